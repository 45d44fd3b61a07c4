"""The Free Peoples Character deck, event halves 18-22: Eagles, Ents and the Dead strike at Shadow armies."""

from typing import Any

import pytest

from games.wotr.cards.test_free_character import NOBODY_LEFT, holding, idle, plays, refused
from games.wotr.table import army, asked, at, notations, play, told
from redbook.games.wotr.board import CARD
from redbook.games.wotr.reasons import Why
from redbook.kernel import Match

# -- 18 The Eagles are Coming! ---------------------------------------------


def eagles(*dice: int, **doc: Any) -> Match:
    doc.setdefault("characters", {"boromir": "osgiliath"})
    doc.setdefault("armies", {"osgiliath": "2 gondor-regular", "north-ithilien": "2 sauron-regular, 3 nazgul"})
    return plays("fp-char-18", chance=list(dice), **doc)


def test_18_each_five_kills_and_the_player_of_the_card_says_where_the_others_flee() -> None:
    m = eagles(5, 1, 6)
    assert army(m, "north-ithilien") == {"sauron-regular": 2, "nazgul": 1}
    assert asked(m) == ("free", "card-ask")
    assert set(notations(m)) == {
        "barad-dur", "dol-guldur", "minas-morgul", "morannon", "moria", "mount-gundabad",
    }  # fmt: skip
    play(m, "moria")
    assert army(m, "moria") == {"nazgul": 1}
    assert army(m, "north-ithilien") == {"sauron-regular": 2}
    assert m.state.reserve[21] == 7


def test_18_the_others_flee_together_also_into_a_besieged_stronghold_but_not_a_captured_one() -> None:
    m = eagles(
        1, 1, 1,
        armies={
            "osgiliath": "2 gondor-regular", "north-ithilien": "2 sauron-regular, 3 nazgul",
            "moria": "3 elves-elite", "moria-siege": "1 sauron-regular", "dol-guldur": "2 elves-elite",
        },
        held={"dol-guldur": "free"},
    )  # fmt: skip
    assert "dol-guldur" not in notations(m)
    play(m, "moria")
    assert army(m, "moria-siege") == {"sauron-regular": 1, "nazgul": 3}


def test_18_the_witch_king_is_neither_counted_nor_moved() -> None:
    m = eagles(6, characters={"boromir": "osgiliath", "witch-king": "north-ithilien"},
               armies={"osgiliath": "1 gondor-regular", "north-ithilien": "1 sauron-regular, 1 nazgul"})  # fmt: skip
    assert m.view(None).characters["witch-king"] == "north-ithilien"
    assert army(m, "north-ithilien") == {"sauron-regular": 1}
    assert asked(m) == ("shadow", "take-action")


def test_18_the_player_picks_one_of_several_armies() -> None:
    armies = {
        "minas-tirith-siege": "2 gondor-regular", "minas-tirith": "3 sauron-regular, 1 nazgul",
        "osgiliath": "2 sauron-regular, 2 nazgul", "morannon": "1 sauron-regular, 1 nazgul",
    }  # fmt: skip
    m = eagles(1, 1, characters={"gimli": "minas-tirith-siege"}, armies=armies)
    assert asked(m)[0] == "free"
    assert set(notations(m)) == {"minas-tirith", "osgiliath"}
    play(m, "osgiliath", "barad-dur")
    assert army(m, "barad-dur") == {"nazgul": 2}
    assert army(m, "minas-tirith") == {"sauron-regular": 3, "nazgul": 1}


def test_18_at_most_five_dice() -> None:
    m = eagles(6, 6, 6, 6, 6, armies={"osgiliath": "1 gondor-regular", "north-ithilien": "1 sauron-regular, 6 nazgul"})
    assert army(m, "north-ithilien") == {"sauron-regular": 1, "nazgul": 1}


NO_EAGLES: dict[str, dict[str, Any]] = {
    "no companion with the army": {"characters": {"boromir": "minas-tirith"}},
    "no free army": {
        "characters": {"boromir": "osgiliath"},
        "armies": {"north-ithilien": "1 sauron-regular, 1 nazgul"},
    },
    "too far": {"armies": {"osgiliath": "1 gondor-regular", "morannon": "1 sauron-regular, 1 nazgul"}},
    "Nazgûl without an army": {"armies": {"osgiliath": "1 gondor-regular", "north-ithilien": "1 nazgul"}},
    "only the Witch-king": {
        "characters": {"boromir": "osgiliath", "witch-king": "north-ithilien"},
        "armies": {"osgiliath": "1 gondor-regular", "north-ithilien": "1 sauron-regular"},
    },
}


@pytest.mark.parametrize("case", NO_EAGLES)
def test_18_not(case: str) -> None:
    doc = {
        "characters": {"boromir": "osgiliath"},
        "armies": {"osgiliath": "2 gondor-regular", "north-ithilien": "2 sauron-regular, 1 nazgul"},
        **NO_EAGLES[case],
    }
    refused("fp-char-18", Why.CARD_REQUIREMENT, **doc)


# -- 19-21 The Ents Awake ---------------------------------------------

