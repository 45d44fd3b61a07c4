"""A real server in a process of its own, with the toy game and the tests' bots: `python toy_server.py PORT DB`."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from kernel.toy import GAME
from redbook.kernel import register
from redbook.server.run import serve
from server.house import settings

register(GAME)

if __name__ == "__main__":
    serve("127.0.0.1", int(sys.argv[1]), sys.argv[2], bots=settings(delay=0.002))
