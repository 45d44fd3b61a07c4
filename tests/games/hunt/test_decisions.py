"""What docs/rules/hunt.md decides where the rulebook needs a second reading, each with its page."""

from __future__ import annotations

from typing import Any

import pytest

from games.hunt.tables import asked, notations, play, table, told
from redbook.games.hunt import events
from redbook.games.hunt.board import SHIRE, WILD, members
from redbook.kernel import Match

FAR = ["28", "28", "33", "33"]
STOPS = ["ally2-01", "ally2-03", "ally2-19", "ally2-20"]  # a Sorcery card, a Search, a Hunt or Search, a Perception


def hunters(at: str, **doc: Any) -> Match:
    """Part 2; the Ring-bearer holds every card that can stop something, and tokens to pay for it."""
    setting = {"now": "nazgul", "nazgul": [at, *FAR[1:]], "gandalf": "18", "start": "18", "track": 2,
               "hand": STOPS, "tokens": 3}  # fmt: skip
    return table(2, **(setting | doc))


# -- p. 33: what the Lord's die does cannot be cancelled -------------------------------------------


@pytest.mark.parametrize(
    ("face", "moves"),
    [
        ("ring", ["perceive IV·A"]),
        ("morgul-ring", ["perceive IV·A"]),
        ("morgul-shadow", ["perceive IV·A"]),
        ("sword", ["hunt"]),
        ("morgul-shadow", ["hunt"]),
    ],
)
def test_p33_the_action_of_the_lords_die_is_not_stopped(face: str, moves: list[str]) -> None:
    """Rule 168: ally2-19 and ally2-20 stop a Hunt and a Perception, but not one made with this die."""
    m = play(hunters("7", lord=1, lord_die=face), "die lord", *moves)
    assert asked(m) == "active-nazgul"
    assert told(m, events.PerceptionAnswered) or told(m, events.HuntAnswered)
    common = play(
        hunters("7", lord=1, dice=["ring", "sword"]), "die sword" if moves == ["hunt"] else "die ring", *moves
    )
    assert asked(common) == "react", "a common die can be stopped"


def test_p33_nor_is_a_sorcery_card_played_with_it() -> None:
    """Rule 168: the card is what the die does, and so is the question that the card asks."""
    for card, moves in (("sorcery-11", ["mode 1", "perceive V·A"]), ("sorcery-14", []), ("sorcery-19", ["mode 1"])):
        lords = hunters("7", lord_die="sorcery", hands={"wraith-1": [card]})
        assert asked(play(lords, "die lord", f"play {card}", *moves)) == "active-nazgul"
        common = hunters("7", dice=["sorcery"], hands={"wraith-1": [card]})
        assert asked(play(common, "die sorcery", f"play {card}", *moves)) == "react"


def test_p33_nor_an_ability_that_it_pays_for() -> None:
    """Rule 168, p. 21: one of two dice for the second ability, or the Sword of the third."""
    powers = {"given": ["4", "8", "14"], "lord_die": "sword", "dice": ["ring", "sword"]}
    m = play(hunters("7", **powers), "power 2", "ring", "lord", "hunt")
    assert asked(m) == "active-nazgul"
    assert asked(play(hunters("7", **powers), "power 2", "ring", "sword", "hunt")) == "react"
    m = play(hunters("8", **powers), "power 3", "lord", "stay", "search")
    assert asked(m) == "active-nazgul"
    assert asked(play(hunters("8", **powers), "power 3", "sword", "stay", "search")) == "react"


def test_p33_it_lasts_for_this_nazgul_only() -> None:
    """Rule 168: the next one, with a common die, can be stopped again."""
    m = hunters("7", lord_die="ring", dice=["ring"])
    play(m, "die lord", "perceive IV·A", "end", "die ring")
    play(m, next(move for move in notations(m) if "·" in move))
    assert asked(m) == "react"


def test_p33_a_position_remembers_it() -> None:
    """Rule 168: a position between the die and the question is read back as it was."""
    m = play(hunters("7", lord_die="ring"), "die lord")
    again = Match.from_position(m.position(), seed=1)
    assert asked(play(again, "perceive IV·A")) == "active-nazgul"


# -- p. 14 ------------------------------------------------------------------------------------------


def test_p14_a_nazgul_that_maggot_will_hold_can_still_be_driven_off() -> None:
    """Rule 69: he holds those who are there when the Ringwraiths' turn begins; a push comes before it."""
    m = table(turn=2, hand=["ally1-07", "ally1-08"], nazgul=["35", "17", "48", "49"],
              company={"merry": "ready"}, allies=[])  # fmt: skip
    play(m, "play ally1-07", "mode 2", "play ally1-08", "mode 1")
    assert asked(m) == "push"
    goals = {SHIRE.index[move[1:]] for move in notations(m)}
    assert goals
    assert not any(m.state.shut >> goal & 1 for goal in goals), "but not into a place that is closed"
    play(m, notations(m)[0], "rest", "end")
    assert [move for move in notations(m) if move.startswith(">")], "it is not there any more, so it is not held"


def test_p14_a_marker_may_move_to_an_exit() -> None:
    """Rule 74: to any connected location; an Exit is one (p. 7, 39). No Nazgûl goes there anyway."""
    near = next(at for at in WILD.connected[WILD.exits[0]] if at in members(WILD.open_mask))
    m = table(2, hand=["ally2-11"], nazgul=FAR, gandalf="18", start="18", track=2, allies=[WILD.ids[near]])
    play(m, "play ally2-11", "mode 2", f"{WILD.ids[near]}>{WILD.ids[WILD.exits[0]]}")
    assert members(m.state.allies) == [WILD.exits[0]]
