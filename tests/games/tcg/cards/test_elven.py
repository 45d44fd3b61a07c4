"""The cards of the Elves, each played: characters and events."""

from redbook.games.tcg.phases.archery import fellowship_archery, minion_archery
from redbook.games.tcg.reasons import Why

from ..scene import Scene


def fight(*fellowship: str, minions: str | list[str] = "1_177", who: str = "arwen", **more: object) -> Scene:
    foes = [minions] if isinstance(minions, str) else minions
    return Scene(fellowship=fellowship, minions=foes, phase="skirmish", fights={who: foes}, **more)  # type: ignore[arg-type]


def test_1_29_a_beaten_minion_costs_its_owner_two_cards() -> None:
    t = fight("1_30", minions="1_178", hand=["1_29"], shadow_hand=["1_177"] * 3)
    t.do("play ancient-enmity")
    assert t.strength("arwen") == 7
    t.end_skirmish()
    t.pass_until("pass", "stay")
    assert len(t.s.hands[1]) == 1


def test_1_29_several_losers_of_one_owner_cost_him_two_cards() -> None:
    t = fight("1_30", minions=["1_178", "1_178"], hand=["1_29", "1_37", "1_37"], shadow_hand=["1_177"] * 5)
    t.do("play ancient-enmity", "play defiance", "play defiance")
    assert t.strength("arwen") == 11
    t.end_skirmish().pass_until("pass", "stay")
    assert len(t.s.hands[1]) == 3


def test_1_29_nothing_more_happens_if_the_elf_loses() -> None:
    t = fight("1_30", minions="1_158", hand=["1_29"], shadow_hand=["1_177"] * 3)
    t.do("play ancient-enmity").end_skirmish()
    assert (t.wounds("arwen"), len(t.s.hands[1])) == (2, 3)


def test_1_30_is_stronger_against_nazgul() -> None:
    t = fight("1_30", minions="1_236")
    assert t.strength("arwen") == 9
    t = fight("1_30", minions="1_178")
    assert t.strength("arwen") == 6


def test_1_32_is_four_against_an_archer() -> None:
    t = fight("1_30", minions="1_176", hand=["1_32"])
    t.do("play border-defenses")
    assert t.strength("arwen") == 10
    t = fight("1_30", minions="1_178", hand=["1_32"])
    t.do("play border-defenses")
    assert t.strength("arwen") == 8


def test_1_34_heals_an_elven_ally() -> None:
    t = Scene(support=["1_34", "1_40*2", "1_70*1"])
    t.do("use celeborn/1")
    assert not t.can("barliman-butterbur")
    t.do("elrond")
    assert (t.wounds("celeborn"), t.wounds("elrond"), t.wounds("barliman-butterbur")) == (1, 1, 1)
    t = Scene(support=["1_34*2"], hand=["1_299"])
    assert t.why_not("use celeborn/1") is Why.COST


def test_1_34_may_heal_himself() -> None:
    t = Scene(support=["1_34"])
    t.do("use celeborn/1")
    assert t.wounds("celeborn") == 0


def test_1_35_plays_a_tale_out_of_the_deck_with_its_costs() -> None:
    t = Scene(fellowship=["1_53"], hand=["1_35"], deck=["1_3", "1_66", "1_16", "1_24"])
    t.do("play the-council-of-elrond")
    assert sorted(t.options) == ["done", "stairs-of-khazad-dum", "the-tale-of-gil-galad"]  # no Dwarf can exert
    t.do("the-tale-of-gil-galad")
    assert (t.zone("the-tale-of-gil-galad"), t.s.twilight, t.left("lorien-elf")) == ("attached", 3, 3)


def test_1_35_may_find_nothing_and_needs_an_elf() -> None:
    t = Scene(fellowship=["1_53"], hand=["1_35"], deck=["1_24"])
    t.do("play the-council-of-elrond", "done")
    assert t.names(t.s.decks[0]) == ["stairs-of-khazad-dum"]
    t = Scene(hand=["1_35", "1_299"])
    assert t.why_not("play the-council-of-elrond") is Why.REQUIREMENT


def test_1_36_as_many_cards_as_there_are_orcs() -> None:
    t = Scene(fellowship=["1_53"], hand=["1_36"], shadow_hand=["1_178", "1_177", "1_151", "1_158"])
    t.do("play curse-their-foul-feet", "uruk-savage", "uruk-hai-raiding-party")  # of his own choice
    assert sorted(t.names(t.s.hands[1])) == ["goblin-patrol-troop", "goblin-runner"]
    t = Scene(fellowship=["1_53*1"], hand=["1_36", "1_41"])
    assert t.why_not("play curse-their-foul-feet") is Why.COST


