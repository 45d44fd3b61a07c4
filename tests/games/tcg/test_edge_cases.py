"""Outcomes where two rules meet. Each test says which; the numbers of rules are those of docs/rules/tcg.md."""

from redbook.games.tcg.actions.burdens import add_burdens
from redbook.games.tcg.actions.playing import cost_of, why_not_play
from redbook.games.tcg.actions.wounds import discard
from redbook.games.tcg.ending import lose
from redbook.games.tcg.phases.archery import fellowship_archery, minion_archery
from redbook.games.tcg.reasons import Why
from redbook.games.tcg.state import Mod
from redbook.games.tcg.table.kinds import KINDS
from redbook.games.tcg.table.values import is_active, roaming
from redbook.games.tcg.table.zones import enter
from redbook.games.tcg.words import IN_FELLOWSHIP, IN_SUPPORT, PHASES, ZONES
from redbook.kernel import Match
from redbook.kernel.walk import check_laws

from .scene import Scene

# -- the Ring and its bearer -------------------------------------------------------------------------


def test_the_ring_put_on_for_the_first_of_two_wounds_takes_both() -> None:
    t = Scene(minions=["1_151"], ring="1_2", phase="skirmish", fights={"frodo": "1_151"})
    t.pass_until("use the-one-ring/1").do("use the-one-ring/1")
    assert (t.wounds("frodo"), t.s.burdens[0]) == (0, 2)


def test_the_ring_put_on_for_the_second_wound_takes_one() -> None:
    t = Scene(minions=["1_151"], ring="1_2", phase="skirmish", fights={"frodo": "1_151"})
    t.pass_until("use the-one-ring/1").do("pass", "use the-one-ring/1")
    assert (t.wounds("frodo"), t.s.burdens[0]) == (1, 1)


def test_worn_outside_a_skirmish_the_ruling_ring_waits_and_others_may_react() -> None:
    t = Scene(minions=["1_158", "1_230"], shadow_hand=["1_137", "1_228"], ring="1_2", fellowship=["1_13", "1_97"],
              phase="maneuver")  # fmt: skip
    t.let("p2").do("play sarumans-reach", "choose 2", "play the-twilight-world")
    assert (t.s.worn, t.s.burdens[0]) == (True, 2)


def test_put_on_in_the_regroup_phase_it_comes_off_at_its_end() -> None:
    t = Scene(ring="1_1", phase="regroup")
    t.s.worn = True
    t.pass_until("stay", "move")
    assert t.s.worn is False


def test_the_tenth_burden_as_a_cost_corrupts_before_the_effect() -> None:
    t = Scene(hand=["1_308"], minions=["1_151*2"], burdens=9, phase="skirmish", fights={"frodo": "1_151"})
    t.do("play power-according-to-his-stature")
    assert t.m.result is not None
    assert (t.m.result.winners, t.m.result.reason) == (("p2",), "corrupted")
    assert t.zone("uruk-savage") == "center"


def test_the_extra_skirmish_of_1_224_ignores_the_text_of_the_ring_but_not_its_figures() -> None:
    t = Scene(minions=["1_235", "1_271"], shadow_hand=["1_224"], worn=True, ring="1_2", fellowship=["1_97"], site=3,
              phase="skirmish", fights={"boromir": "1_271"})  # fmt: skip
    t.pass_until("play return-to-its-master").do("play return-to-its-master")
    assert t.s.fight == t.s.bearer[0]
    assert t.strength("frodo") == 3 + 1
    t.end_skirmish()
    assert t.m.result is not None  # 9 against 4: overwhelmed


def test_in_the_extra_skirmish_of_1_224_wounds_hurt_and_afterwards_the_ring_speaks_again() -> None:
    t = Scene(minions=["1_235", "1_271"], shadow_hand=["1_224"], worn=True, ring="1_2", fellowship=["1_97"], site=3,
              phase="skirmish", fights={"boromir": "1_271"})  # fmt: skip
    t.pass_until("play return-to-its-master").do("play return-to-its-master")
    t.s.mods.append(Mod("strength", t.s.bearer[0], 3, "regroup"))
    t.s.changed()
    t.end_skirmish()
    assert (t.wounds("frodo"), t.s.burdens[0]) == (1, 0)
    assert all(m.what != "ring-text-off" for m in t.s.mods)


