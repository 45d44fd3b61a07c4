"""Where counsellors think: beside the event loop, in processes if there are any, and each question once."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable

import msgspec

from redbook.kernel.referee import TABLE
from redbook.server.counsel.telling import advice_info, price_info
from redbook.server.counsel.wire import CounselInfo, PriceInfo
from redbook.server.problems import CounselBusy, NoCounselHere, NotYourSeat, Stale
from redbook.server.tables.documents import Desk
from redbook.server.tables.table import Holder, Table
from redbook.server.thinking.pool import Pool
from redbook.server.thinking.question import NotKnownThere, Question, Thinker

log = logging.getLogger("redbook.server")
WAITING = 16  # questions that are being answered or wait for it
PROCESSES = 2  # a price and an advice at the same time
BUDGET = 20.0  # seconds, after which nobody waits for an answer any more
REMEMBERED = 256  # answers
Key = tuple[str, int, str]
Info = CounselInfo | PriceInfo

read_advice = msgspec.json.Decoder(CounselInfo).decode  # built at import: threads may decode at once
read_price = msgspec.json.Decoder(PriceInfo).decode


def counsel_pool(processes: int) -> Pool | None:
    """Apart from the bots: whoever asks for advice waits for no bot's thought. Its processes start when asked."""
    return Pool(PROCESSES, BUDGET) if processes else None


class Counsellors:
    """Advice is quick and never waits behind a price. `beside` thinks in other processes."""

    def __init__(self, beside: Thinker | None = None) -> None:
        self._beside = beside
        self._advising = Desk("counsel", WAITING, CounselBusy)
        self._pricing = Desk("price", WAITING, CounselBusy)
        self._told: OrderedDict[Key, asyncio.Task[Info]] = OrderedDict()

    async def close(self) -> None:
        if self._beside is not None:
            await self._beside.close()
        self._advising.close()
        self._pricing.close()

    async def advise(self, table: Table, holder: Holder, version: int) -> CounselInfo:
        """For the seat that decides, if the token holds it."""
        check_may_ask(table)
        if version != table.version:
            raise Stale(version=version, now=table.version)
        decision = table.match.decision
        if decision is not None and (decision.seat == TABLE or not holder.may_decide(decision.seat)):
            raise NotYourSeat(seat=decision.seat)
        match = table.match.copy()
        question = Question(table.id, "", "", match, 0, "advise")
        told = await self._once(
            (table.id, version, ""), self._advising, question, lambda: advice_info(match), read_advice
        )
        return msgspec.structs.replace(told, version=version)  # type: ignore[return-value]

    async def price(self, table: Table, holder: Holder, seat: str) -> PriceInfo:
        """Of that seat's last choice, by what it knew then."""
        check_may_ask(table)
        if seat not in holder.seats:
            raise NotYourSeat(seat=seat)
        match, version = table.match.copy(), table.version
        question = Question(table.id, seat, "", match, 0, "price")
        told = await self._once(
            (table.id, version, seat), self._pricing, question, lambda: price_info(match, seat), read_price
        )
        return msgspec.structs.replace(told, version=version)  # type: ignore[return-value]

    async def _once(
        self, key: Key, desk: Desk, question: Question, work: Callable[[], Info], read: Callable[[str], Info]
    ) -> Info:
        """Whoever asks again while it is being thought about waits for the same answer; a refusal is not kept."""
        told = self._told.get(key)
        if told is None:
            told = self._told[key] = asyncio.create_task(self._think(desk, question, work, read))
            told.add_done_callback(lambda done: self._settle(key, done))
            while len(self._told) > REMEMBERED:
                self._told.popitem(last=False)
        return await asyncio.shield(told)

    async def _think(
        self, desk: Desk, question: Question, work: Callable[[], Info], read: Callable[[str], Info]
    ) -> Info:
        """In a process; in a thread where there is none, or none that knows the game."""
        if self._beside is not None:
            try:
                with desk.place():
                    return read(await self._beside.think(question))
            except NotKnownThere as unknown:
                log.debug("a counsellor thinks in the server itself: %s", unknown)
            except TimeoutError as late:
                raise CounselBusy() from late
        return await desk.read(work)

    def _settle(self, key: Key, done: asyncio.Task[Info]) -> None:
        if done.cancelled() or done.exception() is not None:
            self._told.pop(key, None)


def check_may_ask(table: Table) -> None:
    if not table.row.counsel:
        raise NoCounselHere()
