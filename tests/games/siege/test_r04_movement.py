"""R4: movement, zones of control, surrounded."""

from __future__ import annotations

import pytest

from games.siege.helpers import (
    at,
    fight,
    hex_no,
    move,
    notations,
    number,
    play,
    reach,
    score,
    seen,
    skip_to,
    state,
    where,
    why,
)
from redbook.games.siege.board import DISTANCE
from redbook.games.siege.zones import completely_surrounded, surrounded
from redbook.kernel import IllegalMove, Match


def test_r4_01_terrain_has_its_price() -> None:
    m = at("GO-02@1909")  # 4-4-4 in the woods
    assert reach(m, "GO-02")["1910"] == 2
    assert reach(m, "GO-02")["1911"] == 4
    assert "1912" not in reach(m, "GO-02")
    m = at("GO-02@1004")
    assert reach(m, "GO-02")["1003"] == 2  # hill
    m = at("GO-02@0503")
    costs = reach(m, "GO-02")
    assert costs["0502"] == 3  # mountain
    assert costs["0504"] == 1  # plain
    assert reach(at("GO-02@2412"), "GO-02")["2314"] == 4  # a plain and a mountain
    assert reach(at("GO-02@0404"), "GO-02")["0503"] == 3  # 1 for plain, 2 for hill


def test_r4_02_pm_are_not_saved() -> None:
    m = at("GO-02@1506 MO-01@2613")
    first = reach(m, "GO-02")
    play(m, "end-movement")
    skip_to(m, "west", "move-counters")
    assert seen(m).turn == 2
    assert reach(m, "GO-02") == first


def test_r4_03_minimum_move() -> None:
    m = at("GO-01@0904", history=["assailed"])  # 6-6-2; the mountain costs 3, the wall 1
    assert reach(m, "GO-01")["0903"] == 2
    move(m, "GO-01", "0903")
    assert not [n for n in notations(m) if n.startswith("0903>")]
    held = at("GO-01@0904 GO-02@2407 MO-01@0804 MO-11@0905 MO-02@1003", history=["assailed"])
    assert reach(held, "GO-01") == {}
    assert why(held, "GO-01") == "SURROUNDED"
    peak = at("GO-01@0804", history=["assailed"])
    assert "0803" not in reach(peak, "GO-01")


def test_r4_04_nobody_enters_a_hex_with_an_enemy() -> None:
    m = at("MO-01@1505 MO-12@1505 L-WITCHKING@1505 L-FARAMIR@1506", "shadow movement")
    for id in ("MO-01", "MO-12", "L-WITCHKING"):
        assert "1506" not in reach(m, id)
        assert reach(m, id)["1507"] > 1
    play(m, "MO-12@1505")
    assert why(m, "1505>1506") == "ENEMY_HEX"


def test_r4_05_only_wings_reach_a_peak() -> None:
    m = at("GO-05@0704 L-GANDALF@0704", history=["assailed"])
    assert "0703" not in reach(m, "GO-05")
    assert "0703" not in reach(m, "L-GANDALF")
    play(m, "GO-05@0704")
    assert why(m, "0704>0703") == "PEAK"
    m = at("L-WITCHKING@0705 MO-12@0705 GO-02@2407", "shadow movement")
    assert reach(m, "L-WITCHKING")["0703"] == 2
    assert reach(m, "MO-12")["0703"] == 2


def test_r4_05_the_example_of_the_readme_is_not_offered() -> None:
    """`m.why_not("0704>0703")`: the peak behind Minas Tirith, on the first day and ever after."""
    m = skip_to(Match.new("siege", seed=3019), "west", "move-counters")
    assert why(m, "0704>0703") == "PEAK"


def test_r4_06_a_minor_river_costs_one_more() -> None:
    assert reach(at("GO-02@1011"), "GO-02")["0912"] == 3


def test_r4_07_siege_engines_cross_rivers_by_bridges() -> None:
    m = at("SW-01@1011 SW-02@1112 GO-02@2407", "shadow movement")
    assert "0912" not in reach(m, "SW-01")
    assert reach(m, "SW-02")["1012"] == 1
    play(m, "SW-01@1011")
    assert why(m, "1011>0912") == "SIEGE_ENGINE_BARRED"


def test_r4_08_the_wall_costs_one_more_both_ways() -> None:
    assert reach(at("GO-02@0906"), "GO-02")["0905"] == 2
    assert reach(at("GO-02@0905"), "GO-02")["0906"] == 2
    assert reach(at("MO-01@0906 GO-02@2407", "shadow movement"), "MO-01")["0905"] == 2


