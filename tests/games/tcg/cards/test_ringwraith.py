"""The cards of the Ringwraiths, each played: its effect, its requirement unmet, its ruling."""

from redbook.games.tcg.phases.archery import fellowship_archery
from redbook.games.tcg.reasons import Why

from ..scene import Scene

ATTEA, CANTEA, LEMENYA, OTSEA, WITCH_KING = "1_229", "1_230", "1_232", "1_235", "1_237"


def fight(minion: str, who: str = "boromir", fellowship: tuple[str, ...] = ("1_97",), **more: object) -> Scene:
    foe = minion.split("*")[0].split("+")[0].strip()
    return Scene(fellowship=fellowship, minions=[minion], phase="skirmish", fights={who: foe}, **more)  # type: ignore[arg-type]


def test_1_203_all_blades_perish_prevents_a_wound_to_a_nazgul() -> None:
    t = Scene(fellowship=["1_50"], minions=[OTSEA], shadow_hand=["1_203"], phase="archery")
    t.do("use legolas/1", "play all-blades-perish")
    assert t.wounds("ulaire-otsea") == 0
    t = Scene(fellowship=["1_50"], minions=["1_177"], shadow_hand=["1_203"], phase="archery")
    t.do("use legolas/1")
    assert not t.can("play all-blades-perish")


def test_1_204_all_veils_removed_is_five_while_the_ring_is_worn() -> None:
    t = fight(OTSEA, shadow_hand=["1_204"], twilight=1, worn=True)
    t.let("p2").do("play all-veils-removed")
    assert t.strength("ulaire-otsea") == 14
    t = fight(OTSEA, shadow_hand=["1_204"], twilight=1)
    t.let("p2").do("play all-veils-removed")
    assert t.strength("ulaire-otsea") == 11


def test_1_205_beauty_is_fading_takes_a_card_before_a_companion() -> None:
    t = Scene(fellowship=["1_13 + 1_9", "1_97"], minions=[OTSEA], shadow_hand=["1_205"], twilight=5, phase="maneuver")
    t.let("p2").do("play beauty-is-fading")
    assert (t.zone("dwarven-axe"), t.zone("boromir"), t.wounds("ulaire-otsea")) == ("discard", "fellowship", 1)
    t = Scene(fellowship=["1_97"], minions=[OTSEA], shadow_hand=["1_205"], twilight=5, phase="maneuver")
    t.let("p2").do("play beauty-is-fading")
    assert t.zone("boromir") == "discard"  # never the Ring-bearer
    t = Scene(fellowship=["1_97"], minions=[f"{OTSEA}*2", "1_177"], shadow_hand=["1_205"], twilight=5, phase="maneuver")
    t.let("p2")
    assert not t.can("play beauty-is-fading")  # nobody can exert


def test_1_206_bent_on_discovery_draws_and_asks_for_a_nazgul() -> None:
    t = Scene(minions=[OTSEA], shadow_support=["1_206"], shadow_deck=["1_203"] * 2, phase="shadow")
    t.pass_until("pass")
    assert len(t.s.hands[1]) == 1
    t.do("pass", "choose 1")
    assert (t.wounds("ulaire-otsea"), t.zone("bent-on-discovery")) == (1, "support")


def test_1_206_goes_when_no_nazgul_can_exert() -> None:
    t = Scene(minions=[f"{OTSEA}*2"], shadow_support=["1_206"], shadow_deck=["1_203"] * 2, phase="shadow")
    t.pass_until("pass").do("pass")
    assert t.zone("bent-on-discovery") == "discard"


def test_1_207_black_breath_stops_healing_and_the_removal_of_burdens() -> None:
    t = fight(OTSEA, who="frodo", fellowship=(), shadow_support=["1_207"], burdens=2)
    t.let("p2").do("use black-breath/1")
    assert t.s.host[t.card("black-breath")] == t.s.bearer[0]
    t.let("p2")
    assert not t.can("use black-breath/1")  # only from the support area
    t = fight("1_177", shadow_support=["1_207"])
    t.let("p2")
    assert not t.can("use black-breath/1")  # nobody fights a Nazgûl


