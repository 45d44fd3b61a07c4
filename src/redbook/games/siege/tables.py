"""The tables of the rules: turns, odds and results (Table 2), morale entries (Table 5), victory points (6.1)."""

from __future__ import annotations

import json
from functools import cache
from typing import Any, NamedTuple

from redbook.games.siege.board import DATA, INDEX

_tables: dict[str, Any] = json.loads((DATA / "tables.json").read_text("utf-8"))

TURNS: int = _tables["turns"]["count"]
TURNS_LONG: int = _tables["turns"]["variant"]
DATES: tuple[int, ...] = tuple(_tables["turns"]["dates"])  # the day of March 3019 of each turn
RECOVERIES: int = _tables["recovery"]["per_turn"]

# -- odds and results (4.1, 4.7, Table 2) ---------------------------------------------------

COLUMNS: tuple[str, ...] = tuple(_tables["columns"])
LAST_COLUMN = len(COLUMNS) - 1
_odds: list[dict[str, Any]] = _tables["odds"]
MODIFIERS: dict[str, int] = _tables["column_modifiers"]
MORALE_WEIGHTS: dict[str, int] = _tables["dice"]["morale_weight"]  # by setting: what a point adds to the roll
SURROUNDED_MORALE: int = _tables["dice"]["surrounded_morale"]


def column(attack: int, defence: int) -> int:
    """4.1: the best column whose odds the attack reaches."""
    best = 0
    for number, odds in enumerate(_odds):
        ours, theirs = attack * odds["defence"], defence * odds["attack"]
        if ours > theirs or (ours == theirs and not odds.get("more_than")):
            best = number
    return best


class Code(NamedTuple):
    """One half of a result: what happens (`AVB`), and upon whom a loss falls (`+` highest morale, `-` lowest)."""

    what: str
    sign: str

    @property
    def eliminates(self) -> bool:
        return self.what in ("AE", "DE")

    @property
    def loses(self) -> bool:
        return self.what.endswith(("B", "E"))

    @property
    def retreats(self) -> bool:
        return self.what in ("AE", "DE", "DRB", "DRI")

    @property
    def advances(self) -> bool:
        return self.what.startswith("AV")

    def __str__(self) -> str:
        return self.what + self.sign


class Cell(NamedTuple):
    attacker: Code
    defender: Code

    def __str__(self) -> str:
        return f"{self.attacker} {self.defender}"


def _code(text: str) -> Code:
    return Code(text.rstrip("+-"), text[-1] if text[-1] in "+-" else "")


def parse_cell(text: str) -> Cell:
    attacker, defender = text.split()
    return Cell(_code(attacker), _code(defender))


ROWS: tuple[str, ...] = tuple(row["label"] for row in _tables["rows"])
CELLS: tuple[tuple[Cell, ...], ...] = tuple(tuple(parse_cell(text) for text in row["cells"]) for row in _tables["rows"])
_tops: tuple[int | None, ...] = tuple(row["high"] for row in _tables["rows"])


def row(roll: int) -> int:
    """4.7, 4.6.1: the row of a modified roll, which may lie below 0 or above 99."""
    for number, top in enumerate(_tops):
        if top is None or roll <= top:
            return number
    raise AssertionError(roll)


@cache
def chances(column: int, difference: int) -> dict[str, float]:
    """The exact chance of every result, magic included (4.7); `difference` is what is added to the roll."""
    out: dict[str, float] = {}
    share = 1.0
    while True:
        lowest = 10 if column < LAST_COLUMN else 0
        for roll in range(lowest, 100):
            cell = str(CELLS[row(roll + difference)][column])
            out[cell] = out.get(cell, 0.0) + share / 100
        if column == LAST_COLUMN:
            return out
        share /= 10
        column += 1


@cache
def outlook(column: int, difference: int) -> tuple[float, float, float]:
    """The exact chance that the defender leaves the hex, that he takes a loss, that the attacker takes one."""
    leaves = loss = own = 0.0
    for text, chance in chances(column, difference).items():
        cell = parse_cell(text)
        leaves += chance if cell.defender.retreats else 0.0
        loss += chance if cell.defender.loses else 0.0
        own += chance if cell.attacker.loses else 0.0
    return leaves, loss, own


# -- morale (Table 5) -------------------------------------------------------------------------------

MORALE_MIN: int = _tables["morale"]["minimum"]
MORALE_MAX: int = _tables["morale"]["maximum"]
ENTRIES: tuple[dict[str, int], dict[str, int]] = (_tables["morale"]["west"], _tables["morale"]["shadow"])
ENTRY_IDS: tuple[tuple[str, ...], tuple[str, ...]] = (tuple(ENTRIES[0]), tuple(ENTRIES[1]))
DAY_WITHOUT_DAWN: int = _tables["morale"]["dated"]["day-without-dawn"]
RETURN_OF_THE_KING: int = _tables["morale"]["dated"]["return-of-the-king"]
WALL_HELD_THROUGH: int = _tables["morale"]["dated"]["wall-held-through"]
CITY_HELD: int = _tables["morale"]["dated"]["city-held"]

# -- victory (6.1) ------------------------------------------------------------------------------


class Award(NamedTuple):
    """Points for the first capture of a place."""

    id: str
    early: int
    through_turn: int
    late: int


_victory: dict[str, Any] = _tables["victory"]
UNIT_POINTS: dict[str, int] = _victory["unit"]
LEADER_AWARD: dict[str, int] = _victory["leader"]
WITCH_KING_AWARD: dict[str, int] = _victory["witch_king"]
NAZGUL_AWARD: dict[str, int] = _victory["nazgul"]
GREAT_LEADER_AWARD: dict[str, int] = _victory["great_leader"]
HOLD_AWARDS: dict[int, dict[str, int]] = {INDEX[id]: award for id, award in _victory["hold"].items()}
CAPTURE_AWARDS: dict[int, Award] = {INDEX[id]: Award(**award) for id, award in _victory["capture"].items()}
AWARDS: tuple[str, ...] = tuple(f"V{n}" for n in range(1, 12))
ATTRITION: int = _victory["attrition"]
