"""`redbook games`: what can be played, with which seats, settings and bots."""

from __future__ import annotations

import json

import msgspec
from rich.console import Console
from rich.table import Table

from redbook.bots import bots_for
from redbook.cli.words import BadUsage, named, say
from redbook.kernel import find_game, games
from redbook.kernel.game import Game, Value


def list_games(lang: str, as_json: bool, wanted: str | None = None) -> None:
    chosen = [find_game(wanted).id] if wanted is not None else list(games())
    if as_json:
        print(json.dumps([described(id, whole=wanted is not None) for id in chosen], ensure_ascii=False, indent=1))
    elif wanted is not None:
        tell_all(wanted, lang)
    else:
        table = Table(box=None, header_style="bold", pad_edge=False)
        for heading in ("game", "name", "players", "bots"):
            table.add_column(say(f"column-{heading}", lang))
        for id in chosen:
            bots = ", ".join(info.name for info in bots_for(id))
            table.add_row(f"[bold]{id}[/]", named(id, "game", id, lang), players(find_game(id)), bots)
        Console().print(table)


def tell_all(id: str, lang: str) -> None:
    """One game with its seats, its settings and its bots. What belongs to a seat is told for the first seat only."""
    game = find_game(id)
    console = Console(highlight=False)
    console.print(f"[bold]{named(id, 'game', id, lang)}[/]\n")
    table = Table(box=None, show_header=False, pad_edge=False)
    table.add_column(no_wrap=True)
    table.add_column()
    for seats in seats_of(game):
        row = ", ".join(f"{named(id, 'seat', seat, lang)} ({seat})" for seat in seats)
        table.add_row(say("games-seats", lang, count=len(seats)), row)
    first, *others = seats_of(game)[-1]
    repeated = {name for seat in others for name in game.own_settings(seat)}
    for choice in game.settings:
        if choice.name not in repeated:
            mark = f" ({say('games-each-seat', lang)})" if choice.name in game.own_settings(first) else ""
            table.add_row(f"--set {choice.name}=", " | ".join(map(str, choice.values)).replace("[", "\\[") + mark)
    for info in bots_for(id):
        levels = say("games-levels", lang, levels=list(info.levels)) if info.levels else ""
        table.add_row(say("games-bot", lang, bot=info.name), levels)
    console.print(table)


def players(game: Game) -> str:  # type: ignore[type-arg]
    least, most = min(game.seat_counts), max(game.seat_counts)
    return str(least) if least == most else f"{least}–{most}"


def described(id: str, *, whole: bool) -> dict[str, object]:
    """For programs. `whole`: with every question, option, event and reason, and the schema of what a seat sees."""
    game = find_game(id)
    more: dict[str, object] = msgspec.to_builtins(game.describe()) if whole else {}
    return {
        **more,
        "id": id,
        "seats": [list(seats) for seats in seats_of(game)],
        "settings": {choice.name: list(choice.values) for choice in game.settings},
        "bots": [{"name": info.name, "levels": list(info.levels)} for info in bots_for(id)],
    }


def seats_of(game: Game) -> list[tuple[str, ...]]:  # type: ignore[type-arg]
    defaults = game.check_settings(None)
    return [game.seats(count, defaults) for count in game.seat_counts]


def read_settings(game: str, given: list[str] | None, lang: str) -> dict[str, Value]:
    """NAME=VALUE as typed; the value takes the type that the game's choice has."""
    settings: dict[str, Value] = {}
    choices = {choice.name: choice for choice in find_game(game).settings}
    for text in given or []:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadUsage(why=say("setting-without-value", lang, text=text))
        fitting = [v for v in choices[name].values if str(v).lower() == value.lower()] if name in choices else []
        settings[name] = fitting[0] if fitting else value
    return settings
