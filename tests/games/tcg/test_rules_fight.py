"""Archery, assignment, skirmishes, fierce: rules 116 to 163."""

from redbook.games.tcg.phases.archery import fellowship_archery, minion_archery
from redbook.games.tcg.words import PHASES

from .scene import Scene


def fight(who: str, foes: list[str], fellowship: list[str] | None = None, **more: object) -> Scene:
    slugs = list(foes)
    return Scene(fellowship=fellowship or [], minions=foes, phase="skirmish", fights={who: slugs}, **more)  # type: ignore[arg-type]


# -- archery -----------------------------------------------------------------------------------------


def test_rule_116_one_total_for_all_shadow_players() -> None:
    t = Scene(minions=["1_176"], others=[{"minions": ["1_176"]}], phase="archery")
    assert minion_archery(t.s) == 2


def test_rules_117_and_203_archer_allies_count_at_home_only_and_act_anywhere() -> None:
    t = Scene(support=["1_57"], minions=["1_177"], site=2, phase="archery")
    assert fellowship_archery(t.s) == 0
    t.do("use rumil/1")
    assert t.wounds("goblin-patrol-troop") == 1
    t = Scene(support=["1_57"], minions=["1_177"], site=6, phase="archery")
    assert fellowship_archery(t.s) == 1


def test_rule_118_modifiers_work_alone_and_never_below_zero() -> None:
    t = Scene(fellowship=["1_53 + 1_42"], minions=["1_177"], phase="archery")
    assert minion_archery(t.s) == 0
    t = Scene(fellowship=["1_13", "1_53", "1_53", "1_53", "1_53"], minions=["1_177"], site=8, phase="archery")
    assert minion_archery(t.s) == 4  # two companions over four, no archer


def test_rules_119_to_123_wounds_are_spread_as_the_player_likes_and_may_kill() -> None:
    t = Scene(fellowship=["1_50", "1_53*1"], minions=["1_176", "1_177*2"], phase="archery")
    t.do("pass", "pass", "lorien-elf")  # exhausted, and killed
    assert t.zone("lorien-elf") == "dead"
    t.do("goblin-patrol-troop")  # Legolas shoots: the total was counted before
    assert t.zone("goblin-patrol-troop") == "discard"


def test_rule_121_the_free_peoples_player_names_one_shadow_player() -> None:
    t = Scene(fellowship=["1_50"], minions=["1_177"], others=[{"minions": ["1_177"]}], phase="archery")
    t.do("pass", "pass", "pass")
    assert set(t.options) == {"p2", "p3"}
    t.do("p3")
    assert [t.s.wounds[c] for c in t.cards("goblin-patrol-troop")] == [0, 1]


def test_rule_122_what_cannot_be_placed_is_ignored() -> None:
    t = Scene(fellowship=["1_50", "1_53 + 1_41"], minions=["1_178"], phase="archery")
    t.do("pass", "pass")
    assert t.zone("goblin-runner") == "discard"


def test_rule_125_a_wound_that_is_prevented_may_be_assigned() -> None:
    t = Scene(fellowship=["1_364"], hand=["1_76"], minions=["1_176"], phase="archery")
    t.do("pass", "pass", "gandalf", "play intimidate")
    assert t.wounds("gandalf") == 0


# -- assignment --------------------------------------------------------------------------------------


def test_rules_126_and_127_actions_first_one_to_one() -> None:
    t = Scene(fellowship=["1_97"], minions=["1_236", "1_177"], burdens=4, phase="assignment")
    t.let("p2").do("use ulaire-toldea/1")
    assert not t.can("use ulaire-toldea/1")
    t.do("pass", "pass")
    assert "boromir" not in t.options  # he is taken


def test_rules_128_and_129_one_companion_a_minion_or_nobody() -> None:
    t = Scene(fellowship=["1_97"], minions=["1_177", "1_151"], phase="assignment")
    t.do("pass", "pass", "boromir")
    assert "boromir" not in t.options
    t.do("pass")
    assert t.seat == "p2"


