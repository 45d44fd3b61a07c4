"""The Shadow Strategy deck, event halves 1-6: sieges, and the will of the Free Peoples."""

from __future__ import annotations

from redbook.games.wotr import events as ev
from redbook.games.wotr.battle import strength
from redbook.games.wotr.board import (
    ARAGORN,
    BOX,
    COMPANIONS,
    ELITE,
    ELVEN_STRONGHOLDS,
    ELVES,
    FACES,
    FREE,
    FREE_NATIONS,
    GANDALF_GREY,
    GANDALF_WHITE,
    ISENGARD,
    LEADER,
    MAP_SIZE,
    MINAS_TIRITH,
    NATION_OF,
    REAR,
    REGULAR,
    SARUMAN,
    SHADOW,
    SHADOW_NATIONS,
    SIDE_OF_NATION,
    SIDES,
    WILL_DIE,
)
from redbook.games.wotr.cards.api import (
    FIGURE_OPTIONS,
    NATION_OPTIONS,
    AfterCardHits,
    AnyOption,
    Attackers,
    Battle,
    Event,
    Figure,
    FigureAt,
    G,
    Memo,
    NationOption,
    Place,
    Reason,
    State,
    Why,
    ask,
    at_war,
    besieged,
    besieged_side,
    besiegers,
    commander,
    controller,
    event,
    hits_by_card,
    in_play,
    later,
    leave_table,
    lose,
    lose_die,
    number,
    places,
    push_back,
    region_of,
    targets,
    throw,
    why_not_attack_from,
)
from redbook.games.wotr.seats import owner


def all_at_war(s: State) -> bool:
    return all(at_war(s, nation) for nation in SHADOW_NATIONS)


def units_of(s: State, nation: int, place: int) -> int:
    return number(s, place, REGULAR[nation]) + number(s, place, ELITE[nation])


@event("sh-strat-01")
class ReturnToValinor(Event):
    """A die for each Elven unit in an Elven Stronghold, five at most: each 6 hits. Besieged ones are spared."""

    def homes(self, s: State) -> list[int]:
        return [r for r in ELVEN_STRONGHOLDS if not besieged(s, r) and units_of(s, ELVES, r)]

    def why_not(self, g: G, seat: int) -> Reason | None:
        if all(controller(g.s, r) == FREE for r in ELVEN_STRONGHOLDS):
            return Why.CARD_REQUIREMENT
        return None

    def does_something(self, g: G, seat: int) -> bool:
        return bool(self.homes(g.s))

    def play(self, g: G, seat: int) -> None:
        g.then(*(later(self, seat, "sail", (home,)) for home in self.homes(g.s)))

    def resume(self, g: G, seat: int, what: str, memo: Memo) -> None:
        (home,) = memo
        hits = throw(g, seat, min(5, units_of(g.s, ELVES, home)), 6, self.id)
        if hits:
            g.then(*hits_by_card(home, FREE, hits, self.id))


@event("sh-strat-02")
class TheFightingUrukHai(Event):
    """With Saruman in play an army with an Isengard unit assaults the Stronghold it besieges, for three rounds.

    In the first of them the Free Peoples play no Combat card unless a Companion fights.
    """

    def hosts(self, s: State) -> list[int]:
        if not in_play(s, SARUMAN):
            return []
        return [r for r in besiegers(s, SHADOW) if units_of(s, ISENGARD, r)]

    def able(self, g: G, seat: int) -> list[int]:
        return [
            r
            for r in self.hosts(g.s)
            if why_not_attack_from(g, seat, r, False) is None and BOX[r] in targets(g, seat, r)
        ]

    def why_not(self, g: G, seat: int) -> Reason | None:
        return None if self.hosts(g.s) else Why.CARD_REQUIREMENT

    def does_something(self, g: G, seat: int) -> bool:
        return bool(self.able(g, seat))

    def play(self, g: G, seat: int) -> None:
        g.then(ask(self, seat, "army", places(self.able(g, seat))))

    def answered(self, g: G, seat: int, what: str, option: AnyOption, memo: Memo) -> None:
        assert isinstance(option, Place)
        g.then(Attackers(seat, option.place, BOX[option.place], False, self.id, self.card, rounds=3))

    def bars_combat_card(self, g: G, battle: Battle, side: int) -> bool:
        return side == FREE and battle.card == self.card and battle.round == 1 and not strength.companions(g.s, battle)


