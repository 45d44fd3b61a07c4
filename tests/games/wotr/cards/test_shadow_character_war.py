"""The Shadow Character deck, event halves 18-20, 23 and 24: the Eye, and the Nazgûl at war."""

from typing import Any

import pytest

from games.wotr.cards.test_shadow_character import holding, idle, plays, refused
from games.wotr.table import army, asked, at, notations, nothing_comes_of, play, told
from redbook.games.wotr.board import CARD, CHARACTER, PLACE, ROHAN
from redbook.games.wotr.reasons import Why
from redbook.kernel import Match

# -- 18 The Lidless Eye ---------------------------------------------


def test_18_up_to_three_dice_of_choice_go_to_the_hunt_box() -> None:
    dice = {"shadow": "character army muster muster event", "free": "event"}
    m = plays("sh-char-18", dice=dice, hunt_box=[0, 1])
    assert notations(m) == ["die army", "die muster", "die event", "done"]
    play(m, "die muster", "die muster", "die event")
    assert list(m.state.box) == [0, 4]
    assert list(m.state.dice[7:]) == [0, 1, 0, 0, 0, 0, 0]
    assert asked(m) == ("free", "take-action")
    assert [change.now for change in told(m, "die-changed")] == ["eye"] * 3


def test_18_or_fewer() -> None:
    m = plays("sh-char-18", dice={"shadow": "character army army", "free": "event"})
    play(m, "die army", "done")
    assert list(m.state.box) == [0, 1]
    m = plays("sh-char-18", dice={"shadow": "character army", "free": "event"})
    play(m, "die army")
    assert asked(m) == ("free", "take-action")


def test_18_the_die_that_pays_is_not_among_them() -> None:
    idle("sh-char-18")
    m = plays("sh-char-18", dice={"shadow": "character character", "free": "event"})
    play(m, "die character")
    assert list(m.state.box) == [0, 1]


# -- 19 Dreadful Spells ---------------------------------------------

ITHILIEN = {"south-ithilien": "2 sauron-regular, 3 nazgul", "north-ithilien": "2 gondor-regular, 1 gondor-elite"}


def test_19_a_die_for_each_nazgul_and_the_free_peoples_choose_the_losses() -> None:
    m = plays("sh-char-19", armies=ITHILIEN, politics={"gondor": "2 passive"}, chance=[5, 4, 1])
    assert asked(m) == ("free", "choose-casualty")
    play(m, "-gondor-elite")
    assert army(m, "north-ithilien") == {"gondor-regular": 3}
    assert m.view(None).politics["gondor"] == 2  # no attack


def test_19_at_most_five_dice_and_the_witch_king_counts() -> None:
    armies = {"south-ithilien": "2 sauron-regular, 5 nazgul", "north-ithilien": "6 gondor-regular, 1 gondor-leader"}
    m = plays("sh-char-19", armies=armies, characters={"witch-king": "south-ithilien"}, chance=[6] * 5)
    assert army(m, "north-ithilien") == {"gondor-regular": 1, "gondor-leader": 1}
    assert len(told(m, "dice-thrown")[0].dice) == 5


def test_19_the_witch_king_alone_is_enough() -> None:
    armies = {"south-ithilien": "2 sauron-regular", "north-ithilien": "2 gondor-regular"}
    m = plays("sh-char-19", armies=armies, characters={"witch-king": "south-ithilien"}, chance=[6])
    assert army(m, "north-ithilien") == {"gondor-regular": 1}


def test_19_needs_an_army_with_a_nazgul_near_an_army() -> None:
    far = {"south-ithilien": "2 sauron-regular, 3 nazgul", "dale": "2 north-regular"}
    refused("sh-char-19", Why.CARD_REQUIREMENT, armies=far)
    alone = {"south-ithilien": "3 nazgul", "north-ithilien": "2 gondor-regular"}
    refused("sh-char-19", Why.CARD_REQUIREMENT, armies=alone)
    without = {"south-ithilien": "2 sauron-regular", "north-ithilien": "2 gondor-regular"}
    refused("sh-char-19", Why.CARD_REQUIREMENT, armies=without)


def test_19_both_armies_are_chosen() -> None:
    armies = {**ITHILIEN, "osgiliath": "2 gondor-regular", "morannon": "1 sauron-regular, 1 nazgul",
              "dagorlad": "1 north-regular"}  # fmt: skip
    m = plays("sh-char-19", armies=armies, chance=[5, 5, 5])
    assert sorted(notations(m)) == ["morannon", "south-ithilien"]
    play(m, "south-ithilien")
    assert sorted(notations(m)) == ["north-ithilien", "osgiliath"]
    play(m, "osgiliath")
    assert army(m, "osgiliath") == {}


def test_19_a_garrison_may_fall_and_companions_survive() -> None:
    armies = {"minas-tirith": "3 sauron-regular, 2 nazgul", "minas-tirith-siege": "1 gondor-regular, 1 gondor-leader"}
    m = plays("sh-char-19", armies=armies, characters={"boromir": "minas-tirith-siege"}, chance=[5, 1])
    assert m.state.held[PLACE["minas-tirith"]] == 2
    assert m.state.chars[CHARACTER["boromir"]] == PLACE["minas-tirith"]
    assert "gondor-leader" not in army(m, "minas-tirith")


