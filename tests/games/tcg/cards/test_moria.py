"""The cards of Moria, each played: its effect, its requirement unmet, its ruling."""

from redbook.games.tcg.actions.playing import cost_of
from redbook.games.tcg.phases.archery import fellowship_archery
from redbook.games.tcg.reasons import Why

from ..scene import Scene

RUNNER, TROOP, SCOUT, MARKSMAN = "1_178", "1_177", "1_191", "1_176"


def fight(minions: list[str], who: str = "gimli", fellowship: tuple[str, ...] = ("1_13",), **more: object) -> Scene:
    foes = [m.split("*")[0].split("+")[0].strip() for m in minions]
    return Scene(fellowship=fellowship, minions=minions, phase="skirmish", fights={who: foes}, **more)  # type: ignore[arg-type]


def test_1_163_ancient_chieftain_counts_the_other_moria_orcs() -> None:
    t = Scene(minions=["1_163", RUNNER, TROOP, "1_271"], phase="maneuver")
    assert t.strength("ancient-chieftain") == 9 + 2  # neither himself nor an Orc of Sauron
    assert Scene(minions=["1_163"], phase="maneuver").strength("ancient-chieftain") == 9


def test_1_164_bitter_hatred_needs_a_moria_archer_and_wounds_an_elf() -> None:
    t = Scene(fellowship=["1_53", "1_13"], minions=[MARKSMAN], shadow_hand=["1_164"], twilight=1, phase="archery")
    t.let("p2").do("play bitter-hatred")
    assert (t.wounds("lorien-elf"), t.wounds("gimli")) == (1, 0)
    t = Scene(
        fellowship=["1_53"], minions=[RUNNER, "1_186"], shadow_hand=["1_164", "1_168"], twilight=1, phase="archery"
    )
    t.let("p2")
    assert t.why_not("play bitter-hatred") is Why.REQUIREMENT


def test_1_166_the_hammer_adds_damage_and_fits_the_cave_troll_only() -> None:
    t = Scene(minions=["1_165 + 1_166"], phase="maneuver")
    assert (t.strength("cave-troll-of-moria"), t.keyword("cave-troll-of-moria", "damage")) == (18, 2)
    t = Scene(minions=[RUNNER], shadow_hand=["1_166", "1_180"], twilight=5, site=4, phase="shadow")
    assert not t.can("play cave-trolls-hammer")


def test_1_167_denizens_enraged_spots_up_to_four_others() -> None:
    t = fight([RUNNER, TROOP, TROOP, TROOP, TROOP, TROOP], shadow_hand=["1_167"], twilight=1, fellowship=("1_13",))
    t.let("p2").do("play denizens-enraged", "goblin-runner")
    assert len(t.options) == 5  # 0 to 4
    t.do(t.options[4])
    assert t.strength("goblin-runner") == 5 + 4
    t = fight([RUNNER, "1_271"], shadow_hand=["1_167"], twilight=1)
    t.let("p2").do("play denizens-enraged")
    assert t.strength("goblin-runner") == 5  # no other Moria Orc


def test_1_168_drums_in_the_deep_is_four_against_a_dwarf() -> None:
    t = fight([RUNNER], shadow_hand=["1_168"])
    t.let("p2").do("play drums-in-the-deep")
    assert t.strength("goblin-runner") == 9
    t = fight([RUNNER], who="boromir", fellowship=("1_97",), shadow_hand=["1_168"])
    t.let("p2").do("play drums-in-the-deep")
    assert t.strength("goblin-runner") == 7


def test_1_169_the_free_peoples_player_chooses_who_fights_the_ring_bearer() -> None:
    t = Scene(minions=[RUNNER] * 4 + [TROOP], shadow_hand=["1_169"], phase="assignment")
    t.let("p2").do("play the-end-comes")
    assert t.seat == "p1"
    t.do("goblin-patrol-troop")
    assert t.s.foe[t.card("goblin-patrol-troop")] == t.s.bearer[0]
    t = Scene(minions=[RUNNER] * 4, shadow_hand=["1_169"], phase="assignment")
    t.let("p2")
    assert not t.can("play the-end-comes")


def test_1_169_does_nothing_once_the_ring_bearer_is_assigned() -> None:
    t = Scene(minions=[RUNNER] * 5, shadow_hand=["1_169", "1_169"], phase="assignment")
    t.let("p2").do("play the-end-comes")
    t.do(t.options[0]).let("p2").do("play the-end-comes")
    if t.seat == "p1" and not t.can("pass"):
        t.do(t.options[0])
    assert sum(f == t.s.bearer[0] for f in t.s.foe) == 1


