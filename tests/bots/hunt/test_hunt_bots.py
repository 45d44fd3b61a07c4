"""Wanderer and rider: an answer to everything, always a legal one, nothing but what the seat sees, and plain sense."""

from typing import Any

import pytest
from tests.games.hunt.tables import play, table

from redbook.bots import bots_for, find_bot
from redbook.bots.hunt import rider, wanderer
from redbook.bots.hunt.suspicion import suspicion_of
from redbook.bots.hunt.table import Table
from redbook.games.hunt.belief import belief_of
from redbook.games.hunt.board import SHIRE
from redbook.games.hunt.game import GAME
from redbook.games.hunt.state import RB
from redbook.kernel import Match, Seeded, Seen
from redbook.kernel.describe import describe


def whole_game(
    seed: int, seats: int, ringbearer: str = "wanderer", wraith: str = "rider", settings: dict[str, Any] | None = None
) -> Match:
    m = Match.new("hunt", seed=seed, seats=seats, settings=settings or {})
    bots = {seat: find_bot("hunt", ringbearer if seat == RB else wraith) for seat in m.seats}
    chance = Seeded(seed=seed)
    while m.decision is not None:
        m.play(bots[m.decision.seat].choose(Seen(m), chance))  # play refuses what was not offered
    return m


def answer(m: Match, name: str = "rider:strong") -> str:
    assert m.decision is not None
    return find_bot("hunt", name).choose(Seen(m), Seeded(seed=1)).notation


def lead(m: Match, seat: str = "wraith-1", name: str = "rider:strong") -> list[str]:
    """What the bot does until somebody else is asked."""
    bot, chance, taken = find_bot("hunt", name), Seeded(seed=1), []
    while m.decision is not None and m.decision.seat == seat:
        option = bot.choose(Seen(m), chance)
        taken.append(option.notation)
        m.play(option)
    return taken


# -- answers ---------------------------------------------------------------------------------------


def test_every_question_of_the_game_has_an_answer() -> None:
    asked = {question.kind for question in describe(GAME).questions}
    assert set(rider.ANSWERS) | set(wanderer.ANSWERS) == asked
    assert not set(rider.ANSWERS) & set(wanderer.ANSWERS)


def test_both_names_are_offered_steady_first() -> None:
    found = {info.name: info.levels for info in bots_for("hunt")}
    assert found["wanderer"][0] == found["rider"][0] == "steady"
    assert set(found["wanderer"]) == set(found["rider"]) == {"steady", "novice", "strong"}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_whole_games_end_for_any_number_of_seats(seats: int) -> None:
    assert whole_game(seats, seats).result is not None


@pytest.mark.parametrize("options", [{"part": "1"}, {"part": "2"}])
def test_the_parts_can_be_played_apart(options: dict[str, Any]) -> None:
    assert whole_game(3, 2, settings=options).result is not None


@pytest.mark.parametrize("level", ["novice", "strong"])
def test_either_name_sits_on_either_side(level: str) -> None:
    assert whole_game(5, 3, f"rider:{level}", f"wanderer:{level}").result is not None


def test_the_same_seed_gives_the_same_game() -> None:
    assert whole_game(7, 2).moves == whole_game(7, 2).moves


@pytest.mark.parametrize("seed", [2, 3])
def test_both_beat_random(seed: int) -> None:
    saved, caught = whole_game(seed, 2, wraith="random").result, whole_game(seed, 2, ringbearer="random").result
    assert saved is not None
    assert caught is not None
    assert saved.winners == (RB,)
    assert RB not in caught.winners


# -- nothing but what the seat sees ----------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 4])
def test_a_bot_answers_the_same_on_every_table_that_its_seat_cannot_tell_apart(seats: int) -> None:
    """Fresh bots, so that nothing but the view can matter; other journals, hands, decks and dice to come."""
    m = Match.new("hunt", seed=11, seats=seats)
    chance = Seeded(seed=11)
    looked = 0
    while m.decision is not None:
        seat = m.decision.seat
        name = "wanderer" if seat == RB else "rider"
        option = find_bot("hunt", name).choose(Seen(m), chance.copy())
        if len(m.log) % 5 == 0:
            other = m.determinize(seat, seed=len(m.log) + 1)
            assert other.decision is not None
            assert other.decision == m.decision
            assert find_bot("hunt", name).choose(Seen(other), chance.copy()) == option
            looked += 1
        m.play(find_bot("hunt", name).choose(Seen(m), chance))
    assert looked > 20


def test_weights_lie_on_the_belief_and_nowhere_else() -> None:
    m = Match.new("hunt", seed=4)
    bots = {RB: find_bot("hunt", "wanderer"), "wraith-1": find_bot("hunt", "rider")}
    chance = Seeded(seed=4)
    while m.decision is not None:
        m.play(bots[m.decision.seat].choose(Seen(m), chance))
        s = m.state
        if m.result is None and s.hands and len(m.log) % 7 == 0 and (s.part == 1 or s.journey >= 0):
            places = suspicion_of(s.part, bool(s.shelters), tuple(s.record)).places
            assert set(places) == set(belief_of(s).frodo())
            assert sum(places.values()) == pytest.approx(1)
            assert all(weight > 0 for weight in places.values())


# -- plain sense: the Ringwraiths --------------------------------------------------------------------

KNOWN = {"log": ["dot", "dot", "10"], "record": ["move", "move", "move", "hunt 10 here"]}


