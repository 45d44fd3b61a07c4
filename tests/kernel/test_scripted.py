"""Scripted chance: what is dictated serves the dice it was meant for."""

from __future__ import annotations

import msgspec
import pytest

from redbook.kernel import BadChance, ChanceExhausted, Match, Referee, Scripted
from redbook.kernel.chance import AnyChance, Meant, Request


def test_a_shuffle_takes_none_of_the_dictated_answers() -> None:
    chance = Scripted(answers=[6, 5], seed=1)
    pile = list(range(20))
    chance.shuffle(pile, "deck")
    assert sorted(pile) == list(range(20))
    assert chance.roll(2, 6, "combat") == [6, 5]


def test_dictated_dice_of_a_war_are_those_that_fall() -> None:
    """The set-up of War of the Ring shuffles four decks before the first die is rolled."""
    m = Match.new("wotr", chance=Scripted(answers=["will-of-the-west"] * 4, seed=3))
    while m.decision is not None and not any(told.event.kind == "dice-rolled" for told in m.events):
        m.push(m.decision.options[0])
    assert m.play_state.chance.used == 4


def test_an_answer_meant_for_another_roll_is_an_error() -> None:
    chance = Scripted(answers=[Meant("hunt-roll", 6), Meant("combat", 2)])
    with pytest.raises(BadChance, match="hunt-roll: 6"):
        chance.die(6, "combat")
    assert (chance.die(6, "hunt-roll"), chance.die(6, "combat")) == (6, 2)
    with pytest.raises(ChanceExhausted):
        chance.die(6, "combat")


def test_meant_answers_stand_in_documents_as_pairs() -> None:
    chance = Scripted(answers=[3, "will", Meant("combat", 2)])
    written = msgspec.json.encode(chance)
    assert b'[3,"will",["combat",2]]' in written
    assert msgspec.json.decode(written, type=AnyChance) == chance


def test_a_request_says_whose_roll_it_is_and_which_die_of_how_many() -> None:
    asked: list[Request] = []

    class Listening(Referee):
        def below(self, n: int, request: Request | None, why: str) -> int:
            assert request is not None
            asked.append(request)
            return 0

    Listening().roll(2, 6, "combat", who="shadow")
    assert [(r.why, r.who, r.nth, r.of) for r in asked] == [("combat", "shadow", 1, 2), ("combat", "shadow", 2, 2)]
