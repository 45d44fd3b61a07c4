"""The turn, its phases, moving, the action procedure: rules 33 to 60, 94 to 115, 164 to 174."""

from redbook.games.tcg.reasons import Why
from redbook.games.tcg.table.kinds import KINDS
from redbook.games.tcg.words import PHASES
from redbook.kernel import Match
from redbook.kernel.walk import random_walk

from .scene import Scene


def phases_of(m: Match) -> list[str]:
    return [told.event.phase for told in m.events if told.event.kind == "phase-began"]


def test_rule_33_the_phases_of_a_turn_in_order() -> None:
    t = Scene(fellowship=["1_89"], minions=["1_177"], site=1)
    t.do("pass", "pass", "pass", "pass", "pass", "pass", "pass", "pass", "aragorn", "pass", "pass")
    t.pass_until("stay")
    assert phases_of(t.m) == ["shadow", "maneuver", "archery", "assignment", "skirmish", "regroup"]


def test_rules_34_and_35_turns_go_left_and_actions_go_right() -> None:
    t = Scene(others=[{}, {}], minions=["1_177"], phase="maneuver")
    order = []
    for _ in range(4):
        order.append(t.seat)
        t.do("pass")
    assert order == ["p1", "p4", "p3", "p2"]
    assert t.s.left_of(0) == 1


def test_rules_36_and_37_the_pool_is_emptied_before_the_turn_begins() -> None:
    t = Scene(twilight=5, phase="turn")
    assert t.s.twilight == 0


def test_rules_38_and_39_start_of_turn_texts_once_and_in_the_chosen_order() -> None:
    t = Scene(support=["1_40*3"], fellowship=["1_89*1"], site=3, phase="turn")
    assert "aragorn" in t.options  # the sanctuary first …
    t.do("done")
    assert t.wounds("elrond") == 2  # … then Elrond, once
    assert "aragorn" in t.options  # … or afterwards
    t.do("aragorn")
    assert t.wounds("aragorn") == 0


def test_rule_40_no_minions_after_the_shadow_phase() -> None:
    t = Scene(fellowship=["1_89"], phase="shadow")
    t.do("pass")
    assert PHASES[t.s.phase] == "regroup"


def test_rule_41_no_minions_after_archery() -> None:
    t = Scene(fellowship=["1_50"], minions=["1_178"], phase="archery")
    t.do("pass", "pass")
    assert PHASES[t.s.phase] == "regroup"


def test_rule_42_no_minions_after_maneuver() -> None:
    t = Scene(fellowship=["1_13"], hand=["1_19"], minions=["1_178"], phase="maneuver")
    t.do("play here-lies-balin-son-of-fundin").pass_to_phase("regroup")
    assert "archery" not in phases_of(t.m)


def test_rule_43_all_minions_gone_during_assignment() -> None:
    t = Scene(fellowship=["1_89"], minions=["1_177"], phase="assignment")
    t.do("pass", "pass", "pass", "pass")  # nobody defends, nothing attacks
    assert PHASES[t.s.phase] == "regroup"


def test_rule_44_minions_go_at_the_end_and_conditions_stay() -> None:
    t = Scene(minions=["1_177"], shadow_support=["1_133"], phase="regroup")
    t.pass_until("stay").do("stay")
    while t.s.fp == 0 and t.m.decision is not None:
        t.idle()
    assert t.zone("goblin-patrol-troop") == "discard"
    assert t.zone("sarumans-ambition") == "support"


def test_rule_45_only_in_its_own_phase() -> None:
    t = Scene(fellowship=["1_13"], hand=["1_3"], minions=["1_177"], phase="maneuver")
    assert t.why_not("play axe-strike") is Why.WRONG_PHASE
    assert t.why_not("use gimli/1") is Why.WRONG_PHASE


def test_rules_46_and_47_an_event_works_once_and_for_this_skirmish() -> None:
    t = Scene(fellowship=["1_13", "1_11"], hand=["1_3"], minions=["1_177", "1_271"], phase="skirmish",
              fights={"gimli": "1_271", "farin": "1_177"})  # fmt: skip
    t.do("gimli", "play axe-strike", "gimli")
    assert t.strength("gimli") == 8
    t.end_skirmish()
    assert t.strength("gimli") == 6
    assert t.zone("axe-strike") == "discard"


