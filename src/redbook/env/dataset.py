"""Games as tables: one row a decision, in Parquet (extra `redbook[data]`), written by `redbook dataset` and read here.

    from redbook.env.dataset import batches, info, read

    print(info("games.parquet").games)
    for part in batches("games.parquet", 1024):           # bounded memory
        part.observations, part.masks, part.actions, part.results

A row holds what the seat that decided could see and nothing else: its observation comes from its view. Observations are
mostly zeros, so a row keeps the places (`observed_at`) and values (`observed`) of the others; `read` and `batches` give
whole arrays. What every place means stands in the file, beside game, rules, settings, bots and seeds: `info`.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
from collections import deque
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from redbook import __version__
from redbook.bots import bring_in, find_bot
from redbook.env.rewards import rewards
from redbook.kernel import Match, RedbookError, Seeded, find_game
from redbook.kernel.chance import sub_seed
from redbook.kernel.extras import needs
from redbook.kernel.game import Value

with needs("data"):
    import numpy as np
    import pyarrow as pa
    import pyarrow.parquet as pq
    from numpy.typing import NDArray

    from redbook.env.actions import action_space
    from redbook.env.layout import observation_layout
    from redbook.env.rows import answer

FORMAT = 1
KEY = b"redbook"
LONGEST = 200_000  # decisions; a match that goes on beyond is a bug of the game
GROUP = 8 << 20  # bytes of rows before they are written: what memory holds of a file, whatever its length
WORD = pa.dictionary(pa.int16(), pa.string())
SCHEMA = pa.schema(
    [
        ("game", pa.int32()),  # the number of the match in this file
        ("seed", pa.int64()),
        ("move", pa.int32()),  # how many decisions were taken before
        ("seat", WORD),
        ("bot", WORD),
        ("question", WORD),
        ("observed_at", pa.list_(pa.int32())),
        ("observed", pa.list_(pa.float32())),
        ("legal", pa.list_(pa.int32())),  # the mask: every action that was allowed
        ("action", pa.int32()),
        ("notation", pa.string()),
        ("options", pa.int32()),
        ("result", pa.float32()),  # for this seat: 1, 0 or -1
        ("reason", WORD),
        ("scores", pa.map_(pa.string(), pa.float32())),  # all that the game counts, by name
    ]
)


class BadDataset(RedbookError):
    """Not a file that `redbook dataset` has written."""

    code = "bad-dataset"


class FileThere(RedbookError):
    code = "file-there"


class WorkersDied(RedbookError):
    code = "workers-died"


class DatasetInfo(msgspec.Struct, frozen=True):
    """What a file says of itself. `observation` and `actions` name every index; `seats` in their order."""

    format: int
    redbook: str
    game: str
    rules: int
    seats: tuple[str, ...]
    settings: dict[str, Value]
    bots: tuple[str, ...]
    swap: bool
    seed: int
    every: int
    games: int
    observation: tuple[str, ...]
    actions: tuple[str, ...]


READ_INFO = msgspec.json.Decoder(DatasetInfo)


class DatasetPlan(msgspec.Struct, frozen=True):
    """What is played and kept: `n` matches of `bots`, one a seat; with `swap` they move on by a seat every match.

    `every`: only the first of so many decisions of a match. `modules`, names or files, are imported first.
    """

    game: str
    bots: tuple[str, ...]
    n: int
    seed: int = 1
    seats: int | None = None
    settings: dict[str, Value] = {}
    every: int = 1
    swap: bool = False
    modules: tuple[str, ...] = ()

    def names(self) -> tuple[str, ...]:
        rules = find_game(self.game)
        return rules.seats(rules.check_count(self.seats), rules.check_settings(self.settings))

    def seated(self, number: int) -> dict[str, str]:
        """Who sits where in a match; fewer bots than seats sit down again from the first."""
        turn = number if self.swap else 0
        return {seat: self.bots[(n + turn) % len(self.bots)] for n, seat in enumerate(self.names())}

    def check(self) -> None:
        """Whatever is wrong is said before anything is played."""
        if self.n < 1 or self.every < 1 or not self.bots:
            raise ValueError("a dataset has at least one match, one bot, and keeps every decision or fewer")
        if len(self.bots) > len(self.names()):
            raise TooManyBots(bots=len(self.bots), seats=len(self.names()))
        for bot in self.bots:
            find_bot(self.game, bot)

    def info(self, games: int) -> DatasetInfo:
        return DatasetInfo(
            format=FORMAT,
            redbook=__version__,
            game=self.game,
            rules=find_game(self.game).rules,
            seats=self.names(),
            settings=find_game(self.game).check_settings(self.settings),
            bots=self.bots,
            swap=self.swap,
            seed=self.seed,
            every=self.every,
            games=games,
            observation=observation_layout(self.game, self.seats, self.settings).names,
            actions=action_space(self.game, self.seats, self.settings).names,
        )


class TooManyBots(RedbookError):
    code = "too-many-bots"


# -- writing ------------------------------------------------------------------------------------------


def write(
    plan: DatasetPlan,
    path: Path | str,
    *,
    jobs: int = 1,
    force: bool = False,
    progress: Callable[[int], None] | None = None,
) -> int:
    """Play and write; the number of rows. The file is the same whatever `jobs` is, and appears when it is complete.

    Interrupted (KeyboardInterrupt), it holds the matches that were played so far, and the interrupt goes on.
    """
    path = Path(path)
    plan.check()
    if path.exists() and not force:
        raise FileThere(path=str(path))
    part = path.with_name(f".{path.name}.{os.getpid()}.part")
    rows = games = 0
    waiting: list[Any] = []
    played = play_all(plan, jobs)
    try:
        with pq.ParquetWriter(part, SCHEMA, compression="zstd") as writer:
            try:
                for batch in played:
                    waiting.append(batch)
                    rows += batch.num_rows
                    games += 1
                    if sum(one.nbytes for one in waiting) >= GROUP:
                        flush(writer, waiting)
                    if progress is not None:
                        progress(games)
            finally:
                played.close()
                flush(writer, waiting)
                about = msgspec.json.encode(plan.info(games)).decode()
                writer.add_key_value_metadata({KEY.decode(): about})
    except KeyboardInterrupt:
        if games:
            os.replace(part, path)
        raise
    else:
        os.replace(part, path)
    finally:
        part.unlink(missing_ok=True)
    return rows


def flush(writer: Any, waiting: list[Any]) -> None:
    if waiting:
        writer.write_table(pa.Table.from_batches(waiting, SCHEMA).combine_chunks())
        waiting.clear()


def play_all(plan: DatasetPlan, jobs: int) -> Generator[Any, None, None]:
    """The rows of every match, in the order of the matches. At most a few matches a process are on their way."""
    if jobs <= 1 or plan.n == 1:
        for number in range(plan.n):
            yield play_game(plan, number)
        return
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(
        min(jobs, plan.n), mp_context=context, initializer=prepare, initargs=(plan.modules, sys.path)
    )
    running: deque[Future[Any]] = deque()
    try:
        for number in range(plan.n):
            running.append(pool.submit(play_game, plan, number))
            if len(running) >= 4 * jobs:
                yield running.popleft().result()
        while running:
            yield running.popleft().result()
    except BrokenProcessPool as died:
        raise WorkersDied() from died
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def prepare(modules: Sequence[str], path: Sequence[str]) -> None:
    """What a process needs before its first match. Ctrl-C is for the process that started it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    sys.path[:] = list(path)
    bring_in(modules)


