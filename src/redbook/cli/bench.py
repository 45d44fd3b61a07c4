"""`redbook bench`: the figures of `redbook.arena.speed` as a table or as JSON."""

from __future__ import annotations

import platform

import msgspec
from rich.console import Console
from rich.table import Table

from redbook.arena.speed import Speed, speed
from redbook.cli.words import say
from redbook.kernel import find_game, games


def measure(lang: str, game: str | None, seconds: float, as_json: bool, seats: int | None = None) -> None:
    wanted = [game] if game is not None else list(games())
    for id in wanted:
        find_game(id).check_count(seats)
    speeds = [speed(id, seconds, seats) for id in wanted]
    if as_json:
        doc = {"python": platform.python_version(), "machine": platform.machine(), "games": speeds}
        print(msgspec.json.format(msgspec.json.encode(doc), indent=1).decode())
        return
    console = Console(highlight=False)
    table = Table(header_style="bold", title=say("bench-title", lang, python=platform.python_version()))
    table.add_column("")
    for one in speeds:
        table.add_column(one.game, justify="right")
    for label, cells in rows(lang, speeds):
        table.add_row(label, *cells)
    console.print(table)
    if any(one.chess_moves_per_second is None for one in speeds):
        console.print(say("bench-no-chess", lang), markup=False)


def rows(lang: str, speeds: list[Speed]) -> list[tuple[str, list[str]]]:
    def row(id: str, cells: list[str]) -> tuple[str, list[str]]:
        return say(f"bench-{id}", lang), cells

    made = [
        row("games", [f"{s.matches_per_second:,.1f}" for s in speeds]),
        row("decisions", [f"{s.decisions_per_second:,.0f}" for s in speeds]),
        row("per-game", [f"{s.decisions_per_match:,.0f}" for s in speeds]),
        row("options", [f"{s.options_per_decision:,.1f}" for s in speeds]),
        row("copy", [f"{s.copy_us:,.1f}" for s in speeds]),
        row("view", [f"{s.view_us:,.1f}" for s in speeds]),
        row("determinize", [f"{s.determinize_us:,.1f}" for s in speeds]),
        row("save", [f"{s.save_us:,.0f}" for s in speeds]),
        row("load", [f"{s.load_us:,.0f}" for s in speeds]),
        row("listening", [f"{100 * s.events_ratio:.0f} %" for s in speeds]),
        row("chess", ["–" if s.chess_moves_per_second is None else f"{s.chess_moves_per_second:,.0f}" for s in speeds]),
        row("ratio", ["–" if s.ratio_to_chess is None else f"{s.ratio_to_chess:.2f} ×" for s in speeds]),
    ]
    usual = [s.heuristic_games_per_second for s in speeds]
    made.append(row("usual", ["–" if games is None else f"{games:,.2f}" for games in usual]))
    names = dict.fromkeys(bot.bot for one in speeds for bot in one.bots)
    for name in names:
        found = [next((bot for bot in one.bots if bot.bot == name), None) for one in speeds]
        cells = ["–" if bot is None else f"{bot.matches_per_second:,.2f}" for bot in found]
        made.append((say("bench-bot", lang, bot=name), cells))
    return made
