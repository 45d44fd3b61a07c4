"""Paying, playing, the fellowship phase, wounds, the Ring, allies, active cards, values, sites, several players:
rules 61 to 93, 175 to 253."""

import pytest

from redbook.games.tcg.actions.playing import cost_of
from redbook.games.tcg.reasons import Why
from redbook.games.tcg.state import Mod
from redbook.games.tcg.table.kinds import KINDS
from redbook.games.tcg.table.values import active, is_active
from redbook.games.tcg.words import PHASES
from redbook.kernel import Match, Seeded, find_game
from redbook.kernel.walk import check_laws, random_walk

from .scene import Scene

# -- playing and paying ------------------------------------------------------------------------------


def test_rule_61_a_free_peoples_card_adds_its_cost() -> None:
    t = Scene(hand=["1_89"])
    t.do("play aragorn")
    assert t.s.twilight == 4


def test_rules_63_and_80_a_cost_is_never_below_zero_and_counts_where_the_card_is_played() -> None:
    t = Scene(hand=["1_299"], site=1, sites={1: "1_323"}, fellowship=["1_302"])
    assert cost_of(t.s, t.card("hobbit-sword"), 0) == 1  # no Hobbit, only a Hobbit's sword
    t = Scene(minions=["1_158"], shadow_hand=["1_124"], shadow_support=["1_133"] * 4, phase="maneuver")
    t.do("play cruel-caradhras")
    assert t.s.twilight == 0


def test_rules_64_to_66_a_card_that_is_played_is_nowhere_else() -> None:
    t = Scene(fellowship=["1_364"], hand=["1_81"], deck=["1_3"] * 4, twilight=2)
    t.do("play questions-that-need-answering")
    assert t.zone("questions-that-need-answering") == "void"
    assert t.s.twilight == 5  # rule 65: checked before it was paid
    t = Scene(shadow_support=["1_196"], shadow_hand=["1_151", "1_151"], shadow_discard=["1_178"], twilight=3, site=4,
              phase="shadow")  # fmt: skip
    assert t.why_not("use they-are-coming/1") is Why.COST


def test_rules_67_to_69_requirements_and_costs() -> None:
    t = Scene(fellowship=["1_13*2", "1_11*2"], hand=["1_4"], minions=["1_177"], phase="skirmish",
              fights={"gimli": "1_177"})  # fmt: skip
    assert t.why_not("play battle-fury") is Why.COST
    t = Scene(fellowship=["1_13*1"], hand=["1_4", "1_4"], minions=["1_177"], phase="skirmish",
              fights={"gimli": "1_177"})  # fmt: skip
    t.do("play battle-fury").let("p1")
    assert not t.can("play battle-fury")  # one exertion pays for one card


def test_rule_70_effects_are_done_as_far_as_possible() -> None:
    t = Scene(fellowship=["1_97"], minions=["1_150"], deck=["1_3"], phase="skirmish", fights={"boromir": "1_150"})
    t.end_skirmish()
    if t.can("use uruk-rager/1"):
        t.do("use uruk-rager/1")
    assert len(t.s.decks[0]) == 0


def test_rule_73_failing_to_find_is_fine() -> None:
    t = Scene(site=1, sites={1: "1_319"}, deck=["1_3"] * 3, path_owner=0)
    t.do("use bag-end/1")
    assert len(t.s.decks[0]) == 3


def test_rules_75_to_78_bearers_and_classes() -> None:
    t = Scene(fellowship=["1_50"], hand=["1_9"])
    assert t.why_not("play dwarven-axe") is Why.NO_BEARER
    t = Scene(fellowship=["1_13 + 1_9"], hand=["1_14"])
    assert t.why_not("play gimlis-battle-axe") is Why.NO_BEARER  # one hand weapon
    t = Scene(fellowship=["1_89 + 1_94"], hand=["1_94"])
    t.do("play athelas")  # rule 77: no class, no limit
    assert t.s.host.count(t.card("aragorn")) == 2


