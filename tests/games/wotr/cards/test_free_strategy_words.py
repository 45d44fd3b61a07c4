"""The Free Peoples Strategy deck has its words in three languages: cards, effects, questions and a price."""

import re
from pathlib import Path

import pytest

from games.wotr.table import at, play
from redbook.games.wotr import cards, game
from redbook.games.wotr.board import CARDS, CARDS_IN, COMBAT_HALF, FREE_STRATEGY
from redbook.kernel.message import Message
from redbook.kernel.text import LANGUAGES, bundle, pattern, render

SOURCES = [path.read_text("utf-8") for path in sorted(Path(cards.__file__).parent.glob("free_strategy/*.py"))]
TEXT = Path(game.__file__).parent / "text"
ASKED = {
    word
    for source in SOURCES
    for word in re.findall(r'\bask(?:_in_battle)?\(self, (?:b, )?(?:seat|side), "([a-z-]+)"', source)
}


def ids_in(lang: str) -> list[str]:
    lines = (TEXT / f"{lang}-free-strategy.ftl").read_text("utf-8").splitlines()
    return [line.split(" = ")[0] for line in lines if line[:1].isalpha()]


def test_the_questions_are_found() -> None:
    assert {"army", "nation", "region", "scouts", "siege"} == ASKED


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_has_words(lang: str) -> None:
    words = bundle("wotr", lang)
    ids = [f"card-ask-{word}" for word in ASKED]
    for card in CARDS_IN[FREE_STRATEGY]:
        for thing, id in (("card", CARDS[card]), ("effect", COMBAT_HALF[card])):
            ids += [f"{thing}-{id}", f"{thing}-{id}-text", f"cause-{id}"]
    for id in ids:
        assert pattern(words, id, {}).strip()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_same_ids_in_every_language_and_none_twice(lang: str) -> None:
    ids = ids_in(lang)
    assert ids == ids_in("en")
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_price_of_a_power_too_great_is_said_in_words(lang: str) -> None:
    m = at(
        "action shadow", table=[["fp-strat-02", "free"]], dice={"shadow": "army", "free": "event"},
        hands={"shadow": ["sh-strat-01", "sh-strat-04", "sh-char-05"]},
    )  # fmt: skip
    play(m, "die army")
    assert m.decision is not None
    (price,) = [option for option in m.decision.options if option.kind == "discard-table"]
    said = [render(Message("wotr", "option-discard-table", price.args()), lang)]
    m.play(price)
    said.append(render(m.decision.prompt, lang))
    assert not any("fp-strat" in line or "army-and" in line or "army" in line for line in said)
