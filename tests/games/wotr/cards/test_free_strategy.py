"""The Free Peoples Strategy deck, event halves 1-3, 5 and 6: cards on the table, and hits."""

from typing import Any

import pytest

from games.wotr.cards.test_free_character import NOBODY_LEFT, holding
from games.wotr.table import army, asked, at, hand, notations, nothing_comes_of, play, told
from redbook.games.wotr.board import CARD
from redbook.games.wotr.reasons import Why
from redbook.kernel import Match

ALL_AT_WAR = dict.fromkeys(
    ("gondor", "rohan", "north", "elves", "dwarves", "sauron", "isengard", "southrons"), "at-war"
)


def plays(card: str, die: str = "muster-army", **doc: Any) -> Match:
    return play(holding(card, die=die, **doc), "play-card", card)


def refused(card: str, why: Why, die: str = "muster-army", **doc: Any) -> None:
    m = holding(card, die=die, **doc)
    assert "play-card" not in notations(m)
    assert m.why_not(card) is why


def idle(card: str, **doc: Any) -> Match:
    """No requirement bars the card, but nothing comes of it."""
    return nothing_comes_of(holding(card, die=doc.pop("die", "muster-army"), **doc), card)


def test_an_army_card_is_not_played_with_a_muster_die_nor_a_muster_card_with_a_character_die() -> None:
    assert holding("fp-strat-02", die="muster").why_not("fp-strat-02") is Why.WRONG_DIE
    assert holding("fp-strat-08", die="character").why_not("fp-strat-08") is Why.WRONG_DIE


# -- 1 The Last Battle ---------------------------------------------

KING = {**NOBODY_LEFT, "aragorn": "osgiliath", "gandalf-the-grey": "fellowship"}


@pytest.mark.parametrize("place", ["osgiliath", "north-ithilien", "moria", "dagorlad"])
def test_01_aragorn_leads_an_army_outside_the_free_nations(place: str) -> None:
    m = plays("fp-strat-01", characters={**KING, "aragorn": place}, armies={place: "2 gondor-regular"})
    assert m.state.table == [(CARD["fp-strat-01"], 0)]


def test_01_also_shut_in_a_stronghold_that_was_the_enemys() -> None:
    armies = {"moria-siege": "2 elves-elite", "moria": "3 sauron-regular"}
    m = plays("fp-strat-01", characters={**KING, "aragorn": "moria-siege"}, armies=armies, held={"moria": "free"})
    assert m.state.table


def last_battle(*chance: int | str, **doc: Any) -> Match:
    doc.setdefault("characters", KING)
    doc.setdefault("armies", {"osgiliath": "2 gondor-regular", "minas-morgul": "3 sauron-regular"})
    dice = {"free": "character character muster-army", "shadow": "army army"}
    return at(table=[["fp-strat-01", "free"]], dice=dice, chance=list(chance), **doc)


def test_01_a_die_that_moves_the_fellowship_is_set_aside() -> None:
    m = last_battle(1, hunt_box=[0, 1])
    play(m, "die character", "move-fellowship")
    assert list(m.state.box) == [0, 1]
    assert m.state.dice[0] == 1
    assert m.state.table


def test_01_the_reveal_ends_it_and_the_die_of_that_move_goes_to_the_hunt_box() -> None:
    m = last_battle(6, "0-reveal", hunt_box=[0, 1], fellowship={"at": "hollin"})
    play(m, "die character", "move-fellowship", "hollin")
    assert not m.state.table
    assert list(m.state.box) == [1, 1]


def test_01_a_declaration_ends_it() -> None:
    m = at("fellowship", table=[["fp-strat-01", "free"]], characters=KING, armies={"osgiliath": "2 gondor-regular"},
           fellowship={"at": "hollin", "progress": 1})  # fmt: skip
    play(m, "declare", "moria")
    assert not m.state.table
    assert told(m, "table-card-left")[0].why == "declared"


def test_01_ends_when_the_army_goes_home() -> None:
    m = last_battle(politics=ALL_AT_WAR)
    play(m, "die muster-army", "move-armies", "osgiliath", "pelargir", "all")
    assert not m.state.table
    assert CARD["fp-strat-01"] in m.state.discard[1]


