"""Every Sorcery card, every effect, played at a table."""

from __future__ import annotations

from typing import Any

from games.hunt.tables import asked, notations, pass_nazgul, play, plays, table, told
from redbook.games.hunt import events
from redbook.games.hunt.board import SHIRE, members
from redbook.games.hunt.catalogue import SORCERY_IDS
from redbook.games.hunt.reasons import Why
from redbook.kernel import Match, Scripted
from redbook.kernel.text import render

SPREAD = ["48", "24", "28", "43"]


def hold(card: str, **doc: Any) -> Match:
    """The first Nazgûl, at 48, is active; its player holds the card and a Sorcery die."""
    setting: dict[str, Any] = {"now": "nazgul", "nazgul": SPREAD, "hands": {"wraith-1": [card]}}
    return table(**(setting | doc))


def cast(card: str, *moves: str, **doc: Any) -> Match:
    return play(hold(card, **doc), "die sorcery", f"play {card}", *moves)


@plays("sorcery-01-1", "sorcery-01-2")
def test_captain_of_the_nine() -> None:
    """Rule 114, rule 116, rule 165."""
    m = play(hold("sorcery-01"), "die sorcery", "play sorcery-01")
    assert notations(m) == ["mode 2"]
    assert m.why_not("mode 1") is Why.OTHER_PART
    play(m, "mode 2", "tile red-eye")
    assert m.state.reds == [18]
    assert 19 in m.state.tiles
    assert m.state.lord == -1
    m = cast("sorcery-01", "mode 1", part=2, nazgul=["28", "28", "33", "33"], gandalf="18", start="18")
    assert (m.state.lord, m.state.lord_die) == (0, -1)
    assert m.state.owner == [1, 1, 1, 1]
    none_left = cast("sorcery-01", "mode 2", reds=[])
    assert asked(none_left) == "active-nazgul", "a third tile does not exist"


@plays("sorcery-02-1", "sorcery-02-2")
def test_captain_of_the_nine_again() -> None:
    m = cast("sorcery-02", "mode 2", "tile red-3", reds=["red-3"])
    assert m.state.reds == []
    wild = {"part": 2, "nazgul": ["28", "28", "33", "33"], "gandalf": "18", "start": "18"}
    assert cast("sorcery-02", "mode 1", **wild).state.lord == 0
    there = hold("sorcery-02", lord=2, **wild)
    play(there, "die sorcery", "play sorcery-02")
    assert notations(there) == ["mode 1", "mode 2"], (
        "p. 20: only a prerequisite bars; the rest applies as far as it can"
    )
    assert asked(play(there, "mode 1")) == "active-nazgul"
    assert (there.state.lord, there.state.discard) == (1, [SORCERY_IDS.index("sorcery-02")]), "one Lord, for nothing"
    other = play(hold("sorcery-02", lord=2, **wild), "die sorcery", "play sorcery-02", "mode 2")
    assert asked(other) == "add-special-tile"


@plays("sorcery-03-1", "sorcery-03-2")
def test_the_nine_are_abroad() -> None:
    m = cast("sorcery-03", "mode 1", "nazgul 2")
    goal = notations(m)[0]
    play(m, goal)
    assert m.state.nazgul[1] == SHIRE.index[goal[1:]]
    assert notations(m) == ["nazgul 3", "nazgul 4", "done"]
    play(m, "done")
    assert len(cast("sorcery-03", "mode 2").state.hands[0]) == 2


