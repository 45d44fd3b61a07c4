"""Decks over HTTP: those that come with the trading card game, any text read and judged, and sealed packs by seed."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Annotated, Any

from litestar import Request, get, post
from litestar.datastructures import State
from litestar.params import QueryParameter

from redbook.games.tcg.decks import decks, sealed
from redbook.games.tcg.decks.decks import Deck, DeckProblem
from redbook.kernel import Message
from redbook.kernel.text import render
from redbook.server.decks.wire import CheckDeck, DeckInfo, DeckProblemInfo, Pool
from redbook.server.problems import BadRequest, info
from redbook.server.routing import JSON, changing, language, refusals
from redbook.server.tables.routes import tables_of

SCOPE = "tcg"
REFUSED = refusals()
Seed = Annotated[int, QueryParameter(ge=0, le=2**53 - 1)]
Boosters = Annotated[int, QueryParameter(ge=0, le=36)]


@get("/decks", responses=REFUSED)
async def list_decks(request: Request[Any, Any, Any]) -> list[DeckInfo]:
    lang = language(request)
    return await asyncio.to_thread(lambda: [described(decks.built_in(name), [], lang, name) for name in decks.names()])


@post("/decks/check", status_code=200, responses=changing(), study=True)
async def check_deck(request: Request[Any, Any, Any], state: State, data: Annotated[CheckDeck, JSON]) -> DeckInfo:
    """What a text says, every reason why it may not be played, and the same deck written as we write it."""

    def judged() -> DeckInfo:
        deck, wrong = decks.parse(data.text, data.name)
        if data.pool is None:
            wrong += decks.problems(deck)
        else:
            wrong += sealed.sealed_problems(deck, opened(data.pool.seed, data.pool.boosters, data.pool.starter))
        return described(deck, wrong, language(request))

    return await tables_of(state).study.read(judged)


@get("/decks/pool", responses=REFUSED, study=True)
async def open_packs(
    state: State, seed: Seed, boosters: Boosters = 6, starter: Annotated[str, QueryParameter(max_length=40)] = ""
) -> Pool:
    """The same seed, the same cards: friends who agree on seeds open their packs apart."""
    cards = await tables_of(state).study.read(lambda: opened(seed, boosters, starter))
    return Pool(seed=seed, boosters=boosters, starter=starter, cards=dict(cards))


def opened(seed: int, boosters: int, starter: str) -> Counter[str]:
    if starter and starter not in sealed.starters():
        raise BadRequest(why="starter")
    return sealed.pool(seed, boosters, starter or None)


def described(deck: Deck, wrong: list[DeckProblem], lang: str, id: str = "") -> DeckInfo:
    return DeckInfo(
        id=id,
        name=deck.name,
        ring=deck.ring,
        bearer=deck.bearer,
        sites=list(deck.sites),
        draw=dict(Counter(deck.draw)),
        text=decks.write(deck) if deck.ring and deck.bearer else "",
        legal=not wrong,
        problems=[problem(one, lang) for one in wrong],
    )


def problem(one: DeckProblem, lang: str) -> DeckProblemInfo:
    message = Message(SCOPE, f"deck-{one.code}", dict(one.args))
    return DeckProblemInfo(message=info(message), text=render(message, lang), rule=one.rule)


HANDLERS: tuple[Any, ...] = (list_decks, check_deck, open_packs)
