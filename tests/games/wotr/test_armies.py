"""Checklist B, G, H, I: figures, recruiting, Characters on the map, stacking and moving armies (p.8, 24-28)."""

import pytest

from games.wotr.table import WAR, army, asked, at, notations, play, told
from redbook.games.wotr.reasons import Why


def test_13_all_friendly_figures_of_a_region_are_one_army() -> None:
    m = at(
        armies={"osgiliath": "1 gondor-regular, 1 rohan-elite, 1 gondor-leader"}, politics=WAR,
        characters={"boromir": "osgiliath"}, dice={"free": "muster-army", "shadow": "army"},
    )  # fmt: skip
    play(m, "die muster-army", "move-armies", "osgiliath", "north-ithilien", "all")
    assert army(m, "north-ithilien") == {"gondor-regular": 1, "rohan-elite": 1, "gondor-leader": 1}
    assert m.view(None).characters["boromir"] == "north-ithilien"


# -- recruiting (p.26) ------------------------------------------------------------------------------


def recruiting(seat: str = "free", **doc: object) -> list[str]:
    other = "shadow" if seat == "free" else "free"
    doc.setdefault("politics", WAR)
    m = at(f"action {seat}", dice={seat: "muster", other: "event"}, **doc)
    return notations(play(m, "die muster", "recruit"))


def test_83_to_85_two_figures_in_two_settlements_of_any_nations_at_war() -> None:
    m = at(dice={"free": "muster", "shadow": "army"}, politics=WAR)
    play(m, "die muster", "recruit", "gondor-regular@pelargir")
    assert "gondor-regular@pelargir" not in notations(m)
    assert m.why_not("gondor-regular@pelargir") is Why.SAME_SETTLEMENT
    assert not any("elite" in n for n in notations(m))
    play(m, "rohan-leader@edoras")
    assert asked(m)[0] == "shadow"


def test_83_a_leader_first_and_a_regular_second() -> None:
    m = at(dice={"free": "muster", "shadow": "army"}, politics=WAR)
    play(m, "die muster", "recruit", "gondor-leader@minas-tirith", "gondor-regular@pelargir")
    assert army(m, "pelargir")["gondor-regular"] == 2


def test_83_an_elite_is_all() -> None:
    m = at(dice={"free": "muster", "shadow": "army"}, politics=WAR)
    play(m, "die muster", "recruit", "gondor-elite@pelargir")
    assert asked(m)[0] == "shadow"


def test_86_not_in_captured_or_enemy_held_places_nor_in_fortifications() -> None:
    found = recruiting(held={"pelargir": "shadow"})
    assert not any(n.endswith("@pelargir") for n in found)
    assert not any(n.endswith(("@osgiliath", "@fords-of-isen")) for n in found)


def test_87_not_in_a_besieged_stronghold_with_a_die() -> None:
    armies = {"minas-tirith": "2 sauron-regular", "minas-tirith-siege": "2 gondor-regular"}
    m = at(dice={"free": "muster", "shadow": "army"}, politics=WAR, armies=armies)
    play(m, "die muster", "recruit")
    assert m.why_not("gondor-regular@minas-tirith") is Why.BESIEGED


def test_88_97_nazgul_only_in_sauron_strongholds_and_at_war() -> None:
    found = {n for n in recruiting("shadow") if n.startswith("nazgul@")}
    assert found == {
        f"nazgul@{r}" for r in ("moria", "mount-gundabad", "minas-morgul", "barad-dur", "morannon", "dol-guldur")
    }
    found = set(recruiting("shadow", politics={"isengard": "at-war", "sauron": "1 active"}))
    assert not any(n.startswith("nazgul") for n in found)


def test_89_fewer_than_allowed() -> None:
    m = at(dice={"free": "muster", "shadow": "army"}, politics=WAR)
    play(m, "die muster", "recruit", "gondor-regular@pelargir", "done")
    assert asked(m)[0] == "shadow"


