"""What a seat may know, built from nothing."""

from __future__ import annotations

import msgspec

from redbook.games.tcg.actions.playing import cost_of
from redbook.games.tcg.phases.archery import fellowship_archery, minion_archery
from redbook.games.tcg.phases.skirmish import outcome, waiting
from redbook.games.tcg.seen.breakdown import Part, archery_parts, parts
from redbook.games.tcg.seen.card import CardView
from redbook.games.tcg.seen.pending import ChoiceView, PendingView, choice, pending
from redbook.games.tcg.state import G, State, seat_name
from redbook.games.tcg.table.kinds import KINDS
from redbook.games.tcg.table.values import is_active, keyword, minions, stacked, strength, vitality
from redbook.games.tcg.turn import move_limit
from redbook.games.tcg.words import LOADED, PHASES, SETUP, ZONES


class PlayerView(msgspec.Struct):
    seat: str
    lost: bool
    site: int
    burdens: int
    resistance: int
    bid: int  # -1: secret or not yet
    ring_bearer: int
    ring_worn: bool
    deck: int
    hand: int
    discard: int
    adventure: int
    dead: list[CardView]


class FightView(msgspec.Struct):
    """A skirmish that waits or goes on, and how it would end now: `wounds` for each loser, -1: overwhelmed."""

    defender: int
    minions: list[int]
    strength: int
    against: int
    won: bool
    wounds: int


class TcgView(msgspec.Struct):
    """What a seat sees of the card game: the table, the own hand, how many cards the others hold.

    >>> from redbook import Match
    >>> view = Match.new("tcg", seed=7).view("p1")
    >>> view.seats, view.phase, view.twilight
    (['p1', 'p2'], 'setup', 0)
    """

    seats: list[str]
    order: list[str]
    turn: int
    phase: str
    free_peoples: str
    shadow: str
    twilight: int
    moves: int
    move_limit: int
    last_site: int
    skirmish: int
    fierce: bool
    archery: tuple[int, int]
    archers: list[Part]
    path: list[CardView | None]
    table: list[CardView]
    players: list[PlayerView]
    hand: list[CardView]
    discard: list[CardView]
    adventure: list[CardView]
    stack: list[PendingView]
    choice: ChoiceView | None
    fights: list[FightView]


def view(g: G, seat: str | None) -> TcgView:
    s = g.s
    me = int(seat[1:]) - 1 if seat is not None else -1
    started = s.phase != SETUP
    bids_are_open = all(bid >= 0 for bid in s.bids)
    return TcgView(
        seats=[seat_name(p) for p in range(s.seats)],
        order=[seat_name(p) for p in s.order if p >= 0],
        turn=s.turn,
        phase=PHASES[s.phase],
        free_peoples=seat_name(s.fp) if started else "",
        shadow=seat_name(s.active_shadow) if s.active_shadow >= 0 else "",
        twilight=s.twilight,
        moves=s.moves,
        move_limit=move_limit(s),
        last_site=s.last_site,
        skirmish=s.fight,
        fierce=s.fierce_round,
        archery=(fellowship_archery(s), minion_archery(s)) if started else (0, 0),
        archers=archery_parts(s) if started else [],
        path=[open_card(s, c) if c >= 0 else None for c in s.path[1:]],
        table=[open_card(s, c) for c in s.table],
        players=[
            PlayerView(
                seat=seat_name(p),
                lost=s.bearer[p] < 0,
                site=s.at[p],
                burdens=s.burdens[p],
                resistance=s.resistance[p],
                bid=s.bids[p] if bids_are_open or p == me else -1,
                ring_bearer=s.bearer[p],
                ring_worn=s.worn and p == s.fp,
                deck=len(s.decks[p]),
                hand=len(s.hands[p]),
                discard=len(s.discards[p]),
                adventure=len(s.adventures[p]),
                dead=[open_card(s, c) for c in s.deads[p]],
            )
            for p in range(s.seats)
        ],
        hand=[in_hand(s, c, me) for c in s.hands[me]] if me >= 0 else [],
        discard=[open_card(s, c) for c in s.discards[me]] if me >= 0 else [],
        adventure=[open_card(s, c) for c in s.adventures[me]] if me >= 0 else [],
        stack=pending(g, open_card),
        choice=choice(g, me, open_card) if me >= 0 else None,
        fights=[fight(s, c) for c in waiting(s)] if started else [],
    )


def fight(s: State, defender: int) -> FightView:
    foes = tuple(m for m in minions(s) if s.foe[m] == defender)
    mine, theirs, won, wounds = outcome(s, defender, foes)
    return FightView(defender, list(foes), mine, theirs, won, wounds)


def in_hand(s: State, c: int, me: int) -> CardView:
    seen = open_card(s, c)
    if s.phase != SETUP and (KINDS[s.kind[c]].side == "free-peoples") == (me == s.fp):
        seen.cost = cost_of(s, c, me)
    return seen


def open_card(s: State, c: int) -> CardView:
    k = KINDS[s.kind[c]]
    seen = CardView(number=c, id=k.id, owner=seat_name(s.owner[c]), zone=ZONES[s.zone[c]], on=s.host[c])
    if 6 <= s.zone[c] <= 9:
        seen.active = s.fp >= 0 and is_active(s, c)
        under = stacked(s, c)
        if under:
            seen.stacked = [open_card(s, x) for x in under]
        if k.is_character:
            seen.wounds = s.wounds[c]
            seen.strength = strength(s, c) if s.fp >= 0 else k.strength
            seen.vitality = vitality(s, c)
            seen.against = s.foe[c]
            words = dict.fromkeys((w for w in k.keywords if w not in LOADED), 1)
            for word in LOADED:
                value = keyword(s, c, word) if s.fp >= 0 else k.keywords.get(word, 0)
                if value:
                    words[word] = value
            seen.keywords = words
            seen.parts = parts(s, c) if s.fp >= 0 else []
    return seen
