"""Documents that were written by version 0.1.0, when what a match was set up with was called `options`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from redbook import BadPosition, Match
from redbook.kernel import find_game
from redbook.kernel.errors import NewerSave, OldSave

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
    doc = Match.new("siege", seed=1, settings={"turns": 15}).save()
    assert (doc["redbook"], doc["settings"]["turns"]) == (2, 15)
    assert "options" not in doc


def test_a_save_under_rules_to_come_is_refused() -> None:
    doc = Match.new("siege", seed=1).save()
    with pytest.raises(NewerSave, match="rules 99"):
        Match.load({**doc, "rules": 99})
    with pytest.raises(BadPosition, match="rules 99"):
        Match.from_position({**Match.new("siege", seed=1).position(), "rules": 99})


@pytest.mark.parametrize("path", sorted((FOLDER / "mended").glob("*.json")), ids=lambda path: path.stem)
def test_a_save_that_met_a_rule_since_mended_is_refused_with_the_true_reason(path: Path) -> None:
    doc = msgspec.json.decode(path.read_bytes())["save"]
    with pytest.raises(OldSave, match="saved under older rules") as refused:
        Match.load(doc)
    assert (refused.value.args_["then"], refused.value.args_["now"]) == (doc["rules"], find_game(doc["game"]).rules)
