"""When something happens: required texts first, then optional ones and responses, by the action procedure."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from redbook.games.tcg.actions.clicks import clicked
from redbook.games.tcg.options import Pass, Pick, Use
from redbook.games.tcg.options import Play as PlayOption
from redbook.games.tcg.reasons import Why
from redbook.games.tcg.state import G, State, seat_name
from redbook.games.tcg.table.kinds import BLOCKS, HEARERS, KINDS, Ctx
from redbook.games.tcg.table.values import carried, speakers, text_of
from redbook.games.tcg.table.zones import name
from redbook.kernel import Ask, Step
from redbook.kernel.message import Arg, Message


class Ev(msgspec.Struct, frozen=True):
    """Something that happens: to whom, with whom, by whom."""

    kind: str
    cards: tuple[int, ...] = ()
    others: tuple[int, ...] = ()
    by: tuple[int, ...] = ()
    player: int = -1
    wounds: int = 0  # a skirmish that is over: wounds for each loser; -1: they are overwhelmed


Texts = tuple[tuple[int, int], ...]  # card, number of its text
LOSSES = (-1, 0)  # stands among the required texts for the wounds of a lost skirmish


def listeners(s: State) -> dict[str, list[tuple[Ctx, int, Any]]]:
    """The triggers and responses of all cards whose text works now, by what they listen to."""
    found: dict[str, list[tuple[Ctx, int, Any]]] | None = s.__dict__.get("listeners")
    if found is None:
        found = {}
        for ctx in speakers(s):
            k = KINDS[s.kind[ctx.src]]
            if k.type == "ring" and any(m.what == "ring-text-off" for m in s.mods):
                continue
            if k.triggers or k.copies_site:
                for carrier, first in carried(s, ctx.src):
                    for what, texts in carrier.triggers.items():
                        for number, frame in texts:
                            found.setdefault(what, []).append((ctx, first + number, frame))
        for n, waiting in enumerate(s.delayed):
            text = delayed_text(waiting.block)
            found.setdefault(text.on.key, []).append((Ctx(waiting.src, waiting.me, waiting.vars), -2 - n, text))
        s.__dict__["listeners"] = found
    return found


def delayed_text(block: str) -> Any:
    """The effect that waits: "1_29/0.2" is number 2 of the first text."""
    name, _, number = block.rpartition(".")
    return BLOCKS[name][int(number)]


def somebody_listens(s: State, kind: str) -> bool:
    if kind in listeners(s):
        return True
    kinds, hearers = s.kind, HEARERS.get(kind)
    if hearers:
        for p in s.order:
            for c in s.hands[p]:
                if kinds[c] in hearers and (KINDS[kinds[c]].side == "free-peoples") == (p == s.fp):
                    return True
    return False


def publish(
    g: G,
    kind: str,
    cards: tuple[int, ...] = (),
    others: tuple[int, ...] = (),
    by: tuple[int, ...] = (),
    player: int = -1,
) -> bool:
    """Let everybody who listens react, before whatever already waits. False: nobody listens."""
    if somebody_listens(g.s, kind):
        g.stack.append(Happening(Ev(kind, cards, others, by, player)))
        return True
    return False


class Happening(Step, frozen=True):
    """Rule 57: all required texts, ordered by the Free Peoples player, then the optional ones."""

    ev: Ev

    def run(self, g: G) -> None:
        s = g.s
        required: list[tuple[int, int]] = []
        for ctx, number, frame in listeners(s).get(self.ev.kind, ()):
            if frame.required and frame.hears(s, self.ev, ctx) is not None:
                required.append((ctx.src, number))
        g.stack.append(Window(self.ev))
        if self.ev.wounds:
            required.append(LOSSES)
        if required:
            g.stack.append(Required(self.ev, tuple(required)))


class Required(Step, frozen=True):
    ev: Ev
    todo: Texts

    def run(self, g: G) -> None:
        s = g.s
        live = {(ctx.src, number) for ctx, number, _ in listeners(s).get(self.ev.kind, ())}
        todo = tuple(text for text in self.todo if text in live or text == LOSSES)
        if not todo:
            return
        if len(todo) > 1 and len({(s.kind[c] if c >= 0 else -1, number) for c, number in todo}) > 1:
            g.stack.append(WhichFirst(self.ev, todo))
            return
        carry_out(g, self.ev, todo, todo[0])


def carry_out(g: G, ev: Ev, todo: Texts, text: tuple[int, int]) -> None:
    rest = tuple(t for t in todo if t != text)
    if rest:
        g.stack.append(Required(ev, rest))
    src, number = text
    if text == LOSSES:
        losses(g, ev)
        return
    if number < 0:
        waiting = g.s.delayed[-2 - number]
        ctx = Ctx(src, waiting.me, waiting.vars)
        frame = delayed_text(waiting.block)
    else:
        frame = text_of(g.s, src, number)
        ctx = Ctx(src, text_owner(g.s, src))
    vars = frame.hears(g.s, ev, ctx)
    if vars is not None:
        frame.start(g, src, ctx.me, number, vars)


def losses(g: G, ev: Ev) -> None:
    """The losers of a skirmish are wounded or, overwhelmed, killed."""
    from redbook.games.tcg.actions.wounds import Kill, Wounds  # who import this module

    if ev.wounds < 0:
        g.stack.append(Kill(ev.others, ev.cards))
    else:
        g.then(*[Wounds(c, ev.wounds, -1, True) for c in ev.others])


def text_owner(s: State, src: int) -> int:
    """Whose text it is: a site speaks for the player whose turn it is."""
    return s.fp if KINDS[s.kind[src]].type == "site" else s.owner[src]


class WhichFirst(Ask, frozen=True):
    """Rule 39: the Free Peoples player orders what happens at the same time; without one, the player to his right."""

    offers = (Use,)
    rule = "tcg 39"

    ev: Ev
    todo: Texts

    def seat(self, g: G) -> str:
        return seat_name(g.s.counter_clockwise()[0])

    def options(self, g: G) -> list[Use]:
        return [Use(name(g.s, c) if c >= 0 else "wounds", c, number) for c, number in self.todo]

    def take(self, g: G, option: Use) -> None:
        text = next(t for t in self.todo if t == (option.card, option.text))
        carry_out(g, self.ev, self.todo, text)


class Window(Step, frozen=True):
    """Optional texts and responses, from the Free Peoples player counter-clockwise, until all pass in a row."""

    ev: Ev
    at: int = 0
    passes: int = 0
    used: tuple[str, ...] = ()

    def run(self, g: G) -> None:
        players = g.s.counter_clockwise()
        if self.passes >= len(players):
            return
        at = self.at % len(players)
        g.stack.append(Window(self.ev, at + 1, self.passes + 1, self.used))
        g.stack.append(Respond(self.ev, players[at], self.used))


class Respond(Ask, frozen=True):
    """May anybody react? Without anything to react with, the player passes by himself."""

    offers = (Use, PlayOption, Pass)
    rule = "tcg 58"

    may_be_empty = True
    ev: Ev
    player: int
    used: tuple[str, ...] = ()
    asked: bool = False

    def seat(self, g: G) -> str:
        return seat_name(self.player)

    def prompt_args(self, g: G) -> Mapping[str, Arg]:
        cards = [name(g.s, c) for c in self.ev.cards]
        return {"what": self.ev.kind, "card": cards or "", "seat": seat_name(self.player)}

    def prompt(self, g: G) -> Message:
        """A turn or a phase that begins or ends happens to nobody."""
        if self.ev.cards:
            return super().prompt(g)
        return Message(g.game_id, "ask-respond-at-once", self.prompt_args(g))

    def options(self, g: G) -> list[Any]:
        s, p = g.s, self.player
        found: list[Any] = []
        for ctx, number, frame in listeners(s).get(self.ev.kind, ()):
            if frame.required:
                continue
            me = reactor(s, ctx, frame, p)
            if me and (not frame.once or f"{ctx.src}:{number}:{p}" not in self.used):
                mine = Ctx(ctx.src, p)
                vars = frame.hears(s, self.ev, mine)
                if vars is not None and frame.usable(s, Ctx(ctx.src, p, vars), number):
                    found.append(Use(name(s, ctx.src), ctx.src, number))
        for c in s.hands[p]:
            k = KINDS[s.kind[c]]
            if self.ev.kind in k.hears and (k.side == "free-peoples") == (p == s.fp):
                found.extend(self.from_hand(s, c))
        if found or self.asked:
            found.append(Pass())
        return found

    def from_hand(self, s: State, c: int) -> list[PlayOption]:
        from redbook.games.tcg.actions.playing import why_not_play_event  # which imports this module

        k = KINDS[s.kind[c]]
        found = []
        for number, frame in k.triggers.get(self.ev.kind, ()):
            vars = frame.hears(s, self.ev, Ctx(c, self.player))
            if vars is not None and why_not_play_event(s, c, self.player, number, vars) is None:
                found.append(PlayOption(k.slug, c, number))
        return found

    def why_not(self, g: G, intent: str) -> Why | None:
        """A card of one's own that has nothing to say to what happens; of others' nothing is told."""
        click = clicked(g.s, intent)
        if click is None or g.s.owner[click.card] != self.player:
            return None
        return Why.NO_RESPONSE_TO_THIS

    def take(self, g: G, option: Any) -> None:
        if isinstance(option, Pass):
            return
        s = g.s
        below = g.stack.pop()
        assert isinstance(below, Window)
        used = (*self.used, f"{option.card}:{option.text}:{self.player}")
        g.stack.append(Window(self.ev, below.at, 0, used))
        if isinstance(option, Use):
            frame = text_of(s, option.card, option.text)
            vars = frame.hears(s, self.ev, Ctx(option.card, self.player))
            frame.start(g, option.card, self.player, option.text, vars or ())
        else:
            from redbook.games.tcg.actions.playing import PlayEvent  # which imports this module

            frame = KINDS[s.kind[option.card]].frames[option.text]
            vars = frame.hears(s, self.ev, Ctx(option.card, self.player))
            g.stack.append(PlayEvent(option.card, self.player, option.text, vars or ()))


def reactor(s: State, ctx: Ctx, frame: Any, p: int) -> bool:
    """Whether player `p` may use this optional text: its owner, or for a site those whom it names."""
    if KINDS[s.kind[ctx.src]].type == "site":
        return bool((p == s.fp) == (frame.by != "shadow"))
    return ctx.me == p


def cancel_pending(g: G, *kinds: type[Step]) -> Step | None:
    """Rule 60: what was about to happen does not, and nobody else may respond to it."""
    stack = g.stack
    for n in range(len(stack) - 1, -1, -1):
        if isinstance(stack[n], kinds):
            pending = stack[n]
            upto = n + 1
            while upto < len(stack) and isinstance(stack[upto], Window | Required | Respond):
                upto += 1
            del stack[n:upto]
            return pending
    return None


def pick(s: State, cards: Any) -> list[Pick]:
    return [Pick(name(s, c), c) for c in cards]