def test_1_207_on_the_ring_bearer() -> None:
    from redbook.games.tcg.actions.burdens import can_remove_burden
    from redbook.games.tcg.actions.wounds import can_heal

    t = Scene(on_frodo=["1_207"], burdens=2, wounds=1, fellowship=["1_97*1"])
    assert not can_remove_burden(t.s, 0)
    assert not can_heal(t.s, t.s.bearer[0])
    assert can_heal(t.s, t.card("boromir"))
    t = Scene(fellowship=["1_97*1 + 1_207"], burdens=2, wounds=1)
    assert can_remove_burden(t.s, 0)
    assert not can_heal(t.s, t.card("boromir"))


def test_1_208_black_steed_likes_plains_and_hates_caves() -> None:
    t = Scene(minions=[f"{OTSEA} + 1_208"], sites={2: "1_331"}, phase="maneuver")
    assert t.strength("ulaire-otsea") == 9 + 4
    t = Scene(minions=[f"{OTSEA} + 1_208"], site=3, phase="maneuver")
    assert t.strength("ulaire-otsea") == 9 + 2
    t = Scene(minions=[OTSEA], shadow_hand=["1_208"], twilight=5, site=4, phase="shadow")
    t.do("play black-steed")
    assert t.zone("black-steed") == "discard"


def test_1_209_blade_tip_moves_to_the_loser_and_wounds_him() -> None:
    t = fight(OTSEA, shadow_support=["1_209"])
    t.pass_until("use blade-tip/1").do("use blade-tip/1")
    assert t.s.host[t.card("blade-tip")] == t.card("boromir")
    t = Scene(fellowship=["1_97 + 1_209"], phase="turn")
    assert t.wounds("boromir") == 1
    t = Scene(on_frodo=["1_209"], phase="turn")
    assert (t.wounds("frodo"), t.s.burdens[0]) == (0, 1)


def test_1_209_at_most_one_on_a_character() -> None:
    t = fight(OTSEA, fellowship=("1_97 + 1_209",), shadow_support=["1_209"])
    t.pass_until("use blade-tip/1", "stay")
    if t.can("use blade-tip/1"):
        t.do("use blade-tip/1")
    assert sum(t.s.host[c] == t.card("boromir") for c in t.cards("blade-tip")) == 1


def test_1_210_dark_whispers_by_the_number_of_burdens() -> None:
    t = fight(OTSEA, shadow_hand=["1_210"], burdens=3)
    t.let("p2")
    assert not t.can("play dark-whispers/2")
    t.do("play dark-whispers")
    assert (t.strength("ulaire-otsea"), t.keyword("ulaire-otsea", "damage")) == (10, 1)
    t = fight(OTSEA, shadow_hand=["1_210"], burdens=6)
    t.let("p2").do("play dark-whispers/2")
    assert (t.strength("ulaire-otsea"), t.keyword("ulaire-otsea", "damage")) == (12, 2)
    t = fight(OTSEA, shadow_hand=["1_210"], burdens=2)
    t.let("p2")
    assert not t.can("play dark-whispers")


def test_1_211_drawn_to_its_power_when_a_nazgul_is_there() -> None:
    t = fight(OTSEA, who="merry", fellowship=("1_302",), shadow_support=["1_211"])
    t.end_skirmish()
    assert (t.zone("merry"), t.s.burdens[0]) == ("dead", 1)
    t = fight("1_177", who="merry", fellowship=("1_302",), shadow_support=["1_211"])
    t.end_skirmish()
    assert (t.zone("merry"), t.s.burdens[0]) == ("dead", 0)


def test_1_212_fear_discards_an_ally() -> None:
    t = Scene(support=["1_40"], minions=[OTSEA], shadow_hand=["1_212"], twilight=1, phase="maneuver")
    t.let("p2").do("play fear")
    assert (t.zone("elrond"), t.wounds("ulaire-otsea")) == ("discard", 1)
    t = Scene(support=["1_40"], minions=["1_177"], shadow_hand=["1_212"], twilight=1, phase="maneuver")
    t.let("p2")
    assert not t.can("play fear")


def test_1_213_frozen_by_fear_while_the_ring_bearer_has_to_fight() -> None:
    t = Scene(fellowship=["1_97"], minions=[OTSEA, "1_177"], shadow_hand=["1_213"], twilight=1, phase="skirmish",
              fights={"boromir": OTSEA, "frodo": "1_177"})  # fmt: skip
    t.do("boromir").let("p2").do("play frozen-by-fear")
    assert t.strength("ulaire-otsea") == 12
    t = fight(OTSEA, shadow_hand=["1_213"], twilight=1)
    t.let("p2").do("play frozen-by-fear")
    assert t.strength("ulaire-otsea") == 11


