"""A real server in a process of its own, with the toy game and its bots: `python toy_server.py PORT DB [json]`."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

import msgspec

from kernel.toy import GAME
from redbook.kernel import register
from redbook.server.run import serve
from redbook.server.settings import Log, Settings
from server.house import settings

register(GAME)

if __name__ == "__main__":
    alone = Settings.alone(int(sys.argv[1]))
    if sys.argv[3:] == ["json"]:
        alone = msgspec.structs.replace(alone, log=Log(format="json", level="debug"))
    serve(alone, sys.argv[2], bots=settings(delay=0.002))
