"""The bots by name: both play either side, since a lobby may seat anybody anywhere."""

from __future__ import annotations

from redbook.bots.hunt.rider import Rider
from redbook.bots.hunt.scent import Nose
from redbook.bots.hunt.thoughts import Heart
from redbook.bots.hunt.wanderer import Wanderer
from redbook.games.hunt.state import RB
from redbook.kernel import Chance, Option, Seen

HEARTS: dict[str, Heart] = {
    "steady": Heart(),
    "novice": Heart(care=0.6, whim=0.8, thinks=False),
    "strong": Heart(whim=0.0),
}
NOSES: dict[str, Nose] = {
    "steady": Nose(noise=0.2),
    "novice": Nose(insight=1.2, blur=0.4, noise=0.6),
    "strong": Nose(),
}
LEVELS = tuple(HEARTS)


class HuntBot:
    """Plays the Ring-bearer as a wanderer and a Ringwraith as a rider."""

    def __init__(self, name: str, level: str) -> None:
        self.name = f"{name}:{level}"
        self.wanderer = Wanderer(HEARTS[level])
        self.rider = Rider(NOSES[level])

    def choose(self, seen: Seen, chance: Chance) -> Option:
        side = self.wanderer if seen.seat == RB else self.rider
        return side.choose(seen, chance)
