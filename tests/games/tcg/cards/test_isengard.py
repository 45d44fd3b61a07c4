"""The cards of Isengard, each played."""

from redbook.games.tcg.phases.archery import fellowship_archery, minion_archery
from redbook.games.tcg.reasons import Why

from ..scene import Scene

FIVE = ["1_13", "1_97", "1_302", "1_306"]  # and Frodo


def fight(*fellowship: str, minions: str | list[str] = "1_158", who: str = "gimli", **more: object) -> Scene:
    foes = [minions] if isinstance(minions, str) else minions
    return Scene(fellowship=fellowship, minions=foes, phase="skirmish", fights={who: foes}, **more)  # type: ignore[arg-type]


def shadow(*hand: str, minions: tuple[str, ...] = ("1_158",), **more: object) -> Scene:
    more.setdefault("twilight", 9)
    return Scene(minions=minions, shadow_hand=hand, phase="shadow", **more)  # type: ignore[arg-type]


def test_1_120_an_uruk_hai_exerts_and_a_random_card_may_go() -> None:
    t = shadow("1_120", hand=["1_3", "1_4", "1_6"], burdens=2)
    t.do("play alive-and-unspoiled")
    assert t.wounds("uruk-hai-raiding-party") == 1
    before = t.s.twilight
    t.do("use alive-and-unspoiled/2", "2")
    assert (len(t.options), t.seat) == (3, "p2")  # one of two, or none
    t.do(next(word for word in t.options if word not in ("done", "none")))
    if t.can("done"):
        t.do("done")
    assert (len(t.s.hands[0]), t.s.twilight) == (2, before - 3)
    t = shadow("1_120", "1_158", minions=())
    assert t.why_not("play alive-and-unspoiled") is Why.COST


def test_1_121_the_uruk_hai_that_exerts_gains_three() -> None:
    t = fight("1_13", shadow_hand=["1_121"], twilight=5)
    t.do("pass").let("p2").do("play bred-for-battle")
    assert (t.strength("uruk-hai-raiding-party"), t.wounds("uruk-hai-raiding-party")) == (12, 1)
    t = fight("1_13", minions="1_149", shadow_hand=["1_121"], twilight=5)
    t.do("pass").let("p2")
    assert t.why_not("play bred-for-battle") is Why.COST  # vitality 1 cannot exert


def test_1_122_copies_go_under_the_deck() -> None:
    t = shadow("1_122", "1_151", minions=(), shadow_discard=["1_151", "1_158", "1_151"], shadow_deck=["1_177"])
    t.do("play uruk-savage", "play breeding-pit")
    assert t.names(t.s.decks[1]) == ["uruk-savage", "uruk-savage", "goblin-patrol-troop"]
    assert sorted(t.names(t.s.discards[1])) == ["breeding-pit", "uruk-hai-raiding-party"]
    t = shadow("1_122", "1_177", minions=(), shadow_discard=["1_177"])
    t.do("play goblin-patrol-troop")
    assert not t.can("play breeding-pit")


def test_1_123_an_exhausted_companion_goes() -> None:
    t = Scene(fellowship=["1_13*2", "1_97", "1_302", "1_306"], minions=["1_158"], shadow_hand=["1_123"], twilight=9,
              wounds=3, phase="maneuver")  # fmt: skip
    t.do("play caradhras-has-not-forgiven-us")
    assert (t.zone("gimli"), t.zone("frodo", 0), t.wounds("uruk-hai-raiding-party")) == ("discard", "fellowship", 1)
    t = Scene(fellowship=["1_13*2"], minions=["1_158"], shadow_hand=["1_123"], twilight=9, phase="maneuver")
    t.do("pass")
    assert t.why_not("play caradhras-has-not-forgiven-us") is Why.REQUIREMENT


