"""The public face of design §2, on the toy game."""

import msgspec
import pytest

from redbook import (
    BadPosition,
    BadSave,
    BadSetting,
    CannotUndo,
    GameOver,
    IllegalMove,
    Match,
    Referee,
    Scripted,
    UnknownGame,
    UnknownSeat,
)
from redbook.kernel.chance import Seeded
from redbook.kernel.errors import BadChance, ChanceExhausted
from redbook.kernel.text import LANGUAGES, render_error
from redbook.kernel.walk import divide, perft, play_out


def test_an_option_and_its_notation_are_the_same_move() -> None:
    by_value, by_name = Match.new("toy", seed=7), Match.new("toy", seed=7)
    while by_value.decision is not None:
        option = by_value.decision.options[-1]
        by_value.play(option)
        by_name.play(option.notation)
    assert by_value.digest() == by_name.digest()
    assert by_value.result == by_name.result


def test_a_seed_decides_and_another_seed_decides_otherwise() -> None:
    assert Match.new("toy", seed=3).state == Match.new("toy", seed=3).state
    assert any(Match.new("toy", seed=3).state != Match.new("toy", seed=n).state for n in range(4, 8))


def test_without_a_seed_nobody_can_guess_it() -> None:
    chances = [Match.new("toy").play_state.chance for _ in range(3)]
    assert all(isinstance(c, Seeded) and c.seed.bit_length() > 64 for c in chances)
    assert len({c.seed for c in chances if isinstance(c, Seeded)}) == 3


@pytest.mark.parametrize(
    ("call", "error"),
    [
        (lambda: Match.new("no such game"), UnknownGame),
        (lambda: Match.new("toy", seats=5), BadSetting),
        (lambda: Match.new("toy", settings={"rounds": 99}), BadSetting),
        (lambda: Match.new("toy", settings={"rounds": True}), BadSetting),
        (lambda: Match.new("toy", settings={"colour": "red"}), BadSetting),
        (lambda: Match.new("toy", seed=1).play("card 99"), IllegalMove),
        (lambda: Match.new("toy", seed=1).view("green"), UnknownSeat),
        (lambda: Match.new("toy", seed=1).determinize("green"), UnknownSeat),
        (lambda: Match.new("toy", seed=1).undo(), CannotUndo),
        (lambda: Match.new("toy", chance=Scripted(answers=["77"])), BadChance),
        (lambda: Match.new("toy", chance=Scripted(answers=[])), ChanceExhausted),
        (lambda: Match.from_position({"game": "toy", "position": {"nonsense": 1}}), BadPosition),
        (lambda: Match.from_position({"game": "toy"}), BadPosition),
        (lambda: Match.load({}), BadSave),
        (lambda: Match.load({"redbook": 1, "game": "toy"}), BadSave),
    ],
)
def test_bad_input_gets_a_clear_error_in_three_languages(call, error) -> None:
    with pytest.raises(error) as raised:
        call()
    texts = {render_error(raised.value, lang) for lang in LANGUAGES}
    assert len(texts) == 3
    assert all(len(text) > 10 for text in texts)


def saved() -> dict:
    return msgspec.json.decode(msgspec.json.encode(play_out(Match.new("toy", seed=5), 2, limit=4).save()))


@pytest.mark.parametrize(
    "spoil",
    [
        lambda doc: doc["moves"].pop(),
        lambda doc: (doc["moves"].pop(), doc["counts"].pop()),
        lambda doc: doc["moves"].__setitem__(0, "card 9000"),
        lambda doc: doc["counts"].__setitem__(1, 7),
        lambda doc: doc["chance"].__setitem__("seed", 6),
        lambda doc: doc.__setitem__("rules", 99),
        lambda doc: doc.__setitem__("redbook", 99),
        lambda doc: doc.__setitem__("moves", "card 1"),
        lambda doc: doc.__setitem__("digest", "0" * 16),
        lambda doc: (doc["moves"].extend(["card 1"] * 9), doc["counts"].extend([3] * 9)),
    ],
)
def test_a_truncated_or_edited_save_is_refused(spoil) -> None:
    doc = saved()
    Match.load(doc)
    spoil(doc)
    with pytest.raises(BadSave):
        Match.load(doc)


def test_undo_goes_back_to_the_boundary_of_knowledge_and_no_further() -> None:
    m = Match.new("toy", seed=1)
    assert m.decision is not None
    first = m.decision.seat
    m.play(m.decision.options[0])
    assert m.decision.seat != first  # another seat is asked now
    with pytest.raises(CannotUndo):
        m.undo()


def test_rewind_and_checkpoints_agree() -> None:
    m = play_out(Match.new("toy", seed=1), 1)
    digests = []
    again = Match.new("toy", seed=1)
    for move in m.log:
        digests.append(again.digest())
        again.push(move.option)
    for length in range(len(digests)):
        back = m.copy()
        back.rewind(length)
        assert back.digest() == digests[length]
        assert len(back.log) == length


def test_a_finished_match_takes_no_move() -> None:
    m = play_out(Match.new("toy", seed=1), 1)
    assert m.decision is None
    assert m.result is not None
    with pytest.raises(GameOver):
        m.play("card 1")


def test_events_say_who_may_see_them() -> None:
    m = Match.new("toy", seed=1)
    assert m.decision is not None
    seat = m.decision.seat
    other = next(s for s in m.seats if s != seat)
    m.play(m.decision.options[0])
    mine = [told.event.kind for told in m.events_for(seat)]
    theirs = [told.event.kind for told in m.events_for(other)]
    assert "card-played" in mine
    assert "card-played" not in theirs
    assert "card-played-face-down" in theirs
    assert [t.event.kind for t in m.events_for(None)] == ["round-begun"]


def test_a_script_answers_in_faces() -> None:
    cards = ["1", "5", "9", "2", "4", "6"]
    m = Match.new("toy", chance=Scripted(answers=[*cards, 3, 6, 1]))
    assert m.state.hands == [[1, 5, 9], [2, 4, 6]]
    play_out(m, 0)
    assert sum(m.state.points) == 10


def test_the_referee_is_asked_for_every_card_and_die() -> None:
    m = Match.new("toy", chance=Referee(seed=1))
    for face in ("1", "5", "9", "2", "4", "6"):
        assert m.decision is not None
        assert m.decision.seat == "table"
        m.play(f"={face}")
    assert m.state.hands == [[1, 5, 9], [2, 4, 6]]
    m.play("card 2")
    m.play("card 1")
    assert m.decision is not None
    assert [o.notation for o in m.decision.options] == ["=1", "=2", "=3", "=4", "=5", "=6"]
    m.play("=6")
    m.undo()  # misread
    m.play("=5")
    assert m.state.points == [0, 5]
    assert Match.load(m.save()).digest() == m.digest()


def test_perft_counts_the_tree() -> None:
    m = Match.new("toy", seed=2)
    assert perft(m, 1) == 3
    assert perft(m, 2) == 9
    assert sum(divide(m, 3).values()) == perft(m, 3) == 18
    assert perft(m, 9) == 36


def test_loading_a_seed_that_was_never_hand_written_is_exact() -> None:
    doc = saved()
    assert Match.load(doc).save() == doc