@plays("sorcery-04-1", "sorcery-04-2")
def test_no_hope_of_escape() -> None:
    """Rule 113, rule 118: Nightfall only; to a connected location, or all one space."""
    day = play(hold("sorcery-04"), "die sorcery")
    assert day.why_not("play sorcery-04") is Why.CARD_PREREQUISITE
    m = cast("sorcery-04", "mode 1", turn=2)
    assert {int(n[1:]) for n in notations(m)} == set(SHIRE.connected[48]) - set(SHIRE.exits)
    play(m, ">47")
    assert m.state.nazgul[0] == 47
    east, west = SHIRE.section[46], SHIRE.section[36]
    assert (SHIRE.sections[west], SHIRE.sections[east]) == ("II", "III")
    hay = cast("sorcery-04", "mode 1", turn=2, nazgul=["36", "24", "28", "43"], border=True)
    assert {SHIRE.section[int(n[1:])] for n in notations(hay)} == {west}, "The High Hay: not from section II to III"
    assert any(SHIRE.section[to] == east for to in SHIRE.connected[36])
    m = cast("sorcery-04", "mode 2", turn=2)
    for n in range(4):
        assert asked(m) == "extra-ride"
        assert m.decision.step.nazgul == n
        assert "stay" not in notations(m)
        play(m, notations(m)[0])
    assert not set(m.state.nazgul) & {48, 24, 28, 43}


@plays("sorcery-05-1")
def test_fear_of_the_barrow_wights() -> None:
    """Rule 117: it counts as an Eye."""
    m = cast("sorcery-05", nazgul=["48", "47", "28", "43"])
    assert m.state.eye_card == 1
    assert m.state.discard == []
    fight = table(now="encounter", found="10", log=["dot", "dot", "10"], nazgul=["10", "24", "28", "43"],
                  barrow_wights=True, tiles=["eye#11"], company={"sam": "away", "pippin": "away"})  # fmt: skip
    assert fight.state.corruption == 2
    assert play(hold("sorcery-05"), "die sorcery").why_not("play sorcery-05") is Why.CARD_PREREQUISITE


@plays("sorcery-06-1", "sorcery-06-2")
def test_black_breath() -> None:
    m = cast("sorcery-06", "mode 1", log=["53"])
    connected = 53 in SHIRE.connected[48]
    assert m.state.corruption == int(connected)
    far = cast("sorcery-06", "mode 1")
    assert far.state.corruption == 0
    assert far.position()["position"]["record"] == ["linked 48 no"]
    assert cast("sorcery-06", "mode 2", tokens=2).state.tokens == 1
    lost = cast("sorcery-06", "mode 1", log=[SHIRE.ids[SHIRE.connected[48][0]]], corruption=11)
    assert lost.result is not None, "rule 6: at once, before the next Nazgûl acts"
    assert lost.result.winners == ("wraith-1",)


@plays("sorcery-07-1", "sorcery-07-2")
def test_cry_of_the_nazgul() -> None:
    m = cast("sorcery-07", "mode 1", hand=["ally1-10", "ally1-11"])
    assert len(m.state.hand) == 1
    m = cast("sorcery-07", "mode 2", hand=["ally1-16"])
    play(m, "end", "die ring", "perceive II·A")
    assert told(m, events.PerceptionAnswered), "nobody is asked any more this turn"


@plays("sorcery-08-1", "sorcery-08-2")
def test_the_sniffing_shadow() -> None:
    m = cast("sorcery-08", "mode 1", log=["dot", "dot", "10", "dot"])
    assert told(m, events.DotsTold)[0].count == 1
    m = cast("sorcery-08", "mode 2", log=["48"])
    assert members(m.state.tracks) == [48]
    assert asked(m) == "extra-ride"
    play(m, ">47")
    assert m.state.nazgul[0] == 47
    nowhere = cast("sorcery-08", "mode 2", nazgul=["1", "24", "28", "43"], hand=["ally1-01"], tokens=1)
    assert asked(nowhere) == "react", "no Search at a start, but the step that follows can be cancelled (rule 67)"
    assert str(render(nowhere.decision.prompt, "en")) == "Stop a Sorcery card? It is “The Sniffing Shadow”."
    assert asked(play(nowhere, "play ally1-01")) == "active-nazgul"
    assert nowhere.state.nazgul[0] == 1


