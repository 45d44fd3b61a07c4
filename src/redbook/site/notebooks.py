"""Notebooks as pages: run when the site is built, with what they print and draw.

They are kept without outputs. Each is run in its short form, some seconds; `REDBOOK_NOTEBOOKS=full make docs` runs what
the page promises. What came out is remembered until the notebook or the program changes: running is most of the work.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from base64 import b64decode
from collections.abc import Iterator
from hashlib import blake2b
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import msgspec

import redbook
from redbook.kernel.errors import RedbookError
from redbook.site.words import say

FOLDER = "docs/notebooks"
CACHE = ".cache/notebooks"
FORM = "REDBOOK_NOTEBOOKS"
NEEDED = ("nbclient", "ipykernel", "numpy", "matplotlib")
ANSI = re.compile(r"\x1b\[[0-9;]*m")
Notebook = dict[str, Any]


class BrokenNotebook(RedbookError):
    """A cell of a notebook failed."""

    code = "broken-docs"


def notebooks(root: Path) -> list[Path]:
    folder = root / FOLDER
    return sorted(folder.glob("*.ipynb")) if folder.is_dir() else []


def notebook_pages(root: Path) -> list[str]:
    return [f"{FOLDER}/{path.stem}.md" for path in notebooks(root)]


def opening(root: Path, page: str) -> tuple[str, str]:
    """Title and first sentence, from the first cell."""
    notebook = read((root / page).with_suffix(".ipynb").read_bytes())
    title, _, text = joined(notebook["cells"][0]["source"]).partition("\n")
    paragraph = " ".join(text.strip().partition("\n\n")[0].split())
    end = paragraph.find(". ")
    return title.removeprefix("# ").strip(), paragraph if end < 0 else paragraph[: end + 1]


def rendered(root: Path) -> Iterator[tuple[str, str | bytes]]:
    """Pages and the pictures on them: path and contents."""
    for path in notebooks(root):
        yield from page_of(path.stem, executed(root, path))


# -- running ------------------------------------------------------------------------------------------


def can_run() -> bool:
    return all(find_spec(name) is not None for name in NEEDED)


def executed(root: Path, path: Path) -> Notebook:
    """With its outputs; without them where nothing is installed that could run it."""
    source = path.read_bytes()
    if not can_run():
        return read(source)
    kept = root / CACHE / f"{path.stem}-{fingerprint(source)}.json"
    if not kept.is_file():
        done = run(source)
        kept.parent.mkdir(parents=True, exist_ok=True)
        for old in kept.parent.glob(f"{path.stem}-*.json"):
            old.unlink()
        fresh = kept.with_suffix(f".{os.getpid()}")
        fresh.write_bytes(msgspec.json.encode(done))
        fresh.replace(kept)
    return read(kept.read_bytes())


def read(source: bytes) -> Notebook:
    return msgspec.json.decode(source, type=Notebook)


def run(source: bytes) -> Notebook:
    done = subprocess.run(
        [sys.executable, "-m", "redbook.site.running"], input=source, capture_output=True, check=False
    )
    if done.returncode:
        told = ANSI.sub("", done.stderr.decode(errors="replace")).strip()
        raise BrokenNotebook(why="\n".join(told.splitlines()[-4:]))  # what went wrong stands at the end
    return read(done.stdout)


def fingerprint(source: bytes) -> str:
    """Of the notebook, its form, and the program that it runs."""
    made = blake2b(source, digest_size=12)
    made.update(os.environ.get(FORM, "").encode())
    home = Path(redbook.__file__).parent
    for path in sorted(home.rglob("*.py")):
        if path.parent != Path(__file__).parent:
            made.update(path.relative_to(home).as_posix().encode() + path.read_bytes())
    return made.hexdigest()


# -- showing ------------------------------------------------------------------------------------------


def page_of(name: str, notebook: Notebook) -> Iterator[tuple[str, str | bytes]]:
    parts: list[str] = []
    pictures: dict[str, bytes] = {}
    for cell in notebook["cells"]:
        text = joined(cell["source"]).strip()
        if cell["cell_type"] == "markdown":
            parts.append(text)
        elif text:
            parts.append(fenced(text, "python"))
            for output in cell.get("outputs", ()):
                parts += shown(output, name, pictures)
    title, _, rest = "\n\n".join(parts).partition("\n")
    ran = any(cell.get("outputs") for cell in notebook["cells"])
    note = say("notebook-ran" if ran else "notebook-not-run", "en", file=f"{name}.ipynb")
    yield f"{FOLDER}/{name}.md", f"{title}\n\n{note}\n{{ .languages }}\n{rest}\n"
    for picture, data in pictures.items():
        yield f"{FOLDER}/{picture}", data


def shown(output: Notebook, name: str, pictures: dict[str, bytes]) -> list[str]:
    if output["output_type"] == "stream":
        return [fenced(joined(output["text"]).rstrip(), "text")]
    data = output.get("data", {})
    if "image/svg+xml" in data:
        return [placed(name, "svg", joined(data["image/svg+xml"]).encode(), pictures)]
    if "image/png" in data:
        return [placed(name, "png", b64decode(joined(data["image/png"])), pictures)]
    if "text/plain" in data:
        return [fenced(joined(data["text/plain"]), "text")]
    return []


def placed(name: str, kind: str, data: bytes, pictures: dict[str, bytes]) -> str:
    path = f"{name}-{len(pictures) + 1}.{kind}"
    pictures[path] = data
    return f"![]({path}){{ .plot }}"


def fenced(text: str, language: str) -> str:
    return f"```{language}\n{text}\n```"


def joined(text: str | list[str]) -> str:
    return text if isinstance(text, str) else "".join(text)
