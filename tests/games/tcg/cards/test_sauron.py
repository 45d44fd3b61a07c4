"""The cards of Sauron, each played: its effect, its requirement unmet, its ruling."""

from redbook.games.tcg.actions.playing import cost_of, why_not_play
from redbook.games.tcg.phases.archery import minion_archery
from redbook.games.tcg.reasons import Why
from redbook.games.tcg.table.values import is_active
from redbook.games.tcg.table.zones import enter
from redbook.games.tcg.words import ATTACHED

from ..scene import Scene

SOLDIER, BAND, WARDEN, HUNTER = "1_271", "1_240", "1_259", "1_256"
ELF = "1_53"


def fight(minion: str, who: str = "boromir", fellowship: tuple[str, ...] = ("1_97",), **more: object) -> Scene:
    foe = minion.split("*")[0].split("+")[0].strip()
    return Scene(fellowship=fellowship, minions=[minion], phase="skirmish", fights={who: foe}, **more)  # type: ignore[arg-type]


def costs_an_exertion(id: str, title: str, **more: object) -> None:
    """Playing it exerts a Sauron Orc; without one that can exert it is not playable."""
    t = Scene(minions=[SOLDIER], shadow_hand=[id], twilight=9, site=6, phase="shadow", **more)  # type: ignore[arg-type]
    t.do(f"play {title}")
    assert t.wounds("orc-soldier") == 1
    t = Scene(minions=[f"{SOLDIER}*1"], shadow_hand=[id, SOLDIER], twilight=9, site=6, phase="shadow", **more)  # type: ignore[arg-type]
    assert t.why_not(f"play {title}") is Why.COST


def needs_an_orc(id: str, title: str, phase: str) -> None:
    t = Scene(fellowship=["1_97"], minions=["1_177"], shadow_hand=[id], twilight=9, burdens=5, phase=phase)
    t.let("p2")
    assert not t.can(f"play {title}")


def test_1_239_the_free_peoples_player_exerts_once_for_each_companion_over_four() -> None:
    t = Scene(fellowship=["1_97", "1_13", ELF, ELF, ELF], minions=[SOLDIER], shadow_hand=["1_239"], twilight=2,
              phase="maneuver")  # fmt: skip
    t.let("p2").do("play all-thought-bent-on-it")
    assert t.seat == "p1"
    t.do("boromir", "boromir")  # the same one twice
    assert t.wounds("boromir") == 2
    t = Scene(fellowship=["1_97", "1_13", ELF], minions=[SOLDIER], shadow_hand=["1_239"], twilight=2, phase="maneuver")
    t.let("p2")
    assert not t.can("play all-thought-bent-on-it")


def test_1_240_band_of_the_eye_as_often_as_it_is_paid_for() -> None:
    t = fight(BAND, hand=["1_3"] * 4, twilight=5)
    t.pass_until("use band-of-the-eye/1").do("use band-of-the-eye/1", "use band-of-the-eye/1")
    assert (len(t.s.hands[0]), t.s.twilight) == (2, 1)
    assert not t.can("use band-of-the-eye/1")


def test_1_241_curse_from_mordor_discards_an_elven_condition() -> None:
    t = Scene(fellowship=["1_89 + 1_49"], support=["1_16"], minions=[SOLDIER], shadow_hand=["1_241"], phase="shadow")
    t.do("play curse-from-mordor")
    assert t.zone("the-last-alliance-of-elves-and-men") == "discard"
    assert t.zone("greatest-kingdom-of-my-people") == "support"
    t = Scene(shadow_hand=["1_241", SOLDIER], twilight=9, phase="shadow")
    assert t.why_not("play curse-from-mordor") is Why.REQUIREMENT


def test_1_242_the_dark_lords_summons_reveals_the_top_card() -> None:
    t = Scene(shadow_support=["1_242"], shadow_hand=["1_203"], shadow_deck=[SOLDIER, "1_177", "1_178"], twilight=6,
              phase="shadow")  # fmt: skip
    t.do("use the-dark-lords-summons/2")
    assert "orc-soldier" in t.names(t.s.hands[1])
    t.do("use the-dark-lords-summons/2", "all-blades-perish")
    assert sorted(t.names(t.s.discards[1])) == ["all-blades-perish", "goblin-patrol-troop"]
    t = Scene(shadow_hand=["1_242", SOLDIER], twilight=9, phase="shadow")
    assert t.why_not("play the-dark-lords-summons") is Why.REQUIREMENT


