"""The cards of the Shire, each played."""

from redbook.games.tcg.reasons import Why

from ..scene import Scene


def fight(*fellowship: str, minions: str | list[str] = "1_177", who: str = "frodo", **more: object) -> Scene:
    foes = [minions] if isinstance(minions, str) else minions
    return Scene(fellowship=fellowship, minions=foes, phase="skirmish", fights={who: foes}, **more)  # type: ignore[arg-type]


def test_1_284_shuffles_a_shire_card_back() -> None:
    t = Scene(support=["1_284"], discard=["1_299", "1_3"])
    t.do("use bilbo/1")
    assert (t.names(t.s.decks[0]), t.wounds("bilbo")) == (["hobbit-sword"], 1)
    t = Scene(support=["1_284*2"], discard=["1_299"])
    assert t.why_not("use bilbo/1") is Why.COST


def test_1_285_shuffles_tales_back_for_each_pipe() -> None:
    t = Scene(fellowship=["1_302 + 1_285", "1_89 + 1_91"], support=["1_305"], discard=["1_317", "1_100", "1_114"])
    t.do("use bilbos-pipe/1", "2", "there-and-back-again", "the-saga-of-elendil")
    assert sorted(t.names(t.s.decks[0])) == ["the-saga-of-elendil", "there-and-back-again"]
    t = Scene(fellowship=["1_302 + 1_285"], discard=["1_317"])
    assert t.why_not("use bilbos-pipe/1") is Why.COST


def test_1_286_a_hobbit_is_not_overwhelmed() -> None:
    t = fight("1_302", minions="1_158", who="merry", support=["1_286"])  # 3 against 9
    t.do("use bounder/1", "merry").end_skirmish()
    assert t.zone("merry") == "dead"  # three times his strength
    t = fight("1_302 + 1_299", minions="1_158", who="merry", support=["1_286"])  # 5 against 9
    t.do("use bounder/1", "merry").end_skirmish()
    assert t.wounds("merry") == 2
    t = fight("1_302", minions="1_158", who="merry", support=["1_286*1"])
    assert t.why_not("use bounder/1") is Why.COST


def test_1_287_a_burden_goes_in_place_of_a_wound() -> None:
    t = Scene(fellowship=["1_97"], hand=["1_287"], wounds=1, burdens=2)
    t.do("use frodo/1", "play extraordinary-resilience")
    assert (t.wounds("frodo"), t.s.burdens[0]) == (1, 1)


def test_1_287_without_a_burden_the_healing_comes() -> None:
    t = Scene(fellowship=["1_97"], hand=["1_287"], wounds=1)
    t.do("use frodo/1")
    if t.can("play extraordinary-resilience"):
        t.do("play extraordinary-resilience")
    assert t.wounds("frodo") == 0


def test_1_288_heals_merry_or_pippin() -> None:
    t = Scene(fellowship=["1_302*1", "1_306*1", "1_97*1"], support=["1_288"])
    t.do("use farmer-maggot/1")
    assert sorted(t.options) == ["merry", "pippin"]
    t.do("pippin")
    assert (t.wounds("pippin"), t.wounds("farmer-maggot")) == (0, 1)
    t = Scene(fellowship=["1_302*1"], support=["1_288*2"])
    assert t.why_not("use farmer-maggot/1") is Why.COST


def test_1_289_may_heal_a_hobbit_ally_at_the_start_of_the_turn() -> None:
    t = Scene(frodo="1_289", support=["1_288*1", "1_40*1"], phase="turn")
    t.pass_until("use frodo/1").do("use frodo/1")
    assert t.wounds("farmer-maggot") == 0


def test_1_291_heals_frodo_or_sam() -> None:
    t = Scene(fellowship=["1_311*1", "1_302*1"], support=["1_291"], wounds=1)
    t.do("use the-gaffer/1")
    assert sorted(t.options) == ["frodo", "sam"]
    t.do("frodo")
    assert (t.wounds("frodo"), t.wounds("the-gaffer")) == (0, 1)
    t = Scene(support=["1_291*1"], wounds=1)
    assert t.why_not("use the-gaffer/1") is Why.COST


