"""A game describes itself: plain data, collected from its classes."""

from __future__ import annotations

from typing import Annotated

import msgspec
import pytest

from redbook.kernel import Option
from redbook.kernel.forms import Named, arg_type, form_of

from .toy import GAME

HEXES = ("0908", "0909")
Hex = Annotated[int, Named(HEXES)]


class Go(Option, frozen=True):
    origin: Hex
    to: Hex
    cost: int
    quickly: bool = False
    written = "{origin}>{to}{pace}"
    tells = {"from": "origin", "to": "to", "cost": "cost", "quickly": "quickly", "path": "path"}

    @property
    def pace(self) -> str:
        return "!" if self.quickly else ""

    @property
    def path(self) -> list[Hex]:
        return [self.origin, self.to]


class EndTurn(Option, frozen=True):
    pass


class Gallop(Go, frozen=True):
    """Written as its parent is, told under its own kind."""


def test_an_option_is_written_and_told_as_declared() -> None:
    option = Go(0, 1, 3, quickly=True)
    assert option.notation == "0908>0909!"
    assert option.args() == {"from": "0908", "to": "0909", "cost": 3, "quickly": "yes", "path": ["0908", "0909"]}
    assert Gallop(1, 0, 1).notation == "0909>0908"
    assert (Gallop(1, 0, 1).kind, EndTurn().kind) == ("gallop", "end-turn")
    assert (EndTurn().notation, EndTurn().args()) == ("end-turn", {})
    types = {arg: word.type for arg, word in form_of(Go).args.items()}
    assert types == {"from": "name", "to": "name", "cost": "number", "quickly": "yes-no", "path": "names"}


@pytest.mark.parametrize(
    ("hint", "type_"),
    [
        (int, "number"),
        (bool, "yes-no"),
        (str, "name"),
        (str | None, "name"),
        (tuple[str, ...], "names"),
        (Hex, "number"),
    ],
)
def test_types_that_can_be_said(hint: object, type_: str) -> None:
    assert arg_type(hint) == type_


@pytest.mark.parametrize("hint", [dict[str, int], float, int | str])
def test_what_cannot_be_said_is_an_error(hint: object) -> None:
    with pytest.raises(TypeError):
        arg_type(hint)


def test_the_toy_describes_itself() -> None:
    doc = msgspec.to_builtins(GAME.describe())
    assert doc["seats"] == {"2": ("red", "blue")}
    assert doc["settings"] == ({"name": "rounds", "values": (3, 2)},)
    assert doc["questions"] == (
        {"kind": "play-card", "rule": "toy 1", "options": ("card",), "words": (), "ends": (), "in_gesture": False},
    )
    assert doc["options"] == ({"kind": "card", "written": "card {card}", "args": {"card": "number"}},)
    assert [event["kind"] for event in doc["events"] if event["private"]] == ["card-played", "card-played-face-down"]
    assert doc["reasons"] == ({"id": "why-not-in-hand", "rule": "toy 1"},)
    assert (doc["secrets"], doc["turn"]) == (True, "round-begun")
    assert set(doc["view"]["$defs"]["View"]["required"]) >= {"hand", "points"}
    assert msgspec.json.encode(GAME.describe())
