"""Combat halves of the Shadow Strategy deck: each played, its timing, and refused without its requirement."""

import pytest

from games.wotr.cards.test_shadow_strategy import AT_WAR, lawful
from games.wotr.table import army, asked, at, battle, hand, notations, play, told
from redbook.games.wotr.board import CARD, COMBAT_HALF
from redbook.games.wotr.reasons import Why

# -- bonuses of both armies ---------------------------------------------


@pytest.mark.parametrize(
    ("card", "bonus"),
    [("sh-strat-01", 2), ("sh-strat-10", 2), ("sh-strat-21", 2), ("sh-strat-22", 1), ("sh-strat-23", 1),
     ("sh-strat-24", 1)],
)  # fmt: skip
def test_deadly_strife_and_desperate_battle_help_both_armies_in_both_rolls(card: str, bonus: int) -> None:
    m = battle(
        hands={"shadow": [card]},
        free="2 gondor-regular, 1 gondor-leader",
        shadow="2 sauron-regular, 1 nazgul",
        chance=[5 - bonus, 1, 4 - bonus, 5 - bonus, 4 - bonus, 5 - bonus],
    )
    play(m, card, "1", "1")
    assert [(roll.bonus, roll.hits) for roll in told(m, "combat-roll")] == [(bonus, 1), (bonus, 1)]
    assert [(roll.bonus, roll.hits) for roll in told(m, "leader-reroll")] == [(bonus, 0), (bonus, 1)]
    lawful(m)


def test_a_bonus_lasts_for_one_round() -> None:
    m = battle(hands={"shadow": ["sh-strat-01"]}, free="2 gondor-regular", shadow="2 sauron-regular", chance=[1] * 8)
    play(m, "sh-strat-01", "go-on", "stay")
    assert [roll.bonus for roll in told(m, "combat-roll")] == [2, 2, 0, 0]


# -- Devilry of Orthanc, on two cards of this deck ---------------------------------------------


@pytest.mark.parametrize("card", ["sh-strat-03", "sh-strat-05"])
def test_devilry_of_orthanc_helps_isengard_in_an_assault(card: str) -> None:
    m = at(
        "battle", hands={"shadow": [card]}, politics=AT_WAR, chance=[5, 4, 1],
        armies={"helms-deep": "2 isengard-regular", "helms-deep-siege": "1 rohan-elite"},
        battle={"attacker": "shadow", "origin": "helms-deep", "target": "helms-deep-siege"},
    )  # fmt: skip
    play(m, card)
    assert [(roll.bonus, roll.hits) for roll in told(m, "combat-roll")] == [(1, 1), (0, 0)]


def test_devilry_of_orthanc_goes_on_when_a_charge_has_killed_the_men_of_isengard() -> None:
    m = at(
        "battle", hands={"shadow": ["sh-strat-03"], "free": ["fp-strat-13"]}, politics=AT_WAR, chance=[6, 5, 1],
        armies={"helms-deep": "1 isengard-regular, 1 sauron-regular", "helms-deep-siege": "1 rohan-elite"},
        battle={"attacker": "shadow", "origin": "helms-deep", "target": "helms-deep-siege"},
    )  # fmt: skip
    play(m, "sh-strat-03", "fp-strat-13", "-isengard-regular")
    assert [(roll.bonus, roll.hits) for roll in told(m, "combat-roll")] == [(1, 1), (0, 0)]


@pytest.mark.parametrize("card", ["sh-strat-03", "sh-strat-05"])
def test_devilry_of_orthanc_needs_isengard_and_a_siege_battle(card: str) -> None:
    field = battle(hands={"shadow": [card]}, shadow="3 isengard-regular")
    assert field.why_not(card) is Why.COMBAT_REQUIREMENT
    siege = at(
        "battle", hands={"shadow": [card]}, politics=AT_WAR,
        armies={"helms-deep": "2 sauron-regular", "helms-deep-siege": "1 rohan-elite"},
        battle={"attacker": "shadow", "origin": "helms-deep", "target": "helms-deep-siege"},
    )  # fmt: skip
    assert siege.why_not(card) is Why.COMBAT_REQUIREMENT


