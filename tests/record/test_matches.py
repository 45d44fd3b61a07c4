"""A match survives being written down: moves, chance, settings, the position it began from, and how it ended."""

from __future__ import annotations

from typing import Any

import pytest

from redbook import Match, Record, Referee, Scripted, Seeded
from redbook.games import PLAYABLE
from redbook.kernel import Recorded, find_game
from redbook.kernel.errors import BadSave, OldSave, RedbookError
from redbook.kernel.walk import play_out
from redbook.record import BadRecord, Node, parse

GAMES = [(game, seats) for game in PLAYABLE for seats in find_game(game).seat_counts[-1:]]


def played(game: str, seed: int = 3, seats: int | None = None, limit: int = 400, **how: Any) -> Match:
    m = Match.new(game, seats=seats, **({"seed": seed} | how))
    play_out(m, seed, limit=limit)
    return m


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_a_match_written_and_read_is_the_same_match(game: str, seats: int) -> None:
    m = played(game, seats=seats, limit=10_000)
    text = str(Record.from_match(m, names={m.seats[0]: 'Ana "the Grey", {x}'}, event="Test", date="2026-11-18"))
    again = parse(text)
    assert str(again) == text
    assert again.save() == m.save()
    assert again.names == {m.seats[0]: 'Ana "the Grey", {x}'}
    assert again.headers["result"] == (", ".join(m.result.winners) if m.result else "*")


@pytest.mark.parametrize("game", PLAYABLE)
def test_without_its_seed_a_match_plays_exactly_the_same(game: str) -> None:
    m = played(game)
    record = Record.from_match(m, future=False)
    assert "chance" not in record.headers
    assert "seed" not in str(record)
    again = parse(str(record)).match()
    assert again.moves == m.moves
    assert again.view(None) == m.view(None)
    assert again.position() == m.position()
    assert parse(str(record)).match().save(future=False) == m.save(future=False)


@pytest.mark.parametrize(
    "chance",
    [
        Seeded(seed=2**127),
        Scripted(answers=["event"], seed=5),
        Recorded(source=Seeded(seed=9)),
        Recorded(source=Scripted(answers=["event"], seed=4)),
        Referee(seed=8),
    ],
)
def test_every_kind_of_chance_is_kept(chance: Any) -> None:
    m = played("wotr", chance=chance, limit=120)
    for future in (True, False):
        record = Record.from_match(m, future=future)
        assert str(parse(str(record))) == str(record)
        assert parse(str(record)).match().save(future=future) == m.save(future=future)
    assert Record.from_save(m.save()).save() == m.save()


@pytest.mark.parametrize("game", PLAYABLE)
def test_a_match_from_a_position_keeps_where_it_began(game: str) -> None:
    doc = played(game, seed=1, limit=20).position()
    m = Match.from_position(doc, seed=5)
    play_out(m, 6, limit=50)
    record = parse(str(Record.from_match(m)))
    assert record.headers["position"].startswith(f"{game}-1.")
    assert record.save() == m.save()


def test_a_running_match_may_leave_out_what_is_still_to_fall() -> None:
    m = played("wotr", limit=50)
    text = str(Record.from_match(m, future=False))
    assert str(m.save()["chance"]["seed"]) in str(Record.from_match(Match.load(m.save())).headers["chance"])
    seeds = {parse(text).match().save()["chance"]["source"]["seed"] for _ in range(2)}
    assert len(seeds) == 2  # drawn anew by everybody who goes on from it


# -- what is written is checked ---------------------------------------------------------------------


def example() -> Record:
    return Record.from_match(played("wotr", limit=80), future=False)


def change_move(record: Record) -> None:
    record.main_line()[5].move = "walk into Mordor"


def change_seat(record: Record) -> None:
    record.main_line()[5].seat = "saruman"


def change_die(record: Record) -> None:
    node = next(node for node in record.main_line() if node.fallen)
    one = node.fallen[0]
    node.fallen = (type(one)(one.why, (6 if one.answers[0] != 6 else 1, *one.answers[1:]), one.low), *node.fallen[1:])


def change_reason(record: Record) -> None:
    node = next(node for node in record.main_line() if node.fallen)
    node.fallen = tuple(type(one)("toss", one.answers, one.low, one.names) for one in node.fallen)


def move_dice_to_the_next_move(record: Record) -> None:
    node = next(node for node in record.main_line() if node.fallen)
    assert node.next is not None
    node.next.fallen, node.fallen = (*node.fallen, *node.next.fallen), ()


def forget_dice(record: Record) -> None:
    next(node for node in record.main_line() if node.fallen).fallen = ()


def cut(record: Record) -> None:
    record.end.remove()