def test_01_ends_when_he_leaves_the_army() -> None:
    m = last_battle()
    play(m, "die character", "move-companions", "aragorn", "north-ithilien")
    assert not m.state.table


NO_LAST_BATTLE: dict[str, dict[str, Any]] = {
    "in Gondor": {"characters": {**KING, "aragorn": "minas-tirith"}, "armies": {"minas-tirith": "1 gondor-regular"}},
    "no army": {"characters": {**KING, "aragorn": "moria"}, "armies": {"osgiliath": "1 gondor-regular"}},
    "Strider is not enough": {"characters": {"strider": "osgiliath"}, "armies": {"osgiliath": "1 gondor-regular"}},
    "dead": {"characters": NOBODY_LEFT, "armies": {"osgiliath": "1 gondor-regular"}},
}


@pytest.mark.parametrize("case", NO_LAST_BATTLE)
def test_01_not(case: str) -> None:
    refused("fp-strat-01", Why.CARD_REQUIREMENT, **NO_LAST_BATTLE[case])


def test_01_not_onto_a_revealed_fellowship() -> None:
    doc = {"characters": KING, "armies": {"osgiliath": "1 gondor-regular"}}
    idle("fp-strat-01", fellowship={"at": "hollin", "hidden": False}, **doc)


# -- 2 A Power too Great, 3 The Power of Tom Bombadil ---------------------------------------------

SANCTUARY = {"fp-strat-02": "elves", "fp-strat-03": "north"}


@pytest.mark.parametrize("card", SANCTUARY)
def test_02_03_a_nation_takes_a_step_and_the_card_stays(card: str) -> None:
    m = plays(card)
    assert m.view(None).politics[SANCTUARY[card]] == 2
    assert m.state.table == [(CARD[card], 0)]


@pytest.mark.parametrize("card", SANCTUARY)
def test_02_03_a_passive_nation_is_not_brought_to_war_and_one_at_war_stays(card: str) -> None:
    m = plays(card, politics={SANCTUARY[card]: "1 passive"})
    assert m.view(None).politics[SANCTUARY[card]] == 1
    m = plays(card, politics={SANCTUARY[card]: "at-war"})
    assert m.state.table


def shadow_acts(card: str, *, cards: list[str] | None = None, die: str = "army", **doc: Any) -> Match:
    dice = {"shadow": die, "free": "event"}
    m = at(
        "action shadow", table=[[card, "free"]], dice=dice, hands={"shadow": cards or []}, politics=ALL_AT_WAR, **doc
    )
    return play(m, f"die {die}")


def test_02_no_shadow_army_comes_in() -> None:
    m = shadow_acts("fp-strat-02", armies={"dimrill-dale": "2 sauron-regular", "hollin": "1 sauron-regular"})
    play(m, "move-armies", "dimrill-dale")
    assert "lorien" not in notations(m)
    assert "parth-celebrant" in notations(m)
    assert m.why_not("lorien") is Why.BARRED_BY_CARD


@pytest.mark.parametrize(("near", "refuge"), [("dimrill-dale", "lorien"), ("fords-of-bruinen", "rivendell")])
def test_02_no_shadow_army_attacks_there(near: str, refuge: str) -> None:
    armies = {near: "4 sauron-regular", refuge: "2 elves-elite"}
    assert "attack" not in notations(shadow_acts("fp-strat-02", armies=armies))
    m = at("action shadow", dice={"shadow": "army", "free": "event"}, politics=ALL_AT_WAR, armies=armies)
    assert "attack" in notations(play(m, "die army"))


def test_02_a_siege_stays_but_is_not_pressed_and_the_garrison_may_sally() -> None:
    armies = {"grey-havens": "4 sauron-regular", "grey-havens-siege": "2 elves-elite"}
    m = shadow_acts("fp-strat-02", armies=armies)
    assert "attack" not in notations(m)
    m = at(table=[["fp-strat-02", "free"]], dice={"free": "muster-army", "shadow": "army"}, politics=ALL_AT_WAR,
           armies=armies)  # fmt: skip
    play(m, "die muster-army", "attack")
    assert asked(m)[0] == "free"


