"""3.3.5: the bridge of Osgiliath. Boats and fords stand with the rest of movement (movement.py, reach.py)."""

from __future__ import annotations

from redbook.games.siege.asking import Question
from redbook.games.siege.board import BRIDGE_EAST, BRIDGE_WEST, HEXES, SEATS
from redbook.games.siege.events import BridgeBegun, BridgeBuilt, BridgeDestroyed, BridgeKept, BridgeWorkLost
from redbook.games.siege.options import BuildBridge, DestroyBridge, KeepBridge, Pass
from redbook.games.siege.reasons import SiegeReason
from redbook.games.siege.state import SideNo, State
from redbook.kernel import Option, Play, Step


def controls_both_ends(s: State, side: int) -> bool:
    return s.control[BRIDGE_WEST] == s.control[BRIDGE_EAST] == side + 1


def why_not_build(s: State, side: int) -> SiegeReason | None:
    """3.3.5."""
    if s.bridge:
        return SiegeReason.BRIDGE_STANDS
    if not controls_both_ends(s, side):
        return SiegeReason.BRIDGE_NEEDS_BOTH_ENDS
    return None


class AnnounceBridge(Question, frozen=True):
    """3.3.5: at the end of the stage."""

    side: SideNo
    may_be_empty = True
    offers = (BuildBridge, Pass)
    rule = "siege 3.3.5"

    def seat(self, g: Play[State]) -> str:
        return SEATS[self.side]

    def options(self, g: Play[State]) -> list[Option]:
        return [BuildBridge(), Pass()] if why_not_build(g.s, self.side) is None else []

    def take(self, g: Play[State], option: Option) -> None:
        if isinstance(option, BuildBridge):
            g.s.works = self.side + 1
            if g.heard:
                g.tell(BridgeBegun(SEATS[self.side]))


class CompleteBridge(Step, frozen=True):
    """3.3.5: at the start of the builder's next movement phase, if he has held both ends all the while."""

    side: SideNo

    def run(self, g: Play[State]) -> None:
        s = g.s
        if s.works == self.side + 1:
            s.works = 0
            s.bridge = self.side + 1
            if g.heard:
                g.tell(BridgeBuilt(SEATS[self.side]))


def work_is_lost(g: Play[State], h: int) -> None:
    """3.3.5: an access hex has changed hands."""
    if g.s.works:
        if g.heard:
            g.tell(BridgeWorkLost(SEATS[g.s.works - 1], HEXES[h]))
        g.s.works = 0


class DestroyOrKeepBridge(Question, frozen=True):
    """3.3.5: asked once, when a side takes an access hex of a bridge that the other side built."""

    side: SideNo
    offers = (DestroyBridge, KeepBridge)
    rule = "siege 3.3.5"

    def seat(self, g: Play[State]) -> str:
        return SEATS[self.side]

    def options(self, g: Play[State]) -> list[Option]:
        return [DestroyBridge(), KeepBridge()]

    def take(self, g: Play[State], option: Option) -> None:
        if isinstance(option, DestroyBridge):
            g.s.bridge = 0
            if g.heard:
                g.tell(BridgeDestroyed(SEATS[self.side]))
        elif g.heard:
            g.tell(BridgeKept(SEATS[self.side]))