@plays("sorcery-09-1", "sorcery-09-2")
def test_black_horses() -> None:
    m = cast("sorcery-09", "mode 1")
    assert {int(n[1:]) for n in notations(m) if n[1:].isdigit()} > {47}
    play(m, "stay")
    m = cast("sorcery-09", "mode 2", nazgul=["49", "47", "28", "43"])
    asked_for = []
    while asked(m) == "extra-ride":
        asked_for.append(m.decision.step.nazgul)
        play(m, notations(m)[0])
    assert 0 in asked_for
    assert all(SHIRE.road[[49, 47, 28, 43][n]] for n in asked_for)


@plays("sorcery-10-1", "sorcery-10-2")
def test_questions_at_the_door() -> None:
    m = cast("sorcery-10", "mode 1", info=["44"], allies=["54"])
    assert notations(m) == ["at 44"], "rule 73: not where an Ally marker is"
    play(m, "at 44")
    assert m.state.given == [44], "rule 119: found although the answer is no"
    m = cast("sorcery-10", "mode 2", "perceive I·B")
    assert told(m, events.PerceptionAnswered)[0].answer == "yes"
    wild = cast("sorcery-10", "mode 2", part=2, nazgul=["28", "28", "33", "33"], gandalf="18", start="18")
    assert asked(wild) == "perceive-afar", "the Search is for Part 1"


@plays("sorcery-11-1", "sorcery-11-2")
def test_crebain() -> None:
    """Rule 104."""
    assert told(cast("sorcery-11", "mode 1", "perceive I·A"), events.PerceptionAnswered)[0].answer == "no"
    assert told(cast("sorcery-11", "mode 2", "perceive I"), events.PerceptionAnswered)[0].answer == "yes"


@plays("sorcery-12-1", "sorcery-12-2")
def test_bill_ferny() -> None:
    m = cast("sorcery-12", "mode 1", allies=["4", "37"])
    play(m, "remove 37")
    assert members(m.state.allies) == [4]
    m = cast("sorcery-12", "mode 2", log=["47"])
    play(m, "at 47")
    assert members(m.state.tracks) == [47]


@plays("sorcery-13-1", "sorcery-13-2")
def test_the_squint_eyed_southerner() -> None:
    m = cast("sorcery-13", "mode 1", hand=["ally1-11", "ally1-10"], seats=3,
             hands={"wraith-1": ["sorcery-13"], "wraith-2": []})  # fmt: skip
    assert notations(m) == ["discard ally1-10", "discard ally1-11"]
    play(m, "discard ally1-10")
    assert m.view("wraith-1").seen_hands == {"ringbearer": ["ally1-11"]}
    assert m.view("wraith-2").seen_hands == {}
    assert told(m, events.HandSeen, "wraith-1")
    assert not told(m, events.HandSeen, "wraith-2")
    assert m.determinize("wraith-1", 5).state.hand == [10]
    assert len(cast("sorcery-13", "mode 2").state.hands[0]) == 2


@plays("sorcery-14-1")
def test_a_shadow_of_dread() -> None:
    m = cast("sorcery-14", tokens=1)
    assert (m.state.tokens, m.state.corruption) == (0, 0)
    assert cast("sorcery-14").state.corruption == 1


@plays("sorcery-15-1")
def test_morgul_knife() -> None:
    m = cast("sorcery-15", log=["dot", "dot", "10"], tracks=["10"])
    assert m.state.knife == 1
    assert play(hold("sorcery-15"), "die sorcery").why_not("play sorcery-15") is Why.CARD_PREREQUISITE
    fight = table(now="encounter", found="10", log=["dot", "dot", "10"], nazgul=["10", "24", "28", "43"],
                  morgul_knife=True, company={"sam": "away", "pippin": "away"})  # fmt: skip
    assert len(told(fight, events.TilesDrawn)[0].tiles) == 2
    assert fight.state.knife == 0
    assert fight.state.discard == [14]


