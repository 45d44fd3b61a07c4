"""The OpenAPI document, with every struct of the WebSocket among its components. `python -m redbook.server.schema`."""

from __future__ import annotations

import sys
from typing import Any

import msgspec
from litestar import Litestar, Request
from litestar.openapi.plugins import JsonRenderPlugin

from redbook.server import wire
from redbook.server.decks import wire as decks_wire
from redbook.server.lessons import wire as lessons_wire
from redbook.server.line import wire as line_wire
from redbook.server.rules import wire as rules_wire
from redbook.server.tables import wire as tables_wire

ROOMS = (wire, tables_wire, decks_wire, rules_wire, lessons_wire, line_wire)
BASES = (wire.In, wire.Out, line_wire.FromClient, line_wire.FromServer)


def wire_structs() -> list[type[msgspec.Struct]]:
    return [
        thing
        for room in ROOMS
        for thing in vars(room).values()
        if isinstance(thing, type)
        and issubclass(thing, msgspec.Struct)
        and thing not in BASES
        and thing.__module__ == room.__name__
    ]


def with_wire(document: dict[str, Any]) -> dict[str, Any]:
    """Components come from msgspec itself, so that HTTP and WebSocket are described by the same words."""
    _, components = msgspec.json.schema_components(wire_structs(), ref_template="#/components/schemas/{name}")
    unions = {"ClientMessage": line_wire.ClientMessage, "ServerMessage": line_wire.ServerMessage}
    schemas, more = msgspec.json.schema_components(unions.values(), ref_template="#/components/schemas/{name}")
    whole = {**document, "components": {**document.get("components", {})}}
    old = whole["components"].get("schemas", {})
    new = {**old, **components, **more, **dict(zip(unions, schemas, strict=True))}
    whole["components"]["schemas"] = dict(sorted(new.items()))
    return whole


class WirePlugin(JsonRenderPlugin):
    """Serves the document at /schema/openapi.json."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return msgspec.json.encode(with_wire(openapi_schema))


def openapi(app: Litestar) -> dict[str, Any]:
    return with_wire(app.openapi_schema.to_schema())


def main() -> None:
    from redbook.server.app import create_app

    text = msgspec.json.format(msgspec.json.encode(openapi(create_app("redbook.db"))), indent=2)
    sys.stdout.write(text.decode() + "\n")


if __name__ == "__main__":
    main()
