"""The Shadow Strategy deck, event halves 12-24: recruits, each card played, and refused without its condition."""

import pytest

from games.wotr.cards.test_shadow_strategy import AT_WAR, lawful, shadow
from games.wotr.table import army, asked, at, notations, nothing_comes_of, play
from redbook.games.wotr.board import CHARACTER, REGION
from redbook.games.wotr.reasons import Why

PEACE = {"sauron": "1 active", "isengard": "1 active", "southrons": "1 active"}


# -- 12 Return of the Witch-king ---------------------------------------------


def test_12_the_witch_king_goes_to_angmar_out_of_a_siege_too() -> None:
    m = shadow("sh-strat-12", "muster", characters={"witch-king": "dol-guldur-siege"}, politics=PEACE,
               armies={"dol-guldur": "1 elves-elite", "dol-guldur-siege": "1 sauron-regular"})  # fmt: skip
    play(m, "play-card", "sh-strat-12")
    assert m.state.chars[CHARACTER["witch-king"]] == REGION["angmar"]
    assert army(m, "angmar") == {"sauron-regular": 2, "sauron-elite": 1}
    lawful(m)


def test_12_he_goes_even_where_nobody_can_be_recruited() -> None:
    m = shadow("sh-strat-12", characters={"witch-king": "minas-morgul"}, armies={"angmar": "2 north-regular"})
    play(m, "play-card", "sh-strat-12")
    assert m.state.chars[CHARACTER["witch-king"]] == REGION["angmar"]
    assert army(m, "angmar") == {"north-regular": 2}
    m = shadow("sh-strat-12", characters={"witch-king": "angmar"}, armies={"angmar": "2 north-regular"})
    nothing_comes_of(m, "sh-strat-12")


@pytest.mark.parametrize("where", ["aside", "eliminated"])
def test_12_edge_145_needs_the_witch_king_in_play(where: str) -> None:
    m = shadow("sh-strat-12", characters={"witch-king": where})
    assert m.why_not("sh-strat-12") is Why.CARD_REQUIREMENT


# -- 13 Half-orcs and Goblin-men, 14 Olog-hai ---------------------------------------------


@pytest.mark.parametrize(("card", "nation"), [("sh-strat-13", "isengard"), ("sh-strat-14", "sauron")])
def test_13_14_a_unit_joins_any_army_besieged_or_not(card: str, nation: str) -> None:
    armies = {"umbar": "1 southrons-regular", "moria": "1 elves-elite", "moria-siege": "1 southrons-elite",
              "lorien": "1 southrons-regular", "lorien-siege": "1 elves-regular"}  # fmt: skip
    m = shadow(card, "army", armies=armies)
    play(m, "play-card", card)
    assert set(notations(m)) == {"umbar", "moria-siege", "lorien"}
    play(m, "moria-siege")
    assert notations(m) == [f"+{nation}-regular", f"+{nation}-elite"]
    play(m, f"+{nation}-elite")
    assert army(m, "moria-siege") == {"southrons-elite": 1, f"{nation}-elite": 1}
    lawful(m)


@pytest.mark.parametrize(("card", "nation"), [("sh-strat-13", "isengard"), ("sh-strat-14", "sauron")])
def test_13_14_need_the_nation_at_war_and_an_army(card: str, nation: str) -> None:
    assert shadow(card, politics={**AT_WAR, nation: "1 active"}).why_not(card) is Why.CARD_REQUIREMENT
    nothing_comes_of(shadow(card, armies={"lorien": "1 elves-regular"}), card)


# -- 15 Hill-trolls ---------------------------------------------


def test_15_two_regulars_become_elites_in_two_places() -> None:
    m = shadow(
        "sh-strat-15",
        "army",
        armies={
            "umbar": "1 southrons-regular, 1 sauron-regular",
            "moria": "1 elves-elite",
            "moria-siege": "2 sauron-regular",
            "khand": "1 southrons-regular",
        },
    )
    play(m, "play-card", "sh-strat-15")
    assert set(notations(m)) == {"umbar", "moria-siege"}
    play(m, "umbar")  # and then only Moria is left
    assert army(m, "umbar") == {"southrons-regular": 1, "sauron-elite": 1}
    assert army(m, "moria-siege") == {"sauron-regular": 1, "sauron-elite": 1}
    assert m.state.reserve[17] == 36 - 1
    lawful(m)


