"""No card without a test of its own: of its effect, and of what it asks for where that is missing."""

from pathlib import Path

from redbook.games.tcg.untested import asks, read_tests, untested

HERE = Path(__file__).parent


def test_every_card_has_its_own_tests() -> None:
    assert untested(HERE) == []


def test_a_missing_test_is_noticed(tmp_path: Path) -> None:
    assert len(untested(tmp_path)) > 365
    (tmp_path / "test_some.py").write_text(
        "def test_1_13_is_strong():\n    assert 1\n\n\n"
        "def test_1_14_says_nothing():\n    pass\n\n\n"
        "def test_1_3_is_refused():\n    assert t.why_not('play axe-strike')\n"
    )
    tests = read_tests(tmp_path)
    assert (tests.own, tests.unmet) == ({"1_13", "1_3"}, {"1_3"})


def test_what_asks_for_something() -> None:
    from redbook.games.tcg.table.kinds import BY_ID

    assert [id for id in ("1_13", "1_9", "1_5", "1_133", "1_317", "1_290", "1_42") if asks(BY_ID[id])] == [
        "1_13", "1_9", "1_290", "1_42",
    ]  # fmt: skip
