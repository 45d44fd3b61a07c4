"""R8.14 to R8.22: advance and recovery."""

from __future__ import annotations

from games.siege.helpers import at, declare, fight, notations, odds, piece, play, seen, skip_to, where, why

EVEN: dict[str, list[str]] = {"west": [], "shadow": []}


def test_r8_14_stacking_limits_the_advance() -> None:
    m = at("MO-02@1806r RO-01@1805 RO-02@1805 RO-03@1805", "west combat", dice=(9, 9), morale=EVEN)
    fight(m, "1806", "RO-01", "RO-02", "RO-03")  # 26 to 2: 7+:1 less 1: AVI DE-
    assert where(m, "MO-02") == "eliminated"
    play(m, "advance RO-01", "stay", "advance RO-02", "stay")
    assert "advance RO-03" not in notations(m)
    assert where(m, "RO-01") == where(m, "RO-02") == "1806"


def test_r8_14_only_those_who_attacked() -> None:
    m = at("MO-02@1606r RO-01@1506 GO-02@1506", "west combat", dice=(5, 5), morale=EVEN)
    fight(m, "1606", "RO-01")  # 4:1: AVB- DRB-
    assert notations(m) == ["advance RO-01", "halt"]
    assert why(m, "advance GO-02") == "NOT_IN_COMBAT"


def test_r8_15_cavalry_and_leaders_may_take_a_second_hex() -> None:
    units = "MO-02@1606r RO-01@1506 GO-02@1506 L-EOMER@1506"
    m = at(units, "west combat", dice=(5, 5), morale=EVEN)
    fight(m, "1606", "RO-01", "GO-02")  # 12 to 2: 6:1: AVB- DRB+
    play(m, "advance RO-01")
    assert "1606>1706" in notations(m)
    assert "stay" in notations(m)
    assert why(m, "1606>1506") == "SECOND_HEX_HELD"
    play(m, "1606>1706")
    assert where(m, "RO-01") == "1706"
    play(m, "advance GO-02")
    assert m.decision is not None
    assert m.decision.kind == "advance-units"  # foot stops
    play(m, "advance L-EOMER", "1606>1605")
    assert where(m, "L-EOMER") == "1605"


def test_r8_16_zones_do_not_bind_an_advance_but_terrain_does() -> None:
    m = at("MO-02@1508r RO-01@1507 MO-01@1709", "west combat", dice=(5, 5), morale=EVEN)
    fight(m, "1508", "RO-01")
    play(m, "advance RO-01")
    assert "1608" in seen(m).zones["shadow"]
    offered = notations(m)
    assert "1508>1509" not in offered  # the Anduin
    assert why(m, "1508>1509") == "ADVANCE_INTO_RIVER"
    assert "1508>1607" in offered
    city = at("MO-02@0705r RO-01@0706 GO-02@2407", "west combat", dice=(5, 5), morale=EVEN, control={"0704": "shadow"})
    fight(city, "0705", "RO-01")
    play(city, "advance RO-01", "0705>0704")
    assert where(city, "RO-01") == "0704"
    peak = at("MO-02@0804r RO-01@0805", "west combat", dice=(5, 5), morale=EVEN)
    fight(peak, "0804", "RO-01")
    play(peak, "advance RO-01")
    assert why(peak, "0804>0803") == "PEAK"
    engine = at("SW-01@1012 MO-15@1012 GO-02@1011", "shadow combat", dice=(5, 5), morale=EVEN)
    fight(engine, "1011", "SW-01", "MO-15")  # 17 to 4: 4:1 less 2: 2:1: AVB- DRI
    skip_to(engine, "shadow", "advance-units")
    assert "advance MO-15" in notations(engine)
    assert why(engine, "advance SW-01") == "SIEGE_ENGINE_BARRED"


def test_r8_17_no_advance_into_the_anduin_nor_out_of_it_at_once() -> None:
    m = at("GO-10@0808r MO-15@0809 MO-18@0809", "shadow combat", dice=(5, 5), morale=EVEN)
    fight(m, "0808", "MO-15", "MO-18")
    assert where(m, "GO-10") == "eliminated"
    assert not [n for n in notations(m) if n.startswith("advance")]
    boats = "MO-15@0808 MO-18@0909 GO-10@0908r"
    m = at(boats, "shadow combat", dice=(9, 9), morale=EVEN, marks={"MO-15": ["embarked"]})
    fight(m, "0908", "MO-15", "MO-18")  # 4 + 7 to 2: 5:1 less 2: 3:1; 99: AVB- DRB+
    play(m, "lose MO-18")
    assert notations(m) == ["advance MO-18", "halt"]
    assert why(m, "advance MO-15") == "JUST_EMBARKED"


def test_r8_18_the_nazgul_advance_like_cavalry() -> None:
    m = at("MO-12@1606 MO-15@1606 GO-10@1506r", "shadow combat", dice=(5, 5), morale=EVEN)
    fight(m, "1506", "MO-12", "MO-15")  # 10 to 2: 5:1: AVI DRB-
    play(m, "advance MO-12")
    assert "1506>1405" in notations(m)
    play(m, "1506>1405")
    assert where(m, "MO-12") == "1405"


def test_r8_19_ari_never_advances() -> None:
    m = at("GO-02@1506 MO-01@1606r", "west combat", dice=(3, 5), morale=EVEN)
    fight(m, "1606", "GO-02")  # 2:1: ARI DVB+
    assert where(m, "MO-01") == "eliminated"
    assert m.decision is None or m.decision.kind != "advance-units"
    assert where(m, "GO-02") == "1506"


def test_r8_20_two_recoveries_a_preparation() -> None:
    m = at("GO-02@1506r GO-05@1605r GO-10@1406r MO-01@2613", "west preparation")
    play(m, "recover GO-02", "recover GO-10")
    assert m.decision is not None
    assert m.decision.kind == "move-counters"
    assert [piece(m, id).reduced for id in ("GO-02", "GO-05", "GO-10")] == [False, True, False]
    three = at("GO-02@1506r GO-05@1605r MO-01@2613", "west recovery", recovered=2)
    assert three.decision is not None
    assert three.decision.kind == "move-counters"


def test_r8_21_who_never_recovers() -> None:
    m = at("GO-02@1506r GO-05@1605r GO-10@1803 MO-01@1507", "west recovery")
    assert notations(m) == ["recover GO-05", "done"]
    assert why(m, "recover GO-02") == "ENGAGED"
    assert why(m, "recover GO-10") == "NOT_REDUCED"
    shadow = at("MO-12@1506r SW-01@1605r MO-01@1803r GO-02@2407", "shadow recovery")
    assert notations(shadow) == ["recover MO-01", "done"]
    assert why(shadow, "recover MO-12") == why(shadow, "recover SW-01") == "NEVER_RECOVERS"


def test_r8_22_recovered_units_fight_at_full_strength_at_once() -> None:
    m = at("GO-02@1506r MO-01@1706", "west recovery")
    play(m, "recover GO-02", "GO-02@1506", "1506>1606", "end-movement")
    declare(m, "1706", "GO-02")
    assert odds(m).attack == 4
