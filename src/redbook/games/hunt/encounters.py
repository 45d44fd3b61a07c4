"""Encounters with the Nazgûl, flight and rescue (p. 22 to 25, 33, 34)."""

from __future__ import annotations

from redbook.games.hunt import endings, events, frodo
from redbook.games.hunt import options as o
from redbook.games.hunt.board import SHIRE
from redbook.games.hunt.facts import CHANGE, RESCUE, fact
from redbook.games.hunt.numbers import Tiles
from redbook.games.hunt.pieces import (
    COMPANY,
    EYE,
    FLIPPED,
    FRODO,
    JOURNEYS,
    READY,
    RED,
    STRIDER,
    TILE_NAME,
    TILE_VALUE,
)  # fmt: skip
from redbook.games.hunt.reasons import Why
from redbook.games.hunt.sorcery import MORGUL_KNIFE
from redbook.games.hunt.state import DASH, RB, State
from redbook.kernel import Ask, Option, Play, Step


def involved(s: State) -> list[int]:
    """p. 22: every Nazgûl at the hunted location or adjacent to it; a card may widen the net."""
    near = s.board.within[s.found][s.radius]
    return [n for n in range(4) if near >> s.nazgul[n] & 1]


class Encounter(Step, frozen=True):
    """After all Nazgûl have acted, if Frodo was found; once a turn."""

    def run(self, g: Play[State]) -> None:
        s = g.s
        if not s.found:
            return
        riders = involved(s)
        s.fought = s.day
        count = len(riders) + (s.lord in riders)  # p. 33: the Lord costs two
        if s.knife:
            s.knife = 0
            s.discard.append(MORGUL_KNIFE)
            count += 1
        if g.heard:
            g.tell(events.EncounterBegins(o.place(s.part, s.found), s.board.ids[s.found], len(riders)))
        g.then(DrawTiles(count), CancelTile(), TakeTiles(), Aftermath(s.lord in riders))


class DrawTiles(Step, frozen=True):
    """At random from the Hunt pool, as many as there are."""

    count: Tiles

    def run(self, g: Play[State]) -> None:
        s = g.s
        for _ in range(min(self.count, len(s.tiles))):
            s.drawn.append(g.chance.draw(s.tiles, "tile", TILE_NAME.__getitem__, who=RB))
        if g.heard:
            g.tell(events.TilesDrawn(tuple(TILE_NAME[tile] for tile in s.drawn)))


class CancelTile(Ask, frozen=True):
    """p. 22: at most one Company card may be flipped; special tiles cannot be cancelled."""

    may_be_empty = True
    offers = (o.Pass, o.Flip)
    rule = "hunt p.22"

    def seat(self, g: Play[State]) -> str:
        return RB

    def options(self, g: Play[State]) -> list[Option]:
        s = g.s
        friends = [who for who in range(5) if who != FRODO and s.company[who] == READY]
        kinds = {TILE_NAME[tile]: tile for tile in reversed(s.drawn) if tile not in RED}
        found: list[Option] = [o.Flip(who, tile) for who in friends for tile in sorted(kinds.values())]
        return [o.PASS, *found] if found else []

    def why_not(self, g: Play[State], intent: str) -> Why | None:
        match intent.split():
            case ["flip", friend, tile] if friend in COMPANY:
                who = COMPANY.index(friend)
                if who == FRODO or g.s.company[who] != READY:
                    return Why.CARD_FLIPPED
                return Why.SPECIAL_TILE if tile in {TILE_NAME[red] for red in RED} else None
        return None

    def take(self, g: Play[State], option: Option) -> None:
        if not isinstance(option, o.Flip):
            return
        s = g.s
        s.company[option.who] = FLIPPED
        s.drawn.remove(option.tile)
        s.tiles.append(option.tile)
        if g.heard:
            g.tell(events.CompanyFlipped(COMPANY[option.who]))
            g.tell(events.TileReturned(TILE_NAME[option.tile]))


class TakeTiles(Step, frozen=True):
    """p. 22, 23: numbers count once; each Eye costs one and one more for every Eye already by the track."""

    def run(self, g: Play[State]) -> None:
        s = g.s
        while s.drawn:
            tile = s.drawn.pop(0)
            if TILE_VALUE[tile] != EYE:
                if not endings.corrupt(g, TILE_VALUE[tile], "tile"):
                    return
                continue
            cost = 1 + len(s.eyes) + s.eye_card
            s.eyes.append(tile)
            if g.heard:
                g.tell(events.EyeSet(len(s.eyes) + s.eye_card))
            if not endings.corrupt(g, cost, "eye"):
                return


