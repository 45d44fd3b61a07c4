"""Bots that processes of tests think with: `--import` brings them, and the toy game, to every process.

They tell what they do by files in a folder: who thinks, and when they may go on.
"""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import Any

from kernel.toy import GAME
from redbook import register_bot
from redbook.kernel import Chance, Option, Seen, register
from server.signs import FOLDER

register(GAME)


def sign() -> Path:
    folder = Path(os.environ[FOLDER])
    made = folder / f".{os.getpid()}"
    made.write_text(str(os.getpid()))
    made.rename(folder / f"thinking-{time.monotonic_ns():020}-{os.getpid()}")  # whole at once
    return folder


@register_bot("patient", games="toy")
def patient(seen: Seen, chance: Chance) -> Option:
    """Thinks until it is told to go on."""
    go = sign() / "go"
    while not go.exists():
        time.sleep(0.005)
    return seen.options[-1]


@register_bot("endless", games="toy")
def endless(seen: Seen, chance: Chance) -> Option:
    """Never ends, and leaves nobody else a moment."""
    sign()
    while True:
        pass


@register_bot("prompt", games="toy")
def prompt(seen: Seen, chance: Chance) -> Option:
    sign()
    return seen.options[-1]


@register_bot("mortal", games="toy")
def mortal(seen: Seen, chance: Chance) -> Option:
    """Takes its process with it."""
    sign()
    os._exit(1)


@register_bot("raising", games="toy")
def raising(seen: Seen, chance: Chance) -> Option:
    raise SystemExit("knocked the table over")


@register_bot("counting", games="toy")
class Counting:
    """Remembers how often it was asked, and answers so."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, seen: Seen, chance: Chance) -> Any:
        self.asked += 1
        return seen.options[(self.asked - 1) % len(seen.options)]
