"""R6: set-up and reinforcements."""

from __future__ import annotations

import pytest

from games.siege.helpers import at, declare, move, notations, piece, play, reach, seen, shifts, skip_to, where, why
from redbook.games.siege.invariants import INVARIANTS
from redbook.kernel import BadPosition, Match


def test_r6_01_the_set_up() -> None:
    m = Match.new("siege", seed=1)
    places = {"MO-01": "1010", "MO-02": "1314", "MO-03": "2613", "MO-04": "1315", "MO-05": "1315"}
    places |= {"HA-01": "2013", "HA-02": "0514", "HA-03": "0514", "GO-01": "0704", "L-DENETHOR": "0704"}
    places |= {"GO-02": "2407", "GO-05": "0908", "GO-06": "0706", "GO-07": "0904", "GO-08": "0806", "GO-09": "0905"}
    places |= {"GO-10": "0606", "MO-06": "waiting", "RO-01": "waiting", "SW-01": "waiting"}
    assert {id: where(m, id) for id in places} == places


def test_r6_02_the_rangers_choose_their_woods() -> None:
    m = Match.new("siege", seed=1)
    assert m.decision is not None
    assert m.decision.seat == "west"
    offered = notations(m)
    assert "GO-03@1111" in offered
    for hex in ("1112", "0811", "0409"):  # a plain, south of the Morgulduin, Emyn Arnen
        assert f"GO-03@{hex}" not in offered
        assert why(m, f"GO-03@{hex}") == "NOT_RANGER_COUNTRY"
    play(m, "GO-03@1111", "GO-04@1111", "L-FARAMIR@1111")
    assert where(m, "L-FARAMIR") == "1111"
    assert seen(m).turn == 1


def test_r6_03_newcomers_move_with_all_their_pm() -> None:
    m = at("MO-06@waiting GO-02@2407", "shadow preparation", turn=2)
    play(m, "MO-06>2613")
    skip_to(m, "shadow", "move-counters")
    assert reach(m, "MO-06")["2113"] == 5
    early = at("MO-09@waiting MO-06@waiting GO-02@2407", "shadow preparation", turn=2)
    assert why(early, "MO-09>2613") == "NOT_DUE"
    assert why(early, "MO-06>2612") == "NOT_ITS_ENTRY"


def test_r6_04_an_overfull_entry_hex_sends_units_back() -> None:
    m = at("MO-13@waiting MO-14@waiting MO-15@waiting GO-02@2407", "shadow preparation", turn=3)
    play(m, "MO-13>1315", "MO-14>1315", "MO-15>1315")
    skip_to(m, "shadow", "move-counters")
    play(m, "end-movement")
    assert notations(m) == ["back MO-13", "back MO-14", "back MO-15"]
    assert why(m, "back MO-01") == "NOT_SENT_BACK"
    play(m, "back MO-14")
    assert where(m, "MO-14") == "waiting"
    assert [where(m, id) for id in ("MO-13", "MO-15")] == ["1315", "1315"]
    skip_to(m, "shadow", "place-reinforcements")
    assert seen(m).turn == 4
    assert "MO-14>1315" in notations(m)


def test_r6_04_those_who_were_there_stay() -> None:
    m = at("MO-04@1315 MO-05@1315 MO-13@waiting GO-02@2407", "shadow preparation", turn=3)
    play(m, "MO-13>1315")
    skip_to(m, "shadow", "move-counters")
    play(m, "end-movement")
    assert where(m, "MO-13") == "waiting"  # no choice, nothing asked
    assert where(m, "MO-04") == where(m, "MO-05") == "1315"


def test_r6_04_an_entry_hex_is_crowded_in_the_stage_of_its_own_side_only() -> None:
    """Found by the fuzz: a position with a crowd of the West in the Shadow's movement cannot be."""
    units, marks = "RO-05@1301 RO-06@1301 RO-07@1301 MO-01@2613", {"RO-06": ["arrived"], "RO-07": ["arrived"]}
    assert notations(at(units, turn=9, marks=marks))
    with pytest.raises(BadPosition, match="1301"):
        at(units, "shadow movement", turn=9, marks=marks)


def test_r6_05_an_enemy_in_the_entry_hex_bars_it() -> None:
    m = at("L-IMRAHIL@waiting DA-01@waiting MO-01@0101 GO-05@0908", "west preparation", turn=3)
    assert m.decision is not None
    assert m.decision.kind == "move-counters"  # nobody can come, so nobody is asked
    north = at("GO-11@waiting MO-01@2601 GO-05@0908", "west preparation", turn=2)
    assert {n for n in notations(north) if n.startswith("GO-11>")} == {f"GO-11>{h}" for h in (2602, 2603, 2604, 2605)}
    assert why(north, "GO-11>2601") == "ENTRY_HELD"
    assert "2602" in seen(north).zones["shadow"]  # a zone bars nobody


