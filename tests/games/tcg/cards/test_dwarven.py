"""The cards of the Dwarves, each played."""

from redbook.games.tcg.phases.archery import fellowship_archery
from redbook.games.tcg.reasons import Why

from ..scene import Scene


def fight(*fellowship: str, minions: str | list[str] = "1_177", who: str = "gimli", **more: object) -> Scene:
    foes = [minions] if isinstance(minions, str) else minions
    return Scene(fellowship=fellowship, minions=foes, phase="skirmish", fights={who: foes}, **more)  # type: ignore[arg-type]


def test_1_5_gives_strength_and_damage_to_one_dwarf() -> None:
    t = fight("1_13", "1_11", hand=["1_5"])
    t.do("play cleaving-blow", "gimli")
    assert (t.strength("gimli"), t.keyword("gimli", "damage"), t.s.twilight) == (8, 2, 1)
    assert (t.strength("farin"), t.keyword("farin", "damage")) == (5, 0)
    t = fight("1_97", who="boromir", hand=["1_5"])
    t.do("play cleaving-blow")  # rule 72: without a Dwarf it has no effect
    assert t.strength("boromir") == 7


def test_1_10_heals_up_to_twice_and_exerts_at_the_start_of_the_turn() -> None:
    t = Scene(fellowship=["1_13*2"], hand=["1_10"])
    t.do("play dwarven-heart", "yes", "no")
    assert t.wounds("gimli") == 1
    t = Scene(fellowship=["1_13*2"], hand=["1_10"])
    t.do("play dwarven-heart", "yes", "yes")
    assert t.wounds("gimli") == 0
    t = Scene(fellowship=["1_13 + 1_10"], phase="turn")
    assert t.wounds("gimli") == 1
    t = Scene(fellowship=["1_97"], hand=["1_10", "1_299"])
    assert t.why_not("play dwarven-heart") is Why.NO_BEARER


def test_1_10_an_exhausted_bearer_does_not_exert() -> None:
    t = Scene(fellowship=["1_13*2 + 1_10"], phase="turn")
    assert t.wounds("gimli") == 2


def test_1_15_one_wound_a_skirmish_or_none() -> None:
    t = fight("1_13 + 1_15", minions="1_158")
    t.end_skirmish()
    assert t.wounds("gimli") == 1  # 6 against 9 with damage +1 would be two
    t = fight("1_13 + 1_15", minions="1_158")
    t.do("use gimlis-helm/2")
    assert t.zone("gimlis-helm") == "discard"
    t.end_skirmish()
    assert t.wounds("gimli") == 0


def test_1_15_stops_neither_exertions_nor_being_overwhelmed() -> None:
    t = fight("1_13 + 1_15", minions="1_177", hand=[])  # 6 against 13
    t.do("use gimlis-helm/2").end_skirmish()
    assert t.zone("gimli") == "dead"
    t = fight("1_13 + 1_15", minions="1_158")
    t.do("use gimlis-helm/2", "use gimli/1")
    assert t.wounds("gimli") == 1


def test_1_16_every_orc_costs_its_player_a_card() -> None:
    t = Scene(fellowship=["1_13"], hand=["1_16"])
    t.do("play greatest-kingdom-of-my-people")
    assert (t.zone("greatest-kingdom-of-my-people"), t.wounds("gimli")) == ("support", 1)
    t = Scene(fellowship=["1_13*2"], hand=["1_16", "1_9"])
    assert t.why_not("play greatest-kingdom-of-my-people") is Why.COST
    t = Scene(support=["1_16"], shadow_hand=["1_178", "1_151"], shadow_deck=["1_177"] * 3, twilight=9, phase="shadow")
    t.do("play uruk-savage")
    assert len(t.s.decks[1]) == 3  # Uruk-hai are no Orcs
    t.do("play goblin-runner")
    assert len(t.s.decks[1]) == 2


def test_1_16_it_is_the_opponent_who_played_the_orc() -> None:
    t = Scene(
        support=["1_16"], shadow_hand=["1_151"], shadow_deck=["1_177"] * 2, twilight=9, phase="move",
        others=[{"hand": ["1_271"], "deck": ["1_177"] * 2}],
    )  # fmt: skip
    t.pass_until("play orc-soldier").do("play orc-soldier")
    assert (len(t.s.decks[1]), len(t.s.decks[2])) == (2, 1)


