"""What a game may add to its own telling, each part a module of its package.

`<game>.terminal`   render(view, decision | None, lang) -> str        the board, as Rich markup
                    choices(view, decision, lang) -> {notation: str}  options that it says in words of the moment
`<game>.chronicle`  picture(view) -> str                              the board as one <svg>, without ids or scripts
                    close_up(view, places) -> str                     the part of it around some places
                    series(match) -> [(turn, move, {seat: number})]   what the chart shows, in order
                    moments(match) -> [(move, Message)]               turning points: after which move, and what to say
                    LOUD: set of event kinds                          told openly; the others wait under a fold

Every function may be missing, and the module too.
"""

from __future__ import annotations

from redbook.kernel.parts import part as part
from redbook.kernel.text import begun_large, bundle, pattern

# A game may call its seats sides, and its results outcomes.
ALSO = {"seat": ("seat", "side"), "result": ("result", "outcome")}


def named(game: str, prefix: str, value: str, lang: str) -> str:
    """A game's own name for an id (`seat-west`), or the id itself where it has none."""
    made = bundle(game, lang)
    for one in ALSO.get(prefix, (prefix,)):
        if made.has_message(f"{one}-{value}"):
            return pattern(made, f"{one}-{value}", {})
    return value


def reason_of(game: str, result: str, lang: str) -> str:
    """Why a match ended, as a sentence of its own."""
    reason = begun_large(named(game, "result", result, lang))
    return reason if reason.endswith((".", "!", "?")) else reason + "."
