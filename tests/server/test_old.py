"""What version 0.1.0 left behind: a database, saves and positions that say `options` for the settings of a match.

`old/tables.sql` is a dump of a database that its server made, `old/tables.json` says what stood on the tables.
"""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from redbook.kernel.game import find_game
from redbook.server.app import create_app
from server.house import House, app, client_of, shown

OLD = Path(__file__).parent / "old"
TABLES: list[dict[str, Any]] = json.loads((OLD / "tables.json").read_text("utf-8"))
SAVES = Path(__file__).parent.parent / "saves"


def old_database(folder: Path) -> Path:
    db = folder / "old.db"
    connection = sqlite3.connect(db)
    connection.executescript((OLD / "tables.sql").read_text("utf-8"))
    connection.close()
    return db


def rules_then(db: Path, table: str) -> int:
    connection = sqlite3.connect(db)
    found: int = connection.execute("SELECT rules FROM tables WHERE id = ?", (table,)).fetchone()[0]
    connection.close()
    return found


@pytest.mark.parametrize("known", TABLES, ids=[f"{number}-{known['game']}" for number, known in enumerate(TABLES)])
def test_a_table_of_an_old_database_goes_on(known: dict[str, Any], tmp_path: Path) -> None:
    db = old_database(tmp_path)
    older = rules_then(db, known["table"]) < find_game(known["game"]).rules
    with client_of(app(db)) as client:
        answer = client.get(f"/api/tables/{known['table']}", headers=shown(known["token"]))
        state = answer.json()
        assert answer.status_code == 200, state
        assert {name: state["settings"][name] for name in known["settings"]} == known["settings"]
        changes = [told["args"] for told in state["told"] if told["kind"] == "rules-changed"]
        if older and changes:  # it met a rule that was mended, and stands where its moves still mean the same
            assert (changes[-1]["stood"], changes[-1]["kept"]) == (known["length"], state["length"])
        else:
            assert (state["length"], state["waiting"]) == (known["length"], known["waiting"])
        house = House(client)
        move = state["decision"]["options"][0]["notation"]
        answered = house.post(known["table"], "moves", token=known["token"], version=state["version"], moves=[move])
        assert answered == {"version": state["version"] + 1}


def test_the_old_word_is_understood_in_a_request(house: House) -> None:
    opened = house.open(options={"rounds": 2})
    assert house.state(opened["table"], opened["token"])["settings"] == {"rounds": 2}
    assert house.open(status=400, options={"rounds": 9})["code"] == "bad-value"


def test_the_old_word_and_the_new_one_together_are_refused(house: House) -> None:
    problem = house.open(status=400, options={"rounds": 2}, settings={"rounds": 1})
    assert "options" in problem["text"]


@pytest.mark.parametrize("name", sorted(path.stem for path in SAVES.glob("*.json")))
def test_a_table_is_opened_from_an_old_save_and_an_old_position(name: str, tmp_path: Path) -> None:
    documents = json.loads((SAVES / f"{name}.json").read_text("utf-8"))
    with client_of(create_app(tmp_path / "tables.db")) as client:
        for kind, order in (("save", "save"), ("recorded", "save"), ("position", "position")):
            doc = documents[kind]
            assert "options" in doc
            answer = client.post("/api/tables", json={order: doc})
            if doc["rules"] < find_game(doc["game"]).rules and answer.status_code == 400:
                assert answer.json()["code"] == "old-save", answer.text  # it met a rule that was mended
                continue
            assert answer.status_code == 201, answer.text
            opened = answer.json()
            state = client.get(f"/api/tables/{opened['table']}", headers=shown(opened["token"])).json()
            assert state["length"] == len(doc.get("moves", ()))


# -- rules that have changed ------------------------------------------------------------------------


def test_under_newer_rules_a_match_that_plays_the_same_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    known = TABLES[0]
    monkeypatch.setattr(type(find_game(known["game"])), "rules", 7)
    with client_of(app(old_database(tmp_path))) as client:
        state = House(client).state(known["table"], known["token"])
        assert state["length"] == known["length"]


def test_a_match_that_plays_otherwise_under_newer_rules_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    known = TABLES[0]
    db = old_database(tmp_path)
    connection = sqlite3.connect(db)
    connection.execute("UPDATE moves SET count = 77 WHERE table_id = ? AND version = 2", (known["table"],))
    connection.commit()
    connection.close()
    monkeypatch.setattr(type(find_game(known["game"])), "rules", 7)
    with client_of(app(db)) as client:
        answer = client.get(f"/api/tables/{known['table']}", headers=shown(known["token"]))
        assert answer.status_code == 200, answer.text
        (line,) = [told for told in answer.json()["told"] if told["kind"] == "rules-changed"]
        assert (line["move"], line["args"]) == (1, {"then": 1, "now": 7, "kept": 1, "stood": known["length"]})


def test_rules_that_are_still_to_come_are_refused(tmp_path: Path) -> None:
    known = TABLES[0]
    db = old_database(tmp_path)
    connection = sqlite3.connect(db)
    connection.execute("UPDATE tables SET rules = 99")
    connection.commit()
    connection.close()
    with client_of(app(db)) as client:
        answer = client.get(f"/api/tables/{known['table']}", headers=shown(known["token"]))
        assert (answer.status_code, answer.json()["message"]["args"]["why"]) == (409, "rules 99, not 1")


def test_saves_say_settings_and_nothing_says_options(house: House) -> None:
    opened = house.open(settings={"rounds": 2})
    for page in ("save", "position"):
        doc = house.client.get(f"/api/tables/{opened['table']}/{page}", headers=shown(opened["token"])).json()
        assert doc["settings"] == {"rounds": 2}
        assert "options" not in doc
