"""How large everything is, for programs that want arrays (`redbook.kernel.shapes`)."""

from __future__ import annotations

from redbook.games.wotr.board import (
    CARDS,
    CHARACTERS,
    DECKS,
    ELSEWHERE,
    FACES,
    FIGURES,
    KINDS,
    NATIONS,
    PLACE_NAMES,
    REGIONS,
    SETTLEMENTS,
    TILES,
)
from redbook.games.wotr.options import NUMBER_OPTIONS
from redbook.kernel.shapes import Amount, LeftOut, Of, Shape, Shapes, Slots, by, of

SOMEWHERE = (*PLACE_NAMES, *ELSEWHERE)
WAYS = ("open", "stronghold", "moria")
PRICES = ("will-of-the-west", "any-die", "army-and-character-cards", "elven-ring")
FIGURE_COUNTS = Of(FIGURES[:KINDS], each=Amount(40))
SUMS = LeftOut("what a sum is made of; the sum is told")
TILE_IDS = tuple(tile.id for tile in TILES)
HUNT_QUESTIONS = ("before-roll", "hunt-rerolls", "before-tile", "table-card-on-tile", "face-damage")

VIEW: dict[str, Shape] = {
    "WotrView.seat": LeftOut("told before the view"),
    "WotrView.seats": LeftOut("always the same"),
    "WotrView.owners": LeftOut("always the same for a number of seats"),
    "WotrView.turn": Amount(20, cut=True),
    "WotrView.places": Of(PLACE_NAMES, each=Of(FIGURES[:KINDS], each=Amount(20))),
    "WotrView.characters": Of(CHARACTERS, each=Of(SOMEWHERE)),
    "WotrView.armies": Of(PLACE_NAMES),
    "ArmyView.units": Amount(20),
    "ArmyView.dice": Amount(10),
    "ArmyView.leadership": Amount(20),
    "WotrView.reinforcements": FIGURE_COUNTS,
    "WotrView.casualties": FIGURE_COUNTS,
    "WotrView.politics": Of(NATIONS, each=Amount(3)),
    "WotrView.active": Of(NATIONS),
    "WotrView.points": Amount(20),
    "WotrView.dice": Of(FACES, each=Amount(10)),
    "WotrView.hunt_box": Amount(10),
    "WotrView.dice_pool": Amount(12),
    "WotrView.rings": Amount(3),
    "WotrView.tokens": Amount(3),
    "WotrView.hand": Of(CARDS),
    "WotrView.decks": Of(DECKS, each=Amount(24)),
    "WotrView.discard": Of(DECKS, each=Of(CARDS)),
    "WotrView.buried": Of(CARDS),
    "WotrView.bag": Of(TILE_IDS),
    "WotrView.drawn": Of(TILE_IDS),
    "WotrView.removed": Of(TILE_IDS),
    "WotrView.waiting": Of(TILE_IDS),
    "WotrView.ring_bearers": Of(SOMEWHERE),
    "WotrView.guide": Of(CHARACTERS),
    "WotrView.progress": Amount(12),
    "WotrView.corruption": Amount(12),
    "WotrView.mordor": Amount(5, -1),
    "WotrView.mixed": Of(PLACE_NAMES),
    "BattleView.origin": Of(PLACE_NAMES),
    "BattleView.region": Of(REGIONS),
    "BattleView.target": Of(PLACE_NAMES),
    "BattleView.round": Amount(10),
    "BattleView.card": Of(CARDS),
    "BattleView.cards": of((*CARDS, *DECKS)),
    "BattleView.dice": Of(tuple(range(1, 7)), most=10),
    "BattleView.hits": Amount(10),
    "BattleView.to_hit": Amount(6),
    "BattleView.bonus": Amount(5, -5),
    "BattleView.reroll_bonus": Amount(5, -5),
    "BattleView.strength": Amount(10),
    "BattleView.leadership": Amount(20),
    "BattleView.figures": of((*FIGURES, *CHARACTERS), each=Amount(10)),
    "BattleView.strength_from": SUMS,
    "BattleView.leadership_from": SUMS,
    "BattleView.to_hit_why": LeftOut("the region and the kind of battle tell it"),
    "BattleView.bonus_from": SUMS,
    "BattleView.reroll_bonus_from": SUMS,
    "BattleView.card_hits": Amount(10),
    "BattleView.self_hits": Amount(10),
    "BattleView.turned": Amount(10),
    "BattleView.rearguard": FIGURE_COUNTS,
    "HuntView.asked": LeftOut("the question tells it"),
    "HuntView.why": of(("hunt", "mordor", "stronghold", *CARDS)),
    "HuntView.successes": Amount(10),
    "HuntView.tile": Of(TILE_IDS),
    "HuntView.damage": Amount(12),
    "HuntView.dice": Amount(5),
    "HuntView.bonus": Amount(10),
    "HuntView.rerolls": Of(("stronghold", "army", "nazgul")),
    "Forming.origin": Of(PLACE_NAMES),
    "Forming.region": Of(PLACE_NAMES),
    "Forming.picked": of(FIGURES, most=10),
}


def of_seats(seats: tuple[str, ...]) -> dict[str, Shape]:
    return {
        "WotrView.lead": Slots(2, Of(seats)),
        "WotrView.held": Of(tuple(REGIONS[r] for r in SETTLEMENTS), each=Of(seats)),
        "WotrView.ring_used": Of(seats),
        "WotrView.hands": Of(seats, each=Amount(12)),
        "WotrView.hand_backs": Of(seats, each=Amount(12)),
        "WotrView.buried_counts": Of(seats, each=Amount(48)),
        "WotrView.table": Of(CARDS, by=0, each=Of(seats)),
        "WotrView.offered": of((*seats, *CARDS)),
        "BattleView.seats": Of(seats),
    }


OPTIONS = {
    "discard-table": by("card", "way", among=((c, way) for c in range(len(CARDS)) for way in PRICES)),
    "route": by("region", "way", among=((r, way) for r in range(len(REGIONS)) for way in WAYS)),
    "figure-at": by("figure", "place"),
    "casualty": by("figure", "hits", among=((f, hits) for f in range(len(FIGURES)) for hits in (1, 2))),
    "number": by("number", among=(option.number for option in NUMBER_OPTIONS)),
}


def shapes(seats: tuple[str, ...]) -> Shapes:
    return Shapes({**VIEW, **of_seats(seats)}, OPTIONS)
