"""Combat halves of the Shadow Character deck: each by each of its cards."""

from typing import Any

import pytest

from games.wotr.table import army, asked, at, battle, notations, play, told
from redbook.games.wotr.board import CARD, CARDS, CARDS_IN, CHARACTER, COMBAT_HALF, DEAD, SHADOW_CHARACTER
from redbook.games.wotr.reasons import Why
from redbook.kernel import Match


def cards_of(effect: str) -> list[str]:
    """The cards of the deck that carry an effect."""
    return [CARDS[c] for c in CARDS_IN[SHADOW_CHARACTER] if COMBAT_HALF[c] == effect]


def fight(card: str, *chance: int | str, attacker: str = "shadow", **doc: Any) -> Match:
    """The Shadow has the card in hand and plays it."""
    m = battle(list(chance), attacker, hands={"shadow": [card]}, **doc)
    return play(m, card)


def refused(card: str, **doc: Any) -> None:
    m = battle([1] * 40, "shadow", hands={"shadow": [card]}, **doc)
    assert asked(m) == ("shadow", "choose-combat-card")
    assert card not in notations(m)
    assert m.why_not(card) is Why.COMBAT_REQUIREMENT


def rolls(m: Match) -> dict[str, Any]:
    return {roll.side: roll for roll in told(m, "combat-roll")}


def bonuses(m: Match, kind: str) -> dict[str, int]:
    return {roll.side: roll.bonus for roll in told(m, kind)}


# -- One for the Dark Lord ---------------------------------------------


@pytest.mark.parametrize("card", cards_of("one-for-the-dark-lord"))
def test_one_for_the_dark_lord_3_helps_both_rolls_where_the_ring_is(card: str) -> None:
    m = fight(card, 4, 3, 3, 3, 1, 1, 1, 1, 4, fellowship={"at": "north-ithilien"})
    play(m, "1")
    assert bonuses(m, "combat-roll") == {"shadow": 1, "free": 0}
    assert rolls(m)["shadow"].hits == 1
    assert [(r.bonus, r.hits) for r in told(m, "leader-reroll")] == [(1, 1)]


@pytest.mark.parametrize("card", cards_of("one-for-the-dark-lord"))
def test_one_for_the_dark_lord_needs_the_ring_in_the_embattled_region(card: str) -> None:
    refused(card, fellowship={"at": "south-ithilien"})  # the attacker's region does not count
    refused(card, fellowship={"at": "mordor"})


# -- Leadership of the Nazgûl ---------------------------------------------


@pytest.mark.parametrize("card", cards_of("cruel-as-death"))
def test_cruel_as_death_3_two_points_for_plus_one(card: str) -> None:
    m = fight(card, 4, 3, 3, 1, 1, 1, 1, 4, shadow="3 sauron-regular, 3 nazgul", free="4 gondor-regular")
    assert bonuses(m, "combat-roll") == {"shadow": 1, "free": 0}
    assert notations(m) == ["1", "0"]  # one Nazgûl of three may re-roll
    assert told(m, "leadership-forfeited")[0].points == 2
    play(m, "1")
    assert told(m, "leader-reroll")[0].bonus == 0


@pytest.mark.parametrize("card", cards_of("cruel-as-death"))
def test_cruel_as_death_needs_two_points_of_nazgul(card: str) -> None:
    refused(card, shadow="3 sauron-regular, 1 nazgul", characters={"mouth-of-sauron": "south-ithilien"})
    m = fight(card, *[1] * 20, shadow="3 sauron-regular", characters={"witch-king": "south-ithilien"})
    assert told(m, "leadership-forfeited")[0].points == 2


@pytest.mark.parametrize("card", cards_of("they-are-terrible"))
def test_they_are_terrible_4_one_point_for_the_reroll(card: str) -> None:
    m = fight(card, 4, 3, 3, 1, 1, 1, 1, 4, shadow="3 sauron-regular, 2 nazgul", free="4 gondor-regular")
    assert rolls(m)["shadow"].bonus == 0
    assert notations(m) == ["1", "0"]
    play(m, "1")
    assert [(r.bonus, r.hits) for r in told(m, "leader-reroll")] == [(1, 1)]


