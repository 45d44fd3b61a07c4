"""Part 2 and the link to War of the Ring: rules 153 to 175."""

from __future__ import annotations

from typing import Any

import pytest

from games.hunt.tables import asked, notations, pass_nazgul, play, table, told
from redbook.games.hunt import events
from redbook.games.hunt.board import WILD
from redbook.games.hunt.endings import action_tokens
from redbook.games.hunt.pieces import ADVANCE, AWAY, JOURNEYS, MORGUL_RING, MORGUL_SHADOW, READY
from redbook.games.hunt.reasons import Why
from redbook.games.hunt.state import State
from redbook.kernel import Match, Scripted

FAR = ["28", "28", "33", "33"]


def wild(**doc: Any) -> Match:
    """On the first short Journey (1 • 7 • 8 • 19 …); Gandalf is at Weathertop."""
    return table(2, **({"gandalf": "18", "start": "18", "nazgul": FAR, "track": 2} | doc))


def hunters(*places: str, **doc: Any) -> Match:
    return wild(**({"now": "nazgul", "nazgul": [*places, *FAR][:4]} | doc))


# -- Frodo and Gandalf ------------------------------------------------------------------------------------


def test_frodos_march() -> None:
    """Rule 153: by himself in Daylight; at Nightfall by choice, for Corruption and the Eye."""
    assert wild(track=2).state.track == 3
    night = wild(turn=2)
    assert night.state.track == 2
    assert night.why_not("gandalf 10") is Why.FRODO_FIRST
    play(night, "march")
    assert (night.state.track, night.state.corruption, night.state.eye) == (3, 1, 1)
    assert play(wild(turn=2, company={"sam": "away"}), "rest").state.track == 2


def test_rows_above_are_visited_rows_below_are_not() -> None:
    """Rule 154."""
    answers = {}
    for place in ("7", "8", "19", "33"):
        m = play(hunters(place, track=5), "search")
        answers[place] = told(m, events.SearchAnswered)[0].answer
    assert answers == {"7": "yes", "8": "yes", "19": "no", "33": "no"}


def test_gandalf_moves_every_turn() -> None:
    """Rule 156: straight to any connected location, dots or not; by night too."""
    m = wild()
    wanted = {f"gandalf {WILD.ids[at]}" for at in (*WILD.connected[18], 18)}
    assert {n for n in notations(m) if n.startswith("gandalf")} == wanted
    assert m.why_not("end") is Why.MUST_MOVE
    assert m.why_not("gandalf 41") is Why.NOT_CONNECTED
    play(m, "gandalf 10")
    assert m.why_not("gandalf 7") is Why.ALREADY_MOVED
    assert m.state.journal == [10]
    assert not told(m, events.GandalfWent, "wraith-1")
    assert "gandalf 10" in notations(play(wild(turn=2), "rest"))


def test_gandalf_leaves_no_trail() -> None:
    """Rule 157: a Search never finds him, a Hunt only where he is."""
    m = play(hunters("18", "10", log=["10", "18"], track=0), "search")
    assert told(m, events.SearchAnswered)[0].answer == "no"
    play(m, "end", "die sword", "hunt")
    assert told(m, events.HuntAnswered)[0].answer == "no"
    assert not told(m, events.GandalfFlees)


def test_gandalf_reveals_himself() -> None:
    """Rule 158: a token leaves for good, the Nazgûl are driven off, a common die is lost."""
    m = wild(nazgul=["10", "10", "33", "33"], tokens=1, gandalf="18")
    assert m.why_not("reveal") is Why.MUST_MOVE
    play(m, "gandalf 10", "reveal")
    assert (m.state.tokens, m.state.pool, m.state.figure) == (0, 2, 10)
    for _ in range(2):
        assert asked(m) == "push"
        assert "stay" not in notations(m), "they must leave"
        play(m, notations(m)[0], "stay")
    assert 10 not in m.state.nazgul
    assert m.why_not("lord") is Why.LORD_DIE_STAYS
    play(m, "shadow")
    assert (m.state.dice[3], m.state.out) == (0, 1)
    assert play(wild(tokens=1), "gandalf 10").why_not("reveal") is Why.NO_NAZGUL_HERE
    poor = play(wild(nazgul=["10", "28", "33", "33"]), "gandalf 10")
    assert poor.why_not("reveal") is Why.NO_TOKENS


def test_where_gandalf_stands() -> None:
    """Rule 159: nobody enters or passes, nobody searches or hunts there."""
    near = next(at for at in WILD.near[18])
    m = hunters(WILD.ids[near], figure="18", hands={"wraith-1": ["sorcery-12"]})
    assert m.why_not(">18") is Why.GANDALF_STANDS_HERE
    play(m, "die sorcery", "play sorcery-12", "mode 2")
    assert asked(m) != "search-afar" or "at 18" not in notations(m)


