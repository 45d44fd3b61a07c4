"""The counsellor of the card game: a reason for everything, no secrets, true figures, and what a move costs."""

from __future__ import annotations

import ast
import re
from itertools import pairwise
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from games.tcg.scene import Scene
from redbook.bots.counsel import counsel_for
from redbook.bots.players import usual_players
from redbook.bots.tcg import counsel as voice
from redbook.bots.tcg.counsel import COUNSEL, REASONS
from redbook.bots.tcg.counsel.case import Case
from redbook.bots.tcg.outlook import WEIGHTS, chances, features
from redbook.counsel import Advice, advise, price
from redbook.counsel.advice import best_line
from redbook.games.tcg import GAME
from redbook.games.tcg.decks.decks import random_deck, write
from redbook.games.tcg.phases.skirmish import outcome
from redbook.games.tcg.table.values import companions, fighters, left, shadow_number
from redbook.kernel import Match, Option, Seeded, Seen
from redbook.kernel.message import Message
from redbook.kernel.text import LANGUAGES, render

TEXT = Path(GAME.folder) / "text"


def game(seed: int, seats: int, settings: dict[str, object]) -> Match:
    return Match.new("tcg", seed=seed, seats=seats, settings=settings)  # type: ignore[arg-type]


def own_decks(seed: int, seats: int) -> dict[str, object]:
    chance = Seeded(seed=seed)
    return {f"deck_p{n}": write(random_deck(chance)) for n in range(1, seats + 1)} | {"mulligan": True}


GAMES = [
    pytest.param(3, 2, {"first_game": True}, 2, id="first-game"),
    pytest.param(4, 2, {}, 3, id="two"),
    pytest.param(5, 3, {"first_game": True}, 9, id="first-game-three"),
    pytest.param(6, 4, {}, 12, id="four"),
    pytest.param(7, 5, own_decks(7, 5), 14, id="five-any-decks"),
    pytest.param(8, 6, own_decks(8, 6), 16, id="six-any-decks"),
]


def reasons(m: Match) -> tuple[tuple[Option, ...], list[Message]]:
    line = best_line(m, COUNSEL)
    return line, COUNSEL.why(Seen(m), line)


def said(told: Advice) -> dict[str, Message]:
    return {message.id.removeprefix("counsel-"): message for message in told.why}


# -- a reason for everything --------------------------------------------------------------------------------


def test_every_question_of_the_game_has_reasons() -> None:
    assert set(REASONS) == {question.kind for question in GAME.describe().questions}
    assert counsel_for("tcg") is COUNSEL


@pytest.mark.parametrize(("seed", "seats", "settings", "every"), GAMES)
def test_whatever_is_asked_there_is_a_reason_in_three_languages_and_no_secret(
    seed: int, seats: int, settings: dict[str, object], every: int
) -> None:
    m = game(seed, seats, settings)
    choose = usual_players("tcg", seed, whims=5)
    choices = compared = 0
    for _ in range(1200):
        decision = m.decision
        if decision is None:
            break
        if len(decision.options) > 1:
            choices += 1
            if choices % every == 0:
                told = advise(m)
                assert 1 <= len(told.why) <= 3
                for lang in LANGUAGES:
                    for message in told.why:
                        text = render(message, lang)
                        assert not re.search(r"counsel-|[{}⁨]|  | ,", text), text
                if choices % (3 * every) == 0:  # another world that looks the same: the same line, the same reasons
                    here = reasons(m)
                    for other in (1, 2):
                        assert reasons(m.determinize(decision.seat, other)) == here
                    compared += 1
        m.play(choose(m))
    assert choices > 60
    assert compared >= 2


def ids_in_code() -> set[str]:
    found: set[str] = set()
    for path in Path(voice.__file__).parent.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "say":
                words = [str(one.value) for one in ast.walk(node.args[0]) if isinstance(one, ast.Constant)]
                found |= {f"counsel-{word}" for word in words}
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_is_used_and_every_one_used_is_there(lang: str) -> None:
    body = FluentParser().parse((TEXT / f"{lang}-counsel.ftl").read_text("utf-8")).body
    assert {one.id.name for one in body if isinstance(one, ftl.Message)} == ids_in_code()


