"""Writes docs/coverage.md from the figures that `make coverage` has just measured.

python scripts/coverage.py
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "coverage.md"
PACKAGES = (
    "kernel",
    "games/siege",
    "games/hunt",
    "games/wotr",
    "games/tcg",
    "bots",
    "bots/siege",
    "bots/hunt",
    "bots/wotr",
    "bots/tcg",
)
HEAD = """# Coverage

How much of the rules and the bots the tests of kernel, games, bots, counsellors, records, lessons and rulebooks reach:
lines, and the two ways out of every condition. Measured at commit `{commit}` by
`make coverage`, which writes this page when all of them pass.

| package | statements | covered | branches | covered | together |
|---|---:|---:|---:|---:|---:|
"""

Counts = tuple[int, int, int, int]  # statements, those covered, branches, those covered


def package_of(path: str) -> str | None:
    """The longest of the packages that a file is in."""
    inside = [name for name in PACKAGES if f"src/redbook/{name}/" in path.replace("\\", "/")]
    return max(inside, key=len, default=None)


def sums(files: dict[str, Any]) -> dict[str, Counts]:
    found: dict[str, Counts] = {}
    for path, figures in files.items():
        name = package_of(path)
        if name is None:
            continue
        s = figures["summary"]
        row = (s["num_statements"], s["covered_lines"], s["num_branches"], s["covered_branches"])
        before = found.get(name, (0, 0, 0, 0))
        found[name] = (before[0] + row[0], before[1] + row[1], before[2] + row[2], before[3] + row[3])
    return found


def row(name: str, counts: Counts) -> str:
    statements, lines, branches, ways = counts
    share = 100 * (lines + ways) / (statements + branches)
    return f"| {name} | {statements:,} | {lines:,} | {branches:,} | {ways:,} | {share:.1f} % |\n"


def page(files: dict[str, Any], commit: str) -> str:
    found = sums(files)
    total = tuple(map(sum, zip(*found.values(), strict=True)))
    rows = [row(f"`{name}`", found[name]) for name in PACKAGES if name in found]
    return HEAD.format(commit=commit) + "".join(rows) + row("**all**", total)  # type: ignore[arg-type]  # four sums of four columns


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "coverage.json"
        subprocess.run([sys.executable, "-m", "coverage", "json", "-q", "-o", str(report)], cwd=ROOT, check=True)
        head = ["git", "rev-parse", "--short", "HEAD"]
        commit = subprocess.run(head, cwd=ROOT, check=True, capture_output=True, text=True).stdout.strip()
        PAGE.write_text(page(json.loads(report.read_text("utf-8"))["files"], commit), "utf-8")


if __name__ == "__main__":
    main()
