"""The page itself: title, players, result, chapters, turning points, charts, dice."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from html import escape
from itertools import pairwise
from pathlib import Path
from typing import Any

from redbook.chronicle.charts import Point, bars, line_chart
from redbook.chronicle.luck import luck
from redbook.chronicle.parts import named, part, reason_of
from redbook.chronicle.retelling import Retelling
from redbook.kernel import Match, Message, Told
from redbook.kernel.message import Arg
from redbook.kernel.text import add_text, begun_large
from redbook.kernel.text import render as spoken

FOLDER = Path(__file__).parent
STYLE = (FOLDER / "style.css").read_text("utf-8")
TURNING_POINTS = 5
PICTURES = 12

add_text("chronicle", FOLDER / "text")


def render(match: Match, lang: str, seat: str | None = None) -> str:
    """The whole tale as one HTML document that needs nothing else. `seat`: through whose eyes (None: a spectator's).

    >>> from redbook import Match
    >>> from redbook.kernel.walk import play_out
    >>> page = render(play_out(Match.new("hunt", seed=7), 7), "en")
    >>> page.startswith("<!doctype html>"), "Hunt for the Ring" in page
    (True, True)
    """
    return "".join(Page(match, lang, seat).document())


class Page:
    def __init__(self, match: Match, lang: str, seat: str | None) -> None:
        self.match = match
        self.lang = lang
        self.seat = seat
        self.game = match.game.id
        self.own = part(match.game, "chronicle")
        series = getattr(self.own, "series", None)
        self.series: Sequence[Point] = series(match) if series is not None else []
        self.moments = self.turning_points()
        shown = {move for move, _ in self.moments} | {len(match.log)}
        self.again = Retelling(match, shown, seat)
        self.names = {one: named(self.game, "seat", one, lang) for one in match.seats}

    # -- what happened ----------------------------------------------------------------------------

    def turning_points(self) -> list[tuple[int, Message]]:
        """The game's own, or the largest swings of its series."""
        moments = getattr(self.own, "moments", None)
        if moments is not None:
            return list(moments(self.match))[:PICTURES]
        swings = sorted(swings_of(self.series), key=lambda swing: -abs(swing[2]))[:TURNING_POINTS]
        return [
            (move, Message("chronicle", "swing", {"turn": turn, "by": abs(by), "seat": gainer}))
            for turn, move, by, gainer in sorted(swings, key=lambda swing: swing[1])
            if by
        ]

    def words(self, id: str, **args: Arg) -> str:
        return spoken(Message("chronicle", id, args), self.lang)

    def said(self, message: Message) -> str:
        """A message of the game, or of ours with seats by name."""
        if message.scope == "chronicle":
            args = {k: self.names.get(str(v), v) if k == "seat" else v for k, v in message.args.items()}
            message = Message(message.scope, message.id, args)
        return spoken(message, self.lang)

    # -- the document -----------------------------------------------------------------------------

    def document(self) -> Iterator[str]:
        title = self.words("title", game=named(self.game, "game", self.game, self.lang))
        yield f'<!doctype html>\n<html lang="{self.lang}">\n<head>\n<meta charset="utf-8">\n'
        yield '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        yield f"<title>{escape(title)}</title>\n<style>\n{STYLE}</style>\n</head>\n<body>\n<header>\n"
        yield f"<h1>{escape(title)}</h1>\n<p class=lead>{escape(self.outcome())}</p>\n"
        yield from self.players()
        yield "</header>\n<main>\n"
        yield from self.contents()
        yield from self.chart()
        yield from self.turning()
        yield from self.chapters()
        yield from self.final_board()
        yield from self.dice()
        yield f"</main>\n<footer><p>{escape(self.words('colophon'))}</p></footer>\n</body>\n</html>\n"

    def outcome(self) -> str:
        result = self.match.result
        if result is None:
            return self.words("unfinished", moves=len(self.match.log))
        reason = reason_of(self.game, result.reason, self.lang)
        winners = [self.names[one] for one in result.winners]
        return self.words("outcome", count=len(winners), winners=winners, reason=reason)

    def players(self) -> Iterator[str]:
        result = self.match.result
        yield f"<table class=players><caption>{escape(self.words('players'))}</caption><thead><tr>"
        for heading in ("seat", "score", "decisions"):
            yield f"<th scope=col>{escape(self.words(f'column-{heading}'))}</th>"
        yield "</tr></thead><tbody>"
        for number, (seat, name) in enumerate(self.names.items()):
            score = str(result.scores[seat]) if result is not None and seat in result.scores else "–"
            taken = sum(move.seat == seat for move in self.match.log)
            crown = " ♛" if result is not None and seat in result.winners else ""
            yield f"<tr><th scope=row class=side{number}>{escape(begun_large(name))}{crown}</th>"
            yield f"<td>{score}</td><td>{taken}</td></tr>"
        yield "</tbody></table>\n"

    def sections(self) -> list[str]:
        there = {
            "chart": bool(self.series), "turning": bool(self.moments), "tale": True,
            "end": self.picture(len(self.match.log)) is not None, "dice": bool(self.again.dice),
        }  # fmt: skip
        return [name for name, is_there in there.items() if is_there]

    def contents(self) -> Iterator[str]:
        yield f'<nav aria-label="{escape(self.words("contents"))}"><ul>'
        for name in self.sections():
            yield f"<li><a href='#{name}'>{escape(self.words(f'section-{name}'))}</a></li>"
        yield "</ul></nav>\n"

    def heading(self, name: str) -> str:
        return f"<section id={name}>\n<h2>{escape(self.words(f'section-{name}'))}</h2>\n"

    def chart(self) -> Iterator[str]:
        if not self.series:
            return
        yield self.heading("chart")
        yield line_chart(self.series, self.names, self.words("section-chart"))
        yield "<ul class=legend>"
        for number, name in enumerate(self.names.values()):
            yield f"<li class=side{number}>{escape(begun_large(name))}</li>"
        yield f"</ul>\n<details><summary>{escape(self.words('as-table'))}</summary><table><thead><tr>"
        yield f"<th scope=col>{escape(self.words('column-turn'))}</th>"
        yield "".join(f"<th scope=col>{escape(begun_large(name))}</th>" for name in self.names.values())
        yield "</tr></thead><tbody>"
        for turn, _, numbers in self.series:
            cells = "".join(f"<td>{numbers.get(seat, 0)}</td>" for seat in self.names)
            yield f"<tr><th scope=row>{turn}</th>{cells}</tr>"
        yield "</tbody></table></details>\n</section>\n"

    def turning(self) -> Iterator[str]:
        if not self.moments:
            return
        yield self.heading("turning")
        for move, message in self.moments:
            turn = self.again.turn_at[min(move, len(self.match.log))]
            yield f"<figure>{self.picture(move) or ''}<figcaption><b>{escape(self.chapter_name(turn))}</b> "
            yield f"{escape(self.said(message))}</figcaption></figure>\n"
        yield "</section>\n"

    def picture(self, move: int) -> str | None:
        draw = getattr(self.own, "picture", None)
        view: Any = self.again.views.get(move)
        return draw(view) if draw is not None and view is not None else None

    def chapters(self) -> Iterator[str]:
        yield self.heading("tale")
        loud: set[str] | None = getattr(self.own, "LOUD", None)
        for turn, told in self.again.chapters(self.match.events_for(self.seat)).items():
            yield f"<article>\n<h3>{escape(self.chapter_name(turn))}</h3>\n"
            if loud is None:
                yield self.listed(told)
            else:
                open_ones = [one for one in told if one.event.kind in loud]
                yield self.listed(open_ones) if open_ones else f"<p>{escape(self.words('quiet'))}</p>\n"
                yield f"<details><summary>{escape(self.words('all-of-it', count=len(told)))}</summary>"
                yield f"{self.listed(told)}</details>\n"
            yield "</article>\n"
        yield "</section>\n"

    def chapter_name(self, turn: int) -> str:
        return self.words("chapter", turn=turn) if turn else self.words("prologue")

    def listed(self, told: Iterable[Told]) -> str:
        items = "".join(f"<li>{escape(spoken(one.message(self.game), self.lang))}</li>" for one in told)
        return f"<ul class=events>{items}</ul>\n"

    def final_board(self) -> Iterator[str]:
        drawn = self.picture(len(self.match.log))
        if drawn is not None:
            caption = f"<figcaption>{escape(self.outcome())}</figcaption>"
            yield f"{self.heading('end')}<figure>{drawn}{caption}</figure>\n</section>\n"

    def dice(self) -> Iterator[str]:
        if not self.again.dice:
            return
        yield self.heading("dice")
        yield f"<p>{escape(self.words('dice-explained'))}</p>\n<table><thead><tr>"
        for heading in ("seat", "why", "rolls", "mean", "expected", "luck", "faces"):
            yield f"<th scope=col>{escape(self.words(f'column-{heading}'))}</th>"
        yield "</tr></thead><tbody>"
        for one in luck(self.again.dice):
            seat, why = begun_large(self.names.get(one.seat, one.seat)), named(self.game, "roll", one.why, self.lang)
            word = self.words(f"luck-{one.word}")
            yield f"<tr><th scope=row>{escape(seat)}</th><td>{escape(why)}</td><td>{one.rolls}</td>"
            yield f"<td>{one.mean:.2f}</td><td>{one.expected:.2f}</td><td>{escape(word)} ({one.z:+.1f})</td>"
            yield f"<td>{bars(one.counts, one.low, f'{seat}: {why}')}</td></tr>"
        yield "</tbody></table>\n</section>\n"


def swings_of(series: Sequence[Point]) -> Iterator[tuple[int, int, int, str]]:
    """(turn, move, by how much, who gained) between one point and the next: the change of the lead over the others."""
    for (_, _, before), (turn, move, after) in pairwise(series):
        gains = {seat: after[seat] - before.get(seat, 0) for seat in after}
        best = max(gains, key=lambda seat: gains[seat])
        others = [gain for seat, gain in gains.items() if seat != best]
        yield turn, move, gains[best] - (max(others) if others else 0), best
