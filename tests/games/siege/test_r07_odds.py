"""R7.01 to R7.18: declaring an attack, odds, shifts, the roll."""

from __future__ import annotations

import pytest

from games.siege.helpers import (
    at,
    declare,
    fight,
    notations,
    number,
    odds,
    play,
    seen,
    shifts,
    told,
    why,
)
from redbook.games.siege import tables
from redbook.games.siege.zones import surrounded
from redbook.kernel import Match, Seeded
from redbook.kernel.walk import play_out

EVEN: dict[str, list[str]] = {"west": [], "shadow": []}


def test_r7_01_the_whole_stack_defends() -> None:
    m = at("GO-02@1506 MO-01@1606 MO-02@1606 MO-03@1606", "west combat")
    declare(m, "1606", "GO-02")
    assert odds(m).defence == 4 + 3 + 4
    far = at("GO-02@1506 MO-01@1708 MO-11@1606", "west combat")
    assert why(far, "attack 1708") == "NO_ATTACKER"
    play(far, "attack 1606")
    assert why(far, "attack 1506") == "WRONG_PHASE"


def test_r7_02_units_of_one_hex_attack_different_hexes() -> None:
    m = at("GO-02@1506 GO-05@1506 MO-01@1606 MO-11@1505", "west combat", dice=(5, 5))
    fight(m, "1606", "GO-02")  # 1:1, 55: ARI DVB-
    declare(m, "1505", "GO-05")
    assert seen(m).combat is not None
    assert seen(m).combat.attackers == ["GO-05"]  # type: ignore[union-attr]


def test_r7_03_nobody_attacks_or_is_attacked_twice() -> None:
    m = at("GO-02@1506 GO-05@1605 MO-01@1507 MO-11@1505", "west combat", dice=(5, 5))
    fight(m, "1507", "GO-02")  # 1:2 in the wood, 55 + 2: ARB- DVI
    assert "attack 1507" not in notations(m)
    assert why(m, "attack 1507") == "ALREADY_DEFENDED"
    assert why(m, "GO-02") == "ALREADY_ATTACKED"


def test_r7_03_who_retreated_into_a_later_target_defends_again() -> None:
    """Only the Nazgûl can retreat to where another enemy stands by: zones mean nothing to them."""
    m = at("RO-03@1505 GO-02@1407 MO-12@1506 MO-11@1507", "west combat", dice=(5, 5), morale=EVEN)
    fight(m, "1506", "RO-03")  # 10 to 2: 5:1, 55: AVI DRB-
    play(m, "1506>1507", "halt")
    declare(m, "1507", "GO-02")
    assert odds(m).defence == 4 + 1


def test_r7_04_attacks_are_voluntary() -> None:
    m = at("GO-02@1405 MO-01@1506", "west movement")
    play(m, "end-movement")
    assert m.decision is not None
    assert m.decision.kind == "choose-target"
    assert "end-combat" in notations(m)


@pytest.mark.parametrize(
    ("attack", "defence", "column"),
    [(5, 4, "1:1"), (6, 4, "3:2"), (8, 4, "2:1"), (27, 4, "6:1"), (28, 4, "7+:1"), (3, 5, "1:1"), (2, 4, "1:2"),
     (1, 3, "1:3+"), (1, 2, "1:2"), (2, 5, "1:2"), (1, 9, "1:3+"), (12, 4, "3:1"), (16, 4, "4:1"), (20, 4, "5:1")],
)  # fmt: skip
def test_r7_05_odds(attack: int, defence: int, column: str) -> None:
    assert tables.COLUMNS[tables.column(attack, defence)] == column


@pytest.mark.parametrize(
    ("hex", "near", "terrain", "value"),
    [("1806", "1805", "forest", -1), ("1603", "1604", "hill", -2), ("0402", "0403", "hill", -2),
     ("0903", "0904", "mountain", -3), ("0908", "0807", "city", -2)],
)  # fmt: skip
def test_r7_06_terrain_of_the_defender(hex: str, near: str, terrain: str, value: int) -> None:
    m = at(f"GO-02@{near} MO-01@{hex}", "west combat")
    declare(m, hex, "GO-02")
    assert shifts(m)[terrain] == value


def test_r7_06_plains_and_roads_shift_nothing() -> None:
    m = at("GO-02@1604 MO-01@1704", "west combat")  # on the road
    declare(m, "1704", "GO-02")
    assert shifts(m) == {}
    forest_road = at("GO-02@1112 MO-01@1212", "west combat")
    declare(forest_road, "1212", "GO-02")
    assert shifts(forest_road)["forest"] == -1


def test_r7_07_a_minor_river_counts_if_everybody_crosses_it() -> None:
    one = at("MO-01@1012 GO-02@1112", "shadow combat")
    declare(one, "1112", "MO-01")
    assert shifts(one)["minor-river"] == -1
    two = at("MO-01@1012 MO-11@1111 GO-02@1112", "shadow combat")
    declare(two, "1112", "MO-01", "MO-11")
    assert "minor-river" not in shifts(two)


