"""The Free Peoples Character deck, event halves 14-17, 23 and 24: what Companions do on the map."""

from typing import Any

import pytest

from games.wotr.cards.test_free_character import NOBODY_LEFT, holding, idle, plays, refused
from games.wotr.table import army, asked, at, hand, notations, nothing_comes_of, play, told
from redbook.games.wotr.board import TILE
from redbook.games.wotr.reasons import Why
from redbook.kernel import Match

# -- 14 Challenge of the King ---------------------------------------------

AT_EDORAS = {"strider": "edoras"}


def challenge(*tiles: int | str, **doc: Any) -> Match:
    doc.setdefault("characters", AT_EDORAS)
    return plays("fp-char-14", chance=list(tiles), **doc)


def test_14_eyes_leave_the_game_and_numbers_go_back() -> None:
    m = challenge("eye-reveal", "2", "eye-reveal-b")
    assert m.state.removed == [TILE["eye-reveal"], TILE["eye-reveal-b"]]
    assert TILE["2"] in m.state.bag
    assert not m.state.drawn
    assert m.state.corruption == 0
    assert m.state.hidden
    assert m.view(None).characters["strider"] == "edoras"


@pytest.mark.parametrize("king", ["strider", "aragorn"])
def test_14_three_eyes_go_back_and_he_is_lost(king: str) -> None:
    other = {"strider": "eliminated"} if king == "aragorn" else {}
    m = challenge("eye-reveal", "eye-reveal-b", "eye-reveal-c", characters={**other, king: "edoras"})
    assert not m.state.removed
    assert {TILE["eye-reveal"], TILE["eye-reveal-b"], TILE["eye-reveal-c"]} <= set(m.state.bag)
    assert m.view(None).characters[king] == "eliminated"


def test_14_the_red_eye_is_an_eye_too() -> None:
    bag = ["the-ring-is-mine", "1", "2"]
    drawn = [t for t, n in TILE.items() if n < 16 and t not in bag]
    m = challenge("the-ring-is-mine", "1", "2", tiles={"bag": bag, "drawn": drawn}, fellowship={"at": "mordor"})
    assert m.state.removed == [TILE["the-ring-is-mine"]]
    assert sorted(m.state.bag) == sorted([TILE["1"], TILE["2"]])


def test_14_an_empty_pool_is_filled_without_the_tiles_in_hand() -> None:
    bag = ["eye-reveal"]
    drawn = [t for t, n in TILE.items() if n < 16 and t not in bag]
    m = challenge("eye-reveal", "1", "2", tiles={"bag": bag, "drawn": drawn})
    assert m.state.removed == [TILE["eye-reveal"]]
    assert len(m.state.bag) == 15


@pytest.mark.parametrize("place", ["minas-tirith-siege", "druadan-forest", "edoras"])
def test_14_in_gondor_or_rohan_also_besieged(place: str) -> None:
    armies = {place: "2 gondor-regular"}
    if place.endswith("siege"):
        armies["minas-tirith"] = "5 sauron-regular"
    assert "play-card" in notations(holding("fp-char-14", characters={"strider": place}, armies=armies))


@pytest.mark.parametrize("place", ["osgiliath", "north-ithilien", "rivendell"])
def test_14_not_elsewhere(place: str) -> None:
    armies = {place: "2 gondor-regular"}
    refused("fp-char-14", Why.CARD_REQUIREMENT, characters={"strider": place}, armies=armies)


def test_14_needs_him_with_an_army() -> None:
    refused("fp-char-14", Why.CARD_REQUIREMENT, characters={"strider": "lamedon"}, armies={"edoras": "1 rohan-regular"})
    refused("fp-char-14", Why.CARD_REQUIREMENT)


# -- 15 Gwaihir the Windlord, 16 We Prove the Swifter ---------------------------------------------


def test_15_separates_as_if_of_level_4() -> None:
    m = plays("fp-char-15")
    play(m, "meriadoc", "done", "gandalf-the-grey")
    assert "old-ford" in notations(m)
    assert "lorien" not in notations(m), "five regions away"
    play(m, "old-ford")
    assert m.view(None).characters["meriadoc"] == "old-ford"


def test_15_moves_one_group_as_if_of_level_4() -> None:
    m = plays("fp-char-15", characters={"meriadoc": "edoras", "peregrin": "edoras", "gimli": "dale"})
    assert notations(m) == ["separate", "move-companions"]
    play(m, "move-companions")
    assert notations(m) == ["gimli", "meriadoc", "peregrin"], "one of them must go"
    play(m, "meriadoc", "peregrin")
    assert {"minas-tirith", "osgiliath"} <= set(notations(m))
    assert "lamedon" not in notations(m)
    play(m, "minas-tirith")
    assert asked(m)[0] == "shadow"
    assert m.view(None).characters["peregrin"] == "minas-tirith"
    assert m.view(None).characters["gimli"] == "dale"


