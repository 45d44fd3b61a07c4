"""What a seat may know, built from nothing. Unknown is a value: None, or a number of things face down."""

from __future__ import annotations

from typing import Literal

import msgspec

from redbook.games.hunt.belief import belief_of
from redbook.games.hunt.board import Board, members
from redbook.games.hunt.catalogue import ALLY_IDS, SORCERY_IDS
from redbook.games.hunt.facts import spell
from redbook.games.hunt.pieces import COMPANY, FACES, JOURNEYS, TILE_NAME
from redbook.games.hunt.state import DASH, RB, SEATS, State
from redbook.games.hunt.wild_belief import Wild
from redbook.kernel import Play

CardState = Literal["away", "ready", "flipped"]
TurnName = Literal["daylight-1", "daylight-2", "nightfall"]
CARD_STATES: tuple[CardState, ...] = ("away", "ready", "flipped")
TURNS: tuple[TurnName, ...] = ("daylight-1", "daylight-2", "nightfall")
PARTS: tuple[Literal[1, 2], ...] = (1, 1, 2)  # there is no part 0


class Screen(msgspec.Struct):
    """Behind the Ring-bearer's screen: for him alone, and for all when the game is over."""

    start: str | None
    log: list[str]  # Frodo's in Part 1, Gandalf's in Part 2
    last: str | None
    dots: int
    hand: list[str]
    information: list[str]
    information_hidden: list[str]
    journey: str | None
    rows: list[str]
    limit: int
    gandalf: str | None
    deeds: list[str]


class Possible(msgspec.Struct):
    """The deduction view: where Frodo's (and Gandalf's) last location can be, from public answers alone."""

    frodo: list[str]
    gandalf: list[str]
    weight: dict[str, int]  # of a hundred journals that fit, how many end there: one at least


class HuntView(msgspec.Struct):
    """What a seat sees of the Hunt. `screen` is for the Ring-bearer alone until the end.

    >>> from redbook import Match
    >>> view = Match.new("hunt", seed=7).view("wraith-1")
    >>> view.part, view.corruption, view.hands, view.screen
    (1, 0, {'wraith-1': 1}, None)
    """

    part: Literal[1, 2]
    day: int
    turn: TurnName
    eye: bool
    corruption: int
    resolve: int  # added to the limit by Gandalf
    limit: int | None  # a secret in Part 2
    track: int
    tokens: int
    pool: int
    company: dict[str, CardState]
    hand_size: int
    ally_deck: int
    ally_discard: list[str]
    kept_card: str | None
    fog: bool
    allies: list[str]
    nazgul: list[str | None]
    owners: list[str]
    lord: int | None
    lead: str
    active: int | None
    dice: list[str]
    dice_used: int
    lord_die: str | None
    powers: list[str]
    trails: dict[str, Literal["eye", "sword"]]
    closed: list[str]
    border_closed: bool
    silent: bool
    net: int
    found: str | None
    hands: dict[str, int]
    my_hand: list[str]
    seen_hands: dict[str, list[str]]
    sorcery_deck: int
    sorcery_discard: list[str]
    playing: str | None
    barrow_wights: bool
    morgul_knife: bool
    tiles: dict[str, int]
    eyes: list[str]
    drawn: list[str]
    figure: str | None
    deeds_done: list[str]
    deed_supply: int
    deeds_hidden: int
    gandalf_in_play: bool
    gandalf_home: bool
    information_kept: int
    shelters: bool
    record: list[str]  # what the whole table has heard, for the belief
    screen: Screen | None
    possible: Possible | None


def names(board: Board, mask: int) -> list[str]:
    return [board.ids[at] for at in members(mask)]


