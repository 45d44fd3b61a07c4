"""The conversation with one program, from the host's side: it greets, asks, and believes nothing unchecked."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from time import monotonic

import msgspec

from redbook.engine.messages import (
    PROTOCOL,
    Ask,
    Failed,
    Hello,
    HostHello,
    Info,
    Play,
    Pong,
    ProgramMessage,
    Stop,
    ToProgram,
    from_program,
    line_of,
)
from redbook.engine.process import Garbled, Late, Process, ProgramFault
from redbook.kernel.bot import with_margin

START = 20.0  # seconds for the first hello: some languages wake up slowly
PATIENCE = 60.0  # seconds for an answer where nobody has set a limit
MOST_LINES = 10_000  # that a program may write for one answer


def host_name() -> str:
    from redbook import __version__

    return f"redbook {__version__}"


def understood(line: bytes, name: str, log: str = "") -> ProgramMessage:
    """A line of the program, or Garbled with what is wrong with it."""
    try:
        return from_program.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as wrong:
        start = line[:80].decode("utf-8", "replace")
        why = (
            f"{name} wrote {start!r}, which is no message of the protocol ({wrong}); what is for people goes to stderr"
        )
        raise Garbled(why, log) from wrong


class Talk:
    """Numbers of questions never come twice in a program's life, so that an answer which comes too late is known."""

    def __init__(self, command: Sequence[str], logs: Path | None = None) -> None:
        self.process = Process(command, logs)
        self.hello: Hello | None = None
        self.thought: Info | None = None  # the last one on the last question
        self._asked = 0

    def send(self, message: ToProgram) -> None:
        self.process.send(line_of(message))

    def next_id(self) -> int:
        self._asked += 1
        return self._asked

    def greet(self) -> Hello:
        """The first words. A program of another protocol is refused."""
        self.send(HostHello(protocol=PROTOCOL, host=host_name()))
        try:
            first = self._hear(START)
        except Late as late:
            why = f"{self.process.name} did not say hello within {START:g} s: does it flush its output after each line?"
            raise Late(why, late.log) from late
        if not isinstance(first, Hello):
            raise self._wrong(f"answered hello with {kind_of(first)}")
        if first.protocol != PROTOCOL:
            raise self._wrong(f"speaks protocol {first.protocol}, we speak {PROTOCOL}")
        self.hello = first
        return first

    def ask(self, question: Ask, seconds: float | None) -> str:
        """The notation that it answers. It is told to stop shortly before its time is up."""
        self.send(question)
        limit = PATIENCE if seconds is None else seconds
        began = monotonic()
        soft = with_margin(limit)
        stopped = False
        self.thought = None
        for _ in range(MOST_LINES):
            left = began + (limit if stopped else soft) - monotonic()
            try:
                message = self._hear(max(0.0, left))
            except Late as late:
                if stopped:
                    raise Late(f"{self.process.name} thought longer than {limit:g} s", late.log) from late
                stopped = True
                self.send(Stop(id=question.id))
                continue
            if monotonic() - began > limit:
                raise Late(f"{self.process.name} thought longer than {limit:g} s", self.process.tail)
            match message:
                case Play(id=id) if id == question.id:
                    return message.notation
                case Info(id=id) if id == question.id:
                    self.thought = message
                case Play(id=id) | Info(id=id) if id < question.id:
                    continue  # on its way when the question had gone
                case Play(id=id) | Info(id=id):
                    raise self._wrong(f"answered question {id}, which nobody has asked")
                case Failed():
                    raise ProgramFault(f"{self.process.name} gave up: {message.why}", self.process.tail)
                case Pong():
                    continue
                case _:
                    raise self._wrong(f"answered a question with {kind_of(message)}")
        raise self._wrong(f"wrote {MOST_LINES} lines and no answer")

    def _hear(self, seconds: float) -> ProgramMessage:
        return understood(self.process.receive(seconds), self.process.name, self.process.tail)

    def _wrong(self, what: str) -> Garbled:
        return Garbled(f"{self.process.name} {what}", self.process.tail)


def kind_of(message: ProgramMessage) -> str:
    return str(message.__struct_config__.tag)
