"""The Shadow Character deck has its words in three languages: cards, effects, questions, answers and prices."""

import re
from pathlib import Path

import pytest

from games.wotr.table import at, play
from redbook.games.wotr import cards, game
from redbook.games.wotr.board import CARDS, CARDS_IN, COMBAT_HALF, SHADOW_CHARACTER
from redbook.kernel.message import Message
from redbook.kernel.text import LANGUAGES, bundle, pattern, render

SOURCES = [path.read_text("utf-8") for path in sorted(Path(cards.__file__).parent.glob("shadow_character/*.py"))]
TEXT = Path(game.__file__).parent / "text"


def found(regex: str) -> set[str]:
    return {word for source in SOURCES for word in re.findall(regex, source)}


ASKED = found(r'\bask(?:_in_battle)?\(self, (?:b, )?(?:seat|SHADOW), "([a-z-]+)"')
ACTS = found(r'\bact\("([a-z-]+)"\)') | {"hand-free", "hand-gondor", "hand-rohan"}


def ids_in(lang: str) -> list[str]:
    lines = (TEXT / f"{lang}-shadow-character.ftl").read_text("utf-8").splitlines()
    return [line.split(" = ")[0] for line in lines if line[:1].isalpha()]


def test_questions_and_answers_are_found() -> None:
    assert {"ring-region", "worn", "eye", "victim", "leadership", "move-or-attack"} <= ASKED
    assert {"hunt-roll", "use-ring", "recruit", "attack"} <= ACTS


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_has_words(lang: str) -> None:
    words = bundle("wotr", lang)
    ids = [*(f"card-ask-{word}" for word in ASKED), *(f"action-{word}" for word in ACTS)]
    for card in CARDS_IN[SHADOW_CHARACTER]:
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
def test_the_price_of_the_palantir_is_said_in_words(lang: str) -> None:
    m = at(table=[["sh-char-21", "shadow"]], characters={"saruman": "orthanc"}, dice={"free": "will-of-the-west"})
    play(m, "die will-of-the-west")
    assert m.decision is not None
    prices = [option for option in m.decision.options if option.kind == "discard-table"]
    said = [render(Message("wotr", "option-discard-table", option.args()), lang) for option in prices]
    assert len(said) == 2
    assert not any("elven-ring" in line or "will-of" in line or "sh-char" in line for line in said)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_question_is_put_in_words(lang: str) -> None:
    m = at(
        "action shadow", hands={"shadow": ["sh-char-10"]}, dice={"shadow": "character", "free": "event"},
        fellowship={"at": "hollin", "progress": 1},
    )  # fmt: skip
    play(m, "die character", "play-card", "sh-char-10")
    assert m.decision is not None
    line = render(m.decision.prompt, lang)
    assert "ring-region" not in line
    assert "sh-char" not in line
