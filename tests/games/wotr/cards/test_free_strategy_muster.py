"""The Free Peoples Strategy deck, event halves 4, 7-9 and 13-24: nations wake, and troops are mustered."""

from typing import Any

import pytest

from games.wotr.cards.test_free_character import NOBODY_LEFT, holding
from games.wotr.cards.test_free_strategy import idle as idle_with
from games.wotr.cards.test_free_strategy import plays as plays_with
from games.wotr.cards.test_free_strategy import refused as refused_with
from games.wotr.table import army, asked, at, hand, notations, play, told
from redbook.games.wotr.board import CARD, NATION
from redbook.games.wotr.reasons import Why
from redbook.kernel import Match

STRATEGY = [f"fp-strat-{n:02d}" for n in range(1, 25)]


def plays(card: str, **doc: Any) -> Match:
    return plays_with(card, "muster", **doc)


def refused(card: str, why: Why, **doc: Any) -> None:
    refused_with(card, why, "muster", **doc)


def idle(card: str, **doc: Any) -> None:
    idle_with(card, die="muster", **doc)


def empty_deck(card: str) -> dict[str, Any]:
    """All other cards of the deck lie in the discards."""
    return {"discard": {"free-strategy": [c for c in STRATEGY if c != card]}, "decks": {"free-strategy": []}}


def none_left(nation: str, *, leaders: bool = True) -> str:
    """Casualties: no unit of the nation is left, nor a Leader."""
    units = {"dwarves": (5, 5), "elves": (5, 10), "gondor": (15, 5), "north": (10, 5), "rohan": (10, 5)}[nation]
    text = f"{units[0]} {nation}-regular, {units[1]} {nation}-elite"
    return text + (f", 4 {nation}-leader" if leaders else "")


# -- 4 Book of Mazarbul, 7 Fear! Fire! Foes! ---------------------------------------------

MESSAGES = {
    "fp-strat-04": ("dwarves", {"ered-luin": "tower-hills", "erebor": "dale"}),
    "fp-strat-07": ("north", {"bree": "weather-hills", "the-shire": "evendim"}),
}
ARRIVALS = [(card, goal, near) for card, (_, goals) in MESSAGES.items() for goal, near in goals.items()]


@pytest.mark.parametrize(("card", "goal", "near"), ARRIVALS)
def test_04_07_a_companion_brings_word_and_the_nation_goes_to_war(card: str, goal: str, near: str) -> None:
    nation = MESSAGES[card][0]
    m = plays(card, characters={"meriadoc": near}, politics={nation: "3 passive"})
    assert asked(m) == ("free", "move-companions")
    play(m, "meriadoc", goal)
    assert m.view(None).politics[nation] == 0
    assert nation in m.view(None).active


@pytest.mark.parametrize("card", MESSAGES)
def test_04_07_nobody_need_move_if_one_is_there_already(card: str) -> None:
    nation, goals = MESSAGES[card]
    goal = next(iter(goals))
    m = plays(card, characters={"peregrin": goal})
    play(m, "done")
    assert m.view(None).politics[nation] == 0


def test_04_a_companion_shut_in_erebor_will_do() -> None:
    m = plays("fp-strat-04", characters={"gimli": "erebor-siege"},
              armies={"erebor-siege": "1 dwarves-regular", "erebor": "2 sauron-regular"})  # fmt: skip
    assert m.view(None).politics["dwarves"] == 0


@pytest.mark.parametrize(("card", "goal"), [("fp-strat-04", "erebor"), ("fp-strat-07", "the-shire")])
def test_04_07_not_from_a_captured_place(card: str, goal: str) -> None:
    m = plays(card, characters={"peregrin": goal}, held={goal: "shadow"}, armies={"edoras": "1 rohan-regular"})
    play(m, "done")
    assert m.view(None).politics[MESSAGES[card][0]] == 3


@pytest.mark.parametrize("card", MESSAGES)
def test_04_07_several_companions_move_as_groups_or_alone(card: str) -> None:
    m = plays(card, characters={"legolas": "edoras", "gimli": "edoras", "boromir": "osgiliath"})
    play(m, "legolas", "gimli", "eastemnet", "boromir", "minas-tirith")
    characters = m.view(None).characters
    assert (characters["legolas"], characters["gimli"], characters["boromir"]) == (
        "eastemnet", "eastemnet", "minas-tirith",
    )  # fmt: skip
    assert m.view(None).politics[MESSAGES[card][0]] == 3
    assert asked(m)[0] == "shadow"