def test_r6_06_reinforcements_may_be_held_back() -> None:
    m = at("RO-01@waiting L-EOMER@waiting GO-05@0908 MO-01@1010", "west preparation", turn=8)
    play(m, "hold")
    skip_to(m, "shadow", "move-counters")
    skip_to(m, "west", "place-reinforcements")
    play(m, "hold")
    skip_to(m, "shadow", "move-counters")
    skip_to(m, "west", "place-reinforcements")
    assert seen(m).turn == 10
    play(m, "RO-01>1201")
    assert where(m, "RO-01") == "1201"


LANDERS = "LL-01@waiting LL-02@waiting LL-03@waiting LL-04@waiting L-ARAGORN@waiting"


def test_r6_07_they_land_together_and_ignore_stacking() -> None:
    m = at(f"{LANDERS} GO-10@0606 GO-12@0605 MO-01@1010", "west preparation", turn=9)
    assert notations(m) == ["land 0606", "hold"]
    assert why(m, "LL-01>0606") == "LAND_TOGETHER"
    play(m, "land 0606")
    assert [where(m, id) for id in ("LL-01", "LL-02", "LL-03", "LL-04", "L-ARAGORN")] == ["0606"] * 5
    for law in INVARIANTS:
        law(m.state)
    assert reach(m, "LL-01")
    assert "0606" in reach(m, "GO-12")  # two of the usual kind still fit
    move(m, "LL-04", "0605", "0604")
    play(m, "end-movement")
    assert [where(m, id) for id in ("LL-01", "LL-02", "LL-03", "GO-10")] == ["0606"] * 4
    back = at("LL-04@0605 LL-01@0606 LL-02@0606 MO-01@1010", turn=10)
    assert "0606" not in reach(back, "LL-04")  # who has left stacks like anybody


def test_r6_08_the_landing_gives_a_column_once() -> None:
    m = at(f"{LANDERS} MO-01@0607 GO-10@0606", "west preparation", turn=9)
    play(m, "land 0606", "end-movement")
    declare(m, "0607", "LL-03", "LL-04")
    assert shifts(m)["landing"] == 1
    later = at("LL-03@0606 MO-01@0607", "west combat", turn=10, marks={"LL-03": ["exempt"]})
    declare(later, "0607", "LL-03")
    assert "landing" not in shifts(later)
    aragorn = at("L-ARAGORN@0606 GO-10@0606 MO-01@0607", "west combat", turn=9, marks={"L-ARAGORN": ["arrived"]})
    declare(aragorn, "0607", "GO-10")
    assert "landing" not in shifts(aragorn)


def test_r6_09_if_harlond_is_lost_they_land_south_of_it() -> None:
    units = f"{LANDERS} GO-05@0908 GO-02@0104 GO-10@0104 GO-12@0104"
    m = at(f"{units} MO-01@1010", "west preparation", turn=9, control={"0606": "shadow"})
    assert [n[6:] for n in notations(m) if n.startswith("LL-01>")] == ["0204", "0304", "0404", "0505"]
    assert "L-ARAGORN>0104" in notations(m)
    assert why(m, "land 0606") == "HARLOND_LOST"
    assert why(m, "LL-01>0104") == "OVERSTACK"
    play(m, "LL-01>0505")
    skip_to(m, "west", "move-counters")
    attack = at("LL-01@0505 MO-01@0605", "west combat", turn=9, marks={"LL-01": ["arrived"]})
    declare(attack, "0605", "LL-01")
    assert "landing" not in shifts(attack)


@pytest.mark.parametrize("id", ["L-WITCHKING", "MO-12", "L-GOTHMOG"])
def test_r6_09_any_shadow_counter_in_harlond_sends_them_south(id: str) -> None:
    """5.7: the King comes all the same."""
    m = at(f"{LANDERS} {id}@0606 MO-01@1010 GO-05@0908", "west preparation", turn=9)
    assert m.decision is not None
    assert m.decision.kind == "place-reinforcements"
    assert "land 0606" not in notations(m)
    assert why(m, "land 0606") == "HARLOND_LOST"
    assert [n[10:] for n in notations(m) if n.startswith("L-ARAGORN>")] == ["0104", "0204", "0304", "0404", "0505"]
    play(m, "LL-01>0505")
    assert not piece(m, "LL-01").landed  # no surprise
    assert why(m, "LL-02>0606") == "HARLOND_LOST"
