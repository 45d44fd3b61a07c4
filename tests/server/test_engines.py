"""Programs at a table: the protocol for engines over the socket, and the bridge that brings a program there."""

from __future__ import annotations

import random
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect

from engine.house import EXAMPLES, answering, written
from redbook.cli import main
from redbook.engine import pool
from redbook.engine import sitting as sitting_module
from redbook.engine.process import ProgramFault
from redbook.engine.program import ProgramBot
from redbook.engine.sitting import BadLink, Place, Sitting, TableAway, TableRefuses, place_of, take_up
from redbook.server.tables.bots import BotSettings
from server.house import House, Line, app, client_of, offered
from server.live import house_at, in_thread

HELLO = {"protocol": 1, "name": "test"}


@contextmanager
def line(house: House, table: str) -> Iterator[Line]:
    with house.client.websocket_connect(f"/ws/engine/{table}") as socket:
        yield Line(socket)


def sat(one: Line, token: str, **more: Any) -> Any:
    """Hello both ways; what is to be played."""
    assert one.next("hello")["protocol"] == 1
    one.send("hello", token=token, **HELLO, **more)
    return one.next("new")


def answer(one: Line, ask: Any, notation: str | None = None) -> None:
    one.send("play", id=ask["id"], notation=notation or ask["options"][0]["notation"])


def friends(house: House, **order: Any) -> tuple[Any, str]:
    """A table where the host is red and a program is to be blue: its key."""
    opened = house.open(seating={"blue": "friend"}, **order)
    return opened, house.join(opened, "blue")


# -- over the socket -----------------------------------------------------------------------------


def test_a_program_plays_a_whole_game_over_the_socket(house: House) -> None:
    opened, key = friends(house)
    dice = random.Random(1)
    with line(house, opened["table"]) as one:
        new = sat(one, key)
        assert (new["game"], new["you"], new["seats"]) == ("toy", ["blue"], ["red", "blue"])
        told: list[Any] = []
        while True:
            state = house.state(opened["table"], opened["token"])
            if state["decision"]:
                move = dice.choice(state["decision"]["options"])["notation"]
                house.post(opened["table"], "moves", token=opened["token"], version=state["version"], moves=[move])
                continue
            message = one.next("ask", "over")
            if message["type"] == "over":
                break
            mine = house.state(opened["table"], key)
            assert message["view"] == mine["view"]
            assert message["options"] == mine["decision"]["options"]
            assert message["told_from"] == len(told)
            told += message["told"]
            assert told == mine["told"]
            answer(one, message)
            while house.state(opened["table"], key)["version"] == mine["version"]:
                pass  # until it is stored
        assert house.state(opened["table"], key)["result"]["winners"] == message["winners"]
        assert [seat["name"] for seat in state["seats"]] == ["", "test"]


def test_what_a_program_is_shown_is_what_its_seat_sees(house: House) -> None:
    """The line of blue never carries what red alone may know."""
    opened, key = friends(house)
    with line(house, opened["table"]) as one:
        sat(one, key)
        state = house.state(opened["table"], opened["token"])
        while state["decision"]:
            move = state["decision"]["options"][0]["notation"]
            house.post(opened["table"], "moves", token=opened["token"], version=state["version"], moves=[move])
            state = house.state(opened["table"], opened["token"])
        ask = one.next("ask")
        assert ask["seat"] == "blue"
        assert ask["view"] == house.state(opened["table"], key)["view"]
        assert ask["view"] != house.state(opened["table"], opened["token"])["view"]


@pytest.mark.parametrize("raw", ["no json", "{}", '{"type":"play"}', '{"type":"hello","protocol":1,"name":"x","x":1}'])
def test_garbage_is_answered_and_the_question_stands(house: House, raw: str) -> None:
    opened = house.open()
    with line(house, opened["table"]) as one:
        sat(one, opened["token"])
        ask = one.next("ask")
        one.socket.send_text(raw)
        assert one.next("error")["why"]
        answer(one, ask)
        assert one.next("ask")["id"] > ask["id"]


def test_an_illegal_answer_may_be_given_again_but_not_for_ever(house: House) -> None:
    opened = house.open()
    with line(house, opened["table"]) as one:
        sat(one, opened["token"])
        ask = one.next("ask")
        answer(one, ask, "card 99")
        refused = one.next("error")
        assert refused["id"] == ask["id"]
        assert "card 99" in refused["why"]
        answer(one, ask)
        ask = one.next("ask")
        for _ in range(4):
            answer(one, ask, "card 99")
            one.next("error")
        with pytest.raises(WebSocketDisconnect) as hung_up:
            one.next("ask")
        assert hung_up.value.code == 1008
    assert house.state(opened["table"], opened["token"])["version"] == 1


