"""Setting up: bids, the turn order, starting fellowships and the first hands (rules 16 to 32)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from redbook.games.tcg import events
from redbook.games.tcg.actions.burdens import add_burdens
from redbook.games.tcg.actions.clicks import clicked
from redbook.games.tcg.actions.playing import NINE, count_companions, why_not_unique
from redbook.games.tcg.actions.resolving import act
from redbook.games.tcg.actions.windows import publish
from redbook.games.tcg.decks.decks import STARTING_COST, Deck
from redbook.games.tcg.ending import lose
from redbook.games.tcg.language.needs import all_hold
from redbook.games.tcg.options import Done, No, Number, Pick, Yes
from redbook.games.tcg.phases.sites import own_site, put_site
from redbook.games.tcg.reasons import Why
from redbook.games.tcg.state import G, State, seat_name
from redbook.games.tcg.table.kinds import BY_ID, KINDS, Ctx
from redbook.games.tcg.table.zones import draw, enter, name, place
from redbook.games.tcg.turn import HAND_SIZE, NextTurn
from redbook.games.tcg.words import ADVENTURE, ATTACHED, DECK, GONE, IN_FELLOWSHIP
from redbook.kernel import Ask, Step
from redbook.kernel.message import Arg

MULLIGAN_HAND = 6


class Bid(Ask, frozen=True):
    """Rule 16: secretly; rule 20: as many as the resistance lose the game before it begins."""

    offers = (Number,)
    rule = "tcg 16"

    player: int

    def seat(self, g: G) -> str:
        return seat_name(self.player)

    def options(self, g: G) -> list[Number]:
        return [Number(n) for n in range(g.s.resistance[self.player] + 1)]

    def take(self, g: G, option: Number) -> None:
        g.s.bids[self.player] = option.number


class ShowBids(Step, frozen=True):
    """Rules 17 to 19: the highest bidder chooses his place first; lots decide between equals."""

    def run(self, g: G) -> None:
        s = g.s
        g.reveal()
        for p in range(s.seats):
            if g.heard:
                g.tell(events.BidShown(seat_name(p), s.bids[p]))
        waiting = list(range(s.seats))
        first_to_choose: list[int] = []
        while waiting:
            high = max(s.bids[p] for p in waiting)
            tied = [p for p in waiting if s.bids[p] == high]
            chosen = tied[0] if len(tied) == 1 else g.chance.draw(tied, "lot", seat_name)
            first_to_choose.append(chosen)
            waiting.remove(chosen)
        s.order = [-1] * s.seats
        g.then(*[ChoosePlace(p) for p in first_to_choose], TakePlaces())


class ChoosePlace(Step, frozen=True):
    player: int

    def run(self, g: G) -> None:
        free = [n for n, p in enumerate(g.s.order) if p < 0]
        if len(free) == 1:
            take_place(g, self.player, free[0])
        else:
            g.stack.append(WhichPlace(self.player))


class WhichPlace(Ask, frozen=True):
    offers = (Number,)
    rule = "tcg 17"

    player: int

    def seat(self, g: G) -> str:
        return seat_name(self.player)

    def options(self, g: G) -> list[Number]:
        return [Number(n + 1) for n, p in enumerate(g.s.order) if p < 0]

    def take(self, g: G, option: Number) -> None:
        take_place(g, self.player, option.number - 1)


def take_place(g: G, p: int, place: int) -> None:
    g.s.order[place] = p
    if g.heard:
        g.tell(events.PlaceChosen(seat_name(p), place + 1))


class TakePlaces(Step, frozen=True):
    """Rules 19 to 23: everybody's bid becomes burdens, and the first player places his site 1."""

    starts: tuple[str, ...] = ()

    def run(self, g: G) -> None:
        s = g.s
        out = [p for p in s.order if s.bids[p] >= s.resistance[p]]
        if len(out) == s.seats:
            g.end((), "corrupted", **{seat_name(p): 1 for p in range(s.seats)})
            return
        for p in s.order[:]:
            s.fp = p
            s.moved()
            if p not in out:
                add_burdens(g, p, s.bids[p])
        for p in out:
            s.burdens[p] = s.bids[p]
            lose(g, p, "corrupted")
            if g.result is not None:
                return
        s.move_limit = usual_move_limit(len(s.order))  # they lost before the game began
        s.fp = -1
        first = s.order[0]
        put_site(g, own_site(s, first, 1), 1)
        starts = [FixedStart(p, self.starts[p]) if self.starts else StartingFellowship(p) for p in s.order]
        g.then(*starts, DealHands(), NextTurn(first))


