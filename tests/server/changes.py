"""What a client makes of what it is sent: whole states, put together from changes."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any


class Reader:
    def __init__(self) -> None:
        self.state: dict[str, Any] = {}
        self.told: list[Any] = []
        self.changes = 0

    def take(self, message: dict[str, Any]) -> None:
        if message["type"] == "state":
            self.state = message
        elif message["type"] == "change":
            self.changes += 1
            view = {**self.state["view"], **message["view"]}
            for name, entries in message["entries"].items():
                view[name] = with_entries(view[name], entries)
            told = {key: message[key] for key in ("version", "told", "told_from")}
            self.state = {**self.state, **message["set"], **told, "view": view, "type": "state"}
        else:
            return
        self.told = [*self.told[: self.state["told_from"]], *self.state["told"]]


def with_entries(before: Any, entries: dict[str, Any]) -> Any:
    if isinstance(before, dict):
        kept = {key: value for key, value in before.items() if key not in entries["drop"]}
        after = {**kept, **entries["set"]}
        assert len(after) == entries["size"]
        return after
    listed = before[: entries["size"]] + [None] * (entries["size"] - len(before))
    for place, value in entries["set"].items():
        listed[int(place)] = value
    return listed


def whole_states(messages: Iterable[dict[str, Any]]) -> list[dict[str, Any]]:
    """The state after each message that tells one."""
    reader, states = Reader(), []
    for message in messages:
        if message.get("type") in ("state", "change"):
            reader.take(message)
            states.append(reader.state)
    return states
