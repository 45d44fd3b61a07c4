"""Combat halves of the Free Peoples Strategy deck, on every card that carries them."""

from typing import Any

import pytest

from games.wotr.table import army, asked, at, battle, notations, play, told
from redbook.games.wotr.board import CARD, CARDS, CARDS_IN, COMBAT_HALF
from redbook.games.wotr.reasons import Why
from redbook.kernel import Match


def fight(card: str, *chance: int, **doc: Any) -> Match:
    """Two Regulars against three, unless said otherwise; the Free Peoples attack from North Ithilien."""
    doc.setdefault("free", "2 gondor-regular")
    doc.setdefault("shadow", "3 sauron-regular")
    return play(battle(hands={"free": [card]}, chance=list(chance), **doc), card)


def barred(card: str, **doc: Any) -> None:
    doc.setdefault("free", "2 gondor-regular")
    doc.setdefault("shadow", "3 sauron-regular")
    m = battle(hands={"free": [card]}, **doc)
    assert notations(m) == ["none"]
    assert m.why_not(card) is Why.COMBAT_REQUIREMENT


def cards_with(effect: str) -> list[str]:
    return [CARDS[card] for card in CARDS_IN[1] if COMBAT_HALF[card] == effect]


def test_every_combat_half_of_the_deck_is_here() -> None:
    assert {COMBAT_HALF[card] for card in CARDS_IN[1]} == {
        "daylight", "no-quarter", "advantageous-position", "scouts", "shield-wall", "confusion", "sudden-strike",
        "charge", "valour",
    }  # fmt: skip


# -- 1 Scouts ---------------------------------------------


def scouts(card: str, **doc: Any) -> Match:
    """The Shadow attacks North Ithilien."""
    return fight(card, attacker="shadow", **doc)


@pytest.mark.parametrize("card", cards_with("scouts"))
def test_scouts_1_the_defenders_leave_before_the_roll(card: str) -> None:
    m = scouts(card)
    assert asked(m) == ("free", "combat-ask")
    assert "south-ithilien" not in notations(m)
    play(m, "osgiliath")
    assert not told(m, "combat-roll")
    assert army(m, "osgiliath") == {"gondor-regular": 2}
    assert asked(m) == ("shadow", "advance")
    assert CARD[card] in m.state.discard[1]


def test_scouts_1_comes_before_a_slower_card_which_does_nothing() -> None:
    m = battle(
        hands={"free": ["fp-strat-05"], "shadow": ["sh-strat-13"]}, attacker="shadow", free="2 gondor-regular",
        shadow="2 sauron-elite",
    )  # fmt: skip
    play(m, "sh-strat-13", "fp-strat-05", "osgiliath", "none")
    assert not told(m, "extra-attack")
    assert CARD["sh-strat-13"] in m.state.discard[3]


@pytest.mark.parametrize("card", cards_with("scouts"))
def test_scouts_1_or_they_shut_themselves_in(card: str) -> None:
    m = battle(
        hands={"free": [card]}, attacker="shadow", battle={"origin": "osgiliath", "target": "minas-tirith"},
        armies={"minas-tirith": "3 gondor-regular", "osgiliath": "4 sauron-regular", "lossarnach": "1 sauron-regular"},
        free="", shadow="",
    )  # fmt: skip
    play(m, "fight", card)
    assert notations(m) == ["druadan-forest", "withdraw"]
    play(m, "withdraw", "all")
    assert army(m, "minas-tirith-siege") == {"gondor-regular": 3}
    assert not told(m, "combat-roll")


def test_scouts_1_the_sorcerer_draws_before_the_advance() -> None:
    m = battle(
        hands={"free": ["fp-strat-05"], "shadow": ["sh-strat-01"]}, attacker="shadow",
        battle={"origin": "osgiliath", "target": "minas-tirith"}, characters={"witch-king": "osgiliath"},
        armies={"minas-tirith": "3 gondor-regular", "osgiliath": "4 sauron-regular"}, free="", shadow="",
    )  # fmt: skip
    play(m, "fight", "sh-strat-01", "fp-strat-05", "withdraw")
    assert asked(m) == ("shadow", "sorcerer")
    play(m, "yes", "all")
    assert army(m, "minas-tirith-siege") == {"gondor-regular": 3}
    assert [drawn.why for drawn in told(m, "card-drawn")].count("sorcerer") == 1


