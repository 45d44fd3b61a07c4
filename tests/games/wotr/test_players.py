"""Checklist Q: three and four players (p.45-46)."""

import pytest

from games.wotr.table import WAR, army, asked, at, hand, notations, play, told
from redbook.games.wotr.board import CARD_OWNER, CARDS, NATION, SEAT_OF_NATION, SEATS
from redbook.games.wotr.reasons import Why
from redbook.kernel import Match


@pytest.mark.parametrize(
    ("nation", "seat"),
    [
        ("gondor", "gondor"), ("elves", "gondor"), ("rohan", "rohan"), ("north", "rohan"), ("dwarves", "rohan"),
        ("sauron", "witch-king"), ("isengard", "saruman"), ("southrons", "saruman"),
    ],
)  # fmt: skip
def test_229_who_commands_whom(nation: str, seat: str) -> None:
    assert SEATS[4][SEAT_OF_NATION[4][NATION[nation]]] == seat


def test_230_leads_alternate() -> None:
    m = Match.new("wotr", seed=1, seats=4)
    assert m.view(None).lead == ["gondor", "witch-king"]
    m = at("turn", seats=4, turn=1, lead=["gondor", "witch-king"])
    assert m.view(None).lead == ["rohan", "saruman"]


def test_231_233_two_cards_in_turn_one_then_one_of_choice_limit_four() -> None:
    m = Match.new("wotr", seed=1, seats=4)
    assert m.view(None).hands == {"gondor": 2, "rohan": 2, "witch-king": 2, "saruman": 2}
    hands = {"gondor": [f"fp-char-{n:02d}" for n in range(1, 5)]}
    m = at("turn", seats=4, hands=hands)
    assert asked(m) == ("gondor", "draw-from-either")
    play(m, "free-strategy")
    assert asked(m) == ("gondor", "hand-limit")


def test_232_partners_swap_unseen_if_both_agree() -> None:
    m = Match.new("wotr", seed=1, seats=4)
    assert asked(m) == ("gondor", "offer-swap")
    mine, theirs = hand(m, "gondor"), hand(m, "rohan")
    play(m, "yes", "yes")
    play(m, mine[0])
    assert m.view("rohan").offered == "gondor"
    assert asked(m) == ("rohan", "give-card")
    play(m, theirs[1])
    assert theirs[1] in hand(m, "gondor")
    assert mine[0] in hand(m, "rohan")
    m = Match.new("wotr", seed=1, seats=4)
    play(m, "yes", "no")
    assert asked(m) == ("witch-king", "offer-swap")


def test_234_leads_decide_for_the_fellowship_and_the_hunt() -> None:
    m = at("fellowship", seats=4, lead=["rohan", "saruman"], fellowship={"progress": 1})
    assert asked(m)[0] == "rohan"
    m = at("hunt-allocation", seats=4, lead=["rohan", "saruman"])
    assert asked(m)[0] == "saruman"


def test_235_236_the_order_of_play_and_a_pass() -> None:
    m = at("action", seats=4, dice={"free": "event event", "shadow": "army army army"})
    order = []
    for _ in range(4):
        order.append(asked(m)[0])
        play(m, "die event" if order[-1] in ("gondor", "rohan") else "die army", "skip")
    assert order == ["rohan", "saruman", "gondor", "witch-king"]
    m = at("action", seats=4, dice={"free": "event", "shadow": "army army army"})
    play(m, "pass", "die army", "skip")
    assert asked(m)[0] == "gondor"


def test_237_only_the_own_nations() -> None:
    m = at("action 1", seats=4, dice={"free": "muster", "shadow": "army army"}, politics=WAR)
    assert asked(m)[0] == "rohan"
    play(m, "die muster", "recruit")
    assert not any(n.startswith(("gondor", "elves")) for n in notations(m))
    assert m.why_not("gondor-regular@pelargir") is Why.NOT_YOUR_NATION


def test_237_diplomacy_by_the_owner_only() -> None:
    m = at("action 1", seats=4, dice={"free": "muster", "shadow": "army army"})
    play(m, "die muster", "diplomacy")
    assert set(notations(m)) == {"rohan", "north", "dwarves"}
    assert m.why_not("gondor") is Why.NOT_YOUR_NATION


