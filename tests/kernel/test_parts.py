"""Parts that a game adds to itself are found beside its class."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from kernel import toy
from redbook.kernel import find_game
from redbook.kernel.parts import package_of, part


def test_a_game_of_ours_has_its_parts() -> None:
    game = find_game("siege")
    assert package_of(game) == "redbook.games.siege"
    assert part(game, "shapes") is not None
    assert part(game, "no_such_part") is None


def test_a_game_from_elsewhere_has_them_in_its_own_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "faraway"
    package.mkdir()
    (package / "__init__.py").write_text("from kernel.toy import Toy\n\nclass Far(Toy):\n    id = 'far'\n")
    (package / "shapes.py").write_text("here = True\n")
    monkeypatch.syspath_prepend(tmp_path)
    import faraway  # type: ignore[import-not-found]

    found = part(faraway.Far(), "shapes")
    assert found is not None
    assert found.here
    del sys.modules["faraway"], sys.modules["faraway.shapes"]


def test_a_game_in_a_module_of_its_own_has_no_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(toy.GAME), "__module__", "lonely")
    assert part(toy.GAME, "shapes") is None
