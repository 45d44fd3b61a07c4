"""High Card: a toy game with hands to hide, dice to roll and a stack to walk, for testing the kernel.

Three rounds. Each seat holds three cards of a pile of nine and plays one a round, the first face down.
The higher card takes the round; equal sums cannot be. The winner of a round rolls a die for points.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from redbook.kernel import Ask, Chance, Event, Game, Match, Option, Play, Reason, RuleBroken, Setting, Step
from redbook.kernel.errors import BadPosition

SEATS = ("red", "blue")


class ToyReason(Reason):
    __scope__ = "toy"
    NOT_IN_HAND = "toy 1"


class State(msgspec.Struct):
    hands: list[list[int]]
    pile: list[int]
    table: list[int]  # what each seat has played this round; 0: nothing yet
    points: list[int]
    round: int = 0
    rounds: int = 3

    def copy(self) -> State:
        return State(
            [hand[:] for hand in self.hands], self.pile[:], self.table[:], self.points[:], self.round, self.rounds
        )


class RoundBegun(Event, frozen=True):
    round: int


class CardPlayed(Event, frozen=True):
    private = True
    seat: str
    card: int


class CardPlayedFaceDown(Event, frozen=True):
    private = True
    seat: str


class RoundWon(Event, frozen=True):
    seat: str
    die: int


class Card(Option, frozen=True):
    card: int
    written = "card {card}"


class Deal(Step, frozen=True):
    def run(self, g: Play[State]) -> None:
        for hand in g.s.hands:
            for _ in range(3):
                hand.append(g.chance.draw(g.s.pile, "deal"))
            hand.sort()
        g.reveal()


class Round(Step, frozen=True):
    def run(self, g: Play[State]) -> None:
        g.s.round += 1
        if g.heard:
            g.tell(RoundBegun(g.s.round))
        first = g.s.round % 2
        g.then(PlayCard(first), PlayCard(1 - first), Showdown())
        if g.s.round < g.s.rounds:
            g.stack.insert(0, Round())


class PlayCard(Ask, frozen=True):
    player: int
    offers = (Card,)
    rule = "toy 1"

    def seat(self, g: Play[State]) -> str:
        return SEATS[self.player]

    def options(self, g: Play[State]) -> list[Card]:
        return [Card(card) for card in g.s.hands[self.player]]

    def why_not(self, g: Play[State], intent: str) -> Reason | None:
        return ToyReason.NOT_IN_HAND if intent.startswith("card ") else None

    def take(self, g: Play[State], option: Card) -> None:
        g.s.hands[self.player].remove(option.card)
        g.s.table[self.player] = option.card
        if g.heard:
            me = SEATS[self.player]
            g.tell(CardPlayed(me, option.card), to=(me,))
            g.tell(CardPlayedFaceDown(me), to=(SEATS[1 - self.player],))


class Showdown(Step, frozen=True):
    def run(self, g: Play[State]) -> None:
        g.reveal()
        winner = 0 if g.s.table[0] > g.s.table[1] else 1
        die = g.chance.die(6, "points", who=SEATS[winner])
        g.s.points[winner] += die
        g.s.pile.extend(g.s.table)
        g.s.table = [0, 0]
        if g.heard:
            g.tell(RoundWon(SEATS[winner], die))
        if g.s.round == g.s.rounds:
            red, blue = g.s.points
            winners = ("red",) if red > blue else ("blue",) if blue > red else ()
            g.end(winners, "points", red=red, blue=blue)


class View(msgspec.Struct):
    hand: list[int]
    other_hand: int
    played: list[int]
    points: list[int]
    round: int


class Toy(Game[State]):
    id = "toy"
    settings = (Setting("rounds", (3, 2)),)
    secrets = True
    turn = "round-begun"
    steps = (Deal, Round, PlayCard, Showdown)
    folder = Path(__file__).parent

    def seats(self, count: int, settings: Mapping[str, Any]) -> tuple[str, ...]:
        return SEATS

    def new(self, count: int, settings: Mapping[str, Any]) -> tuple[State, list[Step]]:
        state = State([[], []], list(range(1, 10)), [0, 0], [0, 0], rounds=settings["rounds"])
        return state, [Deal(), Round()]

    def view(self, g: Play[State], seat: str | None) -> View:
        me = SEATS.index(seat) if seat is not None else -1
        return View(
            hand=g.s.hands[me][:] if me >= 0 else [],
            other_hand=sum(len(hand) for n, hand in enumerate(g.s.hands) if n != me),
            played=[card if n == me else -1 if card else 0 for n, card in enumerate(g.s.table)],
            points=g.s.points[:],
            round=g.s.round,
        )

    def determinize(self, g: Play[State], seat: str | None, chance: Chance) -> None:
        me = SEATS.index(seat) if seat is not None else -1
        others = [n for n in (0, 1) if n != me]
        unknown = g.s.pile + [c for n in others for c in g.s.hands[n]] + [g.s.table[n] for n in others if g.s.table[n]]
        chance.shuffle(unknown, "determinize")
        for n in others:
            g.s.hands[n] = sorted(unknown.pop() for _ in g.s.hands[n])
            if g.s.table[n]:
                g.s.table[n] = unknown.pop()
        g.s.pile = unknown

    def position(self, g: Play[State]) -> dict[str, Any]:
        return {"state": msgspec.to_builtins(g.s), "stack": msgspec.to_builtins(g.stack)}

    def from_position(self, doc: Mapping[str, Any], settings: Mapping[str, Any]) -> tuple[State, list[Step]]:
        if set(doc) != {"state", "stack"}:
            raise BadPosition(why="state and stack are wanted")
        stack = msgspec.convert(doc["stack"], list[self.step_types()])  # type: ignore[misc]
        return msgspec.convert(doc["state"], State), list(reversed(stack))


def nine_cards(s: State) -> None:
    cards = sorted(s.pile + s.hands[0] + s.hands[1] + [c for c in s.table if c])
    if cards != list(range(1, 10)):
        raise RuleBroken(law="each of the nine cards is in one place")


Toy.invariants = (nine_cards,)
GAME = Toy()


def random_match(seed: int) -> Match:
    return Match.new("toy", seed=seed)
