"""War of the Ring, second edition, for two, three and four players."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from redbook.games.wotr import (
    actions,
    cards,
    hands,
    hunt,
    position,
    turn,
    victory,
    view,
)
from redbook.games.wotr.armies import card_muster, control, far_marches, movement, muster, picking
from redbook.games.wotr.battle import attack, casualties, combat_cards, leaving, rounds, strength
from redbook.games.wotr.board import FREE, SEATS, SHADOW
from redbook.games.wotr.cards import playing
from redbook.games.wotr.characters import abilities, companions, fellowship, minions
from redbook.games.wotr.invariants import INVARIANTS, SETTLED, SETTLED_INVARIANTS
from redbook.games.wotr.options import kind_of
from redbook.games.wotr.printed import PrintedCard, printed
from redbook.games.wotr.reasons import Why
from redbook.games.wotr.setup import new_board
from redbook.games.wotr.state import G, State
from redbook.kernel import Ask, Chance, Decision, Game, Reason, Setting, Step
from redbook.kernel.game import Value

MODULES = (abilities, actions, attack, card_muster, casualties, combat_cards, companions, control, far_marches,
           fellowship, hands, hunt, leaving, minions, movement, muster, picking, playing, rounds, turn,
           victory)  # fmt: skip
ABSTRACT = (Step, Ask, strength.InBattle)


def all_steps() -> tuple[type[Step], ...]:
    """Every step that the modules define."""
    found: list[type[Step]] = []
    for module in MODULES:
        for thing in vars(module).values():
            here = isinstance(thing, type) and issubclass(thing, Step) and thing.__module__ == module.__name__
            if here and thing not in ABSTRACT:
                found.append(thing)
    return tuple(sorted(found, key=lambda step: step.__name__))


TOKENS = ("none", "free-2", "free-1", "both-1", "shadow-1", "shadow-2")


class WarOfTheRing(Game[State]):
    id = "wotr"
    rules = 2
    seat_counts = (2, 3, 4)
    settings = (Setting("tokens", TOKENS),)
    secrets = True
    turn = "turn-began"
    steps = all_steps()
    invariants = INVARIANTS
    settled = SETTLED
    settled_invariants = SETTLED_INVARIANTS
    names = {
        "seat": "seat", "other": "seat", "who": "seat",
        "side": "side", "attacker": "side", "region": "region", "origin": "region",
        "figure": "figure", "figures": "figure", "character": "figure", "nation": "nation", "card": "card",
        "why": "cause", "face": "face", "faces": "face", "now": "face", "action": "action", "deck": "deck",
        "tile": "tile", "battle": "battle", "effect": "effect", "what": "card-ask", "way": "way",
        "price": "price", "goal": "region",
    }  # fmt: skip
    folder = Path(__file__).parent

    def seats(self, count: int, settings: Mapping[str, Value]) -> tuple[str, ...]:
        return SEATS[count]

    def new(self, count: int, settings: Mapping[str, Value]) -> tuple[State, list[Step]]:
        s = new_board(count)
        steps: list[Step] = [turn.Begin()]
        match settings["tokens"]:
            case "free-2":
                s.tokens[0] = s.tokens[1] = 1
            case "shadow-2":
                s.tokens[2] = s.tokens[3] = 1
            case "free-1":
                steps.append(turn.ChooseToken(FREE))
            case "shadow-1":
                steps.append(turn.ChooseToken(SHADOW))
            case "both-1":
                steps += [turn.ChooseToken(FREE), turn.ChooseToken(SHADOW)]
        return s, [*steps, turn.Turn()]

    def view(self, g: G, seat: str | None) -> view.WotrView:
        return view.view(g, seat)

    def determinize(self, g: G, seat: str | None, chance: Chance) -> None:
        view.determinize(g, seat, chance)

    def known(self, g: G, seat: str) -> State:
        return view.known(g.s, SEATS[g.s.count].index(seat))

    def why_not(self, g: G, decision: Decision, intent: str) -> Reason | None:
        """What is written like an answer to another question is told so."""
        return None if kind_of(intent) is None else Why.OTHER_QUESTION

    def cards(self, lang: str) -> tuple[PrintedCard, ...]:
        return printed(lang)

    def position(self, g: G) -> dict[str, Any]:
        return position.write(g, self.step_types())

    def from_position(self, doc: Mapping[str, Any], settings: Mapping[str, Value]) -> tuple[State, list[Step]]:
        return position.read(doc, self.step_types())

    def count_of(self, state: State) -> int:
        return state.count


cards.load_cards()
GAME = WarOfTheRing()
