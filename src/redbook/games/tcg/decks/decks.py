"""Decks: plain text, one card a line; legality with reasons (rules 1 to 9)."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from pathlib import Path

import msgspec

from redbook.games.tcg.decks.lines import Entry, entries, number_in
from redbook.games.tcg.decks.near import near
from redbook.games.tcg.effects.load import load
from redbook.games.tcg.table.kinds import BY_ID, KINDS, Kind, number_of, slug
from redbook.kernel import Chance

FOLDER = Path(__file__).parent.parent / "data" / "decks"
STARTING_COST = 4
MOST_ON_A_LINE = 99  # far beyond what any deck may hold
MOST_HINTS = 20  # lines for which cards of like names are looked for


class Deck(msgspec.Struct, frozen=True):
    """Card ids: the Ring, the Ring-bearer, nine sites in order, and the draw deck."""

    name: str
    ring: str
    bearer: str
    sites: tuple[str, ...]
    draw: tuple[str, ...]
    start: str = ""  # the companion of the first game


class DeckProblem(msgspec.Struct, frozen=True):
    """One reason why a deck is not legal: a message id (`deck-<code>`) and its arguments."""

    code: str
    args: dict[str, str | int] = {}
    rule: int = 0


class BadDeck(Exception):
    def __init__(self, problems: list[DeckProblem]) -> None:
        super().__init__(", ".join(f"{p.code} {p.args}" for p in problems))
        self.problems = problems


@cache
def by_name() -> dict[str, str]:
    """Full names and ids to ids: "gimli, son of gloin", "gimli-son-of-gloin", "1_13"."""
    load()
    found: dict[str, str] = {}
    titles = Counter(k.slug for k in KINDS)
    for k in KINDS:
        found[k.id] = k.id
        found[slug(f"{k.title} {k.subtitle}")] = k.id
        if titles[k.slug] == 1:
            found.setdefault(k.slug, k.id)
    return found


@cache
def all_names() -> dict[str, str]:
    """Names in which a card may be looked for: its title and subtitle, together and alone."""
    load()
    found: dict[str, str] = {}
    for k in KINDS:
        for words in (f"{k.title} {k.subtitle}", k.title, k.subtitle):
            name = slug(words)
            while name and found.setdefault(name, k.id) != k.id:
                name += "-"  # several cards of one title: each may be meant
    return found


def find_card(words: str) -> str | None:
    """The id of a card written as people and their tools write it: 1_13, 1R13, a title with or without its subtitle,
    perhaps with one of those numbers before it or behind it in brackets."""
    found = by_name()
    words = words.strip().strip("•").strip()
    number = number_in(words)
    if number is not None:
        return found.get(number)
    bare, behind = re.fullmatch(r"(.*?)\s*(?:[(\[](.*?)[)\]])?", words, re.DOTALL).groups()  # type: ignore[union-attr]
    named = found.get(slug(bare.strip("*")))
    if named is not None:
        return named
    first, _, rest = words.partition(" ")
    if rest and number_in(first) is not None:
        return find_card(first)
    return find_card(behind) if behind else None


def parse(text: str, name: str = "") -> tuple[Deck, list[DeckProblem]]:
    """One card a line: `3 Dwarven Axe`, `Dwarven Axe x3` or `3x 1_9`, and what else people's tools write (lines.py).
    `#` begins a comment, `Name:` and `Start:` are headings of their own."""
    load()
    bearer = start = ""
    rings: list[str] = []
    sites: list[str] = []
    draw: list[str] = []
    problems: list[DeckProblem] = []
    for entry in entries(text, lambda words: find_card(words) is not None):
        if entry.heading == "name":
            name = entry.words
            continue
        found = find_card(entry.words)
        if found is None:
            problems.append(unknown(entry, hint=len(problems) < MOST_HINTS))
            continue
        if entry.heading == "start":
            start = found
            continue
        cards = [found] * min(MOST_ON_A_LINE, entry.count)
        kind = BY_ID[found]
        if kind.type == "ring":
            rings += cards
        elif kind.type == "site":
            sites += cards
        elif cards and (entry.heading == "bearer" or not bearer) and is_ring_bearer(kind):
            draw += [*cards[1:], bearer] if bearer else cards[1:]  # one who stood there before is one of the deck
            bearer = found
        else:
            draw += cards
    if len(rings) > 1:
        problems.append(DeckProblem("rings", {"count": len(rings)}, 4))
    sites.sort(key=lambda id: BY_ID[id].site)
    ring = rings[0] if rings else ""
    return Deck(name, ring, bearer, tuple(sites), tuple(sorted(draw, key=number_of)), start), problems


def unknown(entry: Entry, *, hint: bool) -> DeckProblem:
    """No card, or several, are called so; which could be meant is worked out for the first few lines only."""
    likely = [full_name(id) for id in near(slug(entry.words), all_names())] if hint else []
    args: dict[str, str | int] = {"line": entry.line, "words": entry.words[:80]}
    return DeckProblem("unknown-card", args | {"found": len(likely), "near": " · ".join(likely)})


def is_ring_bearer(kind: Kind) -> bool:
    return "ring-bearer" in kind.keywords


def problems(deck: Deck, *, minimum: int = 60) -> list[DeckProblem]:
    """Every reason why the deck may not be played; an empty list: it is legal."""
    found: list[DeckProblem] = []
    if not deck.ring:
        found.append(DeckProblem("no-ring", rule=8))
    if not deck.bearer:
        found.append(DeckProblem("no-ring-bearer", rule=8))
    numbers = Counter(BY_ID[id].site for id in deck.sites)
    for number in range(1, 10):
        if numbers[number] != 1:
            found.append(DeckProblem("sites", {"number": number, "count": numbers[number]}, 7))
    if len(deck.draw) < minimum:
        found.append(DeckProblem("too-small", {"count": len(deck.draw), "least": minimum}, 2))
    sides = Counter(BY_ID[id].side for id in deck.draw)
    free, shadow = sides["free-peoples"], sides["shadow"]
    if free != shadow:
        found.append(DeckProblem("unequal-sides", {"free": free, "shadow": shadow}, 3))
    titles = Counter(BY_ID[id].title for id in deck.draw)
    own = BY_ID[deck.bearer].title if deck.bearer else ""
    for title, count in sorted(titles.items()):
        if title == own and count > 3:
            found.append(DeckProblem("ring-bearer-copies", {"card": slug(title), "count": count}, 6))
        elif count > 4:
            found.append(DeckProblem("too-many", {"card": slug(title), "count": count}, 5))
    if deck.start and not may_start(deck):
        found.append(DeckProblem("start", {"card": BY_ID[deck.start].slug, "most": STARTING_COST}, 24))
    return found


def may_start(deck: Deck) -> bool:
    """Rules 24 and 32: the companion of a first game is one of the draw deck that is not too dear."""
    kind = BY_ID[deck.start]
    return kind.type == "companion" and kind.cost <= STARTING_COST and deck.start in deck.draw


@cache
def built_in(name: str) -> Deck:
    path = FOLDER / f"{name}.txt"
    deck, wrong = parse(path.read_text("utf-8"), name)
    if wrong:
        raise BadDeck(wrong)
    return deck


@cache
def names() -> tuple[str, ...]:
    return tuple(sorted(path.stem for path in FOLDER.glob("*.txt")))


def offered(first: str) -> tuple[str, ...]:
    """The names of the built-in decks, a certain one before the others."""
    return (first, *(name for name in names() if name != first))


def find_deck(words: str) -> Deck:
    """A deck by its name, or the text of one; BadDeck with every reason if it may not be played."""
    if words in names():
        return built_in(words)
    deck, wrong = parse(words)
    wrong += problems(deck)
    if wrong:
        raise BadDeck(wrong)
    return deck


def write(deck: Deck) -> str:
    """The deck as text, as `parse` reads it."""
    load()
    lines = [f"Name: {deck.name}"] if deck.name else []
    lines += [f"Start: {full_name(deck.start)}"] if deck.start else []
    for heading, ids in (("Ring:", [deck.ring]), ("Ring-bearer:", [deck.bearer]), ("Sites:", deck.sites)):
        lines += ["", heading, *(full_name(id) for id in ids if id)]
    for heading, side in (("Free Peoples:", "free-peoples"), ("Shadow:", "shadow")):
        lines += ["", heading]
        counts = Counter(id for id in deck.draw if BY_ID[id].side == side)
        lines += [f"{count} {full_name(id)}" for id, count in sorted(counts.items(), key=lambda x: number_of(x[0]))]
    return "\n".join(lines) + "\n"


def full_name(id: str) -> str:
    k = BY_ID[id]
    return f"{k.title}, {k.subtitle}" if k.subtitle else k.title


def random_deck(chance: Chance, size: int = 60) -> Deck:
    """Any legal deck: for tests, soaks and the curious."""
    load()
    ring = chance.draw([k.id for k in KINDS if k.type == "ring"], "deck")
    bearer = chance.draw([k.id for k in KINDS if is_ring_bearer(k)], "deck")
    sites = tuple(
        chance.draw([k.id for k in KINDS if k.type == "site" and k.site == number], "deck") for number in range(1, 10)
    )
    draw: list[str] = []
    for side in ("free-peoples", "shadow"):
        titles: Counter[str] = Counter()
        pile = [k.id for k in KINDS if k.side == side]
        while sum(titles.values()) < size // 2:
            id = pile[chance.below(len(pile), None, "deck")]
            most = 3 if is_ring_bearer(BY_ID[id]) else 4
            if titles[BY_ID[id].title] < most:
                titles[BY_ID[id].title] += 1
                draw.append(id)
    return Deck("random", ring, bearer, sites, tuple(sorted(draw, key=number_of)))