def test_238_any_free_player_moves_the_fellowship_the_lead_meets_the_hunt() -> None:
    m = at("action 1", seats=4, dice={"free": "character", "shadow": "army army"}, hunt_box=[0, 1], chance=[6, "2"])
    assert asked(m)[0] == "rohan"
    play(m, "die character", "move-fellowship")
    assert asked(m) == ("gondor", "face-damage")


def test_239_240_nazgul_and_minions() -> None:
    m = at("action 2", seats=4, dice={"free": "event", "shadow": "muster muster"}, politics=WAR)
    assert asked(m)[0] == "saruman"
    play(m, "die muster")
    play(m, "bring-minion")
    assert notations(m) == ["saruman"]
    m = at("action 2", seats=4, dice={"free": "event", "shadow": "muster character"}, politics=WAR)
    play(m, "die muster", "recruit")
    assert not any(n.startswith("nazgul") for n in notations(m))
    m = at("action 2", seats=4, dice={"free": "event", "shadow": "character"}, politics=WAR)
    play(m, "die character", "move-minions", "nazgul@morannon", "hollin", "done")
    assert army(m, "hollin") == {"nazgul": 1}


def test_240_the_mouth_of_sauron_obeys_the_witch_king_player_only() -> None:
    doc = {"dice": {"free": "event", "shadow": "character character"}, "politics": WAR,
           "characters": {"mouth-of-sauron": "barad-dur", "witch-king": "barad-dur"}}  # fmt: skip
    m = at("action 2", seats=4, **doc)
    play(m, "die character", "move-minions")
    assert asked(m)[0] == "saruman"
    assert "witch-king@barad-dur" in notations(m)
    assert "mouth-of-sauron@barad-dur" not in notations(m)
    assert m.why_not("mouth-of-sauron@barad-dur") is Why.CANNOT_MOVE
    m = at("action 4", seats=4, **doc)
    play(m, "die character", "move-minions", "mouth-of-sauron@barad-dur")
    assert m.why_not("barad-dur") is not None


def test_240_a_minion_does_not_march_with_his_partners_separate_army() -> None:
    m = at("action 2", seats=4, dice={"free": "event", "shadow": "army army"}, politics=WAR, mixed={"morannon": 2},
           armies={"morannon": "2 sauron-regular, 2 southrons-regular, 1 nazgul"},
           characters={"mouth-of-sauron": "morannon"})  # fmt: skip
    play(m, "die army", "move-armies", "morannon", "dagorlad", "all")
    assert army(m, "dagorlad") == {"southrons-regular": 2, "nazgul": 1}
    assert m.view(None).characters["mouth-of-sauron"] == "morannon"


MIXED = {"armies": {"osgiliath": "3 gondor-regular, 2 rohan-regular"}, "politics": WAR}


def test_241_244_separate_armies_move_apart() -> None:
    m = at("action 1", seats=4, dice={"free": "muster-army", "shadow": "army army"}, mixed={"osgiliath": 2}, **MIXED)
    play(m, "die muster-army", "move-armies", "osgiliath", "north-ithilien", "all")
    assert army(m, "north-ithilien") == {"rohan-regular": 2}


def test_243_244_the_one_with_most_units_commands_a_mixed_army() -> None:
    m = at("action 3", seats=4, dice={"free": "muster-army", "shadow": "army army"}, mixed={"osgiliath": 1}, **MIXED)
    assert asked(m)[0] == "gondor"
    play(m, "die muster-army", "move-armies", "osgiliath", "north-ithilien", "all")
    assert army(m, "north-ithilien") == {"gondor-regular": 3, "rohan-regular": 2}
    m = at("action 1", seats=4, dice={"free": "muster-army", "shadow": "army army"}, mixed={"osgiliath": 1}, **MIXED)
    play(m, "die muster-army", "move-armies", "osgiliath", "north-ithilien", "all")
    assert army(m, "north-ithilien") == {"rohan-regular": 2}


def test_241_merging_needs_both() -> None:
    m = at(
        "action 1", seats=4, dice={"free": "muster-army", "shadow": "army army"}, politics=WAR,
        armies={"north-ithilien": "2 rohan-regular", "osgiliath": "1 gondor-regular"},
    )  # fmt: skip
    play(m, "die muster-army", "move-armies", "north-ithilien", "osgiliath", "all")
    assert asked(m) == ("rohan", "offer-to-merge")
    play(m, "yes")
    assert asked(m) == ("gondor", "offer-to-merge")
    play(m, "yes")
    assert m.view(None).mixed == ["osgiliath"]
    assert told(m, "armies-merged")


