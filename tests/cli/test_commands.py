"""The commands, from arguments to exit code: what they print, and one clear line when something is wrong."""

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from redbook.bots import BotMaker, register_bot, registry
from redbook.bots.random_bot import RandomBot
from redbook.cli import main, paths
from redbook.cli.words import chosen_language, named
from redbook.kernel import Chance, Match, Option, Seen
from redbook.kernel.text import LANGUAGES
from redbook.kernel.walk import play_out
from redbook.server.settings import Settings

Out = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def no_bots_left_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_registered", [])


@pytest.fixture(autouse=True)
def in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REDBOOK_LANG", "en")
    monkeypatch.setenv("COLUMNS", "120")
    monkeypatch.delenv("REDBOOK_DEBUG", raising=False)


@pytest.fixture
def save(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    path.write_text(json.dumps(play_out(Match.new("toy", seed=3), 3).save()))
    return path


def one_line(capsys: Out) -> str:
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.count("\n") == 1, captured.err
    assert "Traceback" not in captured.err
    return captured.err


# -- languages and errors ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "environment", "lang"),
    [
        ([], {}, "en"),
        ([], {"LANG": "es_ES.UTF-8"}, "es"),
        ([], {"LANG": "pt_BR.UTF-8", "REDBOOK_LANG": "en"}, "en"),
        ([], {"LANG": "de_DE.UTF-8"}, "en"),
        (["--lang", "pt"], {"LANG": "es"}, "pt"),
        (["games", "--lang=es"], {}, "es"),
    ],
)
def test_the_language_is_asked_for_or_the_systems(arguments: list[str], environment: dict[str, str], lang: str) -> None:
    assert chosen_language(arguments, environment)[0] == lang


@pytest.mark.parametrize("lang", ["en", "es", "pt"])
@pytest.mark.parametrize(
    "command",
    ["", "games", "play", "serve", "arena", "new-bot", "bench", "replay", "check", "chronicle", "perft", "golden"],
)
def test_every_command_and_option_is_explained_in_three_languages(command: str, lang: str, capsys: Out) -> None:
    assert main([*command.split(), "--help", "--lang", lang]) == 0
    assert "redbook" in capsys.readouterr().out


def test_settings_are_not_called_options_any_more_but_old_scripts_are_understood(capsys: Out) -> None:
    assert main(["arena", "--help"]) == 0
    assert "--option " not in capsys.readouterr().out
    assert main(["arena", "toy", "random", "-n", "1", "--option", "rounds=2", "--json"]) == 0
    assert main(["arena", "toy", "random", "-n", "1", "--option=rounds=9"]) == 2


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["arena", "chess", "random", "random"], "no game called “chess”"),
        (["arena", "toy", "random", "nobody"], "no bot called “nobody”"),
        (["arena", "toy", "random", "-o", "rounds=9"], "rounds = 9"),
        (["arena", "toy", "random", "-o", "rounds"], "NAME=VALUE"),
        (["arena", "toy", "random", "--seats", "5"], "seats = 5"),
        (["arena", "toy", "random", "-n", "0"], "-n"),
        (["frob"], "frob"),
        (["check"], "file"),
        (["check", "there-is-none.json"], "there-is-none.json"),
        (["replay", "."], "."),
        (["games", "--lang", "xx"], "xx"),
        (["play", "toy", "--terminal", "--seat", "green"], "green"),
        (["perft", "chess"], "chess"),
    ],
)
def test_an_error_is_one_clear_line_and_exit_code_2(arguments: list[str], said: str, capsys: Out) -> None:
    assert main(arguments) == 2
    assert said in one_line(capsys)


def test_errors_speak_the_users_language(capsys: Out) -> None:
    assert main(["--lang", "es", "arena", "chess", "random"]) == 2
    assert "No hay ningún juego llamado «chess»." in one_line(capsys)


def test_a_bug_is_one_line_too_unless_one_asks_for_more(monkeypatch: pytest.MonkeyPatch, capsys: Out) -> None:
    def broken(*args: object) -> None:
        raise ZeroDivisionError("deep inside")

    monkeypatch.setattr("redbook.cli.games.list_games", broken)
    assert main(["games"]) == 2
    assert "ZeroDivisionError: deep inside" in one_line(capsys)
    monkeypatch.setenv("REDBOOK_DEBUG", "1")
    assert main(["games"]) == 2
    assert "Traceback" in capsys.readouterr().err


def test_the_version(capsys: Out) -> None:
    from redbook import __version__

    assert main(["--version"]) == 0
    assert capsys.readouterr().out.strip() == __version__


# -- games, arena, bench -----------------------------------------------------------------------------