@pytest.mark.parametrize("card", cards_of("they-are-terrible"))
def test_they_are_terrible_needs_a_nazgul(card: str) -> None:
    refused(card, shadow="3 sauron-regular", characters={"mouth-of-sauron": "south-ithilien"})


@pytest.mark.parametrize("card", cards_of("dread-and-despair"))
def test_dread_and_despair_3_a_die_less_for_each_point(card: str) -> None:
    m = fight(card, *[1] * 20, shadow="3 sauron-regular, 3 nazgul", free="4 gondor-regular")
    assert asked(m) == ("shadow", "combat-ask")
    assert notations(m) == ["1", "2", "3"]
    play(m, "2")
    assert len(rolls(m)["free"].dice) == 2
    assert notations(m) == ["1", "0"]


@pytest.mark.parametrize("card", cards_of("dread-and-despair"))
def test_dread_and_despair_leaves_one_die(card: str) -> None:
    m = fight(card, *[1] * 20, shadow="3 sauron-regular, 3 nazgul", free="2 gondor-regular")
    play(m, "3")
    assert len(rolls(m)["free"].dice) == 1


@pytest.mark.parametrize("card", cards_of("dread-and-despair"))
def test_dread_and_despair_needs_a_nazgul(card: str) -> None:
    refused(card, shadow="3 sauron-regular")


@pytest.mark.parametrize("card", cards_of("foul-stench"))
def test_foul_stench_3_no_reroll_for_the_enemy(card: str) -> None:
    m = fight(card, *[1] * 20, shadow="3 sauron-regular, 2 nazgul", free="4 gondor-regular, 2 gondor-leader")
    assert asked(m) == ("shadow", "leader-rerolls")
    assert notations(m) == ["2", "1", "0"]  # nothing was given up
    play(m, "0")
    assert asked(m) == ("shadow", "cease-or-go-on")


@pytest.mark.parametrize("card", cards_of("foul-stench"))
def test_foul_stench_does_nothing_with_less_leadership(card: str) -> None:
    m = fight(
        card, *[1] * 20, shadow="3 sauron-regular, 2 nazgul", free="4 gondor-regular, 1 gondor-leader",
        characters={"strider": "north-ithilien", "boromir": "north-ithilien"},
    )  # fmt: skip
    play(m, "0")
    assert asked(m) == ("free", "leader-rerolls")


@pytest.mark.parametrize("card", cards_of("foul-stench"))
def test_foul_stench_needs_a_nazgul(card: str) -> None:
    refused(card, shadow="3 sauron-regular")


def test_foul_stench_negates_mighty_attack() -> None:
    m = battle(
        [1] * 20, "shadow", hands={"shadow": ["sh-char-09"], "free": ["fp-char-06"]}, free="2 gondor-regular",
        shadow="2 sauron-regular, 2 nazgul", characters={"boromir": "north-ithilien"},
    )  # fmt: skip
    play(m, "sh-char-09", "fp-char-06", "0")
    assert army(m, "south-ithilien")["sauron-regular"] == 2


LEADERSHIP = ["cruel-as-death", "they-are-terrible", "dread-and-despair", "foul-stench"]


@pytest.mark.parametrize("effect", LEADERSHIP)
def test_the_white_rider_leaves_the_nazgul_no_leadership(effect: str) -> None:
    card = cards_of(effect)[0]
    m = battle(
        [1] * 20, "shadow", hands={"shadow": [card]}, characters={"gandalf-the-white": "north-ithilien"},
        shadow="3 sauron-regular, 4 nazgul", battle={"white_rider": True},
    )  # fmt: skip
    assert m.why_not(card) is Why.COMBAT_REQUIREMENT


# -- Black Breath ---------------------------------------------


def breath(card: str, *rerolled: int, **doc: Any) -> Match:
    doc.setdefault("shadow", "3 sauron-regular, 3 nazgul")
    doc.setdefault("free", "4 gondor-regular, 1 gondor-leader")
    return play(fight(card, 1, 1, 1, 1, 1, 1, 1, *rerolled, **doc), str(len(rerolled)))