def test_r7_08_a_defender_in_the_river_is_weak_against_dry_land() -> None:
    dry = at("MO-01@2409 GO-02@2408", "shadow combat")
    declare(dry, "2408", "MO-01")
    assert shifts(dry) == {"ford": 1}
    wet = at("MO-01@2409 MO-11@2508 GO-02@2408", "shadow combat")
    declare(wet, "2408", "MO-01", "MO-11")
    assert shifts(wet) == {}
    deep = at("MO-01@0809 GO-02@0808", "shadow combat")
    declare(deep, "0808", "MO-01")
    assert shifts(deep) == {"anduin": 1}


def test_r7_09_the_wall_helps_those_inside() -> None:
    both = at("MO-01@0906 MO-11@1005 GO-02@0905", "shadow combat")
    declare(both, "0905", "MO-01", "MO-11")
    assert shifts(both)["wall"] == -2
    inside = at("MO-01@0906 MO-11@0805 GO-02@0905", "shadow combat")
    declare(inside, "0905", "MO-01", "MO-11")
    assert "wall" not in shifts(inside)
    turned = at("GO-02@0906 MO-01@0905", "west combat")
    declare(turned, "0905", "GO-02")
    assert shifts(turned)["wall"] == -2
    outward = at("GO-02@0905 MO-01@0906", "west combat")
    declare(outward, "0906", "GO-02")
    assert shifts(outward) == {}
    harlond = at("MO-01@0607 GO-10@0606", "shadow combat")
    declare(harlond, "0606", "MO-01")
    assert shifts(harlond) == {"city": -2, "wall": -2}


def test_r7_10_half_strength_on_the_turn_of_embarking() -> None:
    m = at("MO-08@0808 GO-02@0908", "shadow combat", marks={"MO-08": ["embarked"]})  # 5-4-5
    declare(m, "0908", "MO-08")
    assert odds(m).attack == 3
    later = at("MO-08@0808 GO-02@0908", "shadow combat")
    declare(later, "0908", "MO-08")
    assert odds(later).attack == 5
    ford = at("MO-08@2409 GO-02@2407", "shadow movement")
    play(ford, "MO-08@2409", "2409>2408", "end-movement")
    declare(ford, "2407", "MO-08")
    assert odds(ford).attack == 5


def test_r7_11_surrounded() -> None:
    ring = "GO-02@1505 GO-05@1507 GO-10@1606 GO-12@1405"
    m = at(f"{ring} MO-01@1506", "west combat")
    assert surrounded(m.state, number("MO-01"))
    declare(m, "1506", "GO-02")
    assert shifts(m) == {"defender-surrounded": 1}
    both = at("GO-02@1506 GO-05@1508 MO-01@1507 MO-11@1505", "west combat")
    assert surrounded(both.state, number("GO-02"))
    twin = both.copy()
    declare(twin, "1505", "GO-02")
    assert shifts(twin) == {"attacker-surrounded": -1}
    declare(both, "1507", "GO-02", "GO-05")
    assert shifts(both) == {"forest": -1, "defender-surrounded": 1, "attacker-surrounded": -1}
    play(both, "roll")
    assert told(both, "morale-counted")[0].surrounded == -1


def test_r7_12_the_grey_wood_helps_the_west() -> None:
    m = at("RO-01@1404 MO-01@1403", "west combat")
    declare(m, "1403", "RO-01")
    assert shifts(m) == {"forest": -1, "grey-wood": 2}
    shadow = at("MO-01@1404 RO-01@1403", "shadow combat")
    declare(shadow, "1403", "MO-01")
    assert shifts(shadow) == {"forest": -1}


def test_r7_13_the_ephel_duath_helps_the_shadow() -> None:
    west = at("GO-02@1812 MO-01@1813", "west combat")
    declare(west, "1813", "GO-02")
    assert shifts(west) == {"hill": -2, "ephel-duath": -1}
    shadow = at("MO-01@1812 GO-02@1813", "shadow combat")
    declare(shadow, "1813", "MO-01")
    assert shifts(shadow) == {"hill": -2, "ephel-duath": 1}
    vale = at("GO-02@1313 MO-01@1314", "west combat")
    declare(vale, "1314", "GO-02")
    assert "ephel-duath" not in shifts(vale)
    morgul = at("GO-02@1314 MO-01@1315", "west combat")
    declare(morgul, "1315", "GO-02")
    assert shifts(morgul) == {"city": -2, "ephel-duath": -1, "defender-surrounded": 1}  # peaks all round


def test_r7_14_shifts_are_added_once_and_end_at_the_table() -> None:
    high = at("RO-03@1404 RO-04@1404 RO-01@1404 MO-02@1403r", "west combat")  # 28 to 2 in the Grey Wood
    declare(high, "1403", "RO-01", "RO-03", "RO-04")
    assert odds(high).base == odds(high).column == "7+:1"
    low = at("GO-05@0904r MO-01@0903", "west combat")  # 2 to 4 against a mountain
    declare(low, "0903", "GO-05")
    assert (odds(low).base, odds(low).column) == ("1:2", "1:3+")