def test_1_243_despair_at_twelve() -> None:
    t = Scene(dead=["1_13", "1_97", ELF], minions=[SOLDIER], shadow_hand=["1_243"], burdens=9, twilight=2,
              phase="maneuver")  # fmt: skip
    t.let("p2").do("play despair")
    assert t.m.result is not None
    assert t.m.result.winners == ("p2",)
    t = Scene(dead=["1_13", "1_40"], minions=[SOLDIER], shadow_hand=["1_243"], burdens=9, twilight=2, phase="maneuver")
    t.let("p2")
    assert not t.can("play despair")  # an ally does not count


def test_1_244_desperate_defense_whenever_its_bearer_is_assigned() -> None:
    t = Scene(fellowship=["1_97 + 1_244"], hand=["1_3"] * 3, minions=[SOLDIER], phase="assignment")
    t.pass_until("boromir").do("boromir")
    t.pass_until("choose 1")
    assert (t.seat, t.options) == ("p1", ["choose 1", "choose 2"])
    t.do("choose 1")
    assert (t.s.hands[0], t.s.burdens[0]) == ([], 0)
    t = Scene(fellowship=["1_97 + 1_244"], hand=["1_3"] * 2, minions=[SOLDIER], phase="assignment")
    t.pass_until("boromir").do("boromir")
    assert (len(t.s.hands[0]), t.s.burdens[0]) == (2, 1)  # fewer than three cards
    costs_an_exertion("1_244", "desperate-defense-of-the-ring")


def test_1_245_desperate_measures_needs_a_burden_to_remove() -> None:
    t = Scene(minions=[SOLDIER], deck=["1_3"] * 7, shadow_hand=["1_245"], burdens=1, twilight=2, phase="maneuver")
    t.let("p2").do("play desperate-measures")
    assert (t.s.burdens[0], len(t.s.decks[0]), len(t.s.discards[0])) == (0, 2, 5)
    t = Scene(minions=[SOLDIER], deck=["1_3"] * 7, shadow_hand=["1_245"], twilight=2, phase="maneuver")
    t.let("p2")
    assert not t.can("play desperate-measures")
    needs_an_orc("1_245", "desperate-measures", "maneuver")


def test_1_246_enduring_evil_weakens_down_to_nothing() -> None:
    t = fight(SOLDIER, shadow_hand=["1_246"], burdens=8)
    t.let("p2").do("play enduring-evil")
    t.do(t.options[-1])
    assert t.strength("boromir") == 0  # 7 − 8
    t = fight("1_178", shadow_hand=["1_246"], burdens=3)
    t.let("p2").do("play enduring-evil")
    t.do(t.options[-1])
    assert t.strength("boromir") == 7  # nobody fights a Sauron Orc


def test_1_247_one_of_the_winners_becomes_fierce() -> None:
    t = Scene(fellowship=["1_97"], minions=[SOLDIER, BAND], shadow_hand=["1_247"], phase="skirmish",
              fights={"boromir": [SOLDIER, BAND]})  # fmt: skip
    t.pass_until("play enheartened-foe").do("play enheartened-foe", "orc-soldier")
    assert (t.keyword("orc-soldier", "fierce"), t.keyword("band-of-the-eye", "fierce")) == (1, 0)
    t = fight("1_177", shadow_hand=["1_247"])
    t.pass_until("play enheartened-foe", "stay")
    assert not t.can("play enheartened-foe")


def test_1_248_forces_of_mordor_add_up_to_the_sauron_minions() -> None:
    t = Scene(minions=[SOLDIER, BAND, "1_177"], shadow_hand=["1_248"], phase="shadow")
    t.do("play forces-of-mordor")
    assert len(t.options) == 3  # 0, 1 or 2
    t.do(t.options[2])
    assert t.s.twilight == 2


