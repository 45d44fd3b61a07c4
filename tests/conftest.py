"""The toy game is registered for the kernel's own tests; what one brings in stays with it; a PostgreSQL for all."""

from collections.abc import Iterator
from logging import StreamHandler

import pytest
from absl import logging as absl_logging

from kernel.toy import GAME
from redbook.bots import importing, registry
from redbook.kernel import register
from server.postgres import Cluster

register(GAME)

# A server sets logging up anew, which closes every handler. That of absl, which comes with OpenSpiel, then closes its
# stream as well: what standard error was when it was imported, and that is pytest's.
absl_logging.PythonHandler.close = StreamHandler.close


@pytest.fixture(autouse=True)
def nothing_stays_brought_in(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that a test brings in are known to that test alone, and to no process that a later one starts."""
    monkeypatch.setattr(registry, "_registered", registry._registered[:])
    monkeypatch.setattr(importing, "_brought", importing._brought[:])


@pytest.fixture(scope="session")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    """A PostgreSQL of our own, thrown away at the end."""
    made = Cluster(tmp_path_factory.mktemp("postgres"))
    made.start()
    yield made
    made.stop()
