"""Filters: which cards a text speaks of. Words that never change become a set of kinds, the others small tests."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Union

import msgspec

from redbook.games.tcg.state import State
from redbook.games.tcg.table.kinds import KINDS, bound
from redbook.games.tcg.table.values import active, attached, fighters, in_play, keyword, left, roaming
from redbook.games.tcg.words import DYNAMIC_WORDS, IN_CENTER, IN_FELLOWSHIP, IN_SUPPORT, LOADED, SIGNETS, STATIC_WORDS

Test = Callable[[State, int, Any], bool]


class CardError(Exception):
    """A card says something that the language does not know."""


class FilterTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything named must hold. `is`/`not` are lists of words, `any` a list of filters of which one must hold."""

    is_: tuple[str, ...] = msgspec.field(name="is", default=())
    not_: tuple[str, ...] = msgspec.field(name="not", default=())
    any_: tuple[Filter, ...] = msgspec.field(name="any", default=())
    title: str | tuple[str, ...] | None = None
    signet: str | None = None
    home: int | None = None
    sites: tuple[int, ...] = ()  # sites of these numbers
    bears: Filter | None = None
    borne_by: Filter | None = None
    bears_no: Filter | None = None
    skirmishing: Filter | None = None
    not_title: str | None = None
    one_of: str | None = None  # a name bound before
    other_than: str | None = None  # a name bound before
    same_title_as: str | None = None
    race_not_in_play: bool = False
    timeword: str | None = None  # an event that may be played in that phase


Filter = Union[str, tuple[str, ...], FilterTable]  # noqa: UP007  (a forward reference inside)


def ring_bearer(s: State, c: int, a: Any) -> bool:
    return c in s.bearer


DYNAMIC: dict[str, Test] = {
    **{word: (lambda s, c, a, word=word: keyword(s, c, word) > 0) for word in LOADED},  # type: ignore[misc]
    "your": lambda s, c, a: s.owner[c] == a.me,
    "opponents": lambda s, c, a: is_opponent(s, s.owner[c], a.me),
    "self": lambda s, c, a: c == a.src,
    "another": lambda s, c, a: c != a.src,
    "bearer": lambda s, c, a: c == s.host[a.src] or (s.host[a.src] < 0 and c in bound(a, "bearer")),
    "ring-bearer": ring_bearer,
    "exhausted": lambda s, c, a: left(s, c) == 1,
    "wounded": lambda s, c, a: s.wounds[c] > 0,
    "roaming": lambda s, c, a: roaming(s, c),
    "assigned": lambda s, c, a: is_assigned(s, c),
    "unassigned": lambda s, c, a: is_unassigned(s, c),
    "in-skirmish": lambda s, c, a: s.fight >= 0 and (c == s.fight or (s.foe[c] == s.fight and s.zone[c] == IN_CENTER)),
    "here": lambda s, c, a: s.zone[c] in (IN_FELLOWSHIP, IN_CENTER) or KINDS[s.kind[c]].site == s.here,
    "in-support-area": lambda s, c, a: s.zone[c] == IN_SUPPORT,
    "assigned-this-turn": lambda s, c, a: c in s.fought,
    "this-site": lambda s, c, a: c == site_of_text(s, a.src),
}


def site_of_text(s: State, src: int) -> int:
    """The site that a text calls "this site": itself, the one it lies on, or the one whose text it copies."""
    k = KINDS[s.kind[src]]
    if k.type == "site":
        return src
    return s.path[k.copies_site] if k.copies_site else s.host[src]


def is_assigned(s: State, c: int) -> bool:
    if s.foe[c] >= 0:
        return True
    return c in s.foe


def is_unassigned(s: State, c: int) -> bool:
    """Who may still be assigned. Rule 160: in the fierce round only minions that were fierce when it began."""
    if s.fierce_round and s.zone[c] == IN_CENTER and c not in s.fierce_now:
        return False
    return not is_assigned(s, c)


def is_opponent(s: State, p: int, me: int) -> bool:
    """Rule 246: for a Shadow player the only opponent is the Free Peoples player."""
    return p != me and s.fp in (p, me)


def opponents_in_skirmish(s: State, c: int) -> list[int]:
    """Whom `c` is fighting right now (rule 154)."""
    if s.fight < 0:
        return []
    if c == s.fight:
        return fighters(s)
    if s.zone[c] == IN_CENTER and s.foe[c] == s.fight:
        return [s.fight]
    return []


class Pred:
    """A compiled filter: `mask` by kind, then the tests that need the table."""

    __slots__ = ("mask", "source", "tests")

    def __init__(self, source: Filter) -> None:
        self.source = source
        self.tests: tuple[Test, ...] = ()
        self.mask = b""

    def compile(self) -> None:
        if self.mask:
            return
        static, tests = split(self.source)
        self.mask = bytes(all(test(k) for test in static) for k in KINDS)
        self.tests = tuple(tests)

    def ok(self, s: State, c: int, a: Any) -> bool:
        if not self.mask[s.kind[c]]:
            return False
        for test in self.tests:  # noqa: SIM110  (measured: the loop is faster)
            if not test(s, c, a):
                return False
        return True

    def among(self, s: State, cards: Any, a: Any) -> list[int]:
        mask, kind, tests = self.mask, s.kind, self.tests
        if tests:
            return [c for c in cards if mask[kind[c]] and all(test(s, c, a) for test in tests)]
        return [c for c in cards if mask[kind[c]]]


