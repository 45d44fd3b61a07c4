"""What bots in other processes tell of themselves, by files in a folder. (Importing `thinkers` registers them.)"""

from __future__ import annotations

from pathlib import Path

FOLDER = "REDBOOK_TEST_THINKERS"


class Signs:
    """The folder as the test sees it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def thinking(self) -> list[int]:
        """The processes that have begun to think, in the order in which they did."""
        return [int(path.read_text()) for path in sorted(self.folder.glob("thinking-*"), key=lambda path: path.name)]

    def go_on(self) -> None:
        (self.folder / "go").touch()
