"""Every step of the game, for reading a stack back from a document."""

from __future__ import annotations

from redbook.games.hunt import (
    allies,
    day,
    encounters,
    frodo,
    gandalf,
    nazgul,
    part2,
    playing,
    ringbearer,
    setup,
    sorcery,
    tracking,
)  # fmt: skip
from redbook.games.hunt.cards import ally_ops, sorcery_ops
from redbook.kernel import Ask, Step

MODULES = (
    allies, day, encounters, frodo, gandalf, nazgul, part2, playing, ringbearer, setup, sorcery, tracking,
    ally_ops, sorcery_ops,
)  # fmt: skip
ABSTRACT = (Ask, Step, sorcery_ops.Active, ally_ops.RingbearerAsk)

STEPS: tuple[type[Step], ...] = tuple(
    thing
    for module in MODULES
    for name, thing in sorted(vars(module).items())
    if isinstance(thing, type)
    and issubclass(thing, Step)
    and thing not in ABSTRACT
    and thing.__module__ == module.__name__
)
