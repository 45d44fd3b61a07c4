"""5.3: the Eye of Sauron."""

from __future__ import annotations

from redbook.games.siege.board import SEATS, SHADOW
from redbook.games.siege.events import EyeOpened, EyeRolled, EyeWatches, RingTaken
from redbook.games.siege.reasons import SiegeReason
from redbook.games.siege.state import EYE_CLOSED, EYE_OPEN, EYE_SPENT, State
from redbook.kernel import Play, Step

EYE_DIE = 10
LOOKS = 0  # the face that opens the Eye


class RollForEye(Step, frozen=True):
    """5.3: a d10 at the start of each turn; on 0 the Eye is open, and on a second 0 Sauron has the Ring."""

    def run(self, g: Play[State]) -> None:
        s = g.s
        if s.ring:
            s.eye = EYE_OPEN
            if g.heard:
                g.tell(EyeWatches())
            return
        s.eye = EYE_CLOSED
        die = g.chance.die(EYE_DIE, "eye", low=0, who=SEATS[SHADOW])
        if g.heard:
            g.tell(EyeRolled(die))
        if die != LOOKS:
            return
        s.eye = EYE_OPEN
        if g.heard:
            g.tell(EyeOpened())
        again = g.chance.die(EYE_DIE, "ring", low=0, who=SEATS[SHADOW])
        if again == LOOKS:
            s.ring = True
        if g.heard:
            g.tell(RingTaken(again) if s.ring else EyeRolled(again))


def why_not_eye(s: State, defenders: list[int]) -> SiegeReason | None:
    """5.3: one combat a turn, in which Shadow units take part."""
    if s.eye == EYE_CLOSED:
        return SiegeReason.EYE_CLOSED
    if s.eye == EYE_SPENT or (s.battle is not None and s.battle.eye):
        return SiegeReason.EYE_SPENT
    if not defenders:
        return SiegeReason.EYE_NEEDS_SHADOW
    return None
