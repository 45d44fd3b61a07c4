"""Checklist D, E: the turn, action dice, Elven Rings, tokens (p.18-21)."""

import pytest

from games.wotr.table import asked, at, notations, play, told
from redbook.games.wotr.board import FACES_OF
from redbook.games.wotr.reasons import Why
from redbook.kernel import Match


def test_35_the_order_of_the_phases() -> None:
    m = Match.new("wotr", seed=1)
    assert asked(m) == ("free", "fellowship-phase")
    play(m, "done")
    assert asked(m) == ("free", "choose-guide")
    play(m, "gandalf-the-grey")
    assert asked(m) == ("shadow", "hunt-allocation")
    play(m, "3")
    assert asked(m) == ("free", "take-action")


def test_36_51_52_the_pool_grows_in_the_next_phase_one() -> None:
    m = at(
        dice={"free": "will-of-the-west"}, characters={"strider": "minas-tirith"}, held={}, hunt_box=[0, 1],
        chance=["muster"] * 5,
    )  # fmt: skip
    play(m, "die will-of-the-west", "crown-aragorn")
    assert m.state.turn == 2
    assert m.state.pool[0] == 5


def test_51_a_dead_minion_takes_his_die_along() -> None:
    m = at("turn", characters={"saruman": "eliminated", "witch-king": "morannon"})
    assert m.state.pool[1] == 8


def test_38_42_free_dice_in_the_box_force_one_shadow_die() -> None:
    m = at("turn", hunt_box=[1, 3])
    play(m, "done", "gandalf-the-grey")
    assert m.state.box == bytearray(2)
    assert notations(m)[0] == "1"
    assert m.why_not("0") is Why.TOO_FEW_DICE_ON_HUNT


@pytest.mark.parametrize(("companions", "most"), [(7, 7), (2, 2), (0, 1)])
def test_41_no_more_dice_than_companions_but_one_always(companions: int, most: int) -> None:
    names = ["gandalf-the-grey", "strider", "boromir", "legolas", "gimli", "meriadoc", "peregrin"]
    m = at("hunt-allocation", characters=dict.fromkeys(names[companions:], "eliminated"))
    assert notations(m) == [str(n) for n in range(most + 1)]
    assert m.why_not(str(most + 1)) is Why.TOO_MANY_DICE_ON_HUNT


def test_40_43_allocated_dice_are_not_rolled_and_eyes_go_to_the_box() -> None:
    m = at("hunt-allocation", chance=["character"] * 4 + ["eye", "eye", "army", "army", "muster"])
    play(m, "2")
    assert m.state.box[1] == 4
    assert sum(m.state.dice[7:]) == 3


def test_44_free_peoples_first_then_one_action_each() -> None:
    m = at("action", dice={"free": "character character", "shadow": "army army"})
    assert asked(m)[0] == "free"
    play(m, "die character", "skip")
    assert asked(m)[0] == "shadow"
    play(m, "die army", "skip")
    assert asked(m)[0] == "free"


def test_45_pass_only_with_fewer_dice() -> None:
    m = at(dice={"free": "character", "shadow": "army army"})
    play(m, "pass")
    assert asked(m)[0] == "shadow"
    m = at(dice={"free": "character", "shadow": "army"})
    assert m.why_not("pass") is Why.NOT_FEWER_DICE


def test_46_a_die_may_be_discarded_unused() -> None:
    m = at(dice={"free": "character muster", "shadow": "army"})
    play(m, "die muster", "skip")
    assert sum(m.state.dice[:7]) == 1


def test_47_one_side_without_dice_the_other_goes_on() -> None:
    m = at("action shadow", dice={"free": "", "shadow": "army army army"})
    for _ in range(3):
        assert asked(m)[0] == "shadow"
        play(m, "die army", "skip")


