"""Every line of the checklist and of the edge cases has a test with its number, or a line in the rules document."""

import re
from pathlib import Path

HERE = Path(__file__).parent
DOCUMENT = HERE.parents[2] / "docs" / "rules" / "wotr.md"
RULES, EDGES = 250, 158


def names(pattern: str) -> list[str]:
    found: list[str] = []
    for path in sorted(HERE.glob(pattern)):
        found += re.findall(r"^def (test_\w+)", path.read_text("utf-8"), re.MULTILINE)
    return found


def numbers(words: list[str]) -> set[int]:
    """["104", "106", "to", "108", "an", …] -> {104, 106, 107, 108}"""
    found: list[int] = []
    until = False
    for word in words:
        if word.isdigit():
            found += range(found[-1] + 1, int(word) + 1) if until else [int(word)]
            until = False
        elif word == "to" and found:
            until = True
        else:
            break
    return set(found)


def lines_named() -> tuple[set[int], set[int]]:
    rules: set[int] = set()
    edges: set[int] = set()
    for name in names("test_*.py"):
        rules |= numbers(name.removeprefix("test_").split("_"))
    for name in names("**/test_*.py"):
        if "_edge_" in name:
            edges |= numbers(name.split("_edge_", 1)[1].split("_"))
    return rules, edges


def test_every_line_is_tested_or_explained() -> None:
    rules, edges = lines_named()
    text = DOCUMENT.read_text("utf-8")
    explained = re.findall(r"^\| (rule|edge) (\d+) \|", text, re.MULTILINE)
    rules |= {int(n) for kind, n in explained if kind == "rule"}
    edges |= {int(n) for kind, n in explained if kind == "edge"}
    by_card = dict(re.findall(r"^\| (\d+) \| `(test_\w+)` \|", text, re.MULTILINE))
    unknown = set(by_card.values()) - set(names("**/test_*.py"))
    assert not unknown, sorted(unknown)
    edges |= {int(n) for n in by_card}
    assert not set(range(1, RULES + 1)) - rules, sorted(set(range(1, RULES + 1)) - rules)
    assert not set(range(1, EDGES + 1)) - edges, sorted(set(range(1, EDGES + 1)) - edges)
