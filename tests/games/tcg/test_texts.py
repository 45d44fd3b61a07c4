"""The text of every card is made in three languages from what the rules obey."""

import re
from pathlib import Path

import pytest

import redbook.games.tcg
from redbook.games.tcg.effects.load import load
from redbook.games.tcg.speech.card_text import card_text
from redbook.games.tcg.speech.grammar import attribute
from redbook.games.tcg.table.kinds import BY_ID, KINDS
from redbook.kernel import Message
from redbook.kernel.text import LANGUAGES, render

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
    assert text("1_331", "es").startswith("Llanura. Combate: Esfuerza a un compañero tuyo o a un esbirro tuyo para")
    assert text("1_330", "pt").endswith("pulam-se as fases de comando e combate.")
    assert "a companion not bearing Blade Tip and skirmishing the bearer" in text("1_216", "en")
    assert text("1_345", "es").endswith("para jugar un arma de la Sombra desde tu pila de descartes.")
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


def said(id: str) -> dict[str, str]:
    return {lang: " ".join(card_text(BY_ID[id], lang)) for lang in LANGUAGES}


def test_who_is_made_to_choose_does_the_rest_in_the_same_mood() -> None:
    text = said("1_169")
    assert "choose an unassigned minion and assign the Ring-bearer" in text["en"]
    assert "elija a un esbirro sin asignar y asigne al Portador del Anillo a un combate" in text["es"]
    assert "escolha um vassalo não designado e designe o Portador do Anel para um combate" in text["pt"]


def test_an_event_is_called_by_its_phase() -> None:
    assert "an opponent plays a regroup event," in said("1_261")["en"]
    assert "un oponente juega un evento de reagrupamiento," in said("1_261")["es"]
    assert "um oponente jogar um evento de reagrupamento," in said("1_261")["pt"]
    assert "a skirmish event is played" in said("1_115")["en"]
    assert "se juega un evento de combate," in said("1_115")["es"]
    assert "um evento de combate for jogado," in said("1_115")["pt"]


def test_a_blade_tip_comes_from_its_players_own_support_area() -> None:
    text = said("1_216")
    assert "transfer Blade Tip from your support area or from your discard pile to that companion." in text["en"]
    assert "una «Punta de hoja» de tu área de apoyo o de tu pila de descartes a ese compañero." in text["es"]
    assert (
        "uma “Ponta de Lâmina” da sua área de suporte ou da sua pilha de descarte para esse companheiro." in text["pt"]
    )


def test_a_blade_tip_goes_to_the_loser() -> None:
    text = said("1_209")
    assert (
        "transfer this condition to the losing character (unless that character already bears Blade Tip)." in text["en"]
    )
    assert "transfiere esta condición al personaje derrotado (a menos que ya porte una «Punta de hoja»)." in text["es"]
    assert "condição para o personagem derrotado (a menos que já tenha uma “Ponta de Lâmina”)." in text["pt"]


def test_the_first_of_a_certain_phase() -> None:
    assert said("1_350")["en"].endswith("The first Moria Orc played each Shadow phase is twilight cost −2.")
    assert said("1_350")["es"].endswith("jugado en cada fase de Sombra tiene coste de penumbra −2.")
    assert said("1_350")["pt"].endswith("jogado em cada fase da Sombra tem custo de penumbra −2.")


def test_from_hand_or_deck_is_one_sentence_of_two_abilities() -> None:
    assert said("1_349")["en"] == (
        "Underground. Shadow: Play The Balrog from your hand or draw deck at twilight cost −6."
    )
    assert said("1_349")["es"].endswith("Juega al Balrog desde tu mano o tu mazo con coste de penumbra −6.")
    assert said("1_349")["pt"].endswith(
        "Jogue o Balrog a partir da sua mão ou do seu baralho com custo de penumbra −6."
    )
    assert len(BY_ID["1_349"].frames) == 2


def test_whoever_it_may_be_is_described_in_the_subjunctive() -> None:
    future = re.compile(r"\bque (não )?(usar|estiver|for|tiver|puder|usa|está)\b|\bcuj[ao] \w+ (\w+ )*(é|for)\b")
    plain = re.compile(r"\b(un|una|cada) [\w ]+ que (no )?(porta|combate|es)\b|\bcuy[ao] \w+ es\b")
    for kind in KINDS:
        assert not future.search(" ".join(card_text(kind, "pt"))), kind
        assert not plain.search(" ".join(card_text(kind, "es"))), kind
    assert "que não tenha uma “Ponta de Lâmina” e que esteja combatendo o portador" in said("1_216")["pt"]
    assert "cada aliado cuja casa seja o local 3" in said("1_40")["pt"]
    assert "un compañero de Gondor o de la Comarca que porte un arma de mano" in said("1_102")["es"]


