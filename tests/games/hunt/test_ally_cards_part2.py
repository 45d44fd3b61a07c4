"""Every Ally card of Part 2, every effect, played at a table."""

from __future__ import annotations

from games.hunt.tables import asked, notations, pass_nazgul, play, plays, table, told
from redbook.games.hunt import events
from redbook.games.hunt.board import WILD, members
from redbook.games.hunt.pieces import JOURNEYS
from redbook.games.hunt.reasons import Why
from redbook.kernel import Match

FAR = ["28", "28", "33", "33"]


def wild(card: str, **doc: object) -> Match:
    """Frodo somewhere on the first short Journey, Gandalf at Weathertop with his move still to make."""
    setting: dict[str, object] = {"hand": [card], "gandalf": "18", "start": "18", "nazgul": FAR, "track": 2}
    return table(2, **(setting | doc))  # type: ignore[arg-type]


@plays("ally2-01-1", "stop-ally2-01")
def test_could_it_have_been_gandalf() -> None:
    assert play(wild("ally2-01"), "play ally2-01").state.tokens == 1
    m = wild("ally2-01", now="nazgul", tokens=1, hands={"wraith-1": ["sorcery-11"]})
    play(m, "die sorcery", "play sorcery-11", "mode 1", "perceive V·A", "play ally2-01")
    assert not told(m, events.PerceptionAnswered), "stopped when its target was named (rule 67)"
    assert m.state.playing == -1
    assert m.state.discard == [10]


@plays("ally2-02-1", "ally2-02-2")
def test_barliman_butterbur() -> None:
    assert play(wild("ally2-02"), "play ally2-02", "mode 1").state.tokens == 1
    assert members(play(wild("ally2-02"), "play ally2-02", "mode 2", "at 5").state.allies) == [5]


@plays("stop-ally2-03", "ally2-03-2")
def test_nob_and_bob() -> None:
    m = wild("ally2-03", now="nazgul", nazgul=["7", "28", "33", "33"])
    play(m, "search", "play ally2-03")
    assert m.state.tracks == 0
    assert len(play(wild("ally2-03"), "play ally2-03").state.hand) == 1


@plays("ally2-04-1", "ally2-04-2")
def test_bill_the_pony() -> None:
    m = wild("ally2-04", turn=2, corruption=6, company={"sam": "away"})
    assert asked(m) == "march-or-rest"
    play(m, "rest", "play ally2-04", "mode 1")
    assert m.state.corruption == 5
    m = play(wild("ally2-04"), "play ally2-04")
    assert asked(m) == "discard-allies"
    assert len(play(m, notations(m)[0]).state.hand) == 1


@plays("ally2-05-1", "ally2-05-2")
def test_rangers_of_the_north() -> None:
    assert members(play(wild("ally2-05"), "play ally2-05", "mode 1", "at 13").state.allies) == [13]
    m = play(wild("ally2-05", allies=["7"]), "play ally2-05", "mode 2")
    move = next(n for n in notations(m) if n.startswith("7>"))
    assert members(play(m, move).state.allies) == [int(move[2:])]


@plays("ally2-06-1", "ally2-06-2")
def test_glorfindel() -> None:
    assert members(play(wild("ally2-06"), "play ally2-06", "mode 1", "at 27").state.allies) == [27]
    m = play(wild("ally2-06", nazgul=["28", "28", "7", "33"]), "play ally2-06", "mode 2")
    assert notations(m) == ["at 28", "at 33"], "7 is in section IV"
    play(m, "at 28")
    step = next(n for n in notations(m) if n.startswith(">"))
    play(m, step, "stay", "stay")
    assert m.state.nazgul[1] == 28
    assert m.state.nazgul[0] != 28
    assert asked(m) == "wild-turn"


@plays("ally2-07-1")
def test_asfaloth() -> None:
    m = wild("ally2-07", track=9)
    play(m, "play ally2-07")
    assert m.state.track == 11, "ten at the beginning of the turn, one by the card"
    assert wild("ally2-07").why_not("play ally2-07") is Why.PREREQUISITE
    last = play(wild("ally2-07", track=12), "play ally2-07")
    assert last.result is not None
    assert last.result.reason == "rivendell"


