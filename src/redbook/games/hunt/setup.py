"""Set-up of Part 1 (p. 8 to 10) and what both parts share: who rides, who leads, where they begin."""

from __future__ import annotations

from redbook.games.hunt import events
from redbook.games.hunt import options as o
from redbook.games.hunt.catalogue import ALLY_IDS, DECK, SORCERIES, SORCERY_IDS
from redbook.games.hunt.day import RollDice
from redbook.games.hunt.nazgul import riding_order
from redbook.games.hunt.numbers import NazgulNumber
from redbook.games.hunt.pieces import AWAY, BEIGE, INFORMATION, READY, RED, STARTS
from redbook.games.hunt.reasons import Why
from redbook.games.hunt.state import RB, SEATS, State
from redbook.kernel import Ask, Option, Play, Step

INFORMATION_DRAWN = 5
FIRST_HAND = 3
CORRUPTION_OF_LETTER = 3  # Part 2 played alone: what survivors of Part 1 have on average


class SetUp(Step, frozen=True):
    """Everything that is drawn before the first choice. Secret draws are shuffles: nobody is asked for them."""

    def run(self, g: Play[State]) -> None:
        s = g.s
        deal(g)
        if g.heard:
            g.tell(events.PartBegins(1))
            g.tell(events.StartDrawn(o.place(1, s.start)), to=(RB,))
            g.tell(events.InformationDrawn(tuple(o.place(1, at) for at in s.info)), to=(RB,))
            for card in s.hand:
                g.tell(events.AllyDrawn(ALLY_IDS[card]), to=(RB,))
            for seat, hand in enumerate(s.hands, start=1):
                for card in hand:
                    g.tell(events.SorceryCardDrawn(SORCERY_IDS[card]), to=(SEATS[seat],))
        g.reveal()
        g.then(*(GiveInformation() for _ in range(s.give)), *riders(s), ChooseLead(), PlaceAll(), RollDice())


def deal(g: Play[State]) -> None:
    s, chance = g.s, g.chance
    starts = list(STARTS)
    chance.shuffle(starts, "start")
    s.start = s.last = starts[0]
    s.visited = 1 << s.start
    s.pool = s.pool_size
    s.company = [READY, READY, READY, AWAY, AWAY]
    s.ally_deck = list(DECK[1])
    chance.shuffle(s.ally_deck, "ally-deck")
    s.hand = [s.ally_deck.pop() for _ in range(FIRST_HAND)]
    tokens = list(INFORMATION)
    chance.shuffle(tokens, "information")
    s.info = sorted(tokens[:INFORMATION_DRAWN])
    s.deck = list(range(len(SORCERIES)))
    chance.shuffle(s.deck, "sorcery-deck")
    s.hands = [[s.deck.pop()] for _ in range(s.wraiths)]
    s.tiles = list(BEIGE)
    s.reds = list(RED)
    s.dice = [0] * 4
    s.nazgul = [0] * 4
    s.owner = [1] * 4
    s.known = [0] * 25


class GiveInformation(Ask, frozen=True):
    """p. 9: a token of his choice goes to the Ringwraiths and opens the next ability."""

    offers = (o.Token,)
    rule = "hunt p.9"

    def seat(self, g: Play[State]) -> str:
        return RB

    def options(self, g: Play[State]) -> list[Option]:
        return [o.TOKEN[1][at] for at in g.s.info]

    def take(self, g: Play[State], option: o.Token) -> None:
        s = g.s
        g.reveal()
        s.info.remove(option.space)
        s.given.append(option.space)
        if g.heard:
            g.tell(events.InformationGiven(o.place(1, option.space), len(s.given)))


# -- the Nazgûl ------------------------------------------------------------------------------------


def riders(s: State) -> tuple[Step, ...]:
    """p. 8: with several Ringwraith players, each controls at least one Nazgûl."""
    return tuple(Assign(n) for n in range(4)) if s.wraiths > 1 else ()


