"""The sites, each visited."""

import pytest

from redbook.games.tcg.actions.playing import cost_of
from redbook.games.tcg.phases.archery import minion_archery
from redbook.games.tcg.reasons import Why
from redbook.games.tcg.words import MANEUVER

from ..scene import Scene


def at(number: int, id: str, **more: object) -> Scene:
    """The fellowship stands at this site."""
    return Scene(site=number, sites={number: id}, path_owner=0, **more)  # type: ignore[arg-type]


def to(number: int, id: str, **more: object) -> Scene:
    """The fellowship moves to this site."""
    return Scene(site=number - 1, sites={number: id}, phase="move", **more)  # type: ignore[arg-type]


def test_1_319_a_hobbit_exerts_to_find_the_gaffer() -> None:
    t = at(1, "1_319", deck=["1_3", "1_291"])
    t.do("use bag-end/1")
    assert (t.zone("the-gaffer"), t.wounds("frodo")) == ("support", 1)


def test_1_320_companions_cost_two_more() -> None:
    t = at(1, "1_320", hand=["1_13", "1_288"])
    t.do("play gimli", "play farmer-maggot")
    assert t.s.twilight == 2 + 2 + 1


def test_1_321_finds_merry_or_pippin() -> None:
    t = at(1, "1_321", deck=["1_3", "1_302", "1_306"])
    t.do("use farmer-maggots-fields/1")
    assert t.can("merry")
    t.do("pippin")
    assert (t.zone("pippin"), t.wounds("frodo"), t.s.twilight) == ("fellowship", 1, 1)
    t = at(1, "1_321", deck=["1_302"], wounds=3)
    assert t.why_not("use farmer-maggots-fields/1") is Why.COST


def test_1_322_finds_sam() -> None:
    t = at(1, "1_322", deck=["1_3", "1_311"])
    t.do("use green-dragon-inn/1").pass_until("pass")
    assert (t.zone("sam"), t.s.twilight, t.wounds("frodo")) == ("fellowship", 2, 1)
    t = at(1, "1_322", deck=["1_311"], wounds=3)
    assert t.why_not("use green-dragon-inn/1") is Why.COST


def test_1_323_hobbits_cost_one_less() -> None:
    t = at(1, "1_323", hand=["1_311"])
    t.do("play sam")
    assert t.s.twilight == 1


def test_1_324_finds_aragorn_for_a_burden() -> None:
    t = at(1, "1_324", deck=["1_3", "1_89"])
    t.do("use the-prancing-pony/1").pass_until("pass")
    assert (t.zone("aragorn"), t.s.twilight, t.s.burdens[0]) == ("fellowship", 4, 1)
    t = at(1, "1_324", deck=["1_3"])
    t.do("use the-prancing-pony/1")
    assert t.s.burdens[0] == 1  # it stays even if he is not found


def test_1_325_finds_the_cart_with_gandalf() -> None:
    t = at(1, "1_325", fellowship=["1_364"], deck=["1_3", "1_73"])
    t.do("use shire-lookout-point/1").pass_until("pass")
    assert t.zone("gandalfs-cart") == "support"
    t = at(1, "1_325", deck=["1_73"])
    assert t.why_not("use shire-lookout-point/1") is Why.REQUIREMENT


def test_1_326_a_companion_costs_one_less() -> None:
    t = at(1, "1_326", hand=["1_13"])
    t.do("use westfarthing/1")
    assert (t.zone("gimli"), t.s.twilight, t.wounds("frodo")) == ("fellowship", 1, 1)
    t = at(1, "1_326", hand=["1_13"], wounds=3)
    assert t.why_not("use westfarthing/1") is Why.COST


def test_1_327_a_ranger_makes_the_fellowship_faster() -> None:
    t = to(2, "1_327", fellowship=["1_89"])
    t.pass_until("pass")
    assert t.s.limit_change == 1
    t = at(2, "1_327", fellowship=["1_97"], hand=["1_89"])
    assert t.s.limit_change == 0
    t.do("play aragorn")
    assert t.s.limit_change == 1  # played later while still here


def test_1_328_nazgul_roam_without_penalty() -> None:
    t = at(2, "1_328", shadow_hand=["1_237"], twilight=8, phase="shadow")
    t.do("play the-witch-king")
    assert t.s.twilight == 0


