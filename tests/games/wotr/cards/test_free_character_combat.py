"""Combat halves of the Free Peoples Character deck, on every card that carries them."""

from typing import Any

import pytest

from games.wotr.table import army, asked, battle, notations, play, told
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
    return [CARDS[card] for card in CARDS_IN[0] if COMBAT_HALF[card] == effect]


def with_companion(who: str) -> dict[str, Any]:
    return {"characters": {who: "north-ithilien"}}


# -- initiative 0-2 ---------------------------------------------


@pytest.mark.parametrize("card", cards_with("daring-defiance"))
def test_daring_defiance_0_cancels_the_shadow_card_for_all_leadership_of_companions(card: str) -> None:
    m = battle(
        hands={"free": [card], "shadow": ["sh-strat-13"]}, free="2 gondor-regular, 1 gondor-leader",
        shadow="2 sauron-elite", chance=[1, 1, 1, 1, 1, 1],
        characters={"boromir": "north-ithilien", "gimli": "north-ithilien"},
    )  # fmt: skip
    play(m, card, "sh-strat-13")
    assert told(m, "combat-card-cancelled")[0].card == "sh-strat-13"
    assert sum(event.points for event in told(m, "leadership-forfeited")) == 2
    assert notations(m) == ["1", "0"], "only the Leader is left for the re-roll"


def test_daring_defiance_0_costs_nothing_without_an_enemy_card() -> None:
    m = fight("fp-char-11", 1, 1, 1, 1, 1, 1, **with_companion("boromir"))
    assert not told(m, "leadership-forfeited")
    assert asked(m) == ("free", "leader-rerolls")


def test_daring_defiance_0_needs_leadership_that_can_be_given_up() -> None:
    doc = {"free": "2 gondor-regular", "battle": {"white_rider": True}, "shadow": "2 sauron-elite"}
    m = battle(
        hands={"free": ["fp-char-11"], "shadow": ["sh-strat-13"]}, chance=[1] * 4 + [5, 5],
        **with_companion("gandalf-the-white"), **doc,
    )  # fmt: skip
    play(m, "fp-char-11", "sh-strat-13")
    assert not told(m, "combat-card-cancelled")
    assert told(m, "extra-attack")[0].hits == 2


def test_daring_defiance_0_is_cancelled_by_bats_of_the_defender() -> None:
    m = battle(hands={"free": ["fp-char-11"], "shadow": ["sh-strat-12"]}, **with_companion("boromir"), chance=[1] * 9)
    play(m, "fp-char-11", "sh-strat-12")
    assert [event.card for event in told(m, "combat-card-cancelled")] == ["fp-char-11"]
    m = battle(
        hands={"free": ["fp-char-11"], "shadow": ["sh-strat-12"]}, **with_companion("boromir"), attacker="shadow",
        chance=[1] * 9,
    )  # fmt: skip
    play(m, "sh-strat-12", "fp-char-11")
    assert [event.card for event in told(m, "combat-card-cancelled")] == ["sh-strat-12"]


@pytest.mark.parametrize("card", cards_with("sudden-strike"))
def test_sudden_strike_2_one_die_for_each_point_of_leadership_at_once(card: str) -> None:
    m = fight(
        card, 5, 6, 1, 1, 1, 1, free="2 gondor-regular, 1 gondor-leader", shadow="3 sauron-regular",
        **with_companion("gimli"),
    )  # fmt: skip
    assert told(m, "extra-attack")[0].dice == ("5", "6")
    assert [len(roll.dice) for roll in told(m, "combat-roll")] == [3, 1], "two of three fell before they struck"


def test_sudden_strike_2_without_leadership_left_does_nothing() -> None:
    m = battle(
        hands={"free": ["fp-char-14"], "shadow": ["sh-char-15"]}, free="2 gondor-regular",
        shadow="2 sauron-regular, 1 nazgul", chance=[1] * 4, **with_companion("gimli"),
    )  # fmt: skip
    play(m, "fp-char-14", "sh-char-15")
    assert not told(m, "extra-attack")
    assert len(told(m, "combat-roll")) == 2


# -- initiative 3 ---------------------------------------------


@pytest.mark.parametrize("card", cards_with("it-is-a-gift"))
def test_it_is_a_gift_3_helps_roll_and_reroll_where_the_ring_bearers_are(card: str) -> None:
    m = fight(card, 4, 1, 1, 1, 1, 4, free="2 gondor-regular, 1 gondor-leader", fellowship={"at": "south-ithilien"})
    play(m, "1")
    assert told(m, "combat-roll")[0].hits == 1
    assert told(m, "leader-reroll")[0].hits == 1


