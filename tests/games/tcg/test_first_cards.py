"""The first cards, each played: the pattern for all the others."""

from redbook.games.tcg.reasons import Why

from .scene import Scene


def fight(*fellowship: str, minions: str | list[str] = "1_177", who: str = "gimli", **more: object) -> Scene:
    foes = [minions] if isinstance(minions, str) else minions
    return Scene(fellowship=fellowship, minions=foes, phase="skirmish", fights={who: foes}, **more)  # type: ignore[arg-type]


def test_1_13_gimli_exerts_for_two_strength() -> None:
    t = fight("1_13")
    t.do("use gimli/1", "use gimli/1")
    assert (t.strength("gimli"), t.wounds("gimli")) == (10, 2)
    t.let("p1")
    assert not t.can("use gimli/1")
    assert t.why_not("use gimli/1") is Why.COST


def test_1_3_axe_strike_is_three_with_a_dwarven_hand_weapon() -> None:
    t = fight("1_13", hand=["1_3"])
    t.do("play axe-strike")
    assert t.strength("gimli") == 8
    t = fight("1_13 + 1_9", hand=["1_3"])
    t.do("play axe-strike")
    assert t.strength("gimli") == 6 + 2 + 3
    assert t.zone("axe-strike") == "discard"


def test_1_3_without_a_dwarf_has_no_effect_but_may_be_played() -> None:
    t = fight("1_97", who="boromir", hand=["1_3"])
    t.do("play axe-strike")  # rule 72
    assert t.strength("boromir") == 7


def test_1_4_the_dwarf_that_exerts_is_the_one_that_gains() -> None:
    t = fight("1_13", "1_11", hand=["1_4"])
    t.do("play battle-fury", "gimli")
    assert (t.strength("gimli"), t.keyword("gimli", "damage"), t.wounds("gimli")) == (9, 2, 1)
    assert t.strength("farin") == 5


def test_1_6_delving_needs_a_companion_and_obeys_the_rule_of_four() -> None:
    t = Scene(fellowship=["1_13"], hand=["1_6", "1_6"], deck=["1_3"] * 8)
    t.do("play delving")
    assert len(t.s.hands[0]) == 4
    t.do("play delving")
    assert len(t.s.hands[0]) == 4  # rule 89: only one more
    t = Scene(hand=["1_6"])
    assert not t.can("play delving")


def test_1_7_needs_another_dwarf() -> None:
    t = Scene(hand=["1_7", "1_299"])
    assert t.why_not("play dwarf-guard") is Why.REQUIREMENT
    t = Scene(fellowship=["1_13"], hand=["1_7"])
    t.do("play dwarf-guard")
    assert (t.zone("dwarf-guard"), t.s.twilight) == ("fellowship", 1)


def test_1_8_a_dwarf_in_armor_is_overwhelmed_only_by_three_times_his_strength() -> None:
    t = fight("1_7 + 1_8", minions="1_177", who="dwarf-guard")  # 4 against 13
    t.end_skirmish()
    assert t.zone("dwarf-guard") == "dead"
    t = fight("1_13 + 1_8", minions="1_177")  # 6 against 13
    t.end_skirmish()
    assert t.wounds("gimli") == 1


def test_1_9_each_owner_of_a_loser_discards_his_top_card_once() -> None:
    t = fight("1_13*2 + 1_9", minions=["1_178", "1_178"], hand=["1_3", "1_3"], shadow_deck=["1_177", "1_178"])
    t.do("play axe-strike", "play axe-strike")
    assert t.strength("gimli") == 14
    t.pass_until("dwarven-axe/1", "use dwarven-axe/1", "move")
    if t.can("use dwarven-axe/1"):
        t.do("use dwarven-axe/1")
    assert len(t.s.decks[1]) == 1


def test_1_11_farin_is_stronger_against_orcs_only_while_he_fights() -> None:
    t = Scene(fellowship=["1_11"], minions=["1_177"], phase="assignment")
    assert t.strength("farin") == 5
    t = fight("1_11", who="farin", hand=["1_3"])
    assert t.strength("farin") == 7


