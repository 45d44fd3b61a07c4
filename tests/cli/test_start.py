"""The command line starts quickly: what a command does not need is not loaded."""

import subprocess
import sys

import pytest

HEAVY = ("babel", "fluent.runtime", "markdown_it", "litestar", "sqlalchemy", "uvicorn", "alembic", "websockets")
HEAVY += ("numpy", "ray", "asyncio", "http.client", "urllib.request")
FOR_COMMANDS = ("fluent.syntax", "rich", "typer", "openskill", "redbook.cli", "redbook.arena")


def loaded(code: str) -> set[str]:
    """Which of the heavy modules a fresh Python has loaded after this."""
    tail = f"\nimport sys\nprint('loaded', *(name for name in {HEAVY + FOR_COMMANDS!r} if name in sys.modules))"
    done = subprocess.run([sys.executable, "-c", code + tail], capture_output=True, text=True, check=True)
    return set(done.stdout.splitlines()[-1].split()[1:])


@pytest.mark.parametrize(
    "code",
    [
        "import redbook",
        "import redbook.cli",
        "from redbook.cli import main; main(['--help'])",
        "from redbook.cli import main; main(['--version'])",
        "from redbook.cli import main; main(['play', '--help', '--lang', 'pt'])",
        "from redbook.cli import main; main(['no-such-command'])",
        "from redbook.cli import main; main(['games'])",
        "from redbook.cli import main; main(['arena', 'siege', 'random', 'random', '-n', '1', '--json'])",
    ],
)
def test_nothing_heavy_is_loaded(code: str) -> None:
    assert loaded(code) & set(HEAVY) == set()


def test_the_library_loads_the_kernel_and_no_more() -> None:
    """`import redbook` stays under 0.1 s of CPU: scripts/package_check.py measures it."""
    assert loaded("import redbook") == set()


def test_markdown_is_there_for_whoever_wants_it_after_the_help() -> None:
    code = (
        "from redbook.cli import main; main(['--help'])\n"
        "from rich.markdown import Markdown; assert Markdown('*x*').markup == '*x*'"
    )
    assert loaded(code) & set(HEAVY) == {"markdown_it"}
