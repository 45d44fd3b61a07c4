"""R9: those who fly, and the Eye."""

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
    shifts,
    skip_to,
    told,
    where,
    why,
)

EVEN: dict[str, list[str]] = {"west": [], "shadow": []}


@pytest.mark.parametrize(
    ("dice", "eye", "ring"), [((0, 5), "open", False), ((0, 0), "open", True), ((7,), "closed", False)]
)
def test_r9_01_the_roll_of_sauron(dice: tuple[int, ...], eye: str, ring: bool) -> None:
    m = at("GO-02@1506 MO-01@1010", "shadow movement", dice=(*dice, 7, 7, 7))
    play(m, "end-movement")
    assert (seen(m).turn, seen(m).eye, seen(m).ring) == (2, eye, ring)
    asked = m.play_state.chance.asked
    play(m, "end-movement", "end-movement")
    assert (seen(m).turn, seen(m).eye) == (3, "open" if ring else "closed")
    assert m.play_state.chance.asked == asked + (0 if ring else 1)


def test_r9_02_one_combat_a_turn() -> None:
    m = at("MO-01@1506 L-WITCHKING@1506 MO-11@1605 GO-02@1606 GO-05@1505", "shadow combat", eye="open",
           dice=(5, 5), morale=EVEN)  # fmt: skip
    play(m, "attack 1505", "+MO-01", "+eye")
    assert (odds(m).attacker.leader, odds(m).attacker.modifier) == ("L-SAURON", 4)  # 4, not 4 and 3
    assert "+eye" not in notations(m)
    assert why(m, "+eye") == "EYE_SPENT"
    play(m, "roll")
    assert seen(m).eye == "spent"
    skip_to(m, "shadow", "choose-target")
    play(m, "attack 1606")
    assert "+eye" not in notations(m)
    assert why(m, "+eye") == "EYE_SPENT"


def test_r9_02_the_shadow_may_look_when_it_defends() -> None:
    m = at("GO-02@1506 MO-01@1606", "west combat", eye="open", dice=(5, 5), morale=EVEN)
    declare(m, "1606", "GO-02")
    play(m, "roll")
    assert m.decision is not None
    assert (m.decision.seat, notations(m)) == ("shadow", ["+eye", "no-eye"])
    without = play(m.copy(), "no-eye")
    assert seen(without).eye == "open"
    play(m, "+eye")
    assert told(m, "dice-rolled")[0].total == 55 - 4
    assert seen(m).eye == "spent"
    closed = at("GO-02@1506 MO-01@1606", "west combat")
    fight(closed, "1606", "GO-02")
    assert not told(closed, "eye-looked")
    away = at("MO-01@1506 GO-02@1606", "shadow combat")
    declare(away, "1606", "MO-01")
    assert why(away, "+eye") == "EYE_CLOSED"


def test_r9_03_sauron_cannot_be_touched() -> None:
    m = at("GO-02@1506 MO-01@1606r", "west combat", eye="open", dice=(3, 9), morale=EVEN)
    fight(m, "1606", "GO-02")
    play(m, "+eye")
    assert where(m, "MO-01") == "eliminated"
    assert score(m, "west") == 2
    assert where(m, "L-SAURON") == "unused"
    new = at("L-SAURON@waiting MO-01@1010 GO-02@2407", "shadow movement")
    assert why(new, "L-SAURON") == "NOT_ON_MAP"
    assert len(seen(new).zones["shadow"]) == 6  # those of MO-01 alone


def test_r9_04_flight_costs_one_a_hex() -> None:
    m = at("MO-12@1315 L-WITCHKING@1315 GO-02@0908 GO-05@0807", "shadow movement")
    costs = reach(m, "MO-12")
    assert costs["1414"] == 1
    assert costs["0909"] == 8
    assert costs["0903"] == 14
    assert max(costs.values()) <= 30
    assert reach(m, "L-WITCHKING") == costs


def test_r9_05_the_nazgul_attack_only_beside_a_ground_unit() -> None:
    m = at("MO-12@1506 MO-01@1605 GO-02@1606", "shadow combat")
    play(m, "attack 1606")
    assert "+MO-12" not in notations(m)
    assert why(m, "+MO-12") == "NAZGUL_ALONE"
    with_troops = at("MO-12@1506 MO-01@1506 GO-02@1606", "shadow combat")
    play(with_troops, "attack 1606", "+MO-12")
    assert "roll" in notations(with_troops)  # the other need not attack
    assert odds(with_troops).attack == 3


def test_r9_06_in_combat_they_are_units_like_others() -> None:
    m = at("MO-12@1506 GO-02@1505 GO-05@1507", "west combat", dice=(2, 0), morale=EVEN)
    declare(m, "1506", "GO-02", "GO-05")
    assert odds(m).defence == 2
    assert shifts(m) == {}
    play(m, "roll")  # 4:1, 20: AVB- DRI
    assert "1506>1606" in notations(m)
    assert "1606" in seen(m).zones["west"]
    play(m, "1506>1606")
    assert where(m, "MO-12") == "1606"


def test_r9_06_who_has_no_wings_does_not_follow_to_a_peak() -> None:
    m = at("MO-12@0705 L-GOTHMOG@0705 L-WITCHKING@0705 GO-02@0704 GO-05@0805", "west combat", dice=(5, 5), morale=EVEN)
    fight(m, "0705", "GO-02", "GO-05")  # 4:1 less 1, for the city is cut off; 55 - 4: AVB+ DRI
    play(m, "0705>0706")
    assert where(m, "L-GOTHMOG") == where(m, "L-WITCHKING") == "0706"
    m = at("MO-12@0804 L-GOTHMOG@0804 L-WITCHKING@0804 GO-02@0704 GO-05@0805", "west combat", dice=(2, 5), morale=EVEN)
    fight(m, "0804", "GO-02", "GO-05")
    play(m, "0804>0803")
    assert where(m, "L-WITCHKING") == "0803"
    assert where(m, "L-GOTHMOG") == "0804"


