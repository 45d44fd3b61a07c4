"""4.9, 4.6.2: losses and eliminations."""

from __future__ import annotations

from redbook.games.siege.board import HEXES
from redbook.games.siege.events import Eliminated, LossTaken
from redbook.games.siege.pieces import COMBAT, IDS, NEVER_RETREATS
from redbook.games.siege.scoring import score_elimination
from redbook.games.siege.state import ELIMINATED, State, forget_following, leaders_at, retire, units_at
from redbook.kernel import Play


def take_loss(g: Play[State], piece: int, why: str) -> None:
    """4.9: a full unit is reduced, a reduced one eliminated."""
    s = g.s
    if s.reduced[piece]:
        eliminate(g, piece, why)
        return
    s.reduced[piece] = 1
    if g.heard:
        g.tell(LossTaken(IDS[piece], HEXES[s.where[piece]], why))


def eliminate(g: Play[State], piece: int, why: str) -> None:
    s = g.s
    h = retire(s, piece, ELIMINATED)
    forget_following(s, piece)
    if g.heard:
        g.tell(Eliminated(IDS[piece], HEXES[h], why))
    score_elimination(g, piece)
    if COMBAT[piece] and not units_at(s, h):
        for leader in leaders_at(s, h):
            eliminate(g, leader, "alone")  # 4.6.2


def lose_leaders(g: Play[State], h: int) -> None:
    """4.6.2, 4.8.3: leaders without troops, stormed or run over. Denethor falls with his city (4.6.2)."""
    for leader in leaders_at(g.s, h):
        eliminate(g, leader, "city" if NEVER_RETREATS[leader] else "alone")