def test_1_12_needs_less_than_two_twilight() -> None:
    t = Scene(fellowship=["1_12"], hand=["1_3"], deck=["1_7"])
    t.do("use gimli/1")
    assert t.s.twilight == 2
    assert t.names(t.s.decks[0]) == ["axe-strike", "dwarf-guard"]
    t = Scene(fellowship=["1_12"], hand=["1_299"], twilight=2)
    assert t.why_not("use gimli/1") is Why.REQUIREMENT


def test_1_14_wounds_an_orc_after_a_win() -> None:
    t = Scene(fellowship=["1_13 + 1_14"], minions=["1_178", "1_177"], hand=["1_3"], phase="skirmish",
              fights={"gimli": "1_178"})  # fmt: skip
    t.pass_until("use gimlis-battle-axe/2")
    t.do("use gimlis-battle-axe/2")
    assert t.wounds("goblin-patrol-troop") == 1


def test_1_19_two_orcs_once_or_one_orc_twice() -> None:
    t = Scene(fellowship=["1_13"], hand=["1_19"], minions=["1_177", "1_271"], phase="maneuver")
    t.do("play here-lies-balin-son-of-fundin", "choose 1")
    assert (t.wounds("goblin-patrol-troop"), t.wounds("orc-soldier")) == (1, 1)
    t = Scene(fellowship=["1_13"], hand=["1_19"], minions=["1_177", "1_271"], phase="maneuver")
    t.do("play here-lies-balin-son-of-fundin", "choose 2", "goblin-patrol-troop")
    assert t.wounds("goblin-patrol-troop") == 2


def test_1_31_costs_nothing_on_arwen_and_falls_underground() -> None:
    t = Scene(fellowship=["1_53"], hand=["1_31"], sites={2: "1_331"})
    t.do("play asfaloth")
    assert (t.s.twilight, t.strength("lorien-elf")) == (2, 4 + 2 + 2)  # site 2 of this table is a plain
    t = Scene(fellowship=["1_53 + 1_31"], site=3, phase="move")
    t.pass_until("pass", "move")
    assert t.s.at[0] == 4
    assert t.zone("asfaloth") == "discard"


def test_1_40_heals_at_the_start_of_the_turn_and_draws() -> None:
    t = Scene(support=["1_40*2"], deck=["1_3"], phase="turn")
    assert t.wounds("elrond") == 1
    t.do("use elrond/3")
    assert (t.wounds("elrond"), t.names(t.s.hands[0])) == (2, ["axe-strike"])


def test_1_41_gives_archer_and_1_42_takes_an_arrow() -> None:
    t = Scene(fellowship=["1_53 + 1_41 + 1_42"], minions=["1_176", "1_177"], phase="archery")
    assert t.keyword("lorien-elf", "archer") == 1
    t.do("pass", "pass")
    assert t.can("goblin-marksman")  # the Shadow player takes one wound; the minions' total is 0
    t.do("goblin-patrol-troop")
    assert t.wounds("goblin-patrol-troop") == 1


def test_1_49_counts_elves_up_to_three() -> None:
    t = Scene(fellowship=["1_89 + 1_49", "1_53", "1_53", "1_53", "1_53"])
    assert t.strength("aragorn") == 11


def test_1_50_wounds_a_minion_instead_of_shooting() -> None:
    t = Scene(fellowship=["1_50"], minions=["1_177"], phase="archery")
    t.do("use legolas/1", "pass")
    assert t.wounds("goblin-patrol-troop") == 1  # and no arrow besides


def test_1_60_has_the_text_of_its_owners_site_three() -> None:
    t = Scene(support=["1_60"], site=3, sites={3: "1_338"}, phase="shadow", path_owner=0, hand=[],
              shadow_hand=["1_237"], twilight=8)  # fmt: skip
    t.do("play the-witch-king")
    assert t.s.twilight == 8  # −5 from the site and −5 from Silinde