def test_1_249_gleaming_spires_until_an_orc_loses() -> None:
    t = fight(SOLDIER, shadow_support=["1_249"])
    assert t.strength("orc-soldier") == 9
    t = fight(SOLDIER, who="aragorn", fellowship=("1_89",), shadow_support=["1_249"], hand=["1_93"])
    t.end_skirmish()
    assert t.zone("gleaming-spires-will-crumble") == "support"  # 9 against 8
    t = fight(SOLDIER, who="gimli", fellowship=("1_13 + 1_9",), shadow_support=["1_249"])
    assert t.strength("orc-soldier") == 7  # no man of Gondor
    t.end_skirmish().do("use gleaming-spires-will-crumble/2")
    assert t.zone("gleaming-spires-will-crumble") == "discard"


def test_1_250_hate_never_hits_the_ring_bearer() -> None:
    t = Scene(fellowship=["1_97"], minions=[SOLDIER], shadow_hand=["1_250"], phase="maneuver")
    t.let("p2").do("play hate")
    assert (t.wounds("boromir"), t.wounds("orc-soldier"), t.wounds("frodo")) == (1, 1, 0)
    needs_an_orc("1_250", "hate", "maneuver")


def test_1_251_a_host_avails_little_may_hit_the_same_twice() -> None:
    seven = ["1_97", "1_13", ELF, ELF, ELF, ELF]
    t = Scene(fellowship=seven, minions=[SOLDIER], shadow_hand=["1_251"], twilight=3, phase="maneuver")
    t.let("p2").do("play a-host-avails-little", "boromir", "boromir")
    assert t.wounds("boromir") == 2
    t = Scene(fellowship=seven[:4], minions=[SOLDIER], shadow_hand=["1_251"], twilight=3, phase="maneuver")
    t.let("p2")
    assert not t.can("play a-host-avails-little")  # five companions


def test_1_252_the_irresistible_shadow_with_an_empty_deck() -> None:
    t = Scene(minions=[SOLDIER], shadow_hand=["1_252"], burdens=5, phase="shadow")
    t.do("play the-irresistible-shadow")
    assert t.m.result is not None
    assert t.m.result.winners == ("p2",)
    t = Scene(minions=[SOLDIER], shadow_hand=["1_252"], burdens=5, deck=["1_3"], phase="shadow")
    t.do("play the-irresistible-shadow", "pass")
    assert t.m.result is None
    costs_an_exertion("1_252", "the-irresistible-shadow", deck=["1_3"])


def test_1_253_journey_into_danger_counts_those_in_play() -> None:
    t = Scene(fellowship=["1_13", ELF, ELF, ELF], hand=["1_97"], shadow_support=["1_253"])
    t.do("play boromir")
    assert t.s.twilight == 3 + 2
    t = Scene(fellowship=["1_13", ELF, ELF], hand=["1_97"], shadow_support=["1_253"])
    t.do("play boromir")
    assert t.s.twilight == 3  # the fifth is not in play yet
    costs_an_exertion("1_253", "journey-into-danger")


def test_1_254_mordor_enraged_counts_archers() -> None:
    t = Scene(fellowship=["1_50", f"{ELF} + 1_41", "1_97"], minions=[f"{SOLDIER} + 1_254"], phase="shadow")
    t.do("use mordor-enraged/1")
    assert (t.s.twilight, t.wounds("orc-soldier")) == (2, 1)
    t = Scene(minions=[f"{SOLDIER}*1 + 1_254"], shadow_hand=["1_177"], twilight=9, phase="shadow")
    assert t.why_not("use mordor-enraged/1") is Why.COST


def test_1_255_mordors_strength_wounds_whom_that_orc_fights() -> None:
    t = Scene(fellowship=["1_97", "1_13"], minions=[BAND, SOLDIER], shadow_hand=["1_255"], twilight=1, phase="skirmish",
              fights={"boromir": BAND})  # fmt: skip
    t.let("p2").do("play mordors-strength", "band-of-the-eye")
    assert (t.wounds("boromir"), t.wounds("band-of-the-eye")) == (1, 1)
    t = Scene(fellowship=["1_97"], minions=[BAND, SOLDIER], shadow_hand=["1_255"], twilight=1, phase="skirmish",
              fights={"boromir": BAND})  # fmt: skip
    t.let("p2").do("play mordors-strength", "orc-soldier")
    assert t.wounds("boromir") == 0  # that one fights nobody


