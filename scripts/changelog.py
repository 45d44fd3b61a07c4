"""Gathers the fragments of changelog.d into CHANGELOG.md, under the version of now, and removes them.

python scripts/changelog.py     may be run again: what is new is added to the section that is there
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from textwrap import fill

ROOT = Path(__file__).resolve().parent.parent
KINDS = ("added", "changed", "fixed")
NAME = re.compile(rf"[a-z0-9-]+\.({'|'.join(KINDS)})\.md")
WIDTH = 120

Entries = dict[str, list[str]]


def version_of(package: Path) -> str:
    found = re.search(r'^__version__ = "(.+)"$', package.read_text("utf-8"), re.MULTILINE)
    if found is None:
        sys.exit(f"{package}: no version")
    return found[1]


def fragments(folder: Path) -> list[Path]:
    """All but the README, in the order of their names. A name that says no kind would be lost: it is refused."""
    found = sorted(path for path in folder.iterdir() if path.name != "README.md")
    wrong = [path.name for path in found if not NAME.fullmatch(path.name)]
    if wrong:
        sys.exit(f"{', '.join(wrong)}: a fragment is named <what>.<{'|'.join(KINDS)}>.md")
    return found


def one_line(text: str) -> str:
    return " ".join(text.split())


def parse(section: str) -> Entries:
    """The entries of a section, by kind."""
    entries: Entries = {kind: [] for kind in KINDS}
    kind = ""
    for line in section.splitlines():
        if line.lower() in KINDS:
            kind = line.lower()
        elif line.startswith("- "):
            entries[kind].append(line[2:])
        elif line.strip():
            entries[kind][-1] += " " + line.strip()
    return entries


def written(entries: Entries) -> str:
    parts = []
    for kind in KINDS:
        if entries[kind]:
            points = [
                fill(
                    entry,
                    WIDTH,
                    initial_indent="- ",
                    subsequent_indent="  ",
                    break_long_words=False,
                    break_on_hyphens=False,
                )
                for entry in entries[kind]
            ]
            parts.append("\n".join([kind.capitalize(), *points]))
    return "\n\n".join(parts)


def gathered(changelog: str, version: str, news: Entries) -> str:
    """The changelog with the news in the section of this version, which is made if it is not there."""
    head, *sections = re.split(r"^(?=## )", changelog, flags=re.MULTILINE)
    title = f"## {version}"
    if not sections or sections[0].splitlines()[0] != title:
        if any(section.splitlines()[0] == title for section in sections):
            sys.exit(f"{version} is not the newest version in the changelog: raise it in src/redbook/__init__.py")
        sections.insert(0, f"{title}\n")
    entries = parse(sections[0].partition("\n")[2])
    for kind in KINDS:
        entries[kind] += [entry for entry in news[kind] if entry not in entries[kind]]
    sections[0] = f"{title}\n\n{written(entries)}\n\n"
    return (head + "".join(sections)).rstrip() + "\n"


def gather(root: Path) -> int:
    found = fragments(root / "changelog.d")
    news: Entries = {kind: [] for kind in KINDS}
    for path in found:
        news[path.name.split(".")[1]].append(one_line(path.read_text("utf-8")))
    page = root / "CHANGELOG.md"
    version = version_of(root / "src" / "redbook" / "__init__.py")
    page.write_text(gathered(page.read_text("utf-8"), version, news), "utf-8")
    for path in found:
        path.unlink()
    return len(found)


if __name__ == "__main__":
    print(f"{gather(ROOT)} fragments gathered")
