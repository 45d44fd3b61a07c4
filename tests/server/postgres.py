"""A throw-away PostgreSQL cluster on a socket of its own. Needs the Debian package `postgresql`."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from itertools import count
from pathlib import Path


def binary(name: str) -> str:
    found = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), reverse=True)
    path = str(found[0]) if found else shutil.which(name)
    assert path, f"{name} is missing: install the Debian package postgresql"
    return path


class Cluster:
    def __init__(self, folder: Path) -> None:
        # The server refuses to run as root, and its user cannot enter pytest's private folders.
        self.folder = Path(tempfile.mkdtemp(prefix="redbook-postgres-")) if os.getuid() == 0 else folder
        self.data = self.folder / "data"
        self.port = free_port()
        self._numbers = count(1)
        self._server: subprocess.Popen[bytes] | None = None
        self._as: list[str] = []
        self._who = pwd.getpwuid(os.getuid()).pw_name
        if os.getuid() == 0:
            self._who = "postgres" if "postgres" in {user.pw_name for user in pwd.getpwall()} else "nobody"
            user = pwd.getpwnam(self._who)
            os.chown(self.folder, user.pw_uid, user.pw_gid)
            self._as = ["setpriv", f"--reuid={user.pw_uid}", f"--regid={user.pw_gid}", "--clear-groups"]

    def start(self) -> None:
        self.prepare()
        self._server = subprocess.Popen(self.command(), cwd="/", stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        for _ in range(100):
            if self.ready():
                return
            assert self._server.poll() is None, "PostgreSQL did not start"
            time.sleep(0.1)
        raise AssertionError("PostgreSQL is not ready")

    def prepare(self) -> None:
        initdb = [*self._as, binary("initdb"), "-D", str(self.data), "-U", "redbook", "-A", "trust", "-E", "UTF8",
                  "--locale=C", "--no-sync"]  # fmt: skip
        subprocess.run(initdb, check=True, capture_output=True, cwd="/")

    def command(self, *, fsync: bool = False) -> list[str]:
        """What starts it. Nothing here outlives the machine, so nothing waits for the disk unless asked to."""
        return [*self._as, binary("postgres"), "-D", str(self.data), "-k", str(self.folder), "-p", str(self.port),
                "-c", "listen_addresses=127.0.0.1", "-c", f"fsync={'on' if fsync else 'off'}"]  # fmt: skip

    def ready(self) -> bool:
        asked = [binary("pg_isready"), "-h", "127.0.0.1", "-p", str(self.port), "-t", "1"]
        return subprocess.run(asked, capture_output=True, check=False).returncode == 0

    def stop(self) -> None:
        assert self._server is not None
        self._server.send_signal(signal.SIGINT)
        self._server.wait(20)
        if os.getuid() == 0:
            shutil.rmtree(self.folder)

    def new_database(self) -> str:
        name = f"test{next(self._numbers)}"
        make = [binary("createdb"), "-h", "127.0.0.1", "-p", str(self.port), "-U", "redbook", name]
        subprocess.run(make, check=True, capture_output=True)
        return f"postgresql://redbook@127.0.0.1:{self.port}/{name}"


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
