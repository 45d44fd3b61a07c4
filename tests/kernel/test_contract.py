import pytest

from redbook.kernel import contract


@pytest.mark.parametrize("check", contract.CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("seed", range(5))
def test_the_toy_keeps_the_contract(check: contract.Check, seed: int) -> None:
    check("toy", seed=seed)