def test_15_one_if_there_is_only_one_elite_left() -> None:
    m = shadow("sh-strat-15", armies={"morannon": "5 sauron-elite, 3 sauron-regular", "dol-guldur": "2 sauron-regular"})
    play(m, "play-card", "sh-strat-15", "dol-guldur")
    assert army(m, "dol-guldur") == {"sauron-regular": 1, "sauron-elite": 1}
    assert asked(m)[0] == "free"


def test_15_needs_sauron_at_war_and_a_regular() -> None:
    assert shadow("sh-strat-15", politics=PEACE).why_not("sh-strat-15") is Why.CARD_REQUIREMENT
    m = shadow("sh-strat-15", armies={"umbar": "1 southrons-regular"})
    nothing_comes_of(m, "sh-strat-15")


# -- 16 A New Power is Rising ---------------------------------------------


def test_16_both_dunlands_and_units_of_choice_in_orthanc() -> None:
    m = shadow("sh-strat-16", "muster", characters={"saruman": "orthanc"})
    play(m, "play-card", "sh-strat-16")
    assert army(m, "north-dunland") == army(m, "south-dunland") == {"isengard-regular": 3}
    play(m, "+isengard-elite", "+isengard-regular")
    assert army(m, "orthanc") == {"isengard-regular": 5, "isengard-elite": 2}
    lawful(m)


def test_16_with_too_few_regulars_the_player_says_where_and_as_many_come_as_can() -> None:
    m = shadow("sh-strat-16", characters={"saruman": "orthanc"}, armies={"fords-of-isen": "9 isengard-regular"})
    play(m, "play-card", "sh-strat-16")
    assert set(notations(m)) == {  # three Regulars are wanted in the Dunlands: Orthanc may not take them
        "isengard-regular@north-dunland", "isengard-regular@south-dunland", "isengard-elite@orthanc",
    }  # fmt: skip
    play(m, "isengard-regular@south-dunland", "isengard-regular@south-dunland", "isengard-regular@north-dunland")
    assert army(m, "north-dunland") == {"isengard-regular": 1}
    assert army(m, "south-dunland") == {"isengard-regular": 2}
    assert army(m, "orthanc") == {"isengard-elite": 2}
    lawful(m)


def test_16_needs_saruman() -> None:
    assert shadow("sh-strat-16").why_not("sh-strat-16") is Why.CARD_REQUIREMENT


# -- 17 Many Kings to the Service of Mordor ---------------------------------------------


def test_17_three_settlements_of_choice() -> None:
    m = shadow("sh-strat-17", "muster", politics=PEACE)
    play(m, "play-card", "sh-strat-17")
    assert set(notations(m)) == {"umbar", "near-harad", "far-harad", "north-rhun", "south-rhun"}
    play(m, "umbar", "north-rhun")
    assert set(notations(m)) == {"near-harad", "far-harad", "south-rhun"}
    play(m, "south-rhun")
    assert army(m, "umbar") == {"southrons-regular": 5}
    assert army(m, "north-rhun") == {"southrons-regular": 4}
    assert army(m, "south-rhun") == {"southrons-regular": 5, "southrons-elite": 1}
    assert army(m, "far-harad") == {"southrons-regular": 3, "southrons-elite": 1}
    lawful(m)


def test_17_with_too_few_the_player_says_where() -> None:
    m = shadow("sh-strat-17", armies={"khand": "10 southrons-regular", "near-harad": "10 southrons-regular",
                                      "far-harad": "1 southrons-regular"})  # fmt: skip
    play(m, "play-card", "sh-strat-17", "umbar", "north-rhun", "south-rhun")
    play(m, "southrons-regular@umbar", "southrons-regular@umbar")
    assert set(notations(m)) == {"southrons-regular@north-rhun", "southrons-regular@south-rhun"}
    play(m, "southrons-regular@north-rhun")
    assert army(m, "umbar") == {"southrons-regular": 2}
    assert army(m, "south-rhun") == {}


def test_17_captured_settlements_are_left_out_and_a_garrison_is_reinforced() -> None:
    m = shadow("sh-strat-17", armies={"umbar": "1 gondor-regular", "umbar-siege": "1 southrons-regular",
                                      "north-rhun": "1 north-regular", "near-harad": "1 gondor-regular"},
               held={"north-rhun": "free", "near-harad": "free"})  # fmt: skip
    play(m, "play-card", "sh-strat-17")  # three are left
    assert army(m, "umbar-siege") == {"southrons-regular": 3}
    assert army(m, "far-harad") == army(m, "south-rhun") == {"southrons-regular": 2}


