"""Checklist M, N, O, P: the Fellowship, the Hunt, Mordor, victory (p.36-44)."""

import pytest

from games.wotr.table import asked, at, notations, play, told
from redbook.games.wotr.board import TILE
from redbook.games.wotr.reasons import Why
from redbook.kernel import Match

SEVEN = ["gandalf-the-grey", "strider", "boromir", "legolas", "gimli", "meriadoc", "peregrin"]


def only(*present: str) -> dict[str, str]:
    """The other Companions have fallen."""
    return {name: "eliminated" for name in SEVEN if name not in present}


def moving(chance: list[int | str] | None = None, **doc: object) -> Match:
    """The Fellowship is moved with a Character die."""
    doc.setdefault("dice", {"free": "character character", "shadow": "army army"})
    return play(at(chance=chance, **doc), "die character", "move-fellowship")


# -- the Fellowship (p.36-39) --------------------------------------------------------------------------


def test_182_strider_instead_of_gandalf() -> None:
    m = at("fellowship")
    play(m, "done")
    assert asked(m) == ("free", "choose-guide")
    assert notations(m) == ["gandalf-the-grey", "strider"]
    assert m.why_not("boromir") is Why.NOT_HIGHEST_LEVEL
    play(m, "strider")
    assert m.view(None).guide == "strider"


def test_184_199_nobody_left_gollum_guides() -> None:
    m = at(characters=only("gimli"), dice={"free": "character", "shadow": "army"})
    play(m, "die character", "separate", "gimli", "rivendell")
    assert m.view(None).guide == "gollum"


def test_185_edge_105_the_die_counts_only_after_its_own_hunt() -> None:
    m = moving(hunt_box=[0, 1], chance=[5])
    assert told(m, "hunt-roll")[0].hits == 0
    assert m.state.box == bytearray((1, 1))
    assert m.view(None).progress == 1


def test_187_188_196_declare_once_and_heal() -> None:
    m = at("fellowship", fellowship={"progress": 3, "corruption": 2})
    play(m, "declare", "rivendell")
    assert (m.view(None).progress, m.view(None).hidden, m.view(None).corruption) == (0, True, 1)
    assert "declare" not in notations(m)
    assert asked(m)[1] != "fellowship-phase"


def test_edge_98_declare_twice_is_refused() -> None:
    m = at("fellowship", fellowship={"at": "morannon", "progress": 2})
    play(m, "declare", "morannon")
    assert m.why_not("declare") is Why.DECLARED_ALREADY


def test_189_the_declaring_example_of_p38() -> None:
    """Fords of Bruinen, Hollin, Moria, Dimrill Dale, Lórien: five steps."""
    m = at("fellowship", fellowship={"progress": 4})
    play(m, "declare")
    assert "lorien" not in notations(m)
    m = at("fellowship", fellowship={"progress": 5})
    play(m, "declare")
    assert "lorien" in notations(m)


def test_170_edge_89_declared_in_a_city_its_nation_wakes() -> None:
    m = at("fellowship", fellowship={"at": "northern-rhovanion", "progress": 1})
    play(m, "declare", "dale")
    assert "north" in m.view(None).active
    assert m.view(None).politics["north"] == 3


def test_190_the_figure_enters_a_besieged_stronghold() -> None:
    armies = {"lorien": "2 sauron-regular", "lorien-siege": "1 elves-elite"}
    m = at("fellowship", fellowship={"at": "parth-celebrant", "progress": 1}, armies=armies)
    play(m, "declare")
    assert "lorien" in notations(m)


def revealed(**doc: object) -> Match:
    return moving(chance=[6, "0-reveal"], hunt_box=[0, 1], **doc)


def test_191_edge_102_a_reveal_moves_the_figure_not_into_a_friendly_city() -> None:
    m = revealed(fellowship={"at": "northern-rhovanion", "progress": 0})
    found = notations(m)
    assert "dale" not in found
    assert "northern-rhovanion" in found
    assert m.why_not("dale") is Why.REVEALED_IN_FRIENDLY_CITY
    play(m, "northern-rhovanion")
    assert (m.view(None).hidden, m.view(None).progress) == (False, 0)


def test_192_195_222_a_revealed_fellowship_must_hide_first() -> None:
    m = at(dice={"free": "character character", "shadow": "army"}, fellowship={"hidden": False})
    play(m, "die character")
    assert "move-fellowship" not in notations(m)
    assert m.why_not("move-fellowship") is Why.FELLOWSHIP_REVEALED
    play(m, "hide-fellowship")
    assert m.view(None).hidden
    assert m.state.box[0] == 0


