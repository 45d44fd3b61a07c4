"""Sealed play: boosters and starters out of a seed, and whether a deck is made of what was in them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from pathlib import Path

from redbook.games.tcg.decks.decks import Deck, DeckProblem, parse, problems
from redbook.games.tcg.effects.load import load
from redbook.games.tcg.table.kinds import KINDS
from redbook.kernel import Chance, Seeded

FOLDER = Path(__file__).parent.parent / "data" / "products"
BOOSTER = (("R", 1), ("U", 3), ("C", 7))  # eleven cards: one rare, ten uncommon and common ones
STARTER_RARES = 3
SEALED_MINIMUM = 60


def of_rarity(rarity: str) -> list[str]:
    load()
    return [kind.id for kind in KINDS if kind.rarity == rarity]


def booster(chance: Chance) -> list[str]:
    """One booster. No card is in it twice."""
    found: list[str] = []
    for rarity, count in BOOSTER:
        pile = of_rarity(rarity)
        found += [chance.draw(pile, "booster") for _ in range(count)]
    return found


def starter(name: str, chance: Chance) -> list[str]:
    """The sixty fixed cards of a starter and three rares."""
    deck, wrong = parse((FOLDER / f"{name}.txt").read_text("utf-8"))
    if wrong:
        raise ValueError(f"{name}: {wrong}")
    rares = of_rarity("R")
    fixed = [deck.ring, deck.bearer, *deck.sites, *deck.draw]
    return fixed + [chance.draw(rares, "booster") for _ in range(STARTER_RARES)]


def starters() -> tuple[str, ...]:
    return tuple(sorted(path.stem for path in FOLDER.glob("*.txt")))


def pool(seed: int, boosters: int = 6, starter_name: str | None = None) -> Counter[str]:
    """What one player opens: a starter (by lot if none is named) and boosters. The same seed, the same cards."""
    chance = Seeded(seed=seed)
    names = list(starters())
    name = starter_name if starter_name is not None else chance.draw(names, "booster")
    found = Counter(starter(name, chance))
    for _ in range(boosters):
        found.update(booster(chance))
    return found


def sealed_problems(deck: Deck, cards: Counter[str]) -> list[DeckProblem]:
    """Every reason against a deck in sealed play: the usual ones, and cards that were not opened."""
    found = problems(deck, minimum=SEALED_MINIMUM)
    for id, count in sorted(used(deck).items()):
        if count > cards[id]:
            found.append(DeckProblem("not-opened", {"id": id, "count": count, "have": cards[id]}))
    return found


def used(deck: Deck) -> Counter[str]:
    everything: Iterable[str] = (deck.ring, deck.bearer, *deck.sites, *deck.draw)
    return Counter(id for id in everything if id)
