"""What every game must keep, for two to six players."""

import pytest

from redbook.kernel import contract


@pytest.mark.parametrize("check", contract.CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("seed", [7, 11])
def test_the_card_game_keeps_the_contract(check: contract.Check, seed: int) -> None:
    check("tcg", seed=seed)