def test_241_a_mixed_army_stays_mixed_when_it_marches() -> None:
    m = at("action 3", seats=4, dice={"free": "muster-army", "shadow": "army army"}, mixed={"osgiliath": 1}, **MIXED)
    play(m, "die muster-army", "move-armies", "osgiliath", "north-ithilien", "all")
    assert m.view(None).mixed == ["north-ithilien"]
    assert asked(m)[1] == "take-action"


def test_241_and_when_it_retreats_together() -> None:
    m = at(
        "action 4", seats=4, dice={"free": "event", "shadow": "army army"}, politics=WAR, mixed={"osgiliath": 2},
        armies={"osgiliath": "3 gondor-regular, 2 rohan-regular", "south-ithilien": "2 sauron-regular"}, chance=[1] * 7,
    )  # fmt: skip
    play(m, "die army", "attack", "south-ithilien", "osgiliath", "all", "go-on", "lossarnach", "none")
    assert m.view(None).mixed == ["lossarnach"]


def test_241_attacked_they_fight_as_one() -> None:
    m = at(
        "action 4", seats=4, dice={"free": "event", "shadow": "army army"}, politics=WAR, mixed={"osgiliath": 2},
        armies={"osgiliath": "3 gondor-regular, 2 rohan-regular", "south-ithilien": "2 sauron-regular"}, chance=[1] * 7,
    )  # fmt: skip
    play(m, "die army", "attack", "south-ithilien", "osgiliath", "all")
    assert len(told(m, "combat-roll")[1].dice) == 5
    assert m.view(None).mixed == ["osgiliath"]


def test_242_too_many_separate_units_one_each_the_other_first() -> None:
    m = at(
        "action 1", seats=4, dice={"free": "muster-army", "shadow": "army army"}, politics=WAR, mixed={"osgiliath": 2},
        armies={"osgiliath": "6 gondor-regular, 1 gondor-elite", "north-ithilien": "4 rohan-regular, 1 rohan-elite"},
    )  # fmt: skip
    play(m, "die muster-army", "move-armies", "north-ithilien", "osgiliath", "all")
    assert asked(m) == ("rohan", "take-off")
    play(m, "-rohan-regular")
    assert asked(m) == ("gondor", "take-off")


def test_246_cards_with_a_players_icon() -> None:
    owned = [card for card in range(24, 48) if CARD_OWNER[card] == "rohan"]
    assert owned
    for card in owned:
        hands = {"gondor": [CARDS[card]], "rohan": []}
        m = at("action 3", seats=4, dice={"free": "event", "shadow": "army army"}, hands=hands, politics=WAR)
        assert asked(play(m, "die event"))[0] == "gondor"
        assert m.why_not(CARDS[card]) is Why.OTHER_PLAYERS_CARD
        m = at("action 3", seats=4, lead=["rohan", "saruman"], dice={"free": "event", "shadow": "army army"},
               hands={"rohan": [CARDS[card]]}, politics=WAR)  # fmt: skip
        assert asked(play(m, "die event"))[0] == "rohan"
        assert m.why_not(CARDS[card]) is not Why.OTHER_PLAYERS_CARD


def test_247_southron_elites_lead_while_saruman_is_in_play() -> None:
    doc = {
        "dice": {"free": "event", "shadow": "character character"}, "politics": WAR,
        "armies": {"near-harad": "2 southrons-elite"}, "characters": {"saruman": "orthanc"},
    }  # fmt: skip
    assert "lead-army" in notations(play(at("action 2", seats=4, **doc), "die character"))
    assert "lead-army" not in notations(play(at("action shadow", **doc), "die character"))


def test_248_three_seats() -> None:
    m = Match.new("wotr", seed=1, seats=3)
    assert m.seats == ("free", "witch-king", "saruman")
    m = at("action", seats=3, dice={"free": "event event", "shadow": "army army"})
    order = []
    for _ in range(4):
        order.append(asked(m)[0])
        play(m, "die event" if order[-1] == "free" else "die army", "skip")
    assert order == ["free", "saruman", "free", "witch-king"]