def test_90_102_103_the_eleventh_unit_goes_back_to_the_reinforcements() -> None:
    m = at(
        dice={"free": "muster", "shadow": "army"}, politics=WAR,
        armies={"pelargir": "9 gondor-regular, 1 gondor-elite"},
    )  # fmt: skip
    before = m.view(None).reinforcements["gondor-regular"]
    play(m, "die muster", "recruit", "gondor-regular@pelargir", "done")
    assert asked(m) == ("free", "take-off")
    play(m, "-gondor-regular")
    assert army(m, "pelargir") == {"gondor-regular": 9, "gondor-elite": 1}
    assert m.view(None).reinforcements["gondor-regular"] == before
    assert not m.view(None).casualties


def test_177_no_recruiting_by_die_for_a_nation_not_at_war() -> None:
    m = at(dice={"free": "muster", "shadow": "army"}, politics={"elves": "at-war"})
    play(m, "die muster", "recruit")
    assert all("elves" in n or n == "done" for n in notations(m))
    assert m.why_not("gondor-regular@pelargir") is Why.NOT_AT_WAR


# -- minions (p.24-25) --------------------------------------------------------------------------------


def test_60_92_saruman_enters_a_besieged_orthanc() -> None:
    m = at(
        "action shadow", dice={"shadow": "muster", "free": "event"}, politics=WAR,
        armies={"orthanc": "3 rohan-regular", "orthanc-siege": "2 isengard-regular"},
    )  # fmt: skip
    play(m, "die muster", "bring-minion", "saruman")
    assert m.view(None).characters["saruman"] == "orthanc-siege"


def test_60_witch_king_wakes_all_free_nations() -> None:
    m = at(
        "action shadow", dice={"shadow": "muster", "free": "event"}, politics={"sauron": "at-war", "elves": "at-war"}
    )
    play(m, "die muster", "bring-minion", "witch-king", "moria")
    assert m.view(None).characters["witch-king"] == "moria"
    assert len(m.view(None).active) == 8
    assert m.view(None).politics["gondor"] == 2


def test_60_conditions_of_the_minions() -> None:
    m = at("action shadow", dice={"shadow": "muster", "free": "event"})
    play(m, "die muster")
    assert "bring-minion" not in notations(m)
    assert m.why_not("bring-minion") is Why.ENTRY_CONDITION


def test_edge_132_the_mouth_enters_once_the_fellowship_is_in_mordor() -> None:
    m = at("action shadow", dice={"shadow": "muster", "free": "event"}, fellowship={"at": "mordor"})
    play(m, "die muster", "bring-minion", "mouth-of-sauron", "barad-dur")
    assert m.view(None).characters["mouth-of-sauron"] == "barad-dur"


def test_voice_of_saruman() -> None:
    doc = {"dice": {"shadow": "muster", "free": "event"}, "politics": WAR, "characters": {"saruman": "orthanc"}}
    m = at("action shadow", **doc)
    play(m, "die muster", "voice-of-saruman", "voice-recruit")
    assert [army(m, r)["isengard-regular"] for r in ("orthanc", "north-dunland", "south-dunland")] == [5, 2, 2]
    m = at("action shadow", **doc)
    play(m, "die muster", "voice-of-saruman", "voice-upgrade")
    assert army(m, "orthanc") == {"isengard-regular": 2, "isengard-elite": 3}


def test_mouth_of_sauron_uses_a_muster_result_as_army_once_a_turn() -> None:
    m = at(
        "action shadow", dice={"shadow": "muster muster", "free": "event"}, characters={"mouth-of-sauron": "morannon"}
    )
    play(m, "die muster", "messenger", "move-armies", "gorgoroth", "nurn", "all", "done")
    play(m, "die event", "skip", "die muster")
    assert "messenger" not in notations(m)


# -- Companions and Nazgûl on the map (p.24) -------------------------------------------------------------


def walking(**characters: str) -> dict[str, object]:
    return {"dice": {"free": "character", "shadow": "army"}, "characters": characters}


def test_93_to_95_companions_in_groups_to_different_places() -> None:
    m = at(**walking(legolas="edoras", meriadoc="edoras", gimli="edoras"))
    play(m, "die character", "move-companions", "legolas", "meriadoc", "fangorn", "gimli", "folde")
    v = m.view(None).characters
    assert (v["legolas"], v["meriadoc"], v["gimli"]) == ("fangorn", "fangorn", "folde")