@event("sh-strat-03")
class DenethorsFolly(Event):
    """In a besieged Minas Tirith a Leader is lost; and no Free Peoples Combat cards are played there.

    The Free Peoples may discard it with a Will of the West, or with any die if Gandalf or Aragorn is there.
    """

    saviours = (GANDALF_GREY, GANDALF_WHITE, ARAGORN)

    def holds(self, g: G) -> bool:
        return besieged_side(g.s, MINAS_TIRITH) == FREE

    def why_not(self, g: G, seat: int) -> Reason | None:
        return None if self.holds(g) else Why.CARD_REQUIREMENT

    def play(self, g: G, seat: int) -> None:
        s = g.s
        inside = BOX[MINAS_TIRITH]
        leaders = [FIGURE_OPTIONS[kind] for kind in LEADER if number(s, inside, kind)]
        if leaders:
            g.then(ask(self, seat, "leader-lost", leaders, who=commander(s, FREE, inside)))

    def answered(self, g: G, seat: int, what: str, option: AnyOption, memo: Memo) -> None:
        assert isinstance(option, Figure)
        lose(g, BOX[MINAS_TIRITH], option.figure, self.id)

    def bars_combat_card(self, g: G, battle: Battle, side: int) -> bool:
        return side == FREE and battle.region == MINAS_TIRITH

    def discard_price(self, g: G, seat: int, face: int) -> list[str]:
        if face == WILL_DIE:
            return ["will-of-the-west"]
        return ["any-die"] if any(region_of(g.s, c) == MINAS_TIRITH for c in self.saviours) else []


@event("sh-strat-04")
class TheDayWithoutDawn(Event):
    """With the Shadow nations At War: all unused Will of the West results are lost."""

    def why_not(self, g: G, seat: int) -> Reason | None:
        return None if all_at_war(g.s) else Why.CARD_REQUIREMENT

    def does_something(self, g: G, seat: int) -> bool:
        return g.s.dice[WILL_DIE] > 0

    def play(self, g: G, seat: int) -> None:
        dice = g.s.dice[WILL_DIE]
        for _ in range(dice):
            lose_die(g, FREE, WILL_DIE)
        if g.heard:
            g.tell(ev.DiceLost(SIDES[FREE], FACES[WILL_DIE], dice, self.id))


@event("sh-strat-05")
class ThreatsAndPromises(Event):
    """No Muster result advances a passive nation, until an attack or a Companion's ability has advanced one."""

    def does_something(self, g: G, seat: int) -> bool:
        return not all(g.s.active[nation] for nation in FREE_NATIONS)

    def play(self, g: G, seat: int) -> None:
        """It lies on the table; nothing else happens yet."""

    def bars_muster_advance(self, g: G, nation: int) -> bool:
        return SIDE_OF_NATION[nation] == FREE and not g.s.active[nation]

    def on_advanced(self, g: G, nation: int, why: str) -> None:
        if SIDE_OF_NATION[nation] == FREE and why in ("attacked", "ability"):
            leave_table(g, self.card, why)


@event("sh-strat-06")
class Stormcrow(Event):
    """A nation not At War that shelters the Ring-bearers or a Companion slips back, and loses a figure."""

    def hosts(self, s: State) -> set[int]:
        """Nations not At War with the Ring-bearers or a Companion on their ground."""
        guests = [region_of(s, c) for c in COMPANIONS if in_play(s, c)]
        if s.ring < MAP_SIZE:
            guests.append(s.ring)
        return {NATION_OF[r] for r in guests if SIDE_OF_NATION[NATION_OF[r]] == FREE and not at_war(s, NATION_OF[r])}

    def figures(self, s: State, nation: int) -> list[FigureAt]:
        kinds = (REGULAR[nation], ELITE[nation], LEADER[nation])
        return [FigureAt(kind, place) for place in range(REAR) for kind in kinds if number(s, place, kind)]

    def useful(self, s: State) -> list[int]:
        return [nation for nation in sorted(self.hosts(s)) if s.steps[nation] < 3 or self.figures(s, nation)]

    def why_not(self, g: G, seat: int) -> Reason | None:
        return None if self.hosts(g.s) else Why.CARD_REQUIREMENT

    def does_something(self, g: G, seat: int) -> bool:
        return bool(self.useful(g.s))

    def play(self, g: G, seat: int) -> None:
        g.then(ask(self, seat, "nation", [NATION_OPTIONS[nation] for nation in self.useful(g.s)]))

    def answered(self, g: G, seat: int, what: str, option: AnyOption, memo: Memo) -> None:
        if isinstance(option, NationOption):
            push_back(g, option.nation, self.id)
            figures = self.figures(g.s, option.nation)
            if figures:
                g.then(ask(self, seat, "figure-lost", figures, who=owner(g.s, option.nation)))
        elif isinstance(option, FigureAt):
            lose(g, option.place, option.figure, self.id)
            g.then(AfterCardHits(option.place, FREE))