def test_1_64_lets_an_ally_fight_away_from_home() -> None:
    t = Scene(support=["1_40"], hand=["1_64"], minions=["1_177"], phase="maneuver")
    t.do("play support-of-the-last-homely-house")
    assert t.strength("elrond") == 11
    t.pass_to_phase("assignment").do("pass", "pass")
    assert t.can("elrond")


def test_1_72_counts_races_among_companions() -> None:
    t = Scene(fellowship=["1_72", "1_13", "1_53"])
    assert t.strength("gandalf") == 6 + 3


def test_1_76_prevents_a_wound() -> None:
    t = Scene(fellowship=["1_364", "1_13"], hand=["1_76"], minions=["1_271"], phase="skirmish",
              fights={"gimli": "orc-soldier"})  # fmt: skip
    t.pass_until("use orc-soldier/1").do("use orc-soldier/1", "play intimidate")
    assert (t.wounds("gimli"), t.s.twilight) == (0, 2)


def test_1_81_looks_at_four_and_takes_two() -> None:
    t = Scene(fellowship=["1_364"], hand=["1_81"], deck=["1_3", "1_4", "1_6", "1_7", "1_9"], twilight=2)
    t.do("play questions-that-need-answering", "axe-strike", "delving")
    assert t.names(t.s.hands[0]) == ["axe-strike", "delving"]
    assert set(t.names(t.s.discards[0])) == {"battle-fury", "dwarf-guard", "questions-that-need-answering"}


def test_1_84_discards_every_active_condition() -> None:
    t = Scene(fellowship=["1_364", "1_89 + 1_49"], hand=["1_84"], shadow_support=["1_133"])
    t.do("play sleep-caradhras")
    assert (t.zone("sarumans-ambition"), t.zone("the-last-alliance-of-elves-and-men")) == ("discard", "discard")


def test_1_89_defender_takes_two_minions() -> None:
    t = Scene(fellowship=["1_89"], minions=["1_177", "1_271"], phase="maneuver")
    t.do("use aragorn/1").pass_to_phase("assignment")
    t.do("aragorn", "aragorn")
    assert t.s.foe.count(t.card("aragorn")) == 2


def test_1_92_takes_one_wound_a_skirmish_at_most() -> None:
    t = fight("1_97 + 1_92", minions="1_151", who="boromir", shadow_support=["1_133", "1_133"])
    t.pass_until("use sarumans-ambition/2").do("use sarumans-ambition/2")
    t.pass_until("use sarumans-ambition/2").do("use sarumans-ambition/2").end_skirmish()
    assert t.wounds("boromir") == 1  # damage +1 would make it two


def test_1_93_has_two_alternatives() -> None:
    t = fight("1_89", minions="1_177", who="aragorn", hand=["1_93"])
    assert t.can("play arwens-fate")
    assert not t.can("play arwens-fate/2")


def test_1_94_heals_or_frees_from_a_shadow_condition() -> None:
    t = Scene(fellowship=["1_89*1 + 1_94 + 1_282"])
    t.do("use athelas/1", "choose 2")
    assert t.strength("aragorn") == 8


def test_1_97_helps_a_hobbit() -> None:
    t = Scene(fellowship=["1_97", "1_302"], minions=["1_177"], phase="skirmish", fights={"frodo": "1_177"})
    t.do("use boromir/1", "frodo")
    assert t.strength("frodo") == 4 + 3


def test_1_124_the_free_peoples_player_chooses_what_he_can_do() -> None:
    t = Scene(minions=["1_158"], shadow_hand=["1_124"], twilight=2, phase="maneuver")
    t.do("play cruel-caradhras")
    assert (t.seat, t.options) == ("p1", ["choose 1", "choose 2"])
    t.do("choose 2")
    assert t.s.burdens[0] == 1
    t = Scene(minions=["1_158"], shadow_hand=["1_124"], twilight=2, phase="maneuver", wounds=3)
    t.do("play cruel-caradhras")
    assert t.s.burdens[0] == 1  # rule 71: exhausted, so the burden


def test_1_133_makes_isengard_events_cheaper() -> None:
    t = Scene(minions=["1_158"], shadow_hand=["1_124"], shadow_support=["1_133", "1_133"], phase="maneuver")
    t.do("play cruel-caradhras")
    assert t.s.twilight == 0


