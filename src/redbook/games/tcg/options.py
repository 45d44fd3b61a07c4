"""What a seat may choose: small values with a written form."""

from __future__ import annotations

from collections.abc import Mapping

from redbook.kernel import Option
from redbook.kernel.message import Arg


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

    def args(self) -> Mapping[str, Arg]:
        return {"card": self.name, "number": self.card}


class Play(CardOption, frozen=True):
    """Play a card; `text` says which of its alternatives, if it has several."""

    text: int = 0

    @property
    def notation(self) -> str:
        return f"play {self.name}.{self.card}" + (f"/{self.text + 1}" if self.text else "")

    def args(self) -> Mapping[str, Arg]:
        return {"card": self.name, "number": self.card, "text": self.text + 1}


class Use(CardOption, frozen=True):
    """Use a special ability, or let an optional text work."""

    text: int = 0

    @property
    def notation(self) -> str:
        return f"use {self.name}.{self.card}/{self.text + 1}"

    def args(self) -> Mapping[str, Arg]:
        return {"card": self.name, "number": self.card, "text": self.text + 1}


class Heal(CardOption, frozen=True):
    """Discard this card from hand to heal its namesake."""

    @property
    def notation(self) -> str:
        return f"discard-to-heal {self.name}.{self.card}"


class Transfer(CardOption, frozen=True):
    @property
    def notation(self) -> str:
        return f"transfer {self.name}.{self.card}"


class Pick(CardOption, frozen=True):
    @property
    def notation(self) -> str:
        return f"{self.name}.{self.card}"


class Number(Option, frozen=True):
    number: int

    @property
    def notation(self) -> str:
        return str(self.number)

    def args(self) -> Mapping[str, Arg]:
        return {"number": self.number}


class Mode(Option, frozen=True):
    """One of several things to do; `card` and `path` say where the text stands."""

    number: int
    name: str = ""

    @property
    def notation(self) -> str:
        return f"choose {self.number}"

    def args(self) -> Mapping[str, Arg]:
        return {"number": self.number, "card": self.name}


class Player(Option, frozen=True):
    player: str

    @property
    def notation(self) -> str:
        return self.player

    def args(self) -> Mapping[str, Arg]:
        return {"seat": self.player}


class Move(Option, frozen=True):
    """Move on to the next site."""


class Stay(Option, frozen=True):
    """Reconcile and end the turn."""
