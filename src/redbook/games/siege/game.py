"""The Siege, as the kernel sees it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from redbook.games.siege.advance import AdvanceFurther, AdvanceUnits
from redbook.games.siege.anduin import AnnounceBridge, CompleteBridge, DestroyOrKeepBridge, why_not_build
from redbook.games.siege.asking import read as read_intent
from redbook.games.siege.board import SEATS
from redbook.games.siege.combat import ChooseTarget, DeclareAttack, DefendWithEye, FinishCombat, RollDice
from redbook.games.siege.eye import RollForEye
from redbook.games.siege.invariants import INVARIANTS
from redbook.games.siege.morale import RecomputeMorale
from redbook.games.siege.movement import FinishMovement, GoBack, MoveCounters, MoveOn, StartMovement, Uncrowd
from redbook.games.siege.pieces import RANGERS
from redbook.games.siege.position import read, write
from redbook.games.siege.reasons import SiegeReason
from redbook.games.siege.recovery import RecoverLosses
from redbook.games.siege.reinforcements import PlaceReinforcements
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
from redbook.games.siege.setup import PlaceRangers, at_start
from redbook.games.siege.siege_engines import ConvertEngines
from redbook.games.siege.state import State
from redbook.games.siege.tables import MORALE_WEIGHTS, TURNS, TURNS_LONG
from redbook.games.siege.turn import DatedEvents, NextTurn, StartPhase, StartStage
from redbook.games.siege.victory import CountReduced, FinalLoss, LastReckoning, RecordPoints
from redbook.games.siege.view import SiegeView, view
from redbook.kernel import Decision, Game, Play, Reason, Setting, Step

Value = str | int | bool


class SiegeGame(Game[State]):
    id = "siege"
    rules = 2
    secrets = False
    turn = "turn-began"
    settings = (Setting("turns", (TURNS, TURNS_LONG)), Setting("morale", tuple(MORALE_WEIGHTS)))
    steps = (
        AdvanceFurther, AdvanceUnits, AnnounceBridge, ApplyResult, AssignLeaders, ChooseCompanion, ChooseLoss,
        ChooseTarget, CompleteBridge, ConvertEngines, CountReduced, DatedEvents, DeclareAttack, DefendWithEye,
        DestroyOrKeepBridge, EndBattle, FallBack, FallBackAll, FinalLoss, FinishCombat, FinishMovement, GoBack,
        LastReckoning, MakeRoom, MakeRoomUnit, MoveCounters, MoveOn, NextTurn, PlaceRangers, PlaceReinforcements,
        RecomputeMorale, RecordPoints, RecoverLosses, Retreat, RetreatUnit, RollDice, RollForEye,
        StartMovement, StartPhase, StartStage, StormLeaders, SufferLoss, Uncrowd,
    )  # fmt: skip
    invariants = INVARIANTS
    names = {
        "piece": "piece", "pieces": "piece", "friend": "piece", "leader": "piece", "engine": "piece",
        "attackers": "piece", "defenders": "piece", "hex": "hex", "origin": "hex", "to": "hex", "through": "hex",
        "path": "hex", "side": "side", "phase": "phase", "shift": "shift", "entry": "entry", "award": "award",
        "loss": "loss", "outcome": "outcome", "day": "day", "who": "side",
    }  # fmt: skip
    folder = Path(__file__).parent

    def seats(self, count: int, settings: Mapping[str, Value]) -> tuple[str, ...]:
        return SEATS

    def new(self, count: int, settings: Mapping[str, Value]) -> tuple[State, list[Step]]:
        return at_start(int(settings["turns"]), weight_of(settings)), [*(PlaceRangers(p) for p in RANGERS), NextTurn()]

    def view(self, g: Play[State], seat: str | None) -> SiegeView:
        return view(g)

    def why_not(self, g: Play[State], decision: Decision, intent: str) -> Reason | None:
        meant = read_intent(intent)
        if meant is None or isinstance(meant, SiegeReason) or decision.seat not in SEATS:
            return meant if isinstance(meant, SiegeReason) else None
        if meant.verb == "build-bridge":
            return why_not_build(g.s, SEATS.index(decision.seat)) or SiegeReason.NOT_YET
        return SiegeReason.WRONG_PHASE

    def position(self, g: Play[State]) -> dict[str, Any]:
        return write(g)

    def from_position(self, doc: Mapping[str, Any], settings: Mapping[str, Value]) -> tuple[State, list[Step]]:
        return read(doc, int(settings["turns"]), weight_of(settings), self.step_types())


def weight_of(settings: Mapping[str, Value]) -> int:
    """What a point of morale adds to the roll: one, as the rules have it, or more in the variant."""
    return MORALE_WEIGHTS[str(settings["morale"])]


GAME = SiegeGame()
