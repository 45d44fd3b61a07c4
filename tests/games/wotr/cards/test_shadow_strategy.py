"""The Shadow Strategy deck, event halves 1-6, each played, and refused when its printed condition fails."""

from typing import Any

import pytest

from games.wotr.table import army, asked, at, notations, nothing_comes_of, play, told
from redbook.games.wotr.board import CARD, CARDS, NATION
from redbook.games.wotr.invariants import INVARIANTS
from redbook.games.wotr.reasons import Why
from redbook.kernel import Match

AT_WAR = {"sauron": "at-war", "isengard": "at-war", "southrons": "at-war"}


def shadow(card: str, die: str = "event", **doc: Any) -> Match:
    """The Shadow is about to use a die, with one card in hand."""
    doc.setdefault("dice", {"shadow": die, "free": "event event"})
    doc.setdefault("politics", AT_WAR)
    hands = {"shadow": [card], **doc.pop("hands", {})}
    return play(at("action shadow", hands=hands, **doc), f"die {die}")


def lawful(m: Match) -> None:
    for law in INVARIANTS:
        law(m.state)


def on_table(m: Match) -> list[str]:
    return [CARDS[card] for card, _ in m.state.table]


def steps(m: Match, nation: str) -> int:
    found: int = m.state.steps[NATION[nation]]
    return found


# -- 1 Return to Valinor ---------------------------------------------


def test_1_dice_for_the_elves_of_each_stronghold_but_besieged_ones() -> None:
    m = shadow(
        "sh-strat-01", "army", held={"rivendell": "shadow"}, chance=[6, 6, 1, 6],
        armies={"rivendell": "1 sauron-regular", "lorien": "1 elves-regular, 2 elves-elite, 1 elves-leader",
                "woodland-realm": "3 sauron-regular", "woodland-realm-siege": "1 elves-regular",
                "grey-havens": "1 elves-regular, 1 elves-leader"},
    )  # fmt: skip
    play(m, "play-card", "sh-strat-01")
    assert [len(roll.dice) for roll in told(m, "dice-thrown")] == [1, 3]
    assert army(m, "grey-havens") == {}  # the only unit, and then its Leader (p.22)
    assert asked(m) == ("free", "choose-casualty")
    play(m, "-elves-elite")
    assert army(m, "lorien") == {"elves-regular": 2, "elves-elite": 1, "elves-leader": 1}
    assert army(m, "woodland-realm-siege") == {"elves-regular": 1}
    lawful(m)


def test_1_five_dice_at_most_and_the_owner_may_lose_others() -> None:
    m = shadow(
        "sh-strat-01", held={"rivendell": "shadow"}, chance=[6, 1, 1, 1, 1],
        armies={"rivendell": "1 sauron-regular", "lorien": "3 elves-regular, 3 elves-elite, 1 rohan-regular"},
    )  # fmt: skip
    play(m, "play-card", "sh-strat-01")
    assert len(told(m, "dice-thrown")[0].dice) == 5
    assert asked(m) == ("free", "choose-casualty")
    play(m, "-rohan-regular")
    assert army(m, "lorien") == {"elves-regular": 3, "elves-elite": 3}


def test_1_needs_an_elven_stronghold_in_shadow_hands_and_elves_to_hit() -> None:
    assert shadow("sh-strat-01").why_not("sh-strat-01") is Why.CARD_REQUIREMENT
    m = shadow("sh-strat-01", held={"rivendell": "shadow"}, armies={"rivendell": "1 sauron-regular"})
    nothing_comes_of(m, "sh-strat-01")


# -- 2 The Fighting Uruk-hai ---------------------------------------------


def uruks(**doc: Any) -> Match:
    doc.setdefault("characters", {"saruman": "orthanc"})
    doc.setdefault("armies", {
        "helms-deep": "3 isengard-regular, 2 isengard-elite", "helms-deep-siege": "1 rohan-elite",
        "orthanc": "1 isengard-regular",
    })  # fmt: skip
    return shadow("sh-strat-02", "army", **doc)


def test_2_three_rounds_and_no_free_combat_card_in_the_first() -> None:
    m = uruks(hands={"free": ["fp-strat-13"]}, chance=[1] * 30)
    play(m, "play-card", "sh-strat-02", "all")
    assert asked(m) == ("shadow", "leader-rerolls")  # the Elites lead, with Saruman in play
    play(m, "0", "go-on")
    assert m.state.battle.round == 2
    assert asked(m) == ("free", "choose-combat-card")
    play(m, "none", "0", "go-on", "none", "0")
    assert asked(m) == ("shadow", "press-assault")
    assert notations(m) == ["cease", "-isengard-elite"]
    lawful(m)


