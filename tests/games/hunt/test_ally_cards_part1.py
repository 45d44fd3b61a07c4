"""Every Ally card of Part 1, every effect, played at a table."""

from __future__ import annotations

from games.hunt.tables import asked, notations, pass_nazgul, play, plays, table, told
from redbook.games.hunt import events
from redbook.games.hunt.board import SHIRE, members
from redbook.games.hunt.pieces import MERRY, READY
from redbook.games.hunt.reasons import Why

FAR = ["17", "24", "28", "43"]  # Nazgûl starts, out of the way


def allies_at(m: object) -> list[int]:
    return members(m.state.allies)  # type: ignore[attr-defined]


@plays("ally1-01-1")
def test_could_it_have_been_gandalf_gives_a_token() -> None:
    m = play(table(hand=["ally1-01"]), "play ally1-01")
    assert m.state.tokens == 1
    assert m.state.ally_discard == [0]


@plays("stop-ally1-01")
def test_could_it_have_been_gandalf_cancels_a_sorcery_card() -> None:
    """Rule 68, rule 79."""
    m = table(now="nazgul", hand=["ally1-01"], tokens=1, hands={"wraith-1": ["sorcery-06"]}, nazgul=FAR)
    play(m, "die sorcery", "play sorcery-06", "mode 2")
    assert m.decision.seat == "ringbearer"
    play(m, "play ally1-01")
    assert m.state.tokens == 0
    assert m.state.discard == [5]
    assert m.state.dice[2] == 0
    poor = table(now="nazgul", hand=["ally1-01"], hands={"wraith-1": ["sorcery-06"]}, nazgul=FAR)
    play(poor, "die sorcery", "play sorcery-06", "mode 2")
    assert poor.decision.seat == "wraith-1", "without a token nothing can be stopped, and all can see it"


@plays("ally1-02-1", "stop-ally1-02")
def test_the_gaffer() -> None:
    m = play(table(hand=["ally1-02"], nazgul=FAR), "play ally1-02", "at 4")
    assert allies_at(m) == [4]
    m = table(now="nazgul", hand=["ally1-02"], nazgul=["10", "24", "28", "43"], log=["dot", "dot", "10"])
    play(m, "search", "play ally1-02")
    assert m.state.tracks == 0
    assert not told(m, events.SearchAnswered)
    assert m.state.acted == 1
    other = table(now="nazgul", hand=["ally1-02"], nazgul=["24", "10", "28", "43"])
    play(other, "search")
    assert other.decision.seat == "wraith-1", "a Search in section II is none of his business"


@plays("ally1-03-1", "ally1-03-2")
def test_gildor_inglorion() -> None:
    m = play(table(hand=["ally1-03"], nazgul=FAR), "play ally1-03", "mode 1", "at 26")
    assert allies_at(m) == [26]
    m = table(hand=["ally1-03"], log=["dot", "dot", "10", "dot", "19", "22"], corruption=4, nazgul=FAR)
    play(m, "play ally1-03", "mode 2")
    assert m.state.corruption == 3
    assert "in II·A II·B" in m.position()["position"]["record"]
    away = play(table(hand=["ally1-03"], corruption=4), "play ally1-03")
    assert asked(away) == "ally-mode", "asked although only one effect is open: the question tells nothing"
    assert notations(away) == ["mode 1"]
    assert away.why_not("mode 2") is Why.PREREQUISITE


@plays("ally1-04-1", "ally1-04-2")
def test_a_short_cut_to_mushrooms() -> None:
    m = table(hand=["ally1-04"], log=["dot", "dot", "10"])
    assert "19" not in notations(m)
    play(m, "play ally1-04", "mode 1")
    assert {"19", "20"} <= set(notations(m))
    play(m, "19")
    assert m.state.bonus == 0
    m = play(table(hand=["ally1-04"]), "play ally1-04", "mode 2")
    assert len(m.state.hand) == 1


@plays("ally1-05-1", "ally1-05-2")
def test_a_conspiracy_unmasked() -> None:
    """Rule 59: Merry joins in Part 1."""
    m = table(hand=["ally1-05"], start="1", log=["37"])
    play(m, "play ally1-05", "mode 1")
    assert m.state.company[MERRY] == READY
    m = play(table(hand=["ally1-05"]), "play ally1-05", "mode 2")
    assert len(m.state.hand) == 2


@plays("ally1-06-1", "stop-ally1-06")
def test_fredegar_bolger() -> None:
    m = play(table(hand=["ally1-06"], nazgul=FAR), "play ally1-06", "at 39")
    assert allies_at(m) == [39]
    m = table(now="nazgul", hand=["ally1-06"], tokens=1, nazgul=["48", "24", "28", "43"])
    play(m, "die ring", "perceive III", "play ally1-06")
    assert m.state.tokens == 0
    assert m.state.dice[0] == 1
    assert not told(m, events.PerceptionAnswered)