def test_1_256_morgul_hunter_counts_companions() -> None:
    t = Scene(fellowship=["1_97", "1_13"], support=["1_40"], minions=[HUNTER], phase="maneuver")
    assert t.strength("morgul-hunter") == 9 + 3


def test_1_257_morgul_skirmisher_exerts_a_hobbit() -> None:
    t = Scene(fellowship=["1_302"], minions=["1_257"], twilight=6, phase="maneuver")
    t.let("p2").do("use morgul-skirmisher/1").let("p2").do("use morgul-skirmisher/1")
    assert (t.wounds("merry"), t.wounds("frodo"), t.s.twilight) == (2, 0, 0)
    t = Scene(fellowship=["1_302"], minions=["1_257"], twilight=2, phase="maneuver")
    t.let("p2")
    assert not t.can("use morgul-skirmisher/1")


def test_1_258_morgul_skulker_returns_up_to_two_ringwraith_cards() -> None:
    t = Scene(shadow_hand=["1_258"], shadow_discard=["1_203", "1_204", SOLDIER], twilight=2, site=6, phase="shadow")
    t.do("play morgul-skulker", "use morgul-skulker/1", "all-blades-perish", "all-veils-removed")
    assert sorted(t.names(t.s.decks[1])) == ["all-blades-perish", "all-veils-removed"]
    assert t.names(t.s.discards[1]) == ["orc-soldier"]
    t = Scene(shadow_hand=["1_258"], shadow_discard=["1_203", "1_204"], twilight=2, site=6, phase="shadow")
    t.do("play morgul-skulker", "use morgul-skulker/1", "all-blades-perish", "done")
    assert t.names(t.s.decks[1]) == ["all-blades-perish"]


def test_1_259_morgul_warden_counts_the_other_sauron_orcs() -> None:
    assert Scene(minions=[WARDEN, SOLDIER, BAND, "1_177"], phase="maneuver").strength("morgul-warden") == 11


def test_1_260_the_number_must_be_few_with_seven() -> None:
    six = ["1_97", "1_13", ELF, ELF, ELF, ELF]
    t = Scene(fellowship=six, shadow_support=["1_260"], phase="move")
    t.pass_to_phase("regroup")
    assert (t.s.limit_change, t.can("move")) == (-1, False)
    t = Scene(fellowship=six[:5], shadow_support=["1_260"], phase="move")
    t.pass_to_phase("regroup")
    assert t.s.limit_change == 0


def test_1_261_orc_ambusher_helps_the_others_to_roam() -> None:
    t = Scene(minions=["1_261", "1_261"], shadow_hand=[SOLDIER, "1_177", "1_261"], twilight=9, site=3, phase="shadow")
    assert cost_of(t.s, t.cards("orc-soldier")[0], 1) == 2  # 2 + 2 − 2
    assert cost_of(t.s, t.cards("goblin-patrol-troop")[0], 1) == 8
    t = Scene(minions=["1_261", "1_261", "1_261"], shadow_hand=[SOLDIER], twilight=9, site=3, phase="shadow")
    assert cost_of(t.s, t.cards("orc-soldier")[0], 1) == 2  # never below 0
    t = Scene(shadow_hand=["1_261"], twilight=9, site=3, phase="shadow")
    assert cost_of(t.s, t.cards("orc-ambusher")[0], 1) == 3  # not its own


def test_1_261_cancels_a_regroup_event() -> None:
    t = Scene(fellowship=["1_89"], minions=["1_261"], hand=["1_106"], phase="regroup")
    t.pass_until("play gondors-vengeance").do("play gondors-vengeance", "use orc-ambusher/2")
    assert (t.zone("orc-ambusher"), t.wounds("orc-ambusher")) == ("center", 1)


def test_1_262_the_free_peoples_player_picks_the_hobbit() -> None:
    t = Scene(fellowship=["1_302"], minions=["1_262"], phase="assignment")
    t.let("p2").do("use orc-assassin/2")
    assert t.seat == "p1"
    assert sorted(t.options) == ["frodo", "merry"]
    t.do("merry")
    assert t.s.foe[t.card("orc-assassin")] == t.card("merry")
    t.let("p2")
    assert not t.can("use orc-assassin/2")  # assigned already
    t = Scene(fellowship=["1_97"], minions=["1_262"], phase="assignment")
    t.let("p2")
    assert not t.can("use orc-assassin/2")  # one Hobbit only
    t = Scene(minions=["1_262"], shadow_hand=[SOLDIER], twilight=9, site=3, phase="shadow")
    assert cost_of(t.s, t.cards("orc-soldier")[0], 1) == 3