def test_48_228_points_in_mid_turn_do_not_end_the_game() -> None:
    held = dict.fromkeys(("erebor", "lorien", "helms-deep", "minas-tirith", "dol-amroth"), "shadow")
    m = at(dice={"free": "character", "shadow": ""}, held=held)
    assert m.result is None
    play(m, "die character", "skip")
    assert m.result is not None
    assert m.result.reason == "shadow-conquers"


def test_49_50_faces() -> None:
    assert sorted(FACES_OF[0]) == [0, 0, 2, 3, 4, 5]
    assert sorted(FACES_OF[1]) == [0, 1, 2, 3, 4, 6]


def options_with(face: str, seat: str = "free", **doc: object) -> list[str]:
    other = "shadow" if seat == "free" else "free"
    m = at(f"action {seat}", dice={seat: face, other: "event"}, **doc)
    play(m, f"die {face}")
    return notations(m)


def test_53_55_character_die_of_the_free_peoples() -> None:
    found = options_with("character", characters={"boromir": "edoras"})
    assert {"move-fellowship", "separate", "move-companions", "lead-army"} <= set(found)
    assert "hide-fellowship" not in found
    assert "hide-fellowship" in options_with("character", fellowship={"hidden": False})


def test_53_an_army_without_leader_needs_an_army_die() -> None:
    armies = {"osgiliath": "2 gondor-regular"}
    assert "lead-army" not in options_with("character", armies=armies)
    assert "move-armies" in options_with("muster-army", armies=armies)


def test_56_character_die_of_the_shadow_moves_all_nazgul() -> None:
    m = at("action shadow", dice={"shadow": "character", "free": "event"})
    play(m, "die character", "move-minions", "nazgul@morannon", "hollin", "nazgul@dol-guldur", "bree", "done")
    assert m.view(None).places["hollin"] == {"nazgul": 1}
    assert m.view(None).places["bree"]["nazgul"] == 1


def test_57_army_die_moves_two_armies_not_three() -> None:
    m = at("action shadow", dice={"shadow": "army", "free": "event"})
    play(m, "die army", "move-armies", "gorgoroth", "nurn", "all", "umbar", "west-harondor", "all")
    assert asked(m)[0] == "free"


def test_58_a_die_moves_or_attacks() -> None:
    armies = {"osgiliath": "2 gondor-regular", "minas-morgul": "2 sauron-regular"}
    m = at(dice={"free": "muster-army", "shadow": "army"}, armies=armies, politics={"gondor": "at-war"})
    play(m, "die muster-army")
    assert {"move-armies", "attack"} & set(notations(m)) == {"move-armies"}
    armies = {"north-ithilien": "2 gondor-regular", "south-ithilien": "2 sauron-regular"}
    m = at(dice={"free": "muster-army", "shadow": "army"}, armies=armies, politics={"gondor": "at-war"})
    play(m, "die muster-army")
    assert {"move-armies", "attack"} <= set(notations(m))


def test_59_167_a_passive_nation_stops_before_war() -> None:
    m = at(dice={"free": "muster", "shadow": "army"}, politics={"gondor": "1 passive", "elves": "1 active"})
    play(m, "die muster", "diplomacy")
    assert "gondor" not in notations(m)
    assert m.why_not("gondor") is Why.PASSIVE_NATION
    play(m, "elves")
    assert m.view(None).politics["elves"] == 0


def test_61_71_drawing_from_an_empty_deck_is_not_offered() -> None:
    m = at(
        dice={"free": "event", "shadow": "army"},
        decks={"free-character": []},
        out=[f"fp-char-{n:02d}" for n in range(1, 25)],
    )
    play(m, "die event", "draw-card")
    assert notations(m) == ["free-strategy"]
    assert m.why_not("free-character") is Why.DECK_EMPTY


def test_63_will_of_the_west_is_any_result() -> None:
    found = options_with("will-of-the-west", characters={"strider": "pelargir"})
    assert {"move-fellowship", "move-armies", "diplomacy", "draw-card", "crown-aragorn"} <= set(found)


