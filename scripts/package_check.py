"""Red Book as pip users get it: sdist and wheel are built, looked at, installed in fresh environments and used.

python scripts/package_check.py                     everything, on every Python of 3.11 to 3.14 that is found
python scripts/package_check.py --python 3.12       on that one (may be repeated)
python scripts/package_check.py --dist dist         with the files in there, not built anew

For each Python: the slim core is weighed and timed, simulates, and names the extra that it lacks; then the server is
added, a table is set and asked for over HTTP. Exit code 1 at the first thing that is wrong.
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.error import URLError
from urllib.request import Request, urlopen

ROOT = Path(__file__).resolve().parent.parent
PYTHONS = ("3.11", "3.12", "3.13", "3.14")
PATIENCE = 120.0  # seconds until a table that does not answer counts as broken
IMPORTS = 15  # fresh processes in which the import is timed

# What simulating needs, each command with a word of what it prints.
SIMULATE = (
    (["games"], "wotr"),
    (["games", "siege", "--json"], '"seats"'),
    (["arena", "siege", "random", "random", "-n", "2"], "random"),
    (["perft", "siege", "--depth", "1"], "36"),
    (["bench", "siege", "--seconds", "0.1"], "siege"),
    (["rules", "siege", "--contents"], "4.2"),
    (["cards", "tcg", "gimli", "--lang", "es"], "Gimli"),
    (["picture", "--game", "hunt", "-o", "map.svg"], "map.svg"),
    (["new-bot", "hasty"], "hasty"),
)
# What it lacks, with the extra that it names.
LACKS = (
    (["play", "--no-browser"], "server"),
    (["serve", "--lang", "pt"], "server"),
    (["docs", "--build", "site"], "docs"),
    (["arena", "siege", "random", "random", "-n", "1", "--ray", "local"], "ray"),
    (["dataset", "siege", "--bots", "random,random", "-n", "1", "-o", "games.parquet"], "data"),
    (["picture", "--game", "siege", "-o", "map.png"], "picture"),
)
LIBRARIES = ("svelte", "d3-zoom", "d3-selection", "@fluent/bundle")  # whose licences travel with the client


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--python", action="append", metavar="3.x")
    parser.add_argument("--dist", type=Path, help="a folder with sdist and wheel")
    asked = parser.parse_args()
    os.environ.pop("PYTHONPATH", None)  # what is tried is what was installed
    os.environ["REDBOOK_LANG"] = "en"
    with tempfile.TemporaryDirectory(prefix="redbook-package-") as folder:
        dist = asked.dist or build(ROOT / "dist")
        sdist, wheel = only(dist.glob("*.tar.gz")), only(dist.glob("*.whl"))
        say(f"{sdist.name} {megabytes(sdist.stat().st_size)}, {wheel.name} {megabytes(wheel.stat().st_size)}")
        run(sys.executable, "-m", "twine", "check", "--strict", sdist, wheel)
        for version, python in found(asked.python or PYTHONS).items():
            if python is None:
                say(f"Python {version}: not on this machine, not tried")
            else:
                try_on(version, python, wheel, Path(folder) / version)


def build(into: Path) -> Path:
    """The sdist, and the wheel from it: what is not in the sdist is missed here."""
    for old in (*into.glob("*.whl"), *into.glob("*.tar.gz")):
        old.unlink()
    run(sys.executable, "-m", "build", "--outdir", into, ROOT)
    return into


def found(versions: Iterable[str]) -> dict[str, Path | None]:
    """Pythons on PATH, or beside it under pyenv."""
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    pythons: dict[str, Path | None] = {}
    for version in versions:
        if version == "{}.{}".format(*sys.version_info):
            pythons[version] = Path(sys.executable)
            continue
        here = [*pyenv.glob(f"{version}.*/bin/python"), *filter(None, [shutil.which(f"python{version}")])]
        pythons[version] = Path(here[0]) if here else None
    return pythons


def try_on(version: str, python: Path, wheel: Path, home: Path) -> None:
    run(python, "-m", "venv", home)
    bin = home / ("Scripts" if os.name == "nt" else "bin")
    bare = weight(home)
    seconds = install(bin, str(wheel))
    say(f"Python {version}: slim core {megabytes(weight(home) - bare)} in {seconds:.0f} CPU s, "
        f"import redbook {imported(bin):.3f} CPU s")  # fmt: skip
    simulate(bin, home)
    seconds = install(bin, f"{wheel}[server]")
    say(f"Python {version}: with the server {megabytes(weight(home) - bare)}, {seconds:.0f} CPU s more")
    needs_the_driver(bin)
    set_a_table(bin, home)
    say(f"Python {version}: all is well")


def install(bin: Path, what: str) -> float:
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    run(
        bin / "python",
        "-m",
        "pip",
        "install",
        "-q",
        "--disable-pip-version-check",
        "-c",
        ROOT / "constraints.txt",
        what,
    )
    run(bin / "python", "-m", "pip", "--disable-pip-version-check", "check")
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def imported(bin: Path) -> float:
    """CPU of a fresh process that imports redbook, the interpreter's own included: the least, since others work too."""
    took = []
    for _ in range(IMPORTS):
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        run(bin / "python", "-c", "import redbook")
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        took.append(after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)
    return min(took)