def test_r4_09_roads() -> None:
    m = at("MO-01@1315 GO-02@2407", "shadow movement")  # PM 4
    assert reach(m, "MO-01")["1212"] == 3
    assert reach(m, "MO-01")["1112"] == 4
    m = at("MO-01@1412 MO-11@1314 GO-02@2407", "shadow movement")
    assert reach(m, "MO-01")["1313"] == 2
    assert reach(m, "MO-11")["1313"] == 1


def test_r4_10_gates_and_bridges_waive_the_extra() -> None:
    assert reach(at("GO-02@1004"), "GO-02")["0904"] == 1
    assert reach(at("GO-02@1112"), "GO-02")["1012"] == 1


def test_r4_11_leaving_the_map() -> None:
    m = at("GO-02@1801 MO-01@2613")
    play(m, "GO-02@1801")
    off = next(o for o in m.decision.options if o.notation == "1801>off")  # type: ignore[union-attr]
    assert off.args()["cost"] == 1
    play(m, "1801>off")
    assert where(m, "GO-02") == "left"
    assert score(m, "shadow") == 0
    skip_to(m, "shadow", "move-counters")
    skip_to(m, "west", "place-reinforcements")
    assert where(m, "GO-02") == "left"
    inland = at("GO-02@1506 MO-01@2613")
    play(inland, "GO-02@1506")
    assert why(inland, "1506>off") == "NOT_AN_EDGE"
    poor = at("GO-01@0401 MO-01@2613")  # PM 2, the mountain asks 3
    play(poor, "GO-01@0401")
    assert why(poor, "0401>off") == "CANNOT_PAY_TO_LEAVE"


def test_r4_11_nobody_retreats_off_the_map() -> None:
    m = at("GO-02@1801 MO-15@1802 MO-18@1802", "shadow combat", dice=(5, 5))
    fight(m, "1801", "MO-15", "MO-18")  # 3:1, 55: AVB+ DRI
    assert notations(m) == ["1801>1901", "1801>1701"]


def test_r4_11_through_a_full_edge_hex_one_may_leave_without_stopping() -> None:
    m = at("GO-02@1801 GO-05@1801 GO-10@1801 GO-11@1802")
    play(m, "GO-11@1802")
    assert "1802>1801" not in notations(m)
    play(m, "1802>1801>off")
    assert where(m, "GO-11") == "left"


def test_r4_12_leaders_move_by_their_own_pm_and_denethor_never() -> None:
    m = at("L-DENETHOR@0704 GO-02@0704", history=["assailed"])
    assert "L-DENETHOR@0704" not in notations(m)
    assert why(m, "L-DENETHOR") == "NEVER_MOVES"
    m = at("L-GOTHMOG@1612 MO-01@1712 GO-02@2407", "shadow movement")
    gothmog = reach(at("L-GOTHMOG@1611 GO-02@2407", "shadow movement"), "L-GOTHMOG")
    foot = reach(at("MO-01@1611 GO-02@2407", "shadow movement"), "MO-01")
    assert gothmog == foot


def test_r4_13_leaders_have_no_zone_and_the_nazgul_has() -> None:
    alone = reach(at("GO-02@1505"), "GO-02")
    leader = reach(at("GO-02@1505 L-GOTHMOG@1607"), "GO-02")
    assert {h: c for h, c in alone.items() if h != "1607"} == leader
    assert reach(at("GO-02@1505 MO-12@1607"), "GO-02") != leader
    m = at("GO-02@1505 MO-12@1607 SW-01@1707")
    assert "1606" in seen(m).zones["shadow"]
    assert "1708" in seen(m).zones["shadow"]


def test_r4_14_no_step_from_zone_to_zone() -> None:
    m = at("GO-02@1107 GO-01@1107 MO-01@1207 MO-11@1208")
    assert reach(m, "GO-02")["1108"] == 3  # round by 1007: 1 and 1 for the zone, then 1
    assert "1108" not in reach(m, "GO-01")  # PM 2
    play(m, "GO-01@1107")
    assert why(m, "1107>1108") == "ZONE_TO_ZONE"
    same = at("GO-01@1107 MO-01@1207")
    assert "1108" not in reach(same, "GO-01")  # of the same enemy, too


def test_r4_15_leaving_a_zone_costs_one_more() -> None:
    m = at("GO-02@1107 MO-01@1207")
    assert reach(m, "GO-02")["1007"] == 2


def test_r4_16_entering_a_zone_does_not_end_the_move() -> None:
    m = at("GO-11@1105 MO-01@1207")  # PM 8
    assert reach(m, "GO-11")["1107"] == 2
    move(m, "GO-11", "1107", "1007")
    assert seen(m).moving is not None
    assert seen(m).moving.left == 8 - 2 - 2  # type: ignore[union-attr]


