"""The counsellor of the Hunt: a reason for everything, true figures, nothing the seat may not know, fair prices."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Any

import pytest
from tests.games.hunt.tables import play, table

from redbook.bots.hunt import counsel, outlook
from redbook.bots.hunt.counsel import COUNSEL, OF_HUNTERS, OF_THE_BEARER
from redbook.bots.hunt.suspicion import suspicion_of
from redbook.bots.players import usual_players
from redbook.counsel import Advice, advise, price
from redbook.counsel.advice import best_line
from redbook.games.hunt.game import GAME
from redbook.games.hunt.state import RB, State
from redbook.kernel import Match, Seen
from redbook.kernel.describe import describe
from redbook.kernel.text import render

LANGUAGES = ("en", "es", "pt")
TEXTS = GAME.folder / "text"
KNOWN: dict[str, Any] = {"log": ["dot", "dot", "10"], "record": ["move", "move", "move", "hunt 10 here"]}


def said(told: Advice) -> dict[str, dict[str, Any]]:
    return {message.id.removeprefix("counsel-"): dict(message.args) for message in told.why}


# -- every question ----------------------------------------------------------------------------------------


def test_every_question_of_the_game_has_reasons() -> None:
    asked = {question.kind for question in describe(GAME).questions}
    assert OF_HUNTERS.keys() | OF_THE_BEARER.keys() == asked
    assert not OF_HUNTERS.keys() & OF_THE_BEARER.keys()


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_advice_has_reasons_in_three_languages_and_no_secrets(seats: int) -> None:
    m = Match.new("hunt", seed=seats, seats=seats)
    choose = usual_players("hunt", seats, whims=6)
    looked = 0
    while m.decision is not None:
        if len(m.decision.options) > 1 and len(m.log) % 6 == seats - 2:
            told = advise(m)
            assert 1 <= len(told.why) <= counsel.MOST
            for language in LANGUAGES:
                for message in told.why:
                    assert "{" not in render(message, language)
            if looked % 3 == 0:
                line = best_line(m, COUNSEL)
                why = COUNSEL.why(Seen(m), line)
                for seed in (3, 8):
                    assert COUNSEL.why(Seen(m.determinize(told.seat, seed=seed)), line) == why
            looked += 1
        m.play(choose(m))
    assert looked > 40


def strings(node: ast.expr) -> list[str]:
    """The texts that an expression may be."""
    if isinstance(node, ast.IfExp):
        return strings(node.body) + strings(node.orelse)
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


def test_every_reason_is_used_and_every_one_used_is_written() -> None:
    used: set[str] = set()
    for path in Path(counsel.__file__).parent.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "say":
                used.update(strings(node.args[0]))
            elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
                if node.targets[0].id == "id":
                    used.update(strings(node.value))
                elif node.targets[0].id in ("RIDE_FOR", "REROLLED"):
                    assert isinstance(node.value, ast.Dict)
                    used.update(text for value in node.value.values for text in strings(value))
    for language in LANGUAGES:
        written = re.findall(r"(?m)^counsel-([a-z0-9-]+) =", (TEXTS / f"{language}-counsel.ftl").read_text("utf-8"))
        assert set(written) == used
        assert len(written) == len(set(written))


# -- true figures --------------------------------------------------------------------------------------------


def test_a_hunt_tells_the_chance_and_the_tiles() -> None:
    m = table(now="nazgul", nazgul=["10", "11", "28", "43"], dice=["sword", "ring"], **KNOWN)
    told = advise(m)
    assert [option.notation for option in told.line] == ["die sword", "hunt"]
    hunt = said(told)["hunt"]
    assert hunt["place"] == "1-10"
    assert hunt["chance"] == 100
    s: State = m.state
    near = sum(1 for at in s.nazgul if s.board.within[10][1] >> at & 1)
    assert near <= hunt["draws"] <= 4
    assert hunt["tenths"] == pytest.approx(10 * outlook.tile_mean(s) * hunt["draws"], rel=0.15)


def test_the_likeliest_places_are_those_of_the_suspicion() -> None:
    m = Match.new("hunt", seed=9)
    choose = usual_players("hunt", 9)
    checked = 0
    while m.decision is not None and checked < 12:
        if m.decision.kind == "active-nazgul" and len(m.decision.options) > 1:
            likely = said(advise(m)).get("likely")
            if likely is not None:
                s: State = m.state
                places = suspicion_of(s.part, bool(s.shelters), tuple(s.record)).places
                best = max(places, key=lambda at: (places[at], -at))
                assert likely["count"] == len(places)
                assert likely["place"] == f"{s.part}-{s.board.ids[best]}"
                assert likely["chance"] == round(100 * places[best])
                checked += 1
        m.play(choose(m))
    assert checked == 12


def test_the_way_on_counts_moves_as_the_board_does() -> None:
    m = table(turn=1, start="1", log=["dot", "dot", "10"], record=["move"] * 3, nazgul=["47", "48", "49", "46"])
    told = advise(m)
    while "way" not in said(told):
        m.play(told.line[0])
        told = advise(m)
    way = said(told)["way"]
    m.play(told.line[0])
    s: State = m.state
    assert way["need"] == s.board.moves_to_exit(s.last, s.dots)
    assert way["left"] == 16 - s.track
    assert way["spare"] == way["left"] - way["need"]


def test_a_deadly_tile_is_named_with_what_it_costs() -> None:
    m = table(now="encounter", found="10", nazgul=["10", "54", "55", "53"], corruption=11, tiles=["3#10"], **KNOWN)
    told = advise(m)
    saves = said(told)["flip-saves"]
    assert (saves["saved"], saves["total"], saves["limit"]) == (3, 3, 12)


def test_the_bearer_hears_how_sure_the_hunters_are() -> None:
    m = table(turn=2, nazgul=["10", "9", "11", "1"], dice=["sword"] * 3, corruption=11, **KNOWN)
    told = advise(m)
    while told.line[0].notation != "rest":
        m.play(told.line[0])
        told = advise(m)
    risk = said(told)["risk"]
    assert (risk["place"], risk["chance"]) == ("1-10", 100)
    assert risk["hunters"] >= 3
    assert said(told)["rest-dice"]["dice"] == 3


def test_a_hunt_that_would_find_him_is_stopped_for_what_it_costs() -> None:
    doc = {"hand": ["ally1-13"], "tokens": 1, "dice": ["sword", "sword"], **KNOWN}
    m = play(table(now="nazgul", nazgul=["10", "9", "11", "43"], **doc), "die sword", "hunt")
    stop = said(advise(m))["stop-hunt"]
    assert stop["place"] == "1-10"
    assert 1 <= stop["heads"] <= 4


# -- prices ----------------------------------------------------------------------------------------------------


def priced(m: Match, *moves: str) -> Any:
    seat = m.decision.seat if m.decision is not None else ""
    for move in moves:
        m.play(move)
    return price(m, seat, worlds=8)


def deadly_draw() -> Match:
    """Corruption 9 of 12, and two tiles that are too much: one of them must be cancelled."""
    return table(now="encounter", found="10", turn=1, nazgul=["10", "54", "55", "9"], corruption=9, seed=0, **KNOWN)


def test_taking_deadly_tiles_is_a_mistake() -> None:
    """It loses the game at once; with a friend's help it would be almost lost."""
    told = priced(deadly_draw(), "pass")
    assert told.verdict in ("mistake", "blunder")
    assert told.chance == 0


