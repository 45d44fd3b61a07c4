"""Docs that are true: every Python block of every page runs, every command does what it is shown to do."""

from __future__ import annotations

import doctest
import io
import json
import sys
import webbrowser
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
ELSEWHERE = {"docs": "tests/test_docs_site.py builds and serves it"}
FEW = {"-n": "2", "--seconds": "0.02", "--jobs": "1", "-j": "1"}


@pytest.fixture
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder to work in, with what pages speak of as given: a saved game, a deck. Bots and games go with the test."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setattr(registry, "_registered", list(registry._registered))
    monkeypatch.setattr(game, "_known", dict(game._known))
    monkeypatch.setattr(sys, "stdin", io.StringIO("quit\n"))
    monkeypatch.setattr(webbrowser, "open", lambda url: True)
    monkeypatch.setattr(server.Server, "startup", opened_and_left(server.Server.startup))
    known = set(sys.modules)
    match = Match.new("siege", seed=1)
    for _ in range(60):
        match.play(match.decision.options[0])
    Path("game.json").write_text(json.dumps(match.save()), "utf-8")
    Path("deck.txt").write_text(decks.write(decks.built_in("gandalf")), "utf-8")
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
def test_what_a_page_shows_works(page: str, desk: Path, capsys: pytest.CaptureFixture[str]) -> None:
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
                run_command(page, block, words, capsys)


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
    if words and words[0] in ELSEWHERE:
        return
    sys.stdin.seek(0)
    code = main(lessened(words))
    out, err = capsys.readouterr()
    assert code == 0, f"{page}:{block.line}: redbook {' '.join(words)}: {code}\n{out[-500:]}\n{err[-2000:]}"


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
    if given[:1] == ["bench"] and "--seconds" not in given:
        given += ["--seconds", FEW["--seconds"]]
    if given[:1] == ["arena"] and "-n" not in given:
        given += ["-n", FEW["-n"]]
    if given[:1] in (["play"], ["serve"]) and "--port" not in given and not {"--terminal", "-t"} & set(given):
        given += ["--port", "0"]
    return given


# -- and what is only named -----------------------------------------------------------------------------


def parameters() -> dict[str, set[str]]:
    spoken = Speaks.lang
    root = command("en")
    Speaks.lang = spoken
    shared = {name for one in root.params for name in one.opts} | {"--help"}
    return {
        name.removeprefix("redbook "): shared
        | {flag for one in sub.params for flag in (*one.opts, *one.secondary_opts)}
        for name, sub in all_commands(root, "redbook")
    } | {"": shared}


@pytest.mark.parametrize("page", [page for page in pages() if inline_commands(page)])
def test_a_command_that_is_named_exists_with_its_options(page: str) -> None:
    known = parameters()
    for words in inline_commands(page):
        name = next((first for first in (" ".join(words[:2]), words[0]) if first in known), "")
        assert name or words[0].startswith("-") or words[0].isupper(), f"{page}: redbook {' '.join(words)}"
        flags = {word.partition("=")[0] for word in words if word.startswith("-") and len(word) > 1}
        assert flags <= known[name], f"{page}: redbook {' '.join(words)}: {flags - known[name]}"


def test_few_blocks_are_left_out() -> None:
    """What is not run has a reason, and stays an exception."""
    every = [(page, block) for page in pages() for block in blocks(page)]
    ran = [block for _, block in every if block.language in ("python", "pycon", "py") and not block.mark]
    left = [f"{page}:{block.line}: {block.not_run}" for page, block in every if block.not_run]
    assert len(ran) > 20
    assert len(left) < 15, left
