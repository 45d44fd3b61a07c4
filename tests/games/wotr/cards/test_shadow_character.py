"""The Shadow Character deck, event halves 1-14: against the Ring-bearers and their Fellowship."""

from typing import Any

import pytest

from games.wotr.table import army, asked, at, notations, nothing_comes_of, play, told
from redbook.games.wotr.board import CARD, CHARACTER, DEAD, REGION, TILE
from redbook.games.wotr.reasons import Why
from redbook.kernel import Match

NOBODY_LEFT = dict.fromkeys(
    ("gandalf-the-grey", "strider", "boromir", "legolas", "gimli", "meriadoc", "peregrin"), "eliminated"
)
MORDOR = {"at": "mordor"}
HOLLIN = {"at": "hollin"}
SEEN = {"at": "hollin", "hidden": False}
UNDER_WAY = {"at": "hollin", "progress": 2}
STANDARD = [t for t in TILE if TILE[t] < 16]


def holding(*cards: str, die: str = "character", **doc: Any) -> Match:
    """The Shadow is about to use a die, with these cards in hand."""
    doc.setdefault("dice", {"shadow": die, "free": "event"})
    m = at("action shadow", hands={"shadow": list(cards)}, **doc)
    return play(m, f"die {die}")


def plays(card: str, **doc: Any) -> Match:
    return play(holding(card, **doc), "play-card", card)


def refused(card: str, why: Why, **doc: Any) -> None:
    m = holding(card, **doc)
    assert "play-card" not in notations(m)
    assert m.why_not(card) is why


def idle(card: str, **doc: Any) -> Match:
    """No requirement bars the card, but nothing comes of it."""
    return nothing_comes_of(holding(card, **doc), card)


def only(*companions: str) -> dict[str, str]:
    """Only these are left in the Fellowship."""
    return {c: "eliminated" for c in NOBODY_LEFT if c not in companions}


# -- special tiles ---------------------------------------------

TILES = {
    "sh-char-01": "shelobs-lair",
    "sh-char-02": "the-ring-is-mine",
    "sh-char-03": "on-on-they-went",
    "sh-char-04": "give-it-to-uss",
}


@pytest.mark.parametrize("card", TILES)
def test_1_to_4_the_red_tile_waits_for_mordor(card: str) -> None:
    m = plays(card)
    assert m.state.waiting == [TILE[TILES[card]]]
    assert CARD[card] in m.state.discard[2]


@pytest.mark.parametrize("card", TILES)
def test_1_to_4_on_the_mordor_track_the_tile_joins_the_pool_at_once(card: str) -> None:
    m = plays(card, fellowship=MORDOR)
    assert TILE[TILES[card]] in m.state.bag
    assert not m.state.waiting


@pytest.mark.parametrize("card", TILES)
def test_1_to_4_not_with_a_muster_die(card: str) -> None:
    assert holding(card, die="muster").why_not(card) is Why.WRONG_DIE


# -- 5 Orc Patrol, 6 Isildur's Bane, 7 Foul Thing from the Deep, 8 Candles of Corpses ---------------------------

WILD = ["sh-char-05", "sh-char-06", "sh-char-07", "sh-char-08"]


@pytest.mark.parametrize("card", WILD)
def test_5_to_8_a_settlement_of_the_free_peoples_protects_whoever_holds_it(card: str) -> None:
    refused(card, Why.CARD_REQUIREMENT)  # Rivendell
    refused(card, Why.CARD_REQUIREMENT, fellowship={"at": "dale"}, held={"dale": "shadow"})


@pytest.mark.parametrize("card", WILD)
@pytest.mark.parametrize("at_", ["moria", "fords-of-isen", "mordor"])
def test_5_to_8_shadow_strongholds_fortifications_and_mordor_do_not(card: str, at_: str) -> None:
    m = holding(card, fellowship={"at": at_}, held={"moria": "free"} if at_ == "moria" else {})
    assert "play-card" in notations(m)


@pytest.mark.parametrize("card", WILD[:3])
@pytest.mark.parametrize("tile", ["eye-reveal", "elven-cloaks", "phial-of-galadriel"])
def test_5_to_7_an_eye_or_a_blue_tile_does_nothing(card: str, tile: str) -> None:
    tiles = {"bag": [*STANDARD, *({tile} - {*STANDARD})]}
    m = plays(card, fellowship={**MORDOR, "corruption": 2}, tiles=tiles, chance=[tile])
    assert m.state.corruption == 2
    assert m.state.hidden
    assert m.state.drawn == [TILE[tile]]
    assert m.state.mordor == 0


