"""`redbook arena`: a tournament with a progress bar, a table, a plot, and files for whoever wants to look closer."""

from __future__ import annotations

from pathlib import Path
from time import perf_counter

import msgspec
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from redbook.arena import Figures, Played, Rules, figures, pairings, run
from redbook.arena.figures import Tally
from redbook.arena.plot import plot as draw
from redbook.bots import bring_in
from redbook.cli.games import read_settings
from redbook.cli.words import named, say
from redbook.kernel import find_game


def hold(
    lang: str, game: str, bots: list[str], *, n: int, swap: bool, jobs: int, ray: str | None, seed: int,
    seats: int | None, setting: list[str] | None, check: bool | None, seconds: float | None, json: bool,
    out: Path | None, plot: Path | None, crashes: Path, modules: list[str], strict: bool = False,
) -> int:  # fmt: skip
    """0; or 1 when the game itself broke in some match. A bot that breaks loses, and that is all, unless `strict`."""
    brought = bring_in(modules)
    count = find_game(game).check_count(seats)
    rules = Rules(
        game,
        seats=count,
        settings=read_settings(game, setting, lang),
        check=all(bot == "random" for bot in bots) if check is None else check,
        seconds=seconds,
        out=str(out) if out is not None else None,
        crashes=str(crashes),
        modules=brought,
    )
    find_game(game).check_settings(rules.settings)
    plan = pairings(bots, count, n, seed, swap)
    began = perf_counter()
    with bar(quiet=json) as progress:
        task = progress.add_task(game, total=len(plan))
        played = run(rules, plan, jobs, lambda one: progress.advance(task), ray)
    told = figures(game, played, perf_counter() - began)
    picture = draw(
        told,
        played,
        title=" – ".join([game, *dict.fromkeys(bots)]),
        lead=say("plot-lead", lang),
        foot=say("plot-foot", lang, matches=told.matches, moves=round(told.median_moves)),
    )
    where = plot or (out / "arena.svg" if out is not None else None)
    if where is not None:
        where.parent.mkdir(parents=True, exist_ok=True)
        where.write_text(picture, "utf-8")
    if out is not None:
        (out / "arena.json").write_bytes(msgspec.json.format(as_json(told, played), indent=1))
    if json:
        print(msgspec.json.format(as_json(told, played), indent=1).decode())
    else:
        report(Console(highlight=False), lang, told, played, where, crashes)
    return 1 if told.faults.keys() & {"broken", "endless"} or (strict and told.faults) else 0


def as_json(told: Figures, played: list[Played]) -> bytes:
    matches = [msgspec.structs.replace(one, save=None) for one in played]
    return msgspec.json.encode({"figures": told, "matches": matches})


def bar(quiet: bool) -> Progress:
    console = Console(stderr=True)
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=quiet or not console.is_terminal,
    )


def report(console: Console, lang: str, told: Figures, played: list[Played], where: Path | None, crashes: Path) -> None:
    title = say("arena-title", lang, game=told.game, matches=told.matches)
    table = Table(box=SIMPLE_HEAD, header_style="bold", title=title, title_justify="left", padding=(0, 1, 0, 0))
    for heading in ("bot", "played", "won", "drawn", "share", "interval", "score", "lead", "rating"):
        justify = "left" if heading == "bot" else "right"
        table.add_column(say(f"column-{heading}", lang), justify=justify, no_wrap=True)  # type: ignore[arg-type]
    for bot in told.bots:
        table.add_row(f"[bold]{escape(short(bot.bot))}[/]", *cells(bot.all), f"{bot.rating:.1f}±{bot.uncertainty:.0f}")
        for seat, tally in bot.seats.items():
            table.add_row(f"  {escape(named(told.game, 'seat', seat, lang))}", *cells(tally), "")
        table.add_section()
    table.add_row(f"[bold]{escape(say('sides', lang))}[/]")
    for seat, tally in told.seats.items():
        table.add_row(f"  {escape(named(told.game, 'seat', seat, lang))}", *cells(tally), "")
    console.print(table)
    turns = f"{told.median_turns:g}" if told.median_turns is not None else "–"
    lengths = {"median": f"{told.median_moves:g}", "least": told.shortest, "most": told.longest, "turns": turns}
    console.print(say("arena-length", lang, **lengths), markup=False)  # type: ignore[arg-type]
    speed = {"decisions": f"{told.decisions_per_second:,.0f}", "matches": f"{told.matches_per_second:.2f}"}
    console.print(say("arena-speed", lang, seconds=f"{told.seconds:.1f}", **speed), markup=False)
    reasons = [f"{named(told.game, 'result', reason, lang)} {count}" for reason, count in told.reasons.items()]
    console.print(say("arena-reasons", lang, reasons=reasons), markup=False)
    for bot in (bot for bot in told.bots if bot.faults):
        faults = [f"{say(f'fault-{kind}', lang)} {count}" for kind, count in bot.faults.items()]
        console.print(say("arena-bot-faults", lang, bot=short(bot.bot), faults=faults), markup=False, style="red")
    for one in [one for one in played if one.fault is not None][:5]:
        assert one.fault is not None
        console.print(f"[red]{one.number}[/] {escape(one.fault.kind)}: {escape(one.fault.why)}")
    if told.faults:
        console.print(say("arena-crashes", lang, count=sum(told.faults.values()), folder=str(crashes)), markup=False)
    if where is not None:
        console.print(say("plot-written", lang, file=str(where)), markup=False)


def short(bot: str) -> str:
    """A program by its file alone: a whole path would push the figures off the table."""
    return bot if bot.startswith("cmd:") else bot.rpartition("/")[2]


def cells(tally: Tally) -> tuple[str, ...]:
    return (
        str(tally.played),
        str(tally.won),
        str(tally.drawn),
        f"{100 * tally.share:.1f}",
        f"{100 * tally.low:.1f}–{100 * tally.high:.1f}",
        "–" if tally.mean_score is None else f"{tally.mean_score:.1f}",
        "–" if tally.mean_lead is None else f"{tally.mean_lead:+.1f}",
    )