def test_19_a_garrison_is_in_reach_of_a_neighbour() -> None:
    armies = {"minas-tirith": "3 sauron-regular", "minas-tirith-siege": "2 gondor-regular",
              "osgiliath": "1 sauron-regular, 1 nazgul"}  # fmt: skip
    m = plays("sh-char-19", armies=armies, chance=[6])
    assert army(m, "minas-tirith-siege") == {"gondor-regular": 1}


# -- 20 Grond ---------------------------------------------

SIEGE = {"minas-tirith": "5 sauron-regular", "minas-tirith-siege": "3 gondor-elite"}
WAR = {"sauron": "at-war", "isengard": "at-war"}


def grond(**doc: Any) -> Match:
    doc.setdefault("armies", SIEGE)
    doc.setdefault("characters", {"witch-king": "minas-tirith"})
    doc.setdefault("politics", WAR)
    m = at(
        "action shadow", hands={"shadow": ["sh-char-20"], "free": ["fp-strat-13"]},
        dice={"shadow": "character", "free": "event"}, **doc,
    )  # fmt: skip
    return play(m, "die character")


def test_20_three_rounds_then_elites_are_reduced() -> None:
    m = grond(chance=[1] * 60)
    play(m, "play-card", "sh-char-20", "all")
    play(m, "0", "go-on", "none", "0", "go-on", "none", "0")
    assert asked(m) == ("shadow", "press-assault")
    assert m.state.battle.round == 3


def test_20_no_combat_card_in_the_first_round_but_with_a_companion() -> None:
    m = grond(chance=[1] * 40)
    play(m, "play-card", "sh-char-20", "all")
    assert asked(m) == ("shadow", "leader-rerolls")
    m = grond(chance=[1] * 40, characters={"witch-king": "minas-tirith", "boromir": "minas-tirith-siege"})
    play(m, "play-card", "sh-char-20", "all")
    assert asked(m) == ("free", "choose-combat-card")


def test_20_the_attacker_may_stop_and_the_witch_king_may_stay_behind() -> None:
    m = grond(chance=[1] * 40)
    play(m, "play-card", "sh-char-20", *["+sauron-regular"] * 4, "done")
    play(m, "cease")
    assert m.state.battle is None
    assert m.state.chars[CHARACTER["witch-king"]] == PLACE["minas-tirith"]


@pytest.mark.parametrize(
    "broken",
    [
        {"characters": {}},
        {"characters": {"witch-king": "eliminated"}},
        {"characters": {"witch-king": "osgiliath"}},
        {"armies": {"minas-tirith": "5 sauron-regular"}, "held": {"minas-tirith": "shadow"}},
    ],
)
def test_20_needs_the_witch_king_in_a_besieging_army(broken: dict[str, Any]) -> None:
    m = grond(**broken)
    assert m.why_not("sh-char-20") is Why.CARD_REQUIREMENT


def test_20_does_nothing_without_units_at_war() -> None:
    nothing_comes_of(grond(politics={"sauron": "1 active"}), "sh-char-20")


def test_20_is_the_witch_kings_card() -> None:
    m = at(
        "action saruman", seats=3, hands={"saruman": ["sh-char-20"]}, dice={"shadow": "character", "free": "event"},
        armies=SIEGE, characters={"witch-king": "minas-tirith"}, politics=WAR,
    )  # fmt: skip
    play(m, "die character")
    assert m.why_not("sh-char-20") is Why.OTHER_PLAYERS_CARD


# -- 23 The Ringwraiths Are Abroad ---------------------------------------------

HOSTS = {
    "minas-morgul": "4 sauron-regular, 2 nazgul",
    "morannon": "3 sauron-regular",
    "barad-dur": "2 sauron-regular",
    "osgiliath": "2 gondor-regular",
}


def test_23_two_armies_with_nazgul_move_once_each() -> None:
    m = plays("sh-char-23", armies=HOSTS, politics=WAR)
    play(m, "nazgul@minas-morgul", "morannon", "done", "move-armies")
    assert sorted(notations(m)) == ["minas-morgul", "morannon"]  # Barad-dûr has no Nazgûl
    play(m, "morannon", "dagorlad")
    play(m, "+sauron-regular")
    assert "done" not in notations(m)  # not without the Nazgûl
    play(m, "+nazgul", "done")
    assert army(m, "dagorlad") == {"sauron-regular": 1, "nazgul": 1}
    assert notations(m) == ["minas-morgul", "done"]
    play(m, "minas-morgul", "south-ithilien", "all")
    assert army(m, "south-ithilien") == {"sauron-regular": 4, "nazgul": 1}
    assert asked(m) == ("free", "take-action")