@plays("ally1-07-1", "ally1-07-2")
def test_farmer_maggot() -> None:
    """Rule 69: II·C is closed, its dots are open, and who stands there stays there."""
    m = play(table(hand=["ally1-07"], nazgul=FAR), "play ally1-07", "mode 1", "at 37")
    assert allies_at(m) == [37]
    m = table(hand=["ally1-07"], nazgul=["35", "31", "28", "43"])
    play(m, "play ally1-07", "mode 2", "dot", "end")
    assert not [move for move in notations(m) if move.startswith(">")]
    assert m.why_not(">38") is Why.TRAPPED
    play(m, "end")
    assert ">33" not in notations(m)
    assert m.why_not(">33") is Why.CLOSED
    assert m.why_not(">55") is Why.TOO_FAR
    pass_nazgul(m)
    assert m.state.shut == m.state.trap == 0, "over at the end of the turn"
    dot = next(SHIRE.ids[n] for n in SHIRE.near[37] if n > SHIRE.locs)
    assert not SHIRE.areas_mask(1 << SHIRE.areas.index("II·C")) >> SHIRE.index[dot] & 1


@plays("ally1-08-1", "ally1-08-2")
def test_horn_call_of_buckland() -> None:
    """Rule 63: only at Nightfall."""
    day = table(hand=["ally1-08"])
    assert day.why_not("play ally1-08") is Why.PREREQUISITE
    m = table(turn=2, hand=["ally1-08"], nazgul=["24", "28", "17", "43"])
    play(m, "play ally1-08", "mode 1")
    assert asked(m) == "push"
    assert "stay" not in notations(m)
    play(m, notations(m)[0])
    assert asked(m) == "push"
    play(m, notations(m)[0])
    assert asked(m) == "shire-turn"
    assert m.state.nazgul[2:] == [17, 43]
    assert m.state.nazgul[0] != 24
    m = play(table(turn=2, hand=["ally1-08"], nazgul=FAR), "play ally1-08", "mode 2")
    assert {"at 23", "at 37"} <= set(notations(m))
    assert "at 24" not in notations(m)
    play(m, "at 23")
    assert allies_at(m) == [23]


@plays("ally1-09-1", "ally1-09-2")
def test_the_master_of_buckland() -> None:
    """Rule 65: two markers may be moved, and one is on the board."""
    m = play(table(hand=["ally1-09"], nazgul=FAR), "play ally1-09", "mode 1", "at 38")
    assert allies_at(m) == [38]
    m = play(table(hand=["ally1-09"], nazgul=FAR, allies=["37"]), "play ally1-09", "mode 2", "37>33")
    assert allies_at(m) == [33]
    assert asked(m) == "shire-turn"


@plays("ally1-10-1", "ally1-10-2")
def test_the_thains_folk() -> None:
    m = play(table(hand=["ally1-10"], nazgul=FAR), "play ally1-10", "mode 1", "at 7")
    assert allies_at(m) == [7]
    m = table(hand=["ally1-10"], nazgul=["17", "24", "28", "43"])
    play(m, "play ally1-10", "mode 2", "dot", "end")
    assert m.state.trap == 0
    assert [move for move in notations(m) if move.startswith(">")], "no trap: it may leave"
    assert m.state.shut == SHIRE.target_mask[SHIRE.target("I·C")]


@plays("ally1-11-1", "ally1-11-2")
def test_bounders_of_the_shire() -> None:
    m = play(table(hand=["ally1-11"], nazgul=FAR), "play ally1-11", "mode 1")
    assert "at 17" not in notations(m), "a Nazgûl is there"
    play(m, "at 13")
    assert allies_at(m) == [13]
    m = play(table(hand=["ally1-11"], nazgul=FAR, allies=["10", "31"]), "play ally1-11", "mode 2", "10>9", "31>33")
    assert allies_at(m) == [9, 33]


@plays("ally1-12-1", "ally1-12-2")
def test_the_ferry_lantern() -> None:
    m = table(hand=["ally1-12"], log=["35"])
    assert "33" not in notations(m) or "37" not in notations(m)
    play(m, "play ally1-12", "mode 1")
    assert {at for at in (33, 37) if at in SHIRE.connected[35]} <= {int(n) for n in notations(m) if n.isdigit()}
    play(m, "37")
    assert m.state.last == 37
    assert m.position()["position"]["record"][-1] == "move ferry"
    m = play(table(hand=["ally1-12"], log=["35"], nazgul=FAR), "play ally1-12", "mode 2")
    assert members(m.state.shut) == [33, 37]
    assert table(hand=["ally1-12"]).why_not("play ally1-12") is Why.PREREQUISITE


@plays("stop-ally1-13")
def test_off_the_road() -> None:
    """Rule 66: only while the Nazgûl act."""
    own = table(hand=["ally1-13"], tokens=1)
    assert own.why_not("play ally1-13") is Why.OUT_OF_TURN_ONLY
    m = table(now="nazgul", hand=["ally1-13"], tokens=1, nazgul=["10", "24", "28", "43"], log=["dot", "dot", "10"])
    play(m, "die sword", "hunt", "play ally1-13")
    assert m.state.found == 0
    assert m.state.swords == 0
    assert (m.state.tokens, m.state.dice[1]) == (0, 1)


