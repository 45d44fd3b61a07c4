"""Every clause of the rules is named by a test: data or rules without a test cannot hide."""

from __future__ import annotations

import re
from pathlib import Path

from redbook.games.siege.game import GAME
from redbook.kernel.describe import describe

CLAUSES = {1: 7, 2: 8, 3: 7, 4: 22, 5: 8, 6: 9, 7: 27, 8: 22, 9: 8, 10: 11, 11: 4, 12: 5, 13: 8}


def all_clauses() -> set[str]:
    return {f"R{chapter}.{n:02}" for chapter, count in CLAUSES.items() for n in range(1, count + 1)}


def test_there_are_146_clauses() -> None:
    assert len(all_clauses()) == 146


def test_every_clause_is_named_by_a_test() -> None:
    named: set[str] = set()
    for path in Path(__file__).parent.glob("test_r*.py"):
        found = re.findall(r"def test_r(\d+)_(\d\d)_", path.read_text("utf-8"))
        named |= {f"R{int(chapter)}.{clause}" for chapter, clause in found}
    assert named >= all_clauses(), sorted(all_clauses() - named)
    assert named <= all_clauses(), sorted(named - all_clauses())


# The numbered clauses of the rulebook. Reasons, questions and docs/rules/siege.md speak of these.
BOOK = [
    "1", "2.1", "2.1.1", "2.1.2", "2.1.3", "2.2", "2.3", "2.4.1", "2.4.2.1", "2.4.2.2", "2.4.2.3", "2.5",
    "2.5.1", "3.1", "3.2.1", "3.2.2", "3.3.1", "3.3.2", "3.3.3", "3.3.4", "3.3.5", "3.4", "3.5", "4.1", "4.2",
    "4.2.1", "4.2.2", "4.2.3", "4.2.4", "4.2.5", "4.3", "4.4", "4.5", "4.6.1", "4.6.2", "4.7", "4.8.1", "4.8.2",
    "4.8.3", "4.9", "4.10", "5.1", "5.2", "5.3", "5.4", "5.5", "5.6", "5.7", "6", "6.1", "6.1.1", "6.1.2",
    "6.1.3",
]  # fmt: skip
DOCS = Path(__file__).parents[3] / "docs" / "rules" / "siege.md"


def test_every_reason_and_every_question_names_a_clause_of_the_rulebook() -> None:
    doc = describe(GAME)
    marks = {reason.rule for reason in doc.reasons} | {question.rule for question in doc.questions}
    assert marks <= {f"siege {clause}" for clause in BOOK}, marks


def test_the_document_of_the_rules_tells_every_clause_and_where_it_is_tested() -> None:
    text = DOCS.read_text("utf-8").partition("## Decisions")[0]
    told = re.findall(r"^\| siege ([\d.]+) \|", text, re.MULTILINE)
    assert told == BOOK
    assert all_clauses() <= set(re.findall(r"R\d+\.\d\d", text))
