"""The Siege keeps the contract that every game keeps."""

import pytest

from redbook.kernel import contract


@pytest.mark.parametrize("check", contract.CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("seed", range(3))
def test_the_siege_keeps_the_contract(check: contract.Check, seed: int) -> None:
    check("siege", seed=seed)
