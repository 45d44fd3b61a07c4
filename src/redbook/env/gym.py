"""A Gymnasium environment: one seat is yours, bots play the others.

>>> from redbook.env import gym_env
>>> env = gym_env("siege", "west", others="random")
>>> observation, info = env.reset(seed=7)
>>> observation, reward, terminated, truncated, info = env.step(info["options"][0])
>>> reward, terminated, sorted(info)
(0.0, False, ['action_mask', 'options', 'seat'])
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import gymnasium
from gymnasium import spaces
from gymnasium.utils import EzPickle

from redbook.bots.registry import find_bot, usual_bot
from redbook.env.table import SEEDS, Action, Illegal, IllegalAction, Table, observation_space
from redbook.kernel import Bot, Match, Seeded, Seen, UnknownSeat, games
from redbook.kernel.game import Value

Others = str | Bot | Mapping[str, str | Bot] | None
ANY = "any"
DEALS = 100  # a match that ends before the seat is asked anything is dealt anew, so often at most


class RedbookGym(gymnasium.Env[Any, Any], EzPickle):
    """One seat of a game against bots, as a Gymnasium environment. A step lasts until the seat is asked again.

    - **Seat**: a name, or "any": drawn anew for every match, and told by `info["seat"]` and the observation.
    - **Others**: a bot for all other seats, by its name ("random", "captain:novice") or itself, or a bot for each in a
      dictionary. Those not named are played by the bots that a newcomer meets there. Named bots are made anew for every
      match.
    - **Observations**, **actions** and **rewards** are those of `RedbookAEC`. The mask stands in the observation and
      in `info["action_mask"]`; `info["options"]` has the options themselves. `flat=True`: floats alone.
    - **Illegal actions** lose the match by default, as learners without masks must be able to err: reward -1,
      terminated, and `info["illegal"]` says why. With `illegal="raise"` they raise `IllegalAction`.
    - `reset(seed=7)` plays `Match.new(game, seed=7)`, and the bots draw from the same seed.

    >>> env = RedbookGym("siege", "west", others="random")
    >>> observation, info = env.reset(seed=1)
    >>> info["seat"], len(info["options"])
    ('west', 36)
    """

    metadata: dict[str, Any] = {"render_modes": ["human", "ansi", "svg"], "render_fps": 1}

    def __init__(
        self,
        game: str,
        seat: str | None = None,
        others: Others = None,
        seats: int | None = None,
        settings: Mapping[str, Value] | None = None,
        render_mode: str | None = None,
        *,
        flat: bool = False,
        illegal: Illegal = "lose",
        max_steps: int | None = None,
    ) -> None:
        EzPickle.__init__(
            self, game, seat, others, seats, settings, render_mode, flat=flat, illegal=illegal, max_steps=max_steps
        )
        self.table = table = Table(game, seats, settings, render_mode)
        self.metadata = {**self.metadata, "render_modes": list(table.render_modes)}
        self.render_mode = render_mode
        self.chosen = table.seats[0] if seat is None else seat
        if self.chosen != ANY and self.chosen not in table.seats:
            raise UnknownSeat(seat=self.chosen)
        named = others.keys() if isinstance(others, Mapping) else ()
        for name in named:
            if name not in table.seats:
                raise UnknownSeat(seat=str(name))
        self.others = others
        for one in table.seats:
            self.bot_for(one)  # an unknown bot is said now
        self.flat = flat
        self.illegal = illegal
        self.max_steps = max_steps
        self.steps = 0
        self.layout = table.layout
        self.actions = table.actions
        self.observation_space = observation_space(table, flat)
        self.action_space = spaces.Discrete(table.actions.size)
        self.seat = self.chosen
        self.players: dict[str, Bot] = {}
        self.chance = Seeded()

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        for _ in range(DEALS):
            self.table.begin(seed, options)
            random = self.table.random
            assert random is not None
            seats = self.table.seats
            self.seat = seats[int(random.integers(len(seats)))] if self.chosen == ANY else self.chosen
            self.chance = Seeded(seed=int(random.integers(SEEDS)))
            self.players = {one: self.bot_for(one) for one in seats if one != self.seat}
            self.steps = 0
            self.let_others_play()
            if self.match.decision is not None:
                break
            seed = None
        else:
            raise ValueError(f"{self.seat} is never asked anything in this game")
        if self.render_mode == "human":
            self.render()
        return self.observed(), self.info()

    def step(self, action: Action) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        try:
            option = self.table.option(action)
        except IllegalAction as refused:
            if self.illegal == "raise":
                raise
            return self.observed(), -1.0, True, False, {**self.info(), "illegal": str(refused)}
        self.table.push(option)
        self.steps += 1
        self.let_others_play()
        if self.render_mode == "human":
            self.render()
        ended = self.match.decision is None
        cut = not ended and self.max_steps is not None and self.steps >= self.max_steps
        reward = self.table.rewards()[self.seat] if ended else 0.0
        return self.observed(), reward, ended, cut, self.info()

    def render(self) -> str | None:
        return self.table.render(self.seat)

    # -- what is ours -------------------------------------------------------------------------

    @property
    def match(self) -> Match:
        """The match itself, secrets included: for searches, tests and replays, not for players."""
        return self.table.match

    def view(self) -> Any:
        """What the seat knows, as the game's own structs."""
        return self.match.view(self.seat)

    def action_masks(self) -> Any:
        """The mask as booleans, under the name that MaskablePPO of sb3-contrib looks for."""
        return self.table.mask(self.seat).astype(bool)

    def observed(self) -> Any:
        seen = self.table.observe(self.seat)
        return seen["observation"] if self.flat else seen

    def info(self) -> dict[str, Any]:
        decision = self.match.decision
        told: dict[str, Any] = {"seat": self.seat, "action_mask": self.table.mask(self.seat)}
        if decision is None:
            return told | self.table.outcome()
        return told | {"options": decision.options}

    def let_others_play(self) -> None:
        """Bots answer until the seat is asked, or the match is over."""
        match = self.match
        while match.decision is not None and match.decision.seat != self.seat:
            self.table.push(self.players[match.decision.seat].choose(Seen(match), self.chance))

    def bot_for(self, seat: str) -> Bot:
        wished = self.others.get(seat) if isinstance(self.others, Mapping) else self.others
        if wished is None:
            wished = usual_bot(self.table.game, seat)
        return find_bot(self.table.game, wished) if isinstance(wished, str) else wished


