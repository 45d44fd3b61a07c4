"""The Free Peoples Character deck, event halves 1-13: the Ring, the Hunt and the Fellowship on its way."""

from typing import Any

import pytest

from games.wotr.table import asked, at, notations, nothing_comes_of, play, told
from redbook.games.wotr.board import CARD, TILE
from redbook.games.wotr.reasons import Why
from redbook.kernel import Match

NOBODY_LEFT = dict.fromkeys(
    ("gandalf-the-grey", "strider", "boromir", "legolas", "gimli", "meriadoc", "peregrin"), "eliminated"
)


def holding(*cards: str, die: str = "character", **doc: Any) -> Match:
    """The Free Peoples are about to use a die, with these cards in hand."""
    doc.setdefault("dice", {"free": die, "shadow": "army army"})
    m = at(hands={"free": list(cards)}, **doc)
    return play(m, f"die {die}")


def plays(card: str, **doc: Any) -> Match:
    return play(holding(card, **doc), "play-card", card)


def refused(card: str, why: Why, **doc: Any) -> None:
    m = holding(card, **doc)
    assert "play-card" not in notations(m)
    assert m.why_not(card) is why


def idle(card: str, **doc: Any) -> Match:
    """No requirement bars the card, but nothing comes of it."""
    return nothing_comes_of(holding(card, **doc), card)


def hunted(*chance: int | str, table: str, dice: str = "character", **doc: Any) -> Match:
    """The Fellowship moves, with one Shadow die in the Hunt Box and a card on the table."""
    m = at(table=[[table, "free"]], dice={"free": dice, "shadow": "army"}, hunt_box=[0, 1], chance=list(chance), **doc)
    return play(m, "die character", "move-fellowship")


# -- special tiles ---------------------------------------------

TILES = {
    "fp-char-01": "elven-cloaks",
    "fp-char-02": "elven-rope",
    "fp-char-03": "phial-of-galadriel",
    "fp-char-04": "smeagol-helps-nice-master",
}


@pytest.mark.parametrize("card", TILES)
def test_1_to_4_the_blue_tile_waits_for_mordor(card: str) -> None:
    m = plays(card)
    assert m.state.waiting == [TILE[TILES[card]]]
    assert CARD[card] in m.state.discard[0]


@pytest.mark.parametrize("card", TILES)
def test_1_to_4_on_the_mordor_track_the_tile_joins_the_pool_at_once(card: str) -> None:
    m = plays(card, fellowship={"at": "mordor"})
    assert TILE[TILES[card]] in m.state.bag
    assert not m.state.waiting


def test_1_to_4_not_with_an_army_die() -> None:
    m = holding("fp-char-01", die="muster")
    assert m.why_not("fp-char-01") is Why.WRONG_DIE


# -- 5 Mithril Coat and Sting ---------------------------------------------


def test_5_lies_on_the_table_whatever_happens() -> None:
    m = plays("fp-char-05", characters=NOBODY_LEFT)
    assert m.state.table == [(CARD["fp-char-05"], 0)]


def test_5_another_tile_counts_and_the_first_goes_back() -> None:
    m = hunted(6, "3", "1", table="fp-char-05")
    assert asked(m) == ("free", "table-card-on-tile")
    play(m, "fp-char-05", "use-ring")
    assert m.state.corruption == 1
    assert m.state.drawn == [TILE["1"]]
    assert TILE["3"] in m.state.bag
    assert not m.state.table


def test_5_may_be_kept() -> None:
    m = play(hunted(6, "3", table="fp-char-05"), "none", "use-ring")
    assert m.state.corruption == 3
    assert m.state.table


def test_5_the_first_tile_is_not_drawn_again_from_a_pool_that_is_filled_anew() -> None:
    tiles = {"bag": ["3"], "drawn": ["1"], "removed": [t for t in TILE if t not in ("1", "3") and TILE[t] < 16]}
    m = hunted(6, "3", "1", table="fp-char-05", tiles=tiles)
    play(m, "fp-char-05", "use-ring")
    assert m.state.corruption == 1
    assert m.state.bag == [TILE["3"]]


def test_5_the_first_tile_stays_aside_until_the_second_is_quite_resolved() -> None:
    m = hunted(6, "3", "0-reveal", table="fp-char-05", fellowship={"at": "hollin"})
    play(m, "fp-char-05")
    assert asked(m) == ("free", "move-figure")
    assert TILE["3"] not in m.state.bag
    play(m, "hollin")
    assert TILE["3"] in m.state.bag


def test_5_not_used_without_another_tile_to_draw() -> None:
    tiles = {"bag": ["3"], "removed": [t for t in TILE if t != "3" and TILE[t] < 16]}
    m = hunted(6, "3", table="fp-char-05", tiles=tiles)
    assert asked(m) == ("free", "face-damage")