def usual_move_limit(players: int) -> int:
    """Rule 171: two for two players; with more, as many as there are opponents when the game begins."""
    return 2 if players == 2 else players - 1


class Lots(Step, frozen=True):
    """First game: no bid; lots decide who begins (rule 32). `starts`: the fixed companions."""

    starts: tuple[str, ...] = ()

    def run(self, g: G) -> None:
        s = g.s
        left = list(range(s.seats))
        s.order = []
        while left:
            s.order.append(g.chance.draw(left, "lot", seat_name))
        s.bids = [0] * s.seats
        g.stack.append(TakePlaces(self.starts))


def starters(s: State, p: int, spent: int) -> list[int]:
    """Rules 24 and 27: companions of the draw deck that may still join, one card of each kind."""
    found: dict[int, int] = {}
    for c in s.decks[p]:
        k = KINDS[s.kind[c]]
        if (
            k.type == "companion"
            and k.index not in found
            and spent + k.cost <= STARTING_COST
            and all_hold(tuple(k.play_needs), s, Ctx(c, p))
            and not (k.unique and why_not_unique(s, c, p, k))
            and count_companions(s, p) < NINE
        ):
            found[k.index] = c
    return sorted(found.values(), key=lambda c: s.kind[c])


class StartingFellowship(Step, frozen=True):
    player: int
    spent: int = 0

    def run(self, g: G) -> None:
        s = g.s
        s.fp = self.player
        s.moved()
        if starters(s, self.player, self.spent):
            g.stack.append(StartWith(self.player, self.spent))


class StartWith(Ask, frozen=True):
    offers = (Pick, Done)
    rule = "tcg 24"

    player: int
    spent: int

    def seat(self, g: G) -> str:
        return seat_name(self.player)

    def prompt_args(self, g: G) -> Mapping[str, Arg]:
        return {"left": STARTING_COST - self.spent}

    def options(self, g: G) -> list[Any]:
        found = [Pick(name(g.s, c), c) for c in starters(g.s, self.player, self.spent)]
        return [*found, Done()]

    def why_not(self, g: G, intent: str) -> Why | None:
        click = clicked(g.s, intent)
        if click is None or click.card not in g.s.decks[self.player]:
            return None
        kind = KINDS[g.s.kind[click.card]]
        return Why.TOO_DEAR if kind.type == "companion" and self.spent + kind.cost > STARTING_COST else None

    def take(self, g: G, option: Any) -> None:
        if isinstance(option, Pick):
            g.stack.append(StartingFellowship(self.player, self.spent + KINDS[g.s.kind[option.card]].cost))
            start_with(g, self.player, option.card)


def start_with(g: G, p: int, c: int) -> None:
    """Rules 25, 28 and 29: no twilight; its "when played" text works; the site's does not."""
    s = g.s
    k = KINDS[s.kind[c]]
    enter(s, c, IN_FELLOWSHIP)
    g.reveal()
    if g.heard:
        g.tell(events.CardPlayed(seat_name(p), k.slug, c, 0, "", False))
    publish(g, "played", (c,), player=p)
    if k.play_costs:
        act(g, f"{k.id}/play", c, p, ())


class FixedStart(Step, frozen=True):
    """First game: the companion that the starter deck names."""

    player: int
    companion: str

    def run(self, g: G) -> None:
        s = g.s
        s.fp = self.player
        s.moved()
        for c in s.decks[self.player]:
            if KINDS[s.kind[c]].id == self.companion:
                start_with(g, self.player, c)
                return


