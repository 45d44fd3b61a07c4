"""The card game at the table: a deck that a player brings is seen by nobody else."""

from __future__ import annotations

from redbook.games.tcg.decks import decks
from redbook.kernel import Seeded
from server.house import House


def test_the_card_game_is_offered_with_its_decks(house: House) -> None:
    info = next(game for game in house.call("GET", "/api/games") if game["id"] == "tcg")
    assert info["seat_counts"] == [2, 3, 4, 5, 6]
    settings = {one["name"]: one["values"] for one in info["settings"]}
    assert set(settings["deck_p1"]) == set(settings["deck_p2"]) == set(decks.names())
    assert info["secrets"]


def test_others_see_that_a_deck_is_ones_own_and_nothing_of_it(house: House) -> None:
    own = decks.write(decks.random_deck(Seeded(seed=8)))
    opened = house.open(game="tcg", settings={"deck_p1": own, "deck_p2": "golden-wood"}, seating={"p2": "friend"})
    friend = house.join(opened, "p2")
    assert house.state(opened["table"], opened["token"])["settings"]["deck_p1"] == own
    for token in (friend, opened["watch"]):
        state = house.state(opened["table"], token)
        assert (state["settings"]["deck_p1"], state["settings"]["deck_p2"]) == ("own", "golden-wood")
        assert decks.full_name(decks.parse(own)[0].draw[7]) not in str(state)


def test_a_deck_that_is_not_legal_opens_no_table(house: House) -> None:
    problem = house.open(status=400, game="tcg", settings={"deck_p1": "4 Gimli, Son of Glóin"})
    assert problem["code"] == "bad-setting"