def test_rules_130_and_131_defender_takes_more() -> None:
    t = Scene(fellowship=["1_89"], minions=["1_236", "1_177"], burdens=4, phase="maneuver")
    t.do("use aragorn/1").pass_to_phase("assignment").let("p2")
    t.do("use ulaire-toldea/1", "pass", "pass", "aragorn")
    assert t.s.foe.count(t.card("aragorn")) == 2


def test_rules_132_and_133_leftovers_go_where_the_shadow_likes_or_nowhere() -> None:
    t = Scene(fellowship=["1_97"], minions=["1_177"], others=[{"minions": ["1_151"]}], phase="assignment")
    t.do("pass", "pass", "pass", "pass", "pass")
    assert t.seat == "p3"  # to the right of p1
    t.do("boromir")
    assert t.seat == "p2"
    t.do("boromir")
    assert t.s.foe.count(t.card("boromir")) == 2
    t = Scene(fellowship=["1_97"], minions=["1_177"], phase="assignment")
    t.do("pass", "pass", "pass", "pass")
    assert PHASES[t.s.phase] == "regroup"


def test_rules_135_to_137_allies_fight_at_home() -> None:
    t = Scene(support=["1_40"], minions=["1_177"], site=3, phase="assignment")
    t.do("pass", "pass")
    assert "elrond" in t.options
    t.do("pass")
    assert "elrond" in t.options  # the Shadow may attack him too
    t = Scene(support=["1_40"], minions=["1_177"], site=2, phase="assignment")
    t.do("pass", "pass")
    assert "elrond" not in t.options


def test_rule_139_the_ring_bearer_may_be_assigned() -> None:
    t = Scene(minions=["1_177"], phase="assignment")
    t.do("pass", "pass")
    assert "frodo" in t.options


# -- skirmishes --------------------------------------------------------------------------------------


def test_rules_140_and_141_in_the_order_that_he_likes_with_actions_before() -> None:
    t = Scene(fellowship=["1_97", "1_13"], minions=["1_177", "1_151"], phase="skirmish",
              fights={"boromir": "1_177", "gimli": "1_151"})  # fmt: skip
    assert set(t.options) == {"boromir", "gimli"}
    t.do("gimli")
    assert t.can("use gimli/1")


def test_rule_142_a_tie_is_won_by_the_shadow() -> None:
    t = fight("aragorn", ["1_148"], ["1_89"])  # 8 against 8
    t.end_skirmish()
    assert t.wounds("aragorn") == 2


def test_rules_143_and_144_one_wound_each_and_damage_for_every_loser() -> None:
    t = fight("aragorn", ["1_178", "1_191"], ["1_89"], hand=["1_117"])
    t.do("play swordsman-of-the-northern-kingdom").end_skirmish()  # 12 against 11
    assert t.zone("goblin-runner") == "discard"
    assert t.wounds("moria-scout") == 1
    t = fight("aragorn", ["1_151", "1_151"], ["1_89"])  # 8 against 10, two damage +1
    t.end_skirmish()
    assert t.wounds("aragorn") == 3


def test_rule_145_double_strength_overwhelms() -> None:
    t = fight("lorien-elf", ["1_148"], ["1_53"])  # 4 against 8
    t.end_skirmish()
    assert t.zone("lorien-elf") == "dead"
    t = fight("boromir", ["1_177"], ["1_97"])  # 7 against 13
    t.end_skirmish()
    assert t.wounds("boromir") == 1


def test_rules_146_and_190_strength_zero() -> None:
    from redbook.games.tcg.state import Mod

    t = fight("lorien-elf", ["1_178"], ["1_53"])
    t.s.mods.append(Mod("strength", t.card("lorien-elf"), -9, "regroup"))
    t.s.changed()
    assert (t.strength("lorien-elf"), t.zone("lorien-elf")) == (0, "fellowship")  # rule 190
    t.end_skirmish()
    assert t.zone("lorien-elf") == "dead"
    t = fight("gimli", ["1_178"], ["1_13"])
    for who in ("gimli", "goblin-runner"):
        t.s.mods.append(Mod("strength", t.card(who), -9, "regroup"))
    t.s.changed()
    t.end_skirmish()
    assert t.wounds("gimli") == 1  # 0 against 0: lost, but not overwhelmed