def test_1_214_in_the_ringwraiths_wake_lets_the_free_peoples_player_choose() -> None:
    t = fight(OTSEA, shadow_hand=["1_214"])
    t.pass_until("play in-the-ringwraiths-wake").do("play in-the-ringwraiths-wake")
    assert (t.seat, t.options) == ("p1", ["choose 1", "choose 2"])
    t.do("choose 1")
    assert (t.wounds("frodo"), t.s.burdens[0]) == (1, 0)
    t = fight("1_177", shadow_hand=["1_214"])
    t.pass_until("play in-the-ringwraiths-wake", "stay")
    assert not t.can("play in-the-ringwraiths-wake")


def test_1_215_the_masters_will_sorts_the_top_cards() -> None:
    t = Scene(minions=[OTSEA, LEMENYA], shadow_hand=["1_215"], shadow_deck=["1_203", "1_177", "1_204"], twilight=1,
              phase="shadow")  # fmt: skip
    t.do("play the-masters-will")
    t.do(t.options[2])  # X = 2
    assert t.names(t.s.hands[1]) == ["all-blades-perish"]
    assert t.names(t.s.decks[1]) == ["all-veils-removed"]
    assert "goblin-patrol-troop" in t.names(t.s.discards[1])
    t = Scene(shadow_hand=["1_215"], shadow_deck=["1_203"], twilight=1, phase="shadow")
    t.do("play the-masters-will")
    assert len(t.s.decks[1]) == 1  # no Nazgûl, no card


def test_1_216_morgul_blade_sends_the_blade_tip() -> None:
    t = fight(f"{OTSEA} + 1_216", shadow_discard=["1_209"])
    t.let("p2").do("use morgul-blade/1")
    assert (t.s.host[t.card("blade-tip")], t.zone("morgul-blade")) == (t.card("boromir"), "discard")
    assert t.s.twilight == 0  # moved, not played
    t = fight(f"{OTSEA} + 1_216", shadow_discard=["1_209"], shadow_support=["1_209"])
    t.let("p2").do("use morgul-blade/1", "choose 1")
    assert t.names(t.s.discards[1]) == ["blade-tip", "morgul-blade"]  # the one in the support area went
    assert sum(t.s.host[c] == t.card("boromir") for c in t.cards("blade-tip")) == 1


def test_1_216_leaves_room_for_another_hand_weapon_and_spares_whom_it_hit() -> None:
    t = Scene(minions=[f"{OTSEA} + 1_216"], shadow_hand=["1_218"], twilight=1, site=3, phase="shadow")
    t.do("play nazgul-sword")
    assert t.strength("ulaire-otsea") == 9 + 1 + 2
    t = fight(f"{OTSEA} + 1_216", fellowship=("1_97 + 1_209",), shadow_discard=["1_209"])
    t.let("p2").do("use morgul-blade/1")
    assert sum(t.s.host[c] == t.card("boromir") for c in t.cards("blade-tip")) == 1


def test_1_217_morgul_gates_for_two_less() -> None:
    t = Scene(shadow_hand=["1_217", OTSEA], twilight=2, site=3, phase="shadow")
    t.do("play morgul-gates")
    assert (t.zone("ulaire-otsea"), t.s.twilight) == ("center", 0)
    t = Scene(shadow_hand=["1_217", OTSEA], twilight=1, site=3, phase="shadow")
    assert t.why_not("play morgul-gates") is Why.NOTHING_TO_PLAY


def test_1_218_nazgul_sword_with_three_burdens() -> None:
    assert Scene(minions=[f"{OTSEA} + 1_218"], burdens=3, phase="maneuver").keyword("ulaire-otsea", "damage") == 1
    assert Scene(minions=[f"{OTSEA} + 1_218"], burdens=2, phase="maneuver").keyword("ulaire-otsea", "damage") == 0


def test_1_219_the_nine_servants_exert_a_hobbit() -> None:
    t = Scene(fellowship=["1_302"], shadow_support=["1_219"], shadow_hand=[OTSEA], twilight=4, site=3, phase="shadow")
    t.do("play ulaire-otsea", "use the-nine-servants-of-sauron/1")
    assert (t.wounds("merry"), t.wounds("frodo")) == (1, 0)
    t = Scene(fellowship=["1_302"], shadow_support=["1_219"], shadow_hand=["1_177"], twilight=9, site=4, phase="shadow")
    t.do("play goblin-patrol-troop")
    assert not t.can("use the-nine-servants-of-sauron/1")


