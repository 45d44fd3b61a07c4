"""All tables of this server: opened here, found here, replayed when they are first touched."""

from __future__ import annotations

import asyncio
import logging
import re
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from sqlalchemy.exc import SQLAlchemyError

from redbook.bots.counsel import counsel_for
from redbook.kernel import Match, RedbookError
from redbook.server.counsel.room import Counsellors
from redbook.server.names import cleaned
from redbook.server.problems import InviteFirst, InviteTaken, NoSuchMove, NoSuchTable, WrongToken
from redbook.server.store.storage import MoveRow, SeatRow, Storage, TableRow, TokenRow
from redbook.server.tables.bots import BotRunner
from redbook.server.tables.broadcast import Broadcast
from redbook.server.tables.documents import Begun, Desk, branched, check_seating, from_document, new_match
from redbook.server.tables.replay import Readers
from redbook.server.tables.seen import check_may_save, choose_eyes, encoded_view, result_info, summary
from redbook.server.tables.table import Change, Holder, Table, result_doc, standing_of
from redbook.server.tables.wire import Branch, NewTable, Opened, Replay, TableSummary
from redbook.server.tokens import ALPHABET, derived, fingerprint, new_table_id, new_token

log = logging.getLogger("redbook.server")
IDLE_SECONDS = 600  # a table that nobody has touched for so long leaves memory
TABLE_ID = re.compile(f"[{ALPHABET}]{{1,16}}")


