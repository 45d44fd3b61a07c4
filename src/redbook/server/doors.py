"""What every request and every socket passes first: who asks, how often, from which page, and with which token."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any
from urllib.parse import urlsplit

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler

from redbook.server.limits import Doorkeeper
from redbook.server.problems import ForeignPage, NotJson, TokenInAddress, WrongToken

READING = ("GET", "HEAD", "OPTIONS")
SECRET = ("token", "tokens", "key")  # what has no place in an address: addresses are written down everywhere
LARGEST_BODY = 1024 * 1024
USUAL = 16 * 1024  # bytes of a body that count as one request
OWN_PAGE = ("same-origin", "none")


def guarded(connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
    """In front of everything under /api. A route may say that it is `study`, or leads `nowhere`."""
    keeper: Doorkeeper = connection.app.state.keeper
    address = keeper.asking(connection.scope)
    keeper.take("requests", address, 1.0 + size_of(connection) // USUAL)
    if handler.opt.get("study"):
        keeper.take("studies", address)
    if any(name in connection.query_params for name in SECRET):
        raise TokenInAddress()
    if connection.scope["method"] not in READING and not handler.opt.get("nowhere"):  # type: ignore[typeddict-item]
        check_page(connection, connection.app.state.origins)
        check_json(connection)


def size_of(connection: ASGIConnection[Any, Any, Any, Any]) -> int:
    """Of the body that comes with it; as much as it may be if nobody says how much it is."""
    if "transfer-encoding" in connection.headers:
        return LARGEST_BODY
    said = connection.headers.get("content-length", "0")
    return min(int(said), LARGEST_BODY) if said.isdecimal() else LARGEST_BODY


def check_page(connection: ASGIConnection[Any, Any, Any, Any], origins: Collection[str]) -> None:
    """Browsers say which page asks; programs need not. Another page than our own changes nothing here."""
    origin = connection.headers.get("origin")
    if origin is not None and origin.rstrip("/") in origins:
        return
    if connection.headers.get("sec-fetch-site", "none") not in OWN_PAGE:
        raise ForeignPage()
    if origin is not None and urlsplit(origin).netloc.lower() != connection.headers.get("host", "").lower():
        raise ForeignPage()


def check_json(connection: ASGIConnection[Any, Any, Any, Any]) -> None:
    """A form or a plain text can be sent by any page without asking; JSON cannot. Nothing is inflated here."""
    kind = connection.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/json" or connection.headers.get("content-encoding", "identity") != "identity":
        raise NotJson()


def shown_token(request: Request[Any, Any, Any]) -> str:
    """`Authorization: Bearer TOKEN`."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    token = token.strip()
    if scheme.lower() != "bearer" or not 0 < len(token) <= 200:
        raise WrongToken()
    return token
