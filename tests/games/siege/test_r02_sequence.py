"""R2: length of the game and sequence of play."""

from __future__ import annotations

import pytest

from games.siege.helpers import at, fight, move, notations, play, seen, skip_to, skip_to_turn, told, where, why
from redbook.games.siege.tables import DATES
from redbook.kernel import GameOver, IllegalMove, Match, Message
from redbook.kernel.text import LANGUAGES, render


@pytest.mark.parametrize("turns", [12, 15])
def test_r2_01_the_game_ends_after_the_last_turn(turns: int) -> None:
    m = at("GO-05@0908 MO-01@1010", "shadow movement", turn=turns, turns=turns)
    play(m, "end-movement")
    assert m.decision is None
    assert m.result is not None
    with pytest.raises(GameOver):
        m.play("end-movement")


def test_r2_01_fifteen_turns_bring_no_new_dated_events() -> None:
    m = at("GO-05@0908 MO-01@1010 L-DENETHOR@0704", "west movement", turn=12, turns=15)
    before = seen(m).morale
    skip_to_turn(m, 15)
    assert seen(m).morale == before
    assert seen(m).date == 21


def test_r2_02_the_west_begins_every_turn() -> None:
    m = Match.new("siege", seed=5)
    turns: dict[int, str] = {}
    while m.decision is not None:
        turns.setdefault(seen(m).turn, m.decision.seat)
        skip_to_turn(m, seen(m).turn + 1)
    assert set(turns.values()) == {"west"}
    assert len(turns) == 13  # the set-up counts as turn 0


def test_r2_03_each_order_has_its_phase() -> None:
    m = at("GO-05@0908 MO-01@1008", "west movement")
    with pytest.raises(IllegalMove):
        m.play("attack 1008")
    assert why(m, "attack 1008") == "WRONG_PHASE"
    m = at("GO-05@0908 MO-01@1008", "west combat")
    with pytest.raises(IllegalMove):
        m.play("GO-05@0908")
    assert why(m, "0908>0907") == "WRONG_PHASE"
    assert why(m, "end-movement") == "WRONG_PHASE"


def test_r2_04_dated_events_and_the_eye_come_before_the_west() -> None:
    m = at("L-DENETHOR@0704 GO-01@0704 MO-01@1010", "shadow movement", turn=8, dice=(7,))
    play(m, "end-movement")
    assert seen(m).turn == 9
    assert where(m, "L-DENETHOR") == "eliminated"
    assert m.decision is not None
    assert m.decision.seat == "west"
    kinds = [entry.event.kind for entry in m.events]
    assert kinds.index("steward-died") < kinds.index("eye-rolled") < kinds.index("morale-entry-gained")


def test_r2_05_recovery_comes_before_reinforcements() -> None:
    m = at("GO-05@1506r DA-01@waiting MO-01@2613", "west preparation", turn=3)
    assert m.decision is not None
    assert m.decision.kind == "recover-losses"
    play(m, "recover GO-05")
    assert m.decision.kind == "place-reinforcements"
    play(m, "DA-01>0101")
    assert not [n for n in notations(m) if n.startswith("recover")]
    assert [e.event.kind for e in m.events if e.event.kind in ("recovered", "arrived", "points-recorded")] == [
        "recovered",
        "arrived",
        "points-recorded",
    ]


def test_r2_06_bridge_and_engines_come_before_the_first_move() -> None:
    m = at("MO-01@0908 MO-11@0910 MO-04@0805 SW-01@waiting GO-02@2407", "shadow movement", works="shadow")
    assert seen(m).bridge == "shadow"
    play(m, "convert MO-04")
    assert where(m, "SW-01") == "0805"
    move(m, "SW-01", "0705")
    move(m, "MO-11", "0908")
    assert where(m, "MO-11") == "0908"


def test_r2_07_the_player_of_the_stage_attacks() -> None:
    m = at("GO-05@1506 MO-01@1507 MO-11@1606", "shadow combat")
    play(m, "attack 1506")
    assert notations(m) == ["+MO-01", "+MO-11"]
    assert why(m, "+GO-05") == "NOT_YOURS"
    m = at("GO-05@1506 MO-01@1507", "west combat")
    assert m.decision is not None
    assert m.decision.seat == "west"
    assert why(m, "MO-01") == "NOT_YOURS"


def test_r2_08_the_bridge_is_announced_at_the_end_of_the_stage() -> None:
    m = at("GO-05@0908 GO-02@0910 MO-01@2613", "west movement")
    assert "build-bridge" not in notations(m)
    assert why(m, "build-bridge") == "NOT_YET"
    play(m, "end-movement")
    assert notations(m) == ["build-bridge", "pass"]
    play(m, "build-bridge")
    assert seen(m).works == "west"
    assert told(m, "bridge-begun")
    skip_to(m, "shadow", "move-counters")


def test_r2_07_attacks_are_resolved_one_at_a_time_in_any_order() -> None:
    m = at("GO-05@1506 GO-02@1706 MO-01@1507 MO-11@1707", "west combat", dice=(5, 5, 5, 5))
    assert {"attack 1507", "attack 1707"} <= set(notations(m))
    fight(m, "1707", "GO-02")
    skip_to(m, "west", "choose-target")
    assert "attack 1507" in notations(m)


def test_r2_04_every_day_is_remembered_in_every_language() -> None:
    """2.1.1, Table 3: as the marker advances, the day's event is told."""
    days = {lang: {render(Message("siege", f"day-{date}", {}), lang) for date in DATES} for lang in LANGUAGES}
    assert all(len(told) == len(DATES) == 15 for told in days.values())
    assert not days["en"] & days["es"]
    assert not days["es"] & days["pt"]


def test_r2_04_the_day_is_told_at_the_head_of_its_turn() -> None:
    m = at("GO-05@0908 MO-01@1010", "shadow movement", turn=3, dice=(7,))
    play(m, "end-movement")
    kinds = [entry.event.kind for entry in m.events]
    assert kinds[kinds.index("turn-began") + 1] == "day-remembered"
    (told_day,) = told(m, "day-remembered")
    assert told_day.day == seen(m).date == 10
    entry = next(entry for entry in m.events if entry.event.kind == "day-remembered")
    assert "Day without Dawn" in render(entry.message("siege"), "en")
