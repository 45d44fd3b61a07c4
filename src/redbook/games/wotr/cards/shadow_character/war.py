"""The Shadow Character deck, event halves 18-20, 23 and 24: the Eye, and the Nazgûl at war."""

from __future__ import annotations

from redbook.games.wotr.battle import strength
from redbook.games.wotr.battle.attack import why_not_target
from redbook.games.wotr.board import (
    ADJACENT,
    BOX,
    FREE,
    KINDS,
    MAP_SIZE,
    NAZGUL,
    REGION_AT,
    SHADOW,
    WILL_DIE,
    WITCH_KING,
)
from redbook.games.wotr.cards.api import (
    DONE,
    NONE,
    Act,
    AnyOption,
    Attack,
    Attackers,
    Battle,
    Die,
    Event,
    Force,
    G,
    Memo,
    MoveArmies,
    MoveMinions,
    Place,
    Reason,
    State,
    Why,
    act,
    armies,
    ask,
    attackers,
    besieged_side,
    can_recruit,
    event,
    eyes_to_hunt_box,
    hits_by_card,
    in_play,
    later,
    movable,
    nazgul_at,
    nazgul_on_map,
    other_dice,
    places,
    recruits_in,
    region_of,
    throw,
    troops,
    why_not_attack_from,
)
from redbook.games.wotr.options import DIE_OPTIONS

WITCH_KING_FIGURE = KINDS + WITCH_KING
ANY_NAZGUL: Force = (NAZGUL, WITCH_KING_FIGURE)


@event("sh-char-18")
class TheLidlessEye(Event):
    """Up to three unused dice become Eyes and go to the Hunt Box."""

    def faces(self, g: G) -> list[int]:
        return [face for face in range(WILL_DIE) if other_dice(g, SHADOW, face)]

    def does_something(self, g: G, seat: int) -> bool:
        return bool(self.faces(g))

    def play(self, g: G, seat: int) -> None:
        self.choose(g, seat, 3)

    def choose(self, g: G, seat: int, left: int) -> None:
        faces = self.faces(g)
        if left and faces:
            g.then(ask(self, seat, "eye", [*(DIE_OPTIONS[face] for face in faces), DONE], (left,)))

    def answered(self, g: G, seat: int, what: str, option: AnyOption, memo: Memo) -> None:
        if isinstance(option, Die):
            eyes_to_hunt_box(g, option.face, self.id)
            self.choose(g, seat, memo[0] - 1)


@event("sh-char-19")
class DreadfulSpells(Event):
    """A die for each Nazgûl of an army, at most five: each 5 or 6 is a hit on a Free Peoples army there or adjacent."""

    def victims(self, s: State, place: int) -> list[int]:
        region = REGION_AT[place]
        return armies(s, FREE, region, *ADJACENT[region])

    def spellbound(self, s: State) -> list[int]:
        """Shadow armies with Nazgûl, in reach of a Free Peoples army."""
        return [p for p in armies(s, SHADOW) if nazgul_at(s, p) and self.victims(s, p)]

    def why_not(self, g: G, seat: int) -> Reason | None:
        return None if self.spellbound(g.s) else Why.CARD_REQUIREMENT

    def play(self, g: G, seat: int) -> None:
        g.then(ask(self, seat, "nazgul-army", places(self.spellbound(g.s))))

    def answered(self, g: G, seat: int, what: str, option: AnyOption, memo: Memo) -> None:
        assert isinstance(option, Place)
        if what == "nazgul-army":
            g.then(ask(self, seat, "victim-army", places(self.victims(g.s, option.place)), (option.place,)))
            return
        hits = throw(g, seat, min(5, nazgul_at(g.s, memo[0])), 5, self.id)
        if hits:
            g.then(*hits_by_card(option.place, FREE, hits, self.id))


@event("sh-char-20")
class Grond(Event):
    """The Witch-king's army assaults the Stronghold it besieges, for three rounds.

    In the first of them the Free Peoples play no Combat card unless a Companion fights.
    """

    def why_not(self, g: G, seat: int) -> Reason | None:
        s = g.s
        here = s.chars[WITCH_KING]
        if here >= MAP_SIZE or not troops(s, SHADOW, here) or besieged_side(s, here) != FREE:
            return Why.CARD_REQUIREMENT
        return None

    def does_something(self, g: G, seat: int) -> bool:
        """His army can attack: a nation At War, and no card in the way."""
        here = g.s.chars[WITCH_KING]
        return (why_not_attack_from(g, seat, here, False) or why_not_target(g, seat, here, BOX[here])) is None

    def play(self, g: G, seat: int) -> None:
        here = g.s.chars[WITCH_KING]
        g.then(Attackers(seat, here, BOX[here], False, self.id, self.card, rounds=3))

    def bars_combat_card(self, g: G, battle: Battle, side: int) -> bool:
        return side == FREE and battle.card == self.card and battle.round == 1 and not strength.companions(g.s, battle)


# -- the Nazgûl fly, and then armies move or attack ---------------------------------------------


class ThenArmies(Event):
    """An army with one of these figures, or several of them, may then move; or one may attack."""

    needs: Force = ()
    most = 1

    def resume(self, g: G, seat: int, what: str, memo: Memo) -> None:
        ways = [act("move-armies")] if movable(g, seat, False, (), self.needs) else []
        if attackers(g, seat, False, self.needs):
            ways.append(act("attack"))
        if ways:
            g.then(ask(self, seat, "move-or-attack", [*ways, NONE]))

    def move_or_attack(self, g: G, seat: int, option: AnyOption) -> None:
        assert isinstance(option, Act)
        if option.what == "move-armies":
            g.then(MoveArmies(seat, self.most, False, self.id, needs=self.needs))
        elif option.what == "attack":
            g.then(Attack(seat, False, self.id, self.card, self.needs))


@event("sh-char-23")
class TheRingwraithsAreAbroad(ThenArmies):
    """Any or all Nazgûl move. Then two armies with Nazgûl may move, or one may attack."""

    needs = ANY_NAZGUL
    most = 2

    def does_something(self, g: G, seat: int) -> bool:
        return nazgul_on_map(g.s)

    def play(self, g: G, seat: int) -> None:
        g.then(MoveMinions(seat, self.id, nazgul_only=True), later(self, seat, "armies"))

    def answered(self, g: G, seat: int, what: str, option: AnyOption, memo: Memo) -> None:
        self.move_or_attack(g, seat, option)


@event("sh-char-24")
class TheBlackCaptainCommands(ThenArmies):
    """Two Nazgûl come to the Witch-king, or any or all Nazgûl move. Then his army may move or attack."""

    needs = (WITCH_KING_FIGURE,)

    def why_not(self, g: G, seat: int) -> Reason | None:
        return None if in_play(g.s, WITCH_KING) else Why.CARD_REQUIREMENT

    def play(self, g: G, seat: int) -> None:
        ways = [act("move-minions")]
        if can_recruit(g, seat, region_of(g.s, WITCH_KING), NAZGUL):
            ways.append(act("recruit"))
        g.then(ask(self, seat, "recruit-or-fly", ways), later(self, seat, "armies"))

    def answered(self, g: G, seat: int, what: str, option: AnyOption, memo: Memo) -> None:
        if what == "move-or-attack":
            self.move_or_attack(g, seat, option)
        elif option == act("recruit"):
            g.then(*recruits_in(self, g, seat, region_of(g.s, WITCH_KING), (NAZGUL,), 2))
        else:
            g.then(MoveMinions(seat, self.id, nazgul_only=True))