def test_17_does_nothing_without_regulars() -> None:
    full = {"khand": "10 southrons-regular", "near-harad": "10 southrons-regular", "umbar": "4 southrons-regular"}
    nothing_comes_of(shadow("sh-strat-17", armies=full), "sh-strat-17")


# -- 18 The King is Revealed ---------------------------------------------


def test_18_five_regulars_and_a_nazgul() -> None:
    m = shadow("sh-strat-18", "muster", characters={"aragorn": "minas-tirith", "strider": "eliminated"})
    play(m, "play-card", "sh-strat-18")
    assert army(m, "minas-morgul") == {"sauron-regular": 10, "nazgul": 2}
    lawful(m)


def test_18_inside_a_besieged_minas_morgul_five_units_stay() -> None:
    m = shadow("sh-strat-18", characters={"aragorn": "minas-tirith", "strider": "eliminated"},
               armies={"minas-morgul": "2 gondor-regular", "minas-morgul-siege": "2 sauron-elite"})  # fmt: skip
    play(m, "play-card", "sh-strat-18", "-sauron-regular", "-sauron-regular")
    assert army(m, "minas-morgul-siege") == {"sauron-regular": 3, "sauron-elite": 2, "nazgul": 1}
    lawful(m)


def test_18_needs_aragorn_not_strider_and_minas_morgul() -> None:
    m = shadow("sh-strat-18", characters={"strider": "minas-tirith"})
    assert m.why_not("sh-strat-18") is Why.CARD_REQUIREMENT
    m = shadow("sh-strat-18", characters={"aragorn": "minas-tirith", "strider": "eliminated"},
               armies={"minas-morgul": "2 gondor-regular"}, held={"minas-morgul": "free"})  # fmt: skip
    nothing_comes_of(m, "sh-strat-18")


def test_18_they_join_the_besiegers_of_minas_morgul() -> None:
    """p.27: a siege is no obstacle, whoever besieges; the region is free for the besieger."""
    m = shadow("sh-strat-18", characters={"aragorn": "minas-tirith", "strider": "eliminated"},
               armies={"minas-morgul-siege": "2 gondor-regular", "minas-morgul": "2 sauron-elite"},
               held={"minas-morgul": "free"})  # fmt: skip
    play(m, "play-card", "sh-strat-18")
    assert army(m, "minas-morgul") == {"sauron-elite": 2, "sauron-regular": 5, "nazgul": 1}
    lawful(m)


# -- 19 Shadows on the Misty Mountains, 20 Orcs Multiplying Again ---------------------------------------------


def test_19_moria_or_mount_gram() -> None:
    m = shadow("sh-strat-19", "muster", politics=PEACE)
    play(m, "play-card", "sh-strat-19")
    assert set(notations(m)) == {"moria", "mount-gram"}
    play(m, "mount-gram", "+sauron-regular", "+sauron-elite")
    assert army(m, "mount-gram") == {"sauron-regular": 1, "sauron-elite": 1, "nazgul": 1}
    assert army(m, "moria") == {"sauron-regular": 2}
    lawful(m)


def test_19_does_nothing_where_the_enemy_stands() -> None:
    m = shadow("sh-strat-19", armies={"moria": "1 dwarves-regular", "mount-gram": "1 north-regular"},
               held={"moria": "free"})  # fmt: skip
    nothing_comes_of(m, "sh-strat-19")


def test_20_the_last_orcs_go_where_the_player_says() -> None:
    armies = {"morannon": "10 sauron-regular", "minas-morgul": "10 sauron-regular", "moria": "10 sauron-regular",
              "gorgoroth": "2 sauron-regular"}  # fmt: skip
    m = shadow("sh-strat-20", "muster", armies=armies)
    play(m, "play-card", "sh-strat-20", *["sauron-regular@dol-guldur"] * 3)  # the fourth has but one place to go
    assert army(m, "dol-guldur") == {"sauron-regular": 3}
    assert army(m, "mount-gundabad") == {"sauron-regular": 1}
    lawful(m)


def test_20_does_nothing_without_orcs() -> None:
    armies = {"morannon": "10 sauron-regular", "minas-morgul": "10 sauron-regular", "moria": "10 sauron-regular",
              "gorgoroth": "6 sauron-regular"}  # fmt: skip
    nothing_comes_of(shadow("sh-strat-20", armies=armies), "sh-strat-20")