def test_1_220_not_easily_destroyed_heals_for_three() -> None:
    t = Scene(minions=[f"{OTSEA}*2"], shadow_support=["1_220"], twilight=6, phase="maneuver")
    t.let("p2").do("use not-easily-destroyed/1").let("p2").do("use not-easily-destroyed/1")
    assert (t.wounds("ulaire-otsea"), t.s.twilight) == (0, 0)
    t = fight(f"{OTSEA}*1", shadow_support=["1_220"], twilight=2)
    t.let("p2")
    assert not t.can("use not-easily-destroyed/1")


def test_1_221_the_pale_blade_may_be_used_as_often_as_he_exerts() -> None:
    t = fight(f"{WITCH_KING} + 1_221", fellowship=("1_97", "1_89 + 1_49"), support=["1_16"])
    assert t.keyword("the-witch-king", "damage") == 1
    t.pass_until("use the-pale-blade/2").do("use the-pale-blade/2")
    if not t.can("use the-pale-blade/2"):
        t.do(t.options[0])
    t.pass_until("use the-pale-blade/2").do("use the-pale-blade/2")
    assert t.wounds("the-witch-king") == 2
    zones = (t.zone("greatest-kingdom-of-my-people"), t.zone("the-last-alliance-of-elves-and-men"))
    assert zones == ("discard", "discard")


def test_1_221_needs_a_win_of_the_witch_king() -> None:
    t = Scene(fellowship=["1_97", "1_13"], minions=[f"{WITCH_KING} + 1_221", OTSEA], support=["1_16"], phase="skirmish",
              fights={"boromir": OTSEA})  # fmt: skip
    t.pass_until("use the-pale-blade/2", "stay")
    assert not t.can("use the-pale-blade/2")


def test_1_222_paths_seldom_trodden_swap_the_site() -> None:
    t = Scene(minions=[OTSEA], shadow_support=["1_222"], shadow_sites={2: "1_331"}, path_owner=0, twilight=3,
              phase="shadow")  # fmt: skip
    t.do("use paths-seldom-trodden/2")
    assert (t.s.owner[t.s.site], t.s.twilight, t.s.at[0]) == (1, 0, 2)
    t = Scene(shadow_hand=["1_222", "1_177"], twilight=9, phase="shadow")
    assert t.why_not("play paths-seldom-trodden") is Why.REQUIREMENT


def test_1_223_relentless_charge_wounds_archer_companions() -> None:
    t = Scene(fellowship=["1_50", "1_53", "1_97"], minions=[OTSEA], shadow_hand=["1_223"], phase="maneuver")
    t.let("p2").do("play relentless-charge")
    assert (t.wounds("legolas"), t.wounds("lorien-elf"), t.wounds("boromir")) == (1, 0, 0)
    t = Scene(fellowship=["1_50"], minions=[f"{OTSEA}*2"], shadow_hand=["1_223"], phase="maneuver")
    t.let("p2")
    assert not t.can("play relentless-charge")


def test_1_224_return_to_its_master_after_a_skirmish_with_the_ring_on() -> None:
    t = Scene(fellowship=["1_97"], minions=["1_178", OTSEA], shadow_hand=["1_224"], worn=True, phase="skirmish",
              fights={"boromir": "1_178"})  # fmt: skip
    t.pass_until("play return-to-its-master").do("play return-to-its-master")
    assert t.s.foe[t.card("ulaire-otsea")] == t.s.bearer[0]
    t = Scene(fellowship=["1_97"], minions=["1_178", OTSEA], shadow_hand=["1_224"], phase="skirmish",
              fights={"boromir": "1_178"})  # fmt: skip
    t.pass_until("play return-to-its-master", "stay")
    assert not t.can("play return-to-its-master")  # the Ring is not worn


