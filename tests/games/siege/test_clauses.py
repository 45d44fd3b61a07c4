"""Every clause of the rules is named by a test: data or rules without a test cannot hide."""

from __future__ import annotations

import re
from pathlib import Path

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


def test_every_reason_names_a_clause() -> None:
    from redbook.games.siege.reasons import SiegeReason

    assert {reason.rule for reason in SiegeReason} <= all_clauses()
