"""Many matches at once: N of them stepped in batch, in this process or over several with shared memory.

>>> import numpy as np
>>> from redbook.env.vector import VectorRunner
>>> dice = np.random.default_rng(1)
>>> with VectorRunner("hunt", 4, seed=7) as runner:
...     batch = runner.reset()
...     for _ in range(3):
...         actions = [dice.choice(np.flatnonzero(mask)) for mask in batch.masks]
...         batch = runner.step(actions)
>>> batch.observations.shape == (4, runner.layout.size), batch.rewards.shape, batch.dones.any()
(True, (4, 2), np.False_)

A row plays one match after another: where a match ends, `dones` (or `truncations`) and `rewards` say how, and the
observation is already that of the next match. `workers=0` plays here; with more, each process has its share of the
rows, writes into the same memory and is woken by a pipe. Which process plays a row changes nothing: its matches come
from the seed and its number. A script that starts workers keeps its own doings under `if __name__ == "__main__":`.

Seats take turns in our games, and a learner that plays them all needs a reward for each. So the arrays are not those of
Gymnasium's `VectorEnv`; with bots in all seats but one, `redbook.env.gym_vector` has its conventions.
"""

from __future__ import annotations

import multiprocessing
import signal
import traceback
import weakref
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from importlib import import_module
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from multiprocessing.shared_memory import SharedMemory
from types import TracebackType
from typing import Any, Self

import numpy as np
from numpy.typing import ArrayLike, NDArray

from redbook.env.actions import action_space
from redbook.env.layout import observation_layout
from redbook.env.rows import Batch, Plan, Row, checked_plan, lay_out, make_rows, room
from redbook.kernel import IllegalMove, RedbookError
from redbook.kernel.game import Value

PATIENCE = 5.0  # seconds that a worker has to leave before it is ended


class WorkerDied(RedbookError):
    """A worker process is gone: killed, out of memory, or ended by the system. The runner is closed."""

    code = "worker-died"


class WorkerFailed(RedbookError):
    """A worker met an error; its traceback is a note to this one. The runner is closed."""

    code = "worker-failed"


class RunnerClosed(RedbookError):
    code = "runner-closed"


class VectorRunner:
    """`n` matches of a game. `reset` first, then `step` with one action a row; close it, or use it as a context.

    - `workers`: processes; 0 plays in this one. `seed`: the same seed gives the same matches, whatever `workers` is.
    - `bots`: a bot for every seat that is not yours to play, by name: `{"shadow": "captain"}`. They think in the
      workers. Bots that look at the clock (`seer`, those called `strong`) are not the same twice.
    - `longest`: decisions after which a match is broken off, for `truncations`.
    - `finals`: keep what was seen where a match ended, in `Batch.finals`.
    - `copy`: arrays are yours to keep. Without, they are the runner's own and change with the next step.
    """

    def __init__(
        self,
        game: str,
        n: int,
        *,
        workers: int = 0,
        seats: int | None = None,
        settings: Mapping[str, Value] | None = None,
        seed: int = 0,
        bots: Mapping[str, str] | None = None,
        longest: int = 20_000,
        finals: bool = False,
        copy: bool = True,
        modules: Sequence[str] = (),
    ) -> None:
        for module in modules:
            import_module(module)
        if n < 1 or workers < 0:
            raise ValueError(f"{n} matches on {workers} processes cannot be played")
        self.plan, self.names = checked_plan(game, seats, settings, bots, longest, finals, modules)
        self.n = n
        self.seed = seed
        self.copy = copy
        self.layout = observation_layout(game, seats, settings)
        self.space = action_space(game, seats, settings)
        self._begun = self._waiting = False
        self._rows: list[Row] = []
        self._crew: Crew | None = None
        if workers:
            self._crew = crew = Crew(self.plan, n, min(workers, n))
            self._batch, self._actions = lay_out(self.plan, n, crew.memory.buf)
            self._close = weakref.finalize(self, crew.leave)
        else:
            self._batch, self._actions = lay_out(self.plan, n, bytearray(room(self.plan, n)))
            self._rows = make_rows(self.plan, range(n), self._batch)
            self._close = weakref.finalize(self, self._rows.clear)

    @property
    def workers(self) -> int:
        return 0 if self._crew is None else len(self._crew.processes)

    @property
    def pids(self) -> list[int]:
        """The processes that play, in the order of their rows."""
        return [] if self._crew is None else [process.pid or 0 for process in self._crew.processes]

    def reset(self, seed: int | None = None) -> Batch:
        """All matches anew, from the seed given or from that of the last time."""
        if seed is not None:
            self.seed = seed
        self._open()
        if self._waiting:
            self.receive()
        with self._or_close():
            if self._crew is not None:
                self._crew.ask("reset", self.seed)
                self._crew.wait()
            for row in self._rows:
                row.reset(self.seed)
        self._begun = True
        return self._result()

    def step(self, actions: ArrayLike) -> Batch:
        """One action a row. An action that its mask does not allow raises IllegalMove, and no match has moved."""
        self.send(actions)
        return self.receive()

    def send(self, actions: ArrayLike) -> None:
        """The first half of `step`: with workers it returns at once, and they play while you do something else."""
        self._open()
        if not self._begun or self._waiting:
            raise RunnerClosed(why="reset() comes first" if not self._begun else "receive() comes first")
        self._actions[:] = self._checked(actions)
        self._waiting = True
        if self._crew is not None:
            with self._or_close():
                self._crew.ask("step", None)

    def receive(self) -> Batch:
        """The second half: waits for what `send` began."""
        self._open()
        if not self._waiting:
            raise RunnerClosed(why="send() comes first")
        with self._or_close():
            if self._crew is not None:
                self._crew.wait()
            for row in self._rows:
                row.step(int(self._actions[row.number]))
        self._waiting = False
        return self._result()

    def save(self, row: int) -> dict[str, Any]:
        """The match of a row as a save, secrets included, to be looked at with `redbook replay`."""
        self._open()
        if not self._begun or self._waiting or not 0 <= row < self.n:
            raise IndexError(f"no match in row {row} now")
        if self._crew is not None:
            with self._or_close():
                return dict(self._crew.save(row))
        return self._rows[row].match.save()  # type: ignore[union-attr]

    def close(self) -> None:
        """Ends the workers and gives the memory back. Closing twice does nothing."""
        if self._close.alive:
            del self._batch, self._actions
        self._close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, wrong: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def __repr__(self) -> str:
        state = "" if self._close.alive else ", closed"
        return f"<VectorRunner {self.n} x {self.plan.game}, {self.workers} workers{state}>"

    # -- inside -------------------------------------------------------------------------------

    def _open(self) -> None:
        if not self._close.alive:
            raise RunnerClosed(why="it was closed")

    @contextmanager
    def _or_close(self) -> Iterator[None]:
        """Whatever goes wrong here leaves some matches moved and others not: there is no going on from that."""
        try:
            yield
        except BaseException:
            self.close()
            raise

    def _checked(self, actions: ArrayLike) -> NDArray[np.int64]:
        given = np.asarray(actions)
        if given.shape != (self.n,) or not np.issubdtype(given.dtype, np.integer):
            raise ValueError(f"actions are {self.n} whole numbers, not {given.dtype} of shape {given.shape}")
        inside = (given >= 0) & (given < self.space.size)
        allowed = inside & self._batch.masks[np.arange(self.n), np.where(inside, given, 0)]
        if not allowed.all():
            row = int(np.argmin(allowed))
            seat = self.names[int(self._batch.seats[row])]
            raise IllegalMove(move=f"{self.space.name(int(given[row]))} (row {row})", seat=seat)
        return given.astype(np.int64)

    def _result(self) -> Batch:
        return Batch(*(array.copy() for array in self._batch)) if self.copy else self._batch


