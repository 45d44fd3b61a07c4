"""Every rule is shown by a test or explained in docs/rules/tcg.md."""

import re
from pathlib import Path

HERE = Path(__file__).parent
DOC = HERE.parents[2] / "docs" / "rules" / "tcg.md"


def test_every_rule_has_a_test_or_a_note() -> None:
    rows = dict(re.findall(r"^\| (\d+) \| [^|]* \| [^|]* \| ([^|]*) \|$", DOC.read_text("utf-8"), re.MULTILINE))
    assert sorted(int(n) for n in rows) == list(range(1, 254))
    assert [n for n, shown in rows.items() if not shown.strip()] == []


def test_the_tests_that_the_document_names_exist() -> None:
    names = {
        name for path in HERE.rglob("test_*.py") for name in re.findall(r"def (test_\w+)", path.read_text("utf-8"))
    }
    for name in re.findall(r"`(test_\w+)…?`", DOC.read_text("utf-8")):
        assert any(real.startswith(name) for real in names), name