def test_1_170_fool_of_a_took_takes_all_up_to_the_first_other_card() -> None:
    t = Scene(fellowship=["1_302"], shadow_hand=["1_170"], shadow_deck=[RUNNER, TROOP, "1_168", SCOUT], phase="shadow")
    t.do("play fool-of-a-took")
    assert sorted(t.names(t.s.hands[1])) == ["drums-in-the-deep", "goblin-patrol-troop", "goblin-runner"]
    assert t.names(t.s.decks[1]) == ["moria-scout"]
    t = Scene(shadow_hand=["1_170", RUNNER], shadow_deck=[RUNNER], twilight=3, phase="shadow")
    assert t.why_not("play fool-of-a-took") is Why.REQUIREMENT  # Frodo is the Ring-bearer


def test_1_171_frenzy_pairs_an_exhausted_companion() -> None:
    t = Scene(fellowship=["1_13*2", "1_97"], minions=[RUNNER], shadow_hand=["1_171"], twilight=2, phase="assignment")
    t.let("p2").do("play frenzy")
    assert t.s.foe[t.card("goblin-runner")] == t.card("gimli")
    t = Scene(fellowship=["1_13*1"], minions=[RUNNER], shadow_hand=["1_171"], twilight=2, phase="assignment", wounds=3)
    t.let("p2").do("play frenzy")
    assert t.s.foe[t.card("goblin-runner")] < 0  # nobody but the Ring-bearer is exhausted


def test_1_172_goblin_archer_takes_six_arrows_but_not_below_none() -> None:
    t = Scene(fellowship=["1_50", "1_50"], minions=["1_172", RUNNER], phase="archery")
    assert fellowship_archery(t.s) == 0
    t = Scene(fellowship=["1_50", "1_50"], minions=["1_172"], phase="archery")
    assert fellowship_archery(t.s) == 2  # alone he frightens nobody


def test_1_173_goblin_armory_pays_for_weapons_and_saves_an_orc() -> None:
    t = Scene(minions=[TROOP], shadow_support=["1_173"], shadow_hand=["1_180"], twilight=1, site=4, phase="shadow")
    t.do("play goblin-scimitar")
    assert t.s.twilight == 2
    t = Scene(fellowship=["1_50"], minions=[TROOP], shadow_support=["1_173"], phase="archery")
    t.do("use legolas/1", "use goblin-armory/2")
    assert (t.wounds("goblin-patrol-troop"), t.zone("goblin-armory")) == (0, "discard")


def test_1_173_is_silent_for_other_weapons() -> None:
    t = Scene(minions=["1_271"], shadow_support=["1_173"], shadow_hand=["1_269"], twilight=1, site=6, phase="shadow")
    t.do("play orc-scimitar")
    assert t.s.twilight == 0


def test_1_174_two_backstabbers_in_one_skirmish() -> None:
    t = fight(["1_174", "1_174"])
    assert t.keyword("goblin-backstabber", "damage") == 2
    t = Scene(fellowship=["1_13"], minions=["1_174", RUNNER], phase="skirmish", fights={"gimli": "1_174"})
    assert t.keyword("goblin-backstabber", "damage") == 0  # the other Orc fights elsewhere


def test_1_175_companions_arrive_exhausted_from_site_four_on() -> None:
    t = Scene(hand=["1_97"], shadow_support=["1_175"], site=4)
    t.do("play boromir")
    assert t.wounds("boromir") == 2
    t = Scene(hand=["1_97"], shadow_support=["1_175"], site=3)
    t.do("play boromir")
    assert t.wounds("boromir") == 0
    t = Scene(shadow_hand=["1_175", RUNNER], twilight=4, phase="shadow")
    assert t.why_not("play goblin-domain") is Why.REQUIREMENT


def test_1_176_and_1_177_have_no_text_to_use() -> None:
    t = Scene(fellowship=["1_13"], minions=[MARKSMAN, TROOP], phase="archery")
    assert (t.keyword("goblin-marksman", "archer"), t.keyword("goblin-patrol-troop", "archer")) == (1, 0)
    assert (t.strength("goblin-marksman"), t.strength("goblin-patrol-troop")) == (7, 13)


