import random
import re
from collections.abc import Callable
from typing import Any

import pytest

from kernel import toy
from redbook.kernel import Play, contract
from redbook.kernel.described import every_word_stands_in_every_language
from redbook.kernel.game import Setting


@pytest.mark.parametrize("check", contract.CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("seed", range(5))
def test_the_toy_keeps_the_contract(check: contract.Check, seed: int) -> None:
    check("toy", seed=seed)


def test_a_setting_and_a_value_without_words_break_the_contract(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(toy.Toy, "settings", (Setting("rounds", (3, 2, 5)), Setting("open", (False,))))
    with pytest.raises(AssertionError, match="lacks setting-open, setting-open-false, setting-rounds-5"):
        every_word_stands_in_every_language("toy", seed=1)


def all_cards(self: toy.Toy, g: Play[toy.State], seat: str | None) -> toy.View:
    return toy.View([], 0, g.s.table[:], g.s.points[:], g.s.round)


def shared_hands(self: toy.State) -> toy.State:
    return toy.State(self.hands, self.pile[:], self.table[:], self.points[:], self.round, self.rounds)


def own_dice(self: toy.Showdown, g: Play[toy.State]) -> None:
    g.s.points[0] += random.randrange(10**9)
    showdown(self, g)


def reversed_stack(self: toy.Toy, *args: Any) -> Any:
    state, stack = from_position(self, *args)
    return state, stack[::-1]


def check_all() -> None:
    for check in contract.CHECKS:
        check("toy", seed=7)


showdown: Callable[..., None] = toy.Showdown.run
from_position: Callable[..., Any] = toy.Toy.from_position


@pytest.mark.parametrize(
    ("owner", "name", "mistake", "said"),
    [
        (toy.Toy, "view", all_cards, "played in the view of red changes with what is drawn anew"),
        (toy.Toy, "secrets", False, "toy says secrets = False: then it needs no determinize"),
        (toy.Toy, "turn", "", "turn = '' names the event that begins a turn: one of ['card-played',"),
        (toy.Toy, "steps", toy.Toy.steps[:-1], "look at Showdown"),
        (toy.Toy, "from_position", reversed_stack, "from_position does not give back what position wrote"),
        (toy.State, "copy", shared_hands, "is every field in State.copy?"),
        (toy.Showdown, "run", own_dice, "does all luck come from g.chance"),
        (toy.PlayCard, "seat", lambda self, g: "green", "play-card asks 'green'; the seats are ('red', 'blue')"),
    ],
)
def test_a_mistake_is_told_in_words(
    owner: type, name: str, mistake: Any, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(owner, name, mistake)
    contract.described.describe.cache_clear()
    try:
        with pytest.raises(AssertionError, match=re.escape(said)):
            check_all()
    finally:
        contract.described.describe.cache_clear()


def test_a_game_without_positions_is_told_what_it_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(toy.Toy, "position")
    with pytest.raises(NotImplementedError, match="Toy needs a method position"):
        contract.all_holds_at_every_decision("toy", seed=7)
