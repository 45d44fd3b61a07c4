"""Makes the samples that short positions are deflated against (src/redbook/record/samples).

A sample that links were written with is never changed: a better one gets the next number, here and in `short.NOW`.

    .venv/bin/python scripts/position_samples.py wotr 2
"""

from __future__ import annotations

import sys
import zlib
from pathlib import Path

import msgspec

from redbook.kernel import Match, Seeded, find_game
from redbook.record.short import KEPT, SAMPLES

WINDOW = 32_768  # bytes that deflate looks back
MATCHES = 60
STOPS = {"wotr": 1200, "siege": 1000, "hunt": 250, "tcg": 250}  # moves, up to which positions are taken
PER_MATCH = 3
POOL, TRIED = 40, 25


def texts(game: str) -> list[bytes]:
    """Positions of random matches, with any number of players and any settings."""
    rules = find_game(game)
    found: list[bytes] = []
    for seed in range(1000, 1000 + MATCHES):
        chance = Seeded(seed=seed)
        seats = rules.seat_counts[chance.die(len(rules.seat_counts), "sample") - 1]
        m = Match.new(game, seed=seed, seats=seats, settings=rules.any_settings(seats, chance) if seed % 2 else {})
        stops = set(chance.roll(PER_MATCH, STOPS[game], "sample"))
        while m.decision is not None and len(m.log) <= max(stops):
            if len(m.log) in stops:
                doc = m.position()
                found.append(msgspec.json.encode([doc.get(key) for key in KEPT], order="sorted"))
            m.play(m.decision.options[chance.die(len(m.decision.options), "sample") - 1])
    return found


def size(text: bytes, sample: bytes) -> int:
    packer = zlib.compressobj(9, zlib.DEFLATED, -15, 9, zlib.Z_DEFAULT_STRATEGY, sample[-WINDOW:])
    return len(packer.compress(text) + packer.flush())


def words(game: str) -> bytes:
    """Every card, by the id that positions use: a deck may hold any of them."""
    if game != "tcg":
        return b""
    from redbook.games.tcg.decks.decks import full_name
    from redbook.games.tcg.effects.load import load
    from redbook.games.tcg.table.kinds import KINDS

    load()
    return "\\n1 ".join(full_name(kind.id) for kind in KINDS).encode()


def best(game: str) -> bytes:
    """The position that helps most is taken, then the one that helps most beside it, and so on."""
    found = texts(game)
    chance = Seeded(seed=1)
    chance.shuffle(found, "sample")
    pool, tried = found[:POOL], found[POOL : POOL + TRIED]
    sample, first = b"", words(game)
    while len(sample) + len(first) < WINDOW and pool:
        chosen = min(pool, key=lambda one: sum(size(text, one + sample) for text in tried))
        pool.remove(chosen)
        sample = chosen + sample
    room = WINDOW - len(first)
    return first + sample[-room:]


def main(game: str, version: str) -> None:
    path = SAMPLES / f"{game}-{int(version)}.txt"
    if path.exists():
        raise SystemExit(f"{path} is there already: links were written with it. Take the next number.")
    Path(SAMPLES).mkdir(exist_ok=True)
    path.write_bytes(best(game))
    print(path, path.stat().st_size)


if __name__ == "__main__":
    main(*sys.argv[1:])