def simulate(bin: Path, home: Path) -> None:
    for arguments, word in SIMULATE:
        said = run(bin / "redbook", *arguments, cwd=home)
        must(word in said, f"redbook {' '.join(arguments)} does not say {word!r}:\n{said}")
    for arguments, extra in LACKS:
        done = subprocess.run([bin / "redbook", *arguments], capture_output=True, encoding="utf-8", cwd=home)
        lines = done.stderr.strip().splitlines()
        plain = done.returncode == 2 and len(lines) == 1 and f'pip install "redbook[{extra}]"' in lines[0]
        must(plain, f"redbook {' '.join(arguments)} does not name {extra!r}: {done.stderr or done.stdout}")


def needs_the_driver(bin: Path) -> None:
    command = [bin / "redbook", "serve", "--port", str(free_port()), "--db", "postgresql://nobody@127.0.0.1:1/none"]
    done = subprocess.run(command, capture_output=True, encoding="utf-8")
    must('"redbook[postgres]"' in done.stderr, f"serve does not name the extra 'postgres': {done.stderr}")


def set_a_table(bin: Path, home: Path) -> None:
    with served(bin, home) as url:
        page = get(f"{url}/").decode("utf-8")
        must('<div id="app">' in page, f"the client is not there:\n{page}")
        notices = get(f"{url}/licenses.txt").decode("utf-8")
        for library in LIBRARIES:
            must(f"## {library} " in notices, f"no licence of {library}")
        must(b"Apache License" in get(f"{url}/apache-2.0.txt"), "no Apache licence, which @fluent is under")
        for game in json.loads(get(f"{url}/api/games")):
            opened = json.loads(get(f"{url}/api/tables", {"game": game["id"]}))
            state = json.loads(get(f"{url}/api/tables/{opened['table']}", token=opened["token"]))
            must(state["game"] == game["id"], f"no table of {game['id']}: {state}")


@contextmanager
def served(bin: Path, home: Path) -> Iterator[str]:
    port = free_port()
    command = [bin / "redbook", "play", "--no-browser", "--port", str(port), "--db", str(home / "tables.db")]
    with (home / "server.log").open("wb") as log:
        server = subprocess.Popen(command, stdout=log, stderr=log, cwd=home)
    try:
        until = time.monotonic() + PATIENCE
        while True:
            try:
                get(f"http://127.0.0.1:{port}/api/games")
                break
            except (URLError, ConnectionError):
                patient = server.poll() is None and time.monotonic() < until
                must(patient, f"no table at port {port}:\n{(home / 'server.log').read_text('utf-8')}")
                time.sleep(0.2)
        yield f"http://127.0.0.1:{port}"
    finally:
        server.terminate()
        server.wait(PATIENCE)


def get(url: str, body: object = None, token: str = "") -> bytes:
    data = None if body is None else json.dumps(body).encode()
    headers = {"Content-Type": "application/json", "Authorization": f"Bearer {token}"}
    with urlopen(Request(url, data, headers), timeout=PATIENCE) as answer:
        read: bytes = answer.read()
        return read


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def run(*command: str | Path, cwd: Path | None = None) -> str:
    done = subprocess.run([str(part) for part in command], capture_output=True, encoding="utf-8", cwd=cwd)
    must(done.returncode == 0, f"{' '.join(map(str, command))}\n{done.stdout}{done.stderr}")
    return done.stdout


def only(paths: Iterable[Path]) -> Path:
    here = list(paths)
    must(len(here) == 1, f"one file expected: {here}")
    return here[0]


def weight(folder: Path) -> int:
    return sum(path.lstat().st_size for path in folder.rglob("*"))


def megabytes(size: int) -> str:
    return f"{size / 1e6:.1f} MB"


def must(true: bool, why: str) -> None:
    if not true:
        sys.exit(f"wrong: {why}")


def say(line: str) -> None:
    print(line, flush=True)


if __name__ == "__main__":
    main()
