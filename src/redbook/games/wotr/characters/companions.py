"""Companions: leaving the Fellowship and moving on the map (p.24, 39)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from redbook.games.wotr import events as ev
from redbook.games.wotr import politics
from redbook.games.wotr.armies.regions import besieged_side, controller
from redbook.games.wotr.board import (
    ADJACENT,
    BOX,
    CHARACTER,
    CHARACTERS,
    COMPANIONS,
    DEAD,
    FREE,
    GANDALF_WHITE,
    HOBBITS,
    LEVEL,
    MAP_SIZE,
    PLACE,
    PLACE_NAMES,
    PLACES,
    REGION,
    REGION_AT,
    REGIONS,
    SETTLEMENT,
    STRONGHOLD,
)
from redbook.games.wotr.characters.fellowship import (
    in_fellowship,
    membership_changed,
    on_mordor_track,
    ring_place,
)
from redbook.games.wotr.options import CHARACTER_OPTIONS, DONE, PLACE_OPTIONS, Act, Place, Who
from redbook.games.wotr.reasons import Why
from redbook.games.wotr.seats import name
from redbook.games.wotr.state import G, State
from redbook.kernel import Ask, Option, Reason
from redbook.kernel.message import Arg


def reachable(s: State, side: int, origin: int, steps: int, into_siege: bool = False) -> list[int]:
    """Regions a Companion (or, for the Shadow, the Mouth of Sauron) can walk to, the first included.

    Neither enters or leaves a besieged friendly Stronghold. A Companion stops on entering one that the Shadow controls;
    the Mouth keeps out of those of the Free Peoples, unless a Shadow army besieges them: then he may also go on (p.24).
    """
    enemy = 1 - side
    seen = {origin}
    edge = [origin]
    for _ in range(steps):
        following = []
        for here in edge:
            for there in ADJACENT[here]:
                if there in seen:
                    continue
                if SETTLEMENT[there] == STRONGHOLD:
                    shut_in = besieged_side(s, there)
                    if shut_in == side:
                        if into_siege:
                            seen.add(there)
                        continue
                    if controller(s, there) == enemy and (side == FREE or shut_in != enemy):
                        if side == FREE:
                            seen.add(there)
                        continue
                seen.add(there)
                following.append(there)
        edge = following
    return sorted(seen)


def stand(s: State, side: int, region: int) -> int:
    """The place in a region where a Character of the side arrives: inside, if his side is besieged there."""
    return BOX[region] if besieged_side(s, region) == side else region


# -- separating (p.39) ---------------------------------------------


def why_not_separate(g: G) -> Reason | None:
    if on_mordor_track(g.s):
        return Why.ON_MORDOR_TRACK
    return None if in_fellowship(g.s) else Why.NO_COMPANION


def why_not_reached(g: G, intent: str) -> Reason | None:
    """Why Companions cannot go to a region."""
    region = REGION.get(intent)
    if region is None:
        return Why.GARRISON_ONLY if intent in PLACE else None
    return Why.SEALED_BY_SIEGE if besieged_side(g.s, region) == FREE else Why.TOO_FAR


def why_not_walking(g: G, intent: str, moved: tuple[int, ...]) -> Reason | None:
    """Why a Character does not walk; None if he is a Companion who can."""
    character = CHARACTER.get(intent)
    if character is None:
        return None
    if character not in COMPANIONS:
        return Why.COMPANIONS_ONLY
    if character in moved:
        return Why.MOVED_ALREADY
    if g.s.chars[character] >= PLACES:
        return Why.NOT_IN_PLAY
    return None if character in walkers(g.s) else Why.SEALED_BY_SIEGE


class SeparateGroup(Ask, frozen=True):
    """Who leaves the Fellowship together. Reach: progress, plus the highest Level, plus what a card adds."""

    who: int
    why: str
    extra: int = 0
    level: int = 0  # a Level that stands in for theirs
    into_siege: bool = False
    picked: tuple[int, ...] = ()
    may_be_empty = True
    offers = (
        Who,
        DONE,
    )
    in_gesture = True
    rule = "wotr p.39"

    def seat(self, g: G) -> str:
        return name(g, self.who)

    def options(self, g: G) -> list[Any]:
        found: list[Option] = [CHARACTER_OPTIONS[c] for c in in_fellowship(g.s) if c not in self.picked]
        if self.picked:
            found.append(DONE)
        return found

    def why_not(self, g: G, intent: str) -> Reason | None:
        if intent == "done":
            return Why.NOTHING_CHOSEN
        character = CHARACTER.get(intent)
        if character is None:
            return None
        return Why.CHOSEN_ALREADY if character in self.picked else Why.NO_COMPANION

    def take(self, g: G, option: Who | Act) -> None:
        if isinstance(option, Who):
            picked = (*self.picked, option.character)
            step = SeparateGroup(self.who, self.why, self.extra, self.level, self.into_siege, picked)
            if len(picked) < len(in_fellowship(g.s)):
                g.then(step)
            else:
                step.leave(g)
        else:
            self.leave(g)

    def leave(self, g: G) -> None:
        level = self.level or max(LEVEL[c] for c in self.picked)
        separate(g, self.who, self.picked, g.s.progress + level + self.extra, self.into_siege, self.why)


def separate(g: G, who: int, group: tuple[int, ...], reach: int, into_siege: bool, why: str) -> None:
    """The group leaves; on the Mordor Track that means the end of them (p.43)."""
    s = g.s
    origin = s.ring
    if on_mordor_track(s):
        for c in group:
            s.chars[c] = DEAD
            if g.heard:
                g.tell(ev.CharacterLost(CHARACTERS[c], "mordor"))
        membership_changed(g)
        return
    for c in group:
        s.chars[c] = ring_place(s)
    g.then(PlaceGroup(who, group, origin, reach, into_siege, why))
    membership_changed(g)


class PlaceGroup(Ask, frozen=True):
    """Where Companions who have left the Fellowship go."""

    who: int
    group: tuple[int, ...]
    origin: int
    reach: int
    into_siege: bool
    why: str
    offers = (Place,)
    in_gesture = True
    rule = "wotr p.39"

    def seat(self, g: G) -> str:
        return name(g, self.who)

    def options(self, g: G) -> list[Any]:
        if besieged_side(g.s, self.origin) == FREE:
            return [PLACE_OPTIONS[self.origin]]  # they stay inside (p.39)
        return [PLACE_OPTIONS[r] for r in reachable(g.s, FREE, self.origin, self.reach, self.into_siege)]

    def why_not(self, g: G, intent: str) -> Reason | None:
        return why_not_reached(g, intent)

    def take(self, g: G, option: Place) -> None:
        if g.heard:
            g.tell(ev.Separated(tuple(CHARACTERS[c] for c in self.group), REGIONS[option.place], self.why))
        arrive(g, self.group, option.place)

    def prompt_args(self, g: G) -> Mapping[str, Arg]:
        return {"figures": [CHARACTERS[c] for c in self.group]}


def arrive(g: G, group: tuple[int, ...], region: int) -> None:
    """Companions end their movement in a region, and may wake its nation."""
    place = stand(g.s, FREE, region)
    for c in group:
        g.s.chars[c] = place
        politics.companion_arrives(g, c)


# -- moving on the map (p.24) ---------------------------------------------


def walkers(s: State) -> list[int]:
    """Companions on the map who can move at all; those in the region of a besieged friendly Stronghold cannot."""
    return [c for c in COMPANIONS if s.chars[c] < MAP_SIZE and besieged_side(s, s.chars[c]) != FREE]


def can_move_companions(g: G) -> bool:
    return bool(walkers(g.s))


def group_level(group: tuple[int, ...]) -> int:
    """The highest Level of the group; Gandalf the White rides Shadowfax alone or with one Hobbit."""
    if GANDALF_WHITE in group and (len(group) == 1 or (len(group) == 2 and any(c in HOBBITS for c in group))):
        return 4
    return max(LEVEL[c] for c in group)


class MoveCompanions(Ask, frozen=True):
    """Any or all Companions on the map move, in groups that start together and go to one place.

    `one`: only one Companion or group (some cards); `extra` and `level` as in SeparateGroup.
    """

    who: int
    why: str
    moved: tuple[int, ...] = ()
    one: bool = False
    extra: int = 0
    level: int = 0
    into_siege: bool = False
    may_be_empty = True
    offers = (
        Who,
        DONE,
    )
    in_gesture = True
    rule = "wotr p.24"

    def seat(self, g: G) -> str:
        return name(g, self.who)

    def options(self, g: G) -> list[Any]:
        found: list[Option] = [CHARACTER_OPTIONS[c] for c in walkers(g.s) if c not in self.moved]
        if found and not (self.one and not self.moved):
            found.append(DONE)
        return found

    def why_not(self, g: G, intent: str) -> Reason | None:
        if intent == "done":
            return Why.NOTHING_CHOSEN
        return why_not_walking(g, intent, self.moved)

    def take(self, g: G, option: Who | Act) -> None:
        if isinstance(option, Who):
            g.then(WalkTo(self, (option.character,)))


class WalkTo(Ask, frozen=True):
    """Others may join him; then they go."""

    journey: MoveCompanions
    group: tuple[int, ...]
    offers = (
        Who,
        Place,
    )
    in_gesture = True
    rule = "wotr p.24"

    def seat(self, g: G) -> str:
        return name(g, self.journey.who)

    def options(self, g: G) -> list[Any]:
        s = g.s
        origin = s.chars[self.group[0]]
        joining = [
            CHARACTER_OPTIONS[c]
            for c in walkers(s)
            if s.chars[c] == origin and c not in self.group and c not in self.journey.moved
        ]
        steps = (self.journey.level or group_level(self.group)) + self.journey.extra
        goals = reachable(s, FREE, origin, steps, self.journey.into_siege)
        elsewhere = [r for r in goals if r != origin] or goals  # hemmed in by sieges, he stays
        return [*joining, *(PLACE_OPTIONS[r] for r in elsewhere)]

    def why_not(self, g: G, intent: str) -> Reason | None:
        if intent not in CHARACTER:
            return why_not_reached(g, intent)
        if CHARACTER[intent] in self.group:
            return Why.CHOSEN_ALREADY
        return why_not_walking(g, intent, self.journey.moved) or Why.TOO_FAR

    def take(self, g: G, option: Who | Place) -> None:
        journey = self.journey
        if isinstance(option, Who):
            g.then(WalkTo(journey, (*self.group, option.character)))
            return
        if g.heard:
            origin = PLACE_NAMES[REGION_AT[g.s.chars[self.group[0]]]]
            names = tuple(CHARACTERS[c] for c in self.group)
            g.tell(ev.CharactersMoved(origin, REGIONS[option.place], names, journey.why))
        if g.s.chars[self.group[0]] != option.place:
            arrive(g, self.group, option.place)
        if not journey.one:
            moved = (*journey.moved, *self.group)
            g.then(
                MoveCompanions(journey.who, journey.why, moved, False, journey.extra, journey.level, journey.into_siege)
            )

    def prompt_args(self, g: G) -> Mapping[str, Arg]:
        return {"figures": [CHARACTERS[c] for c in self.group]}
