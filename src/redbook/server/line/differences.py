"""Small changes instead of whole states: what of a state is not as it was in the last one that went over this line.

Only filtered things are compared: two states that the same eyes may see. Fields of the state are sent whole if they
differ; the view, which is most of it, is taken apart once more, into the entries of its lists and mappings.
"""

from __future__ import annotations

from typing import Any

import msgspec

from redbook.server.line.wire import ChangeMessage, EntriesChange, StateMessage
from redbook.server.tables.seen import seen_through
from redbook.server.tables.table import Table

encode = msgspec.json.encode
Entries = dict[str, bytes] | list[bytes]
Parts = dict[str, bytes | Entries]
FIELDS = tuple(field for field in StateMessage.__struct_fields__ if field not in ("view", "told", "told_from"))


def parts_of(view: Any) -> Parts:
    return {name: part_of(getattr(view, name)) for name in view.__struct_fields__}


def part_of(value: Any) -> bytes | Entries:
    if isinstance(value, dict):
        return {str(key): encode(one) for key, one in value.items()}
    if isinstance(value, list | tuple):
        return [encode(one) for one in value]
    return encode(value)


def shown_parts(table: Table, eyes: str | None) -> Parts:
    """Taken apart once for all who look through these eyes."""
    known: Parts | None = table.shown.get(("parts", eyes))
    if known is None:
        known = table.shown["parts", eyes] = parts_of(seen_through(table, eyes))
    return known


class Sent(msgspec.Struct, frozen=True):
    """A state as it went over the line, field by field."""

    fields: dict[str, bytes]
    view: Parts

    @classmethod
    def of(cls, state: StateMessage, view: Parts) -> Sent:
        return cls({name: encode(getattr(state, name)) for name in FIELDS}, view)


def change(before: Sent, after: Sent, state: StateMessage, table: Table) -> ChangeMessage:
    """What makes `after` of `before`. The lines told go with it, as with a whole state."""
    fields: dict[str, Any] = {
        name: msgspec.Raw(now) for name, now in after.fields.items() if now != before.fields[name]
    }
    view, entries = difference(table, before.view, after.view)
    return ChangeMessage(
        version=state.version, told=state.told, told_from=state.told_from, set=fields, view=view, entries=entries
    )


def difference(table: Table, before: Parts, after: Parts) -> tuple[dict[str, Any], dict[str, EntriesChange]]:
    """Worked out once for all who have seen the same and see the same now."""
    key = ("difference", id(before), id(after))
    known: tuple[Parts, tuple[dict[str, Any], dict[str, EntriesChange]]] | None = table.shown.get(key)
    if known is None:
        whole: dict[str, Any] = {}
        entries: dict[str, EntriesChange] = {}
        for name, now in after.items():
            was = before[name]
            if was == now:
                continue
            of = None if isinstance(now, bytes) else changed_entries(was, now)
            if of is None:
                whole[name] = raw(now)
            else:
                entries[name] = of
        known = table.shown[key] = (before, (whole, entries))  # `before` is kept, or its id might be another's
    return known[1]


def changed_entries(was: bytes | Entries, now: Entries) -> EntriesChange | None:
    """Which entries differ; None if the whole is not larger."""
    if isinstance(now, list) and isinstance(was, list):
        put = {str(place): one for place, one in enumerate(now) if place >= len(was) or was[place] != one}
        cost, size = sum(len(one) for one in put.values()), sum(len(one) for one in now)
        return None if cost >= size else EntriesChange(size=len(now), set=raws(put), drop=[])
    if isinstance(now, dict) and isinstance(was, dict):
        put = {key: one for key, one in now.items() if was.get(key) != one}
        drop = [key for key in was if key not in now]
        # The order of a mapping is part of what is seen: new keys come last, or the whole is sent.
        in_order = [key for key in was if key in now] + [key for key in put if key not in was] == list(now)
        cost, size = sum(len(one) for one in put.values()), sum(len(one) for one in now.values())
        return None if cost >= size or not in_order else EntriesChange(size=len(now), set=raws(put), drop=drop)
    return None


def raws(parts: dict[str, bytes]) -> dict[str, Any]:
    return {key: msgspec.Raw(one) for key, one in parts.items()}


def raw(part: bytes | Entries) -> Any:
    if isinstance(part, dict):
        return raws(part)
    return msgspec.Raw(part) if isinstance(part, bytes) else [msgspec.Raw(one) for one in part]
