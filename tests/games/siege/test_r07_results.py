"""R7.19 to R7.27: results, the combat table, dominant terrain and the duty to attack."""

from __future__ import annotations

import json
from typing import Any

from games.siege.helpers import (
    at,
    fight,
    move,
    notations,
    number,
    piece,
    play,
    score,
    seen,
    skip_to,
    state,
    told,
    where,
    why,
)
from redbook.games.siege import tables
from redbook.games.siege.board import DATA
from redbook.games.siege.zones import dominates, has_duty
from redbook.kernel import Match

EVEN: dict[str, list[str]] = {"west": [], "shadow": []}


def test_r7_19_the_sign_says_who_takes_the_loss() -> None:
    plus = at("GO-01@1506 GO-10@1506 MO-15@1606 MO-18@1606 HA-03@1606", "shadow combat", dice=(9, 9), morale=EVEN)
    fight(plus, "1506", "MO-15", "MO-18", "HA-03")  # 22 to 9: 2:1, 99: AVI DRB-
    assert told(plus, "loss-taken")[0].piece == "GO-10"
    high = at("GO-01@1506 GO-10@1506 MO-15@1606 MO-18@1606 HA-03@1606 MO-16@1507 MO-08@1507",
              "shadow combat", dice=(9, 9), morale=EVEN)  # fmt: skip
    fight(high, "1506", "MO-15", "MO-18", "HA-03", "MO-16")  # 28 to 9: 3:1, 99: AVB- DRB+
    assert told(high, "loss-taken")[0].piece == "GO-01"


def test_r7_19_equal_morale_goes_by_factor_and_full_ties_ask_the_owner() -> None:
    tie = at("GO-02@1506 GO-05@1506 MO-15@1606 MO-18@1606 HA-03@1606", "shadow combat", dice=(9, 9), morale=EVEN)
    fight(tie, "1506", "MO-15", "MO-18", "HA-03")  # 22 to 8: 2:1: AVI DRB-
    assert tie.decision is not None
    assert (tie.decision.seat, tie.decision.kind) == ("west", "choose-loss")
    assert notations(tie) == ["lose GO-02", "lose GO-05"]
    assert why(tie, "lose GO-01") == "NOT_THE_ONE"
    play(tie, "lose GO-05")
    assert piece(tie, "GO-05").reduced
    factor = at("GO-06@1506 GO-11@1506 MO-15@1606 MO-18@1606", "shadow combat", dice=(9, 9), morale=EVEN)
    fight(factor, "1506", "MO-15", "MO-18")  # 2:1: AVI DRB-; morale 8 both, PD 4 and 3: the lower
    assert told(factor, "loss-taken")[0].piece == "GO-11"


def test_r7_20_attackers_stay_but_under_ae() -> None:
    arb = at("GO-02@1506 GO-10@1506 MO-01@1606 MO-11@1606", "west combat", dice=(2, 5), morale=EVEN)
    fight(arb, "1606", "GO-02", "GO-10")  # 7 to 8: 1:1, 25: ARB+ DVI
    assert piece(arb, "GO-02").reduced
    assert where(arb, "GO-02") == where(arb, "GO-10") == "1506"
    assert arb.decision is not None
    assert arb.decision.kind != "advance-units"


def test_r7_20_ae_eliminates_one_and_the_others_retreat() -> None:
    m = at("GO-02@1506 GO-10@1506 MO-01@1606 MO-11@1606 MO-08@1606 L-WITCHKING@1606", "west combat", dice=(1, 0),
           morale={"west": ["W4"], "shadow": ["S5", "S6"]})  # fmt: skip
    fight(m, "1606", "GO-10")  # 3 to 12: 1:3+; 10 - 2 - 2 - 3 = 03: AE+
    assert told(m, "result-read")[0].attacker == "AE+"
    assert where(m, "GO-10") == "eliminated"
    assert where(m, "GO-02") == "1506"  # it took no part
    reduced = at("GO-02@1506r GO-10@1506r MO-01@1606 MO-11@1606 MO-08@1606 L-WITCHKING@1606", "west combat",
                 dice=(1, 0), morale={"west": ["W4"], "shadow": ["S5", "S6"]})  # fmt: skip
    fight(reduced, "1606", "GO-02", "GO-10")  # 4 to 12: 1:3+
    assert where(reduced, "GO-02") == "eliminated"  # morale 5 against 3
    skip_to(reduced, "west", "retreat-unit")
    play(reduced, "1506>1405")
    assert where(reduced, "GO-10") == "1405"