def test_rule_147_three_times_for_some() -> None:
    t = fight("boromir", ["1_165"], ["1_97 + 1_101"])  # 7 against 15
    t.end_skirmish()
    assert t.wounds("boromir") == 2


def test_rule_148_the_ring_does_not_help_the_overwhelmed() -> None:
    t = fight("frodo", ["1_177"], worn=True)
    t.end_skirmish()
    assert t.m.result is not None
    assert t.m.result.reason == "ring-bearer-killed"


def test_rules_149_and_152_an_empty_side_loses_at_once() -> None:
    t = fight("boromir", ["1_178"], ["1_97 + 1_95"])
    t.do("use blade-of-gondor/2")
    assert t.zone("goblin-runner") == "discard"
    assert t.s.fight == -1
    won = [told.event for told in t.m.events if told.event.kind == "skirmish-won"]
    assert won[0].winner == ["boromir"]
    assert won[0].loser == ["goblin-runner"]


def test_rule_150_a_side_that_is_empty_before_does_not_fight() -> None:
    t = Scene(fellowship=["1_13 + 1_14", "1_97"], minions=["1_178", "1_178"], phase="skirmish",
              fights={"gimli": "1_178", "boromir": "1_178"})  # fmt: skip
    t.do("gimli").pass_until("use gimlis-battle-axe/2").do("use gimlis-battle-axe/2")
    won = [told.event.winner for told in t.m.events if told.event.kind == "skirmish-won"]
    assert won == [["gimli"]]


def test_rule_151_removed_in_mid_skirmish_is_no_loser() -> None:
    t = fight("boromir", ["1_178", "1_271"], ["1_97 + 1_95"], shadow_deck=["1_177"])
    t.do("use blade-of-gondor/2", "goblin-runner").end_skirmish()
    won = [told.event for told in t.m.events if told.event.kind == "skirmish-won"]
    assert won[0].loser == ["orc-soldier"]


def test_rule_153_a_cancelled_skirmish_has_no_winner() -> None:
    t = fight("frodo", ["1_177"], hand=["1_296"])
    t.do("play hobbit-intuition")
    assert [e for e in t.m.events if e.event.kind == "skirmish-won"] == []
    assert t.s.foe[t.card("goblin-patrol-troop")] == -1


def test_rules_154_and_155_skirmishing_holds_only_while_the_phase_runs() -> None:
    t = Scene(fellowship=["1_11", "1_302"], minions=["1_177", "1_151"], phase="skirmish",
              fights={"farin": "1_177", "merry": "1_151"})  # fmt: skip
    assert t.strength("farin") == 5
    t.do("farin")
    assert t.strength("farin") == 7
    t.end_skirmish()
    assert t.strength("farin") == 5
    assert t.s.foe[t.card("goblin-patrol-troop")] == -1


# -- fierce ------------------------------------------------------------------------------------------


def test_rules_156_and_158_to_163_fierce_minions_are_faced_once_more() -> None:
    t = Scene(fellowship=["1_97", "1_89"], minions=["1_230", "1_178"], site=3, phase="skirmish",
              fights={"boromir": ["1_230"], "aragorn": ["1_178"]})  # fmt: skip
    t.do("boromir").end_skirmish()
    t.pass_to_phase("assignment")
    assert t.s.fierce_round
    t.let("p1").do("pass", "pass")
    assert t.options == ["frodo", "boromir", "aragorn", "pass"]  # rule 159: anybody
    t.do("aragorn")
    assert PHASES[t.s.phase] == "skirmish"  # rule 160: nothing else is assigned
    t.end_skirmish()
    assert PHASES[t.s.phase] == "regroup"  # rule 163


def test_rule_162_once_assigned_it_is_fought() -> None:
    t = Scene(fellowship=["1_89"], minions=["1_230"], phase="assignment")
    t.s.fierce_round, t.s.fierce_now = True, [t.card("ulaire-cantea")]
    t.do("pass", "pass", "aragorn")
    t.s.mods = []
    assert t.s.fight == t.card("aragorn")
