"""The board of a match as text: drawn by the game where it has a `terminal` module, otherwise told field by field."""

from __future__ import annotations

import msgspec

from redbook.kernel.match import Match
from redbook.kernel.parts import part


def drawing(m: Match, seat: str | None, lang: str) -> str | None:
    """What the game draws, as Rich markup; None if it draws nothing."""
    terminal = part(m.game, "terminal")
    if terminal is None:
        return None
    decision = m.decision if m.decision is not None and m.decision.seat == seat else None
    drawn: str = terminal.render(m.view(seat), decision, lang)
    return drawn


def facts(m: Match, seat: str | None) -> dict[str, str]:
    """What the seat sees, field by field."""
    view = msgspec.to_builtins(m.view(seat))
    return {name: msgspec.json.encode(value).decode() for name, value in view.items()}
