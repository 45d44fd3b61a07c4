"""`redbook rules`: the rulebook whole, by clause, by its place in the printed book, by message, or searched."""

from __future__ import annotations

import json

import pytest

from redbook.cli import main
from redbook.games import PLAYABLE
from redbook.kernel.rulebook import rulebook

Out = pytest.CaptureFixture[str]


@pytest.mark.parametrize("lang", ["en", "es", "pt"])
@pytest.mark.parametrize("game", PLAYABLE)
def test_the_whole_book_is_printed(game: str, lang: str, capsys: Out) -> None:
    assert main(["rules", game, "--lang", lang]) == 0
    printed = " ".join(capsys.readouterr().out.split())
    for clause in rulebook(game, lang).clauses:
        assert f"{clause.id}" in printed
    assert "{{" not in printed
    assert "](#" not in printed


def test_a_clause_by_its_place_in_the_printed_book(capsys: Out) -> None:
    assert main(["rules", "siege", "4.8.2", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found
    assert all("siege 4.8.2" in clause["marks"] for clause in found)


def test_a_clause_by_the_message_that_it_explains(capsys: Out) -> None:
    assert main(["rules", "siege", "why-way-back-is-open", "--json"]) == 0
    assert [clause["id"] for clause in json.loads(capsys.readouterr().out)] == ["surrounded-retreat"]


def test_words_are_searched_without_accents_and_titles_come_first(capsys: Out) -> None:
    assert main(["rules", "wotr", "COMUNIDAD", "corrupcion", "--lang", "es", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found
    assert all("orrupci" in clause["title"] + clause["text"] for clause in found)


def test_titles_only(capsys: Out) -> None:
    assert main(["rules", "hunt", "--contents"]) == 0
    assert len(capsys.readouterr().out.splitlines()) < 300


def test_what_is_not_there_is_said(capsys: Out) -> None:
    assert main(["rules", "siege", "xyzzy"]) != 0
    assert "xyzzy" in capsys.readouterr().err