def test_rule_79_no_free_discard() -> None:
    t = Scene(fellowship=["1_13 + 1_9"], hand=["1_299"])
    assert not any(option.startswith("discard ") for option in t.options)


def test_rule_81_a_card_changes_its_own_playing_only_if_it_says_so() -> None:
    t = Scene(minions=["1_178"], shadow_hand=["1_165"], twilight=7, site=4, phase="shadow")
    assert t.can("play cave-troll-of-moria")


def test_rule_82_each_entry_makes_a_new_card() -> None:
    t = Scene(fellowship=["1_97"], minions=["1_153"], twilight=5, phase="skirmish", fights={"boromir": "1_153"})
    t.pass_until("use uruk-slayer/1").do("use uruk-slayer/1")
    from redbook.games.tcg.table.zones import enter, leave_play
    from redbook.games.tcg.words import DISCARD, IN_CENTER

    slayer = t.card("uruk-slayer")
    leave_play(t.m.play_state, slayer, DISCARD)
    enter(t.s, slayer, IN_CENTER)
    assert t.s.used == {}
    assert t.strength("uruk-slayer") == 9


# -- the fellowship phase ----------------------------------------------------------------------------


def test_rules_84_and_85_discard_to_heal() -> None:
    t = Scene(fellowship=["1_89*1"], hand=["1_365"])
    t.do("discard-to-heal aragorn")
    assert (t.s.wounds[t.card("1_89")], t.zone("1_365")) == (0, "discard")
    t = Scene(fellowship=["1_89"], hand=["1_365", "1_299"])
    assert t.why_not("discard-to-heal aragorn") is Why.NOT_WOUNDED
    t = Scene(fellowship=["1_13", "1_7*1"], hand=["1_7"])
    assert t.why_not("discard-to-heal dwarf-guard") is Why.NOT_UNIQUE


def test_rules_86_and_87_nine_companions_dead_ones_included() -> None:
    t = Scene(fellowship=["1_13", *["1_7"] * 5], dead=["1_7", "1_7"], hand=["1_7"])
    assert t.why_not("play dwarf-guard") is Why.NINE_COMPANIONS
    t = Scene(fellowship=["1_13", *["1_7"] * 5], dead=["1_7"], hand=["1_7"])
    t.do("play dwarf-guard")


def test_rule_88_any_ally_at_any_site() -> None:
    t = Scene(fellowship=["1_50"], hand=["1_40"], site=1)
    t.do("play elrond")
    assert t.zone("elrond") == "support"


def test_rule_89_no_more_than_four_cards_a_fellowship_phase_and_the_switch() -> None:
    t = Scene(fellowship=["1_13"], hand=["1_6", "1_6"], deck=["1_3"] * 8, switches={"rule_of_4": False})
    t.do("play delving", "play delving")
    assert len(t.s.hands[0]) == 6


def test_rules_90_to_93_transfer() -> None:
    t = Scene(fellowship=["1_302 + 1_299"])
    t.do("transfer hobbit-sword")
    assert (t.s.host[t.card("hobbit-sword")], t.s.twilight) == (t.card("frodo", 0), 1)
    t = Scene(fellowship=["1_13 + 1_14", "1_11"])
    assert not t.can("transfer gimlis-battle-axe")  # rule 92
    t = Scene(fellowship=["1_50 + 1_41"], support=["1_40"], site=2)
    assert not t.can("transfer elven-bow")  # rule 91: Elrond is at site 3
    t = Scene(fellowship=["1_50 + 1_41"], support=["1_40"], site=3)
    t.do("transfer elven-bow")
    assert t.keyword("elrond", "archer") == 1


# -- wounds, exertion, healing, death ----------------------------------------------------------------


def test_rule_175_each_wound_opens_its_own_window() -> None:
    t = Scene(fellowship=["1_364"], hand=["1_76"], minions=["1_165"], phase="skirmish", fights={"gandalf": "1_165"})
    t.s.mods.append(Mod("strength", t.card("gandalf"), 2, "regroup"))
    t.s.changed()
    t.pass_until("play intimidate").do("play intimidate")
    assert t.wounds("gandalf") == 1  # the second wound of damage +1


