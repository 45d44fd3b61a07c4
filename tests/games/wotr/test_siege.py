"""Checklist K: Strongholds, sieges, sorties, relief, capture (p.31-32)."""

from games.wotr.table import WAR, army, asked, at, notations, play, told
from redbook.kernel import Match

SIEGE = {"minas-tirith": "4 sauron-regular, 1 sauron-elite", "minas-tirith-siege": "3 gondor-regular, 1 gondor-leader"}


def storm(**doc: object) -> Match:
    """Sauron comes from Osgiliath to Minas Tirith, whose defenders stand in the field."""
    doc.setdefault("armies", {"osgiliath": "5 sauron-regular", "minas-tirith": "3 gondor-regular, 1 gondor-leader"})
    m = at("action shadow", dice={"shadow": "army", "free": "event"}, politics=WAR, **doc)
    return play(m, "die army", "attack", "osgiliath", "minas-tirith", "all")


def assault(**doc: object) -> Match:
    doc.setdefault("armies", SIEGE)
    m = at("action shadow", dice={"shadow": "army", "free": "event"}, politics=WAR, **doc)
    return play(m, "die army", "attack", "minas-tirith", "minas-tirith-siege", "all")


def sortie(who: str = "all", **doc: object) -> Match:
    doc.setdefault("armies", SIEGE)
    m = at(dice={"free": "muster-army", "shadow": "event"}, politics=WAR, **doc)
    return play(m, "die muster-army", "attack", "minas-tirith-siege", "minas-tirith", who)


def test_147_148_edge_44_49_field_or_siege_before_every_round_and_no_walls_in_the_field() -> None:
    m = storm(chance=[1] * 20)
    assert asked(m) == ("free", "field-or-siege")
    play(m, "fight", "0")
    assert told(m, "combat-roll")[0].target == 5
    play(m, "go-on", "stay")
    assert asked(m) == ("free", "field-or-siege")


def test_149_151_withdrawal_and_siege() -> None:
    m = storm()
    play(m, "withdraw")
    assert asked(m) == ("shadow", "advance")
    play(m, "all")
    assert army(m, "minas-tirith") == {"sauron-regular": 5}
    assert army(m, "minas-tirith-siege") == {"gondor-regular": 3, "gondor-leader": 1}
    assert m.view(None).points == (0, 0)
    assert not m.view(None).held
    assert m.state.battle is None


def test_149_edge_50_the_attacker_need_not_come_in() -> None:
    armies = {"osgiliath": "5 sauron-regular", "minas-tirith": "8 gondor-regular"}
    m = play(storm(armies=armies), "withdraw", "none")
    assert army(m, "minas-tirith") == {"gondor-regular": 8}
    assert "minas-tirith-siege" not in m.view(None).places


def test_150_edge_51_five_units_inside_the_owner_chooses_who_goes() -> None:
    armies = {"osgiliath": "5 sauron-regular", "minas-tirith": "4 gondor-regular, 3 gondor-elite, 2 gondor-leader"}
    m = play(storm(armies=armies), "withdraw", "all")
    assert asked(m) == ("free", "take-off")
    play(m, "-gondor-regular", "-gondor-regular")
    assert army(m, "minas-tirith-siege") == {"gondor-regular": 2, "gondor-elite": 3, "gondor-leader": 2}
    assert not m.view(None).casualties


def test_part_of_the_army_advances_into_the_siege() -> None:
    m = play(storm(), "withdraw", "+sauron-regular", "+sauron-regular", "done")
    assert army(m, "minas-tirith") == {"sauron-regular": 2}
    assert army(m, "osgiliath") == {"sauron-regular": 3}


def test_153_154_a_siege_battle_6_against_5_one_round() -> None:
    m = assault(chance=[1] * 5 + [1] * 3, armies={**SIEGE, "minas-tirith": "5 sauron-regular"})
    play(m, "0")
    rolls = told(m, "combat-roll")
    assert [r.target for r in rolls] == [6, 5]
    assert asked(m) == ("shadow", "press-assault")
    assert notations(m) == ["cease"]
    play(m, "cease")
    assert army(m, "minas-tirith-siege") == {"gondor-regular": 3, "gondor-leader": 1}


