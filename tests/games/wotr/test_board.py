"""Checklist A, B, C: the board, figures, set-up (p.8-17)."""

import pytest

from games.wotr.table import army, at, notations, play
from redbook.games.wotr import board
from redbook.games.wotr.armies.regions import controller, free_for_army, is_free
from redbook.games.wotr.board import ADJACENT, FREE, NO_NATION, REGION, SHADOW, region
from redbook.games.wotr.setup import TOTALS, new_board
from redbook.games.wotr.victory import points
from redbook.kernel import Match


def test_1_105_regions_232_borders() -> None:
    assert len(ADJACENT) == 105
    assert sum(len(near) for near in ADJACENT) == 2 * 232
    assert all(a in ADJACENT[b] for a in range(105) for b in ADJACENT[a])


@pytest.mark.parametrize(
    ("a", "b"),
    [
        ("rivendell", "high-pass"),
        ("moria", "lorien"),
        ("north-rhun", "south-rhun"),
        ("forlindon", "ered-luin"),
        ("angmar", "north-downs"),
        ("northern-rhovanion", "southern-dorwinion"),
    ],
)
def test_2_3_black_borders_and_lakes_are_not_crossed(a: str, b: str) -> None:
    assert region(b) not in ADJACENT[region(a)]


def test_map_lossarnach_and_osgiliath_are_neighbours() -> None:
    assert region("osgiliath") in ADJACENT[region("lossarnach")]


@pytest.mark.parametrize(
    ("place", "nation"),
    [
        ("osgiliath", None), ("north-ithilien", None), ("south-ithilien", None), ("fords-of-isen", "rohan"),
        ("druadan-forest", "gondor"), ("southern-mirkwood", "sauron"), ("forlindon", None), ("arnor", None),
    ],
)  # fmt: skip
def test_4_nations_of_regions(place: str, nation: str | None) -> None:
    assert board.NATION_OF[region(place)] == (NO_NATION if nation is None else board.NATION[nation])


def test_5_seventeen_coastal_regions() -> None:
    assert sum(board.COASTAL) == 17
    assert board.COASTAL[region("lamedon")]
    assert not board.COASTAL[region("lossarnach")]
    assert not board.COASTAL[region("erech")]


def test_6_fortifications_are_no_settlements() -> None:
    for place in ("osgiliath", "fords-of-isen"):
        assert board.SETTLEMENT[region(place)] == board.FORTIFICATION
        assert not board.IS_SETTLEMENT[region(place)]
        assert controller(new_board(2), region(place)) == board.NOBODY


@pytest.mark.parametrize(
    ("place", "value"), [("dale", 1), ("erebor", 2), ("bree", 0), ("iron-hills", 0), ("angmar", 1)]
)
def test_7_what_settlements_are_worth(place: str, value: int) -> None:
    assert board.POINTS[region(place)] == value


def test_7_points_in_all() -> None:
    free = sum(board.POINTS[r] for r in board.SETTLEMENTS if board.OWNER_SIDE[r] == FREE)
    assert (free, sum(board.POINTS) - free) == (20, 18)


def test_8_settlements_belong_to_the_side_of_their_nation() -> None:
    s = new_board(2)
    assert controller(s, region("moria")) == SHADOW
    assert controller(s, region("bree")) == FREE
    assert points(s, FREE) == points(s, SHADOW) == 0


def test_9_a_settlement_held_by_the_enemy_is_not_free() -> None:
    m = at(held={"bree": "shadow"}, armies={"weather-hills": "1 north-regular"})
    assert not is_free(m.state, FREE, region("bree"))


def test_10_besieged_stronghold_is_free_for_the_besieger() -> None:
    m = at(armies={"minas-tirith": "3 sauron-regular", "minas-tirith-siege": "2 gondor-regular"})
    assert is_free(m.state, SHADOW, region("minas-tirith"))
    assert not is_free(m.state, FREE, region("minas-tirith"))


def test_11_an_empty_enemy_city_is_free_for_army_movement_only() -> None:
    m = at(armies={"westemnet": "1 isengard-regular"})
    assert free_for_army(m.state, SHADOW, region("edoras"))
    assert not is_free(m.state, SHADOW, region("edoras"))


def test_12_a_lone_nazgul_does_not_stop_an_army() -> None:
    m = at(
        armies={"osgiliath": "2 gondor-regular", "north-ithilien": "1 nazgul"}, dice={"free": "muster-army"},
        politics={"gondor": "at-war"},
    )  # fmt: skip
    play(m, "die muster-army", "move-armies", "osgiliath", "north-ithilien", "all")
    assert army(m, "north-ithilien") == {"gondor-regular": 2, "nazgul": 1}


def test_25_34_figures_of_the_setup() -> None:
    assert sum(TOTALS[k] for k in board.UNITS_OF[FREE]) == 75
    assert sum(TOTALS[k] for k in board.LEADER) == 20
    assert sum(TOTALS[k] for k in board.UNITS_OF[SHADOW]) == 90
    assert TOTALS[board.NAZGUL] == 8
    m = at(
        armies={"morannon": "6 sauron-elite"},
        politics={"sauron": "at-war"},
        dice={"shadow": "muster"},
        now="action shadow",
    )
    play(m, "die muster", "recruit")
    assert not any(n.startswith("sauron-elite") for n in notations(m))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_26_to_33_the_start(seats: int) -> None:
    m = Match.new("wotr", seed=3, seats=seats)
    s = m.state
    v = m.view(None)
    assert (v.ring_bearers, v.progress, v.hidden, v.corruption, v.guide) == (
        "rivendell",
        0,
        True,
        0,
        "gandalf-the-grey",
    )
    assert sum(1 for place in v.characters.values() if place == "fellowship") == 7
    assert v.rings == (3, 0, 0)
    assert v.dice_pool == (4, 7)
    assert len(s.bag) == 16
    assert not s.waiting
    assert v.politics == {
        "rohan": 3, "north": 3, "elves": 3, "dwarves": 3, "gondor": 2, "southrons": 2, "sauron": 1, "isengard": 1,
    }  # fmt: skip
    assert v.active == ["elves", "isengard", "sauron", "southrons"]


def test_31_37_four_decks_of_24_and_one_card_of_each_in_turn_one() -> None:
    m = Match.new("wotr", seed=3)
    v = m.view(None)
    assert v.decks == {"free-character": 23, "free-strategy": 23, "shadow-character": 23, "shadow-strategy": 23}
    assert v.hand_backs == {"free": (1, 1), "shadow": (1, 1)}


def test_edge_150_east_rhun_touches_the_edge() -> None:
    southron = {r for r in range(105) if board.EAST_EDGE[r] and board.NATION_OF[r] == board.SOUTHRONS}
    assert southron == {REGION[name] for name in ("east-rhun", "south-rhun", "khand", "far-harad")}
