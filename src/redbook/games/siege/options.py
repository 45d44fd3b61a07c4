"""What a player may choose. Each option has a notation that is unique within its decision."""

from __future__ import annotations

from collections.abc import Mapping

from redbook.games.siege.board import HEXES
from redbook.games.siege.pieces import IDS
from redbook.kernel import Option
from redbook.kernel.message import Arg


class OfPiece(Option, frozen=True, gc=False):
    piece: int

    def args(self) -> Mapping[str, Arg]:
        return {"piece": IDS[self.piece]}


class OfPieceAndHex(OfPiece, frozen=True, gc=False):
    hex: int

    def args(self) -> Mapping[str, Arg]:
        return {"piece": IDS[self.piece], "hex": HEXES[self.hex]}


# -- set-up, preparation --------------------------------------------------------------------------


class SetUp(OfPieceAndHex, frozen=True, gc=False):
    @property
    def notation(self) -> str:
        return f"{IDS[self.piece]}@{HEXES[self.hex]}"


class Recover(OfPiece, frozen=True, gc=False):
    @property
    def notation(self) -> str:
        return f"recover {IDS[self.piece]}"


class Done(Option, frozen=True, gc=False):
    """Enough recovered, or enough converted."""


class Enter(OfPieceAndHex, frozen=True, gc=False):
    @property
    def notation(self) -> str:
        return f"{IDS[self.piece]}>{HEXES[self.hex]}"


class Land(Option, frozen=True, gc=False):
    """R6.07: Aragorn and those with him, all at once."""

    hex: int

    @property
    def notation(self) -> str:
        return f"land {HEXES[self.hex]}"

    def args(self) -> Mapping[str, Arg]:
        return {"hex": HEXES[self.hex]}


class Hold(Option, frozen=True, gc=False):
    """The rest of the reinforcements wait."""


class Convert(OfPieceAndHex, frozen=True, gc=False):
    @property
    def notation(self) -> str:
        return f"convert {IDS[self.piece]}"


# -- movement -------------------------------------------------------------------------------------


class Pick(OfPieceAndHex, frozen=True, gc=False):
    @property
    def notation(self) -> str:
        return f"{IDS[self.piece]}@{HEXES[self.hex]}"


class Go(Option, frozen=True, gc=False):
    origin: int
    to: int
    cost: int

    @property
    def notation(self) -> str:
        return f"{HEXES[self.origin]}>{HEXES[self.to]}"

    def args(self) -> Mapping[str, Arg]:
        return {"origin": HEXES[self.origin], "to": HEXES[self.to], "cost": self.cost}


class LeaveMap(Option, frozen=True, gc=False):
    """From the edge hex where the counter stands, or through one where it may not stop."""

    origin: int
    edge: int
    cost: int

    @property
    def notation(self) -> str:
        if self.edge == self.origin:
            return f"{HEXES[self.origin]}>off"
        return f"{HEXES[self.origin]}>{HEXES[self.edge]}>off"

    def args(self) -> Mapping[str, Arg]:
        return {"origin": HEXES[self.origin], "hex": HEXES[self.edge], "cost": self.cost}


class EndMovement(Option, frozen=True, gc=False):
    pass


class SendBack(OfPieceAndHex, frozen=True, gc=False):
    @property
    def notation(self) -> str:
        return f"back {IDS[self.piece]}"


# -- combat ---------------------------------------------------------------------------------------


class AttackHex(Option, frozen=True, gc=False):
    hex: int

    @property
    def notation(self) -> str:
        return f"attack {HEXES[self.hex]}"

    def args(self) -> Mapping[str, Arg]:
        return {"hex": HEXES[self.hex]}


class EndCombat(Option, frozen=True, gc=False):
    pass


class Join(OfPieceAndHex, frozen=True, gc=False):
    @property
    def notation(self) -> str:
        return f"+{IDS[self.piece]}"


class AddEye(Option, frozen=True, gc=False):
    @property
    def notation(self) -> str:
        return "+eye"


class NoEye(Option, frozen=True, gc=False):
    pass


class Roll(Option, frozen=True, gc=False):
    pass


class Lose(OfPiece, frozen=True, gc=False):
    @property
    def notation(self) -> str:
        return f"lose {IDS[self.piece]}"


class Follow(Option, frozen=True, gc=False):
    leader: int
    piece: int

    @property
    def notation(self) -> str:
        return f"{IDS[self.leader]} follows {IDS[self.piece]}"

    def args(self) -> Mapping[str, Arg]:
        return {"leader": IDS[self.leader], "piece": IDS[self.piece]}


class RetreatTo(Option, frozen=True, gc=False):
    piece: int
    origin: int
    to: int

    @property
    def notation(self) -> str:
        return f"{HEXES[self.origin]}>{HEXES[self.to]}"

    def args(self) -> Mapping[str, Arg]:
        return {"piece": IDS[self.piece], "origin": HEXES[self.origin], "to": HEXES[self.to]}


class BreakOut(Option, frozen=True, gc=False):
    """R8.10: through a hex in the enemy's zone to one outside."""

    piece: int
    origin: int
    through: int
    to: int
    sheltered: bool

    @property
    def notation(self) -> str:
        return f"{HEXES[self.origin]}>{HEXES[self.through]}>{HEXES[self.to]}"

    def args(self) -> Mapping[str, Arg]:
        return {
            "piece": IDS[self.piece],
            "origin": HEXES[self.origin],
            "through": HEXES[self.through],
            "to": HEXES[self.to],
            "sheltered": "yes" if self.sheltered else "no",
        }


class Displace(Option, frozen=True, gc=False):
    """R8.03: retreat into a full hex; a friend makes room."""

    piece: int
    origin: int
    to: int
    friend: int

    @property
    def notation(self) -> str:
        return f"{HEXES[self.origin]}>{HEXES[self.to]} displacing {IDS[self.friend]}"

    def args(self) -> Mapping[str, Arg]:
        return {
            "piece": IDS[self.piece],
            "origin": HEXES[self.origin],
            "to": HEXES[self.to],
            "friend": IDS[self.friend],
        }


class Advance(OfPieceAndHex, frozen=True, gc=False):
    @property
    def notation(self) -> str:
        return f"advance {IDS[self.piece]}"


class Halt(Option, frozen=True, gc=False):
    """Nobody else advances."""


class AdvanceOn(Option, frozen=True, gc=False):
    piece: int
    origin: int
    to: int

    @property
    def notation(self) -> str:
        return f"{HEXES[self.origin]}>{HEXES[self.to]}"

    def args(self) -> Mapping[str, Arg]:
        return {"piece": IDS[self.piece], "origin": HEXES[self.origin], "to": HEXES[self.to]}


class Stay(Option, frozen=True, gc=False):
    """The second hex of an advance is not taken."""


# -- the bridge -----------------------------------------------------------------------------------


class BuildBridge(Option, frozen=True, gc=False):
    pass


class Pass(Option, frozen=True, gc=False):
    pass


class DestroyBridge(Option, frozen=True, gc=False):
    pass


class KeepBridge(Option, frozen=True, gc=False):
    pass