# -- 21 Horde from the East, 22 Monsters Roused ---------------------------------------------


def test_21_edge_150_five_regulars_on_the_eastern_edge() -> None:
    m = shadow("sh-strat-21", "muster", armies={"khand": "1 gondor-regular"})
    play(m, "play-card", "sh-strat-21")
    assert set(notations(m)) == {"east-rhun", "south-rhun", "far-harad"}
    play(m, "east-rhun")
    assert army(m, "east-rhun") == {"southrons-regular": 5}
    lawful(m)


def test_21_needs_the_southrons_at_war() -> None:
    assert shadow("sh-strat-21", politics=PEACE).why_not("sh-strat-21") is Why.CARD_REQUIREMENT


def test_22_monsters_in_four_regions_but_not_where_the_enemy_stands() -> None:
    m = shadow("sh-strat-22", "muster", politics=PEACE, armies={"ettenmoors": "1 north-regular"})
    play(m, "play-card", "sh-strat-22")
    assert army(m, "weather-hills") == army(m, "angmar") == {"sauron-regular": 1}
    assert army(m, "trollshaws") == {"sauron-elite": 1}
    assert army(m, "ettenmoors") == {"north-regular": 1}
    lawful(m)


def test_22_does_nothing_if_the_enemy_is_everywhere() -> None:
    armies = dict.fromkeys(("weather-hills", "ettenmoors", "angmar", "trollshaws"), "1 north-regular")
    nothing_comes_of(shadow("sh-strat-22", armies=armies), "sh-strat-22")


# -- 23 Musterings of Long-planned War, 24 Pits of Mordor ---------------------------------------------


def test_23_easterlings_in_gorgoroth_orcs_in_nurn() -> None:
    m = shadow("sh-strat-23", "muster")
    play(m, "play-card", "sh-strat-23")
    assert army(m, "gorgoroth") == {"sauron-regular": 3, "southrons-regular": 5}
    assert army(m, "nurn") == {"sauron-regular": 7}
    lawful(m)


@pytest.mark.parametrize(("seat", "place"), [("witch-king", "nurn"), ("saruman", "gorgoroth")])
def test_23_with_partners_each_musters_his_own(seat: str, place: str) -> None:
    """p.45: an Event card recruits only for nations of its player."""
    m = at(f"action {seat}", seats=4, hands={seat: ["sh-strat-23"]}, politics=AT_WAR, armies={"moria": "1 nazgul"},
           dice={"shadow": "muster", "free": "event event"})  # fmt: skip
    play(m, "die muster", "play-card", "sh-strat-23")
    assert {p: sum(army(m, p).values()) for p in ("nurn", "gorgoroth") if army(m, p)} == {place: 5}
    lawful(m)


@pytest.mark.parametrize("nation", sorted(AT_WAR))
def test_23_needs_three_nations_at_war(nation: str) -> None:
    m = shadow("sh-strat-23", politics={**AT_WAR, nation: "1 active"})
    assert m.why_not("sh-strat-23") is Why.CARD_REQUIREMENT


def test_24_three_strongholds_of_sauron() -> None:
    m = shadow("sh-strat-24", "muster")
    play(m, "play-card", "sh-strat-24")
    assert set(notations(m)) == {"barad-dur", "dol-guldur", "minas-morgul", "morannon", "moria", "mount-gundabad"}
    play(m, "moria", "barad-dur", "mount-gundabad")
    assert army(m, "moria") == {"sauron-regular": 4}
    assert army(m, "mount-gundabad") == {"sauron-regular": 4}
    assert army(m, "barad-dur") == {"sauron-regular": 6, "sauron-elite": 1, "nazgul": 1}
    lawful(m)


def test_24_captured_ones_are_left_out_and_a_full_garrison_keeps_five() -> None:
    m = shadow("sh-strat-24", held={"dol-guldur": "free", "moria": "free", "mount-gundabad": "free"},
               armies={"morannon": "3 gondor-regular", "morannon-siege": "4 sauron-regular"})  # fmt: skip
    play(m, "play-card", "sh-strat-24")
    assert army(m, "morannon-siege") == {"sauron-regular": 5}
    assert army(m, "barad-dur") == army(m, "minas-morgul") == {"sauron-regular": 2}
    lawful(m)


def test_24_needs_sauron_at_war() -> None:
    assert shadow("sh-strat-24", politics=PEACE).why_not("sh-strat-24") is Why.CARD_REQUIREMENT
