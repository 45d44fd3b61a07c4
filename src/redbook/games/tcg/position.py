"""A table as a document that a person can read and write."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

import msgspec

from redbook.games.tcg.position_check import check_cards, check_stack, check_table, must, refuse
from redbook.games.tcg.setup import empty_state
from redbook.games.tcg.state import Delayed, G, Mod, State, seat_name
from redbook.games.tcg.table.kinds import BY_ID, KINDS
from redbook.games.tcg.turn import NextTurn
from redbook.games.tcg.words import (
    ADVENTURE,
    ATTACHED,
    DEAD,
    DECK,
    DISCARD,
    FELLOWSHIP,
    HAND,
    IN_CENTER,
    IN_FELLOWSHIP,
    IN_SUPPORT,
    ON_PATH,
    STACKED,
    VOID,
)
from redbook.kernel import BadPosition, Step

MOST_SEATS = 6
MOST_WOUNDS = 99
USUAL = {"rule_of_4": True, "mulligan": False, "cancel_ring_bearer": True, "auto_pass": True, "win_on_arrival": False}


class OnTable(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A card in play: its number, what it lies on, its wounds, whom it fights."""

    card: int
    on: int = -1
    wounds: int = 0
    fights: int = -1


class PlayerDoc(msgspec.Struct, forbid_unknown_fields=True):
    deck: list[int] = []
    hand: list[int] = []
    discard: list[int] = []
    dead: list[int] = []
    adventure: list[int] = []
    site: int = 1
    burdens: int = 0
    bid: int = 0
    ring: int = -1
    ring_bearer: int = -1
    resistance: int = 10


class TableDoc(msgspec.Struct, forbid_unknown_fields=True):
    """`cards`: "p1 1_13" for each card number. The rest speaks of cards by number.

    Without a `stack` the turn of `now.fp` (or of the first player) is about to begin. Left out: a table without
    cards, a path without sites, players in the order of their seats, the usual rules.
    """

    cards: list[str]
    players: list[PlayerDoc]
    table: list[OnTable] = []
    path: tuple[int, ...] = (-1,) * 9
    order: list[int] = []
    switches: dict[str, bool] = {}
    now: dict[str, Any] = {}
    stack: list[Any] = []
    stacked: list[tuple[int, int]] = []
    void: list[int] = []


Amount = Annotated[int, msgspec.Meta(ge=0, le=100_000)]
Small = Annotated[int, msgspec.Meta(ge=0, le=99)]


class Now(msgspec.Struct, forbid_unknown_fields=True):
    """The moment of the turn: fields of the state, by their names there."""

    move_limit: Small
    last_site: Annotated[int, msgspec.Meta(ge=2, le=9)] = 9
    fp: int = -1
    phase: Annotated[int, msgspec.Meta(ge=0, le=7)] = 0
    active_shadow: int = -1
    twilight: Amount = 0
    turn: Amount = 0
    moves: Small = 0
    limit_change: Annotated[int, msgspec.Meta(ge=-99, le=99)] = 0
    no_more_moves: bool = False
    worn: bool = False
    fight: int = -1
    fierce_round: bool = False
    heals: Small = 0
    drawn: Small = 0
    mods: list[Mod] = []
    used: dict[str, int] = {}
    fought: list[int] = []
    capped: dict[str, int] = {}
    fierce_now: list[int] = []
    delayed: list[Delayed] = []
    fallen: list[int] = []
    heir: int = -1


msgspec.json.Decoder(TableDoc)  # built now, by one thread: docs/architecture.md, “Threads and msgspec”
msgspec.json.Decoder(Now)


def position(g: G) -> dict[str, Any]:
    s = g.s
    doc = TableDoc(
        cards=[f"{seat_name(s.owner[c])} {KINDS[k].id}" for c, k in enumerate(s.kind)],
        players=[
            PlayerDoc(
                s.decks[p], s.hands[p], s.discards[p], s.deads[p], s.adventures[p], s.at[p], s.burdens[p], s.bids[p],
                s.ring[p], s.bearer[p], s.resistance[p],
            )
            for p in range(s.seats)
        ],
        table=[OnTable(c, s.host[c], s.wounds[c], s.foe[c]) for c in s.table],
        path=tuple(s.path[1:]),
        order=s.order,
        switches=s.switches,
        now={key: getattr(s, key) for key in Now.__struct_fields__},
        stack=list(g.stack),
        stacked=[(c, s.host[c]) for c, zone in enumerate(s.zone) if zone == STACKED],
        void=[c for c, zone in enumerate(s.zone) if zone == VOID],
    )  # fmt: skip
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(doc))
    return plain


