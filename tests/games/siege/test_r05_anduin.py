"""R5: the Anduin and the bridge of Osgiliath."""

from __future__ import annotations

from games.siege.helpers import (
    at,
    declare,
    dict_of_goes,
    fight,
    move,
    notations,
    odds,
    play,
    reach,
    seen,
    skip_to,
    skip_to_turn,
    told,
    where,
    why,
)


def test_r5_01_boats_take_a_whole_move_from_the_bank() -> None:
    m = at("GO-10@0707 MO-01@2613")
    assert reach(m, "GO-10")["0708"] == 5  # all that it has
    move(m, "GO-10", "0708")
    assert not [n for n in notations(m) if n.startswith("0708>")]
    walker = at("GO-10@0706 MO-01@2613")
    assert "0708" not in reach(walker, "GO-10")
    move(walker, "GO-10", "0707")
    assert "0707>0708" not in notations(walker)
    assert why(walker, "0707>0708") == "RIVER_NEEDS_BANK"
    skip_to(m, "shadow", "move-counters")
    skip_to(m, "west", "move-counters")
    costs = reach(m, "GO-10")
    assert costs["0709"] == costs["0608"] == 1  # lands with its full PM
    assert costs["0609"] == 3
    assert costs["0808"] == 5  # or rows on, one hex


def test_r5_01_newcomers_do_not_embark() -> None:
    m = at("GO-10@0707 MO-01@2613", marks={"GO-10": ["arrived"]})
    assert "0708" not in reach(m, "GO-10")
    play(m, "GO-10@0707")
    assert why(m, "0707>0708") == "JUST_ARRIVED"
    engine = at("SW-01@0707 GO-02@2407", "shadow movement")
    assert "0708" not in reach(engine, "SW-01")
    leader = at("L-IMRAHIL@0707 MO-01@2613")
    assert "0708" in reach(leader, "L-IMRAHIL")


def test_r5_02_the_announcement_needs_both_ends() -> None:
    both = at("GO-05@0908 GO-02@0910 MO-01@2613", "west end")
    assert notations(both) == ["build-bridge", "pass"]
    one = at("GO-05@0908 MO-01@2613", "west movement")
    assert why(one, "build-bridge") == "BRIDGE_NEEDS_BOTH_ENDS"
    play(one, "end-movement")
    assert one.decision is not None
    assert one.decision.kind != "announce-bridge"
    stands = at("GO-05@0908 GO-02@0910 MO-01@2613", "west movement", bridge="west")
    assert why(stands, "build-bridge") == "BRIDGE_STANDS"


def test_r5_03_the_bridge_is_finished_or_the_work_is_lost() -> None:
    m = at("GO-05@0908 GO-02@0910 MO-15@1011", "west end")
    play(m, "build-bridge")
    held = m.copy()
    skip_to(held, "west", "move-counters")
    assert seen(held).bridge == "west"
    lost = at("GO-05@0908 MO-15@1010", "west end", control={"0910": "west"})
    play(lost, "build-bridge")
    skip_to(lost, "shadow", "move-counters")
    move(lost, "MO-15", "0910")
    assert seen(lost).works == ""
    assert told(lost, "bridge-work-lost")
    skip_to(lost, "west", "move-counters")
    assert seen(lost).bridge == ""


def test_r5_04_crossing_costs_the_bridge_and_the_far_hex() -> None:
    m = at("GO-05@0908 GO-10@0807 MO-01@2613", bridge="west")
    assert reach(m, "GO-05")["0910"] == 2
    assert reach(m, "GO-10")["0910"] == 3
    move(m, "GO-10", "0908")
    assert "0909" not in dict_of_goes(m)
    assert why(m, "0908>0909") == "NO_STOP_ON_BRIDGE"
    tired = at("GO-01@0807 MO-01@2613", bridge="west", history=["assailed"])  # PM 2: 1 to Osgiliath, 1 left
    move(tired, "GO-01", "0908")
    assert not [n for n in notations(tired) if n.startswith("0908>0910")]
    engine = at("SW-01@0908 GO-02@2407", "shadow movement", bridge="west")
    assert reach(engine, "SW-01")["0910"] == 2
    broken = at("GO-05@0908 MO-01@2613")
    assert "0910" not in reach(broken, "GO-05")