PREDS: dict[bytes, Pred] = {}


def pred(source: Filter) -> Pred:
    """One compiled filter for each way of saying it."""
    key = msgspec.json.encode(source)
    found = PREDS.get(key)
    if found is None:
        found = PREDS[key] = Pred(source)
        check_words(source)
        if KINDS:
            found.compile()
    return found


def compile_all() -> None:
    """Called when every card is known. Compiling one filter may make others known, hence the loop."""
    while True:
        waiting = [p for p in PREDS.values() if not p.mask]
        if not waiting:
            return
        for p in waiting:
            p.compile()


def check_words(source: Filter) -> None:
    words: tuple[str, ...]
    if isinstance(source, str):
        words = (source,)
    elif isinstance(source, tuple):
        words = source
    else:
        words = source.is_ + source.not_
        if source.signet is not None and source.signet not in SIGNETS:
            raise CardError(f"unknown signet {source.signet!r}")
    for word in words:
        if word not in STATIC_WORDS and word not in DYNAMIC_WORDS:
            raise CardError(f"unknown word {word!r} in a filter")


def split(source: Filter) -> tuple[list[Callable[[Any], bool]], list[Test]]:
    """The part that only looks at the kind, and the part that looks at the table."""
    static: list[Callable[[Any], bool]] = []
    tests: list[Test] = []
    if isinstance(source, str):
        source = FilterTable(is_=(source,))
    elif isinstance(source, tuple):
        source = FilterTable(is_=source)
    for word in source.is_:
        if word in STATIC_WORDS:
            static.append(lambda k, word=word: word in k.words)  # type: ignore[misc]
        else:
            tests.append(DYNAMIC[word])
    for word in source.not_:
        if word in STATIC_WORDS:
            static.append(lambda k, word=word: word not in k.words)  # type: ignore[misc]
        else:
            tests.append(lambda s, c, a, test=DYNAMIC[word]: not test(s, c, a))  # type: ignore[misc]
    if source.title is not None:
        titles = (source.title,) if isinstance(source.title, str) else source.title
        static.append(lambda k: k.title in titles)
    if source.signet is not None:
        static.append(lambda k: k.signet == source.signet)
    if source.home is not None:
        static.append(lambda k: k.type == "ally" and k.site == source.home)
    if source.sites:
        static.append(lambda k: k.type == "site" and k.site in source.sites)
    if source.timeword is not None:
        static.append(lambda k: k.type == "event" and any(source.timeword in f.when for f in k.frames))
    if source.any_:
        parts = [pred(part) for part in source.any_]
        for part in parts:
            part.compile()
        if any(part.tests for part in parts):
            tests.append(lambda s, c, a: any(part.ok(s, c, a) for part in parts))
        else:
            static.append(lambda k: any(part.mask[k.index] for part in parts))
    if source.bears is not None:
        borne = pred(source.bears)
        tests.append(lambda s, c, a: any(borne.ok(s, x, a) for x in attached(s).get(c, ())))
    if source.bears_no is not None:
        absent = pred(source.bears_no)
        tests.append(lambda s, c, a: not any(absent.ok(s, x, a) for x in attached(s).get(c, ())))
    if source.borne_by is not None:
        bearer = pred(source.borne_by)
        tests.append(lambda s, c, a: s.host[c] >= 0 and in_play(s, s.host[c]) and bearer.ok(s, s.host[c], a))
    if source.skirmishing is not None:
        enemy = pred(source.skirmishing)
        tests.append(lambda s, c, a: any(enemy.ok(s, x, a) for x in opponents_in_skirmish(s, c)))
    if source.not_title is not None:
        static.append(lambda k: k.title != source.not_title)
    if source.one_of is not None:
        tests.append(lambda s, c, a: c in bound(a, source.one_of))
    if source.other_than is not None:
        tests.append(lambda s, c, a: c not in bound(a, source.other_than))
    if source.same_title_as is not None:
        tests.append(lambda s, c, a: KINDS[s.kind[c]].title in titles_of(s, bound(a, source.same_title_as)))
    if source.race_not_in_play:
        tests.append(race_not_in_play)
    return static, tests


def titles_of(s: State, cards: tuple[int, ...]) -> set[str]:
    """Cards of one title may differ in their subtitles."""
    return {KINDS[s.kind[c]].title for c in cards}


def race_not_in_play(s: State, c: int, a: Any) -> bool:
    race = KINDS[s.kind[c]].race
    return all(KINDS[s.kind[x]].race != race for x in active(s) if x != c)
