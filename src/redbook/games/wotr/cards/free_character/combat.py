"""Combat halves of the Free Peoples Character deck."""

from __future__ import annotations

from redbook.games.wotr.battle import strength
from redbook.games.wotr.board import (
    ARAGORN,
    FANGORN,
    FREE,
    GANDALF_GREY,
    GANDALF_WHITE,
    HOBBITS,
    LEADER,
    LEVEL,
    NATION_OF,
    NAZGUL,
    ORTHANC,
    ROHAN,
    SHADOW,
    STRIDER,
)
from redbook.games.wotr.cards.api import (
    CHARACTER_OPTIONS,
    FIGURE_OPTIONS,
    NO_CARD,
    NONE,
    NUMBER_OPTIONS,
    AnyOption,
    Battle,
    Combat,
    Figure,
    G,
    Memo,
    Number,
    Reason,
    State,
    Who,
    Why,
    ask_in_battle,
    cancel_combat_card,
    cancel_hits,
    combat_half,
    eliminate,
    extra_attack,
    forfeit_companion,
    lose,
    number,
    score,
    turn_misses,
)

# -- requirements ---------------------------------------------


class Requires(Combat):
    """A combat half with a requirement: it must be met to play the card, not later in the round as well (p.29)."""

    def met(self, s: State, b: Battle) -> bool:
        raise NotImplementedError

    def why_not(self, g: G, b: Battle, side: int) -> Reason | None:
        return None if self.met(g.s, b) else Why.COMBAT_REQUIREMENT

    def apply(self, g: G, b: Battle, side: int, at: int) -> None:
        self.act(g, b)

    def act(self, g: G, b: Battle) -> None:
        raise NotImplementedError


class NeedsCompanion(Requires):
    def met(self, s: State, b: Battle) -> bool:
        return bool(strength.companions(s, b))


class NeedsLeader(Requires):
    """A Leader or a Companion."""

    def met(self, s: State, b: Battle) -> bool:
        return bool(strength.leaders(s, b) or strength.companions(s, b))


class NeedsEntCountry(Requires):
    """The defenders stand in Fangorn, Orthanc or Rohan."""

    def met(self, s: State, b: Battle) -> bool:
        return b.region in (FANGORN, ORTHANC) or NATION_OF[b.region] == ROHAN


# -- dice ---------------------------------------------


@combat_half("it-is-a-gift")
class ItIsAGift(Requires):
    """Initiative 3, where the Ring-bearers are: +1 to the own Combat roll and Leader re-roll."""

    def met(self, s: State, b: Battle) -> bool:
        return s.ring == b.region

    def act(self, g: G, b: Battle) -> None:
        b.roll_bonus[FREE] += 1
        b.reroll_bonus[FREE] += 1


@combat_half("servant-of-the-secret-fire")
class ServantOfTheSecretFire(Requires):
    """Initiative 3, with Gandalf: +1 to the own Combat roll."""

    def met(self, s: State, b: Battle) -> bool:
        return strength.fights(s, b, GANDALF_GREY) or strength.fights(s, b, GANDALF_WHITE)

    def act(self, g: G, b: Battle) -> None:
        b.roll_bonus[FREE] += 1


@combat_half("ents-rage")
class EntsRage(NeedsEntCountry):
    """Initiative 3: +2 to the own Combat roll."""

    def act(self, g: G, b: Battle) -> None:
        b.roll_bonus[FREE] += 2


@combat_half("huorn-dark")
class HuornDark(NeedsEntCountry):
    """Initiative 3: at most two dice in the Shadow's Combat roll."""

    def act(self, g: G, b: Battle) -> None:
        b.at_most[SHADOW] = min(b.at_most[SHADOW], 2)


@combat_half("brave-stand")
class BraveStand(NeedsCompanion):
    """Initiative 3: the Shadow's Combat roll is one die short for each Companion."""

    def act(self, g: G, b: Battle) -> None:
        b.fewer[SHADOW] += len(strength.companions(g.s, b))


@combat_half("sudden-strike")
class SuddenStrike(NeedsLeader):
    """Initiative 2: an extra attack with one die for each point of Leadership."""

    def act(self, g: G, b: Battle) -> None:
        dice = strength.leadership(g.s, b, FREE)
        if dice:
            g.then(*extra_attack(g, b, FREE, dice, strength.to_hit(b, FREE), self.effect))


@combat_half("nameless-wood")
class NamelessWood(NeedsEntCountry):
    """Initiative 5: with at least one hit scored, two more."""

    def act(self, g: G, b: Battle) -> None:
        if b.hits[FREE]:
            score(g, b, FREE, 2, self.effect)


# -- Leadership given up ---------------------------------------------


@combat_half("daring-defiance")
class DaringDefiance(NeedsCompanion):
    """Initiative 0: all Companions give up their Leadership, and the Shadow's Combat card has no effect.

    Nobody pays when there is no card; and nothing happens when nobody has Leadership left to give up.
    """

    def act(self, g: G, b: Battle) -> None:
        payers = [c for c in strength.companions(g.s, b) if strength.companion_leadership(b, c)]
        if payers and b.cards[SHADOW] != NO_CARD:
            cancel_combat_card(g, b, SHADOW, self.effect)
            for c in payers:
                forfeit_companion(g, b, c, self.effect)


