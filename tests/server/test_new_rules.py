"""The rules change under running games: a match goes on if it plays the same, and else from where it does not."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from kernel.toy import GAME, Card, PlayCard, Showdown, State
from redbook.kernel import Message, Play, Setting
from redbook.kernel.text import LANGUAGES, render
from redbook.server.problems import CannotRestore, Stale
from redbook.server.store import models
from redbook.server.store.storage import Storage
from redbook.server.tables.bots import BotRunner
from redbook.server.tables.broadcast import Broadcast
from redbook.server.tables.registry import Registry
from redbook.server.tables.table import Table
from redbook.server.tables.wire import NewTable
from server.house import House, Line, app, client_of, settings
from server.test_storage import BOTH, play, run

offered = PlayCard.options


def cards_after(rounds: int) -> Any:
    """A rule that was mended: from that round on, the highest card in hand may not be played unless it is the last."""

    def options(self: PlayCard, g: Play[State]) -> list[Card]:
        cards = offered(self, g)
        return cards[:-1] if g.s.round > rounds and len(cards) > 1 else cards

    return options


def mend(patch: pytest.MonkeyPatch, rules: int, rounds: int) -> None:
    patch.setattr(GAME, "rules", rules, raising=False)
    patch.setattr(PlayCard, "options", cards_after(rounds))


async def opened(tables: Registry, moves: int, **order: Any) -> str:
    made = await tables.open(NewTable(game="toy", **order))
    await play(tables, made.table, moves)
    return made.table


def said(table: Table) -> list[dict[str, Any]]:
    return [dict(line.args) for line in table.tale.heard_by("red") if line.kind == "rules-changed"]


async def stored_rows(tables: Registry, table_id: str) -> list[Any]:
    return [(row.version, row.number, row.undo, row.notation) for row in await tables.storage.moves(table_id)]


def test_a_match_whose_moves_mean_the_same_goes_on_as_if_nothing_were(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    ids: list[str] = []
    digest: list[str] = []

    async def first(tables: Registry) -> None:
        ids.append(await opened(tables, 3))
        digest.append((await tables.get(ids[0])).match.digest())

    async def second(tables: Registry) -> None:
        table = await tables.get(ids[0])
        assert table.match.digest() == digest[0]
        assert (table.version, said(table)) == (3, [])
        await play(tables, ids[0])
        assert await tables.storage.rule_changes(ids[0]) == []

    run(db, first)
    monkeypatch.setattr(GAME, "rules", 2, raising=False)
    run(db, second)


def test_a_match_stands_where_its_moves_still_mean_the_same(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Five moves, the third under a rule that was mended: two are kept, it goes on, and is restored twice more."""
    ids: list[str] = []
    before: list[Any] = []
    digest: list[str] = []
    line = {"then": 1, "now": 2, "kept": 2, "stood": 5}

    async def as_it_was(tables: Registry) -> None:
        ids.append(await opened(tables, 5))
        before.extend(await stored_rows(tables, ids[0]))

    async def mended(tables: Registry) -> None:
        table = await tables.get(ids[0])
        assert table.match.moves == [notation for _, _, _, notation in before[:2]]
        assert (table.version, said(table)) == (6, [line])
        assert await stored_rows(tables, ids[0]) == [*before, (6, 2, True, "")]  # nothing is lost
        row = await tables.storage.table(ids[0])
        assert row is not None
        assert (row.rules, row.standing.version, row.standing.length) == (2, 6, 2)
        assert row.standing.waiting == table.match.decision.seat  # type: ignore[union-attr]
        digest.append(table.match.digest())

    async def again(tables: Registry) -> None:
        table = await tables.get(ids[0])
        assert table.match.digest() == digest[0]
        assert (table.version, said(table)) == (6, [line])
        with pytest.raises(Stale):
            await table.play(BOTH, 5, [table.match.decision.options[0].notation])  # type: ignore[union-attr]
        await play(tables, ids[0], 2)  # the showdown rolls a die, of the new ones
        digest.append(table.match.digest())

    async def and_again(tables: Registry) -> None:
        table = await tables.get(ids[0])
        assert table.match.digest() == digest[1]
        assert (table.version, said(table)) == (8, [line])
        await play(tables, ids[0], 2)
        assert table.match.result is not None
        assert len(await tables.storage.rule_changes(ids[0])) == 1

    run(db, as_it_was)
    mend(monkeypatch, 2, rounds=1)
    run(db, mended)
    run(db, again)
    run(db, and_again)


