"""The commands and their options. What each means stands in text/*.ftl: `help-<command>-<option>`."""

from pathlib import Path
from typing import Annotated, Any

import typer

from redbook.cli.words import say

Arg = typer.Argument
Opt = typer.Option

Modules = Annotated[list[str] | None, Opt("--import", metavar="FILE")]  # bots and games of one's own
Processes = Annotated[int | None, Opt("--bot-processes", min=1)]  # in which bots think

HOME = "127.0.0.1"
PORT = 8019
DOCS_PORT = 8020


class Speaks:
    """The language of this run, for the commands below."""

    lang = "en"


def command(lang: str) -> Any:
    """The whole command, its help in the user's language."""
    Speaks.lang = lang
    group: Any = typer.main.get_command(app)
    group.help = say("help-redbook", lang)
    for parameter in group.params:
        if parameter.name in ("lang", "version"):
            parameter.help = say(f"help-redbook-{parameter.name}", lang)
    explain(group, "help", lang)
    return group


def explain(group: Any, prefix: str, lang: str) -> None:
    """The words of every command of a group, and of the groups in it."""
    for name, sub in group.commands.items():
        sub.help = say(f"{prefix}-{name}", lang)
        for parameter in sub.params:
            if parameter.name != "help":
                parameter.help = say(f"{prefix}-{name}-{parameter.name.replace('_', '-')}", lang)
        if hasattr(sub, "commands"):
            explain(sub, f"{prefix}-{name}", lang)


# `--set` was `--option` once, which now means what may be chosen: scripts that say so are still understood.
OLD_NAMES = {"option": "set"}

app = typer.Typer(
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"token_normalize_func": lambda token: OLD_NAMES.get(token, token)},
)


def show_version(wanted: bool) -> None:
    if wanted:
        from redbook import __version__

        typer.echo(__version__)
        raise typer.Exit


@app.callback()
def redbook(
    lang: Annotated[str, Opt("--lang", metavar="en|es|pt")] = "en",  # taken out before; declared so that help shows it
    version: Annotated[bool, Opt("--version", callback=show_version, is_eager=True)] = False,
) -> None:
    pass


def take_bots(modules: list[str] | None) -> None:
    if modules:
        from redbook.bots import bring_in

        bring_in(modules)


@app.command()
def games(game: Annotated[str | None, Arg()] = None, json: Annotated[bool, Opt("--json")] = False) -> None:
    from redbook.cli.games import list_games

    list_games(Speaks.lang, json, game)


@app.command()
def play(
    game: Annotated[str | None, Arg()] = None,
    terminal: Annotated[bool, Opt("--terminal", "-t")] = False,
    seat: Annotated[list[str] | None, Opt("--seat")] = None,
    bot: Annotated[str | None, Opt("--bot")] = None,
    seats: Annotated[int | None, Opt("--seats")] = None,
    setting: Annotated[list[str] | None, Opt("--set", "-o", metavar="NAME=VALUE")] = None,
    seed: Annotated[int | None, Opt("--seed")] = None,
    load: Annotated[Path | None, Opt("--load", "--position")] = None,
    port: Annotated[int, Opt("--port")] = PORT,
    no_browser: Annotated[bool, Opt("--no-browser")] = False,
    db: Annotated[str | None, Opt("--db")] = None,
    texts: Annotated[list[Path] | None, Opt("--texts", metavar="FILE")] = None,
    modules: Modules = None,
    program: Annotated[list[str] | None, Opt("--program")] = None,
    bot_processes: Processes = None,
) -> None:
    from redbook.cli.texts import take_texts

    take_texts(texts)
    take_bots(modules)
    if program:
        from redbook.cli.engine import offer

        offer(program)
    if terminal:
        from redbook.cli.terminal import play_here

        play_here(game, Speaks.lang, seat, bot, seats, setting, seed, load)
    else:
        from redbook.cli.table import open_table

        open_table(port, db, open_browser=not no_browser, game=game, bot_processes=bot_processes)