class Shared(SharedMemory):
    """Memory that goes when the last array in it does, if somebody holds one longer than the runner."""

    def close(self) -> None:
        with suppress(BufferError):
            super().close()


class Crew:
    """The workers of one runner, with the memory that they share. Each has a pipe; what goes through it is a word."""

    def __init__(self, plan: Plan, n: int, workers: int) -> None:
        context = multiprocessing.get_context("spawn")  # nothing is inherited: the same on every system, threads or not
        self.memory = Shared(create=True, size=room(plan, n))
        self.processes: list[BaseProcess] = []
        self.pipes: list[Connection] = []
        self.shares = [range(n * k // workers, n * (k + 1) // workers) for k in range(workers)]
        try:
            for share in self.shares:
                ours, theirs = context.Pipe()
                process = context.Process(
                    target=work, args=(plan, n, share, self.memory.name, theirs), daemon=True, name="redbook-rows"
                )
                process.start()
                theirs.close()  # so that the pipe ends when the worker does
                self.processes.append(process)
                self.pipes.append(ours)
            self.wait()
        except BaseException:
            self.leave()
            raise

    def ask(self, word: str, what: Any) -> None:
        for number, pipe in enumerate(self.pipes):
            try:
                pipe.send((word, what))
            except OSError:
                raise self.died(number) from None

    def wait(self) -> list[Any]:
        """An answer from everybody, in order."""
        return [self.answer(number) for number in range(len(self.pipes))]

    def answer(self, number: int) -> Any:
        try:
            word, what = self.pipes[number].recv()
        except (EOFError, OSError):
            raise self.died(number) from None
        if word == "failed":
            failed = WorkerFailed(worker=number, why=what[0])
            failed.add_note(what[1])
            raise failed
        return what

    def save(self, row: int) -> Any:
        number = next(k for k, share in enumerate(self.shares) if row in share)
        self.pipes[number].send(("save", row))
        return self.answer(number)

    def died(self, number: int) -> WorkerDied:
        process = self.processes[number]
        process.join(PATIENCE)
        return WorkerDied(worker=number, pid=str(process.pid), code=str(process.exitcode))

    def leave(self) -> None:
        """Workers go when their pipe ends. One that does not is ended."""
        for pipe in self.pipes:
            pipe.close()
        for process in self.processes:
            process.join(PATIENCE)
            if process.is_alive():
                process.kill()
                process.join()
            process.close()
        self.memory.unlink()
        self.memory.close()


def work(plan: Plan, n: int, share: range, name: str, pipe: Connection) -> None:
    """What a worker does until its pipe ends. Ctrl-C is for the process that started it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    memory = Shared(name)
    try:
        for module in plan.modules:
            import_module(module)
        batch, actions = lay_out(plan, n, memory.buf)
        rows = make_rows(plan, share, batch)
        pipe.send(("ready", None))
        while True:
            word, what = pipe.recv()
            if word == "reset":
                for row in rows:
                    row.reset(what)
                pipe.send(("done", None))
            elif word == "step":
                for row in rows:
                    row.step(int(actions[row.number]))
                pipe.send(("done", None))
            else:
                match = rows[what - share.start].match
                pipe.send(("save", None if match is None else match.save()))
    except (EOFError, BrokenPipeError, ConnectionResetError):
        return  # the runner is gone
    except Exception as wrong:
        pipe.send(("failed", (f"{type(wrong).__name__}: {wrong}", traceback.format_exc())))
