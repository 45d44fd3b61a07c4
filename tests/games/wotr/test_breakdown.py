"""What the windows of the battle and of the Hunt show: every sum is that of the rules, and says where it comes from."""

from random import Random

import pytest

from games.wotr.table import at, battle, play
from redbook.kernel import Match


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_parts_make_the_sums_in_every_battle(seats: int) -> None:
    m, dice, seen = Match.new("wotr", seats=seats, seed=11), Random(11), 0
    while m.result is None:
        b = m.view(None).battle
        if b is not None:
            seen += 1
            for side in (0, 1):
                assert sum(value for _, value in b.strength_from[side]) == b.strength[side]
                assert max(0, sum(value for _, value in b.leadership_from[side])) == b.leadership[side]
                assert sum(value for _, value in b.bonus_from[side]) == b.bonus[side]
                assert sum(value for _, value in b.reroll_bonus_from[side]) == b.reroll_bonus[side]
                assert bool(b.to_hit_why[side]) == (b.to_hit[side] == 6)
        assert m.decision is not None
        m.play(dice.choice(m.decision.options))
    assert seen > 50


def test_a_combat_card_is_named_as_the_source_of_its_bonus() -> None:
    m = battle(
        free="3 rohan-regular, 1 gondor-elite, 1 gondor-leader",
        shadow="3 sauron-regular, 1 nazgul",
        hands={"free": ["fp-strat-22"], "shadow": []},
        chance=[1] * 8,
    )
    play(m, "fp-strat-22")
    b = m.view("shadow").battle
    assert b is not None
    assert b.bonus == [1, 0]
    assert b.bonus_from[0] == [("valour", 1)]
    assert b.leadership_from == [[("gondor-leader", 1)], [("nazgul", 1)]]


def test_figures_chosen_so_far_are_shown_to_the_chooser_alone() -> None:
    m = at(
        "action shadow",
        armies={"morannon": "3 sauron-regular, 1 sauron-elite"},
        politics={"sauron": "at-war"},
        dice={"shadow": "army"},
    )
    play(m, "die army", "move-armies", "morannon", "dagorlad", "+sauron-elite")
    forming = m.view("shadow").forming
    assert (forming.origin, forming.region, forming.picked) == ("morannon", "dagorlad", ["sauron-elite"])
    assert m.view("free").forming is None
    assert m.view(None).forming is None


def test_the_hunt_shows_its_tile_and_its_sum_to_both_sides() -> None:
    m = at(
        "action free",
        dice={"free": "character", "shadow": "army"},
        hunt_box=[1, 2],
        fellowship={"at": "hollin", "progress": 1},
        armies={"hollin": "1 sauron-regular"},
        chance=[5, 1, 1, "3"],
    )
    play(m, "die character", "move-fellowship")
    hunt = m.view("free").hunt
    assert (hunt.asked, hunt.bonus, hunt.successes, hunt.rerolls) == ("hunt-rerolls", 1, 1, ["army"])
    play(m, "1")
    for seat in ("free", "shadow", None):
        hunt = m.view(seat).hunt
        assert (hunt.asked, hunt.tile, hunt.damage, hunt.successes) == ("face-damage", "3", 3, 1)


def test_the_phase_is_told() -> None:
    phases = []
    m, dice = Match.new("wotr", seed=5), Random(5)
    while m.view(None).turn < 3:
        phase = m.view(None).phase
        if not phases or phases[-1] != phase:
            phases.append(phase)
        assert m.decision is not None
        m.play(dice.choice(m.decision.options))
    assert phases[:3] == ["fellowship", "hunt", "action"]
    assert set(phases) <= {"cards", "fellowship", "hunt", "action", "victory"}


# -- armies on the map -----------------------------------------------------------------------


@pytest.mark.parametrize("attacker", ["free", "shadow"])
def test_the_view_counts_dice_and_leadership_of_every_army_as_a_battle_does(attacker: str) -> None:
    m = battle(
        attacker=attacker, free="2 gondor-regular, 1 gondor-leader", shadow="2 isengard-elite, 1 nazgul",
        characters={"gimli": "north-ithilien", "meriadoc": "north-ithilien", "saruman": "orthanc"},
    )  # fmt: skip
    view = m.view(None)
    free, shadow = view.armies["north-ithilien"], view.armies["south-ithilien"]
    assert [free.dice, shadow.dice] == view.battle.strength == [3, 2], "Gimli is a Captain of the West"
    assert [free.leadership, shadow.leadership] == view.battle.leadership == [3, 3], "Elites of Isengard lead, too"
    assert (free.side, free.units) == ("free", 2)


def test_the_view_says_who_stands_alone_and_five_dice_are_the_most() -> None:
    m = at(armies={"hollin": "2 nazgul", "dale": "7 north-regular"}, characters={"gimli": "bree"})
    armies = m.view(None).armies
    assert (armies["hollin"].side, armies["hollin"].dice, armies["hollin"].leadership) == ("shadow", 0, 2)
    assert (armies["bree"].side, armies["bree"].units) == ("free", 0)
    assert armies["dale"].dice == 5
    assert "arnor" not in armies
