"""The arena on Ray: the same results as in one process, whatever the order in which matches come back."""

import sys
from types import ModuleType, SimpleNamespace

import pytest

from redbook.arena.on_ray import RayUnreachable, play_on_ray
from redbook.arena.tournament import Rules, pairings, run
from redbook.kernel.extras import MissingExtra


def stand_in() -> ModuleType:
    """What the arena uses of Ray, in one process, handing the newest task back first."""
    ray = ModuleType("ray")

    def init(address: str, **rest: object) -> None:
        if address == "nowhere":
            raise ConnectionError("nobody there")

    ray.init = init  # type: ignore[attr-defined]
    ray.shutdown = lambda: None  # type: ignore[attr-defined]
    ray.remote = lambda call: SimpleNamespace(remote=lambda *given: (call, given))  # type: ignore[attr-defined]
    ray.wait = lambda tasks, num_returns: (tasks[-1:], tasks[:-1])  # type: ignore[attr-defined]
    ray.get = lambda tasks: [call(*given) for call, given in tasks]  # type: ignore[attr-defined]
    return ray


def test_the_result_does_not_depend_on_ray(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", stand_in())
    rules = Rules("toy", seats=2)
    plan = pairings(["random", "random"], 2, 7, seed=3, swap=False)
    here, there = run(rules, plan), run(rules, plan, ray="auto")
    assert [(one.number, one.seed, one.moves) for one in there] == [(one.number, one.seed, one.moves) for one in here]


def test_a_cluster_that_does_not_answer_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", stand_in())
    with pytest.raises(RayUnreachable, match="nobody there"):
        list(play_on_ray(Rules("toy", seats=2), [], "nowhere"))


def test_without_ray_it_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(MissingExtra, match=r"redbook\[ray\]"):
        list(play_on_ray(Rules("toy", seats=2), [], "auto"))