@pytest.mark.parametrize("card", MESSAGES)
def test_04_07_not_with_all_companions_in_the_fellowship(card: str) -> None:
    idle(card)
    idle(card, characters=NOBODY_LEFT)


def test_04_not_for_a_nation_at_war_with_nobody_to_move() -> None:
    armies = {"erebor-siege": "1 dwarves-regular", "erebor": "2 sauron-regular"}
    idle("fp-strat-04", characters={"gimli": "erebor-siege"}, armies=armies,
            politics={"dwarves": "at-war"})  # fmt: skip


# -- 8 Wisdom of Elrond ---------------------------------------------


def test_08_any_nation_becomes_active_and_takes_a_step() -> None:
    m = plays("fp-strat-08", politics={"rohan": "1 passive", "gondor": "at-war"})
    assert notations(m) == ["dwarves", "elves", "north", "rohan"]
    play(m, "rohan")
    assert m.view(None).politics["rohan"] == 0
    assert "rohan" in m.view(None).active


def test_08_not_with_all_of_them_at_war() -> None:
    idle("fp-strat-08",
            politics=dict.fromkeys(("dwarves", "elves", "gondor", "north", "rohan"), "at-war"))  # fmt: skip


def test_08_with_partners_only_the_own_nations() -> None:
    m = at("action gondor", seats=4, lead=["rohan", "saruman"], hands={"gondor": ["fp-strat-08"]},
           dice={"free": "muster", "shadow": "army"})  # fmt: skip
    play(m, "die muster", "play-card", "fp-strat-08")
    assert notations(m) == ["elves", "gondor"]


def test_08_with_three_players_not_the_nation_of_the_last_action_and_it_counts_for_the_next() -> None:
    m = at("action free", seats=3, hands={"free": ["fp-strat-08"]}, dice={"free": "muster", "shadow": "army"},
           this_act=1 << NATION["gondor"])  # fmt: skip
    play(m, "die muster", "play-card", "fp-strat-08")
    assert notations(m) == ["dwarves", "elves", "north", "rohan"]
    play(m, "elves")
    assert [n for n in range(8) if m.state.this_act >> n & 1] == [NATION["elves"]]


# -- 9 The Red Arrow ---------------------------------------------


def test_09_rohan_takes_a_step_and_edoras_is_reinforced() -> None:
    m = plays("fp-strat-09", politics={"gondor": "2 active", "rohan": "2 passive"})
    play(m, "+rohan-elite")
    assert m.view(None).politics["rohan"] == 1
    assert "rohan" not in m.view(None).active
    assert army(m, "edoras") == {"rohan-regular": 1, "rohan-elite": 2, "rohan-leader": 1}


def test_09_a_passive_rohan_is_not_brought_to_war_but_edoras_is_reinforced() -> None:
    m = plays("fp-strat-09", politics={"gondor": "at-war", "rohan": "1 passive"})
    play(m, "+rohan-regular")
    assert m.view(None).politics["rohan"] == 1
    assert army(m, "edoras")["rohan-regular"] == 2


def test_09_for_the_step_alone_if_edoras_is_lost() -> None:
    m = plays("fp-strat-09", politics={"gondor": "1 active", "rohan": "2 active"}, held={"edoras": "shadow"},
              armies={"edoras": "2 isengard-regular"})  # fmt: skip
    assert m.view(None).politics["rohan"] == 1
    assert army(m, "edoras") == {"isengard-regular": 2}


def test_09_needs_an_active_gondor_and_something_to_do() -> None:
    refused("fp-strat-09", Why.CARD_REQUIREMENT, politics={"gondor": "1 passive"})
    idle("fp-strat-09", politics={"gondor": "at-war", "rohan": "at-war"},
            held={"edoras": "shadow"}, armies={"edoras": "2 isengard-regular"})  # fmt: skip


# -- 13 Círdan's Ships ---------------------------------------------


