"""All tables of this server: opened here, found here, replayed when they are first touched."""

from __future__ import annotations

import asyncio
import logging
import re
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import Any, Protocol

from sqlalchemy.exc import SQLAlchemyError

from redbook.bots.counsel import counsel_for
from redbook.kernel import Match, RedbookError
from redbook.server.counsel.room import Counsellors
from redbook.server.keeping import prune
from redbook.server.names import cleaned
from redbook.server.problems import InviteFirst, InviteTaken, NoSuchMove, NoSuchTable, SlowDown, WrongToken
from redbook.server.settings import Settings
from redbook.server.store.rows import MoveRow, SeatRow, TableRow, TokenRow
from redbook.server.store.storage import Storage
from redbook.server.tables.apart import Reader
from redbook.server.tables.bots import BotRunner
from redbook.server.tables.broadcast import Broadcast
from redbook.server.tables.documents import Begun, Desk, branched, check_seating, from_document, new_match
from redbook.server.tables.replay import Readers
from redbook.server.tables.seen import check_may_save, choose_eyes, encoded_view, result_info, summary
from redbook.server.tables.standing import result_doc, standing_of
from redbook.server.tables.table import Change, Holder, Table
from redbook.server.tables.wire import Branch, NewTable, Opened, Replay, TableSummary
from redbook.server.tokens import ALPHABET, derived, fingerprint, new_table_id, new_token

log = logging.getLogger("redbook.server")
STUDYING = 64  # scenes, lessons and decks that are being looked at or wait for it: in one thread, beside the tables
IDLE_SECONDS = 600  # a table that nobody has touched for so long leaves memory
STUCK_AT_ONCE = 20  # tables that are taken over in one go
TABLE_ID = re.compile(f"[{ALPHABET}]{{1,16}}")


class Line(Protocol):
    """Somebody's socket."""

    async def hang_up(self, code: int) -> None: ...


class Registry:
    def __init__(
        self,
        storage: Storage,
        bots: BotRunner,
        broadcast: Broadcast,
        settings: Settings | None = None,
        counsellors: Counsellors | None = None,
    ) -> None:
        self.settings = settings or Settings()
        self.storage = storage
        self.bots = bots
        self.broadcast = broadcast
        self.readers = Readers()
        documents = self.settings.documents
        self.desk = Desk("document", documents.waiting)
        self._reader = Reader(documents) if documents.apart else None
        self.study = Desk("study", STUDYING, SlowDown)
        self.counsellors = counsellors or Counsellors()
        self.lines: set[Line] = set()
        self._tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._waking: asyncio.Task[None] | None = None
        self._clearing: asyncio.Task[None] | None = None
        self._ending = asyncio.Event()
        self._stopping = False

    @property
    def in_memory(self) -> int:
        return len(self._tables)

    @property
    def stopping(self) -> bool:
        return self._stopping

    # -- life ---------------------------------------------------------------------------------

    async def start(self) -> None:
        await self.storage.open()
        self.broadcast.start(self)
        self._waking = asyncio.create_task(self._wake_bots())
        self._clearing = asyncio.create_task(self._keep_clear())

    async def farewell(self, code: int) -> None:
        """Everybody gets the answer to what they have asked for and is hung up on; returns once they have gone."""
        self._stopping = True
        await asyncio.gather(*(line.hang_up(code) for line in list(self.lines)))
        while self.lines:
            await asyncio.sleep(0.01)

    async def stop(self) -> None:
        """Nothing is cut off in the middle of talking to the storage."""
        self._stopping = True
        if self._clearing is not None:
            self._ending.set()
            await asyncio.gather(self._clearing, return_exceptions=True)
        if self._waking is not None:
            await asyncio.gather(self._waking, *self._loading.values(), return_exceptions=True)
        await self.bots.stop()
        await self.broadcast.stop()
        if self._reader is not None:
            self._reader.close()
        self.desk.close()
        self.study.close()
        await self.counsellors.close()
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

    async def _keep_clear(self) -> None:
        """Once after the start and then every so often, what nobody comes back to is cleared away."""
        while not self._ending.is_set():
            try:
                gone = await self.clear_away(time.time())
                if gone:
                    log.info("%d abandoned tables were cleared away", len(gone))
            except SQLAlchemyError as error:
                log.error("abandoned tables stay for now", exc_info=error)
            with suppress(TimeoutError):
                await asyncio.wait_for(self._ending.wait(), self.settings.keeping.every_minutes * 60)

    async def clear_away(self, now: float) -> list[str]:
        """Nobody sits at these tables, and nothing is going on there."""
        sat_at = {id for id, table in self._tables.items() if table.busy or self.bots.at_work(id)}
        sat_at |= self.broadcast.occupied()
        gone = await prune(self.storage, self.settings.keeping, now, sat_at | self._loading.keys())
        for table_id in gone:
            self.forget(table_id)
        return gone

    def _forget(self, table: Table) -> None:
        """It was deleted, by another process: nobody is sent there any more."""
        log.info("table %s has been deleted", table.id)
        self.forget(table.id)

    def forget(self, table_id: str) -> None:
        self._tables.pop(table_id, None)
        self.bots.forget(table_id)
        self.readers.forget(table_id)

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

    def at_hand(self, table_id: str) -> Table | None:
        return self._tables.get(table_id)

    def knows(self, table_id: str) -> bool:
        return table_id in self._tables or table_id in self._loading

    async def follow(self, table: Table, rows: Sequence[MoveRow]) -> None:
        """Another server has changed a table that lies here as well."""
        if await table.follow(rows):
            self.readers.forget(table.id)
        self.bots.wake(table)

    async def behind(self, ids: Sequence[str]) -> list[Table]:
        """Those of these tables that are not what the storage says."""
        stored = await self.storage.versions(ids) if ids else {}
        known = (self._tables.get(table_id) for table_id in ids)
        return [table for table in known if table is not None and stored.get(table.id) != table.version]

    async def wake_stuck(self, before: float) -> None:
        """Where a bot should have moved before that moment, its server may have died: somebody else takes over."""
        for table_id in (await self.storage.waiting_for_bots(before))[:STUCK_AT_ONCE]:
            if not self._stopping and table_id not in self._tables:
                await self.get(table_id)

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
        table.after_end = self._forget
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
        if order.document:
            begun = await self.desk.read(lambda: self._read(order))
        else:
            begun = await asyncio.to_thread(new_match, order)
        return await self.set_up(begun, order.seating, order.title, counsel=order.counsel)

    def _read(self, order: NewTable) -> Begun:
        if self._reader is not None:
            return self._reader.read(order)
        return from_document(order, self.settings.documents.seconds)

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
        await self.storage.create(row, tokens, await asyncio.to_thread(move_rows, match))
        table = self._made(row)
        table.begin(match, tale)
        self._lay(table)
        self.bots.wake(table)
        log.debug("a table was opened", extra={"table": table_id, "game": row.game})
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


def move_rows(match: Match) -> list[MoveRow]:
    return [
        MoveRow(number, number, False, move.seat, move.option.notation, move.count)
        for number, move in enumerate(match.log, start=1)
    ]


def seat_row(seat: str, sitter: str, name: str) -> SeatRow:
    kind, _, bot = sitter.partition(":")
    return SeatRow(seat=seat, kind=kind, bot=bot, name=name or bot[:40], taken=kind == "here")
