"""From the end of Part 1 to the beginning of Part 2 (p. 25 to 28)."""

from __future__ import annotations

from redbook.games.hunt import endings, events, sorcery
from redbook.games.hunt import options as o
from redbook.games.hunt.catalogue import ALLY_IDS, DECK, SORCERY_IDS
from redbook.games.hunt.day import Day, RollDice, clear_turn
from redbook.games.hunt.numbers import SeatNumber
from redbook.games.hunt.pieces import (
    AWAY,
    DEEDS,
    FLIPPED,
    FRODO,
    GREY,
    HAND_LIMIT,
    JOURNEYS,
    LONG,
    MERRY,
    READY,
    SHORT,
    STRIDER,
)
from redbook.games.hunt.setup import PlaceAll, riders
from redbook.games.hunt.state import RB, SEATS, State
from redbook.kernel import Ask, Option, Play, Step

DEEDS_DRAWN = 4


def part_1_ends(g: Play[State], reason: str) -> None:
    """At once: no Nazgûl acts any more (p. 25)."""
    g.stack.clear()
    if g.s.parts == 1:
        endings.bree(g, reason)
    else:
        g.then(BeginPart2(), Day())


class BeginPart2(Step, frozen=True):
    """What carries over stays; the rest of Part 1 goes back to the box."""

    def run(self, g: Play[State]) -> None:
        s = g.s
        ringbearer(g)
        s.tiles += GREY
        s.allies = s.tracks = s.swords = 0
        s.nazgul = [0] * 4
        s.owner = [1] * 4
        s.lord = s.lord_die = -1
        clear_turn(s)
        s.turn = 0
        s.part = 2
        if g.heard:
            g.tell(events.PartBegins(2))
            for card in s.hand:
                g.tell(events.AllyDrawn(ALLY_IDS[card]), to=(RB,))
        g.reveal()
        hands = tuple(ShareSorcery(n) for n in range(1, s.wraiths + 1)) if s.wraiths > 1 else ()
        g.then(
            ChooseJourney(), DrawDeeds(), GandalfStarts(),
            *riders(s), *hands, DrawLead(), PlaceAll(), LordAtStart(), RollDice(),
        )  # fmt: skip


def ringbearer(g: Play[State]) -> None:
    """p. 27, 1 to 9."""
    s, chance = g.s, g.chance
    company = s.company
    joined = company[MERRY] != AWAY
    for who, state in enumerate(company):
        if state == FLIPPED and who != FRODO:
            company[who] = AWAY
    company[STRIDER] = READY
    if not joined:
        company[MERRY] = READY
    s.pool = 3 if company[FRODO] == READY else 2
    s.tokens = min(s.tokens, s.pool)
    count = len(s.hand)
    s.ally_deck = list(DECK[2])
    chance.shuffle(s.ally_deck, "ally-deck")
    s.hand = [s.ally_deck.pop() for _ in range(count)]
    s.ally_discard = []
    for viewer in range(5):
        s.known[viewer * 5] = 0
    s.track = s.start = s.last = s.dots = s.visited = s.rescue = s.fog = 0
    s.fought = -9
    s.journal, s.info, s.info_down, s.lied, s.record = [], [], [], [], []
    short, long = list(SHORT), list(LONG)
    chance.shuffle(short, "journeys")
    chance.shuffle(long, "journeys")
    s.journeys_drawn = [short[0], long[0]]


class ChooseJourney(Ask, frozen=True):
    """A short and a long card are drawn; one is kept, and its deck stays (p. 27)."""

    offers = (o.Travel,)
    rule = "hunt p.27"

    def seat(self, g: Play[State]) -> str:
        return RB

    def options(self, g: Play[State]) -> list[Option]:
        return [o.Travel(card) for card in g.s.journeys_drawn]

    def take(self, g: Play[State], option: o.Travel) -> None:
        s = g.s
        s.journey = option.card
        s.journeys_drawn = []
        deck = LONG if JOURNEYS[option.card].long else SHORT
        s.journey_deck = [card for card in deck if card != option.card]
        g.chance.shuffle(s.journey_deck, "journeys")
        if g.heard:
            g.tell(events.JourneyKept(JOURNEYS[option.card].id), to=(RB,))
            g.tell(events.JourneyChosen())


