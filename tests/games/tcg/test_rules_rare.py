"""Rules that matter rarely: a dead Ring-bearer, the turn of a player who has lost, texts that are bound to a place."""

import pytest

from redbook.games.tcg.actions.playing import cost_of
from redbook.games.tcg.reasons import Why
from redbook.games.tcg.table.zones import enter
from redbook.games.tcg.turn import move_limit
from redbook.games.tcg.words import ATTACHED
from redbook.kernel import Match
from redbook.kernel.walk import check_laws

from .scene import Scene

OTSEA, TROOP = "1_235", "1_177"


# -- burdens leave with the Ring-bearer (rules 192, 195, 198) --------------------------------------------


@pytest.mark.parametrize("sam", ["1_310", "1_311"])
def test_rules_195_and_198_sam_answers_before_a_dead_frodo_is_corrupted_1_211(sam: str) -> None:
    t = Scene(fellowship=[sam], minions=[OTSEA], shadow_support=["1_211"], burdens=9, phase="skirmish",
              fights={"frodo": OTSEA})  # fmt: skip
    t.pass_until("use sam/2").do("use sam/2")
    assert (t.m.result, t.s.bearer[0], t.s.burdens[0], t.s.resistance[0]) == (None, t.card("sam"), 0, 5)


def test_rule_198_burdens_are_gone_as_soon_as_frodo_is_dead_1_182() -> None:
    t = Scene(fellowship=["1_311"], minions=[f"{TROOP} + 1_182"], burdens=8, phase="skirmish", fights={"frodo": TROOP})
    t.pass_until("use sam/2")
    assert t.s.burdens[0] == 0
    t.do("pass")
    assert t.m.result is not None
    assert t.m.result.reason == "ring-bearer-killed"


# -- one other hand weapon (rule 78) ---------------------------------------------------------------------


def test_rule_78_the_morgul_blade_beside_one_other_hand_weapon_only_1_216() -> None:
    t = Scene(minions=["1_232 + 1_218 + 1_216"], shadow_hand=["1_216", "1_225"], twilight=9, site=3, phase="shadow")
    assert t.why_not("play morgul-blade") is Why.NO_BEARER  # a third one
    assert t.why_not("play sword-of-minas-morgul") is Why.NO_BEARER
    t = Scene(minions=["1_232 + 1_216"], shadow_hand=["1_216"], twilight=9, site=3, phase="shadow")
    t.do("play morgul-blade")  # each is the other's one other hand weapon
    t = Scene(minions=["1_232 + 1_216 + 1_216"], shadow_hand=["1_218", "1_216"], twilight=9, site=3, phase="shadow")
    assert t.why_not("play nazgul-sword") is Why.NO_BEARER
    assert t.why_not("play morgul-blade") is Why.NO_BEARER
    t = Scene(minions=["1_232 + 1_216"], shadow_hand=["1_218"], twilight=9, site=3, phase="shadow")
    t.do("play nazgul-sword")


# -- the others complete the turn of a player who has lost (rule 244) ------------------------------------


def losing(**more: object) -> Scene:
    """p1 has the turn, and a Ring-bearer who is about to be overwhelmed; p2 and p3 will go on."""
    return Scene(others=[{"deck": [TROOP] * 9, "hand": ["1_151"] * 9}], minions=[TROOP], shadow_deck=["1_151"] * 9,
                 phase="skirmish", fights={"frodo": TROOP}, **more)  # type: ignore[arg-type]  # fmt: skip


def test_rule_244_the_shadow_players_reconcile_though_the_free_peoples_player_has_lost() -> None:
    t = losing(shadow_hand=["1_151"]).end_skirmish()
    assert (t.m.result, t.s.fp, t.s.order) == (None, 0, [1, 2])
    assert t.seat == "p3"  # to the right of the loser
    t.do("uruk-savage")  # one may go
    assert (len(t.s.hands[2]), t.seat) == (8, "p2")
    t.do("done")  # or none
    assert [len(hand) for hand in t.s.hands] == [0, 8, 8]
    assert (t.s.fp, t.s.turn) == (1, 2)  # then the next to the left
    assert t.zone("goblin-patrol-troop", 1) == "discard"
    check_laws(t.m)


