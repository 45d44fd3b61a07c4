"""What a hand-written position may get wrong and the laws of every moment do not see. Nothing is repaired."""

from __future__ import annotations

from typing import Any

import msgspec

from redbook.games.wotr.battle.attack import NEAR
from redbook.games.wotr.board import (
    ASIDE,
    BOX,
    CARD_STAYS,
    CARDS,
    CHARACTERS,
    CHARACTERS_OF,
    COMPANIONS,
    DECK_OF,
    DECKS,
    DICE_AT_MOST,
    EYE_DIE,
    FACES,
    FACES_OF,
    FREE,
    GOLLUM,
    IN_FELLOWSHIP,
    IS_BOX,
    KINDS,
    MAP_SIZE,
    NATIONS,
    ORTHANC,
    PLACE_NAMES,
    PLACES,
    PLASTIC_OF,
    REAR,
    SARUMAN,
    SEATS,
    SHADOW,
    SHADOW_NATIONS,
    SIDE_OF_CARD,
    SIDES,
    TILES,
)
from redbook.games.wotr.characters.fellowship import LAST_STEP, MOST_CORRUPTION, on_mordor_track
from redbook.games.wotr.invariants import BETWEEN_ACTIONS
from redbook.games.wotr.seats import side_of
from redbook.games.wotr.state import Battle, State
from redbook.kernel import BadPosition, Step


def demand(holds: bool, why: str) -> None:
    if not holds:
        raise BadPosition(why=why)


def check(s: State, steps: list[Step], settled: bool) -> None:
    """`settled`: nothing is half done, so that armies and Leaders must be as they are between two actions."""
    characters_stand_where_they_may(s)
    cards_lie_where_they_belong(s)
    dice_and_markers_exist(s)
    the_quest_goes_on(s)
    if s.battle is not None:
        the_battle_can_be(s, s.battle)
    for step in steps:
        numbers_mean_something(s, step)
    if settled:
        for law in BETWEEN_ACTIONS:
            law(s)


def characters_stand_where_they_may(s: State) -> None:
    for c, place in enumerate(s.chars):
        why = f"characters: {CHARACTERS[c]}"
        if place == ASIDE:
            demand(c not in COMPANIONS[:7], why)
        elif place == IN_FELLOWSHIP:
            demand(c in COMPANIONS[:7], why)
        elif place < PLACES:
            side = FREE if c in CHARACTERS_OF[FREE] else SHADOW
            demand(c != GOLLUM and (c != SARUMAN or place in (ORTHANC, BOX[ORTHANC])), why)
            demand(place != REAR or s.battle is not None, why)
            demand(not IS_BOX[place] or s.troops[side * PLACES + place] > 0, why)
    for kind in PLASTIC_OF[SHADOW]:
        demand(not s.dead[kind], "casualties: those of the Shadow go back to the reinforcements")
    for nation in SHADOW_NATIONS:
        demand(bool(s.active[nation]), f"politics: {NATIONS[nation]}")


def cards_lie_where_they_belong(s: State) -> None:
    for pile in (s.decks, s.discard):
        for deck, cards in enumerate(pile):
            for card in cards:
                demand(DECK_OF[card] == deck, f"{DECKS[deck]}: {CARDS[card]}")
    for piles in (s.hands, s.buried):
        for seat, cards in enumerate(piles):
            for card in cards:
                demand(SIDE_OF_CARD[card] == side_of(s, seat), f"{SEATS[s.count][seat]}: {CARDS[card]}")
    for card, seat in s.table:
        demand(CARD_STAYS[card] and SIDE_OF_CARD[card] == side_of(s, seat), f"table: {CARDS[card]}")


def dice_and_markers_exist(s: State) -> None:
    for side in (FREE, SHADOW):
        demand(s.pool[side] <= DICE_AT_MOST[side], f"pool: {s.pool[side]}")
        for face in range(len(FACES)):
            shown = face in FACES_OF[side] and face != EYE_DIE
            demand(shown or not s.dice[side * 7 + face], f"dice: {SIDES[side]} {FACES[face]}")
    for name, markers in (("ring_used", s.ring_used), ("tokens", s.tokens), ("token_used", s.token_used)):
        demand(max(markers) <= 1, name)


def the_quest_goes_on(s: State) -> None:
    demand(s.corruption < MOST_CORRUPTION and s.mordor < LAST_STEP, "fellowship: the game is over")
    if on_mordor_track(s):
        demand(not s.progress, "fellowship: progress on the Mordor Track")
        demand(not s.waiting, "tiles: waiting on the Mordor Track")
    else:
        demand(not s.mordor, "fellowship: steps on the Mordor Track")
    for tile in s.waiting:
        demand(TILES[tile].kind != "standard", f"tiles: waiting {TILES[tile].id}")


PAIRS = tuple(f.name for f in msgspec.structs.fields(Battle) if str(f.type).startswith("list") and f.name != "notes")


def the_battle_can_be(s: State, b: Battle) -> None:
    for name in PAIRS:
        demand(len(getattr(b, name)) == 2, f"battle: {name}")
    for side in (FREE, SHADOW):
        seat = b.seats[side]
        demand(0 <= seat < s.count and side_of(s, seat) == side, "battle: seats")
    for card in (b.card, b.first_card, *b.cards):
        demand(-1 <= card < len(CARDS), "battle: cards")
    near = b.origin < REAR and b.target in NEAR[b.origin]
    demand(near or b.inside, f"battle: {PLACE_NAMES[b.origin]} {PLACE_NAMES[b.target]}")
    armies = s.troops[b.attacker * PLACES + b.origin] and s.troops[b.defender * PLACES + b.target]
    demand(bool(armies) or b.round > 0, "battle: two armies are wanted")


NUMBERS = {  # fields of steps, and how many things of that kind there are
    "side": 2, "card": len(CARDS), "deck": len(DECKS), "face": 9, "figure": KINDS + len(CHARACTERS),
    "minion": len(CHARACTERS), "place": PLACES, "origin": PLACES, "goal": PLACES, "target": PLACES, "here": MAP_SIZE,
    "region": PLACES, "tile": len(TILES),
}  # fmt: skip


def numbers_mean_something(s: State, step: Any) -> None:
    """Steps are written by the program; a number that was changed by hand must at least name something."""
    for field in msgspec.structs.fields(step):
        value = getattr(step, field.name)
        if isinstance(value, msgspec.Struct):
            numbers_mean_something(s, value)
        elif type(value) is int:
            least, most = (-1, s.count) if field.name in ("who", "player", "seat") else (-1, NUMBERS.get(field.name))
            known = most is None or least <= value < most or (value == 255 and field.name in ("goal", "region"))
            demand(known, f"steps: {field.name} {value}")