def test_1_125_wounds_a_companion_of_six() -> None:
    t = Scene(fellowship=[*FIVE, "1_53"], minions=["1_158"], shadow_support=["1_125"], twilight=4, phase="maneuver")
    t.do("pass", "use greed/2")
    assert (t.can("frodo"), t.can("gimli")) == (False, True)
    t.do("gimli")
    assert (t.wounds("gimli"), t.s.twilight) == (1, 2)
    t = Scene(fellowship=FIVE, minions=["1_158"], shadow_support=["1_125"], twilight=4, phase="maneuver")
    t.do("pass")
    assert t.why_not("use greed/2") is Why.REQUIREMENT
    t = shadow("1_125", "1_158", minions=())
    assert t.why_not("play greed") is Why.REQUIREMENT


def test_1_126_fierce_until_regroup() -> None:
    t = Scene(fellowship=["1_13"], minions=["1_158"], shadow_hand=["1_126"], twilight=3, phase="maneuver")
    t.do("pass", "play hunt-them-down")
    assert t.keyword("uruk-hai-raiding-party", "fierce") == 1
    t.pass_to_phase("regroup")
    assert t.keyword("uruk-hai-raiding-party", "fierce") == 0


def test_1_127_lurtz_is_fierce_with_another_uruk_hai() -> None:
    t = Scene(fellowship=["1_13"], minions=["1_127", "1_158"], phase="maneuver")
    t.do("pass", "use lurtz/1")
    assert (t.keyword("lurtz", "fierce"), t.keyword("lurtz", "archer")) == (1, 1)
    t = Scene(fellowship=["1_13"], minions=["1_127"], phase="maneuver")
    t.do("pass")
    assert t.why_not("use lurtz/1") is Why.REQUIREMENT


def test_1_128_damage_for_strength() -> None:
    t = fight("1_13", shadow_hand=["1_128"], twilight=3)
    t.do("pass", "play lurtzs-battle-cry")
    assert (t.strength("uruk-hai-raiding-party"), t.keyword("uruk-hai-raiding-party", "damage")) == (8, 2)


def test_1_129_companions_cost_two_more_away_from_a_sanctuary() -> None:
    t = Scene(hand=["1_13"], shadow_support=["1_129", "1_129"], site=2)
    t.do("play gimli")
    assert t.s.twilight == 2 + 2 + 2
    t = Scene(hand=["1_13"], shadow_support=["1_129"], site=3)
    t.do("play gimli")
    assert t.s.twilight == 2
    t = shadow("1_129", "1_158", minions=())
    assert t.why_not("play the-misadventure-of-mr-underhill") is Why.COST


def test_1_130_weather_exerts_a_gandalf_character() -> None:
    t = shadow("1_138", fellowship=["1_364", "1_13"], shadow_support=["1_130"])
    t.do("play sarumans-snows", "bree-streets").pass_until("pass")
    assert (t.wounds("gandalf"), t.wounds("gimli")) == (1, 0)
    t = shadow("1_138", fellowship=["1_364*3"], shadow_support=["1_130"])
    t.do("play sarumans-snows", "bree-streets").pass_until("pass")
    assert t.wounds("gandalf") == 3  # exhausted: no effect


def test_1_131_shoots_and_does_damage() -> None:
    t = Scene(fellowship=["1_13"], minions=["1_131"], phase="archery")
    assert (minion_archery(t.s), t.keyword("orthanc-assassin", "damage")) == (1, 1)


def test_1_132_ignores_the_bonus_of_a_possession() -> None:
    t = Scene(fellowship=["1_89 + 1_112"], minions=["1_158"], shadow_hand=["1_132"], twilight=3, phase="maneuver")
    t.do("pass", "play parry")
    assert (t.strength("aragorn"), t.keyword("aragorn", "damage")) == (8, 1)
    t.pass_to_phase("regroup")
    assert t.strength("aragorn") == 10
    t = Scene(fellowship=["1_89 + 1_112"], minions=["1_177"], shadow_hand=["1_132"], twilight=3, phase="maneuver")
    t.do("pass")
    assert t.why_not("play parry") is Why.REQUIREMENT


