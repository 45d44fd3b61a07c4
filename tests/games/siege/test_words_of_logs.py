"""Whole logs, said in three languages: what no player would print is refused."""

import re

import pytest

from redbook.bots.players import usual_players
from redbook.kernel import Match
from redbook.kernel.scrutiny import walk
from redbook.kernel.text import JOINED, LANGUAGES, render
from test_language import ENGLISH, WRONG, first_letter

PLACE = r"(?:[\w’' ]+ )?\(?\d{4}\)?"
SENSELESS = {
    "from a place to the same place": re.compile(
        rf"(?:\bfrom|\bde|\bdel|\bdo|\bda) ({PLACE}) (?:to|a|al|para) \1(?!\w)"
    ),
    "two pairs of brackets in a row": re.compile(r"\) \((?!\d+ [MP]{2}\))"),
    "brackets within brackets": re.compile(r"\([^()]*\([^()]*\)\)"),
    "a name told twice": re.compile(r"\b((?:[A-ZÁÉÍÓÚ]\w+ ?)+): (?:the |el |la |los |o |a |os )?\1\b"),
    "a sign of programs": re.compile(r"[<>=_|]"),
    "nobody as somebody": re.compile(r"\b(?:nobody|nadie|ninguém)\)"),
}


@pytest.fixture(scope="module", params=[(31, 0), (32, 15)], ids=["plain", "whims"])
def finished(request: pytest.FixtureRequest) -> Match:
    seed, whims = request.param
    *_, last = walk("siege", seed, usual_players("siege", seed, whims=whims))
    return last


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_log_says_nothing_that_cannot_be_right(finished: Match, lang: str) -> None:
    apart = re.compile(r"(?<!\w)(?:" + "|".join(JOINED.get(lang, {"\0": ""})) + r")(?= \w)")
    found = []
    for told in finished.events:
        text = render(told.message("siege"), lang)
        wrong = [what for what, pattern in (WRONG | SENSELESS).items() if pattern.search(text)]
        wrong += ["an English word"] if lang != "en" and ENGLISH.search(text) else []
        wrong += ["an article apart"] if apart.search(text) else []
        wrong += ["it begins small"] if first_letter(text).islower() else []
        found += [f"{text!r}: {', '.join(wrong)}"] if wrong else []
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    "line",
    [
        "From 1801 off the map; from 1801 to 1801",
        "Puntos para la Sombra: 5 (toma de Cair Andros: Cair Andros (2407))",
        "As obras da ponte se perdem com Osgiliath (0908) (a Sombra).",
        "Resultado: atacante AVI, defensor DE- (fila >=96, columna 6:1)",
        "Moral del Oeste: el Oeste tiene Osgiliath (+1)",
    ],
)
def test_the_net_holds(line: str) -> None:
    """Lines that stood in logs, or might have."""
    assert any(pattern.search(line) for pattern in SENSELESS.values())