def test_gandalf_hides_again() -> None:
    """Rule 160: of two tokens one is his new position, out of the game; the other goes back."""
    m = hunters("7", figure="18", hand=[])
    pass_nazgul(m)
    assert m.state.figure == 0
    assert len(notations(m)) == 2
    token = m.decision.options[0].space
    m.push(m.decision.options[0])
    s = m.state
    assert s.gandalf == token
    assert s.deeds_spent == [18, token]
    assert len(s.deed_supply) == 8
    assert not told(m, events.GandalfWent, "wraith-1")


def test_deeds() -> None:
    """Rule 161: announced, the limit grows by one, no figure and no push."""
    m = wild(
        journey="long-01", deeds=["8", "27", "5"], gandalf="10", start="18", log=["10"], nazgul=["8", "8", "33", "33"]
    )
    assert m.why_not("deed 8") is Why.NO_SUCH_DEED
    assert m.view("ringbearer").limit == 14
    play(m, "gandalf 7", "end")
    m = wild(journey="long-01", deeds=["8", "27", "5"], gandalf="7", log=["10", "7"], nazgul=["8", "8", "33", "33"])
    play(m, "gandalf 8", "deed 8")
    assert m.view("ringbearer").limit == 15
    assert (m.state.figure, m.state.nazgul[:2]) == (0, [8, 8])
    assert told(m, events.DeedDone, "wraith-1")[0].space == "8"
    assert m.view("wraith-1").deeds_done == ["8"]


def test_gandalf_goes_home() -> None:
    """Rule 162: at any Exit; once, and he is out of the game."""
    m = wild(gandalf="39", log=["39"])
    assert m.why_not("rivendell") is Why.NO_GANDALF
    play(m, "gandalf B", "rivendell")
    assert (m.state.gandalf, m.state.home) == (0, 1)
    assert m.view("ringbearer").limit == 13
    assert m.why_not("gandalf 39") is Why.NO_GANDALF
    play(m, "end")
    assert m.view("wraith-1").gandalf_home


@pytest.mark.parametrize(
    ("area", "frodo", "gandalf", "answer"),
    [("IV·A", 2, "18", "yes"), ("V·B", 2, "18", "yes"), ("IV·A", 2, "7", "yes"), ("V·C", 2, "18", "no")],
)
def test_perception_of_either(area: str, frodo: int, gandalf: str, answer: str) -> None:
    """Rule 163: Frodo, Gandalf or both: the same yes."""
    at = next(n for n in range(1, WILD.locs + 1) if WILD.areas[WILD.area[n]] == area and n not in WILD.exits)
    m = hunters(WILD.ids[at], track=frodo, gandalf=gandalf, log=[gandalf])
    play(m, "die ring", f"perceive {area}")
    assert told(m, events.PerceptionAnswered)[0].answer == answer


def test_gandalf_is_hunted() -> None:
    """Rule 164: announced, he goes where a token sends him, unseen; also together with Frodo's trail or Frodo."""
    m = play(hunters("18"), "die sword", "hunt")
    assert told(m, events.GandalfFlees, "wraith-1")
    assert told(m, events.HuntAnswered)[0].answer == "no"
    assert m.state.gandalf != 18
    assert len(m.state.deeds_spent) == 2
    assert not told(m, events.GandalfWent, "wraith-1")
    trail = play(hunters("7", track=4, gandalf="7", log=["7"]), "die sword", "hunt")
    assert told(trail, events.HuntAnswered)[0].answer == "yes"
    assert told(trail, events.GandalfFlees)
    both = play(hunters("7", track=2, gandalf="7", log=["7"]), "die sword", "hunt")
    assert both.state.found == 7
    assert told(both, events.GandalfFlees)
    search = play(hunters("7", track=4, gandalf="7", log=["7"]), "search")
    assert told(search, events.SearchAnswered)[0].answer == "yes"
    assert not told(search, events.GandalfFlees)
    assert search.state.gandalf == 7


# -- the Lord of the Nazgûl -----------------------------------------------------------------------------------


def test_the_lord_hunts_freely() -> None:
    """Rule 166: in Daylight, instead of a die; he does not search."""
    m = hunters("7", lord=1)
    assert "hunt" in notations(m)
    assert m.why_not("search") is Why.LORD_HUNTS
    play(m, "hunt")
    assert m.state.found == 7
    assert sum(m.state.dice) == 6


def test_the_lord_costs_two_tiles_and_leaves() -> None:
    """Rule 167."""
    m = wild(now="encounter", found="7", nazgul=["7", "7", "33", "33"], lord=1, lord_die="ring",
             company=dict.fromkeys(("sam", "pippin", "merry", "strider"), "away"))  # fmt: skip
    assert len(told(m, events.TilesDrawn)[0].tiles) == 3
    assert m.state.lord == -1
    assert told(m, events.LordLeaves)
    assert m.state.lord_die == 0, "his die stays until the end of the Day"


