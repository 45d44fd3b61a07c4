"""Recruiting with a Muster result, diplomacy, the Voice of Saruman (p.20, 26)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from redbook.games.wotr.armies.figures import in_play, number, recruit, upgrade
from redbook.games.wotr.armies.regions import besieged, controller
from redbook.games.wotr.board import (
    ELITE,
    FREE,
    ISENGARD,
    KINDS,
    LEADER,
    MAP_SIZE,
    NATION,
    NATION_OF_FIGURE,
    NATIONS_OF,
    NAZGUL,
    ORTHANC,
    PLACES,
    REGULAR,
    SARUMAN,
    SAURON,
    SEAT_OF_NATION,
    SETTLEMENT,
    SETTLEMENTS_OF,
    SHADOW,
    SIDE_OF_NATION,
    STRONGHOLD,
)
from redbook.games.wotr.options import DONE, NATION_OPTIONS, Act, FigureAt, NationOption, act, acts, figure_at
from redbook.games.wotr.politics import advance, at_war, why_not_diplomacy
from redbook.games.wotr.reasons import Why, first_of
from redbook.games.wotr.seats import mark_nation, name, nation_tired, own_nations, owner, side_of
from redbook.games.wotr.state import G, State
from redbook.kernel import Ask, Option, Reason
from redbook.kernel.message import Arg


def why_not_recruit_here(s: State, kind: int, region: int) -> Reason | None:
    """A Settlement of the figure's own nation, not captured, no enemy units, no siege (p.26)."""
    nation = NATION_OF_FIGURE[kind]
    side = SIDE_OF_NATION[nation]
    if region not in SETTLEMENTS_OF[nation] or (kind == NAZGUL and SETTLEMENT[region] != STRONGHOLD):
        return Why.NOT_YOUR_SETTLEMENT
    if besieged(s, region):
        return Why.BESIEGED
    enemy = controller(s, region) != side or s.troops[(1 - side) * PLACES + region]
    return Why.ENEMY_HOLDS_IT if enemy else None


def why_not_recruit(g: G, seat: int, kind: int) -> Reason | None:
    """A figure in the reinforcements, of a nation At War that the seat commands."""
    s = g.s
    nation = NATION_OF_FIGURE[kind]
    if owner(s, nation) != seat:
        return Why.NOT_YOUR_NATION
    if nation_tired(s, seat, nation):
        return Why.SAME_NATION_TWICE
    if not at_war(s, nation):
        return Why.NOT_AT_WAR
    return None if s.reserve[kind] else Why.NO_FIGURES_LEFT


def recruits(g: G, seat: int, first: int = -1, first_region: int = -1) -> Iterator[FigureAt]:
    """What may be placed, first or as the second figure: never an Elite second, nor in the same Settlement."""
    s = g.s
    side = side_of(s, seat)
    for nation in NATIONS_OF[side]:
        if s.steps[nation] or SEAT_OF_NATION[s.count][nation] != seat:
            continue
        kinds = [REGULAR[nation]]
        if first < 0:
            kinds.append(ELITE[nation])
        if side == FREE:
            kinds.append(LEADER[nation])
        elif nation == SAURON:
            kinds.append(NAZGUL)
        for kind in kinds:
            if not s.reserve[kind] or why_not_recruit(g, seat, kind) is not None:
                continue
            for region in SETTLEMENTS_OF[nation]:
                if region == first_region or why_not_recruit_here(s, kind, region) is not None:
                    continue
                if kind in LEADER and not s.troops[region]:
                    continue  # a Leader is never without units (p.8)
                yield FigureAt(kind, region)


def can_recruit(g: G, seat: int) -> bool:
    return next(recruits(g, seat), None) is not None


def why_no_recruits(g: G, seat: int) -> Reason:
    """Why a Muster result brings nobody."""
    nations = [n for n in own_nations(g.s, seat) if at_war(g.s, n)]
    if not nations:
        return Why.NOT_AT_WAR
    rested = any(not nation_tired(g.s, seat, n) for n in nations)
    return Why.NO_FIGURES_LEFT if rested else Why.SAME_NATION_TWICE


class Recruit(Ask, frozen=True):
    """1 Elite, or two of Regular and Leader (or Nazgûl) in two different Settlements; one is allowed too."""

    who: int
    first: int = -1
    region: int = -1
    may_be_empty = True
    offers = (
        FigureAt,
        DONE,
    )
    in_gesture = True
    rule = "wotr p.26"

    def seat(self, g: G) -> str:
        return name(g, self.who)

    def options(self, g: G) -> list[Any]:
        found: list[Option] = list(recruits(g, self.who, self.first, self.region))
        if found and self.first >= 0:
            found.append(DONE)
        return found

    def why_not(self, g: G, intent: str) -> Reason | None:
        if intent == "done":
            return Why.NOTHING_CHOSEN
        kind, place = figure_at(intent)
        if kind < 0 or place < 0:
            return None
        if kind >= KINDS:
            return Why.NOT_RECRUITED
        if place >= MAP_SIZE:
            return Why.GARRISON_ONLY
        if place == self.region:
            return Why.SAME_SETTLEMENT
        if self.first >= 0 and kind in ELITE:
            return Why.ELITE_ALONE
        reason = why_not_recruit(g, self.who, kind) or why_not_recruit_here(g.s, kind, place)
        return reason or (Why.LEADERS_WITHOUT_UNITS if kind in LEADER else None)

    def take(self, g: G, option: FigureAt | Act) -> None:
        if isinstance(option, FigureAt):
            recruit(g, option.place, option.figure, "muster")
            mark_nation(g.s, NATION_OF_FIGURE[option.figure])
            if self.first < 0 and option.figure not in ELITE:
                g.then(Recruit(self.who, option.figure, option.place))


