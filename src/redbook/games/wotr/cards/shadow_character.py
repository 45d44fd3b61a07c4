"""The Shadow Character deck: event halves."""

from __future__ import annotations

from redbook.games.wotr import combat
from redbook.games.wotr.board import BOX, CARD_TILE, FREE, SHADOW, WITCH_KING
from redbook.games.wotr.cards.api import (
    Attackers,
    Battle,
    Draw,
    DrawTile,
    Event,
    G,
    Reason,
    Why,
    add_special_tile,
    besieged_side,
    event,
    in_play,
    protected,
    troops,
    why_not_attack_from,
)


@event("sh-char-01", "sh-char-02", "sh-char-03", "sh-char-04")
class SpecialTile(Event):
    """Shelob's Lair, The Ring is Mine!, On, On They Went, Give it to Uss!: a red tile comes into play."""

    def play(self, g: G, seat: int) -> None:
        add_special_tile(g, CARD_TILE[self.card])


@event("sh-char-05")
class OrcPatrol(Event):
    """A tile is drawn unless the Ring-bearers are in a Free Peoples Settlement; an Eye or a blue tile does nothing."""

    rule = ""

    def why_not(self, g: G, seat: int) -> Reason | None:
        return Why.CARD_REQUIREMENT if protected(g.s) else None

    def play(self, g: G, seat: int) -> None:
        g.then(DrawTile(Draw(why=self.id, voids=True, rule=self.rule, card=self.card, seat=seat)))


@event("sh-char-20")
class Grond(Event):
    """The Witch-king's army assaults the Stronghold it besieges, for three rounds.

    In the first of them the Free Peoples play no Combat card unless a Companion fights.
    """

    def why_not(self, g: G, seat: int) -> Reason | None:
        s = g.s
        here = s.chars[WITCH_KING]
        if not in_play(s, WITCH_KING) or here >= len(BOX) or not troops(s, SHADOW, here):
            return Why.CARD_REQUIREMENT
        if besieged_side(s, here) != FREE:
            return Why.CARD_REQUIREMENT
        return why_not_attack_from(g, seat, here, False)

    def play(self, g: G, seat: int) -> None:
        here = g.s.chars[WITCH_KING]
        g.then(Attackers(seat, here, BOX[here], False, self.id, self.card, rounds=3))

    def bars_combat_card(self, g: G, battle: Battle, side: int) -> bool:
        return side == FREE and battle.card == self.card and battle.round == 1 and not combat.companions(g.s, battle)
