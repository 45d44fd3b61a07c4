"""R10 and R11: morale and leaders."""

from __future__ import annotations

from games.siege.helpers import (
    at,
    declare,
    fight,
    move,
    notations,
    number,
    odds,
    piece,
    play,
    reach,
    score,
    seen,
    skip_to,
    skip_to_turn,
    state,
    told,
    where,
    why,
)
from redbook.games.siege import pieces
from redbook.games.siege.morale import marker, raw
from redbook.games.siege.results import in_battle
from redbook.kernel import Match
from redbook.kernel.walk import random_walk

EVEN: dict[str, list[str]] = {"west": [], "shadow": []}


def entries(m: Match, side: str) -> list[str]:
    return [entry.id for entry in seen(m).morale[side].entries]


def test_r10_01_the_markers_stay_between_minus_two_and_two() -> None:
    for m in random_walk("siege", 11):
        s = state(m)
        assert all(-2 <= marker(s, side) <= 2 for side in (0, 1))


def test_r10_02_the_sum_runs_and_is_clamped_when_read() -> None:
    m = at("GO-02@0908 MO-01@1010", morale={"west": ["W1", "W6"], "shadow": []}, turn=9)
    assert (raw(state(m), 0), marker(state(m), 0)) == (4, 2)
    fallen = at("GO-02@0908 MO-01@1010", morale={"west": ["W1", "W6", "W2"], "shadow": []}, turn=9)
    assert (raw(state(fallen), 0), marker(state(fallen), 0)) == (3, 2)


def test_r10_03_both_begin_at_zero() -> None:
    m = Match.new("siege", seed=1)
    assert [seen(m).morale[side].marker for side in ("west", "shadow")] == [0, 0]
    play(m, "GO-03@1111", "GO-04@1111", "L-FARAMIR@1111")
    assert [seen(m).morale[side].marker for side in ("west", "shadow")] == [1, -1]


def test_r10_04_what_moves_the_west() -> None:
    lost = at("GO-02@2407 MO-01@0908", "west preparation")
    assert entries(lost, "west") == []
    held = at("GO-02@0908 MO-01@1010", "west preparation")
    assert entries(held, "west") == ["W1"]
    city = at("GO-02@0908 MO-01@0704", "west preparation", history=["fallen", "crossed"])
    assert entries(city, "west") == ["W1", "W2", "W3"]
    retaken = at("GO-02@0908 GO-01@0704 MO-01@1010", "west preparation", history=["fallen", "crossed"])
    assert entries(retaken, "west") == ["W1", "W2"]
    dead = at("GO-02@0908 L-GANDALF@eliminated L-ARAGORN@eliminated MO-01@1010", "west preparation", turn=5)
    assert entries(dead, "west") == ["W1", "W4", "W5"]
    skip_to_turn(dead, 8)
    assert {"W4", "W5"} <= set(entries(dead, "west"))


def test_r10_04_it_changes_only_in_preparation() -> None:
    m = at("GO-02@2407 MO-15@0807", "shadow movement", morale={"west": ["W1"], "shadow": ["S1"]})
    move(m, "MO-15", "0908")
    assert entries(m, "west") == ["W1"]
    play(m, "end-movement")
    skip_to(m, "west", "move-counters")
    assert entries(m, "west") == []
    assert "S5" in entries(m, "shadow")
    assert told(m, "morale-entry-lost")[0].entry == "W1"


def test_r10_05_what_moves_the_shadow() -> None:
    m = at("GO-02@2407 MO-01@0908", "west preparation", history=["crossed"])
    assert entries(m, "shadow") == ["S5"]
    dead = at("GO-02@0908 MO-01@1010 L-WITCHKING@eliminated L-GOTHMOG@eliminated", "west preparation")
    assert entries(dead, "shadow") == ["S1", "S3", "S4"]
    held = at("GO-02@0908 MO-01@1010", "shadow end", turn=8)
    skip_to_turn(held, 9)
    assert "S2" in entries(held, "shadow")
    breached = at("GO-02@0908 MO-01@1010", "shadow end", turn=8, history=["fallen", "crossed"])
    skip_to_turn(breached, 9)
    assert "S2" not in entries(breached, "shadow")


def test_r10_06_the_rammas_falls_once_and_for_good() -> None:
    m = at("GO-10@0806r MO-15@0807 MO-18@0807 GO-05@2407", "shadow combat", dice=(5, 5), morale=EVEN)
    fight(m, "0806", "MO-15", "MO-18")  # 14 to 2: 7+:1 less 2: 5:1: AVI DRB-
    assert not seen(m).rammas_fallen
    play(m, "advance MO-15", "stay")
    assert seen(m).rammas_fallen
    skip_to(m, "shadow", "move-counters")
    move(m, "MO-15", "0807")
    assert seen(m).rammas_fallen
    flight = at("MO-12@0807 L-WITCHKING@0807 GO-05@2407", "shadow movement")
    move(flight, "MO-12", "0805")
    move(flight, "L-WITCHKING", "0805")
    assert not seen(flight).rammas_fallen