def test_13_two_elven_units_of_choice_for_an_army_on_the_coast() -> None:
    armies = {
        "dol-amroth": "2 gondor-regular", "lamedon": "1 gondor-regular", "lossarnach": "1 gondor-regular",
        "erech": "1 gondor-regular", "pelargir": "2 southrons-regular", "grey-havens-siege": "1 elves-elite",
        "grey-havens": "3 sauron-regular",
    }  # fmt: skip
    m = plays("fp-strat-13", politics={"elves": "at-war"}, armies=armies)
    assert set(notations(m)) == {"dol-amroth", "lamedon", "grey-havens"}
    play(m, "grey-havens", "+elves-elite", "+elves-regular")
    assert army(m, "grey-havens-siege") == {"elves-elite": 2, "elves-regular": 1}


def test_13_a_crowded_garrison_takes_five() -> None:
    armies = {"dol-amroth-siege": "4 gondor-regular", "dol-amroth": "3 southrons-regular"}
    m = plays("fp-strat-13", politics={"elves": "at-war"}, armies=armies)
    play(m, "+elves-elite", "+elves-elite")
    assert asked(m) == ("free", "take-off")
    play(m, "-gondor-regular")
    assert army(m, "dol-amroth-siege") == {"gondor-regular": 3, "elves-elite": 2}


def test_13_needs_the_elves_at_war_an_army_and_elves() -> None:
    refused("fp-strat-13", Why.CARD_REQUIREMENT, politics={"elves": "1 active"})
    inland = {"armies": {"minas-tirith": "1 gondor-regular"}, "politics": {"elves": "at-war"}}
    idle("fp-strat-13", **inland)
    at_sea = {"armies": {"pelargir": "1 gondor-regular"}, "politics": {"elves": "at-war"}}
    idle("fp-strat-13", casualties=none_left("elves"), **at_sea)


# -- 14, 17, 18, 22: a unit and a Leader in one place ---------------------------------------------

POSTS = {
    "fp-strat-14": ("minas-tirith", "gondor"),
    "fp-strat-17": ("carrock", "north"),
    "fp-strat-18": ("dol-amroth", "gondor"),
    "fp-strat-22": ("erebor", "dwarves"),
}
WALLED = {card: post for card, post in POSTS.items() if card != "fp-strat-17"}


@pytest.mark.parametrize("card", POSTS)
@pytest.mark.parametrize("kind", ["regular", "elite"])
def test_14_17_18_22_a_unit_of_choice_and_a_leader_whatever_the_politics(card: str, kind: str) -> None:
    place, nation = POSTS[card]
    m = plays(card, armies={"edoras": "1 rohan-regular"})
    assert notations(m) == [f"+{nation}-regular", f"+{nation}-elite"]
    play(m, f"+{nation}-{kind}")
    assert army(m, place) == {f"{nation}-{kind}": 1, f"{nation}-leader": 1}
    assert CARD[card] in m.state.discard[1]


@pytest.mark.parametrize("card", WALLED)
def test_14_18_22_also_behind_the_walls_of_a_besieged_stronghold(card: str) -> None:
    place, nation = POSTS[card]
    m = plays(card, armies={place: "4 sauron-regular", f"{place}-siege": f"1 {nation}-regular"})
    play(m, f"+{nation}-elite")
    assert army(m, f"{place}-siege") == {f"{nation}-regular": 1, f"{nation}-elite": 1, f"{nation}-leader": 1}


@pytest.mark.parametrize("card", WALLED)
def test_14_18_22_a_full_garrison_still_receives_its_leader(card: str) -> None:
    place, nation = POSTS[card]
    m = plays(card, armies={place: "4 sauron-regular", f"{place}-siege": f"5 {nation}-regular"})
    play(m, f"+{nation}-elite", f"-{nation}-regular") if nation != "dwarves" else play(m, f"-{nation}-regular")
    assert army(m, f"{place}-siege")[f"{nation}-leader"] == 1
    assert sum(n for figure, n in army(m, f"{place}-siege").items() if "leader" not in figure) == 5


