"""R3: map, control, stacking."""

from __future__ import annotations

from games.siege.helpers import at, hex_no, move, notations, play, reach, seen, where, why
from redbook.games.siege import board


def test_r3_01_375_hexes_with_ids_that_read_back() -> None:
    assert board.COUNT == 375
    for h, id in enumerate(board.HEXES):
        assert board.INDEX[id] == h
        row, col = int(id[:2]), int(id[2:])
        assert 1 <= row <= 26
        assert 1 <= col <= 15
    for h in range(board.COUNT):
        assert all(h in board.ADJACENT[n] for n in board.NEIGHBOURS[h])
        for sides in (board.ROAD, board.RIVER, board.WALL, board.RIVER_BRIDGE):
            assert all(h in sides[n] and n in board.ADJACENT[h] for n in sides[h])
    assert sum(board.EDGE) == 26 + 26 + 13 + 11  # both sides, and what is left of the first and the last row
    assert board.DISTANCE[hex_no("0908")][hex_no("2407")] == 15


def test_r3_02_passing_through_takes_control() -> None:
    m = at("MO-15@0705 GO-02@2407", "shadow movement")
    assert board.CONTROL_AT_START[hex_no("0606")] == board.WESTERN
    move(m, "MO-15", "0606", "0605")
    assert where(m, "MO-15") == "0605"
    assert seen(m).control["0606"] == "shadow"
    assert board.CONTROL_AT_START[hex_no("0909")] == board.NOBODY
    assert board.CONTROL_AT_START[hex_no("2407")] == board.WESTERN


def test_r3_03_those_who_fly_and_leaders_take_no_control() -> None:
    m = at("MO-12@1010 L-WITCHKING@1010 L-GOTHMOG@0809 GO-02@2407", "shadow movement")
    move(m, "MO-12", "0908")
    move(m, "L-WITCHKING", "0908")
    assert "0908" not in seen(m).control
    assert not seen(m).crossed
    m = at("L-IMRAHIL@0910 GO-02@2407", control={"0910": "shadow"})
    move(m, "L-IMRAHIL", "0810")
    assert "0810" not in seen(m).control


def test_r3_04_stacking_limits() -> None:
    city = at("GO-05@0908 GO-02@0908 GO-10@0807")
    assert "0908" not in reach(city, "GO-10")
    mountain = at("GO-05@0903 GO-10@0904")
    assert "0903" not in reach(mountain, "GO-10")
    plain = at("GO-05@1506 GO-02@1506 GO-10@1506 GO-12@1505")
    assert "1506" not in reach(plain, "GO-12")
    assert "1606" in reach(plain, "GO-12")
    play(plain, "GO-12@1505")
    assert why(plain, "1505>1506") == "OVERSTACK"


def test_r3_05_leaders_and_the_nazgul_join_any_stack() -> None:
    m = at("MO-01@0908 MO-11@0908 L-GOTHMOG@0807 L-HARUTH@0807 MO-12@0807 GO-02@2407", "shadow movement")
    for id in ("L-GOTHMOG", "L-HARUTH", "MO-12"):
        move(m, id, "0908")
        assert where(m, id) == "0908"


def test_r3_06_units_pass_through_a_full_hex_but_do_not_stop() -> None:
    m = at("GO-05@1506 GO-02@1506 GO-10@1506 GO-11@1505")
    assert "1506" not in reach(m, "GO-11")
    assert "1507" in reach(m, "GO-11")
    blocked = at("GO-05@0908 GO-02@0908 GO-10@0807")
    assert "1007" in reach(blocked, "GO-10")


def test_r3_07_reduced_units_count_as_one() -> None:
    m = at("GO-05@0908r GO-02@0908r GO-10@0807")
    assert "0908" not in reach(m, "GO-10")
    assert notations(m)