ENTS = ("fp-char-19", "fp-char-20", "fp-char-21")
IN_FANGORN = {**NOBODY_LEFT, "meriadoc": "fangorn", "gandalf-the-white": "minas-tirith"}


def ents(card: str, *dice: int, **doc: Any) -> Match:
    doc.setdefault("characters", {**IN_FANGORN, "saruman": "orthanc"})
    doc.setdefault("armies", {"orthanc": "4 isengard-regular, 1 isengard-elite, 1 nazgul"})
    return plays(card, chance=list(dice), **doc)


@pytest.mark.parametrize("card", ENTS)
def test_19_to_21_each_four_is_a_hit_and_isengard_takes_a_step(card: str) -> None:
    m = ents(card, 4, 3, 6, politics={"isengard": "2 active"})
    assert asked(m) == ("shadow", "choose-casualty")
    play(m, "-isengard-regular", "-isengard-elite")
    assert army(m, "orthanc") == {"isengard-regular": 4, "nazgul": 1}
    assert m.view(None).politics["isengard"] == 1
    assert m.view(None).characters["saruman"] == "orthanc"
    assert asked(m) == ("shadow", "take-action"), "Gandalf is far away: no other card"


def test_19_to_21_a_step_is_taken_even_without_a_hit() -> None:
    m = ents("fp-char-19", 1, 2, 3, politics={"isengard": "2 active"})
    assert m.view(None).politics["isengard"] == 1


@pytest.mark.parametrize("card", ENTS)
def test_19_to_21_the_fall_of_the_army_takes_all_with_it(card: str) -> None:
    m = ents(card, 4, 5, 6, armies={"orthanc": "1 isengard-regular, 1 isengard-elite, 1 nazgul"})
    assert army(m, "orthanc") == {}
    assert m.view(None).characters["saruman"] == "eliminated"
    assert not told(m, "captured"), "nobody is there to take it"


def test_19_to_21_a_garrison_that_falls_yields_orthanc_to_the_besiegers() -> None:
    m = ents(
        "fp-char-20", 4, 5, 1, characters={**IN_FANGORN, "saruman": "orthanc-siege"},
        armies={"orthanc-siege": "2 isengard-regular", "orthanc": "3 rohan-regular"},
    )  # fmt: skip
    assert told(m, "captured")[0].region == "orthanc"
    assert m.view(None).characters["saruman"] == "eliminated"
    assert m.view(None).points == [2, 0]


def test_19_to_21_saruman_alone_is_eliminated_and_that_is_no_attack() -> None:
    m = ents("fp-char-21", armies={"edoras": "1 rohan-regular"}, politics={"isengard": "2 active"})
    assert m.view(None).characters["saruman"] == "eliminated"
    assert m.view(None).politics["isengard"] == 2
    assert not told(m, "dice-thrown")


@pytest.mark.parametrize("region", ["fangorn", "edoras", "helms-deep"])
def test_19_to_21_with_gandalf_near_another_card_of_the_deck_may_follow(region: str) -> None:
    m = holding(
        "fp-char-19", "fp-char-20", "fp-char-12", "fp-char-09", "fp-strat-08", chance=[1, 1, 1, 1, 1, 6],
        characters={**IN_FANGORN, "gandalf-the-white": region}, armies={"orthanc": "2 isengard-regular"},
        fellowship={"corruption": 2},
    )  # fmt: skip
    play(m, "play-card", "fp-char-19")
    assert notations(m) == ["fp-char-09", "fp-char-12", "fp-char-20", "none"], "no Strategy card"
    play(m, "fp-char-20", "fp-char-12")
    assert army(m, "orthanc") == {"isengard-regular": 1}
    assert m.state.corruption == 0
    assert asked(m) == ("shadow", "take-action")
    assert m.state.dice[0] == 0, "no further die is used"
    assert {CARD["fp-char-19"], CARD["fp-char-20"], CARD["fp-char-12"]} <= set(m.state.discard[0])


def test_19_to_21_the_other_card_need_not_be_played_and_its_requirement_counts() -> None:
    m = holding(
        "fp-char-19", "fp-char-08", chance=[1, 1, 1], armies={"orthanc": "2 isengard-regular"},
        characters={**IN_FANGORN, "gandalf-the-white": "fangorn"},
    )  # fmt: skip
    play(m, "play-card", "fp-char-19")
    assert notations(m) == ["none"]
    assert m.why_not("fp-char-08") is Why.CARD_REQUIREMENT
    play(m, "none")
    assert asked(m) == ("shadow", "take-action")


@pytest.mark.parametrize("card", ENTS)
def test_19_to_21_need_a_companion_in_fangorn_and_the_white_wizard(card: str) -> None:
    there = {"armies": {"orthanc": "2 isengard-regular"}}
    refused(card, Why.CARD_REQUIREMENT, characters={**IN_FANGORN, "meriadoc": "edoras"}, **there)
    refused(card, Why.CARD_REQUIREMENT, characters={**IN_FANGORN, "gandalf-the-white": "eliminated"}, **there)
    refused(card, Why.CARD_REQUIREMENT, characters={"meriadoc": "fangorn"}, **there)


