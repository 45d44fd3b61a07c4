"""How a match comes to a table: new, from a document, or as a branch of another."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from typing import Any

from redbook.kernel import BadSetting, Match, Recorded, RedbookError, Referee, Seeded
from redbook.kernel.chance import Chance, fresh_seed
from redbook.kernel.errors import BadPosition, BadSave
from redbook.server.problems import BadRequest
from redbook.server.tables.wire import NewTable

log = logging.getLogger("redbook.server")


def new_match(order: NewTable) -> Match:
    if order.save is not None and order.position is not None:
        raise BadRequest(why="save, position")
    if order.settings and order.options:
        raise BadRequest(why="settings, options")
    if order.save is not None:
        return loaded(order.save)
    chance: Chance = Referee(seed=fresh_seed()) if order.referee else Recorded(source=Seeded(seed=fresh_seed()))
    if order.position is not None:
        doc = order.position
        return checked(lambda: Match.from_position(doc, chance=chance), lambda why: BadPosition(why=why))
    if order.game is None:
        raise BadRequest(why="game")
    return Match.new(order.game, seats=order.seats, settings=order.chosen(), chance=chance)


def loaded(doc: Mapping[str, Any]) -> Match:
    """A saved match with all dice still to fall drawn anew, whatever kind of document it was."""

    def load() -> Match:
        return Match.load(Match.load(doc).save(future=False))

    return checked(load, lambda why: BadSave(move=0, why=why))


def branched(match: Match) -> Match:
    """The match goes on from here with other dice, and leaves the one it came from alone."""
    return Match.load(match.save(future=False))


def rearranged(match: Match, settings: Mapping[str, Any]) -> Match:
    """The same table before its first move, with other settings."""
    chance: Chance = Recorded(source=Seeded(seed=fresh_seed()))
    if isinstance(match.play_state.chance, Referee):
        chance = Referee(seed=fresh_seed())
    return Match.new(match.game.id, seats=len(match.seats), settings=settings, chance=chance)


def checked(make: Callable[[], Match], refuse: Callable[[str], RedbookError]) -> Match:
    """A document comes from outside: whatever a game stumbles over is the document's fault."""
    try:
        return make()
    except RedbookError:
        raise
    except Exception as error:
        log.warning("a document was refused", exc_info=error)
        raise refuse(type(error).__name__) from error


def check_seating(match: Match, seating: Mapping[str, str], find_bot: Callable[[str, str], Any]) -> dict[str, str]:
    """Who sits where; seats not named are played here."""
    for seat, sitter in seating.items():
        if seat not in match.seats:
            raise BadSetting(game=match.game.id, name=seat, value=sitter)
        kind, _, name = sitter.partition(":")
        if kind == "bot":
            find_bot(match.game.id, name)
    return {seat: seating.get(seat, "here") for seat in match.seats}