# -- true figures -------------------------------------------------------------------------------------------


def test_a_skirmish_is_told_with_its_strengths() -> None:
    t = Scene(fellowship=["1_13*1"], minions=["1_177"], phase="skirmish", fights={"gimli": "1_177"}, hand=["1_3"])
    t.let("p1")
    told = advise(t.m)
    assert told.line[0].notation.startswith("play axe-strike")
    found = said(told)
    s = t.s
    mine, theirs, won, wounds = outcome(s, s.fight, tuple(fighters(s)))
    now = found["now-killed"].args
    assert (now["strength"], now["against"], now["fear"]) == (mine, theirs, "overwhelmed")
    assert not won
    assert wounds == -1
    then = found["with-wounded"].args  # 13 against 8 is no longer twice as much
    assert (then["strength"], then["against"], then["wounds"]) == (mine + 2, theirs, 1)


def test_what_moving_on_gives_the_shadow_is_told() -> None:
    t = Scene(fellowship=["1_365", "1_51"], site=2, sites={}, deck=["1_3"] * 8, shadow_deck=["1_3"] * 12)
    t.let("p1")
    told = advise(t.m)
    assert told.line[0].notation == "pass"
    args = said(told)["set-out"].args
    assert args["companions"] == len(companions(t.s)) == 3
    assert args["twilight"] == t.s.twilight + 3
    t.m.play(told.line[0])
    site = t.s.path[t.s.here]
    assert t.s.twilight == args["twilight"] + shadow_number(t.s, site)


def test_a_defender_is_told_with_what_would_happen_without_him() -> None:
    t = Scene(fellowship=["1_365", "1_51"], minions=["1_153"], wounds=3, phase="assignment")
    t.pass_until("aragorn")
    told = advise(t.m)
    found = said(told)
    slayer = t.strength("uruk-slayer")
    assert found["defend"].args["strength"] == t.strength("aragorn")
    assert found["defend"].args["against"] == slayer
    other = found["defend-else"].args
    assert (other["card"], other["bearer"], other["strength"], other["against"]) == ("frodo", "yes", 4, slayer)
    assert other["fear"] == "overwhelmed"


def test_the_ring_is_told_with_burdens_and_vitality() -> None:
    t = Scene(minions=["1_154"], phase="skirmish", fights={"frodo": "1_154"}, wounds=3, burdens=2)
    t.pass_until("use the-one-ring/1")
    args = said(advise(t.m))["ring-on"].args
    before, health = t.s.burdens[0], left(t.s, t.card("frodo"))
    t.do("use the-one-ring/1")
    assert args["left"] == health == 1
    assert args["now"] == t.s.burdens[0] == before + int(args["number"])  # type: ignore[arg-type]


def test_a_sanctuary_heals_whom_the_next_wound_would_kill() -> None:
    t = Scene(fellowship=["1_365*1"], wounds=3, phase="turn", site=3)
    t.let("p1")
    args = said(advise(t.m))["heal"].args
    assert (args["left"], args["now"], args["bearer"], args["heals"]) == (1, 2, "yes", 5)


def test_a_card_that_can_never_be_played_is_thrown_away_for_that_reason() -> None:
    t = Scene(dead=["1_13"], hand=["1_13", "1_3"], deck=["1_3"] * 10, phase="regroup")
    t.pass_until("stay").do("stay")
    assert list(said(advise(t.m))) == ["throw", "little-dead"]


def test_who_stays_is_told_what_the_sanctuary_will_heal() -> None:
    shadow = {"shadow_hand": ["1_153", "1_153", "1_150", "1_158"], "shadow_deck": ["1_153"] * 12}
    t = Scene(phase="regroup", site=3, twilight=12, wounds=3, burdens=7, **shadow)  # type: ignore[arg-type]
    t.pass_until("move")
    told = advise(t.m)
    assert told.line[0].notation == "stay"
    found = said(told)
    assert found["stay-rest"].args["number"] == 3
    assert found["stay"].args["twilight"] == 12 + 1
    tries = found["expect-ring-bearer"].args
    assert 1 <= int(tries["number"]) <= int(tries["tries"]) == 4  # type: ignore[arg-type]