def test_r4_17_friends_do_not_cancel_a_zone() -> None:
    m = at("GO-01@1107 GO-05@1108 MO-01@1207 MO-11@1208")
    assert "1108" not in reach(m, "GO-01")
    play(m, "GO-01@1107")
    assert why(m, "1107>1108") == "ZONE_TO_ZONE"


def test_r4_18_zones_cross_walls_but_not_the_anduin() -> None:
    m = at("GO-02@0905 MO-01@0910", bridge="shadow")
    assert "0906" in seen(m).zones["west"]
    assert "0908" not in seen(m).zones["shadow"]
    assert "0909" in seen(m).zones["shadow"]
    river = at("GO-02@1011 MO-01@2613")
    assert "0912" in seen(river).zones["west"]


def test_r4_19_surrounded() -> None:
    m = at("GO-01@0704 MO-01@0705 MO-11@0804")  # 0604 lies in the zone of 0705
    s = state(m)
    assert "0604" in seen(m).zones["shadow"]
    assert surrounded(s, number("GO-01"))
    assert not completely_surrounded(s, number("GO-01"))
    bank = at("GO-02@0707 MO-01@0806 MO-11@0606")
    s = state(bank)
    free = [n for n in ("0708", "0607", "0807", "0706") if n not in seen(bank).zones["shadow"]]
    assert free == ["0708"]
    assert not surrounded(s, number("GO-02"))


def test_r4_20_a_surrounded_unit_cannot_move() -> None:
    m = at("GO-01@0704 GO-05@0908 MO-01@0705 MO-11@0804", history=["assailed"])
    assert "GO-01@0704" not in notations(m)
    assert why(m, "GO-01") == "SURROUNDED"
    with pytest.raises(IllegalMove):
        m.play("GO-01@0704")
    edge = at("GO-02@0101 GO-05@0908 MO-01@0102 MO-11@0201")
    assert "GO-02@0101" not in notations(edge)  # not even off the map


def test_r4_21_those_who_fly_are_never_surrounded() -> None:
    """Six enemies round about; one gap is enough, zones or not."""
    m = at("MO-12@1506 GO-02@1507 GO-05@1505 GO-10@1606 GO-12@1605 GO-13@1406 GO-11@1406", "shadow movement")
    assert not surrounded(state(m), number("MO-12"))
    assert len(reach(m, "MO-12")) > 300


def test_r4_22_completely_surrounded() -> None:
    m = at("GO-01@0704 MO-01@0705 MO-11@0804 MO-02@0604")
    assert completely_surrounded(state(m), number("GO-01"))
    assert DISTANCE[hex_no("0704")][hex_no("0604")] == 1


def test_r4_21_a_surrounded_leader_does_not_leave_the_map() -> None:
    """3.2.1: nothing that is surrounded moves."""
    m = at("L-IMRAHIL@0101 GO-05@0908 MO-01@0102 MO-11@0201")
    assert "L-IMRAHIL@0101" not in notations(m)
    assert why(m, "L-IMRAHIL") == why(m, "0101>off") == "SURROUNDED"
    company = at("L-IMRAHIL@0101 GO-02@0101 GO-05@0908 MO-01@0102 MO-11@0201")
    assert not [n for n in notations(company) if n.endswith("@0101")]
    free = at("L-IMRAHIL@1801 GO-05@0908 MO-01@1802")  # 1701 and 1901 are open
    play(free, "L-IMRAHIL@1801")
    assert "1801>off" in notations(free)
    wings = at("L-WITCHKING@0101 GO-02@0102 GO-05@0201", "shadow movement")
    play(wings, "L-WITCHKING@0101")
    assert "0101>off" in notations(wings)


def test_r4_19_the_bridge_is_a_way_out_for_those_who_can_cross_it() -> None:
    """3.3.5: onto it one comes from the two ends only, and not if the far end is held."""
    bank = "GO-05@0809 GO-02@2407 MO-01@0810 MO-11@0708"
    assert not surrounded(state(at(bank)), number("GO-05"))  # by boat to 0909
    assert surrounded(state(at(bank, bridge="west")), number("GO-05"))
    city = "GO-05@0908 GO-02@2407 MO-01@1007 MO-11@0807"
    assert not surrounded(state(at(city, bridge="west")), number("GO-05"))
    assert surrounded(state(at(f"{city} L-GOTHMOG@0910", bridge="west")), number("GO-05"))


def test_r4_22_the_far_end_of_the_bridge_counts_as_adjacent() -> None:
    ring = "GO-02@0908 MO-15@1008 MO-18@0807 MO-01@1007 MO-11@0907"
    assert completely_surrounded(state(at(ring)), number("GO-02"))
    assert not completely_surrounded(state(at(ring, bridge="west")), number("GO-02"))
    assert completely_surrounded(state(at(f"{ring} MO-02@0910", bridge="west")), number("GO-02"))
