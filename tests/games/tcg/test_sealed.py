"""Boosters and starters out of a seed."""

from collections import Counter

from redbook.games.tcg.decks import decks, sealed
from redbook.games.tcg.table.kinds import BY_ID
from redbook.kernel import Seeded


def test_a_booster_has_eleven_cards_by_rarity() -> None:
    cards = sealed.booster(Seeded(seed=5))
    assert Counter(BY_ID[id].rarity for id in cards) == {"R": 1, "U": 3, "C": 7}
    assert len(set(cards)) == 11


def test_a_starter_has_sixty_fixed_cards_and_three_rares() -> None:
    cards = sealed.starter("gandalf", Seeded(seed=5))
    assert len(cards) == 63
    assert sum(BY_ID[id].rarity == "R" for id in cards) == 3


def test_the_same_seed_opens_the_same_cards() -> None:
    assert sealed.pool(9) == sealed.pool(9)
    assert sealed.pool(9) != sealed.pool(10)
    assert sum(sealed.pool(9).values()) == 63 + 66


def test_a_deck_is_made_of_what_was_opened() -> None:
    deck = decks.built_in("aragorn")
    codes = {problem.code for problem in sealed.sealed_problems(deck, sealed.used(deck))}
    assert codes == set()
    short = sealed.used(deck) - Counter(["1_365"])
    assert [p.code for p in sealed.sealed_problems(deck, short)] == ["not-opened"]