def test_r7_21_dvb_leaves_the_defender_in_place() -> None:
    m = at("GO-02@1506 MO-01@1606", "west combat", dice=(5, 5), morale=EVEN)
    fight(m, "1606", "GO-02")  # 1:1, 55: ARI DVB-
    assert piece(m, "MO-01").reduced
    assert where(m, "MO-01") == "1606"


def test_r7_22_defender_first_attacker_last() -> None:
    m = at("RO-01@1506 MO-01@1606r", "west combat", dice=(5, 5), morale=EVEN)
    fight(m, "1606", "RO-01")  # 8 to 2: 4:1, 55: AVB- DRB-
    assert where(m, "MO-01") == "eliminated"
    assert piece(m, "RO-01").reduced
    assert "advance RO-01" in notations(m)
    kinds = [e.event.kind for e in m.events if e.event.kind in ("eliminated", "loss-taken")]
    assert kinds == ["eliminated", "loss-taken"]


def test_r7_23_two_losses_remove_a_unit() -> None:
    m = at("GO-02@1506 MO-01@1606r", "west combat", dice=(3, 5), morale=EVEN)
    fight(m, "1606", "GO-02")  # 2:1, 35: ARI DVB+
    assert where(m, "MO-01") == "eliminated"
    assert score(m, "west") == 2


def test_r7_24_the_table_is_one_diagonal() -> None:
    cells = tables.CELLS
    assert sum(len(row) for row in cells) == 80
    for r in range(len(cells) - 1):
        for c in range(len(cells[0]) - 1):
            assert cells[r + 1][c] == cells[r][c + 1]
    raw = json.loads((DATA / "tables.json").read_text("utf-8"))["rows"]
    assert [[str(cell) for cell in row] for row in cells] == [row["cells"] for row in raw]


def test_r7_25_contact_by_combat_binds() -> None:
    """A unit that advanced into contact must leave or attack on its next turn."""
    m = at("GO-02@1506 GO-12@2407 MO-01@1606 MO-16@1708", "west movement",
           came={"GO-02": "5 by combat", "MO-01": "3"}, since=[4, 4], clock=5)  # fmt: skip
    assert seen(m).duty == ["GO-02"]
    stay = m.copy()
    play(stay, "end-movement")
    assert "end-combat" not in notations(stay)
    assert why(stay, "end-combat") == "DUTY"
    fight(stay, "1606", "GO-02")
    move(m, "GO-02", "1405")
    play(m, "end-movement")
    assert seen(m).duty == []
    assert told(m, "duty-done")


def test_r7_25_marching_creates_no_duty() -> None:
    m = at("GO-02@1506 MO-01@1606", "west movement", came={"GO-02": "5", "MO-01": "3"}, since=[4, 4], clock=5)
    assert seen(m).duty == []
    enemy = at("GO-02@1506 MO-01@1606", "west movement", came={"GO-02": "3", "MO-01": "5"}, since=[2, 2], clock=5)
    assert seen(enemy).duty == []
    their_advance = at("GO-02@1506 MO-01@1606", "west movement", came={"MO-01": "5 by combat"}, since=[2, 2], clock=5)
    assert seen(their_advance).duty == ["GO-02"]
    old = at("GO-02@1506 MO-01@1606", "west movement", came={"MO-01": "5 by combat"}, since=[5, 2], clock=5)
    assert seen(old).duty == []  # a movement phase of ours has passed


def test_r7_25_a_duty_that_cannot_be_done_lapses() -> None:
    m = at("GO-02@1506 GO-05@1507 MO-01@1606", "west combat", marks={"GO-02": ["duty"], "MO-01": ["defended"]})
    assert m.decision is None or m.decision.kind != "choose-target"
    assert told(m, "duty-lapsed")


