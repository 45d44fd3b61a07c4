"""Which language the user reads, and the words of the command line in it."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path

from redbook.chronicle.parts import named
from redbook.kernel import Message, RedbookError
from redbook.kernel.message import Arg
from redbook.kernel.text import LANGUAGES, add_text, render

__all__ = ["BadUsage", "chosen_language", "named", "say", "spoken_by_system"]

add_text("cli", Path(__file__).parent / "text")


class BadUsage(RedbookError):
    """The command line does not make sense; `why` says what is wrong with it, in the user's language."""

    code = "bad-usage"


def chosen_language(arguments: list[str], environment: Mapping[str, str] = os.environ) -> tuple[str, list[str]]:
    """`--lang` wherever it stands, then REDBOOK_LANG, then the system's language; and the arguments without it."""
    rest: list[str] = []
    named: str | None = None
    waiting = iter(arguments)
    for argument in waiting:
        if argument == "--lang":
            named = next(waiting, "")
        elif argument.startswith("--lang="):
            named = argument.removeprefix("--lang=")
        else:
            rest.append(argument)
    from_system = spoken_by_system(environment)
    if named is None:
        return from_system, rest
    if named not in LANGUAGES:
        raise BadUsage(why=say("no-such-language", from_system, lang=named, known=list(LANGUAGES)))
    return named, rest


def spoken_by_system(environment: Mapping[str, str]) -> str:
    for variable in ("REDBOOK_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        code = environment.get(variable, "")[:2].lower()
        if code in LANGUAGES:
            return code
    return "en"


def say(id: str, lang: str, /, **args: Arg) -> str:
    return render(Message("cli", id, args), lang)
