"""Positions that people write: the worked example, battles, sieges, and what is refused."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from games.wotr.table import WAR, army, asked, at, battle, play
from redbook.bots.players import usual_players
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


def test_saruman_may_be_the_rearguard_of_an_attack_out_of_orthanc() -> None:
    m = at(
        dice={"free": "", "shadow": "army"},
        politics=WAR,
        characters={"saruman": "orthanc"},
        armies={"orthanc": "3 isengard-regular", "fords-of-isen": "2 rohan-regular"},
        hands={"free": ["fp-strat-22"]},
    )
    play(m, "pass", "die army", "attack", "orthanc", "fords-of-isen", "+isengard-regular", "done")
    assert m.view(None).characters["saruman"] == "rearguard"
    again = Match.from_position(json.loads(json.dumps(m.position())), seed=1)
    assert again.state == m.state
    assert again.decision == m.decision


def test_whoever_led_a_garrison_that_has_just_fallen_may_still_stand_in_its_box() -> None:
    """p.30: the casualties of a round are taken off one side after the other, and the leaders after both."""
    m = at(
        dice={"free": "", "shadow": "army"},
        politics=WAR,
        held={"helms-deep": "shadow"},
        characters={"witch-king": "helms-deep-siege"},
        armies={"helms-deep-siege": "1 sauron-regular", "helms-deep": "2 rohan-regular, 1 rohan-elite"},
        chance=[6, 6, 6, 1],
    )
    play(m, "pass", "die army", "attack", "helms-deep-siege", "helms-deep", "all")
    while asked(m)[1] != "choose-casualty":
        m.push(m.decision.options[-1])
    assert m.view(None).characters["witch-king"] == "helms-deep-siege"
    assert "helms-deep-siege" not in m.view(None).places
    again = Match.from_position(json.loads(json.dumps(m.position())), seed=1)
    assert again.state == m.state
    assert again.decision == m.decision


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


def test_players_and_seats_agree() -> None:
    m = Match.from_position({"game": "wotr", "position": {"players": 4}}, seed=1)
    assert m.seats == ("gondor", "rohan", "witch-king", "saruman")
    assert Match.from_position({"game": "wotr", "seats": 3, "position": {"players": 3}}, seed=1).seats[0] == "free"
    for seats, players in ((4, 2), (4, 3), (2, 4)):
        with pytest.raises(BadPosition, match="seats"):
            Match.from_position({"game": "wotr", "seats": seats, "position": {"players": players}}, seed=1)


FIELD = {"osgiliath": "2 gondor-regular", "south-ithilien": "2 sauron-regular"}
FIGHT = {"attacker": "free", "origin": "osgiliath", "target": "south-ithilien"}


@pytest.mark.parametrize(
    ("doc", "why"),
    [
        ({"players": [2]}, "players"),
        ({"armies": {"osgiliath": "11 gondor-regular"}}, "osgiliath"),
        ({"armies": {"minas-tirith": "3 sauron-regular", "minas-tirith-siege": "6 gondor-regular"}}, "minas-tirith"),
        ({"armies": {"minas-tirith-siege": "1 gondor-regular"}}, "without besiegers in minas-tirith"),
        ({"armies": {"osgiliath": "1 gondor-leader"}}, "stranded Leader in osgiliath"),
        ({"casualties": "3 sauron-regular"}, "casualties"),
        ({"casualties": "6 gondor-regular, 6 gondor-regular"}, "too many"),
        ({"reinforcements": "3 sauron-regular"}, "unknown"),
        ({"characters": {"saruman": "edoras"}}, "saruman"),
        ({"characters": {"saruman": "fellowship"}}, "saruman"),
        ({"characters": {"aragorn": "fellowship"}}, "aragorn"),
        ({"characters": {"gimli": "aside"}}, "gimli"),
        ({"characters": {"gimli": "rearguard"}}, "gimli"),
        ({"characters": {"gimli": "erebor-siege"}}, "gimli"),
        ({"characters": {"gollum": "edoras"}}, "gollum"),
        ({"politics": {"sauron": "1 passive"}}, "sauron"),
        ({"dice": {"shadow": "eye army"}}, "shadow eye"),
        ({"dice": {"shadow": "will-of-the-west"}}, "will-of-the-west; expected: character, army"),
        ({"rings": [3]}, r"rings: \[3\]; expected: 3 numbers .*Elven Rings: the Free Peoples', the Shadow's, out of"),
        ({"rings": [4, 0, 0]}, r"rings: \[4,0,0\]; expected: three in all"),
        ({"rings": "three"}, "rings: three; expected: 3 numbers"),
        ({"hands": {"free": ["fp-char-01", "fp-char-01"]}}, "cards: fp-char-01; expected: one place"),
        ({"armies": {"minas-tirit": "1 gondor-regular"}}, "armies: minas-tirit; expected: minas-tirith"),
        (
            {"armies": {"edoras": "1 rohan-regular, 1 sauron-regular"}},
            "armies in edoras: both sides; expected: one side",
        ),
        ({"armies": {"edoras": "rohan-regular"}}, "armies in edoras: rohan-regular; expected: a number and a figure"),
        ({"politics": {"rohan": "5"}}, "politics: rohan: 5; expected: at-war, or"),
        ({"fellowship": {"progress": 44}}, "fellowship: progress: 44; expected: 0 to 12"),
        ({"fellowship": {"hidden": 3}}, "hidden: 3; expected: true or false"),
        ({"lead": ["free"]}, r'lead: \["free"\]; expected: two seats'),
        ({"now": "yesterday"}, "now: yesterday; expected: turn, fellowship"),
        (
            {"dice": {"free": "muster muster muster muster"}, "pool": [3, 7]},
            "dice: free: 4; expected: no more than the 3",
        ),
        ({"dice": {"free": "character " * 300}}, "300"),
        ({"pool": [7, 7]}, "pool"),
        ({"hands": {"free": ["sh-char-01"]}}, "sh-char-01"),
        ({"buried": {"free": ["sh-char-01"]}}, "sh-char-01"),
        ({"discard": {"free-character": ["sh-strat-01"]}}, "sh-strat-01"),
        ({"table": [["fp-char-12", "free"]]}, "table: fp-char-12"),
        ({"table": [["fp-char-06", "shadow"]]}, "table: fp-char-06"),
        ({"table": 5}, "table"),
        ({"tiles": {"lost": ["3"]}}, "lost"),
        ({"tiles": {"drawn": ["3"], "waiting": ["3"]}}, "3"),
        ({"fellowship": {"corruption": 12}}, "corruption: 12; expected: 0 to 11"),
        ({"fellowship": {"at": "mordor", "mordor": 5}}, "over"),
        ({"fellowship": {"mordor": 3}}, "Mordor Track"),
        ({"fellowship": {"at": "mordor", "progress": 3}}, "progress"),
        ({"fellowship": {"speed": 3}}, "speed"),
        ({"ring_used": [5, 0]}, "ring_used"),
        ({"tokens": [9, 0, 0, 0]}, "tokens"),
        ({"mixed": {"edoras": 7}}, "mixed: edoras: 7; expected: mixed, apart"),
        ({"armies": FIELD, "battle": FIGHT}, "in a battle"),
        ({"armies": FIELD, "battle": {**FIGHT, "seats": [5, 9]}, "now": "battle"}, "seats"),
        ({"armies": FIELD, "battle": {**FIGHT, "hits": []}, "now": "battle"}, "hits"),
        ({"armies": FIELD, "battle": {**FIGHT, "notes": [["roll_bonus", 0, 1, 96]]}, "now": "battle"}, "battle: notes"),
        (
            {"armies": FIELD, "battle": {**FIGHT, "dice": [[7], []]}, "now": "battle"},
            r"battle: dice: \[7\]; expected: up",
        ),
        ({"armies": FIELD, "battle": {**FIGHT, "hits": [0, 1000]}, "now": "battle"}, "battle: hits: 1000"),
        ({"armies": FIELD, "battle": {**FIGHT, "weather": "fog"}, "now": "battle"}, "weather"),
        ({"battle": {**FIGHT, "origin": "edoras", "target": "moria"}, "now": "battle"}, "edoras moria"),
        ({"steps": []}, "steps"),
        ({"steps": [{"step": "take-action", "who": 7}]}, "who: 7; expected: a number from -1 to 1"),
    ],
)
def test_what_cannot_be_is_refused_and_named(doc: dict[str, object], why: str) -> None:
    with pytest.raises(BadPosition, match=why):
        Match.from_position({"game": "wotr", "position": doc}, seed=1)


def test_partners_armies_are_written_in_words_and_older_numbers_are_read() -> None:
    armies = {"edoras": "1 rohan-regular, 1 gondor-regular", "dale": "1 north-regular, 1 gondor-regular"}
    whole = {"game": "wotr", "position": {"players": 4, "armies": armies, "mixed": {"edoras": 1, "dale": "apart"}}}
    m = Match.from_position(whole, seed=1)
    assert m.position()["position"]["mixed"] == {"dale": "apart", "edoras": "mixed"}


# -- steps: written by the program, changed by anybody ---------------------------------------------

END = [{"step": "idle-in-mordor"}, {"step": "victory-check"}, {"step": "turn"}]
PHASE = {"step": "action-phase", "turn": 1}
USE_DIE = {"step": "use-die", "who": 0, "face": 1}
ON_FOOT = {"step": "walk-to", "journey": {"step": "move-companions", "who": 0, "why": "die"}, "group": [1]}
SCARCE = {
    "step": "card-ask", "card": 87, "player": 1, "who": 1, "what": "scarce-recruits", "memo": [3, 3, 3, 1],
    "choices": [{"kind": "figure-at", "figure": 18, "place": 1}, {"kind": "figure-at", "figure": 18, "place": 2}],
}  # fmt: skip


@pytest.mark.parametrize(
    ("steps", "doc", "why"),
    [
        ([USE_DIE, {"step": "action-phase", "turn": 10}, *END], {}, "turn: 10; expected: a number from 0 to 1"),
        ([USE_DIE, PHASE], {}, "to end with the rest of the turn"),
        ([USE_DIE, *END, PHASE, *END], {}, "in its place among the steps of the turn"),
        ([USE_DIE, {"step": "ring-from", "who": 0}, PHASE, *END], {}, "ring-from; expected: to be the first"),
        ([{"step": "ring-from", "who": 0}, PHASE, *END], {}, "ring-from; expected: a question that can be asked here"),
        (
            [ON_FOOT, PHASE, *END],
            {"characters": {"strider": "eliminated"}},
            "walk-to; expected: a question that can be",
        ),
        ([USE_DIE, PHASE, *END], {"dice": {"free": "event"}}, "use-die; expected: a question that can be asked here"),
        ([SCARCE, PHASE, *END], {}, "card-ask; expected: a question that can be asked here"),
        ([USE_DIE, PHASE, *END], {"armies": {"edoras": "1 sauron-regular"}}, "edoras has fallen and is not held"),
    ],
)
def test_steps_that_cannot_be_are_refused(steps: list[object], doc: dict[str, object], why: str) -> None:
    with pytest.raises(BadPosition, match=why):
        Match.from_position({"game": "wotr", "position": {"steps": steps, **doc}}, seed=1)


def test_an_army_holds_the_settlement_it_stands_in_said_or_not() -> None:
    doc = {"armies": {"edoras": "1 sauron-regular"}, "now": "action free", "dice": {"free": "event"}}
    m = Match.from_position({"game": "wotr", "position": doc}, seed=1)
    assert m.view(None).held == {"edoras": "shadow"}
    with pytest.raises(BadPosition, match="held: lorien: shadow; expected: no army of the side free there"):
        Match.from_position({"game": "wotr", "position": {"held": {"lorien": "shadow"}}}, seed=1)


def reached(kind: str, seed: int) -> dict[str, Any]:
    """A position of a game by bots in which that is asked."""
    choose = usual_players("wotr", seed)
    m = Match.new("wotr", seed=seed)
    while m.decision is not None and m.decision.kind != kind:
        m.play(choose(m))
    doc: dict[str, Any] = json.loads(json.dumps(m.position()))
    return doc


def test_p29_a_combat_card_is_chosen_once_a_round() -> None:
    doc = reached("choose-combat-card", 3)
    Match.from_position(doc, seed=1)
    steps = doc["position"]["steps"]
    doc["position"]["steps"] = [steps[0], *steps]
    with pytest.raises(BadPosition, match="once for each side in a round"):
        Match.from_position(doc, seed=1)


def test_no_more_dice_lie_in_the_hunt_box_than_there_are() -> None:
    doc = {"game": "wotr", "position": {"hunt_box": [1, 255]}}
    with pytest.raises(BadPosition, match="hunt_box"):
        Match.from_position(doc, seed=1)
