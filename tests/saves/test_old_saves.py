"""Documents that were written by version 0.1.0, when what a match was set up with was called `options`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from redbook import BadPosition, BadSave, Match

FOLDER = Path(__file__).parent
NAMES = sorted(path.stem for path in FOLDER.glob("*.json"))


def documents(name: str) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.json.decode((FOLDER / f"{name}.json").read_bytes())
    return found


def test_there_are_saves_of_every_game() -> None:
    assert {name.split("-")[0] for name in NAMES} == {"hunt", "siege", "tcg", "wotr"}


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("kind", ["save", "recorded"])
def test_a_save_of_format_1_still_loads(name: str, kind: str) -> None:
    doc = documents(name)[kind]
    assert doc["redbook"] == 1
    m = Match.load(doc)
    assert m.moves == doc["moves"]
    assert m.settings == m.game.check_settings(doc["options"])
    assert Match.load(m.save()).digest() == m.digest()


@pytest.mark.parametrize("name", NAMES)
def test_a_position_of_format_1_still_loads(name: str) -> None:
    doc = documents(name)["position"]
    m = Match.from_position(doc, seed=1)
    assert m.settings == m.game.check_settings(doc["options"])
    assert m.decision is not None


def test_a_save_says_settings() -> None:
    doc = Match.new("siege", seed=1).save()
    assert (doc["redbook"], doc["settings"]) == (2, {"turns": 12})
    assert "options" not in doc


def test_a_save_under_rules_to_come_is_refused() -> None:
    doc = Match.new("siege", seed=1).save()
    with pytest.raises(BadSave, match="rules 99"):
        Match.load({**doc, "rules": 99})
    with pytest.raises(BadPosition, match="rules 99"):
        Match.from_position({**Match.new("siege", seed=1).position(), "rules": 99})


def test_a_save_under_older_rules_that_plays_otherwise_is_refused_with_the_true_reason(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    m = Match.new("siege", seed=1)
    m.play(m.decision.options[0])
    doc = {**m.save(), "counts": [len(m.log) + 500]}
    monkeypatch.setattr(type(m.game), "rules", doc["rules"] + 1)
    with pytest.raises(BadSave, match=rf"saved under rules {doc['rules']}, now {doc['rules'] + 1}"):
        Match.load(doc)