@app.command()
def serve(
    host: Annotated[str | None, Opt("--host")] = None,
    port: Annotated[int | None, Opt("--port")] = None,
    db: Annotated[str | None, Opt("--db")] = None,
    workers: Annotated[int | None, Opt("--workers", min=1)] = None,
    settings: Annotated[Path | None, Opt("--settings", metavar="FILE")] = None,
    setting: Annotated[list[str] | None, Opt("--set", "-o", metavar="SECTION.NAME=VALUE")] = None,
    show_settings: Annotated[bool, Opt("--show-settings")] = False,
    texts: Annotated[list[Path] | None, Opt("--texts", metavar="FILE")] = None,
    modules: Modules = None,
    program: Annotated[list[str] | None, Opt("--program")] = None,
    bot_processes: Processes = None,
    redis: Annotated[str | None, Opt("--redis", metavar="URL")] = None,
    log_format: Annotated[str | None, Opt("--log-format", metavar="text|json")] = None,
) -> None:
    from redbook.cli.settings import chosen, show
    from redbook.cli.table import open_house
    from redbook.cli.texts import take_texts

    own = {
        "--host": host,
        "--port": port,
        "--db": db,
        "--workers": workers,
        "--redis": redis,
        "--log-format": log_format,
    }
    held = chosen({**own, "--bot-processes": bot_processes}, settings, setting or [], Speaks.lang)
    if show_settings:
        show(held, Speaks.lang)
        return

    take_texts(texts)
    take_bots(modules)
    if program:
        from redbook.cli.engine import offer

        offer(program)
    open_house(held.settings)


@app.command()
def worker(
    redis: Annotated[str, Opt("--redis", metavar="URL")],
    bot_processes: Processes = None,
    modules: Modules = None,
) -> None:
    from redbook.cli.table import work

    take_bots(modules)
    work(redis, bot_processes)


@app.command()
def arena(
    game: Annotated[str, Arg()],
    bots: Annotated[list[str], Arg()],
    n: Annotated[int, Opt("-n", min=1)] = 100,
    swap: Annotated[bool, Opt("--swap")] = False,
    jobs: Annotated[int, Opt("--jobs", "-j", min=1)] = 1,
    ray: Annotated[str | None, Opt("--ray", metavar="ADDRESS")] = None,
    seed: Annotated[int, Opt("--seed")] = 1,
    seats: Annotated[int | None, Opt("--seats")] = None,
    setting: Annotated[list[str] | None, Opt("--set", "-o", metavar="NAME=VALUE")] = None,
    check: Annotated[bool | None, Opt("--check/--no-check")] = None,
    seconds: Annotated[float | None, Opt("--seconds", min=0.001)] = None,
    json: Annotated[bool, Opt("--json")] = False,
    out: Annotated[Path | None, Opt("--out")] = None,
    plot: Annotated[Path | None, Opt("--plot")] = None,
    crashes: Annotated[Path, Opt("--crashes")] = Path("crashes"),
    strict: Annotated[bool, Opt("--strict")] = False,
    modules: Modules = None,
) -> None:
    from redbook.cli.arena import hold

    code = hold(
        Speaks.lang, game, bots, n=n, swap=swap, jobs=jobs, ray=ray, seed=seed, seats=seats, setting=setting,
        check=check, seconds=seconds, json=json, out=out, plot=plot, crashes=crashes, modules=modules or [],
        strict=strict,
    )  # fmt: skip
    raise typer.Exit(code)


@app.command("new-bot")
def new_bot(
    name: Annotated[str, Arg()],
    game: Annotated[str, Opt("--game")] = "siege",
    folder: Annotated[Path, Opt("--dir", metavar="FOLDER")] = Path(),
) -> None:
    from redbook.cli.new_bot import new_bot as write

    write(Speaks.lang, name, game, folder)


@app.command()
def engine(
    bot: Annotated[str | None, Opt("--bot")] = None,
    schema: Annotated[bool, Opt("--schema")] = False,
    modules: Modules = None,
) -> None:
    from redbook.cli.engine import print_schema, speak_as

    take_bots(modules)
    if schema:
        print_schema()
    else:
        speak_as(bot or "")


