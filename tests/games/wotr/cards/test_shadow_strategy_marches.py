"""The Shadow Strategy deck, event halves 7-11: marches and landings, each played, and refused without its condition."""

from games.wotr.cards.test_shadow_strategy import AT_WAR, lawful, shadow, steps
from games.wotr.table import army, asked, notations, nothing_comes_of, play, told
from redbook.games.wotr.board import NATION, REGION
from redbook.games.wotr.reasons import Why
from redbook.kernel import Match

# -- 7 Shadows Gather ---------------------------------------------


def test_7_part_of_an_army_joins_another_three_regions_away() -> None:
    m = shadow(
        "sh-strat-07", "army", armies={"morannon": "4 sauron-regular, 1 nazgul", "osgiliath": "1 sauron-regular"}
    )
    play(m, "play-card", "sh-strat-07", "morannon", "+sauron-regular", "+nazgul", "done")
    assert "gorgoroth" not in notations(m)  # no army can be reached that way
    play(m, "dagorlad", "north-ithilien", "osgiliath", "done")
    assert army(m, "osgiliath") == {"sauron-regular": 2, "nazgul": 1}
    assert army(m, "morannon") == {"sauron-regular": 3}
    lawful(m)


def test_7_edge_41_the_way_leads_through_an_empty_town_and_takes_it() -> None:
    m = shadow("sh-strat-07", armies={"osgiliath": "2 sauron-regular", "lamedon": "1 southrons-regular"},
               held={"lamedon": "shadow"})  # fmt: skip
    play(m, "play-card", "sh-strat-07", "osgiliath", "all", "lossarnach", "pelargir", "lamedon", "done")
    assert m.state.held[REGION["lossarnach"]]
    assert m.state.held[REGION["pelargir"]]
    assert m.state.active[NATION["gondor"]]
    assert army(m, "lamedon") == {"sauron-regular": 2, "southrons-regular": 1}


def test_7_stacking_is_looked_at_in_the_end() -> None:
    m = shadow("sh-strat-07", armies={"morannon": "8 sauron-regular", "dagorlad": "5 southrons-regular"})
    play(m, "play-card", "sh-strat-07", "morannon", "all", "dagorlad", "done")
    assert asked(m) == ("shadow", "take-off")
    play(m, "-southrons-regular", "-southrons-regular", "-sauron-regular")
    assert army(m, "dagorlad") == {"sauron-regular": 7, "southrons-regular": 3}
    lawful(m)


def test_7_besiegers_may_be_joined_the_besieged_may_not() -> None:
    m = shadow("sh-strat-07", armies={"osgiliath": "2 sauron-regular", "minas-tirith": "3 sauron-regular",
                                      "minas-tirith-siege": "2 gondor-regular"})  # fmt: skip
    play(m, "play-card", "sh-strat-07")
    assert set(notations(m)) == {"osgiliath", "minas-tirith"}
    m = shadow("sh-strat-07", armies={"dagorlad": "2 sauron-regular", "morannon": "3 gondor-regular",
                                      "morannon-siege": "2 sauron-regular"})  # fmt: skip
    nothing_comes_of(m, "sh-strat-07")


def test_7_edge_40_needs_a_real_way_of_three_regions() -> None:
    m = shadow("sh-strat-07", armies={"morannon": "2 sauron-regular", "pelargir": "1 southrons-regular"},
               held={"pelargir": "shadow"})  # fmt: skip
    nothing_comes_of(m, "sh-strat-07")
    m = shadow("sh-strat-07", armies={"dagorlad": "2 sauron-regular", "osgiliath": "1 southrons-regular",
                                      "north-ithilien": "1 gondor-regular", "dead-marshes": "1 gondor-regular",
                                      "eastern-emyn-muil": "1 gondor-regular", "morannon": "1 gondor-regular"},
               held={"morannon": "free"})  # fmt: skip
    nothing_comes_of(m, "sh-strat-07")