def test_dice_that_people_have_seen_fall_do_not_fall_again(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise whoever stands at the third move again would know what is rolled next; what began it is kept."""
    ids: list[str] = []
    seeds: list[Any] = []

    async def first(tables: Registry) -> None:
        ids.append(await opened(tables, 5))
        seeds.append((await tables.storage.table(ids[0])).chance)  # type: ignore[union-attr]

    async def second(tables: Registry) -> None:
        match = (await tables.get(ids[0])).match
        row = await tables.storage.table(ids[0])
        assert row is not None
        assert row.chance["source"]["seed"] != seeds[0]["source"]["seed"]
        assert len(row.chance["given"]) == match.play_state.chance.asked  # what has fallen, and no more
        (change,) = await tables.storage.rule_changes(ids[0])
        assert change.chance == seeds[0]

    run(db, first)
    mend(monkeypatch, 2, rounds=1)
    run(db, second)


def test_rules_may_change_twice(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    ids: list[str] = []
    second_line = {"then": 2, "now": 3, "kept": 0, "stood": 4}

    async def first(tables: Registry) -> None:
        ids.append(await opened(tables, 5))

    async def second(tables: Registry) -> None:
        await play(tables, ids[0], 2)

    async def third(tables: Registry) -> None:
        table = await tables.get(ids[0])
        assert (table.version, table.match.moves) == (9, [])
        assert said(table) == [second_line]  # the line before went with the moves that it stood between
        await play(tables, ids[0], 1)

    async def fourth(tables: Registry) -> None:
        table = await tables.get(ids[0])
        assert (table.version, len(table.match.log), said(table)) == (10, 1, [second_line])
        assert [change.kept for change in await tables.storage.rule_changes(ids[0])] == [2, 0]

    run(db, first)
    mend(monkeypatch, 2, rounds=1)
    run(db, second)
    mend(monkeypatch, 3, rounds=0)
    run(db, third)
    run(db, fourth)


def test_a_move_before_the_line_can_be_taken_back_and_the_line_goes_with_it(
    db: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Dice that people roll themselves may be read anew: there the last move before the change is one of them."""
    ids: list[str] = []

    async def first(tables: Registry) -> None:
        made = await tables.open(NewTable(game="toy", referee=True))
        ids.append(made.table)
        table = await tables.get(made.table)
        for _ in range(7):  # six cards dealt, and one played
            await table.play(BOTH, table.version, [table.match.decision.options[0].notation])  # type: ignore[union-attr]

    async def second(tables: Registry) -> None:
        table = await tables.get(ids[0])
        assert said(table) == [{"then": 1, "now": 2, "kept": 6, "stood": 7}]
        await table.undo(BOTH, table.version)
        assert said(table) == []
        assert len(table.match.log) == 5

    async def third(tables: Registry) -> None:
        table = await tables.get(ids[0])
        assert (table.version, len(table.match.log), said(table)) == (9, 5, [])
        await play(tables, ids[0], 2)

    run(db, first)
    mend(monkeypatch, 2, rounds=0)
    run(db, second)
    run(db, third)


def test_a_setting_that_is_gone_does_not_keep_the_table_shut(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    ids: list[str] = []

    async def first(tables: Registry) -> None:
        ids.append(await opened(tables, 3, settings={"rounds": 2}))

    async def second(tables: Registry) -> None:
        table = await tables.get(ids[0])
        assert table.match.settings == {"rounds": 3}
        assert said(table) == [{"then": 1, "now": 2, "kept": 3, "stood": 3}]
        await play(tables, ids[0], 3)
        assert table.match.result is not None
        (change,) = await tables.storage.rule_changes(ids[0])
        assert change.settings == {"rounds": 2}

    run(db, first)
    monkeypatch.setattr(GAME, "rules", 2, raising=False)
    monkeypatch.setattr(type(GAME), "settings", (Setting("rounds", (3,)),))
    run(db, second)


def test_rules_that_stumble_over_an_old_move_stop_there(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A fault in the middle of a move leaves nothing half done."""
    ids: list[str] = []
    digest: list[str] = []

    async def first(tables: Registry) -> None:
        ids.append(await opened(tables, 1))
        digest.append((await tables.get(ids[0])).match.digest())
        await play(tables, ids[0], 2)

    async def second(tables: Registry) -> None:
        table = await tables.get(ids[0])
        assert said(table) == [{"then": 1, "now": 2, "kept": 1, "stood": 3}]
        assert table.match.digest() == digest[0]

    def stumbles(self: Showdown, g: Play[State]) -> None:
        g.s.pile.clear()
        raise KeyError("a figure that no longer exists")

    run(db, first)
    monkeypatch.setattr(GAME, "rules", 2, raising=False)
    monkeypatch.setattr(Showdown, "run", stumbles)
    run(db, second)


def test_two_servers_that_find_new_rules_agree(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Both replay, one stores it first, and the other takes what is stored: the same dice for all."""
    ids: list[str] = []

    async def first(tables: Registry) -> None:
        ids.append(await opened(tables, 5))

    async def second(one: Registry) -> None:
        other = Registry(Storage(db), BotRunner(settings()), Broadcast())
        await other.start()
        change_rules = other.storage.change_rules

        async def late(*args: Any) -> None:
            await one.get(ids[0])
            await change_rules(*args)

        monkeypatch.setattr(other.storage, "change_rules", late)
        there = await other.get(ids[0])
        here = await one.get(ids[0])
        assert there.row.chance == here.row.chance
        assert there.match.digest() == here.match.digest()
        assert there.version == here.version == 6
        assert len(await one.storage.rule_changes(ids[0])) == 1
        await other.stop()

    run(db, first)
    mend(monkeypatch, 2, rounds=1)
    run(db, second)


def test_under_the_same_rules_a_changed_record_is_still_refused(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Moves that do not replay although no rule has changed were changed by hand: nobody plays on from that."""
    ids: list[str] = []

    async def first(tables: Registry) -> None:
        ids.append(await opened(tables, 5))

    async def second(tables: Registry) -> None:
        before = await stored_rows(tables, ids[0])
        with pytest.raises(CannotRestore):
            await tables.get(ids[0])
        assert await stored_rows(tables, ids[0]) == before

    run(db, first)
    monkeypatch.setattr(PlayCard, "options", cards_after(1))
    run(db, second)


def test_everything_of_a_change_goes_with_its_table(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    ids: list[str] = []

    async def first(tables: Registry) -> None:
        ids.append(await opened(tables, 5))

    async def second(tables: Registry) -> None:
        await tables.get(ids[0])
        async with tables.storage.engine.begin() as c:
            assert len((await c.execute(select(models.rule_changes))).all()) == 1
            await c.execute(models.tables.delete())
            assert (await c.execute(select(models.rule_changes))).all() == []

    run(db, first)
    mend(monkeypatch, 2, rounds=1)
    run(db, second)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_people_read_it_in_their_language_in_the_words_of_any_game(lang: str) -> None:
    args = {"then": 1, "now": 2, "kept": 31, "stood": 47}
    for game in ("toy", "siege"):
        text = render(Message(game, "event-rules-changed", args), lang)
        assert all(str(number) in text for number in args.values())


def test_people_see_it_in_the_log_and_in_the_replay_and_play_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    db = tmp_path / "tables.db"
    with client_of(app(db)) as client:
        house = House(client)
        made = house.open()
        table, token = made["table"], made["token"]
        for version in range(5):
            move = house.state(table, token)["decision"]["options"][0]["notation"]
            house.post(table, "moves", token=token, version=version, moves=[move])
    mend(monkeypatch, 2, rounds=1)
    with client_of(app(db)) as client:
        house = House(client)
        with client.websocket_connect(f"/ws/tables/{table}") as socket:
            line = Line(socket)
            state = line.hello(token)
            assert state["told"][-1]["kind"] == "rules-changed"
            assert (state["version"], state["length"]) == (6, 2)
            assert line.move(state)["type"] == "ack"
        assert house.get(table, "replay", token, at=2)["told"][-1]["kind"] == "rules-changed"
        assert house.get(table, "replay", token, at=1)["length"] == 3
        branch = house.post(table, "branch", 201, token=token, at=2)
        assert house.state(branch["table"], branch["token"])["length"] == 2
        assert house.get(table, "save", token)["rules"] == 2
