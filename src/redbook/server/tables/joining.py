"""Who sits down where: invites taken up once, seats made free again, and the road on to the next table."""

from __future__ import annotations

from redbook.campaign import road_from
from redbook.kernel import Recorded, Seeded
from redbook.kernel.chance import fresh_seed
from redbook.server.names import cleaned
from redbook.server.problems import BadRequest, InviteTaken, NoRoad, NotTheHost
from redbook.server.store.rows import Conflict, TokenRow
from redbook.server.tables.broadcast import SeatFreed
from redbook.server.tables.registry import Registry
from redbook.server.tables.table import Holder, Table
from redbook.server.tables.tale import Tale
from redbook.server.tables.wire import Join, Joined, OnwardInfo
from redbook.server.tokens import derived, fingerprint, new_token


async def join(tables: Registry, table_id: str, order: Join) -> Joined:
    """An invite becomes a key that only its new owner knows; any other token stays what it is."""
    table = await tables.get(table_id)
    holder = await tables.holder(table, order.token)
    token = order.token
    if holder.role == "invite":
        token = order.key or new_token()
        holder = await take_up(tables, table, holder.seats[0], token)
    await table.call(holder, cleaned(order.name or ""))
    table.announce_presence()
    return Joined(token=token, seats=list(holder.seats))


async def take_up(tables: Registry, table: Table, seat: str, key: str) -> Holder:
    """Asking again with the same key is harmless: the first answer may have been lost."""
    row = TokenRow(fingerprint(key), table.id, "seat", seat)
    known = await tables.storage.tokens([row.fingerprint])
    if known and known[0] != row:
        raise BadRequest(why="key")
    if not known:
        try:
            await tables.storage.take_seat(row)
        except Conflict as taken:
            raise InviteTaken(seat=seat) from taken
        table.sit(seat)
    return await tables.holder(table, key)


async def free(tables: Registry, table: Table, holder: Holder, seat: str) -> None:
    """The host asks somebody else to a friend's seat, or the same friend who has lost his key. Everybody sees it."""
    if not holder.host:
        raise NotTheHost()
    if seat not in table.seats or table.seats[seat].kind != "friend":
        raise BadRequest(why="seat")
    await tables.storage.free_seat(table.id, seat)
    table.stand_up(seat)
    table.publish(SeatFreed(seat))
    table.announce_presence()


# -- the road on ----------------------------------------------------------------------------------


async def go_on(tables: Registry, table: Table, holder: Holder, token: str) -> OnwardInfo:
    """The host opens the next table; the others follow him there, each with a key made from the one he has."""
    async with table.leading:
        road = road_from(table.match)
        if road is None:
            raise NoRoad()
        key = derived(token, "onward")
        if table.row.onward is None:
            if not holder.host:
                raise NoRoad()
            match = road.begin(Recorded(source=Seeded(seed=fresh_seed())))
            seating = {new: sitter(tables, table, old, new, match.game.id) for new, old in road.seats.items()}
            names = {new: table.seats[old].name for new, old in road.seats.items() if table.seats[old].kind != "bot"}
            opened = await tables.set_up(
                (match, Tale.begin(match)), seating, table.title, counsel=table.row.counsel, token=key, names=names
            )
            await tables.storage.lead_on(table.id, opened.table)
            table.lead_on(opened.table)
        elif not holder.host:
            await follow(tables, table.row.onward, holder, road.seats, key)
        assert table.row.onward is not None
        return OnwardInfo(name=road.name, game=road.game, table=table.row.onward, token=key)


def sitter(tables: Registry, table: Table, old: str, new: str, game: str) -> str:
    """As before; a bot of another game is replaced by one of this."""
    row = table.seats[old]
    if row.kind != "bot" or game == table.match.game.id:
        return f"bot:{row.bot}" if row.kind == "bot" else row.kind
    own = [bot for bot in tables.bots.offered(game) if bot.name != "random"]
    return f"bot:{next((bot for bot in own if new in bot.seats), own[0]).name}"


async def follow(tables: Registry, table_id: str, holder: Holder, seats: dict[str, str], key: str) -> None:
    """Whoever has no seat in the next match, or comes too late for it, looks on."""
    if await tables.storage.tokens([fingerprint(key)]):
        return
    table = await tables.get(table_id)
    wanted = next((new for new, old in seats.items() if old in holder.seats), None)
    if wanted is not None:
        try:
            await take_up(tables, table, wanted, key)
        except InviteTaken:
            pass
        else:
            return
    await tables.storage.add_token(TokenRow(fingerprint(key), table_id, "watch", None))