def test_strider_guiding_hides_with_any_die() -> None:
    m = at(dice={"free": "event", "shadow": "army"}, fellowship={"hidden": False, "guide": "strider"})
    play(m, "die event", "strider-hides")
    assert m.view(None).hidden


def test_193_213_edge_101_a_shadow_stronghold_on_the_way_draws_a_tile() -> None:
    m = moving(fellowship={"at": "hollin", "progress": 0}, hunt_box=[0, 1], chance=[6, "0-reveal", "3"])
    play(m, "moria", "use-ring")
    assert [t.why for t in told(m, "tile-drawn")] == ["hunt", "stronghold"]
    assert m.view(None).corruption == 3


def test_206_an_eye_for_a_stronghold_is_worth_nothing() -> None:
    m = moving(fellowship={"at": "hollin", "progress": 0}, hunt_box=[0, 1], chance=[6, "0-reveal", "eye-reveal"])
    play(m, "moria")
    assert m.view(None).corruption == 0


def test_193_another_way_avoids_the_tile() -> None:
    m = moving(fellowship={"at": "fords-of-bruinen", "progress": 1}, hunt_box=[0, 1], chance=[6, "0-reveal"])
    play(m, "goblins-gate")
    assert len(told(m, "tile-drawn")) == 1


def test_edge_103_moria_in_free_hands_draws_no_tile() -> None:
    m = moving(
        fellowship={"at": "hollin", "progress": 1},
        hunt_box=[0, 1],
        chance=[6, "0-reveal"],
        held={"moria": "free"},
        armies={"bree": "1 north-regular"},
    )
    play(m, "dimrill-dale")
    assert len(told(m, "tile-drawn")) == 1


@pytest.mark.parametrize(("at", "near", "whose"), [("hollin", "moria", "free"), ("west-harondor", "umbar", "free")])
def test_191_nor_into_a_city_or_stronghold_that_its_side_has_captured(at: str, near: str, whose: str) -> None:
    """p.38: controlled by the Free Peoples, whoever owned it first."""
    m = revealed(fellowship={"at": at}, held={near: whose}, armies={"bree": "1 north-regular"})
    assert near not in notations(m)
    assert m.why_not(near) is Why.REVEALED_IN_FRIENDLY_CITY
    m = revealed(fellowship={"at": at}, armies={"bree": "1 north-regular"})
    assert near in notations(m)


def test_191_but_into_a_stronghold_that_the_shadow_has_captured() -> None:
    """p.38: Lórien is no longer controlled by the Free Peoples."""
    m = revealed(fellowship={"at": "dimrill-dale", "progress": 1}, held={"lorien": "shadow"})
    assert "lorien" in notations(m)


def test_191_gollum_does_not_show_himself_in_a_captured_stronghold() -> None:
    """On step 0 he could be seen in Moria only, which the Free Peoples control."""
    doc = {"armies": {"bree": "1 north-regular"}, "characters": only(), "chance": ["2"]}
    fellowship = {"at": "moria", "guide": "gollum"}
    orcs = {"hands": {"shadow": ["sh-char-05"]}, "dice": {"free": "event", "shadow": "event"}}
    m = at("action shadow", fellowship=fellowship, held={"moria": "free"}, **orcs, **doc)
    assert "gollum-reveals" not in notations(play(m, "die event", "play-card", "sh-char-05"))
    m = at("action shadow", fellowship=fellowship, **orcs, **doc)
    assert "gollum-reveals" in notations(play(m, "die event", "play-card", "sh-char-05"))


def test_194_edge_100_declaring_draws_no_tile() -> None:
    m = at("fellowship", fellowship={"progress": 5})
    play(m, "declare", "lorien")
    assert not told(m, "tile-drawn")


def test_197_separation_reach() -> None:
    m = at(dice={"free": "character", "shadow": "army"}, fellowship={"progress": 5})
    play(m, "die character", "separate", "legolas", "meriadoc", "done", "gandalf-the-grey", "woodland-realm")
    assert m.view(None).characters["meriadoc"] == "woodland-realm"


def test_198_separated_in_a_besieged_stronghold_they_stay_inside() -> None:
    armies = {"rivendell": "2 sauron-regular", "rivendell-siege": "1 elves-elite"}
    m = at(dice={"free": "character", "shadow": "army"}, armies=armies, fellowship={"progress": 3})
    play(m, "die character", "separate", "gimli", "done", "gandalf-the-grey")
    assert notations(m) == ["rivendell"]
    play(m, "rivendell")
    assert m.view(None).characters["gimli"] == "rivendell-siege"