def test_r10_07_crossing_the_anduin() -> None:
    boat = at("MO-01@0909 GO-05@2407", "shadow movement", marks={"MO-01": ["crosser"]})
    assert not seen(boat).crossed
    move(boat, "MO-01", "1008")
    assert seen(boat).crossed
    assert told(boat, "anduin-crossed")
    north = at("MO-19@2601 GO-05@0908", "shadow movement")
    move(north, "MO-19", "2501")
    assert not seen(north).crossed
    island = at("MO-08@2408 GO-05@0908", "shadow movement", marks={"MO-08": ["crosser"]})
    move(island, "MO-08", "2407")
    assert not seen(island).crossed
    move_on = at("MO-15@2408 GO-05@0908", "shadow movement", marks={"MO-15": ["crosser"]})
    move(move_on, "MO-15", "2405")
    assert seen(move_on).crossed


def test_r10_08_dated_entries_last() -> None:
    m = at("GO-02@0908 MO-01@1010", "shadow end", turn=3)
    skip_to_turn(m, 4)
    assert "S6" in entries(m, "shadow")
    skip_to_turn(m, 10)
    assert "S6" in entries(m, "shadow")


def test_r10_09_each_on_its_day() -> None:
    m = Match.new("siege", seed=4)
    seen_on: dict[str, int] = {}
    while m.decision is not None and state(m).turn < 12:
        skip_to_turn(m, state(m).turn + 1)
        for side in ("west", "shadow"):
            for id in entries(m, side):
                seen_on.setdefault(id, state(m).turn)
    assert {id: seen_on[id] for id in ("S6", "W6", "W7", "S7")} == {"S6": 4, "W6": 9, "W7": 9, "S7": 11}
    taken = at("GO-02@0908 MO-01@0704", "shadow end", turn=10, history=["fallen", "crossed"])
    skip_to_turn(taken, 11)
    assert "S7" not in entries(taken, "shadow")


def test_r10_10_combat_morale() -> None:
    units = "GO-02@1506 L-GANDALF@1506 GO-05@1508 MO-01@1507 MO-11@1505"
    m = at(units, "west combat", turn=9, morale={"west": ["W1", "W6"], "shadow": []})
    declare(m, "1505", "GO-02")
    ours = odds(m).attacker
    assert (ours.marker, ours.leader, ours.modifier, ours.surrounded, ours.total) == (2, "L-GANDALF", 3, -1, 4)


def test_r10_11_the_best_leader_counts() -> None:
    two = at("GO-02@1506 L-GANDALF@1506 L-IMRAHIL@1506 MO-01@1606", "west combat", morale=EVEN)
    declare(two, "1606", "GO-02")
    assert odds(two).attacker.modifier == 3
    idle = at("GO-02@1506 GO-05@1605 L-GANDALF@1605 MO-01@1606", "west combat", morale=EVEN)
    declare(idle, "1606", "GO-02")
    assert odds(idle).attacker.modifier == 0
    eomer = at("GO-02@1506 L-EOMER@1506 MO-01@1606 L-GOTHMOG@1606", "west combat", morale=EVEN)
    declare(eomer, "1606", "GO-02")
    assert (odds(eomer).attacker.modifier, odds(eomer).defender.modifier) == (1, 2)


def test_r11_01_modifiers_and_pm() -> None:
    figures = {id: (pieces.MODIFIER[number(id)], pieces.PM[number(id)]) for id in ("L-GOTHMOG", "L-EOMER", "L-HARUTH")}
    assert figures["L-GOTHMOG"] == (2, 4)
    assert figures["L-EOMER"][0] == figures["L-HARUTH"][0] == 1


def test_r11_02_leaders_take_no_losses() -> None:
    m = at("GO-02@1506 L-GANDALF@1506 MO-01@1606 L-GOTHMOG@1606", "west combat", dice=(5, 5), morale=EVEN)
    declare(m, "1606", "GO-02")
    battle = state(m).battle
    assert battle is not None
    assert in_battle(state(m), battle, attacking=False) == [number("MO-01")]
    assert in_battle(state(m), battle, attacking=True) == [number("GO-02")]
    assert (piece(m, "L-GOTHMOG").attack, piece(m, "L-GOTHMOG").defence) == (0, 0)


def test_r11_03_leaders_do_not_attack_alone_nor_use_up_an_attack() -> None:
    m = at("L-GANDALF@1506 GO-02@1805 MO-01@1606 MO-11@1705", "west combat")
    assert "attack 1606" not in notations(m)
    assert why(m, "attack 1606") == "NO_ATTACKER"
    assert why(m, "L-GANDALF") == "LEADERS_ALONE"
    twice = at("GO-02@1506 GO-05@1506 L-GANDALF@1506 MO-01@1606 MO-11@1505", "west combat", dice=(5, 5), morale=EVEN)
    fight(twice, "1606", "GO-02")
    declare(twice, "1505", "GO-05")
    assert odds(twice).attacker.modifier == 3


def test_r11_04_denethor_goes_on_turn_nine() -> None:
    m = at("GO-02@0908 GO-01@0704 L-DENETHOR@0704 MO-01@1010", "shadow movement", turn=8)
    before = seen(m).morale["west"].sum
    skip_to_turn(m, 9)
    assert where(m, "L-DENETHOR") == "eliminated"
    assert seen(m).morale["west"].sum == before - 1 + 3
    assert score(m, "shadow") == 0
    dead = at("GO-02@0908 L-DENETHOR@eliminated MO-01@1010", "shadow movement", turn=8)
    before = seen(dead).morale["west"].sum
    skip_to_turn(dead, 9)
    assert seen(dead).morale["west"].sum == before + 3
    assert reach(dead, "L-DENETHOR") == {}
