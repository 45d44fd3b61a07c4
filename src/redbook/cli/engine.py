"""`redbook engine` and `redbook sit`: Red Book as a program for others, and programs of others at a table."""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec
from rich.console import Console

from redbook.bots import bots_for, find_bot, usual_bot
from redbook.bots.programs import register_program
from redbook.cli.paths import data_folder
from redbook.cli.words import say
from redbook.engine.messages import schema
from redbook.engine.process import ProgramFault
from redbook.engine.program import command_of
from redbook.engine.sitting import Sitting, place_of, take_up
from redbook.engine.speaker import Speaker, speak
from redbook.kernel import games

HOUSE_SECONDS = 25.0  # for an answer at a table; after 30 the table would go on without it


def print_schema() -> None:
    print(msgspec.json.format(msgspec.json.encode(schema()), indent=1).decode())


def offered(bot: str) -> dict[str, list[str]]:
    """By game, all bots and levels that a host may name; with `bot`, the games that it plays."""
    found = {
        game: [name for info in bots_for(game) for name in (info.name, *(f"{info.name}:{one}" for one in info.levels))]
        for game in games()
    }
    return {game: names for game, names in found.items() if not bot or bot in names}


def speak_as(bot: str) -> None:
    """Until `quit`. Nothing but messages goes to standard output."""
    playing = offered(bot)
    if bot and not playing:
        find_bot(games()[0], bot)  # says which there are
    speak(Speaker(find_bot, playing, usual_bot, bot), sys.stdin.buffer, sys.stdout.buffer)


def offer(programs: list[str]) -> None:
    """Whoever opens the house lets these programs play in it, by the names that they give themselves."""
    for program in programs:
        register_program(program, HOUSE_SECONDS, data_folder() / "programs")


def sit_down(lang: str, link: str, program: str, name: str | None, seconds: float, logs: Path) -> int:
    """0 when the match has ended by rule, 1 when the program has failed too often."""
    console = Console(highlight=False, soft_wrap=True)

    def tell(id: str, **args: str | int) -> None:
        console.print(say(id, lang, program=program, **args), markup=False)

    command, _ = command_of(program)
    place = take_up(place_of(link), (name or "")[:40])
    tell("sit-down", table=place.table)
    tell("sit-key", link=place.link)
    sitting = Sitting(place, command, (name or "")[:40], seconds, logs, tell)
    try:
        over = sitting.run()
    except ProgramFault as fault:
        tell("sit-restart", why=str(fault))
        tell("sit-gave-up", times=sitting.faults, link=place.link)
        return 1
    console.print(say("sit-asked", lang, moves=sitting.moves), markup=False)
    result = {"winners": over.winners, "count": len(over.winners), "reason": over.reason}
    console.print(say("sit-over", lang, **result), markup=False)  # type: ignore[arg-type]
    return 0