def test_1_37_is_four_against_a_nazgul() -> None:
    t = fight("1_53", minions="1_236", who="lorien-elf", hand=["1_37"])
    t.do("play defiance")
    assert t.strength("lorien-elf") == 8
    t = fight("1_53", minions="1_178", who="lorien-elf", hand=["1_37"])
    t.do("play defiance")
    assert t.strength("lorien-elf") == 6


def test_1_38_one_more_arrow() -> None:
    t = Scene(fellowship=["1_51"], minions=["1_177"], hand=["1_38"], phase="archery")
    t.do("play double-shot")
    assert fellowship_archery(t.s) == 2
    t = Scene(fellowship=["1_53"], support=["1_57"], minions=["1_177"], hand=["1_38"], phase="archery")
    assert t.why_not("play double-shot") is Why.REQUIREMENT  # an Elf companion, and an archer who is no companion


def test_1_39_removes_a_burden() -> None:
    t = Scene(fellowship=["1_53"], hand=["1_39"], burdens=2)
    t.do("play elf-song")
    assert t.s.burdens[0] == 1
    t = Scene(hand=["1_39", "1_299"], burdens=2)
    assert t.why_not("play elf-song") is Why.REQUIREMENT


def test_1_44_discards_an_isengard_minion_and_draws_two() -> None:
    t = Scene(fellowship=["1_53"], hand=["1_44"], deck=["1_3"] * 3, shadow_hand=["1_178", "1_151"])
    t.do("play foul-creation", "yes")
    assert (t.names(t.s.discards[1]), len(t.s.hands[0])) == (["uruk-savage"], 2)
    t = Scene(fellowship=["1_53"], hand=["1_44"], deck=["1_3"] * 3, shadow_hand=["1_178", "1_151"])
    t.do("play foul-creation", "no")
    assert (len(t.s.hands[1]), len(t.s.hands[0])) == (2, 0)


def test_1_44_without_such_a_minion_nothing_is_drawn() -> None:
    t = Scene(fellowship=["1_53"], hand=["1_44"], deck=["1_3"] * 3, shadow_hand=["1_178", "1_133"])
    t.do("play foul-creation")
    assert (len(t.s.hands[1]), len(t.s.hands[0]), t.wounds("lorien-elf")) == (2, 0, 1)
    t = Scene(fellowship=["1_53*1"], hand=["1_44", "1_41"])
    assert t.why_not("play foul-creation") is Why.COST


def test_1_45_heals_allies_of_site_six_at_the_start_of_the_turn() -> None:
    t = Scene(support=["1_45*1", "1_34*2", "1_27*1"], phase="turn")
    assert (t.wounds("galadriel"), t.wounds("celeborn"), t.wounds("thrarin")) == (0, 1, 1)


def test_1_45_plays_an_elf_for_nothing() -> None:
    t = Scene(support=["1_45"], hand=["1_30", "1_13"])
    t.do("use galadriel/2")
    assert (t.zone("arwen"), t.s.twilight, t.wounds("galadriel")) == ("fellowship", 0, 1)
    t = Scene(support=["1_45"], hand=["1_13"])
    assert t.why_not("use galadriel/2") is Why.NOTHING_TO_PLAY


def test_1_45_no_modifier_changes_the_cost_of_zero() -> None:
    t = Scene(fellowship=["1_364"], support=["1_45", "1_79"], hand=["1_30"])
    t.do("use galadriel/2")
    assert t.s.twilight == 0


def test_1_48_needs_an_elf_and_is_stronger_at_six_to_eight() -> None:
    for site, strength in ((5, 5), (6, 7), (7, 7), (8, 7), (9, 5)):
        assert Scene(fellowship=["1_48"], site=site, phase="regroup").strength("haldir") == strength
    t = Scene(hand=["1_48", "1_299"])
    assert t.why_not("play haldir") is Why.REQUIREMENT
    t = Scene(fellowship=["1_53"], hand=["1_48"])
    t.do("play haldir")
    assert t.zone("haldir") == "fellowship"


def test_1_51_is_stronger_against_nazgul() -> None:
    assert fight("1_51", minions="1_236", who="legolas").strength("legolas") == 9
    assert fight("1_51", minions="1_178", who="legolas").strength("legolas") == 6