@plays("ally1-14-1", "ally1-14-2")
def test_a_walking_song() -> None:
    m = table(turn=2, hand=["ally1-14"], corruption=5, company={"sam": "flipped"})
    assert m.decision.find("play ally1-14") is not None
    play(m, "rest", "play ally1-14", "mode 1")
    assert m.state.corruption == 4
    m = play(table(hand=["ally1-14"]), "play ally1-14")
    assert m.state.tokens == 1, "in Daylight the other effect only"


@plays("ally1-15-1", "ally1-15-2")
def test_the_golden_perch() -> None:
    m = play(table(hand=["ally1-15"], nazgul=FAR), "play ally1-15", "mode 1", "at 31")
    assert allies_at(m) == [31]
    m = play(table(hand=["ally1-15"]), "play ally1-15", "mode 2")
    assert asked(m) == "discard-allies"
    play(m, notations(m)[0])
    assert len(m.state.hand) == 1


@plays("stop-ally1-16", "ally1-16-2")
def test_elves_in_the_woody_end() -> None:
    m = table(now="nazgul", hand=["ally1-16"], nazgul=FAR)
    play(m, "die ring", "perceive I·C", "play ally1-16")
    assert not told(m, events.PerceptionAnswered)
    section = play(table(now="nazgul", hand=["ally1-16"], nazgul=FAR), "die ring", "perceive I")
    assert told(section, events.PerceptionAnswered), "sections cannot be hidden"
    m = play(table(hand=["ally1-16"], log=["31"], corruption=2), "play ally1-16")
    assert m.state.corruption == 1


@plays("ally1-17-1", "ally1-17-2")
def test_fair_spoken_lies() -> None:
    """Rule 128: what lies face down cannot be found."""
    m = play(table(hand=["ally1-17"], info=["23", "37"], nazgul=["23", "24", "28", "43"]), "play ally1-17", "mode 1")
    play(m, "token 23", "dot", "end", "search")
    assert m.state.given == []
    assert m.state.info == [37]
    nothing = play(table(hand=["ally1-17"]), "play ally1-17", "mode 1")
    assert notations(nothing) == ["nothing"], "asked all the same"
    m = play(table(hand=["ally1-17"]), "play ally1-17", "mode 2")
    assert len(m.state.hand) == 1


@plays("ally1-18-1", "ally1-18-2")
def test_the_high_hay() -> None:
    m = table(hand=["ally1-18"], nazgul=["46", "24", "28", "43"])
    play(m, "play ally1-18", "mode 1", "dot", "end")
    reached = [SHIRE.index[move[1:]] for move in notations(m) if move.startswith(">")]
    assert reached
    assert all(SHIRE.section[at] == 2 for at in reached)
    assert m.why_not(">34") is Why.CLOSED
    m = play(table(hand=["ally1-18"], nazgul=FAR), "play ally1-18", "mode 2", "at 36")
    assert allies_at(m) == [36]


@plays("ally1-19-1")
def test_paths_of_the_old_forest() -> None:
    """Rule 52: extra, and at Nightfall without Corruption."""
    m = table(turn=2, hand=["ally1-19"], log=["44"])
    play(m, "play ally1-19", "dot")
    assert (m.state.track, m.state.corruption, m.state.eye) == (2, 0, 0)
    play(m, "rest", "end")
    assert m.state.track == 2


@plays("ally1-20-1", "ally1-20-2")
def test_tom_bombadil() -> None:
    """Rule 70: once or twice, each advances the track."""
    m = table(hand=["ally1-20"], log=["44"], nazgul=FAR)
    play(m, "play ally1-20", "mode 1", "dot")
    assert "done" in notations(m)
    play(m, "dot")
    assert m.state.track == 3
    once = table(hand=["ally1-20"], log=["44"], nazgul=FAR)
    assert play(once, "play ally1-20", "mode 1", "dot", "done").state.track == 2
    m = play(table(hand=["ally1-20"], log=["44"], nazgul=FAR), "play ally1-20", "mode 2", "at 44")
    assert allies_at(m) == [44]


@plays("ally1-21-1", "ally1-21-2")
def test_ponies_from_the_stable() -> None:
    m = play(table(hand=["ally1-21"], tokens=1), "play ally1-21", "mode 1", "dot")
    assert (m.state.tokens, m.state.track) == (0, 1)
    m = play(table(hand=["ally1-21"]), "play ally1-21")
    assert m.state.tokens == 1


@plays("ally1-22-1", "ally1-22-2")
def test_lobelia_sackville_baggins() -> None:
    m = table(hand=["ally1-22"], seats=3, hands={"wraith-1": [], "wraith-2": ["sorcery-03", "sorcery-04"]})
    play(m, "play ally1-22", "mode 1")
    assert notations(m) == ["wraith-2"]
    play(m, "wraith-2")
    assert len(m.state.hands[1]) == 1
    m = play(table(hand=["ally1-22"]), "play ally1-22", "mode 2", "ring")
    assert (m.state.dice[0], m.state.out) == (1, 1)
