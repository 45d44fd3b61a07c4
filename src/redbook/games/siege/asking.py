"""Questions, and what a click or a notation that is not offered means.

A counter ("GO-05", "GO-05@0908"), a march ("GO-05>0807", "0908>0807", "1801>off"), an order ("attack 0908",
"recover GO-05"), one who joins ("+GO-05"), a way through the enemy ("0908>0907>0906"), one who makes room
("0908>0907 displacing GO-05"), a leader and his unit ("L-FARAMIR follows GO-05"), or a word ("roll", "+eye").
"""

from __future__ import annotations

import re
from typing import Any, ClassVar, NamedTuple

from redbook.games.siege import options
from redbook.games.siege.board import INDEX, SEATS
from redbook.games.siege.pieces import NUMBER, SIDE
from redbook.games.siege.reasons import SiegeReason
from redbook.games.siege.state import WAITING, State
from redbook.kernel import Ask, Option, Play, Reason
from redbook.kernel.forms import form_of
from redbook.kernel.reasons import TableReason

COUNTER = re.compile(r"([A-Z]{1,2}-[A-Z0-9]{1,10})(?:@(\w{4}))?")
MARCH = re.compile(r"([A-Z]{1,2}-[A-Z0-9]{1,10}|\d{4})>(\d{4}|off)")
BREAK_OUT = re.compile(r"(\d{4})>(\d{4})>(\d{4})")
DISPLACING = re.compile(r"(\d{4})>(\d{4}) displacing ([A-Z]{1,2}-[A-Z0-9]{1,10})")
FOLLOWS = re.compile(r"([A-Z]{1,2}-[A-Z0-9]{1,10}) follows ([A-Z]{1,2}-[A-Z0-9]{1,10})")
JOIN = re.compile(r"\+([A-Z]{1,2}-\w{1,10})")
ORDER = re.compile(r"(attack|land|recover|convert|back|lose|advance) (\S{4,12})")
WORDS = frozenset(
    form_of(kind).written
    for kind in vars(options).values()
    if isinstance(kind, type) and issubclass(kind, Option) and not kind.__struct_fields__
)
LONGEST = 40
MARCHES = ("march", "break-out", "displace")


class Meant(NamedTuple):
    """What somebody wanted to do."""

    verb: str  # counter, march, break-out, displace, follow, join, an order, or the word itself
    piece: int = -1
    hex: int = -1  # where it leads, or where it is; -1: nowhere, or off the map
    origin: int = -1  # of a march that names no counter
    through: int = -1  # of a break-out
    friend: int = -1  # who makes room, or is followed


def read(intent: str) -> Meant | SiegeReason | None:
    """None: it means nothing here. A reason: it names what there is not."""
    if len(intent) > LONGEST:
        return None
    if intent in WORDS:
        return Meant(intent)
    if match := COUNTER.fullmatch(intent):
        return named("counter", match[1], match[2])
    if match := MARCH.fullmatch(intent):
        return named("march", match[1], None if match[2] == "off" else match[2])
    if match := BREAK_OUT.fullmatch(intent):
        return in_full("break-out", named("march", match[1], match[3]), through=match[2])
    if match := DISPLACING.fullmatch(intent):
        return in_full("displace", named("march", match[1], match[2]), friend=match[3])
    if match := FOLLOWS.fullmatch(intent):
        return in_full("follow", named("follow", match[1], None), friend=match[2])
    if match := JOIN.fullmatch(intent):
        return named("join", match[1], None)
    if match := ORDER.fullmatch(intent):
        verb, what = match.groups()
        return named(verb, None, what) if verb in ("attack", "land") else named(verb, what, None)
    return None


def named(verb: str, who: str | None, where: str | None) -> Meant | SiegeReason:
    if (where is not None and where not in INDEX) or (who is not None and who.isdigit() and who not in INDEX):
        return SiegeReason.UNKNOWN_HEX
    hex = INDEX[where] if where is not None else -1
    if who is None or who.isdigit():
        return Meant(verb, -1, hex, INDEX[who] if who is not None else -1)
    return Meant(verb, NUMBER[who], hex) if who in NUMBER else SiegeReason.UNKNOWN_PIECE


def in_full(verb: str, meant: Meant | SiegeReason, through: str = "", friend: str = "") -> Meant | SiegeReason:
    if not isinstance(meant, Meant):
        return meant
    if through and through not in INDEX:
        return SiegeReason.UNKNOWN_HEX
    if friend and friend not in NUMBER:
        return SiegeReason.UNKNOWN_PIECE
    return meant._replace(verb=verb, through=INDEX.get(through, -1), friend=NUMBER.get(friend, -1))


class Question(Ask, frozen=True):
    """A question to one side. It knows the reasons against what it could have offered."""

    answers: ClassVar[tuple[str, ...]] = ()  # the verbs that this question is about

    def why_not(self, g: Play[State], intent: str) -> Reason | None:
        s = g.s
        side = SEATS.index(self.seat(g))
        meant = read(intent)
        if not isinstance(meant, Meant) or meant.verb not in self.answers:
            return None
        if meant.piece < 0 and meant.origin >= 0:
            mover = self.mover(s, side, meant.origin)
            if mover is None:
                return SiegeReason.NOT_YOURS if s.held[meant.origin] else SiegeReason.NOT_ON_MAP
            meant = meant._replace(piece=mover)
        if meant.verb in ("counter", *MARCHES) and SIDE[meant.piece] != side:
            return SiegeReason.NOT_YOURS
        if meant.verb == "counter" and meant.hex >= 0 and s.where[meant.piece] not in (meant.hex, WAITING):
            return SiegeReason.NOT_ON_MAP
        return self.against(s, side, meant) or TableReason.NOT_OFFERED

    def against(self, s: State, side: int, meant: Meant) -> Reason | None:
        """The reason against it, from the functions that list the options."""
        return None

    def mover(self, s: State, side: int, h: int) -> int | None:
        """Whom a march from a hex means: the counter at work if it stands there, else the first one."""
        at_work: Any = getattr(self, "piece", None)
        if at_work is not None and s.where[at_work] == h:
            return int(at_work)
        return next((p for p in s.at[h] if SIDE[p] == side), None)
