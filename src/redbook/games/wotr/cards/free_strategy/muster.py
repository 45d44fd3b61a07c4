"""The Free Peoples Strategy deck, event halves 4, 7-9 and 13-24: nations wake, and troops are mustered."""

from __future__ import annotations

from redbook.games.wotr.board import (
    COASTAL,
    DALE,
    DOL_AMROTH,
    DWARVES,
    EDORAS,
    ELITE,
    ELVES,
    EREBOR,
    FREE,
    FREE_NATIONS,
    FREE_STRATEGY,
    GONDOR,
    LEADER,
    LORIEN,
    MINAS_TIRITH,
    NORTH,
    REGION_AT,
    REGIONS_OF,
    REGULAR,
    RIVENDELL,
    ROHAN,
    SETTLEMENTS_OF,
    WOODLAND_REALM,
    region,
    regions,
)
from redbook.games.wotr.cards.api import (
    NATION_OPTIONS,
    AnyOption,
    Event,
    G,
    Memo,
    MoveCompanions,
    NationOption,
    Place,
    Reason,
    State,
    Step,
    Why,
    activate,
    advance,
    armies,
    ask,
    at_war,
    card_recruits_at,
    companions_in,
    draw_strategy,
    event,
    later,
    places,
    recruits_in,
    to_war,
    troops,
    unconquered,
    walkers,
    why_not_advance,
)
from redbook.games.wotr.seats import mark_nation, nation_tired, owner

EITHER = tuple((REGULAR[n], ELITE[n]) for n in FREE_NATIONS)  # each unit as the player likes


def brings(g: G, region: int, nation: int, *, leader: bool = False) -> bool:
    """Whether a card would bring a unit of the nation, or its Leader to units that are there, to the region."""
    s = g.s
    place = card_recruits_at(s, FREE, region)
    if place is None:
        return False
    if any(s.reserve[kind] for kind in EITHER[nation]):
        return True
    return leader and s.reserve[LEADER[nation]] > 0 and troops(s, FREE, place) > 0


def unit_and_leader(half: Event, g: G, seat: int, region: int, nation: int) -> tuple[Step, ...]:
    """A unit, Regular or Elite, and a Leader."""
    return recruits_in(half, g, seat, region, EITHER[nation], leader=LEADER[nation])


# -- politics ---------------------------------------------


class WordsReachThem(Event):
    """Companions move; then, with one of them in a place named here, a nation goes straight to war."""

    nation = 0
    goals: tuple[int, ...] = ()

    def stirred(self, s: State) -> bool:
        return any(unconquered(s, r) and companions_in(s, r) for r in self.goals)

    def does_something(self, g: G, seat: int) -> bool:
        s = g.s
        stirs = not at_war(s, self.nation) and self.stirred(s)
        return stirs or bool(walkers(s))

    def play(self, g: G, seat: int) -> None:
        g.then(MoveCompanions(seat, self.id), later(self, seat, "war"))

    def resume(self, g: G, seat: int, what: str, memo: Memo) -> None:
        if self.stirred(g.s):
            activate(g, self.nation, self.id)
            to_war(g, self.nation, self.id)


@event("fp-strat-04")
class BookOfMazarbul(WordsReachThem):
    nation = DWARVES
    nations = (DWARVES,)
    goals = regions("ered-luin", "erebor")


@event("fp-strat-07")
class FearFireFoes(WordsReachThem):
    nation = NORTH
    nations = (NORTH,)
    goals = regions("bree", "the-shire")


@event("fp-strat-08")
class WisdomOfElrond(Event):
    """Any one Free Peoples nation becomes active and goes one step forward. With partners, one's own (p.45)."""

    def useful(self, g: G, seat: int) -> list[int]:
        s = g.s
        return [
            n
            for n in FREE_NATIONS
            if (s.steps[n] or not s.active[n]) and owner(s, n) == seat and not nation_tired(s, seat, n)
        ]

    def does_something(self, g: G, seat: int) -> bool:
        return bool(self.useful(g, seat))

    def play(self, g: G, seat: int) -> None:
        g.then(ask(self, seat, "nation", [NATION_OPTIONS[n] for n in self.useful(g, seat)]))

    def answered(self, g: G, seat: int, what: str, option: AnyOption, memo: Memo) -> None:
        assert isinstance(option, NationOption)
        mark_nation(g.s, option.nation)
        activate(g, option.nation, self.id)
        advance(g, option.nation, self.id)


@event("fp-strat-09")
class TheRedArrow(Event):
    """Gondor is active: Rohan takes a step, and Edoras receives a unit and a Leader."""

    nations = (ROHAN,)

    def why_not(self, g: G, seat: int) -> Reason | None:
        return None if g.s.active[GONDOR] else Why.CARD_REQUIREMENT

    def does_something(self, g: G, seat: int) -> bool:
        return why_not_advance(g, ROHAN) is None or brings(g, EDORAS, ROHAN, leader=True)

    def play(self, g: G, seat: int) -> None:
        advance(g, ROHAN, self.id)
        g.then(*unit_and_leader(self, g, seat, EDORAS, ROHAN))


# -- troops where the player likes ---------------------------------------------