def test_1_292_removes_twilight_for_each_pipe() -> None:
    t = Scene(fellowship=["1_302 + 1_292", "1_89 + 1_91"], support=["1_305"], twilight=5)
    t.do("use the-gaffers-pipe/1", "2")
    assert (t.s.twilight, t.zone("old-toby")) == (3, "discard")
    t = Scene(fellowship=["1_302 + 1_292"], twilight=5)
    assert t.why_not("use the-gaffers-pipe/1") is Why.COST


def test_1_293_the_hobbit_that_exerts_gains() -> None:
    t = fight("1_302", who="merry", hand=["1_293"])
    t.do("play halfling-deftness", "merry")
    assert (t.strength("merry"), t.wounds("merry")) == (6, 1)
    t = fight(hand=["1_293"], wounds=3)
    assert t.why_not("play halfling-deftness") is Why.COST


def test_1_294_adds_as_much_twilight_as_it_heals() -> None:
    t = Scene(fellowship=["1_302*3"], hand=["1_294"], wounds=0)
    t.do("play hobbit-appetite", "2")
    assert (t.wounds("merry"), t.s.twilight) == (1, 2)


def test_1_294_healing_beyond_the_wounds_is_lost() -> None:
    t = Scene(fellowship=["1_302*1"], hand=["1_294"])
    t.do("play hobbit-appetite", "3")
    assert (t.wounds("merry"), t.s.twilight) == (0, 3)


def test_1_295_puts_the_own_first_site_and_copies_it() -> None:
    t = Scene(support=["1_295"], hand=["1_303"], own_sites={1: "1_323"}, sites={1: "1_320"})
    t.do("use hobbit-farmer/2")
    assert (t.s.path[1], t.wounds("hobbit-farmer")) == (t.card("green-hill-country", 0), 1)
    t.do("play merry")
    assert t.s.twilight == 0  # the Farmer has its text at once
    t = Scene(support=["1_295"], path_owner=0)
    assert t.why_not("use hobbit-farmer/2") is Why.REQUIREMENT


def test_1_295_two_discounts_at_the_site_itself() -> None:
    t = Scene(support=["1_295"], hand=["1_311"], site=1, path_owner=0)
    t.do("play sam")
    assert t.s.twilight == 0


def test_1_297_heals_itself_and_a_neighbour() -> None:
    t = Scene(support=["1_297*1", "1_288*1"], phase="turn")
    t.pass_until("use hobbit-party-guest/2")
    assert t.wounds("hobbit-party-guest") == 0
    t.do("use hobbit-party-guest/2")
    assert (t.wounds("farmer-maggot"), t.wounds("hobbit-party-guest")) == (0, 1)
    assert t.why_not("use hobbit-party-guest/2") is Why.COST


def test_1_298_cancels_up_to_site_five_and_strengthens_later() -> None:
    t = fight(hand=["1_298"], site=5)
    t.do("play hobbit-stealth")
    assert (t.s.fight, t.wounds("frodo")) == (-1, 0)
    t = fight(hand=["1_298"], site=6)
    assert t.why_not("play hobbit-stealth") is Why.REQUIREMENT
    t.do("play hobbit-stealth/2")
    assert t.strength("frodo") == 4 + 2


def test_1_298_and_1_296_may_be_played_for_nothing_where_no_hobbit_fights() -> None:
    for id, play in (("1_298", "play hobbit-stealth"), ("1_296", "play hobbit-intuition")):  # rule 72
        t = fight("1_13", who="gimli", hand=[id])
        t.do(play)
        assert (t.s.fight, t.s.twilight, t.s.hands[0]) == (t.card("gimli"), 1, [])


def test_1_299_two_strength_for_a_hobbit() -> None:
    t = Scene(fellowship=["1_302"], hand=["1_299"])
    t.do("play hobbit-sword", "merry")
    assert t.strength("merry") == 5


def test_1_300_up_to_two_cards_may_go() -> None:
    t = Scene(hand=["1_300", "1_3", "1_4", "1_6"])
    t.do("play longbottom-leaf", "use longbottom-leaf/1", "axe-strike", "battle-fury")
    assert sorted(t.names(t.s.discards[0])) == ["axe-strike", "battle-fury"]
    t = Scene(hand=["1_300", "1_3", "1_4", "1_6"])
    t.do("play longbottom-leaf", "use longbottom-leaf/1", "done")
    assert len(t.s.hands[0]) == 3