def test_1_329_no_stealth_events() -> None:
    t = at(2, "1_329", minions=["1_177"], hand=["1_296"], phase="skirmish", fights={"frodo": "1_177"})
    assert t.why_not("play hobbit-intuition") is Why.FORBIDDEN
    t = at(2, "1_329", hand=["1_316"])
    assert t.can("play a-talent-for-not-being-seen")  # no event


def test_1_330_hobbits_alone_are_not_fought() -> None:
    t = at(2, "1_330", fellowship=["1_302"], minions=["1_177"], phase="archery")
    t.pass_to_phase("regroup")
    assert (t.s.fought, t.zone("goblin-patrol-troop")) == ([], "center")
    t = at(2, "1_330", fellowship=["1_13"], minions=["1_177"], phase="archery")
    t.pass_until("gimli", "frodo")
    assert t.can("gimli")


def test_1_331_whoever_exerts_gains_two() -> None:
    t = at(2, "1_331", fellowship=["1_13"], minions=["1_158"], phase="skirmish", fights={"gimli": "1_158"})
    t.do("use ettenmoors/1", "gimli", "use ettenmoors/1")
    assert (t.strength("gimli"), t.strength("uruk-hai-raiding-party")) == (8, 11)


def test_1_332_hobbits_exert_on_arrival() -> None:
    t = to(2, "1_332", fellowship=["1_302", "1_13"])
    t.pass_until("pass")
    assert (t.wounds("merry"), t.wounds("frodo"), t.wounds("gimli")) == (1, 1, 0)


def test_1_333_each_minion_costs_a_card_of_the_hand() -> None:
    t = at(2, "1_333", hand=["1_3", "1_4"], shadow_hand=["1_178", "1_178"], twilight=9, phase="shadow")
    t.do("play goblin-runner").pass_until("axe-strike")
    assert t.seat == "p1"
    t.do("axe-strike")
    assert t.names(t.s.hands[0]) == ["battle-fury"]


def test_1_334_an_item_on_a_companion_draws_a_card() -> None:
    t = at(2, "1_334", fellowship=["1_302"], hand=["1_299", "1_300"], deck=["1_3", "1_4"])
    t.do("play hobbit-sword", "merry")
    assert t.names(t.s.hands[0]) == ["longbottom-leaf", "axe-strike"]
    t.do("play longbottom-leaf").pass_until("pass")
    assert len(t.s.decks[0]) == 1  # a support area is no companion


def test_1_335_nazgul_cost_one_less() -> None:
    t = at(2, "1_335", shadow_hand=["1_237"], twilight=9, phase="shadow")
    t.do("play the-witch-king")
    assert t.s.twilight == 9 - (8 - 1 + 2)


def test_1_336_nazgul_are_fierce() -> None:
    t = at(2, "1_336", fellowship=["1_13"], minions=["1_232", "1_177"], phase="maneuver")
    assert (t.keyword("1_232", "fierce"), t.keyword("goblin-patrol-troop", "fierce")) == (1, 0)


def test_1_339_a_hobbit_played_draws_a_card() -> None:
    t = at(3, "1_339", hand=["1_302"], deck=["1_3"])
    t.do("use frodos-bedroom/1")
    assert (t.zone("merry"), t.names(t.s.hands[0]), t.s.twilight) == ("fellowship", ["axe-strike"], 1)
    t = at(3, "1_339", hand=["1_13"], deck=["1_3"])
    assert t.why_not("use frodos-bedroom/1") is Why.COST


def test_1_340_a_man_played_draws_a_card() -> None:
    t = at(3, "1_340", hand=["1_97"], deck=["1_3"])
    t.do("use rivendell-terrace/1")
    assert (t.zone("boromir"), t.names(t.s.hands[0])) == ("fellowship", ["axe-strike"])
    t = at(3, "1_340", hand=["1_13"], deck=["1_3"])
    assert t.why_not("use rivendell-terrace/1") is Why.COST


def test_1_341_an_elf_played_draws_a_card() -> None:
    t = at(3, "1_341", fellowship=["1_30"], hand=["1_53"], deck=["1_3"])
    t.do("use rivendell-valley/1")
    assert (t.zone("lorien-elf"), t.names(t.s.hands[0])) == ("fellowship", ["axe-strike"])
    t = at(3, "1_341", hand=["1_13"], deck=["1_3"])
    assert t.why_not("use rivendell-valley/1") is Why.COST


