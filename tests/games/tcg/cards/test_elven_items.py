"""The possessions and conditions of the Elves, each played."""

from redbook.games.tcg.phases.archery import fellowship_archery
from redbook.games.tcg.reasons import Why

from ..scene import Scene
from .test_elven import fight


def test_1_33_wounds_a_minion_after_a_win() -> None:
    t = Scene(fellowship=["1_51 + 1_33"], minions=["1_178", "1_177"], phase="skirmish", fights={"legolas": "1_178"})
    assert t.strength("legolas") == 7
    t.pass_until("use bow-of-the-galadhrim/1").do("use bow-of-the-galadhrim/1")
    assert t.wounds("goblin-patrol-troop") == 1
    t = Scene(fellowship=["1_53"], hand=["1_33", "1_41"])
    assert t.why_not("play bow-of-the-galadhrim") is Why.NO_BEARER


def test_1_43_an_elf_costs_an_opponent_a_card_of_his_choice() -> None:
    t = Scene(fellowship=["1_53"], support=["1_43"], hand=["1_30", "1_13"], shadow_hand=["1_177", "1_178"])
    t.do("play gimli")
    assert len(t.s.hands[1]) == 2
    t.do("play arwen")
    assert t.seat == "p2"
    t.do("goblin-runner")
    assert t.names(t.s.hands[1]) == ["goblin-patrol-troop"]


def test_1_43_allies_count_and_you_pick_the_opponent() -> None:
    t = Scene(fellowship=["1_53"], support=["1_43"], hand=["1_34"], shadow_hand=["1_177"], others=[{"hand": ["1_178"]}])
    t.do("play celeborn", "p3")
    assert (len(t.s.hands[1]), len(t.s.hands[2])) == (1, 0)


def test_1_46_one_more_move_after_a_river() -> None:
    t = Scene(support=["1_46"], sites={2: "1_330"}, phase="move")
    t.pass_until("pass", "stay", "move")
    assert t.s.limit_change == 1
    t = Scene(support=["1_46"], phase="move")  # no river
    t.pass_until("pass", "stay", "move")
    assert t.s.limit_change == 0


def test_1_46_only_in_the_fellowship_phase_and_an_elf_ally_exerts() -> None:
    t = Scene(support=["1_46"], sites={2: "1_330"}, phase="regroup", path_owner=1)
    t.pass_until("move").do("move")
    assert (t.s.at[0], t.s.limit_change) == (3, 0)
    t = Scene(support=["1_40"], hand=["1_46"])
    t.do("play gift-of-boats")
    assert (t.zone("gift-of-boats"), t.wounds("elrond")) == ("support", 1)
    t = Scene(fellowship=["1_53"], hand=["1_46", "1_41"])
    assert t.why_not("play gift-of-boats") is Why.COST  # a companion will not do


def test_1_47_exert_or_discard_two_cards() -> None:
    t = fight("1_30 + 1_47", hand=["1_3", "1_4", "1_5"])
    assert (t.strength("arwen"), t.keyword("arwen", "damage")) == (8, 1)
    t.do("use gwemegil/2", "choose 1")
    assert (t.strength("arwen"), t.wounds("arwen")) == (9, 1)
    t.do("use gwemegil/2", "choose 2", "axe-strike", "battle-fury")
    assert (t.strength("arwen"), t.wounds("arwen"), t.names(t.s.hands[0])) == (10, 1, ["cleaving-blow"])


def test_1_47_a_price_that_cannot_be_paid_is_not_offered() -> None:
    t = fight("1_30*2 + 1_47", hand=["1_3"])
    assert t.why_not("use gwemegil/2") is Why.COST
    t = fight("1_30*2 + 1_47", hand=["1_3", "1_4"])
    t.do("use gwemegil/2")
    assert (t.strength("arwen"), t.s.hands[0]) == (9, [])


def test_1_54_puts_elven_cards_under_the_deck() -> None:
    t = Scene(support=["1_54"], hand=["1_53", "1_3", "1_30"], deck=["1_7"])
    t.do("use mallorn-trees/1", "arwen", "use mallorn-trees/1")
    assert t.names(t.s.hands[0]) == ["axe-strike"]
    assert t.names(t.s.decks[0]) == ["lorien-elf", "arwen", "dwarf-guard"]
    assert not t.can("use mallorn-trees/1")  # nothing left to show


def test_1_55_strengthens_elves_of_site_six() -> None:
    t = Scene(support=["1_55", "1_45", "1_40"])
    assert (t.strength("galadriel"), t.strength("elrond")) == (4, 8)


def test_1_55_looks_at_two_cards_and_discards_one() -> None:
    t = Scene(support=["1_55", "1_45"], minions=["1_177"], shadow_hand=["1_178"] * 7, phase="maneuver")
    t.do("use the-mirror-of-galadriel/2")
    assert len(t.options) == 2
    t.do("goblin-runner")
    assert (len(t.s.hands[1]), len(t.s.discards[1]), t.wounds("galadriel")) == (6, 1, 1)