class WhereHeLikes(Event):
    """Recruits come to one of several regions."""

    def choices(self, g: G) -> list[int]:
        raise NotImplementedError

    def does_something(self, g: G, seat: int) -> bool:
        return bool(self.choices(g))

    def play(self, g: G, seat: int) -> None:
        g.then(ask(self, seat, "region", places(self.choices(g))))

    def answered(self, g: G, seat: int, what: str, option: AnyOption, memo: Memo) -> None:
        assert isinstance(option, Place)
        (nation,) = self.nations
        g.then(*unit_and_leader(self, g, seat, option.place, nation))


@event("fp-strat-13")
class CirdansShips(WhereHeLikes):
    """The Elves are At War: two Elven units come to an army on the coast."""

    nations = (ELVES,)

    def choices(self, g: G) -> list[int]:
        shores = {REGION_AT[p] for p in armies(g.s, FREE) if COASTAL[REGION_AT[p]]}
        return sorted(r for r in shores if brings(g, r, ELVES))

    def why_not(self, g: G, seat: int) -> Reason | None:
        return None if at_war(g.s, ELVES) else Why.CARD_REQUIREMENT

    def answered(self, g: G, seat: int, what: str, option: AnyOption, memo: Memo) -> None:
        assert isinstance(option, Place)
        g.then(*recruits_in(self, g, seat, option.place, EITHER[ELVES], 2))


@event("fp-strat-16")
class RidersOfTheoden(WhereHeLikes):
    """A unit and a Leader come to Edoras, or to a region of Rohan with a Companion."""

    nations = (ROHAN,)

    def choices(self, g: G) -> list[int]:
        s = g.s
        return [
            r for r in REGIONS_OF[ROHAN] if (r == EDORAS or companions_in(s, r)) and brings(g, r, ROHAN, leader=True)
        ]


@event("fp-strat-23")
class EomerSonOfEomund(WhereHeLikes):
    """A unit and a Leader come to a free region of Rohan with a Settlement: not to a besieged one."""

    nations = (ROHAN,)

    def choices(self, g: G) -> list[int]:
        s = g.s
        free = [r for r in SETTLEMENTS_OF[ROHAN] if card_recruits_at(s, FREE, r) == r]
        return [r for r in free if brings(g, r, ROHAN, leader=True)]


# -- troops in one place, with a Leader ---------------------------------------------


class UnitAndLeader(Event):
    """One region receives a unit, Regular or Elite, and a Leader of its nation."""

    region = 0

    def does_something(self, g: G, seat: int) -> bool:
        (nation,) = self.nations
        return brings(g, self.region, nation, leader=True)

    def play(self, g: G, seat: int) -> None:
        (nation,) = self.nations
        g.then(*unit_and_leader(self, g, seat, self.region, nation))


@event("fp-strat-14")
class GuardsOfTheCitadel(UnitAndLeader):
    region = MINAS_TIRITH
    nations = (GONDOR,)


@event("fp-strat-17")
class GrimbeornTheOld(UnitAndLeader):
    region = region("carrock")
    nations = (NORTH,)


@event("fp-strat-18")
class ImrahilOfDolAmroth(UnitAndLeader):
    region = DOL_AMROTH
    nations = (GONDOR,)


@event("fp-strat-22")
class DainIronfootsGuard(UnitAndLeader):
    region = EREBOR
    nations = (DWARVES,)


# -- troops, and a card ---------------------------------------------


class TroopsAndCard(Event):
    """Regions receive a unit each, Regular or Elite; then a card is drawn from the Strategy deck."""

    musters: tuple[tuple[int, int], ...] = ()  # region and nation

    def does_something(self, g: G, seat: int) -> bool:
        return bool(g.s.decks[FREE_STRATEGY]) or self.musters_any(g)

    def musters_any(self, g: G) -> bool:
        return any(brings(g, r, nation) for r, nation in self.musters)

    def troops(self, g: G, seat: int) -> list[Step]:
        return [step for r, nation in self.musters for step in recruits_in(self, g, seat, r, EITHER[nation])]

    def play(self, g: G, seat: int) -> None:
        g.then(*self.troops(g, seat), later(self, seat, "draw"))

    def resume(self, g: G, seat: int, what: str, memo: Memo) -> None:
        draw_strategy(g, seat, 1, self.id)


@event("fp-strat-15")
class CelebornsGaladhrim(TroopsAndCard):
    musters = ((LORIEN, ELVES),)
    nations = (ELVES,)


@event("fp-strat-19")
class KingBrandsMen(TroopsAndCard):
    """Dale receives two Regulars of the North."""

    nations = (NORTH,)

    def musters_any(self, g: G) -> bool:
        return card_recruits_at(g.s, FREE, DALE) is not None and g.s.reserve[REGULAR[NORTH]] > 0

    def troops(self, g: G, seat: int) -> list[Step]:
        return list(recruits_in(self, g, seat, DALE, (REGULAR[NORTH],), 2))


@event("fp-strat-20")
class SwordsInEriador(TroopsAndCard):
    musters = ((region("the-shire"), NORTH), (region("ered-luin"), DWARVES))
    nations = (NORTH, DWARVES)


@event("fp-strat-21")
class KindredOfGlorfindel(TroopsAndCard):
    musters = ((RIVENDELL, ELVES),)
    nations = (ELVES,)


@event("fp-strat-24")
class ThranduilsArchers(TroopsAndCard):
    musters = ((WOODLAND_REALM, ELVES),)
    nations = (ELVES,)