def test_1_342_a_ranger_makes_the_fellowship_faster_once() -> None:
    t = to(3, "1_342", fellowship=["1_89"])
    t.pass_until("pass")
    assert t.s.limit_change == 1
    t = to(3, "1_342", fellowship=["1_97"])
    t.pass_until("pass")
    assert t.s.limit_change == 0


def test_1_343_a_tale_from_play_or_hand_heals() -> None:
    t = at(4, "1_343", fellowship=["1_302*1 + 1_317"], hand=["1_114"], minions=["1_177"], phase="maneuver")
    t.do("use balins-tomb/1", "choose 1")
    assert (t.zone("there-and-back-again"), t.wounds("merry")) == ("discard", 0)
    t = at(4, "1_343", fellowship=["1_302*1"], hand=["1_114"], minions=["1_177"], phase="maneuver")
    t.do("use balins-tomb/1").pass_until("pass")
    assert (t.zone("the-saga-of-elendil"), t.wounds("merry")) == ("discard", 0)
    t = at(4, "1_343", fellowship=["1_302*1"], hand=["1_3"], minions=["1_177"], phase="maneuver")
    assert t.why_not("use balins-tomb/1") is Why.COST


def test_1_344_gimli_or_two_others() -> None:
    t = to(4, "1_344", fellowship=["1_13", "1_97", "1_302"])
    t.do("choose 2", "boromir", "merry")
    assert (t.wounds("gimli"), t.wounds("boromir"), t.wounds("merry")) == (0, 1, 1)
    t = to(4, "1_344", fellowship=["1_13*2", "1_97"])
    t.pass_until("pass")
    assert (t.wounds("frodo"), t.wounds("boromir")) == (1, 1)  # Gimli is exhausted: only this can be done in full


def test_1_345_plays_a_weapon_from_the_discard_pile() -> None:
    t = at(4, "1_345", minions=["1_158"], shadow_discard=["1_160"], twilight=3, phase="shadow")
    t.do("use mithril-mine/1")
    assert (t.zone("uruk-hai-sword"), t.s.twilight) == ("attached", 1)
    t = at(4, "1_345", minions=["1_158"], twilight=3, phase="shadow")
    assert not t.can("use mithril-mine/1")


def test_1_346_frodo_or_two_others() -> None:
    t = to(4, "1_346", fellowship=["1_13", "1_97"])
    t.do("choose 1")
    assert (t.wounds("frodo"), t.wounds("gimli")) == (1, 0)


def test_1_347_hand_weapons_do_more_damage() -> None:
    t = at(4, "1_347", fellowship=["1_89 + 1_112", "1_97"], minions=["1_158 + 1_160", "1_177"], phase="maneuver")
    assert (t.keyword("aragorn", "damage"), t.keyword("boromir", "damage")) == (2, 0)
    assert (t.keyword("uruk-hai-raiding-party", "damage"), t.keyword("goblin-patrol-troop", "damage")) == (2, 0)


def test_1_348_finds_bad_weather_once_a_turn() -> None:
    t = at(4, "1_348", minions=["1_158"], shadow_deck=["1_177", "1_138"], twilight=9, phase="shadow")
    t.do("use pass-of-caradhras/1").pass_until("pass")
    assert t.zone("sarumans-snows") == "attached"
    assert not t.can("use pass-of-caradhras/1")
    t = at(4, "1_348", minions=["1_177"], shadow_deck=["1_138"], twilight=9, phase="shadow")
    assert t.why_not("use pass-of-caradhras/1") is Why.REQUIREMENT


def test_1_349_the_balrog_is_not_in_this_set() -> None:
    t = at(5, "1_349", shadow_deck=["1_177"], twilight=9, phase="shadow")
    t.do("use the-bridge-of-khazad-dum/2")
    assert (t.s.twilight, len(t.s.decks[1])) == (9, 1)
    assert not t.can("use the-bridge-of-khazad-dum/1")


def test_1_350_the_first_moria_orc_of_a_phase_is_cheaper() -> None:
    t = at(6, "1_350", shadow_hand=["1_271", "1_178", "1_178"], twilight=9, phase="shadow")
    t.do("play orc-soldier")
    before = t.s.twilight
    t.do("play goblin-runner").pass_until("pass")
    assert t.s.twilight == before  # 1 − 2, never below 0


@pytest.mark.parametrize(("phase", "cost"), [("shadow", 0), ("maneuver", 1)])
def test_1_350_is_for_the_shadow_phase_alone(phase: str, cost: int) -> None:
    t = at(6, "1_350", minions=["1_271"], shadow_hand=["1_178"], twilight=9, phase=phase)
    assert cost_of(t.s, t.card("goblin-runner"), 1) == cost