def test_5_counts_as_the_one_card_for_this_tile() -> None:
    m = at(
        table=[["fp-char-05", "free"], ["fp-char-07", "free"]], dice={"free": "character", "shadow": "army"},
        hunt_box=[0, 1], chance=[6, "3", "2"],
    )  # fmt: skip
    play(m, "die character", "move-fellowship", "fp-char-05")
    assert "fp-char-07" not in notations(m)


# -- 6 Axe and Bow, 7 Horn of Gondor ---------------------------------------------


@pytest.mark.parametrize("card", ["fp-char-06", "fp-char-07"])
def test_6_7_take_one_point_of_damage(card: str) -> None:
    m = play(hunted(6, "2", table=card), card, "use-ring")
    assert m.state.corruption == 1
    assert not m.state.table
    assert told(m, "damage-reduced")[0].why == card


@pytest.mark.parametrize("gone", ["gimli", "legolas"])
def test_6_one_of_the_two_is_enough(gone: str) -> None:
    m = plays("fp-char-06", characters={gone: "erebor"})
    assert m.state.table == [(CARD["fp-char-06"], 0)]


def test_6_needs_gimli_or_legolas() -> None:
    refused("fp-char-06", Why.CARD_REQUIREMENT, characters={"gimli": "erebor", "legolas": "eliminated"})


def test_7_needs_boromir() -> None:
    refused("fp-char-07", Why.CARD_REQUIREMENT, characters={"boromir": "minas-tirith"})


def test_6_leaves_the_table_when_both_are_gone() -> None:
    m = at(
        table=[["fp-char-06", "free"]], dice={"free": "character", "shadow": "army"}, characters={"gimli": "erebor"},
        fellowship={"progress": 1},
    )  # fmt: skip
    play(m, "die character", "separate", "legolas", "done", "gandalf-the-grey", "rivendell")
    assert not m.state.table


def test_7_is_used_before_a_casualty_not_after_it() -> None:
    m = hunted(6, "3", table="fp-char-07", fellowship={"guide": "strider"}, characters={"gandalf-the-grey": "bree"})
    assert "fp-char-07" in notations(m)
    play(m, "lose-random")
    assert "fp-char-07" not in notations(m)


def test_7_no_help_once_boromir_has_fallen() -> None:
    alone = {**NOBODY_LEFT, "boromir": "fellowship"}
    m = hunted(6, "3", table="fp-char-07", characters=alone)
    play(m, "lose-guide")
    assert notations(m) == ["use-ring", "gollum-reveals"]
    play(m, "use-ring")
    assert m.state.corruption == 1
    assert not m.state.table


# -- 8 Wizard's Staff ---------------------------------------------


def test_8_no_tile_is_drawn() -> None:
    m = hunted(6, table="fp-char-08")
    assert asked(m) == ("free", "before-tile")
    play(m, "fp-char-08")
    assert not m.state.drawn
    assert m.state.corruption == 0
    assert not m.state.table


def test_8_is_decided_before_the_tile_is_seen() -> None:
    m = play(hunted(6, "2", table="fp-char-08"), "none", "use-ring")
    assert m.state.corruption == 2
    assert m.state.table


def test_8_also_against_a_tile_drawn_by_an_event_card() -> None:
    m = at(
        "action shadow", hands={"shadow": ["sh-char-05"]}, table=[["fp-char-08", "free"]],
        dice={"shadow": "character", "free": "event"}, fellowship={"at": "hollin"},
    )  # fmt: skip
    play(m, "die character", "play-card", "sh-char-05", "fp-char-08")
    assert not m.state.drawn


def test_8_needs_gandalf_the_grey_in_the_fellowship() -> None:
    refused("fp-char-08", Why.CARD_REQUIREMENT, characters={"gandalf-the-grey": "bree"})


def test_8_leaves_the_table_with_gandalf() -> None:
    m = at(table=[["fp-char-08", "free"]], dice={"free": "character", "shadow": "army"}, fellowship={"progress": 1})
    play(m, "die character", "separate", "gandalf-the-grey", "done", "hollin")
    assert not m.state.table


# -- 9 Athelas ---------------------------------------------


def test_9_heals_a_point_for_each_five_or_six() -> None:
    m = plays("fp-char-09", fellowship={"corruption": 5}, chance=[5, 4, 6])
    assert m.state.corruption == 3


def test_9_with_strider_as_guide_threes_will_do() -> None:
    m = plays(
        "fp-char-09", fellowship={"corruption": 5, "guide": "strider"}, chance=[3, 2, 6],
        characters={"gandalf-the-grey": "bree"},
    )  # fmt: skip
    assert m.state.corruption == 3


def test_9_nothing_to_heal() -> None:
    idle("fp-char-09")


# -- 10 There Is Another Way ---------------------------------------------


def test_10_heals_one_point() -> None:
    m = plays("fp-char-10", fellowship={"corruption": 2})
    assert m.state.corruption == 1
    assert asked(m) == ("shadow", "take-action")