def test_games_are_listed_in_a_line_each_with_names_of_their_own(capsys: Out) -> None:
    assert main(["games", "--lang", "pt"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert any(line.startswith("wotr") and "2–4" in line and "steward" in line for line in lines)
    assert all(named(id, "game", id, lang) != id for id in ("hunt", "siege", "tcg", "wotr") for lang in LANGUAGES)


def test_games_of_one_name_tells_seats_options_and_bots(capsys: Out) -> None:
    assert main(["games", "toy"]) == 0
    shown = capsys.readouterr().out
    assert "red (red), blue (blue)" in shown
    assert "rounds=" in shown
    assert "3 | 2" in shown
    assert "random" in shown
    assert main(["games", "tcg"]) == 0
    shown = capsys.readouterr().out
    assert "deck_p1=" in shown
    assert "deck_p2=" not in shown  # the same for every seat
    assert main(["games", "chess"]) == 2


def test_games_as_json(capsys: Out) -> None:
    assert main(["games", "--json"]) == 0
    toy = next(game for game in json.loads(capsys.readouterr().out) if game["id"] == "toy")
    assert toy["seats"] == [["red", "blue"]]
    assert {"name": "random", "levels": []} in toy["bots"]


def test_arena_prints_a_table_and_keeps_everything(tmp_path: Path, capsys: Out) -> None:
    assert main(["arena", "toy", "random", "seer:quick", "-n", "3", "--swap", "--out", str(tmp_path)]) == 0
    shown = capsys.readouterr().out
    for word in ("toy: 6 matches", "seer:quick", "random", "red", "decisions/s", "points 6", "±"):
        assert word in shown
    assert len(list(tmp_path.glob("toy-*.json"))) == 6
    ElementTree.parse(tmp_path / "arena.svg")
    assert json.loads((tmp_path / "arena.json").read_text())["figures"]["matches"] == 6


def test_arena_as_json_is_the_same_for_the_same_seed(capsys: Out) -> None:
    outcomes = []
    for _ in range(2):
        assert main(["arena", "toy", "random", "random", "-n", "4", "--seed", "8", "--json"]) == 0
        matches = json.loads(capsys.readouterr().out)["matches"]
        outcomes.append([(m["seed"], m["winners"], m["scores"]) for m in matches])
    assert outcomes[0] == outcomes[1]


def test_arena_tells_of_a_bot_that_broke_and_where_its_replay_is(tmp_path: Path, capsys: Out) -> None:
    class Faints(RandomBot):
        name = "faints"

        def choose(self, seen: Seen, chance: Chance) -> Option:
            raise RuntimeError("fainted")

    register_bot(BotMaker("faints", lambda level: Faints(), games=("toy",)))
    assert main(["arena", "toy", "random", "faints", "-n", "2", "--crashes", str(tmp_path)]) == 0
    shown = capsys.readouterr().out
    assert "fainted" in shown
    assert str(tmp_path) in shown
    assert main(["check", str(next(tmp_path.glob("*.json")))]) == 0


def test_bench_takes_as_many_seats_as_the_game_allows(capsys: Out) -> None:
    assert main(["bench", "toy", "--seconds", "0.02", "--seats", "2", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["games"][0]["seats"] == 2
    assert main(["bench", "toy", "--seconds", "0.02", "--seats", "9"]) == 2


def test_bench_measures_and_compares_with_chess(capsys: Out, monkeypatch: pytest.MonkeyPatch) -> None:
    assert main(["bench", "toy", "--seconds", "0.02", "--json"]) == 0
    (game,) = json.loads(capsys.readouterr().out)["games"]
    assert game["game"] == "toy"
    numbers = [value for key, value in game.items() if key not in ("game", "heuristic_games_per_second", "bots")]
    assert game["heuristic_games_per_second"] is None  # the toy has no bots of its own
    assert all(isinstance(number, int | float) and number > 0 for number in numbers)
    monkeypatch.setattr("redbook.arena.speed.find_spec", lambda name: None)
    assert main(["bench", "toy", "--seconds", "0.02"]) == 0
    assert "pip install chess" in capsys.readouterr().out


# -- documents -----------------------------------------------------------------------------------------


def test_check_says_that_a_save_or_a_position_is_sound(save: Path, tmp_path: Path, capsys: Out) -> None:
    assert main(["check", str(save)]) == 0
    assert "6 moves, each checked" in capsys.readouterr().out
    position = tmp_path / "position.json"
    position.write_text(json.dumps(Match.new("toy", seed=1).position()))
    assert main(["check", str(position)]) == 0
    assert "Play a card." in capsys.readouterr().out


@pytest.mark.parametrize(
    ("field", "value", "said"),
    [
        ("moves", ["card 1"] * 6, "move"),
        ("digest", "0" * 16, "another one"),
        ("rules", 99, "rules 99"),
        ("game", "chess", "chess"),
        ("counts", [], "differ in number"),
    ],
)
def test_check_says_what_is_wrong_with_a_save(save: Path, field: str, value: object, said: str, capsys: Out) -> None:
    doc = json.loads(save.read_text("utf-8"))
    doc[field] = value
    save.write_text(json.dumps(doc), "utf-8")
    assert main(["check", str(save)]) == 1
    assert said in capsys.readouterr().out


@pytest.mark.parametrize("text", ["", "not json", "[]", "{}", '{"game": "toy"}', "[" * 100_000, "\x00"])
def test_what_is_no_document_is_refused(tmp_path: Path, text: str, capsys: Out) -> None:
    path = tmp_path / "x.json"
    path.write_text(text)
    assert main(["check", str(path)]) == 2
    assert "neither a saved game nor a record nor a position" in one_line(capsys)


def test_replay_tells_what_happened_through_the_eyes_of_a_seat(save: Path, capsys: Out) -> None:
    assert main(["replay", str(save)]) == 0
    everything = capsys.readouterr().out
    assert everything.count("won the round") == 3
    assert "The game is over" in everything
    assert main(["replay", str(save), "--seat", "red", "--at", "1"]) == 0
    shown = capsys.readouterr().out
    assert "Blue played a card." in shown
    assert "…" in shown
    assert main(["replay", str(save), "--at", "99"]) == 2
    assert "99" in one_line(capsys)


def test_chronicle_writes_a_page(save: Path, tmp_path: Path, capsys: Out) -> None:
    page = tmp_path / "tale.html"
    assert main(["chronicle", str(save), "-o", str(page), "--lang", "pt"]) == 0
    assert '<html lang="pt">' in page.read_text()
    assert str(page) in capsys.readouterr().out.replace("\n", "")


# -- perft and golden ------------------------------------------------------------------------------------


def test_perft_counts_and_divides(capsys: Out) -> None:
    assert main(["perft", "toy", "--depth", "3"]) == 0
    assert "18 lines" in capsys.readouterr().out
    assert main(["perft", "toy", "--depth", "3", "--divide"]) == 0
    assert capsys.readouterr().out.count(": 6\n") == 3


def test_perft_compares_with_a_file(tmp_path: Path, capsys: Out) -> None:
    path = tmp_path / "toy.perft"
    path.write_text("opening seed=1 1:3\n")
    assert main(["perft", "toy", "--check", str(path)]) == 0
    path.write_text("opening seed=1 1:4\n")
    assert main(["perft", "toy", "--check", str(path)]) == 1
    assert "not 4" in capsys.readouterr().out


def test_golden_writes_then_compares(tmp_path: Path, capsys: Out) -> None:
    where = ["golden", "toy", "--folder", str(tmp_path)]
    assert main(where) == 1
    assert main([*where, "--write"]) == 0
    assert main(where) == 0
    path = tmp_path / "toy.txt"
    path.write_text(path.read_text().replace("Play a card.", "Play any card.", 1))
    capsys.readouterr()
    assert main(where) == 1
    assert "+## 1 blue · play-card · Play a card." in capsys.readouterr().out


# -- the table in the browser ---------------------------------------------------------------------------


def test_play_and_serve_start_the_server_with_the_users_own_database(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    calls = []

    class Run:
        @staticmethod
        def serve(settings: Settings, db: str, **page: object) -> None:
            calls.append((settings, db, page))

    monkeypatch.setattr("redbook.cli.table.import_module", lambda name: Run)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert main(["play", "--port", "1234", "--no-browser"]) == 0
    there = ["--db", "postgresql://there", "--workers", "3", "--host", "0.0.0.0", "--bot-processes", "5"]
    assert main(["serve", *there]) == 0
    assert main(["play", "campaign"]) == 0
    assert main(["play", "no-such-game"]) == 2
    (mine, db, page), (theirs, there_too, _), (_, _, road) = calls
    assert (page["page"], road["page"], road["open_browser"]) == ("", "#/play/campaign", True)
    assert page["open_browser"] is False
    assert mine.address.port == 1234
    assert db.endswith("redbook/redbook.db")
    assert (tmp_path / "redbook").is_dir()
    assert (there_too, theirs.address.workers, theirs.address.host) == ("postgresql://there", 3, "0.0.0.0")
    assert (mine.bots.processes, theirs.bots.processes) == (0, 5)


@pytest.mark.parametrize(
    ("platform", "part"), [("linux", ".local/share"), ("darwin", "Library/Application Support"), ("win32", "Local")]
)
def test_the_data_folder_is_the_systems(monkeypatch: pytest.MonkeyPatch, platform: str, part: str) -> None:
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    monkeypatch.delenv("LOCALAPPDATA", raising=False)
    monkeypatch.setattr("sys.platform", platform)
    assert part in paths.data_folder().as_posix()


def test_a_game_tells_programs_all_about_itself(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games", "siege", "--json"]) == 0
    [siege] = json.loads(capsys.readouterr().out)
    assert {question["kind"] for question in siege["questions"]} >= {"move-counters", "declare-attack"}
    assert {"bots", "events", "options", "reasons", "rules", "secrets", "settings", "turn", "view"} <= siege.keys()