@pytest.mark.parametrize("card", WILD[:3])
def test_5_to_7_nothing_without_a_tile(card: str) -> None:
    tiles: dict[str, list[str]] = {"bag": [], "removed": STANDARD}
    idle(card, fellowship=HOLLIN, tiles=tiles)


@pytest.mark.parametrize("card", WILD[:3])
def test_5_to_7_mithril_and_staff_help_against_the_draw(card: str) -> None:
    m = plays(card, fellowship=HOLLIN, table=[["fp-char-08", "free"]])
    assert asked(m) == ("free", "before-tile")
    play(m, "fp-char-08")
    assert not m.state.drawn
    m = plays(card, fellowship=HOLLIN, table=[["fp-char-05", "free"]], chance=["3", "0-reveal"])
    play(m, "fp-char-05", "hollin")
    assert m.state.corruption == 0


def test_5_a_hunt_like_any_other() -> None:
    m = plays("sh-char-05", fellowship=HOLLIN, chance=["3"])
    assert asked(m) == ("free", "face-damage")
    play(m, "lose-guide")
    assert m.state.chars[CHARACTER["gandalf-the-grey"]] == DEAD
    assert m.state.corruption == 0


def test_5_the_tile_may_reveal() -> None:
    m = plays("sh-char-05", fellowship=UNDER_WAY, chance=["1-reveal"])
    play(m, "use-ring", "south-downs")
    assert not m.state.hidden
    assert m.state.progress == 0


def test_5_on_the_mordor_track_the_fellowship_does_not_move() -> None:
    m = plays("sh-char-05", fellowship=MORDOR, chance=["1"])
    play(m, "use-ring")
    assert m.state.corruption == 1
    assert m.state.mordor == 0


def test_6_all_of_it_becomes_corruption_without_a_question() -> None:
    m = plays("sh-char-06", fellowship=HOLLIN, chance=["3"], table=[["fp-char-07", "free"]])
    assert m.state.corruption == 3
    assert asked(m) == ("free", "take-action")
    assert m.state.table


def test_7_somebody_drawn_at_random_must_be_lost_first() -> None:
    m = plays("sh-char-07", fellowship=HOLLIN, chance=["3", "gimli"])
    assert notations(m) == ["lose-random"]
    play(m, "lose-random", "gandalf-the-grey")
    assert m.state.chars[CHARACTER["gimli"]] == DEAD
    assert m.state.corruption == 1


def test_7_a_card_may_lessen_the_damage_to_nothing_first() -> None:
    m = plays("sh-char-07", fellowship=HOLLIN, chance=["1"], table=[["fp-char-07", "free"]])
    assert notations(m) == ["fp-char-07", "lose-random"]
    play(m, "fp-char-07")
    assert m.state.corruption == 0
    assert not told(m, "character-lost")


def test_7_a_hobbit_is_taken_alive() -> None:
    m = plays("sh-char-07", fellowship=HOLLIN, chance=["1", "peregrin"])
    play(m, "lose-random", "gandalf-the-grey", "moria")
    assert m.state.chars[CHARACTER["peregrin"]] == REGION["moria"]
    assert m.state.corruption == 0


def test_7_with_nobody_left_it_is_corruption() -> None:
    m = plays("sh-char-07", fellowship=SEEN, chance=["3"], characters=NOBODY_LEFT)
    assert m.state.corruption == 3


def test_8_a_point_for_each_4_or_more() -> None:
    m = plays("sh-char-08", fellowship=HOLLIN, chance=[3, 4, 6])
    assert m.state.corruption == 2


def test_8_only_sixes_with_gollum_as_guide() -> None:
    m = plays("sh-char-08", fellowship=HOLLIN, characters=NOBODY_LEFT, chance=[5, 5, 6])
    assert m.state.corruption == 1


# -- 9 Nazgûl Search, 10 Cruel Weather, 11 The Nazgûl Strike! ---------------------------------------------

WRAITHS = {"minas-morgul": "5 sauron-regular, 2 nazgul", "dol-guldur": "2 sauron-regular, 1 nazgul"}


@pytest.mark.parametrize("card", ["sh-char-09", "sh-char-10", "sh-char-11"])
def test_9_to_11_need_progress(card: str) -> None:
    refused(card, Why.CARD_REQUIREMENT, armies=WRAITHS, fellowship=HOLLIN)
    refused(card, Why.CARD_REQUIREMENT, armies=WRAITHS, fellowship=MORDOR)


@pytest.mark.parametrize("card", ["sh-char-09", "sh-char-11"])
def test_9_11_need_a_nazgul_that_could_fly(card: str) -> None:
    bare = {"minas-morgul": "5 sauron-regular"}
    idle(card, armies=bare, fellowship=UNDER_WAY, characters={"mouth-of-sauron": "barad-dur"})
    m = holding(card, armies=bare, fellowship=UNDER_WAY, characters={"witch-king": "minas-morgul"})
    assert "play-card" in notations(m)


