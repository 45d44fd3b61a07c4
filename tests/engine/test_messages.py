"""What crosses the line: strict from programs, open to growth towards them, the same bytes for the same message."""

import json

import msgspec
import pytest

from redbook.engine import messages
from redbook.engine.messages import Ask, Hello, New, Ping, Play, from_program, line_of, schema, to_program

HELLO = {"type": "hello", "protocol": 1, "name": "x"}


def test_a_short_hello_is_enough() -> None:
    hello = from_program.decode(json.dumps(HELLO))
    assert hello == Hello(protocol=1, name="x")
    assert hello.view
    assert hello.told
    assert not hello.world


@pytest.mark.parametrize(
    "wrong",
    [
        {**HELLO, "nmae": "y"},
        {**HELLO, "name": ""},
        {**HELLO, "name": "x" * 41},
        {**HELLO, "words": "de"},
        {"type": "play", "id": 1},
        {"type": "play", "id": -1, "notation": "x"},
        {"type": "play", "id": "1", "notation": "x"},
        {"type": "play", "id": 1, "notation": ""},
        {"type": "play", "id": 1, "notation": "x" * 401},
        {"type": "ask", "id": 1},
        {"type": "plays", "id": 1, "notation": "x"},
        {"id": 1, "notation": "x"},
        ["play"],
        {"type": "info", "id": 1, "text": "x" * 2001},
        {"type": "info", "id": 1, "line": ["x"] * 201},
    ],
)
def test_what_a_program_sends_is_strict(wrong: object) -> None:
    with pytest.raises(msgspec.DecodeError):
        from_program.decode(json.dumps(wrong))


def test_what_a_program_is_sent_may_grow() -> None:
    assert to_program.decode(b'{"type":"ping","id":3,"since":"version 2"}') == Ping(id=3)


def test_a_line_is_one_line_and_the_same_for_the_same_message() -> None:
    one = New(
        game="siege", rules=1, seats=["a"], you=["a"], settings={"b": "x\ny", "a": 1}, level="", seconds=None, seed=1
    )
    two = msgspec.structs.replace(one, settings={"a": 1, "b": "x\ny"})
    assert line_of(one) == line_of(two)
    assert line_of(one).count(b"\n") == 1
    assert line_of(one).endswith(b"\n")


def test_type_stands_first_and_the_id_second() -> None:
    """What a shell script relies on."""
    assert line_of(Play(id=7, notation="x")).startswith(b'{"type":"play","id":7,')
    assert Ask.__struct_fields__[0] == "id"
    assert Ping.__struct_fields__[0] == "id"


def test_the_schema_describes_every_message_both_ways() -> None:
    told = schema()
    assert told["protocol"] == messages.PROTOCOL
    for way, union in (("to_program", messages.HostMessage), ("from_program", messages.ProgramMessage)):
        named = {part.__name__ for part in union.__args__}
        assert {one["$ref"].rpartition("/")[2] for one in told[way]["anyOf"]} == named
        assert named <= told["$defs"].keys()
    assert told["$defs"]["Play"]["additionalProperties"] is False
    assert set(told["$defs"]["Play"]["required"]) == {"type", "id", "notation"}