def test_1_224_after_the_fierce_round_takes_a_nazgul_that_is_not_fierce() -> None:
    t = Scene(minions=["1_235", "1_230"], shadow_hand=["1_224"], worn=True, fellowship=["1_97", "1_89"], site=3,
              phase="skirmish", fights={"boromir": "1_230"})  # fmt: skip
    t.s.fierce_round, t.s.fierce_now = True, [t.card("ulaire-cantea")]
    t.pass_until("play return-to-its-master").do("play return-to-its-master", "ulaire-otsea")
    assert t.s.foe[t.card("ulaire-otsea")] == t.s.bearer[0] == t.s.fight


def test_what_lay_on_frodo_is_discarded_when_sam_takes_over() -> None:
    t = Scene(fellowship=["1_311"], on_frodo=["1_279", "1_299"], minions=["1_177"], burdens=8, wounds=1,
              phase="skirmish", fights={"frodo": "1_177"})  # fmt: skip
    t.pass_until("use sam/2").do("use sam/2")
    assert (t.zone("thin-and-stretched"), t.zone("hobbit-sword")) == ("discard", "discard")
    assert (t.s.burdens[0], t.s.resistance[0], t.wounds("sam")) == (0, 5, 0)
    assert t.s.fight == -1  # that skirmish is over; Sam is not drawn into it
    assert t.zone("frodo", 0) == "dead"


def test_sam_in_hand_does_not_help() -> None:
    t = Scene(hand=["1_311"], minions=["1_177"], phase="skirmish", fights={"frodo": "1_177"})
    t.end_skirmish()
    assert t.m.result is not None
    assert t.m.result.reason == "ring-bearer-killed"


def test_a_second_frodo_only_heals_and_after_his_death_is_not_played() -> None:
    t = Scene(hand=["1_289", "1_299"])
    assert t.why_not("play frodo") is Why.UNIQUE
    t = Scene(fellowship=["1_311"], hand=["1_290"], minions=["1_177"], phase="skirmish", fights={"frodo": "1_177"})
    t.pass_until("use sam/2").do("use sam/2")
    second = t.s.hands[0][0]
    assert why_not_play(t.s, second, 0) is Why.DEAD


def test_sam_as_ring_bearer_is_corrupted_at_five() -> None:
    t = Scene(fellowship=["1_311"], minions=["1_177", "1_158"], shadow_hand=["1_228", "1_228"], ring="1_1",
              phase="skirmish", fights={"frodo": "1_177"})  # fmt: skip
    t.pass_until("use sam/2").do("use sam/2")
    add_burdens(t.m.play_state, 0, 4)
    assert t.m.play_state.result is None
    add_burdens(t.m.play_state, 0, 1)
    assert t.m.play_state.result is not None


# -- skirmishes --------------------------------------------------------------------------------------


def test_triple_protection_twice_is_still_triple() -> None:
    t = Scene(fellowship=["1_96 + 1_101"], minions=["1_165", "1_271"], phase="skirmish",
              fights={"boromir": ["1_165", "1_271"]})  # fmt: skip
    assert t.strength("boromir") * 3 <= 15 + 7  # 7 against 22
    t.end_skirmish()
    assert t.zone("boromir") == "dead"


def test_a_companion_overwhelms_all_that_fight_him_or_none() -> None:
    for more, zones in ((15, {"center"}), (16, {"discard"})):  # 23 and 24 against 12
        t = Scene(fellowship=["1_89"], minions=["1_191", "1_191"], phase="skirmish",
                  fights={"aragorn": ["1_191", "1_191"]})  # fmt: skip
        t.s.mods.append(Mod("strength", t.card("aragorn"), more, "regroup"))
        t.s.changed()
        t.end_skirmish()
        assert {ZONES[t.s.zone[c]] for c in t.cards("moria-scout")} == zones