def test_1_179_scavengers_bring_a_weapon_back_on_any_moria_orc() -> None:
    t = Scene(minions=[RUNNER], shadow_hand=["1_179"], shadow_discard=["1_190"], twilight=4, site=4, phase="shadow")
    t.do("play goblin-scavengers", "use goblin-scavengers/1", "goblin-runner")
    assert (t.s.twilight, t.strength("goblin-runner")) == (0, 7)
    t = Scene(shadow_hand=["1_179"], shadow_discard=["1_190"], twilight=3, site=4, phase="shadow")
    t.do("play goblin-scavengers")
    assert not t.can("use goblin-scavengers/1")  # the axe has its own cost


def test_1_180_goblin_scimitar_may_draw() -> None:
    t = Scene(minions=[RUNNER], shadow_hand=["1_180"], shadow_deck=[TROOP], site=4, phase="shadow")
    t.do("play goblin-scimitar", "use goblin-scimitar/1")
    assert (t.names(t.s.hands[1]), t.strength("goblin-runner")) == (["goblin-patrol-troop"], 7)
    t = Scene(minions=["1_271"], shadow_hand=["1_180", TROOP], site=4, twilight=6, phase="shadow")
    assert not t.can("play goblin-scimitar")


def test_1_181_goblin_sneak_saves_an_orc_for_later() -> None:
    t = Scene(shadow_hand=["1_181"], shadow_discard=[TROOP, "1_271"], shadow_deck=[RUNNER], twilight=1, site=4,
              phase="shadow")  # fmt: skip
    t.do("play goblin-sneak", "use goblin-sneak/1")
    assert t.names(t.s.decks[1]) == ["goblin-patrol-troop", "goblin-runner"]
    assert t.names(t.s.discards[1]) == ["orc-soldier"]


def test_1_182_goblin_spear_burdens_more_for_a_hobbit() -> None:
    t = fight([f"{TROOP} + 1_182"], who="merry", fellowship=("1_302",))
    t.end_skirmish()
    assert (t.zone("merry"), t.s.burdens[0]) == ("dead", 2)
    t = fight([f"{TROOP} + 1_182"], who="dwarf-guard", fellowship=("1_7",))
    t.end_skirmish()
    assert (t.zone("dwarf-guard"), t.s.burdens[0]) == ("dead", 1)
    t = Scene(fellowship=["1_302"], minions=[TROOP, f"{RUNNER} + 1_182"], phase="skirmish", fights={"merry": TROOP})
    t.end_skirmish()
    assert (t.zone("merry"), t.s.burdens[0]) == ("dead", 0)  # the bearer was not in that skirmish


def test_1_183_goblin_swarms_stack_a_winner_and_play_him_again() -> None:
    t = fight([f"{TROOP} + 1_190"], shadow_support=["1_183"])
    t.pass_until("use goblin-swarms/1").do("use goblin-swarms/1")
    assert (t.zone("goblin-patrol-troop"), t.zone("moria-axe")) == ("stacked", "discard")
    t = Scene(shadow_support=["1_183 + 1_178@here"], twilight=1, site=4, phase="shadow")
    t.do("use goblin-swarms/2")
    assert (t.zone("goblin-runner"), t.s.twilight) == ("center", 0)
    t = Scene(shadow_support=["1_183 + 1_178@here"], shadow_hand=["1_180"], site=4, phase="shadow")
    assert not t.can("use goblin-swarms/2")  # its cost applies


def test_1_184_wallcrawler_underground_and_in_company() -> None:
    t = Scene(fellowship=["1_50"], minions=["1_184", RUNNER], site=4, phase="archery")
    assert (t.strength("goblin-wallcrawler"), fellowship_archery(t.s)) == (8, 0)
    t = Scene(fellowship=["1_50"], minions=["1_184"], site=2, phase="archery")
    assert (t.strength("goblin-wallcrawler"), fellowship_archery(t.s)) == (6, 1)


def test_1_185_goblin_warrior_discards_what_is_dwarven() -> None:
    t = Scene(fellowship=["1_13"], support=["1_16", "1_40"], shadow_hand=["1_185"], twilight=2, site=4, phase="shadow")
    t.do("play goblin-warrior", "use goblin-warrior/1")
    assert (t.zone("greatest-kingdom-of-my-people"), t.zone("elrond")) == ("discard", "support")


