"""From arguments to an exit code: 0 all is well, 1 what was checked is wrong, 2 the command could not be done."""

from __future__ import annotations

import os
import sys
import traceback
from typing import Any

from rich.console import Console
from rich.text import Text

from redbook.cli.quick import without_markdown
from redbook.cli.words import BadUsage, chosen_language, say, spoken_by_system
from redbook.kernel import RedbookError
from redbook.kernel.extras import needs
from redbook.kernel.text import render_error

WRONG = 1
FAILED = 2
INTERRUPTED = 130


class NoSuchFile(RedbookError):
    code = "no-such-file"


class Internal(RedbookError):
    code = "internal"


def main(arguments: list[str] | None = None) -> int:
    given = sys.argv[1:] if arguments is None else arguments
    lang = spoken_by_system(os.environ)
    try:
        lang, rest = chosen_language(list(given))
        from redbook.cli.app import command

        if not rest or "--help" in rest:
            without_markdown()
        with needs():
            code = command(lang).main(args=rest, prog_name="redbook", standalone_mode=False)
    except RedbookError as error:
        return complain(error, lang)
    except OSError as error:
        return complain(NoSuchFile(path=str(error.filename or ""), why=error.strerror or str(error)), lang)
    except KeyboardInterrupt:
        return INTERRUPTED
    except Exception as error:  # the last line of defence: people get one line, developers may ask for all of it
        if type(error).__name__ == "Abort":
            return INTERRUPTED
        if hasattr(error, "format_message"):  # a usage error of the argument parser, whichever click it comes from
            return complain(BadUsage(why=f"{error.format_message()} {hint(error, lang)}".strip()), lang)
        if os.environ.get("REDBOOK_DEBUG"):
            traceback.print_exc()
        return complain(Internal(why=f"{type(error).__name__}: {error}"), lang)
    return code if isinstance(code, int) else 0


def hint(error: Any, lang: str) -> str:
    context = getattr(error, "ctx", None)
    return say("see-help", lang, command=context.command_path) if context is not None else ""


def complain(error: RedbookError, lang: str) -> int:
    where = "".join(f"{note}: " for note in getattr(error, "__notes__", ()))  # a line in somebody's file
    line = " ".join((where + render_error(error, lang)).split())
    Console(stderr=True, soft_wrap=True, highlight=False).print(Text(line))
    return FAILED
