"""`redbook cards` and `redbook deck`: what they print, in which language, and with which exit code."""

import json
from pathlib import Path

import pytest

from redbook.cli import main
from redbook.games.tcg.decks import decks
from redbook.games.tcg.words import CLASSES, CULTURES, RACES, TYPES
from redbook.kernel.text import LANGUAGES, bundle

Out = pytest.CaptureFixture[str]
TESTS = Path(__file__).parents[1] / "games" / "tcg"


@pytest.fixture(autouse=True)
def in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REDBOOK_LANG", "en")
    monkeypatch.setenv("COLUMNS", "160")


def test_cards_are_searched(capsys: Out) -> None:
    assert main(["cards", "tcg", "archer", "--culture", "elven", "--type", "companion"]) == 0
    printed = capsys.readouterr().out
    assert "1_50" in printed
    assert "1_51" in printed
    assert "2 cards." in printed


def test_cards_in_portuguese_and_as_json(capsys: Out) -> None:
    assert main(["cards", "tcg", "1_50", "--json", "--lang", "pt"]) == 0
    (card,) = json.loads(capsys.readouterr().out)
    assert (card["id"], card["subtitle"]) == ("1_50", "Folha Verde")
    assert main(["cards", "tcg", "--json"]) == 0
    assert len(json.loads(capsys.readouterr().out)) == 365


@pytest.mark.parametrize(
    ("lang", "culture", "kind"),
    [
        ("en", "Dwarven", "Companion · Dwarf"),
        ("es", "Enanos", "Compañero · Enano"),
        ("pt", "Anões", "Companheiro · Anão"),
    ],
)
def test_what_a_card_is_stands_there_in_words(capsys: Out, lang: str, culture: str, kind: str) -> None:
    assert main(["cards", "tcg", "1_13", "--culture", "dwarven", "--type", "companion", "--lang", lang]) == 0
    printed = capsys.readouterr().out
    assert culture in printed
    assert kind in printed
    assert "dwarven" not in printed


def test_cards_are_found_by_the_words_of_the_language_and_by_ids(capsys: Out) -> None:
    def found(*words: str) -> set[str]:
        assert main(["cards", "tcg", *words, "--json", "--lang", "pt"]) == 0
        return {card["id"] for card in json.loads(capsys.readouterr().out)}

    assert found("arma de tiro", "possessão", "elfos") == found("ranged-weapon", "elven", "possession") != set()
    assert "1_50" in found("companheiro · elfo")


def test_every_word_for_what_a_card_is_has_a_name_in_every_language() -> None:
    groups = {"type": TYPES, "race": RACES, "class": CLASSES, "culture": CULTURES}
    for lang in LANGUAGES:
        made = bundle("tcg", lang)
        assert [
            f"{what}-{id}" for what, ids in groups.items() for id in ids if not made.has_message(f"{what}-{id}")
        ] == []


@pytest.mark.parametrize("lang", ["en", "es", "pt"])
@pytest.mark.parametrize(("game", "count"), [("wotr", 96), ("hunt", 66)])
def test_every_event_ally_and_sorcery_card_can_be_read(capsys: Out, game: str, count: int, lang: str) -> None:
    assert main(["cards", game, "--json", "--lang", lang]) == 0
    cards = json.loads(capsys.readouterr().out)
    assert len({card["id"] for card in cards}) == count
    assert all(card["title"] and card["kind"] and all(card["text"]) for card in cards)


def test_both_halves_of_an_event_card_are_searched(capsys: Out) -> None:
    assert main(["cards", "wotr", "relentless assault", "--type", "shadow-strategy"]) == 0
    shown = capsys.readouterr().out
    assert "sh-strat-" in shown
    assert "culture" not in shown  # a column that would be empty


def test_a_game_without_cards_says_so(capsys: Out) -> None:
    assert main(["cards", "siege"]) == 2
    assert "siege has no list of cards" in capsys.readouterr().err


def test_no_card_is_untested(capsys: Out, tmp_path: Path) -> None:
    assert main(["cards", "tcg", "--untested", "--tests", str(TESTS)]) == 0
    assert capsys.readouterr().out == "Every card has its own tests.\n"
    assert main(["cards", "tcg", "--untested", "--tests", str(tmp_path)]) == 1
    assert "1_50 • Legolas, Greenleaf: no test of its own" in capsys.readouterr().out
    assert main(["cards", "tcg", "--untested", "--tests", str(tmp_path / "nowhere")]) == 2
    assert "There are no tests in" in capsys.readouterr().err


def test_decks_are_listed_and_shown(capsys: Out) -> None:
    assert main(["deck", "list", "--lang", "es"]) == 0
    assert "El Bosque Dorado" in capsys.readouterr().out
    assert main(["deck", "show", "golden-wood", "--ids"]) == 0
    printed = capsys.readouterr().out
    assert "3 1_50 Legolas, Greenleaf" in printed
    assert "Shadow (30)" in printed
    assert main(["deck", "show", "nobodys"]) == 2
    assert "nobodys" in capsys.readouterr().err


def test_a_deck_is_checked_with_reasons(capsys: Out, tmp_path: Path) -> None:
    good = tmp_path / "good.txt"
    good.write_text(decks.write(decks.built_in("durins-folk")))
    assert main(["deck", "check", str(good)]) == 0
    assert "may be played: 30 Free Peoples and 30 Shadow cards" in capsys.readouterr().out
    bad = tmp_path / "bad.txt"
    bad.write_text("5 Dwarf Guard\nNo Such Card\n")
    assert main(["deck", "check", str(bad), "--lang", "es"]) == 1
    printed = capsys.readouterr().out
    assert "Línea 2" in printed
    assert "Guardia enano: 5 cartas con ese título; cuatro como máximo. (tcg 5)" in printed
    assert main(["deck", "check", str(tmp_path / "none.txt")]) == 2


def test_a_deck_file_that_is_no_text_is_refused_in_words(capsys: Out, tmp_path: Path) -> None:
    picture = tmp_path / "deck.png"
    picture.write_bytes(b"\x89PNG\xff\xfe")
    for command in ("check", "show"):
        assert main(["deck", command, str(picture), "--lang", "pt"]) == 2
        assert "não é um arquivo de texto" in capsys.readouterr().err


def test_a_pack_is_opened_and_a_deck_of_other_cards_refused(capsys: Out, tmp_path: Path) -> None:
    assert main(["deck", "pack", "--seed", "4"]) == 0
    first = capsys.readouterr().out
    assert main(["deck", "pack", "--seed", "4"]) == 0
    assert capsys.readouterr().out == first
    pool, wrong = decks.parse(first)
    assert wrong == []
    assert len(pool.draw) + len(pool.sites) > 100
    path = tmp_path / "deck.txt"
    path.write_text(decks.write(decks.built_in("golden-wood")))
    assert main(["deck", "check", str(path), "--sealed", "4"]) == 1
    assert "opened" in capsys.readouterr().out
