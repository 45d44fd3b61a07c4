"""R1: components, sides, counters."""

from __future__ import annotations

import json

from games.siege.helpers import at, number, piece, seen, skip_to_turn, state, told
from redbook.games.siege import pieces, tables
from redbook.games.siege.board import DATA, LIMIT, SEATS
from redbook.games.siege.results import candidates
from redbook.kernel import Match


def test_r1_01_every_nation_belongs_to_one_side() -> None:
    sides: dict[str, set[str]] = {}
    for p in pieces.ALL:
        sides.setdefault(pieces.NATION[p], set()).add(SEATS[pieces.SIDE[p]])
    assert all(len(of) == 1 for of in sides.values())
    assert sides["harad"] == sides["easterlings"] == sides["mordor"] == {"shadow"}
    assert sides["dol_amroth"] == sides["lebennin"] == sides["rohan"] == sides["gondor"] == {"west"}


def test_r1_02_seventy_five_counters() -> None:
    units = [p for p in pieces.ALL if pieces.COMBAT[p] and not pieces.SIEGE[p]]
    leaders = [p for p in pieces.ALL if pieces.LEADER[p]]
    assert (len(units), len(leaders), len(pieces.ENGINES), len(pieces.MARKERS)) == (56, 11, 2, 6)
    assert pieces.COUNTERS + len(pieces.MARKERS) == 75


def test_r1_03_every_combat_unit_has_its_figures() -> None:
    for p in pieces.ALL:
        if pieces.COMBAT[p]:
            assert min(pieces.PA[0][p], pieces.PD[0][p], pieces.PM[p], pieces.UNIT_MORALE[0][p]) > 0


def test_r1_04_types_follow_the_factors() -> None:
    raw = json.loads((DATA / "units.json").read_text("utf-8"))["units"]
    kinds = {(u["attack"], u["defence"], u["movement"]): u["type"] for u in raw}
    assert kinds[8, 2, 3] == "cavalry"
    assert kinds[3, 2, 30] == "air"
    assert kinds[4, 3, 6] == "infantry"
    assert [u["type"] for u in raw if (u["attack"], u["defence"], u["movement"]) == (7, 4, 7)] == ["cavalry"] * 2


def test_r1_05_the_reduced_side_halves_rounded_up() -> None:
    m = at("GO-11@1506r GO-10@1606r")
    assert (piece(m, "GO-11").attack, piece(m, "GO-11").defence) == (3, 2)  # 5-3-8
    assert pieces.PM[number("GO-11")] == 8
    assert pieces.UNIT_MORALE[1][number("GO-11")] == 6
    assert (piece(m, "GO-10").attack, piece(m, "GO-10").defence) == (2, 2)  # 3-3-5
    assert state(m).load[state(m).where[number("GO-11")]] == 1


def test_r1_06_unit_morale_only_chooses_who_takes_a_loss() -> None:
    """Morale stands in the rank of a loss and nowhere else; equal factors differ only by it."""
    m = at("GO-02@1506 GO-06@1506 MO-01@1606", "west combat")
    s = state(m)
    guard, line = number("GO-06"), number("GO-02")  # both 4-4-4; morale 8 and 7
    assert candidates(s, [guard, line], True, "+") == [guard]
    assert candidates(s, [guard, line], True, "-") == [line]
    text = {path.name: path.read_text("utf-8") for path in DATA.parent.glob("*.py")}
    assert [name for name in sorted(text) if "UNIT_MORALE" in text[name]] == ["pieces.py", "results.py"]


def test_r1_07_one_turn_is_one_day() -> None:
    m = Match.new("siege", seed=3, listen=True)
    skip_to_turn(m, 4)
    assert [(e.turn, e.date) for e in told(m, "turn-began")] == [(1, 7), (2, 8), (3, 9), (4, 10)]
    assert seen(m).date == 10
    assert tables.DATES[11] == 18
    assert LIMIT