@plays("sorcery-16-1", "sorcery-16-2")
def test_the_lidless_eye() -> None:
    m = cast("sorcery-16", "mode 1", "tile eye")
    assert (len(m.state.eyes), m.state.corruption) == (1, 0)
    assert told(cast("sorcery-16", "mode 2", "perceive II"), events.PerceptionAnswered)[0].answer == "no"


@plays("sorcery-17-1")
def test_the_lure_of_the_ring() -> None:
    assert cast("sorcery-17", turn=2, rested=True).state.corruption == 1
    moved = play(hold("sorcery-17", turn=2, eye=True), "die sorcery")
    assert moved.why_not("play sorcery-17") is Why.CARD_PREREQUISITE


@plays("sorcery-18-1", "sorcery-18-2")
def test_fog_on_the_downs() -> None:
    m = cast("sorcery-18", "mode 1", hand=["ally1-21"], tokens=2)
    pass_nazgul(m)
    assert asked(m) == "shire-turn"
    play(m, "dot")
    assert m.why_not("resolve") is Why.FOG
    play(m, "play ally1-21")
    assert m.state.track == 1, "only the token is left of the Ponies"
    play(m, "end")
    assert m.state.fog == 0
    m = cast("sorcery-18", "mode 2")
    assert asked(m) == "extra-ride"
    play(m, "stay")


@plays("sorcery-19-1", "sorcery-19-2")
def test_the_hunt_is_up() -> None:
    m = cast("sorcery-19", log=["48"])
    assert notations(m) == ["mode 1"], "in Daylight only the first effect"
    assert m.why_not("mode 2") is Why.CARD_PREREQUISITE
    assert play(m, "mode 1").state.found == 48
    m = cast("sorcery-19", "mode 2", turn=2, log=["47"])
    play(m, "at 47")
    assert m.state.found == 47


@plays("sorcery-20-1", "sorcery-20-2")
def test_closing_the_net() -> None:
    m = cast("sorcery-20", "mode 1")
    assert asked(m) == "extra-ride"
    play(m, *[])
    for _ in range(4):
        play(m, notations(m)[0])
    assert asked(m) == "active-nazgul"
    m = cast("sorcery-20", "mode 2", nazgul=["48", "23", "21", "22"], log=["23"])
    play(m, "end", "die sword", "hunt")
    assert m.state.radius == 2
    pass_nazgul(m)
    near = SHIRE.within[23][2]
    assert told(m, events.EncounterBegins)[0].nazgul == sum(near >> at & 1 for at in (48, 23, 21, 22))


@plays("sorcery-21-1", "sorcery-21-2")
def test_the_will_of_mordor() -> None:
    m = cast("sorcery-21", "mode 1", chance=Scripted(answers=[5], seed=1))
    assert sum(m.state.dice) == 6, "the Sorcery die just used comes back"
    assert (m.state.dice[3], m.state.tokens) == (2, 0), "a Shadow gives no token now"
    m = cast("sorcery-21", "mode 2", "ring", "ring", "roll", chance=Scripted(answers=[4, 4], seed=1))
    assert m.state.dice == [0, 2, 2, 1]


@plays("sorcery-22-1", "sorcery-22-2")
def test_eyes_of_the_wraith_world() -> None:
    m = cast("sorcery-22", "mode 1")
    assert notations(m) == ["perceive III·A", "perceive III·B", "perceive III·C"]
    play(m, "perceive III·A")
    who = cast("sorcery-22", "mode 1", "perceive V·A", part=2, nazgul=["19", "28", "33", "33"], gandalf="8",
               start="8", track=0)  # fmt: skip
    assert told(who, events.PerceptionAnswered)[0].answer == "gandalf"
    assert cast("sorcery-22", "mode 2", log=["48"]).state.found == 48
    ally = play(hold("sorcery-22", nazgul=["44", "24", "28", "43"]), "die sorcery")
    assert ally.why_not("play sorcery-22") is Why.CARD_PREREQUISITE
