"""The cards of Gondor, each played."""

from redbook.games.tcg.phases.archery import fellowship_archery
from redbook.games.tcg.reasons import Why

from ..scene import Scene


def fight(*fellowship: str, minions: str | list[str] = "1_177", who: str = "aragorn", **more: object) -> Scene:
    foes = [minions] if isinstance(minions, str) else minions
    return Scene(fellowship=fellowship, minions=foes, phase="skirmish", fights={who: foes}, **more)  # type: ignore[arg-type]


def test_1_88_removes_four_twilight_or_all_there_is() -> None:
    t = Scene(fellowship=["1_89"], hand=["1_88"], twilight=6, phase="regroup")
    t.do("play an-able-guide")
    assert t.s.twilight == 2
    t = Scene(fellowship=["1_89"], hand=["1_88"], twilight=3, phase="regroup")
    t.do("play an-able-guide")
    assert t.s.twilight == 0
    t = Scene(fellowship=["1_97"], hand=["1_88"], twilight=3, phase="regroup")
    assert t.why_not("play an-able-guide") is Why.REQUIREMENT


def test_1_90_makes_an_archer_who_may_shoot_for_himself() -> None:
    t = Scene(fellowship=["1_89 + 1_90"], minions=["1_177"], phase="archery")
    assert (t.keyword("aragorn", "archer"), fellowship_archery(t.s)) == (1, 1)
    t.do("use aragorns-bow/2")
    assert (t.wounds("goblin-patrol-troop"), t.wounds("aragorn"), fellowship_archery(t.s)) == (1, 1, 0)
    t = Scene(fellowship=["1_89*3 + 1_90"], minions=["1_177"], phase="archery")
    assert t.why_not("use aragorns-bow/2") is Why.COST


def test_1_91_heals_as_many_companions_as_there_are_pipes() -> None:
    t = Scene(fellowship=["1_89*1 + 1_91", "1_97*1", "1_302*1 + 1_285"], support=["1_305"])
    t.do("use aragorns-pipe/1", "2", "aragorn", "merry")
    assert (t.wounds("aragorn"), t.wounds("merry"), t.wounds("boromir")) == (0, 0, 1)
    assert t.zone("old-toby") == "discard"
    t = Scene(fellowship=["1_89*1 + 1_91"])
    assert t.why_not("use aragorns-pipe/1") is Why.COST


def test_1_95_boromir_exerts_to_wound_an_orc_he_fights() -> None:
    t = fight("1_97 + 1_95", who="boromir")
    assert (t.strength("boromir"), t.keyword("boromir", "damage")) == (9, 1)
    t.do("use blade-of-gondor/2")
    assert (t.wounds("goblin-patrol-troop"), t.wounds("boromir")) == (1, 1)
    t = fight("1_97*2 + 1_95", who="boromir")
    assert t.why_not("use blade-of-gondor/2") is Why.COST


def test_1_96_is_overwhelmed_only_by_three_times_his_strength() -> None:
    t = fight("1_96", minions=["1_158", "1_158"], who="boromir")  # 7 against 18
    t.end_skirmish()
    assert t.zone("boromir") == "dead"  # damage +1 twice: three wounds
    t = fight("1_96", minions=["1_177", "1_271"], who="boromir")  # 7 against at least 14, no damage bonus
    assert 14 <= t.strength("goblin-patrol-troop") + t.strength("orc-soldier") < 21
    t.end_skirmish()
    assert t.wounds("boromir") == 1


def test_1_98_discards_a_weather_condition() -> None:
    t = Scene(fellowship=["1_97 + 1_98"], minions=["1_158"], phase="maneuver")
    t.do("use boromirs-cloak/1")
    assert t.wounds("boromir") == 1
    t = Scene(fellowship=["1_97*2 + 1_98"], minions=["1_158"], phase="maneuver")
    assert t.why_not("use boromirs-cloak/1") is Why.COST


def test_1_98_finds_the_weather_on_the_site() -> None:
    t = Scene(fellowship=["1_97 + 1_98"], minions=["1_158"], shadow_hand=["1_138"], twilight=9, phase="shadow")
    t.do("play sarumans-snows", "bree-streets").pass_to_phase("maneuver")
    assert t.zone("sarumans-snows") == "attached"
    t.do("use boromirs-cloak/1")
    assert t.zone("sarumans-snows") == "discard"


def test_1_99_a_new_hand_of_eight_for_an_opponent() -> None:
    t = Scene(fellowship=["1_89"], hand=["1_99"], shadow_hand=["1_177"] * 3, shadow_deck=["1_178"] * 7, phase="regroup")
    t.do("play change-of-plans")
    assert (len(t.s.hands[1]), len(t.s.decks[1]), t.wounds("aragorn")) == (8, 2, 1)
    t = Scene(fellowship=["1_97"], hand=["1_99"], phase="regroup")
    assert t.why_not("play change-of-plans") is Why.COST


