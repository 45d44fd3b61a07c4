"""Where things are kept when nobody says where."""

from __future__ import annotations

import os
import sys
from pathlib import Path


def data_folder() -> Path:
    """The user's own data folder on this system; XDG_DATA_HOME is honoured everywhere."""
    if os.environ.get("XDG_DATA_HOME"):
        return Path(os.environ["XDG_DATA_HOME"]) / "redbook"
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "redbook"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "redbook"
    return Path.home() / ".local" / "share" / "redbook"


def default_database() -> str:
    folder = data_folder()
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite+aiosqlite:///{(folder / 'redbook.db').as_posix()}"
