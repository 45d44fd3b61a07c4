"""4.8.3: the advance after combat."""

from __future__ import annotations

from redbook.games.siege.asking import Meant, Question
from redbook.games.siege.board import (
    ADJACENT,
    DEEP,
    HEXES,
    INSIDE,
    LIMIT,
    NEIGHBOURS,
    PEAK,
    SEATS,
    siege_engine_may_cross,
)
from redbook.games.siege.control import enter
from redbook.games.siege.events import Advanced
from redbook.games.siege.losses import lose_leaders
from redbook.games.siege.options import Advance, AdvanceOn, Halt, Stay
from redbook.games.siege.pieces import COMBAT, FAR_ADVANCE, FLIES, GROUND, IDS, NEVER_RETREATS, SIDE, SIEGE
from redbook.games.siege.reach import confined
from redbook.games.siege.reasons import SiegeReason
from redbook.games.siege.state import EMBARKED, Battle, PieceNo, State, in_reach, leaders_at, shift, stamped
from redbook.kernel import Option, Play, Reason
from redbook.kernel.message import Arg


def why_not_advance(s: State, battle: Battle, piece: int) -> SiegeReason | None:
    """4.8.3, into the hex that was attacked."""
    h, n = s.where[piece], battle.target
    if h < 0 or SIDE[piece] != battle.side or h == n:
        return SiegeReason.NOT_IN_COMBAT
    if COMBAT[piece] and piece not in battle.attackers:
        return SiegeReason.NOT_IN_COMBAT
    if s.held[n] == 2 - battle.side and (not COMBAT[piece] or any(COMBAT[p] for p in s.at[n])):
        return SiegeReason.NO_ADVANCE
    if DEEP[n]:
        return SiegeReason.ADVANCE_INTO_RIVER
    if PEAK[n] and not FLIES[piece]:
        return SiegeReason.PEAK
    if not in_reach(s, battle.side, h, n):
        return SiegeReason.BRIDGE_CLOSED  # the first who crossed has destroyed it
    if s.flags[piece] & EMBARKED:
        return SiegeReason.JUST_EMBARKED
    if SIEGE[piece] and n in ADJACENT[h] and not siege_engine_may_cross(h, n):
        return SiegeReason.SIEGE_ENGINE_BARRED
    if confined(s, piece) and not INSIDE[n]:
        return SiegeReason.GARRISON
    if GROUND[piece] and s.load[n] >= LIMIT[n]:
        return SiegeReason.OVERSTACK
    if NEVER_RETREATS[piece]:
        return SiegeReason.NEVER_MOVES  # Denethor stays where he is
    return None


class AdvanceUnits(Question, frozen=True):
    """One after another, in the order the attacker likes; each once."""

    gone: tuple[PieceNo, ...] = ()
    may_be_empty = True
    offers = (Advance, Halt)
    ends = (Halt,)
    rule = "siege 4.8.3"
    answers = ("counter", "advance", "march")

    def seat(self, g: Play[State]) -> str:
        battle = g.s.battle
        assert battle is not None
        return SEATS[battle.side]

    def options(self, g: Play[State]) -> list[Option]:
        s = g.s
        battle = s.battle
        assert battle is not None
        leaders = [p for h in battle.hexes for p in leaders_at(s, h)]
        out: list[Option] = [
            Advance(p, battle.target)
            for p in (*battle.attackers, *leaders)
            if p not in self.gone and why_not_advance(s, battle, p) is None
        ]
        if out:
            out.append(Halt())
        return out

    def against(self, s: State, side: int, meant: Meant) -> Reason | None:
        battle = s.battle
        assert battle is not None
        if meant.verb == "march" and meant.hex != battle.target:
            return SiegeReason.NO_ADVANCE
        return why_not_advance(s, battle, meant.piece)

    def take(self, g: Play[State], option: Option) -> None:
        if not isinstance(option, Advance):
            return
        piece = option.piece
        g.stack.append(AdvanceUnits((*self.gone, piece)))
        if FAR_ADVANCE[piece]:
            g.stack.append(AdvanceFurther(piece))
        advance(g, piece, option.hex)


def advance(g: Play[State], piece: int, to: int) -> None:
    s = g.s
    if COMBAT[piece] and s.held[to] == 2 - SIDE[piece]:
        lose_leaders(g, to)
    h = s.where[piece]
    shift(s, piece, to)
    s.driven[piece] = 1
    if g.heard:
        g.tell(Advanced(IDS[piece], HEXES[h], HEXES[to]))
    if COMBAT[piece]:
        stamped(s, piece, by_combat=True)
    if GROUND[piece]:
        enter(g, piece, to)


def why_not_second_hex(s: State, piece: int, n: int) -> SiegeReason | None:
    """4.8.3: an adjacent hex without counters of either side; zones do not matter."""
    if not FAR_ADVANCE[piece]:
        return SiegeReason.NO_SECOND_HEX
    if n not in ADJACENT[s.where[piece]]:
        return SiegeReason.NOT_ADJACENT
    if s.held[n]:
        return SiegeReason.SECOND_HEX_HELD
    if DEEP[n]:
        return SiegeReason.ADVANCE_INTO_RIVER
    if PEAK[n] and not FLIES[piece]:
        return SiegeReason.PEAK
    return None


class AdvanceFurther(Question, frozen=True):
    """4.8.3: cavalry, leaders and those who fly may take a second hex."""

    piece: PieceNo
    may_be_empty = True
    offers = (AdvanceOn, Stay)
    in_gesture = True
    rule = "siege 4.8.3"
    answers = ("march",)

    def seat(self, g: Play[State]) -> str:
        return SEATS[SIDE[self.piece]]

    def options(self, g: Play[State]) -> list[Option]:
        s = g.s
        h = s.where[self.piece]
        out: list[Option] = [
            AdvanceOn(self.piece, h, n) for n in NEIGHBOURS[h] if why_not_second_hex(s, self.piece, n) is None
        ]
        if out:
            out.append(Stay())
        return out

    def against(self, s: State, side: int, meant: Meant) -> Reason | None:
        return why_not_second_hex(s, self.piece, meant.hex)

    def take(self, g: Play[State], option: Option) -> None:
        if isinstance(option, AdvanceOn):
            advance(g, self.piece, option.to)

    def prompt_args(self, g: Play[State]) -> dict[str, Arg]:
        return {"piece": IDS[self.piece]}
