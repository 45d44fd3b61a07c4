"""The archery phase (rules 116 to 125)."""

from __future__ import annotations

from collections.abc import Mapping

from redbook.games.tcg import events
from redbook.games.tcg.actions.windows import pick
from redbook.games.tcg.actions.wounds import Wounds, can_be_wounded
from redbook.games.tcg.options import Pick, Player
from redbook.games.tcg.state import G, State, seat_name
from redbook.games.tcg.table.values import active, at_work, keyword, may_fight, minions
from redbook.kernel import Ask, Step
from redbook.kernel.message import Arg


def minion_archery(s: State) -> int:
    """Rule 116: one total for all Shadow players. Rule 118: never below 0."""
    total = sum(keyword(s, c, "archer") > 0 and not silent(s, c) for c in minions(s))
    return max(0, total + changes(s, "minion-archery"))


def fellowship_archery(s: State) -> int:
    """Rule 117: archer companions, and archer allies at home or allowed by a card."""
    total = sum(may_fight(s, c) and keyword(s, c, "archer") > 0 and not silent(s, c) for c in active(s))
    return max(0, total + changes(s, "fellowship-archery"))


def silent(s: State, c: int) -> bool:
    return any(m.card == c and m.what == "no-archery" for m in s.mods)


def changes(s: State, what: str) -> int:
    total = sum(m.amount for m in s.mods if m.what == what)
    return total + sum(int(gives.amount_.now(s, ctx)) for ctx, _, _, gives in at_work(s, what))


class FireArrows(Step, frozen=True):
    """Rule 119: both totals are counted before any wound."""

    def run(self, g: G) -> None:
        s = g.s
        at_fellowship, at_minions = minion_archery(s), fellowship_archery(s)
        if g.heard:
            g.tell(events.ArcheryFired(at_minions, at_fellowship))
        g.then(ArrowsAtFellowship(at_fellowship), ChooseShadow(at_minions))


class ArrowsAtFellowship(Step, frozen=True):
    """Rule 120: the Free Peoples player says who is hit, one wound after another."""

    arrows: int

    def run(self, g: G) -> None:
        s = g.s
        if self.arrows <= 0:
            return
        targets = [c for c in active(s) if may_fight(s, c) and can_be_wounded(s, c)]
        hit(g, s.fp, targets, self.arrows, ArrowsAtFellowship(self.arrows - 1))


class ArrowsAtMinions(Step, frozen=True):
    """Rule 121: the named Shadow player says which of his minions is hit."""

    player: int
    arrows: int

    def run(self, g: G) -> None:
        s = g.s
        if self.arrows <= 0:
            return
        targets = [c for c in minions(s) if s.owner[c] == self.player and can_be_wounded(s, c)]
        hit(g, self.player, targets, self.arrows, ArrowsAtMinions(self.player, self.arrows - 1))


def hit(g: G, p: int, targets: list[int], arrows: int, rest: Step) -> None:
    if not targets:
        return
    g.stack.append(rest)
    if len(targets) == 1:
        g.stack.append(Wounds(targets[0], 1, -1))
    else:
        g.stack.append(WhoIsHit(p, tuple(targets), arrows))


class WhoIsHit(Ask, frozen=True):
    offers = (Pick,)
    rule = "tcg 120"

    player: int
    targets: tuple[int, ...]
    arrows: int

    def seat(self, g: G) -> str:
        return seat_name(self.player)

    def prompt_args(self, g: G) -> Mapping[str, Arg]:
        return {"arrows": self.arrows}

    def options(self, g: G) -> list[Pick]:
        return pick(g.s, self.targets)

    def take(self, g: G, option: Pick) -> None:
        g.stack.append(Wounds(option.card, 1, -1))


class ChooseShadow(Step, frozen=True):
    arrows: int

    def run(self, g: G) -> None:
        s = g.s
        shadows = [p for p in s.shadows() if any(s.owner[c] == p for c in minions(s))]
        if self.arrows <= 0 or not shadows:
            return
        if len(shadows) == 1:
            g.stack.append(ArrowsAtMinions(shadows[0], self.arrows))
        else:
            g.stack.append(ShootAt(tuple(shadows), self.arrows))


class ShootAt(Ask, frozen=True):
    offers = (Player,)
    rule = "tcg 121"

    shadows: tuple[int, ...]
    arrows: int

    def seat(self, g: G) -> str:
        return seat_name(g.s.fp)

    def prompt_args(self, g: G) -> Mapping[str, Arg]:
        return {"arrows": self.arrows}

    def options(self, g: G) -> list[Player]:
        return [Player(seat_name(p)) for p in self.shadows]

    def take(self, g: G, option: Player) -> None:
        g.stack.append(ArrowsAtMinions(int(option.player[1:]) - 1, self.arrows))
