"""What is said about decks."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from redbook.server.wire import In, MessageInfo, Out, Title


class PoolOrder(In, frozen=True):
    """Sealed play: what is opened with this seed. No starter named: one by lot."""

    seed: Annotated[int, Meta(ge=0, le=2**53 - 1)]
    boosters: Annotated[int, Meta(ge=0, le=36)] = 6
    starter: Annotated[str, Meta(max_length=40)] = ""


class CheckDeck(In, frozen=True):
    text: Annotated[str, Meta(max_length=20_000)]
    name: Title = ""
    pool: PoolOrder | None = None  # only cards from these packs


class DeckProblemInfo(Out, frozen=True):
    message: MessageInfo
    text: str
    rule: int  # of the rules' checklist, 0 for none


class DeckInfo(Out, frozen=True):
    """`id` for decks that come with the game; `text` is empty while the Ring or its bearer is missing."""

    id: str
    name: str
    ring: str
    bearer: str
    sites: list[str]
    draw: dict[str, int]
    text: str
    legal: bool
    problems: list[DeckProblemInfo]


class Pool(Out, frozen=True):
    seed: int
    boosters: int
    starter: str
    cards: dict[str, int]