def test_scouts_1_also_for_besiegers_who_meet_a_sortie() -> None:
    m = battle(
        hands={"free": ["fp-strat-17"]}, attacker="shadow", battle={"origin": "moria-siege", "target": "moria"},
        armies={"moria": "3 elves-regular", "moria-siege": "2 sauron-regular"}, free="", shadow="",
    )  # fmt: skip
    play(m, "fp-strat-17", "hollin")
    assert army(m, "hollin") == {"elves-regular": 3}


@pytest.mark.parametrize("card", cards_with("scouts"))
def test_scouts_1_not_for_attackers_nor_in_a_siege_nor_without_a_way_out(card: str) -> None:
    barred(card)
    barred(
        card, attacker="shadow", battle={"origin": "minas-tirith", "target": "minas-tirith-siege"}, free="", shadow="",
        armies={"minas-tirith": "3 sauron-regular", "minas-tirith-siege": "1 gondor-regular"},
    )  # fmt: skip
    ring = ("osgiliath", "dagorlad", "dead-marshes", "eastern-emyn-muil", "minas-morgul")
    barred(card, attacker="shadow", armies=dict.fromkeys(ring, "1 sauron-regular"))


# -- 2 Charge, Sudden Strike ---------------------------------------------


@pytest.mark.parametrize("card", cards_with("charge"))
def test_charge_2_a_die_for_each_elite_before_the_roll(card: str) -> None:
    m = fight(card, 5, 4, 1, 1, 1, 1, 1, free="2 gondor-elite, 1 gondor-regular")
    assert (told(m, "extra-attack")[0].dice, told(m, "extra-attack")[0].hits) == (("5", "4"), 1)
    assert len(told(m, "combat-roll")[1].dice) == 2, "the casualty is gone already"


@pytest.mark.parametrize("card", cards_with("charge"))
def test_charge_2_needs_an_elite(card: str) -> None:
    barred(card)


@pytest.mark.parametrize("card", cards_with("sudden-strike"))
def test_sudden_strike_2_a_die_for_each_point_of_leadership(card: str) -> None:
    m = fight(card, 5, 6, 1, 1, 1, 1, free="2 gondor-regular, 2 gondor-leader")
    assert told(m, "extra-attack")[0].hits == 2
    assert len(told(m, "combat-roll")[1].dice) == 1
    barred(card)


# -- 3 Daylight, Advantageous Position, Valour ---------------------------------------------


@pytest.mark.parametrize("card", cards_with("daylight"))
def test_daylight_3_the_shadow_rolls_three_dice_at_most(card: str) -> None:
    m = fight(card, 1, 1, 1, 1, 1, 1, shadow="6 sauron-regular")
    assert [len(roll.dice) for roll in told(m, "combat-roll")] == [2, 3]
    m = fight(card, 1, 1, 1, 1, 1, shadow="2 sauron-regular")
    assert len(told(m, "combat-roll")[1].dice) == 2


def test_daylight_3_lasts_for_the_round_only() -> None:
    m = fight("fp-strat-15", *[1] * 12, shadow="6 sauron-regular")
    play(m, "go-on", "stay")
    assert len(told(m, "combat-roll")[3].dice) == 5


def in_gondor(card: str, *chance: int, attacker: str = "shadow", **doc: Any) -> Match:
    origin, target = ("west-harondor", "pelargir") if attacker == "shadow" else ("lossarnach", "pelargir")
    armies = {"pelargir": "2 gondor-regular", "west-harondor": "3 southrons-regular"}
    if attacker == "free":
        armies = {"lossarnach": "2 gondor-regular", "pelargir": "3 southrons-regular"}
    m = battle(
        hands={"free": [card]}, attacker=attacker, battle={"origin": origin, "target": target}, armies=armies, free="",
        shadow="", chance=list(chance), **doc,
    )  # fmt: skip
    return play(m, card)


@pytest.mark.parametrize("card", cards_with("advantageous-position"))
def test_advantageous_position_3_one_less_for_the_shadow_but_a_six_hits(card: str) -> None:
    m = in_gondor(card, 6, 5, 5, 1, 1)
    roll = told(m, "combat-roll")[0]
    assert (roll.bonus, roll.hits) == (-1, 1)
    assert told(m, "combat-roll")[1].bonus == 0