def test_who_has_no_choice_is_told_so() -> None:
    t = Scene(fellowship=["1_365"], minions=["1_178"], phase="maneuver")
    t.let("p1")
    assert list(said(advise(t.m))) == ["only"]


def test_reasons_are_thought_over_in_the_world_of_the_choice() -> None:
    m = game(3, 2, {"first_game": True})
    choose = usual_players("tcg", 3)
    for _ in range(40):
        m.play(choose(m))
    assert m.decision is not None
    here = Case(Seen(m), m.decision.options).world
    there = Case(Seen(m.determinize(m.decision.seat, 1)), m.decision.options).world
    assert here.position() == there.position()


# -- what a move costs ----------------------------------------------------------------------------------------


def last_stand() -> Scene:
    """Frodo can take no blow, and Aragorn is there to meet the minion."""
    t = Scene(
        fellowship=["1_365", "1_51"], minions=["1_153"], wounds=3, phase="assignment", deck=["1_3"] * 10,
        shadow_deck=["1_153"] * 10,
    )  # fmt: skip
    return t.pass_until("aragorn")


def test_to_leave_a_minion_to_the_ring_bearer_is_a_blunder() -> None:
    t = last_stand()
    t.do("pass")
    told = price(t.m, "p1", worlds=6)
    assert told.verdict == "blunder"
    assert told.chance < 0.1 < told.best


def test_the_advised_move_costs_nothing() -> None:
    t = last_stand()
    t.m.play(advise(t.m).line[0])
    assert price(t.m, "p1", worlds=6).verdict == "same"


def test_another_order_of_two_safe_skirmishes_is_as_good() -> None:
    t = Scene(
        fellowship=["1_365", "1_13"], minions=["1_178", "1_178"], phase="skirmish", deck=["1_3"] * 10,
        fights={"aragorn": "1_178", "gimli": "1_178"}, shadow_deck=["1_178"] * 10,
    )  # fmt: skip
    t.let("p1")
    advised = advise(t.m).line[0]
    assert t.m.decision is not None
    t.m.play(next(option for option in t.m.decision.options if option != advised))
    assert price(t.m, "p1", worlds=8).verdict in ("good", "better", "slight")


# -- the outlook ------------------------------------------------------------------------------------------------


def test_chances_add_up_and_nobody_is_far_ahead_at_the_start() -> None:
    for seats in (2, 3, 4, 5, 6):
        m = game(seats, seats, {})
        choose = usual_players("tcg", seats)
        while m.state.turn < 1:
            m.play(choose(m))
        shares = [COUNSEL.chance(m, seat) for seat in m.seats]
        assert sum(shares) == pytest.approx(1)
        assert all(0.4 / seats < share < 2.2 / seats for share in shares)
    assert len(features(m.state, 0)) == len(WEIGHTS)


def chance_of(**changes: object) -> float:
    usual: dict[str, object] = {"fellowship": ["1_365", "1_51"], "phase": "regroup", "site": 4, "deck": ["1_3"] * 20}
    return chances(Scene(**usual | changes).s)[0]  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("better_first"),
    [
        [{"wounds": 0}, {"wounds": 2}, {"wounds": 3}],
        [{"burdens": 0}, {"burdens": 5}, {"burdens": 9}],
        [{"fellowship": ["1_365", "1_51", "1_13"]}, {"fellowship": ["1_365", "1_51"]}, {"fellowship": ["1_365"]}],
        [{"fellowship": ["1_365", "1_51"]}, {"fellowship": ["1_365*3", "1_51*2"]}],
    ],
    ids=["the Ring-bearer's wounds", "burdens", "companions", "wounds"],
)
def test_who_is_better_off_has_the_better_chance(better_first: list[dict[str, object]]) -> None:
    for better, worse in pairwise(chance_of(**one) for one in better_first):
        assert better > worse


def test_who_is_further_on_has_the_better_chance_and_who_lost_has_none() -> None:
    t = Scene(fellowship=["1_365", "1_51"], phase="regroup", site=4, deck=["1_3"] * 20)
    s = t.s
    before = chances(s)[0]
    s.at[0] = 7
    assert chances(s)[0] > before
    s.bearer[1] = -1
    assert chances(s) == [1.0, 0.0]
