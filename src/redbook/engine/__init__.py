"""A protocol for engines, as UCI is for chess: JSON lines between Red Book and a program in any language.

`messages` says all of it; docs/engines.md tells it to people. `program` sits a program down as a bot, `speaker` is the
other end, where Red Book is the program, and `sitting` lets a program play at a table on a server.
"""

from redbook.engine.messages import PROTOCOL
from redbook.engine.program import ProgramBot
from redbook.engine.speaker import Speaker

__all__ = ["PROTOCOL", "ProgramBot", "Speaker"]