def test_10_gollum_may_lead_a_hidden_fellowship_on_and_a_hunt_follows() -> None:
    m = plays("fp-char-10", characters=NOBODY_LEFT, fellowship={"corruption": 2}, hunt_box=[0, 1], chance=[6, "1"])
    assert notations(m) == ["yes", "no"]
    play(m, "yes", "use-ring")
    assert m.state.progress == 1
    assert m.state.corruption == 2
    assert m.state.box[0] == 0, "the die that paid for the card stays out of the Hunt Box"


def test_10_gollum_may_hide_a_revealed_fellowship() -> None:
    m = plays("fp-char-10", characters=NOBODY_LEFT, fellowship={"corruption": 0, "hidden": False})
    play(m, "yes")
    assert m.state.hidden
    assert m.state.progress == 0


def test_10_nothing_more_if_the_player_does_not_want_it() -> None:
    m = play(plays("fp-char-10", characters=NOBODY_LEFT, fellowship={"corruption": 1}), "no")
    assert (m.state.corruption, m.state.progress) == (0, 0)


def test_10_on_the_mordor_track_the_move_draws_a_tile() -> None:
    m = plays("fp-char-10", characters=NOBODY_LEFT, fellowship={"at": "mordor", "corruption": 1}, chance=["1"])
    play(m, "yes", "use-ring")
    assert m.state.mordor == 1
    assert m.state.tried


def test_10_without_gollum_and_corruption_it_does_nothing() -> None:
    idle("fp-char-10")


# -- 11 I Will Go Alone ---------------------------------------------


def test_11_a_group_leaves_with_a_reach_of_one_more_and_a_point_is_healed() -> None:
    m = plays("fp-char-11", fellowship={"corruption": 3})
    play(m, "meriadoc", "peregrin", "done", "gandalf-the-grey")
    assert "weather-hills" in notations(m), "Level 1 and one more"
    assert "bree" not in notations(m)
    play(m, "weather-hills")
    assert m.state.corruption == 2
    assert m.view(None).characters["meriadoc"] == "weather-hills"


def test_11_on_the_mordor_track_they_are_lost_and_the_point_is_healed() -> None:
    m = plays("fp-char-11", fellowship={"at": "mordor", "corruption": 3})
    play(m, "meriadoc", "done", "gandalf-the-grey")
    assert m.view(None).characters["meriadoc"] == "eliminated"
    assert m.state.corruption == 2


def test_11_needs_a_companion_in_the_fellowship() -> None:
    refused("fp-char-11", Why.CARD_REQUIREMENT, characters=NOBODY_LEFT, fellowship={"corruption": 3})


# -- 12 Bilbo's Song ---------------------------------------------


def test_12_heals_one_point_and_two_with_gollum() -> None:
    assert plays("fp-char-12", fellowship={"corruption": 3}).state.corruption == 2
    assert plays("fp-char-12", fellowship={"corruption": 3}, characters=NOBODY_LEFT).state.corruption == 1


def test_12_p22_without_corruption_it_may_still_be_played_for_the_draw_of_the_guide() -> None:
    """Only a requirement bars a card; and Gandalf the Grey as Guide draws for a card played with an Event result."""
    m = holding("fp-char-12", die="event")
    play(m, "play-card", "fp-char-12")
    assert asked(m) == ("free", "grey-guide-draws")
    play(m, "yes")
    assert len(m.state.hands[0]) == 1
    assert m.view(None).discard["free-character"] == ["fp-char-12"]


def test_12_nothing_to_heal() -> None:
    idle("fp-char-12", characters=NOBODY_LEFT)


# -- 13 Mirror of Galadriel ---------------------------------------------


def test_13_a_character_die_becomes_a_will_of_the_west() -> None:
    m = plays("fp-char-13", die="event", dice={"free": "event character", "shadow": "army army army"})
    play(m, "no")  # Gandalf the Grey, the Guide, need not draw a card
    assert m.state.dice[0] == 0
    assert m.state.dice[5] == 1


def test_13_the_die_that_pays_is_not_the_die_that_changes() -> None:
    idle("fp-char-13")
    m = plays("fp-char-13", dice={"free": "character character", "shadow": "army army army"})
    assert (m.state.dice[0], m.state.dice[5]) == (0, 1)


def test_13_in_lorien_a_point_is_healed_as_well() -> None:
    m = plays("fp-char-13", fellowship={"at": "lorien", "corruption": 2})
    assert m.state.corruption == 1
    m = plays(
        "fp-char-13", fellowship={"at": "lorien", "corruption": 2},
        dice={"free": "character character", "shadow": "army army army"},
    )  # fmt: skip
    assert (m.state.corruption, m.state.dice[5]) == (1, 1)


def test_13_not_in_a_captured_lorien() -> None:
    idle("fp-char-13", fellowship={"at": "lorien", "corruption": 2}, held={"lorien": "shadow"},
        armies={"lorien": "3 sauron-regular"},
    )  # fmt: skip
