"""The steward and the lieutenant: an answer to everything, from what their seat knows and nothing else."""

from __future__ import annotations

import pytest

from bots.wotr.seats import whole_game
from redbook.bots import bots_for, find_bot
from redbook.bots.wotr.commander import ANSWERS
from redbook.games.wotr.game import GAME
from redbook.games.wotr.invariants import INVARIANTS
from redbook.games.wotr.state import NO_CARD
from redbook.kernel import Match, Seeded, Seen


def test_every_question_of_the_game_has_an_answer() -> None:
    assert set(ANSWERS) == {question.kind for question in GAME.describe().questions}


@pytest.mark.parametrize("name", ["steward", "lieutenant"])
def test_the_levels_are_offered_steady_first(name: str) -> None:
    info = next(info for info in bots_for("wotr") if info.name == name)
    assert info.levels[0] == "steady"
    assert "novice" in info.levels
    assert find_bot("wotr", name).name == f"{name}:steady"


@pytest.mark.parametrize(
    ("seats", "bots"),
    [
        (2, ["steward", "lieutenant"]),
        (2, ["lieutenant", "steward"]),  # either leads any seat
        (2, ["steward:novice", "lieutenant:novice"]),
        (3, ["steward", "lieutenant", "lieutenant:novice"]),
        (4, ["steward", "steward:novice", "lieutenant", "lieutenant"]),
    ],
)
def test_whole_games_with_nothing_but_legal_moves_and_the_same_again_for_the_same_seed(
    seats: int, bots: list[str]
) -> None:
    first, second = (whole_game(bots, 5, seats) for _ in range(2))
    assert first.result is not None
    assert first.moves == second.moves
    for law in INVARIANTS:
        law(first.state)


@pytest.mark.parametrize("seats", [3, 4])
def test_with_random_partners_it_always_finds_an_answer(seats: int) -> None:
    """Random play leads to questions that good play seldom asks."""
    mixed = {3: ["steward", "lieutenant", "random"], 4: ["random", "steward", "lieutenant", "random"]}
    assert whole_game(mixed[seats], 2, seats).result is not None


def test_each_beats_random_play_from_its_side() -> None:
    for seed in range(4):
        steward = whole_game(["steward", "random"], seed).result
        lieutenant = whole_game(["random", "lieutenant"], seed).result
        assert steward is not None
        assert lieutenant is not None
        assert steward.winners == ("free",)
        assert lieutenant.winners == ("shadow",)


# -- secrets ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "seed"), [(2, 14), (3, 12), (4, 13)])
def test_the_answer_is_the_same_in_every_world_that_the_seat_cannot_tell_apart(seats: int, seed: int) -> None:
    m = Match.new("wotr", seed=seed, seats=seats)
    names = {seat: "steward" if seat in ("free", "gondor", "rohan") else "lieutenant" for seat in m.seats}
    leaders = {seat: find_bot("wotr", name) for seat, name in names.items()}
    compared = 0
    while m.decision is not None and len(m.log) < 900:
        seat = m.decision.seat
        option = leaders[seat].choose(Seen(m), Seeded(seed=1))
        if len(m.log) % 5 == 0 and len(m.decision.options) > 1:
            other = m.determinize(seat, seed=len(m.log))
            assert other.decision is not None
            assert find_bot("wotr", leaders[seat].name).choose(Seen(other), Seeded(seed=1)) == option
            compared += 1
        m.play(option)
    assert compared > 100


def test_what_a_bot_reads_holds_no_card_that_its_seat_has_not_seen() -> None:
    m = Match.new("wotr", seed=21, seats=4)
    chance = Seeded(seed=3)
    for _ in range(400):
        assert m.decision is not None
        seat = m.seats.index(m.decision.seat)
        s = Seen(m).state
        assert all(card == NO_CARD for deck in s.decks for card in deck)
        for pile in (s.hands, s.buried):
            assert all(card == NO_CARD for n, cards in enumerate(pile) if n != seat for card in cards)
        assert s.hands[seat] == m.state.hands[seat]
        if s.battle is not None and not s.battle.shown:
            assert all(card == NO_CARD for x, card in enumerate(s.battle.cards) if s.battle.seats[x] != seat)
        m.play(m.decision.options[chance.below(len(m.decision.options), None, "walk")])


def test_a_game_that_does_not_say_what_is_known_gives_a_world_drawn_anew() -> None:
    m = Match.new("hunt", seed=2)
    s = Seen(m).state
    assert s is not m.state
    assert m.decision is not None
    assert Match.new("siege", seed=2).state == Seen(Match.new("siege", seed=2)).state


def test_a_bot_leaves_the_match_alone() -> None:
    m = Match.new("wotr", seed=3)
    bots = {"free": find_bot("wotr", "steward"), "shadow": find_bot("wotr", "lieutenant")}
    for _ in range(300):
        assert m.decision is not None
        before = m.digest()
        option = bots[m.decision.seat].choose(Seen(m), Seeded(seed=1))
        assert m.digest() == before
        m.play(option)
