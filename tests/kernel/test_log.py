"""Copies of a match share the log: none of them may feel what another does."""

import pytest

from redbook import Match
from redbook.kernel.chance import Referee
from redbook.kernel.log import CHAPTER, Log, Move
from redbook.kernel.walk import play_out

LONG = 2 * CHAPTER + 40  # moves: two closed chapters and an open one


def long_match(limit: int = LONG) -> Match:
    return play_out(Match.new("siege", seed=5), 5, limit=limit)


def copied(log: Log) -> list[Move]:
    return [log[n] for n in range(len(log))]


@pytest.mark.parametrize("length", [0, 1, CHAPTER - 1, CHAPTER, CHAPTER + 1, LONG])
def test_a_log_reads_like_a_list(length: int) -> None:
    log = long_match(length).log
    plain = list(log)
    assert len(log) == len(plain) == length
    assert bool(log) == bool(plain)
    assert copied(log) == plain
    assert log == plain
    parts = [slice(None), slice(3, 7), slice(CHAPTER - 2, CHAPTER + 2), slice(-3, None), slice(5, 2), slice(9, None, 3)]
    parts += [slice(CHAPTER, None), slice(length, None), slice(None, None, -1), slice(None, -1)]
    for part in parts:
        assert log[part] == plain[part], part
    if plain:
        assert log[-1] is plain[-1]
        assert log[0] is plain[0]
        assert log[-length] is plain[0]
    for beyond in (length, -length - 1):
        with pytest.raises(IndexError):
            log[beyond]


@pytest.mark.parametrize("length", [CHAPTER - 1, CHAPTER, CHAPTER + 1, LONG])
def test_a_twin_plays_on_and_goes_back_without_the_other(length: int) -> None:
    m = long_match(length)
    before, digest, told = m.moves, m.digest(), len(m.events)
    twin, third = m.copy(), m.copy()
    play_out(twin, 1, limit=length + CHAPTER + 3)
    play_out(third, 2, limit=length + 3)
    third.rewind(length - 5)
    play_out(third, 9, limit=length + 1)
    assert (m.moves, m.digest(), len(m.events)) == (before, digest, told)
    m.rewind(7)
    play_out(m, 3, limit=CHAPTER + 9)
    again = Match.load(twin.save())
    assert again.digest() == twin.digest()
    assert twin.moves[:length] == before
    assert again.events == twin.events
    assert third.events == Match.load(third.save()).events
    assert m.events == Match.load(m.save()).events


@pytest.mark.parametrize("length", [0, 3, CHAPTER - 1, CHAPTER, CHAPTER + 1, 2 * CHAPTER, LONG])
def test_going_back_over_chapters(length: int) -> None:
    m, goal = long_match(), long_match(length)
    m.rewind(length)
    assert (m.digest(), m.moves, m.log.counts()) == (goal.digest(), goal.moves, goal.log.counts())
    play_out(m, 8, limit=LONG)
    play_out(goal, 8, limit=LONG)
    assert m.save() == goal.save()


def test_events_follow_what_was_played_instead() -> None:
    """The same number of moves, but others: what was recorded of those taken back is not told."""
    m = long_match(CHAPTER + 20)
    first = list(m.events)
    m.rewind(CHAPTER + 10)
    play_out(m, 77, limit=CHAPTER + 20)
    assert m.events == Match.load(m.save()).events != first


def test_a_save_is_written_anew_from_what_is_known() -> None:
    m = long_match()
    assert m.save() == m.save()
    doc = m.save()
    doc["moves"].clear()
    assert m.save()["moves"] == [move.option.notation for move in m.log]


def test_a_referee_goes_back_over_chapters() -> None:
    m = play_out(Match.new("siege", chance=Referee(seed=3)), 3, limit=CHAPTER + 30)
    goal = m.moves[: CHAPTER + 2]
    m.rewind(CHAPTER + 2)
    assert m.moves == goal
    play_out(m, 4, limit=CHAPTER + 40)
    assert Match.load(m.save()).digest() == m.digest()