def play_game(plan: DatasetPlan, number: int) -> Any:
    """One match, as a batch of rows. Bots draw their chance as in the arena: a seed means the same match there."""
    seed = sub_seed(plan.seed, f"game {number}")
    m = Match.new(plan.game, seed=seed, seats=plan.seats, settings=plan.settings)
    seated = plan.seated(number)
    bots = {seat: find_bot(plan.game, name) for seat, name in seated.items()}
    chances = {seat: Seeded(seed=sub_seed(seed, f"bot {seat}")) for seat in m.seats}
    layout = observation_layout(plan.game, plan.seats, plan.settings)
    space = action_space(plan.game, plan.seats, plan.settings)
    columns: dict[str, list[Any]] = {name: [] for name in SCHEMA.names}
    while m.decision is not None and len(m.log) < LONGEST:
        decision = m.decision
        seat = decision.seat
        option = answer(m, bots[seat], chances[seat])
        if len(m.log) % plan.every == 0:
            seen = layout.encode(m, seat)
            at = np.flatnonzero(seen).astype(np.int32)
            legal = space.index(decision.options)
            row = {
                "move": len(m.log),
                "seat": seat,
                "bot": seated[seat],
                "question": decision.kind,
                "observed_at": at,
                "observed": seen[at],
                "legal": sorted(legal),
                "action": legal[decision.options.index(option)],
                "notation": option.notation,
                "options": len(legal),
            }
            for name, value in row.items():
                columns[name].append(value)
        m.push(option)
    return finished(columns, m, number, seed)