# -- Mûmakil ---------------------------------------------


@pytest.mark.parametrize("card", ["sh-strat-07", "sh-strat-08"])
def test_mumakil_3_and_5_a_better_roll_and_a_hit_more(card: str) -> None:
    m = battle(hands={"shadow": [card]}, free="4 gondor-regular", shadow="1 southrons-regular, 1 southrons-elite",
               chance=[1] * 4 + [4, 1])  # fmt: skip
    play(m, card)
    assert told(m, "combat-roll")[1].bonus == 1
    assert told(m, "hits-scored")[0].hits == 1
    assert army(m, "north-ithilien") == {"gondor-regular": 2}


def test_mumakil_5_not_with_as_many_hits_on_either_side() -> None:
    m = battle(hands={"shadow": ["sh-strat-07"]}, free="4 gondor-regular", shadow="3 southrons-elite",
               chance=[6, 1, 1, 1, 4, 1, 1])  # fmt: skip
    play(m, "sh-strat-07")
    assert not told(m, "hits-scored")
    assert army(m, "north-ithilien") == {"gondor-regular": 3}


def test_mumakil_5_hits_of_an_attack_before_the_roll_count_for_the_enemy() -> None:
    m = battle(hands={"shadow": ["sh-strat-07"], "free": ["fp-strat-13"]}, free="3 gondor-regular, 1 gondor-elite",
               shadow="4 southrons-elite", chance=[6, 1, 1, 1, 1, 6, 1, 1, 1])  # fmt: skip
    play(m, "fp-strat-13", "sh-strat-07")
    assert told(m, "extra-attack")[0].hits == 1
    assert not told(m, "hits-scored")  # one against one


def test_mumakil_5_edge_69_confusion_counts() -> None:
    confusion = next(id for id, card in CARD.items() if COMBAT_HALF[card] == "confusion")
    m = battle(hands={"shadow": ["sh-strat-07"], "free": [confusion]}, free="4 gondor-regular",
               shadow="2 southrons-elite", chance=[1] * 4 + [6, 1])  # fmt: skip
    play(m, confusion, "sh-strat-07")
    assert "mumakil" not in [hit.why for hit in told(m, "hits-scored")]  # one against one, by its own hand
    assert army(m, "north-ithilien") == {"gondor-regular": 3}


def test_mumakil_needs_a_southron_elite() -> None:
    m = battle(attacker="shadow", hands={"shadow": ["sh-strat-07"]}, shadow="3 southrons-regular, 2 sauron-elite")
    assert m.why_not("sh-strat-07") is Why.COMBAT_REQUIREMENT
    assert "sh-strat-07" not in notations(m)


def test_mumakil_lose_nothing_when_a_charge_has_taken_the_last_of_them() -> None:
    """p.29: the requirement is there for playing the card."""
    m = battle(hands={"shadow": ["sh-strat-07"], "free": ["fp-strat-13"]}, free="1 gondor-elite",
               shadow="1 southrons-elite", chance=[6, 1, 4])  # fmt: skip
    play(m, "fp-strat-13", "sh-strat-07")
    assert told(m, "elite-reduced")[0].figure == "southrons-elite"
    assert [roll.bonus for roll in told(m, "combat-roll")] == [0, 1]


# -- own blood ---------------------------------------------


