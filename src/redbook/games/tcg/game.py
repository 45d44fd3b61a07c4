"""The game as the kernel sees it: seats, settings, steps, views."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from redbook.games.tcg import setup
from redbook.games.tcg.actions.clicks import read_click
from redbook.games.tcg.decks import decks
from redbook.games.tcg.decks.decks import BadDeck
from redbook.games.tcg.effects.load import load
from redbook.games.tcg.invariants import INVARIANTS
from redbook.games.tcg.position import from_position, position
from redbook.games.tcg.reasons import Why
from redbook.games.tcg.seen.determinize import determinize
from redbook.games.tcg.setup import lay_out, leave_in_the_box
from redbook.games.tcg.speech.catalog import CardInfo, catalog
from redbook.games.tcg.state import G, State, seat_name
from redbook.games.tcg.turn import why_not_move
from redbook.games.tcg.view import TcgView, view
from redbook.kernel import BadSetting, Chance, Decision, Game, Message, Reason, Setting, Step
from redbook.kernel.game import Value, unknown_setting
from redbook.kernel.text import render

FIRST_GAME_SITES = 7


def steps_of(package: str, base: type[Step] = Step) -> set[type[Step]]:
    """Every step of this package that nothing is made from; all of them are imported with the game."""
    below = base.__subclasses__()
    found = {step for step in below if step.__module__.startswith(package) and not step.__subclasses__()}
    return found.union(*(steps_of(package, step) for step in below))


class Tcg(Game[State]):
    """`deck_p1` … `deck_p6`: the name of a built-in deck, or the text of any legal deck."""

    id = "tcg"
    rules = 2
    seat_counts = (2, 3, 4, 5, 6)
    secrets = True
    turn = "turn-began"
    settings = (
        Setting("first_game", (False, True)),  # starter decks, sites 1 to 7, no bid
        Setting("rule_of_4", (True, False)),  # edge-cases A3
        Setting("mulligan", (False, True)),  # A4
        Setting("cancel_ring_bearer", (True, False)),  # A1: his skirmish may be cancelled
        Setting("survive_site_7", (False, True)),  # A11, first game only
        Setting("auto_pass", (True, False)),  # whoever can do nothing passes by himself
        *(Setting(f"deck_p{n}", decks.offered("aragorn" if n % 2 else "gandalf")) for n in range(1, 7)),
    )
    names = {
        "card": "card", "on": "card", "source": "card", "minion": "card", "winner": "card", "loser": "card",
        "phase": "phase", "keyword": "keyword", "effect": "effect", "what": "happening", "where": "where",
        "seat": "seat", "other": "seat", "who": "seat", "why": "lost",
    }  # fmt: skip
    steps = tuple(sorted(steps_of("redbook.games.tcg."), key=lambda step: step.__name__))
    invariants = INVARIANTS
    folder = Path(__file__).parent

    def check_settings(self, given: Mapping[str, Value] | None) -> dict[str, Value]:
        """Decks are free text, so they are checked by the rules of deck building."""
        load()
        given = dict(given or {})
        own = {name: given.pop(name) for name in list(given) if name.startswith("deck_p")}
        settings = super().check_settings(given)
        for name, value in own.items():
            if name not in settings:
                raise unknown_setting(self.id, name, settings)
            if not isinstance(value, str):
                raise BadSetting(game=self.id, name=str(name), value=str(value))
            try:
                decks.find_deck(value)
            except BadDeck as wrong:
                first = wrong.problems[0]
                why = render(Message(self.id, f"deck-{first.code}", dict(first.args)), "en")
                raise BadSetting(game=self.id, name=name, value=why) from wrong
            settings[name] = value
        return settings

    def own_settings(self, seat: str) -> tuple[str, ...]:
        return (f"deck_{seat}",)

    def shown_settings(self, settings: Mapping[str, Value], seat: str | None) -> dict[str, Value]:
        """The list of a deck that a player has brought is his own; of the others one sees that they have one."""
        own = f"deck_{seat}"
        known = {own: settings[own]} if own in settings else {}  # a position brings no deck
        secret = {
            name: "own" for name, value in settings.items() if name.startswith("deck_p") and value not in decks.names()
        }
        return {**settings, **secret, **known}

    def any_settings(self, count: int, chance: Chance) -> dict[str, Value]:
        """A random legal deck for everybody, and switches by lot; now and then a first game with the starters."""
        drawn: dict[str, Value] = {
            choice.name: choice.values[chance.below(2, None, "settings")]
            for choice in self.settings
            if choice.values == (False, True) or choice.values == (True, False)
        }
        drawn["first_game"] = chance.below(8, None, "settings") == 0
        if not drawn["first_game"]:
            for p in range(count):
                drawn[f"deck_{seat_name(p)}"] = decks.write(decks.random_deck(chance))
        return drawn

    def seats(self, count: int, settings: Mapping[str, Value]) -> tuple[str, ...]:
        return tuple(seat_name(p) for p in range(count))

    def new(self, count: int, settings: Mapping[str, Value]) -> tuple[State, list[Step]]:
        chosen = [decks.find_deck(str(settings[f"deck_{seat_name(p)}"])) for p in range(count)]
        first_game = bool(settings["first_game"])
        switches = {
            "rule_of_4": bool(settings["rule_of_4"]),
            "mulligan": bool(settings["mulligan"]),
            "cancel_ring_bearer": bool(settings["cancel_ring_bearer"]),
            "auto_pass": bool(settings["auto_pass"]),
            "win_on_arrival": first_game and not settings["survive_site_7"],
        }
        s = lay_out(chosen, switches)
        if first_game:
            s.last_site = FIRST_GAME_SITES
            leave_in_the_box(s)
            return s, [setup.Lots(tuple(deck.start for deck in chosen))]
        return s, [*(setup.Bid(p) for p in range(count)), setup.ShowBids()]

    def view(self, g: G, seat: str | None) -> TcgView:
        return view(g, seat)

    def determinize(self, g: G, seat: str | None, chance: Chance) -> None:
        determinize(g, seat, chance)

    def why_not(self, g: G, decision: Decision, intent: str) -> Reason | None:
        """Whatever is asked: the fellowship may have moved enough, and a card may not be at this table."""
        if intent == "move":
            return why_not_move(g.s)
        click = read_click(intent)
        return Why.NO_SUCH_CARD if click is not None and click.card >= len(g.s.kind) else None

    def cards(self, lang: str) -> tuple[CardInfo, ...]:
        return catalog(lang)

    def position(self, g: G) -> dict[str, Any]:
        return position(g)

    def from_position(self, doc: Mapping[str, Any], settings: Mapping[str, Value]) -> tuple[State, list[Step]]:
        load()
        return from_position(doc, self.step_types())

    def count_of(self, state: State) -> int:
        return state.seats


GAME = Tcg()
msgspec.json.Decoder(list[GAME.step_types()])  # type: ignore[misc]  # built now, by one thread: docs/architecture.md
__all__ = ["GAME", "Tcg"]
