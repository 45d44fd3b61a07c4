"""What the server is set to: from its file, the environment and the command line."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from rich.console import Console
from rich.table import Table

from redbook.cli.words import BadUsage, say
from redbook.server.settings import Flag, Held, held, told

OWN = {  # settings with a flag of their own
    "--host": "address.host",
    "--port": "address.port",
    "--workers": "address.workers",
    "--db": "store.db",
    "--redis": "store.redis",
    "--bot-processes": "bots.processes",
    "--log-format": "log.format",
}


def chosen(own: Mapping[str, object], file: Path | None, given: Sequence[str], lang: str) -> Held:
    flags: list[Flag] = [(OWN[flag], str(value), flag) for flag, value in own.items() if value is not None]
    for one in given:
        name, is_, value = one.partition("=")
        if not is_:
            raise BadUsage(why=say("bad-set", lang, given=one))
        flags.append((name.strip(), value.strip(), "--set"))
    return held(flags, file=file)


def show(held: Held, lang: str) -> None:
    table = Table(box=None, header_style="bold", pad_edge=False)
    for column in ("setting", "value", "origin"):
        table.add_column(say(f"settings-{column}", lang), overflow="fold", no_wrap=column == "setting")
    for path, value, origin in told(held):
        table.add_row(path, value, origin or say("settings-default", lang), style="" if origin else "dim")
    Console(highlight=False, markup=False).print(table)
