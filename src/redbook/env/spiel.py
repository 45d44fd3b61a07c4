"""Red Book as a game of OpenSpiel (extra `redbook[spiel]`).

    import pyspiel
    import redbook.env.spiel                      # makes the game known

    game = pyspiel.load_game("python_redbook(game=wotr,seats=3,settings=tokens:free-2)")
    state = game.new_initial_state()

| parameter | what it is |
|---|---|
| `game` | `wotr`, `hunt`, `siege`, `tcg`, or any game that is installed |
| `seats` (or `players`) | how many sit at the table; 0: as many as the game usually has |
| `settings` | `name:value;name:value`; OpenSpiel keeps commas and equals signs for itself |
| `chance` | `sampled` (from a seed, within a move) or `explicit` (every die, draw and swap of a shuffle is a node) |
| `rng_seed` | sampled only: the same seed, the same sequence of matches; -1: nobody can guess them |
| `max_length` | decisions after which a match is broken off as a draw |

Sampled chance is the default because it is quick: a move is made once. With chance nodes, a move in which chance
speaks k times is tried k + 1 times, each on a copy, and a match of the card game begins with a hundred nodes or more
for its shuffles. A clone of a state with sampled chance has the same dice to come: a search that must not know them
looks at worlds of `resample_from_infostate`, or plays with chance nodes.

What the strings hold, and what they do not:

- `observation_string`: the seat's view (all that it may know now) as JSON, who decides, and for the seat that decides
  the question with all its options.
- `information_state_string`: the same after a line with what the seat remembers: how many events it was told, and a
  fingerprint of all of them and of its own choices, in order. Two states with the same string are the same to a seat
  that forgets nothing it was told. A match tells its seats whatever happens by events; what a view showed in passing
  and no event told is not in it.
- The tensors have the layout of `redbook.env.observation_layout`; that of the information state adds how often the
  seat heard each kind of event. No tensor of fixed size holds thousands of events: it is a summary, not perfect recall.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from itertools import count
from typing import Any

import msgspec

from redbook.env.course import Beginning, Course
from redbook.env.open_chance import OpenChance
from redbook.env.rewards import rewards
from redbook.kernel import BadSetting, Decision, Option, Seeded, find_game
from redbook.kernel.chance import fresh_seed, sub_seed
from redbook.kernel.extras import needs
from redbook.kernel.game import Value

with needs("spiel"):
    import numpy as np
    import pyspiel
    from numpy.typing import NDArray

    from redbook.env.actions import action_space
    from redbook.env.layout import observation_layout

Floats = NDArray[np.float32]
NAME = "python_redbook"
LONGEST = 20_000  # decisions: random Wars of the Ring have up to ten thousand
FACES = 256  # the most outcomes that a chance node may have; the largest pile that is drawn from has 60 cards
NODES = 64  # chance nodes a decision, at most and on average, for those who reserve room
DEFAULTS: dict[str, str | int] = {
    "game": "siege",
    "seats": 0,
    "players": 0,
    "settings": "",
    "chance": "sampled",
    "rng_seed": -1,
    "max_length": LONGEST,
}
PUBLIC = pyspiel.PrivateInfoType.NONE
OWN = pyspiel.PrivateInfoType.SINGLE_PLAYER


def game_type(*, players: tuple[int, int], explicit: bool, secrets: bool, zero_sum: bool) -> Any:
    kind = pyspiel.GameType
    return kind(
        short_name=NAME,
        long_name="Red Book: games of the Ring",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC if explicit else kind.ChanceMode.SAMPLED_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION if secrets else kind.Information.PERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM if zero_sum else kind.Utility.GENERAL_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        min_num_players=players[0],
        max_num_players=players[1],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=DEFAULTS,
    )


class Setup:
    """All that is the same for every state of one game: shared, never copied."""

    def __init__(self, beginning: Beginning, max_length: int) -> None:
        rules = find_game(beginning.game)
        self.beginning = beginning
        self.max_length = max_length
        self.seats = rules.seats(beginning.seats, rules.check_settings(beginning.settings))
        self.player = {seat: n for n, seat in enumerate(self.seats)}
        self.space = action_space(beginning.game, beginning.seats, beginning.settings)
        self.layout = observation_layout(beginning.game, beginning.seats, beginning.settings)
        self.kinds = tuple(event.kind for event in rules.describe().events)
        self.secrets = rules.secrets


@cache
def setup_for(written: bytes, max_length: int) -> Setup:
    return Setup(msgspec.json.decode(written, type=Beginning), max_length)


class Dealer:
    """Where seeds come from: the n-th match that is dealt has the n-th seed, whatever was copied in between."""

    def __init__(self, rng_seed: int) -> None:
        self.rng_seed = rng_seed
        self._number = count()

    def seed(self) -> int:
        return fresh_seed() if self.rng_seed < 0 else sub_seed(self.rng_seed, f"spiel {next(self._number)}")


class Walk:
    """The one thing that a state holds. OpenSpiel copies and pickles what hangs on a state; here is how."""

    def __init__(self, setup: Setup, dealer: Dealer | None, course: Course | None = None) -> None:
        self.setup = setup
        self._dealer = dealer
        self._course = course
        self._asked: Decision | None = None
        self._offered: dict[int, Option] = {}

    @property
    def course(self) -> Course:
        """Dealt when somebody looks: OpenSpiel makes an initial state for every copy, and throws its contents away."""
        if self._course is None:
            beginning = self.setup.beginning
            chance = OpenChance() if beginning.explicit or self._dealer is None else Seeded(seed=self._dealer.seed())
            self._course = Course(beginning, chance)
        return self._course

    @property
    def over(self) -> bool:
        course = self.course
        return course.wanted is None and (course.decision is None or course.moves >= self.setup.max_length)

    @property
    def offered(self) -> dict[int, Option]:
        """Actions with the options that they are, in ascending order."""
        decision = self.course.decision
        assert decision is not None
        if decision is not self._asked:
            pairs = zip(self.setup.space.index(decision.options), decision.options, strict=True)
            self._offered = {int(action): option for action, option in sorted(pairs, key=lambda pair: pair[0])}
            self._asked = decision
        return self._offered

    def __deepcopy__(self, memo: Mapping[int, Any]) -> Walk:
        return Walk(self.setup, self._dealer, self.course.copy())

    def __reduce__(self) -> tuple[Any, ...]:
        written = msgspec.json.encode(self.setup.beginning, order="deterministic")
        return walk_again, (written, self.setup.max_length, self.course)


def walk_again(written: bytes, max_length: int, course: Course) -> Walk:
    return Walk(setup_for(written, max_length), None, course)


class RedbookGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games for a number of seats with its settings."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = {**DEFAULTS, **(params or {})}
        beginning = read_beginning(given)
        longest = int(given["max_length"])
        if longest < 1:
            raise BadSetting(game=beginning.game, name="max_length", value=str(longest))
        self.setup = setup_for(msgspec.json.encode(beginning, order="deterministic"), longest)
        self.dealer = Dealer(int(given["rng_seed"]))
        seats = len(self.setup.seats)
        kind = game_type(
            players=(seats, seats), explicit=beginning.explicit, secrets=self.setup.secrets, zero_sum=seats == 2
        )
        info = pyspiel.GameInfo(
            num_distinct_actions=self.setup.space.size,
            max_chance_outcomes=FACES if beginning.explicit else 0,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if seats == 2 else None,
            max_game_length=longest,
        )
        super().__init__(kind, info, dict(params or {}))

    def new_initial_state(self) -> RedbookState:
        return RedbookState(self)

    def max_chance_nodes_in_history(self) -> int:
        return NODES * self.setup.max_length if self.setup.beginning.explicit else 0

    def __reduce__(self) -> tuple[Any, ...]:
        return pyspiel.load_game, (str(self),)  # OpenSpiel's own way wants a generator of its own for sampled chance

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        if params:
            raise ValueError(f"an observation has no parameters here: {params}")
        return Observer(self.setup, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


def read_beginning(given: Mapping[str, Any]) -> Beginning:
    game = str(given["game"])
    rules = find_game(game)
    counts = {int(given[name]) for name in ("seats", "players")} - {0}
    if len(counts) > 1:
        raise BadSetting(game=game, name="seats", value=" / ".join(map(str, sorted(counts))))
    chance = str(given["chance"])
    if chance not in ("sampled", "explicit"):
        raise BadSetting(game=game, name="chance", value=chance)
    settings: dict[str, Value] = {}
    choices = {setting.name: setting.values for setting in rules.settings}
    for text in filter(None, str(given["settings"]).split(";")):
        name, _, value = (part.strip() for part in text.partition(":"))
        fitting = [choice for choice in choices.get(name, ()) if str(choice).lower() == value.lower()]
        settings[name] = fitting[0] if fitting else value
    rules.check_settings(settings)
    return Beginning(game, rules.check_count(counts.pop() if counts else None), settings, chance == "explicit")


class RedbookState(pyspiel.State):  # type: ignore[misc]
    """A match, walked by actions of the game's fixed space. `walk.course.match` is the match itself."""

    def __init__(self, game: RedbookGame) -> None:
        super().__init__(game)
        self.walk = Walk(game.setup, game.dealer)

    def current_player(self) -> int:
        walk = self.walk
        if walk.over:
            return int(pyspiel.PlayerId.TERMINAL)
        decision = walk.course.decision
        return int(pyspiel.PlayerId.CHANCE) if decision is None else walk.setup.player[decision.seat]

    def is_terminal(self) -> bool:
        return self.walk.over

    def _legal_actions(self, player: int) -> list[int]:
        return list(self.walk.offered)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        wanted = self.walk.course.wanted
        assert wanted is not None
        if wanted.faces > FACES:
            raise ValueError(f"{wanted.why} has {wanted.faces} outcomes, more than the {FACES} that were promised")
        return [(n, 1 / wanted.faces) for n in range(wanted.faces)]

    def _apply_action(self, action: int) -> None:
        course = self.walk.course
        if course.wanted is not None:
            course.fall(action)
        else:
            course.take(self.walk.offered[action])

    def _action_to_string(self, player: int, action: int) -> str:
        wanted = self.walk.course.wanted
        if player == pyspiel.PlayerId.CHANCE:
            return str(action) if wanted is None else wanted.face(action)
        option = None if self.walk.over or self.walk.course.decision is None else self.walk.offered.get(action)
        return self.walk.setup.space.names[action] if option is None else option.notation

    def returns(self) -> list[float]:
        match = self.walk.course.match
        return list(rewards(None if match is None else match.result, self.walk.setup.seats))

    def resample_from_infostate(self, player_id: int, probability_sampler: Any) -> RedbookState:
        """A state that this player cannot tell from this one: the secrets of the others and all dice to come are new.

        Its history is empty: it begins here, since nobody knows which secret moves led to it.
        """
        walk = self.walk
        state = RedbookState(self.get_game())
        seat, seed = walk.setup.seats[player_id], int(probability_sampler() * 2**53)
        state.walk = Walk(walk.setup, None, walk.course.resample(seat, seed))
        return state

    def __reduce__(self) -> tuple[Any, ...]:
        return state_again, (str(self.get_game()), self.serialize())

    def __str__(self) -> str:
        course = self.walk.course
        m = course.match
        where = "set-up" if m is None else f"move {len(m.log)} {m.digest()}"
        if course.wanted is not None:
            return f"{self.walk.setup.beginning.game} {where} {course.wanted.why}"
        if m is None or m.decision is None or self.walk.over:
            return f"{self.walk.setup.beginning.game} {where} over"
        return f"{self.walk.setup.beginning.game} {where} {m.decision.seat} {m.decision.kind}"


