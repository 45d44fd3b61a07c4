"""A package that is missing is told with the extra that installs it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from redbook.env import MissingExtra

EXTRAS = {"numpy": "env", "gymnasium": "env", "pettingzoo": "env", "pyspiel": "spiel", "pyarrow": "data"}


@contextmanager
def needs(package: str, extra: str | None = None) -> Iterator[None]:
    """`with needs("pyarrow"): import pyarrow` says how to get it if it is not there."""
    try:
        yield
    except ModuleNotFoundError as missing:
        if (missing.name or "").partition(".")[0] != package:
            raise
        raise MissingExtra(package=package, extra=extra or EXTRAS[package]) from missing
