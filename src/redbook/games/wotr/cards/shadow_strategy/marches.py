"""The Shadow Strategy deck, event halves 7-11: armies on the march, by land and by sea."""

from __future__ import annotations

from redbook.games.wotr import events as ev
from redbook.games.wotr.armies.control import Stacking
from redbook.games.wotr.armies.picking import barred
from redbook.games.wotr.board import (
    ADJACENT,
    BOX,
    COASTAL,
    ELITE,
    FIGURES,
    FREE,
    GONDOR,
    IS_UNIT,
    ISENGARD,
    NORTH_DUNLAND,
    REGIONS,
    REGIONS_OF,
    REGULAR,
    SHADOW,
    SOUTH_DUNLAND,
    SOUTHRONS,
    UMBAR,
)
from redbook.games.wotr.cards.api import (
    DONE,
    AnyOption,
    Attackers,
    ChooseForce,
    Event,
    FarMarch,
    FigureAt,
    Force,
    G,
    Memo,
    MoveArmies,
    Place,
    Reason,
    State,
    Why,
    activate,
    ask,
    at_war,
    begin_battle,
    besieged_side,
    can_go_far,
    can_recruit,
    commander,
    event,
    is_free,
    later,
    march,
    movable,
    name,
    number,
    places,
    recruits_in,
    shift,
    troops,
    why_not_attack_from,
)
from redbook.games.wotr.cards.shadow_strategy.sieges import all_at_war


class JoinsAnArmy(Event):
    """Armies march some regions, each to another Shadow army that is not besieged."""

    reach = 0
    armies = 1

    def does_something(self, g: G, seat: int) -> bool:
        return can_go_far(g, seat, self.reach, True)

    def play(self, g: G, seat: int) -> None:
        g.then(FarMarch(seat, self.reach, True, self.id, self.armies, all_of_them=True))


@event("sh-strat-07")
class ShadowsGather(JoinsAnArmy):
    """One army, up to three regions."""

    reach = 3


@event("sh-strat-08")
class TheShadowLengthens(JoinsAnArmy):
    """Two armies, up to two regions each."""

    reach = 2
    armies = 2


@event("sh-strat-09")
class TheShadowIsMoving(Event):
    """With the Shadow nations At War: up to four armies move, one region each."""

    def why_not(self, g: G, seat: int) -> Reason | None:
        return None if all_at_war(g.s) else Why.CARD_REQUIREMENT

    def does_something(self, g: G, seat: int) -> bool:
        return bool(movable(g, seat, False))

    def play(self, g: G, seat: int) -> None:
        g.then(MoveArmies(seat, 4, False, self.id))


@event("sh-strat-10")
class CorsairsOfUmbar(Event):
    """With the Southrons At War: an army, or part of it, goes by sea from Umbar to the coast of Gondor.

    It must fight a Free Peoples army there to the end, unless that army was besieged already.
    """

    coast = tuple(r for r in REGIONS_OF[GONDOR] if COASTAL[r])

    def fleet(self, seat: int, goal: int) -> ChooseForce:
        return ChooseForce(self.card, seat, "fleet", UMBAR, goal)

    def landings(self, g: G, seat: int) -> list[int]:
        return [
            r for r in self.coast if not barred(g, SHADOW, r) and any(IS_UNIT[f] for f in self.fleet(seat, r).force(g))
        ]

    def why_not(self, g: G, seat: int) -> Reason | None:
        return None if at_war(g.s, SOUTHRONS) else Why.CARD_REQUIREMENT

    def does_something(self, g: G, seat: int) -> bool:
        return bool(self.landings(g, seat))

    def play(self, g: G, seat: int) -> None:
        g.then(ask(self, seat, "region", places(self.landings(g, seat))))

    def answered(self, g: G, seat: int, what: str, option: AnyOption, memo: Memo) -> None:
        assert isinstance(option, Place)
        g.then(self.fleet(seat, option.place))

    def force_chosen(self, g: G, seat: int, what: str, origin: int, goal: int, force: Force) -> None:
        s = g.s
        if troops(s, FREE, goal):
            self.land_and_fight(g, seat, goal, force)
            return
        march(g, seat, origin, goal, force, self.id)
        if besieged_side(s, goal) == FREE:
            g.then(Stacking(goal, SHADOW), later(self, seat, "assault", (goal,)))

    def land_and_fight(self, g: G, seat: int, goal: int, force: Force) -> None:
        """Both armies are in the region now; there is no way back to the ships."""
        shift(g.s, UMBAR, goal, force)
        if g.heard:
            figures = tuple(FIGURES[f] for f in force)
            g.tell(ev.ArmyMoved(name(g, seat), REGIONS[UMBAR], REGIONS[goal], figures, self.id))
        activate(g, GONDOR, "entered", goal)
        begin_battle(g, seat, goal, goal, force, self.id, card=self.card, no_cease=True, inside=True)

    def resume(self, g: G, seat: int, what: str, memo: Memo) -> None:
        """One army with the besiegers: it assaults the garrison, and may cease."""
        (goal,) = memo
        who = seat
        if why_not_attack_from(g, who, goal, False) is not None:
            who = commander(g.s, SHADOW, goal)
        if why_not_attack_from(g, who, goal, False) is None:
            g.then(Attackers(who, goal, BOX[goal], False, self.id, self.card))


