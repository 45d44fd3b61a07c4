"""Bots at a table of War of the Ring, for these tests."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from redbook.bots import find_bot
from redbook.games.wotr.board import CARDS, CARDS_IN, DECKS
from redbook.kernel import Bot, Match, Option, Scripted, Seeded, Seen

WAR = dict.fromkeys(("gondor", "rohan", "sauron", "isengard", "southrons"), "at-war")


def at(now: str, chance: list[int | str] | None = None, seats: int = 2, **doc: Any) -> Match:
    """The board as at the start, but for what is said; "" empties a place. Cards named nowhere lie in their decks."""
    armies = {**Match.new("wotr", seed=1, seats=seats).position()["position"]["armies"], **doc.pop("armies", {})}
    placed = {card for hand in doc.get("hands", {}).values() for card in hand}
    decks = {}
    for name, cards in zip(DECKS, CARDS_IN, strict=True):
        decks[name] = [CARDS[c] for c in cards if CARDS[c] not in placed]
    doc.setdefault("politics", WAR)
    kept = {place: figures for place, figures in armies.items() if figures}
    position = {"players": seats, "now": now, "decks": decks, "armies": kept, **doc}
    whole = {"game": "wotr", "seats": seats, "position": position}
    return Match.from_position(whole, chance=Scripted(answers=chance or [], seed=1))


def answer(m: Match, bot: str) -> Option:
    return find_bot("wotr", bot).choose(Seen(m), Seeded(seed=1))


def lead(m: Match, bot: str, seat: str, until: Callable[[Match], bool]) -> list[str]:
    """What the bot answers at its seat until something has come about."""
    mind, chance = find_bot("wotr", bot), Seeded(seed=1)
    said: list[str] = []
    while m.decision is not None and m.decision.seat == seat and not until(m):
        option = mind.choose(Seen(m), chance)
        said.append(option.notation)
        m.play(option)
    return said


def whole_game(names: list[str], seed: int, seats: int = 2) -> Match:
    m = Match.new("wotr", seed=seed, seats=seats)
    bots: dict[str, Bot] = {seat: find_bot("wotr", name) for seat, name in zip(m.seats, names, strict=True)}
    chances = {seat: Seeded(seed=seed + n) for n, seat in enumerate(m.seats)}
    while m.decision is not None:
        seat = m.decision.seat
        m.play(bots[seat].choose(Seen(m), chances[seat]))  # play refuses what was not offered
    return m
