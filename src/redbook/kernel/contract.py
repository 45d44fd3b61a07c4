"""What every game must keep. Shipped with the package, so that a fifth game can run it too.

@pytest.mark.parametrize("check", contract.CHECKS, ids=lambda check: check.__name__)
def test_contract(check): check("siege", seed=7)
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice

from redbook.kernel import described
from redbook.kernel.chance import Referee, Seeded
from redbook.kernel.errors import GameOver, IllegalMove, UnknownSeat
from redbook.kernel.game import find_game
from redbook.kernel.match import Match
from redbook.kernel.reasons import Reason
from redbook.kernel.referee import TABLE
from redbook.kernel.scrutiny import LUCK, as_json, at_random, check_result, scrutinized, walk
from redbook.kernel.text import render
from redbook.kernel.walk import check_laws, play_out, random_walk

Check = Callable[..., None]


def sampled(game: str, seed: int, every: int, count: int | None = None) -> Iterator[Match]:
    """Matches at every n-th decision of random games, copied, so that a check may spoil them."""
    number = 0
    for count_ in range(seats_of(game)[0], seats_of(game)[-1] + 1):
        if count_ not in seats_of(game) or (count is not None and count_ != count):
            continue
        for m in random_walk(game, seed, seats=count_):
            number += 1
            if number % every == 0:
                yield m.copy()


def seats_of(game: str) -> tuple[int, ...]:
    return find_game(game).seat_counts


def a_random_game_ends_by_rule(game: str, seed: int) -> None:
    for count in seats_of(game):
        last = None
        for m in random_walk(game, seed, seats=count):
            check_laws(m)
            last = m
        assert last is not None
        check_result(last)
        try:
            last.play("anything")
        except GameOver:
            pass
        else:
            raise AssertionError("a finished match took a move")


def all_holds_at_every_decision(game: str, seed: int, upto: int = 600) -> None:
    """Saves, positions, copies, secrets, words, reasons, at each decision of random games: scrutiny.py says what."""
    for count in seats_of(game):
        settings = find_game(game).any_settings(count, Seeded(seed=seed))
        scrutinized(walk(game, seed, at_random(seed), seats=count, settings=settings), upto)


def a_copy_lives_its_own_life(game: str, seed: int) -> None:
    for m in islice(sampled(game, seed, 61), 10):
        before = m.digest()
        twin = m.copy()
        play_out(twin, seed + 1, limit=len(m.log) + 40)
        assert m.digest() == before, "a copy was played on, and the match changed: what does State.copy share?"
        again = m.copy()
        play_out(again, seed + 1, limit=len(m.log) + 40)
        assert again.digest() == twin.digest(), f"two copies went different ways: {LUCK}"


def undo_restores(game: str, seed: int) -> None:
    undone = 0
    digest = ""
    for m in random_walk(game, seed):
        if m.log and m.may_undo():
            back = m.copy()
            back.undo()
            assert back.digest() == digest, f"undo does not come back to the same position: {LUCK}"
            undone += 1
        digest = m.digest()
        if undone >= 60:
            return


def undo_stops_at_chance_and_other_seats(game: str, seed: int) -> None:
    asked, seat = 0, None
    for m in islice(random_walk(game, seed), 600):
        if m.log and m.decision is not None:
            crossed = m.play_state.chance.asked != asked or m.decision.seat != seat
            assert not (crossed and m.may_undo()), "a move can be undone though dice fell or another seat is asked"
        asked = m.play_state.chance.asked
        seat = m.decision.seat if m.decision is not None else None


def events_do_not_depend_on_listening(game: str, seed: int) -> None:
    silent = play_out(Match.new(game, seed=seed), seed, limit=400)
    heard = play_out(Match.new(game, seed=seed, listen=True), seed, limit=400)
    assert silent.digest() == heard.digest(), "the match goes another way when somebody listens: look at `if g.heard`"
    assert list(silent.events) == list(heard.events), "what is told differs when the match is replayed"
    in_order = all(a.move <= b.move for a, b in zip(heard.events, heard.events[1:], strict=False))
    assert in_order, "events are not in the order of the moves"


def views_hold_no_seed(game: str, seed: int) -> None:
    secret = 0x5EED_0F_D00D_5EED_0F_D00D << 8 | seed
    m = play_out(Match.new(game, seed=secret), seed, limit=120)
    for seat in (*m.seats, None):
        assert str(secret) not in as_json(m.view(seat)).decode(), f"the seed is in the view of {seat}"


def bad_input_changes_nothing(game: str, seed: int) -> None:
    for m in islice(random_walk(game, seed), 40):
        if m.decision is None:
            return
        before = m.digest()
        for nonsense in ("", "no such move", "=3", "\x00", "ü" * 5000):
            refusal = refused(m, nonsense)
            assert refusal, f"{nonsense!r} was played"
            reason = m.why_not(nonsense)
            assert isinstance(reason, Reason), f"there is no reason against {nonsense[:20]!r}"
        try:
            m.view("nobody")
        except UnknownSeat:
            pass
        else:
            raise AssertionError("an unknown seat got a view")
        assert m.digest() == before, "a refused move changed the match"


def refused(m: Match, notation: str) -> str:
    """What the table says to a move that it does not take; nothing if it takes it."""
    try:
        m.play(notation)
    except IllegalMove as error:
        return str(error)
    return ""


def referee_and_seed_agree(game: str, seed: int) -> None:
    """A game whose dice are typed in is the game that the dice made."""
    m = Match.new(game, chance=Referee(seed=seed))
    dice = Seeded(seed=seed)
    for _ in range(250):
        if m.decision is None:
            break
        if m.decision.seat == TABLE:
            assert render(m.decision.prompt, "es")
        choices = m.decision.options
        m.push(choices[dice.below(len(choices), None, "walk")])
    again = Match.load(m.save())
    assert again.digest() == m.digest(), f"with dice that were typed in, a save gives another match: {LUCK}"
    assert again.decision == m.decision, "with dice that were typed in, a save asks another question"


CHECKS: tuple[Check, ...] = (
    *described.CHECKS,
    all_holds_at_every_decision,
    a_random_game_ends_by_rule,
    a_copy_lives_its_own_life,
    undo_restores,
    undo_stops_at_chance_and_other_seats,
    events_do_not_depend_on_listening,
    views_hold_no_seed,
    bad_input_changes_nothing,
    referee_and_seed_agree,
)
