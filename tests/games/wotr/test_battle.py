"""Checklist J: attacks and battle rounds (p.28-31)."""

import pytest

from games.wotr.table import WAR, army, asked, at, battle, notations, play, told
from redbook.games.wotr.reasons import Why


def attack(origin: str, target: str, seat: str = "free", who: str = "all", **doc: object) -> object:
    """An attack with an Army result, up to the first round."""
    other = "shadow" if seat == "free" else "free"
    doc.setdefault("politics", WAR)
    face = "muster-army" if seat == "free" else "army"
    m = at(f"action {seat}", dice={seat: face, other: "event"}, **doc)
    return play(m, f"die {face}", "attack", origin, target, who)


def test_14_123_one_die_a_unit_five_at_most() -> None:
    m = battle(free="3 gondor-regular, 1 gondor-elite", shadow="5 sauron-regular, 3 sauron-elite", chance=[1] * 20)
    rolls = told(m, "combat-roll")
    assert [len(r.dice) for r in rolls] == [4, 5]


def test_15_leaders_have_no_strength_and_are_no_casualties() -> None:
    m = battle(free="2 gondor-regular, 3 gondor-leader", shadow="1 sauron-regular", chance=[1, 1, 6])
    assert len(told(m, "combat-roll")[0].dice) == 2
    play(m, "0")
    assert army(m, "north-ithilien") == {"gondor-regular": 1, "gondor-leader": 3}


def test_17_a_leader_leads_any_nation() -> None:
    m = battle(free="3 rohan-regular, 1 gondor-leader", shadow="1 sauron-regular", politics=WAR, chance=[1, 1, 1, 1])
    assert asked(m) == ("free", "leader-rerolls")
    assert notations(m) == ["1", "0"]


def test_116_179_only_nations_at_war_attack_but_nazgul_join() -> None:
    m = at(
        "action shadow",
        dice={"shadow": "army", "free": "event"},
        politics={"isengard": "at-war", "sauron": "1 active"},
        armies={
            "south-ithilien": "1 isengard-regular, 2 sauron-regular, 1 nazgul",
            "north-ithilien": "1 gondor-regular",
        },
    )
    play(m, "die army", "attack", "south-ithilien", "north-ithilien")
    assert set(notations(m)) == {"all", "+isengard-regular", "+nazgul"}
    assert m.why_not("+sauron-regular") is Why.NOT_AT_WAR


def test_edge_56_no_attack_without_a_unit_at_war() -> None:
    m = at(
        dice={"free": "muster-army", "shadow": "army"},
        characters={"boromir": "north-ithilien"},
        armies={"north-ithilien": "1 gondor-regular", "south-ithilien": "1 sauron-regular"},
    )
    play(m, "die muster-army")
    assert "attack" not in notations(m)


def test_118_145_attackers_stay_where_they_are_until_they_advance() -> None:
    m = battle(free="2 gondor-regular", shadow="1 sauron-regular", chance=[6, 1, 1])
    assert asked(m) == ("free", "advance")
    play(m, "none")
    assert army(m, "north-ithilien") == {"gondor-regular": 2}
    assert "south-ithilien" not in m.view(None).places


def test_119_a_rearguard_needs_a_unit() -> None:
    m = at(
        dice={"free": "muster-army", "shadow": "army"},
        politics=WAR,
        characters={"boromir": "north-ithilien"},
        armies={"north-ithilien": "2 gondor-regular, 1 gondor-leader", "south-ithilien": "1 sauron-regular"},
    )
    play(m, "die muster-army", "attack", "north-ithilien", "south-ithilien", "+gondor-regular", "+gondor-regular")
    assert "done" not in notations(m)
    assert m.why_not("done") is Why.LEADERS_WITHOUT_UNITS