def test_1_142_lowers_the_move_limit_for_the_turn() -> None:
    t = Scene(burdens=5, shadow_support=["1_142"], minions=[], phase="move")
    t.pass_to_phase("regroup")
    assert not t.can("move")
    assert t.s.limit_change == -1


def test_1_144_heals_the_winner_as_often_as_it_is_paid_for() -> None:
    t = Scene(fellowship=["1_97"], minions=["1_158*2"], shadow_support=["1_144"], twilight=2, phase="skirmish",
              fights={"boromir": "1_158"})  # fmt: skip
    t.pass_until("use uruk-bloodlust/1").do("use uruk-bloodlust/1", "use uruk-bloodlust/1")
    assert (t.wounds("uruk-hai-raiding-party"), t.s.twilight) == (0, 0)


def test_1_148_counts_the_others() -> None:
    t = Scene(minions=["1_148", "1_158", "1_151"], phase="maneuver", hand=[], fellowship=["1_89"])
    assert t.strength("uruk-lieutenant") == 10


def test_1_150_mills_after_a_win() -> None:
    t = Scene(fellowship=["1_97"], minions=["1_150"], deck=["1_3"] * 5, phase="skirmish", fights={"boromir": "1_150"})
    t.end_skirmish()
    if t.can("use uruk-rager/1"):
        t.do("use uruk-rager/1")
    assert len(t.s.discards[0]) == 2


def test_1_153_three_times_a_phase() -> None:
    t = Scene(fellowship=["1_97"], minions=["1_153"], twilight=5, phase="skirmish", fights={"boromir": "1_153"})
    for _ in range(3):
        t.pass_until("use uruk-slayer/1").do("use uruk-slayer/1")
    assert t.strength("uruk-slayer") == 12
    t.let("p2")
    assert not t.can("use uruk-slayer/1")


def test_1_161_cancels_a_stealth_event() -> None:
    t = Scene(minions=["1_158"], hand=["1_296"], shadow_hand=["1_161"], phase="skirmish", fights={"frodo": "1_158"})
    t.do("play hobbit-intuition", "play wariness", "choose 1")
    assert t.s.fight == t.card("frodo", 0)  # rule 59: no effect, but paid for
    assert t.s.twilight == 1


def test_1_165_needs_a_moria_orc_and_is_cheaper_underground() -> None:
    t = Scene(minions=["1_178"], shadow_hand=["1_165"], twilight=7, site=4, phase="shadow")
    t.do("play cave-troll-of-moria")
    assert t.s.twilight == 0
    t = Scene(shadow_hand=["1_165", "1_177"], twilight=9, site=4, phase="shadow")
    assert t.why_not("play cave-troll-of-moria") is Why.REQUIREMENT


def test_1_178_may_add_two_twilight_and_roams() -> None:
    t = Scene(shadow_hand=["1_178"], twilight=3, site=2, phase="shadow")
    t.do("play goblin-runner", "use goblin-runner/1")
    assert t.s.twilight == 2
    t = Scene(shadow_hand=["1_178", "1_177"], twilight=2, site=2, phase="shadow")
    assert not t.can("play goblin-runner")


def test_1_187_plays_an_orc_from_the_discard_pile() -> None:
    t = Scene(shadow_hand=["1_187"], shadow_discard=["1_178"], twilight=1, site=4, phase="shadow")
    t.do("play host-of-thousands", "pass")
    assert t.zone("goblin-runner") == "center"
    t = Scene(shadow_hand=["1_187", "1_178"], shadow_discard=["1_158"], twilight=9, site=4, phase="shadow")
    assert t.why_not("play host-of-thousands") is Why.NOTHING_TO_PLAY


def test_1_236_assigns_an_unassigned_companion() -> None:
    t = Scene(fellowship=["1_97"], minions=["1_236"], burdens=4, phase="assignment")
    t.do("use ulaire-toldea/1")
    assert t.s.foe[t.card("ulaire-toldea")] == t.card("boromir")