class DrawDeeds(Step, frozen=True):
    def run(self, g: Play[State]) -> None:
        s = g.s
        tokens = list(DEEDS)
        g.chance.shuffle(tokens, "deeds")
        s.deeds_drawn = sorted(tokens[:DEEDS_DRAWN])
        s.deed_supply = tokens[DEEDS_DRAWN:]
        g.reveal()
        if g.heard:
            g.tell(events.DeedsDrawn(tuple(o.place(2, token) for token in s.deeds_drawn)), to=(RB,))


class GandalfStarts(Ask, frozen=True):
    """Of four Deeds tokens one is where Gandalf begins; three stay behind the screen."""

    offers = (o.Token,)
    rule = "hunt p.27"

    def seat(self, g: Play[State]) -> str:
        return RB

    def options(self, g: Play[State]) -> list[Option]:
        return [o.TOKEN[2][token] for token in g.s.deeds_drawn]

    def take(self, g: Play[State], option: o.Token) -> None:
        s = g.s
        s.gandalf = s.start = option.space
        s.deeds = [token for token in s.deeds_drawn if token != option.space]
        s.deeds_spent = [option.space]
        s.deeds_drawn = []


class ShareSorcery(Ask, frozen=True):
    """p. 27: the Ringwraith players may hand each other the cards left from Part 1."""

    number: SeatNumber

    may_be_empty = True
    offers = (o.Done, o.Give)
    rule = "hunt p.27"

    def seat(self, g: Play[State]) -> str:
        return SEATS[self.number]

    def options(self, g: Play[State]) -> list[Option]:
        s = g.s
        others = [n for n in range(1, s.wraiths + 1) if n != self.number and len(s.hands[n - 1]) < HAND_LIMIT]
        found: list[Option] = [o.Give(card, n) for card in s.hands[self.number - 1] for n in others]
        return [o.DONE, *found] if found else []

    def take(self, g: Play[State], option: Option) -> None:
        if not isinstance(option, o.Give):
            return
        s = g.s
        s.hands[self.number - 1].remove(option.card)
        sorcery.forget(s, self.number, option.card)
        s.hands[option.number - 1].append(option.card)
        s.known[self.number * 5 + option.number] |= 1 << option.card
        if g.heard:
            pair = (SEATS[self.number], SEATS[option.number])
            g.tell(events.SorceryGiven(*pair))
            g.tell(events.SorceryCardGiven(SORCERY_IDS[option.card], SEATS[option.number]), to=pair)
        g.then(self)


class DrawLead(Step, frozen=True):
    """p. 28: the lead marker goes to a Ringwraith player at random."""

    def run(self, g: Play[State]) -> None:
        s = g.s
        s.lead = g.chance.die(s.wraiths, "lead") if s.wraiths > 1 else 1
        if g.heard:
            g.tell(events.LeadTaken(SEATS[s.lead]))


class LordAtStart(Ask, frozen=True):
    """p. 28: with the fifth ability the Lord replaces a Nazgûl of the lead player."""

    may_be_empty = True
    offers = (o.Nazgul,)
    rule = "hunt p.28"

    def seat(self, g: Play[State]) -> str:
        return SEATS[g.s.lead]

    def options(self, g: Play[State]) -> list[Option]:
        s = g.s
        return [o.NAZGUL[n] for n in range(4) if s.owner[n] == s.lead] if len(s.given) >= 5 else []

    def take(self, g: Play[State], option: o.Nazgul) -> None:
        g.s.lord = option.who
        if g.heard:
            g.tell(events.LordEnters(option.who + 1))