def test_1_301_takes_shire_cards_from_the_top_three() -> None:
    t = Scene(support=["1_301"], deck=["1_299", "1_3", "1_303", "1_4"], twilight=2)
    t.do("use master-proudfoot/1")
    assert (sorted(t.names(t.s.hands[0])), t.names(t.s.discards[0])) == (["hobbit-sword", "merry"], ["axe-strike"])
    assert (t.s.twilight, t.names(t.s.decks[0])) == (4, ["battle-fury"])
    assert t.why_not("use master-proudfoot/1") is Why.REQUIREMENT


def test_1_301_obeys_the_rule_of_four() -> None:
    t = Scene(fellowship=["1_13"], support=["1_301"], hand=["1_6"], deck=["1_3"] * 3 + ["1_299"] * 3)
    t.do("play delving")
    assert len(t.s.hands[0]) == 3
    t.do("use master-proudfoot/1", "hobbit-sword")
    assert (len(t.s.hands[0]), t.names(t.s.discards[0]).count("hobbit-sword"), t.s.decks[0]) == (4, 2, [])


def test_1_303_is_stronger_with_a_weapon() -> None:
    t = Scene(fellowship=["1_303"])
    assert t.strength("merry") == 3
    t = Scene(fellowship=["1_303 + 1_299"])
    assert t.strength("merry") == 3 + 2 + 2


def test_1_304_another_companion_exerts_for_a_hobbit() -> None:
    t = fight("1_13", hand=["1_304"])
    t.do("play noble-intentions")
    assert (t.strength("frodo"), t.wounds("gimli")) == (7, 1)
    t = fight("1_302", hand=["1_304"])
    assert t.why_not("play noble-intentions") is Why.COST


def test_1_305_may_draw() -> None:
    t = Scene(hand=["1_305"], deck=["1_3"])
    t.do("play old-toby", "use old-toby/1")
    assert t.names(t.s.hands[0]) == ["axe-strike"]


def test_1_306_opponents_cannot_discard_shire_tales() -> None:
    t = Scene(fellowship=["1_306 + 1_317", "1_89 + 1_114"], minions=["1_158"], shadow_hand=["1_136"], twilight=9,
              phase="shadow")  # fmt: skip
    t.do("play sarumans-power")
    assert (t.zone("there-and-back-again"), t.zone("the-saga-of-elendil")) == ("attached", "discard")


def test_1_306_the_owner_may_still_use_them_up() -> None:
    t = Scene(fellowship=["1_306 + 1_317"], minions=["1_158"], phase="maneuver")
    t.do("use there-and-back-again/1")
    assert t.zone("there-and-back-again") == "discard"


def test_1_307_removes_a_burden_or_heals() -> None:
    t = Scene(hand=["1_307"], burdens=2, wounds=1)
    t.do("play pippin", "choose 1")
    assert (t.s.burdens[0], t.wounds("frodo")) == (1, 1)
    t = Scene(hand=["1_307"], burdens=2, wounds=1)
    t.do("play pippin", "choose 2")
    assert (t.s.burdens[0], t.wounds("frodo")) == (2, 0)


def test_1_308_wounds_every_minion_that_fights_the_ring_bearer() -> None:
    t = fight("1_302", minions=["1_177", "1_158"], hand=["1_308"])
    t.do("play power-according-to-his-stature")
    assert (t.wounds("goblin-patrol-troop"), t.wounds("uruk-hai-raiding-party"), t.s.burdens[0]) == (1, 1, 1)
    t = fight("1_302", minions="1_177", who="merry", hand=["1_308"])
    t.do("play power-according-to-his-stature")
    assert (t.wounds("goblin-patrol-troop"), t.s.burdens[0]) == (0, 1)


def test_1_308_the_tenth_burden_corrupts_before_anything_happens() -> None:
    t = fight(hand=["1_308"], burdens=9)
    t.do("play power-according-to-his-stature")
    assert t.m.result is not None
    assert t.m.result.winners == ("p2",)


def test_1_309_rosie_helps_sam() -> None:
    t = Scene(fellowship=["1_311*1"], support=["1_309"])
    assert t.strength("sam") == 4
    t.do("use rosie-cotton/2")
    assert (t.wounds("sam"), t.wounds("rosie-cotton")) == (0, 1)
    assert t.why_not("use rosie-cotton/2") is Why.COST


