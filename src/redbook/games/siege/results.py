"""4.7: the result of a combat: losses, retreats, advance, in that order."""

from __future__ import annotations

from redbook.games.siege.advance import AdvanceUnits
from redbook.games.siege.asking import Meant, Question
from redbook.games.siege.board import HEXES, SEATS
from redbook.games.siege.losses import eliminate, lose_leaders, take_loss
from redbook.games.siege.options import Lose
from redbook.games.siege.pieces import IDS, PA, PD, UNIT_MORALE
from redbook.games.siege.reasons import SiegeReason
from redbook.games.siege.retreat import AssignLeaders, Retreat, case_of
from redbook.games.siege.state import Battle, PieceNo, SideNo, State, units_at
from redbook.games.siege.tables import Cell, parse_cell
from redbook.kernel import Play, Reason, Step
from redbook.kernel.message import Arg


def cell_of(battle: Battle) -> Cell:
    return parse_cell(battle.cell)


class ApplyResult(Step, frozen=True):
    """4.7: defender's losses, defender's retreats, attacker's losses and retreats, attacker's advance."""

    def run(self, g: Play[State]) -> None:
        battle = g.s.battle
        assert battle is not None
        cell = cell_of(battle)
        steps: list[Step] = []
        if cell.defender.loses:
            steps.append(SufferLoss(attacking=False))
        if cell.defender.retreats:
            steps.append(FallBackAll(attacking=False))
        if cell.attacker.loses:
            steps.append(SufferLoss(attacking=True))
        if cell.attacker.retreats:
            steps.append(FallBackAll(attacking=True))
        if cell.attacker.advances:
            steps.append(AdvanceUnits())
        g.then(*steps, EndBattle())


class StormLeaders(Step, frozen=True):
    """4.6.2: leaders without troops are lost without a roll; the attackers may advance."""

    def run(self, g: Play[State]) -> None:
        battle = g.s.battle
        assert battle is not None
        lose_leaders(g, battle.target)
        g.then(AdvanceUnits(), EndBattle())


class EndBattle(Step, frozen=True):
    def run(self, g: Play[State]) -> None:
        g.s.battle = None
        g.s.follows = ()


# -- losses ---------------------------------------------------------------------------------------


def in_battle(s: State, battle: Battle, attacking: bool) -> list[int]:
    """The units of one side that are still in the combat."""
    if attacking:
        return [p for p in battle.attackers if s.where[p] >= 0]
    return [p for p in units_at(s, battle.target) if s.held[battle.target] == 2 - battle.side]


def candidates(s: State, units: list[int], attacking: bool, sign: str) -> list[int]:
    """4.7: by unit morale, then by PA or PD; those who are still equal."""
    factor = PA if attacking else PD
    rank = {p: (UNIT_MORALE[s.reduced[p]][p], factor[s.reduced[p]][p]) for p in units}
    extreme = max(rank.values()) if sign == "+" else min(rank.values())
    return [p for p in units if rank[p] == extreme]


class SufferLoss(Step, frozen=True):
    attacking: bool

    def run(self, g: Play[State]) -> None:
        s = g.s
        battle = s.battle
        assert battle is not None
        cell = cell_of(battle)
        code = cell.attacker if self.attacking else cell.defender
        units = in_battle(s, battle, self.attacking)
        if not units:
            return
        equal = candidates(s, units, self.attacking, code.sign)
        if len(equal) == 1:
            suffer(g, equal[0], code.eliminates)
        else:
            side = battle.side if self.attacking else 1 - battle.side
            g.then(ChooseLoss(side, tuple(equal), code.eliminates))


def suffer(g: Play[State], piece: int, eliminated: bool) -> None:
    if eliminated:
        eliminate(g, piece, "combat")
    else:
        take_loss(g, piece, "combat")


def why_not_lose(pieces: tuple[int, ...], piece: int) -> SiegeReason | None:
    return None if piece in pieces else SiegeReason.NOT_THE_ONE


class ChooseLoss(Question, frozen=True):
    """4.7: a full tie, owner's choice."""

    side: SideNo
    pieces: tuple[PieceNo, ...]
    eliminated: bool
    offers = (Lose,)
    rule = "siege 4.7"
    answers = ("counter", "lose")

    def seat(self, g: Play[State]) -> str:
        return SEATS[self.side]

    def options(self, g: Play[State]) -> list[Lose]:
        return [Lose(p) for p in self.pieces if why_not_lose(self.pieces, p) is None]

    def against(self, s: State, side: int, meant: Meant) -> Reason | None:
        return why_not_lose(self.pieces, meant.piece)

    def take(self, g: Play[State], option: Lose) -> None:
        suffer(g, option.piece, self.eliminated)

    def prompt_args(self, g: Play[State]) -> dict[str, Arg]:
        return {"hex": HEXES[g.s.battle.target] if g.s.battle else "", "pieces": [IDS[p] for p in self.pieces]}


# -- retreats -------------------------------------------------------------------------------------


class FallBackAll(Step, frozen=True):
    """4.7: all who are left retreat. 4.8.1: which case applies is decided before anybody moves."""

    attacking: bool

    def run(self, g: Play[State]) -> None:
        s = g.s
        battle = s.battle
        assert battle is not None
        steps: list[Step] = []
        for piece in in_battle(s, battle, self.attacking):
            steps += [AssignLeaders(s.where[piece]), Retreat(piece, case_of(s, piece))]
        g.then(*steps)