class Diplomacy(Ask, frozen=True):
    """One own nation advances one step. `why`: muster, or token."""

    who: int
    why: str = "muster"
    offers = (NationOption,)
    in_gesture = True
    rule = "wotr p.34"

    def seat(self, g: G) -> str:
        return name(g, self.who)

    def options(self, g: G) -> list[Any]:
        return [NATION_OPTIONS[n] for n in diplomacy(g, self.who, self.why)]

    def why_not(self, g: G, intent: str) -> Reason | None:
        nation = NATION.get(intent)
        return None if nation is None else why_not_diplomacy(g, self.who, nation, self.why)

    def take(self, g: G, option: NationOption) -> None:
        advance(g, option.nation, self.why)


def diplomacy(g: G, seat: int, why: str = "muster") -> list[int]:
    s = g.s  # a nation At War goes no farther: most of them are not worth the question
    return [n for n in NATIONS_OF[side_of(s, seat)] if s.steps[n] and why_not_diplomacy(g, seat, n, why) is None]


def why_no_diplomacy(g: G, seat: int, why: str = "muster") -> Reason:
    """Why no nation advances."""
    reasons = [why_not_diplomacy(g, seat, n, why) for n in own_nations(g.s, seat)]
    return first_of(reasons, Why.PASSIVE_NATION, Why.BARRED_BY_CARD, Why.SAME_NATION_TWICE) or Why.ALREADY_AT_WAR


# -- the Voice of Saruman ---------------------------------------------


def why_not_voice(g: G, seat: int) -> Reason | None:
    s = g.s
    if owner(s, ISENGARD) != seat:
        return Why.NOT_YOUR_NATION
    if not in_play(s, SARUMAN):
        return Why.NOT_IN_PLAY
    if controller(s, ORTHANC) != SHADOW:
        return Why.ENEMY_HOLDS_IT
    if besieged(s, ORTHANC):
        return Why.BESIEGED
    return None if voice_choices(g) else Why.NO_FIGURES_LEFT


def voice_choices(g: G) -> list[Act]:
    s = g.s
    found = []
    if s.reserve[REGULAR[ISENGARD]]:
        found.append(act("voice-recruit"))
    if s.reserve[ELITE[ISENGARD]] and number(s, ORTHANC, REGULAR[ISENGARD]):
        found.append(act("voice-upgrade"))
    return found


class VoiceOfSaruman(Ask, frozen=True):
    who: int
    offers = (*acts("voice-recruit", "voice-upgrade"),)
    in_gesture = True
    rule = "wotr p.25"

    def seat(self, g: G) -> str:
        return name(g, self.who)

    def options(self, g: G) -> list[Any]:
        return list(voice_choices(g))

    def why_not(self, g: G, intent: str) -> Reason | None:
        return Why.NO_FIGURES_LEFT if intent in ("voice-recruit", "voice-upgrade") else None

    def take(self, g: G, option: Act) -> None:
        s = g.s
        if option.what == "voice-upgrade":
            for _ in range(2):
                upgrade(g, ORTHANC, ISENGARD, "voice")
            return
        open_ = [r for r in SETTLEMENTS_OF[ISENGARD] if why_not_recruit_here(s, REGULAR[ISENGARD], r) is None]
        if s.reserve[REGULAR[ISENGARD]] >= len(open_):
            for region in open_:
                recruit(g, region, REGULAR[ISENGARD], "voice")
        else:
            g.then(VoiceRecruits(self.who, tuple(open_)))


class VoiceRecruits(Ask, frozen=True):
    """Too few Regulars for every Settlement: the player says where they come."""

    who: int
    places: tuple[int, ...]
    may_be_empty = True
    offers = (FigureAt,)
    in_gesture = True
    rule = "wotr p.25"

    def seat(self, g: G) -> str:
        return name(g, self.who)

    def options(self, g: G) -> list[Any]:
        if not g.s.reserve[REGULAR[ISENGARD]]:
            return []
        return [FigureAt(REGULAR[ISENGARD], r) for r in self.places]

    def why_not(self, g: G, intent: str) -> Reason | None:
        kind, place = figure_at(intent)
        if kind < 0 or place < 0:
            return None
        if kind != REGULAR[ISENGARD]:
            return Why.NOT_RECRUITED if kind >= KINDS else Why.NO_SUCH_FIGURE
        return (
            why_not_recruit_here(g.s, kind, place) if place < MAP_SIZE else Why.GARRISON_ONLY
        ) or Why.SAME_SETTLEMENT

    def take(self, g: G, option: FigureAt) -> None:
        recruit(g, option.place, option.figure, "voice")
        g.then(VoiceRecruits(self.who, tuple(r for r in self.places if r != option.place)))

    def prompt_args(self, g: G) -> Mapping[str, Arg]:
        return {"number": g.s.reserve[REGULAR[ISENGARD]]}