def last_chance() -> Match:
    """Frodo must be at 10, three Nazgûl stand near and are done; the fourth is there, with a Sword."""
    m = table(now="nazgul", turn=1, nazgul=["9", "11", "1", "10"], dice=["sword"], corruption=2, **KNOWN)
    for _ in range(3):
        m.play("end")
    return m


def test_leaving_frodo_alone_where_he_must_be_is_a_blunder() -> None:
    m = last_chance()
    told = priced(m, "end")
    assert [option.notation for option in told.line] == ["die sword", "hunt"]
    assert told.verdict == "blunder"


def test_what_was_advised_costs_nothing() -> None:
    m = last_chance()
    line = [option.notation for option in advise(m).line]
    told = priced(m, *line)
    assert (told.verdict, told.cost) == ("same", 0)


def test_a_friend_as_good_as_another_is_hardly_a_mistake() -> None:
    m = deadly_draw()
    advised = advise(m).line[0].notation
    assert m.decision is not None
    other = next(x.notation for x in m.decision.options if x.notation.startswith("flip") and x.notation != advised)
    assert priced(m, other).verdict in ("good", "slight", "better")


# -- the outlook -------------------------------------------------------------------------------------------------


def mornings(seed: int) -> list[Match]:
    m = Match.new("hunt", seed=seed, seats=3)
    choose = usual_players("hunt", seed)
    found, day = [], 0
    while m.decision is not None:
        if m.state.day != day:
            day = m.state.day
            found.append(m.copy())
        m.play(choose(m))
    return found


def test_both_sides_share_one_chance() -> None:
    for m in mornings(4):
        chances = {seat: COUNSEL.chance(m, seat) for seat in m.seats}
        assert 0 < chances[RB] < 1
        assert all(chances[seat] == pytest.approx(1 - chances[RB]) for seat in m.seats if seat != RB)


def test_less_corruption_fewer_riders_and_more_friends_are_better() -> None:
    for m in mornings(4):
        s: State = m.state
        chance = outlook.saved_chance(s)
        worse = s.copy()
        worse.corruption = min(s.limit - 1, s.corruption + 3)
        assert outlook.saved_chance(worse) <= chance
        surrounded = s.copy()
        surrounded.nazgul = [s.last_location()] * 4
        assert outlook.saved_chance(surrounded) < chance
        alone = s.copy()
        alone.company = [0] * 5
        assert outlook.saved_chance(alone) <= chance


def test_the_nearer_to_rivendell_the_better() -> None:
    m = next(m for m in mornings(4) if m.state.part == 2)
    chances = []
    for track in (2, 6, m.state.track + 8):
        s: State = m.state.copy()
        s.track = track
        s.nazgul = [s.last_location()] * 4
        chances.append(outlook.saved_chance(s))
    assert chances == sorted(chances)
    assert chances[0] < chances[-1]


def test_weights_count_the_right_way_round() -> None:
    for weights, signs in (
        (outlook.FROM_SHIRE, outlook.SHIRE_SIGNS),
        (outlook.TO_BREE, outlook.SHIRE_SIGNS),
        (outlook.FROM_BREE, outlook.WILD_SIGNS),
    ):
        assert len(weights) == len(signs)
        assert all(weight * sign >= 0 for weight, sign in zip(weights, signs, strict=True))


def test_a_span_is_a_day() -> None:
    found = mornings(5)
    assert [COUNSEL.span(m) for m in found] == list(range(1, len(found) + 1))


def test_reasons_do_not_change_the_table() -> None:
    m = Match.new("hunt", seed=2)
    choose = usual_players("hunt", 2)
    for _ in range(60):
        m.play(choose(m))
    assert m.decision is not None
    before = m.digest()
    COUNSEL.why(Seen(m), advise(m).line)
    assert m.digest() == before