def from_position(raw: Mapping[str, Any], step_types: Any) -> tuple[State, list[Step]]:
    doc = msgspec.convert(raw, TableDoc)
    seats = len(doc.players)
    must(2 <= seats <= MOST_SEATS, "players", seats, "two to six")
    must(doc.switches.keys() <= USUAL.keys(), "switches", sorted(doc.switches), f"only {', '.join(USUAL)}")
    names = {seat_name(p): p for p in range(seats)}
    pairs = [entry.partition(" ") for entry in doc.cards]
    for n, (seat, _, id) in enumerate(pairs):
        must(seat in names and id in BY_ID, f"cards[{n}]", doc.cards[n], 'a seat and a card, as "p1 1_13"')
    kinds, owners = [BY_ID[id].index for _, _, id in pairs], [names[seat] for seat, _, _ in pairs]
    s = empty_state(kinds, owners, seats, {**USUAL, **doc.switches})
    try:
        fill(s, doc)
        stack: list[Step] = msgspec.convert(doc.stack, list[step_types])
    except msgspec.ValidationError as wrong:
        raise BadPosition(why=str(wrong)) from wrong
    if not stack:
        s.fp = s.fp if s.fp >= 0 else s.order[0]
        s.phase = s.phase or FELLOWSHIP
        stack = [NextTurn(s.fp)]
    check_table(s, stack)
    check_stack(s, stack)
    return s, list(reversed(stack))


def fill(s: State, doc: TableDoc) -> None:
    named = [c for p in doc.players for pile in (p.deck, p.hand, p.discard, p.dead, p.adventure) for c in pile]
    check_cards(s, "players", named)
    check_cards(s, "table", (entry.card for entry in doc.table))
    check_cards(s, "table, on and fights", (c for entry in doc.table for c in (entry.on, entry.fights)), -1)
    check_cards(s, "stacked", (c for pair in doc.stacked for c in pair))
    check_cards(s, "void", doc.void)
    check_cards(s, "path", doc.path, -1)
    for entry in doc.table:
        must(0 <= entry.wounds <= MOST_WOUNDS, f"wounds, of card {entry.card}", entry.wounds, f"0 to {MOST_WOUNDS}")
    for p, player in enumerate(doc.players):
        for pile, cards, zone in (
            (s.decks, player.deck, DECK), (s.hands, player.hand, HAND), (s.discards, player.discard, DISCARD),
            (s.deads, player.dead, DEAD), (s.adventures, player.adventure, ADVENTURE),
        ):  # fmt: skip
            pile[p] = list(cards)
            for c in cards:
                s.zone[c] = zone
        s.at[p], s.burdens[p], s.bids[p] = player.site, player.burdens, player.bid
        s.ring[p], s.bearer[p], s.resistance[p] = player.ring, player.ring_bearer, player.resistance
    places = {"companion": IN_FELLOWSHIP, "minion": IN_CENTER}
    for entry in doc.table:
        c = entry.card
        s.table.append(c)
        s.zone[c] = ATTACHED if entry.on >= 0 else places.get(KINDS[s.kind[c]].type, IN_SUPPORT)
        s.host[c], s.wounds[c], s.foe[c] = entry.on, entry.wounds, entry.fights
    if len(doc.path) != 9:
        raise refuse("path", len(doc.path), "nine places")
    s.path = [-1, *doc.path]
    for c in doc.path:
        if c >= 0:
            s.zone[c] = ON_PATH
    for c, host in doc.stacked:
        s.zone[c], s.host[c] = STACKED, host
    for c in doc.void:
        s.zone[c] = VOID
    s.order = list(doc.order) or list(range(s.seats))
    now = msgspec.convert({"move_limit": s.move_limit, **doc.now}, Now)
    for key in Now.__struct_fields__:
        setattr(s, key, getattr(now, key))
