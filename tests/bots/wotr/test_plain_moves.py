"""Positions in which the sensible thing is plain."""

from __future__ import annotations

import pytest

from bots.wotr.seats import WAR, answer, at, lead, whole_game
from redbook.bots import find_bot
from redbook.bots.wotr.orders.deeds import playing_draws, rules_for
from redbook.bots.wotr.survey import Survey
from redbook.bots.wotr.war.campaign import Campaign
from redbook.bots.wotr.war.odds import assault, clash
from redbook.bots.wotr.war.raids import plan_raids
from redbook.games.wotr.board import REGION, SIDE_OF_CARD
from redbook.games.wotr.cards.playing import useful
from redbook.games.wotr.options import CardOption
from redbook.kernel import Match, Seeded, Seen


def first_deed(m: Match, bot: str, seat: str, answers: int = 2) -> list[str]:
    count = [0]

    def enough(_: Match) -> bool:
        count[0] += 1
        return count[0] > answers

    return lead(m, bot, seat, enough)


# -- odds --------------------------------------------------------------------------------------------


def test_more_men_more_hope() -> None:
    chances = [clash(n, n, 0, 4, 4, 0)[0] for n in range(1, 11)]
    assert chances == sorted(chances)
    assert chances[0] < 0.2
    assert chances[-1] > 0.8


def test_walls_help_the_defender() -> None:
    assert assault(6, 6, 1, 4, 4, 1, 3)[1] < clash(6, 6, 1, 4, 4, 1)[1] + 4
    assert clash(5, 5, 0, 5, 5, 0, 6, 6)[0] < clash(5, 5, 0, 5, 5, 0)[0]


# -- the Shadow -----------------------------------------------------------------------------------------


def test_a_weak_garrison_is_assaulted_at_more_than_two_to_one() -> None:
    m = at(
        "action shadow",
        armies={
            "helms-deep": "6 isengard-regular, 2 isengard-elite",
            "helms-deep-siege": "2 rohan-regular",
            "orthanc": "",
            "fords-of-isen": "",
        },
        dice={"shadow": "army", "free": ""},
    )
    said = first_deed(m, "lieutenant", "shadow", 4)
    assert said[:2] == ["die army", "attack"]
    assert "helms-deep-siege" in said


def test_a_strong_garrison_is_left_alone_by_a_few() -> None:
    m = at(
        "action shadow",
        armies={
            "minas-tirith": "3 sauron-regular",
            "minas-tirith-siege": "4 gondor-regular, 1 gondor-elite, 2 gondor-leader",
            "osgiliath": "",
            "orthanc": "",
            "minas-morgul": "",
            "morannon": "2 sauron-regular",
        },
        dice={"shadow": "army", "free": ""},
    )
    assert "attack" not in first_deed(m, "lieutenant", "shadow", 2)


def test_an_empty_city_is_walked_into() -> None:
    m = at(
        "action shadow",
        armies={"westemnet": "4 isengard-regular", "orthanc": "", "edoras": ""},
        dice={"shadow": "army", "free": ""},
    )
    lead(m, "lieutenant", "shadow", lambda m: bool(m.state.held[REGION["edoras"]]))
    assert m.state.held[REGION["edoras"]]


def test_saruman_comes_as_soon_as_he_may() -> None:
    m = at(
        "action shadow",
        dice={"shadow": "muster army character", "free": ""},
    )
    assert first_deed(m, "lieutenant", "shadow", 2) == ["die muster", "bring-minion"]


def test_isengard_is_brought_to_war_first() -> None:
    m = at(
        "action shadow",
        politics={"isengard": "1 active", "sauron": "1 active", "southrons": "2 active"},
        dice={"shadow": "muster", "free": ""},
    )
    assert first_deed(m, "lieutenant", "shadow", 3) == ["die muster", "diplomacy", "isengard"]


def test_the_hunt_box_is_not_left_empty_when_the_ring_is_in_mordor() -> None:
    m = at(
        "hunt-allocation",
        fellowship={"at": "mordor", "mordor": 1, "corruption": 9, "guide": "gandalf-the-grey"},
        pool=[4, 7],
    )
    assert answer(m, "lieutenant").notation not in ("0", "1")


# -- the Free Peoples ---------------------------------------------------------------------------------------


def test_the_fellowship_moves_while_nobody_hunts_it() -> None:
    m = at(
        "action free",
        fellowship={"at": "rivendell", "corruption": 0, "guide": "gandalf-the-grey"},
        hunt_box=[0, 0],
        dice={"free": "character event muster", "shadow": ""},
    )
    assert first_deed(m, "steward", "free", 2) == ["die character", "move-fellowship"]


