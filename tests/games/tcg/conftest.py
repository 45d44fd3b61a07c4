"""A test that is named after a card must have that card at the table."""

import re
from collections.abc import Iterator

import pytest

from redbook.games.tcg.table.kinds import KINDS

from .scene import Scene


@pytest.fixture(autouse=True)
def card_of_the_name_is_there(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    wanted = set(re.findall(r"(?<!\d)\d+_\d+", request.node.name.partition("[")[0]))
    scenes: list[Scene] = []
    begin = Scene.__init__

    def noted(self: Scene, *args: object, **more: object) -> None:
        begin(self, *args, **more)  # type: ignore[arg-type]
        scenes.append(self)

    if wanted:
        monkeypatch.setattr(Scene, "__init__", noted)
    yield
    seen = {KINDS[kind].id for scene in scenes for kind in scene.s.kind}
    assert wanted <= seen, f"not at the table: {sorted(wanted - seen)}"
