"""Whole tables of bots, for walks through games as people would play them."""

from __future__ import annotations

from redbook.bots.registry import find_bot, usual_bot
from redbook.kernel import Bot, Match, Option, Seeded, Seen
from redbook.kernel.scrutiny import Choose


def usual_players(game: str, seed: int, *, level: str = "", whims: int = 0) -> Choose:
    """Every seat is played by the bot that is at home there; `whims` of a hundred answers are drawn by lot instead."""
    chance = Seeded(seed=seed)
    seated: dict[str, Bot] = {}

    def choose(m: Match) -> Option:
        assert m.decision is not None
        seat, options = m.decision.seat, m.decision.options
        if whims and chance.below(100, None, "whim") < whims:
            return options[chance.below(len(options), None, "whim")]
        if seat not in seated:
            name = usual_bot(game, seat)
            seated[seat] = find_bot(game, f"{name}:{level}" if level else name)
        return seated[seat].choose(Seen(m), chance)

    return choose
