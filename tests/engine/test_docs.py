"""docs/engines.md is true: its conversations are what is really said, its examples parse, its code plays."""

from __future__ import annotations

import json
import os
import re
from pathlib import Path
from typing import Any

import pytest

from engine.house import EXAMPLES
from engine.test_samples import program
from redbook.arena import Rules, pairings, run
from redbook.bots import find_bot, usual_bot
from redbook.cli.engine import offered
from redbook.engine import messages, pool
from redbook.engine.messages import from_program, line_of, to_program
from redbook.engine.process import Process
from redbook.engine.program import ProgramBot
from redbook.engine.speaker import Speaker
from redbook.engine.talk import host_name
from redbook.kernel import Match, Result, Seeded, Seen

DOC = Path(__file__).parents[2] / "docs" / "engines.md"
WRITE = "REDBOOK_WRITE_DOCS"  # set it to write the conversations anew


def shortened(line: bytes) -> str:
    """For readers: two options are enough, and a view is long."""
    message = json.loads(line)
    if len(message.get("options", [])) > 2:
        message["options"] = [*message["options"][:2], "…"]
    for long in ("view", "levels", "games"):
        if message.get(long):
            message[long] = "…"
    text = json.dumps(message, ensure_ascii=False, separators=(",", ":"))
    return text.replace(host_name(), "redbook …")  # the version of the day


def conversation(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The Python sample at its first question, as the arena asks it."""
    pool.stop_all()  # programs of other tests, which would hear the last word too
    said: list[str] = []
    send, receive = Process.send, Process.receive

    def sent(self: Process, line: bytes) -> None:
        said.append(f"> {shortened(line)}")
        send(self, line)

    def received(self: Process, seconds: float | None) -> bytes:
        line = receive(self, seconds)
        said.append(f"< {shortened(line)}")
        return line

    monkeypatch.setattr(Process, "send", sent)
    monkeypatch.setattr(Process, "receive", received)
    bot = ProgramBot.named(str(EXAMPLES / "random_bot.py"))
    bot.allow(2.0)
    bot.choose(Seen(Match.new("hunt", seed=7)), Seeded(seed=7))
    bot.over(Result(("wraith-1",), "corrupted", {}))
    pool.stop_all()
    return said


def analysis() -> list[str]:
    speaker = Speaker(find_bot, offered(""), usual_bot)
    said: list[str] = []

    def ask(**message: Any) -> Any:
        line = json.dumps(message).encode()
        said.append(f"> {shortened(line)}")
        (answer,) = speaker.take(line)
        said.append(f"< {shortened(line_of(answer))}")
        return answer

    ask(type="hello", protocol=1, host="my front end")
    ask(type="position", id=1, game="siege", seed=7)
    played = ask(type="go", id=2, level="captain")
    ask(type="position", id=3, moves=[played.notation])
    return said


def test_the_conversations_are_what_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    said = {"conversation": conversation(monkeypatch), "analysis": analysis()}
    text = DOC.read_text("utf-8")
    if os.environ.get(WRITE):
        for name, lines in said.items():
            block = f"<!-- {name} -->\n\n```text\n" + "\n".join(lines) + "\n```\n"
            text = re.sub(rf"<!-- {name} -->\n(\n```text\n.*?\n```\n)?", lambda _, made=block: made, text, flags=re.S)
        DOC.write_text(text, "utf-8")
    for name, lines in said.items():
        block = f"<!-- {name} -->\n\n```text\n" + "\n".join(lines) + "\n```\n"
        assert block in text, f"{WRITE}=1 writes it anew"


@pytest.mark.parametrize(
    ("way", "decoder", "union"),
    [
        ("to-program", to_program, messages.HostMessage),
        ("from-program", from_program, messages.ProgramMessage),
    ],
)
def test_every_message_has_an_example_that_parses(way: str, decoder: Any, union: Any) -> None:
    (block,) = re.findall(rf"```jsonl {way}\n(.*?)```", DOC.read_text("utf-8"), flags=re.S)
    seen = {type(decoder.decode(line)) for line in block.splitlines()}
    assert seen == set(union.__args__)


@pytest.mark.parametrize(
    ("heading", "union"), [("What it is sent", messages.HostMessage), ("What it sends", messages.ProgramMessage)]
)
def test_the_tables_name_every_field(heading: str, union: Any) -> None:
    chapter = DOC.read_text("utf-8").partition(f"## {heading}\n")[2].partition("\n## ")[0]
    rows = dict(re.findall(r"^\| `(\w+)` \|(.*?)\|", chapter.replace("\\|", ","), flags=re.M))
    for kind in union.__args__:
        named = re.findall(r"\w+", rows[kind.__struct_config__.tag])
        assert set(named) == set(kind.__struct_fields__), kind


def test_the_tutorial_plays(tmp_path: Path) -> None:
    (code,) = re.findall(r"```js\n(.*?)```", DOC.read_text("utf-8"), flags=re.S)
    mine = tmp_path / "mybot.js"
    mine.write_text(code, "utf-8")
    mine.chmod(0o755)
    name = program("siege_bot.js").replace(str(EXAMPLES / "siege_bot.js"), str(mine))
    (played,) = run(Rules("hunt", crashes=str(tmp_path), seconds=60), pairings([name, "random"], 2, 1, seed=1))
    assert played.fault is None
