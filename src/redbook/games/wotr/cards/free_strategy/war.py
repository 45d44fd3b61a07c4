"""The Free Peoples Strategy deck, event halves 1-3, 5, 6 and 10-12: cards on the table, and the war."""

from __future__ import annotations

from redbook.games.wotr.armies.picking import ChooseForce, can_choose_force
from redbook.games.wotr.board import (
    ADJACENT,
    ARAGORN,
    ARMY_DIE,
    BOX,
    CHARACTER_DIE,
    COMPANIONS,
    ELVES,
    FREE,
    GONDOR,
    GREY_HAVENS,
    ICON,
    KINDS,
    LORIEN,
    MAP_SIZE,
    MINAS_TIRITH,
    NORTH,
    REGION_AT,
    REGIONS_OF,
    RIVENDELL,
    ROHAN,
    SHADOW,
    SIDE_OF_REGION,
    region,
    regions,
)
from redbook.games.wotr.cards.api import (
    AnyOption,
    Attackers,
    Battle,
    Event,
    FarMarch,
    Force,
    G,
    Memo,
    Place,
    Reason,
    State,
    Step,
    Why,
    advance,
    armies,
    ask,
    at_war,
    besieged_side,
    besiegers,
    can_go_far,
    controller,
    event,
    free_for_army,
    hits_by_card,
    later,
    leave_table,
    march,
    nations_at,
    places,
    throw,
    troops,
    why_not_attack_from,
    with_army,
)
from redbook.games.wotr.cards.free_strategy.muster import brings, unit_and_leader
from redbook.games.wotr.hands import GiveUpCard

# -- cards on the table ---------------------------------------------


@event("fp-strat-01")
class TheLastBattle(Event):
    """Aragorn leads an army outside the Free Peoples nations: dice that move the Fellowship leave the Hunt alone.

    A declaration or a reveal ends it: played on a revealed Fellowship it leaves the table at once.
    """

    def led_abroad(self, s: State) -> bool:
        return with_army(s, ARAGORN) and SIDE_OF_REGION[REGION_AT[s.chars[ARAGORN]]] != FREE

    def holds(self, g: G) -> bool:
        return g.s.hidden and self.led_abroad(g.s)

    def why_not(self, g: G, seat: int) -> Reason | None:
        return None if self.led_abroad(g.s) else Why.CARD_REQUIREMENT

    def does_something(self, g: G, seat: int) -> bool:
        return g.s.hidden

    def play(self, g: G, seat: int) -> None:
        """It lies on the table; nothing else happens yet."""

    def keeps_hunt_box_empty(self, g: G) -> bool:
        return True

    def on_declared(self, g: G, region: int) -> None:
        leave_table(g, self.card, "declared")

    def on_revealed(self, g: G) -> None:
        leave_table(g, self.card, "condition")


class Sanctuary(Event):
    """A nation takes a step; Shadow armies keep out of three regions and attack nobody there.

    The Shadow rids itself of the card with any die, an Army card and a Character card.
    """

    refuge: tuple[int, ...] = ()

    def play(self, g: G, seat: int) -> None:
        for nation in self.nations:
            advance(g, nation, self.id)

    def bars_army(self, g: G, side: int, region: int) -> bool:
        return side == SHADOW and region in self.refuge

    def discard_price(self, g: G, seat: int, face: int) -> list[str]:
        icons = {ICON[card] for card in g.s.hands[seat]}
        return ["army-and-character-cards"] if {ARMY_DIE, CHARACTER_DIE} <= icons else []

    def pay_discard(self, g: G, seat: int, way: str) -> None:
        g.then(GiveUpCard(seat, ARMY_DIE, self.id), GiveUpCard(seat, CHARACTER_DIE, self.id))


@event("fp-strat-02")
class APowerTooGreat(Sanctuary):
    nations = (ELVES,)
    refuge = (LORIEN, RIVENDELL, GREY_HAVENS)


@event("fp-strat-03")
class ThePowerOfTomBombadil(Sanctuary):
    nations = (NORTH,)
    refuge = regions("old-forest", "the-shire", "buckland")


# -- hits ---------------------------------------------


@event("fp-strat-05")
class TheSpiritOfMordor(Event):
    """Five dice against a Shadow army of two or three nations; each 5+ is a hit."""

    def quarrelling(self, s: State) -> list[int]:
        return [p for p in armies(s, SHADOW) if len(nations_at(s, SHADOW, p)) > 1]

    def does_something(self, g: G, seat: int) -> bool:
        return bool(self.quarrelling(g.s))

    def play(self, g: G, seat: int) -> None:
        g.then(ask(self, seat, "army", places(self.quarrelling(g.s))))

    def answered(self, g: G, seat: int, what: str, option: AnyOption, memo: Memo) -> None:
        assert isinstance(option, Place)
        g.then(*hits_by_card(option.place, SHADOW, throw(g, seat, 5, 5, self.id), self.id))


