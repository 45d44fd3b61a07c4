"""The bot that any other has to beat."""

from __future__ import annotations

from redbook.kernel import Chance, Option, Seen


class RandomBot:
    """Every option is as good as any other."""

    name = "random"

    def choose(self, seen: Seen, chance: Chance) -> Option:
        options = seen.decision.options
        return options[chance.below(len(options), None, "bot")]