def test_1_290_another_with_the_frodo_signet_heals_frodo() -> None:
    t = Scene(fellowship=["1_97"], wounds=1)
    t.do("use frodo/1")
    assert (t.wounds("frodo"), t.wounds("boromir")) == (0, 1)


def test_1_296_cancels_up_to_site_four_and_strengthens_later() -> None:
    t = Scene(minions=["1_177"], hand=["1_296"], phase="skirmish", fights={"frodo": "1_177"})
    t.do("play hobbit-intuition")
    assert (t.s.fight, t.wounds("frodo")) == (-1, 0)
    t = Scene(minions=["1_177"], hand=["1_296"], site=5, phase="skirmish", fights={"frodo": "1_177"})
    assert t.can("play hobbit-intuition/2")
    assert not t.can("play hobbit-intuition")


def test_1_302_gives_his_strength_when_he_does_not_fight() -> None:
    t = Scene(fellowship=["1_302 + 1_299", "1_97"], minions=["1_177"], phase="skirmish", fights={"boromir": "1_177"})
    t.do("use merry/1", "boromir")
    assert (t.strength("boromir"), t.wounds("merry")) == (12, 2)


def test_1_311_takes_the_ring_when_frodo_dies() -> None:
    t = Scene(fellowship=["1_311"], minions=["1_177"], burdens=6, phase="skirmish", fights={"frodo": "1_177"})
    t.pass_until("use sam/2").do("use sam/2")
    assert t.s.bearer[0] == t.card("sam")
    assert (t.s.burdens[0], t.s.resistance[0], t.zone("frodo", 0)) == (0, 5, "dead")


def test_without_sam_the_player_loses() -> None:
    t = Scene(minions=["1_177"], phase="skirmish", fights={"frodo": "1_177"})
    t.end_skirmish()
    assert t.m.result is not None
    assert t.m.result.winners == ("p2",)


def test_1_319_plays_from_the_deck_and_may_find_nothing() -> None:
    t = Scene(site=1, sites={1: "1_319"}, deck=["1_3"], path_owner=0)
    t.do("use bag-end/1")
    assert t.wounds("frodo") == 1


def test_1_337_removes_twilight_on_leaving() -> None:
    t = Scene(site=3, twilight=5, phase="move")
    assert t.s.at[0] == 4 or t.pass_until("pass")
    assert t.s.twilight == 5 - 2 + 3 + 1  # the new site and Frodo


def test_1_338_only_the_first_nazgul_of_the_turn() -> None:
    t = Scene(site=3, sites={3: "1_338"}, shadow_hand=["1_237", "1_236"], twilight=8, phase="shadow")
    t.do("play the-witch-king")
    assert t.s.twilight == 5
    assert not t.can("play ulaire-toldea")


def test_1_353_discards_allies_on_arrival() -> None:
    t = Scene(support=["1_40"], site=6, phase="move")
    t.pass_until("pass", "stay")
    assert t.zone("elrond") == "discard"


def test_1_356_adds_two_arrows_for_each_companion_over_four() -> None:
    from redbook.games.tcg.phases.archery import minion_archery

    t = Scene(fellowship=["1_13", "1_53", "1_53", "1_53"], minions=["1_177"], site=8, phase="archery")
    assert minion_archery(t.s) == 2


def test_1_362_every_shadow_player_may_draw_for_each_burden() -> None:
    t = Scene(site=8, burdens=2, shadow_deck=["1_177"] * 4, phase="move")
    t.do("use summit-of-amon-hen/1")
    assert len(t.s.hands[1]) == 2


def test_1_364_plays_a_companion_cheaper() -> None:
    t = Scene(fellowship=["1_364"], hand=["1_89"])
    t.do("use gandalf/1")
    assert (t.zone("aragorn"), t.s.twilight) == ("fellowship", 2)


def test_1_365_heals_another_with_the_aragorn_signet() -> None:
    t = Scene(fellowship=["1_365", "1_12*1"], phase="turn")
    t.do("use aragorn/1")
    assert t.wounds("gimli") == 0
