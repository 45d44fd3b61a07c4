"""Programs for tests, each a few lines of Python that do one thing wrong, or right."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

EXAMPLES = Path(__file__).parents[2] / "examples" / "engines"

PRELUDE = """
import json, os, subprocess, sys, time
def say(**message):
    print(json.dumps(message), flush=True)
def hello(**more):
    say(type="hello", protocol=1, name="test", **more)
def hear():
    line = sys.stdin.readline()
    if not line:
        sys.exit(0)
    return json.loads(line)
def first(message):
    say(type="play", id=message["id"], notation=message["options"][0]["notation"])
"""

LOOP = """
while True:
    message = hear()
    if message["type"] == "hello":
        hello()
    elif message["type"] == "quit":
        break
    elif message["type"] == "ping":
        say(type="pong", id=message["id"])
    elif message["type"] == "ask":
{body}
"""


def written(folder: Path, code: str, name: str = "program") -> str:
    """A program of its own: what it does from its first line on. The name to give to the arena."""
    path = folder / f"{name}.py"
    path.write_text(f"#!{sys.executable} -SE\n{PRELUDE}\n{code}", "utf-8")
    path.chmod(0o755)
    return str(path)


def answering(folder: Path, body: str, name: str = "program") -> str:
    """A program that does `body` whenever it is asked."""
    return written(folder, LOOP.format(body="\n".join(f"        {line}" for line in body.strip().splitlines())), name)


def alive(pid: int) -> bool:
    """Whether it still runs."""
    return bool(listed("-o", "stat=", "-p", str(pid)).strip(" \nZ+sl"))


def children() -> set[int]:
    """Processes that this one has started and not seen end. Python's own helper of process pools is not meant."""
    lines = listed("-ww", "-o", "pid=,args=", "--ppid", str(os.getpid())).splitlines()
    return {int(line.split()[0]) for line in lines if "resource_tracker" not in line and " ps " not in line}


def listed(*options: str) -> str:
    return subprocess.run(["ps", *options], capture_output=True, text=True, check=False).stdout
