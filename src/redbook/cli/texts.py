"""Card texts of one's own: from files that are named, and from a folder that is always looked at."""

from __future__ import annotations

from pathlib import Path

from redbook.cli.paths import data_folder

KINDS = (".toml", ".json")


def texts_folder() -> Path:
    return data_folder() / "texts"


def take_texts(files: list[Path] | None) -> None:
    """First the folder, in the order of names; then the files that were named, which override it."""
    folder = texts_folder()
    kept = sorted(path for path in folder.iterdir() if path.suffix in KINDS) if folder.is_dir() else []
    paths = [*kept, *(files or [])]
    if paths:
        from redbook.kernel.own_texts import read_texts

        for path in paths:
            read_texts(path)