def test_a_minion_stacked_after_its_win_is_not_fierce_later() -> None:
    t = Scene(fellowship=["1_97"], minions=["1_177"], shadow_support=["1_183"], phase="skirmish",
              fights={"boromir": "1_177"})  # fmt: skip
    t.s.mods.append(Mod("fierce", t.card("goblin-patrol-troop"), 1, "regroup"))
    t.s.changed()
    t.pass_until("use goblin-swarms/1").do("use goblin-swarms/1").pass_to_phase("regroup")
    assert t.s.fierce_round is False
    assert t.zone("goblin-patrol-troop") == "stacked"


def test_a_cancelled_skirmish_leaves_a_fierce_minion_to_fight_again() -> None:
    t = Scene(fellowship=["1_97"], hand=["1_296"], minions=["1_230"], phase="skirmish", fights={"frodo": "1_230"})
    t.do("play hobbit-intuition")
    t.pass_to_phase("assignment")
    assert t.s.fierce_round
    t.do("pass", "pass")
    assert "boromir" in t.options


def test_wounds_of_a_lost_skirmish_and_a_required_text_are_ordered_by_the_free_peoples_player() -> None:
    t = Scene(fellowship=["1_13"], support=["1_20"], minions=["1_178"], phase="skirmish", fights={"gimli": "1_178"})
    t.pass_until("use wounds/1", "use wounds.-1/1")
    assert t.seat == "p1"


def test_killed_by_a_text_is_not_killed_by_the_orc_that_exerted() -> None:
    """Rule 228: 1_255 is the source, so 1_265 finds no companion killed by a Sauron Orc."""
    t = Scene(fellowship=["1_53*1", "1_97"], minions=["1_271", "1_240"], shadow_hand=["1_255", "1_265"], twilight=1,
              deck=["1_3"] * 9, phase="skirmish", fights={"lorien-elf": "1_240"})  # fmt: skip
    t.let("p2").do("play mordors-strength", "band-of-the-eye")
    assert t.zone("lorien-elf") == "dead"
    assert not t.can("play orc-butchery")


def test_killed_by_an_orcs_own_text_is_killed_by_it() -> None:
    t = Scene(fellowship=["1_53*1", "1_97"], minions=["1_271"], shadow_hand=["1_265"], deck=["1_3"] * 9,
              phase="skirmish", fights={"lorien-elf": "1_271"})  # fmt: skip
    t.let("p2").do("use orc-soldier/1", "play orc-butchery")
    assert len(t.s.decks[0]) == 9 - 3


# -- assignment --------------------------------------------------------------------------------------


def test_all_hobbits_at_the_ferry_skip_assignment_and_skirmishes_but_not_archery() -> None:
    t = Scene(fellowship=["1_302"], minions=["1_176"], sites={2: "1_330"}, on_frodo=["1_279"], phase="archery")
    t.do("pass", "pass")
    assert "frodo" in t.options  # arrows fly
    t.do("frodo").pass_until("stay")
    assert PHASES[t.s.phase] == "regroup"
    assert t.zone("goblin-marksman") == "center"
    t.do("stay")
    while t.s.fp == 0:
        t.idle()
    assert t.s.burdens[0] == 0  # 1_279: nobody was assigned


def test_assigned_counts_even_if_the_skirmish_is_cancelled() -> None:
    t = Scene(fellowship=["1_302"], minions=["1_271"], hand=["1_296"], on_frodo=["1_279"], phase="skirmish",
              fights={"merry": "1_271"})  # fmt: skip
    t.do("play hobbit-intuition").pass_until("stay").do("stay")
    while t.s.fp == 0 and t.m.decision is not None:
        t.idle()
    assert t.s.burdens[0] == 1


def test_a_burden_for_every_assignment_of_the_bearer() -> None:
    t = Scene(fellowship=["1_97 + 1_244"], minions=["1_230"], phase="assignment")
    t.do("pass", "pass", "boromir")
    assert t.s.burdens[0] == 1  # no three cards to discard
    t.end_skirmish()
    t.do("pass", "pass", "boromir")
    assert t.s.burdens[0] == 2  # and in the fierce round again


