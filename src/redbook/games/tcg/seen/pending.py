"""What waits on the stack, as everybody at the table may see it: what is being done, and what is being answered."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from redbook.games.tcg.actions.playing import ChooseBearer, PayFor, Placed
from redbook.games.tcg.actions.resolving import Act, Choose, ChooseMode, May, Resolve
from redbook.games.tcg.actions.windows import Ev, Required, Respond, WhichFirst, Window
from redbook.games.tcg.seen.card import CardView
from redbook.games.tcg.setup import StartWith, starters
from redbook.games.tcg.state import G, State
from redbook.kernel import Step

Show = Callable[[State, int], CardView]


class PendingView(msgspec.Struct, omit_defaults=True):
    """`what`: a happening, `text` (a card's text is at work), `event` (waits to take effect) or `playing`.

    `text` names the piece of text, as the catalogue does: "1_19/0.1".
    """

    what: str
    cards: list[CardView]
    text: str = ""
    asks: bool = False


class ChoiceView(msgspec.Struct):
    """The cards among which the seat chooses, wherever they lie, and what it has chosen so far."""

    cards: list[CardView]
    picked: list[int]
    low: int
    high: int


def pending(g: G, show: Show) -> list[PendingView]:
    """From the bottom to the top; what one card does in several steps is said once."""
    found: list[PendingView] = []
    keys: list[object] = []
    for step in g.stack:
        key, entry = entry_of(g.s, step, show)
        if entry is None:
            continue
        if keys and keys[-1] == key:
            found[-1] = entry
        else:
            keys.append(key)
            found.append(entry)
    return found


def entry_of(s: State, step: Step, show: Show) -> tuple[object, PendingView | None]:
    if isinstance(step, Window | Required | WhichFirst | Respond):
        return step.ev, of_happening(s, step.ev, show, isinstance(step, WhichFirst | Respond))
    if isinstance(step, Resolve):
        return ("text", step.act.src), PendingView("event", [show(s, step.act.src)], step.act.block)
    if isinstance(step, Act):
        return ("text", step.src), PendingView("text", [show(s, step.src)], step.block)
    if isinstance(step, ChooseMode | May):
        return ("text", step.src), PendingView("text", [show(s, step.src)], step.block, True)
    if isinstance(step, ChooseBearer | PayFor | Placed):
        return ("playing", step.card), PendingView("playing", [show(s, step.card)], asks=step.asks)
    return None, None


def of_happening(s: State, ev: Ev, show: Show, asks: bool) -> PendingView:
    cards = (*ev.cards, *ev.others) if ev.kind == "skirmish-over" else ev.cards
    return PendingView(ev.kind, [show(s, c) for c in cards if c >= 0], asks=asks)


def choice(g: G, me: int, show: Show) -> ChoiceView | None:
    """Only for whoever chooses."""

    s, top = g.s, g.stack[-1] if g.stack else None
    if isinstance(top, Choose) and top.player == me:
        return ChoiceView([show(s, c) for c in top.cards], list(top.picked), top.low, top.high)
    if isinstance(top, StartWith) and top.player == me:
        return ChoiceView([show(s, c) for c in starters(s, me, top.spent)], [], 0, 1)
    return None