def test_rules_48_and_49_abilities_again_and_only_in_play() -> None:
    t = Scene(fellowship=["1_13"], hand=["1_97"], minions=["1_177"], phase="skirmish", fights={"gimli": "1_177"})
    assert not t.can("use boromir/1")
    t.do("use gimli/1", "use gimli/1")
    assert t.strength("gimli") == 10


def test_rules_50_to_52_one_action_each_until_all_pass_in_a_row() -> None:
    t = Scene(fellowship=["1_89"], minions=["1_177", "1_152"], twilight=4, phase="maneuver")
    assert t.seat == "p1"
    t.do("pass")
    assert t.seat == "p2"
    t.do("use uruk-shaman/1")
    assert t.seat == "p1"  # passing did not stop him
    t.do("use aragorn/1", "pass", "pass")
    assert PHASES[t.s.phase] == "archery"


def test_rule_53_in_the_fellowship_phase_one_player_acts_as_often_as_he_likes() -> None:
    t = Scene(fellowship=["1_13"], hand=["1_7", "1_7"])
    t.do("play dwarf-guard", "play dwarf-guard")
    assert t.seat == "p1"


def test_rule_54_one_action_is_finished_before_the_next() -> None:
    t = Scene(fellowship=["1_13", "1_11"], hand=["1_4"], minions=["1_177"], phase="skirmish", fights={"gimli": "1_177"})
    t.do("play battle-fury")
    assert set(t.options) == {"gimli", "farin"}  # nothing else may be done meanwhile


def test_rule_55_two_timewords_work_in_either_phase() -> None:
    assert Scene(fellowship=["1_89"], hand=["1_110"]).can("play pathfinder")
    assert Scene(fellowship=["1_89"], hand=["1_110"], phase="regroup").can("play pathfinder")
    t = Scene(fellowship=["1_89"], hand=["1_110"], minions=["1_177"], phase="maneuver")
    assert not t.can("play pathfinder")


def test_rules_56_and_57_required_texts_before_optional_ones() -> None:
    t = Scene(fellowship=["1_97"], minions=["1_158*1"], shadow_support=["1_144"], twilight=1, phase="skirmish",
              fights={"boromir": "1_158"})  # fmt: skip
    t.pass_until("use uruk-bloodlust/1")
    assert t.wounds("boromir") == 2  # damage +1: the wounds are there already


def test_rule_58_several_responses_to_one_situation() -> None:
    t = Scene(fellowship=["1_97"], minions=["1_158*2"], shadow_support=["1_144"], twilight=2, phase="skirmish",
              fights={"boromir": "1_158"})  # fmt: skip
    t.pass_until("use uruk-bloodlust/1").do("use uruk-bloodlust/1", "use uruk-bloodlust/1")
    assert t.s.twilight == 0


def test_rules_59_and_229_a_cancelled_event_stays_paid() -> None:
    t = Scene(minions=["1_158"], hand=["1_296"], shadow_hand=["1_161"], phase="skirmish", fights={"frodo": "1_158"})
    t.do("play hobbit-intuition", "play wariness", "choose 2")
    assert (t.s.twilight, t.zone("hobbit-intuition")) == (1, "discard")
    assert t.zone("uruk-hai-raiding-party") == "discard"


def test_rule_60_what_was_prevented_cannot_be_prevented_again() -> None:
    t = Scene(fellowship=["1_364"], hand=["1_76", "1_76"], minions=["1_271"], phase="skirmish", worn=True,
              fights={"frodo": "1_271"})  # fmt: skip
    t.let("p2").do("use orc-soldier/1")
    assert t.s.burdens[0] == 1  # the worn Ring converts the wound …
    assert not t.can("play intimidate")  # … and nothing is left to prevent


# -- moving ------------------------------------------------------------------------------------------


def test_rules_94_to_96_the_fellowship_must_move_and_the_next_site_is_placed() -> None:
    t = Scene(site=2)
    t.do("pass")
    assert t.s.at[0] == 3
    assert KINDS[t.s.kind[t.s.path[3]]].site == 3
    assert t.s.owner[t.s.path[3]] == 1