def test_249_no_two_actions_in_a_row_on_one_nation() -> None:
    m = at("action", seats=3, dice={"free": "muster muster-army muster", "shadow": "army army"}, politics=WAR)
    play(m, "die muster", "recruit", "gondor-elite@pelargir", "die army", "skip", "die muster-army")
    play(m, "move-armies")
    assert "minas-tirith" not in notations(m)
    assert "edoras" in notations(m)


def test_249_nor_on_one_mixed_army_but_on_another() -> None:
    doc = {
        "dice": {"free": "muster-army muster-army", "shadow": "army army"}, "politics": WAR,
        "armies": {"osgiliath": "1 gondor-regular, 1 rohan-regular", "pelargir": "1 gondor-regular"},
    }  # fmt: skip
    m = at("action", seats=3, **doc)
    play(m, "die muster-army", "move-armies", "osgiliath", "north-ithilien", "all", "done", "die army", "skip")
    play(m, "die muster-army", "move-armies")
    assert "pelargir" in notations(m)
    play(m, "north-ithilien", "osgiliath")
    assert "all" not in notations(m)


def test_249_two_mixed_armies_that_moved_with_one_die_must_both_rest() -> None:
    m = at(
        "action", seats=3, dice={"free": "muster-army muster-army", "shadow": "army army"}, politics=WAR,
        armies={"osgiliath": "1 gondor-regular, 1 rohan-regular", "fangorn": "1 elves-regular, 1 rohan-regular",
                "dale": "1 elves-regular, 1 gondor-regular, 1 rohan-regular"},
    )  # fmt: skip
    play(m, "die muster-army", "move-armies", "osgiliath", "north-ithilien", "all", "fangorn", "eastemnet", "all")
    play(m, "die army", "skip", "die muster-army", "move-armies")
    for place, goal in (("north-ithilien", "osgiliath"), ("eastemnet", "fangorn")):
        assert "all" not in notations(play(m.copy(), place, goal))
    assert "all" in notations(play(m, "dale", "woodland-realm"))


def test_249_a_pass_is_no_action_and_what_was_used_still_rests() -> None:
    m = at("action", seats=3, dice={"free": "muster muster", "shadow": "army army army army army"}, politics=WAR)
    play(m, "die muster", "recruit", "gondor-elite@pelargir", "die army", "skip", "pass", "die army", "skip")
    play(m, "die muster", "recruit")
    assert m.why_not("gondor-elite@pelargir") is Why.SAME_NATION_TWICE


def test_249_another_action_in_between_is_rest_enough() -> None:
    m = at("action", seats=3, dice={"free": "muster event muster", "shadow": "army army army"}, politics=WAR)
    play(m, "die muster", "recruit", "gondor-elite@pelargir", "die army", "skip", "die event", "skip")
    play(m, "die army", "skip", "die muster", "recruit")
    assert "gondor-elite@pelargir" in notations(m)


def test_249_a_token_cannot_advance_the_nation_of_the_last_action() -> None:
    politics = {**WAR, "gondor": "2 active"}
    m = at(
        "action", seats=3, dice={"free": "muster event", "shadow": "army army"}, politics=politics, tokens=[0, 1, 0, 0]
    )
    play(m, "die muster", "diplomacy", "gondor", "die army", "skip")
    assert asked(m) == ("free", "take-action")
    assert "token-free-politics" not in notations(m)


def test_250_who_of_the_team_did_best() -> None:
    held = {"erebor": "witch-king", "lorien": "witch-king", "helms-deep": "saruman", "minas-tirith": "witch-king",
            "dol-amroth": "saruman", "orthanc": "gondor"}  # fmt: skip
    m = at("action 3", seats=4, dice={"free": "character", "shadow": ""}, held=held)
    play(m, "die character", "skip")
    assert m.result is not None
    assert m.result.winners == ("witch-king", "saruman")
    assert m.result.scores["witch-king"] == 6
    assert m.result.scores["saruman"] == 2


def test_250_free_peoples_count_what_they_lost() -> None:
    held = {"moria": "gondor", "dol-guldur": "rohan", "erebor": "witch-king", "pelargir": "witch-king"}
    m = at("action 3", seats=4, dice={"free": "character", "shadow": ""}, held=held)
    play(m, "die character", "skip")
    assert m.result is not None
    assert m.result.winners == ("gondor", "rohan")
    assert (m.result.scores["gondor"], m.result.scores["rohan"]) == (-1, -2)