def test_1_225_sword_of_minas_morgul_breaks_what_the_enemy_bears() -> None:
    t = fight(f"{LEMENYA} + 1_225", who="gimli", fellowship=("1_13 + 1_9", "1_7 + 1_8"))
    assert t.keyword("ulaire-lemenya", "damage") == 1
    t.let("p2").do("use sword-of-minas-morgul/2")
    assert (t.zone("dwarven-axe"), t.zone("dwarven-armor"), t.wounds("ulaire-lemenya")) == ("discard", "attached", 1)
    t.let("p2")
    assert not t.can("use sword-of-minas-morgul/2")  # exhausted


def test_1_226_their_power_is_in_terror_wounds_every_ally() -> None:
    t = Scene(fellowship=["1_97"], support=["1_40", "1_60"], minions=[OTSEA], shadow_hand=["1_226"], phase="maneuver")
    t.let("p2").do("play their-power-is-in-terror")
    assert (t.wounds("elrond"), t.wounds("boromir"), t.wounds("ulaire-otsea")) == (1, 0, 1)
    t = Scene(support=["1_40"], minions=["1_177"], shadow_hand=["1_226"], phase="maneuver")
    t.let("p2")
    assert not t.can("play their-power-is-in-terror")


def test_1_227_threshold_of_shadow_with_five_burdens() -> None:
    for burdens, strength in ((5, 13), (4, 11)):
        t = fight(OTSEA, shadow_hand=["1_227"], twilight=1, burdens=burdens)
        t.let("p2").do("play threshold-of-shadow")
        assert t.strength("ulaire-otsea") == strength


def test_1_228_the_twilight_world_when_the_ring_is_put_on() -> None:
    t = Scene(minions=[OTSEA, "1_178"], shadow_hand=["1_228"], phase="skirmish", fights={"frodo": "1_178"})
    t.pass_until("use the-one-ring/1", "use the-one-ring/2")
    t.do("use the-one-ring/1" if t.can("use the-one-ring/1") else "use the-one-ring/2")
    before = t.s.burdens[0]
    t.pass_until("play the-twilight-world").do("play the-twilight-world")
    assert (t.s.burdens[0] - before, t.wounds("ulaire-otsea")) == (3, 1)  # one of them for the wound


def test_1_228_needs_a_nazgul_that_can_exert() -> None:
    t = Scene(minions=[f"{OTSEA}*2", "1_178"], shadow_hand=["1_228"], phase="skirmish", fights={"frodo": "1_178"})
    t.pass_until("use the-one-ring/1", "use the-one-ring/2")
    t.do("use the-one-ring/1" if t.can("use the-one-ring/1") else "use the-one-ring/2")
    assert not t.can("play the-twilight-world")


def test_1_229_attea_five_times_a_phase() -> None:
    t = fight(ATTEA, twilight=9)
    for _ in range(5):
        t.let("p2").do("use ulaire-attea/1")
    assert (t.strength("ulaire-attea"), t.s.twilight) == (17, 4)
    t.let("p2")
    assert not t.can("use ulaire-attea/1")


def test_1_230_cantea_breaks_a_weapon() -> None:
    t = fight(CANTEA, who="gimli", fellowship=("1_13 + 1_9",))
    t.let("p2").do("use ulaire-cantea/1")
    assert (t.zone("dwarven-axe"), t.wounds("ulaire-cantea")) == ("discard", 1)
    t = fight(f"{CANTEA}*2", who="gimli", fellowship=("1_13 + 1_9",))
    t.let("p2")
    assert not t.can("use ulaire-cantea/1")


def test_1_231_enquea_with_six_companions_or_five_burdens() -> None:
    t = Scene(fellowship=["1_97"], minions=["1_231"], burdens=5, phase="maneuver")
    t.let("p2").do("use ulaire-enquea/1").let("p2").do("use ulaire-enquea/1")
    assert (t.wounds("boromir"), t.wounds("ulaire-enquea")) == (2, 2)
    t = Scene(fellowship=["1_97", "1_53", "1_53", "1_53", "1_53"], minions=["1_231"], phase="maneuver")
    t.let("p2").do("use ulaire-enquea/1", "boromir")
    assert t.wounds("boromir") == 1
    t = Scene(fellowship=["1_97"], minions=["1_231"], burdens=4, phase="maneuver")
    t.let("p2")
    assert not t.can("use ulaire-enquea/1")


