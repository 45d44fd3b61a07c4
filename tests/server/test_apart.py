"""Documents are read in a process of their own, which has so much time and memory, and can be lost without harm."""

from __future__ import annotations

import gc
import resource
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from redbook.bots import bring_in
from redbook.kernel import Match, RedbookError
from redbook.kernel.walk import random_walk
from redbook.record import Record
from redbook.server.problems import TooMuch
from redbook.server.settings import Documents
from redbook.server.tables import apart
from redbook.server.tables.apart import Reader, answer, at_most, packed, unpacked
from redbook.server.tables.documents import from_document, loaded
from redbook.server.tables.wire import NewTable
from server.house import HERE, House, app, client_of
from server.test_documents import toy_save, whole_match

GAMES = ("siege", "hunt", "tcg", "wotr")


@pytest.fixture(scope="module")
def reader() -> Iterator[Reader]:
    made = Reader(Documents())
    yield made
    made.close()


def middle(game: str) -> Match:
    """A match that is not over."""
    moves = list(random_walk(game, 5))
    match = Match.load(moves[-1].save())
    match.rewind(len(match.log) // 2)
    return match


@pytest.mark.parametrize("game", GAMES)
def test_a_match_comes_out_of_its_pieces_as_it_went_in(game: str) -> None:
    """It goes on the same way, can be taken back, and tells the same."""
    doc = middle(game).save()
    one, tale = from_document(NewTable(save=doc))
    two, told = unpacked(iter(list(packed((one, tale)))))
    assert two.game is one.game
    for seat in (*one.seats, None):
        assert told.heard_by(seat) == tale.heard_by(seat)
    for _ in range(40):
        assert two.save() == one.save()
        if one.decision is None or two.decision is None:
            break
        assert two.decision.options == one.decision.options
        assert [two.view(seat) for seat in one.seats] == [one.view(seat) for seat in one.seats]
        move = one.decision.options[len(one.log) % len(one.decision.options)].notation
        assert [t.event for t in one.play_heard(move)] == [t.event for t in two.play_heard(move)]
    one.rewind(3)
    two.rewind(3)
    assert two.save() == one.save()


def test_no_piece_is_large() -> None:
    pieces = list(packed(loaded(whole_match("wotr").save())))
    assert len(pieces) > 10
    assert max(map(len, pieces)) < sum(map(len, pieces)) / 4


@pytest.mark.parametrize("game", GAMES)
def test_saves_positions_and_records_are_read_in_the_other_process(reader: Reader, game: str) -> None:
    match = whole_match(game)
    half = middle(game)
    for order in (
        NewTable(save=match.save()),
        NewTable(position=half.position()),
        NewTable(record=str(Record.from_match(match))),
    ):
        here, _ = from_document(order)
        there, _ = reader.read(order)
        assert there.position() == here.position()
        assert there.moves == here.moves


def test_what_is_wrong_is_told_as_if_it_were_read_here(reader: Reader) -> None:
    wrong: list[dict[str, Any]] = [
        {"save": {**Match.new("siege", seed=1).save(), "digest": "0"}},
        {"position": {"game": "siege", "position": {"no": "such"}}},
        {"save": {**Match.new("siege", seed=1).save(), "moves": ["x"] * 20_001}},
        {"record": "nonsense"},
        {"position": {"game": "no-such-game"}},
    ]
    for given in wrong:
        with pytest.raises(RedbookError) as here:
            from_document(NewTable(**given))
        with pytest.raises(RedbookError) as there:
            reader.read(NewTable(**given))
        assert (type(there.value), there.value.args_) == (type(here.value), here.value.args_)


def test_a_game_that_only_this_process_knows_is_read_here(reader: Reader) -> None:
    match, _ = reader.read(NewTable(save=toy_save()))
    assert match.game.id == "toy"


def test_one_process_reads_many_and_a_lost_one_is_replaced(reader: Reader) -> None:
    order = NewTable(position=Match.new("siege", seed=1).position())
    reader.read(order)
    first = reader._process
    reader.read(order)
    assert reader._process is first
    assert first is not None
    first.kill()
    first.join()
    match, _ = reader.read(order)
    assert match.game.id == "siege"
    assert reader._process is not first


def test_it_does_not_count_what_a_large_server_has() -> None:
    """The peak of a process outlives the exec that makes it another one."""
    ballast = bytearray(300 * 1024 * 1024)
    ballast[::4096] = b"x" * len(ballast[::4096])
    reader = Reader(Documents(megabytes=512))
    order = NewTable(position=Match.new("siege", seed=1).position())
    try:
        reader.read(order)
        first = reader._process
        reader.read(order)
        assert first is not None
        assert reader._process is first
    finally:
        reader.close()


def test_one_that_has_grown_makes_room_for_a_fresh_one() -> None:
    reader = Reader(Documents(megabytes=60))  # it has over 30 with one game alone
    order = NewTable(position=Match.new("siege", seed=1).position())
    try:
        for _ in range(3):
            reader.read(order)
            assert reader._process is None
    finally:
        reader.close()


def test_a_file_that_is_gone_since_the_server_began_does_not_end_it(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text(
        "from redbook import register_bot\n\n@register_bot('mine')\ndef mine(seen, chance):\n    return None\n"
    )
    bring_in([str(file)])
    file.unlink()
    reader = Reader(Documents())
    try:
        match, _ = reader.read(NewTable(position=Match.new("siege", seed=1).position()))
    finally:
        reader.close()
    assert match.game.id == "siege"


def test_work_without_end_is_given_up() -> None:
    def work() -> None:
        with at_most(0.05):
            while True:
                pass

    with pytest.raises(TooMuch):
        work()


def test_an_order_that_takes_too_much_work_is_refused_and_the_next_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    doc = whole_match("siege").save()
    refused = answer(msgspec.json.encode(NewTable(save=doc)), seconds=0.01)
    assert len(refused) == 1
    assert len(answer(msgspec.json.encode(NewTable(save=doc)), seconds=60)) > 1


def test_a_process_that_does_not_answer_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(apart, "START", 0.0)  # it has no time even to start
    slow = Reader(Documents(seconds=0.001))
    with pytest.raises(TooMuch):
        slow.read(NewTable(position=Match.new("siege", seed=1).position()))
    assert slow._process is None


def test_memory_is_bounded() -> None:
    small = Reader(Documents(megabytes=128))
    order = NewTable(position=Match.new("siege", seed=1).position())
    try:
        small.read(order)
        assert small._process is not None
        assert small._process.pid is not None
        limits = resource.prlimit(small._process.pid, resource.RLIMIT_AS)
        assert limits == (128 * 1024 * 1024, 128 * 1024 * 1024)
    finally:
        small.close()


def test_a_table_is_opened_from_a_document_that_was_read_apart(tmp_path: Path) -> None:
    doc = middle("hunt").save()
    with client_of(app(tmp_path / "t.db", settings=msgspec.structs.replace(HERE, documents=Documents()))) as client:
        house = House(client)
        opened = house.open(game=None, save=doc)
        before = house.state(opened["table"], opened["token"])
        assert before["length"] == len(doc["moves"])
        process = client.app.state.tables._reader._process
        assert process.is_alive()
        house.open(status=400, game=None, save={**doc, "digest": "0"})
    assert not process._popen or process.exitcode is not None  # it ends with the server
    with client_of(app(tmp_path / "t.db")) as client:
        assert House(client).state(opened["table"], opened["token"]) == before
    gc.collect()
