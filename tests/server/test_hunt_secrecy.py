"""The Hunt on the wire: nothing that a Ringwraith is ever sent depends on the journal.

A whole game is played over HTTP. Whenever the Ring-bearer chooses in secret, each of his other secret choices is played
on a copy, and the message that the server would then send to a Ringwraith is compared, byte by byte, with the one that
it does send. At every other moment the journal itself is exchanged for another that fits all answers so far.
"""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import msgspec
import pytest

from redbook.kernel import Match
from redbook.server.line.wire import StateMessage
from redbook.server.tables.seen import table_state
from redbook.server.tables.table import Holder, Table
from redbook.server.tables.wire import ToldInfo
from server.house import House, shown

SECRET = ("log", "wander", "rest", "road")  # where Frodo goes, where Gandalf goes
PUBLIC = {"rescue-needed", "tiles-drawn"}  # p. 24: how far he is from Bree is told when he has to be rescued
OTHERS = 6  # other choices that are compared at a decision


def sent(table: Table, match: Match, seat: str) -> bytes:
    """The whole state that the holder of `seat` would be sent if the match stood so."""
    real = table.match
    table.match = match
    table.shown.clear()
    try:
        return msgspec.json.encode(table_state(StateMessage, table, Holder("seat", (seat,)), "key", seat))
    finally:
        table.match = real
        table.shown.clear()


def heard(told: Any, seat: str) -> list[ToldInfo]:
    return [
        ToldInfo(move=0, cause=t.cause, kind=t.event.kind, args=dict(t.event.args())) for t in told if t.heard_by(seat)
    ]


def after(table: Table, notation: str, seat: str) -> tuple[bytes, list[ToldInfo]]:
    """What a Ringwraith would be sent and told after this move."""
    copy = table.match.copy()
    told = copy.play_heard(notation)
    return sent(table, copy, seat), heard(told, seat)


def compare_secret_moves(table: Table, seat: str, dice: random.Random, seen: Counter[str]) -> None:
    decision = table.match.decision
    assert decision is not None
    for kind in SECRET:
        alike = [o.notation for o in decision.options if o.kind == kind]
        if decision.seat != "ringbearer" or len(alike) < 2:
            continue
        chosen = dice.sample(alike, min(OTHERS, len(alike)))
        states, tales = zip(*(after(table, notation, seat) for notation in chosen), strict=True)
        if any(line.kind in PUBLIC for tale in tales for line in tale):
            seen["rescue"] += 1
            continue
        assert all(tale == tales[0] for tale in tales), (kind, chosen, tales)
        assert all(state == states[0] for state in states), (kind, chosen)
        seen[kind] += 1


def standing(state: bytes) -> dict[str, Any]:
    """An imagined match has no moves behind it: all but their number, and whether one may be taken back."""
    return {**msgspec.json.decode(state), "length": 0, "may_undo": False}


def compare_journals(table: Table, seat: str, number: int, seen: Counter[str]) -> None:
    other = table.match.determinize(seat, seed=number)
    assert standing(sent(table, table.match, seat)) == standing(sent(table, other, seat))
    seen["other journal"] += other.view("ringbearer") != table.match.view("ringbearer")


@pytest.mark.parametrize(("part", "seed"), [("1", 1), ("2", 2), ("2", 3)])
def test_nothing_that_the_server_sends_a_ringwraith_depends_on_the_journal(house: House, part: str, seed: int) -> None:
    opened = house.open(game="hunt", seats=3, settings={"part": part}, seating={"wraith-2": "friend"})
    tables = house.client.app.state.tables
    table = tables._tables[opened["table"]]
    friend = house.join(opened, "wraith-2")
    dice = random.Random(seed)
    seen: Counter[str] = Counter()
    number = 0
    while table.match.decision is not None:
        compare_secret_moves(table, "wraith-2", dice, seen)
        if number % 5 == 0:
            compare_journals(table, "wraith-2", number, seen)
        decision = table.match.decision
        token = friend if decision.seat == "wraith-2" else opened["token"]
        notation = dice.choice([o.notation for o in decision.options])
        house.post(opened["table"], "moves", token=token, version=table.version, moves=[notation])
        number += 1
    assert seen["other journal"] > 5, seen
    assert seen["log"] + seen["wander"] > 5, seen


@pytest.mark.parametrize("last", ["search", "nonsense", "end"])
def test_a_gesture_is_no_free_look(house: House, last: str) -> None:
    """All of the moves or none: what a Search has told must not be taken back by a bad move behind it."""
    answers = []
    for log in (["10"], ["11"]):
        tags = "nazgul-turns gandalf-hides encounter end-of-turn refresh-allies refresh-sorcery roll-dice day"
        after = [{"step": tag} for tag in tags.split()]
        position = {"log": log, "nazgul": ["10", "10", "48", "49"], "steps": after, "turn": "nightfall", "day": 1}
        opened = house.open(game=None, position={"game": "hunt", "position": position}, seating={"wraith-1": "friend"})
        friend = house.join(opened, "wraith-1")
        moves = ["search", "end", last, "nonsense"]
        answers.append(house.post(opened["table"], "moves", 409, token=friend, version=0, moves=moves))
        assert house.state(opened["table"], friend)["version"] == 0
        assert house.post(opened["table"], "moves", token=friend, version=0, moves=["search"]) == {"version": 1}
    assert answers[0] == answers[1]
    assert answers[0]["code"] == "shown-meanwhile"


def test_a_ringwraith_gets_no_document_that_tells(house: House) -> None:
    opened = house.open(game="hunt", seats=2, seating={"wraith-1": "friend"})
    friend = house.join(opened, "wraith-1")
    for what in ("save", "position", "chronicle"):
        answer = house.client.get(f"/api/tables/{opened['table']}/{what}", headers=shown(friend))
        assert answer.status_code == 403
    replay = house.get(opened["table"], "replay", friend, at=0)
    assert replay["view"]["screen"] is None
