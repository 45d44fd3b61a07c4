"""Bots on other machines: questions through Redis, and workers that may die."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

import pytest
from redis import Redis
from saq import Job, Status

from redbook.bots import bring_in
from redbook.cli import main
from redbook.server.app import create_app
from redbook.server.tables import bots
from redbook.server.tables.bots import BotSettings
from redbook.server.thinking import on_redis
from redbook.server.thinking.on_redis import (
    KEPT_SECONDS,
    LOOK,
    WAITING_SECONDS,
    Questions,
    RedisThinker,
    is_done,
    withdraw,
)
from redbook.server.thinking.question import BotFailed, NobodyThinks, NotKnownThere
from server.house import House, client_of
from server.postgres import free_port
from server.redis_house import WorkerProcess, redis_server
from server.signs import Signs
from server.test_bots import play_against, until
from server.test_thinking import PATIENT, THINKERS, alive, signs, toy, until_async

__all__ = ["signs"]  # a fixture


@pytest.fixture(scope="module")
def redis(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with redis_server(tmp_path_factory.mktemp("redis")) as url:
        yield url


@contextmanager
def workers(url: str, folder: Path, count: int) -> Iterator[list[WorkerProcess]]:
    started = [WorkerProcess(url, folder / f"worker-{number}.log") for number in range(count)]
    try:
        yield started
    finally:
        for worker in started:
            if worker.process.poll() is None:
                worker.end()


@asynccontextmanager
async def thinker_at(url: str, budget: float = PATIENT) -> AsyncIterator[RedisThinker]:
    thinker = RedisThinker(url, budget)
    try:
        yield thinker
    finally:
        await thinker.close()


def ask(url: str, work: Callable[[RedisThinker], Awaitable[None]], budget: float = PATIENT) -> None:
    async def whole() -> None:
        async with thinker_at(url, budget) as thinker:
            await work(thinker)

    asyncio.run(whole())


def test_a_table_is_played_by_a_worker(redis: str, tmp_path: Path, signs: Signs) -> None:
    bring_in([THINKERS])
    with workers(redis, tmp_path, 1) as (worker,):
        settings = BotSettings(delay=0, budget=PATIENT, redis=redis)
        with client_of(create_app(tmp_path / "a.db", bots=settings)) as client:
            house = House(client)
            opened = house.open(seating={"blue": "bot:prompt"})
            until(signs.thinking, 60)
            assert play_against(house, opened)["result"]
        assert len(signs.thinking()) == 3  # each question once
        assert worker.end() == 0
    assert not any(alive(pid) for pid in signs.thinking())


def test_a_worker_killed_in_its_thought_is_no_loss(redis: str, tmp_path: Path, signs: Signs) -> None:
    """Two workers. The one that thinks is killed; its process goes with it, and the other is asked."""

    async def play(thinker: RedisThinker) -> None:
        asked = asyncio.create_task(thinker.think(toy("patient")))
        (first,) = await until_async(signs.thinking)
        thinks = next(worker for worker in pair if is_parent(worker.process.pid, first))
        thinks.kill()
        await until_async(lambda: len(signs.thinking()) == 2)
        assert not asked.done()
        assert not alive(first)
        signs.go_on()
        assert await asked == "card 9"

    with workers(redis, tmp_path, 2) as pair:
        ask(redis, play)


def is_parent(parent: int, child: int) -> bool:
    return int(Path(f"/proc/{child}/stat").read_text().rpartition(")")[2].split()[1]) == parent


def test_a_process_killed_in_a_worker_is_replaced_there(redis: str, tmp_path: Path, signs: Signs) -> None:
    async def play(thinker: RedisThinker) -> None:
        with pytest.raises(BotFailed, match="died 3 times"):
            await thinker.think(toy("mortal"))
        assert await thinker.think(toy("prompt"))

    with workers(redis, tmp_path, 1):
        ask(redis, play)
    assert len(signs.thinking()) == 4


def test_a_thought_over_its_budget_is_stopped_and_not_asked_again(redis: str, tmp_path: Path, signs: Signs) -> None:
    async def play(thinker: RedisThinker) -> None:
        with pytest.raises(TimeoutError):
            await thinker.think(toy("endless"))

    async def go_on(thinker: RedisThinker) -> None:
        assert await thinker.think(toy("prompt"))

    with workers(redis, tmp_path, 1):
        ask(redis, play, budget=1.0)
        ask(redis, go_on)
    endless, prompt = signs.thinking()
    assert endless != prompt
    assert not alive(endless)


def test_a_thought_that_nobody_wants_any_more_is_stopped(redis: str, tmp_path: Path, signs: Signs) -> None:
    async def play(thinker: RedisThinker) -> None:
        asked = asyncio.create_task(thinker.think(toy("endless")))
        (thinking,) = await until_async(signs.thinking)
        asked.cancel()
        await asyncio.gather(asked, return_exceptions=True)
        await until_async(lambda: not alive(thinking))
        assert await thinker.think(toy("prompt"))

    with workers(redis, tmp_path, 1):
        ask(redis, play)


def test_a_worker_that_lacks_the_bot_says_so(redis: str, tmp_path: Path) -> None:
    async def play(thinker: RedisThinker) -> None:
        with pytest.raises(NotKnownThere, match="nobody"):
            await thinker.think(toy("nobody"))

    with workers(redis, tmp_path, 1):
        ask(redis, play)


def test_a_question_that_waits_when_a_worker_starts_is_asked_once(redis: str, tmp_path: Path, signs: Signs) -> None:
    """The broom that a worker starts with leaves alone what it has just been handed, and what waits."""

    async def play(thinker: RedisThinker) -> None:
        asked = [asyncio.create_task(thinker.think(toy("prompt", table=f"t{number}"))) for number in range(6)]
        await until_async(lambda: len(asyncio.all_tasks()) > 6)
        with workers(redis, tmp_path, 1):
            await asyncio.gather(*asked)

    ask(redis, play)
    assert len(signs.thinking()) == 6


def test_a_worker_that_dies_before_its_first_sign_of_life_is_no_loss(
    redis: str, tmp_path: Path, signs: Signs, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The question is out of the queue and not yet begun: nobody would ever take it up again."""
    monkeypatch.setattr(on_redis, "LOOK", 0.2)

    async def play(thinker: RedisThinker) -> None:
        asked = asyncio.create_task(thinker.think(toy("prompt")))
        dying = Questions.at(redis)
        try:
            assert await dying.dequeue(timeout=20)
        finally:
            await dying.disconnect()
        monkeypatch.setattr(on_redis, "LOOK", LOOK)
        with workers(redis, tmp_path, 1):
            assert await asked

    ask(redis, play)
    assert len(signs.thinking()) == 1


