"""Strength still to come: what a player could add to a character in a skirmish from his hand or the card itself."""

from __future__ import annotations

from typing import Any

from redbook.games.tcg.actions.playing import cost_of
from redbook.games.tcg.effects.characters import Exert, Strength
from redbook.games.tcg.effects.targets import TargetTable
from redbook.games.tcg.options import Play, Use
from redbook.games.tcg.phases.skirmish import threshold
from redbook.games.tcg.state import State
from redbook.games.tcg.table.kinds import KINDS, Ctx
from redbook.games.tcg.table.values import active, fighters, in_play, left, strength, text_of
from redbook.games.tcg.words import SKIRMISH

BIT = 1 << SKIRMISH


def pump(s: State, me: int, c: int) -> int:
    """The greatest single addition to the strength of character `c` that player `me` has at hand."""
    best = 0
    shadow = me != s.fp
    for card in s.hands[me]:
        k = KINDS[s.kind[card]]
        if k.event_phases & BIT and (k.side == "shadow") == shadow:
            if shadow and cost_of(s, card, me) > s.twilight:
                continue
            for frame in k.frames:
                if "skirmish" in frame.when:
                    best = max(best, added(s, frame, Ctx(card, me), c))
    for card in active(s):
        k = KINDS[s.kind[card]]
        if k.ability_phases & BIT and s.owner[card] == me:
            for frame in k.frames:
                if "skirmish" in frame.when:
                    best = max(best, added(s, frame, Ctx(card, me), c))
    return best


def added(s: State, frame: Any, ctx: Ctx, c: int) -> int:
    """What one text adds to character `c`; 0 if it cannot be used on it."""
    exerted = next((cost for cost in frame.cost if isinstance(cost, Exert)), None)
    if exerted is not None:
        own = getattr(exerted.target, "word", "") == "self"
        if left(s, ctx.src if own else c) <= exerted.times or not (own or reaches(s, exerted.target, ctx, c)):
            return 0
    for effect in frame.then:
        if isinstance(effect, Strength) and reaches(s, effect.target, ctx, c):
            return max(0, effect.amount_.now(s, Ctx(ctx.src, ctx.me, (("target", (c,)),))))
    return 0


def reaches(s: State, target: Any, ctx: Ctx, c: int) -> bool:
    """Whether the target may be this character: chosen, itself, or the one who was exerted for it."""
    if isinstance(target, TargetTable):
        return bool(target.who_.ok(s, c, ctx))
    return (target.word != "self" or ctx.src == c) and target.word not in ("bearer", "ring-bearer")


CRUSHED, BEATEN, WINNING = range(3)


def outcome(mine: int, theirs: int, times: int) -> int:
    """For the defender."""
    if mine > theirs:
        return WINNING
    return CRUSHED if theirs > 0 and theirs >= times * mine else BEATEN


def turning(s: State, me: int, options: list[Any]) -> Any | None:
    """The least strength that turns the skirmish in progress for player `me`, by an event or an ability; or None."""
    hero, foes = s.fight, fighters(s)
    if hero < 0 or not foes or not in_play(s, hero):
        return None
    mine, theirs, times = strength(s, hero), sum(strength(s, m) for m in foes), threshold(s, hero)
    now = outcome(mine, theirs, times)
    defends = me == s.fp
    if now == (WINNING if defends else CRUSHED):
        return None
    best, least = None, 99
    for option in options:
        if not isinstance(option, Use | Play):
            continue
        frame = text_of(s, option.card, option.text)
        ctx = Ctx(option.card, me)
        if defends:
            more = added(s, frame, ctx, hero)
            turned = outcome(mine + more, theirs, times) > now
        else:
            more = max(added(s, frame, ctx, m) for m in foes)
            turned = outcome(mine, theirs + more, times) < now
        if more and turned and more < least:
            best, least = option, more
    return best