def test_1_310_looks_for_the_pony_in_vain_and_takes_the_ring() -> None:
    t = Scene(fellowship=["1_310"], deck=["1_3"])
    t.do("use sam/1")
    assert t.names(t.s.decks[0]) == ["axe-strike"]
    t = fight("1_310", burdens=6)
    t.pass_until("use sam/2").do("use sam/2")
    assert t.s.bearer[0] == t.card("sam")
    assert (t.s.burdens[0], t.s.resistance[0]) == (0, 5)


def test_1_312_a_hobbit_exerts_to_remove_a_burden() -> None:
    t = Scene(fellowship=["1_302"], hand=["1_312"], burdens=2)
    t.do("play sorry-about-everything", "merry")
    assert (t.s.burdens[0], t.wounds("merry")) == (1, 1)
    t = Scene(hand=["1_312"], burdens=2, wounds=3)
    assert t.why_not("play sorry-about-everything") is Why.COST


def test_1_313_removes_twilight_for_orcs_in_a_hand() -> None:
    t = Scene(on_frodo=["1_313"], shadow_hand=["1_177", "1_271", "1_158"], twilight=6)
    assert t.strength("frodo") == 6
    t.do("use sting/1")
    assert (t.s.twilight, t.wounds("frodo")) == (4, 1)
    t = Scene(on_frodo=["1_313"], shadow_hand=["1_177"], wounds=3)
    assert t.why_not("use sting/1") is Why.COST


def test_1_313_four_a_phase_at_most() -> None:
    t = Scene(on_frodo=["1_313"], shadow_hand=["1_177"] * 3, twilight=9)
    t.do("use sting/1", "use sting/1")
    assert t.s.twilight == 9 - 4


def test_1_314_three_strength_against_trolls_and_uruk_hai() -> None:
    t = Scene(support=["1_284"], fellowship=["1_13"], hand=["1_314"])
    t.do("play stone-trolls", "gimli")
    assert (t.zone("stone-trolls"), t.strength("gimli")) == ("attached", 6)
    t = Scene(fellowship=["1_13"], hand=["1_314"])
    assert t.why_not("play stone-trolls") is Why.REQUIREMENT
    t = fight("1_13 + 1_314", minions="1_158", who="gimli")
    assert t.strength("gimli") == 9
    t = fight("1_13 + 1_314", minions="1_177", who="gimli")
    assert t.strength("gimli") == 6


def test_1_315_heals_a_hobbit_in_two_phases() -> None:
    t = Scene(hand=["1_315"], minions=["1_177"], wounds=1, phase="maneuver")
    t.do("play stout-and-sturdy")
    assert t.wounds("frodo") == 0
    t = fight("1_302*1", who="merry", hand=["1_315"])
    t.do("play stout-and-sturdy")
    assert t.wounds("merry") == 0


def test_1_316_lowers_the_shadow_number_by_the_hobbits() -> None:
    t = Scene(fellowship=["1_302"], support=["1_316"], site=3, phase="move")
    assert t.s.twilight == 3 - 1 + 2
    t = Scene(fellowship=["1_302", "1_306", "1_311"], support=["1_316"], site=3, phase="move")
    assert t.s.twilight == 3 - 2 + 4
    t = Scene(support=["1_316"], site=3, phase="move")
    assert t.s.twilight == 3 + 1
    t = Scene(hand=["1_316"], wounds=3)
    assert t.why_not("play a-talent-for-not-being-seen") is Why.COST


def test_1_317_every_hobbit_companion_gains_two() -> None:
    t = Scene(fellowship=["1_302 + 1_317", "1_13"], minions=["1_177"], phase="maneuver")
    t.do("use there-and-back-again/1")
    assert (t.strength("merry"), t.strength("frodo"), t.strength("gimli")) == (5, 6, 6)
    t.pass_to_phase("assignment")
    assert t.strength("merry") == 5


def test_1_318_places_the_own_next_site() -> None:
    t = Scene(fellowship=["1_302"], support=["1_318"], own_sites={3: "1_338"})
    t.do("use thrors-map/1")
    assert (t.s.path[3], t.zone("thrors-map")) == (t.card("ford-of-bruinen", 0), "discard")
    assert (t.wounds("frodo"), t.wounds("merry")) == (1, 1)
    t = Scene(support=["1_318"])
    assert t.why_not("use thrors-map/1") is Why.COST
