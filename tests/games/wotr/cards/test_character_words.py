"""Every Character, and the Nazgûl, has words in three languages for what the figure can do."""

import pytest

from redbook.games.wotr.board import CHARACTERS
from redbook.kernel.text import LANGUAGES, bundle, pattern


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("figure", [*CHARACTERS, "nazgul"])
def test_the_abilities_of_a_character_can_be_read(lang: str, figure: str) -> None:
    assert pattern(bundle("wotr", lang), f"figure-{figure}-text", {}).strip()
