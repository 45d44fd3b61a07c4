"""Documents spoiled at random: what a stranger might send. For fuzzing positions and saves."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from redbook.kernel.chance import Chance
from redbook.kernel.errors import RedbookError
from redbook.kernel.match import Match
from redbook.kernel.walk import check_laws

STRANGE: tuple[Any, ...] = (
    None, True, False, -1, 0, 1, 2, 7, 63, 64, 255, 256, 65_536, 2**31, 2**63, -(2**63), 10**30, 0.5, 1e300, "", "x",
    "-1", "ü" * 300, "__class__", [], {}, [[]], [0] * 400, {"": ""}, [None],
)  # fmt: skip
Path = tuple[str | int, ...]


def spoiled(doc: Any, chance: Chance) -> Any:
    """A deep copy with one to four things changed."""
    again = copied(doc)
    for _ in range(1 + chance.below(4, None, "mutate")):
        again = spoil(again, chance)
    return again


def spoil(doc: Any, chance: Chance) -> Any:
    """One thing is put in another's place, taken away, repeated or made strange."""
    paths = list(places(doc))
    if not paths:
        return doc
    path = drawn(paths, chance)
    holder = doc
    for key in path[:-1]:
        holder = holder[key]
    last = path[-1]
    match chance.below(7, None, "mutate"):
        case 0:
            holder[last] = copied(drawn(STRANGE, chance))
        case 1:
            holder[last] = copied(at(doc, drawn(paths, chance)))
        case 2:
            del holder[last]
        case 3 if isinstance(holder, list):
            holder[int(last) : int(last)] = [copied(holder[last])] * (1, 2, 40)[chance.below(3, None, "mutate")]
        case 3:
            holder[drawn([str(path[-1]) for path in paths], chance)] = copied(holder[last])
        case 4 if isinstance(holder, list):
            other = chance.below(len(holder), None, "mutate")
            holder[last], holder[other] = holder[other], holder[last]
        case _:
            value = holder[last]
            if isinstance(value, int) and not isinstance(value, bool):
                holder[last] = value + (-1, 1, -2, 2, 10)[chance.below(5, None, "mutate")]
            else:
                holder[last] = copied(at(doc, drawn(paths, chance)))
    return doc


def places(doc: Any, path: Path = ()) -> Iterator[Path]:
    if path:
        yield path
    items = doc.items() if isinstance(doc, dict) else enumerate(doc) if isinstance(doc, list) else ()
    for key, value in items:
        yield from places(value, (*path, key))


def at(doc: Any, path: Path) -> Any:
    for key in path:
        doc = doc[key]
    return doc


def copied(doc: Any) -> Any:
    if isinstance(doc, dict):
        return {key: copied(value) for key, value in doc.items()}
    return [copied(value) for value in doc] if isinstance(doc, list) else doc


def drawn(things: Any, chance: Chance) -> Any:
    return things[chance.below(len(things), None, "mutate")]


def believed(doc: dict[str, Any], chance: Chance, decisions: int = 50) -> bool:
    """Whether the document is taken for a position. One that is plays on for so many decisions, or something raises."""
    try:
        m = Match.from_position(doc, seed=1)
    except RedbookError:
        return False
    for _ in range(decisions):
        check_laws(m)
        for seat in (*m.seats, None):
            m.view(seat)
        if m.decision is None:
            break
        m.push(drawn(m.decision.options, chance))
    return True
