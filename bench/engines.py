"""What a question costs over the protocol for engines, beside a bot in our own process.

python bench/engines.py [SECONDS]      one line a game: µs of our own CPU time a decision, the quickest of some matches,
                                       by lot in this process, by the Python sample, and by the sample with its view
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from time import perf_counter, process_time

from redbook.bots.random_bot import RandomBot
from redbook.engine import pool
from redbook.engine.program import ProgramBot
from redbook.games import PLAYABLE
from redbook.kernel import Bot, Match, Seeded, Seen

SAMPLE = Path(__file__).parent.parent / "examples" / "engines" / "random_bot.py"


def with_view(folder: Path) -> Path:
    """The sample, which also asks for the board and the tale."""
    path = folder / "viewing.py"
    path.write_text(SAMPLE.read_text("utf-8").replace(", view=False, told=False", ""), "utf-8")
    path.chmod(0o755)
    return path


def micros(game: str, make: type[Bot] | Path, seconds: float) -> float:
    """For a decision of a whole match where everybody plays so. What the program itself computes is not counted."""
    best, until = float("inf"), perf_counter() + seconds
    seed = 0
    while perf_counter() < until or best == float("inf"):
        m = Match.new(game, seed=seed, listen=isinstance(make, Path))
        bots = {seat: ProgramBot.named(str(make)) if isinstance(make, Path) else make() for seat in m.seats}
        chance = Seeded(seed=seed)
        began = process_time()
        while m.decision is not None:
            m.push(bots[m.decision.seat].choose(Seen(m), chance))
        best = min(best, (process_time() - began) / len(m.log))
        seed += 1
    return 1e6 * best


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 5.0
    with tempfile.TemporaryDirectory() as folder:
        viewing = with_view(Path(folder))
        for game in PLAYABLE:
            own, plain, full = (micros(game, make, seconds) for make in (RandomBot, SAMPLE, viewing))
            print(f"{game:6} in process {own:7.0f} µs   program {plain:7.0f} µs   with view and tale {full:7.0f} µs")
    pool.stop_all()


if __name__ == "__main__":
    main()