def test_a_revealed_fellowship_hides() -> None:
    m = at(
        "action free",
        fellowship={"at": "hollin", "corruption": 2, "hidden": False, "guide": "gandalf-the-grey"},
        dice={"free": "character event muster", "shadow": ""},
    )
    assert first_deed(m, "steward", "free", 2) == ["die character", "hide-fellowship"]


def test_a_heavy_ring_rests_in_a_friendly_stronghold() -> None:
    m = at(
        "fellowship",
        fellowship={"at": "dimrill-dale", "progress": 1, "corruption": 6, "guide": "strider"},
    )
    assert answer(m, "steward").notation == "declare"
    said = first_deed(m, "steward", "free", 2)
    assert said == ["declare", "lorien"]
    assert m.state.corruption == 5


def test_with_a_light_ring_and_a_long_way_nobody_declares() -> None:
    m = at(
        "fellowship",
        fellowship={"at": "hollin", "progress": 3, "corruption": 0, "guide": "strider"},
    )
    assert answer(m, "steward").notation == "done"


def test_at_the_gate_the_way_goes_in() -> None:
    m = at(
        "fellowship",
        fellowship={"at": "dagorlad", "progress": 1, "corruption": 3, "guide": "strider"},
    )
    assert first_deed(m, "steward", "free", 3) == ["declare", "morannon", "enter-mordor"]


def test_in_mordor_the_fellowship_does_not_sit_still() -> None:
    m = at(
        "action free",
        fellowship={"at": "mordor", "mordor": 2, "corruption": 6, "guide": "strider"},
        dice={"free": "character muster event", "shadow": ""},
        hunt_box=[0, 2],
    )
    assert first_deed(m, "steward", "free", 2) == ["die character", "move-fellowship"]


def test_the_king_is_crowned_when_he_can_be() -> None:
    m = at(
        "action free",
        characters={"strider": "minas-tirith"},
        fellowship={"at": "lorien", "corruption": 2, "guide": "gandalf-the-grey"},
        dice={"free": "will-of-the-west character", "shadow": ""},
    )
    assert first_deed(m, "steward", "free", 2) == ["die will-of-the-west", "crown-aragorn"]


def test_a_companion_is_lost_rather_than_the_game() -> None:
    m = at(
        "action free",
        [6, "3"],
        fellowship={"at": "hollin", "corruption": 10, "guide": "strider"},
        characters={"gandalf-the-grey": "eliminated"},
        dice={"free": "character", "shadow": ""},
        hunt_box=[0, 1],
    )
    m.play("die character")
    m.play("move-fellowship")
    assert m.decision is not None
    assert m.decision.kind == "face-damage"
    assert answer(m, "steward").notation in ("lose-guide", "lose-random")


def test_a_small_garrison_goes_behind_its_walls() -> None:
    m = at(
        "battle",
        armies={"helms-deep": "2 rohan-regular", "westemnet": "6 isengard-regular, 2 isengard-elite", "orthanc": ""},
        battle={"attacker": "shadow", "origin": "westemnet", "target": "helms-deep"},
    )
    assert answer(m, "steward").notation == "withdraw"


# -- nothing is paid for no effect --------------------------------------------------------------------------


def test_no_card_is_played_that_heals_where_nothing_is_to_be_healed() -> None:
    m = at(
        "action free",
        fellowship={"at": "rivendell", "corruption": 0, "guide": "gandalf-the-grey"},
        hands={"free": ["fp-char-09", "fp-char-12", "fp-char-10"]},
        dice={"free": "event", "shadow": ""},
    )
    assert first_deed(m, "steward", "free", 2) == ["die event", "draw-card"]


def test_athelas_is_used_under_a_heavy_ring() -> None:
    m = at(
        "action free",
        fellowship={"at": "hollin", "corruption": 6, "guide": "strider"},
        characters={"gandalf-the-grey": "eliminated"},
        hands={"free": ["fp-char-09"]},
        dice={"free": "event", "shadow": ""},
    )
    assert first_deed(m, "steward", "free", 3) == ["die event", "play-card", "fp-char-09"]


def test_no_die_is_thrown_away_in_whole_games() -> None:
    for seed in (1, 2):
        m = whole_game(["steward", "lieutenant"], seed)
        used = sum(1 for move in m.moves if move.startswith("die "))
        assert m.moves.count("skip") <= used // 20


# -- four points ----------------------------------------------------------------------------------------