def test_rule_138_assigned_by_the_shadow_too_and_all_at_once() -> None:
    t = Scene(fellowship=["1_97 + 1_244"], minions=["1_271", "1_178"], hand=["1_3"] * 3, phase="assignment")
    t.do("pass", "pass", "pass", "pass")  # nobody defends
    t.do("boromir")
    assert t.s.burdens[0] == 0  # not before the last minion is assigned
    t.do("boromir", "choose 2")
    assert t.s.burdens[0] == 1  # once


def test_rule_134_a_minion_freed_later_is_not_assigned_again() -> None:
    t = Scene(fellowship=["1_97", "1_302"], minions=["1_271", "1_178"], hand=["1_296"], phase="skirmish",
              fights={"merry": "1_178", "boromir": "1_271"})  # fmt: skip
    t.do("merry", "play hobbit-intuition")
    t.end_skirmish()
    assert PHASES[t.s.phase] == "regroup"


# -- archery -----------------------------------------------------------------------------------------


def test_legolas_shoots_twice_for_one_arrow() -> None:
    t = Scene(fellowship=["1_50"], minions=["1_177"], phase="archery")
    t.do("use legolas/1", "use legolas/1")
    assert (t.wounds("goblin-patrol-troop"), fellowship_archery(t.s)) == (2, 0)


def test_six_arrows_less_is_none_and_a_condition_alone_makes_one() -> None:
    t = Scene(fellowship=["1_50", "1_53 + 1_41"], minions=["1_172", "1_178"], phase="archery")
    assert fellowship_archery(t.s) == 0
    t = Scene(minions=["1_271"], shadow_support=["1_264"], phase="archery")
    assert minion_archery(t.s) == 1


def test_arrows_beyond_the_minions_of_the_named_player_are_lost() -> None:
    t = Scene(fellowship=["1_50", "1_53 + 1_41", "1_53 + 1_41"], minions=["1_178"], others=[{"minions": ["1_177"]}],
              phase="archery")  # fmt: skip
    t.do("pass", "pass", "pass", "p2")
    assert (t.zone("goblin-runner"), t.wounds("goblin-patrol-troop")) == ("discard", 0)


# -- playing and moving ------------------------------------------------------------------------------


def test_runner_at_site_two_needs_three_and_gives_two_back() -> None:
    t = Scene(shadow_hand=["1_178", "1_163"], twilight=2, phase="shadow")
    assert t.why_not("play goblin-runner") is Why.NOT_ENOUGH_TWILIGHT
    t = Scene(shadow_hand=["1_178"], twilight=3, phase="shadow")
    t.do("play goblin-runner", "use goblin-runner/1")
    assert t.s.twilight == 2


def test_the_first_nazgul_at_the_ford_uses_up_its_discount() -> None:
    t = Scene(shadow_hand=["1_234", "1_235"], shadow_discard=["1_232"], fellowship=["1_13", "1_97", "1_89", "1_50"],
              twilight=4, site=3, sites={3: "1_338"}, phase="shadow")  # fmt: skip
    t.do("play ulaire-nertea")
    assert t.s.twilight == 4
    t.do("yes")
    assert (t.s.twilight, t.zone("ulaire-lemenya")) == (0, "center")


def test_the_first_moria_orc_of_each_shadow_phase_is_cheaper() -> None:
    t = Scene(shadow_hand=["1_271", "1_163", "1_172"], others=[{"hand": ["1_191"]}], twilight=20, site=6,
              sites={6: "1_350"}, phase="shadow")  # fmt: skip
    t.do("play orc-soldier")
    assert t.s.twilight == 18
    t.do("play ancient-chieftain")
    assert t.s.twilight == 16
    t.do("play goblin-archer")
    assert t.s.twilight == 11