def test_1_186_guard_commander_for_three_twilight() -> None:
    t = Scene(fellowship=["1_13"], minions=[RUNNER, "1_186"], twilight=7, phase="skirmish", fights={"gimli": RUNNER})
    for _ in range(2):
        t.let("p2").do("use guard-commander/1", "goblin-runner")
    assert (t.strength("goblin-runner"), t.s.twilight) == (9, 1)
    t.let("p2")
    assert not t.can("use guard-commander/1")


def test_1_188_the_long_dark_counts_dwarf_companions_at_four_and_five() -> None:
    t = Scene(fellowship=["1_13", "1_7", "1_97"], shadow_support=["1_188"], site=3, phase="move", sites={3: "1_338"})
    with_card = t.pass_until("pass").s.twilight
    t = Scene(fellowship=["1_13", "1_7", "1_97"], site=3, phase="move", sites={3: "1_338"})
    assert with_card - t.pass_until("pass").s.twilight == 4
    t = fight([RUNNER], shadow_support=["1_188"])
    t.let("p2").do("use the-long-dark/2")
    assert (t.strength("goblin-runner"), t.zone("the-long-dark")) == (7, "discard")


def test_1_188_is_silent_at_other_sites() -> None:
    t = Scene(fellowship=["1_13"], shadow_support=["1_188"], site=2, phase="move")
    first = t.pass_until("pass").s.twilight
    assert first == Scene(fellowship=["1_13"], site=2, phase="move").pass_until("pass").s.twilight


def test_1_189_lost_to_the_goblins_after_a_wound() -> None:
    t = Scene(minions=[RUNNER, TROOP], shadow_hand=["1_189"], shadow_deck=[RUNNER, TROOP, SCOUT], phase="skirmish",
              fights={"frodo": RUNNER})  # fmt: skip
    t.pass_until("play lost-to-the-goblins/2").do("play lost-to-the-goblins/2")
    t.do(t.options[-1])
    assert (t.s.burdens[0], len(t.s.decks[1])) == (2, 1)


def test_1_189_lost_to_the_goblins_after_an_exertion() -> None:
    t = Scene(fellowship=["1_97"], minions=["1_235", TROOP], shadow_hand=["1_189", "1_214"],
              shadow_deck=[RUNNER, SCOUT], phase="skirmish", fights={"boromir": "1_235"})  # fmt: skip
    t.pass_until("play in-the-ringwraiths-wake").do("play in-the-ringwraiths-wake", "choose 1")
    t.do("play lost-to-the-goblins")
    t.do(t.options[-1])
    assert (t.s.burdens[0], t.wounds("frodo"), len(t.s.decks[1])) == (1, 1, 1)


def test_1_189_counts_only_shadow_cards_and_three_at_most() -> None:
    for deck, burdens in ((["1_13", RUNNER, "1_3", "1_3", "1_3"], 1), (["1_13", RUNNER, RUNNER, RUNNER, RUNNER], 3)):
        t = Scene(minions=[RUNNER] * 5, shadow_hand=["1_189"], shadow_deck=deck, phase="skirmish",
                  fights={"frodo": RUNNER})  # fmt: skip
        t.pass_until("play lost-to-the-goblins/2").do("play lost-to-the-goblins/2")
        t.do(t.options[-1])
        assert (t.s.burdens[0], len(t.s.decks[1])) == (burdens, 0)


def test_1_190_moria_axe_exerts_its_bearer() -> None:
    t = fight([f"{TROOP} + 1_190"])
    t.let("p2").do("use moria-axe/2")
    assert (t.strength("goblin-patrol-troop"), t.keyword("goblin-patrol-troop", "damage")) == (17, 1)
    assert t.wounds("goblin-patrol-troop") == 1
    t = fight([f"{RUNNER} + 1_190"])
    t.let("p2")
    assert not t.can("use moria-axe/2")  # vitality 1


def test_1_191_moria_scout_needs_an_elf() -> None:
    t = Scene(fellowship=["1_53"], shadow_hand=["1_191"], twilight=2, site=4, phase="shadow")
    t.do("play moria-scout")
    assert t.s.twilight == 2
    t = Scene(fellowship=["1_13"], shadow_hand=["1_191"], twilight=2, site=4, phase="shadow")
    t.do("play moria-scout")
    assert t.s.twilight == 0


