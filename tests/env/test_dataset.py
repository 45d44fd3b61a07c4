"""Datasets: rows that replay to the same games, that hold no secret, and files that are whole or not there."""

from __future__ import annotations

import re
import sys
from importlib import import_module
from pathlib import Path

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from redbook.arena import play_match
from redbook.bots import UnknownBot, find_bot
from redbook.cli.main import main
from redbook.env import action_space, observation_layout
from redbook.env.dataset import BadDataset, DatasetPlan, FileThere, TooManyBots, batches, info, read, write
from redbook.games import PLAYABLE
from redbook.kernel import Match
from redbook.kernel.extras import MissingExtra


@pytest.fixture(scope="module")
def hunts(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("data") / "hunt.parquet"
    write(DatasetPlan("hunt", ("random", "rider"), 2, seed=3, swap=True, settings={"part": "1"}), path)
    return path


@pytest.mark.parametrize("game", PLAYABLE)
def test_rows_replay_to_the_same_games(game: str, tmp_path: Path) -> None:
    """Every notation in its order, from the seed of the row, leads to the result that the row tells."""
    path = tmp_path / "games.parquet"
    bots = ("steward", "lieutenant") if game == "wotr" else ("random",)  # at random, a War takes thousands of moves
    rows = write(DatasetPlan(game, bots, 1, seed=5), path)
    kept, about = read(path), info(path)
    assert len(kept.actions) == rows
    layout, space = observation_layout(game), action_space(game)
    assert (about.observation, about.actions) == (layout.names, space.names)
    m = Match.new(game, seed=int(kept.seeds[0]))
    for n in range(rows):
        assert m.decision is not None
        assert (kept.moves[n], kept.seats[n], kept.questions[n]) == (n, m.decision.seat, m.decision.kind)
        if n % 16 == 0:
            assert np.array_equal(kept.observations[n], layout.encode(m, m.decision.seat))
            assert np.array_equal(kept.masks[n], space.mask(m.decision.options).astype(bool))
            assert space.option(int(kept.actions[n]), m.decision.options).notation == kept.notations[n]
        m.play(kept.notations[n])
    assert m.result is not None
    assert dict(zip(kept.seats, kept.results, strict=True)) == {
        seat: (1.0 if seat in m.result.winners else -1.0) if m.result.winners else 0.0 for seat in set(kept.seats)
    }
    assert set(kept.reasons) == {m.result.reason}
    assert all(scores == m.result.scores for scores in kept.scores)


def test_an_observation_depends_on_nothing_hidden(hunts: Path) -> None:
    """In another world, which the seat cannot tell from the real one, the row would be the same."""
    kept, about = read(hunts), info(hunts)
    layout = observation_layout("hunt")
    m = Match.new("hunt", seed=int(kept.seeds[0]), settings=about.settings)
    looked = 0
    for n in range(int((kept.games == 0).sum())):
        seat = kept.seats[n]
        if n % 9 == 0:
            world = m.determinize(seat, seed=n)
            looked += world.state != m.state
            assert np.array_equal(kept.observations[n], layout.encode(world, seat))
            assert np.array_equal(kept.masks[n], action_space("hunt").mask(world.decision.options).astype(bool))  # type: ignore[union-attr]
        m.play(kept.notations[n])
    assert looked > 3  # worlds that differ


def test_a_seed_means_the_same_match_in_the_arena(hunts: Path) -> None:
    kept, about = read(hunts), info(hunts)
    for game, names in enumerate((("random", "rider"), ("rider", "random"))):
        seed = int(kept.seeds[kept.games == game][0])
        played = play_match("hunt", [find_bot("hunt", name) for name in names], seed, settings=about.settings)
        of_it = np.flatnonzero(kept.games == game)
        assert played.moves == len(of_it)
        assert played.reason == kept.reasons[of_it[0]]
        seated = {kept.seats[n]: kept.bots[n] for n in of_it}
        assert seated == dict(zip(about.seats, names, strict=True))


def test_a_file_says_what_it_is(hunts: Path) -> None:
    about = info(hunts)
    assert (about.game, about.games, about.seats) == ("hunt", 2, ("ringbearer", "wraith-1"))
    assert about.bots == ("random", "rider")
    assert about.settings["part"] == "1"
    assert about.settings["pool"] == 3  # and what was not set, too
    assert about.rules >= 1
    assert pq.read_schema(hunts).names[:3] == ["game", "seed", "move"]


def test_parts_are_the_whole(hunts: Path) -> None:
    whole = read(hunts)
    parts = list(batches(hunts, 100))
    assert [len(part.actions) for part in parts[:-1]] == [100] * (len(parts) - 1)
    for name in ("observations", "masks", "actions", "results", "games"):
        assert np.array_equal(np.concatenate([getattr(part, name) for part in parts]), getattr(whole, name))
    assert [word for part in parts for word in part.notations] == whole.notations


def test_the_file_does_not_depend_on_jobs_and_every_keeps_some(tmp_path: Path) -> None:
    plan = DatasetPlan("tcg", ("random",), 3, seed=8, seats=3, every=4)
    write(plan, tmp_path / "one.parquet")
    write(plan, tmp_path / "two.parquet", jobs=2)
    assert pq.read_table(tmp_path / "one.parquet").equals(pq.read_table(tmp_path / "two.parquet"))
    moves = read(tmp_path / "one.parquet").moves
    assert len(moves) > 10
    assert not (moves % 4).any()


def test_row_groups_are_written_as_games_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("redbook.env.dataset.GROUP", 1)
    write(DatasetPlan("tcg", ("random",), 3, seed=8, every=8), tmp_path / "games.parquet")
    file = pq.ParquetFile(tmp_path / "games.parquet")
    assert file.num_row_groups == 3
    assert sorted(set(read(tmp_path / "games.parquet").games)) == [0, 1, 2]


def test_what_was_played_before_an_interrupt_is_kept(tmp_path: Path) -> None:
    def enough(done: int) -> None:
        if done == 2:
            raise KeyboardInterrupt

    path = tmp_path / "games.parquet"
    with pytest.raises(KeyboardInterrupt):
        write(DatasetPlan("tcg", ("random",), 9, seed=8, every=8), path, progress=enough)
    assert info(path).games == 2
    assert set(read(path).games) == {0, 1}
    assert list(tmp_path.iterdir()) == [path]


def test_a_file_is_whole_or_not_there(tmp_path: Path) -> None:
    def fail(done: int) -> None:
        raise RuntimeError("the disk is full")

    path = tmp_path / "games.parquet"
    with pytest.raises(RuntimeError):
        write(DatasetPlan("tcg", ("random",), 2, every=8), path, progress=fail)
    assert list(tmp_path.iterdir()) == []
    path.write_text("mine")
    with pytest.raises(FileThere, match="--force"):
        write(DatasetPlan("tcg", ("random",), 1, every=8), path)
    assert path.read_text() == "mine"
    write(DatasetPlan("tcg", ("random",), 1, every=8), path, force=True)
    assert info(path).games == 1


def test_other_files_are_refused(tmp_path: Path) -> None:
    (tmp_path / "text.parquet").write_text("not a table")
    pq.write_table(pa.table({"a": [1]}), tmp_path / "other.parquet")
    good = tmp_path / "good.parquet"
    write(DatasetPlan("tcg", ("random",), 1, every=16), good)
    table, about = pq.read_table(good), pq.ParquetFile(good).metadata.metadata[b"redbook"]
    far = pa.array([[10**6]] * table.num_rows, table.schema.field("legal").type)
    spoiled = {
        "without": table.drop_columns(["legal"]),
        "far": table.set_column(table.schema.get_field_index("legal"), "legal", far),
    }
    for name, wrong in spoiled.items():
        pq.write_table(wrong.replace_schema_metadata({b"redbook": about}), tmp_path / f"{name}.parquet")
    for name in ("text", "other", "without", "far"):
        with pytest.raises(BadDataset, match=name):
            read(tmp_path / f"{name}.parquet")


def test_wrong_plans_are_told(tmp_path: Path) -> None:
    with pytest.raises(TooManyBots):
        write(DatasetPlan("siege", ("random",) * 3, 1), tmp_path / "x")
    with pytest.raises(UnknownBot):
        write(DatasetPlan("siege", ("gandalf",), 1), tmp_path / "x")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(("lang", "said"), [("en", "one match,"), ("es", "una partida,"), ("pt", "uma partida,")])
def test_the_command_writes_a_file_and_tells(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], lang: str, said: str
) -> None:
    path = tmp_path / "games.parquet"
    words = ["dataset", "tcg", "--bots", "random", "loremaster", "-n", "1", "--every", "8", "-o", str(path)]
    assert main([*words, "--lang", lang]) == 0
    assert said in " ".join(capsys.readouterr().err.split())
    assert info(path).bots == ("random", "loremaster")
    assert main([*words, "--lang", lang]) == 2
    assert "--force" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("module", "package", "extra"), [("dataset", "pyarrow", "data"), ("spiel", "pyspiel", "spiel")]
)
def test_a_missing_package_is_told_with_its_extra(
    module: str, package: str, extra: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, package, None)
    monkeypatch.delitem(sys.modules, f"redbook.env.{module}", raising=False)
    with pytest.raises(MissingExtra, match=re.escape(f"redbook[{extra}]")):
        import_module(f"redbook.env.{module}")
    if module == "dataset":
        assert main(["dataset", "siege", "-n", "1"]) == 2
        assert "redbook[data]" in capsys.readouterr().err