def test_rule_113_roaming_ends_when_the_fellowship_reaches_the_number() -> None:
    t = Scene(minions=["1_178"], site=3, phase="regroup")
    assert roaming(t.s, t.card("goblin-runner"))
    t.pass_until("move").do("move")
    assert not roaming(t.s, t.card("goblin-runner"))


def test_rule_81_the_ambusher_does_not_lower_its_own_penalty() -> None:
    t = Scene(shadow_hand=["1_261", "1_271"], twilight=20, phase="shadow")
    ambusher = t.card("orc-ambusher")
    assert cost_of(t.s, ambusher, 1) == 1 + 2
    t.do("play orc-ambusher")
    assert cost_of(t.s, t.card("orc-soldier"), 1) == 2 + 1


def test_three_trackers_take_away_the_penalty_and_no_more() -> None:
    t = Scene(minions=["1_261", "1_262", "1_270"], shadow_hand=["1_271"], phase="shadow")
    assert cost_of(t.s, t.card("orc-soldier"), 1) == 2


def test_tol_brandir_ends_only_the_shadow_phase_of_who_uses_it() -> None:
    t = Scene(shadow_hand=["1_271"], shadow_discard=["1_261", "1_262"], others=[{"hand": ["1_151"]}], twilight=20,
              site=8, sites={9: "1_363"}, phase="move")  # fmt: skip
    assert t.seat == "p3"
    t.do("use tol-brandir/1")
    assert t.seat == "p2"
    t.do("use tol-brandir/1", "yes", "orc-assassin", "yes")
    assert (t.zone("orc-ambusher"), t.zone("orc-assassin")) == ("center", "center")
    assert PHASES[t.s.phase] != "shadow"


def test_a_site_may_be_swapped_wherever_it_lies_and_nobody_moves() -> None:
    t = Scene(minions=["1_233"], path_owner=0, site=4, sites={4: "1_344"}, fellowship=["1_13"], twilight=1,
              phase="shadow")  # fmt: skip
    before = (t.s.at[0], t.s.twilight)
    first = t.s.path[1]
    option = next(o for o in t.m.decision.options if o.notation.startswith("use ulaire-nelya"))
    t.m.play(option)
    t.m.play(next(o for o in t.m.decision.options if o.card == first))
    assert t.s.owner[t.s.path[1]] == 1
    assert first in t.s.adventures[0]
    assert (t.s.at[0], t.s.twilight) == before


def test_rule_234_what_lies_on_a_replaced_site_stays() -> None:
    t = Scene(minions=["1_158"], shadow_support=["1_222"], shadow_hand=["1_138"], path_owner=0, twilight=9,
              phase="shadow")  # fmt: skip
    t.do("play sarumans-snows")
    host = t.m.decision.options
    t.m.play(next(o for o in host if o.notation.startswith("bree-streets")))
    t.do("use paths-seldom-trodden/2")
    assert t.s.owner[t.s.path[2]] == 1
    assert t.s.host[t.card("sarumans-snows")] == t.s.path[2]


def test_rule_235_there_is_no_site_ten() -> None:
    t = Scene(fellowship=["1_89"], hand=["1_110"], site=9, phase="regroup")
    t.do("play pathfinder")
    assert all(c >= 0 for c in t.s.path[1:])


# -- several players ---------------------------------------------------------------------------------


def test_rule_212_ones_own_shadow_cards_sleep_in_ones_turn() -> None:
    t = Scene(
        others=[{"fellowship": ["1_89 + 1_282"], "support": ["1_133"]}], shadow_support=["1_133"], support=["1_40"]
    )
    own = t.spare(t.s, "1_252")
    enter(t.s, own, IN_SUPPORT)
    t.s.owner = bytes([*t.s.owner[:-1], 0])  # the Free Peoples player's own Shadow condition
    t.s.moved()
    assert not is_active(t.s, own)
    assert sum(is_active(t.s, c) for c in t.cards("sarumans-ambition")) == 2
    assert not is_active(t.s, t.card("the-weight-of-a-legacy"))  # on a companion who sleeps


