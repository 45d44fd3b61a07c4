"""Builds the browser client into the wheel, with the Node of the machine or, if it has none, with one from PyPI."""

from __future__ import annotations

import subprocess
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class BuildClient(BuildHookInterface):
    def dependencies(self) -> list[str]:
        """Node is 60 MB: it is fetched for the build only where there is none."""
        spec = spec_from_file_location("web", Path(self.root) / "scripts" / "web.py")
        assert spec is not None
        assert spec.loader is not None
        web = module_from_spec(spec)
        spec.loader.exec_module(web)
        return [] if web.npm_of_the_system() else [web.NODE_WHEEL]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        root = Path(self.root)
        subprocess.run([sys.executable, str(root / "scripts" / "web.py"), "build"], check=True)
        build_data["artifacts"].append("src/redbook/server/static/**")
