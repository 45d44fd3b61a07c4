"""What a seat may choose: small values, each with its written form."""

from __future__ import annotations

from redbook.kernel import Option


class Pass(Option, frozen=True):
    pass


class Done(Option, frozen=True):
    """No more cards: the choice is made."""


class Yes(Option, frozen=True):
    pass


class No(Option, frozen=True):
    pass


class CardOption(Option, frozen=True):
    """`name` is the card's short title, `card` its number at this table."""

    name: str
    card: int
    tells = {"card": "name", "number": "card"}


class TextOption(CardOption, frozen=True):
    """`text` says which of the card's texts, from 0; people count from 1."""

    text: int = 0
    tells = {"card": "name", "number": "card", "text": "nth"}

    @property
    def nth(self) -> int:
        return self.text + 1


class Play(TextOption, frozen=True):
    """Play a card; which of its alternatives, if it has several."""

    written = "play {name}.{card}{alternative}"

    @property
    def alternative(self) -> str:
        return f"/{self.nth}" if self.text else ""


class Use(TextOption, frozen=True):
    """Use a special ability, or let an optional text work."""

    written = "use {name}.{card}/{nth}"


class Heal(CardOption, frozen=True):
    """Discard this card from hand to heal its namesake."""

    written = "discard-to-heal {name}.{card}"


class Transfer(CardOption, frozen=True):
    written = "transfer {name}.{card}"


class Pick(CardOption, frozen=True):
    written = "{name}.{card}"


class Number(Option, frozen=True):
    number: int
    written = "{number}"


class Mode(Option, frozen=True):
    """One of several things to do, by the number of its text on the card `name`."""

    number: int
    name: str = ""
    written = "choose {number}"
    tells = {"number": "number", "card": "name"}


class Player(Option, frozen=True):
    player: str
    written = "{player}"
    tells = {"seat": "player"}


class Move(Option, frozen=True):
    """Move on to the next site."""


class Stay(Option, frozen=True):
    """Reconcile and end the turn."""
