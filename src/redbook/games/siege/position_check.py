"""A position from outside is refused in one form: the field, what it says, and what is expected.

A stack of steps is checked against the position it is to be played in.

Below lies what the sequence of play has still in store (2.1); above it, what is under way: a march, a battle, a
question about the bridge. Nothing else can be played on.
"""

from __future__ import annotations

from collections import Counter

from redbook.games.siege.advance import AdvanceFurther, AdvanceUnits
from redbook.games.siege.anduin import DestroyOrKeepBridge
from redbook.games.siege.board import HEXES, SEATS, SHADOW, WEST
from redbook.games.siege.combat import ChooseTarget, DeclareAttack, DefendWithEye, RollDice
from redbook.games.siege.movement import FinishMovement, GoBack, MoveOn, Uncrowd
from redbook.games.siege.odds import SHIFTS
from redbook.games.siege.pieces import COMBAT, IDS, PM, RANGERS, SIDE
from redbook.games.siege.results import ApplyResult, ChooseLoss, EndBattle, FallBackAll, StormLeaders, SufferLoss
from redbook.games.siege.retreat import (
    AssignLeaders,
    ChooseCompanion,
    FallBack,
    MakeRoom,
    MakeRoomUnit,
    Retreat,
    RetreatUnit,
)
from redbook.games.siege.setup import PlaceRangers
from redbook.games.siege.state import WAITING, Battle, State, units_at
from redbook.games.siege.tables import CELLS, LAST_COLUMN
from redbook.games.siege.turn import NextTurn, stage
from redbook.games.siege.victory import CountReduced, FinalLoss, LastReckoning, reduced_units
from redbook.kernel import Ask, Play, Seeded, Step
from redbook.kernel.errors import BadPosition
from redbook.kernel.forms import kebab

STORE: list[Step] = [*stage(WEST), *stage(SHADOW), NextTurn()]
BATTLE = (
    DeclareAttack,
    DefendWithEye,
    RollDice,
    ApplyResult,
    StormLeaders,
    SufferLoss,
    FallBackAll,
    AdvanceUnits,
    EndBattle,
)
BEFORE_THE_RESULT = ([DeclareAttack], [DefendWithEye, RollDice], [RollDice], [ApplyResult], [StormLeaders])
AFTER_THE_RESULT: tuple[Step, ...] = (
    SufferLoss(attacking=False),
    FallBackAll(attacking=False),
    SufferLoss(attacking=True),
    FallBackAll(attacking=True),
)
ONCE = (MoveOn, DestroyOrKeepBridge, ChooseLoss, RetreatUnit, MakeRoomUnit, AdvanceFurther)
OFTEN = (Uncrowd, GoBack, AssignLeaders, ChooseCompanion, Retreat, MakeRoom, FallBack)
KNOWN_CELLS = {str(cell) for row in CELLS for cell in row}
PHASES = ("", "setup", "events", "preparation", "movement", "combat", "end", "reckoning")


def refuse(field: str, value: object, wanted: str) -> BadPosition:
    said = repr(value)
    return BadPosition(why=f"{field}: {said if len(said) <= 40 else said[:39] + '…'}; expected {wanted}")


def check_steps(s: State, steps: list[Step]) -> None:
    if s.phase not in PHASES:
        raise refuse("phase", s.phase, f"one of {', '.join(PHASES[1:])}")
    if steps and isinstance(steps[-1], LastReckoning):
        check_reckoning(s, steps)
    elif steps and isinstance(steps[0], PlaceRangers):
        check_set_up(s, steps)
    else:
        under_way, store = divided(steps)
        check_battle(s, [step for step in under_way if isinstance(step, BATTLE)], store)
        check_under_way(s, under_way, store)
    check_there_is_a_choice(s, steps)


def divided(steps: list[Step]) -> tuple[list[Step], list[Step]]:
    """What is under way, and what the sequence of play has in store."""
    kept = 0
    while kept < min(len(steps), len(STORE)) and steps[-1 - kept] == STORE[-1 - kept]:
        kept += 1
    if not kept:
        raise refuse("steps", names(steps), "steps that lead to next-turn, the end of the game")
    return steps[: len(steps) - kept], steps[len(steps) - kept :]


def check_set_up(s: State, steps: list[Step]) -> None:
    placing = [step.piece for step in steps if isinstance(step, PlaceRangers)]
    waiting = all(piece in RANGERS and s.where[piece] == WAITING for piece in placing)
    if s.turn or len(set(placing)) != len(placing) or not waiting or steps[len(placing) :] != [NextTurn()]:
        raise refuse("steps", names(steps), "place-rangers for those who wait, then next-turn, on turn 0")


def check_reckoning(s: State, steps: list[Step]) -> None:
    losses = Counter(step.side for step in steps if isinstance(step, FinalLoss))
    if not all(isinstance(step, FinalLoss | CountReduced) for step in steps[:-1]):
        raise refuse("steps", names(steps), "final-loss and count-reduced before last-reckoning")
    if any(count > len(reduced_units(s, side)) for side, count in losses.items()):
        raise refuse("steps", names(steps), "no more of final-loss than reduced units")