def gym_env(
    game: str,
    seat: str | None = None,
    others: Others = None,
    seats: int | None = None,
    settings: Mapping[str, Value] | None = None,
    render_mode: str | None = None,
    *,
    flat: bool = False,
    illegal: Illegal = "lose",
    max_steps: int | None = None,
) -> RedbookGym:
    """A Gymnasium environment of one seat: `RedbookGym` says what it observes, takes and rewards.

    >>> from redbook.env import gym_env
    >>> env = gym_env("hunt", "wraith-1", others={"ringbearer": "random"}, seats=3)
    >>> observation, info = env.reset(seed=1)
    >>> info["seat"], int(info["action_mask"].sum()) == len(info["options"])
    ('wraith-1', True)
    """
    return RedbookGym(game, seat, others, seats, settings, render_mode, flat=flat, illegal=illegal, max_steps=max_steps)


def register() -> None:
    """Make every game known to Gymnasium: `gymnasium.make("redbook/Siege-v0", seat="west")`.

    Importing this module does it, too, for the games that are known then: so "redbook.env.gym:redbook/Siege-v0" works.

    >>> import gymnasium
    >>> from redbook.env import register
    >>> register()
    >>> env = gymnasium.make("redbook/Hunt-v0", seat="ringbearer", others="random")
    """
    for game in games():
        id = f"redbook/{game.capitalize()}-v0"
        if id not in gymnasium.registry:
            gymnasium.register(id=id, entry_point="redbook.env.gym:RedbookGym", kwargs={"game": game})


register()
