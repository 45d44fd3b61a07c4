"""The Free Peoples Strategy deck, event halves 10-12: armies on the move."""

from typing import Any

import pytest

from games.wotr.cards.test_free_strategy import idle, plays, refused
from games.wotr.table import army, asked, at, notations, nothing_comes_of, play, told
from redbook.games.wotr.board import NATION
from redbook.games.wotr.reasons import Why

# -- 10 Help Unlooked For ---------------------------------------------

SIEGE = {
    "minas-tirith": "5 sauron-regular", "minas-tirith-siege": "2 gondor-regular, 1 gondor-elite, 2 gondor-leader",
    "druadan-forest": "2 rohan-elite, 1 gondor-regular",
}  # fmt: skip
AT_WAR = {"rohan": "at-war", "gondor": "at-war", "sauron": "at-war"}


def test_10_the_besiegers_are_short_a_die_for_each_unit_inside() -> None:
    m = plays("fp-strat-10", armies=SIEGE, politics=AT_WAR, chance=[6, *[1] * 9])
    play(m, "all")
    assert [len(roll.dice) for roll in told(m, "combat-roll")] == [3, 2]
    play(m, "go-on", "stay")
    assert len(told(m, "combat-roll")[3].dice) == 1, "all through the battle"


def test_10_never_without_a_die_and_normal_rules_hold_for_the_rest() -> None:
    armies = {**SIEGE, "minas-tirith": "2 sauron-regular"}
    m = plays("fp-strat-10", armies=armies, politics=AT_WAR, chance=[6, 6, 1, 1])
    assert "+rohan-elite" in notations(m), "there may be a rearguard"
    play(m, "all")
    assert len(told(m, "combat-roll")[1].dice) == 1
    assert asked(m) == ("free", "advance")
    play(m, "all")
    assert army(m, "minas-tirith")["gondor-elite"] == 1, "the siege is over"


def test_10_which_army_and_which_siege() -> None:
    armies = {
        **SIEGE, "dol-amroth": "2 southrons-regular", "dol-amroth-siege": "1 gondor-regular", "erech": "1 gondor-elite",
        "lamedon": "1 rohan-regular",
    }  # fmt: skip
    m = plays("fp-strat-10", armies=armies, politics=AT_WAR)
    assert set(notations(m)) == {"druadan-forest", "erech", "lamedon"}
    play(m, "erech")
    assert asked(m) == ("free", "attackers")


def test_10_an_army_between_two_sieges_has_the_choice() -> None:
    armies = {
        "edoras": "1 rohan-regular", "helms-deep": "2 isengard-regular", "helms-deep-siege": "1 rohan-regular",
        "fords-of-isen": "2 rohan-elite", "orthanc": "2 sauron-regular", "orthanc-siege": "1 rohan-regular",
    }  # fmt: skip
    m = plays("fp-strat-10", armies=armies, politics=AT_WAR, held={"orthanc": "free"})
    assert asked(m) == ("free", "card-ask")
    assert set(notations(m)) == {"helms-deep", "orthanc"}


NO_HELP: dict[str, dict[str, Any]] = {
    "no siege": {"armies": {"minas-tirith": "5 sauron-regular", "druadan-forest": "2 rohan-elite"}, "politics": AT_WAR,
                 "held": {"minas-tirith": "shadow"}},
    "nobody near": {"armies": {**SIEGE, "druadan-forest": "", "edoras": "2 rohan-elite"}, "politics": AT_WAR},
    "not at war": {"armies": SIEGE, "politics": {"rohan": "1 active", "gondor": "1 active"}},
}  # fmt: skip


@pytest.mark.parametrize("case", NO_HELP)
def test_10_not(case: str) -> None:
    idle("fp-strat-10", **NO_HELP[case])


# -- 11 Paths of the Woses ---------------------------------------------

RIDERS = {"edoras": "2 rohan-regular, 1 rohan-elite, 1 rohan-leader", "minas-tirith": "1 gondor-regular"}


