"""How long tables are kept: those that were opened and left, left in the middle, or played to the end."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import ColumnElement, and_, delete, false, or_

from redbook.server.settings import Keeping
from redbook.server.store.models import tables
from redbook.server.store.storage import Storage

DAY = 86_400.0


async def prune(storage: Storage, keeping: Keeping, now: float, sat_at: Collection[str] = ()) -> list[str]:
    """Clear away what has been kept long enough, `now` in seconds since 1970; the ids of those tables come back.

    One statement decides and deletes, so that a move made meanwhile saves its table. Never one that is `sat_at`.
    """
    left = and_(abandoned(keeping, now), tables.c.id.not_in(sorted(sat_at)))
    async with storage.engine.begin() as c:
        return list((await c.execute(delete(tables).where(left).returning(tables.c.id))).scalars())


def abandoned(keeping: Keeping, now: float) -> ColumnElement[bool]:
    t = tables.c
    never_moved = t.changed == t.opened  # a match that came with moves was not moved here either
    over = t.result.is_not(None)
    return or_(
        and_(never_moved, before(now, keeping.empty_days)),
        and_(~never_moved, ~over, before(now, keeping.unfinished_days)),
        and_(~never_moved, over, before(now, keeping.finished_days)),
    )


def before(now: float, days: float) -> ColumnElement[bool]:
    """Last changed so many days ago; 0 days are for ever."""
    return tables.c.changed < now - days * DAY if days else false()
