"""Nazgûl and Minions: moving them, bringing them into play (p.24-25)."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import compress
from typing import Any

from redbook.games.wotr import events as ev
from redbook.games.wotr import politics
from redbook.games.wotr.armies.figures import force_at, lift, number, put
from redbook.games.wotr.armies.regions import besieged_side, controller
from redbook.games.wotr.board import (
    ASIDE,
    CHARACTER,
    CHARACTERS,
    ELITE,
    FIGURES,
    FREE,
    FREE_NATIONS,
    IS_BOX,
    ISENGARD,
    KINDS,
    MAP_SIZE,
    MINIONS,
    MOUTH,
    NAZGUL,
    ORTHANC,
    PLACE,
    PLACE_NAMES,
    PLACES,
    REAR,
    REGION,
    REGION_AT,
    REGIONS,
    REGULAR,
    SARUMAN,
    SAURON,
    SAURON_STRONGHOLDS,
    SEAT_OF_MINION,
    SETTLEMENT,
    SHADOW,
    STRONGHOLD,
    STRONGHOLDS,
    WITCH_KING,
)
from redbook.games.wotr.characters.companions import reachable, stand
from redbook.games.wotr.characters.fellowship import on_mordor_track
from redbook.games.wotr.options import CHARACTER_OPTIONS, DONE, PLACE_OPTIONS, Act, FigureAt, Place, Who, figure_at
from redbook.games.wotr.politics import at_war
from redbook.games.wotr.reasons import Why
from redbook.games.wotr.seats import name
from redbook.games.wotr.state import G, State
from redbook.kernel import Ask, Option, Reason
from redbook.kernel.message import Arg

# -- moving (p.24) ---------------------------------------------


def nazgul_may_land(s: State, region: int) -> bool:
    """Anywhere but a Stronghold that the Free Peoples control and no Shadow army besieges."""
    return SETTLEMENT[region] != STRONGHOLD or controller(s, region) == SHADOW or besieged_side(s, region) == FREE


def figures_on_map(s: State) -> list[tuple[int, int]]:
    """(figure, place) of every Nazgûl stack, the Witch-king and the Mouth of Sauron."""
    found = [(NAZGUL, p) for p in compress(range(REAR), s.figures[NAZGUL::KINDS])]
    found += [(KINDS + c, s.chars[c]) for c in (WITCH_KING, MOUTH) if s.chars[c] < PLACES]
    return found


def nazgul_on_map(s: State) -> bool:
    """The Witch-king among them."""
    return any(s.figures[NAZGUL::KINDS]) or s.chars[WITCH_KING] < PLACES


def can_move_minions(s: State, seat: int) -> bool:
    return nazgul_on_map(s) or mouth_may_walk(s, seat)


def mouth_may_walk(s: State, seat: int) -> bool:
    """Not out of a siege; and of partners only the Witch-king player commands him (p.24, 46)."""
    return s.chars[MOUTH] < MAP_SIZE and SEAT_OF_MINION[s.count][MOUTH] == seat


class MoveMinions(Ask, frozen=True):
    """Any or all Nazgûl, each once; with a die also the Mouth of Sauron. `moved`: figures and where they are now."""

    who: int
    why: str
    nazgul_only: bool = False
    moved: tuple[tuple[int, int], ...] = ()
    may_be_empty = True
    offers = (
        FigureAt,
        DONE,
    )
    in_gesture = True
    rule = "wotr p.24"

    def seat(self, g: G) -> str:
        return name(g, self.who)

    def options(self, g: G) -> list[Any]:
        s = g.s
        found: list[Option] = []
        for figure, place in figures_on_map(s):
            if figure == KINDS + MOUTH and (self.nazgul_only or not mouth_may_walk(s, self.who)):
                continue
            still = number(s, place, NAZGUL) if figure == NAZGUL else 1
            if still > self.moved.count((figure, place)):
                found.append(FigureAt(figure, place))
        if found:
            found.append(DONE)
        return found

    def why_not(self, g: G, intent: str) -> Reason | None:
        figure, place = figure_at(intent)
        if figure < 0 or place < 0:
            return None
        if figure not in (NAZGUL, *(KINDS + c for c in MINIONS)):
            return Why.MINIONS_ONLY
        if figure not in force_at(g.s, SHADOW, place):
            return Why.NO_SUCH_FIGURE
        if (figure, place) in self.moved:
            return Why.MOVED_ALREADY
        return Why.SEALED_BY_SIEGE if figure == KINDS + MOUTH and IS_BOX[place] else Why.CANNOT_MOVE

    def take(self, g: G, option: FigureAt | Act) -> None:
        if isinstance(option, FigureAt):
            g.then(FlyTo(self, option.figure, option.place))


class FlyTo(Ask, frozen=True):
    flight: MoveMinions
    figure: int
    origin: int
    offers = (Place,)
    in_gesture = True
    rule = "wotr p.24"

    def seat(self, g: G) -> str:
        return name(g, self.flight.who)

    def options(self, g: G) -> list[Any]:
        s = g.s
        here = REGION_AT[self.origin]
        if self.figure == KINDS + MOUTH:
            return [PLACE_OPTIONS[r] for r in reachable(s, SHADOW, here, 3) if r != here]
        shut = {here, *(r for r in STRONGHOLDS if not nazgul_may_land(s, r))}
        return [PLACE_OPTIONS[r] for r in range(MAP_SIZE) if r not in shut]

    def why_not(self, g: G, intent: str) -> Reason | None:
        region = REGION.get(intent)
        if region is None:
            return Why.GARRISON_ONLY if intent in PLACE else None
        return Why.TOO_FAR if nazgul_may_land(g.s, region) else Why.ENEMY_STRONGHOLD

    def take(self, g: G, option: Place) -> None:
        goal = fly(g, self.figure, self.origin, option.place, self.flight.why)
        flight = self.flight
        moved = (*flight.moved, (self.figure, goal))
        g.then(MoveMinions(flight.who, flight.why, flight.nazgul_only, moved))

    def prompt_args(self, g: G) -> Mapping[str, Arg]:
        return {"figure": FIGURES[self.figure], "region": PLACE_NAMES[self.origin]}


def fly(g: G, figure: int, origin: int, region: int, why: str) -> int:
    """A Nazgûl or Minion goes to a region; into a besieged Shadow Stronghold he joins the garrison."""
    s = g.s
    goal = stand(s, SHADOW, region)
    if figure == NAZGUL:
        lift(s, origin, NAZGUL)
        put(s, goal, NAZGUL)
    else:
        s.chars[figure - KINDS] = goal
    if g.heard:
        here = PLACE_NAMES[REGION_AT[origin]]
        g.tell(ev.CharactersMoved(here, REGIONS[region], (FIGURES[figure],), why))
    return goal


# -- bringing Minions into play (p.25) ---------------------------------------------


def why_not_bring(g: G, seat: int, minion: int) -> Reason | None:
    s = g.s
    if SEAT_OF_MINION[s.count][minion] != seat:
        return Why.NOT_YOUR_NATION
    if s.chars[minion] != ASIDE:
        return Why.NOT_IN_PLAY
    if minion == SARUMAN:
        allowed = at_war(s, ISENGARD)
    elif minion == WITCH_KING:
        allowed = at_war(s, SAURON) and any(at_war(s, n) for n in FREE_NATIONS)
    else:
        allowed = on_mordor_track(s) or all(at_war(s, n) for n in FREE_NATIONS)
    return None if allowed and entry_places(s, minion) else Why.ENTRY_CONDITION


def entry_places(s: State, minion: int) -> list[int]:
    """Saruman in Orthanc, the Witch-king with a Sauron unit, the Mouth in a Sauron Stronghold."""
    if minion == SARUMAN:
        return [stand(s, SHADOW, ORTHANC)] if controller(s, ORTHANC) == SHADOW else []
    if minion == MOUTH:
        return [stand(s, SHADOW, r) for r in SAURON_STRONGHOLDS if controller(s, r) == SHADOW]
    regular, elite = REGULAR[SAURON], ELITE[SAURON]
    return [p for p in range(REAR) if s.figures[p * KINDS + regular] or s.figures[p * KINDS + elite]]


def can_bring_minion(g: G, seat: int) -> bool:
    return any(why_not_bring(g, seat, c) is None for c in MINIONS)


class BringMinion(Ask, frozen=True):
    who: int
    offers = (Who,)
    in_gesture = True
    rule = "wotr p.25"

    def seat(self, g: G) -> str:
        return name(g, self.who)

    def options(self, g: G) -> list[Any]:
        return [CHARACTER_OPTIONS[c] for c in MINIONS if why_not_bring(g, self.who, c) is None]

    def why_not(self, g: G, intent: str) -> Reason | None:
        character = CHARACTER.get(intent)
        if character is None:
            return None
        return why_not_bring(g, self.who, character) if character in MINIONS else Why.OTHER_SIDES_ACTION

    def take(self, g: G, option: Who) -> None:
        places = entry_places(g.s, option.character)
        if len(places) == 1:
            bring(g, option.character, places[0])
        else:
            g.then(BringWhere(self.who, option.character))


class BringWhere(Ask, frozen=True):
    who: int
    minion: int
    offers = (Place,)
    in_gesture = True
    rule = "wotr p.25"

    def seat(self, g: G) -> str:
        return name(g, self.who)

    def options(self, g: G) -> list[Any]:
        return [PLACE_OPTIONS[p] for p in entry_places(g.s, self.minion)]

    def why_not(self, g: G, intent: str) -> Reason | None:
        return Why.ENTRY_CONDITION if intent in PLACE else None

    def take(self, g: G, option: Place) -> None:
        bring(g, self.minion, option.place)

    def prompt_args(self, g: G) -> Mapping[str, Arg]:
        return {"character": CHARACTERS[self.minion]}


def bring(g: G, minion: int, place: int) -> None:
    g.s.chars[minion] = place
    if g.heard:
        g.tell(ev.CharacterEntered(CHARACTERS[minion], PLACE_NAMES[REGION_AT[place]]))
    if minion == WITCH_KING:
        for nation in FREE_NATIONS:
            politics.activate(g, nation, "minion")