@pytest.mark.parametrize("card", cards_of("black-breath"))
def test_black_breath_6_with_a_hit_of_the_reroll_a_leader_may_die(card: str) -> None:
    m = play(breath(card, 6), "0")
    assert asked(m) == ("shadow", "combat-ask")
    assert notations(m) == ["+gondor-leader", "none"]
    play(m, "+gondor-leader")
    assert army(m, "north-ithilien") == {"gondor-regular": 3}  # the hit still counts


@pytest.mark.parametrize("card", cards_of("black-breath"))
def test_black_breath_or_a_companion_of_no_higher_level(card: str) -> None:
    there = {"boromir": "north-ithilien", "strider": "north-ithilien"}
    m = play(breath(card, 6, 6, characters=there), "0")
    assert notations(m) == ["+gondor-leader", "boromir", "none"]
    play(m, "boromir")
    assert m.state.chars[CHARACTER["boromir"]] == DEAD


@pytest.mark.parametrize("card", cards_of("black-breath"))
def test_black_breath_may_be_declined_and_needs_a_hit_of_the_reroll(card: str) -> None:
    m = play(breath(card, 6), "0", "none")
    assert army(m, "north-ithilien") == {"gondor-regular": 3, "gondor-leader": 1}
    m = fight(
        card, 6, 1, 1, 1, 1, 1, 1, 1, 1, shadow="3 sauron-regular, 3 nazgul", free="4 gondor-regular, 1 gondor-leader"
    )
    play(m, "1", "0")
    assert asked(m) == ("shadow", "cease-or-go-on")


@pytest.mark.parametrize("card", cards_of("black-breath"))
def test_black_breath_needs_a_nazgul(card: str) -> None:
    refused(card, shadow="3 sauron-regular", characters={"mouth-of-sauron": "south-ithilien"})


# -- Words of Power ---------------------------------------------


@pytest.mark.parametrize("card", cards_of("words-of-power"))
def test_words_of_power_1_one_companion_of_choice_loses_all(card: str) -> None:
    there = {"boromir": "north-ithilien", "strider": "north-ithilien"}
    m = fight(card, *[1] * 20, free="2 gondor-regular", shadow="1 sauron-regular, 1 nazgul", characters=there)
    assert asked(m) == ("shadow", "combat-ask")
    play(m, "boromir")
    assert len(rolls(m)["free"].dice) == 3  # two units and Strider, Captain of the West
    play(m, "0")
    assert notations(m) == ["1", "0"]  # Strider's Leadership


@pytest.mark.parametrize("card", cards_of("words-of-power"))
def test_words_of_power_on_the_white_rider_give_the_nazgul_their_leadership_back(card: str) -> None:
    m = fight(
        card, *[1] * 20, characters={"gandalf-the-white": "north-ithilien"}, shadow="3 sauron-regular, 2 nazgul",
        battle={"white_rider": True},
    )  # fmt: skip
    assert asked(m) == ("shadow", "leader-rerolls")
    assert notations(m) == ["2", "1", "0"]


@pytest.mark.parametrize("card", cards_of("words-of-power"))
def test_words_of_power_need_a_nazgul(card: str) -> None:
    refused(card, shadow="3 sauron-regular", characters={"boromir": "north-ithilien"})


# -- Durin's Bane ---------------------------------------------

WAR = {"sauron": "at-war", "elves": "at-war"}


def near_moria(target: str, origin: str, *chance: int | str, **doc: Any) -> Match:
    return at(
        "battle", armies={origin: "2 sauron-regular", target: "3 elves-regular"}, politics=WAR, chance=list(chance),
        battle={"attacker": "shadow", "origin": origin, "target": target}, **doc,
    )  # fmt: skip


def test_durins_bane_2_three_dice_before_the_roll() -> None:
    m = near_moria("dimrill-dale", "moria", 4, 5, 3, *[1] * 20, hands={"shadow": ["sh-char-17"]})
    play(m, "sh-char-17")
    assert told(m, "extra-attack")[0].hits == 2
    assert len(rolls(m)["free"].dice) == 1


