"""A card in the data without behaviour cannot exist."""

from redbook.games.wotr.cards import missing_cards


def test_every_card_has_both_halves() -> None:
    assert missing_cards() == []
