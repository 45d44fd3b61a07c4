"""The few texts that no other card shares, each a named function. docs/tcg-cards.md counts them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from redbook.games.tcg.phases.assignment import assign
from redbook.games.tcg.state import G, Mod
from redbook.games.tcg.table.kinds import bound


def return_to_its_master(g: G, a: Any) -> None:
    """1_224: nothing that was assigned is fought any more; the chosen Nazgûl fights the Ring-bearer, and during that
    skirmish the text of The One Ring is off."""

    s = g.s
    s.foe = [-1] * len(s.foe)
    s.mods.append(Mod("ring-text-off", -1, 1, "phase", a.src))
    s.retold()
    for nazgul in bound(a, "chosen"):
        assign(g, s.bearer[s.fp], nazgul)


SPECIALS: dict[str, Callable[[Any, Any], None]] = {
    "return-to-its-master": return_to_its_master,
}
