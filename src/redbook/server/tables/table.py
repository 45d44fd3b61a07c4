"""A table: the async shell around one pure match. One lock, a version on every change, saved before announced."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine, Sequence
from typing import Any

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from redbook.kernel import GameOver, IllegalMove, Match, RedbookError, Told
from redbook.kernel.referee import TABLE
from redbook.server import metrics
from redbook.server.line.wire import PresenceMessage
from redbook.server.problems import (
    NoNotes,
    NoSuchTable,
    NotSaved,
    NotYourSeat,
    ShownMeanwhile,
    Stale,
    TooLate,
    TooManyNotes,
)
from redbook.server.store.rows import Conflict, MoveRow, NoteRow, SeatRow, TableRow
from redbook.server.store.storage import Storage
from redbook.server.tables.broadcast import Broadcast, Changed, Gone, Note, Noted
from redbook.server.tables.documents import rearranged
from redbook.server.tables.restoring import check_same, restored
from redbook.server.tables.standing import standing_of
from redbook.server.tables.tale import Tale

log = logging.getLogger("redbook.server")
NOTES = 100  # that a seat may share


class Holder(msgspec.Struct, frozen=True):
    """What a token lets its bearer do."""

    role: str  # host, seat, invite or watch
    seats: tuple[str, ...]

    @property
    def host(self) -> bool:
        return self.role == "host"

    def may_decide(self, seat: str) -> bool:
        """Dice on a real table are read by anybody who sits there."""
        return bool(self.seats) if seat == TABLE else seat in self.seats


class Change(msgspec.Struct):
    """What is about to happen: nothing of it shows before it is stored."""

    match: Match
    rows: list[MoveRow]
    told: list[list[Told]]
    undone: bool = False


class Table:
    def __init__(self, row: TableRow, storage: Storage, broadcast: Broadcast) -> None:
        self.id = row.id
        self.row = row
        self.title = row.title
        self.seats: dict[str, SeatRow] = {seat.seat: seat for seat in row.seats}
        self.version = row.standing.version
        self.holders: dict[str, Holder] = {}  # by fingerprint of the token
        self.touched = time.monotonic()
        self.after_change: Callable[[Table, Change], None] = lambda table, change: None
        self.after_end: Callable[[Table], None] = lambda table: None
        self.shown: dict[Any, Any] = {}  # what was worked out to be shown at this version
        self._storage = storage
        self._broadcast = broadcast
        self.leading = asyncio.Lock()  # one opens the table that goes on from this one
        self._lock = asyncio.Lock()
        self._changes: set[asyncio.Task[int]] = set()
        self._unsure = False  # the last commit failed, perhaps after it was done

    match: Match
    tale: Tale
    notes: dict[tuple[str, str], str]  # by seat and key

    def begin(self, match: Match, tale: Tale) -> None:
        """A table that has just been opened: what is stored is what lies here."""
        self.match, self.tale, self.notes = match, tale, {}

    async def restore(self) -> None:
        """Replay the match from its stored moves. If it stands elsewhere under new rules, that is stored first."""
        while True:
            whole = await self._storage.whole(self.id)
            if whole is None:
                raise NoSuchTable(table=self.id)
            found = await asyncio.to_thread(restored, *whole)
            if found.change is None:
                break
            try:
                await self._storage.change_rules(self.id, found.change, found.row)
            except Conflict:
                continue  # another process has done it, or the match has gone on there
            metrics.RULES_CHANGED.inc()
            log.warning("table %s: %s", self.id, found.change_in_words())
            break
        self.row, self.match, self.tale = found.row, found.match, found.tale
        self.version = found.row.standing.version
        await self.read_notes()
        self.shown.clear()

    async def read_notes(self) -> None:
        self.notes = {(row.seat, row.key): row.text for row in await self._storage.notes(self.id)}

    # -- what everybody may know --------------------------------------------------------------

    @property
    def busy(self) -> bool:
        return self._lock.locked() or bool(self._broadcast.listeners(self.id))

    @property
    def secrets(self) -> bool:
        return self.match.game.secrets

    @property
    def over(self) -> bool:
        return self.match.result is not None

    @property
    def people(self) -> tuple[str, ...]:
        """The seats that are not played by bots."""
        return tuple(seat for seat, row in self.seats.items() if row.kind != "bot")

    @property
    def watched(self) -> bool:
        return bool(self._broadcast.listeners(self.id))

    def present(self) -> dict[str, str]:
        here = self._broadcast.seats_here(self.id)
        return {seat: presence(row, seat in here) for seat, row in self.seats.items()}

    def publish(self, note: Note) -> None:
        self._broadcast.publish(self.id, note)

    def announce_presence(self) -> None:
        self.publish(PresenceMessage(seats=self.present()))  # type: ignore[arg-type]

    # -- changing the match -------------------------------------------------------------------

    async def play(
        self, holder: Holder, version: int, moves: Sequence[str], or_else: Sequence[Sequence[str]] = ()
    ) -> int:
        """A gesture, or else the first of the others that is legal as a whole: all of its moves or none.
        Returns the new version, once it is stored."""
        gestures = (moves, *or_else)
        change = self._change(version, lambda match: self._one_of(match, holder, gestures))
        return await self._unbroken(metrics.moved("bots" if holder.role == "bot" else "people", change))

    async def undo(self, holder: Holder, version: int) -> int:
        change = self._change(version, lambda match: self._taken_back(match.copy(), holder))
        return await self._unbroken(metrics.moved("people", change))

    async def _unbroken(self, change: Coroutine[Any, Any, int]) -> int:
        """Once begun, a change is carried through, even if whoever asked for it hangs up."""
        task = asyncio.create_task(change)
        self._changes.add(task)
        task.add_done_callback(self._changes.discard)
        return await asyncio.shield(task)

    async def settled(self) -> None:
        """All that was begun is done."""
        await asyncio.gather(*self._changes, return_exceptions=True)

    def _one_of(self, match: Match, holder: Holder, gestures: Sequence[Sequence[str]]) -> Change:
        """What the first legal gesture leads to; if none is, what was wrong with the first."""
        refused: RedbookError | None = None
        for moves in gestures:
            try:
                return self._gesture(match.copy(), holder, moves)
            except (IllegalMove, GameOver, NotYourSeat, ShownMeanwhile) as wrong:
                refused = refused or wrong
        assert refused is not None
        raise refused

    def _gesture(self, match: Match, holder: Holder, moves: Sequence[str]) -> Change:
        change = Change(match, [], [])
        shown = what_was_shown(match)
        for notation in moves:
            decision = match.decision
            # Asked first: who decides now, and whether anybody does, may be what the dice have told.
            if what_was_shown(match) != shown and (decision is None or decision.seat != TABLE):
                raise ShownMeanwhile()
            if decision is None:
                raise GameOver()
            if not holder.may_decide(decision.seat):
                raise NotYourSeat(seat=decision.seat)
            change.told.append(match.play_heard(notation))
            version = self.version + len(change.rows) + 1
            change.rows.append(MoveRow(version, len(match.log), False, decision.seat, notation, len(decision.options)))
        return change

    def _taken_back(self, match: Match, holder: Holder) -> Change:
        """The seat is asked for first: nobody else learns whether the move could be taken back."""
        now = match.decision.seat if match.decision is not None else TABLE
        seat = match.log[-1].seat if match.log else now
        if not holder.may_decide(seat):
            raise NotYourSeat(seat=seat)
        match.undo()
        return Change(match, [MoveRow(self.version + 1, len(match.log), True, seat, "", 0)], [], undone=True)

    def may_undo(self, holder: Holder) -> bool:
        match = self.match
        return bool(match.log) and holder.may_decide(match.log[-1].seat) and match.may_undo()

    async def _change(self, version: int, work: Callable[[Match], Change]) -> int:
        """`work` plays on a copy; stored, and only then true: if storing fails, there is nothing to restore."""
        async with self._lock:
            await self._be_sure()
            if version != self.version:
                raise Stale(version=version, now=self.version)
            change = work(self.match)
            await self._store(change)
            self.match = change.match
            self.version = change.rows[-1].version
            self.shown.clear()
            if change.undone:
                self.tale.cut(len(self.match.log))
            for told in change.told:
                self.tale.add(told)
            self.publish(Changed(self.version, change.rows))
            log.debug("the match went on", extra={"table": self.id, "version": self.version})
            self.after_change(self, change)
            return self.version

    async def _store(self, change: Change) -> None:
        standing = standing_of(change.match, change.rows[-1].version)
        try:
            await self._storage.append(self.id, self.version, change.rows, standing)
        except Conflict as conflict:
            self._unsure = True
            await self._be_sure()
            raise Stale(version=change.rows[0].version - 1, now=self.version) from conflict
        except (SQLAlchemyError, OSError) as error:
            self._unsure = True
            log.error("table %s: a move could not be stored", self.id, exc_info=error)
            raise NotSaved() from error

    async def _be_sure(self) -> None:
        """After a failed commit nobody knows whether it was done: the storage does."""
        if not self._unsure:
            return
        try:
            if await self._storage.version(self.id) != self.version:
                await self.restore()
                self.publish(Changed(self.version))
        except NoSuchTable:
            self.after_end(self)
            self.publish(Gone())
            raise
        except (SQLAlchemyError, OSError) as error:
            raise NotSaved() from error
        self._unsure = False

    # -- what other processes have changed ------------------------------------------------------

    async def follow(self, rows: Sequence[MoveRow]) -> bool:
        """Another process has stored these moves, or changed the table. Whether something was taken back."""
        async with self._lock:
            known = self._goes_on_with(rows)
            if not known:
                rows = await self._look_up()
            self.shown.clear()
            stored = self.version if known or rows else self.row.standing.version
            if (rows and not self._goes_on_with(rows)) or stored != self.version:
                await self.restore()
                return True
            for row in rows:
                self._repeat(row)
            return False

    async def _look_up(self) -> list[MoveRow]:
        """What the storage says of the table; its moves after those that are known here."""
        stored = await self._storage.table(self.id)
        if stored is None:
            raise NoSuchTable(table=self.id)
        if not stored.standing.version:
            await self._begin_as(stored)
        self.row, self.title = stored, stored.title
        self.seats = {seat.seat: seat for seat in stored.seats}
        return await self._storage.moves(self.id, after=self.version)

    def _goes_on_with(self, rows: Sequence[MoveRow]) -> bool:
        return bool(rows) and rows[0].version == self.version + 1 and not any(row.undo for row in rows)

    def _repeat(self, row: MoveRow) -> None:
        """On a copy first: whoever looks meanwhile sees it as it was, or as it is."""
        match = self.match.copy()
        check_same(match, row)
        told = match.play_heard(row.notation)
        self.match, self.version = match, row.version
        self.tale.add(told)

    async def _begin_as(self, row: TableRow) -> None:
        """Nobody has moved yet, but somebody may have brought another deck."""
        if (row.settings, row.chance) != (self.row.settings, self.row.chance):
            self.row = row
            await self.restore()

    def may_bring(self, seat: str) -> tuple[str, ...]:
        """What whoever sits there may still choose: nothing once somebody has moved, nothing at a given position."""
        begun = self.version or self.row.position is not None
        return () if begun else self.match.game.own_settings(seat)

    async def choose(self, holder: Holder, seat: str, name: str, value: Any) -> None:
        """Whoever sits there brings what is his, a deck of his own, until the first move."""
        async with self._lock:
            match = self.match
            if seat not in holder.seats:
                raise NotYourSeat(seat=seat)
            if name not in self.may_bring(seat):
                raise TooLate()
            renewed = await asyncio.to_thread(rearranged, match, {**match.settings, name: value})
            doc = renewed.save()
            try:
                await self._storage.rearrange(self.id, doc["settings"], doc["chance"])
            except Conflict as moved:
                raise TooLate() from moved
            self.row.settings, self.row.chance = doc["settings"], doc["chance"]
            await self.restore()
            self.publish(Changed(self.version))

    # -- changing the table -------------------------------------------------------------------

    async def retitle(self, title: str) -> None:
        await self._storage.retitle(self.id, title)
        self.title = title
        self.publish(Changed(self.version))

    async def call(self, holder: Holder, name: str) -> None:
        """Somebody says what to call him. Doing it again is harmless."""
        if name and any(self.seats[seat].name != name for seat in holder.seats):
            await self._storage.rename(self.id, holder.seats, name)
            for seat in holder.seats:
                self.seats[seat].name = name
            self.publish(Changed(self.version))

    async def note(self, holder: Holder, row: NoteRow) -> int:
        """A seat writes something down for its circle, or takes it away; nobody else learns even that much."""
        circle = self.circle(row.seat)
        if row.seat not in holder.seats:
            raise NotYourSeat(seat=row.seat)
        if not circle:
            raise NoNotes(seat=row.seat)
        return await self._unbroken(self._note(circle, row))

    def circle(self, seat: str) -> str:
        """Who reads what this seat notes."""
        return self.match.game.note_circle(seat, self.match.settings)

    async def _note(self, circle: str, row: NoteRow) -> int:
        async with self._lock:
            rest = {place: text for place, text in self.notes.items() if place != (row.seat, row.key)}
            if row.text and sum(seat == row.seat for seat, _ in rest) >= NOTES:
                raise TooManyNotes(limit=NOTES)
            try:
                await self._storage.write_note(self.id, row)
            except (SQLAlchemyError, OSError) as error:
                log.error("table %s: a note could not be stored", self.id, exc_info=error)
                raise NotSaved() from error
            self.notes = {**rest, (row.seat, row.key): row.text} if row.text else rest
        self.publish(Noted(circle))
        return self.version

    def sit(self, seat: str) -> None:
        self.seats[seat].taken = True
        self.publish(Changed(self.version))

    def stand_up(self, seat: str) -> None:
        """The seat is free again: whoever held it holds it no longer."""
        self.leave_seat(seat)
        self.publish(Changed(self.version))

    def leave_seat(self, seat: str) -> None:
        self.seats[seat].taken = False
        self.holders = {key: known for key, known in self.holders.items() if known != Holder("seat", (seat,))}

    def lead_on(self, table_id: str) -> None:
        self.row.onward = table_id
        self.shown.clear()
        self.publish(Changed(self.version))


def what_was_shown(match: Match) -> tuple[int, int]:
    """How often chance was asked and a secret shown: what nobody can take back."""
    g = match.play_state
    return g.chance.asked, g.reveals


def presence(row: SeatRow, here: bool) -> str:
    if row.kind == "bot":
        return "bot"
    if here:
        return "here"
    return "away" if row.kind == "here" or row.taken else "open"
