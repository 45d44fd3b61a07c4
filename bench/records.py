"""Records and short positions by the thousand: written, read and written again, nothing has changed.

    python bench/records.py --matches 1000                of every game
    python bench/records.py hunt --matches 50 --seed 5

Matches are played at random, with any number of players and any settings. Each is written as a record (every other one
without its seed, every tenth with a variation and comments), read, played again and compared with the match, to the
last field of its save. At a random moment of it the position is written as a short string, read, and written again.
Exit code 1 if anything differs.
"""

from __future__ import annotations

import argparse
import itertools
import sys
from collections.abc import Iterator
from statistics import mean
from time import process_time

import msgspec

from redbook import Match, Record, from_short, short_position
from redbook.arena.match import sub_seed
from redbook.games import PLAYABLE
from redbook.kernel import Chance, RedbookError, Seeded, find_game

LONGEST = 10_000  # moves
NASTY = (
    "plain",
    "with } and { and \\",
    'with "quotes", commas, (brackets) and <5 3>',
    "two\nlines",
    "[header 1] 3. free: $1 !?",
)


class Figures(msgspec.Struct):
    """What one match and one position of it came to."""

    moves: int
    letters: int
    short: int
    document: int
    writing: float
    reading: float
    playing: float


def play(game: str, number: int, seed: int, chance: Chance) -> tuple[Match, Match]:
    """A match at its end, and somewhere on its way."""
    rules = find_game(game)
    seats = rules.seat_counts[number % len(rules.seat_counts)]
    settings = {one.name: chance.draw(list(one.values), "setting") for one in rules.settings}
    settings |= rules.any_settings(seats, chance) if number % 3 == 0 else {}
    m = Match.new(game, seed=sub_seed(seed, number), seats=seats, settings=settings)
    kept, so_far = m.copy(), 0
    while m.decision is not None and len(m.log) < LONGEST:
        so_far += 1
        if chance.die(so_far, "keep") == 1:  # every moment has the same chance to be the one
            kept = m.copy()
        m.push(chance.draw(list(m.decision.options), "move"))
    return m, kept


def adorn(record: Record, chance: Chance) -> None:
    """Comments, marks and a variation somewhere."""
    nodes = [record.root, *record.main_line()]
    for _ in range(5):
        node = chance.draw(nodes[:], "node")
        node.comments.append(chance.draw(list(NASTY), "comment"))
        node.marks = ("!?", "$14") if node.parent is not None else ()
    at = chance.draw(nodes[:-1] or nodes, "node")
    for _ in range(3):
        m = record.match_at(at)
        if m.decision is None:
            break
        at = record.add_line(at, [chance.draw(list(m.decision.options), "move")], seed=chance.die(1000, "seed"))


def survive(game: str, number: int, seed: int) -> Figures:
    chance = Seeded(seed=sub_seed(seed, -1 - number))
    m, kept = play(game, number, seed, chance)
    future = number % 2 == 0
    times = [process_time()]
    record = Record.from_match(m, names={seat: f"Player, {seat}" for seat in m.seats}, future=future)
    if number % 10 == 0:
        adorn(record, chance)
    text = str(record)
    times.append(process_time())
    again = Record.parse(text)
    times.append(process_time())
    expect(str(again) == text, "the record reads otherwise")
    loaded = again.match(future=future)
    times.append(process_time())
    expect(loaded.save(future=future) == m.save(future=future), "the match is another one")
    doc = msgspec.json.decode(msgspec.json.encode(kept.position()))  # as it would lie in a file
    short = short_position(doc)
    expect(from_short(short) == doc and short_position(from_short(short)) == short, "the position reads otherwise")
    try:
        expect(short_position(Match.from_position(doc, seed=1).position()) == short, "the position plays otherwise")
    except RedbookError:
        expect(kept.decision is None, "the position is refused")
    writing, reading, playing = (later - earlier for earlier, later in itertools.pairwise(times))
    size = len(msgspec.json.encode(doc))
    return Figures(len(m.log), len(text), len(short), size, writing, reading, playing)


def expect(holds: bool, otherwise: str) -> None:
    if not holds:
        raise AssertionError(otherwise)


def run(game: str, matches: int, seed: int) -> Iterator[Figures]:
    for number in range(matches):
        try:
            yield survive(game, number, seed)
        except (AssertionError, RedbookError) as wrong:
            print(f"{game} {number}: {wrong!r}", flush=True)


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("game", nargs="?", choices=PLAYABLE)
    parser.add_argument("--matches", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    failed = 0
    print("| game | matches | unchanged | moves | letters of a record | of a short position, mean and longest "
          "| bytes of its JSON | write, read, play again (ms CPU) |\n|---|---|---|---|---|---|---|---|")  # fmt: skip
    for game in [asked.game] if asked.game else PLAYABLE:
        found = list(run(game, asked.matches, asked.seed))
        failed += asked.matches - len(found)
        times = [1000 * mean(getattr(one, name) for one in found) for name in ("writing", "reading", "playing")]
        print(
            f"| `{game}` | {asked.matches} | {len(found)} | {mean(one.moves for one in found):.0f} "
            f"| {mean(one.letters for one in found):,.0f} "
            f"| {mean(one.short for one in found):.0f} and {max(one.short for one in found)} "
            f"| {mean(one.document for one in found):,.0f} | {', '.join(f'{time:.0f}' for time in times)} |",
            flush=True,
        )
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