def test_rules_176_and_178_death() -> None:
    t = Scene(fellowship=["1_53*1"], minions=["1_148"], phase="skirmish", fights={"lorien-elf": "1_148"})
    t.end_skirmish()
    assert t.zone("lorien-elf") == "dead"


def test_rule_177_losing_vitality_can_kill() -> None:
    t = Scene(fellowship=["1_53*2 + 1_66"], minions=["1_148"], phase="skirmish", fights={"frodo": "1_148"})
    assert t.left("lorien-elf") == 1
    t.do("use the-tale-of-gil-galad/1")
    assert t.zone("lorien-elf") == "dead"


def test_rule_179_the_discarded_are_not_dead() -> None:
    t = Scene(support=["1_40"], site=6, phase="move")
    assert t.zone("elrond") == "discard"


def test_rule_180_everything_on_it_is_discarded() -> None:
    t = Scene(fellowship=["1_89*3 + 1_94 + 1_282"], minions=["1_158"], phase="skirmish", fights={"aragorn": "1_158"})
    t.end_skirmish()
    assert (t.zone("aragorn"), t.zone("athelas"), t.zone("the-weight-of-a-legacy")) == ("dead", "discard", "discard")
    assert t.s.discards[1] == [t.card("the-weight-of-a-legacy")]


def test_rules_181_and_206_unique_characters() -> None:
    t = Scene(dead=["1_89"], hand=["1_365"])
    assert t.why_not("play aragorn") is Why.DEAD
    t = Scene(fellowship=["1_89"], hand=["1_365"])
    assert t.why_not("play aragorn") is Why.UNIQUE
    t = Scene(fellowship=["1_13"], dead=["1_7"], hand=["1_7"])
    assert t.can("play dwarf-guard")  # not unique


def test_rules_182_and_183_the_exhausted_cannot_exert() -> None:
    t = Scene(fellowship=["1_302*2", "1_97"], minions=["1_177"], phase="skirmish", fights={"boromir": "1_177"})
    assert t.why_not("use merry/1") is Why.COST  # twice needs three


def test_rules_184_and_193_exertion_is_no_wound() -> None:
    t = Scene(fellowship=["1_364"], hand=["1_76"], minions=["1_158"], shadow_hand=["1_124"], twilight=2, worn=True,
              phase="maneuver", ring="1_1")  # fmt: skip
    t.let("p2").do("play cruel-caradhras", "choose 1")
    assert (t.wounds("frodo"), t.s.burdens[0]) == (1, 0)


def test_rules_187_and_188_healing() -> None:
    t = Scene(fellowship=["1_89 + 1_94"])
    t.do("use athelas/1")
    assert t.zone("athelas") == "discard"  # nothing to heal, but it may be done


def test_rule_189_up_to_five_wounds_of_companions_only() -> None:
    t = Scene(fellowship=["1_89*3", "1_13*2", "1_97*2"], support=["1_57*1"], site=3, phase="turn")
    for _ in range(5):
        assert "rumil" not in t.options
        t.do(t.options[0])
    assert sum(t.wounds(who) for who in ("aragorn", "gimli", "boromir")) == 2


# -- the Ring and burdens ----------------------------------------------------------------------------


def test_rules_191_and_193_putting_on_the_ruling_ring() -> None:
    t = Scene(minions=["1_271"], phase="skirmish", fights={"frodo": "1_271"})
    t.let("p2").do("use orc-soldier/1", "use the-one-ring/1")
    assert (t.s.worn, t.wounds("frodo"), t.s.burdens[0]) == (True, 0, 1)
    t.end_skirmish()
    assert (t.wounds("frodo"), t.s.burdens[0]) == (0, 2)  # and the wound for losing


