"""What begins and ends with a phase (rule 46)."""

from __future__ import annotations

from redbook.games.tcg import events
from redbook.games.tcg.state import G, State, seat_name
from redbook.games.tcg.words import PHASES


def begin_phase(g: G, phase: int, player: int = -1) -> None:
    s = g.s
    s.to_phase(phase)
    s.active_shadow = player
    if g.heard:
        g.tell(events.PhaseBegan(PHASES[phase], seat_name(player if player >= 0 else s.fp)))


def end_phase(g: G) -> None:
    """Rule 46: what lasts for a phase is over; limits a phase begin anew."""
    forget(g.s, "phase")


def forget(s: State, until: str) -> None:
    if s.mods:
        if any(m.what == "ring-text-off" for m in s.mods):
            s.retold()
        s.mods = [m for m in s.mods if m.until != until]
    if s.delayed:
        s.delayed = [d for d in s.delayed if d.until != until]
        s.retold()
    if s.used:
        s.used = {key: n for key, n in s.used.items() if not key.endswith(":" + until)}
    s.changed()