def test_rule_209_a_sleeping_copy_does_not_block() -> None:
    t = Scene(others=[{"hand": ["1_162"]}], minions=["1_158"], twilight=9, site=5, phase="shadow")
    own = t.spare(t.s, "1_162")
    enter(t.s, own, IN_SUPPORT)
    t.s.owner = bytes([*t.s.owner[:-1], 0])
    t.s.moved()
    assert why_not_play(t.s, t.s.hands[2][0], 2) is None  # the one of the Free Peoples player sleeps
    t.s.owner = bytes([*t.s.owner[:-1], 1])
    t.s.moved()
    assert why_not_play(t.s, t.s.hands[2][0], 2) is Why.UNIQUE_SHADOW


def test_rule_211_copies_that_are_not_unique_add_up() -> None:
    t = Scene(minions=["1_158"], shadow_hand=["1_126"], shadow_support=["1_133", "1_133"], phase="maneuver")
    assert cost_of(t.s, t.card("hunt-them-down"), 1) == 1


def test_rule_109_an_event_for_the_minion_of_another_shadow_player() -> None:
    t = Scene(fellowship=["1_97"], others=[{"minions": ["1_158"]}], shadow_hand=["1_139"], phase="skirmish",
              fights={"boromir": "1_158"})  # fmt: skip
    t.let("p2").do("play savagery-to-match-their-numbers")
    assert t.strength("uruk-hai-raiding-party") == 11


def test_a_winner_of_another_player_is_not_yours() -> None:
    t = Scene(fellowship=["1_97"], others=[{"minions": ["1_158"]}], shadow_support=["1_159"], twilight=9,
              phase="skirmish", fights={"boromir": "1_158"})  # fmt: skip
    while t.s.fight >= 0 and t.m.decision is not None:
        assert not t.can("use uruk-hai-rampage/1")
        t.idle()


def test_every_shadow_player_may_draw_at_the_summit() -> None:
    t = Scene(others=[{"deck": ["1_151"] * 3}], shadow_deck=["1_151"] * 3, burdens=2, site=8, sites={9: "1_362"},
              phase="move")  # fmt: skip
    assert t.seat == "p3"
    t.do("use summit-of-amon-hen/1")
    assert t.seat == "p2"
    t.do("pass")
    assert [len(hand) for hand in t.s.hands] == [0, 0, 2]


def test_rule_244_a_loser_in_the_middle_of_an_action_leaves_a_sound_table() -> None:
    t = Scene(others=[{"hand": ["1_151"]}], minions=["1_158"], shadow_hand=["1_124"], burdens=9, wounds=3, twilight=2,
              fellowship=["1_97 + 1_107"], phase="maneuver")  # fmt: skip
    t.let("p2").do("play cruel-caradhras")
    assert t.m.result is None
    assert (t.s.fp, t.s.order, t.seat) == (0, [1, 2], "p3")
    assert t.zone("cruel-caradhras") == "discard"
    check_laws(t.m)
    t.do("done")
    assert t.s.fp == 1
    assert t.zone("uruk-hai-raiding-party") == "discard"
    check_laws(t.m)


def test_a_fellowship_on_a_replaced_site_stands_on_the_new_one() -> None:
    t = Scene(others=[{}], minions=["1_177"], path_owner=0, site=4, phase="skirmish", fights={"frodo": "1_177"})
    t.end_skirmish()
    assert all(t.s.path[t.s.at[p]] >= 0 for p in t.s.order)
    assert [KINDS[t.s.kind[t.s.path[n]]].site for n in range(1, 5)] == [1, 2, 3, 4]


def test_the_arrow_goes_on_to_the_next_player_on_that_side() -> None:
    t = Scene(others=[{}, {}], site=3, phase="fellowship")  # to the right of p1 sits p4
    lose(t.m.play_state, 3, "corrupted")
    t.do("pass")
    assert t.s.owner[t.s.path[4]] == 2


