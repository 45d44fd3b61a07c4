"""Setting a table for a test: write the position freely, then play legal moves only.

m = at("action free", armies={"minas-tirith": "3 gondor-regular"}, dice={"free": "army"}, chance=[6, 5, 1])
play(m, "die army", "attack", "minas-tirith", ...)
"""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from redbook.games.wotr.board import CARDS, CARDS_IN, DECKS, FIGURE, NATIONS, PLACE, SEATS
from redbook.games.wotr.reasons import Why
from redbook.games.wotr.state import State
from redbook.kernel import Match, Scripted

WAR = dict.fromkeys(NATIONS, "at-war")


def named(value: Any) -> set[str]:
    """All card ids in a piece of a document."""
    if isinstance(value, str):
        return {value} if value in CARDS else set()
    if isinstance(value, dict):
        return set().union(*(named(v) for v in value.values()), set())
    if isinstance(value, list | tuple):
        return set().union(*(named(v) for v in value), set())
    return set()


def at(now: str = "action free", *, seats: int = 2, chance: list[int | str] | None = None, **doc: Any) -> Match:
    """A match at a position. Cards named nowhere lie in their decks, in the order of their numbers, 01 on top.

    `chance` is what the dice and tiles will show (numbers, and tile ids as in data/tiles.json); then a seed decides.
    """
    if "held" in doc and "armies" not in doc:  # those of the set-up, but for who has lost the place
        start = Match.new("wotr", seed=1, seats=seats).position()["position"]["armies"]
        doc["armies"] = {place: figures for place, figures in start.items() if place not in doc["held"]}
    placed = named(doc)
    decks = doc.pop("decks", {})
    for name, cards in zip(DECKS, CARDS_IN, strict=True):
        decks.setdefault(name, [CARDS[c] for c in reversed(cards) if CARDS[c] not in placed])
    position = {"players": seats, "now": now, "decks": decks, **doc}
    whole = {"game": "wotr", "seats": seats, "position": position}
    return Match.from_position(whole, chance=Scripted(answers=chance or [], seed=1))


def notations(m: Match) -> list[str]:
    return [] if m.decision is None else [option.notation for option in m.decision.options]


def play(m: Match, *moves: str) -> Match:
    for move in moves:
        assert move in notations(m), f"{move!r} is not offered: {m.decision!r} {notations(m)}"
        m.play(move)
    return m


def asked(m: Match) -> tuple[str, str]:
    """Who is asked what."""
    assert m.decision is not None
    return m.decision.seat, m.decision.kind


def count(m: Match, place: str, figure: str) -> int:
    s: State = m.state
    return s.figures[PLACE[place] * 22 + FIGURE[figure]]


def army(m: Match, place: str) -> dict[str, int]:
    """Figures in a place, by name."""
    found: dict[str, int] = m.view(None).places.get(place, {})
    return found


def hand(m: Match, seat: str) -> list[str]:
    return [CARDS[c] for c in m.state.hands[SEATS[m.state.count].index(seat)]]


def told(m: Match, kind: str) -> list[Any]:
    """Events of a kind, in order."""
    return [t.event for t in m.events if t.event.kind == kind]


def battle(chance: list[int | str] | None = None, attacker: str = "free", **doc: Any) -> Match:
    """Gondor in North Ithilien against Sauron in South Ithilien, open land. `free` and `shadow` are the armies."""
    free = doc.pop("free", "3 gondor-regular, 1 gondor-elite, 1 gondor-leader")
    shadow = doc.pop("shadow", "3 sauron-regular, 1 sauron-elite, 1 nazgul")
    doc.setdefault("politics", {"gondor": "at-war", "sauron": "at-war", "isengard": "at-war", "southrons": "at-war"})
    armies = {"north-ithilien": free, "south-ithilien": shadow, **doc.pop("armies", {})}
    origin, target = (
        ("north-ithilien", "south-ithilien") if attacker == "free" else ("south-ithilien", "north-ithilien")
    )
    doc["battle"] = {"attacker": attacker, "origin": origin, "target": target, **doc.pop("battle", {})}
    return at("battle", armies=armies, chance=chance, **doc)


OUTCOME = ("figures", "chars", "reserve", "dead", "steps", "active", "corruption", "progress", "ring", "hidden", "held",
           "box", "bag", "drawn", "rings", "battle")  # fmt: skip


def nothing_comes_of(m: Match, card: str) -> Match:
    """Only a requirement bars a card (p.22): this one may be played with the die at hand, and nothing comes of it."""
    assert m.why_not(card) is not Why.CARD_REQUIREMENT
    before = [deepcopy(getattr(m.state, what)) for what in OUTCOME]
    seat = m.decision.seat if m.decision is not None else ""
    play(m, *(["play-card"] if "play-card" in notations(m) else []))
    if card in notations(m):  # the only one answers itself
        play(m, card)
    assert card not in hand(m, seat)
    assert [getattr(m.state, what) for what in OUTCOME] == before
    assert m.decision is None or m.decision.kind != "card-ask"
    return m
