"""2.1: the sequence of play. It reads like the rules."""

from __future__ import annotations

from redbook.games.siege.anduin import AnnounceBridge, CompleteBridge
from redbook.games.siege.board import MINAS_TIRITH, SEATS, SHADOW, SHADOWED, WEST
from redbook.games.siege.combat import ChooseTarget, FinishCombat
from redbook.games.siege.events import DayRemembered, PhaseBegan, StageBegan, StewardDied, TurnBegan
from redbook.games.siege.eye import RollForEye
from redbook.games.siege.morale import RecomputeMorale
from redbook.games.siege.movement import FinishMovement, MoveCounters, StartMovement
from redbook.games.siege.pieces import DENETHOR, DENETHOR_LEAVES, IDS, OF_SIDE
from redbook.games.siege.recovery import RecoverLosses
from redbook.games.siege.reinforcements import PlaceReinforcements
from redbook.games.siege.siege_engines import ConvertEngines
from redbook.games.siege.state import ARRIVED, ELIMINATED, EMBARKED, LANDED, MOVED, SideNo, State, retire
from redbook.games.siege.tables import CITY_HELD, DATES, WALL_HELD_THROUGH
from redbook.games.siege.victory import CountReduced, LastReckoning, RecordPoints
from redbook.kernel import Play, Step


class NextTurn(Step, frozen=True):
    """2.1, 2.1.1. It stands at the bottom of the stack until the last turn is over."""

    def run(self, g: Play[State]) -> None:
        s = g.s
        if s.turn == s.turns:
            s.phase = "reckoning"
            g.then(CountReduced(WEST), CountReduced(SHADOW), LastReckoning())
            return
        s.turn += 1
        s.phase = "events"
        s.stage = WEST
        if g.heard:
            g.tell(TurnBegan(s.turn, DATES[s.turn - 1]))
            g.tell(DayRemembered(DATES[s.turn - 1]))
        g.then(DatedEvents(), RollForEye(), *stage(WEST), *stage(SHADOW), NextTurn())


class DatedEvents(Step, frozen=True):
    """4.6.1, 5.2: what the calendar brings, before the Eye and before the West."""

    def run(self, g: Play[State]) -> None:
        s = g.s
        if s.turn == DENETHOR_LEAVES and s.where[DENETHOR] >= 0:
            retire(s, DENETHOR, ELIMINATED)
            s.steward_gone = True
            if g.heard:
                g.tell(StewardDied(IDS[DENETHOR]))
        if s.turn == WALL_HELD_THROUGH + 1 and not s.fallen:
            s.wall_held = True
        if s.turn == CITY_HELD and s.control[MINAS_TIRITH] != SHADOWED:
            s.city_held = True


def stage(side: int, start: str = "preparation") -> list[Step]:
    """2.1: the three phases of one side, from `start` on."""
    parts: dict[str, list[Step]] = {
        "preparation": [StartStage(side), StartPhase(side, "preparation"), RecomputeMorale()],
        "recovery": [RecoverLosses(side)],
        "reinforcements": [PlaceReinforcements(side), RecordPoints()],
        "movement": [
            StartPhase(side, "movement"),
            CompleteBridge(side),
            *([ConvertEngines()] if side == SHADOW else []),
            StartMovement(side),
            MoveCounters(side),
            FinishMovement(side),
        ],
        "combat": [StartPhase(side, "combat"), ChooseTarget(side), FinishCombat(side)],
        "end": [StartPhase(side, "end"), AnnounceBridge(side)],
    }
    names = list(parts)
    return [step for name in names[names.index(start) :] for step in parts[name]]


STAGE_PARTS = ("preparation", "recovery", "reinforcements", "movement", "combat", "end")


class StartStage(Step, frozen=True):
    """What was done in the stage before is forgotten."""

    side: SideNo

    def run(self, g: Play[State]) -> None:
        s = g.s
        s.stage = self.side
        s.recovered = 0
        for piece in OF_SIDE[self.side]:
            s.flags[piece] &= ~(MOVED | EMBARKED | ARRIVED | LANDED)
        if g.heard:
            g.tell(StageBegan(SEATS[self.side], s.turn))


class StartPhase(Step, frozen=True):
    side: SideNo
    phase: str

    def run(self, g: Play[State]) -> None:
        g.s.phase = self.phase
        if g.heard and self.phase != "end":
            g.tell(PhaseBegan(SEATS[self.side], self.phase))
