"""Bots beside the server: the same answers, cancelled for real, asked again, and no process left behind."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from time import monotonic
from typing import Any

import httpx
import pytest

from redbook.bots import bring_in, find_bot, usual_bot
from redbook.games import PLAYABLE
from redbook.kernel import Match, Option, Recorded, Seeded
from redbook.server.app import create_app
from redbook.server.tables.bots import BotSettings
from redbook.server.tables.documents import fresh_chance
from redbook.server.thinking.mind import Mind
from redbook.server.thinking.pool import ASKED_AGAIN, Pool
from redbook.server.thinking.question import BotFailed, NotKnownThere, Question
from redbook.server.thinking.threads import Threads
from redbook.server.thinking.turns import HALF_LIFE, Turns
from server.house import House, client_of
from server.live import house_at
from server.postgres import free_port
from server.signs import FOLDER, Signs
from server.test_bots import play_against, until

THINKERS = str(Path(__file__).with_name("thinkers.py"))
PATIENT = 60.0  # seconds: longer than any test
LONG_WAR = 3  # a seed: random moves make a war of more than 4,000


@pytest.fixture
def signs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Signs:
    folder = tmp_path / "signs"
    folder.mkdir()
    monkeypatch.setenv(FOLDER, str(folder))
    return Signs(folder)


@asynccontextmanager
async def pool_of(processes: int, budget: float = PATIENT) -> AsyncIterator[Pool]:
    pool = Pool(processes, budget, [THINKERS])
    try:
        yield pool
    finally:
        await pool.close()


async def until_async(what: Callable[[], Any]) -> Any:
    while not (found := what()):
        await asyncio.sleep(0.005)
    return found


def toy(bot: str, table: str = "t", match: Match | None = None, seed: int = 7) -> Question:
    match = match or Match.new("toy", seed=1)
    assert match.decision is not None
    return Question(table, match.decision.seat, bot, match, seed)


def alive(pid: int) -> bool:
    """It may end, or be waited for, between any two of these lines."""
    try:
        os.kill(pid, 0)
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (ProcessLookupError, FileNotFoundError):
        return False


@contextmanager
def house_with(db: Path, processes: int = 1, budget: float = PATIENT) -> Iterator[House]:
    bring_in([THINKERS])
    with client_of(create_app(db, bots=BotSettings(delay=0, budget=budget, processes=processes))) as client:
        yield House(client)


# -- the same answers ---------------------------------------------------------------------------------


@pytest.mark.parametrize("game", PLAYABLE)
def test_a_bot_in_a_process_answers_as_in_a_thread(game: str) -> None:
    async def play() -> None:
        there, here = Pool(1, PATIENT), Threads(find_bot, PATIENT)
        match = Match.new(game, chance=fresh_chance(False))
        try:
            for number in range(12):
                decision = match.decision
                assert decision is not None
                name = usual_bot(game, decision.seat)
                question = Question("t", decision.seat, name, match.copy(), seed=number)
                answer = await there.think(question)
                assert answer == await here.think(question)
                match.play(answer)
        finally:
            await there.close()

    asyncio.run(play())


def test_a_bot_remembers_from_one_question_to_the_next(signs: Signs) -> None:
    async def play() -> list[int]:
        chosen = []
        async with pool_of(1) as pool:
            match = Match.new("toy", seed=1)
            for number in range(4):
                decision = match.decision
                assert decision is not None
                if decision.seat == "red" and number < 2:  # somebody else thinks meanwhile
                    await pool.think(toy("prompt", "other"))
                answer = await pool.think(Question("t", decision.seat, "counting", match.copy(), 1))
                chosen.append([option.notation for option in decision.options].index(answer))
                match.play(answer)
        return chosen

    assert asyncio.run(play()) == [0, 0, 1, 1]  # two seats, each with a bot of its own


def test_a_mind_that_was_not_asked_last_begins_with_a_new_bot() -> None:
    one, other = Mind(), Mind()
    bring_in([THINKERS])
    question = toy("counting")
    first = one.answer(question.packed())
    assert one.answer(question.packed(one.id)).text != first.text
    assert other.answer(question.packed(one.id)).text == first.text
    assert one.answer(question.packed(other.id)).text == first.text


def test_a_long_match_is_played_again_once_and_then_only_its_new_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    played = 0
    push = Match.push

    def counted(match: Match, option: Option) -> None:
        nonlocal played
        played += 1
        push(match, option)

    def moves_for(question: Question) -> int:
        nonlocal played
        packed = question.packed()
        played = 0
        match = mind.match_of("t", json.loads(packed)["save"])
        assert match.digest() == question.match.digest()
        return played

    match = Match.new("wotr", chance=Recorded(source=Seeded(seed=LONG_WAR)))
    dice = random.Random(LONG_WAR)
    while len(match.log) < 4000:
        assert match.decision is not None, "another seed"
        match.play(dice.choice(match.decision.options))
    mind = Mind()
    monkeypatch.setattr(Match, "push", counted)
    assert moves_for(toy("random", match=match)) == 4000
    assert moves_for(toy("random", match=match)) == 0
    longer = match.copy()
    for _ in range(3):
        assert longer.decision is not None
        longer.play(longer.decision.options[0])
    assert moves_for(toy("random", match=longer)) == 3
    assert moves_for(toy("random", match=match)) < 256  # taken back: from the last chapter on
    assert moves_for(toy("random", match=Match.new("wotr", chance=fresh_chance(False)))) == 0  # another match


def test_a_mind_forgets_the_table_that_asked_longest_ago() -> None:
    mind = Mind(kept=2)
    for table in ("a", "b", "a", "c"):
        mind.answer(toy("random", table).packed())
    assert list(mind._kept) == ["a", "c"]
    assert {table for table, _ in mind._bots} == {"a", "c"}


def test_a_question_holds_the_match_and_nothing_of_whoever_sits_there(tmp_path: Path) -> None:
    asked: list[bytes] = []
    answer = Pool.answer

    async def overheard(pool: Pool, table: str, packed: bytes) -> Any:
        asked.append(packed)
        return await answer(pool, table, packed)

    with pytest.MonkeyPatch.context() as patch, house_with(tmp_path / "a.db") as house:
        patch.setattr(Pool, "answer", overheard)
        opened = house.open(seating={"red": "friend", "blue": "bot:random"}, title="Prancing Pony")
        friend = house.join(opened, "red", name="Barliman")
        play_against(house, {**opened, "token": friend})
    assert len(asked) == 3
    for packed in asked:
        for secret in (opened["token"], opened["watch"], friend, "Barliman", "Prancing Pony"):
            assert secret.encode() not in packed
        assert set(json.loads(packed)) == {"kind", "table", "seat", "bot", "seed", "keeper", "save"}


# -- faults -------------------------------------------------------------------------------------------


def test_a_bot_that_never_ends_is_killed_and_the_table_goes_on(
    tmp_path: Path, signs: Signs, caplog: pytest.LogCaptureFixture
) -> None:
    with house_with(tmp_path / "a.db", budget=1.0) as house:
        opened = house.open(seating={"blue": "bot:endless"})
        assert play_against(house, opened)["result"]
        thought = signs.thinking()
        assert len(set(thought)) == len(thought) > 0  # each in a process of its own
        until(lambda: not any(alive(pid) for pid in thought))
    assert "endless took too long for blue" in caplog.text


def test_a_process_that_is_killed_is_replaced_and_the_question_asked_again(tmp_path: Path, signs: Signs) -> None:
    with house_with(tmp_path / "a.db") as house:
        opened = house.open(seating={"blue": "bot:patient"})
        (first,) = until(signs.thinking)
        os.kill(first, signal.SIGKILL)
        until(lambda: len(signs.thinking()) == 2)
        assert house.state(opened["table"], opened["token"])["waiting"] == "blue"
        signs.go_on()
        assert play_against(house, opened)["result"]
        save = house.get(opened["table"], "save", opened["token"])
    assert len(save["moves"]) == 6


def test_a_bot_that_kills_every_process_has_failed(signs: Signs) -> None:
    async def ask() -> None:
        async with pool_of(1) as pool:
            with pytest.raises(BotFailed, match="died 3 times"):
                await pool.think(toy("mortal"))
            assert await pool.think(toy("prompt"))  # and the next is answered

    asyncio.run(ask())
    assert len(signs.thinking()) == 1 + ASKED_AGAIN + 1


def test_what_a_bot_raises_is_told_and_ends_no_process(signs: Signs) -> None:
    async def ask() -> None:
        async with pool_of(1) as pool:
            with pytest.raises(BotFailed, match="SystemExit: knocked the table over"):
                await pool.think(toy("raising"))
            process = pool.slots[0].process
            assert await pool.think(toy("prompt"))
            assert process is not None
            assert signs.thinking() == [process.pid]

    asyncio.run(ask())


def test_a_bot_that_only_the_server_knows_thinks_there(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def ask() -> None:
        pool = Pool(1, PATIENT)  # nobody has brought the toy game there
        try:
            with pytest.raises(NotKnownThere):
                await pool.think(toy("random"))
        finally:
            await pool.close()

    asyncio.run(ask())
    with client_of(create_app(tmp_path / "a.db", bots=BotSettings(delay=0, processes=1))) as client:
        client.app.state.tables.bots._beside = Pool(1, PATIENT)
        house = House(client)
        assert play_against(house, house.open(seating={"blue": "bot:random"}))["result"]
    assert caplog.text.count("random (toy) thinks in the server itself") == 1


def test_taking_something_back_stops_the_thought_about_it(tmp_path: Path, signs: Signs) -> None:
    with house_with(tmp_path / "a.db") as house:
        opened = house.open(seating={"blue": "bot:patient"}, referee=True)
        table, token = opened["table"], opened["token"]
        while (state := house.state(table, token))["decision"]:
            last = state["decision"]["options"][-1]["notation"]
            house.post(table, "moves", token=token, version=state["version"], moves=[last])
        (first,) = until(signs.thinking)
        house.post(table, "undo", token=token, version=state["version"])
        until(lambda: not alive(first))
        state = house.state(table, token)
        last = state["decision"]["options"][0]["notation"]
        house.post(table, "moves", token=token, version=state["version"], moves=[last])
        until(lambda: len(signs.thinking()) == 2)
        signs.go_on()
        until(lambda: house.state(table, token)["waiting"] != "blue")


def test_a_thought_that_nobody_waits_for_is_given_up_before_it_begins(signs: Signs) -> None:
    async def ask() -> None:
        async with pool_of(1) as pool:
            slow = asyncio.create_task(pool.think(toy("patient", "slow")))
            await until_async(signs.thinking)
            waiting = asyncio.create_task(pool.think(toy("prompt", "given up")))
            await asyncio.sleep(0)
            waiting.cancel()
            await asyncio.gather(waiting, return_exceptions=True)
            signs.go_on()
            assert await slow
            assert await pool.think(toy("prompt", "next"))

    asyncio.run(ask())
    assert len(signs.thinking()) == 2


# -- no process is left -------------------------------------------------------------------------------


def test_the_server_leaves_no_process_behind(tmp_path: Path, signs: Signs) -> None:
    with house_with(tmp_path / "a.db", processes=2) as house:
        for _ in range(2):
            house.open(seating={"blue": "bot:patient"})
        until(lambda: len(signs.thinking()) == 2)
    assert not any(alive(pid) for pid in signs.thinking())


SERVE = """
import sys
sys.path.insert(0, sys.argv[3])
from redbook.bots import bring_in
from redbook.server.run import serve
from redbook.server.settings import Settings
if __name__ == "__main__":
    bring_in([sys.argv[4]])
    serve(Settings.alone(int(sys.argv[1])), sys.argv[2])