def test_23_or_one_attacks() -> None:
    hosts = {**HOSTS, "south-ithilien": "2 sauron-regular, 1 nazgul", "north-ithilien": "3 sauron-regular"}
    m = plays("sh-char-23", armies=hosts, politics=WAR)
    play(m, "done", "attack")
    assert "north-ithilien" not in notations(m)
    play(m, "south-ithilien", "osgiliath", "+sauron-regular")
    assert "done" not in notations(m)
    play(m, "+nazgul", "done")
    assert m.state.battle is not None


def test_23_or_the_nazgul_only_fly() -> None:
    m = plays("sh-char-23", armies=HOSTS, politics=WAR)
    play(m, "done", "none")
    assert asked(m) == ("free", "take-action")
    m = plays("sh-char-23", armies={"minas-morgul": "2 nazgul"})
    play(m, "nazgul@minas-morgul", "edoras", "done")
    assert asked(m) == ("free", "take-action")
    assert m.state.active[ROHAN] == 0


def test_23_an_army_with_only_the_witch_king_will_do() -> None:
    m = plays("sh-char-23", armies={"morannon": "2 sauron-regular"}, characters={"witch-king": "barad-dur"})
    play(m, "witch-king@barad-dur", "morannon", "move-armies", "morannon", "dagorlad", "all")
    assert army(m, "dagorlad")["sauron-regular"] == 2
    assert m.state.chars[CHARACTER["witch-king"]] == PLACE["dagorlad"]


def test_23_a_garrison_may_make_a_sortie() -> None:
    armies = {"moria": "1 elves-regular", "moria-siege": "3 sauron-regular"}
    m = plays("sh-char-23", armies=armies, characters={"witch-king": "moria-siege"}, politics=WAR)
    play(m, "done", "attack", "moria-siege", "moria", "all")
    assert m.state.battle is not None


def test_23_needs_a_nazgul_on_the_map() -> None:
    idle("sh-char-23", armies={"morannon": "2 sauron-regular"})


# -- 24 The Black Captain Commands ---------------------------------------------

CAPTAIN = {"witch-king": "minas-morgul"}


def test_24_two_nazgul_come_and_his_army_moves() -> None:
    m = plays("sh-char-24", armies=HOSTS, characters=CAPTAIN)
    play(m, "recruit")
    assert army(m, "minas-morgul")["nazgul"] == 4
    play(m, "move-armies", "minas-morgul", "south-ithilien", "+sauron-regular", "+nazgul")
    assert "done" not in notations(m)  # the Witch-king leads
    play(m, "+witch-king", "done")
    assert m.state.chars[CHARACTER["witch-king"]] == PLACE["south-ithilien"]
    assert asked(m) == ("free", "take-action")  # one army only


def test_24_or_nazgul_fly_and_his_army_attacks() -> None:
    hosts = {**HOSTS, "south-ithilien": "3 sauron-regular"}
    m = plays("sh-char-24", armies=hosts, characters=CAPTAIN, politics=WAR)
    play(m, "move-minions", "witch-king@minas-morgul", "south-ithilien", "done", "attack", "south-ithilien")
    play(m, "osgiliath", "+sauron-regular")
    assert "done" not in notations(m)  # he may not stay in the rearguard
    play(m, "+witch-king", "done")
    assert m.state.battle is not None
    assert m.state.battle.card == CARD["sh-char-24"]


def test_24_the_army_may_stay() -> None:
    m = play(plays("sh-char-24", armies=HOSTS, characters=CAPTAIN), "recruit", "none")
    assert asked(m) == ("free", "take-action")


def test_24_as_many_nazgul_as_there_are() -> None:
    hosts = {**HOSTS, "barad-dur": "5 nazgul"}
    m = play(plays("sh-char-24", armies=hosts, characters=CAPTAIN), "recruit")
    assert army(m, "minas-morgul")["nazgul"] == 3
    hosts = {**HOSTS, "barad-dur": "6 nazgul"}
    m = plays("sh-char-24", armies=hosts, characters=CAPTAIN)
    assert asked(m) == ("shadow", "move-minions")


def test_24_no_nazgul_come_where_the_enemy_is() -> None:
    m = plays("sh-char-24", armies=HOSTS, characters={"witch-king": "osgiliath"})
    assert asked(m) == ("shadow", "move-minions")
    m = plays("sh-char-24", armies=HOSTS, characters={"witch-king": "pelargir"})
    assert asked(m) == ("shadow", "move-minions")


def test_24_into_a_besieged_stronghold() -> None:
    armies = {"moria": "1 elves-regular", "moria-siege": "3 sauron-regular"}
    m = plays("sh-char-24", armies=armies, characters={"witch-king": "moria-siege"}, politics={"sauron": "1 active"})
    play(m, "recruit")
    assert army(m, "moria-siege")["nazgul"] == 2


def test_24_needs_the_witch_king() -> None:
    refused("sh-char-24", Why.CARD_REQUIREMENT, armies=HOSTS)
    refused("sh-char-24", Why.CARD_REQUIREMENT, armies=HOSTS, characters={"witch-king": "eliminated"})
    assert holding("sh-char-24", die="army", characters=CAPTAIN).why_not("sh-char-24") is Why.WRONG_DIE
