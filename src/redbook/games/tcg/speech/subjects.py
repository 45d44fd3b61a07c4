"""What a sentence of a card is about: small questions that the grammar asks of the data."""

from __future__ import annotations

from typing import Any

from redbook.games.tcg.effects.targets import TargetTable
from redbook.games.tcg.language.filters import Filter
from redbook.games.tcg.speech import grammar
from redbook.games.tcg.words import CLASSES, KEYWORDS, RACES

PERSONS = frozenset(("companion", "ally", "minion", "character", "ring-bearer", "archer", "ranger", "tracker", *RACES))


def is_person(source: Filter | None) -> bool:
    """Whether a filter describes characters: Spanish wants to know."""
    if source is None:
        return False
    t = grammar.table_of(source)
    if any(w in PERSONS for w in t.is_) and not any(w in ("event", "condition", "possession") for w in t.is_):
        return True
    return t.title is not None or (bool(t.any_) and all(is_person(part) for part in t.any_))


def runs(effects: tuple[Any, ...]) -> list[tuple[Any, ...]]:
    """Effects grouped: consecutive gifts to the same character for the same time stand together."""
    found: list[list[Any]] = []
    for e in effects:
        last = found[-1][0] if found else None
        if last is not None and gift(last) and gift(e) and same_receiver(last, e) and last.until == e.until:
            found[-1].append(e)
        else:
            found.append([e])
    return [tuple(run) for run in found]


def is_offer(e: Any) -> bool:
    """ "You may": a `may`, or a single card that need not be chosen."""
    who = getattr(e, "who", None)
    return e.word == "may" or (isinstance(who, TargetTable) and who.up_to and who.count == 1)


def gift(e: Any) -> bool:
    return e.word in ("strength", "keyword") and (e.word == "keyword" or isinstance(e.amount, int))


def same_receiver(first: Any, second: Any) -> bool:
    if isinstance(second.who, str):
        return bool(second.who == (first.who if isinstance(first.who, str) else first.who.name))
    return False


def head_only(source: Filter) -> Filter:
    """ "that Dwarf", not "that exhausted Dwarf in your support area"."""
    t = grammar.table_of(source)
    if t.title is not None or t.any_:
        words = [w for w in t.is_ if w in (*grammar.HEADS, *RACES)]
        return words[0] if words else "character"
    for group in (RACES, grammar.HEADS, CLASSES, KEYWORDS):
        for word in t.is_:
            if word in group:
                return word
    return ()


def target_filter(who: Any, names: dict[str, tuple[Filter, bool]]) -> Filter:
    if isinstance(who, str):
        return names[who][0] if who in names else "character"
    return who.choose if who.choose is not None else who.all_ or "character"


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]
