"""Fits the weights of bots/hunt/outlook.py: bots play, and what the table showed each morning is set against the end.

    python bench/outlook_hunt.py play --games 700 --seed 40000 --into games.jsonl
    python bench/outlook_hunt.py fit games.jsonl

Of three games one is steady against steady; in the others somebody is a novice, strong, or has whims, so that
lopsided tables occur too. Every fifth game is kept out of the fit, and on those log loss, accuracy and ten bins are
printed; the weights printed last are fitted to all.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from math import log
from pathlib import Path

import msgspec
from fitting import Row, chance_of, fitted

from redbook.bots import find_bot
from redbook.bots.hunt import outlook
from redbook.games.hunt.state import RB, State
from redbook.kernel import Match, Seeded, Seen

TABLES = (  # Ring-bearer, Ringwraiths, whims of a hundred answers
    ("steady", "steady", 0), ("steady", "novice", 0), ("steady", "strong", 0), ("steady", "steady", 0),
    ("novice", "steady", 0), ("steady", "steady", 10), ("steady", "steady", 0), ("strong", "steady", 4),
    ("steady", "steady", 30),
)  # fmt: skip
RIDGE = 1.0
ROUNDS = 12


class Morning(msgspec.Struct):
    """One table as a Day began, and how it ended."""

    game: int
    state: State
    saved: bool
    bree: bool  # Part 1 was survived


# -- games --------------------------------------------------------------------------------------------------


def mornings(seed: int) -> list[Morning]:
    ringbearer, wraith, whims = TABLES[seed % len(TABLES)]
    m = Match.new("hunt", seed=seed, seats=2 + seed // len(TABLES) % 4)
    bots = {seat: find_bot("hunt", f"wanderer:{ringbearer}" if seat == RB else f"rider:{wraith}") for seat in m.seats}
    chance = Seeded(seed=seed)
    found: list[State] = []
    day = 0
    while m.decision is not None:
        s: State = m.state
        if s.day != day and outlook.ready(s):
            day = s.day
            found.append(s.copy())
        options = m.decision.options
        if whims and chance.below(100, None, "whim") < whims:
            m.push(options[chance.below(len(options), None, "whim")])
        else:
            m.push(bots[m.decision.seat].choose(Seen(m), chance))
    assert m.result is not None
    saved, bree = RB in m.result.winners, m.state.part == 2
    return [Morning(seed, s, saved, bree) for s in found]


def play(games: int, seed: int, into: Path) -> None:
    with into.open("ab") as file:
        for n in range(games):
            for morning in mornings(seed + n):
                file.write(msgspec.json.encode(morning) + b"\n")
            file.flush()


# -- the fit ------------------------------------------------------------------------------------------------


def signed(rows: Sequence[Row], signs: Sequence[int]) -> list[float]:
    """Without the features that would count the wrong way round, the worst first."""
    out: set[int] = set()
    while True:
        kept = [i for i in range(len(signs)) if i not in out]
        found = fitted([([values[i] for i in kept], won) for values, won in rows], RIDGE, ROUNDS)
        weights = [0.0] * len(signs)
        for i, weight in zip(kept, found, strict=True):
            weights[i] = weight
        wrong = [i for i in kept if weights[i] * signs[i] < 0]
        if not wrong:
            return weights
        out.add(max(wrong, key=lambda i: abs(weights[i])))


def report(name: str, signs: Sequence[int], table: Sequence[tuple[int, list[float], int]]) -> None:
    games = sorted({game for game, _, _ in table})
    kept_out = set(games[::5])
    weights = signed([(values, won) for game, values, won in table if game not in kept_out], signs)
    others = [(chance_of(weights, values), won) for game, values, won in table if game in kept_out]
    clipped = [(min(0.999, max(0.001, p)), won) for p, won in others]
    loss = -sum(log(p if won else 1 - p) for p, won in clipped) / len(others)
    share = sum(won for _, won in others) / len(others)
    plain = -(share * log(share) + (1 - share) * log(1 - share)) if 0 < share < 1 else 0.0
    right = sum((p > 0.5) == bool(won) for p, won in others) / len(others)
    print(f"{name}: {len(games)} games, {len(table)} mornings; on {len(others)} mornings of {len(kept_out)} others:")
    print(f"  log loss {loss:.3f} (always saying {share:.2f}: {plain:.3f}), right {100 * right:.0f} %")
    for bin in range(10):
        inside = [(p, won) for p, won in others if int(min(9.99, 10 * p)) == bin]
        if inside:
            said, came = (sum(pair[k] for pair in inside) / len(inside) for k in (0, 1))
            print(f"  {10 * bin:3d}-{10 * bin + 10:3d} %: {len(inside):5d} mornings, said {said:.2f}, came {came:.2f}")
    final = signed([(values, won) for _, values, won in table], signs)
    print("  weights: (" + ", ".join(f"{weight:.2f}" for weight in final) + ")")


def fit(files: Sequence[Path]) -> None:
    told = [msgspec.json.decode(line, type=Morning) for file in files for line in file.read_bytes().splitlines()]
    rows = [(morning, outlook.features(morning.state)) for morning in told]
    first = [(morning, values) for morning, values in rows if morning.state.part == 1]
    report("FROM_SHIRE", outlook.SHIRE_SIGNS, [(morning.game, values, int(morning.saved)) for morning, values in first])
    report("TO_BREE", outlook.SHIRE_SIGNS, [(morning.game, values, int(morning.bree)) for morning, values in first])
    report("FROM_BREE", outlook.WILD_SIGNS, [(m.game, values, int(m.saved)) for m, values in rows if m.state.part == 2])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    verbs = parser.add_subparsers(dest="verb", required=True)
    played = verbs.add_parser("play")
    played.add_argument("--games", type=int, default=700)
    played.add_argument("--seed", type=int, default=40000)
    played.add_argument("--into", type=Path, required=True)
    fits = verbs.add_parser("fit")
    fits.add_argument("files", type=Path, nargs="+")
    given = parser.parse_args()
    if given.verb == "play":
        play(given.games, given.seed, given.into)
    else:
        fit(given.files)


if __name__ == "__main__":
    main()