def test_1_100_aragorn_and_arwen_heal_each_other() -> None:
    t = Scene(fellowship=["1_89", "1_30*1"], support=["1_100"], minions=["1_177"], phase="maneuver")
    t.do("use the-choice-of-luthien/1")
    assert (t.wounds("aragorn"), t.wounds("arwen")) == (1, 0)
    t.do("pass", "use the-choice-of-luthien/2")
    assert (t.wounds("aragorn"), t.wounds("arwen")) == (0, 1)
    t = Scene(fellowship=["1_97"], support=["1_100"], minions=["1_177"], phase="maneuver")
    assert t.why_not("use the-choice-of-luthien/1") is Why.COST


def test_1_101_mail_keeps_a_man_from_being_overwhelmed() -> None:
    t = fight("1_97 + 1_101", minions=["1_177", "1_271"], who="boromir")
    t.end_skirmish()
    assert t.wounds("boromir") == 1


def test_1_102_needs_a_hand_weapon_and_gondor_or_shire() -> None:
    t = fight("1_89 + 1_112", "1_302 + 1_299", "1_13 + 1_9", "1_97", hand=["1_102"])
    t.do("play dagger-strike")
    assert sorted(t.options) == ["aragorn", "merry"]
    t.do("aragorn")
    assert (t.strength("aragorn"), t.keyword("aragorn", "damage")) == (8 + 2 + 2, 2)
    t = fight("1_89", hand=["1_102"])
    t.do("play dagger-strike")
    assert (t.strength("aragorn"), t.keyword("aragorn", "damage")) == (8, 0)


def test_1_103_gives_defender_until_regroup() -> None:
    t = Scene(fellowship=["1_97", "1_13"], hand=["1_103"], minions=["1_177"], phase="maneuver")
    t.do("play elendils-valor")
    assert t.keyword("boromir", "defender") == 1
    t.pass_to_phase("regroup")
    assert t.keyword("boromir", "defender") == 0


def test_1_104_weakens_roaming_minions_only() -> None:
    t = Scene(fellowship=["1_89"], hand=["1_104"], minions=["1_177", "1_158"], site=4, phase="maneuver")
    before = t.strength("goblin-patrol-troop")
    t.do("play eregions-trails")
    assert (t.strength("uruk-hai-raiding-party"), t.strength("goblin-patrol-troop")) == (6, before)
    t = Scene(fellowship=["1_97"], hand=["1_104"], minions=["1_158"], phase="maneuver")
    assert t.why_not("play eregions-trails") is Why.COST


def test_1_105_wounds_a_sauron_minion() -> None:
    t = Scene(fellowship=["1_97"], support=["1_105"], minions=["1_271", "1_177"], phase="maneuver")
    t.do("use foes-of-mordor/1")
    assert (t.wounds("orc-soldier"), t.wounds("goblin-patrol-troop"), t.wounds("boromir")) == (1, 0, 1)
    t = Scene(fellowship=["1_13"], support=["1_105"], minions=["1_271"], phase="maneuver")
    assert t.why_not("use foes-of-mordor/1") is Why.COST


def test_1_106_discards_a_minion() -> None:
    t = Scene(fellowship=["1_89"], hand=["1_106"], minions=["1_177"], phase="regroup")
    t.do("play gondors-vengeance")
    assert (t.zone("goblin-patrol-troop"), t.wounds("aragorn")) == ("discard", 1)
    t = Scene(fellowship=["1_97"], hand=["1_106"], minions=["1_177"], phase="regroup")
    assert t.why_not("play gondors-vengeance") is Why.COST


def test_1_107_a_shield_stops_an_arrow() -> None:
    from redbook.games.tcg.phases.archery import minion_archery

    t = Scene(fellowship=["1_97"], minions=["1_131", "1_176"], phase="archery")
    assert minion_archery(t.s) == 2
    t = Scene(fellowship=["1_97 + 1_107"], minions=["1_131", "1_176"], phase="archery")
    assert minion_archery(t.s) == 1


def test_1_108_lowers_the_shadow_number() -> None:
    t = Scene(fellowship=["1_89 + 1_108"], site=3, phase="move")
    assert t.s.twilight == 3 - 1 + 2  # site 4 and two companions; Council Courtyard takes from an empty pool
    t = Scene(fellowship=["1_89 + 1_108"], hand=["1_108", "1_299"])
    assert not t.can("play no-stranger-to-the-shadows")  # one per bearer


def test_1_109_an_ally_fights_away_from_home() -> None:
    t = Scene(fellowship=["1_89"], support=["1_40"], hand=["1_109"], minions=["1_177"], phase="maneuver")
    t.do("play one-whom-men-would-follow")
    assert (t.strength("elrond"), t.wounds("aragorn")) == (10, 1)
    t.pass_to_phase("assignment").do("pass", "pass")
    assert t.can("elrond")
    t = Scene(fellowship=["1_97"], support=["1_40"], hand=["1_109"], minions=["1_177"], phase="maneuver")
    assert t.why_not("play one-whom-men-would-follow") is Why.COST