def test_rules_104_and_245_everybody_reconciles_and_has_a_shadow_phase_counter_clockwise() -> None:
    t = Scene(others=[{"deck": ["1_151"] * 9}, {"deck": ["1_151"] * 9}], shadow_deck=["1_151"] * 9, phase="regroup")
    t.do("pass", "pass", "pass", "pass")
    assert [len(hand) for hand in t.s.hands] == [0, 8, 8, 8]
    told = [e.event.seat for e in t.m.events if e.event.kind == "drew-unseen"]
    assert told == ["p4", "p3", "p2"]


def test_six_players_move_up_to_five_times() -> None:
    m = Match.new("tcg", seed=1, seats=6)
    assert m.state.move_limit == 5


def test_rule_200_the_ring_bearer_is_never_discarded() -> None:
    t = Scene(minions=["1_230", "1_158"], shadow_hand=["1_205"], twilight=5, phase="maneuver")
    t.let("p2").do("play beauty-is-fading")  # nothing else is there to discard
    assert t.zone("frodo", 0) == "fellowship"
    discard(t.m.play_state, (t.s.bearer[0], t.s.ring[0]), -1)
    assert (t.zone("frodo", 0), t.zone("the-one-ring", 0)) == ("fellowship", "attached")


def test_rule_93_a_transfer_is_not_playing_and_minions_do_not_transfer() -> None:
    t = Scene(fellowship=["1_302 + 1_299"], sites={2: "1_334"}, deck=["1_3"])
    t.do("transfer hobbit-sword")
    assert t.s.hands[0] == []  # Trollshaw Forest pays for items that are played
    t = Scene(minions=["1_178 + 1_180", "1_191"], twilight=9, site=4, phase="shadow")
    assert not t.can("transfer goblin-scimitar")


def test_rule_217_the_stacked_fall_with_their_host_and_do_not_count_as_in_play() -> None:
    t = Scene(shadow_support=["1_183 + 1_163@1"], shadow_hand=["1_163"], minions=["1_158"], twilight=9, site=4,
              phase="shadow")  # fmt: skip
    assert t.can("play ancient-chieftain")  # unique, but the other one is stacked
    discard(t.m.play_state, (t.card("goblin-swarms"),), -1)
    assert [t.zone("goblin-swarms"), len(t.s.discards[1])] == ["discard", 2]


def test_rule_78_the_morgul_blade_beside_another_hand_weapon() -> None:
    t = Scene(minions=["1_232 + 1_218"], shadow_hand=["1_216", "1_225"], twilight=9, site=3, phase="shadow")
    assert t.why_not("play sword-of-minas-morgul") is Why.NO_BEARER
    t.do("play morgul-blade")
    assert t.s.host[t.card("morgul-blade")] == t.card("ulaire-lemenya")


def test_rule_89_four_cards_in_a_fellowship_phase() -> None:
    t = Scene(fellowship=["1_13"], hand=["1_6", "1_6"], deck=["1_3"] * 8)
    t.do("play delving", "play delving")
    assert len(t.s.hands[0]) == 4


def test_responses_go_from_the_free_peoples_player_to_the_right() -> None:
    t = Scene(
        fellowship=["1_50"], minions=["1_230"], shadow_hand=["1_203"], others=[{"hand": ["1_203"]}], phase="archery"
    )
    t.do("pass", "pass", "pass")
    assert t.seat == "p3"
    t.do("pass")
    assert t.seat == "p2"
    t.do("play all-blades-perish")
    assert t.wounds("ulaire-cantea") == 0
    assert not t.can("play all-blades-perish")  # rule 60: nothing is left to prevent


def test_rule_82_what_was_done_to_a_card_that_is_gone_does_not_wait_for_it() -> None:
    """1_66 falls, its bearer dies of it, and the strength it gives finds nobody."""
    t = Scene(fellowship=["1_53*2 + 1_66", "1_50"], minions=["1_177"], phase="skirmish", fights={"legolas": "1_177"})
    t.do("use the-tale-of-gil-galad/1")
    elf = t.card("lorien-elf")
    assert t.zone("lorien-elf") == "dead"
    enter(t.s, elf, IN_FELLOWSHIP)
    assert t.strength("lorien-elf") == 4