"""


@pytest.mark.parametrize("sign", [signal.SIGTERM, signal.SIGKILL], ids=["stopped", "killed"])
def test_processes_end_with_the_server_however_it_ends(tmp_path: Path, signs: Signs, sign: signal.Signals) -> None:
    """The bot never looks up from its thoughts: the process ends all the same."""
    script, port = tmp_path / "serve.py", free_port()
    script.write_text(SERVE)
    tests = str(Path(__file__).parent.parent)
    with (tmp_path / "log").open("wb") as log:
        command = [sys.executable, str(script), str(port), str(tmp_path / "a.db"), tests, THINKERS]
        server = subprocess.Popen(command, stdout=log, stderr=log)
    try:
        with house_at(port) as house:
            until(lambda: reached(house), 60)
            house.open(seating={"blue": "bot:endless"})
            (thinking,) = until(signs.thinking, 60)
    finally:
        server.send_signal(sign)
        server.wait(30)
    until(lambda: not alive(thinking), 60)


def reached(house: House) -> bool:
    try:
        return bool(house.client.get("/api/games").status_code == 200)
    except httpx.TransportError:
        return False


# -- whose turn ---------------------------------------------------------------------------------------


def test_one_slow_table_holds_nobody(signs: Signs) -> None:
    async def ask() -> None:
        async with pool_of(2) as pool:
            slow = asyncio.create_task(pool.think(toy("patient", "slow")))
            await until_async(signs.thinking)
            answers = await asyncio.gather(*(pool.think(toy("prompt", f"t{n}")) for n in range(19)))
            assert len(answers) == 19
            assert not slow.done()
            signs.go_on()
            assert await slow

    asyncio.run(ask())


class Desk:
    def __init__(self, warm: bool = True) -> None:
        self.warm = warm


class Clock:
    now = 100.0

    def __call__(self) -> float:
        return self.now


class Queue:
    """Turns at desks, and who got one in which order; a turn ends when it is told to."""

    def __init__(self, *desks: Desk) -> None:
        self.clock = Clock()
        self.turns = Turns(desks or (Desk(),), self.clock)
        self.order: list[str] = []
        self.at: dict[str, Desk] = {}
        self._ends: dict[str, asyncio.Event] = {}
        self._tasks: list[asyncio.Task[None]] = []

    async def come(self, *tables: str) -> None:
        for table in tables:
            self._ends[table] = asyncio.Event()
            self._tasks.append(asyncio.create_task(self._sit(table)))
            await asyncio.sleep(0)
        await self.settle()

    async def _sit(self, table: str) -> None:
        async with self.turns.turn(table) as desk:
            self.order.append(table)
            self.at[table] = desk
            await self._ends[table].wait()

    async def end(self, table: str, seconds: float) -> None:
        """Whoever sits there has thought for so long."""
        self.clock.now += seconds
        self._ends[table].set()
        await self.settle()

    async def settle(self) -> None:
        for _ in range(5):
            await asyncio.sleep(0)


def test_whoever_has_thought_the_least_goes_first() -> None:
    async def watch() -> None:
        queue = Queue()
        await queue.come("greedy")
        await queue.end("greedy", 20.0)
        await queue.come("modest", "greedy", "new")
        await queue.end("modest", 1.0)
        assert queue.order == ["greedy", "modest", "new"]
        await queue.come("modest")  # has had a second, the greedy one twenty
        await queue.end("new", 1.0)
        assert queue.order[-1] == "modest"

    asyncio.run(watch())


def test_who_waits_long_enough_has_the_next_turn() -> None:
    async def watch() -> None:
        queue = Queue()
        await queue.come("greedy")
        await queue.end("greedy", 20.0)
        await queue.come("new 0", "greedy")
        for number in range(40):
            await queue.come(f"new {number + 1}")
            await queue.end(f"new {number}", 1.0)
            if queue.order[-1] == "greedy":
                return
        raise AssertionError("waited in vain")

    asyncio.run(watch())


def test_thoughts_of_long_ago_are_forgiven() -> None:
    async def watch() -> None:
        queue = Queue()
        await queue.come("greedy")
        await queue.end("greedy", 20.0)
        queue.clock.now += 8 * HALF_LIFE
        await queue.come("modest")
        await queue.end("modest", 1.0)
        await queue.come("other")
        await queue.come("modest", "greedy")
        await queue.end("other", 1.0)
        assert queue.order[-1] == "greedy"

    asyncio.run(watch())


def test_a_table_thinks_where_its_match_lies_ready() -> None:
    async def watch() -> None:
        one, other = Desk(), Desk()
        queue = Queue(one, other)
        await queue.come("a", "b")
        homes = dict(queue.at)
        await queue.end("b", 0.01)
        await queue.end("a", 0.01)
        for _ in range(3):
            await queue.come("b", "a")
            assert queue.at == homes
            await queue.end("a", 0.01)
            await queue.end("b", 0.01)

    asyncio.run(watch())


def test_no_process_is_started_while_another_is_free() -> None:
    async def watch() -> None:
        cold, warm = Desk(warm=False), Desk()
        queue = Queue(cold, warm)
        await queue.come("a")
        assert queue.at["a"] is warm
        await queue.come("b")
        assert queue.at["b"] is cold

    asyncio.run(watch())


def test_who_came_first_is_asked_first_where_all_else_is_equal() -> None:
    async def watch() -> None:
        queue = Queue()
        queue.turns._clock = monotonic  # which goes on while they are compared
        names = [f"table {number}" for number in range(20)]
        await queue.come("first", *names)
        for name in ("first", *names):
            queue._ends[name].set()
            await queue.settle()
        assert queue.order == ["first", *names]

    asyncio.run(watch())


def test_a_turn_that_comes_as_one_leaves_goes_to_the_next() -> None:
    async def watch() -> None:
        turns = Turns((Desk(),), Clock())
        entered: list[str] = []

        async def sit(name: str) -> None:
            async with turns.turn(name):
                entered.append(name)

        async with turns.turn("first"):
            leaving = asyncio.create_task(sit("leaving"))
            await asyncio.sleep(0)
        leaving.cancel()  # the place is given to it, and it has not seen that yet
        await asyncio.gather(leaving, return_exceptions=True)
        await sit("next")
        assert entered == ["next"]

    asyncio.run(watch())


def test_serving_starts_no_process_before_a_bot_is_wanted(tmp_path: Path) -> None:
    with house_with(tmp_path / "a.db") as house:
        pool = house.client.app.state.tables.bots._beside
        house.open()
        assert not pool.slots[0].warm
        house.open(seating={"red": "bot:random"})
        assert pool.slots[0].warm
