"""What follows when armies come and go: capture, sieges, stacking, stranded Leaders (p.26, 31-32)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from redbook.games.wotr import events as ev
from redbook.games.wotr import politics
from redbook.games.wotr.armies.figures import empty_into, lose, number, send_back
from redbook.games.wotr.armies.regions import besieged_side, controller
from redbook.games.wotr.board import (
    BOX,
    FREE,
    IS_BOX,
    IS_SETTLEMENT,
    KINDS,
    LEADER,
    MAP_SIZE,
    NATION_OF,
    NATION_OF_FIGURE,
    NOBODY,
    OWNER_SIDE,
    PLACE_NAMES,
    PLACES,
    POINTS,
    REAR,
    REGION_AT,
    REGIONS,
    SHADOW,
    SIDE_OF_REGION,
    SIDES,
    SIEGE_LIMIT,
    STACKING_LIMIT,
    STRONGHOLDS,
    UNITS_OF,
)
from redbook.games.wotr.hands import sweep_table
from redbook.games.wotr.options import CASUALTY_OPTIONS, NO, YES, Casualty, casualty
from redbook.games.wotr.reasons import Why
from redbook.games.wotr.seats import (
    APART,
    MIXED,
    UNASKED,
    commander,
    name,
    owner,
    partner,
    shared,
    shared_places,
    side_of,
)
from redbook.games.wotr.state import G, State
from redbook.kernel import Ask, Reason, Step
from redbook.kernel.message import Arg


def capture(g: G, region: int, side: int, seat: int) -> None:
    """A control marker is placed, or, for the first owner, taken away (p.32)."""
    s = g.s
    if OWNER_SIDE[region] == side:
        s.held[region] = 0
        if g.heard:
            g.tell(ev.Recaptured(SIDES[side], REGIONS[region]))
    else:
        s.held[region] = 1 + seat
        if g.heard:
            g.tell(ev.Captured(SIDES[side], REGIONS[region], POINTS[region]))
        politics.advance(g, NATION_OF[region], "captured")


def army_enters(g: G, region: int, side: int, seat: int) -> None:
    """An army of the side has come into the region: its nation wakes, an undefended Settlement falls (p.32, 34)."""
    if SIDE_OF_REGION[region] == FREE and side == SHADOW:
        politics.activate(g, NATION_OF[region], "entered", region)
    if IS_SETTLEMENT[region] and controller(g.s, region) == 1 - side and besieged_side(g.s, region) == NOBODY:
        capture(g, region, side, seat)


WALLED = tuple((region, BOX[region], OWNER_SIDE[region]) for region in STRONGHOLDS)


EMPTY_BOXES = bytes((REAR - MAP_SIZE) * KINDS)
NOT_BOXES = bytes(p for p in range(256) if p >= PLACES or not IS_BOX[p])


def settle_sieges(g: G) -> None:
    """A siege without besiegers is over; a Stronghold without defenders falls to the army around it (p.31-32)."""
    s = g.s
    troops, held = s.troops, s.held
    occupied = s.figures[MAP_SIZE * KINDS : REAR * KINDS] != EMPTY_BOXES or s.chars.translate(None, NOT_BOXES)
    for region, box, first in WALLED:
        side = 1 - first if held[region] else first
        if occupied:
            if troops[box] or troops[PLACES + box]:
                lift_siege(g, region, box)
                continue
            if any(s.figures[box * KINDS : box * KINDS + KINDS]) or box in s.chars:
                strand_leaders(g, box)
                empty_into(s, box, region)
        if troops[(1 - side) * PLACES + region] and not troops[side * PLACES + region]:
            capture(g, region, 1 - side, commander(s, 1 - side, region))


def lift_siege(g: G, region: int, box: int) -> None:
    """The garrison comes out when nobody besieges it any more."""
    s = g.s
    enemy = SHADOW if s.troops[box] else FREE
    if not s.troops[enemy * PLACES + region]:
        empty_into(s, box, region)
        if g.heard:
            g.tell(ev.SiegeEnded(REGIONS[region]))


def strand_leaders(g: G, place: int) -> None:
    """Free Peoples Leaders are never without units (p.8)."""
    if not g.s.troops[place]:
        for kind in LEADER:
            for _ in range(number(g.s, place, kind)):
                lose(g, place, kind, "no-units")


NO_UNITS = bytes([255] + [0] * 255)  # where a count is zero


def strand_all_leaders(g: G) -> None:
    figures = g.s.figures
    leaders = 0
    for kind in LEADER:
        leaders |= int.from_bytes(figures[kind::KINDS], "big")
    if leaders & int.from_bytes(g.s.troops[:PLACES].translate(NO_UNITS), "big"):
        for place in range(PLACES):
            strand_leaders(g, place)


ROOM_IN_BOX, ROOM = bytes(range(SIEGE_LIMIT + 1)), bytes(range(STACKING_LIMIT + 1))  # numbers that may stand there


def crowded(s: State) -> list[tuple[int, int]]:
    """(place, side) with more units than may stand there."""
    troops = s.troops
    found = []
    for side in (FREE, SHADOW):
        base = side * PLACES
        regions, boxes = troops[base : base + MAP_SIZE], troops[base + MAP_SIZE : base + REAR]
        if regions.translate(None, ROOM) or boxes.translate(None, ROOM_IN_BOX):
            found += [(p, side) for p in range(REAR) if troops[base + p] > limit_of(p)]
    return found


def limit_of(place: int) -> int:
    return SIEGE_LIMIT if IS_BOX[place] else STACKING_LIMIT


class Stacking(Step, frozen=True):
    """More units than a place may hold: the owner takes the excess off, to the reinforcements (p.26, 31)."""

    place: int
    side: int
    turn: int = -1  # partners with separate armies take one off each, the one who does not lead first (p.46)

    def run(self, g: G) -> None:
        s = g.s
        while s.troops[self.side * PLACES + self.place] > limit_of(self.place):
            base = self.place * KINDS
            who = commander(s, self.side, self.place)
            kinds = [k for k in UNITS_OF[self.side] if s.figures[base + k]]
            apart = s.count > 2 and s.mixed[self.place] != MIXED and shared(s, self.side, self.place)
            if apart:
                lead = s.lead[self.side]
                other = partner(s, lead)
                who = self.turn if self.turn >= 0 else other if other is not None else lead
            if len(kinds) == 1:
                send_back(g, self.place, kinds[0])
                continue
            after = partner(s, who) if apart else None
            following = Stacking(self.place, self.side, -1 if after is None else after)
            g.then(TakeOff(who, self.place, self.side, apart), following)
            return


class TakeOff(Ask, frozen=True):
    who: int
    place: int
    side: int
    own: bool = False  # only units of the seat's own nations
    offers = (Casualty,)
    rule = "wotr p.26"

    def seat(self, g: G) -> str:
        return name(g, self.who)

    def options(self, g: G) -> list[Any]:
        base = self.place * KINDS
        kinds = [k for k in UNITS_OF[self.side] if g.s.figures[base + k]]
        if self.own:
            kinds = [k for k in kinds if owner(g.s, NATION_OF_FIGURE[k]) == self.who] or kinds
        return [CASUALTY_OPTIONS[k] for k in kinds]

    def why_not(self, g: G, intent: str) -> Reason | None:
        figure, hits = casualty(intent)
        if figure < 0:
            return None
        if figure not in UNITS_OF[self.side]:
            return Why.UNITS_ONLY
        if hits == 2:
            return Why.TWO_HITS_NEEDED
        return Why.NOT_YOUR_ARMY if g.s.figures[self.place * KINDS + figure] else Why.NO_SUCH_FIGURE

    def take(self, g: G, option: Casualty) -> None:
        send_back(g, self.place, option.figure)

    def prompt_args(self, g: G) -> Mapping[str, Arg]:
        return {"region": PLACE_NAMES[REGION_AT[self.place]]}


class AfterAction(Step, frozen=True):
    """The end of an action: sieges, stacking, stranded Leaders, cards whose condition has ended."""

    who: int = 0

    def run(self, g: G) -> None:
        s = g.s
        settle_sieges(g)
        strand_all_leaders(g)
        steps: list[Step] = []
        steps += [Stacking(place, side) for place, side in crowded(s)]
        sweep_table(g)
        if s.count > 2:
            steps += offers_to_merge(g, self.who)
        if steps:
            g.then(*steps)


def offers_to_merge(g: G, who: int) -> list[Step]:
    """Partners whose units have met may make one army of them, if both agree (p.46)."""
    s = g.s
    for place in [p for p, asked in enumerate(s.mixed) if asked]:
        for side in (FREE, SHADOW):
            if not s.troops[(1 - side) * PLACES + place] and not shared(s, side, place):
                s.mixed[place] = UNASKED
    return [OfferToMerge(who, p, False) for p in shared_places(s, side_of(s, who)) if s.mixed[p] == UNASKED]


class OfferToMerge(Ask, frozen=True):
    who: int
    place: int
    answer: bool  # the partner is asked to agree
    offers = (
        YES,
        NO,
    )
    rule = "wotr p.46"

    def seat(self, g: G) -> str:
        return name(g, self.who)

    def options(self, g: G) -> list[Any]:
        return [YES, NO]

    def take(self, g: G, option: Any) -> None:
        other = partner(g.s, self.who)
        if option is NO or option.what == "no":
            g.s.mixed[self.place] = APART
        elif self.answer or other is None:
            g.s.mixed[self.place] = MIXED
            if g.heard:
                g.tell(ev.ArmiesMerged(PLACE_NAMES[REGION_AT[self.place]]))
        else:
            g.then(OfferToMerge(other, self.place, True))

    def prompt_args(self, g: G) -> Mapping[str, Arg]:
        return {"region": PLACE_NAMES[REGION_AT[self.place]]}
