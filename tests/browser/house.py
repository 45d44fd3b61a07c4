"""Speaking with the server past the page: to set a table, and to play for somebody who sits elsewhere."""

from __future__ import annotations

import json
import urllib.request
from typing import Any


def ask(address: str, path: str, body: dict[str, Any] | None = None, token: str = "") -> dict[str, Any]:
    """`ask(address, "tables/x", token="y")` reads; with a body it posts."""
    head = {"Content-Type": "application/json", "Authorization": f"Bearer {token}"}
    sent = None if body is None else json.dumps(body).encode()
    with urllib.request.urlopen(urllib.request.Request(f"{address}api/{path}", sent, head), timeout=60) as answer:
        said: dict[str, Any] = json.load(answer)
    return said


def link(opened: dict[str, Any], token: str | None = None) -> str:
    """The address of a table's page, for the host or for whoever has this token."""
    return f"#/t/{opened['table']}/{token or opened['token']}"
