"""Things that are worked out when they are first asked for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

T = TypeVar("T")


class once(Generic[T]):  # noqa: N801
    """Worked out when first asked for; lighter than functools.cached_property, which locks."""

    def __init__(self, work_out: Callable[[Any], T]) -> None:
        self.work_out = work_out
        self.name = work_out.__name__

    def __get__(self, mind: Any, owner: type) -> T:
        value = mind.__dict__[self.name] = self.work_out(mind)
        return value
