"""What the core goes without: packages that an extra of ours installs, and the one line that says which.

`pip install redbook` simulates: kernel, games, bots, arena, terminal. A table in the browser, PostgreSQL, environments
for learning and the rest are extras. Whoever lacks one is told its name, not that a module was not found.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from redbook.kernel.errors import RedbookError

# Modules by the extra that installs them. pyproject.toml says the same of packages; a test holds the two together.
EXTRAS = {
    "server": (
        "litestar",
        "uvicorn",
        "websockets",
        "sqlalchemy",
        "alembic",
        "aiosqlite",
        "greenlet",
        "markdown_it",
        "prometheus_client",
        "uvloop",
    ),
    "postgres": ("asyncpg",),
    "redis": ("redis", "saq"),
    "env": ("numpy", "gymnasium", "pettingzoo"),
    "spiel": ("pyspiel", "open_spiel"),
    "data": ("pyarrow",),
    "picture": ("resvg_py", "font_source_serif_pro", "font_source_sans_pro"),
    "ray": ("ray",),
    "docs": ("mkdocs", "material", "mkdocstrings"),
}


class MissingExtra(RedbookError, ImportError):
    """A package is not there that one of our extras installs: `package`, and the `extra` to ask pip for."""

    code = "missing-extra"


def extra_of(module: str | None) -> str | None:
    """The extra that a module comes with; None for one that is none of ours to name."""
    package = (module or "").partition(".")[0]
    return next((extra for extra, modules in EXTRAS.items() if package in modules), None)


@contextmanager
def needs(extra: str | None = None) -> Iterator[None]:
    """`with needs(): import pyarrow` says how to get it. Name the extra for what several bring, numpy for instance."""
    try:
        yield
    except ModuleNotFoundError as missing:
        known = extra_of(missing.name)
        if known is None:
            raise
        raise MissingExtra(package=(missing.name or "").partition(".")[0], extra=extra or known) from missing
