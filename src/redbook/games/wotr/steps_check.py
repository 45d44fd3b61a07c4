"""What the pending steps of a position may get wrong: the program writes them, but anybody may have changed them."""

from __future__ import annotations

from typing import Any

import msgspec

from redbook.games.wotr.actions import RingFrom, RingTo, TakeAction, UseDie
from redbook.games.wotr.armies.far_marches import FarForce, FarStep
from redbook.games.wotr.armies.movement import Marchers, MarchTo
from redbook.games.wotr.armies.muster import Diplomacy, Recruit, VoiceOfSaruman, VoiceRecruits
from redbook.games.wotr.battle.attack import Attackers, AttackWhom
from redbook.games.wotr.battle.combat_cards import ChooseCombatCard, CombatAsk
from redbook.games.wotr.board import CARDS, CHARACTERS, DECKS, KINDS, MAP_SIZE, PLACES, TILES
from redbook.games.wotr.cards.playing import CardAsk
from redbook.games.wotr.characters.companions import WalkTo
from redbook.games.wotr.characters.fellowship import ChooseGuide, FellowshipPhase
from redbook.games.wotr.characters.minions import BringMinion, BringWhere, FlyTo
from redbook.games.wotr.hands import SweepTable
from redbook.games.wotr.position_check import demand, wrong
from redbook.games.wotr.state import NO_CARD, G, State
from redbook.games.wotr.turn import (
    ActionPhase,
    ActionRoll,
    Begin,
    ChooseToken,
    DrawCards,
    HuntAllocation,
    IdleInMordor,
    RecoverDice,
    SwapCards,
    Turn,
    order_of_play,
)  # fmt: skip
from redbook.games.wotr.victory import VictoryCheck
from redbook.kernel import Play, RuleBroken, Seeded, Step
from redbook.kernel.forms import kebab

# The steps of a turn, in their order. What is half done stands above them.
FRAME = (RecoverDice, DrawCards, SwapCards, FellowshipPhase, ChooseGuide, SweepTable, HuntAllocation, ActionRoll,
         ActionPhase, IdleInMordor, VictoryCheck, Turn)  # fmt: skip
AGAIN = (ChooseGuide, SweepTable, FellowshipPhase)  # these may also be part of what is half done
FIRST = (Begin, ChooseToken)  # before the first turn
# Questions that follow at once from an answer: nothing is ever done before them.
ONLY_ON_TOP = (
    TakeAction, UseDie, RingFrom, RingTo, MarchTo, Marchers, AttackWhom, Attackers, FarForce, FarStep, FlyTo, WalkTo,
    BringMinion, BringWhere, Recruit, Diplomacy, VoiceOfSaruman, VoiceRecruits,
)  # fmt: skip
TRIED = 4
FAULTS = (LookupError, ValueError, TypeError, AttributeError, AssertionError, StopIteration, RuleBroken)


def check(s: State, steps: list[Step]) -> None:
    for step in steps:
        numbers_mean_something(s, step)
    the_turn_goes_on(steps)
    for n, step in enumerate(steps):
        if isinstance(step, ChooseCombatCard):
            chosen = s.battle is not None and s.battle.cards[step.side] != NO_CARD
            once = step not in steps[:n] and not chosen
            demand(once, "steps", "choose-combat-card", "once for each side in a round")
    for step in steps[1:]:
        demand(not isinstance(step, ONLY_ON_TOP), "steps", kebab(type(step).__name__), "to be the first of the steps")
    the_question_can_be_answered(s, steps)


NUMBERS = {  # fields of steps, and how many things of that kind there are
    "side": 2, "card": len(CARDS), "deck": len(DECKS), "face": 9, "figure": KINDS + len(CHARACTERS),
    "minion": len(CHARACTERS), "place": PLACES, "origin": PLACES, "goal": PLACES, "target": PLACES, "here": MAP_SIZE,
    "region": PLACES, "tile": len(TILES),
}  # fmt: skip


def numbers_mean_something(s: State, step: Any) -> None:
    """A number must at least name something."""
    for field in msgspec.structs.fields(step):
        value = getattr(step, field.name)
        if isinstance(value, msgspec.Struct):
            numbers_mean_something(s, value)
        elif type(value) is int:
            least, most = -1, NUMBERS.get(field.name)
            if field.name in ("who", "player", "seat"):
                most = s.count
            elif isinstance(step, ActionPhase) and field.name == "turn":
                least, most = 0, len(order_of_play(s))
            known = most is None or least <= value < most or (value == 255 and field.name in ("goal", "region"))
            demand(known, f"steps: {field.name}", value, f"a number from {least} to {(most or 0) - 1}")


def the_turn_goes_on(steps: list[Step]) -> None:
    """The last steps are the rest of a turn, whole and in order; above them stands only what is half done."""
    kinds = [type(step) for step in steps]
    rest = next((n for n in range(len(FRAME), 0, -1) if tuple(kinds[-n:]) == FRAME[-n:]), 0)
    written = [kebab(kind.__name__) for kind in kinds]
    demand(rest > 0, "steps", written, "to end with the rest of the turn, and turn")
    for kind, word in zip(kinds[:-rest], written, strict=False):
        allowed = kind not in FRAME or kind in AGAIN
        demand(allowed, "steps", word, "in its place among the steps of the turn")
        demand(kind not in FIRST or rest == 1, "steps", word, "before the first turn")


def the_question_can_be_answered(s: State, steps: list[Step]) -> None:
    """The pending question has options, and each can be taken. They are tried in worlds of their own.

    Of a card all, for only it knows its memo; of other questions some, for they differ in the place or the figure only.
    """
    try:
        g = Play("wotr", s.copy(), list(reversed(steps)), Seeded(seed=1))
        options = asked(g)
        step: Any = g.stack[-1] if g.stack else None
        for option in options if isinstance(step, CardAsk | CombatAsk) else options[:TRIED]:
            world = g.copy()
            world.stack.pop()
            step.take(world, option)
            asked(world)
    except FAULTS as fault:
        raise wrong("steps", kebab(type(steps[0]).__name__), f"a question that can be asked here ({fault})") from fault


def asked(g: G) -> list[Any]:
    """What can be answered when all that needs no answer is done; nothing once the game is over."""
    while True:
        step: Any = g.run()
        if step is None:
            return []
        options: list[Any] = step.options(g)
        if options:
            return options
        assert step.may_be_empty, f"{kebab(type(step).__name__)} without an answer"
        g.stack.pop()
