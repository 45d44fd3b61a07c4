"""Whether the server lives and can serve, and its figures, for those who watch over it and nobody else."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from prometheus_client.parser import text_string_to_metric_families
from sqlalchemy.exc import OperationalError

from redbook.server.health import within
from redbook.server.metrics import DATABASE_ERRORS
from redbook.server.settings import Address, Metrics, Settings
from redbook.server.store.ledger import Entry, Ledger
from redbook.server.store.rows import Standing
from server.house import HERE, House, app, client_of
from server.live import house_at, in_thread, line


@contextmanager
def served(folder: Path, **sections: Any) -> Iterator[House]:
    settings: Settings = msgspec.structs.replace(HERE, **sections)
    with in_thread(folder / "tables.db", settings=settings) as port, house_at(port) as house:
        yield house


def figures(house: House) -> dict[tuple[str, ...], float]:
    """Every figure by its name and the values of its labels."""
    answer = house.client.get("/metrics")
    assert answer.status_code == 200
    found = {}
    for family in text_string_to_metric_families(answer.text):
        for sample in family.samples:
            found[sample.name, *sorted(sample.labels.values())] = sample.value
    return found


def test_a_server_that_serves_is_live_and_ready(house: House) -> None:
    assert house.call("GET", "/health/live") == {"live": True}
    for page in ("/health", "/health/ready"):
        assert house.call("GET", page) == {"ready": True, "storage": True, "games": True, "staying": True}


def test_without_its_storage_it_lives_and_is_not_ready(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with client_of(app(tmp_path / "tables.db")) as client:
        house = House(client)

        async def gone() -> None:
            raise OperationalError("select", {}, OSError("gone"))

        monkeypatch.setattr(client.app.state.tables.storage, "ping", gone)
        assert house.call("GET", "/health", 503)["storage"] is False
        assert house.call("GET", "/health/live") == {"live": True}


def test_a_database_that_is_really_gone_is_noticed(tmp_path: Path) -> None:
    """The file is no database any more."""
    db = tmp_path / "tables.db"
    with client_of(app(db)) as client:
        house = House(client)
        house.call("GET", "/health")

        async def forget() -> None:
            await client.app.state.tables.storage.engine.dispose()

        client.blocking_portal.call(forget)
        kept = {path: path.read_bytes() for path in tmp_path.glob("tables.db*")}
        for path in kept:
            path.write_bytes(b"no database at all, whatever it was" * 200)
        assert house.call("GET", "/health", 503)["ready"] is False
        for path, data in kept.items():
            path.write_bytes(data)
        house.call("GET", "/health")


def test_whoever_is_told_to_end_is_no_longer_ready(tmp_path: Path) -> None:
    with client_of(app(tmp_path / "tables.db")) as client:
        client.app.state.tables._stopping = True
        assert House(client).call("GET", "/health/ready", 503)["staying"] is False


def test_figures_count_what_happens_at_the_tables(tmp_path: Path) -> None:
    with served(tmp_path) as house:
        before = figures(house)
        made = house.open(seating={"blue": "here", "red": "bot:careless"})
        table, token = made["table"], made["token"]
        with line(int(house.client.base_url.port), table) as one:
            state = one.hello(token)
            assert one.move(state)["type"] == "ack"
            assert one.move(state, id="2")["problem"]["code"] == "stale"
            while state["version"] < 2:
                one.send("again")
                state = one.next("state")
            open_now = figures(house)
        after = figures(house)

        def more(*name: str) -> float:
            key = (name[0], *sorted(name[1:]))
            return after.get(key, 0.0) - before.get(key, 0.0)

        assert more("redbook_moves_total", "people", "acknowledged") == 1
        assert more("redbook_moves_total", "people", "stale") == 1
        assert more("redbook_moves_total", "bots", "acknowledged") >= 1
        assert more("redbook_move_seconds_count", "people") == 1
        assert more("redbook_bot_seconds_count", "answered") >= 1
        assert more("redbook_bot_thinking_seconds_count") >= 1
        assert more("redbook_commit_seconds_count") >= 2
        assert more("redbook_commit_tables_sum") >= 2
        assert after["redbook_tables",] == 1
        assert open_now["redbook_sockets", "people"] - before.get(("redbook_sockets", "people"), 0.0) == 1
        assert after["redbook_process_resident_memory_bytes",] > 1e6
        page = house.client.get("/metrics").text
        assert not any(secret in page for secret in (table, token, made["watch"]))


def test_documents_are_counted_by_what_became_of_them(tmp_path: Path) -> None:
    with served(tmp_path) as house:
        before = figures(house)
        house.open(status=400, game=None, save={"redbook": 2})
        made = house.open()
        save = house.get(made["table"], "save", made["token"])
        house.open(game=None, save=save)
        after = figures(house)
        for outcome in ("refused", "done"):
            name = ("redbook_desk_seconds_count", *sorted(("document", outcome)))
            assert after[name] - before.get(name, 0.0) == 1


@pytest.mark.parametrize("stranger", [{"X-Forwarded-For": "10.0.0.7"}, {"X-Real-IP": "10.0.0.7"}, {"Forwarded": "x"}])
def test_what_comes_by_a_proxy_that_nobody_named_gets_no_figures(tmp_path: Path, stranger: dict[str, str]) -> None:
    """It stands on this machine, but whoever asks it may be anybody."""
    with served(tmp_path) as house:
        assert house.client.get("/metrics").status_code == 200
        assert house.client.get("/metrics", headers=stranger).status_code == 404


def test_a_proxy_that_was_named_is_believed(tmp_path: Path) -> None:
    with served(tmp_path, address=Address(proxies=("127.0.0.1",))) as house:

        def status(asks: str) -> int:
            answer: httpx.Response = house.client.get("/metrics", headers={"X-Forwarded-For": asks})
            return answer.status_code

        assert [status(one) for one in ("198.51.100.7", "192.168.1.7", "198.51.100.7, 10.1.1.1")] == [404, 200, 200]


def test_a_host_says_who_reads_the_figures(tmp_path: Path) -> None:
    with served(tmp_path, metrics=Metrics(readers=())) as house:
        assert house.client.get("/metrics").json()["code"] == "no-such-page"


def test_networks_by_their_addresses() -> None:
    usual = Metrics().readers
    inside = ("127.0.0.1", "::1", "::ffff:10.0.0.1", "172.31.0.9", "fd12::1")
    outside = ("8.8.8.8", "172.32.0.1", "2001:db8::1", "testclient", "")
    assert [within(one, usual) for one in (*inside, *outside)] == [True] * 5 + [False] * 5


def test_several_processes_add_up_in_a_folder_of_theirs(tmp_path: Path) -> None:
    """As Prometheus's own library does it: the variable is read when it is imported."""
    count = "from redbook.server import metrics as m; m.MOVES.labels('people', 'acknowledged').inc({})"
    environment = {**os.environ, "PROMETHEUS_MULTIPROC_DIR": str(tmp_path)}
    for n in (3, 4):
        subprocess.run([sys.executable, "-c", count.format(n)], env=environment, check=True)
    read = "from redbook.server import metrics as m; print(m.page(5).decode())"
    page = subprocess.run([sys.executable, "-c", read], env=environment, check=True, capture_output=True, text=True)
    assert 'redbook_moves_total{outcome="acknowledged",who="people"} 7.0' in page.stdout


def test_a_transaction_that_fails_is_counted() -> None:
    async def broken(entries: Sequence[Entry]) -> set[str]:
        raise OperationalError("insert", {}, OSError("disk full"))

    before = DATABASE_ERRORS._value.get()
    entry = Entry("zzz", 0, [], Standing(1, 1, None, None))
    with pytest.raises(OperationalError):
        asyncio.run(Ledger(broken).append(entry))
    assert DATABASE_ERRORS._value.get() == before + 1
