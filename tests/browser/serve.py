"""The server of the browser tests, with bots that do not wait for people to follow: `python serve.py PORT DB`."""

from __future__ import annotations

import sys

from redbook.server.run import serve
from redbook.server.settings import Settings
from redbook.server.tables.bots import BotSettings

if __name__ == "__main__":
    serve(Settings.alone(int(sys.argv[1])), sys.argv[2], bots=BotSettings(delay=0.01))