def test_rule_97_the_arrow_says_who_places_the_site() -> None:
    t = Scene(others=[{}], site=2, phase="move")  # site 2 points to the left
    assert t.s.owner[t.s.path[3]] == 1
    t = Scene(others=[{}], site=3, phase="move")  # site 3 to the right
    assert t.s.owner[t.s.path[4]] == 2


def test_rule_98_leaving_comes_before_the_new_twilight() -> None:
    t = Scene(site=3, twilight=1, phase="move")
    assert t.s.twilight == 0 + 3 + 1  # only one could be removed


def test_rules_99_to_101_shadow_number_and_companions_and_no_more() -> None:
    t = Scene(fellowship=["1_13", "1_89"], support=["1_40"], site=4, phase="move")
    assert t.s.twilight == 6 + 3
    t = Scene(site=6, phase="move")
    assert t.s.twilight == 6 + 1  # rule 101: nothing for the region


def test_rule_102_the_shadow_number_is_never_below_zero() -> None:
    t = Scene(fellowship=["1_89 + 1_108", "1_365 + 1_108"], site=2, phase="move")
    assert t.s.twilight == 3


def test_rules_103_and_186_exertion_by_moving_spares_the_exhausted() -> None:
    t = Scene(fellowship=["1_97*2"], site=6, sites={7: "1_355"}, phase="move")
    assert (t.wounds("boromir"), t.wounds("frodo")) == (2, 1)


# -- the Shadow phase --------------------------------------------------------------------------------


def test_rules_104_and_106_one_shadow_phase_each_and_one_pool() -> None:
    t = Scene(others=[{"hand": ["1_151"]}], shadow_hand=["1_151"], site=5, twilight=3, phase="fellowship")
    t.do("pass")
    assert t.seat == "p3"  # to the right of p1 first
    before = t.s.twilight
    t.do("play uruk-savage", "pass")
    assert (t.seat, t.s.twilight) == ("p2", before - 2)


def test_rules_105_and_83_each_side_in_its_own_phase() -> None:
    t = Scene(hand=["1_151", "1_299"], site=5)
    assert t.why_not("play uruk-savage") is Why.WRONG_SIDE
    t = Scene(shadow_hand=["1_299", "1_151"], twilight=9, site=5, phase="shadow")
    assert t.why_not("play hobbit-sword") is Why.WRONG_SIDE
    assert t.can("play uruk-savage")


def test_rules_62_and_107_minions_are_paid_from_the_pool_and_go_to_the_middle() -> None:
    t = Scene(shadow_hand=["1_151", "1_158"], twilight=3, site=5, phase="shadow")
    assert t.why_not("play uruk-hai-raiding-party") is Why.NOT_ENOUGH_TWILIGHT
    t.do("play uruk-savage")
    assert (t.zone("uruk-savage"), t.s.twilight) == ("center", 1)


def test_rule_108_not_on_the_minions_of_another_shadow_player() -> None:
    t = Scene(others=[{"minions": ["1_178"]}], minions=["1_178"], shadow_hand=["1_180"], site=4, phase="shadow")
    t.do("play goblin-scimitar")
    host = t.s.host[t.card("goblin-scimitar")]
    assert t.s.owner[host] == 1


def test_rules_109_and_110_other_players_minions_may_be_helped_and_exerted() -> None:
    t = Scene(others=[{"minions": ["1_158"]}], shadow_hand=["1_124"], twilight=2, phase="maneuver")
    t.let("p2").do("play cruel-caradhras")
    assert t.wounds("uruk-hai-raiding-party") == 1


def test_rule_111_hands_stay_hidden() -> None:
    t = Scene(others=[{"hand": ["1_151"]}], shadow_hand=["1_158"], phase="shadow")
    assert t.m.view("p2").players[2].hand == 1
    assert all(card.owner == "p2" for card in t.m.view("p2").hand)


def test_rules_112_and_113_a_roaming_minion_costs_two_more_until_the_fellowship_comes() -> None:
    t = Scene(shadow_hand=["1_151"], twilight=4, site=3, phase="shadow")
    t.do("play uruk-savage")
    assert t.s.twilight == 0
    from redbook.games.tcg.table.values import roaming

    assert roaming(t.s, t.card("uruk-savage"))
    t = Scene(minions=["1_151"], site=5, phase="maneuver")
    assert not roaming(t.s, t.card("uruk-savage"))


