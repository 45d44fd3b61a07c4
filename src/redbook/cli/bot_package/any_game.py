"""Newcomer: plays every answer out at random, in worlds that could be this one, and takes the one that wins most."""

from __future__ import annotations

from redbook import Chance, Match, Option, Seeded, Seen, register_bot

PLAYOUTS = 3  # of every option
LONGEST = 300  # decisions of one playout


@register_bot("newcomer", games="a-game")
class Newcomer:
    def choose(self, seen: Seen, chance: Chance) -> Option:
        if len(seen.options) == 1:
            return seen.options[0]
        worlds = [chance.die(1_000_000, "world") for _ in range(PLAYOUTS)]  # the same luck for every option
        won = {
            option: sum(self.playout(seen.world(seed), option, seen.seat, seed) for seed in worlds)
            for option in seen.options
        }
        return max(seen.options, key=won.__getitem__)

    def playout(self, world: Match, option: Option, seat: str, seed: int) -> float:
        luck = Seeded(seed=seed)
        world.play(option)
        for _ in range(LONGEST):
            if world.decision is None:
                break
            world.push(luck.pick(world.decision.options))
        if world.result is None or not world.result.winners:
            return 0.5
        return float(seat in world.result.winners)