def test_94_edge_30_a_group_moves_at_the_highest_level() -> None:
    m = at(**walking(meriadoc="edoras", strider="edoras"))
    play(m, "die character", "move-companions", "meriadoc")
    alone = set(notations(m))
    play(m, "strider")
    assert "minas-tirith" not in alone
    assert "minas-tirith" in notations(m)


def test_96_edge_34_companions_stop_at_a_shadow_stronghold() -> None:
    m = at(**walking(strider="hollin"), armies={"moria": "2 elves-regular", "moria-siege": "1 sauron-regular"})
    play(m, "die character", "move-companions", "strider")
    assert "moria" in notations(m)
    assert "dimrill-dale" not in notations(m)


def test_97_companions_neither_enter_nor_leave_a_besieged_friendly_stronghold() -> None:
    armies = {"minas-tirith": "2 sauron-regular", "minas-tirith-siege": "2 gondor-regular"}
    m = at(**walking(strider="druadan-forest", boromir="minas-tirith-siege"), armies=armies)
    play(m, "die character", "move-companions")
    assert "boromir" not in notations(m)
    play(m, "strider")
    assert "minas-tirith" not in notations(m)


def flying(**doc: object) -> list[str]:
    m = at("action shadow", dice={"shadow": "character", "free": "event"}, **doc)
    return notations(play(m, "die character", "move-minions", "nazgul@morannon"))


def test_19_98_edge_37_nazgul_land_anywhere_but_in_an_unbesieged_free_stronghold() -> None:
    assert "minas-tirith" not in flying()
    assert {"dale", "moria", "osgiliath", "edoras"} <= set(flying())
    armies = {"minas-tirith": "2 sauron-regular", "minas-tirith-siege": "2 gondor-regular", "morannon": "1 nazgul"}
    assert "minas-tirith" in flying(armies=armies)


def test_18_edge_32_nazgul_fly_out_of_a_besieged_stronghold() -> None:
    armies = {"moria": "3 elves-regular", "moria-siege": "1 sauron-regular, 2 nazgul"}
    m = at("action shadow", dice={"shadow": "character", "free": "event"}, armies=armies)
    play(m, "die character", "move-minions", "nazgul@moria-siege", "hollin", "done")
    assert army(m, "moria-siege") == {"sauron-regular": 1, "nazgul": 1}


def test_20_edge_31_a_figure_flies_once_and_the_witch_king_is_one() -> None:
    m = at(
        "action shadow", dice={"shadow": "character", "free": "event"}, characters={"witch-king": "moria"},
        armies={"morannon": "2 nazgul"},
    )  # fmt: skip
    play(m, "die character", "move-minions", "nazgul@morannon", "hollin")
    assert set(notations(m)) == {"nazgul@morannon", "witch-king@moria", "done"}


def test_99_100_edge_33_the_mouth_of_sauron_walks_three_regions() -> None:
    doc = {"dice": {"shadow": "character", "free": "event"}}
    m = at("action shadow", characters={"mouth-of-sauron": "south-ithilien"}, **doc)
    play(m, "die character", "move-minions", "mouth-of-sauron@south-ithilien")
    assert "minas-tirith" not in notations(m)
    assert "pelargir" in notations(m)
    armies = {"barad-dur": "2 gondor-regular", "barad-dur-siege": "2 sauron-regular"}
    m = at("action shadow", characters={"mouth-of-sauron": "barad-dur-siege"}, armies=armies, **doc)
    play(m, "die character")
    assert "move-minions" not in notations(m)


def test_99_the_mouth_of_sauron_need_not_stop_where_his_side_besieges() -> None:
    """p.24 says in what he is like the Companions: terrain, armies, sieges. Their stop at Strongholds is not named."""
    doc = {"dice": {"shadow": "character", "free": "event"}, "characters": {"mouth-of-sauron": "tower-hills"}}
    siege = {"grey-havens": "3 sauron-regular", "grey-havens-siege": "1 elves-elite"}
    m = at("action shadow", armies=siege, **doc)
    play(m, "die character", "move-minions", "mouth-of-sauron@tower-hills")
    assert {"grey-havens", "forlindon"} <= set(notations(m)), "Forlindon lies behind the Grey Havens"
    m = at("action shadow", armies={"grey-havens": "1 elves-elite"}, **doc)
    play(m, "die character", "move-minions", "mouth-of-sauron@tower-hills")
    assert not {"grey-havens", "forlindon"} & set(notations(m))


