"""`--import FILE`: bots of one's own in every command, in every process, and errors that say what to do."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from redbook import Match, Seeded, Seen
from redbook.arena.speed import own_bots
from redbook.bots import bring_in, find_bot, importing, registry
from redbook.cli import main
from redbook.engine import ProgramBot, pool
from redbook.server.tables.bots import house_bots

Out = pytest.CaptureFixture[str]
HASTY = """
from redbook import register_bot
from beside import last

@register_bot("hasty", games="siege")
def hasty(seen, chance):
    return last(seen.options)
"""


@pytest.fixture(autouse=True)
def alone(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """A folder of its own; what is imported here is forgotten afterwards."""
    monkeypatch.setattr(registry, "_registered", [])
    monkeypatch.setattr(importing, "_brought", [])
    monkeypatch.setattr(sys, "path", sys.path[:])
    monkeypatch.setenv("REDBOOK_LANG", "en")
    monkeypatch.chdir(tmp_path)
    (tmp_path / "beside.py").write_text("def last(things):\n    return things[-1]\n")
    (tmp_path / "hasty.py").write_text(HASTY)
    yield
    for name in [name for name in sys.modules if name in ("hasty", "beside") or name.startswith("redbook_file_")]:
        del sys.modules[name]


def test_a_file_brings_its_bot_to_the_arena_and_to_every_process_of_it(capsys: Out) -> None:
    assert main(["arena", "siege", "hasty", "random", "-n", "2", "-j", "2", "--json", "--import", "hasty.py"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert {bot["bot"] for bot in told["figures"]["bots"]} == {"hasty", "random"}
    assert told["figures"]["faults"] == {}


def test_a_module_is_found_from_the_folder_one_stands_in() -> None:
    assert bring_in(["hasty"]) == ("hasty",)
    assert find_bot("siege", "hasty").name == "hasty"


def test_the_same_file_by_another_path_is_imported_once(tmp_path: Path) -> None:
    places = bring_in(["hasty.py", f"{tmp_path}/../{tmp_path.name}/hasty.py"])
    assert places == (str(tmp_path / "hasty.py"),) * 2
    assert len(registry._registered) == 1


def test_a_file_may_be_imported_and_be_used_by_the_file_beside_it(tmp_path: Path) -> None:
    (tmp_path / "beside.py").write_text(HASTY.replace("from beside import last", "last = max").replace("hasty", "slow"))
    bring_in(["beside.py", "hasty.py"])
    assert sorted(maker.name for maker in registry._registered) == ["hasty", "slow"]


def test_the_lobby_offers_it_and_the_terminal_seats_it(capsys: Out, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rich.console.Console.input", lambda *_, **__: "quit")
    assert main(["play", "siege", "-t", "--bot", "hasty", "--seat", "shadow", "--import", "hasty.py"]) == 0
    assert "failed" not in capsys.readouterr().out
    assert "hasty" in [info.name for info in house_bots("siege")]


def test_a_file_named_like_a_module_of_pythons_hides_nothing(tmp_path: Path) -> None:
    import random

    (tmp_path / "random.py").write_text(HASTY)
    bring_in(["random.py"])
    assert sys.modules["random"] is random
    assert find_bot("siege", "hasty")


@pytest.mark.parametrize(
    ("name", "text", "said"),
    [
        ("none.py", "x = 1\n", "none.py registers no bot and no game. Put @register_bot("),
        ("syntax.py", "a = 1\nb = (\n", "syntax.py:2: SyntaxError: '(' was never closed"),
        ("raises.py", "\n\n1 / 0\n", "raises.py:3: ZeroDivisionError: division by zero"),
        ("deeper.py", "from beside import last\nlast([])\n", "beside.py:2: IndexError"),
        ("library.py", "import json\n\njson.loads('{')\n", "library.py:3: JSONDecodeError: Expecting"),
        ("long.py", f"raise ValueError('{'so ' * 60}it is')\n", "so it is"),
        ("leaves.py", "import sys\nsys.exit(3)\n", "leaves.py:2: SystemExit: 3"),
        ("absent.py", "import no_such_module\n", "absent.py:1: ModuleNotFoundError: No module named 'no_such_module'"),
        ("taken.py", HASTY.replace('"hasty"', '"captain"'), "taken.py:5: There is a bot called “captain” already"),
        ("wrong.py", HASTY.replace("(seen, chance)", "(seen)"), "wrong.py:5: “hasty” cannot be a bot"),
    ],
)
def test_a_file_that_cannot_be_used_says_where_and_what_to_do(
    name: str, text: str, said: str, tmp_path: Path, capsys: Out
) -> None:
    (tmp_path / name).write_text(text)
    assert main(["arena", "siege", "random", "--import", name]) == 2
    error = capsys.readouterr().err
    assert said in error
    assert error.count("\n") == 1


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("hasti.py", "there is no such file. Did you mean hasty.py?"),
        ("zzz/q.py", "there is no such file."),
        ("./", "it is a folder"),
        ("no_such_module", "there is no such module"),
        ("no.such.module", "there is no such module"),
    ],
)
def test_what_is_not_there_is_said_for_every_command(name: str, said: str, capsys: Out) -> None:
    for command in (["play", "siege", "-t"], ["serve"], ["arena", "siege", "random"], ["bench", "siege"]):
        assert main([*command, "--import", name]) == 2
        assert said in capsys.readouterr().err
    assert main(["serve", "--import", name, "--lang", "es"]) == 2
    assert "No se puede importar" in capsys.readouterr().err


def test_what_a_bot_does_wrong_is_told_with_its_line(tmp_path: Path, capsys: Out) -> None:
    text = HASTY.replace('"hasty"', '"crash"').replace("last(seen.options)", "seen.nothing")
    (tmp_path / "crash.py").write_text(text)
    assert main(["arena", "siege", "crash", "random", "-n", "1", "--import", "crash.py"]) == 0
    told = " ".join(capsys.readouterr().out.split())
    assert "AttributeError" in told
    assert "(crash.py:7)" in told


def test_it_speaks_the_protocol_for_engines_so_that_it_can_sit_at_any_table(tmp_path: Path) -> None:
    engine = [sys.executable, "-m", "redbook", "engine", "--bot", "hasty", "--import", str(tmp_path / "hasty.py")]
    bot = ProgramBot(engine)
    try:
        bot.check("siege")
        m = Match.new("siege", seed=1)
        assert m.decision is not None
        assert bot.choose(Seen(m), Seeded(seed=1)) == m.decision.options[-1]
    finally:
        pool.stop_all()


def test_bench_measures_it() -> None:
    bring_in(["hasty.py"])
    assert own_bots("siege") == ["hasty", "captain"]
