"""The Shadow Strategy deck, event halves 12-24: the hosts of the Shadow grow."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from redbook.games.wotr.armies.card_muster import take_recruit
from redbook.games.wotr.board import (
    ANGMAR,
    ARAGORN,
    EAST_EDGE,
    ELITE,
    ISENGARD,
    KINDS,
    MINAS_MORGUL,
    MORIA,
    NATION_OF_FIGURE,
    NAZGUL,
    NORTH_DUNLAND,
    ORTHANC,
    REGIONS_OF,
    REGULAR,
    SARUMAN,
    SAURON,
    SAURON_STRONGHOLDS,
    SETTLEMENTS_OF,
    SHADOW,
    SOUTH_DUNLAND,
    SOUTHRONS,
    WITCH_KING,
    regions,
)
from redbook.games.wotr.cards.api import (
    AnyOption,
    CardRecruits,
    Event,
    FigureAt,
    G,
    Memo,
    Place,
    Reason,
    State,
    Why,
    armies,
    ask,
    at_war,
    can_recruit,
    card_recruits_at,
    event,
    fly,
    in_play,
    number,
    places,
    region_of,
    upgrade,
)
from redbook.games.wotr.cards.shadow_strategy.sieges import all_at_war
from redbook.games.wotr.seats import owner

Order = tuple[int, int, int, int]  # for a region: figures of one kind or another (the same twice: no choice), number

GOBLIN, OLOG = REGULAR[SAURON], ELITE[SAURON]
DUNLENDING, URUK = REGULAR[ISENGARD], ELITE[ISENGARD]
EASTERLING = REGULAR[SOUTHRONS]
GUNDABAD, DOL_GULDUR, GORGOROTH, NURN = regions("mount-gundabad", "dol-guldur", "gorgoroth", "nurn")
MOUNT_GRAM, TROLLSHAWS, WEATHER_HILLS, ETTENMOORS = regions("mount-gram", "trollshaws", "weather-hills", "ettenmoors")


def most(reserve: Sequence[int], orders: Sequence[Order]) -> int:
    """How many figures can come in all: first where only one kind will do."""
    left = list(reserve)
    total = 0
    for _, kind, other, n in sorted(orders, key=lambda order: order[1] != order[2]):
        for k in (kind, other):
            came = min(n, left[k])
            left[k] -= came
            n -= came
            total += came
    return total


def fewer(orders: Sequence[Order], order: Order) -> list[Order]:
    """The orders without one figure of one of them."""
    where, kind, other, n = order
    return [(where, kind, other, n - 1) if each is order else each for each in orders]


class Musters(Event):
    """Regions receive figures, as many as there are (p.22). If there are too few, the player says where they go."""

    orders: ClassVar[tuple[Order, ...]] = ()

    def allowed(self, s: State) -> bool:
        """The printed requirement."""
        return True

    def own(self, s: State, seat: int) -> list[Order]:
        """The orders for nations of the player: with partners he recruits for no others (p.45)."""
        return [order for order in self.orders if owner(s, NATION_OF_FIGURE[order[1]]) == seat]

    def why_not(self, g: G, seat: int) -> Reason | None:
        return None if self.allowed(g.s) else Why.CARD_REQUIREMENT

    def does_something(self, g: G, seat: int) -> bool:
        return any(can_recruit(g, seat, where, kind, other) for where, kind, other, _ in self.own(g.s, seat))

    def play(self, g: G, seat: int) -> None:
        self.muster(g, seat, self.own(g.s, seat))

    def muster(self, g: G, seat: int, orders: Sequence[Order]) -> None:
        s = g.s
        orders = [order for order in orders if order[3] and card_recruits_at(s, SHADOW, order[0]) is not None]
        wanted = [sum(n for _, kind, other, n in orders if k in (kind, other)) for k in range(KINDS)]
        if all(wanted[k] <= s.reserve[k] for k in range(KINDS)):
            for where, kind, other, n in reversed(orders):
                place = card_recruits_at(s, SHADOW, where)
                assert place is not None
                kinds = (kind,) if kind == other else (kind, other)
                g.then(CardRecruits(self.card, seat, place, kinds, n))
            return
        choices = self.choices(s, orders)
        if choices:
            g.then(ask(self, seat, "scarce-recruits", choices, tuple(x for order in orders for x in order)))

    def choices(self, s: State, orders: Sequence[Order]) -> list[FigureAt]:
        """One figure more, so that in the end as many come as can."""
        best = most(s.reserve, orders)
        found: list[FigureAt] = []
        for order in orders:
            for kind in sorted({order[1], order[2]}):
                if not s.reserve[kind]:
                    continue
                left = list(s.reserve)
                left[kind] -= 1
                option = FigureAt(kind, order[0])
                if option not in found and 1 + most(left, fewer(orders, order)) == best:
                    found.append(option)
        return found

    def answered(self, g: G, seat: int, what: str, option: AnyOption, memo: Memo) -> None:
        assert isinstance(option, FigureAt)
        orders: list[Order] = [(memo[i], memo[i + 1], memo[i + 2], memo[i + 3]) for i in range(0, len(memo), 4)]
        order = next(o for o in orders if o[0] == option.place and option.figure in o[1:3])
        place = card_recruits_at(g.s, SHADOW, order[0])
        assert place is not None
        take_recruit(g, self.card, place, option.figure)
        self.muster(g, seat, fewer(orders, order))


class MustersWhere(Musters):
    """The player chooses the regions, as many as the card says if there are so many."""

    candidates: ClassVar[tuple[int, ...]] = ()
    regions = 1
    each: ClassVar[tuple[tuple[int, int, int], ...]] = ()  # kind, other kind, number

    def able(self, g: G, seat: int) -> list[int]:
        kinds = [k for kind, other, _ in self.each for k in (kind, other)]
        return [r for r in self.candidates if can_recruit(g, seat, r, *kinds)]

    def does_something(self, g: G, seat: int) -> bool:
        return bool(self.able(g, seat))

    def play(self, g: G, seat: int) -> None:
        self.choose(g, seat, ())

    def choose(self, g: G, seat: int, chosen: Memo) -> None:
        others = [r for r in self.able(g, seat) if r not in chosen]
        if len(chosen) + len(others) <= self.regions:
            chosen, others = (*chosen, *others), []
        if others and len(chosen) < self.regions:
            g.then(ask(self, seat, "region", places(others), chosen))
        else:
            self.muster(g, seat, [(where, *order) for where in chosen for order in self.each])

    def answered(self, g: G, seat: int, what: str, option: AnyOption, memo: Memo) -> None:
        if isinstance(option, Place):
            self.choose(g, seat, (*memo, option.place))
        else:
            super().answered(g, seat, what, option, memo)


# -- Sauron and Isengard ---------------------------------------------


@event("sh-strat-12")
class ReturnOfTheWitchKing(Musters):
    """The Witch-king goes to Angmar, and troops come to him."""

    orders = ((ANGMAR, GOBLIN, GOBLIN, 2), (ANGMAR, OLOG, OLOG, 1))

    def allowed(self, s: State) -> bool:
        return in_play(s, WITCH_KING)

    def does_something(self, g: G, seat: int) -> bool:
        return region_of(g.s, WITCH_KING) != ANGMAR or super().does_something(g, seat)

    def play(self, g: G, seat: int) -> None:
        if region_of(g.s, WITCH_KING) != ANGMAR:
            fly(g, KINDS + WITCH_KING, g.s.chars[WITCH_KING], ANGMAR, self.id)
        super().play(g, seat)


class JoinsAnyArmy(Event):
    """A unit, Regular or Elite, comes to any Shadow army, besieged or not, if its nation is At War."""

    nation = SAURON

    def why_not(self, g: G, seat: int) -> Reason | None:
        return None if at_war(g.s, self.nation) else Why.CARD_REQUIREMENT

    def does_something(self, g: G, seat: int) -> bool:
        s = g.s
        comes = s.reserve[REGULAR[self.nation]] or s.reserve[ELITE[self.nation]]
        return bool(comes and armies(s, SHADOW))

    def play(self, g: G, seat: int) -> None:
        g.then(ask(self, seat, "army", places(armies(g.s, SHADOW))))

    def answered(self, g: G, seat: int, what: str, option: AnyOption, memo: Memo) -> None:
        assert isinstance(option, Place)
        g.then(CardRecruits(self.card, seat, option.place, (REGULAR[self.nation], ELITE[self.nation])))


@event("sh-strat-13")
class HalfOrcsAndGoblinMen(JoinsAnyArmy):
    """A unit of Isengard."""

    nation = ISENGARD


@event("sh-strat-14")
class OlogHai(JoinsAnyArmy):
    """A unit of Sauron."""


@event("sh-strat-15")
class HillTrolls(Event):
    """With Sauron At War: two of his Regulars, wherever they are, become Elites."""

    def homes(self, s: State) -> list[int]:
        return [p for p in armies(s, SHADOW) if number(s, p, GOBLIN)] if s.reserve[OLOG] else []

    def why_not(self, g: G, seat: int) -> Reason | None:
        return None if at_war(g.s, SAURON) else Why.CARD_REQUIREMENT

    def does_something(self, g: G, seat: int) -> bool:
        return bool(self.homes(g.s))

    def play(self, g: G, seat: int) -> None:
        self.choose(g, seat, 2)

    def choose(self, g: G, seat: int, left: int) -> None:
        homes = self.homes(g.s)
        if left and homes:
            g.then(ask(self, seat, "upgrade-where", places(homes), (left,)))

    def answered(self, g: G, seat: int, what: str, option: AnyOption, memo: Memo) -> None:
        assert isinstance(option, Place)
        upgrade(g, option.place, SAURON, self.id)
        self.choose(g, seat, memo[0] - 1)


@event("sh-strat-16")
class ANewPowerIsRising(Musters):
    """With Saruman in play: two Regulars in each Dunland, two units in Orthanc."""

    orders = (
        (NORTH_DUNLAND, DUNLENDING, DUNLENDING, 2),
        (SOUTH_DUNLAND, DUNLENDING, DUNLENDING, 2),
        (ORTHANC, DUNLENDING, URUK, 2),
    )

    def allowed(self, s: State) -> bool:
        return in_play(s, SARUMAN)


@event("sh-strat-17")
class ManyKingsToTheServiceOfMordor(MustersWhere):
    """Two Regulars in each of three Settlements of the Southrons and Easterlings."""

    candidates = SETTLEMENTS_OF[SOUTHRONS]
    regions = 3
    each = ((EASTERLING, EASTERLING, 2),)


@event("sh-strat-18")
class TheKingIsRevealed(Musters):
    """With Aragorn in play: five Regulars and a Nazgûl in Minas Morgul."""

    orders = ((MINAS_MORGUL, GOBLIN, GOBLIN, 5), (MINAS_MORGUL, NAZGUL, NAZGUL, 1))

    def allowed(self, s: State) -> bool:
        return in_play(s, ARAGORN)


@event("sh-strat-19")
class ShadowsOnTheMistyMountains(MustersWhere):
    """Two Sauron units and a Nazgûl in Moria or on Mount Gram."""

    candidates = (MORIA, MOUNT_GRAM)
    each = ((GOBLIN, OLOG, 2), (NAZGUL, NAZGUL, 1))


@event("sh-strat-20")
class OrcsMultiplyingAgain(Musters):
    """Three Regulars each in Mount Gundabad and Dol Guldur."""

    orders = ((GUNDABAD, GOBLIN, GOBLIN, 3), (DOL_GULDUR, GOBLIN, GOBLIN, 3))


@event("sh-strat-21")
class HordeFromTheEast(MustersWhere):
    """With the Southrons At War: five Regulars in a region of theirs on the eastern edge of the map."""

    candidates = tuple(r for r in REGIONS_OF[SOUTHRONS] if EAST_EDGE[r])
    each = ((EASTERLING, EASTERLING, 5),)

    def allowed(self, s: State) -> bool:
        return at_war(s, SOUTHRONS)


@event("sh-strat-22")
class MonstersRoused(Musters):
    """A Regular each in the Weather Hills, the Ettenmoors and Angmar, an Elite in the Trollshaws."""

    orders = (
        (WEATHER_HILLS, GOBLIN, GOBLIN, 1),
        (ETTENMOORS, GOBLIN, GOBLIN, 1),
        (ANGMAR, GOBLIN, GOBLIN, 1),
        (TROLLSHAWS, OLOG, OLOG, 1),
    )


@event("sh-strat-23")
class MusteringsOfLongPlannedWar(Musters):
    """With the Shadow nations At War: five Easterlings in Gorgoroth, five of Sauron's Regulars in Nurn."""

    orders = ((GORGOROTH, EASTERLING, EASTERLING, 5), (NURN, GOBLIN, GOBLIN, 5))

    def allowed(self, s: State) -> bool:
        return all_at_war(s)


@event("sh-strat-24")
class PitsOfMordor(MustersWhere):
    """With Sauron At War: two Regulars in each of three of his Strongholds."""

    candidates = SAURON_STRONGHOLDS
    regions = 3
    each = ((GOBLIN, GOBLIN, 2),)

    def allowed(self, s: State) -> bool:
        return at_war(s, SAURON)