def test_rule_193_isildurs_bane_works_in_every_phase_for_two_burdens() -> None:
    t = Scene(ring="1_1", minions=["1_176"], phase="archery")
    t.do("pass", "pass", "use the-one-ring/1")
    assert (t.s.burdens[0], t.wounds("frodo")) == (2, 0)
    t = Scene(ring="1_2", minions=["1_176"], worn=True, phase="archery")
    t.do("pass", "pass")
    assert (t.s.burdens[0], t.wounds("frodo")) == (0, 1)  # the Ruling Ring sleeps outside skirmishes


def test_rules_192_and_199_corruption_and_sam_cannot_help() -> None:
    t = Scene(fellowship=["1_311"], burdens=9, minions=["1_158"], shadow_hand=["1_124"], twilight=2, wounds=3,
              phase="maneuver")  # fmt: skip
    t.let("p2").do("play cruel-caradhras")
    assert t.m.result is not None
    assert (t.m.result.winners, t.m.result.reason) == (("p2",), "corrupted")


def test_rule_194_who_wears_it_may_be_assigned() -> None:
    t = Scene(minions=["1_177"], worn=True, phase="assignment")
    t.do("pass", "pass")
    assert "frodo" in t.options


def test_rules_195_and_197_sam_goes_on_without_wearing_it() -> None:
    t = Scene(
        fellowship=["1_311"], minions=["1_177"], worn=True, burdens=3, phase="skirmish", fights={"frodo": "1_177"}
    )
    t.pass_until("use sam/2").do("use sam/2")
    assert (t.s.worn, t.s.burdens[0]) == (False, 0)
    assert t.s.host[t.s.ring[0]] == t.card("sam")


def test_rule_196_a_second_death_loses() -> None:
    t = Scene(fellowship=["1_311"], minions=["1_177", "1_177"], phase="skirmish",
              fights={"frodo": "1_177", "sam": "1_177"})  # fmt: skip
    t.do("frodo").pass_until("use sam/2").do("use sam/2").end_skirmish()
    while t.m.decision is not None and t.s.fight >= 0:
        t.idle()
    assert t.m.result is not None
    assert t.m.result.winners == ("p2",)


def test_rule_195_the_response_may_be_declined() -> None:
    t = Scene(fellowship=["1_311"], minions=["1_177"], phase="skirmish", fights={"frodo": "1_177"})
    t.pass_until("use sam/2").do("pass")
    assert t.m.result is not None


def test_rules_200_and_201_the_ring_bearer_is_not_discarded_and_allies_do_not_count() -> None:
    t = Scene(support=["1_40"], site=4, phase="move")
    assert t.s.twilight == 6 + 1


# -- allies, active cards ----------------------------------------------------------------------------


def test_rules_202_and_205_allies_are_at_home_and_need_not_fight() -> None:
    t = Scene(support=["1_40"], minions=["1_177"], site=3, phase="assignment")
    t.do("pass", "pass", "pass", "pass")
    assert PHASES[t.s.phase] == "regroup"


def test_rule_207_others_may_have_theirs() -> None:
    t = Scene(hand=["1_89"], others=[{"fellowship": ["1_89"]}])
    assert t.can("play aragorn")


def test_rules_208_and_209_a_unique_shadow_card_blocks_while_it_is_active() -> None:
    t = Scene(minions=["1_237"], others=[{"hand": ["1_237", "1_151"]}], twilight=20, site=3, phase="shadow")
    from redbook.games.tcg.actions.playing import why_not_play

    mine = next(c for c in t.s.hands[2] if KINDS[t.s.kind[c]].id == "1_237")
    assert why_not_play(t.s, mine, 2) is Why.UNIQUE_SHADOW


def test_rule_210_the_copy_nearest_to_the_right_works() -> None:
    t = Scene(others=[{"minions": ["1_237"]}], minions=["1_237"], phase="maneuver")
    mine = [c for c in active(t.s) if KINDS[t.s.kind[c]].id == "1_237"]
    assert [t.s.owner[c] for c in mine] == [2]