@pytest.mark.parametrize("card", ["fp-char-15", "fp-char-16"])
def test_15_16_a_besieged_stronghold_can_be_entered_but_not_left(card: str) -> None:
    m = plays(
        card, characters={**NOBODY_LEFT, "boromir": "edoras", "gimli": "minas-tirith-siege"},
        armies={"minas-tirith": "5 sauron-regular", "minas-tirith-siege": "2 gondor-regular"},
    )  # fmt: skip
    play(m, "boromir", "minas-tirith")
    assert m.view(None).characters["boromir"] == "minas-tirith-siege"
    assert m.view(None).politics["gondor"] == 2
    assert m.state.active[2], "he wakes the nation"


def test_15_on_the_mordor_track_those_who_leave_are_lost() -> None:
    m = plays("fp-char-15", fellowship={"at": "mordor"}, characters={**NOBODY_LEFT, "gimli": "fellowship"})
    play(m, "gimli")
    assert m.view(None).characters["gimli"] == "eliminated"
    assert m.view(None).guide == "gollum"


def test_16_two_regions_more() -> None:
    m = play(plays("fp-char-16"), "meriadoc", "done", "gandalf-the-grey")
    assert "moria" in notations(m)
    assert "lorien" not in notations(m), "four regions away"
    m = plays("fp-char-16", characters={**NOBODY_LEFT, "gandalf-the-white": "edoras", "strider": "dale"})
    play(m, "gandalf-the-white")
    assert "dol-amroth" in notations(m), "Shadowfax: four, and two more"


@pytest.mark.parametrize("card", ["fp-char-15", "fp-char-16"])
def test_15_16_nobody_to_separate_or_move(card: str) -> None:
    besieged = {**NOBODY_LEFT, "gimli": "minas-tirith-siege"}
    armies = {"minas-tirith": "5 sauron-regular", "minas-tirith-siege": "2 gondor-regular"}
    idle(card, characters=besieged, armies=armies)


# -- 17 There and Back Again ---------------------------------------------

PASSIVE = {"dwarves": "2 passive", "north": "2 passive", "elves": "2 active"}


def test_17_gimli_comes_home_and_three_nations_stir() -> None:
    m = plays("fp-char-17", politics=PASSIVE, fellowship={"at": "old-forest-road"})
    play(m, "gimli", "done", "gandalf-the-grey", "erebor")
    politics = m.view(None).politics
    assert (politics["dwarves"], politics["north"], politics["elves"]) == (1, 1, 1)
    assert {"dwarves", "north"} <= set(m.view(None).active)


def test_17_elsewhere_it_is_only_a_separation_with_one_region_more() -> None:
    m = play(plays("fp-char-17", politics=PASSIVE), "gimli", "done", "gandalf-the-grey")
    assert "moria" in notations(m), "Level 2 and one more"
    assert "lorien" not in notations(m)
    play(m, "moria")
    assert m.view(None).politics["elves"] == 2


def test_17_works_with_legolas_at_home_already() -> None:
    m = plays("fp-char-17", politics=PASSIVE, characters={**NOBODY_LEFT, "legolas": "dale"})
    assert m.view(None).politics["north"] == 1
    assert len(told(m, "nation-advanced")) == 3


@pytest.mark.parametrize(("seat", "nations"), [("gondor", {"elves"}), ("rohan", {"dwarves", "north"})])
def test_17_with_partners_only_ones_own_nations_take_a_step(seat: str, nations: set[str]) -> None:
    """p.45: nobody else moves the counter of a nation, but it may be woken."""
    m = at(f"action {seat}", seats=4, hands={seat: ["fp-char-17"]}, politics=PASSIVE,
           characters={**NOBODY_LEFT, "legolas": "dale"}, dice={"free": "character", "shadow": "army"})  # fmt: skip
    play(m, "die character", "play-card", "fp-char-17")
    assert {step.nation for step in told(m, "nation-advanced")} == nations
    assert {"dwarves", "north"} <= set(m.view(None).active)


def test_17_not_in_a_captured_region() -> None:
    idle("fp-char-17", politics=PASSIVE, characters={**NOBODY_LEFT, "legolas": "dale"},
        held={"dale": "shadow"}, armies={"dale": "1 sauron-regular"},
    )  # fmt: skip


def test_17_nobody_to_separate_and_nobody_at_home() -> None:
    idle("fp-char-17", politics=PASSIVE, characters=NOBODY_LEFT)


# -- 23 House of the Stewards ---------------------------------------------


def test_23_a_unit_of_choice_and_two_strategy_cards() -> None:
    m = play(plays("fp-char-23", characters={"boromir": "minas-tirith"}), "+gondor-elite")
    assert army(m, "minas-tirith")["gondor-elite"] == 2
    assert hand(m, "free") == ["fp-strat-01", "fp-strat-02"]


