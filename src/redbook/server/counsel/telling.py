"""What a counsellor says, as it is sent. Another process may work it out: nothing of the server is needed for it."""

from __future__ import annotations

from collections.abc import Sequence

from redbook.counsel import advise, price
from redbook.kernel import Match, Option
from redbook.server.counsel.wire import CounselInfo, PriceInfo
from redbook.server.problems import info
from redbook.server.tables.wire import OptionInfo

SECONDS = 1.5  # that a price may take, but for its last world


def advice_info(match: Match) -> CounselInfo:
    """Whoever sends it knows the version."""
    told = advise(match)
    return CounselInfo(
        version=0,
        seat=told.seat,
        begun=told.begun,
        line=options(told.line),
        why=[info(message) for message in told.why],
    )


def price_info(match: Match, seat: str) -> PriceInfo:
    told = price(match, seat, seconds=SECONDS)
    return PriceInfo(
        version=0,
        seat=seat,
        at=told.at,
        verdict=told.verdict,
        chance=round(100 * told.chance),
        cost=round(100 * told.cost),
        moves=options(told.moves),
        line=options(told.line),
        why=[info(message) for message in told.why],
    )


def options(line: Sequence[Option]) -> list[OptionInfo]:
    return [OptionInfo(notation=one.notation, kind=one.kind, args=dict(one.args())) for one in line]
