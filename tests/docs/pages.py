"""The pages that are kept true, and their blocks: what they are, and what is said of them.

A block may stand below a mark, a comment that readers do not see:
- `<!-- quoted from src/redbook/…/file.py -->`: it is a part of that file, to the letter;
- `<!-- not run: why -->`: it is not run, for the reason given.
A block with a title is a file of that name.
"""

from __future__ import annotations

import re
import shlex
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
FENCE = re.compile(
    r"^(?P<mark><!-- [^\n]* -->\n)?(?P<indent> *)```(?P<info>[^\n`]*)\n(?P<body>.*?)^(?P=indent)```$",
    re.MULTILINE | re.DOTALL,
)
TITLE = re.compile(r'title="([^"]+)"')
COMMAND = re.compile(r"^(?:\$ )?(?:\.venv/bin/)?redbook(?: |$)")
INLINE = re.compile(r"`(?:\.venv/bin/)?(redbook [^`\n]+)`")
SHELL = {"", "sh", "bash", "console"}


class Block(NamedTuple):
    line: int
    language: str
    title: str
    mark: str
    body: str

    @property
    def not_run(self) -> str:
        return self.mark.partition("not run: ")[2]

    @property
    def quoted_from(self) -> str:
        return self.mark.partition("quoted from ")[2]


def pages() -> list[str]:
    docs = sorted(path.relative_to(ROOT).as_posix() for path in (ROOT / "docs").rglob("*.md"))
    return ["README.md", "CONTRIBUTING.md", *docs]


def text_of(page: str) -> str:
    return (ROOT / page).read_text("utf-8")


def blocks(page: str) -> list[Block]:
    text = text_of(page)
    found = []
    for fence in FENCE.finditer(text):
        language = fence["info"].split(" ")[0].strip("{}.")
        title = TITLE.search(fence["info"])
        mark = (fence["mark"] or "").strip().removeprefix("<!-- ").removesuffix(" -->")
        line = text.count("\n", 0, fence.start("info")) + 1
        found.append(Block(line, language, title[1] if title else "", mark, fence["body"]))
    return found


def commands(block: Block) -> list[list[str]]:
    """The `redbook …` lines of a block. `a · b` are two; what stands behind two spaces or a # is said to people."""
    if block.language not in SHELL or block.title:
        return []
    found = []
    for line in block.body.replace("\\\n", " ").splitlines():
        if COMMAND.match(line.strip()):
            told = re.split(r" {2,}|\s#\s", line.strip())[0]
            found += [shlex.split(part.strip().removeprefix("$ "))[1:] for part in told.split(" · ")]
    return found


def inline_commands(page: str) -> list[list[str]]:
    """Commands in the running text; words in capitals stand for something else."""
    prose = FENCE.sub("", text_of(page))
    return [shlex.split(words.replace("'", "’"))[1:] for words in INLINE.findall(prose)]