@plays("ally2-08-1", "ally2-08-2")
def test_athelas() -> None:
    m = wild("ally2-08", fought=0, day=1, corruption=5, tokens=1)
    play(m, "play ally2-08", "mode 1", "spend")
    assert (m.state.corruption, m.state.tokens) == (3, 0)
    m = play(wild("ally2-08", fought=0, day=1, corruption=5, tokens=1), "play ally2-08", "mode 1", "keep")
    assert m.state.corruption == 4
    assert len(play(wild("ally2-08", fought=-1, day=1), "play ally2-08").state.hand) == 1


@plays("ally2-09-1", "ally2-09-2")
def test_riders_from_rivendell() -> None:
    assert members(play(wild("ally2-09"), "play ally2-09", "mode 1", "at 39").state.allies) == [39]
    m = play(wild("ally2-09"), "play ally2-09", "mode 2")
    assert m.state.shut == WILD.target_mask[WILD.target("VI·B")] & WILD.open_mask


@plays("ally2-10-1", "ally2-10-2")
def test_the_flood_of_bruinen() -> None:
    m = play(wild("ally2-10", nazgul=["39", "40", "33", "33"]), "play ally2-10", "mode 1")
    for _ in range(4):
        assert asked(m) == "push"
        assert "stay" not in notations(m)
        play(m, notations(m)[-1])
    assert asked(m) == "wild-turn"
    assert m.state.nazgul[2:] == [33, 33]
    assert play(wild("ally2-10"), "play ally2-10", "mode 2").state.tokens == 1


@plays("ally2-11-1", "ally2-11-2")
def test_the_sons_of_elrond() -> None:
    m = play(wild("ally2-11"), "play ally2-11", "mode 1")
    assert {"at A", "at B", "at C"} <= set(notations(m)), "p. 14: an Exit is a location"
    assert members(play(m, "at 36").state.allies) == [36]
    m = play(wild("ally2-11", allies=["7"]), "play ally2-11", "mode 2", "done")
    assert members(m.state.allies) == [7]


@plays("ally2-12-1", "ally2-12-2")
def test_striders_lore() -> None:
    """One more Journey card to choose from at the next change of course."""
    m = play(wild("ally2-12"), "play ally2-12", "mode 1")
    assert m.state.lore == 33
    m = wild("ally2-12", now="encounter", found="7", lore="ally2-12", hand=[], company={"strider": "away"})
    play(m, "change")
    assert len(notations(m)) == 2
    assert m.state.lore == -1
    assert m.state.ally_discard == [33]
    assert len(play(wild("ally2-12"), "play ally2-12", "mode 2").state.hand) == 1


@plays("ally2-13-1", "ally2-13-2")
def test_lightning_on_weathertop() -> None:
    m = play(wild("ally2-13", nazgul=["8", "33", "33", "28"]), "play ally2-13", "mode 1")
    play(m, notations(m)[0])
    assert m.state.nazgul[0] != 8
    assert asked(m) == "wild-turn"
    assert play(wild("ally2-13"), "play ally2-13", "mode 2", "ring").state.out == 1


@plays("ally2-14-1")
def test_shadowfax() -> None:
    m = play(wild("ally2-14"), "gandalf 10", "play ally2-14", "gandalf 7")
    assert m.state.gandalf == 7
    first = play(wild("ally2-14"), "play ally2-14", "gandalf 10")
    assert "end" not in notations(first), "an additional move: his own is still to come"
    assert first.why_not("reveal") is Why.MUST_MOVE
    assert play(first, "gandalf 7").state.gandalf == 7
    assert "end" in notations(first)
    home = wild("ally2-14", gandalf="", home=True, start="18", log=["A"])
    assert home.why_not("play ally2-14") is Why.PREREQUISITE


