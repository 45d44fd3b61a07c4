"""Is the belief of the Ringwraiths exact? Bots play, and after every public answer a plainer bookkeeping looks.

    python bench/belief.py --games 200

Part 1: Frodo's journal is in the belief, and the belief counts exactly the journals that fit every answer, for each
last location. Part 2: Frodo's card, his earlier ones, and Gandalf's place and tokens are in it, and worlds drawn from
it fit the whole record. Exit code 1 if anything is wrong.
"""

from __future__ import annotations

import argparse
import sys
from time import perf_counter

from rich.progress import track

from redbook.bots import find_bot
from redbook.bots.hunt.witness import Journals, Retold
from redbook.games.hunt.belief import Trail, belief_of
from redbook.games.hunt.state import RB
from redbook.kernel import Match, Seeded, Seen


class Checked:
    """What was looked at in some games, and what was wrong."""

    def __init__(self, worlds: int = 6) -> None:
        self.worlds = worlds
        self.answers = 0
        self.journals = 0
        self.drawn = 0
        self.saved = 0
        self.wrong: list[str] = []

    def game(self, seed: int, seats: int, ringbearer: str = "wanderer", wraith: str = "rider") -> Match:
        m = Match.new("hunt", seed=seed, seats=seats)
        bots = {seat: find_bot("hunt", wraith if n else ringbearer) for n, seat in enumerate(m.seats)}
        chance = Seeded(seed=seed)
        journals, part, heard = Journals(), 1, 0
        while m.decision is not None:
            m.play(bots[m.decision.seat].choose(Seen(m), chance))
            s = m.state
            if s.part != part:
                part, heard = s.part, 0
            settled = s.part == 1 or (s.journey >= 0 and s.deeds_spent and not s.journeys_drawn)
            if m.result is None and len(s.record) > heard and settled:
                heard = len(s.record)
                self.answers += 1
                self.look(m, journals, chance, f"seed {seed}, {seats} seats, move {len(m.log)}")
        assert m.result is not None
        self.saved += RB in m.result.winners
        return m

    def look(self, m: Match, journals: Journals, chance: Seeded, where: str) -> None:
        s = m.state
        belief = belief_of(s)
        if isinstance(belief, Trail):
            journals.hear(s.record)
            self.journals += belief.count
            if not belief.contains(s.start, s.journal):
                self.wrong.append(f"{where}: the journal is outside")
            if not journals.agrees(belief):
                self.wrong.append(f"{where}: other journals than those that fit")
            return
        at = s.gandalf if not s.home else 0
        if not belief.contains(s.journey, s.courses, at, s.deeds_spent):
            self.wrong.append(f"{where}: the journey is outside")
        for _ in range(self.worlds):
            self.drawn += 1
            world = belief.sample(chance)
            if world is None or not Retold(world, bool(s.shelters)).fits(s.record):
                self.wrong.append(f"{where}: a world does not fit")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seats", type=int, default=0, help="2 to 5; 0: all in turn")
    given = parser.parse_args()
    checked = Checked()
    began = perf_counter()
    for n in track(range(given.games), "belief"):
        checked.game(given.seed + n, given.seats or 2 + n % 4)
    print(f"{given.games} games, {checked.answers} moments looked at, {len(checked.wrong)} wrong")
    print(f"the Ring-bearer won {checked.saved}, the Ringwraiths {given.games - checked.saved}")
    print(f"Part 1: {checked.journals} journals counted twice; Part 2: {checked.drawn} worlds told the whole record")
    print(f"{perf_counter() - began:.0f} s")
    for line in checked.wrong[:20]:
        print("  " + line)
    return 1 if checked.wrong else 0


if __name__ == "__main__":
    sys.exit(main())