def test_the_lords_die() -> None:
    """Rule 168: anybody may use it; it is rolled while he is in play and leaves with the Day."""
    m = hunters("7", seats=3, lord=1, lord_die="ring", owner=["wraith-1", "wraith-2", "wraith-1", "wraith-2"])
    play(m, "end", "end", "die lord", "perceive V")
    assert m.state.lord_die == -1
    rolled = wild(now="refresh", lord=1, chance=Scripted(answers=[0, 0, 0, 0, 0, 0, 4], seed=1))
    assert rolled.state.lord_die == ADVANCE
    assert rolled.state.tokens <= 2
    gone = wild(now="refresh", lord_die="ring")
    assert gone.state.lord_die == -1


@pytest.mark.parametrize(
    ("track", "gandalf", "answer"), [(2, "18", "frodo"), (2, "7", "both"), (0, "7", "gandalf"), (0, "18", "no")]
)
def test_morgul_ring(track: int, gandalf: str, answer: str) -> None:
    """Rule 169: a yes names Frodo, Gandalf or both."""
    m = hunters("5", lord=1, lord_die="morgul-ring", track=track, gandalf=gandalf, log=[gandalf], journey="short-02"
                if track == 0 else "short-01")  # fmt: skip
    assert m.state.lord_die == MORGUL_RING
    play(m, "die lord", "perceive IV·A")
    assert told(m, events.PerceptionAnswered)[0].answer == answer


def test_advance_and_morgul_shadow() -> None:
    """Rule 169: all move one space, the active one first; the Shadow is any of three and gives no token."""
    m = play(hunters("7", lord=1, lord_die="advance"), "die lord", "advance")
    for n in (0, 1, 2, 3):
        assert (asked(m), m.decision.step.nazgul) == ("extra-ride", n)
        play(m, notations(m)[0])
    m = hunters("7", lord=1, lord_die="morgul-shadow")
    assert m.state.lord_die == MORGUL_SHADOW
    play(m, "die lord")
    assert {"perceive IV·A", "hunt", "draw"} <= set(notations(m))
    rolled = wild(now="refresh", lord=1, company={"frodo": "flipped"}, chance=Scripted(answers=[0] * 6 + [5], seed=1))
    assert rolled.state.tokens == 0


# -- Encounter and end -------------------------------------------------------------------------------------------


def test_carry_on_or_change_course() -> None:
    """Rule 170, rule 171: in the open; one step back, no trail, a new card of the same deck, the same row."""
    setting = {"now": "encounter", "found": "7", "nazgul": ["7", "28", "33", "33"], "tiles": [], "tracks": ["7"]}
    m = play(wild(**setting), "carry-on")
    assert told(m, events.CourseKept, "wraith-1")
    assert m.state.track == 3, "the next turn has begun, and Frodo has gone on"
    m = play(wild(**setting), "change")
    assert told(m, events.CourseChanged, "wraith-1")
    assert (m.state.track, m.state.trails) == (1, 0)
    card = m.decision.options[0].card
    m.push(m.decision.options[0])
    assert not JOURNEYS[card].long
    assert m.state.journey == card
    assert m.state.courses == [0]
    assert m.state.last_location() == JOURNEYS[card].last[m.state.track]
    assert not told(m, events.JourneyKept, "wraith-1")


def test_the_limit_in_part_2() -> None:
    """Rule 172: the card, the Deeds, Rivendell: 12 + 2 + 1."""
    setting = {"deeds_done": ["8", "27"], "home": True, "gandalf": "", "start": "18", "log": ["8", "27", "A"],
               "corruption": 13, "turn": 2}  # fmt: skip
    m = wild(**setting)
    assert m.state.limit == 15
    play(m, "march")
    assert m.result is None
    assert play(wild(**(setting | {"corruption": 14})), "march").result is not None


@pytest.mark.parametrize(
    ("part", "track", "tokens"), [(1, 16, (0, 2)), (2, 0, (0, 2)), (2, 7, (0, 2)), (2, 8, (0, 1)), (2, 13, (0, 1))]
)
def test_tokens_for_the_shadow(part: int, track: int, tokens: tuple[int, int]) -> None:
    """Rule 173."""
    assert action_tokens(State(part=part, track=track), saved=False) == tokens


@pytest.mark.parametrize(("friends", "tokens"), [(0, (1, 1)), (1, (1, 0)), (2, (1, 0)), (3, (2, 0)), (5, (2, 0))])
def test_tokens_for_the_free_peoples(friends: int, tokens: tuple[int, int]) -> None:
    """Rule 174."""
    company = [READY] * friends + [AWAY] * (5 - friends)
    assert action_tokens(State(part=2, company=company), saved=True) == tokens


def test_the_result_carries_the_tokens() -> None:
    """Rule 174, rule 175: numbers of tokens; which of the two is chosen when War of the Ring is set up."""
    m = wild(track=13)
    assert m.result is not None
    assert m.result.winners == ("ringbearer",)
    assert m.result.scores["free-tokens"] == 2
    assert m.result.scores["shadow-tokens"] == 0
    assert m.result.scores["company"] == 5
