from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from server.house import House, app, client_of
from server.postgres import Cluster


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    with client_of(app(tmp_path / "made" / "tables.db")) as client:
        yield House(client)


@pytest.fixture(params=["sqlite", "postgresql"])
def db(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database of either kind."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.db")
    made: Cluster = request.getfixturevalue("cluster")
    return made.new_database()
