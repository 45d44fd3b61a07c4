"""Edge cases that need cards, and what the rules say about event cards (p.22-23, 27-29)."""

import pytest

from games.wotr.table import WAR, army, asked, at, battle, hand, notations, nothing_comes_of, play, told
from redbook.games.wotr.board import TILE
from redbook.games.wotr.reasons import Why
from redbook.kernel import Match

SIX = [f"fp-char-{n:02d}" for n in range(1, 7)]


# -- event cards in general (p.22-23) ---------------------------------------------------------------


def test_70_the_seventh_card_is_discarded_face_down() -> None:
    m = at(hands={"free": SIX}, dice={"free": "event", "shadow": "army"})
    play(m, "die event", "draw-card", "free-strategy")
    assert asked(m) == ("free", "hand-limit")
    play(m, "fp-char-03")
    assert len(hand(m, "free")) == 6
    assert m.view("free").buried == ["fp-char-03"]
    assert m.view("shadow").buried == []
    assert m.view("shadow").buried_counts["free"] == 1


def test_72_edge_133_a_card_is_played_with_its_icon_or_an_event_result() -> None:
    army_card = {"hands": {"free": ["fp-strat-06"]}, "armies": {"osgiliath": "1 gondor-regular"}}
    for die, offered in (("event", True), ("muster-army", True), ("muster", False), ("character", False)):
        m = at(dice={"free": die, "shadow": "army"}, **army_card)
        play(m, f"die {die}")
        assert ("play-card" in notations(m)) is offered, die


def test_edge_133_the_mouth_of_sauron_lends_a_muster_die_to_an_army_card() -> None:
    doc = {
        "hands": {"shadow": ["sh-strat-07"]}, "dice": {"shadow": "muster muster", "free": "event"}, "politics": WAR,
        "characters": {"mouth-of-sauron": "morannon"},
    }  # fmt: skip
    m = play(at("action shadow", **doc), "die muster")
    assert "play-card" not in notations(m)
    assert m.why_not("sh-strat-07") is Why.WRONG_DIE
    play(m, "messenger")
    assert "play-card" in notations(m)
    m = play(at("action shadow", mouth_used=True, **doc), "die muster")
    assert "messenger" not in notations(m)


def test_73_the_red_arrow_needs_gondor_active() -> None:
    m = at(hands={"free": ["fp-strat-09"]}, dice={"free": "muster", "shadow": "army"})
    play(m, "die muster")
    assert m.why_not("fp-strat-09") is Why.CARD_REQUIREMENT


def test_74_effects_as_far_as_possible_imrahil_without_a_leader() -> None:
    armies = {"dol-amroth": "1 gondor-regular", "pelargir": "1 gondor-regular, 4 gondor-leader"}
    m = at(hands={"free": ["fp-strat-18"]}, dice={"free": "muster", "shadow": "army"}, armies=armies)
    play(m, "die muster", "play-card", "fp-strat-18", "+gondor-elite")
    assert army(m, "dol-amroth") == {"gondor-regular": 1, "gondor-elite": 1}


def test_75_113_a_card_march_still_keeps_to_the_borders_and_needs_a_way() -> None:
    m = at(
        hands={"free": ["fp-strat-12"]},
        dice={"free": "muster-army", "shadow": "army"},
        politics=WAR,
        armies={"rivendell": "1 elves-elite", "fords-of-bruinen": "1 sauron-regular"},
        characters={"legolas": "rivendell"},
    )
    play(m, "die muster-army", "play-card", "fp-strat-12", "rivendell", "all")
    assert notations(m) == ["trollshaws"]


def test_76_78_a_table_card_leaves_with_its_condition_and_is_no_part_of_the_hand() -> None:
    m = at(
        hands={"free": [*SIX[:5], "fp-char-07"]},
        dice={"free": "character character", "shadow": "army army"},
        table=[["fp-strat-02", "free"]],
        fellowship={"progress": 1},
    )
    play(m, "die character", "play-card", "fp-char-07")
    assert len(hand(m, "free")) == 5
    assert len(m.state.table) == 2
    play(m, "die army", "skip", "die character", "separate", "boromir", "done", "gandalf-the-grey", "rivendell")
    assert [c for c, _ in m.view(None).table] == ["fp-strat-02"]


def test_77_discarding_a_table_card_is_an_action() -> None:
    m = at(
        "action shadow",
        hands={"shadow": ["sh-char-05", "sh-strat-01"]},
        table=[["fp-strat-03", "free"]],
        dice={"shadow": "army", "free": "event"},
    )
    play(m, "die army")
    option = next(n for n in notations(m) if n.startswith("discard fp-strat-03"))
    play(m, option)
    assert not m.state.table