def test_yours_is_any_of_yours_and_stands_before_the_clause() -> None:
    assert "Si un Uruk-hai tuyo gana un combate" in said("1_144")["es"]
    assert "Se um Uruk-hai seu vencer um combate" in said("1_144")["pt"]
    assert "Si un arma de Moria tuya se descarta" in said("1_193")["es"]
    assert "Se uma arma de Moria sua for descartada do jogo" in said("1_193")["pt"]


def test_some_titles_bring_their_article_and_named_bearers_their_gender() -> None:
    assert said("1_163")["es"].startswith("El Cacique ancestral tiene fuerza +1")
    assert said("1_163")["pt"].startswith("O Chefe Ancestral tem força +1")
    assert said("1_47")["es"].startswith("La portadora debe ser Arwen. La portadora tiene")
    assert said("1_47")["pt"].startswith("A portadora deve ser Arwen.")
    assert said("1_30")["pt"].startswith("Guardiã.")


def test_a_revealed_card_is_it() -> None:
    text = said("1_200")
    assert text["en"].endswith("; if it is a Moria Orc, put it into your hand; otherwise discard it.")
    assert text["es"].endswith("; si es un Orco de Moria, ponla en tu mano; si no, descártala.")
    assert text["pt"].endswith("; se for um Orc de Moria, ponha-a na sua mão; senão, descarte-a.")


def test_nobody_is_denied_in_one_breath() -> None:
    assert "no puedas avistar a ningún compañero que no sea Hobbit," in said("1_330")["es"]
    assert "não puder avistar nenhum companheiro que não seja Hobbit," in said("1_330")["pt"]
    assert "puedes avistar a 6 compañeros o 5 cargas," in said("1_231")["es"]


def test_the_catalog_tells_figures_names_and_text() -> None:
    from redbook.games.tcg.speech.catalog import catalog

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


def test_the_questions_of_the_table_agree_with_their_number() -> None:
    def ask(id: str, lang: str, **args: int | str) -> str:
        return render(Message("tcg", f"ask-{id}", args), lang)

    assert ask("attack", "pt", card="gimli") == "A quem Gimli ataca?"
    assert ask("ask-move", "pt", left=1) == "Mover-se outra vez (resta 1 movimento) ou terminar o turno?"
    assert ask("ask-move", "pt", left=2) == "Mover-se outra vez (restam 2 movimentos) ou terminar o turno?"
    assert ask("start-with", "pt", left=1) == "Irmandade inicial: escolha companheiros; resta 1 de penumbra."
    assert ask("start-with", "es", left=1) == "Comunidad inicial: elige compañeros; queda 1 de penumbra."
    assert ask("reconcile-down", "pt", left=1).endswith("; falta 1.")
    assert [ask("heal-at-sanctuary", lang, left=1) for lang in LANGUAGES] == [
        "Sanctuary: heal up to 1 wound.", "Santuario: cura hasta 1 herida.", "Santuário: cure até 1 ferida."
    ]  # fmt: skip


@pytest.mark.parametrize("lang", LANGUAGES)
def test_characters_act_in_the_log_and_other_cards_are_quoted(lang: str) -> None:
    for kind in KINDS:
        own = attribute(lang, f"card-{kind.slug}", "in-text")
        assert own is not None or not kind.is_character, kind
        if kind.is_character and not kind.unique:
            several = attribute(lang, f"card-{kind.slug}", "number") == "many"
            assert several or attribute(lang, f"card-{kind.slug}", "plural"), kind

    def log(id: str, **args: int | str | list[str]) -> str:
        return render(Message("tcg", f"event-{id}", args), lang)

    assert (
        log("wounded", card="orc-hunters", source="none")
        == {
            "en": "The Orc Hunters take a wound.",
            "es": "Los Cazadores orcos reciben una herida.",
            "pt": "Os Caçadores Orcs recebem uma ferida.",
        }[lang]
    )
    uruks = ["uruk-soldier", "uruk-soldier"]
    assert (
        log("skirmish-won", winner=uruks, loser="arwen", strength=14, against=6, overwhelmed="yes")
        == {
            "en": "2 Uruk Soldiers (14) overwhelm Arwen (6).",
            "es": "2 Soldados Uruk (14) ganan contra Arwen (6) y la arrollan.",
            "pt": "2 Soldados Uruk (14) destroem Arwen (6).",
        }[lang]
    )
    assert (
        log("card-played", seat="p1", card="axe-strike", cost=0, borne="no", on="")
        == {
            "en": "Player 1 plays “Axe Strike” for 0 twilight.",
            "es": "El Jugador 1 juega «Golpe de hacha» por 0 de penumbra.",
            "pt": "O Jogador 1 joga “Golpe de Machado” por 0 de penumbra.",
        }[lang]
    )
