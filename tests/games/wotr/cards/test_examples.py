"""The example cards: a table card, an attack card, muster cards, hunt cards, a combat card of each timing."""

from games.wotr.table import army, asked, at, battle, hand, notations, nothing_comes_of, play, told
from redbook.games.wotr.board import TILE
from redbook.games.wotr.reasons import Why
from redbook.kernel import Match


def test_fp_char_01_the_tile_waits_for_mordor() -> None:
    m = at(hands={"free": ["fp-char-01"]}, dice={"free": "character", "shadow": "army army"})
    play(m, "die character", "play-card", "fp-char-01")
    assert m.state.waiting == [TILE["elven-cloaks"]]


def test_fp_char_01_the_tile_joins_the_pool_at_once_in_mordor() -> None:
    m = at(hands={"free": ["fp-char-01"]}, dice={"free": "event", "shadow": "army"}, fellowship={"at": "mordor"})
    play(m, "die event", "play-card", "fp-char-01")
    assert TILE["elven-cloaks"] in m.state.bag
    assert not m.state.waiting


def test_fp_char_07_needs_boromir_in_the_fellowship() -> None:
    m = at(hands={"free": ["fp-char-07"]}, dice={"free": "character"}, characters={"boromir": "edoras"})
    play(m, "die character")
    assert "play-card" not in notations(m)
    assert m.why_not("fp-char-07") is Why.CARD_REQUIREMENT


def test_fp_char_07_takes_one_point_of_damage_and_is_discarded() -> None:
    m = at(
        table=[["fp-char-07", "free"]], dice={"free": "character", "shadow": "army"}, hunt_box=[0, 1], chance=[6, "3"]
    )
    play(m, "die character", "move-fellowship", "fp-char-07", "use-ring")
    assert m.state.corruption == 2
    assert not m.state.table


def test_fp_char_07_leaves_the_table_with_boromir() -> None:
    m = at(table=[["fp-char-07", "free"]], dice={"free": "character", "shadow": "army"}, fellowship={"progress": 1})
    play(m, "die character", "separate", "boromir", "done", "gandalf-the-grey", "rivendell")
    assert not m.state.table
    assert told(m, "table-card-left")[0].card == "fp-char-07"


def test_fp_strat_08_any_nation_becomes_active_and_advances() -> None:
    m = at(hands={"free": ["fp-strat-08"]}, dice={"free": "muster"}, politics={"rohan": "1 passive"})
    play(m, "die muster", "play-card", "fp-strat-08", "rohan")
    assert m.view(None).politics["rohan"] == 0


def test_fp_strat_14_unit_of_choice_and_leader_also_in_a_siege() -> None:
    m = at(
        hands={"free": ["fp-strat-14"]}, dice={"free": "muster", "shadow": "army"},
        armies={"minas-tirith": "5 sauron-regular", "minas-tirith-siege": "2 gondor-regular"},
    )  # fmt: skip
    play(m, "die muster", "play-card", "fp-strat-14", "+gondor-elite")
    assert army(m, "minas-tirith-siege") == {"gondor-regular": 2, "gondor-elite": 1, "gondor-leader": 1}


def test_fp_strat_14_not_in_a_captured_minas_tirith() -> None:
    m = at(
        hands={"free": ["fp-strat-14"]}, dice={"free": "muster"}, armies={"minas-tirith": "5 sauron-regular"},
        held={"minas-tirith": "shadow"},
    )  # fmt: skip
    play(m, "die muster")
    nothing_comes_of(m, "fp-strat-14")


def test_sh_strat_20_three_orcs_in_each_of_two_strongholds() -> None:
    m = at("action shadow", hands={"shadow": ["sh-strat-20"]}, dice={"shadow": "muster", "free": "event"})
    play(m, "die muster", "play-card", "sh-strat-20")
    assert army(m, "mount-gundabad")["sauron-regular"] == 5
    assert army(m, "dol-guldur")["sauron-regular"] == 8


def test_sh_char_05_draws_a_tile_outside_free_settlements() -> None:
    m = at(
        "action shadow", hands={"shadow": ["sh-char-05"]}, dice={"shadow": "character", "free": "event"},
        fellowship={"at": "hollin"}, chance=["2"],
    )  # fmt: skip
    play(m, "die character", "play-card", "sh-char-05", "use-ring")
    assert m.state.corruption == 2


def test_sh_char_05_an_eye_does_nothing_and_rivendell_protects() -> None:
    m = at(
        "action shadow", hands={"shadow": ["sh-char-05"]}, dice={"shadow": "character", "free": "event"},
        fellowship={"at": "hollin"}, chance=["eye-reveal"],
    )  # fmt: skip
    play(m, "die character", "play-card", "sh-char-05")
    assert m.state.corruption == 0
    assert m.state.hidden
    m = at("action shadow", hands={"shadow": ["sh-char-05"]}, dice={"shadow": "character", "free": "event"})
    play(m, "die character")
    assert m.why_not("sh-char-05") is Why.CARD_REQUIREMENT