def test_79_80_edge_137_recruiting_by_card() -> None:
    armies = {"lorien": "2 sauron-regular", "lorien-siege": "1 elves-elite"}
    m = at(hands={"free": ["fp-strat-15"]}, dice={"free": "muster", "shadow": "army"}, armies=armies)
    play(m, "die muster", "play-card", "fp-strat-15", "+elves-regular")
    assert army(m, "lorien-siege") == {"elves-regular": 1, "elves-elite": 1}
    assert len(hand(m, "free")) == 1
    m = at(
        hands={"free": ["fp-strat-16"]},
        dice={"free": "muster", "shadow": "army"},
        held={"edoras": "shadow"},
        armies={"eastemnet": "1 sauron-regular", "edoras": "1 sauron-regular"},
        characters={"boromir": "eastemnet"},
    )
    play(m, "die muster")
    nothing_comes_of(m, "fp-strat-16")


def test_16_81_edge_16_142_leaders_die_with_the_last_unit_companions_do_not() -> None:
    m = at(
        "action shadow",
        hands={"shadow": ["sh-char-19"]},
        dice={"shadow": "character", "free": "event"},
        politics=WAR,
        armies={
            "minas-tirith": "2 sauron-regular, 2 nazgul",
            "minas-tirith-siege": "1 gondor-regular, 1 gondor-leader",
        },
        characters={"boromir": "minas-tirith-siege"},
        chance=[6, 6],
    )
    play(m, "die character", "play-card", "sh-char-19")
    assert m.view(None).casualties == {"gondor-regular": 1, "gondor-leader": 1}
    assert m.view(None).held == {"minas-tirith": "shadow"}
    assert m.view(None).characters["boromir"] == "minas-tirith"
    assert m.view(None).politics["gondor"] == 0


def test_edge_143_the_witch_king_alone_casts_spells_with_one_die() -> None:
    m = at(
        "action shadow",
        hands={"shadow": ["sh-char-19"]},
        dice={"shadow": "character", "free": "event"},
        armies={"south-ithilien": "1 sauron-regular", "osgiliath": "2 gondor-regular"},
        characters={"witch-king": "south-ithilien"},
        chance=[5],
    )
    play(m, "die character", "play-card", "sh-char-19")
    assert told(m, "dice-thrown")[0].dice == ("5",)
    assert army(m, "osgiliath") == {"gondor-regular": 1}


def test_176_edge_96_ents_count_as_an_attack_spells_do_not() -> None:
    m = at(
        hands={"free": ["fp-char-19"]},
        dice={"free": "character", "shadow": "army"},
        politics={"isengard": "1 active"},
        characters={"gandalf-the-white": "fangorn", "gandalf-the-grey": "eliminated"},
        chance=[1, 1, 1],
    )
    play(m, "die character", "play-card", "fp-char-19")
    assert m.view(None).politics["isengard"] == 0


# -- stacking and recruits ---------------------------------------------------------------------------


def test_edge_18_nazgul_never_travel_with_a_free_army() -> None:
    m = at(
        dice={"free": "muster-army", "shadow": "army"},
        politics=WAR,
        armies={"north-ithilien": "2 gondor-regular, 1 nazgul"},
    )
    play(m, "die muster-army", "move-armies", "north-ithilien", "osgiliath")
    assert "+nazgul" not in notations(m)
    play(m, "all")
    assert army(m, "north-ithilien") == {"nazgul": 1}


def test_edge_20_five_recruits_in_a_stack_of_eight() -> None:
    m = at(
        "action shadow",
        hands={"shadow": ["sh-strat-20"]},
        dice={"shadow": "muster", "free": "event"},
        armies={"dol-guldur": "8 sauron-regular, 1 sauron-elite"},
    )
    play(m, "die muster", "play-card", "sh-strat-20", "-sauron-regular", "-sauron-regular")
    assert army(m, "dol-guldur") == {"sauron-regular": 9, "sauron-elite": 1}


def test_edge_21_22_a_full_garrison_recruits_and_removes_and_the_leader_comes() -> None:
    armies = {"dol-amroth": "2 sauron-regular", "dol-amroth-siege": "5 gondor-regular"}
    m = at(hands={"free": ["fp-strat-18"]}, dice={"free": "muster", "shadow": "army"}, armies=armies)
    play(m, "die muster", "play-card", "fp-strat-18", "+gondor-elite", "-gondor-regular")
    assert army(m, "dol-amroth-siege") == {"gondor-regular": 4, "gondor-elite": 1, "gondor-leader": 1}


