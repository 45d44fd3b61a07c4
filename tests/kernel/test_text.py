"""Words as they are said: articles join prepositions in Spanish and Portuguese."""

import pytest

from redbook.kernel.text import contracted, listed


@pytest.mark.parametrize(
    ("lang", "written", "said"),
    [
        ("en", "the end of a el", "the end of a el"),
        ("es", "Moral de el Oeste", "Moral del Oeste"),
        ("es", "A el Oeste", "Al Oeste"),
        ("es", "de El Señor", "de El Señor"),
        ("es", "de ella y a ellos", "de ella y a ellos"),
        ("pt", "Moral de o Oeste", "Moral do Oeste"),
        ("pt", "Cabe a a Sombra", "Cabe à Sombra"),
        ("pt", "por os Rohirrim, em as colinas", "pelos Rohirrim, nas colinas"),
        ("pt", "de onde", "de onde"),
    ],
)
def test_articles_join_prepositions(lang: str, written: str, said: str) -> None:
    assert contracted(written, lang) == said


def test_lists_are_joined_as_people_say_them() -> None:
    assert listed(["a", "b", "c"], "es") == "a, b y c"
    assert listed(["a"], "pt") == "a"
    assert listed([], "en") == ""