def test_7_a_nation_not_at_war_keeps_out_of_others() -> None:
    armies = {"osgiliath": "2 sauron-regular", "pelargir": "1 southrons-regular"}
    m = shadow("sh-strat-07", armies=armies, held={"pelargir": "shadow"},
               politics={"sauron": "1 active", "southrons": "at-war"})  # fmt: skip
    play(m, "play-card", "sh-strat-07")
    assert notations(m) == ["pelargir"]


# -- 8 The Shadow Lengthens ---------------------------------------------

TWO = {"dagorlad": "2 sauron-regular", "osgiliath": "1 sauron-elite", "west-harondor": "3 southrons-regular"}


def test_8_two_armies_march_two_regions_and_both_must() -> None:
    m = shadow("sh-strat-08", "army", armies=TWO)
    play(m, "play-card", "sh-strat-08", "dagorlad", "all", "north-ithilien", "osgiliath", "done")
    assert asked(m) == ("shadow", "far-march")
    assert "done" not in notations(m)  # what a card says is done as far as it can be (p.22)
    play(m, "west-harondor", "all", "osgiliath", "done")
    assert army(m, "osgiliath") == {"sauron-regular": 2, "sauron-elite": 1, "southrons-regular": 3}
    assert asked(m)[0] == "free"
    lawful(m)


def test_8_figures_of_the_first_march_do_not_march_again() -> None:
    m = shadow("sh-strat-08", armies=TWO)
    play(m, "play-card", "sh-strat-08", "dagorlad", "all", "north-ithilien", "osgiliath", "done", "osgiliath")
    assert notations(m) == ["all", "+sauron-elite"]
    play(m, "all", "west-harondor", "done")
    assert army(m, "west-harondor") == {"sauron-elite": 1, "southrons-regular": 3}


def test_8_three_regions_are_too_far() -> None:
    m = shadow("sh-strat-08", armies={"morannon": "4 sauron-regular", "osgiliath": "1 sauron-regular"})
    nothing_comes_of(m, "sh-strat-08")


# -- 9 The Shadow is Moving ---------------------------------------------


def test_9_four_armies_move_none_of_them_twice() -> None:
    m = shadow(
        "sh-strat-09",
        "army",
        armies={
            "morannon": "2 sauron-regular",
            "dagorlad": "1 sauron-elite",
            "umbar": "1 southrons-regular",
            "orthanc": "1 isengard-regular",
        },
    )
    play(m, "play-card", "sh-strat-09", "morannon", "dagorlad", "all", "dagorlad", "north-ithilien")
    assert "+sauron-regular" not in notations(m)
    play(m, "all", "umbar", "near-harad", "all", "orthanc")
    play(m, notations(m)[0], "all")
    assert asked(m)[0] == "free"
    assert army(m, "dagorlad") == {"sauron-regular": 2}
    assert army(m, "north-ithilien") == {"sauron-elite": 1}
    lawful(m)


def test_9_fewer_may_move() -> None:
    m = shadow("sh-strat-09")
    play(m, "play-card", "sh-strat-09", "morannon", "dagorlad", "all", "done")
    assert asked(m)[0] == "free"


def test_9_needs_three_nations_at_war() -> None:
    for nation in AT_WAR:
        m = shadow("sh-strat-09", politics={**AT_WAR, nation: "1 active"})
        assert m.why_not("sh-strat-09") is Why.CARD_REQUIREMENT


def test_9_does_nothing_without_an_army_that_can_move() -> None:
    m = shadow("sh-strat-09", armies={"morannon-siege": "1 sauron-regular", "morannon": "1 gondor-regular"})
    nothing_comes_of(m, "sh-strat-09")


# -- 10 Corsairs of Umbar ---------------------------------------------

FLEET = "3 southrons-regular, 2 southrons-elite, 1 nazgul"


def corsairs(goal: str, armies: dict[str, str], *moves: str, chance: list[int | str] | None = None) -> Match:
    m = shadow("sh-strat-10", "army", armies={"umbar": FLEET, **armies}, chance=chance)
    return play(m, "play-card", "sh-strat-10", goal, *moves)