# -- marches by card (p.27-28) ------------------------------------------------------------------------


def marching(**doc: object) -> Match:
    m = at(
        hands={"free": ["fp-strat-12"]},
        dice={"free": "muster-army", "shadow": "army"},
        politics=WAR,
        characters={"boromir": "edoras"},
        **doc,
    )
    return play(m, "die muster-army", "play-card", "fp-strat-12")


def test_edge_40_a_march_needs_a_real_way() -> None:
    m = marching(armies={"edoras": "1 rohan-regular", "folde": "1 sauron-regular"})
    play(m, "edoras", "all")
    assert "folde" not in notations(m)


def test_114_edge_41_a_march_through_an_enemy_settlement_captures_it() -> None:
    m = marching(armies={"edoras": "1 rohan-regular"}, held={"folde": "shadow"})
    play(m, "edoras", "all")
    play(m, "folde", "druadan-forest")
    assert "folde" not in m.view(None).held


def test_115_stacking_is_looked_at_only_at_the_end_of_the_march() -> None:
    m = marching(armies={"edoras": "1 rohan-regular", "folde": "5 rohan-regular, 5 gondor-regular"})
    play(m, "edoras", "all")
    play(m, "folde", "druadan-forest")
    assert army(m, "folde") == {"rohan-regular": 5, "gondor-regular": 5}


# -- battle (p.29-30) ----------------------------------------------------------------------------------


def test_117_three_kinds_of_attack() -> None:
    armies = {
        "minas-tirith": "3 sauron-regular",
        "minas-tirith-siege": "2 gondor-regular",
        "osgiliath": "1 gondor-regular",
    }
    m = at("action shadow", dice={"shadow": "army", "free": "event"}, politics=WAR, armies=armies)
    play(m, "die army", "attack", "minas-tirith")
    assert set(notations(m)) == {"osgiliath", "minas-tirith-siege"}
    m = at(dice={"free": "muster-army", "shadow": "event"}, politics=WAR, armies=armies)
    play(m, "die muster-army", "attack")
    assert set(notations(m)) == {"osgiliath", "minas-tirith-siege"}


def test_125_the_order_of_a_round() -> None:
    m = battle(free="2 gondor-regular, 1 gondor-leader", shadow="2 sauron-regular, 1 nazgul", chance=[6, 1, 6, 1])
    play(m, "0", "0")
    kinds = [t.event.kind for t in m.events]
    assert kinds.index("round-began") < kinds.index("combat-roll") < kinds.index("figure-lost")
    assert asked(m) == ("free", "cease-or-go-on")


def test_128_edge_61_lower_initiative_first_scouts_before_dread_and_despair() -> None:
    m = battle(hands={"free": ["fp-strat-09"], "shadow": ["sh-char-08"]}, attacker="shadow", chance=[1] * 9)
    play(m, "sh-char-08", "fp-strat-09")
    play(m, "osgiliath")
    assert not told(m, "combat-roll")
    assert not told(m, "leadership-forfeited")


def test_130_edge_70_an_extra_attack_strikes_at_once_without_reroll_or_enemy_bonus() -> None:
    m = battle(
        hands={"free": ["fp-strat-13"]},
        free="2 gondor-elite, 1 gondor-leader",
        shadow="3 sauron-regular",
        attacker="shadow",
        chance=[5, 6] + [1] * 3,
    )
    play(m, "fp-strat-13")
    assert told(m, "extra-attack")[0].hits == 2
    assert len(told(m, "combat-roll")[0].dice) == 1


def test_131_cancelled_leadership_cannot_be_forfeited() -> None:
    m = at(
        "action shadow",
        dice={"shadow": "army", "free": "event"},
        politics=WAR,
        hands={"shadow": ["sh-char-06"]},
        armies={"south-ithilien": "2 sauron-regular, 2 nazgul", "north-ithilien": "2 gondor-regular"},
        characters={"gandalf-the-white": "north-ithilien"},
        chance=[1] * 9,
    )
    play(m, "die army", "attack", "south-ithilien", "north-ithilien", "all", "yes")
    assert m.why_not("sh-char-06") is Why.COMBAT_REQUIREMENT


def test_134_edge_75_modifiers_belong_to_the_roll_they_name() -> None:
    m = battle(
        hands={"shadow": ["sh-char-07"]},
        free="2 gondor-regular",
        shadow="2 sauron-regular, 2 nazgul",
        chance=[1, 1, 4, 4, 4],
    )
    play(m, "sh-char-07", "1")
    assert [r.hits for r in told(m, "combat-roll")] == [0, 0]
    assert told(m, "leader-reroll")[0].hits == 1