def view(g: Play[State], seat: str | None) -> HuntView:
    s = g.s
    board = s.board
    ids = board.ids
    me = SEATS.index(seat) if seat is not None else -1
    set_up = bool(s.hands)
    mine = s.hands[me - 1] if me > 0 and set_up else []
    faces = [FACES[face] for face in range(4) for _ in range(s.dice[face])] if s.dice else []
    tiles: dict[str, int] = {}
    for tile in s.tiles:
        tiles[TILE_NAME[tile]] = tiles.get(TILE_NAME[tile], 0) + 1
    screen = behind_the_screen(s) if seat == RB or g.result is not None else None
    return HuntView(
        part=PARTS[s.part], day=s.day, turn=TURNS[s.turn], eye=bool(s.eye),
        corruption=s.corruption, resolve=s.resolve,
        limit=s.limit if s.part == 1 or (screen is not None and s.journey >= 0) else None,
        track=s.track, tokens=s.tokens, pool=s.pool,
        company={COMPANY[who]: CARD_STATES[state] for who, state in enumerate(s.company)},
        hand_size=len(s.hand), ally_deck=len(s.ally_deck), ally_discard=[ALLY_IDS[card] for card in s.ally_discard],
        kept_card=ALLY_IDS[s.lore] if s.lore >= 0 else None, fog=bool(s.fog),
        allies=names(board, s.allies),
        nazgul=[ids[at] if at else None for at in s.nazgul], owners=[SEATS[n] for n in s.owner],
        lord=s.lord + 1 if s.lord >= 0 else None, lead=SEATS[s.lead],
        active=s.active + 1 if s.active >= 0 else None,
        dice=faces, dice_used=s.used_dice if s.dice else 0,
        lord_die=FACES[s.lord_die] if s.lord_die >= 0 else None,
        powers=[str(at) for at in s.given],
        trails={ids[at]: "sword" if s.swords >> at & 1 else "eye" for at in members(s.trails)},
        closed=names(board, s.shut), border_closed=bool(s.border), silent=bool(s.quiet), net=s.radius,
        found=ids[s.found] if s.found else None,
        hands={SEATS[n]: len(hand) for n, hand in enumerate(s.hands, start=1)},
        my_hand=[SORCERY_IDS[card] for card in mine],
        seen_hands=seen_hands(s, me), sorcery_deck=len(s.deck),
        sorcery_discard=[SORCERY_IDS[card] for card in s.discard],
        playing=SORCERY_IDS[s.playing] if s.playing >= 0 else None,
        barrow_wights=bool(s.eye_card), morgul_knife=bool(s.knife),
        tiles=dict(sorted(tiles.items())), eyes=[TILE_NAME[tile] for tile in s.eyes],
        drawn=[TILE_NAME[tile] for tile in s.drawn],
        figure=ids[s.figure] if s.figure else None, deeds_done=[str(at) for at in s.deeds_done],
        deed_supply=len(s.deed_supply), deeds_hidden=len(s.deeds),
        gandalf_in_play=s.part == 2 and not s.home, gandalf_home=bool(s.home),
        information_kept=len(s.info) + len(s.info_down),
        shelters=bool(s.shelters), record=[spell(word, s.part) for word in s.record],
        screen=screen,
        possible=possible(s) if s.deduction and set_up else None,
    )  # fmt: skip


def seen_hands(s: State, me: int) -> dict[str, list[str]]:
    """Cards that this seat has been shown in another hand and that are still there."""
    if me < 0 or not s.known:
        return {}
    seen = {SEATS[n]: s.known[me * 5 + n] for n in range(5) if n != me and s.known[me * 5 + n]}
    return {
        who: [(ALLY_IDS if who == RB else SORCERY_IDS)[card] for card in members(mask)] for who, mask in seen.items()
    }


def behind_the_screen(s: State) -> Screen:
    ids = s.board.ids
    words = {0: "dot", DASH: "dash"}
    card = JOURNEYS[s.journey] if s.part == 2 and s.journey >= 0 else None
    return Screen(
        start=ids[s.start] if s.start else None,
        log=[words.get(entry) or ids[entry] for entry in s.journal],
        last=ids[s.last_location()] if (s.part == 1 and s.last) or card is not None else None,
        dots=s.dots_since() if s.part == 1 or card is not None else 0,
        hand=[ALLY_IDS[held] for held in s.hand],
        information=[str(at) for at in s.info],
        information_hidden=[str(at) for at in s.info_down],
        journey=card.id if card is not None else None,
        rows=[ids[at] for at in card.rows] if card is not None else [],
        limit=s.limit if s.part == 1 or card is not None else 0,
        gandalf=ids[s.gandalf] if s.gandalf else None,
        deeds=[str(at) for at in s.deeds],
    )


def possible(s: State) -> Possible:
    belief = belief_of(s)
    ids = s.board.ids
    gandalf = names(s.board, belief.gandalf()) if isinstance(belief, Wild) and not s.home else []
    frodo = sorted(belief.frodo().items())
    total = sum(count for _, count in frodo)
    weight = {ids[at]: max(1, 100 * count // total) for at, count in frodo}
    return Possible([ids[at] for at, _ in frodo], gandalf, weight)
