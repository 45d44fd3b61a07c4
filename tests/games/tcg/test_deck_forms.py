"""Decks as other players' tools write them, read and written; and "did you mean"."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from redbook.games.tcg.decks import decks
from redbook.games.tcg.decks.forms import FORMS
from redbook.kernel import Message, Seeded
from redbook.kernel.text import LANGUAGES, render

GEMP = "1_290|1_2|1_320,1_327,1_340,1_346,1_349,1_351,1_355,1_358,1_361|1_51,1_92,1_178,1_178"


def bare(deck: decks.Deck) -> tuple[object, ...]:
    return deck.ring, deck.bearer, deck.sites, deck.draw


@pytest.mark.parametrize("form", FORMS)
def test_what_is_written_in_a_form_is_read_again(form: str) -> None:
    for deck in (*map(decks.built_in, decks.names()), *(decks.random_deck(Seeded(seed=n)) for n in range(20))):
        again, wrong = decks.parse(FORMS[form](deck))
        assert (bare(again), wrong) == (bare(deck), [])
        assert again.name == ("" if form == "gemp" else deck.name)


def test_numbers_between_strokes() -> None:
    deck, wrong = decks.parse(GEMP)
    assert not wrong
    assert (deck.bearer, deck.ring, len(deck.sites)) == ("1_290", "1_2", 9)
    assert deck.draw == ("1_51", "1_92", "1_178", "1_178")
    assert FORMS["gemp"](deck).strip() == GEMP


def test_numbers_of_sets_that_we_do_not_have_are_told_with_their_line() -> None:
    deck, wrong = decks.parse("Name: Old\n1_290|1_2||1_51,4_115,1_92*")
    assert [(one.code, one.args["line"], one.args["words"]) for one in wrong] == [("unknown-card", 2, "4_115")]
    assert (deck.name, deck.draw) == ("Old", ("1_51", "1_92"))


def test_strokes_may_be_empty_and_more_parts_may_follow() -> None:
    deck, wrong = decks.parse("|1_2|1_320|")
    assert (deck.bearer, deck.ring, deck.sites, wrong) == ("", "1_2", ("1_320",), [])


SECTIONED = """\
Deck name: Rangers
Author: somebody
== Adventure Deck ==
Ring-bearer: Frodo, Old Bilbo's Heir
Ring: The One Ring, The Ruling Ring
Site 1: 1_320
Sites: 1_327, 1_340, 1_346

**Free Peoples Draw Deck (3):**
----
2x Frodo, Son of Drogo
Goblin Runner x4
Shadow (6)
Goblin Scimitar (x2)
LOTR-EN01178
2\t1C178
"""


def test_headings_sections_and_counts_as_people_write_them() -> None:
    deck, wrong = decks.parse(SECTIONED)
    assert wrong == []
    assert (deck.name, deck.bearer, deck.ring) == ("Rangers", "1_289", "1_2")
    assert deck.sites == ("1_320", "1_327", "1_340", "1_346")
    runner, scimitar = decks.find_card("Goblin Runner"), decks.find_card("Goblin Scimitar")
    assert sorted(deck.draw) == sorted(["1_290"] * 2 + [runner] * 4 + [scimitar] * 2 + ["1_178"] * 3)


@pytest.mark.parametrize(
    ("words", "meant"),
    [
        ("Goblin Rumner", "Goblin Runner"),
        ("4x goblin runer", "Goblin Runner"),
        ("Khazad-dum", "The Bridge of Khazad-dûm"),
        ("Bridge of Kazad-dum", "The Bridge of Khazad-dûm"),
        ("Ring-bearer: Frodo", "Frodo, Son of Drogo"),
        ("King in Exile", "Aragorn, King in Exile"),
    ],
)
def test_did_you_mean(words: str, meant: str) -> None:
    _, (problem,) = decks.parse(words)
    assert problem.code == "unknown-card"
    for lang in LANGUAGES:
        assert meant in render(Message("tcg", "deck-unknown-card", dict(problem.args)), lang)


def test_what_is_like_nothing_gets_no_hint() -> None:
    _, (problem,) = decks.parse("zzzz qqqq")
    assert problem.args["found"] == 0
    assert "?" not in render(Message("tcg", "deck-unknown-card", dict(problem.args)), "en")


def test_names_without_accents_are_found() -> None:
    assert decks.find_card("The Bridge of Khazad-dum") == decks.find_card("The Bridge of Khazad-dûm") is not None


def test_hints_are_bounded() -> None:
    _, wrong = decks.parse("Goblin Rumner\n" * 300)
    assert len(wrong) == 300
    assert sum(bool(one.args["found"]) for one in wrong) == decks.MOST_HINTS


@settings(max_examples=60, deadline=None)
@given(st.one_of(st.text(), st.text(alphabet="1_2|,: x×()R\n-=*ab", max_size=50)))
def test_any_text_is_read(text: str) -> None:
    deck, _ = decks.parse(text)
    again, wrong = decks.parse(decks.write(deck))
    assert (bare(again), wrong) == (bare(deck), [])