@pytest.mark.parametrize("id", ["1_134", "1_135", "1_138", "1_140"])
def test_rule_244_what_lasts_until_the_end_of_the_turn_ends_with_a_losers_turn(id: str) -> None:
    t = losing()
    c = t.spare(t.s, id)
    enter(t.s, c, ATTACHED, t.s.site)
    t.end_skirmish().do("uruk-savage")
    assert t.s.fp == 1
    assert c in t.s.discards[1]
    check_laws(t.m)


def test_rule_244_the_loser_is_not_asked_in_what_order_texts_end_1_134_1_135() -> None:
    t = losing()
    for id in ("1_134", "1_135"):
        enter(t.s, t.spare(t.s, id), ATTACHED, t.s.site)
    t.end_skirmish().do("uruk-savage")
    assert (t.seat, t.options) == ("p3", ["use sarumans-chill/3", "use sarumans-frost/3"])
    t.do("use sarumans-frost/3")
    assert t.s.fp == 1


def test_rule_244_nobody_reconciles_twice_1_279() -> None:
    """Who is corrupted as the turn ends loses after the Shadow players have reconciled."""
    t = Scene(others=[{"deck": [TROOP] * 20}], shadow_deck=[TROOP] * 20, deck=["1_3"] * 9, burdens=9, phase="regroup",
              fellowship=["1_13"], on_frodo=["1_279"])  # fmt: skip
    t.s.fought.append(t.card("gimli"))
    t.pass_until("stay").do("stay")
    assert (t.m.result, t.s.fp, t.s.order, t.s.turn) == (None, 1, [1, 2], 2)
    drew = [e.event.seat for e in t.m.events if e.event.kind == "drew-unseen"]
    assert drew == ["p3", "p2", "p1"]
    check_laws(t.m)


def test_rule_244_a_position_in_the_middle_of_a_losers_turn_is_sound() -> None:
    t = losing().end_skirmish()
    again = Match.from_position(t.m.position())
    assert (again.decision.seat, again.state.fp, again.state.order) == ("p3", 0, [1, 2])
    for m in (again, t.m):
        m.play("uruk-savage." + str(m.state.hands[2][0]))
        assert m.state.fp == 1


# -- texts that are bound to a place (1_60) --------------------------------------------------------------


def test_1_60_a_copied_text_that_says_at_means_the_site_itself_1_342() -> None:
    own = {"own_sites": {3: "1_342"}, "path_owner": 0, "fellowship": ["1_89"], "support": ["1_60"]}
    t = Scene(site=5, phase="regroup", **own)  # type: ignore[arg-type]
    assert move_limit(t.s) == 2  # a ranger, but not at Rivendell Waterfall
    t = Scene(site=3, phase="regroup", **own)  # type: ignore[arg-type]
    assert move_limit(t.s) == 4  # the site and the copy


def test_1_60_a_copied_text_that_says_to_means_the_site_itself_1_338() -> None:
    own = {"own_sites": {3: "1_338"}, "path_owner": 0, "support": ["1_60"], "shadow_hand": [OTSEA], "phase": "shadow"}
    t = Scene(site=5, **own)  # type: ignore[arg-type]
    assert cost_of(t.s, t.card(OTSEA), 1) == 4
    t = Scene(site=3, **own)  # type: ignore[arg-type]
    assert cost_of(t.s, t.card(OTSEA), 1) == 0


def test_1_60_a_copied_text_hears_the_fellowship_leave_that_site_1_337() -> None:
    own = {"own_sites": {3: "1_337"}, "path_owner": 0, "phase": "move", "twilight": 9}
    with_copy = Scene(site=3, support=["1_60"], **own)  # type: ignore[arg-type]
    without = Scene(site=3, **own)  # type: ignore[arg-type]
    assert without.s.twilight - with_copy.s.twilight == 2
    with_copy = Scene(site=4, support=["1_60"], **own)  # type: ignore[arg-type]
    without = Scene(site=4, **own)  # type: ignore[arg-type]
    assert without.s.twilight == with_copy.s.twilight


# -- the Rule of 4 (rule 89) -----------------------------------------------------------------------------


