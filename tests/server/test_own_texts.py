"""The card texts of the host reach the browser: the catalogue, and messages over those of the client."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from redbook.kernel.own_texts import forget_texts, read_texts
from redbook.server.api import printed_cards
from server.house import House


@pytest.fixture
def mine(tmp_path: Path) -> Iterator[None]:
    path = tmp_path / "mine.toml"
    path.write_text('[hunt.es.ally1-07]\nname = "El mío"\ntext = ["Uno.", "Dos."]\n', "utf-8")
    printed_cards.cache_clear()
    read_texts(path)
    yield
    forget_texts()
    printed_cards.cache_clear()


def test_the_catalogue_and_the_words(house: House, mine: None) -> None:
    cards = {card["id"]: card for card in house.call("GET", "/api/games/hunt/cards?lang=es")}
    assert (cards["ally1-07"]["title"], cards["ally1-07"]["text"]) == ("El mío", ["Uno.", "Dos."])
    words = house.client.get("/api/games/hunt/words", params={"lang": "es"})
    assert words.headers["content-type"].startswith("text/plain")
    name, *effects = words.text.splitlines()
    assert name == 'card-ally1-07 = { "El mío" }'
    assert effects == ['effect-ally1-07-1 = { "Uno." }', 'effect-ally1-07-2 = { "Dos." }']


def test_mostly_there_are_none(house: House) -> None:
    assert house.client.get("/api/games/hunt/words", params={"lang": "pt"}).text == ""
    assert house.client.get("/api/games/nix/words").status_code == 404
