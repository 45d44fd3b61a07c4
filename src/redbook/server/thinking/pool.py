"""Thinking in processes of this machine: as many at a time as there are slots, each stopped when it takes too long."""

from __future__ import annotations

import logging
import os
from collections.abc import Sequence
from concurrent.futures import BrokenExecutor

from redbook.server import metrics
from redbook.server.thinking.question import Answer, BotFailed, Keepers, NobodyThinks, Question, answered, text_of
from redbook.server.thinking.slot import Slot
from redbook.server.thinking.turns import Turns

log = logging.getLogger("redbook.server")
ASKED_AGAIN = 2  # times, after the process of a question has died


def usual_processes() -> int:
    """One core is left to those who move."""
    return max(1, (os.cpu_count() or 2) - 1)


class Pool:
    def __init__(self, processes: int, budget: float, modules: Sequence[str] = ()) -> None:
        self.slots = [Slot(modules) for _ in range(processes)]
        self._turns = Turns(self.slots)
        self._budget = budget
        self._keepers = Keepers()
        self._closed = False

    async def think(self, question: Question) -> str:
        answer = await self.answer(question.table, self._keepers.pack(question))
        self._keepers.note(question, answer)
        return text_of(answer)

    async def answer(self, table: str, packed: bytes, budget: float | None = None) -> Answer:
        """A process that dies is not the table's fault, unless it happens every time."""
        async with self._turns.turn(table) as slot:
            for again in range(1 + ASKED_AGAIN):
                if self._closed:
                    raise NobodyThinks("the house is closed")
                try:
                    with metrics.a_bot_thinks():
                        return answered(await slot.ask(packed, self._budget if budget is None else budget))
                except BrokenExecutor as died:
                    slot.end()
                    log.warning("table %s: a process died while it thought (%s): %s", table, again + 1, died)
        raise BotFailed(f"its process died {1 + ASKED_AGAIN} times")

    def make_ready(self) -> None:
        self.slots[0].make_ready()

    def forget(self, table: str) -> None:
        self._turns.forget(table)
        self._keepers.forget(table)

    async def close(self) -> None:
        """No process is left when this returns."""
        self._closed = True
        for slot in self.slots:
            await slot.close()
