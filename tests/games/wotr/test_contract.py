import pytest

from redbook.kernel import contract


@pytest.mark.parametrize("check", contract.CHECKS, ids=lambda check: check.__name__)
def test_war_of_the_ring_keeps_the_contract(check: contract.Check) -> None:
    check("wotr", seed=7)
