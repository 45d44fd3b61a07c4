"""Sealed play: boosters and starters out of a seed, and whether a deck is made of what was in them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cache
from pathlib import Path

from redbook.games.tcg.decks.decks import Deck, DeckProblem, parse, problems
from redbook.games.tcg.effects.load import load
from redbook.games.tcg.table.kinds import KINDS, number_of
from redbook.kernel import Chance, Seeded

FOLDER = Path(__file__).parent.parent / "data" / "products"
BOOSTER = (("R", 1), ("U", 3), ("C", 7))  # eleven cards: one rare, ten uncommon and common ones
STARTER_RARES = 3
SEALED_MINIMUM = 60


def of_rarity(rarity: str, of_set: int) -> list[str]:
    load()
    return list(listed(rarity, of_set, len(KINDS)))


@cache
def listed(rarity: str, of_set: int, known: int) -> tuple[str, ...]:
    """`known`: how many cards there are; sets may be added."""
    return tuple(kind.id for kind in KINDS if kind.rarity == rarity and number_of(kind.id)[0] == of_set)


def booster(chance: Chance, of_set: int = 1) -> list[str]:
    """One booster of a set. No card is in it twice."""
    found: list[str] = []
    for rarity, count in BOOSTER:
        pile = of_rarity(rarity, of_set)
        found += [chance.draw(pile, "booster") for _ in range(count)]
    return found


def starter(name: str, chance: Chance) -> list[str]:
    """The sixty fixed cards of a starter and three rares of its set."""
    deck, wrong = parse((FOLDER / f"{name}.txt").read_text("utf-8"))
    if wrong:
        raise ValueError(f"{name}: {wrong}")
    rares = of_rarity("R", number_of(deck.bearer)[0])
    fixed = [deck.ring, deck.bearer, *deck.sites, *deck.draw]
    return fixed + [chance.draw(rares, "booster") for _ in range(STARTER_RARES)]


def starters() -> tuple[str, ...]:
    return tuple(sorted(path.stem for path in FOLDER.glob("*.txt")))


def pool(seed: int, boosters: int = 6, starter_name: str | None = None, of_set: int = 1) -> Counter[str]:
    """What one player opens: a starter (by lot if none is named) and boosters of a set. Same seed, same cards."""
    chance = Seeded(seed=seed)
    names = list(starters())
    name = starter_name if starter_name is not None else chance.draw(names, "booster")
    found = Counter(starter(name, chance))
    for _ in range(boosters):
        found.update(booster(chance, of_set))
    return found


def sealed_problems(deck: Deck, cards: Counter[str]) -> list[DeckProblem]:
    """Every reason against a deck in sealed play: the usual ones, and cards that were not opened."""
    found = problems(deck, minimum=SEALED_MINIMUM)
    for id, count in sorted(used(deck).items(), key=lambda pair: number_of(pair[0])):
        if count > cards[id]:
            found.append(DeckProblem("not-opened", {"id": id, "count": count, "have": cards[id]}))
    return found


def used(deck: Deck) -> Counter[str]:
    everything: Iterable[str] = (deck.ring, deck.bearer, *deck.sites, *deck.draw)
    return Counter(id for id in everything if id)