@pytest.mark.parametrize("card", cards_with("it-is-a-gift"))
def test_it_is_a_gift_3_not_elsewhere(card: str) -> None:
    barred(card, fellowship={"at": "north-ithilien"})
    barred(card, fellowship={"at": "mordor"})


@pytest.mark.parametrize("gandalf", ["gandalf-the-grey", "gandalf-the-white"])
def test_servant_of_the_secret_fire_3_helps_the_combat_roll_only(gandalf: str) -> None:
    m = fight("fp-char-08", 4, 1, 1, 1, 1, 4, **with_companion(gandalf))
    play(m, "1")
    assert told(m, "combat-roll")[0].hits == 1
    assert told(m, "leader-reroll")[0].hits == 0


def test_servant_of_the_secret_fire_3_needs_gandalf() -> None:
    barred("fp-char-08", characters={"gandalf-the-white": "osgiliath"})
    barred("fp-char-08", **with_companion("gimli"))


@pytest.mark.parametrize("card", cards_with("brave-stand"))
def test_brave_stand_3_a_die_fewer_for_each_companion_but_one_remains(card: str) -> None:
    m = fight(card, *[1] * 9, characters={"gimli": "north-ithilien", "legolas": "north-ithilien"},
              shadow="5 sauron-regular")  # fmt: skip
    assert len(told(m, "combat-roll")[1].dice) == 3
    three = dict.fromkeys(("gimli", "legolas", "boromir"), "north-ithilien")
    m = fight(card, *[1] * 9, characters=three)
    assert len(told(m, "combat-roll")[1].dice) == 1


@pytest.mark.parametrize("card", [*cards_with("brave-stand"), *cards_with("daring-defiance")])
def test_brave_stand_and_daring_defiance_need_a_companion(card: str) -> None:
    barred(card, free="2 gondor-regular, 1 gondor-leader", characters={"gimli": "osgiliath"})


ENT_COUNTRY = ("fangorn", "orthanc", "westemnet")


def at_the_gap(card: str, *chance: int, region: str = "fangorn", **doc: Any) -> Match:
    """A Free Peoples army of two is attacked from next door, in the country of the Ents or elsewhere."""
    near = {"fangorn": "westemnet", "orthanc": "gap-of-rohan", "westemnet": "fords-of-isen", "gap-of-rohan": "orthanc"}
    armies = {region: "2 rohan-regular", near[region]: "5 isengard-regular"}
    held = {"orthanc": "free"} if region == "orthanc" else {}
    politics = {"rohan": "at-war", "isengard": "at-war"}
    m = battle(
        hands={"free": [card]}, free="", shadow="", armies=armies, held=held, politics=politics, chance=list(chance),
        attacker="shadow", battle={"origin": near[region], "target": region}, **doc,
    )  # fmt: skip
    if "fight" in notations(m):
        play(m, "fight")
    return m


@pytest.mark.parametrize("region", ENT_COUNTRY)
def test_ents_rage_3_adds_two_to_the_combat_roll(region: str) -> None:
    m = play(at_the_gap("fp-char-19", *[1] * 5, 3, 2, region=region), "fp-char-19")
    assert told(m, "combat-roll")[1].hits == 1


@pytest.mark.parametrize("region", ENT_COUNTRY)
def test_huorn_dark_3_two_dice_at_most_for_the_shadow(region: str) -> None:
    m = play(at_the_gap("fp-char-20", *[1] * 4, region=region), "fp-char-20")
    assert len(told(m, "combat-roll")[0].dice) == 2


@pytest.mark.parametrize("region", ENT_COUNTRY)
def test_nameless_wood_5_two_more_hits_after_one(region: str) -> None:
    m = play(at_the_gap("fp-char-21", *[1] * 5, 6, 1, region=region), "fp-char-21")
    assert [event.hits for event in told(m, "hits-scored")] == [2]
    m = play(at_the_gap("fp-char-21", *[1] * 5, 1, 1, region=region), "fp-char-21")
    assert not told(m, "hits-scored")


@pytest.mark.parametrize("card", ["fp-char-19", "fp-char-20", "fp-char-21"])
def test_the_ents_do_not_fight_elsewhere(card: str) -> None:
    m = at_the_gap(card, region="gap-of-rohan")
    assert notations(m) == ["none"]
    assert m.why_not(card) is Why.COMBAT_REQUIREMENT


