"""What a game gives to the kernel, and where the kernel finds games."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Generic

import msgspec

from redbook.kernel.chance import Chance, Seeded
from redbook.kernel.decision import Decision
from redbook.kernel.errors import BadValue, UnknownGame, UnknownSetting
from redbook.kernel.near import nearest
from redbook.kernel.play import Play, S
from redbook.kernel.reasons import Reason
from redbook.kernel.steps import Step

if TYPE_CHECKING:
    from importlib.metadata import EntryPoints

    from redbook.kernel.describe import GameDoc

Value = str | int | bool
EVERYBODY = "everybody"  # a circle whose notes lie open on the table


class Setting(msgspec.Struct, frozen=True):
    """What people set before the first move; the first value is the default.

    >>> find_game("siege").settings[0]
    Setting(name='turns', values=(12, 15))
    """

    name: str
    values: tuple[Value, ...]


def written(value: Value) -> str:
    """As a value stands in documents, on the command line and in the ids of its words.

    >>> written(True), written(12)
    ('true', '12')
    """
    return str(value).lower() if isinstance(value, bool) else str(value)


class Game(Generic[S]):
    """One instance a game, without state of its own. Every method is pure but for the Play it is handed.

    >>> siege = find_game("siege")
    >>> siege.seat_counts, siege.secrets, siege.describe().questions[0].kind
    ((2,), False, 'advance-further')
    """

    id: ClassVar[str]
    rules: ClassVar[int] = 1  # raise it whenever an old save would play differently
    settings: ClassVar[tuple[Setting, ...]] = ()
    seat_counts: ClassVar[tuple[int, ...]] = (2,)
    steps: ClassVar[tuple[type[Step], ...]] = ()
    invariants: ClassVar[tuple[Callable[[Any], None], ...]] = ()  # each raises RuleBroken
    settled: ClassVar[tuple[str, ...]] = ()  # decisions before which nothing is half done: then these hold, too
    settled_invariants: ClassVar[tuple[Callable[[Any], None], ...]] = ()
    secrets: ClassVar[bool] = True  # whether a seat knows what another does not; a game that hides nothing says so
    turn: ClassVar[str] = ""  # the event that begins a turn, for replays and chronicles
    names: ClassVar[Mapping[str, str]] = {}  # message argument -> prefix of its name in the .ftl files
    folder: ClassVar[Path]  # where text/{en,es,pt}.ftl stand

    def seats(self, count: int, settings: Mapping[str, Value]) -> tuple[str, ...]:
        raise NotImplementedError(f"{type(self).__name__} needs a method seats")

    def new(self, count: int, settings: Mapping[str, Value]) -> tuple[S, list[Step]]:
        """The state before the first move and the steps of the whole game. Chance is not asked yet."""
        raise NotImplementedError(f"{type(self).__name__} needs a method new")

    def view(self, g: Play[S], seat: str | None) -> msgspec.Struct:
        """What a seat (None: a spectator) may know, built from nothing."""
        raise NotImplementedError(f"{type(self).__name__} needs a method view")

    def determinize(self, g: Play[S], seat: str | None, chance: Chance) -> None:
        """Resample in place all that the seat does not know. Games without secrets leave this alone."""

    def known(self, g: Play[S], seat: str) -> S:
        """The state without what the seat does not know, for reading only. A game may do this without a whole copy."""
        twin = g.copy()
        self.determinize(twin, seat, Seeded())
        return twin.s

    def why_not(self, g: Play[S], decision: Decision, intent: str) -> Reason | None:
        """The reason against `intent` whatever is asked, when the question itself (`Ask.why_not`) knows none."""
        return None

    def position(self, g: Play[S]) -> dict[str, Any]:
        """The state as a document that a person can read and write."""
        raise NotImplementedError(f"{type(self).__name__} needs a method position")

    def from_position(self, doc: Mapping[str, Any], settings: Mapping[str, Value]) -> tuple[S, list[Step]]:
        """The state of such a document; BadPosition if it cannot be."""
        raise NotImplementedError(f"{type(self).__name__} needs a method from_position")

    def count_of(self, state: S) -> int | None:
        """How many sit at the table of a state; None if the state does not tell."""
        return None

    def describe(self) -> GameDoc:
        """All that is static about the game, as plain data collected from its classes."""
        from redbook.kernel.describe import describe  # it reads games, so it cannot be imported before them

        return describe(self)

    def cards(self, lang: str) -> Sequence[msgspec.Struct]:
        """The printed cards with their text in a language, for readers. Games without a catalogue have none."""
        return ()

    def card_texts(self, id: str) -> tuple[str, ...]:
        """The messages that tell the text of a card, paragraph by paragraph, where its text stands in messages."""
        return (f"card-{id}-text",)

    def own_settings(self, seat: str) -> tuple[str, ...]:
        """Settings that belong to whoever sits there: his to change until the first move."""
        return ()

    def shown_settings(self, settings: Mapping[str, Value], seat: str | None) -> dict[str, Value]:
        """What a seat (None: a spectator) may know of the settings of a match."""
        return dict(settings)

    def note_circle(self, seat: str, settings: Mapping[str, Value]) -> str:
        """Seats of one circle read the notes that they share with each other, and nobody else does. "": none.

        The notes of the circle EVERYBODY lie open: all at the table read them, watchers too.
        """
        return ""

    def any_settings(self, count: int, chance: Chance) -> dict[str, Value]:
        """Settings by lot, for soaks and fuzzing: a game whose set-up matters draws one here."""
        return {}

    # -- shared by all games ------------------------------------------------------------------

    def check_settings(self, given: Mapping[str, Value] | None) -> dict[str, Value]:
        known = {setting.name: setting for setting in self.settings}
        settings = {setting.name: setting.values[0] for setting in self.settings}
        for name, value in (given or {}).items():
            setting = known.get(name)
            if setting is None:
                raise unknown_setting(self.id, str(name), known)
            if not any(value == v and type(value) is type(v) for v in setting.values):
                alike = any(str(value) == str(v) for v in setting.values)  # "12" for 12: then the quotes say it all
                spell: Callable[[object], str] = repr if alike else str
                values = ", ".join(map(spell, setting.values))
                raise BadValue(game=self.id, name=name, value=spell(value), values=values)
            settings[name] = value
        return settings

    def check_count(self, count: int | None) -> int:
        if count is None:
            return self.seat_counts[0]
        if count not in self.seat_counts:
            counts = ", ".join(map(str, self.seat_counts))
            raise BadValue(game=self.id, name="seats", value=str(count), values=counts)
        return count

    def step_types(self) -> Any:
        """The union of all steps, for decoding a stack."""
        union: Any = self.steps[0]
        for step in self.steps[1:]:
            union = union | step
        return union


def unknown_setting(game: str, name: str, known: Iterable[str]) -> UnknownSetting:
    """What there is, and what may have been meant."""
    names = list(known)
    near = nearest(name, names)
    return UnknownSetting(game=game, name=name, known=", ".join(names) or "–", near=near, found=int(bool(near)))


_known: dict[str, Game[Any] | str] = {}


def register(game: Game[Any] | str, id: str | None = None) -> None:
    """Make a game known: the game itself, or "package.module:NAME" to import it when it is wanted.

    >>> register("redbook.games.siege:GAME", id="siege")
    >>> find_game("siege").id
    'siege'
    """
    if isinstance(game, str):
        if id is None:
            raise ValueError("a game given by its path needs an id")
        _known[id] = game
    else:
        _known[game.id] = game


def find_game(id: str) -> Game[Any]:
    """The game of that name: one of ours, one that was registered, or one that a package brings along.

    >>> find_game("hunt").seat_counts
    (2, 3, 4, 5)
    """
    game = _known.get(id)
    if game is None:
        for entry in offered():
            if entry.name == id:
                game = _known[id] = entry.load()
    if game is None:
        near = nearest(str(id), games())
        raise UnknownGame(game=str(id), near=near, found=int(bool(near)))
    if isinstance(game, str):
        module, _, name = game.partition(":")
        game = _known[id] = getattr(import_module(module), name)
    return game


def games() -> Sequence[str]:
    """What can be played, by name.

    >>> {"hunt", "siege", "tcg", "wotr"} <= set(games())
    True
    """
    return sorted({*_known, *(entry.name for entry in offered())})


def offered() -> EntryPoints:
    """Games of other packages. Looking for them loads more than the kernel itself: it waits until somebody asks."""
    from importlib.metadata import entry_points

    return entry_points(group="redbook.games")