def test_1_110_places_the_own_next_site() -> None:
    t = Scene(fellowship=["1_89"], hand=["1_110"], own_sites={3: "1_338"})
    t.do("play pathfinder")
    assert t.s.path[3] == t.card("ford-of-bruinen", 0)
    t = Scene(fellowship=["1_97"], hand=["1_110"])
    assert t.why_not("play pathfinder") is Why.REQUIREMENT


def test_1_111_wounds_every_minion() -> None:
    t = Scene(fellowship=["1_89"], hand=["1_111"], minions=["1_177", "1_158"], phase="regroup")
    t.do("play pursuit-just-behind")
    assert (t.wounds("goblin-patrol-troop"), t.wounds("uruk-hai-raiding-party")) == (1, 1)
    t = Scene(fellowship=["1_97"], hand=["1_111"], minions=["1_177"], phase="regroup")
    assert t.why_not("play pursuit-just-behind") is Why.COST


def test_1_112_strength_and_damage_for_aragorn() -> None:
    t = Scene(fellowship=["1_89"], hand=["1_112"])
    t.do("play rangers-sword")
    assert (t.strength("aragorn"), t.keyword("aragorn", "damage")) == (10, 1)
    t = Scene(fellowship=["1_97"], hand=["1_112"])
    assert t.why_not("play rangers-sword") is Why.NO_BEARER


def test_1_113_exhausts_a_minion_at_a_river_or_forest() -> None:
    t = Scene(fellowship=["1_89"], hand=["1_113"], minions=["1_158"], site=6, phase="maneuver")
    t.do("play a-rangers-versatility")
    assert (t.left("uruk-hai-raiding-party"), t.wounds("aragorn")) == (1, 1)
    t = Scene(fellowship=["1_89"], hand=["1_113"], minions=["1_158"], site=4, phase="maneuver")
    assert t.why_not("play a-rangers-versatility") is Why.REQUIREMENT


def test_1_114_is_discarded_for_strength() -> None:
    t = fight("1_89 + 1_114")
    assert t.left("aragorn") == 5
    t.do("use the-saga-of-elendil/1")
    assert (t.strength("aragorn"), t.left("aragorn"), t.zone("the-saga-of-elendil")) == (10, 4, "discard")


def test_1_114_losing_the_vitality_can_kill() -> None:
    t = fight("1_89*4 + 1_114")
    t.do("use the-saga-of-elendil/1")
    assert t.zone("aragorn") == "dead"


def test_1_115_cancels_a_skirmish_event() -> None:
    t = fight("1_89", minions="1_158", hand=["1_115"], shadow_hand=["1_139"], twilight=2)
    t.do("pass", "play savagery-to-match-their-numbers", "play strength-of-kings")
    assert t.strength("uruk-hai-raiding-party") == 9
    assert t.zone("savagery-to-match-their-numbers") == "discard"
    t = fight("1_89", "1_13", minions="1_158", who="gimli", hand=["1_115"], shadow_hand=["1_139"], twilight=2)
    t.do("pass", "play savagery-to-match-their-numbers")
    assert t.strength("uruk-hai-raiding-party") == 11  # no Man of Gondor in this skirmish


def test_1_116_is_four_for_a_defender() -> None:
    t = fight("1_97", who="boromir", hand=["1_116"])
    t.do("play swordarm-of-the-white-tower")
    assert t.strength("boromir") == 9
    t = Scene(fellowship=["1_89"], hand=["1_116"], minions=["1_177"], phase="maneuver")
    t.do("use aragorn/1").pass_to_phase("assignment")
    t.pass_until("aragorn").do("aragorn").pass_until("play swordarm-of-the-white-tower")
    t.do("play swordarm-of-the-white-tower")
    assert t.strength("aragorn") == 12


def test_1_117_is_four_against_a_roaming_minion() -> None:
    t = fight("1_89", minions="1_158", hand=["1_117"])
    t.do("play swordsman-of-the-northern-kingdom")
    assert t.strength("aragorn") == 12
    t = fight("1_89", minions="1_158", hand=["1_117"], site=5)
    t.do("play swordsman-of-the-northern-kingdom")
    assert t.strength("aragorn") == 10


def test_1_118_defender_and_one_wound_a_skirmish() -> None:
    t = Scene(fellowship=["1_89"], hand=["1_118"], minions=["1_158"], phase="maneuver")
    t.do("play valiant-man-of-the-west")
    assert t.keyword("aragorn", "defender") == 1
    t.pass_until("aragorn").do("aragorn").pass_to_phase("regroup")
    assert t.wounds("aragorn") == 1  # 8 against 9 with damage +1


def test_1_119_discards_a_roaming_minion() -> None:
    t = Scene(fellowship=["1_89"], hand=["1_119"], minions=["1_158", "1_177"], site=4, phase="maneuver")
    t.do("play what-are-they")
    assert (t.zone("uruk-hai-raiding-party"), t.zone("goblin-patrol-troop")) == ("discard", "center")
    t = Scene(fellowship=["1_97"], hand=["1_119"], minions=["1_158"], phase="maneuver")
    assert t.why_not("play what-are-they") is Why.REQUIREMENT