def test_rules_211_to_213_copies_add_up_and_sleeping_cards_do_nothing() -> None:
    t = Scene(others=[{"fellowship": ["1_89 + 1_49"]}], hand=["1_84"], fellowship=["1_364"])
    sleeping = t.card("the-last-alliance-of-elves-and-men")
    assert not is_active(t.s, sleeping)
    t.do("play sleep-caradhras")
    assert t.zone("the-last-alliance-of-elves-and-men") == "attached"


def test_rules_214_and_215_a_site_speaks_while_the_fellowship_is_there() -> None:
    t = Scene(minions=["1_237"], site=2, sites={2: "1_336"}, phase="maneuver")
    assert t.keyword("the-witch-king", "fierce") == 2  # printed and given
    t = Scene(minions=["1_237"], site=3, sites={2: "1_336"}, phase="maneuver")
    assert t.keyword("the-witch-king", "fierce") == 1
    assert KINDS[t.s.kind[t.s.path[2]]].id == "1_336"


def test_rules_216_and_217_the_dead_and_the_stacked_are_not_spotted() -> None:
    t = Scene(dead=["1_13"], hand=["1_7", "1_299"])
    assert t.why_not("play dwarf-guard") is Why.REQUIREMENT
    t = Scene(fellowship=["1_97"], minions=["1_177"], shadow_support=["1_183"], phase="skirmish",
              fights={"boromir": "1_177"})  # fmt: skip
    t.pass_until("use goblin-swarms/1").do("use goblin-swarms/1")
    assert t.zone("goblin-patrol-troop") == "stacked"
    t.pass_until("stay").do("stay")
    assert t.zone("goblin-patrol-troop") == "stacked"


# -- spotting, values, durations ---------------------------------------------------------------------


def test_rule_218_spotting_costs_nothing() -> None:
    t = Scene(fellowship=["1_364"], hand=["1_86"])
    t.do("play treachery-deeper-than-you-know")
    assert t.wounds("gandalf") == 0


def test_rule_219_a_number_of_your_choice() -> None:
    t = Scene(fellowship=["1_364 + 1_74"], support=["1_305"], burdens=2)
    t.do("use gandalfs-pipe/1")
    assert t.options == ["0", "1"]
    t.do("1")
    assert t.s.burdens[0] == 1


def test_rules_220_and_221_automatic_counts() -> None:
    t = Scene(minions=["1_148", "1_151"], fellowship=["1_89"], phase="maneuver")
    assert t.strength("uruk-lieutenant") == 9
    t = Scene(fellowship=["1_13"], minions=["1_177"], site=8, phase="archery")
    from redbook.games.tcg.phases.archery import minion_archery

    assert minion_archery(t.s) == 0  # companion number five and later only


def test_rule_223_the_floor_comes_last() -> None:
    t = Scene(fellowship=["1_53"])
    elf = t.card("lorien-elf")
    t.s.mods += [Mod("strength", elf, -6, "turn"), Mod("strength", elf, 3, "turn")]
    t.s.changed()
    assert t.strength("lorien-elf") == 1


def test_rule_224_a_bonus_is_measured_when_it_is_used() -> None:
    t = Scene(fellowship=["1_302 + 1_299", "1_97"], minions=["1_177"], phase="skirmish", fights={"boromir": "1_177"})
    t.do("use merry/1", "boromir")
    t.s.mods.append(Mod("strength", t.card("merry"), 4, "phase"))
    t.s.changed()
    assert t.strength("boromir") == 7 + 5


def test_rule_225_limits_are_for_each_card() -> None:
    t = Scene(fellowship=["1_97"], minions=["1_153", "1_153"], twilight=9, phase="skirmish",
              fights={"boromir": ["1_153", "1_153"]})  # fmt: skip
    for _ in range(6):
        t.let("p2").do("use uruk-slayer/1")
    assert sorted(t.s.used.values()) == [3, 3]