def test_edge_76_a_garrison_looks_at_itself_for_its_cards() -> None:
    m = at(
        "action shadow",
        dice={"shadow": "army", "free": "event"},
        politics=WAR,
        hands={"free": ["fp-strat-13"]},
        armies={"minas-tirith": "3 sauron-regular", "minas-tirith-siege": "1 gondor-elite"},
    )
    play(m, "die army", "attack", "minas-tirith", "minas-tirith-siege", "all")
    assert "fp-strat-13" in notations(m)


def test_edge_78_no_sorcery_when_he_is_dead() -> None:
    m = battle(
        hands={"shadow": ["sh-strat-12"]},
        shadow="1 sauron-regular",
        free="2 gondor-regular",
        characters={"witch-king": "south-ithilien"},
        chance=[6, 1, 1, 1],
    )
    play(m, "sh-strat-12", "0")
    assert not told(m, "card-drawn")
    assert m.view(None).characters["witch-king"] == "eliminated"


# -- Fellowship and Hunt -----------------------------------------------------------------------------------


def test_180_the_figure_not_the_progress_is_where_the_fellowship_is() -> None:
    m = at(
        hands={"free": ["fp-char-13"]},
        dice={"free": "character", "shadow": "army"},
        fellowship={"at": "lorien", "progress": 5, "corruption": 1},
    )
    play(m, "die character", "play-card", "fp-char-13")
    assert m.view(None).corruption == 0


def test_183_a_companion_inside_the_fellowship_gives_only_his_guide_ability() -> None:
    m = at(dice={"free": "event", "shadow": "army"}, fellowship={"at": "minas-tirith", "guide": "gandalf-the-grey"})
    play(m, "die event")
    assert "boromir-advances" not in notations(m)


def test_186_a_move_by_card_puts_no_die_into_the_box() -> None:
    gone = dict.fromkeys(
        ("gandalf-the-grey", "strider", "boromir", "legolas", "gimli", "meriadoc", "peregrin"), "eliminated"
    )
    m = at(
        hands={"free": ["fp-char-10"]},
        dice={"free": "character", "shadow": "army"},
        characters=gone,
        hunt_box=[0, 1],
        fellowship={"guide": "gollum", "corruption": 1},
        chance=[1],
    )
    play(m, "die character", "play-card", "fp-char-10", "yes")
    assert m.view(None).progress == 1
    assert m.state.box[0] == 0


def test_207_211_one_table_card_for_each_tile_and_the_rest_is_corruption() -> None:
    m = at(
        table=[["fp-char-06", "free"], ["fp-char-07", "free"]],
        dice={"free": "character", "shadow": "army"},
        hunt_box=[0, 1],
        chance=[6, "3"],
    )
    play(m, "die character", "move-fellowship")
    assert {"fp-char-06", "fp-char-07"} <= set(notations(m))
    play(m, "fp-char-06")
    assert "fp-char-07" not in notations(m)
    play(m, "use-ring")
    assert m.view(None).corruption == 2


def test_214_a_tile_on_a_declaration_in_a_friendly_city_does_not_reveal() -> None:
    m = at(
        "fellowship", fellowship={"at": "moria", "progress": 2}, table=[["sh-char-17", "shadow"]], chance=["0-reveal"]
    )
    play(m, "declare", "lorien", "sh-char-17")
    assert m.view(None).hidden


@pytest.mark.parametrize(("where", "waits"), [("rivendell", True), ("mordor", False)])
def test_216_special_tiles_wait_for_mordor(where: str, waits: bool) -> None:
    m = at(hands={"free": ["fp-char-03"]}, dice={"free": "character", "shadow": "army"}, fellowship={"at": where})
    play(m, "die character", "play-card", "fp-char-03")
    assert (TILE["phial-of-galadriel"] in m.state.waiting) is waits


def test_219_edge_131_on_the_mordor_track_the_fellowship_is_in_no_region() -> None:
    m = battle(hands={"free": ["fp-char-01"]}, fellowship={"at": "mordor"})
    assert m.why_not("fp-char-01") is Why.COMBAT_REQUIREMENT


def test_224_edge_129_i_will_go_alone_on_the_track() -> None:
    m = at(
        hands={"free": ["fp-char-11"]},
        dice={"free": "character", "shadow": "army"},
        fellowship={"at": "mordor", "corruption": 2},
    )
    play(m, "die character", "play-card", "fp-char-11", "gimli", "done", "gandalf-the-grey")
    assert m.view(None).characters["gimli"] == "eliminated"
    assert m.view(None).corruption == 1


