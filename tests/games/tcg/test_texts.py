"""The text of every card is made in three languages from what the rules obey."""

import re
from pathlib import Path

import pytest

import redbook.games.tcg
from redbook.games.tcg.cards import load
from redbook.games.tcg.cardtext import card_text
from redbook.games.tcg.kinds import BY_ID, KINDS
from redbook.kernel.text import LANGUAGES

load()
WORDS = Path(redbook.games.tcg.__file__).parent / "speech" / "words"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_has_its_text(lang: str) -> None:
    for kind in KINDS:
        lines = card_text(kind, lang)
        assert bool(lines) == bool(kind.frames or kind.keywords or (kind.place and kind.type != "ally")), kind
        for line in lines:
            assert line[0].isupper(), line
            assert line.endswith("."), line
            assert not re.search(r"\{|\}|  | ,| \.|\b(None|target)\b", line), line


def test_the_three_grammars_know_the_same_words() -> None:
    ids = {
        lang: set(re.findall(r"^([a-z][\w-]*) =", (WORDS / f"{lang}.ftl").read_text("utf-8"), re.MULTILINE))
        for lang in LANGUAGES
    }
    assert ids["es"] == ids["pt"]
    assert {id for id in ids["es"] - ids["en"] if not id.startswith("det-")} == set()
    assert ids["en"] - ids["es"] == set()


def test_some_texts_word_by_word() -> None:
    def text(id: str, lang: str) -> str:
        return " ".join(card_text(BY_ID[id], lang))

    assert text("1_4", "en") == "Skirmish: Exert a Dwarf to make that Dwarf strength +3 and damage +1."
    assert text("1_4", "es") == "Combate: Esfuerza a un Enano para dar a ese Enano fuerza +3 y daño +1."
    assert text("1_4", "pt") == "Combate: Esforce um Anão para dar a esse Anão força +3 e dano +1."
    assert text("1_63", "en") == "Maneuver: Exert an Elf to discard a Sauron minion, condition or possession."
    assert text("1_69", "pt").endswith("para descartar uma condição de Isengard ou de Moria.")
    assert text("1_141", "en").endswith("Each archer companion or ally is strength −1.")
    assert text("1_141", "es").endswith("Cada compañero o aliado arquero tiene fuerza −1.")
    assert text("1_331", "es").startswith("Llanura. Combate: Esfuerza a tu compañero o a tu esbirro para")
    assert text("1_330", "pt").endswith("pulam-se as fases de comando e combate.")
    assert "a companion not bearing Blade Tip and skirmishing the bearer" in text("1_216", "en")
    assert text("1_345", "es").endswith("para jugar un arma de la Sombra de tu pila de descartes.")
    assert text("1_337", "pt").endswith("Quando a irmandade sair deste local, retire 2 marcadores de penumbra.")


def test_what_a_text_says_of_its_card_and_of_others() -> None:
    def text(id: str, lang: str) -> str:
        return " ".join(card_text(BY_ID[id], lang))

    assert text("1_310", "en").endswith(
        "If Frodo, your Ring-bearer, is killed, make Sam the Ring-bearer (resistance 5)."
    )
    assert text("1_291", "es") == "Comunidad: Esfuerza al Tío para curar a Frodo o a Sam."
    assert text("1_291", "pt") == "Irmandade: Esforce o Feitor para curar Frodo ou Sam."
    assert text("1_66", "es").endswith("Combate: Descarta esta condición para dar al portador fuerza +2.")
    assert text("1_72", "en").startswith("Gandalf is strength +1 for each of these races among your companions:")
    assert text("1_84", "es").endswith("para descartar todas las condiciones.")
    assert text("1_18", "en").endswith("Put the others in any order on top of that draw deck.")
    assert text("1_303", "es") == "Mientras Merry porte un arma, Merry tiene fuerza +2."
    assert text("1_306", "pt") == "Os seus contos do Condado não podem ser descartados pelos oponentes."
    assert "cancel a skirmish involving a Hobbit; or, if the fellowship is at site 5 or later," in text("1_296", "en")


def test_the_catalog_tells_figures_names_and_text() -> None:
    from redbook.games.tcg.catalog import catalog

    cards = {card.id: card for card in catalog("es")}
    assert len(cards) == len(KINDS)
    gimli = cards["1_13"]
    assert (gimli.title, gimli.subtitle, gimli.strength, gimli.timewords) == (
        "Gimli",
        "Hijo de Glóin",
        6,
        ("skirmish",),
    )
    assert cards["1_76"].timewords == ("response",)