def test_11_an_army_of_rohan_comes_straight_to_minas_tirith() -> None:
    m = plays("fp-strat-11", armies=RIDERS, politics={"rohan": "at-war"}, characters={"meriadoc": "edoras"})
    play(m, "all")
    assert army(m, "minas-tirith") == {"gondor-regular": 1, "rohan-regular": 2, "rohan-elite": 1, "rohan-leader": 1}
    assert m.view(None).characters["meriadoc"] == "minas-tirith"
    assert army(m, "edoras") == {}


def test_11_the_army_may_be_split_but_no_leader_stays_alone() -> None:
    m = plays("fp-strat-11", armies=RIDERS, politics={"rohan": "at-war"})
    play(m, "+rohan-elite", "done")
    assert army(m, "edoras") == {"rohan-regular": 2, "rohan-leader": 1}
    m = plays("fp-strat-11", armies=RIDERS, politics={"rohan": "at-war"})
    play(m, "+rohan-elite", "+rohan-regular", "+rohan-regular")
    assert notations(m) == ["+rohan-leader"]


@pytest.mark.parametrize("held", [{}, {"minas-tirith": "shadow"}])
def test_11_if_minas_tirith_is_besieged_or_lost_to_a_neighbour(held: dict[str, str]) -> None:
    armies = {**RIDERS, "minas-tirith": "3 sauron-regular", "osgiliath": "1 sauron-regular"}
    if not held:
        armies["minas-tirith-siege"] = "1 gondor-regular"
    m = plays("fp-strat-11", armies=armies, politics={"rohan": "at-war"}, held=held)
    assert set(notations(m)) == {"druadan-forest", "lossarnach"}, "Osgiliath is not free"
    play(m, "lossarnach", "all")
    assert army(m, "lossarnach")["rohan-elite"] == 1


def test_11_a_garrison_that_leaves_loses_its_stronghold_a_part_left_behind_keeps_it() -> None:
    armies = {
        "helms-deep-siege": "2 rohan-regular",
        "helms-deep": "4 isengard-regular",
        "minas-tirith": "1 gondor-regular",
    }
    m = plays("fp-strat-11", armies=armies, politics={"rohan": "at-war"})
    play(m, "all")
    assert told(m, "captured")[0].region == "helms-deep"
    m = plays("fp-strat-11", armies=armies, politics={"rohan": "at-war"})
    play(m, "+rohan-regular", "done")
    assert not told(m, "captured")
    assert army(m, "helms-deep-siege") == {"rohan-regular": 1}


def test_11_which_army_and_only_nations_at_war_cross_the_border() -> None:
    armies = {**RIDERS, "westemnet": "1 elves-elite, 1 rohan-regular", "folde": "1 elves-regular"}
    m = plays("fp-strat-11", armies=armies, politics={"rohan": "at-war", "elves": "1 active"})
    assert set(notations(m)) == {"edoras", "westemnet"}
    play(m, "westemnet")
    assert "+elves-elite" not in notations(m)


def test_11_an_empty_neighbour_that_the_enemy_holds_is_taken_back() -> None:
    armies = {**RIDERS, "minas-tirith": "3 sauron-regular"}
    held = {"minas-tirith": "shadow", "lossarnach": "shadow"}
    m = plays("fp-strat-11", armies=armies, politics={"rohan": "at-war"}, held=held)
    play(m, "lossarnach", "all")
    assert m.view(None).held == {"minas-tirith": "shadow"}


def test_11_needs_rohan_at_war_and_an_army_in_rohan() -> None:
    refused("fp-strat-11", Why.CARD_REQUIREMENT, armies=RIDERS, politics={"rohan": "1 active"})
    idle("fp-strat-11", armies={"fangorn": "1 rohan-elite"}, politics={"rohan": "at-war"})
    armies = {
        **RIDERS, "minas-tirith": "3 sauron-regular", "minas-tirith-siege": "1 gondor-regular",
        "osgiliath": "1 sauron-regular", "lossarnach": "1 sauron-regular", "druadan-forest": "1 sauron-regular",
    }  # fmt: skip
    idle("fp-strat-11", armies=armies, politics={"rohan": "at-war"})