@plays("ally2-15-1", "ally2-15-2")
def test_birds_of_radagast() -> None:
    m = wild("ally2-15", hands={"wraith-1": ["sorcery-09", "sorcery-02"]})
    play(m, "play ally2-15", "mode 1", "wraith-1")
    assert notations(m) == ["discard sorcery-02", "discard sorcery-09"]
    assert m.view("ringbearer").seen_hands == {"wraith-1": ["sorcery-02", "sorcery-09"]}
    assert m.view("wraith-1").seen_hands == {}
    play(m, "discard sorcery-09")
    assert m.view("ringbearer").seen_hands == {"wraith-1": ["sorcery-02"]}
    assert not told(m, events.HandSeen, "wraith-1")
    assert len(play(wild("ally2-15"), "play ally2-15", "mode 2").state.hand) == 1


@plays("ally2-16-1")
def test_gwaihir_the_windlord() -> None:
    m = play(wild("ally2-16"), "play ally2-16", "gandalf 39")
    assert m.state.gandalf == 39
    assert "gandalf 39" not in notations(m)
    assert play(wild("ally2-16"), "gandalf 10").why_not("play ally2-16") is Why.PREREQUISITE
    swift = play(wild("ally2-16", hand=["ally2-14", "ally2-16"]), "play ally2-14", "gandalf 10")
    assert swift.why_not("play ally2-16") is Why.PREREQUISITE, "Shadowfax has moved him this turn"


@plays("ally2-17-1", "ally2-17-2")
def test_the_grey_pilgrim() -> None:
    m = play(wild("ally2-17"), "play ally2-17", "mode 1")
    assert len(m.state.deeds) == 1
    assert not told(m, events.DeedsDrawn, "wraith-1")
    assert play(wild("ally2-17"), "play ally2-17", "mode 2").state.tokens == 1


@plays("ally2-18-1", "ally2-18-2")
def test_the_tale_of_tinuviel() -> None:
    m = play(wild("ally2-18", turn=2, corruption=4, company={"sam": "away"}), "rest", "play ally2-18", "mode 1")
    assert m.state.corruption == 3
    assert play(wild("ally2-18", turn=2), "march", "play ally2-18").state.tokens == 1
    assert wild("ally2-18").why_not("play ally2-18") is Why.PREREQUISITE


@plays("stop-ally2-19")
def test_fire_in_the_dark() -> None:
    m = wild("ally2-19", now="nazgul", tokens=1, nazgul=["7", "28", "33", "33"])
    play(m, "die sword", "hunt", "play ally2-19")
    assert m.state.found == 0


@plays("stop-ally2-20", "ally2-20-2")
def test_hidden_ways_of_the_wild() -> None:
    m = wild("ally2-20", now="nazgul")
    play(m, "die ring", "perceive V·C", "play ally2-20")
    assert not told(m, events.PerceptionAnswered)
    assert len(play(wild("ally2-20"), "play ally2-20").state.hand) == 1


@plays("ally2-21-1", "ally2-21-2")
def test_the_stone_trolls() -> None:
    assert members(play(wild("ally2-21"), "play ally2-21", "mode 1", "at 37").state.allies) == [37]
    m = play(wild("ally2-21"), "play ally2-21", "mode 2", "gandalf 10", "end")
    assert m.state.shut == WILD.target_mask[WILD.target("VI·A")] & WILD.open_mask
    pass_nazgul(m)
    assert m.state.shut == 0


@plays("ally2-22-1", "ally2-22-2")
def test_o_elbereth_gilthoniel() -> None:
    m = wild("ally2-22", eyes=["eye#11", "red-eye"])
    play(m, "play ally2-22", "mode 1")
    assert m.state.eyes == [19], "a special tile stays"
    assert 11 in m.state.tiles
    assert len(play(wild("ally2-22"), "play ally2-22", "mode 2").state.hand) == 1


def test_the_journey_of_these_tables() -> None:
    assert JOURNEYS[0].id == "short-01"