def test_1_17_shuffles_a_dwarven_event_into_the_deck() -> None:
    t = Scene(support=["1_17"], discard=["1_3", "1_64", "1_9"], deck=["1_7"])
    t.do("use grimir/1")
    assert sorted(t.names(t.s.decks[0])) == ["axe-strike", "dwarf-guard"]
    assert t.wounds("grimir") == 1
    t = Scene(support=["1_17*2"], discard=["1_3"], hand=["1_299"])
    assert t.why_not("use grimir/1") is Why.COST


def test_1_18_reveals_three_discards_a_shadow_card_and_orders_the_rest() -> None:
    t = Scene(fellowship=["1_13"], hand=["1_18"], deck=["1_3"], shadow_deck=["1_177", "1_64", "1_178", "1_151"])
    t.do("play halls-of-my-home", "p2")
    assert sorted(t.options) == ["done", "goblin-patrol-troop", "goblin-runner"]  # Shadow cards only
    t.do("goblin-patrol-troop", "goblin-runner", "support-of-the-last-homely-house")
    assert t.names(t.s.discards[1]) == ["goblin-patrol-troop"]
    assert t.names(t.s.decks[1])[::-1] == ["support-of-the-last-homely-house", "goblin-runner", "uruk-savage"]


def test_1_18_may_look_at_ones_own_deck_and_discard_nothing() -> None:
    t = Scene(fellowship=["1_13"], hand=["1_18"], deck=["1_177", "1_3"], shadow_deck=["1_178"])
    t.do("play halls-of-my-home", "p1", "done", "axe-strike", "goblin-patrol-troop")
    assert t.names(t.s.decks[0])[::-1] == ["goblin-patrol-troop", "axe-strike"]
    t = Scene(fellowship=["1_13*2"], hand=["1_18", "1_9"])
    assert t.why_not("play halls-of-my-home") is Why.COST


def test_1_19_rule_71_nobody_takes_two_wounds_who_can_take_one() -> None:
    t = Scene(fellowship=["1_13"], hand=["1_19"], minions=["1_178", "1_178"], phase="maneuver")
    t.do("play here-lies-balin-son-of-fundin")  # only two Orcs once can be done in full
    assert t.names(t.s.discards[1]) == ["goblin-runner", "goblin-runner"]
    t = Scene(fellowship=["1_13"], hand=["1_19"], minions=["1_178"], phase="maneuver")
    t.do("play here-lies-balin-son-of-fundin", "choose 2")  # neither: as far as it goes
    assert t.zone("goblin-runner") == "discard"


def test_1_20_beaten_orcs_are_discarded_not_killed() -> None:
    t = fight("1_13", support=["1_20"], minions="1_178")
    t.end_skirmish().do("use let-them-come/1")  # the Free Peoples player orders it and the wounds
    assert (t.zone("goblin-runner"), t.zone("let-them-come")) == ("discard", "support")


def test_1_20_spares_other_minions_and_falls_when_a_dwarf_loses() -> None:
    t = fight("1_13 + 1_9", support=["1_20"], minions="1_154")
    t.end_skirmish().pass_until("pass")
    assert t.zone("let-them-come") == "support"
    t = fight("1_13", support=["1_20"], minions="1_271")
    t.end_skirmish().do("use let-them-come/2")
    assert t.zone("let-them-come") == "discard"


def test_1_21_adds_up() -> None:
    t = Scene(fellowship=["1_13", "1_97"], support=["1_21", "1_21", "1_27"])
    assert (t.keyword("gimli", "damage"), t.keyword("thrarin", "damage"), t.keyword("boromir", "damage")) == (3, 2, 0)


