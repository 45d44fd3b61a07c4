"""What a player may choose. Each option has a notation that is unique within its decision."""

from __future__ import annotations

from typing import Annotated

from redbook.games.siege.board import HEXES
from redbook.games.siege.pieces import IDS
from redbook.kernel import Option
from redbook.kernel.forms import Named

Piece = Annotated[int, Named(IDS)]
Hex = Annotated[int, Named(HEXES)]


class OfPiece(Option, frozen=True, gc=False):
    piece: Piece


class OfPieceAndHex(OfPiece, frozen=True, gc=False):
    hex: Hex


# -- set-up, preparation --------------------------------------------------------------------------


class SetUp(OfPieceAndHex, frozen=True, gc=False):
    written = "{piece}@{hex}"


class Recover(OfPieceAndHex, frozen=True, gc=False):
    written = "recover {piece}"


class Done(Option, frozen=True, gc=False):
    """Enough recovered, or enough converted."""


class Enter(OfPieceAndHex, frozen=True, gc=False):
    written = "{piece}>{hex}"


class Land(Option, frozen=True, gc=False):
    """5.7: Aragorn and those with him, all at once."""

    hex: Hex
    written = "land {hex}"


class Hold(Option, frozen=True, gc=False):
    """The rest of the reinforcements wait."""


class Convert(OfPieceAndHex, frozen=True, gc=False):
    written = "convert {piece}"


# -- movement -------------------------------------------------------------------------------------


class Pick(OfPieceAndHex, frozen=True, gc=False):
    written = "{piece}@{hex}"


class Go(Option, frozen=True, gc=False):
    origin: Hex
    to: Hex
    cost: int
    written = "{origin}>{to}"


class LeaveMap(Option, frozen=True, gc=False):
    """From the edge hex where the counter stands, or through one where it may not stop."""

    origin: Hex
    edge: Hex
    cost: int
    written = "{way}>off"
    tells = {"origin": "origin", "hex": "edge", "cost": "cost"}

    @property
    def way(self) -> str:
        start = HEXES[self.origin]
        return start if self.edge == self.origin else f"{start}>{HEXES[self.edge]}"


class EndMovement(Option, frozen=True, gc=False):
    pass


class SendBack(OfPieceAndHex, frozen=True, gc=False):
    written = "back {piece}"


# -- combat ---------------------------------------------------------------------------------------


class AttackHex(Option, frozen=True, gc=False):
    hex: Hex
    written = "attack {hex}"


class EndCombat(Option, frozen=True, gc=False):
    pass


class Join(OfPieceAndHex, frozen=True, gc=False):
    written = "+{piece}"


class AddEye(Option, frozen=True, gc=False):
    written = "+eye"


class NoEye(Option, frozen=True, gc=False):
    pass


class Roll(Option, frozen=True, gc=False):
    pass


class Lose(OfPiece, frozen=True, gc=False):
    """It takes the loss; or, in place of a retreat, it is given up altogether."""

    whole: bool = False
    written = "lose {piece}"


class Follow(Option, frozen=True, gc=False):
    leader: Piece
    piece: Piece
    written = "{leader} follows {piece}"


class RetreatTo(Option, frozen=True, gc=False):
    piece: Piece
    origin: Hex
    to: Hex
    written = "{origin}>{to}"


class BreakOut(Option, frozen=True, gc=False):
    """4.8.2: through a hex in the enemy's zone to one outside."""

    piece: Piece
    origin: Hex
    through: Hex
    to: Hex
    sheltered: bool
    written = "{origin}>{through}>{to}"


class Displace(Option, frozen=True, gc=False):
    """4.8.1: retreat into a full hex; a friend makes room."""

    piece: Piece
    origin: Hex
    to: Hex
    friend: Piece
    written = "{origin}>{to} displacing {friend}"


class Advance(OfPieceAndHex, frozen=True, gc=False):
    written = "advance {piece}"


class Halt(Option, frozen=True, gc=False):
    """Nobody else advances."""


class AdvanceOn(Option, frozen=True, gc=False):
    piece: Piece
    origin: Hex
    to: Hex
    written = "{origin}>{to}"


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