@app.command()
def sit(
    link: Annotated[str, Arg()],
    program: Annotated[str, Arg()],
    name: Annotated[str | None, Opt("--name")] = None,
    seconds: Annotated[float, Opt("--seconds", min=0.001)] = 60.0,
    logs: Annotated[Path, Opt("--logs", metavar="FOLDER")] = Path("crashes"),
) -> None:
    from redbook.cli.engine import sit_down

    raise typer.Exit(sit_down(Speaks.lang, link, program, name, seconds, logs))


@app.command()
def dataset(
    game: Annotated[str, Arg()],
    more: Annotated[list[str] | None, Arg(metavar="BOTS")] = None,
    bots: Annotated[list[str] | None, Opt("--bots", metavar="BOTS")] = None,
    n: Annotated[int, Opt("-n", min=1)] = 100,
    output: Annotated[Path, Opt("-o", "--output")] = Path("games.parquet"),
    seed: Annotated[int, Opt("--seed")] = 1,
    seats: Annotated[int | None, Opt("--seats")] = None,
    setting: Annotated[list[str] | None, Opt("--set", metavar="NAME=VALUE")] = None,
    every: Annotated[int, Opt("--every", min=1)] = 1,
    swap: Annotated[bool, Opt("--swap")] = False,
    jobs: Annotated[int, Opt("--jobs", "-j", min=1)] = 1,
    force: Annotated[bool, Opt("--force")] = False,
    modules: Modules = None,
) -> None:
    from redbook.cli.dataset import write_dataset

    code = write_dataset(
        Speaks.lang, game, [*(bots or []), *(more or [])], n=n, out=output, seed=seed, seats=seats, setting=setting,
        every=every, swap=swap, jobs=jobs, force=force, modules=modules or [],
    )  # fmt: skip
    raise typer.Exit(code)


@app.command()
def bench(
    game: Annotated[str | None, Arg()] = None,
    json: Annotated[bool, Opt("--json")] = False,
    seconds: Annotated[float, Opt("--seconds", min=0.01)] = 2.0,
    seats: Annotated[int | None, Opt("--seats")] = None,
    modules: Modules = None,
) -> None:
    from redbook.cli.bench import measure

    take_bots(modules)
    measure(Speaks.lang, game, seconds, json, seats)


@app.command()
def replay(
    file: Annotated[Path, Arg()],
    seat: Annotated[str | None, Opt("--seat")] = None,
    at: Annotated[int | None, Opt("--at", min=0)] = None,
    step: Annotated[bool, Opt("--step")] = False,
) -> None:
    from redbook.cli.documents import show_replay

    show_replay(Speaks.lang, file, seat, at, step)


@app.command()
def check(file: Annotated[Path, Arg()]) -> None:
    from redbook.cli.documents import check_file

    raise typer.Exit(check_file(Speaks.lang, file))


@app.command()
def record(
    file: Annotated[Path, Arg()],
    output: Annotated[Path | None, Opt("-o", "--output")] = None,
    name: Annotated[list[str] | None, Opt("--name", metavar="SEAT=NAME")] = None,
    event: Annotated[str | None, Opt("--event")] = None,
    date: Annotated[str | None, Opt("--date")] = None,
    no_seed: Annotated[bool, Opt("--no-seed")] = False,
) -> None:
    from redbook.cli.records import convert

    convert(Speaks.lang, file, output, name or [], {"event": event, "date": date}, future=not no_seed)


@app.command()
def position(
    file: Annotated[Path, Arg()],
    at: Annotated[int | None, Opt("--at", min=0)] = None,
    json: Annotated[bool, Opt("--json")] = False,
) -> None:
    from redbook.cli.records import show_position

    show_position(Speaks.lang, file, at, json)


@app.command()
def chronicle(
    file: Annotated[Path, Arg()],
    output: Annotated[Path, Opt("-o", "--output")] = Path("tale.html"),
    seat: Annotated[str | None, Opt("--seat")] = None,
) -> None:
    from redbook.cli.documents import write_chronicle

    write_chronicle(Speaks.lang, file, output, seat)