def test_durins_bane_from_the_table() -> None:
    m = near_moria("hollin", "moria", 6, 6, 6, table=[["sh-char-17", "shadow"]])
    assert notations(m) == ["sh-char-17", "none"]
    play(m, "sh-char-17")
    assert not told(m, "combat-roll")
    assert not m.state.table
    assert CARD["sh-char-17"] in m.state.discard[2]


def test_durins_bane_two_regions_from_moria_but_not_three() -> None:
    m = near_moria("south-downs", "bree", hands={"shadow": ["sh-char-17"]})
    assert "sh-char-17" in notations(m)
    m = near_moria("bree", "south-downs", hands={"shadow": ["sh-char-17"]})
    assert m.why_not("sh-char-17") is Why.COMBAT_REQUIREMENT
    m = near_moria("bree", "south-downs", 1, 1, 1, 1, 1, table=[["sh-char-17", "shadow"]])
    assert asked(m) != ("shadow", "choose-combat-card")


# -- Devilry of Orthanc ---------------------------------------------


def at_helms_deep(target: str, origin: str, shadow: str, *chance: int | str) -> Match:
    return at(
        "battle", armies={origin: shadow, target: "2 rohan-regular"}, hands={"shadow": ["sh-char-19"]},
        politics={"isengard": "at-war", "sauron": "at-war", "rohan": "at-war"}, chance=list(chance),
        battle={"attacker": "shadow", "origin": origin, "target": target},
    )  # fmt: skip


def test_devilry_of_orthanc_3_helps_the_assault() -> None:
    m = at_helms_deep("helms-deep-siege", "helms-deep", "2 sauron-regular, 1 isengard-regular", 5, 4, 1, 1, 1)
    play(m, "sh-char-19")
    assert rolls(m)["shadow"].hits == 1
    assert bonuses(m, "combat-roll") == {"shadow": 1, "free": 0}


def test_devilry_of_orthanc_needs_isengard_and_a_stronghold_around_the_defenders() -> None:
    m = at_helms_deep("helms-deep-siege", "helms-deep", "3 sauron-regular")
    assert m.why_not("sh-char-19") is Why.COMBAT_REQUIREMENT
    m = play(at_helms_deep("helms-deep", "westemnet", "3 isengard-elite"), "fight")
    assert m.why_not("sh-char-19") is Why.COMBAT_REQUIREMENT


# -- the Shadow as defender ---------------------------------------------


def test_all_of_it_works_for_a_defender_too() -> None:
    strong = {"shadow": "3 sauron-regular, 3 nazgul", "free": "4 gondor-regular, 1 gondor-leader"}
    m = fight("sh-char-05", *[1] * 20, attacker="free", **strong)
    assert bonuses(m, "combat-roll") == {"free": 0, "shadow": 1}
    m = play(fight("sh-char-08", *[1] * 20, attacker="free", **strong), "3")
    assert len(rolls(m)["free"].dice) == 1
    m = fight("sh-char-09", *[1] * 20, attacker="free", **strong)
    assert asked(m) == ("shadow", "leader-rerolls")
    m = fight("sh-char-01", *[1] * 20, attacker="free", fellowship={"at": "south-ithilien"}, **strong)
    assert bonuses(m, "combat-roll") == {"free": 0, "shadow": 1}
    m = play(fight("sh-char-11", *[1] * 7, 6, attacker="free", **strong), "0", "1", "+gondor-leader")
    assert "gondor-leader" not in army(m, "north-ithilien")


def test_cards_of_equal_initiative_both_count() -> None:
    """Valour and Cruel as Death: 3."""
    m = battle(
        [1] * 20, "free", hands={"shadow": ["sh-char-05"], "free": ["fp-strat-22"]}, free="3 gondor-elite",
        shadow="3 sauron-regular, 3 nazgul",
    )  # fmt: skip
    play(m, "fp-strat-22", "sh-char-05")
    assert bonuses(m, "combat-roll") == {"free": 1, "shadow": 1}
