"""The Free Peoples Character deck has its words in three languages, every question included."""

import re
from pathlib import Path

import pytest

from redbook.games.wotr import cards
from redbook.games.wotr.board import CARDS, CARDS_IN, COMBAT_HALF
from redbook.kernel.text import LANGUAGES, bundle, pattern

SOURCES = sorted(Path(cards.__file__).parent.glob("free_character/*.py"))
ASKED = {
    word
    for source in SOURCES
    for call in re.findall(r"\bask(?:_in_battle)?\(self,.*", source.read_text("utf-8"))
    for word in re.findall(r'"([a-z-]+)"', call)
}


def test_the_questions_are_found() -> None:
    assert {"army", "refuge", "sacrifice", "hide-fellowship", "move-fellowship"} <= ASKED


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_effect_and_question_has_words(lang: str) -> None:
    words = bundle("wotr", lang)
    ids = [f"card-ask-{word}" for word in ASKED]
    for card in CARDS_IN[0]:
        for thing, id in (("card", CARDS[card]), ("effect", COMBAT_HALF[card])):
            ids += [f"{thing}-{id}", f"{thing}-{id}-text", f"cause-{id}"]
    for id in ids:
        assert pattern(words, id, {}).strip()