@app.command()
def picture(
    file: Annotated[str | None, Arg()] = None,
    output: Annotated[Path, Opt("-o", "--output")] = Path("map.svg"),
    game: Annotated[str | None, Opt("--game")] = None,
    seat: Annotated[str | None, Opt("--seat")] = None,
    at: Annotated[int | None, Opt("--at", min=0)] = None,
    dark: Annotated[bool, Opt("--dark")] = False,
    width: Annotated[int | None, Opt("--width", min=1)] = None,
    mark: Annotated[list[str] | None, Opt("--mark", metavar="PLACE")] = None,
) -> None:
    from redbook.cli.picture import draw_picture

    draw_picture(Speaks.lang, file, output, game=game, seat=seat, at=at, dark=dark, width=width, mark=mark)


@app.command()
def perft(
    game: Annotated[str, Arg()],
    position: Annotated[Path | None, Opt("--position")] = None,
    depth: Annotated[int, Opt("--depth", min=0)] = 2,
    divide: Annotated[bool, Opt("--divide")] = False,
    seed: Annotated[int, Opt("--seed")] = 1,
    moves: Annotated[int, Opt("--moves", min=0)] = 0,
    check: Annotated[Path | None, Opt("--check")] = None,
) -> None:
    from redbook.cli.counting import count

    raise typer.Exit(count(Speaks.lang, game, position, depth, divide, seed, moves, check))


@app.command()
def golden(
    game: Annotated[str | None, Arg()] = None,
    write: Annotated[bool, Opt("--write")] = False,
    folder: Annotated[Path, Opt("--folder")] = Path("tests/golden"),
) -> None:
    from redbook.cli.counting import golden_files

    raise typer.Exit(golden_files(Speaks.lang, game, write, folder))


@app.command()
def cards(
    game: Annotated[str, Arg()],
    words: Annotated[list[str] | None, Arg()] = None,
    culture: Annotated[str | None, Opt("--culture")] = None,
    type: Annotated[str | None, Opt("--type")] = None,
    json: Annotated[bool, Opt("--json")] = False,
    untested: Annotated[bool, Opt("--untested")] = False,
    tests: Annotated[Path, Opt("--tests")] = Path("tests/games/tcg"),
    texts: Annotated[list[Path] | None, Opt("--texts", metavar="FILE")] = None,
) -> None:
    from redbook.cli.cards import list_cards, list_untested
    from redbook.cli.texts import take_texts

    take_texts(texts)
    if untested:
        raise typer.Exit(list_untested(Speaks.lang, game, tests))
    list_cards(Speaks.lang, game, words or [], culture, type, json)


@app.command()
def rules(
    game: Annotated[str, Arg()],
    words: Annotated[list[str] | None, Arg()] = None,
    contents: Annotated[bool, Opt("--contents")] = False,
    json: Annotated[bool, Opt("--json")] = False,
) -> None:
    from redbook.cli.rules import show_rules

    show_rules(Speaks.lang, game, " ".join(words or []), contents, json)


@app.command()
def docs(
    build: Annotated[Path | None, Opt("--build", metavar="FOLDER")] = None,
    port: Annotated[int, Opt("--port")] = DOCS_PORT,
    no_browser: Annotated[bool, Opt("--no-browser")] = False,
) -> None:
    from redbook.cli.docs import build_docs, show_docs

    if build is not None:
        build_docs(Speaks.lang, build)
    else:
        show_docs(Speaks.lang, HOME, port, open_browser=not no_browser)


admin = typer.Typer(no_args_is_help=True)
app.add_typer(admin, name="admin")
Db = Annotated[str | None, Opt("--db")]
File = Annotated[Path | None, Opt("--settings", metavar="FILE")]


@admin.command("list")
def list_tables(
    game: Annotated[str | None, Opt("--game")] = None,
    idle: Annotated[float | None, Opt("--idle", metavar="DAYS", min=0)] = None,
    unfinished: Annotated[bool, Opt("--open")] = False,
    json: Annotated[bool, Opt("--json")] = False,
    db: Db = None,
    settings: File = None,
) -> None:
    from redbook.cli.admin import list_tables as show_all

    show_all(Speaks.lang, db, settings, game=game, idle=idle, unfinished=unfinished, json=json)


