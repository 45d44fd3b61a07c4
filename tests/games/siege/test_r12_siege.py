"""R12 and R13: siege engines, the garrison, victory."""

from __future__ import annotations

import pytest

from games.siege.helpers import (
    at,
    declare,
    fight,
    move,
    notations,
    odds,
    piece,
    play,
    reach,
    score,
    seen,
    skip_to,
    skip_to_turn,
    told,
    where,
    why,
)

EVEN: dict[str, list[str]] = {"west": [], "shadow": []}


def test_r12_01_infantry_on_the_pelennor_becomes_siege_engines() -> None:
    units = "MO-01@0805r MO-11@0706 MO-02@0906 MO-15@0605 MO-03@0904 SW-01@waiting SW-02@waiting GO-02@1004"
    m = at(units, "shadow movement")
    assert notations(m) == ["convert MO-01", "convert MO-11", "done"]
    assert why(m, "convert MO-02") == "NOT_ON_PELENNOR"
    assert why(m, "convert MO-15") == "NOT_INFANTRY"
    assert why(m, "convert MO-03") == "ENGAGED_INFANTRY"
    play(m, "convert MO-01")
    assert (where(m, "SW-01"), piece(m, "SW-01").reduced) == ("0805", True)
    play(m, "convert MO-11")
    assert m.decision is not None
    assert m.decision.kind == "move-counters"
    assert reach(m, "SW-01")
    none_left = at("MO-01@0805 SW-01@eliminated SW-02@0705 GO-02@2407", "shadow movement")
    assert none_left.decision is not None
    assert none_left.decision.kind == "move-counters"


def test_r12_02_the_infantry_scores_nothing() -> None:
    m = at("MO-01@0805 SW-01@waiting GO-02@2407", "shadow movement")
    play(m, "convert MO-01")
    assert where(m, "MO-01") == "converted"
    assert score(m, "west") == 0


def test_r12_03_the_siege_engine() -> None:
    m = at("SW-01@2409 SW-02@0908 GO-02@1506", "shadow movement", bridge="shadow")
    assert "2408" not in reach(m, "SW-01")
    assert reach(m, "SW-02")["0910"] == 2
    attack = at("SW-01@0705 GO-10@0704", "shadow combat", dice=(9, 9), morale=EVEN)
    declare(attack, "0704", "SW-01")
    assert odds(attack).attack == 10
    play(attack, "roll")
    assert "advance SW-01" in notations(attack)
    play(attack, "advance SW-01")
    assert where(attack, "SW-01") == "0704"
    assert attack.decision is None or attack.decision.kind != "advance-further"


def test_r12_04_the_garrison_stays_inside() -> None:
    m = at("GO-09@0905 GO-01@0704 GO-10@0606 MO-01@1010")
    assert "0906" not in reach(m, "GO-09")
    assert "0805" in reach(m, "GO-09")
    assert "0505" in reach(m, "GO-10")
    play(m, "GO-09@0905")
    assert why(m, "0905>0906") == "GARRISON"
    attack = at("GO-09@0905 MO-02@0906r", "west combat", dice=(9, 9), morale=EVEN)
    fight(attack, "0906", "GO-09")  # 2:1: AVI DRB-
    assert attack.decision is None or attack.decision.kind != "advance-units"
    assert where(attack, "GO-09") == "0905"
    river = at("GO-06@0706 GO-08@0806 MO-01@1010")
    assert "0707" not in reach(river, "GO-06")


def test_r12_05_an_attack_over_the_wall_frees_the_garrison() -> None:
    m = at("GO-09@0905 GO-06@0706 MO-01@0906", "shadow combat", dice=(5, 5), morale=EVEN)
    assert not seen(m).garrison_free
    fight(m, "0905", "MO-01")
    assert seen(m).garrison_free
    assert told(m, "rammas-attacked")
    skip_to(m, "west", "move-counters")
    assert "0707" in reach(m, "GO-06")
    air = at("GO-09@0905 MO-12@0906 MO-01@0906", "shadow combat", dice=(5, 5), morale=EVEN)
    fight(air, "0905", "MO-12")
    assert not seen(air).garrison_free  # no ground unit attacked


