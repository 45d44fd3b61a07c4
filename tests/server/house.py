"""What the server's tests share: an application with the toy game, bots of its own, and clients."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
from litestar import Litestar
from litestar.testing import TestClient

from redbook.kernel import Chance, Option, RedbookError, Seen
from redbook.server.app import create_app
from redbook.server.settings import Documents, Limits, Settings
from redbook.server.tables.bots import BotSettings
from redbook.server.wire import BotInfo


class Careless:
    """Plays at random."""

    name = "careless"

    def choose(self, seen: Seen, chance: Chance) -> Option:
        options = seen.decision.options
        return options[chance.below(len(options), None, "bot")]


class Clumsy:
    name = "clumsy"

    def choose(self, seen: Seen, chance: Chance) -> Option:
        raise ZeroDivisionError("knocked the board over")


class Odd:
    """Raises what futures cannot carry."""

    name = "odd"

    def choose(self, seen: Seen, chance: Chance) -> Option:
        raise StopIteration


class Liar:
    name = "liar"

    def choose(self, seen: Seen, chance: Chance) -> Option:
        class Wish(Option, frozen=True):
            pass

        return Wish()


class Sleeper:
    """Thinks longer than anybody waits."""

    name = "sleeper"

    def choose(self, seen: Seen, chance: Chance) -> Option:
        time.sleep(1.0)
        return seen.decision.options[-1]


BOTS = {bot.name: bot for bot in (Careless, Clumsy, Odd, Liar, Sleeper)}


class NoSuchBot(RedbookError):
    code = "unknown-bot"


def find_bot(game: str, name: str) -> Any:
    if name not in BOTS:
        raise NoSuchBot(bot=name, game=game, known=", ".join(BOTS), near="", found=0)
    return BOTS[name]()


def offered(game: str) -> list[BotInfo]:
    return [BotInfo(name=name, levels=[]) for name in BOTS]


def settings(delay: float = 0.0, budget: float = 20.0) -> BotSettings:
    return BotSettings(find_bot=find_bot, offered=offered, delay=delay, budget=budget)


HERE = Settings(documents=Documents(apart=False), limits=Limits(enforced=False))  # the toy game is known only here


def app(db: str | Path, **given: Any) -> Litestar:
    return create_app(db, **{"bots": settings(), "settings": HERE, **given})


def shown(token: str) -> dict[str, str]:
    """The header that shows a token."""
    return {"Authorization": f"Bearer {token}"}


class House:
    """A client of the API that says what it means."""

    def __init__(self, client: Any) -> None:
        self.client = client

    def call(self, method: str, path: str, status: int = 200, **given: Any) -> Any:
        answer = self.client.request(method, path, **given)
        assert answer.status_code == status, (answer.status_code, answer.text)
        return answer.json()

    def open(self, status: int = 201, **order: Any) -> Any:
        order.setdefault("game", "toy")
        return self.call("POST", "/api/tables", status, json=order)

    def state(self, table: str, token: str, status: int = 200, **query: Any) -> Any:
        return self.call("GET", f"/api/tables/{table}", status, params=query, headers=shown(token))

    def get(self, table: str, what: str, token: str, status: int = 200, **query: Any) -> Any:
        return self.call("GET", f"/api/tables/{table}/{what}", status, params=query, headers=shown(token))

    def mine(self, *tokens: str) -> Any:
        return self.call("POST", "/api/mine", json={"tokens": list(tokens)})

    def post(self, table: str, what: str, status: int = 200, headers: dict[str, str] | None = None, **body: Any) -> Any:
        return self.call("POST", f"/api/tables/{table}/{what}", status, json=body, headers=headers or {})

    def join(self, opened: Any, seat: str, **more: Any) -> str:
        """A friend takes up the invite to a seat: his own key."""
        token: str = self.post(opened["table"], "join", token=opened["invites"][seat], **more)["token"]
        return token

    def play_out(self, table: str, *tokens: str, seed: int = 1, limit: int = 500) -> Any:
        """Random moves for whichever token may decide, until it is over or nobody here may."""
        dice = random.Random(seed)
        for _ in range(limit):
            states = [self.state(table, token) for token in tokens]
            if states[0]["result"] is not None:
                return states[0]
            deciding = [(s, t) for s, t in zip(states, tokens, strict=True) if s["decision"]]
            if not deciding:
                return states[0]
            state, token = deciding[0]
            notation = dice.choice(state["decision"]["options"])["notation"]
            self.post(table, "moves", token=token, version=state["version"], moves=[notation])
        raise AssertionError("no end")


class Line:
    """A WebSocket in a test client: messages by type."""

    def __init__(self, socket: Any) -> None:
        self.socket = socket

    def send(self, type: str, **fields: Any) -> None:
        self.socket.send_text(json.dumps({"type": type, **fields}))

    def next(self, *types: str) -> Any:
        """The next message of one of these types; others are passed over."""
        for _ in range(200):
            message = json.loads(self.socket.receive_text(timeout=10))
            if message["type"] in types:
                return message
        raise AssertionError(f"no {types}")

    def hello(self, token: str, **more: Any) -> Any:
        self.send("hello", token=token, **more)
        return self.next("state")

    def move(self, state: Any, id: str = "1", choice: int = 0) -> Any:
        notation = state["decision"]["options"][choice]["notation"]
        self.send("move", id=id, version=state["version"], moves=[notation])
        return self.next("ack", "problem")


@contextmanager
def limited(folder: Path, **limits: Any) -> Iterator[Slow]:
    """A house with limits of its own, where the doorkeeper's clock stands still: `house.later(60)` moves it on."""
    given = msgspec.structs.replace(HERE, limits=Limits(**limits))
    with client_of(app(folder / "tables.db", settings=given)) as client:
        yield Slow(client)


class Slow(House):
    def __init__(self, client: Any) -> None:
        super().__init__(client)
        self.now = 0.0
        client.app.state.keeper._clock = lambda: self.now

    def later(self, seconds: float) -> None:
        self.now += seconds


def client_of(application: Litestar) -> TestClient[Litestar]:
    return TestClient(application, raise_server_exceptions=True)
