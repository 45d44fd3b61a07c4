"""A game as plain data: all that is static about it, collected from its own classes, never written by hand.

From this come the client's types, completeness tests for bots, words and web, the lobby's settings form,
`redbook games NAME --json`, and the layouts of programs that learn.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from importlib import import_module
from pkgutil import walk_packages
from typing import Any, TypeVar, get_type_hints

import msgspec

from redbook.kernel.events import Event
from redbook.kernel.forms import ArgType, arg_type, form_of, kebab
from redbook.kernel.game import Game, Value
from redbook.kernel.reasons import Reason
from redbook.kernel.steps import Ask, Option, Step

T = TypeVar("T")


class SettingDoc(msgspec.Struct, frozen=True):
    name: str
    values: tuple[Value, ...]  # the first is the default


class QuestionDoc(msgspec.Struct, frozen=True):
    """A kind of decision."""

    kind: str
    rule: str
    options: tuple[str, ...]  # kinds of options
    words: tuple[str, ...]  # notations of single options, where one kind holds many words
    ends: tuple[str, ...]  # kinds or words that end something for good
    in_gesture: bool


class OptionDoc(msgspec.Struct, frozen=True):
    kind: str
    written: str  # the notation, with holes
    args: Mapping[str, ArgType]


class EventDoc(msgspec.Struct, frozen=True):
    kind: str
    args: Mapping[str, ArgType]
    private: bool  # may be told to some seats only


class ReasonDoc(msgspec.Struct, frozen=True):
    id: str
    rule: str


class GameDoc(msgspec.Struct, frozen=True):
    id: str
    rules: int
    secrets: bool
    turn: str  # the event that begins a turn
    seats: Mapping[str, tuple[str, ...]]  # by their number
    settings: tuple[SettingDoc, ...]
    questions: tuple[QuestionDoc, ...]
    options: tuple[OptionDoc, ...]
    events: tuple[EventDoc, ...]
    reasons: tuple[ReasonDoc, ...]
    view: Mapping[str, Any]  # JSON Schema of what a seat sees


@cache
def describe(game: Game[Any]) -> GameDoc:
    settings = game.check_settings(None)
    questions = questions_of(game)
    offered = {name_of(thing): kind_of(thing) for question in questions for thing in question.offers}
    return GameDoc(
        id=game.id,
        rules=game.rules,
        secrets=game.secrets,
        turn=game.turn,
        seats={str(count): game.seats(count, settings) for count in game.seat_counts},
        settings=tuple(SettingDoc(setting.name, setting.values) for setting in game.settings),
        questions=tuple(question_doc(question) for question in questions),
        options=tuple(option_doc(kind) for kind in unique(offered.values())),
        events=tuple(event_doc(event) for event in events_of(game)),
        reasons=tuple(ReasonDoc(reason.id, reason.rule) for reason in reasons_of(game)),
        view=msgspec.json.schema(view_type(game)),
    )


# -- what is collected ----------------------------------------------------------------------------


def questions_of(game: Game[Any]) -> list[type[Ask]]:
    return own(game, Ask)


def steps_of(game: Game[Any]) -> list[type[Step]]:
    return own(game, Step)


def events_of(game: Game[Any]) -> list[type[Event]]:
    return own(game, Event)


def reasons_of(game: Game[Any]) -> list[Reason]:
    return [reason for kind in own(game, Reason) for reason in kind]


def view_type(game: Game[Any]) -> Any:
    """What `view` is declared to give."""
    return get_type_hints(type(game).view)["return"]


def own(game: Game[Any], base: type[T]) -> list[type[T]]:
    """The classes of a game below `base` that nothing is made from: those between only share what is alike."""
    package = load_all(game)
    below = (kind for kind in descendants(base) if (kind.__module__ + ".").startswith(package + "."))
    return sorted((kind for kind in set(below) if not kind.__subclasses__()), key=lambda kind: kebab(kind.__name__))


def descendants(base: type[T]) -> Iterator[type[T]]:
    for kind in base.__subclasses__():
        yield kind
        yield from descendants(kind)


@cache
def load_all(game: Game[Any]) -> str:
    """Every module of the game's package is imported, so that none of its classes is missed."""
    module = import_module(type(game).__module__)
    package = module.__name__ if hasattr(module, "__path__") else module.__name__.rpartition(".")[0]
    for found in walk_packages(import_module(package).__path__, package + "."):
        import_module(found.name)
    return package


# -- one of each ----------------------------------------------------------------------------------


def question_doc(question: type[Ask]) -> QuestionDoc:
    return QuestionDoc(
        kind=kebab(question.__name__),
        rule=question.rule,
        options=tuple(unique(kebab(kind_of(thing).__name__) for thing in question.offers)),
        words=tuple(thing.notation for thing in question.offers if isinstance(thing, Option)),
        ends=tuple(name_of(thing) for thing in question.ends),
        in_gesture=question.in_gesture,
    )


def option_doc(kind: type[Option]) -> OptionDoc:
    form = form_of(kind)
    return OptionDoc(kebab(kind.__name__), form.written, {arg: word.type for arg, word in form.args.items()})


def event_doc(event: type[Event]) -> EventDoc:
    hints = get_type_hints(event, include_extras=True)
    args = {field: arg_type(hints[field]) for field in event.__struct_fields__}
    return EventDoc(kebab(event.__name__), args, event.private)


def kind_of(thing: type[Option] | Option) -> type[Option]:
    return thing if isinstance(thing, type) else type(thing)


def name_of(thing: type[Option] | Option) -> str:
    return kebab(thing.__name__) if isinstance(thing, type) else thing.notation


def unique(things: Iterable[T]) -> list[T]:
    return list(dict.fromkeys(things))