class Aftermath(Step, frozen=True):
    """Frodo flees; the Lord, if he was there, leaves the game (p. 33)."""

    lord: bool

    def run(self, g: Play[State]) -> None:
        s = g.s
        s.found = 0
        if self.lord:
            if g.heard:
                g.tell(events.LordLeaves(s.lord + 1))
            s.lord = -1
        g.then(Flee() if s.part == 1 else FleeInTheWild())


# -- flight ----------------------------------------------------------------------------------------


def flight_goals(s: State) -> list[int]:
    """p. 23: a connected location within the recorded dots and two more; not an Exit, and not where he is."""
    return [at for at in SHIRE.in_range(s.last, s.dots + 2) if at != s.last and not SHIRE.exit_mask >> at & 1]


class Flee(Ask, frozen=True):
    """In secret: a new location, or a dash. The track goes on by one in either case."""

    offers = (o.Stay, o.Log)
    rule = "hunt p.23"

    def seat(self, g: Play[State]) -> str:
        return RB

    def options(self, g: Play[State]) -> list[Option]:
        return [o.STAY, *(o.LOG[1][at] for at in flight_goals(g.s))]

    def why_not(self, g: Play[State], intent: str) -> Why | None:
        at = SHIRE.space(intent)
        if not at or at > SHIRE.locs:
            return None
        if SHIRE.exit_mask >> at & 1:
            return Why.NO_EXIT_IN_FLIGHT
        return Why.OUT_OF_RANGE if at in SHIRE.connected[g.s.last] else Why.NOT_CONNECTED

    def take(self, g: Play[State], option: Option) -> None:
        frodo.write(g, option.space if isinstance(option, o.Log) else DASH, flight=True)


class FleeInTheWild(Ask, frozen=True):
    """p. 34, in the open: a new Journey card and one space back, or straight on."""

    offers = (o.ChangeCourse, o.CarryOn)
    ends = (o.ChangeCourse, o.CarryOn)
    rule = "hunt p.34"

    def seat(self, g: Play[State]) -> str:
        return RB

    def options(self, g: Play[State]) -> list[Option]:
        return [o.CHANGE, o.CARRY_ON] if g.s.journey_deck else [o.CARRY_ON]

    def take(self, g: Play[State], option: Option) -> None:
        if isinstance(option, o.ChangeCourse):
            change_course(g)
        elif g.heard:
            g.tell(events.CourseKept())


def change_course(g: Play[State]) -> None:
    """One space back; the trail is lost; one new card of the same deck, more with Strider or his Lore."""
    s = g.s
    g.reveal()
    s.track = max(0, s.track - 1)
    s.tracks = s.swords = 0
    s.record.append(fact(CHANGE))
    if g.heard:
        g.tell(events.CourseChanged(s.track))
    count = 1 + (s.company[STRIDER] == READY)
    if s.lore >= 0:
        count += 1
        s.ally_discard.append(s.lore)
        s.lore = -1
    s.courses.append(s.journey)
    s.journeys_drawn = [s.journey_deck.pop() for _ in range(min(count, len(s.journey_deck)))]
    g.then(NewJourney())


class NewJourney(Ask, frozen=True):
    """Keep one of the cards drawn; the others are gone, unseen."""

    offers = (o.Travel,)
    rule = "hunt p.34"

    def seat(self, g: Play[State]) -> str:
        return RB

    def options(self, g: Play[State]) -> list[Option]:
        return [o.Travel(card) for card in g.s.journeys_drawn]

    def take(self, g: Play[State], option: o.Travel) -> None:
        s = g.s
        s.journeys_gone += [card for card in s.journeys_drawn if card != option.card]
        s.journeys_drawn = []
        s.journey = option.card
        if g.heard:
            g.tell(events.JourneyKept(JOURNEYS[option.card].id), to=(RB,))
            g.tell(events.JourneyChosen())


# -- rescue (p. 25) --------------------------------------------------------------------------------


def begin_rescue(g: Play[State]) -> None:
    """The track is at its end: one tile for each move that is still needed to the nearest Exit."""
    s = g.s
    moves = SHIRE.moves_to_exit(s.last, s.dots)
    g.reveal()
    s.rescue = 1
    s.record.append(fact(RESCUE, moves))
    if g.heard:
        g.tell(events.RescueNeeded(moves))
    g.stack.clear()
    g.then(DrawTiles(moves), CancelTile(), TakeTiles(), Rescued())


class Rescued(Step, frozen=True):
    def run(self, g: Play[State]) -> None:
        from redbook.games.hunt.part2 import part_1_ends

        g.s.rescue = 0
        if g.heard:
            g.tell(events.FrodoRescued())
        part_1_ends(g, "rescued")