@pytest.mark.parametrize("card", POSTS)
def test_14_17_18_22_without_a_leader_only_the_unit_and_without_units_only_the_leader(card: str) -> None:
    place, nation = POSTS[card]
    m = plays(card, armies={place: "1 elves-elite"}, casualties=f"4 {nation}-leader")
    play(m, f"+{nation}-elite")
    assert army(m, place) == {"elves-elite": 1, f"{nation}-elite": 1}
    m = plays(card, armies={place: "1 elves-elite"}, casualties=none_left(nation, leaders=False))
    assert army(m, place) == {"elves-elite": 1, f"{nation}-leader": 1}


@pytest.mark.parametrize("card", POSTS)
def test_14_17_18_22_not_where_the_enemy_is_nor_with_nothing_left(card: str) -> None:
    place, nation = POSTS[card]
    held = {place: "shadow"}
    idle(card, armies={place: "2 sauron-regular"}, held=held)
    idle(card, armies={"moria": "2 sauron-regular"}, held=held)
    idle(card, armies={place: "1 elves-elite"}, casualties=none_left(nation))
    alone = none_left(nation, leaders=False)
    idle(card, armies={"moria": "2 sauron-regular"}, casualties=alone)


@pytest.mark.parametrize("card", WALLED)
def test_14_18_22_they_join_the_besiegers_of_a_stronghold_that_was_lost(card: str) -> None:
    """p.27: a siege is no obstacle, whoever besieges; the region is free for the besieger."""
    place, nation = POSTS[card]
    lost = {place: "1 elves-elite", f"{place}-siege": "2 sauron-regular"}
    m = play(plays(card, armies=lost, held={place: "shadow"}), f"+{nation}-elite")
    assert army(m, place) == {"elves-elite": 1, f"{nation}-elite": 1, f"{nation}-leader": 1}
    assert army(m, f"{place}-siege") == {"sauron-regular": 2}


def test_with_four_players_a_card_belongs_to_its_owner() -> None:
    m = at("action rohan", seats=4, hands={"rohan": ["fp-strat-14"]}, dice={"free": "muster", "shadow": "army"})
    play(m, "die muster")
    assert m.why_not("fp-strat-14") is Why.OTHER_PLAYERS_CARD


# -- 15, 19, 20, 21, 24: troops and a card ---------------------------------------------

MUSTERS = {
    "fp-strat-15": ("lorien", "elves"),
    "fp-strat-21": ("rivendell", "elves"),
    "fp-strat-24": ("woodland-realm", "elves"),
}
DRAWING = ("fp-strat-15", "fp-strat-19", "fp-strat-20", "fp-strat-21", "fp-strat-24")


@pytest.mark.parametrize("card", MUSTERS)
@pytest.mark.parametrize("kind", ["regular", "elite"])
def test_15_21_24_an_elven_unit_and_a_card(card: str, kind: str) -> None:
    place, _ = MUSTERS[card]
    m = plays(card, armies={"edoras": "1 rohan-regular"})
    play(m, f"+elves-{kind}")
    assert army(m, place) == {f"elves-{kind}": 1}
    assert hand(m, "free") == ["fp-strat-01"]


@pytest.mark.parametrize("card", MUSTERS)
def test_15_21_24_also_behind_the_walls(card: str) -> None:
    place, _ = MUSTERS[card]
    m = plays(card, armies={place: "4 sauron-regular", f"{place}-siege": "1 elves-regular"})
    play(m, "+elves-elite")
    assert army(m, f"{place}-siege") == {"elves-regular": 1, "elves-elite": 1}


def test_19_two_regulars_in_dale_and_a_card() -> None:
    m = plays("fp-strat-19")
    assert army(m, "dale") == {"north-regular": 3, "north-leader": 1}
    assert hand(m, "free") == ["fp-strat-01"]


def test_20_a_unit_of_choice_in_each_of_two_places_and_a_card() -> None:
    m = plays("fp-strat-20", armies={"edoras": "1 rohan-regular"})
    play(m, "+north-elite", "+dwarves-regular")
    assert army(m, "the-shire") == {"north-elite": 1}
    assert army(m, "ered-luin") == {"dwarves-regular": 1}
    assert hand(m, "free") == ["fp-strat-01"]


def test_20_one_place_may_be_lost() -> None:
    m = plays("fp-strat-20", armies={"the-shire": "2 sauron-regular"}, held={"the-shire": "shadow"})
    play(m, "+dwarves-elite")
    assert army(m, "ered-luin") == {"dwarves-elite": 1}