def test_1_351_an_elf_exerts_to_look_at_a_hand() -> None:
    t = at(6, "1_351", fellowship=["1_53"], shadow_hand=["1_177"])
    t.do("use galadriels-glade/1")
    assert t.wounds("lorien-elf") == 1
    t = at(6, "1_351", fellowship=["1_13"])
    assert t.why_not("use galadriels-glade/1") is Why.COST


def test_1_352_allies_at_home_are_stronger() -> None:
    t = at(6, "1_352", support=["1_45", "1_40"])
    assert (t.strength("galadriel"), t.strength("elrond")) == (3 + 3, 8)


def test_1_354_skips_archery() -> None:
    t = at(7, "1_354", fellowship=["1_50"], minions=["1_158"], phase="maneuver")
    t.pass_to_phase("assignment")
    assert t.wounds("uruk-hai-raiding-party") == 0


def test_1_355_without_a_ranger_everybody_exerts() -> None:
    t = to(7, "1_355", fellowship=["1_13"])
    t.pass_until("pass")
    assert (t.wounds("gimli"), t.wounds("frodo")) == (1, 1)
    t = to(7, "1_355", fellowship=["1_89"])
    t.pass_until("pass")
    assert t.wounds("aragorn") == 0


def test_1_357_one_more_arrow_for_each_archer() -> None:
    t = at(8, "1_357", fellowship=["1_13"], minions=["1_176", "1_131"], phase="archery")
    assert minion_archery(t.s) == 2 + 2
    t = at(8, "1_357", fellowship=["1_13"], minions=["1_176"] * 6, phase="archery")
    assert minion_archery(t.s) == 6 + 4


def test_1_358_a_gondor_card_heals_a_gondor_companion() -> None:
    t = at(8, "1_358", fellowship=["1_97*1"], hand=["1_116", "1_3"])
    t.do("use pillars-of-the-kings/1")
    assert (t.wounds("boromir"), t.names(t.s.hands[0])) == (0, ["axe-strike"])
    t = at(8, "1_358", fellowship=["1_97*1"], hand=["1_3"])
    assert t.why_not("use pillars-of-the-kings/1") is Why.COST


def test_1_359_five_orcs_stop_the_fellowship() -> None:
    t = at(8, "1_359", minions=["1_177"] * 5, phase="shadow")
    t.do("use shores-of-nen-hithoel/1")
    assert t.s.no_more_moves
    t = at(8, "1_359", minions=["1_177"] * 4, phase="shadow")
    assert t.why_not("use shores-of-nen-hithoel/1") is Why.REQUIREMENT


def test_1_360_a_minion_exerts_to_be_fierce() -> None:
    t = at(9, "1_360", fellowship=["1_13"], minions=["1_158"], phase="maneuver")
    t.do("pass", "use emyn-muil/1")
    assert (t.keyword("uruk-hai-raiding-party", "fierce"), t.wounds("uruk-hai-raiding-party")) == (1, 1)


def test_1_361_isengard_minions_cost_one_less() -> None:
    t = at(9, "1_361", shadow_hand=["1_158"], twilight=4, phase="shadow")
    t.do("play uruk-hai-raiding-party")
    assert t.s.twilight == 1


def test_1_363_up_to_three_trackers_then_the_phase_is_over() -> None:
    discard = ["1_262", "1_261", "1_270", "1_262"]
    t = at(9, "1_363", shadow_discard=discard, shadow_hand=["1_177"], twilight=20, phase="shadow")
    t.do("use tol-brandir/1", "yes", "orc-scouting-band", "yes", "orc-ambusher", "yes", "orc-assassin")
    t.let("p1")
    assert (t.zone("orc-ambusher"), t.zone("orc-scouting-band")) == ("center", "center")
    assert (t.names(t.s.discards[1]), t.names(t.s.hands[1])) == (["orc-assassin"], ["goblin-patrol-troop"])
    assert t.s.phase == MANEUVER
    t = at(9, "1_363", shadow_discard=["1_262"], shadow_hand=["1_177"], minions=["1_177"], twilight=20, phase="shadow")
    t.do("use tol-brandir/1", "no")
    assert (t.s.phase, t.names(t.s.discards[1])) == (MANEUVER, ["orc-assassin"])