def test_1_263_orc_banner_adds_up() -> None:
    t = Scene(fellowship=["1_97", "1_13", ELF], minions=[SOLDIER, BAND, "1_178"], shadow_support=["1_263"],
              phase="skirmish", fights={"boromir": SOLDIER, "gimli": BAND, "lorien-elf": "1_178"})  # fmt: skip
    t.do("boromir").end_skirmish().do("use orc-banner/1")
    assert (t.strength("orc-soldier"), t.strength("band-of-the-eye")) == (8, 13)
    t.do("gimli")
    t.end_skirmish().do("use orc-banner/1")
    assert (t.strength("orc-soldier"), t.strength("band-of-the-eye")) == (9, 14)
    t = fight("1_177", shadow_support=["1_263"])
    t.end_skirmish()
    assert all(m.what != "strength" for m in t.s.mods)


def test_1_264_orc_bowmen_add_up() -> None:
    t = Scene(fellowship=["1_97"], minions=[SOLDIER], shadow_support=["1_264", "1_264"], phase="archery")
    assert minion_archery(t.s) == 2
    t = Scene(fellowship=["1_97"], minions=["1_177"], shadow_support=["1_264"], phase="archery")
    assert minion_archery(t.s) == 0


def test_1_265_orc_butchery_counts_the_newly_dead() -> None:
    t = fight(BAND, who="merry", fellowship=("1_302",), dead=["1_13"], deck=["1_3"] * 8, shadow_hand=["1_265"])
    t.pass_until("play orc-butchery").do("play orc-butchery")
    assert len(t.s.decks[0]) == 2
    t = fight("1_177", who="merry", fellowship=("1_302",), deck=["1_3"] * 8, shadow_hand=["1_265"])
    t.pass_until("play orc-butchery", "stay")
    assert not t.can("play orc-butchery")


def test_1_266_orc_chieftain_once_a_turn() -> None:
    t = Scene(minions=["1_266", SOLDIER], shadow_hand=["1_269", "1_269"], twilight=2, site=6, phase="shadow")
    t.do("play orc-scimitar", "orc-chieftain")
    assert t.s.twilight == 3
    t.do("play orc-scimitar")
    if t.can("orc-soldier"):
        t.do("orc-soldier")
    assert t.s.twilight == 2


def test_1_267_1_271_1_272_exert_to_wound_whom_they_fight() -> None:
    for id, name in (("1_267", "orc-hunters"), ("1_271", "orc-soldier"), ("1_272", "orc-war-band")):
        t = fight(id, fellowship=("1_97", "1_13"))
        t.let("p2").do(f"use {name}/1")
        assert (t.wounds("boromir"), t.wounds(name), t.wounds("gimli")) == (1, 1, 0)
        t.let("p2")
        assert not t.can(f"use {name}/1")  # exhausted


def test_1_268_orc_inquisitor_takes_a_random_card() -> None:
    t = Scene(hand=["1_3"] * 3, shadow_hand=["1_268"], twilight=3, site=6, phase="shadow")
    t.do("play orc-inquisitor", "use orc-inquisitor/1")
    assert len(t.s.hands[0]) == 2
    t = Scene(hand=["1_3"] * 3, shadow_hand=["1_268"], twilight=3, site=6, phase="shadow")
    t.do("play orc-inquisitor", "pass")
    assert len(t.s.hands[0]) == 3


def test_1_269_orc_scimitar_three_times_a_phase() -> None:
    t = fight(f"{SOLDIER} + 1_269", twilight=5)
    for _ in range(3):
        t.let("p2").do("use orc-scimitar/1")
    assert (t.strength("orc-soldier"), t.s.twilight) == (12, 2)
    t.let("p2")
    assert not t.can("use orc-scimitar/1")