LOST = {
    "fp-strat-15": ["lorien"], "fp-strat-19": ["dale"], "fp-strat-20": ["the-shire", "ered-luin"],
    "fp-strat-21": ["rivendell"], "fp-strat-24": ["woodland-realm"],
}  # fmt: skip


@pytest.mark.parametrize("card", DRAWING)
def test_15_19_20_21_24_for_the_card_alone_and_for_the_troops_alone(card: str) -> None:
    lost = {"held": dict.fromkeys(LOST[card], "shadow"), "armies": dict.fromkeys(LOST[card], "1 sauron-regular")}
    m = plays(card, **lost)
    assert len(hand(m, "free")) == 1
    assert not told(m, "recruited")
    m = plays(card, **empty_deck(card))
    while asked(m)[1] == "choose-recruit":
        m.play(m.decision.options[0])
    assert told(m, "recruited")
    assert hand(m, "free") == []
    idle(card, **lost, **empty_deck(card))


def test_15_the_hand_limit_counts_at_once() -> None:
    hands = ["fp-strat-15", *(f"fp-char-{n:02d}" for n in range(1, 8))]
    m = play(holding(*hands[:7], die="muster"), "play-card", "fp-strat-15", "+elves-regular")
    assert asked(m) == ("free", "hand-limit")


# -- 16 Riders of Théoden, 23 Éomer, Son of Éomund ---------------------------------------------


def test_16_edoras_or_where_a_companion_stands_in_rohan() -> None:
    characters = {"legolas": "westemnet", "gimli": "fords-of-isen", "boromir": "minas-tirith"}
    m = plays("fp-strat-16", characters=characters, armies={"fords-of-isen": "2 isengard-regular"})
    assert set(notations(m)) == {"edoras", "westemnet"}, "no region with enemies"
    play(m, "westemnet", "+rohan-elite")
    assert army(m, "westemnet") == {"rohan-elite": 1, "rohan-leader": 1}


def test_16_edoras_without_a_question_and_a_besieged_companion_in_helms_deep() -> None:
    m = plays("fp-strat-16")
    assert asked(m) == ("free", "choose-recruit")
    m = plays("fp-strat-16", characters={"gimli": "helms-deep-siege"},
              armies={"helms-deep-siege": "1 rohan-regular", "helms-deep": "3 isengard-regular"})  # fmt: skip
    play(m, "helms-deep", "+rohan-elite")
    assert army(m, "helms-deep-siege") == {"rohan-regular": 1, "rohan-elite": 1, "rohan-leader": 1}


def test_16_not_with_edoras_lost_and_nobody_in_rohan() -> None:
    lost = {"armies": {"edoras": "2 isengard-regular"}, "held": {"edoras": "shadow"}}
    idle("fp-strat-16", **lost)
    idle("fp-strat-16", characters={"gimli": "fangorn"}, **lost)
    idle("fp-strat-16", armies={"edoras": "1 elves-elite"}, casualties=none_left("rohan"))


def test_23_a_free_settlement_of_rohan_no_fortification_no_siege() -> None:
    armies = {
        "helms-deep-siege": "1 rohan-regular",
        "helms-deep": "3 isengard-regular",
        "fords-of-isen": "1 rohan-regular",
    }
    m = plays("fp-strat-23", armies=armies)
    assert set(notations(m)) == {"edoras", "folde", "westemnet"}
    play(m, "folde", "+rohan-regular")
    assert army(m, "folde") == {"rohan-regular": 1, "rohan-leader": 1}


def test_23_helms_deep_when_it_is_free() -> None:
    m = plays("fp-strat-23")
    play(m, "helms-deep", "+rohan-elite")
    assert army(m, "helms-deep") == {"rohan-regular": 1, "rohan-elite": 1, "rohan-leader": 1}


def test_23_not_with_all_of_rohan_lost() -> None:
    towns = ("edoras", "folde", "westemnet", "helms-deep")
    idle("fp-strat-23", held=dict.fromkeys(towns, "shadow"),
            armies={"fords-of-isen": "1 rohan-regular"})  # fmt: skip
    idle("fp-strat-23", armies={"edoras": "1 elves-elite"}, casualties=none_left("rohan"))
