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
    piece,
    play,
    reach,
    seen,
    skip_to,
    skip_to_turn,
    told,
    where,
    why,
)
from redbook.kernel import Match


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


EVEN: dict[str, list[str]] = {"west": [], "shadow": []}


def test_r5_04_nobody_stops_on_the_standing_bridge() -> None:
    """3.3.5: neither boats nor wings; without the bridge the hex is river like any other."""
    boats = at("GO-05@0908 GO-10@1008 L-IMRAHIL@0809 MO-01@2613", bridge="west")
    for id in ("GO-05", "GO-10", "L-IMRAHIL"):
        assert "0909" not in reach(boats, id)
        assert {"0808", "1009"} & set(reach(boats, id))
    play(boats, "GO-10@1008")
    assert why(boats, "1008>0909") == "NO_STOP_ON_BRIDGE"
    wings = at("MO-12@0910 L-WITCHKING@0910 GO-02@2407", "shadow movement", bridge="west")
    for id in ("MO-12", "L-WITCHKING"):
        assert "0909" not in reach(wings, id)
        assert reach(wings, id)["0908"] == 2  # over it they may fly
    play(wings, "MO-12@0910")
    assert why(wings, "0910>0909") == "NO_STOP_ON_BRIDGE"
    assert "0909" in reach(at("MO-12@0910 GO-02@2407", "shadow movement"), "MO-12")
    assert "0909" in reach(at("GO-05@0908 MO-01@2613"), "GO-05")


def test_r5_04_those_who_fly_over_the_bridge_need_a_place_beyond() -> None:
    ring = "GO-02@0911 GO-05@1010 GO-10@1009 GO-12@0809 GO-13@0810"
    m = at(f"MO-12@0910 {ring}", "shadow movement", bridge="west")
    assert reach(m, "MO-12")["0908"] == 2
    shut = at(f"MO-12@0910 {ring} DA-01@0908 DA-02@1008 RO-01@0808", "shadow movement", bridge="west")
    assert "MO-12@0910" not in notations(shut)


def test_r5_04_an_enemy_on_the_bridge_closes_it_to_attacks() -> None:
    """3.2.1, 4.2.4: nobody passes through a hex that an enemy holds."""
    m = at("MO-15@0910 GO-02@0908 GO-10@0909 MO-01@1008", "shadow combat", bridge="shadow")
    play(m, "attack 0908")
    assert "+MO-15" not in notations(m)
    assert why(m, "+MO-15") == "BRIDGE_CLOSED"
    alone = at("MO-15@0910 GO-02@0908 GO-10@0909", "shadow combat", bridge="shadow")
    assert "attack 0908" not in notations(alone)
    friend = at("MO-15@0910 GO-02@0908 MO-01@0909", "shadow combat", bridge="shadow")
    play(friend, "attack 0908")
    assert "+MO-15" in notations(friend)
    march = at("MO-15@0910 GO-02@2407 L-IMRAHIL@0909", "shadow movement", bridge="shadow")
    assert "0908" not in reach(march, "MO-15")


def test_r5_06_an_enemy_on_the_bridge_closes_it_to_retreats() -> None:
    m = at("GO-02@0908 MO-15@0907 MO-18@1008 L-GOTHMOG@0909", "shadow combat", bridge="west", dice=(9, 5), morale=EVEN)
    fight(m, "0908", "MO-15", "MO-18")
    assert where(m, "GO-02") == "0908"
    assert why(m, "0908>0910") != ""


RING = "GO-02@0908 MO-15@1008 MO-18@0807 MO-01@1007 MO-11@0907 MO-02@0911"  # 0910 lies in the zone of 0911


def test_r5_06_breaking_out_over_the_bridge() -> None:
    """The far end counts as adjacent (4.2.4): a unit that can still go there is not completely surrounded."""
    m = at(RING, "shadow combat", bridge="west", dice=(7, 5), morale=EVEN)
    fight(m, "0908", "MO-15", "MO-18")  # 3:1 less 2, and 1 for surrounded: 2:1; 76: AVB+ DRI
    assert (where(m, "GO-02"), piece(m, "GO-02").reduced) == ("0809", True)
    closed = at(f"{RING} L-GOTHMOG@0909", "shadow combat", bridge="west", dice=(7, 5), morale=EVEN)
    fight(closed, "0908", "MO-15", "MO-18")
    assert (where(closed, "GO-02"), piece(closed, "GO-02").reduced) == ("0908", True)
    assert told(closed, "stood-fast")[0].loss == "closed"


def test_r5_05_a_whole_stack_attacks_across_the_bridge() -> None:
    """Decided: 4.2.4 says "a unit" as it says it of retreats, and lets "the attacking units" advance."""
    m = at("MO-15@0910 MO-18@0910 HA-03@0910 GO-02@0908", "shadow combat", bridge="shadow")
    play(m, "attack 0908")
    assert {"+MO-15", "+MO-18", "+HA-03"} <= set(notations(m))


def test_r5_05_nobody_advances_over_a_bridge_that_has_just_been_destroyed() -> None:
    """3.3.5: the first to cross tears it down behind him; the others stay where they are."""
    m = at("GO-02@0908 GO-05@0908 MO-02@0910r", "west combat", bridge="shadow", dice=(5, 5), morale=EVEN)
    fight(m, "0910", "GO-02", "GO-05")  # 8 to 2: 4:1: AVB- DRB-
    skip_to(m, "west", "advance-units")
    kept = play(m.copy(), "advance GO-02", "keep-bridge")
    assert "advance GO-05" in notations(kept)
    play(m, "advance GO-02", "destroy-bridge")
    assert "advance GO-05" not in notations(m)


def test_r5_01_who_came_to_the_bank_by_an_advance_ends_a_movement_phase_there_first() -> None:
    """3.3.4: boats are boarded by who stood on the bank when a movement phase ended."""
    m = at("MO-15@0810 MO-18@0810 GO-10@0809r GO-02@2407", "shadow combat", dice=(5, 5), morale=EVEN)
    fight(m, "0809", "MO-15", "MO-18")
    skip_to(m, "shadow", "advance-units")
    play(m, "advance MO-15", "stay", "halt")
    skip_to(m, "shadow", "move-counters")
    assert where(m, "MO-15") == "0809"
    assert "0808" not in reach(m, "MO-15")
    again = Match.from_position(m.position())
    assert "0808" not in reach(again, "MO-15")
    play(m, "MO-15@0809")
    assert why(m, "0809>0808") == "CAME_BY_COMBAT"
    m.undo()
    play(m, "end-movement")
    skip_to(m, "shadow", "move-counters")
    assert "0808" in reach(m, "MO-15")


def test_r5_01_who_retreated_to_the_bank_waits_as_well() -> None:
    units = "GO-02@1507 L-FARAMIR@1507 MO-15@1506 MO-18@1506 MO-13@1606 MO-01@1406"
    m = at(units, "shadow combat", dice=(5, 5), morale=EVEN)
    fight(m, "1507", "MO-15", "MO-18")  # 3:1 in the wood: 2:1; 55 - 1: AVB- DRI
    assert where(m, "GO-02") == where(m, "L-FARAMIR") == "1508"
    skip_to(m, "west", "move-counters")
    for id in ("GO-02", "L-FARAMIR"):
        assert not {"1509", "1608"} & set(reach(m, id))
    play(m, "L-FARAMIR@1508")
    assert why(m, "1508>1509") == "CAME_BY_COMBAT"
