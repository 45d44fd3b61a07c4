"""Positions that people write: the worked example, battles, sieges, and what is refused."""

import json
import re
from pathlib import Path

import pytest

from games.wotr.table import army, asked, at, battle, play
from redbook.kernel import BadPosition, Match

EXAMPLE = Path(__file__).parents[3] / "docs" / "positions.md"


def test_the_worked_example_can_be_played() -> None:
    blocks = re.findall(r"```json\n(.*?)```", EXAMPLE.read_text("utf-8"), re.DOTALL)
    (doc,) = [json.loads(block) for block in blocks if '"wotr"' in block]
    m = Match.from_position(doc, seed=1)
    assert asked(m) == ("shadow", "take-action")
    play(m, "die army", "attack", "minas-tirith", "minas-tirith-siege", "all")
    assert m.state.battle.kind == 1


def test_a_position_in_the_middle_of_a_battle_goes_on_where_it_was() -> None:
    m = battle(hands={"free": ["fp-strat-22"]}, chance=[5, 1, 1, 1, 6, 1, 1, 1])
    play(m, "fp-strat-22")
    again = Match.from_position(json.loads(json.dumps(m.position())), seed=1)
    assert again.state == m.state
    assert again.decision == m.decision
    play(again, "0", "0")


def test_an_empty_document_is_the_start_of_the_game() -> None:
    m = Match.from_position({"game": "wotr", "position": {}}, seed=1)
    assert army(m, "minas-tirith") == {"gondor-regular": 3, "gondor-elite": 1, "gondor-leader": 1}
    assert asked(m) == ("free", "fellowship-phase")


@pytest.mark.parametrize(
    "doc",
    [
        {"armies": {"atlantis": "1 gondor-regular"}},
        {"armies": {"osgiliath": "1 hoplite"}},
        {"armies": {"osgiliath": "16 gondor-regular"}},
        {"armies": {"osgiliath": "gondor-regular"}},
        {"armies": {"osgiliath": "1 gondor-regular, 1 sauron-regular"}},
        {"armies": {"minas-tirith-siege": "1 sauron-regular"}},
        {"characters": {"boromir": "nowhere"}},
        {"held": {"osgiliath": "shadow"}},
        {"held": {"dale": "free"}},
        {"politics": {"gondor": "at peace"}},
        {"fellowship": {"at": "rivendell", "progress": 13}},
        {"fellowship": {"at": "rivendell", "guide": "boromir"}},
        {"dice": {"free": "eagle"}},
        {"hands": {"free": ["fp-char-99"]}},
        {"hands": {"free": ["fp-char-01", "fp-char-01"]}},
        {"tiles": {"drawn": ["seven"]}},
        {"rings": [4, 0, 0]},
        {"players": 5},
        {"now": "yesterday"},
        {"now": "battle"},
        {"colour": "blue"},
    ],
)
def test_a_position_that_cannot_be_is_refused(doc: dict[str, object]) -> None:
    with pytest.raises(BadPosition):
        Match.from_position({"game": "wotr", "position": doc}, seed=1)


def test_the_stacking_limit_is_looked_at_after_the_next_action() -> None:
    m = at(dice={"free": "event", "shadow": "army"}, armies={"osgiliath": "11 gondor-regular"})
    play(m, "die event", "draw-card", "free-character")
    assert army(m, "osgiliath") == {"gondor-regular": 10}
