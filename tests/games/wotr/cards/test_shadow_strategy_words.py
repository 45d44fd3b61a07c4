"""The Shadow Strategy deck has its words in three languages, every question, price and event included."""

import re
from pathlib import Path

import pytest

from redbook.games.wotr import cards
from redbook.games.wotr.board import CARDS, CARDS_IN, COMBAT_HALF
from redbook.games.wotr.cards import missing_cards
from redbook.kernel import Message
from redbook.kernel.text import LANGUAGES, bundle, pattern, render

SOURCES = sorted(Path(cards.__file__).parent.glob("shadow_strategy/*.py"))
ASKED = {
    word
    for source in SOURCES
    for call in re.findall(r"\bask(?:_in_battle)?\(self,.*", source.read_text("utf-8"))
    for word in re.findall(r'"([a-z-]+)"', call)
}


def test_the_whole_deck_has_behaviour() -> None:
    deck = {CARDS[card] for card in CARDS_IN[3]} | {COMBAT_HALF[card] for card in CARDS_IN[3]}
    assert not deck & set(missing_cards())


def test_the_questions_are_found() -> None:
    assert {"army", "nation", "figure-lost", "leader-lost", "raiders", "own-hits", "scarce-recruits"} <= ASKED


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_effect_and_question_has_words(lang: str) -> None:
    words = bundle("wotr", lang)
    ids = [f"card-ask-{word}" for word in ASKED] + ["price-any-die", "price-will-of-the-west"]
    for card in CARDS_IN[3]:
        for thing, id in (("card", CARDS[card]), ("effect", COMBAT_HALF[card])):
            ids += [f"{thing}-{id}", f"{thing}-{id}-text", f"cause-{id}"]
    for id in ids:
        assert pattern(words, id, {}).strip()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("number", [1, 2])
def test_lost_dice_are_told(lang: str, number: int) -> None:
    args = {"side": "free", "face": "will-of-the-west", "number": number, "why": "sh-strat-04"}
    text = render(Message("wotr", "event-dice-lost", args), lang)
    assert "will-of-the-west" not in text
    assert "sh-strat" not in text


def test_no_two_files_of_a_language_give_the_same_word() -> None:
    folder = Path(cards.__file__).parent.parent / "text"
    for lang in LANGUAGES:
        mine = set(re.findall(r"^([a-z0-9-]+) =", (folder / f"{lang}-shadow-strategy.ftl").read_text("utf-8"), re.M))
        for path in folder.glob(f"{lang}*.ftl"):
            if "shadow-strategy" not in path.name:
                assert not mine & set(re.findall(r"^([a-z0-9-]+) =", path.read_text("utf-8"), re.M)), path.name