def check_battle(s: State, steps: list[Step], store: list[Step]) -> None:
    battle = s.battle
    if battle is None or not steps:
        if battle is not None or steps:
            raise refuse("battle", battle and HEXES[battle.target], "a battle if and only if its steps are there")
        return
    for piece in battle.attackers:
        unit(piece)
        if SIDE[piece] != battle.side:
            raise refuse("battle.attackers", IDS[piece], f"units of {SEATS[battle.side]}")
        if not battle.cell:
            on_map(s, piece)
    check_sums(battle)
    if store[0] != ChooseTarget(battle.side):
        raise refuse("battle.side", SEATS[battle.side], "the side whose combat phase it is")
    kinds = [type(step) for step in steps]
    if kinds in BEFORE_THE_RESULT:
        check_before_the_result(s, battle, steps[0])
    else:
        check_after_the_result(battle, steps)


def check_sums(battle: Battle) -> None:
    """The numbers of the combat, as they were when the dice fell: columns of the table, shifts and leaders by name."""
    odds = battle.odds
    columns = [battle.read_at] if odds is None else [battle.read_at, odds.base, odds.column]
    for column in columns:
        if not 0 <= column <= LAST_COLUMN:
            raise refuse("battle", column, f"a column of the combat table, 0 to {LAST_COLUMN}")
    if odds is None:
        return
    for shift, _ in odds.shifts:
        if shift not in SHIFTS:
            raise refuse("battle.odds.shifts", shift, f"one of {', '.join(sorted(SHIFTS))}")
    for morale in (odds.attacker, odds.defender):
        if morale.leader and morale.leader not in IDS:
            raise refuse("battle.odds", morale.leader, "a leader")


def check_before_the_result(s: State, battle: Battle, step: Step) -> None:
    defended = s.held[battle.target] == 2 - battle.side
    if not defended:
        raise refuse("battle.target", HEXES[battle.target], "a hex that the enemy holds")
    if isinstance(step, RollDice | DefendWithEye) and not (battle.attackers and units_at(s, battle.target)):
        raise refuse("battle.attackers", [IDS[p] for p in battle.attackers], "attackers, and a unit that defends")
    if isinstance(step, ApplyResult) and battle.cell not in KNOWN_CELLS:
        raise refuse("battle.cell", battle.cell, 'a result such as "AVB- DRI"')


def check_after_the_result(battle: Battle, steps: list[Step]) -> None:
    *before, last = steps
    if isinstance(last, EndBattle) and before and isinstance(before[-1], AdvanceUnits):
        before.pop()
    order = [AFTER_THE_RESULT.index(step) if step in AFTER_THE_RESULT else -1 for step in before]
    if not isinstance(last, EndBattle) or order != sorted(set(order)) or -1 in order:
        raise refuse("steps", names(steps), "losses and retreats, defender first, then end-battle")
    if order and battle.cell not in KNOWN_CELLS:
        raise refuse("battle.cell", battle.cell, 'a result such as "AVB- DRI"')


def check_under_way(s: State, steps: list[Step], store: list[Step]) -> None:
    counts = Counter(type(step) for step in steps)
    for step in steps:
        if not isinstance(step, ONCE + OFTEN + BATTLE) or (isinstance(step, ONCE) and counts[type(step)] > 1):
            raise refuse("steps", name(step), "a step of the march or battle under way, once")
        check_step(s, step, store)


def check_step(s: State, step: Step, store: list[Step]) -> None:
    if isinstance(step, MoveOn):
        on_map(s, step.piece)
        if not 0 < step.left <= PM[step.piece]:
            raise refuse("steps.move-on.left", step.left, f"1 to {PM[step.piece]}, the PM of {IDS[step.piece]}")
        if store[0] != FinishMovement(SIDE[step.piece]):
            raise refuse("steps", name(step), "the movement phase of its side")
    elif isinstance(step, RetreatUnit | MakeRoom | MakeRoomUnit | FallBack | AdvanceFurther):
        on_map(s, step.piece)
    elif isinstance(step, Retreat):
        unit(step.piece)
    elif isinstance(step, ChooseCompanion):
        for piece in (step.leader, *step.pieces):
            on_map(s, piece)
    elif isinstance(step, ChooseLoss):
        for piece in step.pieces:
            on_map(s, piece)
            if SIDE[piece] != step.side:
                raise refuse("steps.choose-loss.pieces", IDS[piece], f"units of {SEATS[step.side]}")


def check_there_is_a_choice(s: State, steps: list[Step]) -> None:
    top = steps[0] if steps else None
    if isinstance(top, Ask) and not top.may_be_empty:
        g: Play[State] = Play("siege", s, list(reversed(steps)), Seeded())
        if not top.options(g):
            raise refuse("steps", name(top), "something to choose")


def name(step: Step) -> str:
    return kebab(type(step).__name__)


def names(steps: list[Step]) -> str:
    return " ".join(name(step) for step in steps)


def on_map(s: State, piece: int) -> None:
    if s.where[piece] < 0:
        raise refuse("steps", IDS[piece], "a counter on the map")


def unit(piece: int) -> None:
    if not COMBAT[piece]:
        raise refuse("steps", IDS[piece], "a combat unit")