def test_54_120_121_rearguard_takes_no_part_and_a_led_attack_has_a_leader() -> None:
    m = at(
        dice={"free": "character", "shadow": "army"},
        politics=WAR,
        armies={"north-ithilien": "2 gondor-regular, 1 gondor-leader", "south-ithilien": "2 sauron-regular"},
        chance=[1, 6, 6],
    )
    play(m, "die character", "lead-attack", "north-ithilien", "south-ithilien", "+gondor-regular")
    assert m.why_not("done") is Why.NO_LEADER
    play(m, "+gondor-leader", "done", "0")
    assert army(m, "north-ithilien") == {"gondor-regular": 1}
    assert told(m, "combat-roll")[0].dice == ("1",)
    assert m.state.battle is None


def test_122_all_defenders_take_part() -> None:
    m = attack(
        "south-ithilien",
        "north-ithilien",
        "shadow",
        chance=[1] * 4,
        armies={"north-ithilien": "1 gondor-regular, 1 rohan-regular", "south-ithilien": "2 sauron-regular"},
    )
    assert len(told(m, "combat-roll")[1].dice) == 2


def test_124_126_133_edge_52_53_rerolls_up_to_leadership_of_the_misses() -> None:
    m = battle(
        free="5 gondor-regular, 4 gondor-leader", shadow="5 sauron-regular", chance=[1, 3, 5, 5, 6] + [1] * 5 + [6, 2]
    )
    assert notations(m) == ["2", "1", "0"]
    play(m, "2")
    assert told(m, "leader-reroll")[0].hits == 1
    assert army(m, "south-ithilien") == {"sauron-regular": 1}


def test_132_a_1_misses_and_a_6_hits() -> None:
    from redbook.games.wotr.battle.strength import is_hit

    assert not is_hit(1, 5, 4)
    assert is_hit(6, 6, -2)
    assert is_hit(4, 5, 1)
    assert not is_hit(4, 5, 0)


def test_135_edge_55_casualties_one_by_one() -> None:
    m = battle(
        free="3 gondor-regular, 3 gondor-elite",
        shadow="5 sauron-regular",
        attacker="shadow",
        chance=[6, 6, 6, 1, 1] + [1] * 5,
    )
    assert asked(m) == ("free", "choose-casualty")
    assert set(notations(m)) == {"-gondor-regular", "-gondor-elite", "-gondor-elite x2"}
    play(m, "-gondor-elite x2", "-gondor-regular")
    assert army(m, "north-ithilien") == {"gondor-regular": 2, "gondor-elite": 2}


def test_136_edge_54_hits_are_simultaneous_the_attacker_removes_first() -> None:
    m = battle(free="1 gondor-regular", shadow="1 sauron-regular", chance=[6, 6])
    assert "north-ithilien" not in m.view(None).places
    assert "south-ithilien" not in m.view(None).places
    assert m.state.battle is None


def test_137_138_edge_14_a_reduced_free_elite_takes_its_regular_from_the_casualties() -> None:
    m = battle(free="2 gondor-elite", shadow="1 sauron-regular", casualties="1 gondor-regular", chance=[1, 1, 6])
    assert army(m, "north-ithilien") == {"gondor-elite": 1, "gondor-regular": 1}
    assert m.view(None).casualties == {"gondor-elite": 1}


def test_138_24_a_reduced_shadow_elite_goes_to_the_reinforcements() -> None:
    m = battle(free="1 gondor-regular", shadow="2 sauron-elite", chance=[6, 1, 1])
    assert army(m, "south-ithilien") == {"sauron-elite": 1, "sauron-regular": 1}
    assert m.view(None).reinforcements["sauron-elite"] == 5
    assert m.view(None).reinforcements["sauron-regular"] == 35


def test_137_edge_15_without_a_regular_left_the_elite_is_lost() -> None:
    m = battle(
        free="2 gondor-elite",
        shadow="1 sauron-regular",
        armies={"osgiliath": "10 gondor-regular", "pelargir": "5 gondor-regular"},
        chance=[1, 1, 6],
    )
    assert army(m, "north-ithilien") == {"gondor-elite": 1}


def test_23_dead_free_peoples_units_never_return() -> None:
    m = battle(free="2 gondor-regular", shadow="1 sauron-regular", chance=[1, 1, 6])
    assert m.view(None).casualties == {"gondor-regular": 1}
    assert m.view(None).reinforcements["gondor-regular"] == 13


