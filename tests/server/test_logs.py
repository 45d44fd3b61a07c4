"""What the server writes down: every line can be read by a program, and none holds what opens a seat or tells a die."""

from __future__ import annotations

import json
import logging
import secrets
import sqlite3
import sys
from pathlib import Path
from typing import Any

import pytest

from redbook.cli import main
from redbook.server import logs
from redbook.server.settings import Log
from server.house import House
from server.live import Process, house_at, line


def whole_session(house: House, port: int) -> list[str]:
    """Everything that people do, well and badly. What nobody else may read comes back."""
    made = house.open(title="Ithilien", seating={"blue": "friend", "red": "here"}, referee=True)
    table, token, invite = made["table"], made["token"], made["invites"]["blue"]
    own, wrong = secrets.token_urlsafe(24), "wrong-" + secrets.token_urlsafe(24)
    key = house.join(made, "blue", key=own, name="Faramir")
    house.state(table, wrong, 403)
    house.client.get(f"/api/tables/{table}", params={"token": token})  # in the address, where it has no place
    house.client.get(f"/ws/tables/{table}?token={token}")
    house.post(table, "join", 403, token=invite)
    with line(port, table) as one:
        one.send("hello", token=wrong)
        assert one.next("problem")["problem"]["code"] == "wrong-token"
        state = one.hello(key)
        assert one.move(state)["type"] == "ack"
        one.send("undo", id="2", version=1)
        one.next("ack", "problem")
        one.send("move", id="3", version=77, moves=["card 1"])
        assert one.next("problem")["problem"]["code"] == "stale"
        one.send_text('{"type":"hello","token":' + json.dumps(wrong))  # half a message
        one.next("problem")
    house.open(status=400, game=None, save={"redbook": 2, "token": token})
    house.client.post("/api/tables", content=f'{{"save": "{token}"', headers={"Content-Type": "application/json"})
    house.client.post("/api/tables", content="[" * 100_000, headers={"Content-Type": "application/json"})
    return [token, invite, made["watch"], own, key, wrong]


def test_no_line_of_a_whole_session_holds_a_token_an_invite_or_a_seed(tmp_path: Path) -> None:
    db = tmp_path / "tables.db"
    server = Process(db, "json")
    server.start()
    with house_at(server.port) as house:
        hidden = whole_session(house, server.port)
    server.end()
    with sqlite3.connect(db) as c:
        chances = [json.loads(row[0]) for row in c.execute("SELECT chance FROM tables")]
        fingerprints = [row[0] for row in c.execute("SELECT fingerprint FROM tokens")]
    c.close()
    seeds = [str(chance.get("seed") or chance["source"]["seed"]) for chance in chances]
    written = server.log.read_text()
    lines = [json.loads(one) for one in written.splitlines()]
    assert {"debug", "info"} <= {one["level"] for one in lines}
    assert {"a table was opened", "a message was refused", "the match went on"} <= {one["message"] for one in lines}
    assert seeds
    assert "WebSocket /ws" not in written  # nor from where people come
    for secret in (*hidden, *seeds, *fingerprints):
        assert secret not in written


def records(level: str, **more: Any) -> dict[str, Any]:
    record = logging.LogRecord("redbook.server", logging.getLevelName(level), "", 0, "%s moved", ("Gimli",), None)
    record.__dict__.update(more)
    found: dict[str, Any] = json.loads(logs.JsonLines().format(record))
    return found


def test_a_line_says_when_what_and_all_that_was_given_with_it() -> None:
    line = records("INFO", table="abc", path=Path("odd"))
    assert (line["level"], line["logger"], line["message"]) == ("info", "redbook.server", "Gimli moved")
    assert (line["table"], line["path"]) == ("abc", "odd")
    assert line["time"].endswith("+00:00")


def test_what_was_raised_stays_on_one_line() -> None:
    try:
        raise ValueError("the axe\nslipped")
    except ValueError:
        record = logging.LogRecord("redbook.server", logging.ERROR, "", 0, "failed", (), sys.exc_info())
    text = logs.JsonLines().format(record)
    assert "\n" not in text
    assert "ValueError: the axe" in json.loads(text)["raised"]


def test_uvicorn_is_never_heard_below_info(monkeypatch: pytest.MonkeyPatch) -> None:
    """It would write down every frame."""
    for name in ("redbook", "uvicorn"):
        logger = logging.getLogger(name)
        for what in ("handlers", "propagate", "level"):
            monkeypatch.setattr(logger, what, getattr(logger, what))
    for form in ("text", "json"):
        assert logs.begin(Log(format=form, level="debug"))["log_level"] == logging.INFO  # type: ignore[arg-type]
        assert logs.begin(Log(format=form, level="error"))["log_level"] == logging.ERROR  # type: ignore[arg-type]


def test_the_form_of_the_log_is_a_flag_of_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["serve", "--log-format", "json", "--show-settings"]) == 0
    assert "--log-format" in capsys.readouterr().out
    assert main(["serve", "--log-format", "verse", "--show-settings"]) == 2