def test_22_101_edge_26_saruman_never_leaves_orthanc() -> None:
    m = at(
        "action shadow", dice={"shadow": "character", "free": "event"}, characters={"saruman": "orthanc"},
        armies={"orthanc": "4 isengard-regular"}, politics=WAR,
    )  # fmt: skip
    play(m, "die character")
    assert "lead-army" not in notations(m)
    m = at(
        "action shadow", dice={"shadow": "character", "free": "event"}, characters={"saruman": "orthanc"},
        armies={"orthanc": "4 isengard-regular, 1 isengard-elite"}, politics=WAR,
    )  # fmt: skip
    play(m, "die character", "lead-army", "orthanc", "gap-of-rohan", "all")
    assert m.view(None).characters["saruman"] == "orthanc"
    assert army(m, "gap-of-rohan") == {"isengard-regular": 4, "isengard-elite": 1}


def test_edge_27_saruman_leads_an_attack_out_of_orthanc() -> None:
    m = at(
        "action shadow", dice={"shadow": "character", "free": "event"}, characters={"saruman": "orthanc"}, politics=WAR,
        armies={"orthanc": "4 isengard-regular", "fords-of-isen": "1 rohan-regular"},
    )  # fmt: skip
    assert "lead-attack" in notations(play(m, "die character"))


def test_edge_35_36_shadowfax() -> None:
    m = at(**walking(**{"gandalf-the-white": "edoras", "legolas": "edoras", "meriadoc": "edoras"}))
    play(m, "die character", "move-companions", "gandalf-the-white")
    alone = set(notations(m))
    play(m, "meriadoc")
    assert set(notations(m)) - {"legolas"} == alone - {"legolas", "meriadoc"}
    play(m, "legolas")
    assert len(notations(m)) < len(alone)


# -- moving armies (p.27) ---------------------------------------------------------------------------------


def marching(origin: str, seat: str = "free", **doc: object) -> list[str]:
    other = "shadow" if seat == "free" else "free"
    m = at(f"action {seat}", dice={seat: "muster-army", other: "event"}, **doc)
    return notations(play(m, "die muster-army", "move-armies", origin))


def test_104_an_enemy_army_must_be_attacked() -> None:
    armies = {"osgiliath": "2 gondor-regular", "north-ithilien": "1 sauron-regular"}
    assert "north-ithilien" not in marching("osgiliath", armies=armies)


def test_105_108_a_part_marches_and_characters_may_stay() -> None:
    m = at(
        "action shadow", dice={"shadow": "army", "free": "event"}, armies={"gorgoroth": "4 sauron-regular, 2 nazgul"}
    )
    play(m, "die army", "move-armies", "gorgoroth", "nurn", "+sauron-regular", "+sauron-regular", "+nazgul", "done")
    assert army(m, "gorgoroth") == {"sauron-regular": 2, "nazgul": 1}
    assert army(m, "nurn") == {"sauron-regular": 2, "nazgul": 1}


def test_106_edge_17_leaders_follow_the_last_unit() -> None:
    m = at(
        dice={"free": "muster-army", "shadow": "army"}, armies={"osgiliath": "1 gondor-regular, 1 gondor-leader"},
        politics=WAR,
    )  # fmt: skip
    play(m, "die muster-army", "move-armies", "osgiliath", "north-ithilien", "+gondor-regular")
    assert "done" not in notations(m)
    assert m.why_not("done") is Why.LEADERS_WITHOUT_UNITS
    play(m, "+gondor-leader", "done")


def test_107_a_led_march_takes_a_leader_along() -> None:
    m = at(
        dice={"free": "character", "shadow": "army"}, armies={"osgiliath": "3 gondor-regular, 1 gondor-leader"},
        politics=WAR,
    )  # fmt: skip
    play(m, "die character", "lead-army", "osgiliath", "north-ithilien", "+gondor-regular")
    assert m.why_not("done") is Why.NO_LEADER