def test_154_an_elite_reduced_for_another_round() -> None:
    m = assault(chance=[1] * 30)
    play(m, "0", "-sauron-elite")
    assert army(m, "minas-tirith") == {"sauron-regular": 5}
    assert told(m, "round-began")[-1].round == 2
    play(m, "0")
    assert notations(m) == ["cease"]


def test_155_no_retreat_out_of_a_siege() -> None:
    m = assault(chance=[1] * 30)
    play(m, "0")
    assert asked(m)[1] == "press-assault"


def test_163_the_last_defender_dead_the_stronghold_falls() -> None:
    m = assault(chance=[6] * 5 + [1], armies={**SIEGE, "minas-tirith-siege": "1 gondor-regular, 1 gondor-leader"})
    play(m, "0")
    assert m.view(None).held == {"minas-tirith": "shadow"}
    assert m.view(None).points == (0, 2)
    assert "minas-tirith-siege" not in m.view(None).places
    assert m.view(None).casualties == {"gondor-regular": 1, "gondor-leader": 1}


def test_163_edge_10_no_besieger_left_no_capture() -> None:
    m = assault(chance=[6, 6], armies={"minas-tirith": "1 sauron-regular", "minas-tirith-siege": "1 gondor-regular"})
    assert not m.view(None).held
    assert "minas-tirith" not in m.view(None).places


def test_152_besiegers_wiped_out_the_garrison_comes_out() -> None:
    m = assault(
        chance=[1, 6, 1, 1], armies={"minas-tirith": "1 sauron-regular", "minas-tirith-siege": "3 gondor-regular"}
    )
    assert army(m, "minas-tirith") == {"gondor-regular": 3}


def test_156_157_edge_46_a_sortie_is_a_field_battle_and_goes_back_inside() -> None:
    m = sortie(chance=[1] * 30)
    play(m, "0")
    assert [r.target for r in told(m, "combat-roll")] == [5, 5]
    assert asked(m) == ("free", "cease-or-go-on")
    play(m, "cease")
    assert army(m, "minas-tirith-siege") == {"gondor-regular": 3, "gondor-leader": 1}
    assert army(m, "minas-tirith")["sauron-regular"] == 4


def test_158_the_winner_of_a_sortie_stays() -> None:
    m = sortie(chance=[6, 1, 1], armies={"minas-tirith": "1 sauron-regular", "minas-tirith-siege": "2 gondor-regular"})
    assert army(m, "minas-tirith") == {"gondor-regular": 2}
    assert asked(m)[0] == "shadow"


def test_159_besiegers_may_retreat_from_a_sortie() -> None:
    m = sortie(chance=[1] * 30)
    play(m, "0", "go-on")
    assert asked(m) == ("shadow", "retreat-or-stand")
    play(m, "osgiliath")
    assert army(m, "minas-tirith") == {"gondor-regular": 3, "gondor-leader": 1}
    assert army(m, "osgiliath") == {"sauron-regular": 4, "sauron-elite": 1}


def test_156_edge_47_48_a_lost_sortie() -> None:
    armies = {"minas-tirith": "5 sauron-regular", "minas-tirith-siege": "3 gondor-regular"}
    m = sortie("+gondor-regular", armies=armies, chance=[1] + [6] * 5)
    play(m, "done")
    assert army(m, "minas-tirith-siege") == {"gondor-regular": 2}
    assert not m.view(None).held
    m = sortie(armies={**armies, "minas-tirith-siege": "1 gondor-regular"}, chance=[1] + [6] * 5)
    assert m.view(None).held == {"minas-tirith": "shadow"}


def relief(**doc: object) -> Match:
    armies = {
        "osgiliath": "4 gondor-regular",
        "minas-tirith": "1 sauron-regular",
        "minas-tirith-siege": "1 gondor-elite",
    }
    m = at(dice={"free": "muster-army", "shadow": "event"}, politics=WAR, armies=armies, **doc)
    return play(m, "die muster-army", "attack", "osgiliath", "minas-tirith", "all")


