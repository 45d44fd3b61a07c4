"""Newcomer: plays every answer out at random, in worlds that could be this one, and takes the one that ends best."""

from __future__ import annotations

from redbook import Chance, Match, Option, Seeded, Seen, register_bot
from redbook.views import HuntView

PLAYOUTS = 2  # of every option
LONGEST = 120  # decisions of one playout


@register_bot("newcomer", games="hunt")
class Newcomer:
    def choose(self, seen: Seen[HuntView], chance: Chance) -> Option:
        if len(seen.options) == 1:
            return seen.options[0]
        worlds = [chance.die(1_000_000, "world") for _ in range(PLAYOUTS)]  # the same luck for every option
        worth = {
            option: sum(self.playout(seen.world(seed), option, seen.seat, seed) for seed in worlds)
            for option in seen.options
        }
        return max(seen.options, key=worth.__getitem__)

    def playout(self, world: Match[HuntView], option: Option, seat: str, seed: int) -> float:
        luck = Seeded(seed=seed)
        world.play(option)
        for _ in range(LONGEST):
            if world.decision is None:
                break
            world.push(luck.pick(world.decision.options))
        return worth(world, seat)


def worth(world: Match[HuntView], seat: str) -> float:
    """A win is worth 1, a loss 0; until then the Ring-bearer has hope while corruption is low."""
    view = world.view(seat)
    limit = view.limit or 12
    hope = 1 - min(view.corruption / limit, 1)
    if world.result is not None:
        hope = 0.8 * float("ringbearer" in world.result.winners) + 0.2 * hope
    return hope if seat == "ringbearer" else 1 - hope