@pytest.mark.parametrize("card", ENTS)
def test_19_to_21_nothing_in_orthanc_and_nothing_to_follow(card: str) -> None:
    empty = {"armies": {"edoras": "1 rohan-regular"}, "characters": {**NOBODY_LEFT, "gandalf-the-white": "fangorn"}}
    idle(card, **empty)
    assert "play-card" in notations(holding(card, "fp-char-05", **empty))
    m = play(holding(*ENTS, **empty), "play-card", card)
    others = [ent for ent in ENTS if ent != card]
    assert notations(m) == [*others, "none"], "nothing bars one of the Ents after another (p.22)"
    play(m, *others)
    assert asked(m) == ("shadow", "take-action")


# -- 22 Dead Men of Dunharrow ---------------------------------------------


def dead_men(*chance: int, **doc: Any) -> Match:
    doc.setdefault("characters", {"aragorn": "edoras", "strider": "eliminated", "gimli": "edoras", "legolas": "edoras"})
    return plays("fp-char-22", chance=list(chance), **doc)


def test_22_he_goes_with_whom_he_likes_and_gondor_rises() -> None:
    m = dead_men()
    assert notations(m) == ["legolas", "gimli", "done"]
    play(m, "legolas", "done")
    assert set(notations(m)) == {"erech", "lamedon", "pelargir"}
    play(m, "erech")
    assert notations(m) == ["3", "2", "1", "0"]
    play(m, "3")
    characters = m.view(None).characters
    assert (characters["aragorn"], characters["legolas"], characters["gimli"]) == ("erech", "erech", "edoras")
    assert army(m, "erech") == {"gondor-regular": 3}


def test_22_a_shadow_army_suffers_hits_and_retreats_where_its_player_says() -> None:
    m = dead_men(
        2, politics={"southrons": "2 active", "sauron": "1 active"}, held={"pelargir": "shadow"},
        armies={"pelargir": "3 southrons-regular, 1 sauron-elite, 1 nazgul"},
        characters={"aragorn": "helms-deep", "strider": "eliminated"},
    )  # fmt: skip
    play(m, "pelargir")
    assert asked(m) == ("shadow", "choose-casualty")
    play(m, "-southrons-regular", "-sauron-elite")
    assert asked(m) == ("shadow", "card-ask")
    assert "lamedon" not in notations(m), "a Town that the Free Peoples hold is not free"
    play(m, "west-harondor")
    assert army(m, "west-harondor") == {"southrons-regular": 2, "sauron-regular": 1, "nazgul": 1}
    politics = m.view(None).politics
    assert (politics["southrons"], politics["sauron"]) == (1, 0)
    assert asked(m) == ("free", "card-ask")
    assert m.view(None).held == {"pelargir": "shadow"}
    play(m, "1")
    assert m.view(None).held == {}
    assert army(m, "pelargir") == {"gondor-regular": 1}
    assert m.view(None).characters["aragorn"] == "pelargir"


def test_22_without_recruits_the_city_stays_taken() -> None:
    m = dead_men(
        6, held={"pelargir": "shadow"}, characters={"strider": "helms-deep-siege", "witch-king": "pelargir"},
        armies={
            "pelargir": "3 southrons-regular, 1 nazgul", "helms-deep-siege": "1 rohan-regular",
            "helms-deep": "2 isengard-regular",
        },
    )  # fmt: skip
    assert set(notations(m)) == {"erech", "lamedon", "pelargir"}
    play(m, "pelargir", "0")
    assert m.view(None).held == {"pelargir": "shadow"}
    assert m.view(None).points == [0, 1]
    assert army(m, "pelargir") == {}, "an army that is destroyed takes its Nazgûl with it"
    assert m.view(None).characters["witch-king"] == "eliminated"


def test_22_an_army_that_cannot_retreat_is_destroyed() -> None:
    m = dead_men(
        1, held={"lamedon": "shadow"}, characters={"strider": "edoras"},
        armies={
            "lamedon": "3 southrons-regular, 1 nazgul", "pelargir": "1 gondor-regular", "erech": "1 gondor-regular",
        },
    )  # fmt: skip
    play(m, "lamedon")
    assert army(m, "lamedon") == {}
    play(m, "2")
    assert m.view(None).held == {}


def test_22_lone_nazgul_are_no_army() -> None:
    m = dead_men(armies={"erech": "2 nazgul"}, characters={"strider": "edoras"})
    play(m, "erech", "0")
    assert army(m, "erech") == {"nazgul": 2}


@pytest.mark.parametrize("place", ["fangorn", "minas-tirith", "fellowship", "orthanc"])
def test_22_needs_him_in_rohan(place: str) -> None:
    refused("fp-char-22", Why.CARD_REQUIREMENT, characters={"strider": place})


def test_22_with_four_players_only_gondor_recruits_for_gondor() -> None:
    m = at(
        "action rohan", seats=4, hands={"rohan": ["fp-char-22"]}, characters={"strider": "edoras"},
        dice={"free": "character", "shadow": "army"},
    )  # fmt: skip
    play(m, "die character", "play-card", "fp-char-22", "erech")
    assert army(m, "erech") == {}
    assert m.view(None).characters["strider"] == "erech"