def test_139_characters_die_with_their_army() -> None:
    m = battle(
        free="1 gondor-regular, 1 gondor-leader",
        shadow="1 sauron-regular",
        characters={"boromir": "north-ithilien"},
        chance=[1, 1, 6],
    )
    play(m, "0")
    assert m.view(None).characters["boromir"] == "eliminated"
    assert m.view(None).casualties == {"gondor-regular": 1, "gondor-leader": 1}


def test_24_139_dead_nazgul_return_dead_minions_do_not() -> None:
    m = battle(
        shadow="1 sauron-regular, 1 nazgul",
        free="1 gondor-regular",
        characters={"witch-king": "south-ithilien"},
        chance=[6, 1],
    )
    play(m, "0")
    assert m.view(None).characters["witch-king"] == "eliminated"
    assert m.view(None).reinforcements["nazgul"] == 8


def test_140_edge_19_lone_characters_are_no_part_of_a_battle() -> None:
    m = battle(
        free="2 gondor-regular",
        shadow="1 sauron-regular",
        armies={"osgiliath": "1 nazgul"},
        characters={"legolas": "south-ithilien"},
        chance=[6, 6, 1],
    )
    play(m, "all")
    assert m.view(None).characters["legolas"] == "south-ithilien"
    assert army(m, "osgiliath") == {"nazgul": 1}


def test_141_the_attacker_may_cease() -> None:
    m = battle(free="2 gondor-regular", shadow="2 sauron-regular", chance=[1] * 4)
    assert asked(m) == ("free", "cease-or-go-on")
    play(m, "cease")
    assert m.state.battle is None
    assert army(m, "north-ithilien") == {"gondor-regular": 2}


def test_142_143_edge_38_58_the_defender_may_retreat_to_a_strictly_free_region() -> None:
    m = battle(free="2 gondor-regular", shadow="2 sauron-regular", held={}, chance=[1] * 4)
    play(m, "go-on")
    assert asked(m) == ("shadow", "retreat-or-stand")
    found = set(notations(m))
    assert "north-ithilien" not in found
    assert {"stay", "minas-morgul", "osgiliath"} <= found
    play(m, "osgiliath", "none")
    assert army(m, "osgiliath") == {"sauron-regular": 2}
    assert not told(m, "figure-lost")


def test_142_edge_38_no_retreat_into_an_empty_settlement_of_the_enemy() -> None:
    armies = {"north-ithilien": "2 gondor-regular", "osgiliath": "2 sauron-regular"}
    m = attack("north-ithilien", "osgiliath", armies=armies, chance=[1] * 4)
    play(m, "go-on")
    assert set(notations(m)) == {"stay", "south-ithilien", "west-harondor", "dead-marshes", "druadan-forest"}
    assert m.why_not("lossarnach") is Why.NO_FREE_REGION
    assert m.why_not("minas-tirith") is Why.NO_FREE_REGION


def test_142_no_free_region_no_retreat() -> None:
    from redbook.games.wotr.board import ADJACENT, REGIONS, region

    near = [REGIONS[r] for r in ADJACENT[region("south-ithilien")]]
    armies = {name: "1 gondor-regular" for name in near if name != "north-ithilien"}
    m = battle(free="2 gondor-regular", shadow="2 sauron-regular", armies=armies, chance=[1] * 4)
    play(m, "go-on")
    assert asked(m)[1] != "retreat-or-stand"


def test_143_edge_39_retreat_across_a_border_and_then_out_again() -> None:
    m = attack(
        "northern-rhovanion",
        "dale",
        "shadow",
        armies={"dale": "2 north-regular", "northern-rhovanion": "2 sauron-regular"},
        politics={"sauron": "at-war"},
        chance=[1] * 4,
    )
    play(m, "go-on", "erebor", "none")
    assert army(m, "erebor") == {"north-regular": 2}
    m = at(dice={"free": "muster-army", "shadow": "army"}, armies={"erebor": "2 north-regular"})
    play(m, "die muster-army", "move-armies", "erebor")
    assert "iron-hills" not in notations(m)
    assert "dale" in notations(m)