@event("sh-strat-11")
class RageOfTheDunlendings(Event):
    """With Isengard At War: two Regulars next to a Dunland, and up to four Isengard units come to them from there."""

    dunlands = (NORTH_DUNLAND, SOUTH_DUNLAND)
    around = tuple(sorted({*ADJACENT[NORTH_DUNLAND], *ADJACENT[SOUTH_DUNLAND]}))
    most = 4

    def raiders(self, s: State, goal: int) -> dict[tuple[int, int], int]:
        """Isengard units that could come, by kind and region."""
        kinds = (REGULAR[ISENGARD], ELITE[ISENGARD])
        return {
            (kind, place): number(s, place, kind)
            for place in self.dunlands
            for kind in kinds
            if place != goal and number(s, place, kind)
        }

    def goals(self, g: G, seat: int) -> list[int]:
        free = [r for r in self.around if is_free(g.s, SHADOW, r)]
        return [r for r in free if can_recruit(g, seat, r, REGULAR[ISENGARD]) or self.may_raid(g, r)]

    def may_raid(self, g: G, goal: int) -> bool:
        return bool(self.raiders(g.s, goal)) and not barred(g, SHADOW, goal)

    def why_not(self, g: G, seat: int) -> Reason | None:
        return None if at_war(g.s, ISENGARD) else Why.CARD_REQUIREMENT

    def does_something(self, g: G, seat: int) -> bool:
        return bool(self.goals(g, seat))

    def play(self, g: G, seat: int) -> None:
        g.then(ask(self, seat, "region", places(self.goals(g, seat))))

    def answered(self, g: G, seat: int, what: str, option: AnyOption, memo: Memo) -> None:
        if isinstance(option, Place):
            recruits = recruits_in(self, g, seat, option.place, (REGULAR[ISENGARD],), 2)
            g.then(*recruits, later(self, seat, "raid", (option.place,)))
        elif isinstance(option, FigureAt):
            self.choose(g, seat, (*memo, option.figure, option.place))
        else:
            self.raid(g, seat, memo)

    def resume(self, g: G, seat: int, what: str, memo: Memo) -> None:
        if self.may_raid(g, memo[0]):
            self.choose(g, seat, memo)

    def choose(self, g: G, seat: int, memo: Memo) -> None:
        """`memo`: the region, and then a kind and its region for each unit that comes."""
        goal, *chosen = memo
        units = list(zip(chosen[::2], chosen[1::2], strict=True))
        left = [FigureAt(*unit) for unit, n in self.raiders(g.s, goal).items() if n > units.count(unit)]
        if left and len(units) < self.most:
            g.then(ask(self, seat, "raiders", [*left, DONE], memo))
        else:
            self.raid(g, seat, memo)

    def raid(self, g: G, seat: int, memo: Memo) -> None:
        goal, *chosen = memo
        units = list(zip(chosen[::2], chosen[1::2], strict=True))
        for origin in self.dunlands:
            force = tuple(sorted(kind for kind, place in units if place == origin))
            if force:
                march(g, seat, origin, goal, force, self.id)