def test_1_22_digs_as_deep_as_it_likes_and_takes_the_last() -> None:
    deck = ["1_3", "1_4", "1_5", "1_6", "1_7", "1_8"]
    t = Scene(fellowship=["1_13"], hand=["1_22"], deck=deck, minions=["1_177"], phase="maneuver")
    t.do("play mithril-shaft", "yes", "yes", "no")
    assert (t.names(t.s.hands[0]), t.s.twilight, t.wounds("gimli")) == (["cleaving-blow"], 3, 1)
    assert len(t.s.decks[0]) == 3
    t = Scene(fellowship=["1_13"], hand=["1_22"], deck=deck, minions=["1_177"], phase="maneuver")
    t.do("play mithril-shaft", "yes", "yes", "yes", "yes")
    assert (t.names(t.s.hands[0]), t.s.twilight, len(t.s.decks[0])) == (["dwarf-guard"], 5, 1)  # five at most


def test_1_22_the_first_is_not_optional_and_an_empty_deck_ends_it() -> None:
    t = Scene(fellowship=["1_13"], hand=["1_22"], deck=["1_3", "1_4"], minions=["1_177"], phase="maneuver")
    t.do("play mithril-shaft", "yes")
    assert (t.names(t.s.hands[0]), t.s.twilight) == (["battle-fury"], 2)
    t = Scene(fellowship=["1_13*2"], hand=["1_22"], deck=["1_3"], minions=["1_177"], phase="maneuver")
    assert not t.can("play mithril-shaft")


def test_1_23_three_cards_after_a_win() -> None:
    t = fight("1_13", minions="1_178", hand=["1_23"], shadow_deck=["1_177"] * 5)
    t.pass_until("play nobody-tosses-a-dwarf").do("play nobody-tosses-a-dwarf")
    assert (len(t.s.decks[1]), t.names(t.s.discards[1]).count("goblin-patrol-troop")) == (2, 3)
    t = fight("1_97", who="boromir", minions="1_178", hand=["1_23"])
    t.end_skirmish()
    assert not t.can("play nobody-tosses-a-dwarf")


def test_1_24_a_dwarf_against_moria() -> None:
    t = fight("1_13", "1_11", minions="1_178", support=["1_24", "1_24"])
    assert (t.strength("gimli"), t.strength("farin")) == (8, 5)
    t = fight("1_13", minions="1_271", support=["1_24"])
    assert t.strength("gimli") == 6


def test_1_25_heals_the_winner() -> None:
    t = fight("1_13*1", "1_11*1", minions="1_178", hand=["1_25"])
    t.pass_until("play still-draws-breath").do("play still-draws-breath")
    assert (t.wounds("gimli"), t.wounds("farin")) == (0, 1)
    t = fight("1_13", minions="1_177", hand=["1_25"])
    t.end_skirmish()
    assert not t.can("play still-draws-breath")  # he lost


def test_1_26_is_four_underground() -> None:
    t = fight("1_13", hand=["1_26"])
    t.do("play their-halls-of-stone")
    assert t.strength("gimli") == 8
    t = fight("1_13", hand=["1_26"], site=4)
    t.do("play their-halls-of-stone")
    assert t.strength("gimli") == 10


def test_1_27_takes_part_until_regroup() -> None:
    t = Scene(support=["1_27"], minions=["1_177"], phase="maneuver")
    t.do("use thrarin/1")
    assert t.wounds("thrarin") == 1
    t.pass_to_phase("assignment").do("pass", "pass")
    assert t.can("thrarin")
    t = Scene(support=["1_27*1"], minions=["1_177"], phase="maneuver")
    assert t.why_not("use thrarin/1") is Why.COST
    t.pass_to_phase("assignment").do("pass", "pass")
    assert not t.can("thrarin")
    assert fellowship_archery(t.s) == 0


def test_1_28_takes_the_free_peoples_cards() -> None:
    t = Scene(fellowship=["1_13"], hand=["1_28"], deck=["1_3", "1_177", "1_53", "1_4"])
    t.do("play wealth-of-moria")
    assert t.names(t.s.hands[0]) == ["axe-strike", "lorien-elf"]
    assert sorted(t.names(t.s.discards[0])) == ["goblin-patrol-troop", "wealth-of-moria"]
    assert t.s.drawn == 2  # rule 89
    t = Scene(hand=["1_28", "1_299"])
    assert t.why_not("play wealth-of-moria") is Why.REQUIREMENT
