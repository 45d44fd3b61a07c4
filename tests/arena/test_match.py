"""One match of bots: it ends by rule, or whoever broke the contract has lost it."""

import time
from typing import Any

import pytest

from kernel import toy
from redbook.arena import play_match
from redbook.bots.random_bot import RandomBot
from redbook.kernel import Chance, Match, Option, RuleBroken, Seen


class Raises(RandomBot):
    name = "raises"

    def choose(self, seen: Seen, chance: Chance) -> Option:
        raise KeyError("lost my notes")


class Cheats(RandomBot):
    name = "cheats"

    def choose(self, seen: Seen, chance: Chance) -> Any:
        return toy.Card(99)


class Mute(RandomBot):
    name = "mute"

    def choose(self, seen: Seen, chance: Chance) -> Any:
        return None


class Slow(RandomBot):
    name = "slow"

    def choose(self, seen: Seen, chance: Chance) -> Option:
        try:
            time.sleep(30)
        except Exception:  # a bot that tries to go on thinking
            time.sleep(30)
        return super().choose(seen, chance)


def test_a_match_ends_by_rule_and_depends_on_its_seed_alone() -> None:
    one, two, other = (play_match("toy", [RandomBot(), RandomBot()], seed, check=True, keep=True) for seed in (5, 5, 6))
    assert one.fault is None
    assert one.outcome() == two.outcome()
    assert one.save == two.save
    assert one.save != other.save
    assert one.turns == 3
    assert one.moves == 6
    assert sum(one.scores.values()) > 0


def test_the_kept_save_is_the_match() -> None:
    played = play_match("toy", {"blue": RandomBot(), "red": RandomBot()}, 5, keep=True)
    assert played.save is not None
    m = Match.load(played.save)
    assert m.result is not None
    assert m.result.winners == played.winners


@pytest.mark.parametrize(
    ("bot", "kind"), [(Raises(), "raised"), (Cheats(), "illegal"), (Mute(), "illegal"), (Slow(), "late")]
)
def test_a_bot_that_breaks_the_contract_loses_and_the_reason_is_recorded(bot: RandomBot, kind: str) -> None:
    played = play_match("toy", {"red": RandomBot(), "blue": bot}, 1, seconds=0.05)
    assert played.winners == ("red",)
    assert played.reason == kind
    assert played.fault is not None
    assert (played.fault.kind, played.fault.seat) == (kind, "blue")
    assert bot.name in played.fault.why
    assert played.save is not None
    assert Match.load(played.save).decision is not None


def test_a_game_that_breaks_an_invariant_is_reported_with_a_replay_and_without_a_winner(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def no_more_than_two_rounds(s: toy.State) -> None:
        if s.round > 2:
            raise RuleBroken(law="two rounds")

    monkeypatch.setattr(toy.Toy, "invariants", (no_more_than_two_rounds,))
    played = play_match("toy", [RandomBot(), RandomBot()], 1, check=True)
    assert played.fault is not None
    assert played.fault.kind == "broken"
    assert "two rounds" in played.fault.why
    assert played.winners == ()
    assert played.save is not None
    assert len(Match.load(played.save).log) == 3
    assert play_match("toy", [RandomBot(), RandomBot()], 1, check=False).fault is None


def test_an_endless_match_is_stopped() -> None:
    played = play_match("toy", [RandomBot(), RandomBot()], 1, longest=2)
    assert played.reason == "endless"
    assert played.moves == 2


def test_every_seat_needs_a_bot() -> None:
    with pytest.raises(ValueError, match="seats are"):
        play_match("toy", {"red": RandomBot()}, 1)