def test_2_a_companion_inside_may_answer_in_the_first_round() -> None:
    m = uruks(
        hands={"free": ["fp-strat-13"]}, characters={"saruman": "orthanc", "gimli": "helms-deep-siege"}, chance=[1] * 20
    )
    play(m, "play-card", "sh-strat-02", "all")
    assert asked(m) == ("free", "choose-combat-card")
    assert "fp-strat-13" in notations(m)


def test_2_the_player_chooses_among_two_sieges_and_a_rearguard_may_stay() -> None:
    m = uruks(
        armies={"helms-deep": "2 isengard-regular", "helms-deep-siege": "1 rohan-elite",
                "minas-tirith": "1 isengard-elite, 2 sauron-regular", "minas-tirith-siege": "2 gondor-regular",
                "lorien": "2 sauron-regular", "lorien-siege": "1 elves-elite"},
    )  # fmt: skip
    play(m, "play-card", "sh-strat-02")
    assert notations(m) == ["helms-deep", "minas-tirith"]
    play(m, "minas-tirith", "+isengard-elite", "done")
    assert m.state.battle.rounds == 3


def test_2_needs_saruman_and_isengard_in_the_siege() -> None:
    assert uruks(characters={}).why_not("sh-strat-02") is Why.CARD_REQUIREMENT
    m = uruks(armies={"helms-deep": "3 sauron-regular", "helms-deep-siege": "1 rohan-elite"})
    assert m.why_not("sh-strat-02") is Why.CARD_REQUIREMENT
    m = uruks(armies={"helms-deep": "3 isengard-regular"}, held={"helms-deep": "shadow"})
    assert m.why_not("sh-strat-02") is Why.CARD_REQUIREMENT


def test_2_not_against_a_stronghold_that_a_card_protects() -> None:
    armies = {"lorien": "3 isengard-regular", "lorien-siege": "1 elves-elite"}
    assert "play-card" in notations(uruks(armies=armies))
    m = uruks(armies=armies, table=[["fp-strat-02", "free"]])
    nothing_comes_of(m, "sh-strat-02")


def test_2_does_nothing_if_nobody_there_is_at_war() -> None:
    nothing_comes_of(uruks(politics={"isengard": "1 active"}), "sh-strat-02")


# -- 3 Denethor's Folly ---------------------------------------------

SIEGE = {"minas-tirith": "5 sauron-regular", "minas-tirith-siege": "2 gondor-regular, 1 gondor-leader, 1 rohan-leader"}


def test_3_the_free_peoples_choose_the_leader_who_is_lost() -> None:
    m = shadow("sh-strat-03", "army", armies=SIEGE)
    play(m, "play-card", "sh-strat-03")
    assert asked(m) == ("free", "card-ask")
    play(m, "+rohan-leader")
    assert army(m, "minas-tirith-siege") == {"gondor-regular": 2, "gondor-leader": 1}
    assert on_table(m) == ["sh-strat-03"]
    lawful(m)


def test_3_no_leader_there_and_it_still_lies_on_the_table() -> None:
    m = shadow("sh-strat-03", armies={**SIEGE, "minas-tirith-siege": "2 gondor-regular"})
    play(m, "play-card", "sh-strat-03")
    assert on_table(m) == ["sh-strat-03"]


def test_3_needs_minas_tirith_under_siege() -> None:
    assert shadow("sh-strat-03").why_not("sh-strat-03") is Why.CARD_REQUIREMENT
    m = shadow("sh-strat-03", armies={"minas-tirith": "1 gondor-regular", "minas-tirith-siege": "1 sauron-regular"},
               held={"minas-tirith": "shadow"})  # fmt: skip
    assert m.why_not("sh-strat-03") is Why.CARD_REQUIREMENT


@pytest.mark.parametrize("origin", ["minas-tirith-siege", "lossarnach"])
def test_3_no_free_combat_cards_in_sortie_and_relief(origin: str) -> None:
    m = at(
        table=[["sh-strat-03", "shadow"]], hands={"free": ["fp-strat-13"], "shadow": ["sh-strat-22"]},
        dice={"free": "muster-army", "shadow": "army"}, politics={"gondor": "at-war", **AT_WAR},
        armies={**SIEGE, "lossarnach": "3 gondor-elite"},
    )  # fmt: skip
    play(m, "die muster-army", "attack", origin)
    while asked(m)[1] in ("attackers", "attack-whom"):
        play(m, notations(m)[0])
    assert asked(m) == ("shadow", "choose-combat-card")
    play(m, "none")
    assert asked(m)[1] != "choose-combat-card"


def test_3_combat_cards_elsewhere_are_free() -> None:
    m = at(
        table=[["sh-strat-03", "shadow"]], hands={"free": ["fp-strat-13"]},
        dice={"free": "muster-army", "shadow": "army"}, politics={"gondor": "at-war", **AT_WAR},
        armies={**SIEGE, "pelargir": "3 gondor-elite", "lossarnach": "1 sauron-regular"},
    )  # fmt: skip
    play(m, "die muster-army", "attack", "pelargir")
    while asked(m)[1] in ("attackers", "attack-whom"):
        play(m, notations(m)[0])
    assert asked(m) == ("free", "choose-combat-card")


