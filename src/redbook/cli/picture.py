"""`redbook picture`: a position, a save, a record or the beginning of a game as a picture for forums and pages."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from rich.console import Console

from redbook.cli.documents import NotADocument, document_of, match_of, read_document
from redbook.cli.words import BadUsage, say
from redbook.kernel import Match, UnknownSeat
from redbook.record import Record

STDIN = "-"
LONGEST = 64_000_000  # letters of a document from a pipe; no save is longer
SUFFIXES = (".svg", ".png")
WIDTH = 1600  # dots, where nobody says


def draw_picture(
    lang: str,
    file: str | None,
    output: Path,
    *,
    game: str | None = None,
    seat: str | None = None,
    at: int | None = None,
    dark: bool = False,
    width: int | None = None,
    mark: list[str] | None = None,
) -> None:
    """Write the picture, and say where it is."""
    from redbook.pictures import picture, png

    suffix = output.suffix.lower()
    if suffix not in SUFFIXES:
        raise BadUsage(why=say("picture-suffix", lang, file=output.name[-24:]))
    match = begun(lang, file, game)
    if at is not None:
        if at > len(match.log):
            raise BadUsage(why=say("no-such-move", lang, at=at, length=len(match.log)))
        match.rewind(at)
    if seat is not None and seat not in match.seats:
        raise UnknownSeat(seat=seat)
    svg = picture(match, seat, lang=lang, theme="dark" if dark else "light", size=width, highlight=mark or ())
    if suffix == ".svg":
        output.write_text(svg, "utf-8")
    else:
        output.write_bytes(png(svg, width or WIDTH))
    Console(highlight=False, soft_wrap=True).print(say("picture-written", lang, file=str(output)), markup=False)


def begun(lang: str, file: str | None, game: str | None) -> Match:
    """What is drawn: a document, or the first decision of a game."""
    if (file is None) == (game is None):
        raise BadUsage(why=say("picture-of-what", lang))
    if game is not None:
        return Match.new(game, seed=0)
    assert file is not None
    return match_of(from_pipe() if file == STDIN else read_document(Path(file)), seed=0)


def from_pipe() -> dict[str, Any] | Record:
    text = sys.stdin.read(LONGEST + 1)
    if len(text) > LONGEST:
        raise NotADocument(path=STDIN, why=f"> {LONGEST}")
    return document_of(text.strip(), STDIN)
