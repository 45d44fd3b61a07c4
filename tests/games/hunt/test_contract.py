"""The contract of the kernel, in both parts and for every number of seats."""

from __future__ import annotations

import pytest

from games.hunt.walks import lively_walk
from redbook.kernel import contract
from redbook.kernel.walk import check_laws, random_walk


@pytest.mark.parametrize("check", contract.CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("seed", range(3))
def test_the_hunt_keeps_the_contract(check: contract.Check, seed: int) -> None:
    check("hunt", seed=seed)


@pytest.mark.parametrize("check", contract.CHECKS, ids=lambda check: check.__name__)
def test_part_2_keeps_the_contract(check: contract.Check, monkeypatch: pytest.MonkeyPatch) -> None:
    """The checks play games with default settings; here Part 2 alone is made the default."""
    from redbook.games.hunt import GAME
    from redbook.kernel import Setting

    settings = tuple(Setting("part", ("2", "both", "1")) if c.name == "part" else c for c in GAME.settings)
    monkeypatch.setattr(type(GAME), "settings", settings)
    check("hunt", seed=5)


@pytest.mark.parametrize("seed", range(50))
def test_random_full_games_end_by_rule_with_all_laws(seed: int) -> None:
    """Rule 1, rule 2: 2 to 5 seats, four Nazgûl on the board whatever their number."""
    m = None
    for m in random_walk("hunt", seed, seats=2 + seed % 4, settings={"part": ("both", "2")[seed % 2]}):
        check_laws(m)
        assert m.state.track == 0 or all(m.state.nazgul)
    assert m is not None
    assert m.result is not None
    for m in lively_walk(seed, seats=2 + seed % 4):
        check_laws(m)
    assert m.result is not None
