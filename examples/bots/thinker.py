"""Levels, and worlds to try things in: `redbook arena tcg thinker:deep thinker --import examples/bots/thinker.py`"""

from redbook import Chance, Match, Option, Seeded, Seen, register_bot

WORLDS = {"quick": 1, "deep": 4}


@register_bot("thinker", levels=("quick", "deep"))
class Thinker:
    """Plays any game: tries each of a few options in worlds that it cannot tell from the real one."""

    def __init__(self, level: str) -> None:
        self.worlds = WORLDS[level]

    def choose(self, seen: Seen, chance: Chance) -> Option:
        few = [chance.pick(seen.options) for _ in range(6)]
        seeds = [chance.die(1_000_000, "world") for _ in range(self.worlds)]
        return max(few, key=lambda option: sum(playout(seen.world(seed), option, seen.seat) for seed in seeds))


def playout(world: Match, option: Option, seat: str, longest: int = 60) -> float:
    """1 if the seat wins, 0 if it loses, a half if nobody knows yet."""
    luck = Seeded(seed=len(world.seats))
    world.play(option)
    for _ in range(longest):
        if world.decision is None:
            break
        world.push(luck.pick(world.decision.options))
    return 0.5 if world.result is None else float(seat in world.result.winners)
