"""What a hand-written position may get wrong and the laws of every moment do not see. Nothing is repaired."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from difflib import get_close_matches
from typing import Any

import msgspec

from redbook.games.wotr.battle.attack import NEAR
from redbook.games.wotr.battle.combat_cards import NOTED
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
    FIGURES,
    FREE,
    GOLLUM,
    IN_FELLOWSHIP,
    IS_BOX,
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
from redbook.games.wotr.invariants import BETWEEN_ACTIONS, IN_BATTLE, OUTSIDE_BATTLE
from redbook.games.wotr.seats import side_of
from redbook.games.wotr.state import Battle, State
from redbook.kernel import BadPosition


def wrong(field: str, value: Any, expected: str) -> BadPosition:
    """An error that names the field, what stands in it, and what is expected there."""
    plain = list(value) if isinstance(value, bytearray) else value
    shown = plain if isinstance(plain, str) else msgspec.json.encode(plain).decode()
    if len(shown) > 80:
        shown = shown[:77] + "..."
    return BadPosition(why=f"{field}: {shown}; expected: {expected}")


def one_of(words: Iterable[str], given: Any) -> str:
    """The words that would do: all of them if they are few, else those that look like what was given."""
    known = list(words)
    if len(known) <= 10:
        return ", ".join(known)
    close = get_close_matches(given, known, 3, 0.5) if isinstance(given, str) else []
    return " or ".join(close) + "?" if close else f"one of {len(known)} words such as {known[0]}, {known[1]}"


def demand(holds: bool, field: str, value: Any, expected: str) -> None:
    if not holds:
        raise wrong(field, value, expected)


def check(s: State, settled: bool) -> None:
    """`settled`: nothing is half done, so that armies and Leaders must be as they are between two actions."""
    characters_stand_where_they_may(s)
    cards_lie_where_they_belong(s)
    dice_and_markers_exist(s)
    the_quest_goes_on(s)
    armies_stand_apart(s)
    if s.battle is not None:
        the_battle_can_be(s, s.battle)
    for law in BETWEEN_ACTIONS if settled else OUTSIDE_BATTLE if s.battle is None else IN_BATTLE:
        law(s)


def characters_stand_where_they_may(s: State) -> None:
    for c, place in enumerate(s.chars):
        who = f"characters: {CHARACTERS[c]}"
        if place == ASIDE:
            demand(c not in COMPANIONS[:7], who, "aside", "a place, fellowship or eliminated")
        elif place == IN_FELLOWSHIP:
            demand(c in COMPANIONS[:7], who, "fellowship", "a place, aside or eliminated")
        elif place < PLACES:
            side, here = FREE if c in CHARACTERS_OF[FREE] else SHADOW, PLACE_NAMES[place]
            demand(c != GOLLUM, who, here, "aside: he is never on the map")
            demand(c != SARUMAN or at_orthanc(s, place), who, here, "orthanc or orthanc-siege")
            demand(place != REAR or s.battle is not None, who, here, "a rearguard in a battle only")
            fighting = s.battle is not None and place in (
                s.battle.origin,
                s.battle.target,
            )
            shut_in = not IS_BOX[place] or s.troops[side * PLACES + place] > 0 or fighting
            demand(shut_in, who, here, f"units of their side in {here}, or another place")
    for kind in PLASTIC_OF[SHADOW]:
        back = "no figure of the Shadow: those go back to the reinforcements"
        demand(not s.dead[kind], "casualties", FIGURES[kind], back)
    for nation in SHADOW_NATIONS:
        demand(bool(s.active[nation]), f"politics: {NATIONS[nation]}", "passive", "active: the Shadow's nations are")


def at_orthanc(s: State, place: int) -> bool:
    """Saruman never leaves it (p.24); who attacks out of it may leave him behind as a rearguard."""
    if place == REAR and s.battle is not None:
        place = s.battle.origin
    return place in (ORTHANC, BOX[ORTHANC])


def cards_lie_where_they_belong(s: State) -> None:
    for pile in (s.decks, s.discard):
        for deck, cards in enumerate(pile):
            for card in cards:
                demand(DECK_OF[card] == deck, DECKS[deck], CARDS[card], f"a card of {DECKS[deck]}")
    for piles in (s.hands, s.buried):
        for seat, cards in enumerate(piles):
            for card in cards:
                own = SIDE_OF_CARD[card] == side_of(s, seat)
                demand(own, SEATS[s.count][seat], CARDS[card], f"a card of the side {SIDES[side_of(s, seat)]}")
    for card, seat in s.table:
        demand(CARD_STAYS[card], "table", CARDS[card], "a card that stays on the table")
        own = SIDE_OF_CARD[card] == side_of(s, seat)
        demand(own, "table", CARDS[card], f"a card of {SEATS[s.count][seat]}'s own side")
    placed = Counter(c for pile in (*s.hands, *s.decks, *s.discard, *s.buried, s.out) for c in pile)
    placed.update(c for c, _ in s.table)
    for card, times in placed.items():
        demand(times == 1, "cards", CARDS[card], f"one place for each card; it is in {times}")


def dice_and_markers_exist(s: State) -> None:
    for side in (FREE, SHADOW):
        most = DICE_AT_MOST[side]
        demand(1 <= s.pool[side] <= most, f"pool: {SIDES[side]}", s.pool[side], f"1 to {most} dice")
        for face in range(len(FACES)):
            shown = face in FACES_OF[side] and face != EYE_DIE
            of_side = ", ".join(dict.fromkeys(FACES[f] for f in FACES_OF[side] if f != EYE_DIE))
            demand(shown or not s.dice[side * 7 + face], "dice", f"{SIDES[side]} {FACES[face]}", of_side)
        used = sum(s.dice[side * 7 : side * 7 + 7]) + s.box[side]
        fits = f"no more than the {s.pool[side]} of the pool, those in the Hunt Box counted"
        demand(used <= s.pool[side], f"dice: {SIDES[side]}", used, fits)
    demand(sum(s.rings) == 3, "rings", s.rings, "three in all: the Free Peoples', the Shadow's, out of the game")
    for name, markers in (("ring_used", s.ring_used), ("tokens", s.tokens), ("token_used", s.token_used)):
        demand(max(markers) <= 1, name, markers, "0 or 1 each")


def the_quest_goes_on(s: State) -> None:
    over = "with more the game is over"
    demand(s.corruption < MOST_CORRUPTION, "fellowship: corruption", s.corruption, f"0 to 11; {over}")
    demand(s.mordor < LAST_STEP, "fellowship: mordor", s.mordor, f"0 to 4; {over}")
    demand(s.progress <= 12, "fellowship: progress", s.progress, "0 to 12")
    if on_mordor_track(s):
        demand(not s.progress, "fellowship: progress", s.progress, "0 on the Mordor Track")
        demand(not s.waiting, "tiles: waiting", [TILES[t].id for t in s.waiting], "none on the Mordor Track")
    else:
        demand(not s.mordor, "fellowship: mordor", s.mordor, "0, or the Fellowship at mordor, on the Mordor Track")
    for tile in s.waiting:
        special = TILES[tile].kind != "standard"
        demand(special, "tiles: waiting", TILES[tile].id, "special tiles, which wait for Mordor")
    for tile, times in Counter((*s.bag, *s.drawn, *s.removed, *s.waiting)).items():
        demand(times == 1, "tiles", TILES[tile].id, f"one place for each tile; it is in {times}")


def armies_stand_apart(s: State) -> None:
    for region in range(MAP_SIZE):
        both = s.troops[region] and s.troops[PLACES + region] and s.battle is None
        demand(not both, f"armies in {PLACE_NAMES[region]}", "both sides", "one side; a garrison is in the siege box")


MANY = 99  # more than any sum of a battle
PAIRS = tuple(f.name for f in msgspec.structs.fields(Battle) if str(f.type).startswith("list") and f.name != "notes")


def the_battle_can_be(s: State, b: Battle) -> None:
    for name in PAIRS:
        pair = getattr(b, name)
        demand(len(pair) == 2, f"battle: {name}", pair, "two values: the Free Peoples', the Shadow's")
        for value in pair:
            few = isinstance(value, list) or -MANY <= value <= MANY
            demand(few, f"battle: {name}", value, f"a number from {-MANY} to {MANY}")
    for name in ("round", "rounds", "nazgul_forfeited"):
        demand(0 <= getattr(b, name) <= MANY, f"battle: {name}", getattr(b, name), f"a number from 0 to {MANY}")
    for dice in b.dice:
        rolled = len(dice) <= 5 and all(1 <= die <= 6 for die in dice)
        demand(rolled, "battle: dice", dice, "up to five dice that show 1 to 6")
    for note in b.notes:
        what, side, _, card = note
        named = what in NOTED and side in (FREE, SHADOW) and 0 <= card < len(CARDS)
        demand(named, "battle: notes", note, f"one of {', '.join(NOTED)}; a side; a change; a card")
    for side in (FREE, SHADOW):
        seat = b.seats[side]
        ours = 0 <= seat < s.count and side_of(s, seat) == side
        demand(ours, "battle: seats", b.seats, "the number of a seat of the Free Peoples, then of the Shadow")
    for card in (b.card, b.first_card, *b.cards):
        demand(-1 <= card < len(CARDS), "battle: cards", card, f"a number from -1 (none) to {len(CARDS) - 1}")
    near = b.origin < REAR and b.target in NEAR[b.origin]
    there = f"{PLACE_NAMES[b.origin]} {PLACE_NAMES[b.target]}"
    demand(near or b.inside, "battle: origin and target", there, "neighbours, or besiegers and garrison")
    armies = s.troops[b.attacker * PLACES + b.origin] and s.troops[b.defender * PLACES + b.target]
    demand(bool(armies) or b.round > 0, "battle: origin and target", there, "an army of either side there")
