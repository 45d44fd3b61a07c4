"""Why an action is not offered: the same functions that make the list of options."""

from __future__ import annotations

import re

from redbook.games.tcg.actions.playing import forbidden_actions, is_timely, payable, why_not_play, why_not_play_event
from redbook.games.tcg.actions.procedure import FreeActions, TakeAction, abilities, may_use, namesake, transfer_places
from redbook.games.tcg.actions.resolving import Choose
from redbook.games.tcg.actions.wounds import can_exert
from redbook.games.tcg.decks.decks import STARTING_COST
from redbook.games.tcg.effects.targets import is_character
from redbook.games.tcg.language.needs import all_hold
from redbook.games.tcg.phases.assignment import Attack, Defend, is_forbidden
from redbook.games.tcg.reasons import Why
from redbook.games.tcg.setup import StartWith
from redbook.games.tcg.state import G, State
from redbook.games.tcg.table.kinds import KINDS, Ctx
from redbook.games.tcg.table.values import is_active, may_fight
from redbook.games.tcg.turn import AskMove, may_move_again
from redbook.games.tcg.words import FELLOWSHIP, HAND, PHASES, SHADOW
from redbook.kernel import Decision, Reason

CLICK = re.compile(r"^(?:(play|use|discard-to-heal|transfer) )?[a-z0-9-]+\.(\d+)(?:/(\d+))?$")


def why_not(g: G, decision: Decision, intent: str) -> Reason | None:
    s = g.s
    if intent == "move" and not isinstance(decision.step, AskMove):
        return why_not_move(s)
    match = CLICK.match(intent)
    if match is None or len(intent) > 100:
        return None
    verb, card, text = match.group(1) or "play", int(match.group(2)), int(match.group(3) or 1) - 1
    if card >= len(s.kind):
        return Why.NO_SUCH_CARD
    p = int(decision.seat[1:]) - 1 if decision.seat.startswith("p") else -1
    if p < 0 or not isinstance(decision.step, TakeAction | FreeActions):
        return why_not_this_one(s, decision.step, card)
    visible = s.zone[card] == HAND and s.owner[card] == p
    if verb == "play":
        return why_not_from_hand(s, p, card, text) if visible else Why.NOT_IN_HAND
    if verb == "discard-to-heal":
        return why_not_heal(s, p, card) if visible else Why.NOT_IN_HAND
    if verb == "transfer":
        if s.phase != FELLOWSHIP:
            return Why.WRONG_PHASE
        return None if is_active(s, card) and transfer_places(s, card, p) else Why.SAME_SITE
    return why_not_use(s, p, card, text)


def why_not_move(s: State) -> Why | None:
    if may_move_again(s):
        return None
    return Why.MAY_NOT_MOVE if s.no_more_moves else Why.MOVE_LIMIT


def why_not_this_one(s: State, step: object, c: int) -> Why | None:
    """A question about cards, and a card that is none of its answers."""
    if isinstance(step, Defend | Attack):
        if not is_active(s, c) or not may_fight(s, c):
            return Why.CANNOT_FIGHT
        return Why.FORBIDDEN if is_forbidden(s, c, step.minion) else Why.ASSIGNED
    if isinstance(step, Choose) and step.effect in ("exert", "exhaust"):
        return Why.EXHAUSTED if is_active(s, c) and is_character(s, c) and not can_exert(s, c) else None
    if isinstance(step, StartWith) and c in s.decks[step.player]:
        kind = KINDS[s.kind[c]]
        return Why.TOO_DEAR if kind.type == "companion" and step.spent + kind.cost > STARTING_COST else None
    return None


def why_not_from_hand(s: State, p: int, c: int, text: int) -> Why | None:
    k = KINDS[s.kind[c]]
    if (k.side == "free-peoples") != (p == s.fp):
        return Why.WRONG_SIDE
    if k.type == "event":
        if text >= len(k.frames):
            return Why.NO_TEXT
        if k.frames[text].on is not None:
            return Why.RESPONSE_ONLY
        if PHASES[s.phase] not in k.frames[text].when:
            return Why.WRONG_PHASE
        return why_not_play_event(s, c, p, text)
    if s.phase not in (FELLOWSHIP, SHADOW) or not is_timely(s, k):
        return Why.WRONG_PHASE
    return why_not_play(s, c, p)


def why_not_heal(s: State, p: int, c: int) -> Why | None:
    k = KINDS[s.kind[c]]
    if s.phase != FELLOWSHIP or p != s.fp:
        return Why.WRONG_PHASE
    if not (k.unique and k.is_character):
        return Why.NOT_UNIQUE
    return None if namesake(s, c) >= 0 else Why.NOT_WOUNDED


def why_not_use(s: State, p: int, c: int, text: int) -> Why | None:
    if c != s.site and not is_active(s, c):
        return Why.INACTIVE
    for phase, texts in abilities(s).items():
        for ctx, number, frame in texts:
            if ctx.src != c or number != text:
                continue
            if phase != s.phase:
                continue
            if not may_use(s, ctx, frame, p):
                return Why.NOT_YOURS
            if forbidden_actions(s):
                return Why.FORBIDDEN
            own = Ctx(c, p)
            if frame.used_up(s, c, number):
                return Why.LIMIT
            if not all_hold(frame.requires, s, own):
                return Why.REQUIREMENT
            if not payable(s, frame.cost, own, 0):
                return Why.COST
            if frame.plays and not frame.can_play(s, own, 0):
                return Why.NOTHING_TO_PLAY
            return Why.IN_VAIN if frame.idle(s, own) else None
    return (
        Why.WRONG_PHASE
        if any(n == text and x.src == c for t in abilities(s).values() for x, n, _ in t)
        else Why.NO_TEXT
    )
