"""The small form of bench/chaos.py: a server, a worker, Redis and PostgreSQL are killed while people play."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

BENCH = Path(__file__).parents[2] / "bench" / "chaos.py"


def test_nothing_acknowledged_is_lost_and_every_table_is_played_on(tmp_path: Path) -> None:
    """One death of each kind, one after the other. It waits for a minute at most until all tables have gone on."""
    command = [sys.executable, str(BENCH), "--tables", "8", "--every", "0.4", "--rest", "0.5", "--logs", str(tmp_path)]
    kinds = ("a server", "a worker", "Redis", "a connection of PostgreSQL", "PostgreSQL")
    command += ["--kills", str(len(kinds)), "--in-turn", "--patience", "59"]
    for kind in kinds:
        command += ["--kind", kind]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    logs = "\n".join(f"{path.name}: {path.read_text('utf-8')[-3000:]}" for path in tmp_path.glob("*.log"))
    assert done.returncode == 0, f"{done.stdout}\n{done.stderr}\n{logs}"
    assert "of these lost 0" in done.stdout
    for kind in kinds:
        assert kind in done.stdout