def test_9_one_of_a_stack_flies_and_the_fellowship_is_revealed() -> None:
    m = plays("sh-char-09", armies=WRAITHS, fellowship=UNDER_WAY, characters={"mouth-of-sauron": "barad-dur"})
    assert notations(m) == ["nazgul@minas-morgul", "nazgul@dol-guldur", "done"]
    play(m, "nazgul@minas-morgul", "hollin")
    assert "nazgul@hollin" not in notations(m)
    play(m, "done")
    assert asked(m) == ("free", "move-figure")
    play(m, "south-downs")
    assert not m.state.hidden
    assert (m.state.ring, m.state.progress) == (REGION["south-downs"], 0)
    assert army(m, "minas-morgul")["nazgul"] == 1


def test_9_may_be_played_just_to_fly() -> None:
    m = plays("sh-char-09", armies=WRAITHS, fellowship=UNDER_WAY)
    play(m, "nazgul@minas-morgul", "moria", "done")
    assert m.state.hidden
    assert asked(m) == ("free", "take-action")


def test_9_the_witch_king_finds_them_too_and_from_inside_a_siege() -> None:
    armies = {"moria": "3 elves-regular", "moria-siege": "2 sauron-regular"}
    m = plays(
        "sh-char-09", armies=armies, fellowship={"at": "moria", "progress": 1}, characters={"witch-king": "moria-siege"}
    )
    play(m, "done")
    assert asked(m) == ("free", "move-figure")


def test_9_a_revealed_fellowship_is_not_revealed_again() -> None:
    m = plays("sh-char-09", armies=WRAITHS, fellowship={"at": "hollin", "progress": 1, "hidden": False})
    play(m, "nazgul@minas-morgul", "hollin", "done")
    assert asked(m) == ("free", "take-action")
    assert m.state.progress == 1


def test_10_the_shadow_moves_the_figure_and_nothing_else_changes() -> None:
    m = plays("sh-char-10", fellowship=UNDER_WAY)
    assert asked(m) == ("shadow", "card-ask")
    assert sorted(notations(m)) == ["fords-of-bruinen", "moria", "north-dunland", "south-downs", "trollshaws"]
    play(m, "moria")
    assert (m.state.ring, m.state.progress, m.state.hidden) == (REGION["moria"], 2, True)
    assert not m.state.drawn
    assert told(m, "figure-shifted")[0].region == "moria"


def struck(**doc: Any) -> Match:
    m = plays("sh-char-11", armies=WRAITHS, fellowship=UNDER_WAY, **doc)
    return play(m, "nazgul@minas-morgul", "hollin", "done")


def test_11_a_character_card_is_discarded_from_the_table() -> None:
    m = struck(table=[["fp-char-05", "free"], ["fp-strat-02", "free"]])
    assert asked(m) == ("shadow", "card-ask")
    assert notations(m) == ["fp-char-05", "none"]  # no Strategy card; no Hunt without dice in the box
    play(m, "fp-char-05")
    assert CARD["fp-char-05"] in m.state.discard[0]
    assert [c for c, _ in m.state.table] == [CARD["fp-strat-02"]]


def test_11_or_a_hunt_as_if_the_fellowship_had_moved() -> None:
    m = struck(hunt_box=[1, 1], chance=[5, "2"])  # 5, and one more for the Free Peoples die in the box
    play(m, "hunt-roll", "use-ring")
    assert m.state.corruption == 2
    assert m.state.progress == 2
    assert list(m.state.box) == [1, 1]


def test_11_the_nazgul_gives_its_reroll() -> None:
    m = struck(hunt_box=[0, 1], chance=[2, 6, "1"])
    play(m, "hunt-roll")
    assert asked(m) == ("shadow", "hunt-rerolls")
    play(m, "1", "use-ring")
    assert m.state.corruption == 1


def test_11_or_neither() -> None:
    m = play(struck(hunt_box=[0, 1], table=[["fp-char-05", "free"]]), "none")
    assert m.state.table
    assert not told(m, "hunt-roll")


def test_11_nobody_is_asked_when_no_nazgul_is_there() -> None:
    m = plays("sh-char-11", armies=WRAITHS, fellowship=UNDER_WAY, hunt_box=[0, 1])
    play(m, "nazgul@minas-morgul", "moria", "done")
    assert asked(m) == ("free", "take-action")


# -- 12 Morgul Wound, 13 Lure of the Ring, 14 The Breaking of the Fellowship ---------------------------------


