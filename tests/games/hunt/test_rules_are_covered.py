"""Every rule of the checklist is named by a test, or docs/rules/hunt.md says why not."""

from __future__ import annotations

import re
from pathlib import Path

from redbook.games.hunt.reasons import Why

HERE = Path(__file__).parent
DOC = HERE.parents[2] / "docs" / "rules" / "hunt.md"
RULES = set(range(1, 181))


def test_every_rule_has_a_test_or_a_reason() -> None:
    named: set[int] = set()
    for path in HERE.glob("test_*.py"):
        named |= {int(number) for number in re.findall(r"[Rr]ule (\d+)", path.read_text("utf-8"))}
    section = DOC.read_text("utf-8").partition("## Rules without a test of their own")[2]
    excused = {int(number) for number in re.findall(r"^\| (\d+) \| \S", section, flags=re.MULTILINE)}
    assert sorted(RULES - named - excused) == []
    assert sorted(named & excused) == []
    assert sorted((named | excused) - RULES) == []


def test_every_refusal_is_met_by_a_test() -> None:
    text = "".join(path.read_text("utf-8") for path in HERE.glob("test_*.py"))
    assert [reason.name for reason in Why if f"Why.{reason.name}" not in text] == []
