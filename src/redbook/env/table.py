"""What both environments share: a match with its arrays, actions in any form, and how it is shown."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypedDict

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding

from redbook.env.actions import Mask, action_space
from redbook.env.layout import Floats, observation_layout
from redbook.env.rewards import rewards
from redbook.env.showing import as_picture, as_text, render_modes, show
from redbook.kernel import GameOver, IllegalMove, Match, Option, find_game
from redbook.kernel.game import Value
from redbook.kernel.text import render

Action = int | str | Option
Illegal = Literal["raise", "lose"]
SEEDS = 2**63


class Observed(TypedDict):
    """What an agent gets: floats as `observation_layout` names them, and a one for every action that it may take."""

    observation: Floats
    action_mask: Mask


class IllegalAction(IllegalMove, ValueError):
    """An action that is not offered: what it would have been, to whom, and why not.

    >>> from redbook.env import aec_env
    >>> env = aec_env("siege")
    >>> env.reset(seed=1)
    >>> env.step("nonsense")
    Traceback (most recent call last):
    redbook.env.table.IllegalAction: ...
    """

    code = "illegal-action"


class NotBegun(GameOver):
    """An environment is used before `reset`."""

    code = "not-begun"


class Table:
    """One match after another of a game, with layouts that are worked out once."""

    def __init__(
        self, game: str, seats: int | None, settings: Mapping[str, Value] | None, render_mode: str | None
    ) -> None:
        rules = find_game(game)
        self.game = game
        self.count = rules.check_count(seats)
        self.settings = dict(settings or {})
        self.seats = rules.seats(self.count, rules.check_settings(settings))
        self.layout = observation_layout(game, seats, settings)
        self.actions = action_space(game, seats, settings)
        self.render_modes = render_modes(game)
        if render_mode is not None and render_mode not in self.render_modes:
            raise ValueError(f"render_mode is one of {', '.join(self.render_modes)}, not {render_mode!r}")
        self.render_mode = render_mode
        self.random: np.random.Generator | None = None
        self._match: Match | None = None
        self._indices: list[int] | None = None

    @property
    def match(self) -> Match:
        if self._match is None:
            raise NotBegun()
        return self._match

    def begin(self, seed: int | None, options: Mapping[str, Any] | None) -> Match:
        """A new match: of this very seed, or of the next that the generator gives.

        `options`: "settings" for this match, over those of the environment; "position", a document to begin from.
        """
        if seed is not None or self.random is None:
            self.random, _ = seeding.np_random(seed)
        drawn = int(self.random.integers(SEEDS)) if seed is None else seed
        wished = options or {}
        if "position" in wished:
            self.take_over(Match.from_position(wished["position"], seed=drawn))
        else:
            settings = {**self.settings, **wished.get("settings", {})}
            self.take_over(Match.new(self.game, seed=drawn, seats=self.count, settings=settings))
        return self.match

    def take_over(self, match: Match) -> None:
        if match.game.id != self.game or match.seats != self.seats:
            raise ValueError(f"a match of {match.game.id} for {', '.join(match.seats)} does not fit here")
        self._match = match
        self._indices = None

    # -- seeing -------------------------------------------------------------------------------

    def indices(self) -> list[int]:
        """The index of every option of this decision, worked out once."""
        if self._indices is None:
            decision = self.match.decision
            self._indices = [] if decision is None else self.actions.index(decision.options)
        return self._indices

    def mask(self, seat: str) -> Mask:
        """Zeros for a seat that is not asked: what others may do is their secret."""
        mask = np.zeros(self.actions.size, np.int8)
        decision = self.match.decision
        if decision is not None and decision.seat == seat:
            mask[self.indices()] = 1
        return mask

    def observe(self, seat: str) -> Observed:
        return {"observation": self.layout.encode(self.match, seat), "action_mask": self.mask(seat)}

    # -- acting -------------------------------------------------------------------------------

    def option(self, action: Action | None) -> Option:
        """The option that an index, a notation or an option itself means; IllegalAction, if it is not offered."""
        match = self.match
        decision = match.decision
        if decision is None:
            raise GameOver()
        if isinstance(action, str):
            found = decision.find(action)
        elif isinstance(action, Option):
            found = action if action in decision.options else None
        elif action is None:
            raise self.refusal("None")
        else:
            try:
                return decision.options[self.indices().index(int(action))]  # numpy's numbers compare slowly
            except ValueError:
                found = None
        if found is None:
            raise self.refusal(action)
        return found

    def push(self, option: Option) -> None:
        self.match.push(option)
        self._indices = None

    def refusal(self, action: Action) -> IllegalAction:
        match = self.match
        decision = match.decision
        assert decision is not None
        if isinstance(action, str | Option):
            said: str | None = str(action)
            name = str(action)
        else:
            said, name = self.actions.notation(int(action)), self.actions.name(int(action))
        reason = match.why_not(said or name)
        why = render(reason.message(), "en") if reason is not None else name
        return IllegalAction(move=name, seat=decision.seat, asked=decision.kind, why=why)

    def rewards(self) -> dict[str, float]:
        """At the end: 1 for every winner, allies too, -1 for everybody else; 0 for all in a draw."""
        return dict(zip(self.seats, rewards(self.match.result, self.seats), strict=True))

    def outcome(self) -> dict[str, Any]:
        """What is told with the last observation: who has won, why, and the scores where the game counts any."""
        result = self.match.result
        if result is None:
            return {}
        return {"winners": result.winners, "reason": result.reason, "scores": dict(result.scores)}

    # -- showing ------------------------------------------------------------------------------

    def render(self, seat: str | None) -> str | None:
        """The board as `seat` sees it, in the mode of this environment: text, a picture, or printed."""
        match self.render_mode:
            case "ansi":
                return as_text(self.match, seat)
            case "svg":
                return as_picture(self.match, seat)
            case "human":
                show(self.match, seat)
        return None


def observation_space(table: Table, flat: bool) -> spaces.Space[Any]:
    """`flat`: the floats alone. A space of its own for every agent, so that each can be seeded."""
    floats = spaces.Box(table.layout.low, table.layout.high, dtype=np.float32)
    if flat:
        return floats
    return spaces.Dict(
        {"observation": floats, "action_mask": spaces.Box(0, 1, shape=(table.actions.size,), dtype=np.int8)}
    )