def test_1_270_orc_scouting_band() -> None:
    t = fight("1_270")
    t.let("p2").do("use orc-scouting-band/2")
    assert (t.wounds("boromir"), t.wounds("orc-scouting-band")) == (1, 1)
    t = Scene(minions=["1_270"], shadow_hand=[SOLDIER], twilight=9, site=3, phase="shadow")
    assert cost_of(t.s, t.cards("orc-soldier")[0], 1) == 3


def test_1_273_the_rings_oppression_by_skirmish_or_by_text() -> None:
    t = fight(BAND, who="merry", fellowship=("1_302",), shadow_hand=["1_273"], twilight=3)
    t.pass_until("play the-rings-oppression").do("play the-rings-oppression")
    assert t.s.burdens[0] == 1
    t = fight(SOLDIER, who="merry", fellowship=("1_302*3",), shadow_hand=["1_273"], twilight=3, worn=True)
    t.let("p2").do("use orc-soldier/1", "play the-rings-oppression")
    assert (t.zone("merry"), t.s.burdens[0]) == ("dead", 3)
    t = fight("1_177", who="merry", fellowship=("1_302",), shadow_hand=["1_273"], twilight=3)
    t.pass_until("play the-rings-oppression", "stay")
    assert not t.can("play the-rings-oppression")


def test_1_274_saurons_defenses_with_three_dead_companions() -> None:
    t = Scene(dead=["1_13", "1_97", ELF], shadow_support=["1_274"], phase="move")
    t.pass_to_phase("regroup")
    assert (t.s.limit_change, t.can("move")) == (-1, False)
    t = Scene(dead=["1_13", "1_97", "1_40"], shadow_support=["1_274"], phase="move")
    t.pass_to_phase("regroup")
    assert t.s.limit_change == 0
    costs_an_exertion("1_274", "saurons-defenses")


def test_1_275_seeking_it_always_exerts_a_tracker() -> None:
    t = Scene(minions=["1_261"], hand=["1_296"], shadow_support=["1_275"], phase="skirmish", fights={"frodo": "1_261"})
    t.do("play hobbit-intuition", "use seeking-it-always/1")
    assert (t.s.fight, t.wounds("orc-ambusher")) == (t.card("frodo", 0), 1)
    t = Scene(minions=[SOLDIER], hand=["1_296"], shadow_support=["1_275"], phase="skirmish", fights={"frodo": SOLDIER})
    t.do("play hobbit-intuition")
    assert t.s.fight < 0  # no tracker


def test_1_276_seeking_its_master_draws() -> None:
    t = Scene(minions=[BAND], shadow_support=["1_276"], shadow_deck=["1_177"] * 3, twilight=4, phase="shadow")
    t.do("use seeking-its-master/1", "use seeking-its-master/1")
    assert (len(t.s.hands[1]), t.wounds("band-of-the-eye"), t.s.twilight) == (2, 2, 0)
    t = Scene(minions=[BAND], shadow_support=["1_276"], shadow_hand=["1_180"], twilight=1, phase="shadow")
    assert not t.can("use seeking-its-master/1")


def test_1_277_shadows_reach_discards_a_free_peoples_condition() -> None:
    t = Scene(support=["1_16"], minions=[SOLDIER], shadow_hand=["1_277"], twilight=1, phase="shadow")
    t.do("play shadows-reach")
    assert (t.zone("greatest-kingdom-of-my-people"), t.wounds("orc-soldier")) == ("discard", 1)
    t = Scene(support=["1_16"], minions=[f"{SOLDIER}*1"], shadow_hand=["1_277", SOLDIER], twilight=9, phase="shadow")
    assert t.why_not("play shadows-reach") is Why.COST


def test_1_278_strength_born_of_fear_for_three() -> None:
    t = fight(SOLDIER, shadow_support=["1_278"], twilight=6)
    t.let("p2").do("use strength-born-of-fear/1").let("p2").do("use strength-born-of-fear/1")
    assert (t.strength("orc-soldier"), t.s.twilight) == (9, 0)
    t.let("p2")
    assert not t.can("use strength-born-of-fear/1")


