"""What the rulebook states of the boards, the Journeys, the cards and the pieces holds for our data.

The names of the tests are the numbers of the facts: C components, B boards, M Part 1, N Part 2, J Journeys, K cards,
D dice, Q quality of what had to be drawn anew.
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from redbook.games.hunt.board import SHIRE, WILD, Board, members
from redbook.games.hunt.catalogue import ALLIES, DECK, SORCERIES
from redbook.games.hunt.pieces import (
    BEIGE,
    COMMON_DIE,
    COMPANY,
    DEEDS,
    EYE,
    FACES,
    GREY,
    INFORMATION,
    JOURNEYS,
    LONG,
    LORDS_DIE,
    RED,
    SHORT,
    STARTS,
    TILE_VALUE,
)  # fmt: skip
from redbook.kernel.text import bundle, pattern

BOTH = pytest.mark.parametrize("board", [SHIRE, WILD], ids=["part-1", "part-2"])


def name(id: str, lang: str = "en") -> str:
    return pattern(bundle("hunt", lang), id, {})


def near(board: Board, a: int, b: int) -> bool:
    return b in board.near[a]


def roads(board: Board, start: int, *way: int | str) -> list[list[int]]:
    """All road walks from a space along a pattern of "dot" and locations."""
    walks = [[start]]
    for want in way:
        walks = [
            [*walk, there]
            for walk in walks
            for there in board.road[walk[-1]]
            if there not in walk and (there > board.locs if want == "dot" else there == want)
        ]
    return walks


def dots_beside(board: Board, at: int, *, left: bool) -> list[int]:
    return [d for d in board.near[at] if d > board.locs and (board.x[d] < board.x[at]) == left]


def at_range(at: int, dots: int) -> set[int]:
    return set(SHIRE.in_range(at, dots))


def ops(card_id: str) -> list[str]:
    card = next(card for card in (*ALLIES, *SORCERIES) if card.id == card_id)
    return [op.name for mode in card.modes for op in mode.ops]


# -- components --------------------------------------------------------------------------------------


def test_c03_thirty_six_journeys() -> None:
    assert len(SHORT) == len(LONG) == 18
    assert len({card.id for card in JOURNEYS}) == 36


def test_c04_c05_decks_of_twenty_two() -> None:
    assert [card.id for card in SORCERIES] == [f"sorcery-{n:02}" for n in range(1, 23)]
    for part in (1, 2):
        assert [ALLIES[n].id for n in DECK[part]] == [f"ally{part}-{n:02}" for n in range(1, 23)]


def test_c06_c11_c12_c14_company_tokens_and_tiles() -> None:
    assert COMPANY == ("frodo", "sam", "pippin", "merry", "strider")
    assert (len(STARTS), len(INFORMATION), len(set(DEEDS))) == (3, 12, 10)
    assert (len(BEIGE), len(GREY), len(RED)) == (15, 3, 2)


def test_d01_d02_dice() -> None:
    assert Counter(FACES[face] for face in COMMON_DIE) == Counter(ring=2, sword=2, sorcery=1, shadow=1)
    assert [FACES[face] for face in LORDS_DIE] == [
        "ring",
        "sword",
        "sorcery",
        "morgul-ring",
        "advance",
        "morgul-shadow",
    ]


# -- both boards --------------------------------------------------------------------------------------


@BOTH
def test_c16_kinds_of_spaces(board: Board) -> None:
    assert set(board.kind[1:]) == {"normal", "ally", "dark", "exit", "frodo-start", "nazgul-start", "dot"}


@BOTH
def test_b01_ten_areas_in_three_sections(board: Board) -> None:
    assert len(board.areas) == 10
    letters = [[area.split("·")[1] for area in board.areas if area.split("·")[0] == s] for s in board.sections]
    assert sorted(map(len, letters)) == [3, 3, 4]
    assert all(row == list("ABCD")[: len(row)] for row in letters)


def test_b02_sections_run_from_left_to_right() -> None:
    assert SHIRE.sections == ("I", "II", "III")
    assert WILD.sections == ("IV", "V", "VI")
    for board in (SHIRE, WILD):
        means = []
        for section in range(3):
            xs = [board.x[n] for n in range(1, board.size) if board.section[n] == section]
            means.append(sum(xs) / len(xs))
        assert means == sorted(means)


@BOTH
def test_b03_exits_are_lettered_and_lie_on_the_right(board: Board) -> None:
    assert [board.ids[n] for n in board.exits] == ["A", "B", "C"]
    inner = max(board.x[n] for n in range(1, board.size) if n not in board.exits)
    assert all(board.x[n] > 950 and board.x[n] > inner for n in board.exits)


# -- Part 1 -----------------------------------------------------------------------------------------------


def test_m01_m02_m03_m04_starts_and_ally_locations() -> None:
    assert name("place-1-1").startswith("Bag End")
    assert SHIRE.starts == STARTS
    assert len(SHIRE.nazgul_starts) == 6
    assert SHIRE.allies == INFORMATION


def test_m05_to_m08_frodos_first_moves() -> None:
    """Rule 41, rule 45."""
    assert 10 in at_range(1, 2) - at_range(1, 1)
    assert near(SHIRE, 10, 9)
    assert near(SHIRE, 10, 11)
    assert at_range(10, 0) == {9, 11}
    assert any(there > SHIRE.locs for there in SHIRE.near[10])
    assert at_range(10, 1) == {9, 11, 19, 20, 10}
    assert near(SHIRE, 19, 22)


def test_m09_the_log_of_the_example() -> None:
    last, dots, seen = 1, 0, set()
    for entry in (0, 0, 10, 0, 19, 22):
        if entry == 0:
            dots += 1
        else:
            assert entry in at_range(last, dots)
            last, dots = entry, 0
            seen.add(entry)
    assert seen == {10, 19, 22}


def test_m10_to_m12_areas_of_the_perception_example() -> None:
    area = {at: SHIRE.areas[SHIRE.area[at]] for at in (22, 31, 24)}
    assert area == {22: "II·A", 31: "II·B", 24: "II·A"}


def test_m13_to_m16_the_key_concepts_of_page_12() -> None:
    """Rule 44."""
    assert near(SHIRE, 31, 33)
    assert len(SHIRE.near[31]) == 2
    assert len(dots_beside(SHIRE, 31, left=True)) == 1
    assert set(SHIRE.connected[37]) == {33, 35, 38, 39}
    assert dots_beside(SHIRE, 37, left=True)
    assert at_range(31, 0) == {33}
    assert at_range(31, 1) - {31} == {26, 32, 33}
    assert at_range(31, 2) - {31} == {26, 27, 29, 32, 33}


def test_m17_quarry_and_bucklebury() -> None:
    assert name("place-1-23").startswith("Quarry")
    assert name("place-1-23", "pt").startswith("Pedreira")
    assert name("place-1-37", "pt").startswith("Buqueburgo")


def test_m18_to_m22_the_encounter_at_the_quarry() -> None:
    assert near(SHIRE, 23, 21)
    (right,) = dots_beside(SHIRE, 23, left=False)
    assert 19 in SHIRE.connected[23]
    assert not near(SHIRE, 23, 19)
    close = SHIRE.within[23][1]
    assert [close >> at & 1 for at in (23, 21, right, 19)] == [1, 1, 1, 0]
    flight = at_range(23, 4) - {23}
    assert {33, 36, 45, 46, 19, 21} <= flight
    assert flight == at_range(23, 3) - {23}, "the rule and the example of the flight agree"
    assert 38 not in SHIRE.connected[23]


def test_m23_to_m30_the_riding_examples() -> None:
    assert near(SHIRE, 48, 47)
    assert any(d not in SHIRE.road[48] for d in dots_beside(SHIRE, 48, left=True))
    assert len(roads(SHIRE, 49, "dot", "dot", 48)) == 1
    assert len(roads(SHIRE, 49, "dot", "dot", 46)) == 1
    assert {48, 49} <= set(SHIRE.nazgul_starts)
    assert roads(SHIRE, 46, 34) or roads(SHIRE, 46, "dot", 34) or roads(SHIRE, 46, "dot", "dot", 34)
    assert roads(SHIRE, 34, "dot", 30, "dot")
    assert any(d > SHIRE.locs and near(SHIRE, d, 23) for d in SHIRE.near[34])
    assert SHIRE.sections[SHIRE.section[46]] == SHIRE.sections[SHIRE.section[49]] == "III"


def test_m31_to_m34_bucklebury_rescue_and_numbers() -> None:
    assert SHIRE.areas[SHIRE.area[37]] == "II·C"
    assert SHIRE.moves_to_exit(53, 1) == 2
    assert SHIRE.index["C"] in SHIRE.connected[53]
    assert SHIRE.moves_to_exit(46, 0) < SHIRE.moves_to_exit(23, 0)
    assert [id for id in SHIRE.ids if id.isdigit()] == [str(n) for n in range(1, 56)]


# -- Part 2 ------------------------------------------------------------------------------------------------


def test_n01_to_n06_named_places() -> None:
    assert WILD.nazgul_starts == (28, 33)
    names = {at: name(f"place-2-{at}", "pt") for at in (27, 8, 18, 7, 34)}
    assert names[27].startswith("A Última Ponte")
    assert names[8].startswith("Colinas do Vento")
    assert names[18].startswith("Topo do Vento")
    assert names[7].startswith("Floresta Chet")
    assert names[34].startswith("Fontegris")
    assert WILD.kind[7] == WILD.kind[34] == "ally"
    assert 7 in WILD.in_range(1, 1)
    assert 7 not in WILD.in_range(1, 0)
    assert WILD.kind[36] == "dark"
    assert [WILD.kind[n] == "dark" for n in (19, 33)].count(True) == 1
    assert WILD.kind[35] == "normal"


def test_n07_to_n12_gandalfs_way_and_the_exit() -> None:
    for a, b in ((8, 7), (7, 10), (10, 18)):
        assert b in WILD.connected[a]
    assert max(WILD.y[n] for n in (7, 8, 19)) < min(WILD.y[n] for n in (10, 18))
    assert WILD.area[7] not in (WILD.area[10], WILD.area[18])
    exit_a = WILD.index["A"]
    for at in (35, 36):
        assert exit_a in WILD.in_range(at, 1)
        assert exit_a not in WILD.in_range(at, 0)
    assert [id for id in WILD.ids if id.isdigit()] == [str(n) for n in range(1, 42)]


# -- Journeys ----------------------------------------------------------------------------------------------


def entries(card: int) -> str:
    return " ".join(WILD.ids[at] if at <= WILD.locs else "•" for at in JOURNEYS[card].rows)


def test_j01_lengths_and_limits() -> None:
    assert {(JOURNEYS[n].moves, JOURNEYS[n].limit) for n in SHORT} == {(14, 12)}
    assert {(JOURNEYS[n].moves, JOURNEYS[n].limit) for n in LONG} == {(16, 14)}


def test_j02_to_j05_printed_cards() -> None:
    assert "1 • 7 • 8 • 19 • 33 • 27 • 36 • A" in map(entries, SHORT)
    assert "1 • 7 • 8 • • 19 • 33 • • 34 • 35 • A" in map(entries, LONG)
    rows = [entries(n).split() for n in SHORT]
    assert any(
        row[7:9] == ["27", "•"] and row[14] == "A" and row[1:7] == ["2", "•", "10", "•", "23", "•"] for row in rows
    )


def test_j06_to_j08_every_card_walks_from_bree_to_an_exit() -> None:
    for card in JOURNEYS:
        assert card.rows[0] == 1
        assert card.rows[-1] in WILD.exits
        assert len(set(card.rows)) == len(card.rows)
        assert all(b in WILD.near[a] for a, b in zip(card.rows, card.rows[1:], strict=False))
        shelters = members(card.shelters)
        assert bool(shelters) == card.long
        assert all(WILD.kind[at] == "ally" and at in card.rows for at in shelters)
        last, dots = 1, 0
        for space in card.rows[1:]:
            if space > WILD.locs:
                dots += 1
            else:
                assert space in WILD.in_range(last, dots)
                last, dots = space, 0


# -- cards --------------------------------------------------------------------------------------------------


def test_k01_to_k07_cards_that_the_rulebook_prints() -> None:
    for deck in ("ally1", "ally2"):
        assert ops(f"{deck}-01") == ["gain_token", "cancel_sorcery"]
        assert name(f"card-{deck}-01", "pt") == "Poderia Ter Sido Gandalf?"
    maggot = ALLIES[6]
    assert maggot.modes[0].ops[0].args == {"locations": [37]}
    assert maggot.modes[1].ops[0].args == {"area": "II·C", "trap": True}
    captains = [card for card in SORCERIES if name(f"card-{card.id}") == "Captain of the Nine"]
    assert len(captains) == len(RED) == 2
    assert all(ops(card.id) == ["lord_enters", "add_special_tile"] and card.modes[0].part == 2 for card in captains)
    assert SORCERIES[3].needs.night
    assert ops("sorcery-04") == ["move_active_to_connected", "move_all_nazgul"]
    assert ops("sorcery-05") == ["eye_card"]
    assert "move_frodo" in ops("ally1-20")


def test_k12_k13_deeds_and_tiles() -> None:
    assert {8, 18} <= set(DEEDS)
    values = Counter(TILE_VALUE[tile] for tile in BEIGE)
    assert values[3] >= 1
    assert values[EYE] >= 2


def test_k14_k15_kinds_of_cards() -> None:
    assert any(card.needs.night for card in ALLIES)
    assert any(len(card.modes) == 2 for card in SORCERIES)
    for part in (1, 2):
        assert any(mode.out_of_turn for n in DECK[part] for mode in ALLIES[n].modes)
    assert any("enter_company" in ops(ALLIES[n].id) for n in DECK[1])
    assert not any("enter_company" in ops(ALLIES[n].id) for n in DECK[2])


# -- quality ---------------------------------------------------------------------------------------------------


@BOTH
def test_q01_no_two_edges_cross(board: Board) -> None:
    def turn(a: int, b: int, c: int) -> float:
        (ax, ay), (bx, by), (cx, cy) = ((board.x[n] * 1.5, board.y[n]) for n in (a, b, c))
        return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)

    edges = [(a, b) for a in range(1, board.size) for b in board.near[a] if a < b]
    for (a, b), (c, d) in combinations(edges, 2):
        if len({a, b, c, d}) == 4:
            assert not (turn(a, b, c) * turn(a, b, d) < 0 and turn(c, d, a) * turn(c, d, b) < 0)


@BOTH
def test_q02_q03_boards_and_areas_hang_together(board: Board) -> None:
    def piece(spaces: set[int]) -> bool:
        found = {min(spaces)}
        edge = list(found)
        while edge:
            for there in board.near[edge.pop()]:
                if there in spaces and there not in found:
                    found.add(there)
                    edge.append(there)
        return found == spaces

    assert piece(set(range(1, board.size)))
    for area in range(10):
        assert piece({n for n in range(1, board.size) if board.area[n] == area and n not in board.exits})


def test_q06_q07_part_1_is_tight_but_possible() -> None:
    assert all(10 <= SHIRE.moves_to_exit(start, 0) <= 13 for start in STARTS)


def test_q08_q09_journeys_use_the_whole_board() -> None:
    used = {at for card in JOURNEYS for at in card.rows}
    assert set(range(1, WILD.locs + 1)) <= used
    for deck in (SHORT, LONG):
        assert all(sum(JOURNEYS[n].rows[-1] == exit for n in deck) >= 4 for exit in WILD.exits)


@BOTH
def test_q11_the_roads_are_one_network(board: Board) -> None:
    on_road = {n for n in range(1, board.size) if board.road[n]}
    found, edge = {min(on_road)}, [min(on_road)]
    while edge:
        for there in board.road[edge.pop()]:
            if there not in found:
                found.add(there)
                edge.append(there)
    assert found == on_road
