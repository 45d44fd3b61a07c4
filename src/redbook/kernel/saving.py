"""Saves and positions: documents that are checked, never trusted."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, cast

import msgspec

from redbook.kernel.chance import AnyChance, Chance, Recorded, Referee, Seeded, fresh_seed
from redbook.kernel.errors import (
    BadChance,
    BadPosition,
    BadSave,
    BadSetting,
    ChanceExhausted,
    NewerSave,
    OldSave,
    RedbookError,
    RuleBroken,
)
from redbook.kernel.events import Told
from redbook.kernel.game import Value, find_game
from redbook.kernel.play import Play

if TYPE_CHECKING:
    from redbook.kernel.match import Match

Hear = Callable[[list[Told]], None]  # told of the beginning, then of every move
FORMAT = 2
READABLE = (1, 2)  # format 1 said `options` where format 2 says `settings`


class SaveDoc(msgspec.Struct):
    redbook: int
    game: str
    rules: int
    seats: int
    settings: dict[str, Value]
    chance: AnyChance
    moves: list[str]
    counts: list[int] | None = None  # None: nobody wrote down how many options there were; a record in text does not
    digest: str | None = None
    position: dict[str, Any] | None = None


class PositionDoc(msgspec.Struct):
    redbook: int
    game: str
    rules: int
    seats: int
    settings: dict[str, Value]
    position: dict[str, Any]


READY = tuple(msgspec.json.Decoder(doc) for doc in (SaveDoc, PositionDoc))  # built at import: threads may load at once


def save(m: Match, *, future: bool = True) -> dict[str, Any]:
    """Game, settings, chance and moves; the counts and the digest are there to be checked."""
    chance = m._origin.chance.copy()
    if not future:
        m = recorded(m)
        chance = cast("Recorded | Referee", m.play_state.chance).rewound()
    doc = SaveDoc(
        redbook=FORMAT,
        game=m.game.id,
        rules=m.game.rules,
        seats=len(m.seats),
        settings=dict(m.settings),
        chance=chance,  # type: ignore[arg-type]
        moves=[],
        counts=[],
        digest=m.digest(),
        position=m.position_doc,
    )
    plain: dict[str, Any] = msgspec.to_builtins(doc)
    plain["moves"], plain["counts"] = m.log.notations(), m.log.counts()  # plain already: not to be walked again
    return plain


def recorded(m: Match) -> Match:
    """The same match with every answer of chance written down; played through again if it has not been so far."""
    if isinstance(m.play_state.chance, Recorded | Referee):
        return m
    play = m._origin.copy()
    play.chance = Recorded(source=play.chance)  # type: ignore[arg-type]
    again = type(m)(m.game, m.seats, m.settings, play)
    again.position_doc = m.position_doc
    for move in m.log:
        again.push(move.option)
    return again


def load(cls: type[Match], raw: Mapping[str, Any], *, future: bool = True, hear: Hear | None = None) -> Match:
    """Replays the whole match, once, and checks every move on the way."""
    try:
        doc = msgspec.convert(in_todays_words(raw), SaveDoc)
    except msgspec.ValidationError as wrong:
        raise BadSave(move=0, why=str(wrong)) from wrong
    if doc.redbook > FORMAT:
        raise NewerSave(move=0, why=f"format {doc.redbook}")
    if doc.redbook not in READABLE:
        raise BadSave(move=0, why=f"format {doc.redbook}")
    game = find_game(doc.game)
    if doc.rules > game.rules:
        raise NewerSave(move=0, why=f"rules {doc.rules}, not {game.rules}")
    if doc.rules < 1:
        raise BadSave(move=0, why=f"rules {doc.rules}")
    if doc.counts is not None and len(doc.moves) != len(doc.counts):
        raise BadSave(move=min(len(doc.moves), len(doc.counts)), why="moves and counts differ in number")

    def wrong_at(move: int, why: str) -> BadSave:
        """Under older rules a match loads if it plays the same to the last option; otherwise a rule was mended."""
        return OldSave(move=move, why=why, then=doc.rules, now=game.rules) if older else BadSave(move=move, why=why)

    older = doc.rules != game.rules
    complete = isinstance(doc.chance, Recorded) and doc.chance.source is None
    if isinstance(doc.chance, Recorded | Referee):
        doc.chance.go_on_from(fresh_seed())
    wrapped = not future and not isinstance(doc.chance, Recorded | Referee)
    if wrapped:
        doc.chance = Recorded(source=doc.chance)  # type: ignore[arg-type]
    try:
        m = beginning(cls, doc)
    except (BadChance, ChanceExhausted) as wrong:
        raise BadSave(move=0, why=str(wrong)) from wrong
    if hear is not None:
        hear(list(m.events))
    for number, notation in enumerate(doc.moves, start=1):
        if m.decision is None:
            raise wrong_at(number, "the game is over")
        if doc.counts is not None and len(m.decision.options) != doc.counts[number - 1]:
            raise wrong_at(number, f"{len(m.decision.options)} options, not {doc.counts[number - 1]}")
        try:
            if hear is None:
                m.play(notation)
            else:
                told = m.play_heard(notation)
        except RedbookError as wrong:
            raise wrong_at(number, notation) from wrong
        if hear is not None:
            hear(told)
    if not older and doc.digest not in (None, digest_as_saved(m, wrapped)):  # a state may be written otherwise since
        raise BadSave(move=len(doc.moves), why="the position at the end is another one")
    if complete and m.play_state.chance.asked != len(cast(Recorded, doc.chance).given):
        raise BadSave(move=len(doc.moves), why="dice that have not fallen yet")
    if not future:
        redraw(m, fresh_seed())
    return m


def digest_as_saved(m: Match, wrapped: bool) -> str:
    """The document was written with the bare source that a record has been put around."""
    if not wrapped:
        return m.digest()
    g = m.play_state
    record = g.chance
    g.chance = cast(Recorded, record).source  # type: ignore[assignment]
    try:
        return m.digest()
    finally:
        g.chance = record


def redraw(m: Match, seed: int) -> None:
    """What has fallen stays; all that is still to fall comes from another seed, whoever knew the old one."""
    now = m.play_state.chance
    plays = [m.play_state, m._origin, *(chapter.after for chapter in m.log.chapters if chapter.after is not None)]
    plays += [] if m._pending is None else [m._pending[0]]
    m._recorder = None  # what it has heard is so, but it would go on with the old seed
    if isinstance(now, Recorded):
        given = now.given[: now.asked]
        for play in plays:
            play.chance = Recorded(play.chance.asked, given[:], Seeded(seed=seed))
    elif isinstance(now, Referee):
        for play in plays:
            chance = cast(Referee, play.chance)
            chance.given, chance.seed = now.given[:], seed


def in_todays_words(raw: Mapping[str, Any]) -> dict[str, Any]:
    """A document of format 1 says `options` for what the match was set up with."""
    doc = dict(raw)
    if "options" in doc and "settings" not in doc:
        doc["settings"] = doc.pop("options")
    return doc


def beginning(cls: type[Match], doc: SaveDoc) -> Match:
    if doc.position is None:
        return cls.new(doc.game, seats=doc.seats, settings=doc.settings, chance=doc.chance)
    whole = {"redbook": FORMAT, "game": doc.game, "rules": doc.rules, "seats": doc.seats,
             "settings": doc.settings, "position": doc.position}  # fmt: skip
    return from_position(cls, whole, doc.chance)


def position(m: Match) -> dict[str, Any]:
    doc = PositionDoc(
        redbook=FORMAT,
        game=m.game.id,
        rules=m.game.rules,
        seats=len(m.seats),
        settings=dict(m.settings),
        position=m.game.position(m.play_state),
    )
    plain: dict[str, Any] = msgspec.to_builtins(doc)
    return plain


def from_position(cls: type[Match], raw: Mapping[str, Any], chance: Chance) -> Match:
    """Only `game` and `position` are needed; the rest has sensible defaults."""
    try:
        whole = {"redbook": FORMAT, "rules": 0, "seats": 0, "settings": {}, **in_todays_words(raw)}
        doc = msgspec.convert(whole, PositionDoc)
    except msgspec.ValidationError as wrong:
        raise BadPosition(why=str(wrong)) from wrong
    game = find_game(doc.game)
    if doc.redbook not in READABLE or not 0 <= doc.rules <= game.rules:
        raise BadPosition(why=f"format {doc.redbook}, rules {doc.rules}")
    try:
        settings = game.check_settings(doc.settings)
        state, steps = game.from_position(doc.position, settings)
        told = game.count_of(state)
        count = game.check_count(doc.seats or told)
        if told not in (None, count):
            raise BadPosition(why=f"seats: {count}, players: {told}")
        for law in game.invariants:
            law(state)
    except (msgspec.ValidationError, BadSetting, RuleBroken) as wrong:
        raise BadPosition(why=str(wrong)) from wrong
    m = cls(game, game.seats(count, settings), settings, Play(doc.game, state, list(reversed(steps)), chance.copy()))
    m.position_doc = dict(doc.position)
    return m