# -- initiative 4 ---------------------------------------------


@pytest.mark.parametrize("card", cards_with("mighty-attack"))
def test_mighty_attack_4_the_player_picks_who_gives_up_his_leadership(card: str) -> None:
    m = fight(card, 1, 1, 1, 1, 1, 1, 1, characters={"boromir": "north-ithilien", "strider": "north-ithilien"})
    assert notations(m) == ["strider", "boromir"]
    play(m, "boromir")
    assert m.state.battle.hits[0] == 1
    assert notations(m) == ["1", "0"], "Strider still leads"


@pytest.mark.parametrize("card", cards_with("mighty-attack"))
def test_mighty_attack_4_needs_a_companion_and_a_miss(card: str) -> None:
    barred(card, free="2 gondor-regular, 1 gondor-leader")
    m = fight(card, 6, 6, 6, 1, 1, 1, **with_companion("boromir"))
    assert not told(m, "leadership-forfeited")


def test_mighty_attack_4_is_negated_by_words_of_power_on_the_only_companion() -> None:
    m = battle(
        hands={"free": ["fp-char-06"], "shadow": ["sh-char-15"]}, free="2 gondor-regular",
        shadow="3 sauron-regular, 1 nazgul", chance=[1] * 9, **with_companion("boromir"),
    )  # fmt: skip
    play(m, "fp-char-06", "sh-char-15")
    assert not told(m, "leadership-forfeited")
    assert m.state.battle.hits[0] == 0


def test_anduril_4_aragorn_turns_one_or_two_misses() -> None:
    for number in (2, 1):
        m = fight("fp-char-09", 1, 1, 1, 1, 1, 1, characters={"aragorn": "north-ithilien", "strider": "eliminated"})
        assert notations(m) == ["2", "1"]
        play(m, str(number))
        assert told(m, "hits-scored")[0].hits == number
        assert told(m, "leadership-forfeited")[0].points == 2
        assert not told(m, "leader-reroll")


def test_anduril_4_strider_turns_one() -> None:
    m = fight("fp-char-09", 1, 1, 1, 1, 1, 1, **with_companion("strider"))
    assert told(m, "hits-scored")[0].hits == 1
    assert told(m, "leadership-forfeited")[0].points == 1


def test_anduril_4_needs_strider_or_aragorn() -> None:
    barred("fp-char-09", **with_companion("boromir"))


def test_anduril_4_only_he_pays() -> None:
    m = fight("fp-char-09", *[1] * 9, characters={"strider": "north-ithilien", "boromir": "north-ithilien"})
    assert told(m, "hits-scored")[0].hits == 1
    assert notations(m) == ["1", "0"], "Boromir still leads"


# -- initiative 6 ---------------------------------------------


@pytest.mark.parametrize("hobbit", ["meriadoc", "peregrin"])
def test_blade_of_westernesse_6_a_hit_of_the_reroll_eliminates_a_minion(hobbit: str) -> None:
    m = fight(
        "fp-char-05", 1, 1, 1, 1, 1, 6, shadow="3 sauron-regular",
        characters={hobbit: "north-ithilien", "witch-king": "south-ithilien", "mouth-of-sauron": "south-ithilien"},
    )  # fmt: skip
    play(m, "1", "0")
    assert asked(m) == ("free", "combat-ask")
    assert notations(m) == ["witch-king", "mouth-of-sauron"]
    play(m, "witch-king")
    assert m.view(None).characters["witch-king"] == "eliminated"
    assert army(m, "south-ithilien") == {"sauron-regular": 3}, "that hit causes no casualty"


def test_blade_of_westernesse_6_does_nothing_without_such_a_hit_or_minion() -> None:
    doc = {"meriadoc": "north-ithilien", "witch-king": "south-ithilien"}
    m = play(fight("fp-char-05", 6, 1, 1, 1, 1, 1, characters=doc), "1", "0")
    assert m.view(None).characters["witch-king"] == "south-ithilien"
    m = play(fight("fp-char-05", 1, 1, 1, 1, 1, 6, **with_companion("meriadoc")), "1")
    assert army(m, "south-ithilien") == {"sauron-regular": 2}


def test_blade_of_westernesse_6_needs_a_hobbit() -> None:
    barred("fp-char-05", **with_companion("gimli"))


