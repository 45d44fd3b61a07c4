"""How often the player with the first turn wins, when the same bot plays the same deck on both sides.

python bench/first_player.py --games 200 --seed 0 --jobs 2
"""

from __future__ import annotations

import argparse
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from rich.progress import track

from redbook.bots import find_bot
from redbook.kernel import Match, Seeded, Seen

DECKS = ("aragorn", "gandalf")


def first_wins(order: tuple[int, str]) -> tuple[bool, str]:
    """One game: whether the first player has won, and how it ended."""
    seed, bot = order
    deck = DECKS[seed // 2 % len(DECKS)]
    m = Match.new("tcg", seed=seed, settings={"deck_p1": deck, "deck_p2": deck})
    bots = {seat: find_bot("tcg", bot) for seat in m.seats}
    chance = Seeded(seed=seed)
    first = ""
    while m.decision is not None:
        if not first and m.state.turn >= 1:
            first = m.seats[m.state.fp]
        m.play(bots[m.decision.seat].choose(Seen(m), chance))
    assert m.result is not None
    return first in m.result.winners, m.result.reason


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--bot", default="loremaster")
    parser.add_argument("--jobs", type=int, default=1)
    given = parser.parse_args()
    orders = [(seed, given.bot) for seed in range(given.seed, given.seed + given.games)]
    with ProcessPoolExecutor(given.jobs, mp_context=get_context("spawn")) as pool:
        results = list(track(pool.map(first_wins, orders), total=len(orders)))
    won = sum(one for one, _ in results)
    reasons = sorted({why for _, why in results})
    print(f"the first player won {won} of {len(results)} ({100 * won / len(results):.1f} %)")
    print(", ".join(f"{why} {sum(w == why for _, w in results)}" for why in reasons))


if __name__ == "__main__":
    main()