def test_1_55_needs_an_opponent_with_seven_cards_and_galadriel() -> None:
    t = Scene(support=["1_55", "1_45"], minions=["1_177"], shadow_hand=["1_178"] * 6, phase="maneuver")
    assert t.why_not("use the-mirror-of-galadriel/2") is Why.REQUIREMENT
    t = Scene(support=["1_55", "1_40"], minions=["1_177"], shadow_hand=["1_178"] * 7, phase="maneuver")
    assert t.why_not("use the-mirror-of-galadriel/2") is Why.COST
    t = Scene(support=["1_55", "1_45"], minions=["1_177"], shadow_hand=["1_178"], phase="maneuver",
              others=[{"hand": ["1_158"] * 7}])  # fmt: skip
    t.do("use the-mirror-of-galadriel/2", "uruk-hai-raiding-party")  # only p3 can be chosen
    assert (len(t.s.hands[1]), len(t.s.hands[2])) == (1, 6)


def test_1_59_dwarf_for_elf_and_elf_for_dwarf() -> None:
    t = Scene(fellowship=["1_13*1", "1_30*1"], support=["1_59"], minions=["1_177"], phase="maneuver")
    t.do("use shoulder-to-shoulder/1")
    assert (t.wounds("gimli"), t.wounds("arwen"), t.s.twilight) == (2, 0, 1)
    t.do("use shoulder-to-shoulder/2")
    assert (t.wounds("gimli"), t.wounds("arwen"), t.s.twilight) == (1, 1, 2)
    t = Scene(fellowship=["1_13*2"], support=["1_59", "1_40*1"], minions=["1_177"], phase="maneuver")
    assert t.why_not("use shoulder-to-shoulder/1") is Why.COST
    t.do("use shoulder-to-shoulder/2")
    assert (t.wounds("gimli"), t.wounds("elrond")) == (1, 2)  # allies qualify


def test_1_61_an_elven_tale_may_remove_a_burden() -> None:
    t = Scene(fellowship=["1_53"], support=["1_61"], hand=["1_66"], burdens=2)
    t.do("play the-tale-of-gil-galad", "use songs-of-the-blessed-realm/1")
    assert t.s.burdens[0] == 1
    t = Scene(fellowship=["1_53"], support=["1_61"], hand=["1_66"], burdens=2)
    t.do("play the-tale-of-gil-galad", "pass")
    assert t.s.burdens[0] == 2


def test_1_61_other_tales_do_not_count() -> None:
    t = Scene(fellowship=["1_53"], support=["1_61"], hand=["1_24"], burdens=2)
    t.do("play stairs-of-khazad-dum")
    assert not t.can("use songs-of-the-blessed-realm/1")


def test_1_62_an_archer_exerts_for_an_arrow() -> None:
    t = Scene(fellowship=["1_51 + 1_62"], minions=["1_177"], phase="archery")
    t.do("use the-splendor-of-their-banners/1", "use the-splendor-of-their-banners/1")
    assert (fellowship_archery(t.s), t.wounds("legolas")) == (3, 2)
    t.let("p1")
    assert not t.can("use the-splendor-of-their-banners/1")
    t = Scene(fellowship=["1_53 + 1_62"], minions=["1_177"], phase="archery")
    assert t.why_not("use the-splendor-of-their-banners/1") is Why.REQUIREMENT


def test_1_66_strengthens_its_former_bearer() -> None:
    t = fight("1_30 + 1_66")
    assert t.left("arwen") == 4
    t.do("use the-tale-of-gil-galad/1")
    assert (t.strength("arwen"), t.left("arwen"), t.zone("the-tale-of-gil-galad")) == (8, 3, "discard")


def test_1_66_without_its_vitality_the_bearer_may_die() -> None:
    t = fight("1_30*3 + 1_66")
    t.do("use the-tale-of-gil-galad/1")
    assert t.zone("arwen") == "dead"


def test_1_68_an_archer_exerts_and_an_opponent_discards_two() -> None:
    t = Scene(fellowship=["1_51 + 1_68"], minions=["1_177"], shadow_hand=["1_178"] * 3, phase="archery")
    t.do("use the-white-arrows-of-lorien/1")
    assert (len(t.s.hands[1]), t.wounds("legolas")) == (1, 1)
    t = Scene(fellowship=["1_53 + 1_68"], minions=["1_177"], shadow_hand=["1_178"] * 3, phase="archery")
    assert t.why_not("use the-white-arrows-of-lorien/1") is Why.REQUIREMENT
    t = Scene(support=["1_40"], hand=["1_68"])
    assert not t.can("play the-white-arrows-of-lorien")  # not on an ally


def test_1_31_costs_nothing_on_arwen() -> None:
    t = Scene(fellowship=["1_30"], hand=["1_31"])
    t.do("play asfaloth")
    assert (t.s.twilight, t.strength("arwen")) == (0, 8)


def test_1_31_an_ally_at_home_rides_neither_on_plains_nor_underground() -> None:
    t = Scene(support=["1_40 + 1_31"], site=2, sites={2: "1_331"}, phase="regroup")
    assert t.strength("elrond") == 8 + 2  # the plain is where the fellowship is
    t = Scene(support=["1_40 + 1_31"], site=3, phase="move")
    t.pass_until("pass", "move")
    assert (t.s.at[0], t.zone("asfaloth")) == (4, "attached")
