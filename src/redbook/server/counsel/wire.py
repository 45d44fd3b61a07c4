"""What is said by and to a counsellor."""

from __future__ import annotations

from redbook.counsel.price import Verdict
from redbook.server.tables.wire import OptionInfo
from redbook.server.wire import In, MessageInfo, Out, SeatName, Token, Version


class AskCounsel(In, frozen=True):
    token: Token
    version: Version  # what is asked about: the table as it was then, and still is


class AskPrice(In, frozen=True):
    """Of the last choice of a seat, however far the others have gone since."""

    token: Token
    seat: SeatName


class CounselInfo(Out, frozen=True):
    """What the counsellor would do now: `line` is a whole gesture, of which `begun` answers have been given already."""

    version: int
    seat: str
    begun: int
    line: list[OptionInfo]
    why: list[MessageInfo]


class PriceInfo(Out, frozen=True):
    """What the seat's last gesture cost: `moves` were made after the first `at` of the match, `line` was advised.

    `chance` is the chance to win after it, between equals, `cost` what was given away of it: both in hundredths.
    """

    version: int
    seat: str
    at: int
    verdict: Verdict
    chance: int
    cost: int
    moves: list[OptionInfo]
    line: list[OptionInfo]
    why: list[MessageInfo]
