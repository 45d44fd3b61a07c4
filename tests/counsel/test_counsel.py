"""The counsellor, whatever the game: it speaks of whole gestures, knows what the seat knows, and prices choices."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from pathlib import Path
from typing import Any, get_args

import pytest

from redbook.bots import counsel as bots_counsel
from redbook.bots.players import usual_players
from redbook.cli import words
from redbook.counsel import NoCounsel, advise, price
from redbook.counsel import advice as advice_module
from redbook.counsel.price import Price, Verdict, last_gesture
from redbook.kernel import Match, Option, Seen
from redbook.kernel.message import Message
from redbook.kernel.text import LANGUAGES


class Plain:
    """Counts the Siege's points and has one thing to say."""

    level = "steady"

    def why(self, seen: Seen, line: Sequence[Option]) -> list[Message]:
        assert line[0] in seen.options
        return [Message(seen.game_id, "seat-west")]

    def span(self, m: Match) -> Hashable:
        s: Any = m.state
        return s.turn, s.stage

    def chance(self, m: Match, seat: str) -> float:
        s: Any = m.state
        strong = {"west": 0, "shadow": 0}
        for piece, at in enumerate(s.where):
            if at < 375:
                strong["west" if piece % 2 else "shadow"] += 1
        return strong[seat] / max(1, sum(strong.values()))


@pytest.fixture
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advice_module, "counsel_for", lambda game: Plain() if game == "siege" else None)


def played(moves: int, seed: int = 3) -> Match:
    m = Match.new("siege", seed=seed)
    choose = usual_players("siege", seed)
    for _ in range(moves):
        m.play(choose(m))
    return m


def to_a_start(m: Match, kind: str) -> Match:
    choose = usual_players("siege", 1)
    while m.decision is not None and m.decision.kind != kind:
        m.play(choose(m))
    return m


@pytest.mark.usefixtures("plain")
def test_advice_is_a_whole_gesture() -> None:
    m = to_a_start(played(30), "move-counters")
    told = advise(m)
    assert len(told.line) > 1  # a counter is picked and goes somewhere
    for option in told.line:
        m.play(option)
    assert told.begun == 0


@pytest.mark.usefixtures("plain")
def test_in_the_middle_of_a_gesture_the_advice_goes_on() -> None:
    m = to_a_start(played(30), "move-counters")
    told = advise(m)
    m.play(told.line[0])
    later = advise(m)
    assert (later.line, later.begun, later.why) == (told.line[1:], 1, told.why)


@pytest.mark.usefixtures("plain")
def test_whoever_leaves_the_advice_gets_another_from_there() -> None:
    m = to_a_start(played(30), "move-counters")
    told = advise(m)
    assert m.decision is not None
    m.play(next(option for option in m.decision.options if option != told.line[0]))
    assert m.decision is not None
    later = advise(m)
    assert later.line[0] in m.decision.options
    assert later.begun == 0


@pytest.mark.usefixtures("plain")
def test_advice_changes_nothing() -> None:
    m = played(60)
    before, moves = m.digest(), m.moves
    advise(m)
    price(m, m.log[-1].seat, worlds=2)
    assert (m.digest(), m.moves) == (before, moves)


@pytest.mark.usefixtures("plain")
def test_the_same_match_gets_the_same_answers() -> None:
    m = played(80)
    seat = m.log[-1].seat
    assert advise(m) == advise(m.copy())
    assert price(m, seat, worlds=3) == price(m.copy(), seat, worlds=3)


@pytest.mark.usefixtures("plain")
def test_the_last_gesture_is_the_whole_of_it() -> None:
    m = to_a_start(played(30), "move-counters")
    at = len(m.log)
    line = advise(m).line
    for option in line:
        m.play(option)
    assert last_gesture(m, m.log[-1].seat) == (at, line)
    told = price(m, m.log[-1].seat, worlds=2)
    assert (told.at, told.moves, told.line, told.verdict, told.cost) == (at, line, line, "same", 0.0)


@pytest.mark.usefixtures("plain")
def test_nothing_is_priced_before_somebody_has_chosen() -> None:
    with pytest.raises(NoCounsel):
        price(Match.new("siege", seed=1), "west")


def test_a_game_without_a_counsellor_says_so() -> None:
    assert bots_counsel.counsel_for("toy") is None


def priced(cost: float, error: float) -> Price:
    m = played(1)
    a, b = m.decision.options[:2] if m.decision else ()
    return Price("west", 0, (a,), (b,), (), 0.5, 0.5 + cost, error, 12)


@pytest.mark.parametrize(
    ("cost", "error", "verdict"),
    [
        (0.2, 0.03, "blunder"),
        (0.2, 0.15, "good"),  # it may be noise
        (0.06, 0.01, "mistake"),
        (0.02, 0.004, "slight"),
        (0.005, 0.001, "good"),
        (-0.05, 0.01, "better"),
    ],
)
def test_what_may_be_noise_is_no_mistake(cost: float, error: float, verdict: str) -> None:
    assert priced(cost, error).verdict == verdict


@pytest.mark.usefixtures("plain")
def test_every_counter_that_moves_is_a_gesture_of_its_own() -> None:
    """Also where the last one could still go on."""
    m = to_a_start(played(2), "move-counters")
    lines = []
    while m.decision is not None and m.decision.kind in ("move-counters", "move-on"):
        told = advise(m)
        lines.append([type(option).__name__ for option in told.line])
        for option in told.line:
            m.play(option)
    assert len(lines) > 2
    assert all(line in (["Pick", "Go"], ["EndMovement"]) for line in lines)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("verdict", get_args(Verdict))
def test_every_verdict_has_words_in_the_terminal_and_on_the_page(verdict: str, lang: str) -> None:
    assert words.say(f"counsel-{verdict}", lang, cost=7)
    page = Path(__file__).parents[2] / "web" / "src" / "text" / f"{lang}-counsel.ftl"
    assert f"\ncounsel-{verdict} = " in page.read_text("utf-8")
