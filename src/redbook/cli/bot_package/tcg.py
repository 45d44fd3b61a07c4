"""Newcomer: tries every answer, plays on at random for a while, and takes the one after which the table looks best."""

from __future__ import annotations

from redbook import Chance, Match, Option, Seeded, Seen, register_bot
from redbook.views import TcgView

WORLDS = 2  # for every option
AHEAD = 12  # decisions played at random after it


@register_bot("newcomer", games="tcg")
class Newcomer:
    def choose(self, seen: Seen[TcgView], chance: Chance) -> Option:
        if len(seen.options) == 1:
            return seen.options[0]
        worlds = [chance.die(1_000_000, "world") for _ in range(WORLDS)]  # the same luck for every option
        hopes = {
            option: sum(self.look(seen.world(seed), option, seen.seat, seed) for seed in worlds)
            for option in seen.options
        }
        return max(seen.options, key=hopes.__getitem__)

    def look(self, world: Match[TcgView], option: Option, seat: str, seed: int) -> float:
        luck = Seeded(seed=seed)
        world.play(option)
        for _ in range(AHEAD):
            if world.decision is None:
                break
            world.push(luck.pick(world.decision.options))
        if world.result is not None:
            return 100.0 if seat in world.result.winners else -100.0
        return worth(world.view(seat), seat)


def worth(view: TcgView, seat: str) -> float:
    """How far along the path, how burdened, and who stands there: for us, less the best of the others."""
    standing = {player.seat: 4.0 * player.site - 2.0 * player.burdens for player in view.players}
    for card in view.table:
        standing[card.owner] += card.vitality + card.strength / 4 - card.wounds
    for player in view.players:
        standing[player.seat] -= 100.0 * player.lost
    return standing[seat] - max(value for other, value in standing.items() if other != seat)
