"""What reasons are made of: messages, names of things, and the figures that several reasons share."""

from __future__ import annotations

from collections.abc import Sequence

from redbook.bots.hunt import rider, wanderer
from redbook.bots.hunt.scent import Nose
from redbook.bots.hunt.thoughts import Heart
from redbook.games.hunt.options import landmark, place
from redbook.kernel import Option, Seeded, Seen
from redbook.kernel.message import Arg, Message

Line = Sequence[Option]
Reasons = list[Message]


class Hunter(rider.Mind):
    """A decision of a Ringwraith, as the strong bot sees it."""

    def __init__(self, seen: Seen) -> None:
        super().__init__(Nose(), seen, Seeded(seed=1))
        self.options = seen.decision.options


class Bearer(wanderer.Mind):
    """A decision of the Ring-bearer, as the strong bot sees it."""

    def __init__(self, seen: Seen) -> None:
        options = seen.decision.options
        moved = wanderer.has_moved(options) if seen.decision.kind == "shire-turn" else True
        super().__init__(Heart(whim=0.0), seen, Seeded(seed=1), moved)
        self.options = options
        self.kind = seen.decision.kind


def say(id: str, /, **args: Arg) -> Message:
    return Message("hunt", f"counsel-{id}", args)


def percent(chance: float) -> int:
    """Never quite hopeless; sure only if it is."""
    if chance > 0.9999:
        return 100
    return max(1, min(99, round(100 * chance)))


def rounded(value: float) -> dict[str, Arg]:
    """A sum of Corruption with one decimal place: `tenths` to choose by, and the digits, since points differ."""
    tenths = max(0, round(10 * value))
    return {"tenths": tenths, "whole": tenths // 10, "digit": tenths % 10}


def named(part: int, space: int) -> str:
    return place(part, space)


def spot(part: int, space: int) -> dict[str, Arg]:
    """A location, or a dot by the location near it."""
    where, near, _ = landmark(part, space)
    return {"where": where, "place": near}


def target(part_targets: Sequence[str], number: int) -> dict[str, Arg]:
    """An area or a whole section."""
    name = part_targets[number]
    return {"kind": "area" if "·" in name else "section", "target": name}
