"""Combat halves of the Shadow Character deck."""

from __future__ import annotations

from redbook.games.wotr.battle import strength
from redbook.games.wotr.board import (
    ELITE,
    FREE,
    ISENGARD,
    LEADER,
    LEVEL,
    MORIA,
    REGULAR,
    SHADOW,
    WITCH_KING,
)
from redbook.games.wotr.cards.api import (
    ASSAULT,
    CHARACTER_OPTIONS,
    FIGURE_OPTIONS,
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
    combat_half,
    eliminate,
    extra_attack,
    forfeit_nazgul,
    lose,
    number,
    silence,
    within,
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


class NeedsNazgul(Requires):
    """A Nazgûl or the Witch-king fights."""

    def met(self, s: State, b: Battle) -> bool:
        return strength.nazgul(s, b) > 0 or strength.fights(s, b, WITCH_KING)


class NeedsNazgulLeadership(Requires):
    """Leadership of the Nazgûl and the Witch-king; they have none against the White Rider."""

    points = 1

    def met(self, s: State, b: Battle) -> bool:
        return strength.nazgul_leadership(s, b) >= self.points


# -- the Combat roll ---------------------------------------------


@combat_half("one-for-the-dark-lord")
class OneForTheDarkLord(Requires):
    """Initiative 3, where the Ring-bearers are: +1 to the own Combat roll and Leader re-roll."""

    def met(self, s: State, b: Battle) -> bool:
        return s.ring == b.region

    def act(self, g: G, b: Battle) -> None:
        b.roll_bonus[SHADOW] += 1
        b.reroll_bonus[SHADOW] += 1


@combat_half("devilry-of-orthanc")
class DevilryOfOrthanc(Requires):
    """Initiative 3, with an Isengard unit against defenders inside a Stronghold: +1 to the own Combat roll."""

    def met(self, s: State, b: Battle) -> bool:
        place = b.place(SHADOW)
        return b.kind == ASSAULT and number(s, place, REGULAR[ISENGARD]) + number(s, place, ELITE[ISENGARD]) > 0

    def act(self, g: G, b: Battle) -> None:
        b.roll_bonus[SHADOW] += 1


@combat_half("durins-bane")
class DurinsBane(Requires):
    """Initiative 2, in Moria or at most two regions from it: an extra attack with three dice that hit on 4+."""

    def met(self, s: State, b: Battle) -> bool:
        return within(b.region, MORIA, 2)

    def act(self, g: G, b: Battle) -> None:
        g.then(*extra_attack(g, b, SHADOW, 3, 4, self.effect))


# -- Leadership of the Nazgûl ---------------------------------------------


@combat_half("cruel-as-death")
class CruelAsDeath(NeedsNazgulLeadership):
    """Initiative 3: two points are given up for +1 to the own Combat roll."""

    points = 2

    def act(self, g: G, b: Battle) -> None:
        forfeit_nazgul(g, b, 2, self.effect)
        b.roll_bonus[SHADOW] += 1


@combat_half("they-are-terrible")
class TheyAreTerrible(NeedsNazgulLeadership):
    """Initiative 4: one point is given up for +1 to the own Leader re-roll."""

    def act(self, g: G, b: Battle) -> None:
        forfeit_nazgul(g, b, 1, self.effect)
        b.reroll_bonus[SHADOW] += 1


@combat_half("dread-and-despair")
class DreadAndDespair(NeedsNazgulLeadership):
    """Initiative 3: for each point given up, one at least, the Free Peoples' Combat roll is a die short."""

    def act(self, g: G, b: Battle) -> None:
        most = strength.nazgul_leadership(g.s, b)
        g.then(ask_in_battle(self, b, SHADOW, "leadership", [NUMBER_OPTIONS[n] for n in range(1, most + 1)]))

    def answered(self, g: G, b: Battle, side: int, what: str, option: AnyOption, memo: Memo) -> None:
        assert isinstance(option, Number)
        forfeit_nazgul(g, b, option.number, self.effect)
        b.fewer[FREE] += option.number


@combat_half("foul-stench")
class FoulStench(NeedsNazgulLeadership):
    """Initiative 3: if the Nazgûl have no less Leadership than the whole enemy army, it may not re-roll."""

    def act(self, g: G, b: Battle) -> None:
        if strength.nazgul_leadership(g.s, b) >= strength.leadership(g.s, b, FREE):
            b.no_reroll[FREE] = True


# -- against Leaders and Companions ---------------------------------------------


@combat_half("black-breath")
class BlackBreath(NeedsNazgul):
    """Initiative 6: with a hit of the own re-roll a Leader may be eliminated, or a Companion of no higher Level."""

    def act(self, g: G, b: Battle) -> None:
        hits = b.reroll_hits[SHADOW]
        if not hits:
            return
        victims: list[AnyOption] = [FIGURE_OPTIONS[k] for k in LEADER if number(g.s, b.place(FREE), k)]
        victims += [CHARACTER_OPTIONS[c] for c in strength.companions(g.s, b) if LEVEL[c] <= hits]
        if victims:
            g.then(ask_in_battle(self, b, SHADOW, "victim", [*victims, NONE]))

    def answered(self, g: G, b: Battle, side: int, what: str, option: AnyOption, memo: Memo) -> None:
        if isinstance(option, Who):
            eliminate(g, option.character, self.effect)
        elif isinstance(option, Figure):
            lose(g, b.place(FREE), option.figure, self.effect)


@combat_half("words-of-power")
class WordsOfPower(NeedsNazgul):
    """Initiative 1: one Companion in the battle loses his Leadership and abilities for the round."""

    def act(self, g: G, b: Battle) -> None:
        there = strength.companions(g.s, b)
        if there:
            g.then(ask_in_battle(self, b, SHADOW, "companion", [CHARACTER_OPTIONS[c] for c in there]))

    def answered(self, g: G, b: Battle, side: int, what: str, option: AnyOption, memo: Memo) -> None:
        assert isinstance(option, Who)
        silence(b, option.character)