def finished(columns: dict[str, list[Any]], m: Match, number: int, seed: int) -> Any:
    """How the match ended is told in every row."""
    result = m.result
    worth = dict(zip(m.seats, rewards(result, m.seats), strict=True))
    scores = [] if result is None else [(name, float(score)) for name, score in result.scores.items()]
    rows = len(columns["move"])
    columns["game"] = [number] * rows
    columns["seed"] = [seed] * rows
    columns["result"] = [worth[seat] for seat in columns["seat"]]
    columns["reason"] = ["endless" if result is None else result.reason] * rows
    columns["scores"] = [scores] * rows
    arrays = [pa.array(columns[field.name], _plain(field.type)).cast(field.type) for field in SCHEMA]
    return pa.RecordBatch.from_arrays(arrays, schema=SCHEMA)


def _plain(kind: Any) -> Any:
    return pa.string() if pa.types.is_dictionary(kind) else kind


# -- reading ------------------------------------------------------------------------------------------


class Decisions(NamedTuple):
    """Rows as arrays, one a decision."""

    observations: NDArray[np.float32]
    masks: NDArray[np.bool_]
    actions: NDArray[np.int64]
    results: NDArray[np.float32]
    games: NDArray[np.int64]
    seeds: NDArray[np.int64]
    moves: NDArray[np.int64]
    seats: list[str]
    bots: list[str]
    questions: list[str]
    notations: list[str]
    reasons: list[str]
    scores: list[dict[str, float]]  # all that the game counts, by name: often, but not always, by seat


def info(path: Path | str) -> DatasetInfo:
    """What a file says of itself; BadDataset if it is another kind of file."""
    return _info(path, _opened(path))


def read(path: Path | str) -> Decisions:
    """The whole file. An observation has thousands of numbers: for more than some thousand rows, see `batches`."""
    file = _opened(path)
    return _arrays(path, file.read(), _info(path, file))


def batches(path: Path | str, size: int = 1024) -> Iterator[Decisions]:
    """The file in parts of `size` rows, the last one shorter, in the order of the matches."""
    file = _opened(path)
    about = _info(path, file)
    for batch in file.iter_batches(size):
        yield _arrays(path, pa.Table.from_batches([batch]), about)


def _opened(path: Path | str) -> Any:
    try:
        return pq.ParquetFile(path)
    except pa.ArrowInvalid as wrong:
        raise BadDataset(path=str(path), why=str(wrong)) from wrong


def _info(path: Path | str, file: Any) -> DatasetInfo:
    said = (file.metadata.metadata or {}).get(KEY)
    if said is None:
        raise BadDataset(path=str(path), why="it says nothing of a game")
    try:
        about = READ_INFO.decode(said)
    except msgspec.DecodeError as wrong:
        raise BadDataset(path=str(path), why=str(wrong)) from wrong
    if about.format != FORMAT:
        raise BadDataset(path=str(path), why=f"format {about.format}")
    return about


def _arrays(path: Path | str, table: Any, about: DatasetInfo) -> Decisions:
    """BadDataset where a column is missing, or a place is named that the file has no name for."""
    try:
        return _decisions(table, about)
    except (KeyError, IndexError, ValueError, TypeError, pa.ArrowException) as wrong:
        raise BadDataset(path=str(path), why=f"{type(wrong).__name__}: {wrong}") from wrong


def _decisions(table: Any, about: DatasetInfo) -> Decisions:
    rows = table.num_rows
    table = table.combine_chunks()
    observations = np.zeros((rows, len(about.observation)), np.float32)
    row, at = _pairs(table["observed_at"])
    observations[row, at] = _flat(table["observed"])
    masks = np.zeros((rows, len(about.actions)), np.bool_)
    masks[_pairs(table["legal"])] = True
    numbers = {name: table[name].to_numpy().astype(np.int64) for name in ("action", "game", "seed", "move")}
    words = {name: table[name].to_pylist() for name in ("seat", "bot", "question", "notation", "reason")}
    return Decisions(
        observations=observations,
        masks=masks,
        actions=numbers["action"],
        results=table["result"].to_numpy(),
        games=numbers["game"],
        seeds=numbers["seed"],
        moves=numbers["move"],
        seats=words["seat"],
        bots=words["bot"],
        questions=words["question"],
        notations=words["notation"],
        reasons=words["reason"],
        scores=[dict(row) for row in table["scores"].to_pylist()],
    )


def _flat(column: Any) -> NDArray[Any]:
    """The items of all lists of a column, one after another."""
    if not len(column):
        return np.zeros(0)
    made: NDArray[Any] = column.combine_chunks().flatten().to_numpy(zero_copy_only=False)
    return made


def _pairs(column: Any) -> tuple[NDArray[np.int64], NDArray[Any]]:
    """Row and item of every list."""
    lengths = np.asarray(column.combine_chunks().value_lengths(), np.int64) if len(column) else np.zeros(0, np.int64)
    return np.repeat(np.arange(len(column)), lengths), _flat(column)