def test_02_no_card_presses_the_siege_either() -> None:
    armies = {"lorien": "4 sauron-regular, 1 isengard-regular", "lorien-siege": "2 elves-elite"}
    doc = {"armies": armies, "characters": {"witch-king": "lorien", "saruman": "orthanc"}}
    m = shadow_acts("fp-strat-02", cards=["sh-char-20", "sh-strat-02"], die="event", **doc)
    nothing_comes_of(m.copy(), "sh-char-20")
    nothing_comes_of(m, "sh-strat-02")


def test_02_nazgul_are_not_hindered() -> None:
    armies = {
        "dimrill-dale": "2 sauron-regular, 1 nazgul",
        "lorien": "1 sauron-regular",
        "lorien-siege": "1 elves-elite",
    }
    m = shadow_acts("fp-strat-02", die="character", armies=armies)
    play(m, "move-minions", "nazgul@dimrill-dale", "lorien")
    assert army(m, "lorien") == {"sauron-regular": 1, "nazgul": 1}


@pytest.mark.parametrize("refuge", ["old-forest", "the-shire", "buckland"])
def test_03_no_shadow_army_enters_or_attacks(refuge: str) -> None:
    m = shadow_acts("fp-strat-03", armies={"bree": "2 sauron-regular", "cardolan": "2 sauron-regular"})
    play(m, "move-armies", "cardolan")
    assert refuge not in notations(m)
    near = {"old-forest": "cardolan", "the-shire": "evendim", "buckland": "bree"}[refuge]
    m = shadow_acts("fp-strat-03", armies={near: "2 sauron-regular", refuge: "1 north-regular"})
    assert "attack" not in notations(m)


def test_03_nor_does_one_retreat_there() -> None:
    armies = {"cardolan": "2 sauron-regular", "tharbad": "2 gondor-regular"}
    where = {"attacker": "free", "origin": "tharbad", "target": "cardolan"}
    m = at("battle", armies=armies, battle=where, politics={"gondor": "at-war"}, chance=[1] * 4)
    play(m, "go-on")
    assert {"old-forest", "buckland", "minhiriath"} <= set(notations(m))
    m = at("battle", armies=armies, battle=where, politics={"gondor": "at-war"}, chance=[1] * 4,
           table=[["fp-strat-03", "free"]])  # fmt: skip
    play(m, "go-on")
    assert not {"old-forest", "buckland"} & set(notations(m))
    assert "minhiriath" in notations(m)


@pytest.mark.parametrize("card", SANCTUARY)
@pytest.mark.parametrize("die", ["army", "character", "muster", "event"])
def test_02_03_the_shadow_pays_any_die_an_army_card_and_a_character_card(card: str, die: str) -> None:
    cards = ["sh-strat-01", "sh-strat-04", "sh-char-05", "sh-char-06", "sh-strat-20"]
    m = shadow_acts(card, cards=cards, die=die)
    play(m, f"discard {card} army-and-character-cards")
    assert asked(m) == ("shadow", "give-up-card")
    assert notations(m) == ["sh-strat-01", "sh-strat-04"]
    play(m, "sh-strat-04")
    assert notations(m) == ["sh-char-05", "sh-char-06"]
    play(m, "sh-char-06")
    assert not m.state.table
    assert CARD[card] in m.state.discard[1]
    assert sorted(hand(m, "shadow")) == ["sh-char-05", "sh-strat-01", "sh-strat-20"]
    assert [event.card for event in told(m, "card-discarded")] == ["sh-strat-04", "sh-char-06"]
    assert asked(m)[0] == "free", "it was an action"


@pytest.mark.parametrize("card", SANCTUARY)
@pytest.mark.parametrize("cards", [["sh-strat-01", "sh-strat-20"], ["sh-char-05", "sh-strat-20"], []])
def test_02_03_not_without_both_cards(card: str, cards: list[str]) -> None:
    m = shadow_acts(card, cards=cards)
    assert not [move for move in notations(m) if move.startswith("discard")]