class Registry:
    def __init__(self, storage: Storage, bots: BotRunner, broadcast: Broadcast) -> None:
        self.storage = storage
        self.bots = bots
        self.broadcast = broadcast
        self.readers = Readers()
        self.desk = Desk()
        self.counsellors = Counsellors()
        self._tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._waking: asyncio.Task[None] | None = None
        self._stopping = False

    # -- life ---------------------------------------------------------------------------------

    async def start(self) -> None:
        await self.storage.open()
        self._waking = asyncio.create_task(self._wake_bots())

    async def stop(self) -> None:
        """Nothing is cut off in the middle of talking to the storage."""
        self._stopping = True
        if self._waking is not None:
            await asyncio.gather(self._waking, *self._loading.values(), return_exceptions=True)
        await self.bots.stop()
        self.desk.close()
        self.counsellors.close()
        await asyncio.gather(*(table.settled() for table in self._tables.values()))
        await self.storage.close()

    async def _wake_bots(self) -> None:
        """After a restart: where people wait for a bot, it goes on."""
        try:
            waiting = await self.storage.waiting_for_bots()
        except SQLAlchemyError as error:
            log.error("bots wait until somebody looks at their tables", exc_info=error)
            return
        for table_id in waiting:
            if self._stopping:
                return
            try:
                await self.get(table_id)
            except (RedbookError, SQLAlchemyError) as error:
                log.warning("table %s cannot go on: %s", table_id, error)

    # -- finding ------------------------------------------------------------------------------

    async def get(self, table_id: str) -> Table:
        table = self._tables.get(table_id)
        if table is None:
            if not TABLE_ID.fullmatch(table_id):
                raise NoSuchTable(table=table_id)
            loading = self._loading.get(table_id)
            if loading is None:
                loading = self._loading[table_id] = asyncio.create_task(self._load(table_id))
                loading.add_done_callback(lambda _: self._loading.pop(table_id, None))
            table = await asyncio.shield(loading)
        table.touched = time.monotonic()
        self.bots.wake(table)
        return table

    async def _load(self, table_id: str) -> Table:
        row = await self.storage.table(table_id)
        if row is None:
            raise NoSuchTable(table=table_id)
        table = self._made(row)
        await table.restore()
        self._lay(table)
        return table

    def _made(self, row: TableRow) -> Table:
        table = Table(row, self.storage, self.broadcast)
        table.after_change = self._after_change
        return table

    def _lay(self, table: Table) -> None:
        self._forget_idle()
        self._tables[table.id] = table

    def _after_change(self, table: Table, change: Change) -> None:
        if change.undone:
            self.readers.forget(table.id)
        self.bots.wake(table)

    def _forget_idle(self) -> None:
        limit = time.monotonic() - IDLE_SECONDS
        for table in list(self._tables.values()):
            if table.touched < limit and not table.busy and not self.bots.at_work(table.id):
                del self._tables[table.id]
                self.bots.forget(table.id)

    async def enter(self, table_id: str, token: str) -> tuple[Table, Holder]:
        """The table, and what the token may do there."""
        table = await self.get(table_id)
        holder = await self.holder(table, token)
        if holder.role == "invite":
            raise InviteTaken() if table.seats[holder.seats[0]].taken else InviteFirst()
        return table, holder

    async def holder(self, table: Table, token: str) -> Holder:
        print_ = fingerprint(token)
        known = table.holders.get(print_)
        if known is None:
            rows = await self.storage.tokens([print_])
            if not rows or rows[0].table_id != table.id:
                raise WrongToken()
            known = table.holders[print_] = holder_of(rows[0], list(table.seats.values()))
        return known

    async def mine(self, tokens: Sequence[str]) -> list[TableSummary]:
        """The tables that these tokens hold; several tokens of one table are one line."""
        rows = await self.storage.tokens([fingerprint(token) for token in tokens])
        rows = [row for row in rows if row.role != "invite"]
        found = await self.storage.tables(sorted({row.table_id for row in rows}))
        lines = []
        for table in found:
            held = [holder_of(row, table.seats) for row in rows if row.table_id == table.id]
            seats = tuple(s.seat for s in table.seats if any(s.seat in holder.seats for holder in held))
            role = "host" if any(holder.host for holder in held) else held[0].role
            lines.append(summary(table, Holder(role, seats), self._tables.get(table.id)))
        return lines

    # -- opening ------------------------------------------------------------------------------

    async def open(self, order: NewTable) -> Opened:
        if order.save is None and order.position is None and order.record is None:
            begun = await asyncio.to_thread(new_match, order)
        else:
            begun = await self.desk.read(lambda: from_document(order))
        return await self.set_up(begun, order.seating, order.title, counsel=order.counsel)

    async def branch(self, table: Table, holder: Holder, order: Branch) -> Opened:
        check_may_save(table, holder)
        begun: Begun = await self.at(table, order.at, branched)
        return await self.set_up(begun, order.seating, table.title, counsel=table.row.counsel)

    async def set_up(
        self,
        begun: Begun,
        seating: dict[str, str],
        title: str,
        *,
        counsel: bool,
        token: str = "",
        names: Mapping[str, str] | None = None,
    ) -> Opened:
        """A table with its links; `token` and `names` are given when people come from another table."""
        match, tale = begun
        sitters = await asyncio.to_thread(check_seating, match, seating, self.bots.find_bot)
        doc = match.save()
        table_id, token = new_table_id(), token or new_token()
        seats = [seat_row(seat, sitter, (names or {}).get(seat, "")) for seat, sitter in sitters.items()]
        friends = [row.seat for row in seats if row.kind == "friend"]
        invites = {seat: derived(token, "invite", seat) for seat in friends}
        watch = derived(token, "watch")
        row = TableRow(
            id=table_id,
            game=match.game.id,
            rules=match.game.rules,
            count=len(match.seats),
            settings=doc["settings"],
            chance=doc["chance"],
            position=doc["position"],
            title=cleaned(title),
            opened=time.time(),
            standing=standing_of(match, len(match.log)),
            seats=seats,
            counsel=counsel and counsel_for(match.game.id) is not None,
        )
        tokens = [
            TokenRow(fingerprint(token), table_id, "host", None),
            TokenRow(fingerprint(watch), table_id, "watch", None),
            *(TokenRow(fingerprint(invite), table_id, "invite", seat) for seat, invite in invites.items()),
        ]
        moves = [
            MoveRow(number, number, False, move.seat, move.option.notation, move.count)
            for number, move in enumerate(match.log, start=1)
        ]
        await self.storage.create(row, tokens, moves)
        table = self._made(row)
        table.begin(match, tale)
        self._lay(table)
        self.bots.wake(table)
        return Opened(table=table_id, token=token, invites=invites, watch=watch)

    # -- reading again ------------------------------------------------------------------------

    async def at(self, table: Table, at: int, look: Callable[[Match], Any]) -> Any:
        match = table.match
        if not 0 <= at <= len(match.log):
            raise NoSuchMove(move=at)
        return await self.readers.read(table.id, match, at, look)

    async def replay(self, table: Table, holder: Holder, at: int, seat: str | None) -> Replay:
        eyes = choose_eyes(table, holder, seat)
        length = len(table.match.log)

        def look(match: Match) -> tuple[Any, str | None, Any]:
            waiting = match.decision.seat if match.decision is not None else None
            return encoded_view(match, eyes), waiting, result_doc(match.result)

        view, waiting, result = await self.at(table, at, look)
        told = table.tale.of_move(eyes, min(at, table.tale.length))
        return Replay(
            at=at,
            length=length,
            eyes=eyes,
            view=view,
            told=told,
            waiting=waiting,
            result=result_info(result),
            decision=None,
        )


def holder_of(row: TokenRow, seats: Sequence[SeatRow]) -> Holder:
    if row.role == "host":
        return Holder("host", tuple(seat.seat for seat in seats if seat.kind == "here"))
    return Holder(row.role, () if row.seat is None else (row.seat,))


def seat_row(seat: str, sitter: str, name: str) -> SeatRow:
    kind, _, bot = sitter.partition(":")
    return SeatRow(seat=seat, kind=kind, bot=bot, name=name or bot[:40], taken=kind == "here")