def test_rule_226_events_take_a_snapshot() -> None:
    t = Scene(fellowship=["1_89"], hand=["1_104"], minions=["1_151"], phase="maneuver")
    t.do("play eregions-trails")
    assert t.strength("uruk-savage") == 2
    from redbook.games.tcg.table.zones import enter
    from redbook.games.tcg.words import IN_CENTER

    late = t.spare(t.s, "1_158")
    enter(t.s, late, IN_CENTER)
    assert t.strength("uruk-hai-raiding-party") == 9


def test_rule_227_the_better_value_is_compulsory() -> None:
    t = Scene(
        fellowship=["1_13"], hand=["1_26"], minions=["1_177"], site=4, phase="skirmish", fights={"gimli": "1_177"}
    )
    t.do("play their-halls-of-stone")
    assert t.strength("gimli") == 10


# -- loops -------------------------------------------------------------------------------------------


def test_rule_231_what_costs_nothing_and_changes_nothing_is_not_offered() -> None:
    t = Scene(fellowship=["1_13", "1_11", "1_97", "1_50"], minions=["1_146"], phase="maneuver")
    t.let("p2").do("use uruk-fighter/1").let("p2")
    assert t.keyword("uruk-fighter", "fierce") == 1
    assert t.why_not("use uruk-fighter/1") is Why.IN_VAIN
    t = Scene(fellowship=["1_310"], deck=["1_3"])
    t.do("use sam/1")  # there is no Bill in the deck: it is shuffled
    assert t.why_not("use sam/1") is Why.IN_VAIN
    t.pass_until("stay").do("stay").pass_until("use sam/1")
    assert not t.can("use sam/1") or t.s.fp == 0


def test_rule_231_a_winner_is_stacked_once() -> None:
    t = Scene(fellowship=["1_97*2"], minions=["1_177"], shadow_support=["1_183"], phase="skirmish",
              fights={"boromir": "1_177"})  # fmt: skip
    t.pass_until("use goblin-swarms/1").do("use goblin-swarms/1")
    assert t.zone("goblin-patrol-troop") == "stacked"
    assert not t.can("use goblin-swarms/1")


def test_rule_231_a_loop_is_named_a_number() -> None:
    t = Scene(support=["1_34"])
    for _ in range(50):
        t.do("use celeborn/1")  # he exerts and heals himself
    assert t.wounds("celeborn") == 0
    assert t.why_not("use celeborn/1") is Why.LIMIT


@pytest.mark.parametrize("seed", range(6))
def test_rule_231_whoever_never_passes_comes_to_an_end(seed: int) -> None:
    options = find_game("tcg").any_settings(2 + seed % 5, Seeded(seed=seed))
    m = Match.new("tcg", seed=seed, seats=2 + seed % 5, settings=options)
    while m.decision is not None:
        m.push(m.decision.options[0])
        assert len(m.log) < 20_000


# -- sites -------------------------------------------------------------------------------------------


def test_rules_232_and_233_to_236_placing_your_own_site() -> None:
    t = Scene(fellowship=["1_89"], hand=["1_110"], site=2)
    t.do("play pathfinder")
    assert t.s.owner[t.s.path[3]] == 0
    assert (t.s.at[0], t.s.twilight) == (2, 0)  # rule 236
    t = Scene(fellowship=["1_89"], hand=["1_110"], site=2)
    t.s.at[0] = 1  # somebody else was at site 2 before
    t.do("play pathfinder")
    assert (t.s.owner[t.s.path[2]], len(t.s.adventures[1])) == (0, 8)


# -- the end, several players ------------------------------------------------------------------------


def test_rules_237_and_238_the_last_site_is_won_without_regroup() -> None:
    t = Scene(site=8, phase="move")
    while t.m.decision is not None:
        t.idle()
    assert t.m.result is not None
    assert (t.m.result.winners, t.m.result.reason) == (("p1",), "last-site")


def test_rule_239_the_first_game_ends_at_site_seven() -> None:
    t = Scene(site=6, phase="move", last_site=7, switches={"win_on_arrival": True})
    assert t.m.result is not None
    assert t.m.result.winners == ("p1",)
    t = Scene(site=6, phase="move", last_site=7)  # the stricter option: survive there
    assert t.m.result is None


