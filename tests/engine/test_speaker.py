"""Red Book as the program: its bots play for any host, and positions are looked at."""

from __future__ import annotations

import io
import json
import sys
from pathlib import Path
from typing import Any

import pytest

from redbook.arena import Rules, pairings, run
from redbook.bots import find_bot, usual_bot
from redbook.cli.engine import offered
from redbook.engine import speaker as module
from redbook.engine.messages import line_of
from redbook.engine.speaker import Speaker, speak
from redbook.kernel import Match
from redbook.kernel.walk import play_out


@pytest.fixture
def speaker() -> Speaker:
    return Speaker(find_bot, offered(""), usual_bot)


def said(speaker: Speaker, **message: Any) -> list[dict[str, Any]]:
    return [json.loads(line_of(answer)) for answer in speaker.take(json.dumps(message).encode())]


def one(speaker: Speaker, **message: Any) -> dict[str, Any]:
    (answer,) = said(speaker, **message)
    return answer


def test_hello_offers_every_bot_of_every_game(speaker: Speaker) -> None:
    hello = one(speaker, type="hello", protocol=1, host="test")
    assert hello["type"] == "hello"
    assert hello["protocol"] == 1
    assert {"siege", "hunt", "wotr", "tcg"} <= set(hello["games"])
    assert {"captain", "captain:novice", "random"} <= set(hello["levels"]["siege"])
    assert hello["world"]
    assert hello["analysis"]
    assert "protocol 9" in one(speaker, type="hello", protocol=9, host="test")["why"]


def test_a_position_is_shown_and_a_bot_answers_for_it(speaker: Speaker) -> None:
    shown = one(speaker, type="position", id=1, game="siege", seed=7)
    assert (shown["type"], shown["id"], shown["game"], shown["move"]) == ("standing", 1, "siege", 0)
    answer = one(speaker, type="go", id=2)
    assert (answer["type"], answer["id"]) == ("play", 2)
    assert answer["notation"] in {option["notation"] for option in shown["options"]}
    assert one(speaker, type="go", id=3) == {**answer, "id": 3}
    after = one(speaker, type="position", id=4, moves=[answer["notation"]])
    assert after["move"] == 1
    m = Match.new("siege", seed=7)
    m.play(answer["notation"])
    assert m.decision is not None
    assert after["seat"] == m.decision.seat
    assert [option["notation"] for option in after["options"]] == [option.notation for option in m.decision.options]


@pytest.mark.parametrize("kind", ["save", "position"])
def test_a_document_is_looked_at(speaker: Speaker, kind: str) -> None:
    m = play_out(Match.new("hunt", seed=3), 3, limit=30)
    assert m.decision is not None
    document = m.save() if kind == "save" else m.position()
    shown = one(speaker, type="position", id=1, document=document)
    assert shown["seat"] == m.decision.seat
    assert shown["kind"] == m.decision.kind
    answer = one(speaker, type="go", id=2, seat=shown["seat"], level="random", seconds=5)
    assert m.decision.find(answer["notation"]) is not None
    assert "decides here" in one(speaker, type="go", id=3, seat="nobody")["why"]


def test_a_match_that_is_over_says_how(speaker: Speaker) -> None:
    m = play_out(Match.new("toy", seed=3), 3)
    assert m.result is not None
    shown = one(speaker, type="position", id=1, document=m.save())
    assert shown["seat"] is None
    assert tuple(shown["winners"]) == m.result.winners
    assert "over" in one(speaker, type="go", id=2)["why"]


@pytest.mark.parametrize(
    ("message", "why"),
    [
        ({"type": "go", "id": 5}, "position"),
        ({"type": "position", "id": 5}, "document"),
        ({"type": "position", "id": 5, "game": "chess"}, "chess"),
        ({"type": "position", "id": 5, "game": "siege", "moves": ["e2e4"]}, "e2e4"),
        ({"type": "position", "id": 5, "game": "siege", "seat": "nobody"}, "nobody"),
        ({"type": "position", "id": 5, "document": {"game": "siege"}}, "position"),
        ({"type": "shout"}, "shout"),
    ],
)
def test_what_cannot_be_is_answered_and_changes_nothing(speaker: Speaker, message: dict[str, Any], why: str) -> None:
    answer = one(speaker, **message)
    assert answer["type"] == "error"
    assert answer.get("id") == message.get("id")
    assert why in answer["why"]
    assert one(speaker, type="ping", id=6) == {"type": "pong", "id": 6}
    assert one(speaker, type="go", id=7)["type"] == "error"


def test_a_question_needs_a_match_and_a_world(speaker: Speaker) -> None:
    new = {"game": "siege", "rules": 1, "seats": ["west", "shadow"], "you": ["west"], "settings": {}, "seed": 1}
    ask = {
        "type": "ask", "id": 1, "seat": "west", "kind": "x", "prompt": {"id": "x", "args": {}}, "options": [],
        "seconds": None, "told_from": 0,
    }  # fmt: skip
    assert "new" in one(speaker, **ask)["why"]
    assert not said(speaker, type="new", level="", seconds=None, **new)
    assert "world" in one(speaker, **ask)["why"]
    assert "not offered" in one(speaker, type="new", level="wizard", seconds=None, **new)["why"]


def test_lines_are_read_until_quit_and_too_long_ones_are_passed_over(
    speaker: Speaker, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "LONGEST_SENT", 1000)
    lines = [b"", b"no json", b'{"type":"ping","id":1}', b"x" * 5000, b'{"type":"ping","id":2}', b'{"type":"quit"}']
    lines.append(b'{"type":"ping","id":3}')
    out = io.BytesIO()
    speak(speaker, io.BytesIO(b"\n".join(lines)), out)
    answers = [json.loads(line) for line in out.getvalue().splitlines()]
    assert [answer["type"] for answer in answers] == ["error", "pong", "error", "pong"]
    assert "1000 bytes" in answers[2]["why"]


def test_our_bots_play_whole_games_for_another_host(tmp_path: Path) -> None:
    """The arena is the host here, and Red Book the program: a game with secrets, so every question brings a world."""
    engine = f"cmd:{sys.executable} -m redbook.cli engine --bot rider:novice"
    plan = pairings(["random", engine], 2, 1, seed=2)
    rules = Rules("hunt", crashes=str(tmp_path), seconds=60)
    (played,) = run(rules, plan)
    assert played.fault is None
    assert played.moves > 50
    (again,) = run(rules, plan)
    assert again.outcome() == played.outcome()
