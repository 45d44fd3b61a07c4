"""Small changes instead of whole states: put together they are the state, and they tell nothing that it does not."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from redbook.games import PLAYABLE
from redbook.kernel import Match
from redbook.server.line.differences import Sent, change, parts_of
from redbook.server.line.session import Session
from redbook.server.line.wire import StateMessage
from redbook.server.tables.registry import Registry
from redbook.server.tables.seen import table_state
from redbook.server.tables.table import Holder, Table
from server.changes import Reader
from server.house import House, Line

MOVES = 120


def whole(table: Table, session: Session) -> dict[str, Any]:
    """What the same client would be sent if it asked for everything, in the order in which it would be written."""
    state = table_state(StateMessage, table, session.holder, session.token, session.eyes)
    doc: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(state))
    return doc


def same(reader: Reader, expected: dict[str, Any]) -> None:
    assert reader.told == expected["told"]
    mine = {**reader.state, "told": [], "told_from": 0}
    # As text: the order of a mapping is seen, too.
    assert msgspec.json.encode(mine["view"]) == msgspec.json.encode(expected["view"])
    assert mine == {**expected, "told": [], "told_from": 0}


@pytest.fixture
def tables(house: House) -> Registry:
    found: Registry = house.client.app.state.tables
    return found


def seated(table: Table, seat: str | None) -> Session:
    session = Session("en")
    session.changes = True
    session.sit(table, Holder("watch", ()) if seat is None else Holder("seat", (seat,)), "key")
    return session


def sent(session: Session) -> list[dict[str, Any]]:
    messages = [msgspec.json.decode(data) for _, data in session._out]
    session._out.clear()
    return messages


class Followed:
    """A match at a table, with every seat and a spectator listening."""

    def __init__(self, house: House, game: str, dice: random.Random) -> None:
        self.house, self.dice = house, dice
        seating = dict.fromkeys(Match.new(game, seed=1).seats, "here")
        self.opened = house.open(game=game, seating=seating)
        self.table: Table = house.client.app.state.tables._tables[self.opened["table"]]
        self.listeners = {seat: seated(self.table, seat) for seat in (*self.table.seats, None)}
        self.readers = {seat: Reader() for seat in self.listeners}
        self.changes = self.smaller = 0

    def look(self) -> None:
        for seat, session in self.listeners.items():
            reader = self.readers[seat]
            if self.dice.random() < 0.02:
                session.begin_anew()
            session.send_state()
            for message in sent(session):
                reader.take(message)
                if message["type"] == "change":
                    self.changes += 1
                    self.smaller += len(msgspec.json.encode(message)) < len(msgspec.json.encode(reader.state))
            same(reader, whole(self.table, session))

    def play(self) -> None:
        self.look()
        for _ in range(MOVES):
            decision, version = self.table.match.decision, self.table.version
            if decision is None:
                return
            if self.table.match.may_undo() and self.dice.random() < 0.15:
                self.post("undo", version=version)
            else:
                self.post("moves", version=version, moves=[self.dice.choice(decision.options).notation])
            self.look()

    def post(self, what: str, **body: Any) -> None:
        self.house.post(self.opened["table"], what, token=self.opened["token"], **body)


@pytest.mark.parametrize("game", PLAYABLE)
def test_what_a_seat_gets_put_together_is_what_its_view_says(house: House, game: str) -> None:
    """Every seat and a spectator through random matches, with moves taken back and whole states between."""
    dice = random.Random(5)
    changes = smaller = 0
    while changes < 100:  # a random match may end soon
        followed = Followed(house, game, dice)
        followed.play()
        changes += followed.changes
        smaller += followed.smaller
    assert smaller > 0.9 * changes


@pytest.mark.parametrize("game", [game for game in PLAYABLE if Match.new(game, seed=1).game.secrets])
def test_a_change_depends_on_nothing_hidden(house: House, tables: Registry, game: str) -> None:
    """With the secrets of others drawn anew before and after a move, what a seat is sent stays, to the byte."""
    opened = house.open(game=game, seating=dict.fromkeys(Match.new(game, seed=11).seats, "here"))
    table = tables._tables[opened["table"]]
    dice = random.Random(8)

    def seen(match: Match, seat: str) -> Sent:
        real, table.match = table.match, match
        table.shown.clear()
        try:
            state = table_state(StateMessage, table, Holder("seat", (seat,)), "key", seat)
            return Sent.of(state, parts_of(match.view(seat)))
        finally:
            table.match = real
            table.shown.clear()

    def sent_to(seat: str, before: Match, after: Match) -> bytes:
        was, now = seen(before, seat), seen(after, seat)
        for one in (was, now):  # an imagined match has no moves behind it
            one.fields.update(length=b"0", may_undo=b"false")
        state = table_state(StateMessage, table, Holder("seat", (seat,)), "key", seat)
        table.shown.clear()
        return msgspec.json.encode(change(was, now, msgspec.structs.replace(state, told=[], told_from=0), table))

    compared, begun = 0, table.match
    for number in range(60):
        before = table.match
        assert before.decision is not None
        after = before.copy()
        after.play(dice.choice(before.decision.options).notation)
        if after.decision is None:
            table.match = begun  # over: once more from the beginning, otherwise
            continue
        for seat in table.seats:
            true = sent_to(seat, before, after)
            imagined = sent_to(seat, before.determinize(seat, seed=number), after.determinize(seat, seed=number + 1))
            assert true == imagined, (seat, number)
            compared += 1
        table.match = after
    assert compared > 50


def test_changes_come_only_to_whoever_asks_for_them(house: House) -> None:
    opened = house.open(settings={"rounds": 2})
    path = f"/ws/tables/{opened['table']}"
    with house.client.websocket_connect(path) as new, house.client.websocket_connect(path) as old:
        modern, plain = Line(new), Line(old)
        reader = Reader()
        reader.take(modern.hello(opened["token"], changes=True))
        before = plain.hello(opened["token"])
        assert plain.move(before)["type"] == "ack"
        reader.take(modern.next("state", "change"))
        assert reader.changes == 1
        assert reader.state["version"] == 1
        modern.send("again")
        again = modern.next("state", "change")
        assert again["type"] == "state"
        assert {**again, "told": [], "told_from": 0} == {**reader.state, "told": [], "told_from": 0}
        assert again["told"] == reader.told


def test_hello_again_begins_with_a_whole_state(house: House) -> None:
    opened = house.open(settings={"rounds": 2})
    with house.client.websocket_connect(f"/ws/tables/{opened['table']}") as socket:
        line = Line(socket)
        state = line.hello(opened["token"], changes=True)
        assert line.move(state)["type"] == "ack"
        line.send("hello", token=opened["token"], changes=True)
        assert line.next("state")["told_from"] == 0


def test_nothing_is_sent_again_before_hello(house: House) -> None:
    opened = house.open()
    with house.client.websocket_connect(f"/ws/tables/{opened['table']}") as socket:
        line = Line(socket)
        line.send("again")
        assert line.next("problem")["problem"]["code"] == "hello-first"
