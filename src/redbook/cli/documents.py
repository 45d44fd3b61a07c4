"""`redbook replay`, `check` and `chronicle`: what is done with a saved game, a record in text or a position."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.markup import escape

from redbook.chronicle import render as tell_tale
from redbook.chronicle.parts import reason_of
from redbook.cli.board import board
from redbook.cli.words import BadUsage, named, say
from redbook.kernel import (
    BadPosition,
    BadSave,
    BadSetting,
    Match,
    RedbookError,
    RuleBroken,
    UnknownGame,
    UnknownSeat,
)
from redbook.kernel.text import render, render_error
from redbook.kernel.walk import check_laws
from redbook.record import BadRecord, Record, from_short, is_short, looks_like_a_record


class NotADocument(RedbookError):
    code = "not-a-document"


def read_document(path: Path) -> dict[str, Any] | Record:
    """A save or a position, in a file or as a short string on the command line; or a record in text."""
    try:
        text = str(path) if is_short(str(path)) and not is_file(path) else path.read_text("utf-8")
    except ValueError as wrong:
        raise NotADocument(path=str(path), why=str(wrong)) from wrong
    return document_of(text, str(path))


def document_of(text: str, name: str) -> dict[str, Any] | Record:
    """`name`: where the text comes from, for what is said of it."""
    try:
        if looks_like_a_record(text):
            return Record.parse(text)
        if is_short(text):
            return from_short(text)
        doc = json.loads(text)
    except (ValueError, RecursionError) as wrong:
        raise NotADocument(path=name, why=str(wrong)) from wrong
    if not isinstance(doc, dict) or "game" not in doc or not ("moves" in doc or "position" in doc):
        raise NotADocument(path=name, why="no game, moves or position")
    return doc


def is_file(path: Path) -> bool:
    """A short position may be longer than any name of a file."""
    try:
        return path.is_file()
    except OSError:
        return False


def read_match(path: Path, seed: int | None = None) -> Match:
    """A saved game or a record, replayed to its end, or a position with fresh chance."""
    return match_of(read_document(path), seed)


def match_of(doc: dict[str, Any] | Record, seed: int | None = None) -> Match:
    if isinstance(doc, Record):
        return doc.match()
    return Match.load(doc) if "moves" in doc else Match.from_position(doc, seed=seed)


def check_file(lang: str, path: Path) -> int:
    """0 and what it is, or 1 and what is wrong with it."""
    console = Console(highlight=False, soft_wrap=True)
    name = shown(path)
    try:
        doc = read_document(path)
        m = match_of(doc, seed=0)
        check_laws(m)
    except (BadRecord, BadSave, BadPosition, BadSetting, RuleBroken, UnknownGame) as wrong:
        reasons = [render_error(wrong, lang)]
        cause = wrong.__cause__
        if isinstance(cause, RedbookError):
            reasons.append(render_error(cause, lang))
        console.print(f"{name}: {' '.join(reasons)}", markup=False)
        return 1
    kind = "record" if isinstance(doc, Record) else "save" if "moves" in doc else "position"
    console.print(say(f"sound-{kind}", lang, file=name, game=m.game.id, moves=len(m.log)), markup=False)
    console.print(state_of_play(m, lang), markup=False)
    return 0


def shown(path: Path) -> str:
    """The name of a file, or as much of a short position as can be told from others."""
    return str(path) if len(str(path)) <= 100 or not is_short(str(path)) else f"{str(path)[:40]}…"


def state_of_play(m: Match, lang: str) -> str:
    """One line: who is to decide what, or who has won."""
    if m.result is not None:
        winners = [named(m.game.id, "seat", seat, lang) for seat in m.result.winners]
        reason = reason_of(m.game.id, m.result.reason, lang)
        return say("over", lang, winners=winners, count=len(winners), reason=reason)
    assert m.decision is not None
    seat = named(m.game.id, "seat", m.decision.seat, lang)
    return say("to-decide", lang, seat=seat, prompt=render(m.decision.prompt, lang))


def show_replay(lang: str, path: Path, seat: str | None, at: int | None, step: bool) -> None:
    """What happened, move by move, as the seat (or everybody) could see it; then the board."""
    console = Console(highlight=False)
    whole = read_match(path, seed=0)
    if seat is not None and seat not in whole.seats:
        raise UnknownSeat(seat=seat)
    end = len(whole.log) if at is None else at
    if end > len(whole.log):
        raise BadUsage(why=say("no-such-move", lang, at=end, length=len(whole.log)))
    told = [one for one in whole.events_for(seat) if one.move <= end]
    m = whole.copy()
    m.rewind(0)
    waiting = iter(told)
    upcoming = next(waiting, None)
    for number in range(end + 1):
        if number:
            move = whole.log[number - 1]
            who = escape(named(m.game.id, "seat", move.seat, lang))
            shown = seat is None or move.seat == seat
            console.print(f"[dim]{number:4d}[/] [bold]{who}[/] {escape(move.option.notation) if shown else '…'}")
            m.push(move.option)
        while upcoming is not None and upcoming.move <= number:
            console.print(f"       {escape(render(upcoming.message(m.game.id), lang))}")
            upcoming = next(waiting, None)
        if step and number < end:
            console.print(board(m, seat, lang))
            if console.input(f"[dim]{escape(say('press-enter', lang))}[/] ").strip().lower() in ("q", "quit"):
                return
    console.print(board(m, seat, lang))
    console.print(state_of_play(m, lang), markup=False)


def write_chronicle(lang: str, path: Path, output: Path, seat: str | None) -> None:
    m = read_match(path, seed=0)
    if seat is not None and seat not in m.seats:
        raise UnknownSeat(seat=seat)
    output.write_text(tell_tale(m, lang, seat=seat), "utf-8")
    Console(highlight=False, soft_wrap=True).print(say("tale-written", lang, file=str(output)), markup=False)