def why_not_assign(s: State, nazgul: int, seat: int) -> Why | None:
    """The Nazgûl still free must suffice for everybody without one."""
    served = {*s.owner[:nazgul], seat}
    return None if s.wraiths - len(served) <= 3 - nazgul else Why.EVERYONE_RIDES


class Assign(Ask, frozen=True):
    """The players agree; the first of them says it. His Nazgûl act in the order of their numbers."""

    nazgul: NazgulNumber

    offers = (o.Seat,)
    rule = "hunt p.8"

    def seat(self, g: Play[State]) -> str:
        return SEATS[1]

    def options(self, g: Play[State]) -> list[Option]:
        s = g.s
        return [o.SEAT[n] for n in range(1, s.wraiths + 1) if why_not_assign(s, self.nazgul, n) is None]

    def why_not(self, g: Play[State], intent: str) -> Why | None:
        s = g.s
        return why_not_assign(s, self.nazgul, SEATS.index(intent)) if intent in SEATS[1 : s.wraiths + 1] else None

    def prompt_args(self, g: Play[State]) -> dict[str, int]:
        return {"nazgul": self.nazgul + 1}

    def take(self, g: Play[State], option: o.Seat) -> None:
        g.s.owner[self.nazgul] = option.number
        if g.heard:
            g.tell(events.NazgulAssigned(self.nazgul + 1, SEATS[option.number]))


class ChooseLead(Ask, frozen=True):
    """p. 9: the lead-player marker goes to one of them."""

    may_be_empty = True
    offers = (o.Seat,)
    rule = "hunt p.9"

    def seat(self, g: Play[State]) -> str:
        return SEATS[1]

    def options(self, g: Play[State]) -> list[Option]:
        return [o.SEAT[n] for n in range(1, g.s.wraiths + 1)] if g.s.wraiths > 1 else []

    def take(self, g: Play[State], option: o.Seat) -> None:
        g.s.lead = option.number
        if g.heard:
            g.tell(events.LeadTaken(SEATS[option.number]))


class PlaceAll(Step, frozen=True):
    """From the lead player on. Placing them fixes the order in which a player's Nazgûl act (p. 9)."""

    def run(self, g: Play[State]) -> None:
        g.then(*(PlaceNazgul(n) for n in riding_order(g.s)))


def why_not_start(s: State, at: int) -> Why | None:
    """p. 9, 28: each on a start of its own; in Part 2 two on each of the two starts."""
    most, why = (1, Why.PLACE_TAKEN) if s.part == 1 else (2, Why.TWO_TO_A_PLACE)
    return why if at not in s.board.nazgul_starts or s.nazgul.count(at) >= most else None


class PlaceNazgul(Ask, frozen=True):
    nazgul: NazgulNumber

    offers = (o.At,)
    rule = "hunt p.9"

    def seat(self, g: Play[State]) -> str:
        return SEATS[g.s.owner[self.nazgul]]

    def options(self, g: Play[State]) -> list[Option]:
        s = g.s
        return [o.AT[s.part][at] for at in s.board.nazgul_starts if why_not_start(s, at) is None]

    def why_not(self, g: Play[State], intent: str) -> Why | None:
        at = g.s.board.space(intent.removeprefix("at "))
        return why_not_start(g.s, at) if at else None

    def prompt_args(self, g: Play[State]) -> dict[str, int]:
        return {"nazgul": self.nazgul + 1}

    def take(self, g: Play[State], option: o.At) -> None:
        s = g.s
        s.nazgul[self.nazgul] = option.space
        if g.heard:
            g.tell(events.NazgulPlaced(self.nazgul + 1, o.place(s.part, option.space), s.board.ids[option.space]))


class SetUpLetter(Step, frozen=True):
    """Part 2 alone: a letter as an average Part 1 leaves it."""

    def run(self, g: Play[State]) -> None:
        s = g.s
        deal(g)
        s.given, s.info = s.info[: s.give], s.info[s.give :]
        s.corruption = CORRUPTION_OF_LETTER
