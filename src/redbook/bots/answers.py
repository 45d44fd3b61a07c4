"""What a bot answers, looked at before it is played: a bot may be anybody's program."""

from __future__ import annotations

import os
import traceback
from pathlib import Path
from typing import Any

from redbook.kernel import Bot, Chance, Option, RedbookError, Seen
from redbook.kernel.decision import Decision


class NotOffered(RedbookError):
    """A bot answered something that is not among the options. `kind` says what it may have been.

    >>> from redbook import Match
    >>> print(fault_in(None, "mine", Match.new("siege", seed=7).decision))
    mine answered None, which was not offered. choose has to return one of seen.options: is a “return” missing?
    """

    code = "not-offered"


def asked(bot: Bot, seen: Seen, chance: Chance) -> Option:
    """The bot's answer, if it is one of the options; NotOffered if not. What the bot raises goes on to the caller.

    >>> from redbook import Match, Seeded, find_bot
    >>> asked(find_bot("siege", "captain"), Seen(Match.new("siege", seed=7)), Seeded(seed=1)).kind
    'set-up'
    """
    answer = bot.choose(seen, chance)
    wrong = fault_in(answer, bot.name, seen.decision)
    if wrong is not None:
        raise wrong
    return answer


def fault_in(answer: Any, name: str, decision: Decision) -> NotOffered | None:
    """What is wrong with an answer, and what to do about it; None if it is offered."""
    if answer in decision.options:
        return None
    if answer is None:
        return NotOffered(bot=name, answer="None", kind="nothing")
    if isinstance(answer, str):
        kind = "text" if decision.find(answer) is not None else "text-elsewhere"
        return NotOffered(bot=name, answer=repr(answer), kind=kind)
    return NotOffered(bot=name, answer=repr(str(getattr(answer, "notation", answer))), kind="other")


def place_of(wrong: BaseException) -> str:
    """Where in the bot's own file it went wrong: "mybot.py:12". "": nowhere that is the bot's."""
    found = outside(wrong)
    return f"{Path(found[0]).name}:{found[1]}" if found is not None else ""


def outside(wrong: BaseException) -> tuple[str, int] | None:
    """The deepest frame that is neither Python's nor ours, nor a library's that it calls: its file and line."""
    import sysconfig  # only who goes wrong waits for it

    ours = str(Path(__file__).parents[1])
    theirs = [
        frame
        for frame in traceback.extract_tb(wrong.__traceback__)
        if not frame.filename.startswith((ours, "<")) and "importlib" not in frame.filename
    ]
    libraries = tuple(sysconfig.get_path(name) + os.sep for name in ("stdlib", "platstdlib", "purelib", "platlib"))
    own = [frame for frame in theirs if not frame.filename.startswith(libraries)]
    deepest = (own or theirs)[-1:]  # a bot may be installed itself
    return next(((frame.filename, frame.lineno or 0) for frame in deepest), None)
