"""A bot that cannot add, for workers to import."""

from __future__ import annotations

from redbook.bots import BotMaker, register_bot
from redbook.kernel import Chance, Option, Seen


class Broken:
    name = "broken"

    def choose(self, seen: Seen, chance: Chance) -> Option:
        raise ArithmeticError("two and two")


MAKER = BotMaker("broken", lambda level: Broken(), games=("siege",))
register_bot(MAKER)