@pytest.mark.parametrize("card", ["sh-strat-04", "sh-strat-11", "sh-strat-18"])
def test_relentless_assault_3_costs_blood_before_the_roll(card: str) -> None:
    m = battle(hands={"shadow": [card]}, attacker="shadow", free="2 gondor-regular",
               shadow="2 sauron-regular, 2 sauron-elite", chance=[3, 3, 2, 1, 1])  # fmt: skip
    play(m, card)
    assert asked(m) == ("shadow", "combat-ask")
    assert notations(m) == ["0", "1", "2"]
    play(m, "2")
    assert asked(m) == ("shadow", "choose-casualty")
    play(m, "-sauron-elite x2")
    roll = told(m, "combat-roll")[0]
    assert (len(roll.dice), roll.bonus, roll.hits) == (3, 2, 2)
    assert army(m, "south-ithilien") == {"sauron-regular": 2, "sauron-elite": 1}
    lawful(m)


def test_relentless_assault_may_cost_nothing_and_no_more_than_there_is() -> None:
    m = battle(hands={"shadow": ["sh-strat-04"]}, free="2 gondor-regular", shadow="1 sauron-regular", chance=[1] * 3)
    play(m, "sh-strat-04")
    assert notations(m) == ["0", "1"]
    play(m, "0")
    assert told(m, "combat-roll")[1].bonus == 0
    assert army(m, "south-ithilien") == {"sauron-regular": 1}


def test_relentless_assault_the_last_unit_may_die_of_it() -> None:
    m = battle(hands={"shadow": ["sh-strat-04"]}, free="2 gondor-regular", shadow="1 sauron-regular, 1 nazgul")
    play(m, "sh-strat-04", "1")
    assert army(m, "south-ithilien") == {}
    assert not told(m, "combat-roll")
    assert asked(m) == ("free", "advance")
    lawful(m)


@pytest.mark.parametrize("card", ["sh-strat-02", "sh-strat-19", "sh-strat-20"])
def test_onslaught_7_a_die_for_each_hit_after_casualties(card: str) -> None:
    m = battle(hands={"shadow": [card]}, free="4 gondor-regular", shadow="4 sauron-regular",
               chance=[6, 1, 1, 1] + [1] * 4 + [4, 3, 6])  # fmt: skip
    play(m, card)
    assert army(m, "south-ithilien") == {"sauron-regular": 3}  # the casualty of the round is gone
    assert notations(m) == ["0", "1", "2", "3"]
    play(m, "3")
    attack = told(m, "extra-attack")[0]
    assert (attack.hits, attack.why) == (2, "onslaught")
    assert army(m, "north-ithilien") == {"gondor-regular": 2}  # though nobody of the Shadow is left
    assert army(m, "south-ithilien") == {}
    assert asked(m) == ("free", "advance")
    lawful(m)


def test_onslaught_four_hits_at_most_or_none() -> None:
    m = battle(hands={"shadow": ["sh-strat-02"]}, free="4 gondor-regular", shadow="9 sauron-regular", chance=[1] * 9)
    play(m, "sh-strat-02")
    assert notations(m) == ["0", "1", "2", "3", "4"]
    play(m, "0")
    assert not told(m, "extra-attack")
    assert army(m, "south-ithilien") == {"sauron-regular": 9}


# -- after casualties ---------------------------------------------


@pytest.mark.parametrize("card", ["sh-strat-06", "sh-strat-16", "sh-strat-17"])
def test_great_host_7_edge_68_two_to_one_after_casualties(card: str) -> None:
    m = battle(hands={"shadow": [card]}, free="3 gondor-regular", shadow="4 sauron-regular",
               chance=[1] * 3 + [6, 1, 1, 1])  # fmt: skip
    play(m, card)  # four against two now
    assert told(m, "hits-scored")[0].why == "great-host"
    assert army(m, "north-ithilien") == {"gondor-regular": 1}
    lawful(m)


def test_great_host_is_not_enough_with_fewer() -> None:
    m = battle(hands={"shadow": ["sh-strat-06"]}, free="3 gondor-regular", shadow="6 sauron-regular",
               chance=[6, 1, 1] + [1] * 5)  # fmt: skip
    play(m, "sh-strat-06")  # five against three
    assert army(m, "north-ithilien") == {"gondor-regular": 3}
    assert not told(m, "hits-scored")


