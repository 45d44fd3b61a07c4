"""Words as they are said: articles join prepositions in Spanish and Portuguese."""

import json
from pathlib import Path

import pytest

from redbook.kernel.message import Arg
from redbook.kernel.text import contracted, listed, said, with_preposition
from redbook.kernel.words import Words

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


# The browser is asked the same: web/tests/lib/speech.test.ts.
SAID = json.loads(Path(__file__).with_name("said.json").read_text("utf-8"))


@pytest.mark.parametrize(("lang", "id", "args", "text"), SAID["cases"])
def test_messages_are_said_as_people_say_them(lang: str, id: str, args: dict[str, Arg], text: str) -> None:
    assert said(Words(lang, SAID["texts"][lang]), SAID["names"], id, args) == text


@pytest.mark.parametrize(("lang", "words", "text"), SAID["lists"])
def test_the_and_of_a_list(lang: str, words: list[str], text: str) -> None:
    assert listed(words, lang) == text


def test_what_a_name_says_about_itself_is_words_only() -> None:
    words = Words("en", ["figure-orc = Orc\n    .plural = { $many }"])
    with pytest.raises(ValueError, match="plural"):
        words.attribute("figure-orc", "plural")
