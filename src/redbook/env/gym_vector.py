"""Many matches at once in the conventions of Gymnasium: one seat of each is yours, bots play the others.

>>> import numpy as np
>>> from redbook.env import vector_env
>>> env = vector_env("siege", "west", 3, others="random")
>>> seen, infos = env.reset(seed=7)
>>> actions = [int(np.flatnonzero(mask)[0]) for mask in seen["action_mask"]]
>>> seen, rewards, terminations, truncations, infos = env.step(actions)
>>> seen["observation"].shape == (3, env.runner.layout.size), rewards.tolist()
(True, [0.0, 0.0, 0.0])
>>> env.close()

A match that ends is followed by the next in the same step (`AutoresetMode.SAME_STEP`): the observation is that of the
new match, and `infos["final_obs"]` has what the seat saw last.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import ArrayLike, NDArray

from redbook.bots import usual_bot
from redbook.env.rows import Batch
from redbook.env.vector import VectorRunner
from redbook.kernel import UnknownSeat, find_game
from redbook.kernel.game import Value

SEEDS = 2**31


class RedbookVectorEnv(VectorEnv[Any, Any, NDArray[np.bool_]]):
    """`n` matches, one seat each. Observations are a dictionary of `observation` and `action_mask`, as in `gym_env`.

    - Actions that the mask does not allow raise `IllegalMove`, and no match has moved.
    - `infos` has `scores` (by seat, nan while nothing is counted), `lengths` and, where matches ended, `final_obs` and
      `final_info` with their masks, as Gymnasium has them.

    >>> env = RedbookVectorEnv("siege", "west", 2, "random")
    >>> observations, infos = env.reset(seed=1)
    >>> observations["action_mask"].sum(axis=1).tolist()
    [36, 36]
    >>> env.close()
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(
        self,
        game: str,
        seat: str | None = None,
        n: int = 8,
        others: str | Mapping[str, str] | None = None,
        seats: int | None = None,
        settings: Mapping[str, Value] | None = None,
        *,
        workers: int = 0,
        longest: int = 20_000,
        modules: Sequence[str] = (),
    ) -> None:
        rules = find_game(game)
        names = rules.seats(rules.check_count(seats), rules.check_settings(settings))
        self.seat = names[0] if seat is None else seat
        if self.seat not in names:
            raise UnknownSeat(seat=self.seat)
        named = dict.fromkeys(names, others) if isinstance(others, str) else dict(others or {})
        bots = {name: named.get(name) or usual_bot(game, name) for name in names if name != self.seat}
        self.runner = VectorRunner(
            game, n, workers=workers, seats=seats, settings=settings, bots=bots, longest=longest, finals=True,
            modules=modules,
        )  # fmt: skip
        self._at = names.index(self.seat)
        layout, size = self.runner.layout, self.runner.space.size
        self.num_envs = n
        self.single_observation_space = spaces.Dict(
            {
                "observation": spaces.Box(layout.low, layout.high, dtype=np.float32),
                "action_mask": spaces.Box(0, 1, shape=(size,), dtype=np.int8),
            }
        )
        self.single_action_space = spaces.Discrete(size)
        self.observation_space = batch_space(self.single_observation_space, n)
        self.action_space = batch_space(self.single_action_space, n)

    def reset(self, *, seed: Any = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """A seed for all matches; without, the matches go on to seeds of their own."""
        super().reset(seed=seed if isinstance(seed, int) else None)
        drawn = int(self.np_random.integers(SEEDS)) if seed is None else hash_of(seed)
        batch = self.runner.reset(drawn)
        return self._seen(batch), self._told(batch)

    def step(
        self, actions: ArrayLike
    ) -> tuple[Any, NDArray[Any], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        batch = self.runner.step(np.asarray(actions))
        rewards = batch.rewards[:, self._at].astype(np.float64)
        return self._seen(batch), rewards, batch.dones, batch.truncations, self._told(batch)

    def close_extras(self, **kwargs: Any) -> None:
        self.runner.close()

    def _seen(self, batch: Batch) -> dict[str, NDArray[Any]]:
        return {"observation": batch.observations, "action_mask": batch.masks.astype(np.int8)}

    def _told(self, batch: Batch) -> dict[str, Any]:
        infos: dict[str, Any] = {"scores": batch.scores, "lengths": batch.lengths}
        over = batch.dones | batch.truncations
        if over.any():
            last, told = np.full(self.num_envs, None, object), np.full(self.num_envs, None, object)
            for row in np.flatnonzero(over):
                none_left = np.zeros(self.runner.space.size, np.int8)
                last[row] = {"observation": batch.finals[row], "action_mask": none_left}
                result = self.runner.ended.get(int(row))
                told[row] = {} if result is None else {"winners": result.winners, "reason": result.reason,
                                                       "scores": dict(result.scores)}  # fmt: skip
            infos |= {"final_obs": last, "_final_obs": over, "final_info": told, "_final_info": over}
        return infos


def hash_of(seed: int | Sequence[int]) -> int:
    """One seed of several, for those who give one a match: the runner makes its own from it."""
    if isinstance(seed, int):
        return seed
    return int(np.random.SeedSequence(list(seed)).generate_state(1)[0])


def vector_env(
    game: str,
    seat: str | None = None,
    n: int = 8,
    others: str | Mapping[str, str] | None = None,
    seats: int | None = None,
    settings: Mapping[str, Value] | None = None,
    *,
    workers: int = 0,
    longest: int = 20_000,
    modules: Sequence[str] = (),
) -> RedbookVectorEnv:
    """`n` matches of a game for one seat, over `workers` processes, as a Gymnasium `VectorEnv`.

    >>> env = vector_env("siege", "west", n=2, others="random")
    >>> env.num_envs
    2
    >>> env.close()
    """
    return RedbookVectorEnv(game, seat, n, others, seats, settings, workers=workers, longest=longest, modules=modules)
