"""What is printed on the boards is fresh, whole, and says the names that the games say."""

from __future__ import annotations

import hashlib
import json
import re
from pathlib import Path

import pytest

from redbook.games.hunt.board import BOARDS
from redbook.games.siege.board import HEXES
from redbook.games.siege.pieces import COMBAT, IDS
from redbook.games.tcg.table.kinds import BY_ID
from redbook.games.wotr.board import REGIONS
from redbook.kernel.text import LANGUAGES
from redbook.pictures.art import ART, THEMES, cards, printed, sheet, stamp
from redbook.pictures.page import Page

ROOT = Path(__file__).parents[2]


def plain(svg: str) -> str:
    """Letters and figures alone, as small ones: names are broken into lines and written in capitals."""
    words = re.sub(r"<[^>]*>", "", svg).replace("&amp;", "&")
    return re.sub(r"[^\w’'&-]", "", words).lower()


def test_the_art_is_fresh() -> None:
    """The client's drawings, as they are now. A change to one of these files wants `make art`."""
    made: dict[str, str] = json.loads((ART / "made.json").read_text("utf-8"))
    assert "web/src/boards/wotr/map/layers/Ground.svelte" in made
    stale = [
        path for path, digest in made.items() if hashlib.sha256((ROOT / path).read_bytes()).hexdigest()[:12] != digest
    ]
    assert stale == [], "stale: make art"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_maps_say_the_names_that_games_say(lang: str) -> None:
    war = plain(printed("wotr", "ground", lang, "light"))
    page = Page("wotr", lang, "light")
    assert [region for region in REGIONS if plain(page.name("region", region)) not in war] == []
    for part in (1, 2):
        page = Page("hunt", lang, "light")
        names = plain(printed(f"hunt-{part}", "names", lang, "light"))
        locations = [id for id in BOARDS[part].ids[1:] if id.isdigit()]
        told = {id: re.sub(r" \(\w+\)$", "", page.name("place", f"{part}-{id}")) for id in locations}
        assert [name for name in told.values() if plain(name) not in names] == []


def test_every_place_and_piece_is_drawn() -> None:
    assert set(sheet("wotr").shapes) == set(REGIONS)
    assert set(sheet("siege").hexes) == set(HEXES)
    for part in (1, 2):
        assert set(sheet(f"hunt-{part}").places) == set(BOARDS[part].ids[1:])
    for theme in THEMES:
        for n, id in enumerate(IDS):
            assert stamp("siege", id, theme)
            assert not COMBAT[n] or stamp("siege", f"{id}-reduced", theme)
    assert set(cards().windows) >= set(BY_ID)