def test_1_192_pinned_down_adds_up() -> None:
    t = Scene(
        fellowship=["1_50", "1_50", "1_50"], minions=[MARKSMAN], shadow_support=["1_192", "1_192"], phase="archery"
    )
    assert fellowship_archery(t.s) == 1
    t = Scene(fellowship=["1_50"], minions=[RUNNER], shadow_support=["1_192"], phase="archery")
    assert fellowship_archery(t.s) == 1


def test_1_193_a_weapon_returns_on_another_bearer() -> None:
    t = Scene(fellowship=["1_13", "1_89"], minions=[f"{RUNNER} + 1_190", TROOP], shadow_support=["1_193"],
              phase="skirmish", fights={"aragorn": RUNNER})  # fmt: skip
    t.pass_until("use plundered-armories/1").do("use plundered-armories/1")
    assert (t.strength("goblin-patrol-troop"), t.s.twilight) == (15, 0)  # 1 − 1
    t = Scene(fellowship=["1_89"], minions=[f"{RUNNER} + 1_190"], shadow_support=["1_193"], phase="skirmish",
              fights={"aragorn": RUNNER})  # fmt: skip
    t.end_skirmish()
    assert t.zone("moria-axe") == "discard"  # nobody is left to bear it


def test_1_194_relentless_cancels_stealth_with_three_moria_minions() -> None:
    t = Scene(minions=[TROOP, RUNNER, RUNNER], hand=["1_296"], shadow_hand=["1_194"], phase="skirmish",
              fights={"frodo": TROOP})  # fmt: skip
    t.do("play hobbit-intuition", "play relentless")
    assert t.s.fight == t.card("frodo", 0)
    t = Scene(minions=[TROOP, RUNNER], hand=["1_296"], shadow_hand=["1_194"], phase="skirmish", fights={"frodo": TROOP})
    t.do("play hobbit-intuition")
    assert not t.can("play relentless")
    assert t.s.fight < 0


def test_1_195_relics_of_moria_need_both_amounts() -> None:
    t = Scene(minions=[RUNNER], shadow_support=["1_195"], shadow_discard=["1_190"], twilight=3, site=4, phase="shadow")
    t.do("use relics-of-moria/1")
    assert (t.s.twilight, t.strength("goblin-runner")) == (0, 7)
    t = Scene(minions=[RUNNER], shadow_support=["1_195"], shadow_discard=["1_190"], shadow_hand=["1_180"], twilight=2,
              site=4, phase="shadow")  # fmt: skip
    assert not t.can("use relics-of-moria/1")
    t = Scene(minions=[RUNNER], shadow_support=["1_195"], shadow_hand=["1_180"], twilight=9, site=4, phase="shadow")
    assert not t.can("use relics-of-moria/1")


def test_1_196_they_are_coming_plays_an_orc_that_lay_there_before() -> None:
    t = Scene(shadow_support=["1_196"], shadow_hand=[TROOP, TROOP, TROOP], shadow_discard=[RUNNER], twilight=1, site=4,
              phase="shadow")  # fmt: skip
    t.do("use they-are-coming/1")
    assert (t.zone("goblin-runner"), len(t.s.discards[1])) == ("center", 3)
    t = Scene(shadow_support=["1_196"], shadow_hand=[RUNNER, RUNNER, RUNNER], twilight=1, site=4, phase="shadow")
    assert not t.can("use they-are-coming/1")


def test_1_197_threat_of_the_unknown_exerts_your_orc() -> None:
    t = Scene(minions=[TROOP], shadow_hand=["1_197"], shadow_deck=[RUNNER] * 3, phase="shadow")
    t.do("play threat-of-the-unknown")
    assert (t.wounds("goblin-patrol-troop"), len(t.s.hands[1])) == (1, 2)
    t = Scene(minions=[RUNNER], shadow_hand=["1_197", RUNNER], twilight=3, phase="shadow")
    assert t.why_not("play threat-of-the-unknown") is Why.COST  # vitality 1


def test_1_198_costs_two_random_cards_with_an_elf_or_a_dwarf() -> None:
    t = Scene(fellowship=["1_53"], hand=["1_3"] * 5, shadow_support=["1_198"], site=5, phase="move")
    t.pass_until("pass")
    assert len(t.s.hands[0]) == 3
    t = Scene(fellowship=["1_97"], hand=["1_3"] * 5, shadow_support=["1_198"], site=5, phase="move")
    t.pass_until("pass")
    assert len(t.s.hands[0]) == 5
    t = Scene(minions=[RUNNER], shadow_hand=["1_198", RUNNER], twilight=9, phase="shadow")
    assert t.why_not("play through-the-misty-mountains") is Why.COST