def test_10_part_of_the_army_lands_in_an_empty_city_and_takes_it() -> None:
    m = shadow("sh-strat-10", "army", armies={"umbar": FLEET})
    play(m, "play-card", "sh-strat-10")
    assert sorted(notations(m)) == ["anfalas", "dol-amroth", "lamedon", "pelargir"]
    play(m, "pelargir", "+southrons-regular", "+nazgul", "done")
    assert army(m, "pelargir") == {"southrons-regular": 1, "nazgul": 1}
    assert army(m, "umbar") == {"southrons-regular": 2, "southrons-elite": 2}
    assert m.state.held[REGION["pelargir"]]
    assert m.state.active[NATION["gondor"]]
    assert steps(m, "gondor") == 1
    lawful(m)


def test_10_edge_81_they_fight_to_the_end_and_there_is_nothing_to_advance_into() -> None:
    m = corsairs("pelargir", {"pelargir": "2 gondor-regular"}, "all", chance=[5] * 5 + [1] * 2 + [6] * 5)
    assert asked(m) == ("shadow", "leader-rerolls")  # a City: 5s miss in the first round
    play(m, "0")
    assert asked(m) == ("free", "retreat-or-stand")  # nobody asks whether the Shadow ceases
    lawful(m)
    play(m, "stay")
    assert army(m, "pelargir") == {"southrons-regular": 3, "southrons-elite": 2, "nazgul": 1}
    assert m.state.held[REGION["pelargir"]]
    assert m.state.battle is None
    assert steps(m, "gondor") == 0  # attacked, and a Settlement captured
    lawful(m)


def test_10_the_defender_retreats_and_the_city_falls() -> None:
    m = corsairs("pelargir", {"pelargir": "2 gondor-regular"}, "all", chance=[1] * 7)
    play(m, "0", "lossarnach")
    assert army(m, "lossarnach") == {"gondor-regular": 2}
    assert m.state.held[REGION["pelargir"]]
    lawful(m)


def test_10_the_landing_is_beaten_and_gondor_is_awake() -> None:
    m = shadow("sh-strat-10", armies={"umbar": "1 southrons-regular", "lamedon": "2 rohan-regular"}, chance=[1, 6, 6])
    play(m, "play-card", "sh-strat-10", "lamedon", "all")
    assert army(m, "lamedon") == {"rohan-regular": 2}
    assert m.state.active[NATION["gondor"]]
    assert m.state.active[NATION["rohan"]]
    assert not m.state.held[REGION["lamedon"]]
    lawful(m)


def test_10_the_defenders_of_dol_amroth_may_shut_themselves_in() -> None:
    m = corsairs("dol-amroth", {"dol-amroth": "3 gondor-regular"}, "all")
    assert asked(m) == ("free", "field-or-siege")
    play(m, "withdraw")
    assert army(m, "dol-amroth-siege") == {"gondor-regular": 3}
    assert army(m, "dol-amroth")["southrons-regular"] == 3
    assert not m.state.held[REGION["dol-amroth"]]
    assert m.state.battle is None
    lawful(m)


def test_10_edge_82_in_a_siege_they_join_the_besiegers_assault_and_may_cease() -> None:
    siege = {"dol-amroth": "6 sauron-regular", "dol-amroth-siege": "3 gondor-regular"}
    m = corsairs("dol-amroth", siege, "all", chance=[1] * 8)
    assert asked(m) == ("shadow", "take-off")  # eleven units: stacking at once
    play(m, "-sauron-regular")
    assert asked(m) == ("shadow", "attackers")
    play(m, "all", "0")
    assert asked(m) == ("shadow", "press-assault")
    play(m, "cease")
    assert army(m, "dol-amroth") == {
        "sauron-regular": 5, "southrons-regular": 3, "southrons-elite": 2, "nazgul": 1,
    }  # fmt: skip
    lawful(m)


