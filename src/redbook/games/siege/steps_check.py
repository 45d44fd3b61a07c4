"""A stack of steps from outside is checked against the position it is to be played in."""

from __future__ import annotations

from redbook.games.siege.advance import AdvanceUnits
from redbook.games.siege.combat import DeclareAttack, DefendWithEye, RollDice
from redbook.games.siege.movement import MoveOn
from redbook.games.siege.pieces import COMBAT, IDS, PM, SIDE
from redbook.games.siege.results import ApplyResult, ChooseLoss, EndBattle, FallBackAll, StormLeaders, SufferLoss
from redbook.games.siege.retreat import ChooseCompanion, FallBack, MakeRoom, MakeRoomUnit, Retreat, RetreatUnit
from redbook.games.siege.setup import PlaceRangers
from redbook.games.siege.state import WAITING, Battle, State, units_at
from redbook.games.siege.tables import CELLS
from redbook.games.siege.turn import NextTurn
from redbook.games.siege.victory import LastReckoning
from redbook.kernel import Ask, Play, Seeded, Step
from redbook.kernel.errors import BadPosition

BATTLE_STEPS = (DeclareAttack, DefendWithEye, RollDice, StormLeaders, AdvanceUnits, EndBattle)
RESULT_STEPS = (ApplyResult, SufferLoss, FallBackAll)
KNOWN_CELLS = {str(cell) for row in CELLS for cell in row}


def check_steps(s: State, steps: list[Step]) -> None:
    if not steps or not isinstance(steps[-1], NextTurn | LastReckoning):
        raise BadPosition(why="the steps do not lead to the end of the game")
    if s.battle is not None:
        check_battle(s, s.battle)
    for step in steps:
        check_step(s, step)
    top = steps[0]
    if isinstance(top, Ask) and not top.may_be_empty:
        g: Play[State] = Play("siege", s, list(reversed(steps)), Seeded())
        if not top.options(g):
            raise BadPosition(why=f"there is nothing to choose for {type(top).__name__}")


def check_step(s: State, step: Step) -> None:
    if isinstance(step, PlaceRangers):
        if s.where[step.piece] != WAITING:
            raise BadPosition(why=f"{IDS[step.piece]} is not waiting to be placed")
    elif isinstance(step, MoveOn):
        on_map(s, step.piece)
        if not 0 < step.left <= PM[step.piece]:
            raise BadPosition(why=f"{IDS[step.piece]} cannot have {step.left} PM left")
    elif isinstance(step, RetreatUnit | MakeRoom | MakeRoomUnit | FallBack):
        on_map(s, step.piece)
    elif isinstance(step, Retreat):
        unit(step.piece)
    elif isinstance(step, ChooseCompanion):
        on_map(s, step.leader)
    elif isinstance(step, ChooseLoss):
        for piece in step.pieces:
            on_map(s, piece)
            if SIDE[piece] != step.side:
                raise BadPosition(why=f"{IDS[piece]} is not theirs to lose")
    elif isinstance(step, BATTLE_STEPS):
        if s.battle is None:
            raise BadPosition(why=f"{type(step).__name__} without a battle")
        if (
            isinstance(step, RollDice | DefendWithEye | DeclareAttack)
            and not s.battle.cell
            and s.held[s.battle.target] != 2 - s.battle.side
        ):
            raise BadPosition(why="there is nobody to attack")
        if isinstance(step, RollDice) and not (s.battle.attackers and units_at(s, s.battle.target)):
            raise BadPosition(why="a battle needs two sides")
    elif isinstance(step, RESULT_STEPS) and (s.battle is None or s.battle.cell not in KNOWN_CELLS):
        raise BadPosition(why=f"{type(step).__name__} without a result")


def check_battle(s: State, battle: Battle) -> None:
    for piece in battle.attackers:
        unit(piece)
        if SIDE[piece] != battle.side:
            raise BadPosition(why=f"{IDS[piece]} attacks its own side")
        if not battle.cell:
            on_map(s, piece)


def on_map(s: State, piece: int) -> None:
    if s.where[piece] < 0:
        raise BadPosition(why=f"{IDS[piece]} is not on the map")


def unit(piece: int) -> None:
    if not COMBAT[piece]:
        raise BadPosition(why=f"{IDS[piece]} is not a combat unit")
