"""The page on records keeps its word."""

from __future__ import annotations

import doctest
from pathlib import Path

import pytest

import redbook.record.record
import redbook.record.short
from redbook.record import parse

PAGE = Path(__file__).parents[2] / "docs" / "records.md"


def test_the_examples_of_the_page_are_true() -> None:
    failed, tried = doctest.testfile(str(PAGE), module_relative=False)
    assert failed == 0
    assert tried > 10


def test_the_record_on_the_page_can_be_played() -> None:
    text = PAGE.read_text("utf-8").split("```\n")[1]
    record = parse(text)
    assert str(record) == text
    record.check()
    assert any(node.variations for node in record.main_line())


@pytest.mark.parametrize("module", [redbook.record.record, redbook.record.short])
def test_the_examples_of_the_code_are_true(module: object) -> None:
    failed, tried = doctest.testmod(module)  # type: ignore[arg-type]
    assert failed == 0
    assert tried
