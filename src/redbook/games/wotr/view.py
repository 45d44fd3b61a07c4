"""What a seat may know, built from nothing; and other worlds that it could not tell from this one."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from typing import Literal, TypeVar

import msgspec

from redbook.games.wotr import turn, victory
from redbook.games.wotr.battle import strength
from redbook.games.wotr.battle.rounds import BATTLES, BattleKind
from redbook.games.wotr.board import (
    CARDS,
    CHARACTERS,
    DECK_OF,
    DECKS,
    ELSEWHERE,
    FACES,
    FIGURES,
    FREE,
    KINDS,
    NATIONS,
    PLACE_NAMES,
    PLACES,
    REAR,
    REGIONS,
    SEAT_OF_NATION,
    SEATS,
    SETTLEMENTS,
    SHADOW,
    TILES,
)
from redbook.games.wotr.breakdown import (
    SIDE_NAMES,
    ArmyView,
    HuntView,
    Part,
    Side,
    army_view,
    figures_of,
    hunt_view,
    leadership_from,
    noted,
    strength_from,
    to_hit_why,
)
from redbook.games.wotr.cards.playing import PlayCard, playable
from redbook.games.wotr.characters import fellowship
from redbook.games.wotr.hands import GiveUpCard
from redbook.games.wotr.state import NO_CARD, Battle, G, State
from redbook.games.wotr.victory import points
from redbook.kernel import Chance

ELSEWHERE_NAMES = {number: word for word, number in ELSEWHERE.items()}


Phase = Literal["cards", "fellowship", "hunt", "action", "victory"]


class Forming(msgspec.Struct):
    """Figures chosen so far, of a choice that is being made one by one."""

    origin: str | None
    region: str | None
    picked: list[str]


T = TypeVar("T")
Both = tuple[T, T]  # the Free Peoples', the Shadow's


def both(read: Callable[[int], T]) -> Both[T]:
    return read(FREE), read(SHADOW)


class BattleView(msgspec.Struct):
    attacker: Side
    origin: str
    region: str
    target: str
    kind: BattleKind
    seats: Both[str]
    round: int
    card: str | None
    cards: Both[str | None]  # before both are shown only the own one, else the deck it came from
    shown: bool
    dice: Both[list[int]]
    hits: Both[int]
    to_hit: Both[int]
    bonus: Both[int]
    reroll_bonus: Both[int]
    strength: Both[int]
    leadership: Both[int]
    white_rider: bool
    # what the numbers are made of
    figures: Both[dict[str, int]]
    strength_from: Both[list[Part]]
    leadership_from: Both[list[Part]]
    to_hit_why: Both[str]
    bonus_from: Both[list[Part]]
    reroll_bonus_from: Both[list[Part]]
    card_hits: Both[int]
    self_hits: Both[int]
    turned: Both[int]
    cancelled: Both[bool]
    rearguard: dict[str, int]


class WotrView(msgspec.Struct):
    """What a seat sees of War of the Ring: the whole map, the own cards, the backs of the others'.

    >>> from redbook import Match
    >>> view = Match.new("wotr", seed=7).view("free")
    >>> view.points, view.guide, view.hidden, len(view.hand) == view.hands["free"]
    ((0, 0), 'gandalf-the-grey', True, True)
    """

    seat: str | None
    seats: list[str]
    turn: int
    lead: list[str]
    owners: dict[str, str]  # by nation: the seat that plays it
    places: dict[str, dict[str, int]]  # figures by place
    characters: dict[str, str]
    armies: dict[str, ArmyView]  # dice and Leadership by place
    reinforcements: dict[str, int]
    casualties: dict[str, int]
    held: dict[str, str]  # captured Settlements and the side that holds them
    politics: dict[str, int]
    active: list[str]
    points: Both[int]
    dice: Both[dict[str, int]]
    hunt_box: Both[int]
    dice_pool: Both[int]
    rings: tuple[int, int, int]  # of either side, and out of the game
    ring_used: list[str]
    tokens: tuple[int, int, int, int]
    hand: list[str]
    hands: dict[str, int]
    hand_backs: dict[str, tuple[int, int]]  # cards of the Character and the Strategy deck: the backs are seen
    decks: dict[str, int]
    discard: dict[str, list[str]]
    buried: list[str]  # the own cards discarded face down
    buried_counts: dict[str, int]
    table: list[tuple[str, str]]
    bag: list[str]  # tiles in the pool, in no order: everybody can work it out
    drawn: list[str]
    removed: list[str]
    waiting: list[str]
    ring_bearers: str
    guide: str
    progress: int
    hidden: bool
    corruption: int
    mordor: int
    mixed: list[str]
    offered: str | None
    battle: BattleView | None
    hunt: HuntView | None
    forming: Forming | None
    phase: Phase


def where(place: int) -> str:
    return PLACE_NAMES[place] if place < PLACES else ELSEWHERE_NAMES[place]


def kinds(counts: bytes | bytearray) -> dict[str, int]:
    return {FIGURES[k]: n for k, n in enumerate(counts) if n}


def phase(g: G) -> Phase:
    """Cards, fellowship, hunt, action or victory: told by what is still to come this turn."""
    for depth, step in enumerate(reversed(g.stack)):
        match step:
            case fellowship.FellowshipPhase():
                return "cards" if depth else "fellowship"
            case turn.HuntAllocation():
                return "fellowship" if depth else "hunt"
            case turn.ActionRoll():
                return "hunt"
            case turn.ActionPhase() | turn.IdleInMordor():
                return "action"
            case victory.VictoryCheck():
                return "victory"
    return "cards"


def forming(g: G, seat: str | None) -> Forming | None:
    """Only for the one who chooses."""
    step = g.stack[-1] if g.stack else None
    picked = getattr(step, "picked", None) or getattr(step, "group", None)
    if step is None or seat is None or picked is None or g.result is not None:
        return None
    who = getattr(step, "seat", None)
    if who is None or who(g) != seat:
        return None
    origin, goal = getattr(step, "origin", None), getattr(step, "goal", getattr(step, "target", None))
    companions = hasattr(step, "group") or type(step).__name__ == "SeparateGroup"
    return Forming(
        origin=PLACE_NAMES[origin] if isinstance(origin, int) and origin < PLACES else None,
        region=PLACE_NAMES[goal] if isinstance(goal, int) and goal < PLACES else None,
        picked=[CHARACTERS[f] if companions else FIGURES[f] for f in picked],
    )


def view(g: G, seat: str | None) -> WotrView:
    s = g.s
    seats = SEATS[s.count]
    me = seats.index(seat) if seat is not None else -1
    places = {}
    for place in range(PLACES):
        row = s.figures[place * KINDS : place * KINDS + KINDS]
        if any(row):
            places[PLACE_NAMES[place]] = kinds(row)
    return WotrView(
        seat=seat,
        seats=list(seats),
        turn=s.turn,
        lead=[seats[x] for x in s.lead],
        owners={NATIONS[n]: seats[x] for n, x in enumerate(SEAT_OF_NATION[s.count])},
        places=places,
        characters={CHARACTERS[c]: where(p) for c, p in enumerate(s.chars)},
        armies={PLACE_NAMES[p]: army for p in range(PLACES) if (army := army_view(s, p)) is not None},
        reinforcements=kinds(s.reserve),
        casualties=kinds(s.dead),
        held={REGIONS[r]: seats[s.held[r] - 1] for r in SETTLEMENTS if s.held[r]},
        politics={NATIONS[n]: s.steps[n] for n in range(8)},
        active=[NATIONS[n] for n in range(8) if s.active[n]],
        points=both(lambda side: points(s, side)),
        dice=both(lambda side: {FACES[f]: s.dice[side * 7 + f] for f in range(7) if s.dice[side * 7 + f]}),
        hunt_box=both(s.box.__getitem__),
        dice_pool=both(s.pool.__getitem__),
        rings=(s.rings[0], s.rings[1], s.rings[2]),
        ring_used=[seats[n] for n in range(s.count) if s.ring_used[n]],
        tokens=(s.tokens[0], s.tokens[1], s.tokens[2], s.tokens[3]),
        hand=[CARDS[c] for c in s.hands[me]] if me >= 0 else [],
        hands={name: len(s.hands[n]) for n, name in enumerate(seats)},
        hand_backs={name: backs(s.hands[n]) for n, name in enumerate(seats)},
        decks={DECKS[d]: len(s.decks[d]) for d in range(4)},
        discard={DECKS[d]: [CARDS[c] for c in s.discard[d]] for d in range(4)},
        buried=[CARDS[c] for c in s.buried[me]] if me >= 0 else [],
        buried_counts={name: len(s.buried[n]) for n, name in enumerate(seats)},
        table=[(CARDS[c], seats[x]) for c, x in s.table],
        bag=[TILES[t].id for t in s.bag],
        drawn=[TILES[t].id for t in s.drawn],
        removed=[TILES[t].id for t in s.removed],
        waiting=[TILES[t].id for t in s.waiting],
        ring_bearers=where(s.ring),
        guide=CHARACTERS[s.guide],
        progress=s.progress,
        hidden=s.hidden,
        corruption=s.corruption,
        mordor=s.mordor,
        mixed=[PLACE_NAMES[p] for p in range(PLACES) if s.mixed[p] == 1],
        offered=None if s.offered is None else CARDS[s.offered[0]] if s.offered[1] == me else seats[s.offered[1]],
        battle=None if s.battle is None else battle_view(s, s.battle, me),
        hunt=hunt_view(g),
        forming=forming(g, seat),
        phase=phase(g),
    )


def backs(hand: list[int]) -> tuple[int, int]:
    """Cards of the Character and of the Strategy deck."""
    character = sum(1 for c in hand if DECK_OF[c] % 2 == 0)
    return character, len(hand) - character


def battle_view(s: State, b: Battle, me: int) -> BattleView:
    seats = SEATS[s.count]

    def card_of(side: int) -> str | None:
        card = b.cards[side]
        if card == NO_CARD:
            return None
        return CARDS[card] if b.shown or b.seats[side] == me else DECKS[DECK_OF[card]]

    return BattleView(
        attacker=SIDE_NAMES[b.attacker],
        origin=PLACE_NAMES[b.origin],
        region=REGIONS[b.region],
        target=PLACE_NAMES[b.target],
        kind=BATTLES[b.kind],
        seats=both(lambda side: seats[b.seats[side]]),
        round=b.round,
        card=None if b.card == NO_CARD else CARDS[b.card],
        cards=both(card_of),
        shown=b.shown,
        dice=both(lambda side: b.dice[side][:]),
        hits=both(b.hits.__getitem__),
        to_hit=both(lambda side: strength.to_hit(b, side)),
        bonus=both(b.roll_bonus.__getitem__),
        reroll_bonus=both(b.reroll_bonus.__getitem__),
        strength=both(lambda side: strength.combat_dice(s, b, side)),
        leadership=both(lambda side: strength.leadership(s, b, side)),
        white_rider=b.white_rider,
        figures=both(lambda side: figures_of(s, b, side)),
        strength_from=both(lambda side: strength_from(s, b, side)),
        leadership_from=both(lambda side: leadership_from(s, b, side)),
        to_hit_why=both(lambda side: to_hit_why(b, side)),
        bonus_from=both(lambda side: noted(b, side, "roll_bonus")),
        reroll_bonus_from=both(lambda side: noted(b, side, "reroll_bonus")),
        card_hits=both(b.card_hits.__getitem__),
        self_hits=both(b.self_hits.__getitem__),
        turned=both(b.turned.__getitem__),
        cancelled=both(b.cancelled.__getitem__),
        rearguard=kinds(s.figures[REAR * KINDS : REAR * KINDS + KINDS]),
    )


BACKS = [[NO_CARD] * n for n in range(len(CARDS) + 1)]  # piles of cards turned over


def known(s: State, me: int) -> State:
    """The same board, shared, with every card that the seat has not seen turned over (NO_CARD). For reading only."""
    twin = copy(s)
    twin.decks = [BACKS[len(deck)] for deck in s.decks]
    twin.hands = [hand if n == me else BACKS[len(hand)] for n, hand in enumerate(s.hands)]
    twin.buried = [pile if n == me or not pile else BACKS[len(pile)] for n, pile in enumerate(s.buried)]
    if s.offered is not None and s.offered[1] != me:
        twin.offered = (NO_CARD, s.offered[1])
    b = s.battle
    if b is not None and not b.shown and b.cards != [NO_CARD, NO_CARD]:
        twin.battle = copy(b)
        twin.battle.cards = [b.cards[side] if b.seats[side] == me else NO_CARD for side in (FREE, SHADOW)]
    return twin


TRIES = 20


def determinize(g: G, seat: str | None, chance: Chance) -> None:
    """Deal anew all cards that the seat has not seen; somebody who is about to play a card gets one he can play."""
    for _ in range(TRIES):
        deal_anew(g, seat, chance)
        step = g.stack[-1] if g.stack else None
        if isinstance(step, GiveUpCard) and not step.options(g):
            continue
        if not isinstance(step, PlayCard) or playable(g, step.who, step.face):
            return


def deal_anew(g: G, seat: str | None, chance: Chance) -> None:
    """Deck by deck: the backs of cards stay as they are."""
    s = g.s
    me = SEATS[s.count].index(seat) if seat is not None else -1
    for deck in range(4):
        unknown = s.decks[deck][:]
        for n in range(s.count):
            if n != me:
                unknown += [c for c in s.hands[n] if DECK_OF[c] == deck]
                unknown += [c for c in s.buried[n] if DECK_OF[c] == deck]
        b = s.battle
        hidden = [] if b is None or b.shown else [x for x in (FREE, SHADOW) if b.seats[x] != me and b.cards[x] >= 0]
        if b is not None:
            unknown += [b.cards[x] for x in hidden if DECK_OF[b.cards[x]] == deck]
        if s.offered is not None and s.offered[1] != me and DECK_OF[s.offered[0]] == deck:
            unknown.append(s.offered[0])
        unknown.sort()
        chance.shuffle(unknown, "determinize")
        for n in range(s.count):
            if n != me:
                s.hands[n] = sorted(unknown.pop() if DECK_OF[c] == deck else c for c in s.hands[n])
                s.buried[n] = sorted(unknown.pop() if DECK_OF[c] == deck else c for c in s.buried[n])
        if b is not None:
            for x in hidden:
                if DECK_OF[b.cards[x]] == deck:
                    b.cards[x] = unknown.pop()
        if s.offered is not None and s.offered[1] != me and DECK_OF[s.offered[0]] == deck:
            s.offered = (unknown.pop(), s.offered[1])
        s.decks[deck] = unknown
