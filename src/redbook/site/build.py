"""Builds the site, and knows whether one that stands is still that of these sources.

Only this module is needed to show a site that is built already: MkDocs is imported when something is to be made.
"""

from __future__ import annotations

from hashlib import blake2b
from pathlib import Path

from redbook import __version__
from redbook.kernel.errors import RedbookError
from redbook.kernel.extras import MissingExtra, needs
from redbook.site.words import HERE

STAMP = ".redbook-site"  # in the folder of a site: what it was made of


class NotASite(RedbookError):
    """A folder that holds something else: building would empty it."""

    code = "not-a-site"


class BrokenDocs(RedbookError):
    """MkDocs found something wrong with the pages, and has said what."""

    code = "broken-docs"


def build(folder: Path) -> None:
    """All pages into a folder, strictly: a dead link is a failure."""
    with needs():
        from mkdocs.commands.build import build as make
        from mkdocs.config import load_config
        from mkdocs.exceptions import Abort, ConfigurationError
    if folder.exists() and any(folder.iterdir()) and not (folder / STAMP).exists():
        raise NotASite(folder=str(folder))
    try:
        config = load_config(str(HERE / "mkdocs.yml"), site_dir=str(folder.resolve()), strict=True)
        config.plugins.on_startup(command="build", dirty=False)
        try:
            make(config)
        finally:
            config.plugins.on_shutdown()
    except ConfigurationError as wrong:  # the theme is missing
        raise MissingExtra(package="mkdocs-material", extra="docs") from wrong
    except Abort as wrong:
        raise BrokenDocs(why=str(wrong)) from wrong


def is_fresh(folder: Path) -> bool:
    stamp = folder / STAMP
    return stamp.is_file() and stamp.read_text("utf-8") == fingerprint()


def begin_stamp(folder: str) -> None:
    """From now on the folder is ours, but nothing in it is finished."""
    Path(folder).mkdir(parents=True, exist_ok=True)
    (Path(folder) / STAMP).write_text("", "utf-8")


def end_stamp(folder: str) -> None:
    (Path(folder) / STAMP).write_text(fingerprint(), "utf-8")


def fingerprint() -> str:
    """Of the sources, by name, size and time."""
    from redbook.site.contents import sources

    made = blake2b(__version__.encode(), digest_size=12)
    for source in sources():
        files = sorted(source.rglob("*")) if source.is_dir() else [source]
        for path in files:
            if path.is_file() and path.suffix != ".pyc":
                facts = path.stat()
                made.update(f"{path} {facts.st_size} {facts.st_mtime_ns}\n".encode())
    return made.hexdigest()
