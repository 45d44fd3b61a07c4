"""A message is what is to be said, not yet in any language: a Fluent id and its arguments."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

Arg = str | int | list[str]


class Message(msgspec.Struct, frozen=True):
    """`scope` is a game id (or "kernel"): it says whose .ftl file holds `id`.

    >>> print(Message("kernel", "why-game-is-over"))
    The game is over.
    >>> from redbook.kernel.text import render
    >>> render(Message("kernel", "why-game-is-over"), "es")
    'La partida ha terminado.'
    """

    scope: str
    id: str
    args: Mapping[str, Arg] = {}

    def __str__(self) -> str:
        from redbook.kernel.text import render

        return render(self, "en")