def test_144_edge_59_saruman_stays_when_his_army_retreats() -> None:
    m = at(
        dice={"free": "muster-army", "shadow": "event"},
        politics=WAR,
        characters={"saruman": "orthanc"},
        armies={"fords-of-isen": "2 rohan-regular", "orthanc": "1 isengard-regular"},
        chance=[1] * 4,
    )
    play(
        m, "die muster-army", "attack", "fords-of-isen", "orthanc", "all", "fight", "0", "go-on", "gap-of-rohan", "none"
    )
    assert m.view(None).characters["saruman"] == "orthanc"
    assert army(m, "gap-of-rohan") == {"isengard-regular": 1}


def test_145_edge_9_advance_with_a_part_or_not_at_all() -> None:
    m = battle(free="3 gondor-regular, 1 gondor-leader", shadow="1 sauron-regular", chance=[6, 1, 1, 1])
    play(m, "0", "+gondor-regular", "done")
    assert army(m, "south-ithilien") == {"gondor-regular": 1}
    assert army(m, "north-ithilien") == {"gondor-regular": 2, "gondor-leader": 1}


def test_edge_9_declining_to_advance_captures_nothing() -> None:
    m = attack(
        "westemnet",
        "edoras",
        "shadow",
        armies={"westemnet": "3 isengard-regular", "edoras": "1 rohan-regular"},
        held={"westemnet": "shadow"},
        chance=[6, 1, 1, 1],
    )
    play(m, "none")
    assert "edoras" not in m.view(None).held


def test_edge_10_a_mutual_wipe_out_captures_nothing() -> None:
    m = attack(
        "westemnet",
        "edoras",
        "shadow",
        armies={"westemnet": "1 isengard-regular", "edoras": "1 rohan-regular"},
        held={"westemnet": "shadow"},
        chance=[6, 6],
    )
    assert "edoras" not in m.view(None).held


def test_edge_57_the_rearguard_never_advances() -> None:
    m = at(
        dice={"free": "muster-army", "shadow": "event"},
        politics=WAR,
        armies={"north-ithilien": "3 gondor-regular", "south-ithilien": "1 sauron-regular"},
        chance=[6, 1],
    )
    play(m, "die muster-army", "attack", "north-ithilien", "south-ithilien", "+gondor-regular", "done")
    assert notations(m) == ["all", "none", "+gondor-regular"]
    play(m, "all")
    assert army(m, "north-ithilien") == {"gondor-regular": 2}


def test_edge_60_two_captains_add_two_dice() -> None:
    m = battle(
        free="1 gondor-regular",
        shadow="1 sauron-regular",
        chance=[1] * 9,
        characters={"boromir": "north-ithilien", "legolas": "north-ithilien"},
    )
    assert len(told(m, "combat-roll")[0].dice) == 3


def test_the_white_rider() -> None:
    m = attack(
        "north-ithilien",
        "south-ithilien",
        characters={"gandalf-the-white": "north-ithilien", "witch-king": "south-ithilien"},
        armies={"north-ithilien": "2 gondor-regular", "south-ithilien": "2 sauron-regular, 2 nazgul"},
        chance=[1] * 4,
    )
    assert asked(m) == ("free", "ride-white-rider")
    play(m, "yes")
    assert asked(m) == ("free", "cease-or-go-on")  # nobody has Leadership left to re-roll with


def test_the_white_rider_has_nobody_to_daunt_without_nazgul() -> None:
    m = attack(
        "north-ithilien",
        "south-ithilien",
        characters={"gandalf-the-white": "north-ithilien", "mouth-of-sauron": "south-ithilien"},
        armies={"north-ithilien": "2 gondor-regular", "south-ithilien": "2 sauron-regular"},
        chance=[1] * 8,
    )
    assert asked(m) == ("free", "leader-rerolls")


def test_247_edge_28_isengard_elites_lead_while_saruman_is_in_play() -> None:
    m = battle(shadow="2 isengard-elite", free="2 gondor-regular", characters={"saruman": "orthanc"}, chance=[1] * 4)
    assert asked(m) == ("shadow", "leader-rerolls")
    assert notations(m) == ["2", "1", "0"]


