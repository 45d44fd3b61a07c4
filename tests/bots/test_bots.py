import time

import pytest

from redbook.bots import find_bot
from redbook.bots.search import Seer, worth
from redbook.kernel import Match, Result, Seeded, Seen
from redbook.kernel.walk import play_out


def play(seed: int, red: str, blue: str) -> Match:
    m = Match.new("toy", seed=seed)
    bots = {"red": find_bot("toy", red), "blue": find_bot("toy", blue)}
    chance = Seeded(seed=seed)
    while m.decision is not None:
        m.play(bots[m.decision.seat].choose(Seen(m), chance))
    return m


@pytest.mark.parametrize("bot", ["random", "seer:quick"])
def test_a_bot_plays_a_whole_game_and_the_same_seed_gives_the_same_game(bot: str) -> None:
    assert play(3, bot, "random").moves == play(3, bot, "random").moves
    assert play(3, bot, "random").result is not None


def test_random_takes_every_option_about_as_often() -> None:
    m = Match.new("toy", seed=1)
    assert m.decision is not None
    bot, chance = find_bot("toy", "random"), Seeded(seed=5)
    taken = [bot.choose(Seen(m), chance).notation for _ in range(900)]
    for option in m.decision.options:
        assert 240 < taken.count(option.notation) < 360


def test_the_seer_beats_random() -> None:
    won = sum("red" in play(seed, "seer:quick", "random").result.winners for seed in range(40))
    lost = sum("blue" in play(seed, "seer:quick", "random").result.winners for seed in range(40))
    assert won > lost


def test_the_seer_answers_without_any_time_and_without_any_playout() -> None:
    m = Match.new("toy", seed=1)
    assert m.decision is not None
    for bot in (Seer(playouts=1000, seconds=0.0), Seer(playouts=0), Seer(playouts=5, longest=0)):
        assert bot.choose(Seen(m), Seeded(seed=1)) in m.decision.options


def test_the_seer_keeps_to_its_time() -> None:
    m = Match.new("toy", seed=1)
    began = time.perf_counter()
    Seer(playouts=10**9, seconds=0.2).choose(Seen(m), Seeded(seed=1))
    assert time.perf_counter() - began < 5


class Blindfold:
    """Only what a bot may ask for; anything else fails."""

    def __init__(self, seen: Seen) -> None:
        self.decision = seen.decision
        self.seat = seen.seat
        self.world = seen.world


def test_the_seer_looks_only_at_its_decision_and_at_worlds_drawn_anew() -> None:
    m = play_out(Match.new("toy", seed=4), 1, limit=1)
    assert m.decision is not None
    before = m.digest()
    blind = Blindfold(Seen(m))
    assert Seer(playouts=60, seconds=60).choose(blind, Seeded(seed=9)) in m.decision.options  # type: ignore[arg-type]
    assert m.digest() == before


def test_worth_is_win_draw_loss_and_a_little_for_the_margin() -> None:
    seats = ("red", "blue")
    assert worth(seats, None) == {"red": 0.5, "blue": 0.5}
    assert worth(seats, Result(("red",), "r")) == {"red": 1.0, "blue": 0.0}
    by_much = worth(seats, Result(("red",), "r", {"red": 30, "blue": 0}))
    by_little = worth(seats, Result(("red",), "r", {"red": 1, "blue": 0}))
    assert 1 > by_much["red"] > by_little["red"] > 0.5 > by_little["blue"] > by_much["blue"] > 0
