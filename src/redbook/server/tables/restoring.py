"""A whole match played again from what is stored."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from redbook.kernel import Match, RedbookError
from redbook.kernel.chance import AnyChance
from redbook.kernel.game import find_game
from redbook.server.problems import CannotRestore
from redbook.server.store.storage import MoveRow, TableRow
from redbook.server.tables.tale import Tale


def restored(row: TableRow, moves: Sequence[MoveRow]) -> tuple[Match, Tale]:
    """Replay what is stored, every move checked. Under older rules a match goes on if it still plays the same."""
    game = find_game(row.game)
    if row.rules > game.rules:
        raise CannotRestore(move=0, why=f"rules {row.rules}, not {game.rules}")
    since = f" (rules {row.rules}, now {game.rules})" if row.rules != game.rules else ""
    try:
        match = beginning(row)
    except RedbookError as wrong:
        raise CannotRestore(move=0, why=f"{wrong}{since}") from wrong
    tale = Tale.begin(match)
    for number, move in enumerate(standing_moves(moves), start=1):
        decision = match.decision
        if decision is None or (decision.seat, len(decision.options)) != (move.seat, move.count):
            raise CannotRestore(move=number, why=move.notation + since)
        try:
            tale.add(match.play_heard(move.notation))
        except RedbookError as wrong:
            raise CannotRestore(move=number, why=move.notation + since) from wrong
    return match, tale


def beginning(row: TableRow) -> Match:
    chance = msgspec.convert(row.chance, AnyChance)
    if row.position is None:
        return Match.new(row.game, seats=row.count, settings=row.settings, chance=chance)
    doc = {"game": row.game, "seats": row.count, "settings": row.settings, "position": row.position}
    return Match.from_position(doc, chance=chance)


def standing_moves(rows: Sequence[MoveRow]) -> list[MoveRow]:
    """What is left of the record once everything taken back is taken back."""
    standing: list[MoveRow] = []
    for row in rows:
        if row.undo:
            del standing[row.number :]
        else:
            standing.append(row)
        if len(standing) != row.number:
            raise CannotRestore(move=row.number, why=f"version {row.version}")
    return standing
