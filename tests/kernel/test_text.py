"""Words as they are said: articles join prepositions in Spanish and Portuguese."""

import json
from pathlib import Path

import pytest

from redbook.kernel.text import contracted, listed, with_preposition

# The browser joins them by the same table and is asked the same: web/tests/lib/joined.test.ts.
CASES = json.loads(Path(__file__).with_name("joined.json").read_text("utf-8"))


@pytest.mark.parametrize(("lang", "written", "said"), CASES)
def test_articles_join_prepositions(lang: str, written: str, said: str) -> None:
    assert contracted(written, lang) == said


def test_a_preposition_joins_only_what_follows_it() -> None:
    assert with_preposition("de", "el Oeste", "es") == "del Oeste"
    assert with_preposition("a", "a carta de o jogador", "pt") == "à carta de o jogador"
    assert with_preposition("de", "esta carta", "pt") == "desta carta"
    assert with_preposition("de", "El Señor", "es") == "de El Señor"
    assert with_preposition("a", "o", "pt") == "a o"
    assert with_preposition("a", "el", "en") == "a el"


def test_lists_are_joined_as_people_say_them() -> None:
    assert listed(["a", "b", "c"], "es") == "a, b y c"
    assert listed(["a"], "pt") == "a"
    assert listed([], "en") == ""
