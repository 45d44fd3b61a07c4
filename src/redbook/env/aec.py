"""A PettingZoo environment: every seat is an agent, and whoever is asked is the one to act.

>>> from redbook.env import aec_env
>>> env = aec_env("siege")
>>> env.reset(seed=7)
>>> for agent in env.agent_iter():
...     observation, reward, terminated, truncated, info = env.last()
...     if terminated or truncated:
...         action = None
...     else:
...         action = env.action_space(agent).sample(observation["action_mask"])
...     env.step(action)
...     if env.steps == 100:
...         break
>>> env.agents
['west', 'shadow']
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv

from redbook.env.layout import Floats
from redbook.env.table import Action, Illegal, IllegalAction, Observed, Table, observation_space
from redbook.kernel import Match
from redbook.kernel.game import Value


class RedbookAEC(AECEnv, EzPickle):  # type: ignore[misc]  # PettingZoo has no types
    """One match of a game for all its seats, in PettingZoo's agent-environment cycle.

    - **Agents** are the seats, by their names. They play until the match is over; nobody leaves earlier.
    - **Observations**: `{"observation": floats, "action_mask": ones and zeros}`. The floats are named by
      `env.layout.names`, the actions by `env.actions.names`. An agent that is not asked sees a mask of zeros. With
      `flat=True` the floats alone, and the mask in `infos[agent]["action_mask"]`.
    - **Actions**: an index that the mask allows; or the option itself, or its notation: `env.step("attack 0908")`.
    - **Rewards** come at the end: 1 for every winner, -1 for everybody else, 0 for all in a draw. Allies who win
      together get 1 each. Scores, where a game counts any, stand beside them in `infos[agent]["scores"]`.
    - **Infos**: `"options"`, the list that the agent chooses from, for the agent that is asked; at the end `"winners"`,
      `"reason"` and `"scores"`.
    - **Illegal actions** raise `IllegalAction`, which says why; with `illegal="lose"` the match ends, its agent gets
      -1 and the others 0, and `infos` says why.
    - `max_steps` truncates a match that goes on for too long; everybody gets 0.
    - `reset(seed=7)` plays exactly `Match.new(game, seed=7)`; without a seed, the next match of the generator that the
      last seed began. `options` of `reset` may hold `"settings"` or a `"position"` to begin from.

    `view(agent)` is the structured view; `match` is the match itself, secrets included. Observations are worked out
    only when somebody asks for them.

    >>> env = RedbookAEC("siege")
    >>> env.reset(seed=1)
    >>> env.possible_agents, env.agent_selection
    (['west', 'shadow'], 'west')
    """

    metadata: dict[str, Any] = {"name": "redbook", "is_parallelizable": False, "render_fps": 1}

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        settings: Mapping[str, Value] | None = None,
        render_mode: str | None = None,
        *,
        flat: bool = False,
        illegal: Illegal = "raise",
        max_steps: int | None = None,
    ) -> None:
        EzPickle.__init__(self, game, seats, settings, render_mode, flat=flat, illegal=illegal, max_steps=max_steps)
        super().__init__()
        self.table = Table(game, seats, settings, render_mode)
        self.metadata = {
            **self.metadata,
            "name": f"redbook_{game}_v0",
            "render_modes": list(self.table.render_modes),
        }
        self.render_mode = render_mode
        self.flat = flat
        self.illegal = illegal
        self.max_steps = max_steps
        self.steps = 0
        self.layout = self.table.layout
        self.actions = self.table.actions
        self.possible_agents = list(self.table.seats)
        self.agents: list[str] = []
        self.observation_spaces = {agent: observation_space(self.table, flat) for agent in self.possible_agents}
        self.action_spaces: dict[str, spaces.Space[Any]] = {
            agent: spaces.Discrete(self.actions.size) for agent in self.possible_agents
        }
        self._seen: dict[str, Observed] = {}

    # -- what PettingZoo asks for -------------------------------------------------------------

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        match = self.table.begin(seed, options)
        self.steps = 0
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._seen.clear()
        if match.decision is None:  # a position without a move left
            self.agent_selection = self.agents[0]
            self._end(self.table.rewards(), self.table.outcome())
        else:
            self.agent_selection = match.decision.seat
            self._tell(match)
        if self.render_mode == "human":
            self.render()

    def step(self, action: Action | None) -> None:
        decision = self.match.decision  # which says so if there was no reset
        agent = self.agent_selection
        if decision is None or self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        table = self.table
        try:
            option = table.option(action)
        except IllegalAction as refused:
            if self.illegal == "raise":
                raise
            self._end({one: -1.0 if one == agent else 0.0 for one in self.agents}, {"illegal": str(refused)})
            return
        table.push(option)
        self.steps += 1
        self._seen.clear()
        self._cumulative_rewards[agent] = 0.0
        match = self.match
        decision = match.decision
        if decision is None:
            self._end(table.rewards(), table.outcome())
        else:
            self.infos[agent] = {}
            self.agent_selection = decision.seat
            if self.max_steps is not None and self.steps >= self.max_steps:
                self._end(dict.fromkeys(self.agents, 0.0), {}, cut=True)
            else:
                self._tell(match)
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> Any:
        seen = self._seen.get(agent)
        if seen is None:
            seen = self._seen[agent] = self.table.observe(agent)
            if self.terminations.get(agent) or self.truncations.get(agent):
                seen["action_mask"] = np.zeros(self.actions.size, np.int8)
        return seen["observation"] if self.flat else seen

    def state(self) -> Floats:
        """What all seats know together, one after the other: for learners that train with all eyes open."""
        return np.concatenate([self.layout.encode(self.match, agent) for agent in self.possible_agents])

    def render(self) -> str | None:
        """The board as the agent sees it that is to act."""
        return self.table.render(self.agent_selection)

    def close(self) -> None:
        """There is nothing to close: no window, no process."""

    # -- what is ours -------------------------------------------------------------------------

    @property
    def match(self) -> Match:
        """The match itself, secrets included: for searches, tests and replays, not for players."""
        return self.table.match

    def view(self, agent: str) -> Any:
        """What an agent knows, as the game's own structs."""
        return self.match.view(agent)

    def mask(self, agent: str) -> Any:
        return self.table.mask(agent)

    def _tell(self, match: Match) -> None:
        """The options, for nobody but the one who chooses."""
        decision = match.decision
        assert decision is not None
        info = self.infos[decision.seat] = {"options": decision.options}
        if self.flat:
            info["action_mask"] = self.table.mask(decision.seat)

    def _end(self, rewards: dict[str, float], info: dict[str, Any], cut: bool = False) -> None:
        self.rewards = rewards
        self._accumulate_rewards()
        self.infos = {agent: dict(info) for agent in self.agents}
        ended = self.truncations if cut else self.terminations
        for agent in self.agents:
            ended[agent] = True
        self._deads_step_first()

    def __str__(self) -> str:
        return str(self.metadata["name"])


def aec_env(
    game: str,
    seats: int | None = None,
    settings: Mapping[str, Value] | None = None,
    render_mode: str | None = None,
    *,
    flat: bool = False,
    illegal: Illegal = "raise",
    max_steps: int | None = None,
) -> RedbookAEC:
    """A PettingZoo AEC environment of a game: `RedbookAEC` says what it observes, takes and rewards.

    >>> from redbook.env import aec_env
    >>> env = aec_env("hunt", seats=3, settings={"part": "1"}, max_steps=500)
    >>> env.reset(seed=1)
    >>> env.agent_selection, [option.notation for option in env.infos[env.agent_selection]["options"]][:3]
    ('ringbearer', ['token 8', 'token 23', 'token 31'])
    >>> env.step("token 8")
    """
    return RedbookAEC(game, seats, settings, render_mode, flat=flat, illegal=illegal, max_steps=max_steps)