def test_while_redis_is_away_nobody_tries_without_a_pause(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def check(url: str) -> None:
        queue = Questions.at(url)
        news = asyncio.create_task(queue.listen(["one"], is_done, None))
        await until_async(lambda: queue._pubsub.pubsub.subscribed)
        await asyncio.to_thread(Redis.from_url(url).shutdown, nosave=True)
        await asyncio.sleep(1.2)
        assert not news.done()
        news.cancel()
        await asyncio.gather(news, return_exceptions=True)

    with redis_server(tmp_path) as url, caplog.at_level(logging.WARNING):
        asyncio.run(check(url))
    assert 1 <= len(caplog.records) <= 5


def test_what_server_and_worker_left_behind_is_swept_away(redis: str) -> None:
    async def check() -> None:
        queue = Questions.at(redis)
        try:
            made = {"handed": await queue.enqueue(Job("handed", key="handed"))}
            assert await queue.dequeue()  # taken a moment ago, not yet begun: SAQ's own broom would have it
            for name, status, age in (
                ("fresh", Status.QUEUED, 0),
                ("waits", Status.QUEUED, KEPT_SECONDS * 2),
                ("yesterday", Status.QUEUED, WAITING_SECONDS * 2),
                ("thinks", Status.ACTIVE, 0),
                ("dead", Status.ACTIVE, KEPT_SECONDS * 2),
            ):
                job = made[name] = await queue.enqueue(Job(name, key=name))
                assert job is not None
                job.queued -= age * 1000
                await queue.update(job, status=status)
                if age:
                    job.touched -= age * 1000
                    await queue.redis.set(job.id, queue.serialize(job))
            assert sorted(await queue.sweep()) == ["dead", "yesterday"]
            assert await queue.sweep() == []
            for job in made.values():
                assert job is not None
                await withdraw(job)
        finally:
            await queue.disconnect()

    asyncio.run(check())


def test_a_question_in_redis_holds_no_token(redis: str, tmp_path: Path) -> None:
    """Nobody takes it: it lies there to be read."""
    bring_in([THINKERS])
    with client_of(create_app(tmp_path / "a.db", bots=BotSettings(delay=0, redis=redis))) as client:
        opened = House(client).open(seating={"blue": "bot:prompt"})
        (question,) = until(lambda: asyncio.run(everything(redis)))
    for secret in (opened["token"], opened["watch"]):
        assert secret.encode() not in question
    assert opened["table"].encode() in question


async def everything(url: str) -> list[bytes]:
    queue = Questions.at(url)
    try:
        jobs = [job async for job in queue.iter_jobs() if not job.completed]
        return [str(job.kwargs).encode() for job in jobs]
    finally:
        await queue.disconnect()


def test_without_redis_a_bot_waits_and_plays_nothing_foolish(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots, "RETRY_SECONDS", 0.01)
    nowhere = f"redis://127.0.0.1:{free_port()}"

    async def play(thinker: RedisThinker) -> None:
        with pytest.raises(NobodyThinks):
            await thinker.think(toy("random"))

    ask(nowhere, play)
    with (
        caplog.at_level(logging.ERROR, "redbook.server"),
        client_of(create_app(tmp_path / "a.db", bots=BotSettings(delay=0, redis=nowhere))) as client,
    ):
        house = House(client)
        opened = house.open(seating={"blue": "bot:random"})
        until(lambda: caplog.text.count("nobody thinks for blue") > 2)
        assert house.state(opened["table"], opened["token"])["version"] == 0


def test_a_worker_without_redis_says_so_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "en", "worker", "--redis", f"redis://127.0.0.1:{free_port()}"]) == 2
    told = capsys.readouterr().err
    assert "Redis" in told
    assert len(told.splitlines()) == 1
