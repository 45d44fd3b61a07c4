"""Text to tree and back: whatever people write into names, comments and variations, it is read as it was written."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from redbook.record import BadRecord, Fallen, Node, Record, parse, reading

NASTY = st.one_of(
    st.text(),
    st.text(alphabet='{}()[]<>"\\,;:!?$ \n\t\r.1aé\u2028\x00\x7f', max_size=12),
    st.sampled_from(
        ["1.", "free:", "die muster", "=5", ">d07", "a  b", " a", "a ", "!", "$14", "", "\\", "}", '"', "[x]"]
    ),
)
SEATS = st.one_of(st.sampled_from(["free", "shadow", "wraith-1", ""]), NASTY)
MARKS = st.lists(st.sampled_from(["!", "?", "!!", "??", "!?", "?!", "$1", "$140"]), max_size=3).map(tuple)


@st.composite
def fallen(draw: st.DrawFn) -> Fallen:
    answers = tuple(draw(st.lists(st.integers(-3, 400), min_size=1, max_size=6)))
    names = tuple(draw(st.lists(NASTY.filter(bool), min_size=len(answers), max_size=len(answers))))
    why = draw(st.one_of(st.sampled_from(["hunt-roll", "combat"]), NASTY))
    return Fallen(why, answers, draw(st.integers(0, 2)) if why else 1, draw(st.sampled_from([(), names])))


@st.composite
def records(draw: st.DrawFn) -> Record:
    record = Record(
        draw(st.dictionaries(st.from_regex(r"[A-Za-z][A-Za-z0-9_.-]{0,8}", fullmatch=True), values(), max_size=4))
    )
    nodes = [record.root]
    dress(draw, record.root)
    for _ in range(draw(st.integers(0, 12))):
        parent = draw(st.sampled_from(nodes))
        node = parent.add(draw(NASTY), seat=draw(SEATS), turn=draw(st.integers(0, 3)), marks=draw(MARKS))
        node.before = draw(st.lists(NASTY, max_size=1))
        dress(draw, node)
        nodes.append(node)
    return record


def dress(draw: st.DrawFn, node: Node) -> None:
    node.comments = draw(st.lists(NASTY, max_size=2))
    node.fallen = tuple(draw(st.lists(fallen(), max_size=2)))


def values() -> st.SearchStrategy[Any]:
    return st.recursive(
        st.one_of(NASTY, st.integers(), st.booleans(), st.none()),
        lambda inner: st.lists(inner, max_size=3),
        max_leaves=5,
    )


def shape(node: Node) -> tuple[Any, ...]:
    """All that is written of a node and those below it."""
    said = tuple((one.given, one.names) for one in node.fallen)
    return node.move, node.marks, said, tuple(node.comments), tuple(shape(below) for below in node.nexts)


@settings(max_examples=80, deadline=None)
@given(records())
def test_written_read_and_written_again_is_the_same_text(record: Record) -> None:
    text = str(record)
    again = parse(text)
    assert str(again) == text
    assert text.encode().decode() == text
    assert again.headers == record.headers


@settings(max_examples=40, deadline=None)
@given(records())
def test_a_tree_is_read_as_it_was_written(record: Record) -> None:
    for node in record.root.every():
        node.before = []
        node.marks = node.marks[:1]
    assert shape(parse(str(record)).root) == shape(record.root)


@settings(max_examples=80, deadline=None)
@given(st.one_of(st.text(), st.text(alphabet='abc123 .:,;<>(){}[]"\\!?$=/\n', max_size=60)))
@example("[a 1e999]")
@example('[a {"b": NaN}]')
@example("a: b <" + '"' * 3 + ">")
@example("(" * 100)
def test_any_text_is_read_or_refused_with_its_place(text: str) -> None:
    place = (1, 1)
    once = ""
    try:
        once = str(parse(text))
    except BadRecord as wrong:
        place = (int(wrong.args_["line"]), int(wrong.args_["column"]))
    assert min(place) >= 1
    assert str(parse(once)) == once or not once


@pytest.mark.parametrize(
    ("text", "what", "line", "column"),
    [
        ("a: b\nc: d {never\nclosed", "unclosed", 2, 6),
        ("a: b (c, d", "unclosed", 1, 6),
        ("a: b)", "no-variation", 1, 5),
        ("a: b ()", "no-move-yet", 1, 7),
        ("(a: b)", "no-move-yet", 1, 1),
        ("a: b,, c", "no-move-yet", 1, 6),
        ("a: b {c} d", "no-comma", 1, 10),
        ("a: b <5> <6>", "dice", 1, 10),
        ("a: b <x y>", "dice", 1, 6),
        ("a: b $", "mark", 1, 6),
        ("a: b ]", "letter", 1, 6),
        ("[a 1]\n[a 2]", "header-twice", 2, 1),
        ("[a b]", "header-value", 1, 4),
        ("[1 2]", "header", 1, 2),
        ("[a 1", "unclosed", 1, 1),
        ("[a 1.5]", "header-value", 1, 4),
    ],
)
def test_what_is_wrong_is_named_with_its_place(text: str, what: str, line: int, column: int) -> None:
    with pytest.raises(BadRecord) as wrong:
        parse(text)
    args = wrong.value.args_
    assert (args["what"], args["line"], args["column"]) == (what, line, column)


def test_people_may_lay_it_out_as_they_like() -> None:
    text = '\ufeff[game "wotr"]   [event "x"]\r\n 1.\n free: die\n  muster!,rivendell ? {a} (free: moria)'
    text += " {b} , x 2. shadow: y"
    record = parse(text)
    moves = record.main_line()
    assert [(node.turn, node.seat, node.move, node.marks) for node in moves] == [
        (1, "free", "die muster", ("!",)),
        (1, "free", "rivendell", ("?",)),
        (1, "free", "x", ()),
        (2, "shadow", "y", ()),
    ]
    assert moves[1].comments == ["a", "b"]
    assert [node.move for node in moves[1].variations] == ["moria"]


def test_a_comment_before_a_variation_belongs_to_its_first_move() -> None:
    text = "free: a\n  (free: {Better:} b! {indeed}, c)\n"
    (other,) = parse(text).main_line()[0].variations
    assert (other.before, other.comments, other.marks) == (["Better:"], ["indeed"], ("!",))
    assert str(parse(text)) == text


def test_too_much_is_refused_before_it_is_read() -> None:
    with pytest.raises(BadRecord, match="characters"):
        parse(" " * (reading.LONGEST + 1))
    with pytest.raises(BadRecord, match="deep"):
        parse("a: b" + " (c" * (reading.DEEPEST + 1))
    with pytest.raises(BadRecord, match="moves"):
        parse("a: " + ",".join(["b"] * (reading.MOST_MOVES + 1)))
    with pytest.raises(BadRecord, match="headers"):
        parse("".join(f"[a{n} 1]" for n in range(reading.MOST_HEADERS + 1)))


def test_a_tree_can_be_changed() -> None:
    record = parse("a: b, c (d, e), f")
    b, c, _ = record.main_line()
    (d,) = c.variations
    d.promote()
    assert str(record) == "a: b, d\n  (a: c, f)\na: e\n"
    c.remove()
    assert str(record) == "a: b, d, e\n"
    assert d.is_main_line
    assert b.next is d
