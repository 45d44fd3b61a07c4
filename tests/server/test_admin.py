"""`redbook admin` at the database of a server that runs: what it tells, deletes, writes, reads back and finds wrong."""

from __future__ import annotations

import gzip
import json
import sqlite3
import stat
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect

from kernel.toy import GAME, PlayCard
from redbook.cli import main
from redbook.kernel import Match
from server.house import House, Line, app, client_of
from server.postgres import Cluster
from server.test_new_rules import cards_after

Out = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def in_english(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("REDBOOK_LANG", "en")
    monkeypatch.setenv("COLUMNS", "160")
    monkeypatch.chdir(tmp_path)


@pytest.fixture
def served(db: str) -> Iterator[House]:
    with client_of(app(db)) as client:
        yield House(client)


def moved(house: House, made: Any, count: int) -> None:
    table, token = made["table"], made["token"]
    for _ in range(count):
        state = house.state(table, token)
        move = state["decision"]["options"][0]["notation"]
        house.post(table, "moves", token=token, version=state["version"], moves=[move])


def told(capsys: Out, *arguments: str, code: int = 0) -> str:
    capsys.readouterr()
    assert main(list(arguments)) == code
    captured = capsys.readouterr()
    return captured.out + captured.err


def test_tables_are_listed_and_shown_without_a_secret(served: House, db: str, capsys: Out) -> None:
    made = served.open(title="Ithilien", seating={"blue": "friend", "red": "bot:careless"})
    over = served.open(settings={"rounds": 2})
    moved(served, over, 4)
    everything = told(capsys, "admin", "list", "--db", db)
    assert made["table"] in everything
    assert over["table"] in everything
    assert "Ithilien" in everything
    assert "2 tables" in everything
    unfinished = told(capsys, "admin", "list", "--open", "--db", db)
    assert (made["table"] in unfinished, over["table"] in unfinished) == (True, False)
    assert "0 tables" in told(capsys, "admin", "list", "--game", "siege", "--db", db)
    assert "0 tables" in told(capsys, "admin", "list", "--idle", "1", "--db", db)
    shown = told(capsys, "admin", "show", made["table"], "--db", db)
    assert "careless*" in shown
    assert "host 1" in shown
    as_json = json.loads(told(capsys, "admin", "list", "--json", "--db", db))
    assert {one["table"] for one in as_json} == {made["table"], over["table"]}
    secrets = [made["token"], made["watch"], *made["invites"].values(), "seed"]
    assert not any(secret in everything + shown + str(as_json) for secret in secrets)


def test_a_running_server_notices_that_a_table_was_deleted(served: House, db: str, capsys: Out) -> None:
    made, other = served.open(), served.open()
    table, token = made["table"], made["token"]
    with served.client.websocket_connect(f"/ws/tables/{table}") as socket:
        one = Line(socket)
        state = one.hello(token)
        assert "deleted" in told(capsys, "admin", "delete", table, "--yes", "--db", db)
        one.send("move", id="1", version=0, moves=[state["decision"]["options"][0]["notation"]])
        assert one.next("problem", "ack")["problem"]["code"] == "no-such-table"
        with pytest.raises(WebSocketDisconnect) as closed:
            one.next("ack")
        assert closed.value.code == 1008
    assert served.state(table, token, 404)["code"] == "no-such-table"
    moved(served, other, 1)
    assert "no table" in told(capsys, "admin", "delete", table, "--yes", "--db", db, code=2)


def test_a_table_is_exported_whole_for_its_host_alone(served: House, db: str, tmp_path: Path, capsys: Out) -> None:
    made = served.open()
    moved(served, made, 3)
    assert "seed" in told(capsys, "admin", "export", made["table"], "-o", "save.json", "--db", db)
    path = tmp_path / "save.json"
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    tables = served.client.app.state.tables
    assert Match.load(json.loads(path.read_text())).digest() == tables._tables[made["table"]].match.digest()


def test_prune_says_what_would_go_and_then_does_it(served: House, db: str, capsys: Out) -> None:
    empty, begun = served.open(), served.open()
    moved(served, begun, 1)
    none = ["--unfinished-days", "0", "--finished-days", "0"]
    a_moment = ["--empty-days", "0.0000001", *none]
    assert empty["table"] in told(capsys, "admin", "prune", *a_moment, "--dry-run", "--db", db)
    assert "0 tables" in told(capsys, "admin", "prune", "--empty-days", "1", *none, "--db", db)
    told_of = told(capsys, "admin", "prune", *a_moment, "--db", db)
    assert (empty["table"] in told_of, begun["table"] in told_of) == (True, False)
    assert begun["table"] in told(capsys, "admin", "list", "--db", db)


@pytest.mark.parametrize("name", ["all.jsonl", "all.jsonl.gz"])
def test_a_backup_of_a_running_server_is_read_back_into_either_database(
    served: House, db: str, name: str, tmp_path: Path, capsys: Out, cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = served.open(title="Ñandú — 𝔐", seating={"blue": "friend", "red": "here"})
    key = served.join(made, "blue")
    moved(served, {**made, "token": key}, 1)
    state = served.state(made["table"], key)
    assert "rows" in told(capsys, "admin", "backup", name, "--db", db)
    moved(served, made, 1)  # it goes on, and nobody waits
    assert stat.S_IMODE((tmp_path / name).stat().st_mode) == 0o600
    for other in (str(tmp_path / "other" / "tables.db"), cluster.new_database()):
        assert "rows" in told(capsys, "admin", "restore", name, "--db", other)
        with client_of(app(other)) as client:
            again = House(client).state(made["table"], key)
            assert again == state
            House(client).state(made["table"], made["token"])
        assert "1 table replayed, 0 wrong" in told(capsys, "admin", "check", "--db", other)
        assert "already" in told(capsys, "admin", "restore", name, "--db", other, code=2)


def test_half_a_backup_is_refused_and_leaves_nothing(tmp_path: Path, capsys: Out) -> None:
    db, other = str(tmp_path / "tables.db"), str(tmp_path / "other.db")
    with client_of(app(db)) as client:
        moved(House(client), House(client).open(), 3)
        told(capsys, "admin", "backup", "all.jsonl", "--db", db)
    lines = (tmp_path / "all.jsonl").read_bytes().splitlines(keepends=True)
    broken = {
        "cut": b"".join(lines[:-1]),
        "torn": b"".join(lines)[:-40],
        "less": b"".join([*lines[:-2], lines[-1]]),
        "newer": b"".join([lines[0].replace(b'"redbook_backup":1', b'"redbook_backup":2'), *lines[1:]]),
        "later": b"".join([lines[0].replace(b'"schema":"', b'"schema":"9'), *lines[1:]]),
        "nothing": b"",
        "strange": b'{"game":"siege"}\n',
        "packed": gzip.compress(b"".join(lines))[:-30],
    }
    for name, data in broken.items():
        (tmp_path / name).write_bytes(data)
        assert "backup" in told(capsys, "admin", "restore", name, "--db", other, code=2), name
    assert "rows" in told(capsys, "admin", "restore", "all.jsonl", "--db", other)


def test_a_backup_of_an_older_schema_is_brought_up_to_date(tmp_path: Path, capsys: Out) -> None:
    db, other = str(tmp_path / "tables.db"), str(tmp_path / "other.db")
    with client_of(app(db)) as client:
        made = House(client).open()
        told(capsys, "admin", "backup", "all.jsonl", "--db", db)
    lines = [json.loads(line) for line in (tmp_path / "all.jsonl").read_text().splitlines()]
    lines[0]["schema"] = "0003"
    for line in lines[1:-1]:
        if line[0] == "tables":
            line[1]["options"] = line[1].pop("settings")
            del line[1]["counsel"]
    (tmp_path / "old.jsonl").write_text("".join(json.dumps(line) + "\n" for line in lines))
    told(capsys, "admin", "restore", "old.jsonl", "--db", other)
    with client_of(app(other)) as client:
        assert House(client).state(made["table"], made["token"])["settings"] == {"rounds": 3}


def test_check_finds_what_was_changed_by_hand(tmp_path: Path, capsys: Out) -> None:
    db = tmp_path / "tables.db"
    with client_of(app(db)) as client:
        house = House(client)
        made = [house.open() for _ in range(5)]
        for one in made:
            moved(house, one, 3)
    assert "5 tables replayed, 0 wrong" in told(capsys, "admin", "check", "--db", str(db))
    ids = [one["table"] for one in made]
    with sqlite3.connect(db) as c:
        c.execute("UPDATE moves SET notation = 'card 77' WHERE table_id = ? AND version = 2", (ids[0],))
        c.execute("DELETE FROM moves WHERE table_id = ? AND version = 2", (ids[1],))
        c.execute("UPDATE tables SET waiting = 'nobody' WHERE id = ?", (ids[2],))
        c.execute("UPDATE tables SET version = 9 WHERE id = ?", (ids[3],))
    c.close()
    out = told(capsys, "admin", "check", "--db", str(db), code=1)
    assert [table in out for table in ids] == [True, True, True, True, False]
    assert "5 tables replayed, 4 wrong" in out
    assert "1 table replayed, 0 wrong" in told(capsys, "admin", "check", ids[4], "--db", str(db))


def test_check_says_which_tables_new_rules_will_stop(
    tmp_path: Path, capsys: Out, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Before anybody opens them: a host may look first, and nothing is changed by looking."""
    db = tmp_path / "tables.db"
    with client_of(app(db)) as client:
        made = House(client).open()
        moved(House(client), made, 5)
    monkeypatch.setattr(GAME, "rules", 2, raising=False)
    monkeypatch.setattr(PlayCard, "options", cards_after(1))
    for _ in range(2):
        out = told(capsys, "admin", "check", "--db", str(db))
        assert "rules 1, now 2: 2 of 5 moves" in out
        assert "0 wrong" in out


def test_no_database_is_made_or_changed_by_looking(tmp_path: Path, capsys: Out) -> None:
    missing = tmp_path / "missing.db"
    assert "no database" in told(capsys, "admin", "list", "--db", str(missing), code=2)
    assert not missing.exists()
    old = tmp_path / "old.db"
    c = sqlite3.connect(old)
    c.executescript((Path(__file__).parent / "old" / "tables.sql").read_text("utf-8"))
    c.close()
    assert "schema" in told(capsys, "admin", "list", "--db", str(old), code=2)
    c = sqlite3.connect(old)
    assert c.execute("SELECT version_num FROM alembic_version").fetchone() < ("0006",)
    c.close()
    gone = told(capsys, "admin", "list", "--db", "postgresql://me:s3cr3t@127.0.0.1:1/none", code=2)
    assert "s3cr3t" not in gone


@pytest.mark.parametrize("lang", ["en", "es", "pt"])
def test_the_words_are_there_in_every_language(tmp_path: Path, capsys: Out, lang: str) -> None:
    db = str(tmp_path / "tables.db")
    with client_of(app(db)) as client:
        made = House(client).open()
    speak = ["--lang", lang, "admin"]
    for arguments in (
        ["list"], ["show", made["table"]], ["check"], ["export", made["table"]], ["backup", f"{lang}.jsonl"],
        ["prune", "--dry-run"], ["delete", made["table"], "--yes"],
    ):  # fmt: skip
        assert told(capsys, *speak, *arguments, "--db", db)
    told(capsys, *speak, "restore", f"{lang}.jsonl", "--db", str(tmp_path / "other.db"))
    assert told(capsys, *speak, "--help")