def test_64_to_66_69_a_ring_changes_a_die_and_passes_to_the_shadow() -> None:
    m = at(dice={"free": "muster event", "shadow": "army army"})
    play(m, "elven-ring", "die muster")
    assert "die will-of-the-west" not in notations(m)
    assert m.why_not("die will-of-the-west") is Why.NO_WILL_OF_THE_WEST_BY_RING
    play(m, "die character")
    assert m.state.rings == bytearray((2, 1, 0))
    assert set(notations(m)) >= {"die character", "die event"}
    assert m.why_not("elven-ring") is Why.RING_USED_THIS_TURN
    play(m, "die event", "skip")


def test_64_after_a_ring_comes_an_action_not_a_pass() -> None:
    m = at(dice={"free": "muster event", "shadow": "army army army"})
    assert "pass" in notations(m)
    play(m, "elven-ring", "die muster", "die character")
    assert notations(m) == ["die character", "die event"]
    assert m.why_not("pass") is Why.ACTION_AFTER_RING


def test_67_69_the_shadow_may_make_an_eye_and_still_acts() -> None:
    m = at("action shadow", dice={"free": "event", "shadow": "army muster"}, rings=[2, 1, 0], hunt_box=[0, 2])
    play(m, "elven-ring", "die army", "die eye")
    assert m.state.box[1] == 3
    assert m.state.rings == bytearray((2, 0, 1))
    assert asked(m) == ("shadow", "take-action")
    assert notations(m)[0] == "die muster"


def test_68_no_ring_no_change() -> None:
    m = at("action shadow", dice={"free": "event", "shadow": "army"})
    assert m.why_not("elven-ring") is Why.NO_RING


# -- action tokens (Hunt for the Ring p.36-37) ---------------------------------------------------


@pytest.mark.parametrize(
    ("option", "tokens"), [("none", [0, 0, 0, 0]), ("free-2", [1, 1, 0, 0]), ("shadow-2", [0, 0, 1, 1])]
)
def test_tokens_at_the_start(option: str, tokens: list[int]) -> None:
    assert list(Match.new("wotr", seed=1, settings={"tokens": option}).state.tokens) == tokens


def test_tokens_a_side_with_one_takes_its_pick() -> None:
    m = Match.new("wotr", seed=1, settings={"tokens": "both-1"})
    play(m, "token-draw", "token-shadow-politics")
    assert list(m.state.tokens) == [1, 0, 0, 1]


def test_tokens_one_a_turn_and_none_for_the_right_to_pass() -> None:
    m = at(dice={"free": "event event", "shadow": "army army army"}, tokens=[1, 1, 0, 0])
    play(m, "token-draw", "free-character")
    assert told(m, "token-used")[0].action == "token-draw"
    play(m, "die army", "skip")
    assert m.why_not("token-free-politics") is Why.TOKEN_USED_THIS_TURN
    m = at(dice={"free": "event", "shadow": "army"}, tokens=[1, 1, 0, 0])
    assert m.why_not("pass") is Why.NOT_FEWER_DICE


def test_tokens_shadow_moves_nazgul_or_advances_a_nation() -> None:
    m = at("action shadow", dice={"free": "event", "shadow": "army"}, tokens=[0, 0, 1, 1])
    play(m, "token-shadow-politics", "sauron")
    assert m.view(None).politics["sauron"] == 0
    m = at("action shadow", dice={"free": "event", "shadow": "army"}, tokens=[0, 0, 1, 1])
    play(m, "token-minions", "nazgul@morannon", "hollin", "done")
    assert m.view(None).places["hollin"] == {"nazgul": 1}


def test_tokens_may_be_used_when_no_dice_are_left() -> None:
    m = at(dice={"free": "event", "shadow": ""}, tokens=[1, 0, 0, 0])
    play(m, "die event", "skip")
    assert asked(m) == ("free", "take-action")
    assert notations(m) == ["token-draw", "pass"]
    play(m, "pass")
    assert m.state.turn == 2