@pytest.mark.parametrize("card", ["sh-strat-13", "sh-strat-14", "sh-strat-15"])
def test_we_come_to_kill_7_counts_the_elites_that_are_left(card: str) -> None:
    m = battle(hands={"shadow": [card]}, free="3 gondor-regular", shadow="2 sauron-elite",
               chance=[6, 1, 1, 1, 1, 5])  # fmt: skip
    play(m, card)
    attack = told(m, "extra-attack")[0]
    assert (len(attack.dice), attack.target, attack.hits) == (1, 5, 1)
    assert army(m, "north-ithilien") == {"gondor-regular": 2}


def test_we_come_to_kill_hits_on_5_in_an_assault_too() -> None:
    m = at(
        "battle", hands={"shadow": ["sh-strat-13"]}, politics=AT_WAR, chance=[1, 1, 5],
        armies={"helms-deep": "1 isengard-elite", "helms-deep-siege": "1 rohan-elite"},
        battle={"attacker": "shadow", "origin": "helms-deep", "target": "helms-deep-siege"},
    )  # fmt: skip
    play(m, "sh-strat-13")
    assert army(m, "helms-deep-siege") == {"rohan-regular": 1}


def test_we_come_to_kill_with_no_elite_left_there_is_no_attack() -> None:
    m = battle(hands={"shadow": ["sh-strat-13"]}, free="3 gondor-regular", shadow="1 sauron-elite, 1 sauron-regular",
               chance=[6, 1, 1, 1, 1])  # fmt: skip
    play(m, "sh-strat-13", "-sauron-elite")
    assert not told(m, "extra-attack")
    assert army(m, "south-ithilien") == {"sauron-regular": 2}


def test_we_come_to_kill_needs_an_elite() -> None:
    m = battle(attacker="shadow", hands={"shadow": ["sh-strat-13"]}, shadow="3 sauron-regular")
    assert m.why_not("sh-strat-13") is Why.COMBAT_REQUIREMENT


# -- Swarm of Bats ---------------------------------------------


@pytest.mark.parametrize("card", ["sh-strat-09", "sh-strat-12"])
def test_swarm_of_bats_0_the_enemy_card_has_no_effect(card: str) -> None:
    m = battle(hands={"free": ["fp-strat-22"], "shadow": [card]}, free="1 gondor-regular, 1 gondor-elite",
               shadow="2 sauron-regular", chance=[4, 4, 1, 1])  # fmt: skip
    play(m, "fp-strat-22", card)
    assert told(m, "combat-card-cancelled")[0].card == "fp-strat-22"
    assert [roll.bonus for roll in told(m, "combat-roll")] == [0, 0]
    assert hand(m, "free") == hand(m, "shadow") == []


def test_swarm_of_bats_0_without_an_enemy_card_helps_the_re_roll_only() -> None:
    m = battle(hands={"shadow": ["sh-strat-09"]}, free="2 gondor-regular", shadow="2 sauron-regular, 1 nazgul",
               chance=[1, 1, 4, 1, 4])  # fmt: skip
    play(m, "sh-strat-09", "1")
    assert told(m, "combat-roll")[1].bonus == 0
    assert (told(m, "leader-reroll")[0].bonus, told(m, "leader-reroll")[0].hits) == (1, 1)


def test_edge_67_swarm_of_bats_and_daring_defiance_the_defender_first() -> None:
    m = battle(attacker="shadow", hands={"shadow": ["sh-strat-09"], "free": ["fp-char-11"]}, free="2 gondor-regular",
               characters={"boromir": "north-ithilien"}, chance=[1] * 12)  # fmt: skip
    play(m, "sh-strat-09", "fp-char-11")
    assert [gone.card for gone in told(m, "combat-card-cancelled")] == ["sh-strat-09"]
