"""`redbook perft` and `redbook golden`: has a rule changed that should not have?"""

from __future__ import annotations

from difflib import unified_diff
from itertools import islice
from pathlib import Path
from time import perf_counter

from rich.console import Console

from redbook.arena import counts
from redbook.cli.documents import read_match
from redbook.cli.words import say
from redbook.kernel import Match, find_game, games
from redbook.kernel import golden as playthroughs
from redbook.kernel.walk import divide, perft, play_out

DIFF_LINES = 40


def count(
    lang: str, game: str, position: Path | None, depth: int, divided: bool, seed: int, moves: int, check: Path | None
) -> int:
    console = Console(highlight=False, soft_wrap=True)
    find_game(game)
    if check is not None:
        wrong = list(counts.check(check))
        for mismatch in wrong:
            console.print(str(mismatch), markup=False)
        if not wrong:
            console.print(say("counts-agree", lang, file=str(check)), markup=False)
        return 1 if wrong else 0
    m = Match.new(game, seed=seed) if position is None else read_match(position, seed)
    play_out(m, seed, limit=len(m.log) + moves)
    began = perf_counter()
    if divided:
        below = divide(m, depth) if depth else {}
        for notation, lines in below.items():
            console.print(f"{notation}: {lines}", markup=False)
        total = sum(below.values())
    else:
        total = perft(m, depth)
    taken = perf_counter() - began
    console.print(say("perft-total", lang, depth=depth, total=str(total), seconds=f"{taken:.2f}"), markup=False)
    return 0


def golden_files(lang: str, game: str | None, write: bool, folder: Path) -> int:
    console = Console(highlight=False, soft_wrap=True)
    wrong = 0
    for id in [game] if game is not None else games():
        for name, seats in playthroughs.files(id).items():
            path = folder / name
            now = playthroughs.playthrough(id, seats)
            then = path.read_text("utf-8") if path.exists() else ""
            if write:
                folder.mkdir(parents=True, exist_ok=True)
                path.write_text(now, "utf-8")
                console.print(say("golden-written", lang, file=str(path), size=len(now.encode()) // 1024), markup=False)
            elif now == then:
                console.print(say("golden-same", lang, file=str(path)), markup=False)
            else:
                wrong += 1
                console.print(say("golden-differs", lang, file=str(path)), markup=False)
                for line in islice(unified_diff(then.splitlines(), now.splitlines(), lineterm="", n=1), DIFF_LINES):
                    console.print(line, markup=False)
    return 1 if wrong else 0
