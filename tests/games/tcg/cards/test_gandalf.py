"""The cards of Gandalf, each played."""

from redbook.games.tcg.reasons import Why

from ..scene import Scene


def test_1_69_needs_gandalf_and_discards_a_condition_of_isengard_or_moria() -> None:
    t = Scene(hand=["1_69", "1_299"])
    assert t.why_not("play albert-dreary") is Why.REQUIREMENT
    t = Scene(fellowship=["1_364"], hand=["1_69"])
    t.do("play albert-dreary")
    assert t.zone("albert-dreary") == "support"
    t = Scene(fellowship=["1_89 + 1_282"], support=["1_69"], shadow_support=["1_133"], minions=["1_177"],
              phase="maneuver")  # fmt: skip
    t.do("use albert-dreary/2")
    assert (t.zone("sarumans-ambition"), t.zone("the-weight-of-a-legacy")) == ("discard", "attached")
    assert t.wounds("albert-dreary") == 1


def test_1_70_takes_back_a_gandalf_event() -> None:
    t = Scene(support=["1_70"], discard=["1_76", "1_3"])
    t.do("use barliman-butterbur/1")
    assert (t.names(t.s.hands[0]), t.s.drawn, t.wounds("barliman-butterbur")) == (["intimidate"], 1, 1)
    t = Scene(support=["1_70*1"], discard=["1_76"], hand=["1_299"])
    assert t.why_not("use barliman-butterbur/1") is Why.COST


def test_1_71_one_more_move_this_turn() -> None:
    t = Scene(fellowship=["1_364", "1_13", "1_53"], hand=["1_71"])
    t.do("play durins-secret")
    assert t.s.limit_change == 1
    for two in (["1_364", "1_13"], ["1_364", "1_53"], ["1_13", "1_53"]):
        t = Scene(fellowship=two, hand=["1_71", "1_299"])
        assert t.why_not("play durins-secret") is Why.REQUIREMENT


def test_1_73_keeps_items_and_plays_them_later() -> None:
    t = Scene(fellowship=["1_13"], support=["1_73"], hand=["1_9", "1_16", "1_3"])
    t.do("use gandalfs-cart/1")
    assert t.zone("dwarven-axe") == "stacked"
    assert not t.can("use gandalfs-cart/1")  # neither a condition nor an event
    t.do("use gandalfs-cart/2")
    assert (t.zone("dwarven-axe"), t.strength("gimli")) == ("attached", 8)
    assert t.why_not("use gandalfs-cart/2") is Why.NOTHING_TO_PLAY


def test_1_73_costs_and_bearers_apply() -> None:
    t = Scene(fellowship=["1_53"], support=["1_73"], hand=["1_9", "1_41"])
    t.do("use gandalfs-cart/1", "dwarven-axe")
    assert not t.can("use gandalfs-cart/2")  # no Dwarf to bear it
    t.do("use gandalfs-cart/1", "use gandalfs-cart/2")
    assert (t.zone("elven-bow"), t.s.twilight) == ("attached", 1)


def test_1_74_removes_as_many_burdens_as_there_are_pipes() -> None:
    t = Scene(fellowship=["1_364 + 1_74"], support=["1_305"], burdens=3)
    t.do("use gandalfs-pipe/1", "1")
    assert (t.s.burdens[0], t.zone("old-toby")) == (2, "discard")
    t = Scene(fellowship=["1_364 + 1_74"], hand=["1_299"], burdens=3)
    assert t.why_not("use gandalfs-pipe/1") is Why.COST


def test_1_75_takes_twilight_for_every_orc_in_a_hand() -> None:
    t = Scene(fellowship=["1_364 + 1_75"], shadow_hand=["1_178", "1_177", "1_151"], twilight=5)
    assert (t.strength("gandalf"), t.keyword("gandalf", "damage")) == (9, 1)
    t.do("use glamdring/2")
    assert (t.s.twilight, t.wounds("gandalf")) == (3, 1)
    t = Scene(fellowship=["1_364 + 1_75"], shadow_hand=["1_178", "1_177"], twilight=1, phase="regroup")
    t.do("use glamdring/2")
    assert t.s.twilight == 0  # no more than there is
    t = Scene(fellowship=["1_364*3 + 1_75"], hand=["1_299"], twilight=5)
    assert t.why_not("use glamdring/2") is Why.COST


def test_1_77_one_token_for_each_companion_that_exerts() -> None:
    t = Scene(fellowship=["1_13", "1_97", "1_53*1"], hand=["1_77"], twilight=5)
    t.do("play let-folly-be-our-cloak")
    assert not t.can("lorien-elf")  # exhausted
    t.do("gimli", "boromir", "done")
    assert (t.s.twilight, t.wounds("gimli"), t.wounds("boromir"), t.wounds("frodo")) == (3, 1, 1, 0)


def test_1_78_is_four_with_few_burdens() -> None:
    for burdens, strength in ((4, 11), (5, 9)):
        t = Scene(fellowship=["1_364"], hand=["1_78"], minions=["1_177"], burdens=burdens, phase="skirmish",
                  fights={"gandalf": "1_177"})  # fmt: skip
        t.do("play mysterious-wizard")
        assert t.strength("gandalf") == strength


def test_1_79_companions_of_a_new_race_are_cheaper() -> None:
    t = Scene(fellowship=["1_364"], support=["1_79"], hand=["1_13", "1_97", "1_11"])
    t.do("play gimli")
    assert t.s.twilight == 0
    t.do("play farin")
    assert t.s.twilight == 2  # Gimli is a Dwarf already
    t.do("play boromir")
    assert t.s.twilight == 3


