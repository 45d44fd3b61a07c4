"""The page of coverage sums what belongs together."""

from scripts.test_changelog import script

coverage = script("coverage")


def summary(statements: int, lines: int, branches: int, ways: int) -> dict[str, dict[str, int]]:
    names = ("num_statements", "covered_lines", "num_branches", "covered_branches")
    return {"summary": dict(zip(names, (statements, lines, branches, ways), strict=True))}


def test_a_file_belongs_to_the_nearest_package() -> None:
    assert coverage.package_of("src/redbook/bots/registry.py") == "bots"
    assert coverage.package_of("src/redbook/bots/wotr/war/siege.py") == "bots/wotr"
    assert coverage.package_of("src/redbook/server/app.py") is None


def test_rows_are_sums_and_shares() -> None:
    page = coverage.page(
        {
            "src/redbook/kernel/play.py": summary(1000, 900, 100, 100),
            "src/redbook/kernel/match.py": summary(1000, 1000, 100, 80),
            "src/redbook/games/siege/turn.py": summary(10, 10, 0, 0),
            "src/redbook/server/app.py": summary(10, 0, 0, 0),
        },
        "abc1234",
    )
    assert "at commit `abc1234`" in page
    assert "| `kernel` | 2,000 | 1,900 | 200 | 180 | 94.5 % |\n| `games/siege` | 10 | 10 | 0 | 0 | 100.0 % |\n" in page
    assert page.endswith("| **all** | 2,010 | 1,910 | 200 | 180 | 94.6 % |\n")