def test_1_279_thin_and_stretched_when_the_others_fight_for_him() -> None:
    t = Scene(fellowship=["1_302*3"], on_frodo=["1_279"], minions=[BAND], phase="skirmish", fights={"merry": BAND})
    t.pass_until("stay").do("stay")
    t.pass_to_phase("fellowship")
    assert t.s.burdens[0] == 1  # although Merry is dead
    t = Scene(fellowship=["1_302"], on_frodo=["1_279"], minions=["1_178"], phase="skirmish", fights={"frodo": "1_178"})
    t.pass_until("stay").do("stay")
    t.pass_to_phase("fellowship")
    assert t.s.burdens[0] == 0
    t = Scene(fellowship=["1_97"], on_frodo=["1_279"], phase="regroup")
    t.pass_until("stay").do("stay")
    t.pass_to_phase("fellowship")
    assert t.s.burdens[0] == 0  # nobody fought
    costs_an_exertion("1_279", "thin-and-stretched")


def test_1_280_tower_lieutenant_takes_two_cards_for_a_win() -> None:
    t = fight("1_280", hand=["1_3"] * 4)
    t.end_skirmish()
    t.do("use tower-lieutenant/1")  # before or after the wound
    assert (len(t.s.hands[0]), len(t.s.discards[0])) == (2, 2)
    t = fight("1_280*2", who="aragorn", fellowship=("1_89 + 1_112",), hand=["1_116"] * 4)
    t.do("play swordarm-of-the-white-tower", "play swordarm-of-the-white-tower").end_skirmish()
    assert len(t.s.hands[0]) == 2  # he lost


def test_1_281_under_the_watching_eye_exerts_on_every_move() -> None:
    t = Scene(fellowship=["1_97"], shadow_support=["1_281"], phase="move")
    assert sorted(t.options) == ["boromir", "frodo"]
    assert t.seat == "p1"
    t.do("boromir")
    assert t.wounds("boromir") == 1
    t = Scene(minions=[SOLDIER], shadow_hand=["1_281", SOLDIER], twilight=9, phase="shadow")
    assert t.why_not("play under-the-watching-eye") is Why.COST  # no tracker


def test_1_282_the_weight_of_a_legacy_adds_up() -> None:
    assert Scene(fellowship=["1_89 + 1_282 + 1_282"]).strength("aragorn") == 6
    costs_an_exertion("1_282", "the-weight-of-a-legacy", fellowship=["1_89"])


def test_1_283_no_healing_at_a_sanctuary() -> None:
    from redbook.games.tcg.actions.wounds import can_heal

    t = Scene(fellowship=["1_97*1 + 1_283"], site=3)
    assert not can_heal(t.s, t.card("boromir"))
    t = Scene(fellowship=["1_97*1 + 1_283"], site=2)
    assert can_heal(t.s, t.card("boromir"))
    t = Scene(fellowship=[ELF], shadow_hand=["1_283", SOLDIER], twilight=9, phase="shadow")
    assert t.why_not("play you-bring-great-evil") is Why.REQUIREMENT


def test_1_252_the_last_card_is_drawn_while_reconciling() -> None:
    t = Scene(shadow_support=["1_252"], burdens=5, deck=["1_3"], hand=["1_3"] * 7, moves=2, phase="regroup")
    while t.m.decision is not None and t.s.fp == 0:
        t.idle()
    assert t.m.result is not None
    assert (t.m.result.winners, t.m.result.reason) == (("p2",), "corrupted")


def test_1_262_not_in_the_fierce_round_without_fierce() -> None:
    t = Scene(fellowship=["1_302"], minions=["1_262", "1_230"], site=6, phase="assignment")
    t.s.fierce_round, t.s.fierce_now = True, [t.card("ulaire-cantea")]
    t.let("p2")
    assert t.why_not("use orc-assassin/2") is Why.REQUIREMENT


def test_1_279_a_player_has_only_one_in_play() -> None:
    """Rules 206 and 209: the copies of others sleep, but your own counts wherever it lies."""
    t = Scene(others=[{}], minions=["1_271"], shadow_hand=["1_279"], phase="shadow")
    own = t.spare(t.s, "1_279")
    enter(t.s, own, ATTACHED, t.s.bearer[2])  # on the Ring-bearer of p3, who has not the turn
    assert not is_active(t.s, own)
    assert why_not_play(t.s, t.s.hands[1][0], 1) is Why.UNIQUE