def free_with(die: str, **doc: Any) -> Match:
    m = at(table=[["sh-strat-03", "shadow"]], armies=SIEGE, dice={"free": die, "shadow": "army"}, **doc)
    return play(m, f"die {die}")


def test_3_discarded_for_a_will_of_the_west() -> None:
    m = free_with("will-of-the-west")
    play(m, "discard sh-strat-03 will-of-the-west")
    assert on_table(m) == []
    assert CARD["sh-strat-03"] in m.state.discard[3]


@pytest.mark.parametrize("saviour", ["gandalf-the-grey", "gandalf-the-white", "aragorn"])
def test_3_discarded_for_any_die_by_gandalf_or_aragorn(saviour: str) -> None:
    m = free_with("muster", characters={saviour: "minas-tirith-siege"})
    play(m, "discard sh-strat-03 any-die")
    assert on_table(m) == []


def test_3_strider_saves_nobody() -> None:
    m = free_with("muster", characters={"strider": "minas-tirith-siege"})
    assert not [move for move in notations(m) if move.startswith("discard")]


def test_3_leaves_the_table_with_the_besiegers() -> None:
    m = at("action shadow", table=[["sh-strat-03", "shadow"]], armies=SIEGE, politics=AT_WAR,
           dice={"shadow": "army", "free": "event"})  # fmt: skip
    play(m, "die army", "move-armies", "minas-tirith", "lossarnach", "all")
    assert on_table(m) == []
    assert told(m, "table-card-left")[0].why == "condition"


# -- 4 The Day Without Dawn ---------------------------------------------


def test_4_all_unused_will_of_the_west_results_are_lost() -> None:
    m = shadow("sh-strat-04", "army", dice={"shadow": "army", "free": "will-of-the-west will-of-the-west muster"})
    play(m, "play-card", "sh-strat-04")
    assert told(m, "dice-lost")[0].number == 2
    assert notations(m)
    assert "die will-of-the-west" not in notations(m)
    assert "die muster" in notations(m)
    lawful(m)


def test_4_needs_three_nations_at_war_and_a_result_to_lose() -> None:
    dice = {"shadow": "event", "free": "will-of-the-west"}
    for nation in AT_WAR:
        m = shadow("sh-strat-04", dice=dice, politics={**AT_WAR, nation: "1 active"})
        assert m.why_not("sh-strat-04") is Why.CARD_REQUIREMENT
    nothing_comes_of(shadow("sh-strat-04"), "sh-strat-04")


# -- 5 Threats and Promises ---------------------------------------------

THREATS: dict[str, Any] = {"table": [["sh-strat-05", "shadow"]]}


def test_5_a_passive_nation_is_not_advanced_by_muster() -> None:
    m = shadow("sh-strat-05", "muster", dice={"shadow": "muster", "free": "muster muster"}, politics={})
    play(m, "play-card", "sh-strat-05")
    assert on_table(m) == ["sh-strat-05"]
    play(m, "die muster", "diplomacy")
    assert notations(m) == ["elves"]  # the only active nation
    assert m.why_not("gondor") is Why.BARRED_BY_CARD
    play(m, "elves")
    assert steps(m, "elves") == 2
    assert on_table(m) == ["sh-strat-05"]


def test_5_an_action_token_is_no_muster_result() -> None:
    """Hunt for the Ring p.36: a token is used instead of a die. It advances a passive nation, and the card stays."""
    doc = {"table": [["sh-strat-05", "shadow"]], "tokens": [0, 1, 0, 0], "politics": {"rohan": "3 passive"}}
    m = at(dice={"free": "muster", "shadow": "army"}, **doc)
    assert "rohan" not in notations(play(m.copy(), "die muster", "diplomacy"))
    play(m, "token-free-politics", "rohan")
    assert m.view(None).politics["rohan"] == 2
    assert m.view(None).table == [("sh-strat-05", "shadow")]
    assert told(m, "nation-advanced")[0].why == "token"


def test_5_does_nothing_when_no_nation_is_passive() -> None:
    awake = dict.fromkeys(("dwarves", "elves", "gondor", "north", "rohan"), "1 active")
    nothing_comes_of(shadow("sh-strat-05", politics=awake), "sh-strat-05")


def test_5_edge_92_leaves_when_an_attack_advances_a_nation() -> None:
    m = at("action shadow", dice={"shadow": "army", "free": "event"}, politics=AT_WAR,
           armies={"dimrill-dale": "3 sauron-regular", "lorien": "1 elves-regular"}, **THREATS)  # fmt: skip
    play(m, "die army", "attack", "dimrill-dale", "lorien", "all")
    assert steps(m, "elves") == 2
    assert on_table(m) == []


