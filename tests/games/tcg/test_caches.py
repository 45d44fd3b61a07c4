"""What the table remembers of itself is what it would find by looking again, after every single step."""

from typing import Any

import pytest

from redbook.games.tcg.actions.as_soon_as import check_texts
from redbook.games.tcg.actions.procedure import abilities
from redbook.games.tcg.actions.windows import listeners
from redbook.games.tcg.state import State
from redbook.games.tcg.table.values import active, attached, is_active, keyword, minions, speakers, statics, strength
from redbook.kernel import Match, find_game
from redbook.kernel.chance import Seeded
from redbook.kernel.play import Play
from redbook.kernel.walk import play_out

SEEDS = range(1, 9)
LISTS = {
    "attached": attached, "active": active, "speakers": speakers, "statics": statics, "minions": minions,
    "listeners": listeners, "abilities": abilities, "checks": check_texts, "ccw": State.counter_clockwise,
}  # fmt: skip


def plain(found: Any) -> Any:
    """A Ctx is compared by what it says."""
    if isinstance(found, dict):
        return {key: plain(value) for key, value in found.items()}
    if isinstance(found, list | tuple):
        return [plain(value) for value in found]
    return (found.src, found.me, found.vars) if type(found).__name__ == "Ctx" else found


def look_again(s: State) -> int:
    """Compare all that is remembered with a table that remembers nothing."""
    for name, found in list(s.__dict__.items()):
        fresh = s.copy()
        if name == "values":
            for key, value in found.items():
                again = strength(fresh, key) if isinstance(key, int) else keyword(fresh, *key)
                assert again == value, key
        elif name == "active_set":
            assert all(is_active(fresh, c) == (c in found) for c in range(len(s.kind)))
        else:
            assert plain(LISTS[name](fresh)) == plain(found), name
    return len(s.__dict__)


def test_nothing_remembered_is_stale(monkeypatch: pytest.MonkeyPatch) -> None:
    looked = 0

    def run(g: Play[State]) -> Any:
        """Play.run, with a look before every step."""
        nonlocal looked
        while g.stack:
            looked += look_again(g.s)
            step = g.stack[-1]
            if step.asks:
                return step
            g.stack.pop()
            g.at_work = step
            step.run(g)
        return None

    monkeypatch.setattr(Play, "run", run)
    for seed in SEEDS:
        seats = 2 + seed % 4
        settings = find_game("tcg").any_settings(seats, Seeded(seed=seed))
        play_out(Match.new("tcg", seed=seed, seats=seats, settings=settings), seed, limit=200)
    assert looked > 1000 * len(SEEDS)