def test_1_134_hobbits_exert_on_leaving() -> None:
    t = shadow("1_134", fellowship=["1_302", "1_306*3", "1_13"], site=2)
    t.do("play sarumans-chill", "bree-streets")
    assert t.wounds("uruk-hai-raiding-party") == 1
    t.pass_until("move").do("move")
    assert (t.wounds("merry"), t.wounds("pippin"), t.wounds("gimli")) == (1, 3, 0)
    t = shadow("1_134", "1_158", minions=())
    assert t.why_not("play sarumans-chill") is Why.COST


def test_1_134_is_gone_at_the_end_of_the_turn() -> None:
    t = shadow("1_134", fellowship=["1_302"])
    t.do("play sarumans-chill", "bree-streets").pass_until("stay").do("stay")
    assert t.zone("sarumans-chill") == "discard"


def test_1_135_hobbits_here_are_weaker() -> None:
    t = shadow("1_135", "1_135", fellowship=["1_302", "1_13"], support=["1_286", "1_288"], site=2)
    t.do("play sarumans-frost", "bree-streets")
    assert (t.strength("merry"), t.strength("gimli")) == (1, 6)
    assert (t.strength("bounder"), t.strength("farmer-maggot")) == (0, 2)  # homes: site 2 and site 1
    t.do("play sarumans-frost")
    assert t.s.path[1] in [t.s.host[c] for c in t.cards("sarumans-frost")]  # one a site: only site 1 was left
    t.pass_until("stay").do("stay")
    assert t.strength("merry") == 3


def test_1_136_every_condition_goes() -> None:
    t = shadow("1_136", fellowship=["1_89 + 1_114"], shadow_support=["1_133"])
    t.do("play sarumans-power")
    assert (t.zone("the-saga-of-elendil"), t.zone("sarumans-ambition")) == ("discard", "discard")
    t = shadow("1_136", "1_158", minions=("1_177",))
    assert t.why_not("play sarumans-power") is Why.COST


def test_1_137_two_companions_or_the_ring() -> None:
    t = Scene(fellowship=["1_13", "1_97"], minions=["1_158"], shadow_hand=["1_137"], twilight=9, phase="maneuver")
    t.do("pass", "play sarumans-reach")
    assert (t.seat, t.options) == ("p1", ["choose 1", "choose 2"])
    t.do("choose 1", "gimli", "boromir")
    assert (t.wounds("gimli"), t.wounds("boromir"), t.s.worn) == (1, 1, False)
    t = Scene(minions=["1_158"], shadow_hand=["1_137"], twilight=9, phase="maneuver")
    t.do("pass", "play sarumans-reach")
    assert t.s.worn  # only one companion can exert
    t = Scene(minions=["1_158*2"], shadow_hand=["1_137"], twilight=9, phase="maneuver")
    t.do("pass")
    assert t.why_not("play sarumans-reach") is Why.COST


def test_1_138_no_skirmish_actions_here() -> None:
    t = shadow("1_138", fellowship=["1_13"])
    t.do("play sarumans-snows", "bree-streets").pass_until("gimli").do("gimli")
    t.pass_to_phase("skirmish")
    assert not t.can("use gimli/1")
    t = shadow("1_138", "1_158", minions=())
    assert t.why_not("play sarumans-snows") is Why.COST


def test_1_139_two_ways() -> None:
    t = fight("1_13", shadow_hand=["1_139"], twilight=5)
    t.do("pass").let("p2")
    assert not t.can("play savagery-to-match-their-numbers/2")
    t.do("play savagery-to-match-their-numbers")
    assert (t.strength("uruk-hai-raiding-party"), t.keyword("uruk-hai-raiding-party", "fierce")) == (11, 0)
    t = fight(*FIVE, shadow_hand=["1_139"], twilight=5)
    t.do("pass").let("p2").do("play savagery-to-match-their-numbers/2")
    assert (t.strength("uruk-hai-raiding-party"), t.keyword("uruk-hai-raiding-party", "fierce")) == (13, 1)
    t.end_skirmish().pass_to_phase("assignment")  # fierce: faced once more
    assert t.strength("uruk-hai-raiding-party") == 13