def test_old_answers_are_passed_over_and_invented_ones_are_not(house: House) -> None:
    opened = house.open()
    with line(house, opened["table"]) as one:
        sat(one, opened["token"])
        first = one.next("ask")
        answer(one, first)
        second = one.next("ask")
        answer(one, first)
        answer(one, {**second, "id": second["id"] + 1000})
        assert "nobody has asked" in one.next("error")["why"]
        answer(one, second)
        assert one.next("ask")["id"] > second["id"]
    assert house.state(opened["table"], opened["token"])["version"] == 2


def test_when_the_table_moves_on_the_question_is_stopped(house: House) -> None:
    """The host plays for the program's seat, or takes a move back: what was asked is not asked any more."""
    opened = house.open()
    with line(house, opened["table"]) as one:
        sat(one, opened["token"])
        first = one.next("ask")
        move = first["options"][0]["notation"]
        house.post(opened["table"], "moves", token=opened["token"], version=0, moves=[move])
        assert one.next("stop", "ask") == {"type": "stop", "id": first["id"]}
        second = one.next("ask")
        assert second["id"] > first["id"]
        assert second["told_from"] <= len(first["told"])


def test_a_program_needs_the_key_of_a_seat(house: House) -> None:
    opened, key = friends(house)
    with line(house, opened["table"]) as one:
        one.next("hello")
        one.send("play", id=1, notation="card 1")
        assert one.next("error", "new")["type"] == "error"
        for token in ("wrong", opened["watch"]):
            one.send("hello", token=token, **HELLO)
            assert one.next("error", "new")["type"] == "error"
        one.send("hello", token=key, protocol=9, name="later")
        assert "protocol 9" in one.next("error", "new")["why"]
    with line(house, opened["table"]) as one:
        one.next("hello")
        one.send("hello", token=key, games=["siege"], **HELLO)
        assert "toy" in one.next("error", "new")["why"]
    with line(house, opened["table"]) as one:
        assert sat(one, key)["you"] == ["blue"]
        house.post(opened["table"], "free", token=opened["token"], seat="blue")
        assert one.next("error")["why"] == "This link does not open this table."


# -- in the house --------------------------------------------------------------------------------


