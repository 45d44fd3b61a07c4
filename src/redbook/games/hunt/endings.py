"""Corruption, the end of a part and of the game, and what it means for War of the Ring (p. 3, 25, 34, 36)."""

from __future__ import annotations

from redbook.games.hunt import events
from redbook.games.hunt.facts import LONG, fact
from redbook.games.hunt.pieces import READY
from redbook.games.hunt.state import RB, WRAITHS, State
from redbook.kernel import Play

SHORT_LIMIT = 12


def corrupt(g: Play[State], count: int, why: str) -> bool:
    """Frodo takes Corruption. True if the game goes on."""
    s = g.s
    if count <= 0:
        return True
    s.corruption += count
    if g.heard:
        g.tell(events.CorruptionGained(count, s.corruption, why))
    if s.corruption >= s.limit:
        shadow_wins(g)
        return False
    if s.part == 2 and s.corruption >= SHORT_LIMIT + s.resolve:
        g.reveal()
        s.record.append(fact(LONG))
    return True


def heal(g: Play[State], count: int) -> None:
    s = g.s
    count = min(count, s.corruption)
    if count:
        s.corruption -= count
        if g.heard:
            g.tell(events.CorruptionHealed(count, s.corruption))


def action_tokens(s: State, saved: bool) -> tuple[int, int]:
    """p. 36: the Action tokens that War of the Ring begins with, Free Peoples and Shadow."""
    if not saved:
        return (0, 2) if s.part == 1 or s.track < 8 else (0, 1)
    friends = s.company.count(READY)
    if friends == 0:
        return 1, 1
    return (1, 0) if friends <= 2 else (2, 0)


def scores(s: State, saved: bool) -> dict[str, int]:
    free, shadow = action_tokens(s, saved)
    return {
        "part": s.part, "track": s.track, "corruption": s.corruption, "company": s.company.count(READY),
        "free-tokens": free, "shadow-tokens": shadow,
    }  # fmt: skip


def shadow_wins(g: Play[State]) -> None:
    g.end(WRAITHS[: g.s.wraiths], "corrupted", **scores(g.s, saved=False))


def rivendell(g: Play[State]) -> None:
    """p. 34: the last row of the Journey card."""
    g.end((RB,), "rivendell", **scores(g.s, saved=True))


def bree(g: Play[State], reason: str) -> None:
    """Part 1 played alone: Frodo is safe, and the letter waits for another day."""
    g.end((RB,), reason, part=1, track=g.s.track, corruption=g.s.corruption, company=g.s.company.count(READY))