@event("fp-strat-06")
class FaramirsRangers(Event):
    """Three dice against a Shadow army in Ithilien or Osgiliath; then an own army in Osgiliath is reinforced."""

    nations = (GONDOR,)
    osgiliath = region("osgiliath")
    ambush = regions("north-ithilien", "south-ithilien", "osgiliath")

    def does_something(self, g: G, seat: int) -> bool:
        return bool(armies(g.s, SHADOW, *self.ambush)) or self.reinforced(g)

    def reinforced(self, g: G) -> bool:
        return troops(g.s, FREE, self.osgiliath) > 0 and brings(g, self.osgiliath, GONDOR, leader=True)

    def play(self, g: G, seat: int) -> None:
        steps: list[Step] = []
        targets = armies(g.s, SHADOW, *self.ambush)
        if targets:
            steps.append(ask(self, seat, "army", places(targets)))
        g.then(*steps, later(self, seat, "recruit"))

    def answered(self, g: G, seat: int, what: str, option: AnyOption, memo: Memo) -> None:
        assert isinstance(option, Place)
        g.then(*hits_by_card(option.place, SHADOW, throw(g, seat, 3, 5, self.id), self.id))

    def resume(self, g: G, seat: int, what: str, memo: Memo) -> None:
        if troops(g.s, FREE, self.osgiliath):
            g.then(*unit_and_leader(self, g, seat, self.osgiliath, GONDOR))


# -- armies on the move ---------------------------------------------


@event("fp-strat-10")
class HelpUnlookedFor(Event):
    """An army next to a siege attacks the besiegers, who roll a die fewer for each unit shut inside."""

    def reliefs(self, g: G, seat: int, origin: int) -> list[int]:
        """Sieges that the army of a place can attack."""
        if origin >= MAP_SIZE or why_not_attack_from(g, seat, origin, False) is not None:
            return []
        return [r for r in besiegers(g.s, SHADOW) if r in ADJACENT[origin]]

    def helpers(self, g: G, seat: int) -> list[int]:
        return [p for p in armies(g.s, FREE) if self.reliefs(g, seat, p)]

    def does_something(self, g: G, seat: int) -> bool:
        return bool(self.helpers(g, seat))

    def play(self, g: G, seat: int) -> None:
        g.then(ask(self, seat, "army", places(self.helpers(g, seat))))

    def answered(self, g: G, seat: int, what: str, option: AnyOption, memo: Memo) -> None:
        assert isinstance(option, Place)
        if what == "army":
            g.then(ask(self, seat, "siege", places(self.reliefs(g, seat, option.place)), (option.place,)))
        else:
            g.then(Attackers(seat, memo[0], option.place, False, self.id, self.card))

    def battle_begins(self, g: G, battle: Battle) -> None:
        battle.short[SHADOW] += troops(g.s, FREE, BOX[battle.region])


@event("fp-strat-11")
class PathsOfTheWoses(Event):
    """With Rohan At War an army in Rohan, besieged or not, comes straight to Minas Tirith.

    If that is besieged or lost, it comes to a neighbouring region.
    """

    def goals(self, s: State) -> list[int]:
        lost = besieged_side(s, MINAS_TIRITH) == FREE or controller(s, MINAS_TIRITH) == SHADOW
        near = ADJACENT[MINAS_TIRITH] if lost else (MINAS_TIRITH,)
        return [r for r in near if free_for_army(s, FREE, r)]

    def ways(self, g: G, seat: int, origin: int) -> list[int]:
        return [r for r in self.goals(g.s) if can_choose_force(g, seat, origin, r)]

    def origins(self, g: G, seat: int) -> list[int]:
        return [p for p in armies(g.s, FREE, *REGIONS_OF[ROHAN]) if self.ways(g, seat, p)]

    def why_not(self, g: G, seat: int) -> Reason | None:
        return None if at_war(g.s, ROHAN) else Why.CARD_REQUIREMENT

    def does_something(self, g: G, seat: int) -> bool:
        return bool(self.origins(g, seat))

    def play(self, g: G, seat: int) -> None:
        g.then(ask(self, seat, "army", places(self.origins(g, seat))))

    def answered(self, g: G, seat: int, what: str, option: AnyOption, memo: Memo) -> None:
        assert isinstance(option, Place)
        if what == "army":
            g.then(ask(self, seat, "region", places(self.ways(g, seat, option.place)), (option.place,)))
        else:
            g.then(ChooseForce(self.card, seat, "woses", memo[0], option.place))

    def force_chosen(self, g: G, seat: int, what: str, origin: int, goal: int, force: Force) -> None:
        march(g, seat, origin, goal, force, self.id)


@event("fp-strat-12")
class ThroughADayAndANight(Event):
    """An army with a Companion marches up to two regions; nobody joins or leaves it on the way."""

    needs: Force = tuple(KINDS + c for c in COMPANIONS)

    def why_not(self, g: G, seat: int) -> Reason | None:
        return None if any(with_army(g.s, c) for c in COMPANIONS) else Why.CARD_REQUIREMENT

    def does_something(self, g: G, seat: int) -> bool:
        return can_go_far(g, seat, 2, False, self.needs)

    def play(self, g: G, seat: int) -> None:
        g.then(FarMarch(seat, 2, False, self.id, needs=self.needs))
