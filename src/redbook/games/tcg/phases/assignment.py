"""The assignment phase (rules 126 to 139) and the fierce assignment (158 to 162)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from redbook.games.tcg import events
from redbook.games.tcg.actions.clicks import clicked
from redbook.games.tcg.actions.windows import pick, publish
from redbook.games.tcg.options import Pass, Pick
from redbook.games.tcg.reasons import Why
from redbook.games.tcg.state import G, State, seat_name
from redbook.games.tcg.table.values import active, is_active, keyword, may_fight, minions
from redbook.games.tcg.table.zones import name
from redbook.kernel import Ask, Step
from redbook.kernel.message import Arg


def assign(g: G, who: int, minion: int) -> None:
    """By an action: at once, with its triggers."""
    pair(g, who, minion)
    publish(g, "assigned", (who, minion))


def pair(g: G, who: int, minion: int) -> None:
    s = g.s
    s.foe[minion] = who
    for c in (who, minion):
        if c not in s.fought:
            s.fought.append(c)
    s.changed()
    if g.heard:
        g.tell(events.Assigned(name(s, who), who, name(s, minion)))


def may_be_assigned(s: State, minion: int) -> bool:
    """Rule 160: in the fierce round only those who were fierce when it began."""
    return s.foe[minion] < 0 and (not s.fierce_round or minion in s.fierce_now)


def defenders(s: State, minion: int) -> list[int]:
    """Rules 128 to 130: whom the Free Peoples player may set against this minion."""
    return [c for c in active(s) if may_fight(s, c) and may_take_one_more(s, c) and not is_forbidden(s, c, minion)]


def may_take_one_more(s: State, c: int) -> bool:
    """Rule 130: one minion, and another for each number of defender."""
    return c not in s.foe or s.foe.count(c) <= keyword(s, c, "defender")


def is_forbidden(s: State, c: int, minion: int) -> bool:
    """A card may forbid the Free Peoples player to set these two against each other."""
    return any(m.what == "forbid-assignment" and m.card == c and m.other == minion for m in s.mods)


def why_not_against(s: State, intent: str, minion: int) -> Why | None:
    """Why the character that is clicked is not set against this minion."""
    click = clicked(s, intent)
    if click is None:
        return None
    if not is_active(s, click.card) or not may_fight(s, click.card):
        return Why.CANNOT_FIGHT
    return Why.FORBIDDEN if is_forbidden(s, click.card, minion) else Why.ASSIGNED


class AssignDefenders(Step, frozen=True):
    """Minion after minion: who stands against it?"""

    todo: tuple[int, ...] | None = None
    done: tuple[int, ...] = ()

    def run(self, g: G) -> None:
        s = g.s
        todo = self.todo
        if todo is None:
            todo = tuple(m for m in minions(s) if may_be_assigned(s, m))
        todo = tuple(m for m in todo if may_be_assigned(s, m))
        if not todo:
            g.stack.append(Leftovers(self.done))
            return
        g.stack.append(AssignDefenders(todo[1:], self.done))
        g.stack.append(Defend(todo[0]))


class Defend(Ask, frozen=True):
    offers = (Pick, Pass)
    rule = "tcg 128"

    minion: int

    may_be_empty = True

    def seat(self, g: G) -> str:
        return seat_name(g.s.fp)

    def prompt_args(self, g: G) -> Mapping[str, Arg]:
        return {"card": name(g.s, self.minion), "number": self.minion}

    def options(self, g: G) -> list[Any]:
        found: list[Any] = [*pick(g.s, defenders(g.s, self.minion))]
        if found:
            found.append(Pass())
        return found

    def why_not(self, g: G, intent: str) -> Why | None:
        return why_not_against(g.s, intent, self.minion)

    def take(self, g: G, option: Any) -> None:
        if isinstance(option, Pick):
            pair(g, option.card, self.minion)
            below = g.stack.pop()
            assert isinstance(below, AssignDefenders)
            g.stack.append(AssignDefenders(below.todo, (*below.done, option.card, self.minion)))


class Leftovers(Step, frozen=True):
    """Rule 132: the Shadow players assign what is left, counter-clockwise."""

    done: tuple[int, ...]
    passed: tuple[int, ...] = ()

    def run(self, g: G) -> None:
        s = g.s
        for p in s.shadows():
            for m in minions(s):
                if s.owner[m] == p and m not in self.passed and may_be_assigned(s, m):
                    g.stack.append(Leftovers(self.done, (*self.passed, m)))
                    g.stack.append(Attack(m))
                    return
        if self.done:
            publish(g, "assigned", self.done)  # rule 138: all at once


class Attack(Ask, frozen=True):
    offers = (Pick, Pass)
    rule = "tcg 132"

    minion: int

    may_be_empty = True

    def seat(self, g: G) -> str:
        return seat_name(g.s.owner[self.minion])

    def prompt_args(self, g: G) -> Mapping[str, Arg]:
        return {"card": name(g.s, self.minion), "number": self.minion}

    def options(self, g: G) -> list[Any]:
        s = g.s
        found: list[Any] = [*pick(s, [c for c in active(s) if may_fight(s, c)])]
        if found:
            found.append(Pass())
        return found

    def why_not(self, g: G, intent: str) -> Why | None:
        return why_not_against(g.s, intent, self.minion)

    def take(self, g: G, option: Any) -> None:
        if isinstance(option, Pick):
            pair(g, option.card, self.minion)
            below = g.stack.pop()
            assert isinstance(below, Leftovers)
            g.stack.append(Leftovers((*below.done, option.card, self.minion), below.passed))