def test_r7_25_nobody_takes_the_only_target_from_a_bound_unit() -> None:
    m = at("GO-02@1506 GO-05@1507 MO-01@1606", "west combat", marks={"GO-02": ["duty"]})
    play(m, "attack 1606", "+GO-05")
    assert "roll" not in notations(m)
    assert why(m, "roll") == "DUTY"
    play(m, "+GO-02")
    assert "roll" in notations(m)


def test_r7_26_dominant_terrain_frees() -> None:
    came = {"came": {"GO-02": "5 by combat"}, "since": [4, 4], "clock": 5}
    hill = at("GO-02@1603 MO-01@1604", **came)
    assert seen(hill).duty == []
    two_hills = at("GO-02@1003 MO-01@1004 MO-11@1104", **came)
    assert seen(two_hills).duty == []
    forest = at("GO-02@1602 MO-01@1603", **came)
    assert seen(forest).duty == ["GO-02"]
    wall = at("GO-02@0905 MO-01@0906", **came)
    assert seen(wall).duty == []
    breached = at("GO-02@0905 MO-01@0906 MO-11@0805", **came)
    assert seen(breached).duty == ["GO-02"]
    equal = at("GO-02@1506 MO-01@1505", **came)
    assert seen(equal).duty == ["GO-02"]


def test_r7_27_over_a_river_only_the_last_mover_is_bound() -> None:
    """Forest against forest across the Morgulduin, 1011 and 0912."""
    m = at("GO-02@1011 MO-01@0912", came={"GO-02": "6 by combat", "MO-01": "5"}, since=[4, 4], clock=6)
    assert seen(m).duty == ["GO-02"]
    s = state(m)
    assert dominates(s, number("MO-01"), number("GO-02"))
    assert not has_duty(s, number("MO-01"))
    other = at("GO-02@1011 MO-01@0912", came={"GO-02": "5", "MO-01": "6 by combat"}, since=[4, 4], clock=6)
    assert seen(other).duty == []
    level = at("GO-02@1410 MO-01@1511", came={"GO-02": "5", "MO-01": "6 by combat"}, since=[4, 4], clock=6)
    assert seen(level).duty == ["GO-02"]  # forests without a river: both in turn


BOUND: dict[str, Any] = {"came": {"GO-11": "5 by combat", "MO-01": "3"}, "since": [4, 4], "clock": 5}


def test_r7_25_who_leaves_the_map_is_bound_no_more() -> None:
    """Nothing about it is remembered, and the position of now can be read again."""
    came = {"GO-02": "5 by combat", "MO-01": "3"}
    m = at("GO-02@1801 GO-12@2407 MO-01@1802", came=came, since=[4, 4], clock=5)
    assert seen(m).duty == ["GO-02"]
    play(m, "GO-02@1801", "1801>off")
    assert where(m, "GO-02") == "left"
    assert Match.from_position(m.position(), seed=1).state == m.state


def test_r7_25_who_has_left_that_zone_is_free_in_another() -> None:
    """4.3: "leave this zone": a zone entered later, by marching, binds nobody."""
    m = at("GO-11@1506 GO-12@2407 MO-01@1606 MO-11@1303", **BOUND)  # PM 8
    assert seen(m).duty == ["GO-11"]
    by_steps = m.copy()
    move(m, "GO-11", "1304")
    assert "1304" in seen(m).zones["shadow"]
    play(m, "end-movement")
    assert seen(m).duty == []
    assert told(m, "duty-done")
    assert "end-combat" in notations(m)
    move(by_steps, "GO-11", "1405", "1304")
    play(by_steps, "end-movement")
    assert seen(by_steps).duty == []


def test_r7_25_who_comes_back_into_that_zone_has_not_left_it() -> None:
    m = at("GO-11@1506 GO-12@2407 MO-01@1606", **BOUND)
    move(m, "GO-11", "1405", "1506")
    assert seen(m).duty == ["GO-11"]
    again = Match.from_position(m.position())
    for one in (m, again):
        play(one, "end-movement")
        assert seen(one).duty == ["GO-11"]
        assert "end-combat" not in notations(one)