@admin.command("show")
def show_table(table: Annotated[str, Arg()], db: Db = None, settings: File = None) -> None:
    from redbook.cli.admin import show_table as show_one

    show_one(Speaks.lang, db, settings, table)


@admin.command("delete")
def delete_table(
    table: Annotated[str, Arg()], yes: Annotated[bool, Opt("--yes")] = False, db: Db = None, settings: File = None
) -> None:
    from redbook.cli.admin import delete_table as remove

    remove(Speaks.lang, db, settings, table, yes=yes)


@admin.command("export")
def export_table(
    table: Annotated[str, Arg()],
    output: Annotated[Path, Opt("-o", "--output")] = Path("save.json"),
    db: Db = None,
    settings: File = None,
) -> None:
    from redbook.cli.admin import export_table as write_save

    write_save(Speaks.lang, db, settings, table, output)


@admin.command("prune")
def prune_tables(
    empty_days: Annotated[float | None, Opt("--empty-days", min=0)] = None,
    unfinished_days: Annotated[float | None, Opt("--unfinished-days", min=0)] = None,
    finished_days: Annotated[float | None, Opt("--finished-days", min=0)] = None,
    dry_run: Annotated[bool, Opt("--dry-run")] = False,
    db: Db = None,
    settings: File = None,
) -> None:
    from redbook.cli.admin import prune_tables as clear_away

    days = {"empty_days": empty_days, "unfinished_days": unfinished_days, "finished_days": finished_days}
    clear_away(Speaks.lang, db, settings, {name: n for name, n in days.items() if n is not None}, dry_run=dry_run)


@admin.command("backup")
def backup(file: Annotated[Path, Arg()], db: Db = None, settings: File = None) -> None:
    from redbook.cli.admin import back_up

    back_up(Speaks.lang, db, settings, file)


@admin.command("restore")
def restore(file: Annotated[Path, Arg()], db: Db = None, settings: File = None) -> None:
    from redbook.cli.admin import bring_back

    bring_back(Speaks.lang, db, settings, file)


@admin.command("check")
def check_tables(
    table: Annotated[str | None, Arg()] = None, db: Db = None, settings: File = None, modules: Modules = None
) -> None:
    from redbook.cli.admin import check_tables as examine

    take_bots(modules)
    raise typer.Exit(examine(Speaks.lang, db, settings, table))


deck = typer.Typer(no_args_is_help=True)
app.add_typer(deck, name="deck")


@deck.command("list")
def list_of_decks() -> None:
    from redbook.cli.decks import list_decks

    list_decks(Speaks.lang)


@deck.command("show")
def show(deck: Annotated[str, Arg()], ids: Annotated[bool, Opt("--ids")] = False) -> None:
    from redbook.cli.decks import show_deck

    show_deck(Speaks.lang, deck, ids)


@deck.command("check")
def check_deck(
    file: Annotated[str, Arg()],
    sealed: Annotated[int | None, Opt("--sealed", metavar="SEED")] = None,
) -> None:
    from redbook.cli.decks import check_deck as judge

    raise typer.Exit(judge(Speaks.lang, file, sealed))


@deck.command("convert")
def convert_deck(
    deck: Annotated[str, Arg()],
    to: Annotated[str, Opt("--to", metavar="text|numbers|gemp|tabs")] = "text",
    output: Annotated[Path | None, Opt("-o", "--output")] = None,
) -> None:
    from redbook.cli.decks import convert_deck as rewrite

    raise typer.Exit(rewrite(Speaks.lang, deck, to, output))


@deck.command("pack")
def pack(
    seed: Annotated[int, Opt("--seed")],
    boosters: Annotated[int, Opt("--boosters", min=0)] = 6,
    starter: Annotated[str | None, Opt("--starter")] = None,
) -> None:
    from redbook.cli.decks import open_pack

    open_pack(Speaks.lang, seed, boosters, starter)
