"""`redbook dataset`: matches of bots as a Parquet file, one row a decision."""

from __future__ import annotations

from pathlib import Path
from time import perf_counter

from rich.console import Console

from redbook.bots import bring_in, find_bot, usual_bot
from redbook.cli.arena import bar
from redbook.cli.games import read_settings
from redbook.cli.words import BadUsage, say
from redbook.kernel import find_game
from redbook.kernel.extras import needs


def write_dataset(
    lang: str, game: str, bots: list[str], *, n: int, out: Path, seed: int, seats: int | None,
    setting: list[str] | None, every: int, swap: bool, jobs: int, force: bool, modules: list[str],
) -> int:  # fmt: skip
    """0; or 130 if somebody had enough before the end: what was played by then is in the file."""
    with needs("data"):
        from redbook.env.dataset import DatasetPlan, info, write
    brought = bring_in(modules)
    rules = find_game(game)
    settings = read_settings(game, setting, lang)
    names = rules.seats(rules.check_count(seats), rules.check_settings(settings))
    chosen = [one for name in bots for one in name.split(",") if one]
    for name in chosen:
        find_bot(game, name)
    plan = DatasetPlan(
        game=game,
        bots=tuple(chosen) or tuple(usual_bot(game, seat) for seat in names),
        n=n,
        seed=seed,
        seats=seats,
        settings=settings,
        every=every,
        swap=swap,
        modules=brought,
    )
    if not out.parent.is_dir():
        raise BadUsage(why=say("dataset-no-folder", lang, folder=str(out.parent)))
    began, code, rows = perf_counter(), 0, 0
    console = Console(stderr=True, highlight=False)
    try:
        with bar(quiet=False) as progress:
            task = progress.add_task(game, total=n)
            rows = write(plan, out, jobs=jobs, force=force, progress=lambda done: progress.update(task, completed=done))
    except KeyboardInterrupt:
        code = 130
        if not out.is_file():
            return code
    taken, size, games = f"{perf_counter() - began:.1f}", f"{out.stat().st_size / 1e6:.1f}", info(out).games
    if code:
        said = say("dataset-interrupted", lang, file=str(out), games=games, seconds=taken)
    else:
        said = say("dataset-written", lang, file=str(out), games=games, rows=rows, size=size, seconds=taken)
    console.print(said, markup=False)
    return code
