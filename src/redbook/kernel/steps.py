"""Steps: what remains to be done, as plain frozen data on a stack."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar

import msgspec

from redbook.kernel.forms import form_of, kebab
from redbook.kernel.message import Arg, Message

if TYPE_CHECKING:
    from redbook.kernel.play import Play
    from redbook.kernel.reasons import Reason


class Option(msgspec.Struct, frozen=True, tag_field="kind", tag=kebab):
    """One thing that a seat may choose: a small value. `notation` is unique within its decision.

    `written` and `tells` declare its notation and its arguments (forms.py).

    >>> from redbook import Match
    >>> option = Match.new("siege", seed=7).decision.options[0]
    >>> option.kind, option.notation, dict(option.args())
    ('set-up', 'GO-03@0911', {'piece': 'GO-03', 'hex': '0911'})
    """

    written: ClassVar[str] = ""  # without it: the name of the class
    tells: ClassVar[Mapping[str, str] | None] = None

    @property
    def notation(self) -> str:
        """As it is written in logs, and given to `Match.play`."""
        return form_of(type(self)).write(self)

    def args(self) -> Mapping[str, Arg]:
        """What the option is about, in names that clients and .ftl files use."""
        return form_of(type(self)).tell(self)

    @property
    def kind(self) -> str:
        """What sort of option it is: "pass", "march"; `Game.describe()` lists all of them."""
        return kebab(type(self).__name__)

    def __str__(self) -> str:
        return self.notation


class Step(msgspec.Struct, frozen=True, tag_field="step", tag=kebab):
    """The top step of the stack is taken off and run; it may put smaller steps in its place.

    >>> class Feast(Step):
    ...     def run(self, g):
    ...         g.s.append("ale")
    >>> Feast().asks
    False
    """

    asks: ClassVar[bool] = False

    def run(self, g: Play[Any]) -> None:
        raise NotImplementedError


class Ask(Step, frozen=True):
    """A step that asks one seat for one decision. It stays on the stack until it is answered.

    >>> class More(Option):
    ...     pass
    >>> class SecondBreakfast(Ask):
    ...     offers = (More,)
    ...
    ...     def seat(self, g):
    ...         return "pippin"
    ...
    ...     def options(self, g):
    ...         return [More()]
    >>> [option.notation for option in SecondBreakfast().options(None)]
    ['more']
    """

    asks: ClassVar[bool] = True
    may_be_empty: ClassVar[bool] = False  # with no options, the step is passed over
    offers: ClassVar[tuple[type[Option] | Option, ...]] = ()  # every kind of option that it may offer
    ends: ClassVar[tuple[type[Option] | Option, ...]] = ()  # of these, those that end something for good
    in_gesture: ClassVar[bool] = False  # one step of a larger gesture of the same seat: Escape takes the last one back
    rule: ClassVar[str] = ""  # where the rulebook asks this: "wotr p.19", "siege 4.2.4", "tcg 83"

    @property
    def goes_on(self) -> bool:
        """Whether this very question goes on a gesture, and does not begin another."""
        return self.in_gesture

    def seat(self, g: Play[Any]) -> str:
        raise NotImplementedError

    def options(self, g: Play[Any]) -> list[Any]:
        raise NotImplementedError

    def take(self, g: Play[Any], option: Any) -> None:
        """Called with the step already off the stack; a step that goes on puts itself back."""
        raise NotImplementedError

    def why_not(self, g: Play[Any], intent: str) -> Reason | None:
        """Why `intent`, a notation or a click, is not among the options. None: no reason of this question."""
        return None

    def prompt(self, g: Play[Any]) -> Message:
        return Message(g.game_id, "ask-" + kebab(type(self).__name__), self.prompt_args(g))

    def prompt_args(self, g: Play[Any]) -> Mapping[str, Arg]:
        return {}