def test_fateful_strike_6_one_hit_of_the_reroll_eliminates_a_nazgul_as_well() -> None:
    m = fight(
        "fp-char-12", 1, 1, 1, 1, 1, 6, free="2 gondor-regular, 2 gondor-leader",
        shadow="3 sauron-regular, 2 nazgul", characters={"witch-king": "south-ithilien"},
    )  # fmt: skip
    play(m, "1", "0")
    assert army(m, "south-ithilien") == {"sauron-regular": 2, "nazgul": 1}
    assert m.view(None).characters["witch-king"] == "south-ithilien"


def test_fateful_strike_6_two_hits_may_eliminate_a_minion_instead() -> None:
    m = fight(
        "fp-char-12", 1, 1, 1, 1, 1, 6, 6, free="2 gondor-regular, 2 gondor-leader",
        shadow="3 sauron-regular, 2 nazgul", characters={"witch-king": "south-ithilien"},
    )  # fmt: skip
    play(m, "2", "0")
    assert notations(m) == ["+nazgul", "witch-king"]
    play(m, "witch-king")
    assert army(m, "south-ithilien") == {"sauron-regular": 1, "nazgul": 2}
    assert m.view(None).characters["witch-king"] == "eliminated"


def test_fateful_strike_6_one_hit_is_too_little_for_the_witch_king() -> None:
    m = fight(
        "fp-char-12", 1, 1, 1, 1, 1, 6, free="2 gondor-regular, 1 gondor-leader",
        characters={"witch-king": "south-ithilien"},
    )  # fmt: skip
    play(m, "1", "0")
    assert m.view(None).characters["witch-king"] == "south-ithilien"


@pytest.mark.parametrize("card", cards_with("heroic-death"))
def test_heroic_death_6_a_leader_cancels_one_hit_a_companion_as_many_as_his_level(card: str) -> None:
    doc: dict[str, Any] = {
        "free": "4 gondor-regular, 1 gondor-leader", "characters": {"boromir": "north-ithilien"},
    }  # fmt: skip
    rolls = (6, 6, 6, 6, 6, 6, 6, 6)
    m = fight(card, *rolls, **doc)
    assert notations(m) == ["+gondor-leader", "boromir", "none"]
    play(m, "boromir")
    assert army(m, "north-ithilien") == {"gondor-regular": 3, "gondor-leader": 1}
    assert m.view(None).characters["boromir"] == "eliminated"
    m = play(fight(card, *rolls, **doc), "+gondor-leader")
    assert army(m, "north-ithilien") == {"gondor-regular": 2}
    assert m.view(None).casualties == {"gondor-regular": 2, "gondor-leader": 1}
    m = play(fight(card, *rolls, **doc), "none")
    assert army(m, "north-ithilien") == {"gondor-regular": 1, "gondor-leader": 1}


def test_heroic_death_6_no_sacrifice_without_a_hit() -> None:
    m = fight("fp-char-10", 6, 6, 1, 1, 1, free="2 gondor-regular, 1 gondor-leader")
    assert army(m, "north-ithilien") == {"gondor-regular": 2, "gondor-leader": 1}


@pytest.mark.parametrize(
    "card", [c for effect in ("heroic-death", "fateful-strike", "sudden-strike") for c in cards_with(effect)]
)
def test_heroic_death_fateful_strike_and_sudden_strike_need_a_leader_or_a_companion(card: str) -> None:
    barred(card, characters={"boromir": "osgiliath"})


def test_every_combat_half_of_the_deck_goes_to_the_discards() -> None:
    m = fight("fp-char-23", *[6] * 9, shadow="2 sauron-regular", **with_companion("boromir"))
    assert CARD["fp-char-23"] in m.state.discard[0]


# -- against cards of the Shadow ---------------------------------------------


@pytest.mark.parametrize(
    ("card", "who"),
    [("fp-char-06", "boromir"), ("fp-char-09", "strider"), ("fp-char-05", "meriadoc"), ("fp-char-12", "boromir")],
)
def test_foul_stench_negates_what_hangs_on_the_reroll(card: str, who: str) -> None:
    m = battle(
        hands={"free": [card], "shadow": ["sh-char-09"]}, free="2 gondor-regular", shadow="3 sauron-regular, 2 nazgul",
        characters={who: "north-ithilien", "witch-king": "south-ithilien"}, chance=[1] * 5,
    )  # fmt: skip
    play(m, card, "sh-char-09")
    assert not told(m, "leadership-forfeited")
    assert asked(m) == ("shadow", "leader-rerolls")
    play(m, "0")
    assert army(m, "south-ithilien") == {"sauron-regular": 3, "nazgul": 2}
    assert m.view(None).characters["witch-king"] == "south-ithilien"
