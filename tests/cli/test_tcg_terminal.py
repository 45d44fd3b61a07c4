"""The card game in a terminal: what lies on the table is told in the player's language, and nothing else."""

import io

import pytest
from rich.console import Console
from rich.text import Text

from games.tcg.scene import Scene
from redbook.cli.terminal import Table
from redbook.games.tcg.terminal import render
from redbook.kernel import Match, Seeded
from redbook.kernel.text import LANGUAGES
from redbook.kernel.walk import play_out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_table_of_a_game_can_be_drawn(lang: str) -> None:
    for moves in range(0, 200, 10):
        m = play_out(Match.new("tcg", seed=6, seats=3), 6, limit=moves)
        for seat in (*m.seats, None):
            assert Text.from_markup(render(m.view(seat), m.decision, lang)).plain


def test_a_hand_is_its_players_own() -> None:
    m = Match.new("tcg", seed=3, settings={"first_game": True})
    mine, yours = (Text.from_markup(render(m.view(seat), None, "en")).plain for seat in ("p1", "p2"))
    watched = Text.from_markup(render(m.view(None), None, "en")).plain
    assert "Your hand:" in mine
    assert mine.split("Your hand:")[1] != yours.split("Your hand:")[1]
    assert "Your hand:" not in watched
    assert "burdens 0 of 10" in watched


def asked(scene: Scene, lang: str) -> str:
    """What the terminal prints when it asks the seat whose turn it is."""
    console = Console(file=io.StringIO(), width=200, highlight=False)
    m = scene.m
    assert m.decision is not None
    table = Table(m, (m.decision.seat,), {}, Seeded(seed=1), lang, console)
    console.input = lambda *args, **kwargs: "quit"  # type: ignore[method-assign]
    assert not table.ask(m.decision.seat)
    return console.file.getvalue()  # type: ignore[attr-defined,no-any-return]


@pytest.mark.parametrize(
    ("lang", "first", "second"),
    [
        ("en", "Exert the bearer.", "Discard 2 cards from your hand."),
        ("es", "Esfuerza a la portadora.", "Descarta 2 cartas de tu mano."),
        ("pt", "Esforce a portadora.", "Descarte 2 cartas da sua mão."),
    ],
)
def test_alternatives_are_said_in_the_words_of_the_card(lang: str, first: str, second: str) -> None:
    t = Scene(
        fellowship=["1_30 + 1_47"], minions=["1_177"], hand=["1_3", "1_4"], phase="skirmish", fights={"arwen": "1_177"}
    )
    shown = asked(t.do("use gwemegil/2"), lang)
    assert f"1 {first} choose 1" in shown
    assert f"2 {second} choose 2" in shown


@pytest.mark.parametrize(
    ("lang", "yes"),
    [("en", "Yes · Heal the bearer."), ("es", "Sí · Curar al portador."), ("pt", "Sim · Curar o portador.")],
)
def test_an_offer_says_what_it_offers(lang: str, yes: str) -> None:
    t = Scene(fellowship=["1_13*2"], hand=["1_10"]).do("play dwarven-heart")
    assert f"1 {yes}" in asked(t, lang)


def test_a_card_with_several_texts_says_which_is_which() -> None:
    t = Scene(fellowship=["1_13*1", "1_30*1"], support=["1_59"], minions=["1_177"], phase="maneuver")
    shown = asked(t, "es")
    used = "Usar el texto de «Hombro con hombro» · Maniobra: Añade 1 ficha de penumbra y esfuerza a un"
    assert f"{used} Enano para curar a" in shown
    assert f"{used} Elfo para curar a" in shown


def test_an_ability_says_what_it_does() -> None:
    t = Scene(fellowship=["1_311"], phase="fellowship")
    assert "Usar el texto de Sam · Comunidad: Esfuerza a Sam para retirar una carga." in asked(t, "es")
