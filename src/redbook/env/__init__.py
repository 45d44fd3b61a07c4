"""Red Book for programs that learn: environments and arrays in the conventions of the field (extra `redbook[env]`).

Nothing is imported before it is asked for, so that one part works without the packages of another.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from redbook.kernel import RedbookError

if TYPE_CHECKING:
    from redbook.env.actions import ActionSpace, action_space
    from redbook.env.layout import ObservationLayout, observation_layout

HOMES = {
    "ActionSpace": "actions",
    "ObservationLayout": "layout",
    "action_space": "actions",
    "observation_layout": "layout",
}
PACKAGES = {"numpy": "env", "gymnasium": "env", "pettingzoo": "env"}  # by the extra that installs it

__all__ = ["ActionSpace", "ObservationLayout", "action_space", "observation_layout"]


class MissingExtra(RedbookError, ImportError):
    """A package is missing that one of redbook's extras installs."""

    code = "missing-extra"


def __getattr__(name: str) -> Any:
    home = HOMES.get(name)
    if home is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    try:
        return getattr(import_module(f"{__name__}.{home}"), name)
    except ModuleNotFoundError as missing:
        package = (missing.name or "").partition(".")[0]
        if package not in PACKAGES:
            raise
        raise MissingExtra(package=package, extra=PACKAGES[package]) from missing