def test_200_no_separation_on_the_mordor_track() -> None:
    m = at(dice={"free": "character", "shadow": "army"}, fellowship={"at": "mordor"})
    play(m, "die character")
    assert "separate" not in notations(m)
    assert m.why_not("separate") is Why.ON_MORDOR_TRACK


# -- the Hunt (p.40-42) ----------------------------------------------------------------------------------


def test_201_edge_106_five_dice_at_most() -> None:
    m = moving(hunt_box=[0, 7], chance=[1] * 5)
    assert len(told(m, "hunt-roll")[0].dice) == 5


@pytest.mark.parametrize(("box", "die", "hits"), [(0, 5, 0), (0, 6, 1), (1, 5, 1), (2, 4, 1), (2, 3, 0), (4, 1, 0)])
def test_202_edge_107_bonus_for_free_dice_in_the_box(box: int, die: int, hits: int) -> None:
    m = moving(hunt_box=[box, 1], pool=[6, 9], chance=[die, "0-reveal"])
    assert told(m, "hunt-roll")[0].hits == hits


def test_203_three_rerolls_in_a_stronghold_with_army_and_nazgul() -> None:
    m = moving(
        hunt_box=[0, 4],
        fellowship={"at": "moria"},
        armies={"moria": "1 sauron-regular, 1 nazgul"},
        chance=[1] * 4 + [1] * 3,
    )
    assert asked(m) == ("shadow", "hunt-rerolls")
    assert notations(m) == ["3", "2", "1", "0"]


def test_edge_131_no_rerolls_on_the_mordor_track() -> None:
    from redbook.games.wotr.hunt import hunt_rerolls

    assert hunt_rerolls(at(fellowship={"at": "mordor"}).state) == 0


def test_204_no_success_no_tile() -> None:
    assert not told(moving(hunt_box=[0, 3], chance=[5, 4, 3]), "tile-drawn")


def test_205_an_eye_is_worth_the_successes() -> None:
    m = moving(hunt_box=[0, 3], chance=[6, 6, 1, "eye-reveal"])
    play(m, "use-ring")
    assert m.view(None).corruption == 2


def test_208_edge_109_merry_and_then_pippin_leave() -> None:
    m = moving(characters=only("meriadoc", "peregrin"), hunt_box=[0, 1], chance=[6, "2"], fellowship={"at": "hollin"})
    play(m, "guide-leaves", "guide-leaves")
    assert m.view(None).guide == "gollum"
    assert asked(m) == ("free", "place-group")
    play(m, "moria")
    assert m.view(None).characters["meriadoc"] == m.view(None).characters["peregrin"] == "moria"
    assert m.view(None).corruption == 0


def test_209_210_edge_108_a_casualty_and_the_rest_is_corruption() -> None:
    m = moving(hunt_box=[0, 1], chance=[6, "3", "gimli"])
    play(m, "lose-random")
    assert m.view(None).characters["gimli"] == "eliminated"
    assert asked(m) == ("free", "choose-guide")
    play(m, "gandalf-the-grey")
    assert m.view(None).corruption == 1


def test_209_the_last_companion_is_the_guide_and_is_not_asked_for_twice() -> None:
    m = moving(characters=only("gimli"), hunt_box=[0, 1], chance=[6, "1"], fellowship={"at": "hollin"})
    assert notations(m) == ["use-ring", "lose-guide"]


def test_209_one_casualty_for_each_tile() -> None:
    m = moving(hunt_box=[0, 1], chance=[6, "3", "peregrin"], fellowship={"at": "hollin"})
    play(m, "lose-random", "gandalf-the-grey")
    assert "lose-guide" not in notations(m)
    assert m.view(None).corruption == 2


def test_edge_110_a_hobbit_is_taken_alive() -> None:
    m = moving(hunt_box=[0, 1], chance=[6, "1", "peregrin"], fellowship={"at": "hollin"})
    play(m, "lose-random", "gandalf-the-grey", "moria")
    assert m.view(None).characters["peregrin"] == "moria"
    assert m.view(None).corruption == 0


def test_a_hobbit_who_left_and_one_who_is_taken_alive_go_their_own_ways() -> None:
    """Take Them Alive! places him alone; only those who leave for the same tile travel as one group."""
    m = moving(characters=only("meriadoc", "peregrin"), hunt_box=[0, 1], chance=[6, "2"], fellowship={"at": "hollin"})
    play(m, "guide-leaves", "lose-guide")
    assert asked(m) == ("free", "place-group")
    play(m, "moria")
    assert asked(m) == ("free", "place-group")
    play(m, "rivendell")
    assert {m.view(None).characters[hobbit] for hobbit in ("meriadoc", "peregrin")} == {"moria", "rivendell"}
    assert m.view(None).corruption == 0