def test_rules_240_to_245_a_player_leaves_and_the_others_go_on() -> None:
    t = Scene(others=[{"fellowship": ["1_13"], "support": ["1_133"]}], minions=["1_177"], fellowship=["1_89 + 1_282"],
              path_owner=0, site=4, phase="skirmish", fights={"frodo": "1_177"})  # fmt: skip
    t.end_skirmish()
    s = t.s
    assert t.m.result is None
    assert (s.order, s.fp) == ([1, 2], 1)  # the next to the left has the turn
    assert all(owner != 0 for c, owner in enumerate(s.owner) if c in s.table)
    assert t.zone("the-weight-of-a-legacy") == "discard"  # another player's card
    assert [s.owner[c] for c in s.path[1:5]] == [2, 1, 2, 1]  # rule 243, from his right
    check_laws(t.m)


def test_rule_246_an_opponent_is_chosen_and_for_the_shadow_it_is_the_free_peoples_player() -> None:
    t = Scene(others=[{"hand": ["1_151"]}], fellowship=["1_50"], hand=["1_36"], shadow_hand=["1_178"])
    t.do("play curse-their-foul-feet")
    assert t.options == ["p3", "p2"]
    t.do("p2")
    assert t.s.hands[1] == []


# -- information -------------------------------------------------------------------------------------


def test_rules_247_to_249_piles() -> None:
    t = Scene(discard=["1_3"], shadow_discard=["1_151", "1_158"])
    seen = t.m.view("p1")
    assert [card.id for card in seen.discard] == ["1_3"]
    assert seen.players[1].discard == 2
    assert "1_158" not in str(seen)


def test_rule_249_a_card_need_not_be_shown() -> None:
    t = Scene(fellowship=["1_12"], hand=["1_3"])
    t.do("use gimli/1")
    told = [e for e in t.m.events if e.event.kind in ("put", "put-unseen")]
    assert [(e.event.kind, e.to) for e in told] == [("put", ("p1",)), ("put-unseen", ("p2",))]


def test_rule_248_a_card_moved_by_description_is_shown() -> None:
    t = Scene(support=["1_17"], discard=["1_5"])
    t.do("use grimir/1")
    (told,) = [e for e in t.m.events if e.event.kind == "put"]
    assert (told.to, told.event.card) == (None, "cleaving-blow")


def test_rule_251_discard_alone_means_from_play() -> None:
    weapons = ["1_180", "1_182", "1_190"]
    t = Scene(minions=["1_177"], shadow_support=["1_193", "1_196"], shadow_hand=weapons, shadow_discard=["1_174"],
              twilight=9, site=4, phase="shadow")  # fmt: skip
    t.do("use they-are-coming/1")
    assert not t.can("use plundered-armories/1")  # they came from the hand
    assert len([c for c in t.s.discards[1] if t.s.kind[c] != t.s.kind[t.card("goblin-backstabber")]]) == 3


def test_rule_253_to_look_is_private_and_to_reveal_is_public() -> None:
    t = Scene(site=6, sites={6: "1_351"}, fellowship=["1_53"], shadow_hand=["1_177"])
    t.do("use galadriels-glade/1")
    assert [e.to for e in t.m.events if e.event.kind == "saw-cards"] == [("p1",)]
    assert [e.to for e in t.m.events if e.event.kind == "looked-at"] == [None]
    t = Scene(fellowship=["1_364"], hand=["1_86"], shadow_hand=["1_177"])
    t.do("play treachery-deeper-than-you-know")
    assert [e.to for e in t.m.events if e.event.kind == "revealed"] == [None]


def test_rule_250_an_empty_deck_does_not_lose() -> None:
    t = Scene(fellowship=["1_13"], hand=["1_6"], deck=[])
    t.do("play delving")
    assert t.m.result is None


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_random_games_end_by_rule_with_all_laws(seats: int) -> None:
    for seed in range(6):
        for m in random_walk("tcg", 100 + seed, seats=seats):
            check_laws(m)
        assert m.result is not None