def test_rule_89_what_was_looked_at_and_not_taken_is_discarded_1_81_1_82() -> None:
    t = Scene(
        fellowship=["1_364", "1_13"], hand=["1_6", "1_81"], deck=["1_3"] * 3 + ["1_4", "1_5", "1_7", "1_8", "1_9"]
    )
    t.do("play delving", "play questions-that-need-answering")  # three cards are drawn: one more may be taken
    assert len([option for option in t.options if option != "done"]) == 4
    t.do("cleaving-blow")
    assert t.names(t.s.hands[0]).count("cleaving-blow") == 1
    assert sorted(t.names(t.s.discards[0])) == sorted(
        ["delving", "questions-that-need-answering", "battle-fury", "dwarf-guard", "dwarven-armor"]
    )
    assert t.names(t.s.decks[0]) == ["dwarven-axe"]
    t = Scene(fellowship=["1_364", "1_13"], hand=["1_6", "1_82"], deck=["1_3"] * 5)
    t.s.drawn = 4
    t.do("play risk-a-little-light")
    assert (len(t.s.hands[0]), len(t.s.decks[0]), t.names(t.s.discards[0]).count("axe-strike")) == (1, 3, 2)


def test_rule_89_one_chooses_what_to_take_and_the_others_are_discarded_1_301_1_28() -> None:
    t = Scene(support=["1_301"], deck=["1_303", "1_299", "1_311", "1_3"])
    t.s.drawn = 3
    t.do("use master-proudfoot/1")
    assert t.options == ["merry", "hobbit-sword", "sam"]
    t.do("hobbit-sword")
    assert (t.names(t.s.hands[0]), t.names(t.s.decks[0])) == (["hobbit-sword"], ["axe-strike"])
    assert sorted(t.names(t.s.discards[0])) == ["merry", "sam"]
    t = Scene(fellowship=["1_13"], hand=["1_28"], deck=["1_3", "1_4", TROOP])
    t.s.drawn = 4
    t.do("play wealth-of-moria")
    assert (t.s.hands[0], t.s.decks[0], len(t.s.discards[0])) == ([], [], 4)


# -- twilight --------------------------------------------------------------------------------------------


def test_rule_70_no_card_and_no_twilight_1_22() -> None:
    t = Scene(fellowship=["1_13"], hand=["1_22"], minions=[TROOP], phase="maneuver")
    t.do("play mithril-shaft")
    assert (t.s.twilight, t.s.hands[0], t.wounds("gimli")) == (0, [], 1)


def test_rules_63_and_112_the_roaming_penalty_comes_on_top_of_a_cost_that_is_never_below_zero() -> None:
    """Paid besides the cost: two more tokens, however cheap the minion has become (1_338)."""
    t = Scene(site=3, sites={3: "1_338"}, minions=[], shadow_hand=[OTSEA], twilight=9, phase="shadow")
    assert cost_of(t.s, t.card(OTSEA), 1) == 0
    t.s.at[0] = 2
    t.s.path[2], t.s.path[3] = t.s.path[3], t.s.path[2]  # the Ford where every Nazgûl roams
    t.s.moved()
    assert cost_of(t.s, t.card(OTSEA), 1) == 2


# -- decisions -------------------------------------------------------------------------------------------


def test_rule_56_what_does_not_say_may_is_required_1_191() -> None:
    t = Scene(support=["1_40"], shadow_hand=["1_191"], twilight=2, site=4, phase="shadow")
    t.do("play moria-scout")
    assert t.s.twilight == 2  # nobody was asked
    t = Scene(shadow_hand=["1_191"], twilight=2, site=4, phase="shadow")
    t.do("play moria-scout")
    assert t.s.twilight == 0


def test_rules_72_and_84_a_bearer_of_black_breath_may_be_discarded_for_in_vain_1_207() -> None:
    t = Scene(fellowship=["1_97*1 + 1_207"], hand=["1_97"])
    t.do("discard-to-heal boromir")
    assert (t.wounds("boromir"), t.names(t.s.discards[0])) == (1, ["boromir"])
    t = Scene(fellowship=["1_97 + 1_207"], hand=["1_97"])
    assert t.why_not("discard-to-heal boromir") is Why.NOT_WOUNDED


def test_rules_90_and_231_an_item_comes_back_but_nobody_receives_it_twice_in_a_phase_1_299() -> None:
    t = Scene(fellowship=["1_302 + 1_299", "1_307"])
    t.do("transfer hobbit-sword", "pippin", "transfer hobbit-sword", "merry")
    assert (t.s.host[t.card("hobbit-sword")], t.s.twilight) == (t.card("merry"), 2)
    t.do("transfer hobbit-sword")  # not to Pippin again: Frodo is the only one left
    assert t.s.host[t.card("hobbit-sword")] == t.card("frodo", 0)
    assert not t.can("transfer hobbit-sword")