def test_160_161_edge_45_relief() -> None:
    m = relief(chance=[6, 1, 1, 1, 1])
    rolls = told(m, "combat-roll")
    assert [r.target for r in rolls] == [5, 5]
    assert len(rolls[0].dice) == 4
    play(m, "all")
    assert army(m, "minas-tirith") == {"gondor-regular": 4, "gondor-elite": 1}
    m = relief(chance=[1] * 30)
    play(m, "cease")
    assert army(m, "osgiliath") == {"gondor-regular": 4}
    assert army(m, "minas-tirith-siege") == {"gondor-elite": 1}


def test_161_relief_may_be_declined_after_the_besieger_is_gone() -> None:
    m = relief(chance=[6, 1, 1, 1, 1])
    play(m, "none")
    assert army(m, "minas-tirith") == {"gondor-elite": 1}


def test_edge_43_besiegers_attack_out_of_the_siege_and_leave_a_rearguard() -> None:
    armies = {**SIEGE, "osgiliath": "1 gondor-regular"}
    m = at(
        "action shadow", dice={"shadow": "army", "free": "event"}, politics=WAR, armies=armies, chance=[6, 6, 6, 6, 1]
    )
    play(m, "die army", "attack", "minas-tirith", "osgiliath", *["+sauron-regular"] * 4, "done", "all")
    assert army(m, "minas-tirith") == {"sauron-elite": 1}
    assert army(m, "minas-tirith-siege") == {"gondor-regular": 3, "gondor-leader": 1}


def test_edge_12_a_retreat_into_friends_is_cut_down_to_ten() -> None:
    armies = {
        "north-ithilien": "5 gondor-regular", "south-ithilien": "5 sauron-regular",
        "minas-morgul": "8 sauron-regular",
    }  # fmt: skip
    m = at(dice={"free": "muster-army", "shadow": "event"}, politics=WAR, armies=armies, chance=[1] * 10)
    play(m, "die muster-army", "attack", "north-ithilien", "south-ithilien", "all", "go-on", "minas-morgul", "none")
    assert army(m, "minas-morgul") == {"sauron-regular": 10}


def test_164_captured_settlements_serve_nobody_who_lost_them() -> None:
    m = at(dice={"free": "muster", "shadow": "event"}, politics=WAR, held={"minas-tirith": "shadow"})
    play(m, "die muster", "recruit")
    assert not any(n.endswith("@minas-tirith") for n in notations(m))


def test_175_shadow_nations_advance_too() -> None:
    m = at(
        dice={"free": "muster-army", "shadow": "event"}, politics={"rohan": "at-war"},
        armies={"fords-of-isen": "2 rohan-regular", "orthanc": "1 isengard-regular"},
    )  # fmt: skip
    play(m, "die muster-army", "attack", "fords-of-isen", "orthanc", "all")
    assert m.view(None).politics["isengard"] == 0


def test_169_173_edge_3_83_84_one_step_a_battle_and_one_for_the_capture() -> None:
    armies = {"northern-rhovanion": "5 sauron-regular", "dale": "1 north-regular"}
    m = at(
        "action shadow", dice={"shadow": "army", "free": "event"}, politics={"sauron": "at-war"}, armies=armies,
        chance=[1] * 6 + [6] * 5 + [1],
    )  # fmt: skip
    play(m, "die army", "attack", "northern-rhovanion", "dale", "all", "go-on", "stay", "all")
    assert m.view(None).politics["north"] == 1
    assert "north" in m.view(None).active
    armies = {"south-ithilien": "5 sauron-regular", "osgiliath": "2 gondor-regular"}
    m = at("action shadow", dice={"shadow": "army", "free": "event"}, politics={"sauron": "at-war"}, armies=armies)
    play(m, "die army", "attack", "south-ithilien", "osgiliath", "all")
    assert m.view(None).politics["gondor"] == 1
    assert "gondor" in m.view(None).active
