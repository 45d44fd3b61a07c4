"""The page on notation is true: every kind of option of every game, as it is declared, with an example from a match."""

from __future__ import annotations

import doctest
from itertools import groupby
from typing import Any

import pytest

from redbook.games import PLAYABLE
from redbook.kernel import find_game
from scripts.test_changelog import script

notation = script("notation")


def test_the_tables_are_fresh() -> None:
    text = notation.PAGE.read_text("utf-8")
    assert notation.page(text, notation.stored()) == text, "stale: scripts/notation.py"


@pytest.mark.parametrize("game", PLAYABLE)
def test_every_kind_of_option_is_there_with_an_example_that_fits(game: str) -> None:
    text = notation.PAGE.read_text("utf-8")
    examples = notation.stored()[game]
    assert list(examples) == notation.open_kinds(game)
    for option in find_game(game).describe().options:
        assert f"| `{option.written}` |" in text
        if option.kind in examples:
            assert notation.fits(option, examples[option.kind]["notation"])
            assert set(examples[option.kind]["args"]) == set(option.args)


@pytest.mark.parametrize("game", PLAYABLE)
def test_every_word_that_a_question_offers_is_there(game: str) -> None:
    text = notation.PAGE.read_text("utf-8")
    for question in find_game(game).describe().questions:
        for word in question.words:
            assert f"| `{word}` |" in text, word


@pytest.mark.parametrize("game", PLAYABLE)
def test_examples_are_from_matches_that_can_be_played(game: str) -> None:
    def match_of(example: dict[str, Any]) -> tuple[str, int, int, str]:
        return example["players"], example["seed"], example["seats"], str(example["settings"])

    for _, group in groupby(sorted(notation.stored()[game].values(), key=match_of), key=match_of):
        found = list(group)
        waiting: dict[int, list[dict[str, Any]]] = {}
        for example in found:
            waiting.setdefault(example["move"], []).append(example)
        for m in notation.played(game, found[0]):
            for example in waiting.pop(len(m.log), []):
                option = m.decision.find(example["notation"])
                assert option is not None
                assert dict(option.args()) == example["args"]
            if not waiting:
                break
        assert not waiting


def test_the_page_keeps_its_word() -> None:
    failed, tried = doctest.testfile(str(notation.PAGE), module_relative=False)
    assert (failed, tried) == (0, 5)
