"""How a match comes to a table: new, from a document, as a branch of another, or replayed from storage."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from redbook.kernel import BadSetting, Match, Recorded, RedbookError, Referee, Seeded, Told
from redbook.kernel.chance import AnyChance, Chance, fresh_seed
from redbook.kernel.errors import BadPosition, BadSave
from redbook.kernel.game import Game, find_game
from redbook.server.problems import BadRequest, CannotRestore
from redbook.server.storage import MoveRow, TableRow
from redbook.server.tale import Tale
from redbook.server.wire import NewTable

log = logging.getLogger("redbook.server")


def hides_secrets(game: Game[Any]) -> bool:
    """Games without secrets leave `determinize` alone."""
    return type(game).determinize is not Game.determinize


def new_match(order: NewTable) -> Match:
    if order.save is not None and order.position is not None:
        raise BadRequest(why="save, position")
    if order.save is not None:
        return loaded(order.save)
    chance: Chance = Referee(seed=fresh_seed()) if order.referee else Recorded(source=Seeded(seed=fresh_seed()))
    if order.position is not None:
        doc = order.position
        return checked(lambda: Match.from_position(doc, chance=chance), lambda why: BadPosition(why=why))
    if order.game is None:
        raise BadRequest(why="game")
    return Match.new(order.game, seats=order.seats, settings=order.options, chance=chance)


def loaded(doc: Mapping[str, Any]) -> Match:
    """A saved match with all dice still to fall drawn anew, whatever kind of document it was."""

    def load() -> Match:
        return Match.load(Match.load(doc).save(future=False))

    return checked(load, lambda why: BadSave(move=0, why=why))


def branched(match: Match) -> Match:
    """The match goes on from here with other dice, and leaves the one it came from alone."""
    return Match.load(match.save(future=False))


def rearranged(match: Match, options: Mapping[str, Any]) -> Match:
    """The same table before its first move, with other options."""
    chance: Chance = Recorded(source=Seeded(seed=fresh_seed()))
    if isinstance(match.play_state.chance, Referee):
        chance = Referee(seed=fresh_seed())
    return Match.new(match.game.id, seats=len(match.seats), settings=options, chance=chance)


def checked(make: Callable[[], Match], refuse: Callable[[str], RedbookError]) -> Match:
    """A document comes from outside: whatever a game stumbles over is the document's fault."""
    try:
        return make()
    except RedbookError:
        raise
    except Exception as error:
        log.warning("a document was refused", exc_info=error)
        raise refuse(type(error).__name__) from error


def played(match: Match, notation: str) -> tuple[tuple[str, str, int], list[Told]]:
    """Play one move and listen to what it brings about."""
    match.play_state.told = []
    try:
        decision = match.decision
        match.play(notation)
        told = match.play_state.told or []
    finally:
        match.play_state.told = None
    assert decision is not None
    return (decision.seat, notation, len(decision.options)), told


def restored(row: TableRow, moves: Sequence[MoveRow]) -> tuple[Match, Tale]:
    """Replay what is stored, every move checked."""
    game = find_game(row.game)
    if game.rules != row.rules:
        raise CannotRestore(move=0, why=f"rules {row.rules}, not {game.rules}")
    chance = msgspec.convert(row.chance, AnyChance)
    if row.position is not None:
        doc = {"game": row.game, "seats": row.count, "settings": row.options, "position": row.position}
        match = Match.from_position(doc, chance=chance)
    else:
        match = Match.new(row.game, seats=row.count, settings=row.options, chance=chance)
    tale = Tale()
    tale.add(list(match.events))
    for number, move in enumerate(standing_moves(moves), start=1):
        decision = match.decision
        if decision is None or (decision.seat, len(decision.options)) != (move.seat, move.count):
            raise CannotRestore(move=number, why=move.notation)
        try:
            tale.add(played(match, move.notation)[1])
        except RedbookError as wrong:
            raise CannotRestore(move=number, why=move.notation) from wrong
    return match, tale


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


def check_seating(match: Match, seating: Mapping[str, str], find_bot: Callable[[str, str], Any]) -> dict[str, str]:
    """Who sits where; seats not named are played here."""
    for seat, sitter in seating.items():
        if seat not in match.seats:
            raise BadSetting(game=match.game.id, name=seat, value=sitter)
        kind, _, name = sitter.partition(":")
        if kind == "bot":
            find_bot(match.game.id, name)
    return {seat: seating.get(seat, "here") for seat in match.seats}