def test_11_12_with_three_players_not_an_army_of_the_nation_that_has_just_acted() -> None:
    for card in ("fp-strat-11", "fp-strat-12"):
        m = at(
            "action free", seats=3, hands={"free": [card]}, dice={"free": "event", "shadow": "army"}, armies=RIDERS,
            politics={"rohan": "at-war"}, characters={"legolas": "edoras"}, this_act=1 << NATION["rohan"],
        )  # fmt: skip
        play(m, "die event")
        nothing_comes_of(m, card)


# -- 12 Through a Day and a Night ---------------------------------------------

HUNTERS = {"edoras": "2 rohan-regular, 1 rohan-leader", "fangorn": "1 rohan-regular"}


def test_12_an_army_with_a_companion_marches_two_regions() -> None:
    m = plays("fp-strat-12", armies=HUNTERS, characters={"legolas": "edoras"})
    play(m, "edoras", "all", "folde", "eastemnet", "done")
    assert army(m, "eastemnet") == {"rohan-regular": 2, "rohan-leader": 1}
    assert m.view(None).characters["legolas"] == "eastemnet"


def test_12_or_one_and_it_may_be_split_but_a_companion_goes_along() -> None:
    m = plays("fp-strat-12", armies=HUNTERS, characters={"legolas": "edoras", "gimli": "edoras"})
    play(m, "edoras", "+rohan-regular")
    assert "done" not in notations(m)
    play(m, "+gimli", "done", "folde", "done")
    assert army(m, "folde") == {"rohan-regular": 1}
    assert m.view(None).characters["gimli"] == "folde"
    assert m.view(None).characters["legolas"] == "edoras"


def test_12_every_region_must_be_free_and_no_border_is_crossed_in_peace() -> None:
    armies = {"edoras": "2 rohan-regular", "westemnet": "1 isengard-regular"}
    m = plays("fp-strat-12", armies=armies, characters={"legolas": "edoras"})
    play(m, "edoras", "all")
    assert notations(m) == ["folde"]
    play(m, "folde")
    assert "druadan-forest" not in notations(m)
    assert "westemnet" not in notations(m)


def test_12_nations_wake_only_where_the_companion_stops() -> None:
    armies = {"westemnet": "2 elves-elite"}
    m = plays("fp-strat-12", armies=armies, characters={"gandalf-the-grey": "westemnet"}, politics={"elves": "at-war"})
    play(m, "westemnet", "all", "edoras", "folde", "done")
    assert "rohan" not in m.view(None).active
    m = plays("fp-strat-12", armies=armies, characters={"gandalf-the-grey": "westemnet"}, politics={"elves": "at-war"})
    play(m, "westemnet", "all", "folde", "edoras", "done")
    assert "rohan" in m.view(None).active


def test_12_an_empty_enemy_settlement_on_the_way_is_taken() -> None:
    armies = {"fords-of-isen": "2 rohan-regular"}
    m = plays("fp-strat-12", armies=armies, characters={"legolas": "fords-of-isen"}, politics={"rohan": "at-war"})
    play(m, "fords-of-isen", "all", "orthanc", "fords-of-isen")
    assert m.view(None).held == {"orthanc": "free"}


def test_12_needs_an_army_with_a_companion_that_can_march() -> None:
    refused("fp-strat-12", Why.CARD_REQUIREMENT, armies=HUNTERS, characters={"legolas": "westemnet"})
    refused("fp-strat-12", Why.CARD_REQUIREMENT, armies=HUNTERS)
    walled = {"edoras": "2 rohan-regular", "westemnet": "1 isengard-regular", "folde": "1 isengard-regular"}
    idle("fp-strat-12", armies=walled, characters={"legolas": "edoras"})
    shut = {"helms-deep-siege": "1 rohan-regular", "helms-deep": "1 isengard-regular"}
    idle("fp-strat-12", armies=shut, characters={"legolas": "helms-deep-siege"})