class DealHands(Step, frozen=True):
    """Rule 30. Which copy of a card is which number is shuffled too, so that numbers tell nothing."""

    def run(self, g: G) -> None:
        s = g.s
        s.fp = s.order[0]
        kinds = list(s.kind)
        for p in range(s.seats):
            deck = s.decks[p]
            mixed = [kinds[c] for c in deck]
            g.chance.shuffle(mixed, "shuffle")
            for c, kind in zip(deck, mixed, strict=True):
                kinds[c] = kind
        s.kind = tuple(kinds)
        s.moved()
        for p in s.order:
            draw(g, p, HAND_SIZE, limited=False)
        if s.switches["mulligan"]:
            g.then(*[Mulligan(p) for p in s.order])


class Mulligan(Ask, frozen=True):
    """Rule 31, an option: shuffle the hand in and draw six, once."""

    offers = (Yes, No)
    rule = "tcg 31"

    player: int

    def seat(self, g: G) -> str:
        return seat_name(self.player)

    def options(self, g: G) -> list[Any]:
        return [Yes(), No()]

    def take(self, g: G, option: Any) -> None:
        if isinstance(option, Yes):
            s, p = g.s, self.player
            for c in s.hands[p][:]:
                place(s, c, DECK)
            g.chance.shuffle(s.decks[p], "shuffle")
            draw(g, p, MULLIGAN_HAND, limited=False)


def bear_ring(s: State, p: int, frodo: int, ring: int) -> None:
    """Rule 191: Frodo carries the Ring and does not wear it."""
    enter(s, frodo, IN_FELLOWSHIP)
    enter(s, ring, ATTACHED, frodo)
    s.bearer[p] = frodo
    s.ring[p] = ring
    s.resistance[p] = KINDS[s.kind[frodo]].resistance


def empty_state(kinds: list[int], owners: list[int], seats: int, switches: dict[str, bool]) -> State:
    """All cards out of the game, nobody anywhere yet."""
    n = len(kinds)
    return State(
        seats=seats,
        kind=tuple(kinds),
        owner=bytes(owners),
        zone=bytearray([GONE] * n),
        host=[-1] * n,
        wounds=bytearray(n),
        foe=[-1] * n,
        table=[],
        decks=[[] for _ in range(seats)],
        hands=[[] for _ in range(seats)],
        discards=[[] for _ in range(seats)],
        deads=[[] for _ in range(seats)],
        adventures=[[] for _ in range(seats)],
        path=[-1] * 10,
        at=[1] * seats,
        burdens=[0] * seats,
        bids=[-1] * seats,
        ring=[-1] * seats,
        bearer=[-1] * seats,
        resistance=[10] * seats,
        order=list(range(seats)),
        switches=switches,
        move_limit=usual_move_limit(seats),
    )


def leave_in_the_box(s: State) -> None:
    """Rule 32: a first game does without the sites behind its last one."""
    for p, sites in enumerate(s.adventures):
        for c in sites:
            s.zone[c] = ADVENTURE if KINDS[s.kind[c]].site <= s.last_site else GONE
        s.adventures[p] = [c for c in sites if s.zone[c] == ADVENTURE]


def lay_out(chosen: list[Deck], switches: dict[str, bool]) -> State:
    """Frodo with the Ring, nine sites and a draw deck for everybody."""
    kinds: list[int] = []
    owners: list[int] = []
    for p, deck in enumerate(chosen):
        for id in (deck.ring, deck.bearer, *deck.sites, *deck.draw):
            kinds.append(BY_ID[id].index)
            owners.append(p)
    s = empty_state(kinds, owners, len(chosen), switches)
    c = 0
    for p, deck in enumerate(chosen):
        bear_ring(s, p, c + 1, c)
        c += 2
        for _ in deck.sites:
            s.adventures[p].append(c)
            s.zone[c] = ADVENTURE
            c += 1
        for _ in deck.draw:
            s.decks[p].append(c)
            s.zone[c] = DECK
            c += 1
    return s