def test_1_52_one_arrow_less() -> None:
    t = Scene(fellowship=["1_53"], minions=["1_176"], hand=["1_52"], phase="archery")
    assert minion_archery(t.s) == 1
    t.do("play lightfootedness")
    assert minion_archery(t.s) == 0
    t = Scene(support=["1_57"], minions=["1_176"], hand=["1_52"], phase="archery")
    assert t.why_not("play lightfootedness") is Why.REQUIREMENT  # an ally will not do


def test_1_53_needs_an_elf() -> None:
    t = Scene(hand=["1_53", "1_299"])
    assert t.why_not("play lorien-elf") is Why.REQUIREMENT
    t = Scene(support=["1_40"], hand=["1_53"])
    t.do("play lorien-elf")
    assert (t.zone("lorien-elf"), t.s.twilight) == ("fellowship", 1)


def test_1_56_wounds_an_uruk_hai_from_anywhere() -> None:
    t = Scene(support=["1_56"], minions=["1_177", "1_151"], phase="archery")
    assert fellowship_archery(t.s) == 0  # not at home
    t.do("use orophin/1")
    assert (t.wounds("uruk-savage"), t.wounds("goblin-patrol-troop"), t.wounds("orophin")) == (1, 0, 1)
    t = Scene(support=["1_56*2"], minions=["1_151"], phase="archery")
    assert not t.can("use orophin/1")


def test_1_57_wounds_an_orc_from_anywhere() -> None:
    t = Scene(support=["1_57"], minions=["1_177", "1_151"], phase="archery")
    t.do("use rumil/1")
    assert (t.wounds("uruk-savage"), t.wounds("goblin-patrol-troop"), t.wounds("rumil")) == (0, 1, 1)
    t = Scene(support=["1_57"], minions=["1_177"], site=6, phase="archery")
    assert fellowship_archery(t.s) == 1  # at home


def test_1_58_two_elves_discard_a_condition() -> None:
    t = Scene(fellowship=["1_53", "1_30"], hand=["1_58"], shadow_support=["1_133"])
    t.do("play the-seen-and-the-unseen")
    assert (t.zone("sarumans-ambition"), t.wounds("lorien-elf"), t.wounds("arwen")) == ("discard", 1, 1)
    t = Scene(fellowship=["1_53*1", "1_30"], hand=["1_58", "1_41"], shadow_support=["1_133"])
    assert t.why_not("play the-seen-and-the-unseen") is Why.COST  # two different Elves


def test_1_58_either_side() -> None:
    t = Scene(fellowship=["1_53", "1_30 + 1_66"], hand=["1_58"], shadow_support=["1_133"])
    t.do("play the-seen-and-the-unseen", "the-tale-of-gil-galad")
    assert (t.zone("sarumans-ambition"), t.zone("the-tale-of-gil-galad")) == ("support", "discard")


def test_1_63_discards_a_sauron_card() -> None:
    t = Scene(fellowship=["1_53"], hand=["1_63"], minions=["1_271", "1_177"], phase="maneuver")
    t.do("play stand-against-darkness")
    assert (t.zone("orc-soldier"), t.zone("goblin-patrol-troop")) == ("discard", "center")
    t = Scene(fellowship=["1_89 + 1_282", "1_53"], hand=["1_63"], minions=["1_177"], phase="maneuver")
    t.do("play stand-against-darkness")
    assert t.zone("the-weight-of-a-legacy") == "discard"
    t = Scene(fellowship=["1_53*1"], hand=["1_63"], minions=["1_271"], phase="maneuver")
    assert not t.can("play stand-against-darkness")


def test_1_65_lets_an_ally_of_site_six_fight() -> None:
    t = Scene(support=["1_57", "1_40"], hand=["1_65"], minions=["1_177"], phase="maneuver")
    t.do("play swan-ship-of-the-galadhrim")
    assert (t.strength("rumil"), t.strength("elrond"), t.wounds("rumil")) == (6, 8, 1)
    assert fellowship_archery(t.s) == 1
    t = Scene(support=["1_40"], hand=["1_65"], minions=["1_177"], phase="maneuver")
    assert t.why_not("play swan-ship-of-the-galadhrim") is Why.COST


def test_1_67_has_the_text_of_its_owners_site_six() -> None:
    t = Scene(support=["1_67", "1_34"], site=7, path_owner=0, phase="regroup")
    assert (t.strength("uruviel"), t.strength("celeborn")) == (5 + 3, 6 + 3)  # wherever the fellowship is
    t = Scene(support=["1_67"], site=7, path_owner=1, phase="regroup")
    assert t.strength("uruviel") == 5  # an opponent's site never counts
    t = Scene(support=["1_67"], site=5, path_owner=0, phase="regroup")
    assert t.strength("uruviel") == 5  # not yet on the path