def test_02_03_the_other_side_knows_no_card_of_the_price() -> None:
    m = shadow_acts("fp-strat-02", cards=["sh-strat-01", "sh-strat-04", "sh-char-05", "sh-char-06"])
    play(m, "discard fp-strat-02 army-and-character-cards")
    for seed in range(20):
        other = m.determinize("free", seed=seed)
        assert other.view("free") == m.view("free")
        assert asked(other) == ("shadow", "give-up-card")
        other.play(other.decision.options[0])


# -- 5 The Spirit of Mordor ---------------------------------------------


def test_05_five_dice_against_an_army_of_several_nations_wherever_it_is() -> None:
    armies = {
        "gorgoroth": "2 sauron-regular, 2 southrons-regular, 1 nazgul", "orthanc": "3 isengard-regular",
        "umbar": "1 isengard-elite, 1 southrons-elite, 1 sauron-elite",
    }  # fmt: skip
    m = plays("fp-strat-05", armies=armies, chance=[5, 6, 1, 4, 4], politics={"sauron": "1 active"})
    assert notations(m) == ["umbar", "gorgoroth"]
    play(m, "gorgoroth")
    assert asked(m) == ("shadow", "choose-casualty")
    play(m, "-southrons-regular", "-sauron-regular")
    assert army(m, "gorgoroth") == {"sauron-regular": 1, "southrons-regular": 1, "nazgul": 1}
    assert m.view(None).politics["sauron"] == 1, "it is no attack"


def test_05_nazgul_and_minions_outlive_the_army() -> None:
    m = plays("fp-strat-05", armies={"gorgoroth": "1 sauron-regular, 1 southrons-regular, 1 nazgul"},
              characters={"witch-king": "gorgoroth"}, chance=[5, 6, 1, 1, 1])  # fmt: skip
    assert army(m, "gorgoroth") == {"nazgul": 1}
    assert m.view(None).characters["witch-king"] == "gorgoroth"


def test_05_a_garrison_that_falls_loses_its_stronghold() -> None:
    armies = {"moria-siege": "1 sauron-regular, 1 isengard-regular", "moria": "3 elves-elite"}
    m = plays("fp-strat-05", armies=armies, chance=[5, 6, 1, 1, 1])
    assert told(m, "captured")[0].region == "moria"


def test_05_not_against_armies_of_one_nation() -> None:
    idle("fp-strat-05")


# -- 6 Faramir's Rangers ---------------------------------------------


def test_06_three_dice_and_then_reinforcements_in_osgiliath() -> None:
    armies = {
        "osgiliath": "2 gondor-regular", "north-ithilien": "3 sauron-regular", "south-ithilien": "1 sauron-elite",
        "minas-morgul": "5 sauron-regular",
    }  # fmt: skip
    m = plays("fp-strat-06", armies=armies, chance=[5, 4, 6], politics={"sauron": "1 active"})
    assert set(notations(m)) == {"north-ithilien", "south-ithilien"}
    play(m, "north-ithilien")
    assert army(m, "north-ithilien") == {"sauron-regular": 1}
    assert notations(m) == ["+gondor-regular", "+gondor-elite"]
    play(m, "+gondor-elite")
    assert army(m, "osgiliath") == {"gondor-regular": 2, "gondor-elite": 1, "gondor-leader": 1}
    assert m.view(None).politics["sauron"] == 1


def test_06_the_shadow_in_osgiliath_itself_and_no_reinforcements() -> None:
    m = plays("fp-strat-06", armies={"osgiliath": "2 sauron-regular"}, chance=[1, 1, 6])
    assert army(m, "osgiliath") == {"sauron-regular": 1}
    assert asked(m)[0] == "shadow"


def test_06_for_the_reinforcements_alone() -> None:
    m = plays("fp-strat-06", armies={"osgiliath": "1 gondor-regular"})
    assert not told(m, "dice-thrown")
    play(m, "+gondor-regular")
    assert army(m, "osgiliath") == {"gondor-regular": 2, "gondor-leader": 1}


def test_06_not_without_an_enemy_there_and_an_army_in_osgiliath() -> None:
    idle("fp-strat-06", armies={"minas-tirith": "1 gondor-regular"})
    elsewhere = "15 gondor-regular, 5 gondor-elite, 4 gondor-leader"
    idle("fp-strat-06", armies={"osgiliath": "1 elves-elite"}, casualties=elsewhere)