def test_rule_114_some_sites_lower_the_penalty() -> None:
    t = Scene(shadow_hand=["1_237"], twilight=8, site=2, phase="shadow")  # Bree Streets
    t.do("play the-witch-king")
    assert t.s.twilight == 0


def test_rule_115_a_sites_shadow_ability() -> None:
    t = Scene(minions=["1_178"], shadow_discard=["1_180"], twilight=1, site=4, phase="shadow")
    t.do("use mithril-mine/1")
    assert t.zone("goblin-scimitar") == "attached"


# -- regroup -----------------------------------------------------------------------------------------


def test_rule_164_regroup_actions() -> None:
    t = Scene(fellowship=["1_89"], hand=["1_106"], minions=["1_177"], phase="regroup")
    t.do("play gondors-vengeance")
    assert t.zone("goblin-patrol-troop") == "discard"


def test_rule_165_the_ring_comes_off_and_effects_end() -> None:
    t = Scene(fellowship=["1_89"], minions=["1_177"], worn=True, phase="maneuver")
    t.do("use aragorn/1")
    t.pass_to_phase("regroup")
    assert t.s.worn is False
    assert t.keyword("aragorn", "defender") == 0


def test_rules_166_and_167_reconciling_up_and_down_to_eight() -> None:
    t = Scene(shadow_hand=["1_151"] * 3, shadow_deck=["1_158"] * 20, phase="regroup")
    t.do("pass", "pass", "uruk-savage")
    assert len(t.s.hands[1]) == 8
    t = Scene(shadow_hand=["1_151"] * 11, shadow_deck=["1_158"] * 9, phase="regroup")
    t.do("pass", "pass", "uruk-savage", "uruk-savage", "uruk-savage")
    assert len(t.s.hands[1]) == 8


def test_rules_168_and_169_move_again_and_the_minions_stay() -> None:
    t = Scene(minions=["1_177"], site=3, phase="regroup")
    t.pass_until("move").do("move")
    assert t.s.at[0] == 4
    assert (PHASES[t.s.phase], t.zone("goblin-patrol-troop")) == ("shadow", "center")


def test_rule_170_items_on_minions_go_with_them() -> None:
    t = Scene(minions=["1_178 + 1_180"], phase="regroup")
    t.pass_until("stay").do("stay")
    while t.s.fp == 0:
        t.idle()
    assert t.zone("goblin-scimitar") == "discard"


def test_rules_171_and_172_the_move_limit() -> None:
    t = Scene(moves=2, phase="regroup")
    t.do("pass", "pass")
    assert not t.can("move")
    four = Match.new("tcg", seed=1, seats=4)
    assert four.state.move_limit == 3
    assert Match.new("tcg", seed=1, seats=3).state.move_limit == 2


def test_rule_173_a_changed_limit_lasts_for_the_turn() -> None:
    t = Scene(fellowship=["1_89"], site=1, sites={2: "1_327"}, phase="move")
    assert t.s.limit_change == 1
    t.pass_until("move").do("move")
    assert t.s.limit_change == 1


def test_rule_174_a_card_may_forbid_moving() -> None:
    t = Scene(minions=["1_271"] * 5, site=8, sites={8: "1_359"}, phase="shadow")
    t.do("use shores-of-nen-hithoel/1").pass_to_phase("regroup")
    while t.s.fp == 0 and t.m.decision is not None:
        assert not t.can("move")
        t.idle()


def test_rule_124_a_phase_can_be_skipped() -> None:
    t = Scene(fellowship=["1_50"], minions=["1_177"], site=7, sites={7: "1_354"}, phase="maneuver")
    t.pass_to_phase("assignment")
    assert "archery" not in phases_of(t.m)


def test_rule_222_events_are_never_in_play() -> None:
    t = Scene(minions=["1_149"], shadow_hand=["1_124"], phase="maneuver")
    assert t.strength("uruk-messenger") == 6


def test_every_phase_is_reached_in_random_games() -> None:
    seen = set()
    for seed in (4, 10, 15, 19):
        for m in random_walk("tcg", seed):
            seen.add(PHASES[m.state.phase])
    assert seen == set(PHASES)