def test_advantageous_position_3_works_for_attackers_too_and_not_on_the_reroll() -> None:
    m = at(
        "battle", hands={"free": ["fp-strat-20"]}, politics={"gondor": "at-war", "southrons": "at-war"},
        armies={"lossarnach": "2 gondor-regular", "pelargir": "3 southrons-regular, 1 nazgul"},
        held={"pelargir": "shadow"}, battle={"attacker": "free", "origin": "lossarnach", "target": "pelargir"},
        chance=[1, 1, 5, 5, 1, 5],
    )  # fmt: skip
    play(m, "fp-strat-20", "1")
    assert told(m, "combat-roll")[1].hits == 0
    assert told(m, "leader-reroll")[0].hits == 1


@pytest.mark.parametrize("card", cards_with("advantageous-position"))
def test_advantageous_position_3_needs_ground_of_a_free_nation(card: str) -> None:
    barred(card)
    barred(card, attacker="shadow")
    barred(
        card, attacker="shadow", battle={"origin": "south-ithilien", "target": "osgiliath"},
        armies={"osgiliath": "2 gondor-regular"}, free="",
    )  # fmt: skip


@pytest.mark.parametrize("card", cards_with("valour"))
def test_valour_3_one_more_on_the_combat_roll(card: str) -> None:
    m = fight(card, 4, 3, 1, 1, 1, free="1 gondor-elite, 1 gondor-regular")
    assert (told(m, "combat-roll")[0].bonus, told(m, "combat-roll")[0].hits) == (1, 1)
    barred(card)


# -- 4 Confusion ---------------------------------------------


@pytest.mark.parametrize("card", cards_with("confusion"))
def test_confusion_4_every_one_wounds_the_shadow_itself(card: str) -> None:
    m = fight(card, 2, 2, 1, 1, 6)
    assert army(m, "south-ithilien") == {"sauron-regular": 1}
    assert army(m, "north-ithilien") == {"gondor-regular": 1}


@pytest.mark.parametrize("card", cards_with("confusion"))
def test_confusion_4_such_a_die_is_not_rolled_again(card: str) -> None:
    m = fight(card, 2, 2, 1, 1, 2, shadow="3 sauron-regular, 3 nazgul")
    assert asked(m) == ("shadow", "leader-rerolls")
    assert notations(m) == ["1", "0"]


def test_confusion_4_counts_bare_faces_and_no_ones_do_nothing() -> None:
    m = fight("fp-strat-12", 2, 2, 2, 2, 2)
    assert army(m, "south-ithilien") == {"sauron-regular": 3}


# -- 5 No Quarter, 6 Shield-wall ---------------------------------------------


@pytest.mark.parametrize("card", cards_with("no-quarter"))
def test_no_quarter_5_one_more_hit_if_there_is_one(card: str) -> None:
    m = fight(card, 6, 1, 1, 1, 1)
    assert army(m, "south-ithilien") == {"sauron-regular": 1}
    m = fight(card, 1, 1, 1, 1, 1)
    assert army(m, "south-ithilien") == {"sauron-regular": 3}


def test_no_quarter_5_a_hit_of_the_reroll_counts() -> None:
    m = play(fight("fp-strat-10", 1, 1, 1, 1, 1, 5, free="2 gondor-regular, 1 gondor-leader"), "1")
    assert army(m, "south-ithilien") == {"sauron-regular": 1}


@pytest.mark.parametrize("card", cards_with("shield-wall"))
def test_shield_wall_6_one_of_two_hits_is_cancelled_but_not_a_single_one(card: str) -> None:
    m = fight(card, 1, 1, 1, 6, 6, 1, free="3 gondor-regular")
    assert army(m, "north-ithilien") == {"gondor-regular": 2}
    m = fight(card, 1, 1, 1, 6, 1, 1, free="3 gondor-regular")
    assert army(m, "north-ithilien") == {"gondor-regular": 2}


def test_shield_wall_6_counts_the_reroll() -> None:
    m = fight("fp-strat-18", 1, 1, 1, 6, 1, 1, 6, free="3 gondor-regular", shadow="3 sauron-regular, 1 nazgul")
    play(m, "1")
    assert army(m, "north-ithilien") == {"gondor-regular": 2}