def test_r13_01_units_and_leaders() -> None:
    m = at("GO-10@1606r L-FARAMIR@1606 MO-15@1506", "shadow combat", dice=(7, 5), morale=EVEN)
    fight(m, "1606", "MO-15")  # 7 to 2: 3:1; 74: AVB- DRB-
    assert where(m, "GO-10") == "eliminated"
    assert score(m, "shadow") == 2 + 5
    assert {(a.id, a.points) for a in seen(m).score["shadow"].awards} == {("V1", 2), ("V2", 5)}


def test_r13_02_what_the_west_scores() -> None:
    m = at("MO-12@1606r RO-03@1506", "west combat", dice=(4, 5), morale=EVEN)
    fight(m, "1606", "RO-03")
    assert where(m, "MO-12") == "eliminated"
    assert score(m, "west") == 7
    end = at("GO-02@0908 MO-01@2613", "shadow end", turn=12)
    assert end.result is not None
    assert end.result.scores == {"west": 45, "shadow": 0}
    assert end.result.winners == ("west",)


@pytest.mark.parametrize(
    ("start", "hex", "turn", "points"),
    [("0807", "0908", 5, 20), ("0807", "0908", 6, 10), ("2408", "2407", 4, 10), ("2408", "2407", 5, 5),
     ("0705", "0704", 9, 50), ("0705", "0704", 10, 15)],
)  # fmt: skip
def test_r13_03_first_captures(start: str, hex: str, turn: int, points: int) -> None:
    m = at(f"MO-16@{start} GO-02@1506", "shadow movement", turn=turn, history=["fallen"])
    move(m, "MO-16", hex)
    assert score(m, "shadow") == points
    again = at(f"MO-16@{start} GO-02@1506", "shadow movement", turn=turn, captured=[hex])
    move(again, "MO-16", hex)
    assert score(again, "shadow") == 0


def test_r13_03_great_leaders() -> None:
    m = at("L-GANDALF@1606 L-THEODEN@1606 L-ARAGORN@1606 MO-15@1506", "shadow combat")
    fight(m, "1606", "MO-15")
    assert score(m, "shadow") == 30


def test_r13_04_denethor_is_worth_nothing() -> None:
    m = at("L-DENETHOR@0704 MO-15@0705", "shadow combat", turn=6)
    fight(m, "0704", "MO-15")
    assert where(m, "L-DENETHOR") == "eliminated"
    assert score(m, "shadow") == 0


def test_r13_05_who_left_the_map_scores_nothing() -> None:
    m = at("GO-02@1801 GO-05@0908 MO-01@2613", turn=12)
    play(m, "GO-02@1801", "1801>off", "end-movement")
    skip_to(m, "nobody", "nothing")
    assert m.result is not None
    assert m.result.scores["shadow"] == 0


def test_r13_06_the_toll_of_the_campaign() -> None:
    seven = " ".join(
        f"MO-0{n}@{h}r"
        for n, h in zip(range(1, 8), ("1010", "1010", "1010", "2613", "2613", "2013", "2013"), strict=True)
    )
    m = at(f"{seven} GO-02@0908r GO-05@2407r", "shadow end", turn=12)
    assert m.decision is not None
    assert (m.decision.seat, m.decision.kind) == ("shadow", "final-loss")
    assert why(m, "lose GO-02") == "NOT_REDUCED_AT_END"
    play(m, "lose MO-01", "lose MO-07")
    assert m.result is not None
    assert m.result.scores["west"] == 45 + 4
    assert m.result.scores["shadow"] == 0  # two reduced units: none is lost


def test_r13_07_taking_the_city_does_not_end_the_game() -> None:
    m = at("MO-16@0705 GO-02@1506", "shadow movement", turn=6, history=["fallen"])
    move(m, "MO-16", "0704")
    assert m.result is None
    skip_to_turn(m, 12)
    assert seen(m).turn == 12
    assert m.result is None


def test_r13_08_equal_totals_are_a_draw() -> None:
    m = at("GO-02@0908 MO-01@2613", "shadow end", turn=12, points={"shadow": {"V1": 40, "V2": 5}})
    assert m.result is not None
    assert m.result.winners == ()
    assert m.result.scores == {"west": 45, "shadow": 45}
    assert told(m, "siege-ended")[0].outcome == "draw"
    lost = at("MO-02@0908 MO-01@2613", "shadow end", turn=12, points={"shadow": {"V9": 40}})
    play(lost, "pass")
    assert lost.result is not None
    assert lost.result.winners == ("shadow",)