def test_1_140_no_archery_here() -> None:
    t = shadow("1_140", fellowship=["1_50"])
    t.do("play spies-of-saruman", "bree-streets")
    t.pass_to_phase("assignment")
    assert t.wounds("uruk-hai-raiding-party") == 1  # its own exertion, no arrow
    t = shadow("1_140", "1_158", minions=())
    assert t.why_not("play spies-of-saruman") is Why.COST


def test_1_141_archers_of_the_fellowship_are_weaker() -> None:
    t = shadow("1_141", "1_141", fellowship=["1_50", "1_13"])
    before = t.strength("legolas")
    t.do("play their-arrows-enrage", "play their-arrows-enrage")
    assert (t.strength("legolas"), t.strength("gimli")) == (before - 2, 6)  # copies add up
    t = shadow("1_141", "1_158", minions=())
    assert t.why_not("play their-arrows-enrage") is Why.REQUIREMENT


def test_1_143_weapons_give_no_strength_against_it() -> None:
    t = fight("1_89 + 1_112", minions="1_143", who="aragorn")
    assert (t.strength("aragorn"), t.keyword("aragorn", "damage")) == (8, 1)
    t = fight("1_89 + 1_112", minions="1_158", who="aragorn")
    assert t.strength("aragorn") == 10


def test_1_145_counts_other_uruk_hai() -> None:
    t = Scene(fellowship=["1_13"], minions=["1_145", "1_158", "1_151"], twilight=3, phase="skirmish",
              fights={"gimli": "1_145"})  # fmt: skip
    t.do("pass", "use uruk-brood/1", "2")
    assert (t.strength("uruk-brood"), t.s.twilight) == (11, 1)
    t.let("p2")
    assert t.why_not("use uruk-brood/1") is Why.COST


def test_1_146_is_fierce_against_five() -> None:
    t = Scene(fellowship=FIVE, minions=["1_146"], phase="maneuver")
    t.do("pass", "use uruk-fighter/1")
    assert t.keyword("uruk-fighter", "fierce") == 1
    t = Scene(fellowship=FIVE[:3], minions=["1_146"], phase="maneuver")
    t.do("pass")
    assert t.why_not("use uruk-fighter/1") is Why.REQUIREMENT


def test_1_147_one_companion_may_not_face_it() -> None:
    t = Scene(fellowship=["1_13", "1_97"], minions=["1_147"], phase="assignment")
    t.do("pass", "use uruk-guard/1", "gimli").pass_until("boromir", "gimli")
    assert (t.seat, t.can("gimli"), t.can("boromir")) == ("p1", False, True)
    t = Scene(fellowship=["1_13"], minions=["1_147*1"], phase="assignment")
    t.do("pass")
    assert t.why_not("use uruk-guard/1") is Why.COST


def test_1_147_the_shadow_player_may_still_choose_him() -> None:
    t = Scene(fellowship=["1_13", "1_97"], minions=["1_147"], phase="assignment")
    t.do("pass", "use uruk-guard/1", "gimli").pass_until("boromir")
    t.idle()
    t.let("p2")
    assert t.seat == "p2"
    t.do("gimli")
    assert t.s.foe[t.card("uruk-guard")] == t.card("gimli")


def test_1_149_is_stronger_in_bad_weather() -> None:
    t = shadow("1_138", minions=("1_149", "1_158"))
    assert t.strength("uruk-messenger") == 6
    t.do("play sarumans-snows", "bree-streets")
    assert t.strength("uruk-messenger") == 9


def test_1_151_and_1_158_only_fight() -> None:
    t = Scene(fellowship=["1_13"], minions=["1_151", "1_158"], phase="maneuver")
    assert (t.strength("uruk-savage"), t.keyword("uruk-savage", "damage")) == (5, 1)
    assert (t.strength("uruk-hai-raiding-party"), t.keyword("uruk-hai-raiding-party", "damage")) == (9, 1)


def test_1_152_heals_an_uruk_hai() -> None:
    t = Scene(fellowship=["1_13"], minions=["1_152", "1_158*1"], twilight=3, phase="maneuver")
    t.do("pass", "use uruk-shaman/1")
    assert (t.wounds("uruk-hai-raiding-party"), t.s.twilight) == (0, 1)
    t.let("p2")
    assert t.why_not("use uruk-shaman/1") is Why.COST


