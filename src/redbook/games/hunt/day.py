"""The sequence of the Day (p. 10) and the Refresh step (p. 25)."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from redbook.games.hunt import allies, events, sorcery
from redbook.games.hunt.encounters import Encounter
from redbook.games.hunt.gandalf import GandalfHides
from redbook.games.hunt.nazgul import NazgulTurns
from redbook.games.hunt.pieces import COMMON_DICE, COMMON_DIE, FACES, LORDS_DIE, PIPPIN, READY, SHADOW
from redbook.games.hunt.ringbearer import RingbearerTurn, StartOfDay
from redbook.games.hunt.state import SEATS, State
from redbook.kernel import Play, Step


class Day(Step, frozen=True):
    """Two turns of Daylight, Nightfall, Refresh, and the next Day."""

    def run(self, g: Play[State]) -> None:
        g.then(StartOfDay(), Turn(0), Turn(1), Turn(2), RefreshAllies(), RefreshSorcery(), RollDice(), Day())


class Turn(Step, frozen=True):
    number: Annotated[int, Meta(ge=0, le=2)]

    def run(self, g: Play[State]) -> None:
        g.s.turn = self.number
        if g.heard:
            g.tell(events.TurnBegins(self.number + 1))
        g.then(RingbearerTurn(), NazgulTurns(), GandalfHides(), Encounter(), EndOfTurn())


class EndOfTurn(Step, frozen=True):
    """The marker shows the Ring again; what lasts until the end of the turn is over."""

    def run(self, g: Play[State]) -> None:
        clear_turn(g.s)


def clear_turn(s: State) -> None:
    s.eye = s.moved = s.rested = s.plays = s.drew = s.bonus = s.hush = 0
    s.gandalf_moved = s.gandalf_sped = s.quiet = s.shut = s.trap = s.border = s.found = 0
    s.radius = 1
    s.rode = s.acted = 0
    s.active = -1


# -- the Refresh step ------------------------------------------------------------------------------


class RefreshAllies(Step, frozen=True):
    def run(self, g: Play[State]) -> None:
        g.s.turn = 0
        allies.draw_allies(g, 2 if g.s.company[PIPPIN] == READY else 1)


class RefreshSorcery(Step, frozen=True):
    """The lead marker passes to the left, then its holder draws."""

    def run(self, g: Play[State]) -> None:
        s = g.s
        if s.wraiths > 1:
            s.lead = s.lead % s.wraiths + 1
            if g.heard:
                g.tell(events.LeadTaken(SEATS[s.lead]))
        sorcery.draw(g, s.lead, 1)


class RollDice(Step, frozen=True):
    """All common dice, used or not, and the Lord's while he is in play; a token for each Shadow (p. 15, 25, 33)."""

    def run(self, g: Play[State]) -> None:
        s = g.s
        faces = [COMMON_DIE[side] for side in g.chance.roll(COMMON_DICE, 6, "action-die", low=0, who=SEATS[s.lead])]
        s.dice = [faces.count(face) for face in range(4)]
        s.out = 0
        s.lord_die = -1
        if s.lord >= 0:
            s.lord_die = LORDS_DIE[g.chance.die(6, "lord-die", low=0, who=SEATS[s.lead])]
            faces.append(s.lord_die)
        if g.heard:
            g.tell(events.DiceRolled(tuple(FACES[face] for face in faces)))
        allies.gain_tokens(g, s.dice[SHADOW], "shadows")
