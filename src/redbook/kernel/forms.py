"""How an option is written and what it tells, declared once on its class.

class Go(Option, frozen=True):
    origin: Hex                       # Hex = Annotated[int, Named(HEXES)]: a number in the rules, a name outside
    to: Hex
    cost: int
    written = "{origin}>{to}"         # the notation; holes are fields or properties. Without it: "go"
    tells = {"from": "origin", …}     # argument -> field or property. Without it: every field under its own name
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from redbook.kernel.message import Arg

ArgType = Literal["name", "number", "yes-no", "names"]
HOLE = re.compile(r"\{(\w+)\}")


def kebab(name: str) -> str:
    """CountVictoryPoints -> count-victory-points: the tag of a step, option or event."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


class Named:
    """Marks a field that is a small number in the rules and a name outside."""

    def __init__(self, names: Sequence[str] | Callable[[Any], str]) -> None:
        self.name: Callable[[Any], str] = names if callable(names) else names.__getitem__
        self.names: Sequence[str] | None = None if callable(names) else names


class Word(msgspec.Struct, frozen=True):
    """One thing that an option or an event tells: how to read it from the value, and what comes out."""

    type: ArgType
    read: Callable[[Any], Arg]


class Form(msgspec.Struct, frozen=True):
    """All that a class of options declares about its words."""

    written: str
    write: Callable[[Any], str]
    args: Mapping[str, Word]

    def tell(self, option: Any) -> dict[str, Arg]:
        return {arg: word.read(option) for arg, word in self.args.items()}


@cache
def form_of(kind: type[Any]) -> Form:
    """The declared form of a class of options, worked out at its first use."""
    hints = get_type_hints(kind, include_extras=True)
    tells: Mapping[str, str] = kind.tells if kind.tells is not None else {f: f for f in kind.__struct_fields__}
    args = {arg: word_of(kind, attribute, hints) for arg, attribute in tells.items()}
    written = kind.written or kebab(kind.__name__)
    holes = [word_of(kind, attribute, hints).read for attribute in HOLE.findall(written)]
    return Form(written, writer(HOLE.sub("%s", written), holes), args)


def writer(template: str, holes: list[Callable[[Any], Arg]]) -> Callable[[Any], str]:
    match holes:
        case []:
            return lambda option: template  # nothing to fill in
        case [only]:
            return lambda option: template % (only(option),)
        case _:
            return lambda option: template % tuple([read(option) for read in holes])


def word_of(kind: type[Any], attribute: str, hints: Mapping[str, Any]) -> Word:
    """What an attribute tells: a field by its type, a property by the type of its answer."""
    hint = hints.get(attribute)
    if hint is None:
        maker = getattr(kind, attribute).fget
        hint = get_type_hints(maker, include_extras=True)["return"]
    named = next((mark for mark in get_args(hint)[1:] if isinstance(mark, Named)), None)
    if get_origin(hint) is Annotated and named is not None:
        return Word("name", lambda option, name=named.name: name(getattr(option, attribute)))  # type: ignore[misc]
    type_ = arg_type(hint)
    if type_ == "yes-no":
        return Word(type_, lambda option: "yes" if getattr(option, attribute) else "no")
    if type_ == "names":
        inner = next((m for m in get_args(get_args(hint)[0])[1:] if isinstance(m, Named)), None)
        name: Callable[[Any], str] = inner.name if inner is not None else str
        return Word(type_, lambda option: [name(item) for item in getattr(option, attribute)])
    return Word(type_, lambda option: getattr(option, attribute))


def arg_type(hint: Any) -> ArgType:
    """What a value of this type is as an argument of a message. None is said as nothing: ""."""
    if get_origin(hint) is Annotated:
        hint = get_args(hint)[0]
    if get_origin(hint) in (Union, UnionType):
        rest = [arg_type(part) for part in get_args(hint) if part is not NoneType]
        if len(set(rest)) != 1:
            raise TypeError(f"{hint} says several things")
        return rest[0]
    if hint is bool:
        return "yes-no"
    if hint is int:
        return "number"
    if hint is str or get_origin(hint) is Literal:
        return "name"
    if get_origin(hint) in (list, tuple):
        return "names"
    raise TypeError(f"{hint} cannot be said")