def test_10_edge_42_a_friendly_army_is_joined() -> None:
    m = shadow("sh-strat-10", armies={"umbar": FLEET, "lamedon": "2 sauron-regular"}, held={"lamedon": "shadow"})
    play(m, "play-card", "sh-strat-10", "lamedon", "+southrons-elite", "done")
    assert army(m, "lamedon") == {"sauron-regular": 2, "southrons-elite": 1}
    assert asked(m)[0] == "free"


def test_10_only_nations_at_war_go_aboard() -> None:
    m = shadow("sh-strat-10", armies={"umbar": "1 southrons-regular, 2 sauron-regular"},
               politics={"southrons": "at-war", "sauron": "1 active"})  # fmt: skip
    play(m, "play-card", "sh-strat-10", "anfalas")
    assert notations(m) == ["all", "+southrons-regular"]


def test_10_needs_the_southrons_at_war_and_an_army_in_umbar() -> None:
    m = shadow("sh-strat-10", politics={**AT_WAR, "southrons": "1 active"})
    assert m.why_not("sh-strat-10") is Why.CARD_REQUIREMENT
    m = shadow("sh-strat-10", armies={"near-harad": "3 southrons-regular"})
    nothing_comes_of(m, "sh-strat-10")


# -- 11 Rage of the Dunlendings ---------------------------------------------


def test_11_two_regulars_and_up_to_four_from_the_dunlands() -> None:
    m = shadow(
        "sh-strat-11",
        "muster",
        armies={
            "north-dunland": "2 isengard-regular, 1 sauron-regular",
            "south-dunland": "1 isengard-regular, 2 isengard-elite",
        },
    )
    play(m, "play-card", "sh-strat-11")
    assert set(notations(m)) == {
        "hollin", "moria", "north-dunland", "south-dunland", "tharbad", "cardolan", "south-downs", "gap-of-rohan",
        "enedwaith",
    }  # fmt: skip
    play(m, "gap-of-rohan")
    assert army(m, "gap-of-rohan") == {"isengard-regular": 2}
    assert "sauron-regular@north-dunland" not in notations(m)
    play(m, "isengard-elite@south-dunland", "isengard-elite@south-dunland")
    assert "isengard-elite@south-dunland" not in notations(m)
    play(m, "isengard-regular@north-dunland", "isengard-regular@south-dunland")  # four: enough
    assert asked(m)[0] == "free"
    assert army(m, "gap-of-rohan") == {"isengard-regular": 4, "isengard-elite": 2}
    assert army(m, "north-dunland") == {"isengard-regular": 1, "sauron-regular": 1}
    assert len(told(m, "army-moved")) == 2
    lawful(m)


def test_11_nobody_need_come_and_a_dunland_may_be_chosen() -> None:
    m = shadow("sh-strat-11")
    play(m, "play-card", "sh-strat-11", "north-dunland")
    assert notations(m) == ["isengard-regular@south-dunland", "done"]
    play(m, "done")
    assert army(m, "north-dunland") == {"isengard-regular": 3}


def test_11_only_free_regions() -> None:
    m = shadow("sh-strat-11", armies={"tharbad": "1 north-regular", "moria": "1 elves-elite",
                                      "moria-siege": "1 sauron-regular"})  # fmt: skip
    play(m, "play-card", "sh-strat-11")
    assert "tharbad" not in notations(m)
    assert "moria" not in notations(m)


def test_11_without_recruits_the_dunlendings_still_march() -> None:
    m = shadow("sh-strat-11", armies={"orthanc": "10 isengard-regular", "north-dunland": "2 isengard-regular"})
    play(m, "play-card", "sh-strat-11", "hollin", "isengard-regular@north-dunland", "done")
    assert army(m, "hollin") == {"isengard-regular": 1}


def test_11_needs_isengard_at_war_and_somebody_to_come() -> None:
    assert shadow("sh-strat-11", politics={}).why_not("sh-strat-11") is Why.CARD_REQUIREMENT
    m = shadow("sh-strat-11", armies={"orthanc": "10 isengard-regular", "fords-of-isen": "2 isengard-regular"})
    nothing_comes_of(m, "sh-strat-11")