def test_23_inside_a_besieged_stronghold_up_to_five() -> None:
    doc = {
        "characters": {"boromir": "dol-amroth-siege"},
        "armies": {"dol-amroth": "3 southrons-regular", "dol-amroth-siege": "4 gondor-regular"},
    }
    m = play(plays("fp-char-23", **doc), "+gondor-regular")
    assert army(m, "dol-amroth-siege") == {"gondor-regular": 5}
    doc["armies"]["dol-amroth-siege"] = "5 gondor-regular"
    m = play(plays("fp-char-23", **doc), "+gondor-elite", "-gondor-regular")
    assert army(m, "dol-amroth-siege") == {"gondor-regular": 4, "gondor-elite": 1}
    assert len(hand(m, "free")) == 2


def test_23_the_hand_limit_holds() -> None:
    cards = ["fp-char-23", *(f"fp-strat-{n}" for n in (20, 21, 22, 23, 24))]
    m = play(holding(*cards, characters={"boromir": "minas-tirith"}), "play-card", "fp-char-23", "+gondor-regular")
    assert asked(m) == ("free", "hand-limit")
    play(m, "fp-strat-24")
    assert len(hand(m, "free")) == 6


def test_23_where_nobody_can_be_recruited_the_cards_come_all_the_same() -> None:
    m = plays(
        "fp-char-23", characters={"boromir": "pelargir"}, armies={"pelargir": "2 sauron-regular"},
        held={"pelargir": "shadow"},
    )  # fmt: skip
    assert len(hand(m, "free")) == 2


@pytest.mark.parametrize("place", ["osgiliath", "fellowship", "edoras"])
def test_23_needs_boromir_in_gondor(place: str) -> None:
    refused("fp-char-23", Why.CARD_REQUIREMENT, characters={"boromir": place})


def test_23_nothing_to_recruit_and_nothing_to_draw() -> None:
    m = at(
        hands={"free": ["fp-char-23"]}, dice={"free": "character", "shadow": "army"},
        characters={"boromir": "pelargir"}, armies={"pelargir": "2 sauron-regular"}, held={"pelargir": "shadow"},
        decks={"free-strategy": []}, discard={"free-strategy": [f"fp-strat-{n:02}" for n in range(1, 25)]},
    )  # fmt: skip
    play(m, "die character")
    nothing_comes_of(m, "fp-char-23")


def test_23_with_four_players_only_gondor_recruits_for_gondor() -> None:
    for seat, reason in (("gondor", None), ("rohan", Why.OTHER_PLAYERS_CARD)):
        m = at(
            f"action {seat}", seats=4, hands={seat: ["fp-char-23"]}, characters={"boromir": "minas-tirith"},
            dice={"free": "character", "shadow": "army"},
        )  # fmt: skip
        play(m, "die character")
        assert ("play-card" in notations(m)) is (reason is None)
        assert reason is None or m.why_not("fp-char-23") is reason


# -- 24 The Grey Company ---------------------------------------------


def test_24_an_elite_for_a_regular_of_the_nation_chosen_and_two_cards() -> None:
    m = plays("fp-char-24", characters=AT_EDORAS, armies={"edoras": "2 rohan-regular, 1 gondor-regular"})
    assert notations(m) == ["gondor", "rohan"]
    play(m, "rohan")
    assert army(m, "edoras") == {"gondor-regular": 1, "rohan-regular": 1, "rohan-elite": 1}
    assert m.view(None).casualties == {"rohan-regular": 1}
    assert len(hand(m, "free")) == 2


def test_24_in_a_besieged_garrison() -> None:
    m = plays(
        "fp-char-24", characters={"aragorn": "minas-tirith-siege", "strider": "eliminated"},
        armies={"minas-tirith": "5 sauron-regular", "minas-tirith-siege": "2 gondor-regular"},
    )  # fmt: skip
    assert army(m, "minas-tirith-siege") == {"gondor-regular": 1, "gondor-elite": 1}


def test_24_without_a_regular_the_cards_come_all_the_same() -> None:
    m = plays("fp-char-24", characters=AT_EDORAS, armies={"edoras": "1 rohan-elite"})
    assert army(m, "edoras") == {"rohan-elite": 1}
    assert len(hand(m, "free")) == 2


def test_24_needs_him_with_an_army() -> None:
    refused("fp-char-24", Why.CARD_REQUIREMENT, characters=AT_EDORAS, armies={"folde": "1 rohan-elite"})
    refused("fp-char-24", Why.CARD_REQUIREMENT)


def test_24_with_four_players_each_exchanges_his_own() -> None:
    m = at(
        "action rohan", seats=4, hands={"rohan": ["fp-char-24"]}, characters=AT_EDORAS,
        dice={"free": "character", "shadow": "army"}, armies={"edoras": "2 rohan-regular, 1 gondor-regular"},
    )  # fmt: skip
    play(m, "die character", "play-card", "fp-char-24")
    assert army(m, "edoras") == {"gondor-regular": 1, "rohan-regular": 1, "rohan-elite": 1}