def test_1_79_allies_make_a_race_known_and_copies_add_up() -> None:
    t = Scene(fellowship=["1_364"], support=["1_79", "1_27"], hand=["1_13"])
    t.do("play gimli")
    assert t.s.twilight == 2
    t = Scene(fellowship=["1_364"], support=["1_79", "1_79"], hand=["1_97"])
    t.do("play boromir")
    assert t.s.twilight == 0
    t = Scene(hand=["1_79", "1_299"])
    assert t.why_not("play the-nine-walkers") is Why.REQUIREMENT


def test_1_80_changes_up_to_three_cards() -> None:
    t = Scene(support=["1_80"], hand=["1_3", "1_4", "1_5", "1_6"], deck=["1_7", "1_8", "1_9", "1_10"])
    t.do("use ottar/2", "axe-strike", "delving", "done")
    assert t.names(t.s.hands[0]) == ["battle-fury", "cleaving-blow", "dwarf-guard", "dwarven-armor"]
    assert (t.wounds("ottar"), t.s.drawn) == (1, 2)
    t = Scene(hand=["1_80", "1_299"])
    assert t.why_not("play ottar") is Why.REQUIREMENT


def test_1_80_an_empty_hand_draws_nothing() -> None:
    t = Scene(support=["1_80"], deck=["1_7"])
    t.do("use ottar/2")
    assert (t.s.hands[0], t.wounds("ottar")) == ([], 1)


def test_1_82_one_of_two() -> None:
    t = Scene(fellowship=["1_364"], hand=["1_82"], deck=["1_3", "1_4", "1_5"], twilight=1)
    t.do("play risk-a-little-light", "battle-fury")
    assert (t.names(t.s.hands[0]), t.names(t.s.decks[0])) == (["battle-fury"], ["cleaving-blow"])
    assert sorted(t.names(t.s.discards[0])) == ["axe-strike", "risk-a-little-light"]
    t = Scene(fellowship=["1_364"], hand=["1_82"], twilight=2)
    assert not t.can("play risk-a-little-light")
    t = Scene(hand=["1_82", "1_299"])
    assert t.why_not("play risk-a-little-light") is Why.REQUIREMENT


def test_1_83_weakens_a_minion() -> None:
    t = Scene(fellowship=["1_364"], hand=["1_83"], minions=["1_177"], phase="skirmish", fights={"frodo": "1_177"})
    t.do("play servant-of-the-secret-fire")
    assert t.strength("goblin-patrol-troop") == 10
    t = Scene(hand=["1_83"], minions=["1_177"], phase="skirmish", fights={"frodo": "1_177"})
    assert t.why_not("play servant-of-the-secret-fire") is Why.REQUIREMENT


def test_1_85_exerts_without_a_wound_and_the_cost_is_paid() -> None:
    t = Scene(fellowship=["1_364", "1_13"], hand=["1_85"], minions=["1_177"], phase="skirmish",
              fights={"gimli": "1_177"})  # fmt: skip
    t.do("use gimli/1", "play strength-of-spirit")
    assert (t.wounds("gimli"), t.strength("gimli"), t.s.twilight) == (0, 8, 1)


def test_1_85_needs_gandalf_and_somebody_who_can_exert() -> None:
    t = Scene(fellowship=["1_13"], hand=["1_85"], minions=["1_177"], phase="skirmish", fights={"gimli": "1_177"})
    t.do("use gimli/1")
    assert t.wounds("gimli") == 1
    t = Scene(fellowship=["1_364", "1_13*2"], hand=["1_85"], minions=["1_177"], phase="skirmish",
              fights={"gimli": "1_177"})  # fmt: skip
    assert not t.can("use gimli/1")


def test_1_86_shows_a_hand() -> None:
    t = Scene(fellowship=["1_364"], hand=["1_86"], shadow_hand=["1_178"])
    t.do("play treachery-deeper-than-you-know")
    shown = [(told.event.seat, told.event.card) for told in t.m.events if told.event.kind == "revealed"]
    assert (shown, t.s.twilight) == ([("p2", ["goblin-runner"])], 1)
    t = Scene(hand=["1_86", "1_299"])
    assert t.why_not("play treachery-deeper-than-you-know") is Why.REQUIREMENT


def test_1_87_plays_a_companion_or_ally_of_gandalf_out_of_the_deck() -> None:
    t = Scene(hand=["1_87"], deck=["1_3", "1_364", "1_13", "1_70", "1_69"])
    t.do("play a-wizard-is-never-late")
    assert sorted(t.options) == ["barliman-butterbur", "done", "gandalf"]  # Albert needs Gandalf
    t.do("gandalf")
    assert (t.zone("gandalf"), t.s.twilight) == ("fellowship", 5)


def test_1_87_may_be_played_for_nothing() -> None:
    t = Scene(hand=["1_87"], deck=["1_3"])
    t.do("play a-wizard-is-never-late")
    assert (t.names(t.s.decks[0]), t.s.twilight) == (["axe-strike"], 1)


def test_1_73_what_is_stacked_is_discarded_with_the_cart() -> None:
    t = Scene(support=["1_73 + 1_9@stacked"], minions=["1_236"], shadow_hand=["1_205"], twilight=9, phase="maneuver")
    assert t.zone("dwarven-axe") == "stacked"
    t.do("play beauty-is-fading")
    assert (t.zone("gandalfs-cart"), t.zone("dwarven-axe")) == ("discard", "discard")
