"""A whole match played again from what is stored.

When the rules have changed since, it goes on if all of its moves still mean the same. If not, it stands where the moves
that do have led, says so in its log, and goes on from there with other dice: people have seen what the old ones would
bring. What fell stays stored.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Sequence
from typing import Any

import msgspec

from redbook.kernel import Event, Game, Match, Recorded, RedbookError, Referee, Told
from redbook.kernel.chance import AnyChance, Chance, fresh_seed
from redbook.kernel.game import find_game
from redbook.kernel.saving import redraw
from redbook.server.problems import CannotRestore
from redbook.server.store.rows import MoveRow, RulesRow, TableRow
from redbook.server.tables.standing import same_standing, standing_of
from redbook.server.tables.tale import Tale

log = logging.getLogger("redbook.server")


class RulesChanged(Event, frozen=True):
    """Said at the table, in the kernel's words: any game's rules may change."""

    then: int
    now: int
    kept: int
    stood: int


class Restored(msgspec.Struct, frozen=True):
    """`change`: the match stands elsewhere than it was left, begins as `row` says now, and that is to be stored."""

    row: TableRow
    match: Match
    tale: Tale
    change: RulesRow | None = None

    def change_in_words(self) -> str:
        now = self.change
        assert now is not None
        return f"rules {now.rules_before}, now {now.rules_after}: {now.kept} of {now.stood} moves still stand"


def restored(row: TableRow, moves: Sequence[MoveRow], changes: Sequence[RulesRow] = ()) -> Restored:
    """Replay what is stored, every move checked."""
    game = find_game(row.game)
    if row.rules > game.rules:
        raise CannotRestore(move=0, why=f"rules {row.rules}, not {game.rules}")
    if row.standing.version != (moves[-1].version if moves else 0):
        raise CannotRestore(move=row.standing.length, why=f"version {row.standing.version}")
    standing = standing_moves(moves)
    said = standing_changes(moves, changes)
    if row.rules < game.rules:
        return under_new_rules(row, game, standing, said)
    try:
        match = beginning(row)
    except RedbookError as wrong:
        raise CannotRestore(move=0, why=str(wrong)) from wrong
    tale = told_from(match, said)
    for number, move in enumerate(standing, start=1):
        try:
            play_again(match, tale, move, said)
        except CannotRestore:
            raise
        except RedbookError as wrong:
            raise CannotRestore(move=number, why=move.notation) from wrong
    return Restored(row, match, tale)


# -- moves that are played again ------------------------------------------------------------------


def told_from(match: Match, said: Sequence[RulesRow]) -> Tale:
    tale = Tale.begin(match)
    remark(tale, said)
    return tale


def play_again(match: Match, tale: Tale, move: MoveRow, said: Sequence[RulesRow]) -> None:
    check_same(match, move)
    tale.add(match.play_heard(move.notation))
    remark(tale, said)
    time.sleep(0)  # others first: one interpreter serves them all


def check_same(match: Match, move: MoveRow) -> None:
    """The same seat decides, with as many options as when the move was stored."""
    decision = match.decision
    if decision is None or (decision.seat, len(decision.options)) != (move.seat, move.count):
        raise CannotRestore(move=len(match.log) + 1, why=move.notation)


def remark(tale: Tale, said: Sequence[RulesRow]) -> None:
    for change in said:
        if change.kept == tale.length:
            event = RulesChanged(change.rules_before, change.rules_after, change.kept, change.stood)
            tale.remark(Told(change.kept, "rules-changed", event))


def beginning(row: TableRow, chance: Chance | None = None) -> Match:
    chance = chance or chance_of(row)
    if row.position is None:
        return Match.new(row.game, seats=row.count, settings=row.settings, chance=chance)
    doc = {"game": row.game, "seats": row.count, "settings": row.settings, "position": row.position}
    return Match.from_position(doc, chance=chance)


def chance_of(row: TableRow) -> Chance:
    chance: Chance = msgspec.convert(row.chance, AnyChance)
    return chance


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


def standing_changes(rows: Sequence[MoveRow], changes: Sequence[RulesRow]) -> list[RulesRow]:
    """What was said of the rules, unless it went with a move that was taken back later."""
    return [
        change
        for change in changes
        if all(row.number >= change.kept for row in rows if row.version > change.version and row.undo)
    ]


# -- under new rules ------------------------------------------------------------------------------


def under_new_rules(row: TableRow, game: Game[Any], standing: Sequence[MoveRow], said: list[RulesRow]) -> Restored:
    then = msgspec.structs.replace(row, settings=settings_left(game, row))
    try:
        match = beginning(then)
    except RedbookError as wrong:
        raise CannotRestore(move=0, why=f"{wrong} (rules {row.rules}, now {game.rules})") from wrong
    tale = told_from(match, said)
    kept = 0
    for move in standing:
        try:
            play_again(match, tale, move, said)
        except Exception as error:  # rules that have changed may stumble over what they never led to themselves
            log.warning("table %s: move %d (%s): %r", row.id, kept + 1, move.notation, error)
            break
        kept += 1
    version = row.standing.version
    same = kept == len(standing) and then.settings == row.settings
    if same and same_standing(standing_of(match, version), row.standing):
        return Restored(row, match, tale)
    change = RulesRow(version + 1, row.rules, game.rules, kept, len(standing), row.settings, row.chance)
    return cut(then, game, standing[:kept], said, change)


def cut(row: TableRow, game: Game[Any], kept: Sequence[MoveRow], said: list[RulesRow], change: RulesRow) -> Restored:
    """The match anew, up to the last move that still means the same; all dice after it are drawn anew."""
    chance = chance_of(row)
    if not isinstance(chance, Recorded | Referee):
        chance = Recorded(source=chance)  # type: ignore[arg-type]
    match = beginning(row, chance)
    said = [*(one for one in said if one.kept <= change.kept), change]
    tale = told_from(match, said)
    for move in kept:
        play_again(match, tale, move, said)
    redraw(match, fresh_seed())
    renewed = msgspec.structs.replace(
        row, rules=game.rules, chance=match.save()["chance"], standing=standing_of(match, change.version)
    )
    return Restored(renewed, match, tale, change)


def settings_left(game: Game[Any], row: TableRow) -> dict[str, Any]:
    """Those that the game still knows; it has its own for the others."""
    left: dict[str, Any] = {}
    for name, value in row.settings.items():
        try:
            game.check_settings({**left, name: value})
        except RedbookError:
            continue
        left[name] = value
    return left