def test_1_232_lemenya_weakens_once_however_many_conditions() -> None:
    t = Scene(fellowship=["1_97 + 1_209 + 1_207", "1_13"], minions=[LEMENYA], phase="maneuver")
    assert (t.strength("boromir"), t.strength("gimli")) == (5, 6)
    t = Scene(fellowship=["1_89 + 1_282"], minions=[LEMENYA], phase="maneuver")
    assert t.strength("aragorn") == 7  # that condition is Sauron's


def test_1_233_nelya_swaps_any_site_of_an_opponent() -> None:
    t = Scene(minions=["1_233"], path_owner=0, shadow_sites={1: "1_320"}, site=3, phase="shadow")
    t.do("use ulaire-nelya/1")
    t.do(t.options[0])
    assert (t.s.owner[t.s.path[1]], t.wounds("ulaire-nelya")) == (1, 1)
    t = Scene(minions=["1_233"], shadow_hand=["1_203"], path_owner=1, site=3, phase="shadow")
    assert t.why_not("use ulaire-nelya/1") is Why.COST


def test_1_234_nertea_brings_a_minion_for_each_companion_over_four() -> None:
    five = ["1_97", "1_53", "1_53", "1_53", "1_53"]
    t = Scene(fellowship=five, shadow_hand=["1_234"], shadow_discard=["1_178", "1_176", OTSEA], twilight=12, site=4,
              phase="shadow")  # fmt: skip
    t.do("play ulaire-nertea", "yes", "goblin-marksman", "yes", "goblin-runner")
    t.pass_until("pass")
    assert (t.zone("goblin-marksman"), t.zone("goblin-runner"), t.zone("ulaire-otsea")) == (
        "center",
        "center",
        "discard",
    )


def test_1_234_may_stop_and_does_nothing_with_four() -> None:
    five = ["1_97", "1_53", "1_53", "1_53", "1_53"]
    t = Scene(fellowship=five, shadow_hand=["1_234"], shadow_discard=["1_178", "1_176"], twilight=12, site=4,
              phase="shadow")  # fmt: skip
    t.do("play ulaire-nertea", "no")
    assert t.zone("goblin-marksman") == "discard"
    t = Scene(fellowship=five[:3], shadow_hand=["1_234"], shadow_discard=["1_178"], twilight=12, site=4, phase="shadow")
    t.do("play ulaire-nertea")
    assert not t.can("yes")


def test_1_235_otsea_makes_a_ringwraith_fierce() -> None:
    t = Scene(minions=[OTSEA, LEMENYA], shadow_hand=["1_203"], phase="shadow")
    t.do("use ulaire-otsea/1", "ulaire-lemenya")
    assert (t.keyword("ulaire-lemenya", "fierce"), t.wounds("ulaire-otsea")) == (1, 1)
    t = Scene(minions=[f"{OTSEA}*2"], shadow_hand=["1_177"], twilight=9, phase="shadow")
    assert t.why_not("use ulaire-otsea/1") is Why.COST


def test_1_236_toldea_needs_four_burdens() -> None:
    t = Scene(fellowship=["1_97"], minions=["1_236"], burdens=3, phase="assignment")
    t.let("p2")
    assert not t.can("use ulaire-toldea/1")


def test_1_237_the_witch_king_counts_the_other_nazgul() -> None:
    t = Scene(minions=[WITCH_KING, OTSEA, LEMENYA, "1_177"], phase="maneuver")
    assert t.strength("the-witch-king") == 14 + 4


def test_1_238_wreathed_in_shadow_takes_arrows() -> None:
    t = Scene(fellowship=["1_50", "1_50"], minions=[OTSEA], shadow_support=["1_238"], twilight=2, phase="archery")
    t.let("p2").do("use wreathed-in-shadow/2").let("p2").do("use wreathed-in-shadow/2")
    assert (fellowship_archery(t.s), t.s.twilight) == (0, 0)
    t = Scene(shadow_hand=["1_238", "1_177"], twilight=9, phase="shadow")
    assert t.why_not("play wreathed-in-shadow") is Why.REQUIREMENT


def test_1_233_the_sites_of_another_shadow_player_are_no_opponents() -> None:
    t = Scene(minions=["1_233"], others=[{}], path_owner=2, site=3, phase="shadow")
    assert t.why_not("use ulaire-nelya/1") is Why.COST
    t = Scene(minions=["1_233"], others=[{}], path_owner=0, site=3, phase="shadow")
    t.do("use ulaire-nelya/1")
    assert len(t.options) == 3  # any site of the path