def state_again(game: str, written: str) -> Any:
    return pyspiel.load_game(game).deserialize_state(written)


class Observer:
    """What a player sees, in the form of OpenSpiel's observers.

    Public and private information together: the seat's view. Public alone: what a watcher sees. Private alone: what the
    seat's view holds beside that. Private of all players: every seat's view.
    """

    def __init__(self, setup: Setup, kind: Any) -> None:
        self.setup = setup
        self.kind = kind
        self.tensor: Floats | None = None
        self.dict: dict[str, Floats] = {}
        if kind.public_info and kind.private_info == OWN:
            size = setup.layout.size
            self.tensor = np.zeros(size + (len(setup.kinds) if kind.perfect_recall else 0), np.float32)
            self.dict = {"observation": self.tensor[:size]}
            if kind.perfect_recall:
                self.dict["heard"] = self.tensor[size:]

    def set_from(self, state: RedbookState, player: int) -> None:
        if self.tensor is None:
            return
        self.tensor.fill(0)
        course = state.walk.course
        if course.match is None:  # nothing is dealt yet
            return
        seat = self.setup.seats[player]
        self.dict["observation"][:] = self.setup.layout.encode(course.match, seat)
        if "heard" in self.dict:
            kinds = course.tale.memory(seat).kinds
            self.dict["heard"][:] = [n / (n + 8) for n in (kinds.get(kind, 0) for kind in self.setup.kinds)]

    def string_from(self, state: RedbookState, player: int) -> str:
        course = state.walk.course
        if course.match is None:
            return "set-up"
        seat = self.setup.seats[player]
        own = self.kind.private_info
        lines = []
        if self.kind.perfect_recall and own == OWN:
            memory = course.tale.memory(seat)
            lines.append(f"{seat} heard {memory.heard} {memory.print.hex()}")
        if own == PUBLIC:
            lines += [self._question(course, None), *self._view(course, None)] if self.kind.public_info else []
        elif own == OWN:
            lines += [self._question(course, seat), *self._view(course, seat)]
        else:
            for one in self.setup.seats:
                lines += [self._question(course, one), *self._view(course, one)]
        return "\n".join(lines)

    def _view(self, course: Course, seat: str | None) -> list[str]:
        assert course.match is not None
        view = msgspec.to_builtins(course.match.view(seat), order="sorted")
        if not self.kind.public_info:  # only what a watcher does not see
            seen = msgspec.to_builtins(course.match.view(None))
            view = {name: value for name, value in view.items() if name not in seen or seen[name] != value}
        return [msgspec.json.encode(view, order="sorted").decode()]

    def _question(self, course: Course, seat: str | None) -> str:
        """Who decides is seen by everybody; what is asked, and the options, only by who decides."""
        decision = course.decision
        if decision is None:
            return f"{seat or 'watcher'}: {'over' if course.wanted is None else 'chance'}"
        if decision.seat != seat:
            return f"{seat or 'watcher'}: {decision.seat} decides"
        return f"{seat}: {decision.kind}: {' | '.join(option.notation for option in decision.options)}"


pyspiel.register_game(game_type(players=(2, 6), explicit=False, secrets=True, zero_sum=False), RedbookGame)