def test_a_rider_hunts_where_frodo_must_be() -> None:
    m = table(now="nazgul", nazgul=["10", "24", "28", "43"], dice=["sword", "ring"], **KNOWN)
    assert belief_of(m.state).frodo().keys() == {10}
    assert lead(m)[:2] == ["die sword", "hunt"]


def test_a_rider_beside_him_rides_there_and_hunts() -> None:
    m = table(now="nazgul", turn=2, nazgul=["11", "24", "28", "43"], dice=["sword", "ring"], **KNOWN)
    assert ">10" in answer(m)
    assert lead(m)[:3] == [">10", "die sword", "hunt"]


def test_at_nightfall_after_a_move_the_hunt_is_free() -> None:
    m = table(now="nazgul", turn=2, eye=True, nazgul=["10", "24", "28", "43"], dice=["sword"], **KNOWN)
    assert lead(m)[0] == "hunt"


def test_once_he_is_found_the_others_close_in() -> None:
    m = table(now="nazgul", nazgul=["10", "11", "9", "43"], dice=["sword"], **KNOWN)
    lead(m)
    while m.decision is not None and m.decision.kind == "react":
        m.play("pass")
        lead(m)
    near = m.state.board.within[10][1]
    assert sum(near >> at & 1 for at in m.state.nazgul) >= 1
    assert m.decision is not None
    assert m.decision.seat == RB


def test_nobody_hunts_where_frodo_cannot_be() -> None:
    m = table(now="nazgul", nazgul=["54", "55", "53", "51"], dice=["sword"] * 6, log=["dot"], record=["move"])
    assert "hunt" not in lead(m)


def test_no_die_is_spent_on_a_question_whose_answer_is_known() -> None:
    m = table(now="nazgul", nazgul=["54", "55", "53", "51"], dice=["ring"] * 6, given=[], **KNOWN)
    assert not [move for move in lead(m, name="rider") if move.startswith(("die", "perceive"))]


# -- plain sense: the Ring-bearer ------------------------------------------------------------------------


def log_to_the_border() -> list[str]:
    """The shortest way from the first start until one entry is missing."""
    last, dots, log = SHIRE.starts[0], 0, []
    while SHIRE.moves_to_exit(last, dots) > 1:
        goals = [(at, 0) for at in SHIRE.in_range(last, dots)]
        last, dots = min([*goals, (last, dots + 1)], key=lambda node: SHIRE.moves_to_exit(*node))
        log.append("dot" if dots else SHIRE.ids[last])
    return log


def test_an_exit_in_range_is_taken() -> None:
    log = log_to_the_border()
    m = table(turn=1, start="1", log=log, nazgul=["47", "48", "49", "46"])
    assert answer(m, "wanderer") in {SHIRE.ids[at] for at in SHIRE.exits}


def test_a_hunt_that_would_find_him_is_stopped_and_another_is_not() -> None:
    doc = {"hand": ["ally1-13"], "tokens": 1, "dice": ["sword", "sword"], **KNOWN}
    m = play(table(now="nazgul", nazgul=["10", "9", "11", "43"], **doc), "die sword", "hunt")
    assert answer(m, "wanderer") == "play ally1-13"
    elsewhere = play(table(now="nazgul", nazgul=["24", "9", "11", "43"], **doc), "die sword", "hunt")
    assert answer(elsewhere, "wanderer") == "pass"


def test_he_rests_when_nobody_can_hunt_and_sam_heals() -> None:
    m = table(turn=2, nazgul=["54", "55", "53", "51"], dice=["ring"], corruption=5, log=["dot"], record=["move"])
    assert "rest" in lead(m, RB, "wanderer")


def test_he_does_not_walk_by_night_into_corruption() -> None:
    m = table(turn=2, nazgul=["10", "9", "11", "1"], dice=["sword"] * 3, corruption=11, **KNOWN)
    assert "rest" in lead(m, RB, "wanderer")


def test_a_deadly_tile_is_cancelled() -> None:
    m = table(now="encounter", found="10", nazgul=["10", "54", "55", "53"], corruption=11, tiles=["3#10"], **KNOWN)
    assert m.decision is not None
    assert m.decision.kind == "cancel-tile"
    assert answer(m, "wanderer").startswith("flip ")


def test_of_two_tiles_that_save_him_the_dearer_is_cancelled() -> None:
    doc = {"found": "10", "corruption": 9, "nazgul": ["10", "54", "55", "9"], **KNOWN}
    m = next(
        m for seed in range(20) if sorted((m := table(now="encounter", seed=seed, **doc)).view(RB).drawn) == ["1", "2"]
    )
    assert answer(m, "wanderer") == "flip pippin 2"


def test_gandalf_goes_to_his_deed_and_does_it() -> None:
    m = table(2, journey="short-01", gandalf="8", start="8", deeds=["18", "24"], deeds_spent=["8"])
    assert {"gandalf 18", "deed 18"} <= set(lead(m, RB, "wanderer"))


def test_a_view_says_all_that_the_bots_reckon_with() -> None:
    m = table(now="nazgul", nazgul=["10", "24", "28", "43"], dice=["sword", "ring"], allies=["9"], **KNOWN)
    seen = Table(m.view("wraith-1"))
    assert seen.nazgul == m.state.nazgul
    assert seen.dice == m.state.dice
    assert seen.blocked == m.state.blocked
    assert seen.record == tuple(m.state.record)
    assert seen.last == 0
    assert Table(m.view(RB)).last == 10