def test_edge_104_gorgoroth_is_a_region_like_any_other() -> None:
    m = at("fellowship", fellowship={"at": "minas-morgul", "progress": 1})
    play(m, "declare")
    assert "gorgoroth" in notations(m)


def test_edge_125_the_second_move_of_the_turn_in_mordor_counts_the_first_die() -> None:
    m = at(
        dice={"free": "character character", "shadow": "army"},
        fellowship={"at": "mordor"},
        hunt_box=[0, 5],
        chance=["1", "eye-reveal"],
    )
    play(m, "die character", "move-fellowship", "use-ring", "die army", "skip")
    play(m, "die character", "move-fellowship", "use-ring")
    assert m.view(None).corruption == 1 + 6


def test_245_a_mixed_army_obeys_the_borders_of_its_nations_at_peace() -> None:
    m = at(
        "action 3",
        seats=4,
        dice={"free": "muster-army", "shadow": "army army"},
        politics={"gondor": "at-war"},
        armies={"osgiliath": "2 gondor-regular, 1 rohan-regular"},
        mixed={"osgiliath": 1},
    )
    play(m, "die muster-army", "move-armies", "osgiliath", "lossarnach")
    assert "+rohan-regular" not in notations(m)


def test_edge_97_no_nazgul_before_sauron_is_at_war() -> None:
    m = at("action shadow", dice={"shadow": "muster", "free": "event"}, politics={"isengard": "at-war"})
    play(m, "die muster", "recruit")
    assert m.why_not("nazgul@morannon") is Why.NOT_AT_WAR


def test_edge_68_great_host_counts_after_the_casualties_of_the_round() -> None:
    m = battle(
        hands={"shadow": ["sh-strat-06"]},
        free="3 gondor-regular",
        shadow="4 sauron-regular",
        chance=[1, 1, 1, 6, 1, 1, 1],
    )
    play(m, "sh-strat-06")
    assert army(m, "north-ithilien") == {"gondor-regular": 1}  # one by the roll, one by the host: four against two


def test_edge_69_mumakil_compare_hits_before_a_shield_wall() -> None:
    m = battle(
        hands={"free": ["fp-strat-06"], "shadow": ["sh-strat-07"]},
        free="5 gondor-regular",
        shadow="2 southrons-elite",
        chance=[1] * 5 + [6, 6],
    )
    play(m, "fp-strat-06", "sh-strat-07")
    assert army(m, "north-ithilien") == {"gondor-regular": 3}  # two rolled, one cancelled, one more by the beasts


def test_edge_71_onslaught_after_the_casualties_with_what_is_left() -> None:
    m = battle(
        hands={"shadow": ["sh-strat-20"]},
        free="3 gondor-regular",
        shadow="3 sauron-regular",
        chance=[1] * 6 + [4, 4],
    )
    play(m, "sh-strat-20", "2")
    assert army(m, "south-ithilien") == {"sauron-regular": 1}
    assert army(m, "north-ithilien") == {"gondor-regular": 1}


def test_edge_74_deadly_strife_helps_both_armies_in_both_rolls() -> None:
    m = battle(
        hands={"shadow": ["sh-strat-01"]},
        free="2 gondor-regular, 1 gondor-leader",
        shadow="2 sauron-regular, 1 nazgul",
        chance=[3, 2, 3, 2, 3, 3],
    )
    play(m, "sh-strat-01", "1", "1")
    assert [r.hits for r in told(m, "combat-roll")] == [1, 1]
    assert [r.hits for r in told(m, "leader-reroll")] == [1, 1]


def test_edge_134_no_draw_for_a_guide_whom_the_card_sends_away() -> None:
    m = at(hands={"free": ["fp-char-15"]}, dice={"free": "event", "shadow": "army"}, fellowship={"progress": 1})
    play(m, "die event", "play-card", "fp-char-15")
    play(m, "gandalf-the-grey", "done", "rivendell")
    assert asked(m)[0] == "shadow"
    assert not told(m, "card-drawn")


def test_edge_138_a_card_recruits_all_it_can() -> None:
    m = at(hands={"free": ["fp-strat-19"]}, dice={"free": "muster", "shadow": "army"})
    play(m, "die muster", "play-card", "fp-strat-19")
    assert army(m, "dale")["north-regular"] == 3
    assert asked(m)[0] == "shadow"


def test_21_a_companion_leads_an_army_like_a_leader() -> None:
    doc = {"dice": {"free": "character", "shadow": "army"}, "armies": {"osgiliath": "2 gondor-regular"}}
    assert "lead-army" not in notations(play(at(**doc), "die character"))
    assert "lead-army" in notations(play(at(characters={"boromir": "osgiliath"}, **doc), "die character"))