def test_126_127_combat_cards_are_chosen_in_secret_attacker_first() -> None:
    m = battle(hands={"free": ["fp-strat-22"], "shadow": ["sh-strat-12"]}, chance=[1] * 12)
    assert asked(m) == ("free", "choose-combat-card")
    play(m, "fp-strat-22")
    assert m.view("shadow").battle.cards == ("free-strategy", None)
    assert m.view(None).battle.cards == ("free-strategy", None)
    assert m.view("free").battle.cards == ("fp-strat-22", None)
    assert asked(m) == ("shadow", "choose-combat-card")
    play(m, "none")
    assert m.view("shadow").battle.cards[0] == "fp-strat-22"


def test_82_129_a_combat_card_costs_no_die_and_lasts_one_round() -> None:
    m = battle(
        hands={"free": ["fp-strat-22"]},
        free="3 gondor-elite",
        shadow="3 sauron-regular",
        chance=[4, 4, 1] + [1] * 3 + [4] * 3 + [1] * 3,
    )
    play(m, "fp-strat-22", "go-on", "stay")
    assert [r.hits for r in told(m, "combat-roll")][0::2] == [2, 0]
    assert m.view("free").discard["free-strategy"] == ["fp-strat-22"]


def test_sorcerer_after_the_first_round() -> None:
    m = battle(
        hands={"shadow": ["sh-strat-12"]},
        attacker="shadow",
        shadow="2 sauron-regular",
        free="2 gondor-regular",
        characters={"witch-king": "south-ithilien"},
        chance=[1] * 6,
    )
    play(m, "sh-strat-12", "0", "go-on", "stay")
    assert asked(m) == ("shadow", "sorcerer")
    play(m, "yes")
    assert told(m, "card-drawn")[-1].why == "sorcerer"


def test_sorcerer_draws_also_when_his_army_has_retreated_after_the_first_round() -> None:
    m = battle(
        hands={"shadow": ["sh-strat-12"]},
        shadow="2 sauron-regular",
        free="2 gondor-regular",
        characters={"witch-king": "south-ithilien"},
        chance=[1] * 6,
    )
    play(m, "sh-strat-12", "0", "go-on", "minas-morgul")
    assert m.view(None).characters["witch-king"] == "minas-morgul"
    assert asked(m) == ("shadow", "sorcerer")
    play(m, "yes")
    assert told(m, "card-drawn")[-1].why == "sorcerer"
    assert asked(m) == ("free", "advance")


def test_sorcerer_needs_the_witch_king_in_the_battle_and_alive() -> None:
    doc = {"attacker": "shadow", "shadow": "1 sauron-regular", "free": "2 gondor-regular"}
    m = battle(
        hands={"shadow": ["sh-strat-12", "sh-strat-01"]}, characters={"witch-king": "rearguard"}, chance=[1] * 3, **doc
    )
    play(m, "sh-strat-12", "go-on", "stay")
    assert asked(m) == ("shadow", "choose-combat-card")
    m = battle(
        hands={"shadow": ["sh-strat-12"]}, characters={"witch-king": "south-ithilien"}, chance=[1, 6, 6, 1], **doc
    )
    play(m, "sh-strat-12", "0")
    assert m.view(None).characters["witch-king"] == "eliminated"
    assert {drawn.why for drawn in told(m, "card-drawn")} == {"phase"}


@pytest.mark.parametrize(("round_", "target"), [(1, 6), (2, 5)])
def test_146_a_city_or_fortification_protects_in_the_first_round_only(round_: int, target: int) -> None:
    m = attack(
        "westemnet",
        "edoras",
        "shadow",
        armies={"westemnet": "3 isengard-regular", "edoras": "3 rohan-regular"},
        held={"westemnet": "shadow"},
        chance=[1] * 12,
    )
    if round_ == 2:
        play(m, "go-on", "stay")
    assert told(m, "combat-roll")[2 * (round_ - 1)].target == target
    assert told(m, "combat-roll")[2 * (round_ - 1) + 1].target == 5
