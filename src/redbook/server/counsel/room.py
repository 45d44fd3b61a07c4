"""Where counsellors think: beside the event loop, one question after the other, each answered once."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Sequence

from redbook.counsel import advise, price
from redbook.kernel import Match, Option
from redbook.kernel.referee import TABLE
from redbook.server.counsel.wire import CounselInfo, PriceInfo
from redbook.server.problems import CounselBusy, NoCounselHere, NotYourSeat, Stale, info
from redbook.server.tables.documents import Desk
from redbook.server.tables.table import Holder, Table
from redbook.server.tables.wire import OptionInfo

WAITING = 16  # questions that are being answered or wait for it
SECONDS = 1.5  # that a price may take, but for its last world
REMEMBERED = 256  # answers
Key = tuple[str, int, str]


class Counsellors:
    """Advice is quick and never waits behind a price."""

    def __init__(self) -> None:
        self._advising = Desk("counsel", WAITING, CounselBusy)
        self._pricing = Desk("price", WAITING, CounselBusy)
        self._told: OrderedDict[Key, asyncio.Task[CounselInfo | PriceInfo]] = OrderedDict()

    def close(self) -> None:
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
        told = await self._once((table.id, version, ""), self._advising, lambda: advice_info(match, version))
        assert isinstance(told, CounselInfo)
        return told

    async def price(self, table: Table, holder: Holder, seat: str) -> PriceInfo:
        """Of that seat's last choice, by what it knew then."""
        check_may_ask(table)
        if seat not in holder.seats:
            raise NotYourSeat(seat=seat)
        match, version = table.match.copy(), table.version
        told = await self._once((table.id, version, seat), self._pricing, lambda: price_info(match, seat, version))
        assert isinstance(told, PriceInfo)
        return told

    async def _once(self, key: Key, desk: Desk, work: Callable[[], CounselInfo | PriceInfo]) -> CounselInfo | PriceInfo:
        """Whoever asks again while it is being thought about waits for the same answer; a refusal is not kept."""
        told = self._told.get(key)
        if told is None:
            told = self._told[key] = asyncio.create_task(desk.read(work))
            told.add_done_callback(lambda done: self._settle(key, done))
            while len(self._told) > REMEMBERED:
                self._told.popitem(last=False)
        return await asyncio.shield(told)

    def _settle(self, key: Key, done: asyncio.Task[CounselInfo | PriceInfo]) -> None:
        if done.cancelled() or done.exception() is not None:
            self._told.pop(key, None)


def check_may_ask(table: Table) -> None:
    if not table.row.counsel:
        raise NoCounselHere()


def advice_info(match: Match, version: int) -> CounselInfo:
    told = advise(match)
    return CounselInfo(
        version=version,
        seat=told.seat,
        begun=told.begun,
        line=options(told.line),
        why=[info(message) for message in told.why],
    )


def price_info(match: Match, seat: str, version: int) -> PriceInfo:
    told = price(match, seat, seconds=SECONDS)
    return PriceInfo(
        version=version,
        seat=seat,
        at=told.at,
        verdict=told.verdict,
        chance=round(100 * told.chance),
        cost=round(100 * told.cost),
        moves=options(told.moves),
        line=options(told.line),
        why=[info(message) for message in told.why],
    )


def options(line: Sequence[Option]) -> list[OptionInfo]:
    return [OptionInfo(notation=one.notation, kind=one.kind, args=dict(one.args())) for one in line]
