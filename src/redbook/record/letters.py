"""What may stand bare in a record, and how the rest is written. Reader and writer share it."""

from __future__ import annotations

import json
import re

UNSAFE = re.compile(r"[\x00-\x09\x0b-\x1f\x7f\ud800-\udfff]")  # not to be seen, or not to be stored; a new line may be
BARE = r"[^\s,{}()\[\]<\"\\!?$\x00-\x1f\x7f\ud800-\udfff]+"
MOVE = re.compile(rf"{BARE}(?: {BARE})*")
TURN = re.compile(r"[0-9]{1,6}\.")
SEAT = re.compile(r"[\w.-]+")
NAME = re.compile(r"[\w.'·+-]+")  # in <…>
WHY = re.compile(r"[^\W\d][\w.-]*")  # in <…>: a reason is never taken for a number
KEY = re.compile(r"[A-Za-z][A-Za-z0-9_.-]{0,99}")
MARK = re.compile(r"[!?]{1,2}|\$[0-9]{1,3}")


def quoted(words: str) -> str:
    """A JSON string that can be stored: lone surrogates are escaped too."""
    return UNSAFE.sub(escaped, json.dumps(words, ensure_ascii=False))


def escaped(found: re.Match[str]) -> str:
    return f"\\u{ord(found[0]):04x}"


def written_move(move: str) -> str:
    """Bare if that can be read again: one space between words, nothing that means something else here."""
    if MOVE.fullmatch(move) and not any(TURN.fullmatch(word) or word.endswith(":") for word in move.split(" ")):
        return move
    return quoted(move)


def written_seat(seat: str) -> str:
    return f"{seat}:" if SEAT.fullmatch(seat) else f"{quoted(seat)}:"


def written_comment(comment: str) -> str:
    return "{" + UNSAFE.sub(escaped, comment.replace("\\", "\\\\").replace("}", "\\}")) + "}"
