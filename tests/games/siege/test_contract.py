"""The Siege keeps the contract that every game keeps."""

import pytest

from redbook.games.siege.game import GAME
from redbook.kernel import Match, Referee, contract, described
from redbook.kernel.describe import describe
from redbook.kernel.text import LANGUAGES, render


@pytest.mark.parametrize("check", [*contract.CHECKS, *described.CHECKS], ids=lambda check: check.__name__)
@pytest.mark.parametrize("seed", range(3))
def test_the_siege_keeps_the_contract(check: contract.Check, seed: int) -> None:
    check("siege", seed=seed)


def test_the_siege_describes_itself() -> None:
    doc = describe(GAME)
    assert (doc.id, doc.rules, doc.secrets, doc.turn) == ("siege", 2, False, "turn-began")
    assert {setting.name: setting.values for setting in doc.settings} == {
        "turns": (12, 15),
        "morale": ("printed", "strong"),
    }
    questions = {question.kind: question for question in doc.questions}
    assert {kind for kind, question in questions.items() if question.in_gesture} == {
        "move-on",
        "declare-attack",
        "advance-further",
    }
    assert questions["declare-attack"].ends == ("roll",)
    assert next(option for option in doc.options if option.kind == "go").written == "{origin}>{to}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_people_who_roll_are_told_whose_dice_and_which(lang: str) -> None:
    m = Match.new("siege", chance=Referee())
    while m.decision is not None and m.decision.seat != "table":
        m.play(m.decision.options[0])
    assert m.decision is not None
    said = render(m.decision.prompt, lang)
    assert {"en": "the Shadow", "es": "la Sombra", "pt": "a Sombra"}[lang] in said
