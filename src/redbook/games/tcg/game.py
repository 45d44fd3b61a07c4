"""The game as the kernel sees it: seats, settings, steps, views."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from redbook.games.tcg import (
    acting,
    actions,
    archery,
    assignment,
    checks,
    decks,
    moving,
    playing,
    setup,
    skirmish,
    turn,
    windows,
    wounds,
)
from redbook.games.tcg.cards import load
from redbook.games.tcg.catalog import CardInfo, catalog
from redbook.games.tcg.decks import BadDeck, Deck
from redbook.games.tcg.determinize import determinize
from redbook.games.tcg.invariants import INVARIANTS
from redbook.games.tcg.kinds import BY_ID, KINDS
from redbook.games.tcg.language import frames, piles
from redbook.games.tcg.position import from_position, position
from redbook.games.tcg.refusal import why_not
from redbook.games.tcg.state import State, seat_name
from redbook.games.tcg.view import view
from redbook.games.tcg.words import ADVENTURE, DECK, GONE
from redbook.kernel import BadSetting, Chance, Decision, Game, Message, Play, Reason, Setting, Step
from redbook.kernel.game import Value
from redbook.kernel.text import render

FIRST_GAME_SITES = 7


def steps_in(*modules: Any) -> tuple[type[Step], ...]:
    found = {
        item
        for module in modules
        for item in vars(module).values()
        if isinstance(item, type) and issubclass(item, Step) and item.__module__.startswith("redbook.games.tcg")
    }
    return tuple(sorted(found, key=lambda step: step.__name__))


class Tcg(Game[State]):
    """`deck_p1` … `deck_p6`: the name of a built-in deck, or the text of any legal deck."""

    id = "tcg"
    rules = 1
    seat_counts = (2, 3, 4, 5, 6)
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
        "seat": "seat", "other": "seat", "why": "lost",
    }  # fmt: skip
    steps = steps_in(
        acting,
        actions,
        archery,
        assignment,
        checks,
        frames,
        moving,
        piles,
        playing,
        setup,
        skirmish,
        turn,
        windows,
        wounds,
    )
    invariants = INVARIANTS
    folder = Path(__file__).parent

    def check_settings(self, given: Mapping[str, Value] | None) -> dict[str, Value]:
        """Decks are free text, so they are checked by the rules of deck building."""
        load()
        given = dict(given or {})
        own = {name: given.pop(name) for name in list(given) if name.startswith("deck_p")}
        settings = super().check_settings(given)
        for name, value in own.items():
            if name not in settings or not isinstance(value, str):
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
        known = {f"deck_{seat}": settings[f"deck_{seat}"]} if seat is not None else {}
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

    def view(self, g: Play[State], seat: str | None) -> Any:
        return view(g, seat)

    def determinize(self, g: Play[State], seat: str | None, chance: Chance) -> None:
        determinize(g, seat, chance)

    def why_not(self, g: Play[State], decision: Decision, intent: str) -> Reason | None:
        return why_not(g, decision, intent)

    def cards(self, lang: str) -> tuple[CardInfo, ...]:
        return catalog(lang)

    def position(self, g: Play[State]) -> dict[str, Any]:
        return position(g)

    def from_position(self, doc: Mapping[str, Any], settings: Mapping[str, Value]) -> tuple[State, list[Step]]:
        load()
        return from_position(doc, self.step_types())

    def count_of(self, state: State) -> int:
        return state.seats


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
        move_limit=setup.usual_move_limit(seats),
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
        setup.bear_ring(s, p, c + 1, c)
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


GAME = Tcg()
__all__ = ["GAME", "KINDS", "Tcg", "empty_state", "lay_out"]
