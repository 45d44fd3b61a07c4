"""What the server writes down: lines for people, or one JSON object a line for programs. Never a token.

uvicorn is heard from "info" on only, whatever is set: below that it writes down every frame, with the tokens in it.
"""

from __future__ import annotations

import logging
from datetime import UTC, datetime
from typing import Any

import msgspec

from redbook.server.settings import Log

USUAL = frozenset(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "color_message"}


class JsonLines(logging.Formatter):
    """Time, level, logger, message; what was raised; and whatever was given as `extra`."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        line |= {name: value for name, value in record.__dict__.items() if name not in USUAL}
        if record.exc_info:
            line["raised"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line, enc_hook=str).decode()


def no_addresses(record: logging.LogRecord) -> bool:
    """uvicorn writes down from where every socket comes; nobody needs to know."""
    return '"WebSocket %s"' not in str(record.msg)


def begin(settings: Log) -> dict[str, Any]:
    """From now on everything is written down as it is set. What uvicorn is to be told about it comes back."""
    ours, level = logging.getLogger("redbook"), logging.getLevelNamesMapping()[settings.level.upper()]
    ours.setLevel(level)
    logging.getLogger("uvicorn.error").addFilter(no_addresses)
    if settings.format == "text":
        if not ours.handlers:
            ours.addHandler(logging.StreamHandler())
        return {"log_level": max(level, logging.INFO)}
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    for name in ("redbook", "uvicorn"):
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [handler], False
    return {"log_level": max(level, logging.INFO), "log_config": None}