def grond(**doc: object) -> Match:
    return at(
        "action shadow", hands={"shadow": ["sh-char-20"], "free": ["fp-strat-13"]},
        dice={"shadow": "character", "free": "event"}, politics={"sauron": "at-war"},
        armies={"minas-tirith": "5 sauron-regular", "minas-tirith-siege": "2 gondor-elite"},
        characters={"witch-king": "minas-tirith"}, **doc,
    )  # fmt: skip


def test_sh_char_20_three_rounds_and_no_free_combat_card_in_the_first() -> None:
    m = grond(chance=[1] * 5 + [1] * 2 + [1] * 2 + [6, 6, 6, 6, 6])
    play(m, "die character", "play-card", "sh-char-20", "all")
    assert asked(m) == ("shadow", "leader-rerolls")
    play(m, "2", "go-on")
    assert m.state.battle.round == 2
    assert asked(m) == ("free", "choose-combat-card")


def test_sh_char_20_needs_the_witch_king_with_a_besieging_army() -> None:
    m = at("action shadow", hands={"shadow": ["sh-char-20"]}, dice={"shadow": "character", "free": "event"})
    play(m, "die character")
    assert m.why_not("sh-char-20") is Why.CARD_REQUIREMENT


# -- one combat half of each timing --------------------------------------------------------------


def test_swarm_of_bats_0_cancels_the_enemy_card() -> None:
    m = battle(hands={"free": ["fp-strat-22"], "shadow": ["sh-strat-12"]}, chance=[4, 4, 4, 4, 1, 1, 1, 1])
    play(m, "fp-strat-22", "sh-strat-12")
    assert m.state.battle.hits[0] == 0
    assert told(m, "combat-card-cancelled")[0].card == "fp-strat-22"


def test_swarm_of_bats_0_without_an_enemy_card_helps_the_reroll() -> None:
    m = battle(hands={"shadow": ["sh-strat-12"]}, free="4 gondor-regular", chance=[1] * 8 + [4])
    play(m, "sh-strat-12", "1")
    assert m.state.battle is None or told(m, "leader-reroll")[0].hits == 1


def test_words_of_power_1_silences_a_companion() -> None:
    m = battle(
        hands={"shadow": ["sh-char-15"]},
        free="1 gondor-regular",
        characters={"boromir": "north-ithilien"},
        chance=[1] * 9,
    )
    play(m, "sh-char-15")
    assert len(told(m, "combat-roll")[0].dice) == 1


def test_charge_2_strikes_before_the_combat_roll() -> None:
    m = battle(hands={"free": ["fp-strat-13"]}, free="2 gondor-elite", shadow="2 sauron-regular", chance=[6, 5])
    play(m, "fp-strat-13")
    assert told(m, "extra-attack")[0].hits == 2
    assert not told(m, "combat-roll")
    assert asked(m) == ("free", "advance")


def test_valour_3_helps_the_combat_roll_only() -> None:
    m = battle(hands={"free": ["fp-strat-22"]}, chance=[4, 4, 3, 1] + [1] * 4 + [4])
    play(m, "fp-strat-22", "1")
    assert [roll.hits for roll in told(m, "combat-roll")] == [2, 0]
    assert told(m, "leader-reroll")[0].hits == 0


def test_mighty_attack_4_turns_a_miss_into_a_hit_for_leadership() -> None:
    m = battle(
        hands={"free": ["fp-char-06"]}, free="2 gondor-regular", characters={"boromir": "north-ithilien"},
        shadow="2 sauron-regular", chance=[1, 1, 1, 1, 1],
    )  # fmt: skip
    play(m, "fp-char-06")
    assert not told(m, "leader-reroll")
    assert army(m, "south-ithilien") == {"sauron-regular": 1}


def test_no_quarter_5_adds_a_hit() -> None:
    m = battle(
        hands={"free": ["fp-strat-02"]}, free="2 gondor-regular", shadow="3 sauron-regular", chance=[6, 1, 1, 1, 1]
    )
    play(m, "fp-strat-02")
    assert army(m, "south-ithilien") == {"sauron-regular": 1}


def test_shield_wall_6_cancels_one_of_two_hits() -> None:
    m = battle(
        hands={"free": ["fp-strat-06"]}, free="3 gondor-regular", shadow="2 sauron-regular", chance=[1] * 3 + [6, 6]
    )
    play(m, "fp-strat-06")
    assert army(m, "north-ithilien") == {"gondor-regular": 2}


def test_we_come_to_kill_7_strikes_after_casualties() -> None:
    m = battle(
        hands={"shadow": ["sh-strat-13"]}, free="3 gondor-regular", shadow="2 sauron-elite",
        chance=[1] * 3 + [1, 1] + [5, 1],
    )  # fmt: skip
    play(m, "sh-strat-13")
    assert army(m, "north-ithilien") == {"gondor-regular": 2}
    assert hand(m, "shadow") == []