def test_r5_04_zones_hold_on_the_bridge_hex_by_hex() -> None:
    m = at("GO-05@0908 MO-01@0810 MO-11@1007", bridge="west")  # 0908 and 0910 in zones, 0909 not
    assert "0909" not in seen(m).zones["shadow"]
    assert reach(m, "GO-05")["0910"] == 3
    closed = at("GO-05@0908 MO-01@0809", bridge="west")  # 0909 and 0910 both in its zone
    assert "0910" not in reach(closed, "GO-05")


def test_r5_05_attack_across_the_bridge() -> None:
    m = at("MO-15@0910 MO-18@0910 GO-02@0908", "shadow combat", bridge="shadow", dice=(9, 5))
    declare(m, "0908", "MO-15", "MO-18")
    assert odds(m).attack == 14
    assert [s.shift for s in odds(m).shifts] == ["city"]
    play(m, "roll")  # 3:1 less 2: 3:2; 95 - 2: AVB+ DRI
    skip_to(m, "shadow", "advance-units")
    assert "advance MO-15" in notations(m)
    play(m, "advance MO-15", "stay")
    assert where(m, "MO-15") == "0908"
    stays = at("MO-15@0910 MO-18@0910 GO-02@0908", "shadow combat", bridge="shadow", dice=(3, 5))
    fight(stays, "0908", "MO-15", "MO-18")  # 33: ARI
    assert where(stays, "MO-15") == where(stays, "MO-18") == "0910"
    no_bridge = at("MO-15@0910 GO-02@0908 GO-05@1010", "shadow combat")
    assert why(no_bridge, "attack 0908") == "NO_ATTACKER"


def test_r5_06_retreat_across_the_bridge() -> None:
    m = at("GO-02@0908 MO-15@0907 MO-18@1008", "shadow combat", bridge="west", dice=(9, 5))
    zone = seen(m).zones["shadow"]
    assert all(h in zone for h in ("0807", "1007"))
    fight(m, "0908", "MO-15", "MO-18")
    assert where(m, "GO-02") == "0910"


def test_r5_07_who_takes_an_end_may_destroy_the_bridge_once() -> None:
    m = at("GO-05@0807 MO-01@2613", bridge="shadow", control={"0908": "shadow"})
    move(m, "GO-05", "0908")
    assert notations(m) == ["destroy-bridge", "keep-bridge"]
    kept = play(m.copy(), "keep-bridge")
    assert seen(kept).bridge == "shadow"
    skip_to_turn(kept, 2)
    assert not [e for e in kept.events if e.event.kind == "bridge-destroyed"]
    play(m, "destroy-bridge")
    assert seen(m).bridge == ""
    assert m.decision is not None
    assert m.decision.kind in ("move-on", "move-counters")
    own = at("GO-05@0807 MO-01@2613", bridge="west", control={"0908": "shadow"})
    move(own, "GO-05", "0908")
    assert "destroy-bridge" not in notations(own)


def test_r5_08_fords() -> None:
    m = at("GO-10@2309 MO-01@2613")  # 3-3-5
    costs = reach(m, "GO-10")
    assert costs["2308"] == 2
    assert costs["2307"] == 4
    move(m, "GO-10", "2308", "2307")
    assert seen(m).moving is not None
    assert seen(m).moving.left == 1  # type: ignore[union-attr]
    guarded = at("MO-02@2309 GO-02@2407", "shadow movement")
    assert reach(guarded, "MO-02")["2308"] == 2
    assert "2307" not in reach(guarded, "MO-02")
    engine = at("SW-01@2409 GO-02@0908", "shadow movement")
    assert "2408" not in reach(engine, "SW-01")
    full = at("GO-10@2309 GO-12@2308 MO-01@2613")
    assert "2308" not in reach(full, "GO-10")