def test_1_199_the_keyward_makes_the_troll_cheaper() -> None:
    t = Scene(minions=["1_199"], shadow_hand=["1_165", TROOP], twilight=5, site=4, phase="shadow")
    t.do("play cave-troll-of-moria")
    assert t.s.twilight == 0  # 10 − 3 − 2
    t = Scene(minions=["1_199"], shadow_hand=[TROOP], twilight=6, site=4, phase="shadow")
    assert cost_of(t.s, t.card("goblin-patrol-troop"), 1) == 6


def test_1_200_the_underdeeps_look_at_the_bottom() -> None:
    t = Scene(shadow_support=["1_200"], shadow_deck=[SCOUT, "1_271", TROOP], twilight=6, phase="shadow")
    t.do("use the-underdeeps-of-moria/1", "use the-underdeeps-of-moria/1")
    assert t.names(t.s.hands[1]) == ["goblin-patrol-troop"]
    assert (t.names(t.s.discards[1]), t.names(t.s.decks[1])) == (["orc-soldier"], ["moria-scout"])
    assert not t.can("use the-underdeeps-of-moria/1")


def test_1_201_unfamiliar_territory_is_four_against_an_archer() -> None:
    t = fight([RUNNER], who="legolas", fellowship=("1_50",), shadow_hand=["1_201"])
    t.let("p2").do("play unfamiliar-territory")
    assert t.strength("goblin-runner") == 9
    t = fight([RUNNER], shadow_hand=["1_201"])
    t.let("p2").do("play unfamiliar-territory")
    assert t.strength("goblin-runner") == 7


def test_1_202_companions_cost_two_more_from_site_five_and_copies_add_up() -> None:
    t = Scene(hand=["1_97"], shadow_support=["1_202", "1_202"], site=5)
    t.do("play boromir")
    assert t.s.twilight == 3 + 4
    t = Scene(hand=["1_97"], shadow_support=["1_202"], site=4)
    t.do("play boromir")
    assert t.s.twilight == 3
    t = Scene(minions=[RUNNER], shadow_hand=["1_202", RUNNER], twilight=9, phase="shadow")
    assert t.why_not("play what-is-this-new-devilry") is Why.COST


def test_1_193_a_weapon_comes_back_once() -> None:
    t = Scene(fellowship=["1_97 + 1_95"], minions=["1_178 + 1_180", "1_191", "1_172"], shadow_support=["1_193"],
              shadow_deck=["1_177"] * 3, twilight=9, site=4, phase="skirmish", fights={"boromir": "1_178"})  # fmt: skip
    t.pass_until("use plundered-armories/1").do("use plundered-armories/1", "moria-scout", "use goblin-scimitar/1")
    assert not t.can("use plundered-armories/1")  # it is in play: another Orc does not get it from there
    assert len(t.s.hands[1]) == 1


def test_1_193_a_weapon_that_falls_from_a_stacked_orc() -> None:
    t = Scene(fellowship=["1_97"], minions=["1_177 + 1_180", "1_191"], shadow_support=["1_193", "1_183"], site=4,
              phase="skirmish", fights={"boromir": "1_177"})  # fmt: skip
    t.pass_until("use goblin-swarms/1").do("use goblin-swarms/1", "use plundered-armories/1")
    assert t.s.host[t.card("goblin-scimitar")] == t.card("moria-scout")


def test_1_169_in_the_fierce_round_only_the_fierce_are_there_to_choose() -> None:
    minions = ["1_165", "1_178", "1_178", "1_178", "1_178"]
    t = Scene(fellowship=["1_97"], minions=minions, shadow_hand=["1_169"], site=4, phase="assignment")
    t.s.fierce_round, t.s.fierce_now = True, [t.card("cave-troll-of-moria")]
    t.let("p2").do("play the-end-comes")
    assert t.s.foe[t.card("cave-troll-of-moria")] == t.s.bearer[0]


def test_1_171_in_the_fierce_round_an_orc_that_is_not_fierce_stays_out() -> None:
    t = Scene(fellowship=["1_97*2"], minions=["1_230", "1_178"], shadow_hand=["1_171"], twilight=2, phase="assignment")
    t.s.fierce_round, t.s.fierce_now = True, [t.card("ulaire-cantea")]
    t.let("p2").do("play frenzy")
    assert t.s.foe[t.card("goblin-runner")] == -1