def test_r7_15_tens_and_units() -> None:
    m = at("GO-02@1506 MO-01@1606", "west combat", dice=(3, 7), morale=EVEN)
    fight(m, "1606", "GO-02")
    rolled = told(m, "dice-rolled")[0]
    assert (rolled.tens, rolled.units, rolled.total) == (3, 7, 37)
    assert set(Seeded(seed=1).roll(300, 10, "combat", low=0)) == set(range(10))


def test_r7_16_magic() -> None:
    m = at("RO-01@1506 RO-05@1506 MO-01@1606", "west combat", dice=(0, 4, 5, 5))  # 13 to 4: 3:1
    fight(m, "1606", "RO-01", "RO-05")
    assert told(m, "magic")[0].column == "4:1"
    assert told(m, "dice-rolled")[0].column == "4:1"
    last = at("RO-03@1506 RO-04@1506 MO-01@1606", "west combat", dice=(0, 4, 0, 1, 0, 3), morale=EVEN)
    fight(last, "1606", "RO-03", "RO-04")  # 20 to 4: 5:1
    assert [e.column for e in told(last, "magic")] == ["6:1", "7+:1"]
    assert told(last, "dice-rolled")[0].total == 3
    assert told(last, "result-read")[0].row == "<=05"


@pytest.mark.parametrize(
    ("tens", "units", "morale", "row"), [(2, 9, 2, "31-50"), (1, 0, -5, "<=05"), (9, 8, 4, ">=96")]
)
def test_r7_17_morale_is_added_with_carry(tens: int, units: int, morale: int, row: str) -> None:
    assert tables.ROWS[tables.row(10 * tens + units + morale)] == row


def test_r7_17_the_difference_of_both_sides() -> None:
    uneven = {"west": ["W1"], "shadow": ["S1"]}
    m = at("GO-02@1506 L-GANDALF@1506 MO-01@1606", "west combat", dice=(2, 9), morale=uneven)
    declare(m, "1606", "GO-02")
    assert odds(m).difference == 1 + 3 - (-1)
    play(m, "roll")
    assert told(m, "dice-rolled")[0].total == 29 + 5


def test_r7_18_nothing_else_is_added_to_the_roll() -> None:
    up = at("GO-02@1604 GO-05@1604 MO-01@1603", "west combat", dice=(5, 5))
    down = at("GO-02@1603 GO-05@1603 MO-01@1604", "west combat", dice=(5, 5))
    totals = []
    for m, target in ((up, "1603"), (down, "1604")):
        fight(m, target, "GO-02", "GO-05")
        totals.append((told(m, "dice-rolled")[0].total, told(m, "result-read")[0].row))
    assert totals[0] == totals[1]


def test_r7_16_the_view_gives_exact_chances() -> None:
    """Against the table of chances in the notes on balance: 2:1 without modifiers."""
    leaves, loss, own = tables.outlook(tables.COLUMNS.index("2:1"), 0)
    assert (round(leaves, 3), round(loss, 3), round(own, 3)) == (0.568, 0.546, 0.576)
    for column in range(len(tables.COLUMNS)):
        for difference in range(-9, 10):
            assert abs(sum(tables.chances(column, difference).values()) - 1) < 1e-12


def test_r7_13_where_the_battle_is_counts_not_where_the_attack_comes_from() -> None:
    """Decided, 5.5: the enemy fears to enter Mordor; below the mountains he does not."""
    m = at("MO-01@1813 GO-02@1812", "shadow combat")
    declare(m, "1812", "MO-01")
    assert "ephel-duath" not in shifts(m)


def test_r7_17_in_the_variant_a_point_of_morale_weighs_five() -> None:
    """A labelled choice, not the rulebook: off unless it is set."""
    assert Match.new("siege", seed=1).settings["morale"] == "printed"
    uneven = {"west": ["W1"], "shadow": []}
    m = at("GO-02@1506 L-GANDALF@1506 MO-01@1606", "west combat", dice=(2, 9), morale=uneven, weight="strong")
    declare(m, "1606", "GO-02")
    assert (odds(m).attacker.total, odds(m).weight, odds(m).difference) == (4, 5, 20)
    plain = declare(at("GO-02@1506 L-GANDALF@1506 MO-01@1606", "west combat", morale=uneven), "1606", "GO-02")
    assert (odds(plain).weight, odds(plain).difference) == (1, 4)
    assert odds(m).chances == tables.chances(tables.COLUMNS.index("1:1"), 20)  # counted once
    assert odds(m).defender_leaves > odds(plain).defender_leaves + 0.1
    play(m, "roll")
    assert told(m, "morale-weighed")[0].morale == 20
    assert told(m, "dice-rolled")[0].total == 29 + 20
    play(plain, "roll")
    assert not told(plain, "morale-weighed")


def test_r7_17_the_variant_is_kept_by_saves_and_positions() -> None:
    m = play_out(Match.new("siege", seed=2, settings={"morale": "strong"}), 2, limit=60)
    for again in (Match.load(m.save()), Match.from_position(m.position())):
        assert again.state == m.state
        assert again.state.weight == 5