def test_210_damage_below_the_level_still_kills() -> None:
    m = moving(hunt_box=[0, 1], chance=[6, "1"])
    play(m, "lose-guide")
    assert m.view(None).characters["gandalf-the-grey"] == "eliminated"
    assert m.view(None).guide == "strider"


def test_212_the_reveal_comes_after_the_damage() -> None:
    m = moving(hunt_box=[0, 1], chance=[6, "2-reveal"], fellowship={"at": "hollin"})
    play(m, "use-ring")
    assert asked(m) == ("free", "move-figure")
    assert m.view(None).corruption == 2


def test_edge_111_gollum_does_not_betray_a_numbered_tile() -> None:
    m = moving(characters=only("gimli"), hunt_box=[0, 1], chance=[6, "2-reveal"], fellowship={"at": "hollin"})
    play(m, "lose-guide")
    assert m.view(None).guide == "gollum"
    assert m.view(None).hidden


def test_edge_112_gollum_reveals_to_lessen_the_damage() -> None:
    m = moving(characters=only(), hunt_box=[0, 1], chance=[6, "2"], fellowship={"at": "hollin", "guide": "gollum"})
    play(m, "gollum-reveals")
    assert asked(m) == ("free", "move-figure")
    assert m.view(None).corruption == 1


def test_edge_113_gollum_and_an_eye() -> None:
    m = moving(
        characters=only(), hunt_box=[0, 1], chance=[6, "eye-reveal"], fellowship={"at": "hollin", "guide": "gollum"}
    )
    assert asked(m) == ("free", "move-figure")


def test_215_218_the_pool_is_full_again_before_mordor_if_all_tiles_were_drawn() -> None:
    drawn = [tile for tile in TILE if TILE[tile] < 16]
    m = at("fellowship", fellowship={"at": "morannon"}, tiles={"bag": [], "drawn": drawn, "waiting": ["shelobs-lair"]})
    play(m, "enter-mordor")
    assert len(m.state.bag) == 17
    assert not m.state.drawn


def test_215_edge_120_an_empty_pool_is_filled_with_standard_tiles() -> None:
    drawn = [tile for tile in TILE if TILE[tile] < 16]
    m = moving(
        hunt_box=[0, 1],
        tiles={"bag": [], "drawn": [*drawn[1:], "elven-cloaks"], "removed": [drawn[0]]},
        chance=[6, "3"],
    )
    assert len(m.state.bag) == 14
    assert TILE["elven-cloaks"] in m.state.drawn


# -- Mordor (p.43) -------------------------------------------------------------------------------------------


def test_39_217_218_edge_99_121_entering_mordor_after_a_declaration() -> None:
    m = at(
        "fellowship", fellowship={"at": "dagorlad", "progress": 2},
        tiles={"drawn": ["eye-reveal", "eye-reveal-b", "3"], "waiting": ["elven-cloaks"]},
    )  # fmt: skip
    play(m, "declare", "morannon", "enter-mordor")
    assert m.view(None).ring_bearers == "mordor"
    assert m.state.mordor == 0
    assert {TILE["eye-reveal"], TILE["eye-reveal-b"], TILE["elven-cloaks"]} <= set(m.state.bag)
    assert m.state.drawn == [TILE["3"]]


def in_mordor(chance: list[int | str], **doc: object) -> Match:
    doc["fellowship"] = {"at": "mordor", **doc.get("fellowship", {})}  # type: ignore[dict-item]
    return moving(chance=chance, **doc)


def test_220_edge_124_an_eye_in_mordor_counts_the_box_but_not_the_own_die() -> None:
    m = in_mordor(["eye-reveal"], hunt_box=[0, 5])
    play(m, "use-ring")
    assert m.view(None).corruption == 5
    m = in_mordor(["eye-reveal"], hunt_box=[1, 5])
    play(m, "use-ring")
    assert m.view(None).corruption == 6


def test_221_a_step_unless_stopped() -> None:
    assert in_mordor(["0-reveal"]).state.mordor == 1
    m = in_mordor(["shelobs-lair", 2], tiles={"bag": [t for t in TILE if TILE[t] < 16] + ["shelobs-lair"]})
    play(m, "use-ring")
    assert m.state.mordor == 0
    assert m.view(None).corruption == 2


def test_223_edge_128_idling_in_mordor_costs_a_point() -> None:
    m = at(dice={"free": "muster", "shadow": ""}, fellowship={"at": "mordor"})
    play(m, "die muster", "skip")
    assert m.view(None).corruption == 1
    m = at(dice={"free": "character", "shadow": ""}, fellowship={"at": "mordor", "hidden": False})
    play(m, "die character", "hide-fellowship")
    assert m.view(None).corruption == 0


