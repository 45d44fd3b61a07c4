"""The one filter for everything that leaves a table: who may see what."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any, TypeVar

import msgspec

from redbook.campaign import road_from
from redbook.kernel import Decision, Match
from redbook.kernel.game import EVERYBODY
from redbook.server.problems import NotYourSeat, StillSecret, TableReason, info, why_of
from redbook.server.store.rows import SeatRow, TableRow
from redbook.server.tables.standing import result_doc
from redbook.server.tables.table import Holder, Table, presence
from redbook.server.tables.wire import (
    DecisionInfo,
    NoteInfo,
    OnwardInfo,
    OptionInfo,
    ResultInfo,
    SeatInfo,
    TableState,
    TableSummary,
)
from redbook.server.tokens import derived
from redbook.server.wire import WhyInfo

State = TypeVar("State", bound=TableState)


def when(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="seconds")


def first_eyes(table: Table, holder: Holder) -> str | None:
    """Through whose eyes a token looks until it says otherwise: the seat that decides, if it holds it."""
    decision = table.match.decision
    if decision is not None and decision.seat in holder.seats:
        return decision.seat
    return holder.seats[0] if holder.seats else None


def eyes_allowed(table: Table, holder: Holder, seat: str) -> bool:
    """Own seats always; any when nothing is hidden (any more)."""
    open_now = not table.secrets or (table.over and may_save(table, holder))
    return seat in holder.seats or (seat in table.seats and open_now)


def choose_eyes(table: Table, holder: Holder, seat: str | None) -> str | None:
    if seat is None:
        return first_eyes(table, holder)
    if not eyes_allowed(table, holder, seat):
        raise NotYourSeat(seat=seat)
    return seat


def may_save(table: Table, holder: Holder) -> bool:
    """Documents tell everything: only when it is over for good, or when nobody else plays."""
    if table.over and not goes_on(table):
        return True
    return (holder.host or bool(holder.seats)) and set(table.people) <= set(holder.seats)


def check_may_save(table: Table, holder: Holder) -> None:
    if not may_save(table, holder):
        raise StillSecret()


def seen_through(table: Table, eyes: str | None) -> Any:
    """The view of these eyes, worked out once for all who look through them."""
    view = table.shown.get(("seen", eyes))
    if view is None:
        view = table.shown["seen", eyes] = table.match.view(eyes)
    return view


def view_of(table: Table, eyes: str | None) -> msgspec.Raw:
    view = table.shown.get(("view", eyes))
    if view is None:
        view = table.shown["view", eyes] = msgspec.Raw(msgspec.json.encode(seen_through(table, eyes)))
    return view


def encoded_view(match: Match, eyes: str | None) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(match.view(eyes)))


def decision_for(table: Table, holder: Holder) -> DecisionInfo | None:
    decision = table.match.decision
    if decision is None or not holder.may_decide(decision.seat):
        return None
    shown = table.shown.get("decision")
    if shown is None:
        shown = table.shown["decision"] = decision_info(decision)
    return shown


def decision_info(decision: Decision) -> DecisionInfo:
    return DecisionInfo(
        seat=decision.seat,
        kind=decision.kind,
        prompt=info(decision.prompt),
        options=[OptionInfo(notation=o.notation, kind=o.kind, args=dict(o.args())) for o in decision.options],
        in_gesture=decision.step.goes_on,
    )


def seat_info(row: SeatRow, present: str) -> SeatInfo:
    return SeatInfo(seat=row.seat, kind=row.kind, name=row.name, present=present)  # type: ignore[arg-type]


def result_info(result: Mapping[str, Any] | None) -> ResultInfo | None:
    if result is None:
        return None
    return ResultInfo(winners=result["winners"], reason=result["reason"], scores=result["scores"])


def table_state(
    kind: type[State],
    table: Table,
    holder: Holder,
    token: str,
    eyes: str | None,
    told_from: int = 0,
    *,
    view: bool = True,
) -> State:
    """All that the bearer of `token` may know, looking through `eyes`; without the view if it goes in parts."""
    match = table.match
    decision = match.decision
    present = table.present()
    told = table.tale.heard_by(eyes)
    return kind(
        table=table.id,
        game=match.game.id,
        settings=match.game.shown_settings(match.settings, eyes),
        referee=table.row.chance["kind"] == "referee",
        secrets=table.secrets,
        version=table.version,
        title=table.title,
        seats=[seat_info(row, present[seat]) for seat, row in table.seats.items()],
        mine=list(holder.seats),
        may_bring={name: seat for seat in holder.seats for name in table.may_bring(seat)},
        eyes=eyes,
        host=holder.host,
        view=view_of(table, eyes) if view else None,
        decision=decision_for(table, holder),
        waiting=decision.seat if decision is not None else None,
        result=result_info(result_doc(match.result)),
        told=told[told_from:],
        told_from=told_from,
        length=len(match.log),
        may_undo=table.may_undo(holder),
        may_save=may_save(table, holder),
        started=when(table.row.opened),
        invites=open_invites(table, token) if holder.host else {},
        watch=derived(token, "watch") if holder.host else token if holder.role == "watch" else None,
        onward=onward_of(table),
        counsel=table.row.counsel,
        notes=notes_for(table, holder, eyes),
    )


def reads(table: Table, holder: Holder, eyes: str | None, circle: str) -> bool:
    """Whether the notes of a circle may be read through these eyes: open ones by all, others by its own seats only."""
    if circle == EVERYBODY:
        return True
    return bool(circle) and eyes is not None and eyes in holder.seats and table.circle(eyes) == circle


def notes_for(table: Table, holder: Holder, eyes: str | None) -> list[NoteInfo]:
    if not table.notes:
        return []
    readable = {seat for seat in table.seats if reads(table, holder, eyes, table.circle(seat))}
    return [NoteInfo(seat=seat, key=key, text=text) for (seat, key), text in table.notes.items() if seat in readable]


def goes_on(table: Table) -> bool:
    """Another match takes this one up with its secrets: the Sorcery cards between the parts of the Hunt."""
    onward = onward_of(table)
    return onward is not None and onward.game == table.match.game.id


def onward_of(table: Table) -> OnwardInfo | None:
    if not table.over:
        return None
    if "onward" not in table.shown:
        road = road_from(table.match)
        table.shown["onward"] = road and OnwardInfo(name=road.name, game=road.game, table=table.row.onward, token=None)
    shown: OnwardInfo | None = table.shown["onward"]
    return shown


def open_invites(table: Table, host_token: str) -> dict[str, str]:
    friends = (row.seat for row in table.seats.values() if row.kind == "friend" and not row.taken)
    return {seat: derived(host_token, "invite", seat) for seat in friends}


def summary(row: TableRow, holder: Holder, live: Table | None) -> TableSummary:
    """A line in somebody's list of tables, without replaying anything."""
    seats = live.seats if live is not None else {seat.seat: seat for seat in row.seats}
    present = live.present() if live is not None else {s: presence(r, False) for s, r in seats.items()}
    now = row.standing
    return TableSummary(
        table=row.id,
        game=row.game,
        title=row.title,
        seats=[seat_info(seat, present[seat.seat]) for seat in seats.values()],
        mine=list(holder.seats),
        host=holder.host,
        version=now.version,
        length=now.length,
        waiting=now.waiting,
        result=result_info(now.result),
        started=when(row.opened),
        changed=when(now.changed),
    )


def why(table: Table, holder: Holder, intent: str, lang: str) -> WhyInfo | None:
    """Why an intent is not offered. Whoever has nothing to decide learns only that: the reason may be a secret."""
    decision = table.match.decision
    if decision is not None and not holder.may_decide(decision.seat):
        return why_of(TableReason.NOT_YOUR_TURN, lang)
    reason = table.match.why_not(intent)
    return None if reason is None else why_of(reason, lang)