@pytest.mark.parametrize("card", ["sh-char-12", "sh-char-13", "sh-char-14"])
def test_12_to_14_need_a_revealed_fellowship(card: str) -> None:
    refused(card, Why.CARD_REQUIREMENT, fellowship=HOLLIN)


@pytest.mark.parametrize(("before", "after"), [(0, 2), (3, 5), (4, 5), (10, 11)])
def test_12_two_points_up_to_three_then_one(before: int, after: int) -> None:
    m = plays("sh-char-12", fellowship={**SEEN, "corruption": before})
    assert m.state.corruption == after


def test_12_may_end_the_game() -> None:
    m = plays("sh-char-12", fellowship={**SEEN, "corruption": 11})
    assert m.result is not None
    assert m.result.winners == ("shadow",)


def test_13_the_one_drawn_is_lost() -> None:
    m = plays("sh-char-13", fellowship=SEEN, chance=["boromir"])
    assert asked(m) == ("free", "card-ask")
    assert notations(m) == ["boromir", "use-ring"]
    play(m, "boromir")
    assert m.state.chars[CHARACTER["boromir"]] == DEAD
    assert m.state.corruption == 0


def test_13_or_his_level_becomes_corruption() -> None:
    m = play(plays("sh-char-13", fellowship=SEEN, chance=["strider"]), "use-ring")
    assert m.state.corruption == 3
    assert told(m, "companion-drawn")[0].character == "strider"
    assert not told(m, "character-lost")


def test_13_a_hobbit_is_taken_alive() -> None:
    m = play(plays("sh-char-13", fellowship=SEEN, chance=["meriadoc"]), "meriadoc", "moria")
    assert m.state.chars[CHARACTER["meriadoc"]] == REGION["moria"]


def test_13_but_not_on_the_mordor_track() -> None:
    m = plays("sh-char-13", fellowship={"at": "mordor", "hidden": False}, chance=["meriadoc"])
    play(m, "meriadoc")
    assert m.state.chars[CHARACTER["meriadoc"]] == DEAD


def test_13_14_with_gollum_as_guide_one_point_and_nothing_else() -> None:
    for card in ("sh-char-13", "sh-char-14"):
        m = plays(card, fellowship=SEEN, characters=NOBODY_LEFT)
        assert m.state.corruption == 1
        assert not m.state.drawn


def test_14_the_free_peoples_choose_who_leaves_and_they_stay_there() -> None:
    m = plays("sh-char-14", fellowship=SEEN, chance=["2-reveal"])
    assert asked(m) == ("free", "card-ask")
    play(m, "legolas", "gimli", "strider")
    assert m.state.guide == CHARACTER["strider"]
    assert m.state.chars[CHARACTER["legolas"]] == m.state.chars[CHARACTER["gimli"]] == REGION["hollin"]
    assert told(m, "separated")[0].figures == ("legolas", "gimli")
    assert m.state.corruption == 0
    assert asked(m) == ("free", "take-action")


def test_14_all_of_them_if_there_are_no_more() -> None:
    m = plays("sh-char-14", fellowship=SEEN, chance=["3"], characters=only("boromir", "gimli"))
    assert m.state.chars[CHARACTER["boromir"]] == m.state.chars[CHARACTER["gimli"]] == REGION["hollin"]
    assert m.state.guide == CHARACTER["gollum"]


@pytest.mark.parametrize("tile", ["eye-reveal", "0-reveal"])
def test_14_nobody_leaves_for_an_eye_or_a_zero(tile: str) -> None:
    m = plays("sh-char-14", fellowship=SEEN, chance=[tile])
    assert not told(m, "separated")
    assert m.state.drawn == [TILE[tile]]


def test_14_a_die_tile_is_rolled_and_in_mordor_they_are_lost() -> None:
    m = plays(
        "sh-char-14", fellowship={"at": "mordor", "hidden": False}, tiles={"bag": [*STANDARD, "shelobs-lair"]},
        chance=["shelobs-lair", 1],
    )  # fmt: skip
    play(m, "gimli")
    assert m.state.chars[CHARACTER["gimli"]] == DEAD
    assert m.state.corruption == 0


def test_14_a_new_guide_is_named() -> None:
    m = plays("sh-char-14", fellowship=SEEN, chance=["1"], characters=only("gandalf-the-grey", "legolas", "gimli"))
    play(m, "gandalf-the-grey")
    assert asked(m) == ("free", "choose-guide")


def test_14_nothing_without_a_tile() -> None:
    tiles: dict[str, list[str]] = {"bag": [], "removed": STANDARD}
    idle("sh-char-14", fellowship=SEEN, tiles=tiles)
