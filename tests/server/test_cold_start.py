"""A server that has just been started, with people waiting at the door."""

from __future__ import annotations

import subprocess
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import msgspec
import pytest

from redbook.games import PLAYABLE
from redbook.kernel import Match
from redbook.server import warm
from redbook.server.app import create_app
from redbook.server.tables.bots import BotSettings
from server.house import client_of, shown

BENCH = Path(__file__).parent.parent.parent / "bench" / "cold_starts.py"

MANY_THREADS = """
import sys, threading, msgspec
from redbook.server.app import create_app
from redbook.server.tables.bots import house_bots
from redbook.server.warm import struct_types, warm_up

create_app("never-opened.db")
warm_up(house_bots)
sys.setswitchinterval(1e-5)
start = threading.Barrier(6)
types = [struct for struct in struct_types() if struct.__module__.startswith("redbook.")]

def decode_all():
    start.wait()
    for struct in types:
        config = struct.__struct_config__
        fields = dict.fromkeys(struct.__struct_encode_fields__)
        tagged = {config.tag_field: config.tag, **fields} if config.tag_field else fields
        try:
            msgspec.convert([config.tag, *fields] if config.array_like else tagged, struct)
        except (msgspec.ValidationError, NameError, TypeError, ValueError):
            pass

threads = [threading.Thread(target=decode_all) for _ in range(6)]
for thread in threads: thread.start()
for thread in threads: thread.join()
print(len(types))
"""


def test_types_are_built_before_several_threads_may_use_them_first() -> None:
    done = subprocess.run([sys.executable, "-c", MANY_THREADS], capture_output=True, text=True, check=False)
    assert done.returncode == 0, (done.returncode, done.stderr[-2000:])
    assert int(done.stdout) > 500


def test_a_struct_that_nobody_can_decode_does_not_keep_the_house_shut() -> None:
    """A bot of one's own may bring such structs along; those of `redbook.env` are some."""

    one, other = msgspec.defstruct("One", []), msgspec.defstruct("Other", [])
    neither = msgspec.defstruct("Neither", [("kind", one | other)])  # without tags they cannot be told apart
    warm.build_types()
    assert neither not in warm.not_built()
    with pytest.raises(TypeError):
        msgspec.json.Decoder(neither)


def test_nothing_that_a_client_asks_for_brings_new_types(tmp_path: Path) -> None:
    with client_of(create_app(tmp_path / "tables.db", bots=BotSettings(delay=0.0))) as client:
        for game in PLAYABLE:
            opened = client.post("/api/tables", json={"game": game}).json()
            at = f"/api/tables/{opened['table']}"
            for page in ("save", "position", "chronicle", "replay"):
                query = {"at": 0} if page == "replay" else {}
                answer = client.get(f"{at}/{page}", params=query, headers=shown(opened["token"]))
                assert answer.status_code == 200, (game, page)
            position = client.get(f"{at}/position", headers=shown(opened["token"])).json()
            assert client.post("/api/tables", json={"position": position}).status_code == 201
            assert client.get(f"/api/games/{game}/cards").status_code == 200
        assert client.get("/api/decks").status_code == 200
        late = [struct for struct in warm.not_built() if struct.__module__.startswith("redbook.")]
        assert not late, late


def test_a_game_that_cannot_be_loaded_does_not_keep_the_house_shut(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(id: str, **given: object) -> Match:
        raise ImportError("a module of somebody else's game is missing")

    monkeypatch.setattr(Match, "new", broken)
    warm.warm_game.cache_clear()
    with client_of(create_app(tmp_path / "tables.db")) as client:
        assert client.get("/api/decks").status_code == 200
    assert "cannot be loaded" in caplog.text


def bench() -> ModuleType:
    spec = spec_from_file_location("cold_starts", BENCH)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.slow
@pytest.mark.parametrize("start", [1, 2])
def test_eight_clients_waiting_at_the_door_are_served(start: int, tmp_path: Path) -> None:
    assert bench().cold_start(tmp_path) == []
