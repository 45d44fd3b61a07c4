"""What a host may set: from a file, the environment and flags, in this order, each thing described once."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from pathlib import Path

import pytest

from redbook.cli import main
from redbook.kernel import RedbookError
from redbook.server import settings
from redbook.server.settings import BadServerSetting, BadSettingsFile, Held, Settings, UnknownServerSetting

PAGE = Path(__file__).parents[2] / "docs" / "settings.md"
MARK = "<!-- written by the settings themselves"


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder without a redbook.toml, and no variables of whoever runs the tests."""
    monkeypatch.chdir(tmp_path)
    for variable in [name for name in os.environ if name.startswith("REDBOOK_")]:
        monkeypatch.delenv(variable)
    return tmp_path


def held(*flags: tuple[str, str, str], toml: str = "", **environment: str) -> Held:
    if toml:
        Path("redbook.toml").write_text(toml)
    given: Mapping[str, str] = environment
    return settings.held(flags, environment=given)


def test_with_nothing_said_the_defaults_hold() -> None:
    assert held() == Held(Settings(), {})


def test_the_environment_comes_after_the_file_and_flags_after_both() -> None:
    toml = "[limits]\ntables_per_hour = 1\ntables_per_day = 2\nsockets_per_token = 3\n"
    found = held(
        ("limits.sockets_per_token", "30", "--set"),
        toml=toml,
        REDBOOK_LIMITS_TABLES_PER_DAY="20",
        REDBOOK_LIMITS_SOCKETS_PER_TOKEN="29",
    )
    limits = found.settings.limits
    assert (limits.tables_per_hour, limits.tables_per_day, limits.sockets_per_token) == (1, 20, 30)
    assert found.origins == {
        "limits.tables_per_hour": "redbook.toml",
        "limits.tables_per_day": "REDBOOK_LIMITS_TABLES_PER_DAY",
        "limits.sockets_per_token": "--set",
    }
    assert limits.sockets_per_minute == Settings().limits.sockets_per_minute


def test_a_list_is_parted_by_commas_and_a_switch_is_a_word() -> None:
    found = held(REDBOOK_ADDRESS_PROXIES="10.0.0.0/8, ::1", REDBOOK_LIMITS_ENFORCED="false", REDBOOK_BOTS_DELAY="0")
    assert found.settings.address.proxies == ("10.0.0.0/8", "::1")
    assert found.settings.limits.enforced is False
    assert found.settings.bots.delay == 0.0


def test_another_file_is_named_by_a_variable(tmp_path: Path) -> None:
    (tmp_path / "club.toml").write_text("[address]\nport = 99\n")
    found = held(toml="[address]\nport = 98\n", REDBOOK_SETTINGS=str(tmp_path / "club.toml"))
    assert found.settings.address.port == 99


def test_variables_of_others_are_left_alone() -> None:
    assert held(REDBOOK_LANG="es", REDBOOK_KILL_GAMES="3").origins == {}


@pytest.mark.parametrize(
    ("toml", "kind", "named"),
    [
        ("[limits]\ntable_per_hour = 1\n", UnknownServerSetting, "limits.tables_per_hour"),
        ("[limit]\ntables_per_hour = 1\n", UnknownServerSetting, "limits"),
        ("[address]\nport = '80'\n", BadServerSetting, "address.port"),
        ("[address]\nport = 70000\n", BadServerSetting, "address.port"),
        ("[address]\nproxies = ['home']\n", BadServerSetting, "address.proxies"),
        ("limits = 3\n", BadServerSetting, "limits"),
        ("[address\n", BadSettingsFile, "redbook.toml"),
    ],
)
def test_what_cannot_be_is_told_with_its_file_and_name(toml: str, kind: type[RedbookError], named: str) -> None:
    with pytest.raises(kind) as wrong:
        held(toml=toml)
    assert named in str(wrong.value)
    assert "redbook.toml" in str(wrong.value)


def test_a_mistyped_variable_is_told_and_what_was_meant() -> None:
    with pytest.raises(UnknownServerSetting) as wrong:
        held(REDBOOK_LIMITS_TABLE_PER_HOUR="3")
    assert "Did you mean REDBOOK_LIMITS_TABLES_PER_HOUR?" in str(wrong.value)


def test_a_file_that_was_named_has_to_be_there() -> None:
    with pytest.raises(BadSettingsFile):
        settings.held(file=Path("nowhere.toml"), environment={})


def test_serve_says_what_is_wrong_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    Path("redbook.toml").write_text("[limits]\ntables_per_hor = 3\n")
    assert main(["serve", "--lang", "pt"]) == 2
    line = capsys.readouterr().err
    assert line.strip().count("\n") == 0
    assert "redbook.toml" in line
    assert "Você quis dizer limits.tables_per_hour?" in line


def test_what_holds_is_shown_with_its_origin_and_without_passwords(capsys: pytest.CaptureFixture[str]) -> None:
    Path("redbook.toml").write_text("[store]\ndb = 'postgresql://frodo:precious@localhost/tables'\n")
    assert main(["serve", "--port", "81", "--set", "limits.tables_per_hour=7", "--show-settings"]) == 0
    lines = {line.split()[0]: line for line in capsys.readouterr().out.splitlines()}
    assert re.search(r"81\s+--port", lines["address.port"])
    assert re.search(r"7\s+--set", lines["limits.tables_per_hour"])
    assert "redbook.toml" in lines["store.db"]
    assert "precious" not in lines["store.db"]
    assert {field.path for field in settings.fields()} <= lines.keys()


def test_serve_starts_with_what_holds(monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[tuple[Settings, str]] = []

    class Run:
        @staticmethod
        def serve(settings: Settings, db: str, **page: object) -> None:
            calls.append((settings, db))

    monkeypatch.setattr("redbook.cli.table.import_module", lambda name: Run)
    Path("redbook.toml").write_text("[address]\nport = 82\nhost = '::1'\n[store]\ndb = 'here.db'\n")
    assert main(["serve", "--set", "limits.strangers=9", "--port", "83"]) == 0
    assert main(["play", "--no-browser"]) == 0
    (served, db), (played, _) = calls
    assert (served.address.host, served.address.port, db) == ("::1", 83, "here.db")
    assert served.limits.strangers == 9
    assert played == Settings.alone()  # the file is for those who serve others


def test_the_page_of_settings_is_fresh() -> None:
    """REDBOOK_WRITE_DOCS=1 writes it anew; the variable is read before the fixture takes it away."""
    before, mark, rest = PAGE.read_text("utf-8").partition(MARK)
    line, _, table = rest.partition("\n\n")
    if WRITE:
        PAGE.write_text(f"{before}{mark}{line}\n\n{settings.page_table()}", "utf-8")
    else:
        assert table == settings.page_table()


def test_every_setting_says_what_it_means() -> None:
    for field in settings.fields():
        assert len(field.means) > 10, field.path


WRITE = os.environ.get("REDBOOK_WRITE_DOCS") == "1"
