"""Acting out a text, one effect after another, and asking for the choices it leaves."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from redbook.games.tcg.actions.clicks import clicked
from redbook.games.tcg.actions.wounds import can_exert
from redbook.games.tcg.options import Done, Mode, No, Number, Pick, Player, Yes
from redbook.games.tcg.reasons import Why
from redbook.games.tcg.state import G, seat_name
from redbook.games.tcg.table.kinds import BLOCKS, KINDS, Vars, bind
from redbook.games.tcg.table.values import is_active
from redbook.games.tcg.table.zones import name
from redbook.kernel import Ask, Step
from redbook.kernel.message import Arg, Message


class Act(Step, frozen=True):
    """The effects of a block from number `pc` on. `src` is the card whose text it is, `me` the player who acts."""

    block: str
    src: int
    me: int
    vars: Vars = ()
    pc: int = 0
    picked: tuple[int, ...] | None = None

    def run(self, g: G) -> None:
        block = BLOCKS[self.block]
        effect = block[self.pc]
        vars = self.vars
        picked = self.picked
        target = effect.target
        if target is not None:
            if picked is None:
                choice = target.choice(g, self, effect)
                if choice is not None:
                    g.stack.append(Act(self.block, self.src, self.me, vars, self.pc, ()))
                    g.stack.append(choice)
                    return
                picked = target.found(g.s, self, effect)
            if target.name:
                vars = bind(vars, target.name, picked)
        if self.pc + 1 < len(block):
            g.stack.append(Act(self.block, self.src, self.me, vars, self.pc + 1))
        here = self if vars is self.vars else Act(self.block, self.src, self.me, vars, self.pc)
        effect.run(g, here, picked or ())

    def with_answer(self, picked: tuple[int, ...]) -> Act:
        return Act(self.block, self.src, self.me, self.vars, self.pc, picked)


def act(g: G, block: str, src: int, me: int, vars: Vars) -> None:
    if BLOCKS[block]:
        g.stack.append(Act(block, src, me, vars))


def bind_below(g: G, key: str, cards: tuple[int, ...]) -> None:
    """Bind a name for the effects that follow in the block now at work, and for the blocks around it."""
    stack = g.stack
    for n in range(len(stack) - 1, -1, -1):
        step = stack[n]
        if isinstance(step, MayAgain | Again):
            stack[n] = type(step)(step.block, step.src, step.me, bind(step.vars, key, cards), step.times)
            continue
        if not isinstance(step, Act):
            return
        stack[n] = Act(step.block, step.src, step.me, bind(step.vars, key, cards), step.pc, step.picked)


class Choose(Ask, frozen=True):
    """Choose `low` to `high` of these cards, one at a time; the answer goes to the effect that waits below."""

    offers = (Pick, Done)
    rule = "tcg 70"

    player: int
    cards: tuple[int, ...]
    low: int
    high: int
    src: int
    effect: str
    picked: tuple[int, ...] = ()

    def seat(self, g: G) -> str:
        return seat_name(self.player)

    def prompt_args(self, g: G) -> Mapping[str, Arg]:
        return {
            "card": name(g.s, self.src),
            "number": self.src,
            "effect": self.effect,
            "left": self.high - len(self.picked),
        }

    def prompt(self, g: G) -> Message:
        """So many exactly, or as many at most; if no card asks, it is the hand that is reconciled."""
        if self.src >= 0:
            return Message(
                g.game_id, "ask-choose-so-many" if self.low == self.high else "ask-choose", self.prompt_args(g)
            )
        return Message(g.game_id, "ask-reconcile-down" if self.low else "ask-reconcile", self.prompt_args(g))

    def options(self, g: G) -> list[Any]:
        found: list[Any] = [Pick(name(g.s, c), c) for c in self.cards if c not in self.picked]
        if len(self.picked) >= self.low:
            found.append(Done())
        return found

    def why_not(self, g: G, intent: str) -> Why | None:
        """Who is to exert and cannot."""
        click = clicked(g.s, intent)
        if click is None or self.effect not in ("exert", "exhaust"):
            return None
        s, c = g.s, click.card
        weary = is_active(s, c) and KINDS[s.kind[c]].is_character and not can_exert(s, c)
        return Why.EXHAUSTED if weary else None

    def take(self, g: G, option: Any) -> None:
        picked = self.picked if isinstance(option, Done) else (*self.picked, option.card)
        if isinstance(option, Pick) and len(picked) < self.high and len(picked) < len(self.cards):
            g.stack.append(Choose(self.player, self.cards, self.low, self.high, self.src, self.effect, picked))
            return
        answer(g, picked)


def answer(g: G, picked: tuple[int, ...]) -> None:
    """Hand a choice to the step that waits for it."""
    waiting = g.stack.pop()
    g.stack.append(waiting.with_answer(picked))  # type: ignore[attr-defined]


class ChooseNumber(Ask, frozen=True):
    offers = (Number,)
    rule = "tcg 219"

    player: int
    key: str
    low: int
    high: int
    src: int

    def seat(self, g: G) -> str:
        return seat_name(self.player)

    def prompt_args(self, g: G) -> Mapping[str, Arg]:
        return {"card": name(g.s, self.src), "high": self.high}

    def options(self, g: G) -> list[Number]:
        return [Number(n) for n in range(self.low, self.high + 1)]

    def take(self, g: G, option: Number) -> None:
        bind_below(g, self.key, (option.number,))


class ChooseMode(Ask, frozen=True):
    """One of several blocks; `modes` are the numbers of those that may be chosen."""

    offers = (Mode,)
    rule = "tcg 71"

    player: int
    block: str
    src: int
    me: int
    vars: Vars
    modes: tuple[int, ...]

    def seat(self, g: G) -> str:
        return seat_name(self.player)

    def prompt_args(self, g: G) -> Mapping[str, Arg]:
        return {"card": name(g.s, self.src)}

    def options(self, g: G) -> list[Mode]:
        return [Mode(n + 1, name(g.s, self.src)) for n in self.modes]

    def take(self, g: G, option: Mode) -> None:
        act(g, f"{self.block}.{option.number - 1}", self.src, self.me, self.vars)


class May(Ask, frozen=True):
    """Do it or not."""

    offers = (Yes, No)
    rule = "tcg 56"

    block: str
    src: int
    me: int
    vars: Vars
    times: int = 1

    def seat(self, g: G) -> str:
        return seat_name(self.me)

    def prompt_args(self, g: G) -> Mapping[str, Arg]:
        return {"card": name(g.s, self.src), "number": self.src}

    def options(self, g: G) -> list[Any]:
        return [Yes(), No()]

    def take(self, g: G, option: Any) -> None:
        if isinstance(option, No):
            return
        if self.times > 1:
            g.stack.append(MayAgain(self.block, self.src, self.me, self.vars, self.times - 1))
        act(g, self.block, self.src, self.me, self.vars)


class MayAgain(Step, frozen=True):
    block: str
    src: int
    me: int
    vars: Vars
    times: int

    def run(self, g: G) -> None:
        first = BLOCKS[self.block][0]
        if first.doable(g.s, self):
            g.stack.append(May(self.block, self.src, self.me, self.vars, self.times))


class Again(Step, frozen=True):
    """A block a number of times, one after another."""

    block: str
    src: int
    me: int
    vars: Vars
    times: int

    def run(self, g: G) -> None:
        if self.times > 1:
            g.stack.append(Again(self.block, self.src, self.me, self.vars, self.times - 1))
        act(g, self.block, self.src, self.me, self.vars)


class ChoosePlayer(Ask, frozen=True):
    offers = (Player,)
    rule = "tcg 246"

    player: int
    among: tuple[int, ...]
    key: str
    src: int

    def seat(self, g: G) -> str:
        return seat_name(self.player)

    def prompt_args(self, g: G) -> Mapping[str, Arg]:
        return {"card": name(g.s, self.src)}

    def options(self, g: G) -> list[Player]:
        return [Player(seat_name(p)) for p in self.among]

    def take(self, g: G, option: Player) -> None:
        bind_below(g, self.key, (int(option.player[1:]) - 1,))


class Resolve(Step, frozen=True):
    """An event that waits to take effect."""

    act: Act

    def run(self, g: G) -> None:
        g.stack.append(self.act)
