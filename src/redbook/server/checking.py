"""Whether everything that is stored of a table still makes the match that it says."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from redbook.kernel import Match, RedbookError
from redbook.kernel.walk import check_laws
from redbook.server.problems import CannotRestore
from redbook.server.store.rows import MoveRow, RulesRow, TableRow
from redbook.server.tables.restoring import restored
from redbook.server.tables.standing import same_standing, standing_of


class Finding(msgspec.Struct, frozen=True):
    """`wrong`: what is; "" if nothing is. `change`: under today's rules it stands elsewhere, once it is opened."""

    wrong: str = ""
    change: str = ""


def examined(row: TableRow, moves: Sequence[MoveRow], changes: Sequence[RulesRow]) -> Finding:
    """Versions without a gap, every move replayed, the laws of the game, the standing, and a save that loads."""
    if [move.version for move in moves] != list(range(1, len(moves) + 1)):
        return Finding("versions")
    try:
        found = restored(row, moves, changes)
        if found.change is not None:
            return Finding(change=found.change_in_words())
        check_laws(found.match)
        if not same_standing(standing_of(found.match, row.standing.version), row.standing):
            return Finding("standing")
        if Match.load(found.match.save()).digest() != found.match.digest():
            return Finding("digest")
    except CannotRestore as wrong:
        return Finding(f"{wrong.args_.get('why', '')} ({wrong.args_.get('move', 0)})")
    except RedbookError as wrong:
        return Finding(str(wrong))
    return Finding()
