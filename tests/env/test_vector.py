"""Many matches at once: the same for any number of workers, honest about their ends, and gone when closed."""

from __future__ import annotations

import os
import signal
from multiprocessing.shared_memory import SharedMemory

import numpy as np
import pytest

from redbook.bots import find_bot, registry
from redbook.env.rows import Batch, BotFailed, NobodyAsked
from redbook.env.vector import RunnerClosed, VectorRunner, WorkerDied, WorkerFailed
from redbook.games import PLAYABLE
from redbook.kernel import IllegalMove, Match, Seeded, Seen, UnknownSeat, find_game
from redbook.kernel.chance import sub_seed

TABLES = [(game, seats) for game in PLAYABLE for seats in find_game(game).seat_counts]


def drawn(batch: Batch, dice: np.random.Generator) -> list[int]:
    return [int(dice.choice(np.flatnonzero(mask))) for mask in batch.masks]


def play(runner: VectorRunner, steps: int, seed: int = 1) -> list[Batch]:
    dice = np.random.default_rng(seed)
    batches = [runner.reset()]
    for _ in range(steps):
        batches.append(runner.step(drawn(batches[-1], dice)))
    return batches


def same(some: list[Batch], others: list[Batch]) -> bool:
    pairs = ((a, b) for one, two in zip(some, others, strict=True) for a, b in zip(one, two, strict=True))
    return all(np.array_equal(a, b, equal_nan=a.dtype.kind == "f") for a, b in pairs)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_row_is_what_its_match_shows(game: str, seats: int) -> None:
    """Observation, mask and seat of every row, beside matches played by hand from the same seeds."""
    with VectorRunner(game, 2, seats=seats, seed=5) as runner:
        batch = runner.reset()
        matches = [Match.new(game, seats=seats, seed=sub_seed(5, f"row {n} match 0")) for n in range(2)]
        dice = np.random.default_rng(3)
        for _ in range(6):
            actions = drawn(batch, dice)
            for n, m in enumerate(matches):
                assert m.decision is not None
                assert runner.names[batch.seats[n]] == m.decision.seat
                assert np.array_equal(batch.observations[n], runner.layout.encode(m, m.decision.seat))
                assert np.array_equal(batch.masks[n], runner.space.mask(m.decision.options).astype(bool))
                m.push(runner.space.option(actions[n], m.decision.options))
            batch = runner.step(actions)
        assert runner.save(1) == matches[1].save()


def test_seeds_reproduce_whatever_the_number_of_workers() -> None:
    made = []
    for workers in (0, 1, 2):
        with VectorRunner("tcg", 3, workers=workers, seed=11, bots={"p2": "random"}, finals=True) as runner:
            assert runner.workers == workers
            made.append(play(runner, 40))
            made.append(play(runner, 10))  # reset begins from the same seed again
    first = made[0]
    assert any(batch.dones.any() for batch in first)
    for again in made[2::2]:
        assert same(first, again)
    assert same(first[:11], made[1])
    with VectorRunner("tcg", 3, seed=12, bots={"p2": "random"}) as runner:
        assert not same(first[:1], [runner.reset()])


def test_ends_are_told_with_rewards_and_scores_and_the_next_match_begins() -> None:
    with VectorRunner("siege", 1, seed=2, finals=True, copy=False) as runner:
        batch = runner.reset()
        dice = np.random.default_rng(4)
        m = Match.new("siege", seed=sub_seed(2, "row 0 match 0"))
        while m.decision is not None:
            assert not batch.rewards.any()
            assert np.isnan(batch.scores).all()
            assert not batch.dones.any()
            assert not batch.finals.any()
            actions = drawn(batch, dice)
            m.push(runner.space.option(actions[0], m.decision.options))
            batch = runner.step(actions)
        assert m.result is not None
        assert batch.dones.all()
        assert batch.rewards[0].tolist() == [1.0 if seat in m.result.winners else -1.0 for seat in m.seats]
        assert batch.scores[0].tolist() == [m.result.scores[seat] for seat in m.seats]
        assert batch.lengths.tolist() == [len(m.log)]
        assert np.array_equal(batch.finals[0], runner.layout.encode(m, m.log[-1].seat))
        following = Match.new("siege", seed=sub_seed(2, "row 0 match 1"))
        assert runner.save(0) == following.save()
        assert np.array_equal(batch.observations[0], runner.layout.encode(following, following.decision.seat))  # type: ignore[union-attr]


def test_a_match_that_is_too_long_is_broken_off() -> None:
    with VectorRunner("wotr", 2, longest=7, seed=1) as runner:
        batches = play(runner, 14)
    cut = [n for n, batch in enumerate(batches) if batch.truncations.all()]
    assert cut == [7, 14]
    assert not any(batch.dones.any() or batch.rewards.any() for batch in batches)
    assert batches[7].lengths.tolist() == [7, 7]
    assert [batch.numbers[0] for batch in batches[6:9]] == [0, 1, 1]


