"""3.2.1: control of a hex, and all that hangs on a ground unit entering one."""

from __future__ import annotations

from redbook.games.siege.anduin import DestroyOrKeepBridge, work_is_lost
from redbook.games.siege.board import (
    ACROSS_BRIDGE,
    EAST_BANK,
    HEXES,
    INSIDE,
    SEATS,
    SHADOW,
    WEST_BANK,
)
from redbook.games.siege.events import AnduinCrossed, ControlTaken, RammasFell
from redbook.games.siege.pieces import IDS, SIDE
from redbook.games.siege.scoring import score_capture
from redbook.games.siege.state import State
from redbook.kernel import Play


def enter(g: Play[State], piece: int, h: int, retreating: bool = False) -> None:
    """A ground unit stops in a hex or passes through it. Leaders and air units never come here (3.2.1)."""
    s = g.s
    side = SIDE[piece]
    owner = s.control[h]
    if owner and owner != side + 1:
        take_control(g, side, h, piece)
    if side == SHADOW:
        if EAST_BANK[h]:
            s.crosser[piece] = 1
        elif WEST_BANK[h]:
            if s.crosser[piece] and not s.crossed:
                s.crossed = True  # 4.6.1
                if g.heard:
                    g.tell(AnduinCrossed(IDS[piece], HEXES[h]))
            if INSIDE[h] and not s.fallen and not retreating:
                s.fallen = True  # 4.6.1: by move or advance
                if g.heard:
                    g.tell(RammasFell(IDS[piece], HEXES[h]))


def take_control(g: Play[State], side: int, h: int, piece: int) -> None:
    s = g.s
    s.control[h] = side + 1
    if g.heard:
        g.tell(ControlTaken(SEATS[side], HEXES[h], IDS[piece]))
    if h in ACROSS_BRIDGE:
        work_is_lost(g, h)  # 3.3.5
        ask = DestroyOrKeepBridge(side)
        if s.bridge and s.bridge != side + 1 and ask not in g.stack:
            g.then(ask)  # 3.3.5
    if side == SHADOW:
        score_capture(g, h)