def test_225_the_crack_of_doom() -> None:
    m = in_mordor(["0-reveal"], fellowship={"mordor": 4})
    assert m.result is not None
    assert (m.result.winners, m.result.reason) == (("free",), "ring-destroyed")


def test_225_226_edge_126_the_last_tile_may_still_corrupt() -> None:
    m = in_mordor(["3"], fellowship={"mordor": 4, "corruption": 9}, characters=only(), dice={"free": "character"})
    play(m, "use-ring")
    assert m.result is not None
    assert (m.result.winners, m.result.reason) == (("shadow",), "corruption")


def test_edge_127_a_stop_on_the_last_step() -> None:
    m = in_mordor(["on-on-they-went"], fellowship={"mordor": 4}, tiles={"bag": [*list(TILE)[:16], "on-on-they-went"]})
    play(m, "use-ring")
    assert m.result is None
    assert m.state.mordor == 4


def test_181_twelve_points_end_the_game_at_once() -> None:
    m = moving(hunt_box=[0, 1], chance=[6, "3"], fellowship={"corruption": 9})
    play(m, "use-ring")
    assert m.result is not None
    assert m.result.reason == "corruption"


# -- victory (p.44) --------------------------------------------------------------------------------------------


def ended(free: list[str], shadow: list[str]) -> Match:
    held = {**dict.fromkeys(free, "free"), **dict.fromkeys(shadow, "shadow")}
    m = at(dice={"free": "character", "shadow": ""}, held=held)
    return play(m, "die character", "skip")


SHADOW_TEN = ["erebor", "lorien", "helms-deep", "minas-tirith", "dol-amroth"]


def test_227_edge_152_the_shadow_comes_first() -> None:
    m = ended(["moria", "dol-guldur"], SHADOW_TEN)
    assert m.result is not None
    assert (m.result.winners, m.result.reason) == (("shadow",), "shadow-conquers")


def test_227_four_points_for_the_free_peoples() -> None:
    m = ended(["moria", "dol-guldur"], SHADOW_TEN[:4])
    assert m.result is not None
    assert (m.result.winners, m.result.reason) == (("free",), "sauron-banished")


def test_edge_153_three_points_are_not_enough() -> None:
    assert ended(["moria", "angmar"], []).result is None


# -- Gandalf the White, Aragorn (p.24-25) -------------------------------------------------------------------------


def test_91_gandalf_the_white_needs_a_minion_and_the_grey_gone() -> None:
    m = at(dice={"free": "will-of-the-west", "shadow": "army"}, characters={"gandalf-the-grey": "eliminated"})
    play(m, "die will-of-the-west")
    assert "gandalf-the-white" not in notations(m)
    m = at(
        dice={"free": "will-of-the-west", "shadow": "army"},
        characters={"gandalf-the-grey": "eliminated", "saruman": "eliminated"},
    )
    play(m, "die will-of-the-west", "gandalf-the-white", "fangorn")
    assert m.view(None).characters["gandalf-the-white"] == "fangorn"


def test_91_the_white_takes_the_place_of_the_grey_and_wakes_the_nation() -> None:
    m = at(
        dice={"free": "will-of-the-west", "shadow": "army"},
        characters={"gandalf-the-grey": "edoras", "saruman": "orthanc"},
    )
    play(m, "die will-of-the-west", "gandalf-the-white")
    assert m.view(None).characters["gandalf-the-white"] == "edoras"
    assert "rohan" in m.view(None).active


def test_91_edge_85_aragorn_is_crowned_and_wakes_gondor() -> None:
    m = at(dice={"free": "will-of-the-west", "shadow": "army"}, characters={"strider": "minas-tirith"})
    play(m, "die will-of-the-west", "crown-aragorn")
    assert m.view(None).characters["aragorn"] == "minas-tirith"
    assert "gondor" in m.view(None).active


def test_grey_guide_draws_after_an_event_result() -> None:
    m = at(hands={"free": ["fp-strat-08"]}, dice={"free": "event", "shadow": "army"})
    play(m, "die event", "play-card", "fp-strat-08", "gondor")
    assert asked(m) == ("free", "grey-guide-draws")
    play(m, "yes")
    assert told(m, "card-drawn")[-1].why == "guide"
    m = at(hands={"free": ["fp-strat-08"]}, dice={"free": "muster", "shadow": "army"})
    play(m, "die muster", "play-card", "fp-strat-08", "gondor")
    assert asked(m)[0] == "shadow"
