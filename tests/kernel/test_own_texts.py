"""Card texts that people bring themselves: read, checked, shown wherever a card is named, and never trusted."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from redbook.kernel import Match, Message, own_texts
from redbook.kernel.own_texts import BadTexts, forget_texts, printed, read_texts
from redbook.kernel.text import LANGUAGES, brought_words, render, render_error


@pytest.fixture(autouse=True)
def nothing_brought() -> Iterator[None]:
    yield
    forget_texts()


def toml(folder: Path, text: str) -> Path:
    path = folder / "mine.toml"
    path.write_text(text, "utf-8")
    return path


def as_json(folder: Path, texts: Any) -> Path:
    path = folder / "mine.json"
    path.write_text(json.dumps(texts), "utf-8")
    return path


MINE = """
[hunt.pt.ally1-07]
name = 'Um "nome" {meu} \\ de teste'
text = ["Primeiro efeito.", "Segundo { $efeito }."]

[hunt.en.ally1-07]
name = "A name of mine"

[wotr.en.fp-char-01]
text = ["An event half.", "A combat half."]

[tcg.en.1_12]
name = "A Dwarf of mine"
"""


def of(game: str, lang: str, id: str) -> Any:
    return next(card for card in printed(game, lang) if card.id == id)


def test_names_and_texts_are_shown(tmp_path: Path) -> None:
    ours = of("hunt", "pt", "ally1-07")
    assert read_texts(toml(tmp_path, MINE)) == 4
    card = of("hunt", "pt", "ally1-07")
    assert card.title == 'Um "nome" {meu} \\ de teste', "nothing in it is syntax"
    assert card.text == ("Primeiro efeito.", "Segundo { $efeito }.")
    assert (card.id, card.type, card.kind) == (ours.id, ours.type, ours.kind)
    assert of("hunt", "en", "ally1-07").text == of("hunt", "en", "ally1-07").text
    assert of("hunt", "en", "ally1-07").title == "A name of mine"
    assert of("wotr", "en", "fp-char-01").text == ("An event half.", "A combat half.")
    dwarf = of("tcg", "en", "1_12")
    assert (dwarf.title, dwarf.subtitle) == ("A Dwarf of mine", "")


def test_prompts_and_the_log_say_them_too(tmp_path: Path) -> None:
    read_texts(toml(tmp_path, MINE))
    assert "A name of mine" in render(Message("hunt", "event-ally-played", {"card": "ally1-07"}), "en")
    said = render(Message("hunt", "option-play-ally", {"card": "ally1-07"}), "pt")
    assert 'Um "nome" {meu} \\ de teste' in said
    assert render(Message("hunt", "effect-ally1-07-2", {}), "pt") == "Segundo { $efeito }."
    assert "A Dwarf of mine" in brought_words("tcg", "en")
    assert render(Message("wotr", "card-fp-char-01-text", {}), "en") == "An event half."
    assert brought_words("hunt", "es") == ""


def test_another_language_and_the_game_itself_stay_as_they_are(tmp_path: Path) -> None:
    before = printed("hunt", "es"), Match.new("hunt", seed=1).digest()
    read_texts(toml(tmp_path, MINE))
    assert (printed("hunt", "es"), Match.new("hunt", seed=1).digest()) == before
    forget_texts()
    assert "mine" not in of("hunt", "en", "ally1-07").title


def test_a_later_file_overrides_an_earlier_one(tmp_path: Path) -> None:
    read_texts(toml(tmp_path, MINE))
    read_texts(as_json(tmp_path, {"hunt": {"en": {"ally1-07": {"name": "Another"}, "ally1-08": {"name": "More"}}}}))
    assert [of("hunt", "en", id).title for id in ("ally1-07", "ally1-08")] == ["Another", "More"]


@pytest.mark.parametrize(
    ("texts", "why"),
    [
        ({"hunt": {"en": {"ally1-99": {"name": "x"}, "ally9-01": {"name": "x"}}}}, "hunt.en: ally1-99, ally9-01?"),
        ({"chess": {"en": {}}}, "chess?"),
        ({"hunt": {"de": {}}}, "hunt.de: en | es | pt"),
        ({"hunt": {"en": {"ally1-07": {"text": ["one"]}}}}, "hunt.en.ally1-07: text 1 ≠ 2"),
        ({"hunt": {"en": {"ally1-07": {"text": "one"}}}}, "text 1 ≠ 2"),
        ({"hunt": {"en": {"ally1-07": {"name": ""}}}}, "length >= 1"),
        ({"hunt": {"en": {"ally1-07": {"name": "x" * 101}}}}, "length <= 100"),
        ({"hunt": {"en": {"ally1-07": {"text": ["x" * 1001, "y"]}}}}, "length <= 1000"),
        ({"hunt": {"en": {"ally1-07": {"name": "a\nb = c"}}}}, "matching regex"),
        ({"hunt": {"en": {"ally1-07": {"title": "x"}}}}, "unknown field `title`"),
        ({"hunt": []}, "Expected `object`"),
    ],
)
def test_what_is_wrong_is_named_and_nothing_is_taken(tmp_path: Path, texts: Any, why: str) -> None:
    with pytest.raises(BadTexts) as wrong:
        read_texts(as_json(tmp_path, {"hunt": {"en": {"ally1-01": {"name": "Mine"}}}} | texts))
    assert why in str(wrong.value)
    assert all("mine.json" in render_error(wrong.value, lang) for lang in LANGUAGES)
    assert own_texts.printed("hunt", "en")[0].title != "Mine"


def test_a_file_is_bounded_and_must_be_what_it_says(tmp_path: Path) -> None:
    large = tmp_path / "large.toml"
    large.write_bytes(b"#" * (1024 * 1024 + 1))
    with pytest.raises(BadTexts, match="1024 KiB"):
        read_texts(large)
    for content in (b"[hunt", b"\xff\xfe", b"[" * 100_000):
        for name in ("odd.toml", "odd.json"):
            odd = tmp_path / name
            odd.write_bytes(content)
            with pytest.raises(BadTexts):
                read_texts(odd)
