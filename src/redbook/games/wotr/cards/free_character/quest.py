"""The Free Peoples Character deck, event halves 1-13: the Ring, the Hunt and the Fellowship on its way."""

from __future__ import annotations

from redbook.games.wotr.board import (
    BOROMIR,
    CARD_TILE,
    CHARACTER_DIE,
    FREE,
    GANDALF_GREY,
    GIMLI,
    GOLLUM,
    IN_FELLOWSHIP,
    LEGOLAS,
    LORIEN,
    STRIDER,
    WILL_DIE,
)
from redbook.games.wotr.cards.api import (
    NO,
    YES,
    AnyOption,
    Draw,
    Event,
    G,
    Memo,
    Reason,
    SeparateGroup,
    Why,
    add_special_tile,
    ask,
    can_redraw,
    change_die,
    corrupt,
    event,
    hide,
    in_fellowship,
    later,
    move,
    other_dice,
    redraw,
    throw,
    unconquered,
)


@event("fp-char-01", "fp-char-02", "fp-char-03", "fp-char-04")
class SpecialTile(Event):
    """Elven Cloaks, Elven Rope, Phial of Galadriel, Sméagol Helps Nice Master: a blue tile comes into play."""

    def play(self, g: G, seat: int) -> None:
        add_special_tile(g, CARD_TILE[self.card])


# -- on the table, against the Hunt ---------------------------------------------


class OnTheTable(Event):
    """Lies on the table while one of these Companions is in the Fellowship."""

    companions: tuple[int, ...] = ()

    def holds(self, g: G) -> bool:
        return any(g.s.chars[c] == IN_FELLOWSHIP for c in self.companions)

    def why_not(self, g: G, seat: int) -> Reason | None:
        return None if self.holds(g) else Why.CARD_REQUIREMENT

    def play(self, g: G, seat: int) -> None:
        """It lies on the table; nothing else happens yet."""


@event("fp-char-05")
class MithrilCoatAndSting(OnTheTable):
    """Discard it when a Hunt tile has been drawn: another is drawn instead, and then the first goes back."""

    def holds(self, g: G) -> bool:
        return True

    def on_tile(self, g: G, draw: Draw) -> bool:
        return can_redraw(g.s, draw)

    def use_on_tile(self, g: G, draw: Draw) -> None:
        redraw(g, draw)


class ReducesDamage(OnTheTable):
    """Discard it to reduce the damage of a Hunt tile by 1: step 1 of p.41, so before the Guide and any casualty."""

    def on_damage(self, g: G, draw: Draw) -> bool:
        return self.holds(g) and not (draw.casualty or draw.leaving or draw.revealing)

    def use_on_tile(self, g: G, draw: Draw) -> Draw:
        return draw.but(damage=draw.damage - 1)


@event("fp-char-06")
class AxeAndBow(ReducesDamage):
    companions = (GIMLI, LEGOLAS)


@event("fp-char-07")
class HornOfGondor(ReducesDamage):
    companions = (BOROMIR,)


@event("fp-char-08")
class WizardsStaff(OnTheTable):
    """Discard it when a Hunt tile is about to be drawn: none is."""

    companions = (GANDALF_GREY,)

    def before_tile(self, g: G, draw: Draw) -> bool:
        return self.holds(g)


# -- healing ---------------------------------------------


class Heals(Event):
    def does_something(self, g: G, seat: int) -> bool:
        return g.s.corruption > 0


@event("fp-char-09")
class Athelas(Heals):
    """Three dice: one point of corruption is healed for each 5 or 6; for each 3 or more with Strider as Guide."""

    def play(self, g: G, seat: int) -> None:
        corrupt(g, -throw(g, seat, 3, 3 if g.s.guide == STRIDER else 5, self.id), self.id)


@event("fp-char-10")
class ThereIsAnotherWay(Event):
    """One point is healed. With Gollum as Guide the Fellowship may then hide or, if hidden, move."""

    def does_something(self, g: G, seat: int) -> bool:
        return g.s.corruption > 0 or g.s.guide == GOLLUM

    def play(self, g: G, seat: int) -> None:
        corrupt(g, -1, self.id)
        if g.s.guide == GOLLUM:
            g.then(ask(self, seat, "move-fellowship" if g.s.hidden else "hide-fellowship", [YES, NO]))

    def answered(self, g: G, seat: int, what: str, option: AnyOption, memo: Memo) -> None:
        if option != YES:
            return
        if what == "hide-fellowship":
            hide(g, self.id)
        else:
            move(g, self.id)  # the die that paid for the card does not go to the Hunt Box (p.37)


@event("fp-char-11")
class IWillGoAlone(Event):
    """Companions leave the Fellowship, with a reach of one more; then one point is healed."""

    def why_not(self, g: G, seat: int) -> Reason | None:
        return None if in_fellowship(g.s) else Why.CARD_REQUIREMENT

    def play(self, g: G, seat: int) -> None:
        g.then(SeparateGroup(seat, self.id, extra=1), later(self, seat, "heal"))

    def resume(self, g: G, seat: int, what: str, memo: Memo) -> None:
        corrupt(g, -1, self.id)


@event("fp-char-12")
class BilbosSong(Heals):
    """One point is healed; two with Gollum as Guide."""

    def play(self, g: G, seat: int) -> None:
        corrupt(g, -2 if g.s.guide == GOLLUM else -1, self.id)


@event("fp-char-13")
class MirrorOfGaladriel(Event):
    """An unused Character result becomes a Will of the West; in unconquered Lórien one point is healed, too."""

    def heals(self, g: G) -> bool:
        return g.s.ring == LORIEN and unconquered(g.s, LORIEN) and g.s.corruption > 0

    def does_something(self, g: G, seat: int) -> bool:
        return other_dice(g, FREE, CHARACTER_DIE) > 0 or self.heals(g)

    def play(self, g: G, seat: int) -> None:
        if other_dice(g, FREE, CHARACTER_DIE):
            change_die(g, FREE, CHARACTER_DIE, WILL_DIE, self.id)
        if self.heals(g):
            corrupt(g, -1, self.id)
