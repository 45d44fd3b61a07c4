"""Steps: what remains to be done, as plain frozen data on a stack."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar

import msgspec

from redbook.kernel.message import Arg, Message

if TYPE_CHECKING:
    from redbook.kernel.play import Play


def kebab(name: str) -> str:
    """CountVictoryPoints -> count-victory-points: the tag of a step, option or event."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


class Option(msgspec.Struct, frozen=True, tag_field="kind", tag=kebab):
    """One thing that a seat may choose: a small value. `notation` is unique within its decision."""

    @property
    def notation(self) -> str:
        return kebab(type(self).__name__)

    def args(self) -> Mapping[str, Arg]:
        """What the option is about, in names that clients and .ftl files use."""
        return {}

    @property
    def kind(self) -> str:
        return kebab(type(self).__name__)

    def __str__(self) -> str:
        return self.notation


class Step(msgspec.Struct, frozen=True, tag_field="step", tag=kebab):
    """The top step of the stack is taken off and run; it may put smaller steps in its place."""

    asks: ClassVar[bool] = False

    def run(self, g: Play[Any]) -> None:
        raise NotImplementedError


class Ask(Step, frozen=True):
    """A step that asks one seat for one decision. It stays on the stack until it is answered."""

    asks: ClassVar[bool] = True
    may_be_empty: ClassVar[bool] = False  # with no options, the step is passed over

    def seat(self, g: Play[Any]) -> str:
        raise NotImplementedError

    def options(self, g: Play[Any]) -> list[Any]:
        raise NotImplementedError

    def take(self, g: Play[Any], option: Any) -> None:
        """Called with the step already off the stack; a step that goes on puts itself back."""
        raise NotImplementedError

    def prompt(self, g: Play[Any]) -> Message:
        return Message(g.game_id, "ask-" + kebab(type(self).__name__), self.prompt_args(g))

    def prompt_args(self, g: Play[Any]) -> Mapping[str, Arg]:
        return {}
