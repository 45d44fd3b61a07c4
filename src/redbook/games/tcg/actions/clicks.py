"""What an intent means: "play gimli.12", "use gimli.12/2", or a click on a card, "gimli.12"."""

from __future__ import annotations

import re

import msgspec

from redbook.games.tcg.state import State

CLICK = re.compile(r"(?:(play|use|discard-to-heal|transfer) )?[a-z0-9-]+\.(\d+)(?:/(\d+))?")
LONGEST = 100


class Click(msgspec.Struct, frozen=True):
    """To click on a card is to want to play it. `text` is the number of the text that is meant, from 0."""

    verb: str
    card: int
    text: int


def read_click(intent: str) -> Click | None:
    match = CLICK.fullmatch(intent) if len(intent) <= LONGEST else None
    if match is None:
        return None
    return Click(match[1] or "play", int(match[2]), int(match[3] or 1) - 1)


def clicked(s: State, intent: str) -> Click | None:
    """The same, of a card that is at this table."""
    click = read_click(intent)
    return click if click is not None and click.card < len(s.kind) else None