class TurnsMisses(Requires):
    """Initiative 4: a Companion gives up his Leadership, and missed dice count as hits. Foul Stench negates it."""

    def payers(self, s: State, b: Battle) -> list[int]:
        return [c for c in strength.companions(s, b) if strength.companion_leadership(b, c)]

    def act(self, g: G, b: Battle) -> None:
        payers = self.payers(g.s, b)
        if payers and strength.misses(b, FREE) and not b.no_reroll[FREE]:
            g.then(ask_in_battle(self, b, FREE, "companion", [CHARACTER_OPTIONS[c] for c in payers]))

    def answered(self, g: G, b: Battle, side: int, what: str, option: AnyOption, memo: Memo) -> None:
        if isinstance(option, Who):
            forfeit_companion(g, b, option.character, self.effect)
            most = min(self.worth(option.character), strength.misses(b, FREE))
            g.then(ask_in_battle(self, b, side, "misses", [NUMBER_OPTIONS[n] for n in range(most, 0, -1)]))
        elif isinstance(option, Number):
            turn_misses(g, b, side, option.number, self.effect)

    def worth(self, companion: int) -> int:
        return 1


@combat_half("mighty-attack")
class MightyAttack(TurnsMisses):
    """One Companion of choice, one die."""

    def met(self, s: State, b: Battle) -> bool:
        return bool(strength.companions(s, b))


@combat_half("anduril")
class Anduril(TurnsMisses):
    """Strider's Leadership for one die, Aragorn's for one or two."""

    def met(self, s: State, b: Battle) -> bool:
        return strength.fights(s, b, STRIDER) or strength.fights(s, b, ARAGORN)

    def payers(self, s: State, b: Battle) -> list[int]:
        return [c for c in super().payers(s, b) if c in (STRIDER, ARAGORN)]

    def worth(self, companion: int) -> int:
        return 2 if companion == ARAGORN else 1


# -- figures eliminated ---------------------------------------------


@combat_half("blade-of-westernesse")
class BladeOfWesternesse(Requires):
    """Initiative 6, with Merry or Pippin: one hit of the own re-roll eliminates a Minion in the battle instead."""

    def met(self, s: State, b: Battle) -> bool:
        return any(strength.fights(s, b, hobbit) for hobbit in HOBBITS)

    def act(self, g: G, b: Battle) -> None:
        minions = strength.minions(g.s, b)
        if b.reroll_hits[FREE] and b.hits[FREE] and minions:
            g.then(ask_in_battle(self, b, FREE, "minion", [CHARACTER_OPTIONS[c] for c in minions]))

    def answered(self, g: G, b: Battle, side: int, what: str, option: AnyOption, memo: Memo) -> None:
        assert isinstance(option, Who)
        b.hits[FREE] -= 1
        b.reroll_hits[FREE] -= 1
        eliminate(g, option.character, self.effect)


@combat_half("fateful-strike")
class FatefulStrike(NeedsLeader):
    """Initiative 6: with a hit of the own re-roll a Nazgûl is eliminated; with two, that or a Minion.

    The Witch-king is a Minion here (p.24).
    """

    def act(self, g: G, b: Battle) -> None:
        hits = b.reroll_hits[FREE]
        victims: list[AnyOption] = [FIGURE_OPTIONS[NAZGUL]] if hits and strength.nazgul(g.s, b) else []
        if hits >= 2:
            victims += [CHARACTER_OPTIONS[c] for c in strength.minions(g.s, b)]
        if victims:
            g.then(ask_in_battle(self, b, FREE, "victim", victims))

    def answered(self, g: G, b: Battle, side: int, what: str, option: AnyOption, memo: Memo) -> None:
        if isinstance(option, Who):
            eliminate(g, option.character, self.effect)
        else:
            lose(g, b.place(SHADOW), NAZGUL, self.effect)


@combat_half("heroic-death")
class HeroicDeath(NeedsLeader):
    """Initiative 6: a Leader may die to cancel one hit of the enemy's rolls, or a Companion as many as his Level."""

    def act(self, g: G, b: Battle) -> None:
        if b.hits[SHADOW]:
            leaders = [FIGURE_OPTIONS[k] for k in LEADER if number(g.s, b.place(FREE), k)]
            companions = [CHARACTER_OPTIONS[c] for c in strength.companions(g.s, b)]
            g.then(ask_in_battle(self, b, FREE, "sacrifice", [*leaders, *companions, NONE]))

    def answered(self, g: G, b: Battle, side: int, what: str, option: AnyOption, memo: Memo) -> None:
        if isinstance(option, Who):
            eliminate(g, option.character, self.effect)
            cancel_hits(g, b, FREE, LEVEL[option.character], self.effect)
        elif isinstance(option, Figure):
            lose(g, b.place(FREE), option.figure, self.effect)
            cancel_hits(g, b, FREE, 1, self.effect)