def test_5_edge_94_leaves_when_boromir_rouses_gondor() -> None:
    m = at(dice={"free": "muster", "shadow": "army"}, characters={"boromir": "minas-tirith"}, **THREATS)
    play(m, "die muster", "boromir-advances")
    assert steps(m, "gondor") == 1
    assert on_table(m) == []


def test_5_edge_93_an_event_card_leaves_it_there() -> None:
    m = at(hands={"free": ["fp-strat-08"]}, dice={"free": "muster", "shadow": "army"}, **THREATS)
    play(m, "die muster", "play-card", "fp-strat-08", "rohan")
    assert steps(m, "rohan") == 2
    assert on_table(m) == ["sh-strat-05"]


def test_5_capture_leaves_it_there() -> None:
    m = at("action shadow", dice={"shadow": "army", "free": "event"}, politics=AT_WAR,
           armies={"osgiliath": "1 sauron-regular"}, **THREATS)  # fmt: skip
    play(m, "die army", "move-armies", "osgiliath", "lossarnach", "all")
    assert steps(m, "gondor") == 1
    assert on_table(m) == ["sh-strat-05"]


# -- 6 Stormcrow ---------------------------------------------


def test_6_edge_95_the_shadow_names_the_nation_the_free_peoples_the_figure() -> None:
    m = shadow("sh-strat-06", "muster", politics={"gondor": "1 active"},
               characters={"boromir": "minas-tirith", "gimli": "erebor"}, fellowship={"at": "edoras"})  # fmt: skip
    play(m, "play-card", "sh-strat-06")
    assert asked(m) == ("shadow", "card-ask")
    assert notations(m) == ["dwarves", "gondor", "rohan"]
    play(m, "gondor")
    assert steps(m, "gondor") == 2
    assert asked(m) == ("free", "card-ask")
    assert {"gondor-regular@pelargir", "gondor-elite@minas-tirith", "gondor-leader@minas-tirith"} <= set(notations(m))
    assert all(move.startswith("gondor-") for move in notations(m))
    play(m, "gondor-regular@pelargir")
    assert army(m, "pelargir") == {}
    assert m.state.active[NATION["gondor"]]
    lawful(m)


def test_6_at_the_top_a_figure_is_lost_all_the_same_and_a_stronghold_may_fall() -> None:
    m = shadow(
        "sh-strat-06",
        characters={"gimli": "erebor-siege"},
        fellowship={"at": "hollin"},
        armies={"erebor": "2 sauron-regular", "erebor-siege": "1 dwarves-regular, 1 dwarves-leader"},
    )
    play(m, "play-card", "sh-strat-06", "dwarves-regular@erebor-siege")
    assert steps(m, "dwarves") == 2  # it could not slip back, but the capture advances it
    assert m.view(None).places["erebor"] == {"sauron-regular": 2}
    assert m.state.dead[NATION["dwarves"] * 2] == 1
    lawful(m)


def test_6_needs_a_guest_in_a_nation_not_at_war() -> None:
    m = shadow("sh-strat-06", fellowship={"at": "hollin"})
    assert m.why_not("sh-strat-06") is Why.CARD_REQUIREMENT
    m = shadow("sh-strat-06", fellowship={"at": "rivendell"}, politics={"elves": "at-war"})
    assert m.why_not("sh-strat-06") is Why.CARD_REQUIREMENT
    m = shadow("sh-strat-06", fellowship={"at": "mordor"}, characters={"boromir": "osgiliath"})
    assert m.why_not("sh-strat-06") is Why.CARD_REQUIREMENT
    m = shadow("sh-strat-06", fellowship={"at": "rivendell"}, armies={"moria": "1 sauron-regular"})
    nothing_comes_of(m, "sh-strat-06")


def test_6_with_four_players_the_owner_of_the_nation_loses_the_figure() -> None:
    m = at("action witch-king", seats=4, hands={"witch-king": ["sh-strat-06"]}, fellowship={"at": "edoras"},
           dice={"shadow": "muster", "free": "event event"})  # fmt: skip
    play(m, "die muster", "play-card", "sh-strat-06")
    assert asked(m) == ("rohan", "card-ask")


def test_owners_only_their_player_uses_these_cards() -> None:
    m = at("action witch-king", seats=4, hands={"witch-king": ["sh-strat-10", "sh-strat-09"]}, politics=AT_WAR,
           dice={"shadow": "army", "free": "event event"})  # fmt: skip
    play(m, "die army", "play-card")
    assert notations(m) == ["sh-strat-09"]
    assert m.why_not("sh-strat-10") is Why.OTHER_PLAYERS_CARD