def test_109_edge_25_no_figure_moves_twice() -> None:
    m = at(
        "action shadow", dice={"shadow": "army", "free": "event"},
        armies={"gorgoroth": "2 sauron-regular", "nurn": "1 sauron-elite"},
    )  # fmt: skip
    play(m, "die army", "move-armies", "gorgoroth", "nurn", "all", "nurn", "gorgoroth")
    assert "+sauron-regular" not in notations(m)
    play(m, "all")
    assert army(m, "nurn") == {"sauron-regular": 2}
    assert army(m, "gorgoroth") == {"sauron-elite": 1}


def test_110_174_edge_7_walking_into_an_empty_city_captures_it_for_good() -> None:
    m = at(
        "action shadow", dice={"shadow": "army army", "free": "event"}, politics=WAR | {"rohan": "3 passive"},
        armies={"westemnet": "2 isengard-regular"}, held={"westemnet": "shadow"},
    )  # fmt: skip
    play(m, "die army", "move-armies", "westemnet", "edoras", "all")
    assert m.view(None).held["edoras"] == "shadow"
    assert m.view(None).points == (0, 1)
    assert m.view(None).politics["rohan"] == 2
    assert "rohan" in m.view(None).active
    play(m, "die event", "skip", "die army", "move-armies", "edoras", "folde", "all")
    assert m.view(None).held["edoras"] == "shadow"


def test_165_edge_8_the_first_owner_takes_it_back() -> None:
    m = at(
        dice={"free": "muster-army", "shadow": "army"}, politics=WAR, held={"edoras": "shadow"},
        armies={"folde": "1 rohan-regular"},
    )  # fmt: skip
    play(m, "die muster-army", "move-armies", "folde", "edoras", "all")
    assert not m.view(None).held
    assert m.view(None).points == (0, 0)
    assert told(m, "recaptured")


def test_111_112_edge_4_borders_for_nations_not_at_war() -> None:
    assert "druadan-forest" not in marching("folde", armies={"folde": "1 rohan-regular"})
    found = marching("osgiliath", armies={"osgiliath": "1 gondor-regular"})
    assert "south-ithilien" in found
    m = at(dice={"free": "muster-army", "shadow": "army"}, armies={"folde": "1 rohan-regular"})
    play(m, "die muster-army", "move-armies", "folde")
    assert m.why_not("druadan-forest") is Why.FOREIGN_BORDER


def test_178_edge_23_24_the_part_at_war_may_march_alone() -> None:
    m = at(
        dice={"free": "muster-army", "shadow": "army"}, politics={"gondor": "at-war"},
        armies={"osgiliath": "2 gondor-regular, 1 rohan-regular"},
    )  # fmt: skip
    play(m, "die muster-army", "move-armies", "osgiliath", "lossarnach")
    assert "+rohan-regular" not in notations(m)
    play(m, "all")
    assert army(m, "osgiliath") == {"rohan-regular": 1}


def test_162_besiegers_are_reinforced_by_movement() -> None:
    armies = {
        "minas-tirith": "2 sauron-regular",
        "minas-tirith-siege": "2 gondor-regular",
        "osgiliath": "1 sauron-elite",
    }
    assert "minas-tirith" in marching("osgiliath", "shadow", armies=armies, politics=WAR)


def test_152_edge_13_a_siege_left_alone_is_over() -> None:
    m = at(
        "action shadow", dice={"shadow": "army", "free": "event"}, politics=WAR,
        armies={"minas-tirith": "2 sauron-regular", "minas-tirith-siege": "2 gondor-regular, 1 gondor-leader"},
    )  # fmt: skip
    play(m, "die army", "move-armies", "minas-tirith", "osgiliath", "all")
    assert army(m, "minas-tirith") == {"gondor-regular": 2, "gondor-leader": 1}
    assert "minas-tirith-siege" not in m.view(None).places


def test_edge_2_5_empty_osgiliath_wakes_nobody_and_is_never_captured() -> None:
    m = at(
        "action shadow", dice={"shadow": "army", "free": "event"}, politics={"sauron": "at-war"},
        armies={"south-ithilien": "2 sauron-regular"},
    )  # fmt: skip
    play(m, "die army", "move-armies", "south-ithilien", "osgiliath", "all")
    assert "gondor" not in m.view(None).active
    assert not m.view(None).held