def test_a_program_of_the_house_plays_as_a_bot_and_hears_the_end(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    code = f"""
while True:
    message = hear()
    open({str(heard)!r}, "a").write(message["type"] + "\\n")
    if message["type"] == "hello": hello()
    elif message["type"] == "ask": first(message)
    elif message["type"] == "quit": break
"""
    name = written(tmp_path, code)
    settings = BotSettings(find_bot=lambda game, bot: ProgramBot.named(name), offered=offered, delay=0.0)
    with client_of(app(tmp_path / "a.db", bots=settings)) as client:
        house = House(client)
        opened = house.open(seating={"blue": "bot:careless"})
        while house.play_out(opened["table"], opened["token"])["result"] is None:
            time.sleep(0.02)
    pool.stop_all()
    assert heard.read_text().split() == ["hello", "new", "ask", "ask", "ask", "over", "quit"]


# -- the bridge ----------------------------------------------------------------------------------


def quiet(id: str, **args: Any) -> None:
    pass


def at(port: int, table: str, token: str) -> Place:
    return Place(f"http://127.0.0.1:{port}", table, token)


def test_a_link_is_a_seat() -> None:
    place = place_of(" https://play.example:8019/red/#/t/abc/KEY ")
    assert place == Place("https://play.example:8019/red", "abc", "KEY")
    assert place.link == "https://play.example:8019/red/#/t/abc/KEY"
    assert place.socket == "wss://play.example:8019/red/ws/engine/abc"
    for wrong in ("", "abc", "http://x/", "http://x/#/t/abc", "ftp://x/#/t/abc/KEY", "http://x/#/s/abc/KEY"):
        with pytest.raises(BadLink):
            place_of(wrong)


def test_redbook_sit_plays_a_whole_game_at_a_real_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("REDBOOK_LANG", "en")
    with in_thread(tmp_path / "a.db") as port, house_at(port) as house:
        opened = house.open(seating={"red": "bot:careless", "blue": "friend"})
        invite = at(port, opened["table"], opened["invites"]["blue"]).link
        command = ["sit", invite, str(EXAMPLES / "random_bot.py"), "--name", "Bilbo", "--logs", str(tmp_path)]
        assert main(command) == 0
        out = capsys.readouterr().out
        assert "3 moves made." in out
        assert "The match is over" in out
        key = place_of(next(word for word in out.split() if "#/t/" in word)).token
        state = house.state(opened["table"], key)
        assert state["result"] is not None
        assert {seat["seat"]: seat["name"] for seat in state["seats"]}["blue"] == "Bilbo"
        assert main(command) == 2  # the invite has been taken up
        assert "invite" in capsys.readouterr().err.lower()


def test_a_program_that_crashes_is_started_again_and_goes_on(tmp_path: Path) -> None:
    mark = tmp_path / "crashed"
    body = f"""
if len(message["options"]) == 2 and not os.path.exists({str(mark)!r}):
    open({str(mark)!r}, "w").close()
    sys.exit(1)
first(message)
"""
    told: list[str] = []
    with in_thread(tmp_path / "a.db") as port, house_at(port) as house:
        opened = house.open(seating={"red": "bot:careless"})
        command = (answering(tmp_path, body),)
        place = at(port, opened["table"], opened["token"])
        one = Sitting(place, command, "", 60.0, tmp_path, lambda id, **args: told.append(id))
        assert one.run().winners == house.state(opened["table"], opened["token"])["result"]["winners"]
    assert told == ["sit-restart"]


@pytest.mark.parametrize(
    "body", ["sys.exit(1)", "say(type='play', id=message['id'], notation='card 99')", "print('hm', flush=True)"]
)
def test_a_program_that_fails_again_and_again_gives_up_its_place_but_not_the_seat(tmp_path: Path, body: str) -> None:
    with in_thread(tmp_path / "a.db") as port, house_at(port) as house:
        opened = house.open()
        one = Sitting(
            at(port, opened["table"], opened["token"]), (answering(tmp_path, body),), "", 60.0, None, quiet
        )  # fmt: skip
        with pytest.raises(ProgramFault):
            one.run()
        assert one.faults == sitting_module.FAULTS
        assert house.state(opened["table"], opened["token"])["decision"] is not None


def test_a_program_that_sleeps_is_late(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sitting_module, "FAULTS", 1)
    with in_thread(tmp_path / "a.db") as port, house_at(port) as house:
        opened = house.open()
        place = at(port, opened["table"], opened["token"])
        with pytest.raises(ProgramFault, match=r"longer than 0\.2 s"):
            Sitting(place, (answering(tmp_path, "time.sleep(60)"),), "", 0.2, None, quiet).run()


def test_when_the_line_breaks_the_program_stays_and_is_asked_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sitting_module, "sleep", lambda seconds: time.sleep(0.05))
    told: list[str] = []
    ended: list[Any] = []
    with in_thread(tmp_path / "a.db") as port, house_at(port) as house:
        opened, key = friends(house)
        program = answering(tmp_path, "print(os.getpid(), file=sys.stderr, flush=True)\nfirst(message)")
        place = at(port, opened["table"], key)
        one = Sitting(place, (program,), "", 60.0, tmp_path / "logs", lambda id, **args: told.append(id))
        thread = threading.Thread(target=lambda: ended.append(one.run()))
        thread.start()
        while house.state(opened["table"], key)["version"] < 1:
            time.sleep(0.02)
        assert one._line is not None
        one._line.socket.shutdown(socket.SHUT_RDWR)  # as if somebody had pulled the plug
        while not ended and thread.is_alive():
            house.play_out(opened["table"], opened["token"])
            time.sleep(0.02)
        thread.join(30)
        assert house.state(opened["table"], key)["result"]["winners"] == ended[0].winners
    assert "sit-away" in told
    (log,) = (tmp_path / "logs").glob("*.log")
    assert len(set(log.read_text().split())) == 1  # one process all the while


def test_a_table_that_refuses_or_is_not_there_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program = (answering(tmp_path, "first(message)"),)
    with in_thread(tmp_path / "a.db") as port, house_at(port) as house:
        opened = house.open()
        with pytest.raises(TableRefuses):
            take_up(at(port, opened["table"], "wrong"), "")
        with pytest.raises(TableRefuses):
            Sitting(at(port, opened["table"], "wrong"), program, "", 60.0, None, quiet).run()
        with pytest.raises(TableRefuses):
            Sitting(at(port, opened["table"], opened["watch"]), program, "", 60.0, None, quiet).run()
        gone = at(port, opened["table"], opened["token"])
    monkeypatch.setattr(sitting_module, "PATIENCE", 0.0)
    with pytest.raises(TableAway):
        take_up(gone, "")
    with pytest.raises(TableAway):
        Sitting(gone, program, "", 60.0, None, quiet).run()
