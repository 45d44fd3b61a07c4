"""Red Book for programs that learn: environments and arrays in the conventions of the field (extra `redbook[env]`).

Nothing is imported before it is asked for, so that one part works without the packages of another.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from redbook.kernel.extras import needs

if TYPE_CHECKING:
    from redbook.env.actions import ActionSpace, action_space
    from redbook.env.aec import RedbookAEC, aec_env
    from redbook.env.gym import RedbookGym, gym_env, register
    from redbook.env.gym_vector import RedbookVectorEnv, vector_env
    from redbook.env.layout import ObservationLayout, observation_layout
    from redbook.env.table import IllegalAction
    from redbook.env.vector import VectorRunner

HOMES = {
    "ActionSpace": "actions",
    "IllegalAction": "table",
    "ObservationLayout": "layout",
    "RedbookAEC": "aec",
    "RedbookGym": "gym",
    "RedbookVectorEnv": "gym_vector",
    "VectorRunner": "vector",
    "action_space": "actions",
    "aec_env": "aec",
    "gym_env": "gym",
    "observation_layout": "layout",
    "register": "gym",
    "vector_env": "gym_vector",
}

__all__ = [
    "ActionSpace",
    "IllegalAction",
    "ObservationLayout",
    "RedbookAEC",
    "RedbookGym",
    "RedbookVectorEnv",
    "VectorRunner",
    "action_space",
    "aec_env",
    "gym_env",
    "observation_layout",
    "register",
    "vector_env",
]


def __getattr__(name: str) -> Any:
    home = HOMES.get(name)
    if home is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    with needs("env"):
        return getattr(import_module(f"{__name__}.{home}"), name)


def __dir__() -> list[str]:
    return sorted(__all__)