def test_1_154_may_mill_when_played() -> None:
    t = shadow("1_154", deck=["1_3"] * 3)
    t.do("play uruk-soldier", "use uruk-soldier/1")
    assert (len(t.s.decks[0]), t.names(t.s.discards[0])) == (2, ["axe-strike"])


def test_1_155_shadow_cards_become_burdens_when_the_ring_is_put_on() -> None:
    t = Scene(minions=["1_155", "1_158"], shadow_hand=["1_137"], twilight=9, phase="maneuver",
              shadow_deck=["1_177", "1_3", "1_177"])  # fmt: skip
    t.do("pass", "play sarumans-reach", "uruk-hai-raiding-party")
    assert t.s.worn
    t.do("use uruk-spy/1", "2")
    assert (t.s.burdens[0], len(t.s.decks[1]), t.wounds("uruk-spy")) == (1, 1, 1)
    t = Scene(minions=["1_155*1", "1_158"], shadow_hand=["1_137"], twilight=9, phase="maneuver")
    t.do("pass", "play sarumans-reach")
    assert not t.can("use uruk-spy/1")


def test_1_156_is_fierce_against_six() -> None:
    t = Scene(fellowship=[*FIVE, "1_53"], minions=["1_156"], phase="maneuver")
    t.do("pass", "use uruk-warrior/1")
    assert t.keyword("uruk-warrior", "fierce") == 1
    t = Scene(fellowship=FIVE, minions=["1_156"], phase="maneuver")
    t.do("pass")
    assert t.why_not("use uruk-warrior/1") is Why.REQUIREMENT


def test_1_157_takes_an_arrow_while_there_is_an_uruk_hai() -> None:
    t = Scene(fellowship=["1_50"], minions=["1_158"], shadow_support=["1_157"], phase="archery")
    assert fellowship_archery(t.s) == 0
    t = Scene(fellowship=["1_50"], minions=["1_177"], shadow_support=["1_157"], phase="archery")
    assert fellowship_archery(t.s) == 1


def test_1_159_a_winner_becomes_fierce() -> None:
    t = fight("1_97", who="boromir", shadow_support=["1_159"], twilight=3)
    t.pass_until("use uruk-hai-rampage/2").do("use uruk-hai-rampage/2")
    assert (t.keyword("uruk-hai-raiding-party", "fierce"), t.s.twilight) == (1, 0)
    t = shadow("1_159", "1_158", minions=())
    assert t.why_not("play uruk-hai-rampage") is Why.REQUIREMENT


def test_1_160_its_bearer_mills_after_a_win() -> None:
    t = Scene(fellowship=["1_97"], minions=["1_158 + 1_160"], deck=["1_3"] * 3, phase="skirmish",
              fights={"boromir": "1_158"})  # fmt: skip
    assert t.strength("uruk-hai-raiding-party") == 11
    t.end_skirmish()
    t.pass_to_phase("regroup")
    assert t.names(t.s.discards[0]) == ["axe-strike"]


def test_1_162_the_loser_exerts_the_ring_bearer_or_takes_a_burden() -> None:
    t = fight("1_97", who="boromir", shadow_support=["1_162"])
    t.pass_until("choose 1")
    assert t.seat == "p1"
    t.do("choose 2")
    assert t.s.burdens[0] == 1
    t = fight("1_97", minions="1_177", who="boromir", shadow_support=["1_162"])
    t.pass_to_phase("regroup")
    assert (t.s.burdens[0], t.wounds("frodo")) == (0, 0)
    t = shadow("1_162", "1_158", minions=())
    assert t.why_not("play worry") is Why.COST


def test_1_142_what_is_healed_as_the_turn_begins_was_so_in_this_turn() -> None:
    t = Scene(shadow_support=["1_142"], wounds=3, site=3, phase="turn")
    t.do("frodo", "frodo", "frodo")
    assert (t.wounds("frodo"), t.s.limit_change) == (0, -1)