def test_bots_play_the_other_seats_as_they_would_at_a_table() -> None:
    with VectorRunner("hunt", 1, seats=3, seed=9, bots={"wraith-1": "rider", "wraith-2": "random"}) as runner:
        batch = runner.reset()
        seed = sub_seed(9, "row 0 match 0")
        m = Match.new("hunt", seats=3, seed=seed)
        bots = {seat: (find_bot("hunt", name), Seeded(seed=sub_seed(seed, f"bot {seat}")))
                for seat, name in runner.plan.bots.items()}  # fmt: skip
        dice = np.random.default_rng(1)
        for _ in range(15):
            while m.decision is not None and m.decision.seat in bots:
                bot, chance = bots[m.decision.seat]
                m.push(bot.choose(Seen(m), chance))
            assert runner.names[batch.seats[0]] == "ringbearer"
            assert runner.save(0) == m.save()
            (action,) = drawn(batch, dice)
            m.push(runner.space.option(action, m.decision.options))  # type: ignore[union-attr]
            batch = runner.step([action])


def test_wrong_actions_change_nothing() -> None:
    with VectorRunner("siege", 2, seed=3) as runner:
        with pytest.raises(RunnerClosed, match="reset"):
            runner.step([0, 0])
        batch = runner.reset()
        good = drawn(batch, np.random.default_rng(1))
        bad = int(np.flatnonzero(~batch.masks[1])[0])
        with pytest.raises(IllegalMove, match="row 1"):
            runner.step([good[0], bad])
        for wrong in ([good[0], 10**9], [good[0], -1]):
            with pytest.raises(IllegalMove):
                runner.step(wrong)
        for wrong_shape in ([good[0]], [0.5, 1.5], [[1, 2]]):
            with pytest.raises(ValueError, match="whole numbers"):
                runner.step(wrong_shape)
        assert runner.save(0)["moves"] == []
        assert runner.step(good).lengths.tolist() == [1, 1]


def test_arrays_are_copies_unless_they_need_not_be() -> None:
    with VectorRunner("siege", 1, seed=3) as runner, VectorRunner("siege", 1, seed=3, copy=False) as quick:
        first, own = runner.reset(), quick.reset()
        kept = first.observations.copy()
        actions = drawn(first, np.random.default_rng(1))
        runner.step(actions)
        assert np.array_equal(first.observations, kept)
        assert quick.step(actions).observations is own.observations
        assert not np.array_equal(own.observations, kept)


def test_a_dead_worker_is_told_and_everything_is_closed() -> None:
    runner = VectorRunner("siege", 4, workers=2, seed=1)
    batch = runner.reset()
    assert runner._crew is not None
    name, processes, pids = runner._crew.memory.name, runner._crew.processes, runner.pids
    os.kill(pids[1], signal.SIGKILL)
    with pytest.raises(WorkerDied, match=f"process {pids[1]}.*exit code -9"):
        runner.step(drawn(batch, np.random.default_rng(1)))
    with pytest.raises(RunnerClosed, match="closed"):
        runner.reset()
    with pytest.raises(FileNotFoundError):
        SharedMemory(name)
    for process in processes:
        with pytest.raises(ValueError, match="closed"):
            process.is_alive()
    with pytest.raises(ProcessLookupError):
        os.kill(pids[0], 0)
    runner.close()  # twice does nothing


def test_closing_ends_workers_and_gives_the_memory_back() -> None:
    with VectorRunner("siege", 3, workers=2, seed=1, copy=False) as runner:
        assert runner._crew is not None
        name, pids = runner._crew.memory.name, runner.pids
        batch = runner.reset()
        runner.send(drawn(batch, np.random.default_rng(1)))  # and nobody waits for the answer
    for pid in pids:
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)
    with pytest.raises(FileNotFoundError):
        SharedMemory(name)
    assert batch.masks.any()  # arrays that somebody still holds can be read


def test_a_bot_that_fails_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_registered", [])
    from env.broken import MAKER

    registry.register_bot(MAKER)
    with VectorRunner("siege", 1, bots={"west": "broken"}) as runner, pytest.raises(BotFailed, match="two and two"):
        runner.reset()
    with (
        VectorRunner("siege", 2, workers=1, bots={"west": "broken"}, modules=["env.broken"]) as away,
        pytest.raises(WorkerFailed, match="two and two") as told,
    ):
        away.reset()
    assert "Traceback" in told.value.__notes__[0]


def test_wrong_plans_are_told_before_a_process_starts() -> None:
    with pytest.raises(NobodyAsked):
        VectorRunner("siege", 1, bots={"west": "random", "shadow": "random"})
    with pytest.raises(UnknownSeat):
        VectorRunner("siege", 1, workers=1, bots={"gandalf": "random"})
    for n, workers in ((0, 0), (1, -1)):
        with pytest.raises(ValueError, match="cannot be played"):
            VectorRunner("siege", n, workers=workers)