@pytest.mark.parametrize(
    ("change", "what"),
    [
        (change_move, "illegal"),
        (change_seat, "seat"),
        (change_reason, "dice-differ"),
        (move_dice_to_the_next_move, "dice-differ"),
        (cut, "digest"),
    ],
)
def test_a_changed_record_is_refused_where_it_was_changed(change: Any, what: str) -> None:
    record = example()
    before = str(record).splitlines()
    change(record)
    text = str(record)
    with pytest.raises(BadRecord) as wrong:
        parse(text).match()
    assert wrong.value.args_["what"] == what
    line = int(wrong.value.args_["line"])
    assert 0 < line <= len(text.splitlines())
    if what not in ("digest", "dice-differ"):
        assert before[line - 1] != text.splitlines()[line - 1]


@pytest.mark.parametrize("change", [change_die, forget_dice])
def test_other_dice_are_never_played(change: Any) -> None:
    record = example()
    change(record)
    with pytest.raises(RedbookError):
        parse(str(record)).match()


def test_a_result_that_is_not_true_is_refused() -> None:
    record = Record.from_match(played("hunt", limit=10_000))
    assert record.headers["reason"]
    for key, value in (("result", "nobody"), ("reason", "sleep"), ("score.part", 7)):
        lie = Record(record.headers | {key: value}, record.root)
        with pytest.raises(BadRecord) as wrong:
            lie.check()
        assert (wrong.value.args_["what"], wrong.value.args_["words"]) == ("result", key)


def test_a_game_given_up_may_name_its_winner() -> None:
    record = Record.from_match(played("hunt", limit=20))
    record.headers |= {"result": "ringbearer", "reason": "resigned"}
    assert parse(str(record)).match().result is None


@pytest.mark.parametrize(
    "headers",
    [
        {"game": 3},
        {"game": "chess"},
        {"seats": "two"},
        {"seats": 7},
        {"setting.tokens": "all"},
        {"redbook": 2},
        {"rules": "x"},
        {"rules": 999},
        {"chance": 5},
        {"chance": {"kind": "loaded"}},
        {"position": "wotr-1.AAAA"},
        {"position": 5},
        {"position": "siege-9.AAAA"},
    ],
)
def test_headers_are_checked(headers: dict[str, Any]) -> None:
    record = example()
    with pytest.raises(RedbookError):
        Record(record.headers | headers, record.root).match()


def test_under_older_rules_a_record_says_so() -> None:
    record = example()
    record.headers["rules"] = find_game("wotr").rules - 1
    assert len(record.match().moves) == 80
    change_move(record)
    with pytest.raises(OldSave, match="older rules"):
        record.match()


# -- variations -------------------------------------------------------------------------------------


def with_variation() -> tuple[Record, Node]:
    record = Record.from_match(played("wotr", limit=80), future=False)
    at = next(node for node in record.main_line() if node.move == "move-fellowship").parent
    assert at is not None
    for _ in range(12):  # the Fellowship stays where it is
        m = record.match_at(at)
        assert m.decision is not None
        at = record.add_line(at, [m.decision.options[-1]], seed=4)
    return record, at


def test_a_variation_is_played_and_its_dice_written_down() -> None:
    record, last = with_variation()
    assert not last.is_main_line
    again = parse(str(record))
    assert str(again) == str(record)
    again.check()
    assert again.match().moves == [node.move for node in record.main_line()]
    m = record.match_at(last)
    assert m.moves == [node.move for node in last.path()[1:]]


def test_variations_lie_in_variations() -> None:
    record, last = with_variation()
    parent = last.parent
    assert parent is not None
    m = record.match_at(parent)
    assert m.decision is not None
    other = next(option for option in m.decision.options if option.notation != last.move)
    inner = record.add_line(parent, [other], seed=1)
    inner.comments.append("deeper")
    again = parse(str(record))
    again.check()
    assert str(again) == str(record)
    assert [node.comments for node in again.root.every() if node.comments] == [["deeper"]]


def test_a_variation_that_cannot_be_played_is_refused_with_its_place() -> None:
    record, last = with_variation()
    last.move = "fly"
    text = str(record)
    with pytest.raises(BadRecord) as wrong:
        parse(text).check()
    assert wrong.value.args_["what"] == "illegal"
    assert "fly" in text.splitlines()[int(wrong.value.args_["line"]) - 1]


def test_a_line_that_breaks_off_adds_nothing() -> None:
    record, last = with_variation()
    before = str(record)
    with pytest.raises(RedbookError):
        record.add_line(last, ["no such move"])
    assert str(record) == before


def test_a_save_is_still_checked_by_its_counts_and_digest() -> None:
    doc = played("siege", limit=30).save()
    for key, value in (("counts", doc["counts"][:-1]), ("digest", "0" * 16)):
        with pytest.raises(BadSave):
            Match.load(doc | {key: value})