def test_r9_07_the_witch_king_falls_with_his_troops() -> None:
    m = at("GO-02@1506 MO-01@1606r L-WITCHKING@1606 MO-04@1315", "west combat", dice=(4, 9), turn=2)
    before = seen(m).morale["shadow"].sum
    fight(m, "1606", "GO-02")  # 2:1; 49 + 2 - 3: ARI DVB+
    assert where(m, "L-WITCHKING") == "eliminated"
    assert score(m, "west") == 2 + 10
    skip_to(m, "shadow", "move-counters")
    assert seen(m).morale["shadow"].sum == before - 2


def test_r9_08_the_nazgul_never_recover() -> None:
    m = at("MO-12@1506r MO-01@1803r GO-02@2407", "shadow recovery")
    assert "recover MO-12" not in notations(m)
    assert piece(m, "MO-12").reduced


def test_r9_06_rivers_count_for_the_nazgul_in_combat() -> None:
    """4.4: an air unit differs in movement only."""
    river = at("MO-12@1012 MO-01@1012 GO-02@1112", "shadow combat")
    play(river, "attack 1112", "+MO-12")
    assert shifts(river)["minor-river"] == -1
    flank = at("MO-12@1012 MO-01@1012 MO-11@1111 GO-02@1112", "shadow combat")
    declare(flank, "1112", "MO-12", "MO-11")
    assert "minor-river" not in shifts(flank)
    hover = at("MO-12@0808 GO-02@0908", "west combat")
    declare(hover, "0808", "GO-02")
    assert shifts(hover) == {"anduin": 1}
    boats = at("MO-12@0808 MO-01@0808 MO-11@0907 GO-02@0807", "shadow combat")
    assert shifts(declare(boats, "0807", "MO-12", "MO-11")) == {}
    ford = at("MO-12@2508 MO-11@2508 MO-01@2409 GO-02@2408", "shadow combat")
    declare(ford, "2408", "MO-01", "MO-12")
    assert "ford" not in shifts(ford)  # one attacker stands in the water


def test_r9_06_the_nazgul_neither_retreat_into_the_anduin_nor_out_of_it() -> None:
    bank = at("MO-12@0707 GO-02@0706 GO-05@0706", "west combat", dice=(2, 0), morale=EVEN)
    fight(bank, "0707", "GO-02", "GO-05")  # 4:1, 20: AVB- DRI
    assert {"0707>0708", "0707>0607"}.isdisjoint(notations(bank))
    assert why(bank, "0707>0708") == "RETREAT_INTO_RIVER"
    deep = at("MO-12@0808 GO-02@0908 GO-05@0807", "west combat", dice=(2, 0), morale=EVEN)
    fight(deep, "0808", "GO-02", "GO-05")  # 4:1 and 1 for the river: 5:1; 20: AVB+ DRI
    assert (where(deep, "MO-12"), piece(deep, "MO-12").reduced) == ("0808", True)
    assert told(deep, "stood-fast")[0].loss == "anduin"


def test_r9_06_only_the_river_behind_the_nazgul() -> None:
    ring = "GO-02@0706 GO-05@0807 GO-10@0806 GO-12@0606"
    m = at(f"MO-12@0707 {ring}", "west combat", dice=(2, 0), morale=EVEN)
    fight(m, "0707", "GO-02", "GO-05")
    assert (where(m, "MO-12"), piece(m, "MO-12").reduced) == ("0707", True)
    assert told(m, "stood-fast")[0].loss == "river"


def test_r9_06_the_nazgul_with_enemies_on_all_sides_take_a_loss_for_their_retreat() -> None:
    """4.8.2 holds for them as for any unit; with a gap, zones do not hold them (3.5)."""
    ring = "GO-02@1507 GO-05@1505 GO-10@1606 GO-12@1605 GO-13@1406 GO-11@1405"
    m = at(f"MO-12@1506 {ring}", "west combat", dice=(2, 0), morale=EVEN)
    fight(m, "1506", "GO-02", "GO-05")
    assert (where(m, "MO-12"), piece(m, "MO-12").reduced) == ("1506", True)
    assert told(m, "stood-fast")[0].loss == "closed"


def test_r9_06_the_nazgul_attack_from_the_river_like_others() -> None:
    """4.2.3, 4.8.3: half strength on the turn they come there, and no advance."""
    m = at("MO-12@0910 MO-08@0808 GO-10@0908r GO-02@2407", "shadow movement", dice=(9, 9), morale=EVEN)
    move(m, "MO-12", "0808")
    assert piece(m, "MO-12").embarked
    assert not told(m, "embarked")  # they need no boat
    flown = m.copy()
    play(m, "end-movement")
    declare(m, "0908", "MO-08", "MO-12")
    assert odds(m).attack == 5 + 2
    play(m, "roll")
    skip_to(m, "shadow", "advance-units")
    assert "advance MO-08" in notations(m)
    assert why(m, "advance MO-12") == "JUST_EMBARKED"
    play(flown, "0808>0809")
    assert not piece(flown, "MO-12").embarked


def test_r9_04_those_who_fly_may_advance_to_a_peak() -> None:
    """3.3.2, 4.8.3: the second hex is theirs to choose, and peaks are barred to others only."""
    m = at("MO-12@0705 MO-15@0705 GO-10@0804r GO-02@2407", "shadow combat", dice=(9, 9), morale=EVEN)
    fight(m, "0804", "MO-12", "MO-15")
    skip_to(m, "shadow", "advance-units")
    play(m, "advance MO-12")
    assert "0804>0803" in notations(m)