OPEN_GATES = {
    "orthanc": "", "moria": "", "helms-deep": "4 rohan-regular, 1 rohan-leader", "edoras": "", "fords-of-isen": "",
    "lorien": "2 elves-regular, 2 elves-elite, 1 elves-leader", "south-dunland": "", "north-dunland": "",
}  # fmt: skip
ALL_AT_WAR = {**WAR, "elves": "at-war"}


def test_the_steward_marches_on_gates_that_nobody_guards() -> None:
    m = at("action free", armies=OPEN_GATES, politics=ALL_AT_WAR, dice={"free": "muster-army", "shadow": "event"})
    said = first_deed(m, "steward", "free", 8)
    assert said[:2] == ["die muster-army", "move-armies"]
    assert {"fords-of-isen", "dimrill-dale"} & set(said)


def test_the_steward_takes_the_points_that_win_the_war() -> None:
    armies = {**OPEN_GATES, "lorien": "", "dimrill-dale": "1 elves-regular"}
    m = at("action free", armies=armies, politics=ALL_AT_WAR, held={"orthanc": "free"},
           dice={"free": "muster-army character", "shadow": ""})  # fmt: skip
    lead(m, "steward", "free", lambda m: m.result is not None)
    assert m.state.held[REGION["moria"]]
    assert m.result is not None
    assert m.result.reason == "sauron-banished"


def test_a_threatened_home_sends_few_of_its_men_on_raids() -> None:
    v = Survey(at("action free", armies=OPEN_GATES, politics=ALL_AT_WAR).state, 0)
    home = REGION["helms-deep"]
    assert plan_raids(v, {})[home].party == 4
    assert plan_raids(v, {home: 2.0})[home].party == 1


def test_guards_are_fought_only_for_victory() -> None:
    armies = {**OPEN_GATES, "moria": "1 sauron-regular", "lorien": "", "woodland-realm": "", "rivendell": ""}
    state = at("action free", armies=armies, politics=ALL_AT_WAR).state
    orthanc, moria = REGION["orthanc"], REGION["moria"]
    assert {raid.target for raid in plan_raids(Survey(state, 0), {}).values()} >= {orthanc}
    armies = {**armies, "dimrill-dale": "4 elves-regular"}
    state = at("action free", armies=armies, politics=ALL_AT_WAR).state
    assert {raid.target for raid in plan_raids(Survey(state, 0), {}).values()} >= {orthanc, moria}


def test_the_lieutenant_leaves_a_guard_where_enemies_are_near() -> None:
    armies = {"dol-guldur": "5 sauron-regular", "southern-mirkwood": "1 north-regular"}  # a nation still at peace
    state = at("action shadow", armies=armies).state
    assert Campaign(Survey(state, 1)).spared[REGION["dol-guldur"]] >= 1


# -- cards that do nothing (p.22: they may be played) ------------------------------------------------------


def test_the_steward_does_not_sing_for_nothing() -> None:
    """Bilbo's Song without corruption may be played; a card drawn for the die is better."""
    m = at("action free", hands={"free": ["fp-char-12"]}, dice={"free": "event", "shadow": "army"})
    assert first_deed(m, "steward", "free")[:2] == ["die event", "draw-card"]


def test_with_a_full_hand_a_card_of_no_use_makes_room_for_another() -> None:
    idle = ["fp-char-09", "fp-char-12", "fp-char-10", "fp-char-06", "fp-char-07", "fp-strat-11"]
    gone = dict.fromkeys(("boromir", "gimli", "legolas"), "eliminated")
    m = at("action free", hands={"free": idle}, dice={"free": "event", "shadow": "army"}, politics={},
           characters=gone)  # fmt: skip
    said = first_deed(m, "steward", "free", 4)
    assert said[:2] == ["die event", "play-card"]
    assert said[2] in idle[:3]
    assert len(m.state.hands[0]) == 6


@pytest.mark.parametrize(("seats", "seed"), [(2, 5), (2, 6), (3, 5), (4, 5)])
def test_nobody_pays_for_a_card_that_does_nothing(seats: int, seed: int) -> None:
    m = Match.new("wotr", seed=seed, seats=seats)
    bots = {seat: find_bot("wotr", "steward" if n % 2 else "lieutenant") for n, seat in enumerate(m.seats)}
    dice, played = Seeded(seed=seed), 0
    while m.decision is not None:
        option = bots[m.decision.seat].choose(Seen(m), dice)
        if m.decision.kind == "play-card" and isinstance(option, CardOption):
            played += 1
            seat, side = m.seats.index(m.decision.seat), SIDE_OF_CARD[option.card]
            swap = playing_draws(m.state, seat, side, option.card)
            assert swap or useful(rules_for(m.state), seat, option.card), option.notation
        m.play(option)
    assert played > 5
