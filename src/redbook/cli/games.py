"""`redbook games`: what can be played, with which seats, options and bots."""

from __future__ import annotations

import json

from rich.console import Console
from rich.table import Table

from redbook.bots import bots_for
from redbook.bots.registry import spelled
from redbook.cli.words import BadUsage, named, say
from redbook.kernel import find_game, games
from redbook.kernel.game import Game, Value


def list_games(lang: str, as_json: bool) -> None:
    if as_json:
        print(json.dumps([described(id) for id in games()], ensure_ascii=False, indent=1))
        return
    table = Table(box=None, header_style="bold", pad_edge=False)
    for heading in ("game", "seats", "options", "bots"):
        table.add_column(say(f"column-{heading}", lang), overflow="fold")
    for id in games():
        game = find_game(id)
        seats = " / ".join(", ".join(named(id, "seat", seat, lang) for seat in s) for s in seats_of(game))
        options = ", ".join(f"{choice.name}={'|'.join(map(str, choice.values))}" for choice in game.choices)
        bots = "\n".join(spelled(info) for info in bots_for(id))
        table.add_row(f"[bold]{id}[/] {named(id, 'game', id, lang) if named(id, 'game', id, lang) != id else ''}",
                      seats, options or "–", bots.replace("[", "\\["))  # fmt: skip
    Console().print(table)


def described(id: str) -> dict[str, object]:
    game = find_game(id)
    return {
        "id": id,
        "seats": [list(seats) for seats in seats_of(game)],
        "options": {choice.name: list(choice.values) for choice in game.choices},
        "bots": [{"name": info.name, "levels": list(info.levels)} for info in bots_for(id)],
    }


def seats_of(game: Game) -> list[tuple[str, ...]]:  # type: ignore[type-arg]
    defaults = game.check_options(None)
    return [game.seats(count, defaults) for count in game.seat_counts]


def read_options(game: str, given: list[str] | None, lang: str) -> dict[str, Value]:
    """NAME=VALUE as typed; the value takes the type that the game's choice has."""
    options: dict[str, Value] = {}
    choices = {choice.name: choice for choice in find_game(game).choices}
    for text in given or []:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadUsage(why=say("option-without-value", lang, text=text))
        fitting = [v for v in choices[name].values if str(v).lower() == value.lower()] if name in choices else []
        options[name] = fitting[0] if fitting else value
    return options
