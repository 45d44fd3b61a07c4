"""`redbook new-bot NAME`: a package with a bot that plays, its test, and the entry point by which Red Book finds it."""

from __future__ import annotations

import keyword
import re
import sys
from importlib.util import find_spec
from pathlib import Path

from rich.console import Console

from redbook.bots import bots_for
from redbook.cli.words import BadUsage, say
from redbook.kernel import find_game

TEMPLATES = Path(__file__).parent / "bot_package"
NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
LONGEST = 40


def new_bot(lang: str, name: str, game: str, folder: Path) -> None:
    find_game(game)
    check_name(lang, name, game)
    target = folder / name
    if target.exists() and (not target.is_dir() or any(target.iterdir())):
        raise BadUsage(why=say("new-bot-exists", lang, folder=str(target)))
    for path, text in written(lang, name, game).items():
        file = target / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")
    tell(lang, name, game, target)


def check_name(lang: str, name: str, game: str) -> None:
    """It becomes a bot, a package to install and a module to import."""
    package = name.replace("-", "_")
    if not NAME.fullmatch(name) or len(name) > LONGEST:
        raise BadUsage(why=say("new-bot-name", lang, name=name))
    if name in {info.name for info in bots_for(game)}:
        raise BadUsage(why=say("new-bot-taken", lang, name=name, game=game))
    if keyword.iskeyword(package) or package in sys.stdlib_module_names or find_spec(package) is not None:
        raise BadUsage(why=say("new-bot-module", lang, name=package))


def written(lang: str, name: str, game: str) -> dict[str, str]:
    """Every file of the package with its text. The templates are working code, called otherwise."""
    package = name.replace("-", "_")
    type_name = "".join(part.capitalize() for part in name.split("-"))
    own = TEMPLATES / f"{game}.py"
    bot = (own if own.exists() else TEMPLATES / "any_game.py").read_text("utf-8")

    called = {'"newcomer"': f'"{name}"', "new-comer": name, "a-game": game, "newcomer": package, "Newcomer": type_name}
    old = re.compile("|".join(map(re.escape, called)))  # all at once: a new name may hold an old one

    def named(text: str) -> str:
        return old.sub(lambda found: called[found[0]], text)

    def template(file: str) -> str:
        return named((TEMPLATES / file).read_text("utf-8"))

    return {
        "pyproject.toml": template("pyproject.toml.txt"),
        "README.md": template(f"README.{lang}.md"),
        ".gitignore": template("gitignore.txt"),
        f"src/{package}/__init__.py": f'"""{type_name}, a bot for Red Book."""\n',
        f"src/{package}/bot.py": named(bot),
        f"src/{package}/py.typed": "",
        f"tests/test_{package}.py": template("test_newcomer.py.txt"),
    }


def tell(lang: str, name: str, game: str, target: Path) -> None:
    file = f"src/{name.replace('-', '_')}/bot.py"
    console = Console(highlight=False, soft_wrap=True)
    console.print(say("new-bot-written", lang, name=name, folder=str(target)), markup=False)
    arena = f"redbook arena {game} {name} random -n 10 --import {file}"
    for command in (f"cd {target}", arena, "pip install -e '.[test]'", "python -m pytest"):
        console.print(f"  {command}", markup=False)
    console.print(say("new-bot-idea", lang, file=file), markup=False)
