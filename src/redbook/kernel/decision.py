"""A decision: one seat, one question, a list of options that is never empty."""

from __future__ import annotations

from typing import Any

from redbook.kernel.message import Message
from redbook.kernel.play import Play
from redbook.kernel.steps import Ask, Option


class Decision:
    """What one seat is asked now. Options are listed at once; words are made only when somebody reads them.

    >>> from redbook import Match
    >>> decision = Match.new("siege", seed=7).decision
    >>> decision.seat, decision.kind
    ('west', 'place-rangers')
    >>> print(decision.prompt)
    Place Rangers of Ithilien GO-03 in the woods of North Ithilien.
    >>> decision.find("GO-03@0911") is decision.options[0]
    True
    """

    __slots__ = ("_g", "_written", "options", "seat", "step")

    def __init__(self, g: Play[Any], step: Ask, seat: str, options: list[Option]) -> None:
        self._g = g
        self._written: dict[str, Option] | None = None
        self.step = step
        self.seat = seat
        self.options = options

    @property
    def prompt(self) -> Message:
        """The question in words: `str` for English, `redbook.kernel.text.render` for any language."""
        return self.step.prompt(self._g)

    @property
    def kind(self) -> str:
        """The tag of the step that asks: what clients and bots look at."""
        return str(self.step.__struct_config__.tag)

    def find(self, notation: str) -> Option | None:
        """Notations are made as far as a search goes, and kept for the next one: options of one decision are unique."""
        written = self._written
        if written is None:
            written = self._written = {}
        elif notation in written:
            return written[notation]
        for option in self.options[len(written) :]:
            known = option.notation
            written[known] = option
            if known == notation:
                return option
        return None

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Decision)
            and self.seat == other.seat
            and self.step == other.step
            and self.options == other.options
        )

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        shown = ", ".join(option.notation for option in self.options[:6])
        more = f", … ({len(self.options)})" if len(self.options) > 6 else ""
        return f"<{self.seat}: {self.prompt} [{shown}{more}]>"