def test_168_an_enemy_army_entering_wakes_the_nation() -> None:
    m = at(
        "action shadow", dice={"shadow": "army", "free": "event"}, politics={"sauron": "at-war"},
        armies={"western-emyn-muil": "2 sauron-regular"},
    )  # fmt: skip
    play(m, "die army", "move-armies", "western-emyn-muil", "eastemnet", "all")
    assert "rohan" in m.view(None).active
    assert m.view(None).politics["rohan"] == 3


def test_168_an_enemy_army_that_retreats_into_it_wakes_the_nation() -> None:
    m = at(
        "action free", dice={"free": "muster-army", "shadow": "army"}, politics={"elves": "at-war"}, chance=[1] * 4,
        armies={"lorien": "2 elves-regular", "parth-celebrant": "2 sauron-regular"},
    )  # fmt: skip
    play(m, "die muster-army", "attack", "lorien", "parth-celebrant", "all", "go-on")
    assert "rohan" not in m.view(None).active
    play(m, "eastemnet", "none")
    assert "rohan" in m.view(None).active
    assert m.view(None).politics["rohan"] == 3


@pytest.mark.parametrize(
    ("companion", "place", "nation", "wakes"),
    [
        ("gimli", "erebor", "dwarves", True), ("gimli", "iron-hills", "dwarves", False),
        ("strider", "minas-tirith", "gondor", False), ("strider", "dale", "north", True),
        ("boromir", "minas-tirith", "gondor", True), ("boromir", "edoras", "rohan", False),
        ("legolas", "woodland-realm", "elves", True), ("gandalf-the-grey", "edoras", "rohan", True),
        ("aragorn", "edoras", "rohan", True), ("meriadoc", "edoras", "rohan", True),
        ("peregrin", "minas-tirith", "gondor", True), ("gandalf-the-white", "dale", "north", True),
        ("meriadoc", "folde", "rohan", False),
    ],
)  # fmt: skip
def test_171_172_edge_85_87_companions_wake_nations(companion: str, place: str, nation: str, wakes: bool) -> None:
    near = {"erebor": "dale", "iron-hills": "erebor", "minas-tirith": "lossarnach", "dale": "erebor", "edoras": "folde",
            "woodland-realm": "northern-mirkwood", "folde": "edoras"}[place]  # fmt: skip
    m = at(dice={"free": "character", "shadow": "army"}, characters={companion: near}, politics={nation: "3 passive"})
    play(m, "die character", "move-companions", companion, place)
    assert (nation in m.view(None).active) is wakes
    assert m.view(None).politics[nation] == 3


def test_edge_86_not_in_a_captured_city() -> None:
    m = at(dice={"free": "character", "shadow": "army"}, characters={"meriadoc": "folde"}, held={"edoras": "shadow"})
    play(m, "die character", "move-companions", "meriadoc", "edoras")
    assert "rohan" not in m.view(None).active


def test_edge_29_a_companion_who_marches_with_an_army_arrives_too() -> None:
    m = at(
        dice={"free": "character", "shadow": "army"}, characters={"meriadoc": "folde"},
        armies={"folde": "1 rohan-regular"},
    )  # fmt: skip
    play(m, "die character", "lead-army", "folde", "edoras", "all")
    assert "rohan" in m.view(None).active


@pytest.mark.parametrize(
    ("who", "place", "nation"),
    [("boromir", "pelargir", "gondor"), ("legolas", "lorien", "elves"), ("gimli", "erebor", "dwarves")],
)
def test_abilities_any_die_advances_their_nation(who: str, place: str, nation: str) -> None:
    before = 2 if nation == "gondor" else 3
    m = at(dice={"free": "event", "shadow": "army"}, characters={who: place})
    play(m, "die event", f"{who}-advances")
    assert m.view(None).politics[nation] == before - 1


def test_164_no_ability_in_a_captured_city() -> None:
    m = at(dice={"free": "event", "shadow": "army"}, characters={"boromir": "pelargir"}, held={"pelargir": "shadow"})
    play(m, "die event")
    assert "boromir-advances" not in notations(m)
