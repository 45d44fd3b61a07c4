"""A table set freely, then played by the rules only.

scene = Scene(
    fellowship=["1_13 + 1_14"], minions=["1_178"], hand=["1_3"], phase="skirmish", fights={"gimli": "goblin-runner"}
)
scene.do("play axe-strike")
assert scene.strength("gimli") == 11

Cards are named by id. A `+` lays items and conditions under a character, `*2` gives it two wounds.
p1 is the Free Peoples player, p2 a Shadow player (p3 … with `others`).
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from redbook.games.tcg.actions.procedure import FreeActions
from redbook.games.tcg.actions.windows import publish
from redbook.games.tcg.effects.load import load
from redbook.games.tcg.game import GAME
from redbook.games.tcg.phases.clock import begin_phase
from redbook.games.tcg.setup import bear_ring, empty_state
from redbook.games.tcg.state import State
from redbook.games.tcg.table.kinds import BY_ID, KINDS, slug
from redbook.games.tcg.table.values import keyword, left, strength
from redbook.games.tcg.table.zones import enter, place
from redbook.games.tcg.turn import (
    After,
    EndFellowshipPhase,
    EndShadowPhase,
    MoveFellowship,
    NextTurn,
    RegroupPhase,
    ShadowPhases,
)
from redbook.games.tcg.words import (
    ADVENTURE,
    ARCHERY,
    ASSIGNMENT,
    ATTACHED,
    DEAD,
    DECK,
    DISCARD,
    FELLOWSHIP,
    HAND,
    IN_CENTER,
    IN_FELLOWSHIP,
    IN_SUPPORT,
    MANEUVER,
    ON_PATH,
    SHADOW,
    SKIRMISH,
    STACKED,
)
from redbook.kernel import Match, Play, Seeded
from redbook.kernel.walk import check_laws

SITES = {1: "1_323", 2: "1_328", 3: "1_337", 4: "1_345", 5: "1_349", 6: "1_352", 7: "1_353", 8: "1_356", 9: "1_362"}
SWITCHES = {"rule_of_4": True, "mulligan": False, "cancel_ring_bearer": True, "auto_pass": False,
            "win_on_arrival": False}  # fmt: skip


class Scene:
    def __init__(
        self,
        fellowship: Sequence[str] = (),
        support: Sequence[str] = (),
        hand: Sequence[str] = (),
        deck: Sequence[str] = (),
        discard: Sequence[str] = (),
        dead: Sequence[str] = (),
        minions: Sequence[str] = (),
        shadow_support: Sequence[str] = (),
        shadow_hand: Sequence[str] = (),
        shadow_deck: Sequence[str] = (),
        shadow_discard: Sequence[str] = (),
        on_frodo: Sequence[str] = (),
        others: Sequence[Mapping[str, Sequence[str]]] = (),
        phase: str = "fellowship",
        fights: Mapping[str, str | Sequence[str]] | None = None,
        site: int = 2,
        sites: Mapping[int, str] | None = None,
        own_sites: Mapping[int, str] | None = None,
        shadow_sites: Mapping[int, str] | None = None,
        path_owner: int = 1,
        twilight: int = 0,
        burdens: int = 0,
        wounds: int = 0,
        moves: int = 1,
        worn: bool = False,
        last_site: int = 9,
        ring: str = "1_2",
        frodo: str = "1_290",
        switches: Mapping[str, bool] | None = None,
        seed: int = 1,
    ) -> None:
        load()
        self.kinds: list[int] = []
        self.owners: list[int] = []
        self.after: list[Any] = []
        self.seats = 2 + len(others)
        frodos = []
        for p in range(self.seats):
            frodos.append((self.new(p, frodo if p == 0 else "1_290"), self.new(p, ring if p == 0 else "1_2")))
        self.put(0, fellowship, IN_FELLOWSHIP)
        self.put(0, support, IN_SUPPORT)
        for p, side in enumerate([
            {"minions": minions, "support": shadow_support, "hand": shadow_hand, "deck": shadow_deck,
             "discard": shadow_discard},
            *others,
        ], start=1):  # fmt: skip
            self.put(p, side.get("minions", ()), IN_CENTER)
            self.put(p, side.get("fellowship", ()), IN_FELLOWSHIP)
            self.put(p, side.get("support", ()), IN_SUPPORT)
            self.put(p, side.get("deck", ()), DECK)
            self.put(p, side.get("hand", ()), HAND)
            self.put(p, side.get("discard", ()), DISCARD)
            self.put(p, side.get("dead", ()), DEAD)
        self.put(0, deck, DECK)
        self.put(0, hand, HAND)
        self.put(0, discard, DISCARD)
        self.put(0, dead, DEAD)
        path = {**SITES, **(sites or {})}
        for number in range(1, 10):
            ids = [path[number]] * self.seats
            if own_sites and number in own_sites:
                ids[0] = own_sites[number]
            if shadow_sites and number in shadow_sites:
                ids[1] = shadow_sites[number]
            for p in range(self.seats):
                zone = ON_PATH if p == path_owner and number <= site else ADVENTURE
                self.after.append((self.new(p, ids[p]), zone, number, 0, None))
        s = empty_state(self.kinds, self.owners, self.seats, {**SWITCHES, **(switches or {})})
        s.fp = 0
        s.last_site = last_site
        for p in range(self.seats):
            bear_ring(s, p, *frodos[p])
            s.bids[p] = 0
        for c, zone, number, hurt, host in self.after:
            if zone == ON_PATH:
                s.path[number] = c
                s.zone[c] = ON_PATH
            elif zone in (ATTACHED, STACKED):
                if zone == ATTACHED:
                    enter(s, c, ATTACHED, host)
                else:
                    s.zone[c], s.host[c] = STACKED, host
            elif IN_FELLOWSHIP <= zone <= IN_CENTER:
                enter(s, c, zone)
                s.wounds[c] = hurt
            else:
                place(s, c, zone)
        for id in on_frodo:
            c = self.spare(s, id)
            enter(s, c, ATTACHED, s.bearer[0])
        s.at = [site] * self.seats
        s.twilight, s.burdens[0], s.moves, s.turn, s.worn = twilight, burdens, moves, 1, worn
        s.wounds[s.bearer[0]] = wounds
        for pile in s.decks:
            pile.reverse()  # the first card written is on top
        s.moved()
        play = Play("tcg", s, [NextTurn(1)], Seeded(seed=seed))
        self.begin(play, phase, fights or {})
        self.m = Match(GAME, GAME.seats(self.seats, {}), {}, play)

    # -- setting the table --------------------------------------------------------------------------

    def new(self, p: int, id: str) -> int:
        self.kinds.append(BY_ID[id].index)
        self.owners.append(p)
        return len(self.kinds) - 1

    def spare(self, s: State, id: str) -> int:
        """One more card of player 2, after the table was laid."""
        s.kind = (*s.kind, BY_ID[id].index)
        side = BY_ID[id].side
        s.owner += bytes([1 if side == "shadow" else 0])
        s.zone.append(0)
        s.host.append(-1)
        s.wounds.append(0)
        s.foe.append(-1)
        return len(s.kind) - 1

    def put(self, p: int, cards: Sequence[str], zone: int) -> None:
        for words in cards:
            first, *borne = [word.strip() for word in words.split("+")]
            id, _, hurt = first.partition("*")
            c = self.new(p, id)
            self.after.append((c, zone, 0, int(hurt or 0), None))
            for item in borne:
                item, _, under = item.partition("@")
                owner = p if BY_ID[item].side == KINDS[self.kinds[c]].side else (1 if p == 0 else 0)
                self.after.append((self.new(owner, item), STACKED if under else ATTACHED, 0, 0, c))

    def begin(self, g: Play[State], phase: str, fights: Mapping[str, str | Sequence[str]]) -> None:
        s = g.s
        if phase == "turn":
            g.stack[0] = NextTurn(0)
            return
        if phase == "fellowship":
            begin_phase(g, FELLOWSHIP)
            g.then(FreeActions(0), EndFellowshipPhase())
            s.moves = 0
        elif phase == "move":
            begin_phase(g, FELLOWSHIP)
            g.then(MoveFellowship(), ShadowPhases())
            s.moves = 0
        elif phase == "shadow":
            begin_phase(g, SHADOW, 1)
            g.then(FreeActions(1), EndShadowPhase(1), After(SHADOW))
            publish(g, "phase-starts", player=1)
        elif phase == "maneuver":
            g.then(After(SHADOW))
        elif phase == "archery":
            g.then(After(MANEUVER))
        elif phase == "assignment":
            g.then(After(ARCHERY))
        elif phase == "skirmish":
            begin_phase(g, SKIRMISH)
            for who, foes in fights.items():
                for foe in [foes] if isinstance(foes, str) else foes:
                    free = [m for m in s.table if self.named(s, m, foe) and s.foe[m] < 0]
                    s.foe[free[0]] = next(c for c in s.table if self.named(s, c, who) and s.owner[c] == 0)
                    s.fought += [free[0], s.foe[free[0]]]
            g.then(After(ASSIGNMENT))
        elif phase == "regroup":
            g.then(RegroupPhase())
        else:
            raise ValueError(phase)

    @staticmethod
    def named(s: State, c: int, words: str) -> bool:
        k = KINDS[s.kind[c]]
        return words in (k.slug, k.id)

    # -- looking ------------------------------------------------------------------------------------

    @property
    def s(self) -> State:
        return self.m.state

    def cards(self, words: str) -> list[int]:
        return [c for c in range(len(self.s.kind)) if self.named(self.s, c, words)]

    def card(self, words: str, owner: int | None = None) -> int:
        """The card of that title or id; one in play rather than one elsewhere."""
        found = [c for c in self.cards(words) if owner is None or self.s.owner[c] == owner]
        assert found, words
        return min(found, key=lambda c: (c not in self.s.table, self.s.owner[c] != 0, c))

    def strength(self, words: str) -> int:
        return strength(self.s, self.card(words))

    def wounds(self, words: str) -> int:
        return self.s.wounds[self.card(words)]

    def left(self, words: str) -> int:
        return left(self.s, self.card(words))

    def keyword(self, words: str, word: str) -> int:
        return keyword(self.s, self.card(words), word)

    def zone(self, words: str, owner: int | None = None) -> str:
        from redbook.games.tcg.words import ZONES

        return ZONES[self.s.zone[self.card(words, owner)]]

    def names(self, pile: Sequence[int]) -> list[str]:
        return [KINDS[self.s.kind[c]].slug for c in pile]

    @property
    def seat(self) -> str | None:
        return self.m.decision.seat if self.m.decision else None

    def let(self, seat: str) -> Scene:
        """The others pass until it is this seat's turn to act."""
        while self.seat != seat and self.can("pass"):
            self.do("pass")
        return self

    @property
    def options(self) -> list[str]:
        """The options now, card numbers left out: "play axe-strike", "use gimli/1", "pass"."""
        assert self.m.decision is not None
        return [bare(option.notation) for option in self.m.decision.options]

    def can(self, words: str) -> bool:
        return self.m.decision is not None and words in self.options

    def why_not(self, words: str) -> Any:
        """The reason why "play axe-strike" is not offered."""
        verb, _, rest = words.rpartition(" ")
        title, _, text = rest.partition("/")
        seat = int(self.m.decision.seat[1:]) - 1 if self.m.decision else 0
        if verb == "use":
            c = self.card(title)
        else:
            c = next(x for x in self.cards(title) if self.s.zone[x] == HAND and self.s.owner[x] == seat)
        return self.m.why_not(f"{verb} {title}.{c}" + (f"/{text}" if text else ""))

    # -- playing ------------------------------------------------------------------------------------

    def do(self, *words: str) -> Scene:
        """Take these options one after another; each must be offered. Who can only pass in between, passes."""
        for word in words:
            while self.m.decision is not None and word != "pass" and self.options == ["pass"]:
                self.m.play("pass")  # who can only pass, passes
            assert self.m.decision is not None, f"{word}: the game is over"
            for option in self.m.decision.options:
                if word in (bare(option.notation), option.notation):
                    self.m.play(option)
                    break
            else:
                raise AssertionError(
                    f"{self.seat} is not offered {word!r} but {self.options} ({self.m.decision.prompt.id})"
                )
            check_laws(self.m)
        return self

    def pass_until(self, *words: str, limit: int = 60) -> Scene:
        """Pass (or take nothing, or stay) until one of these is offered."""
        for _ in range(limit):
            if self.m.decision is None or any(self.can(word) for word in words):
                return self
            self.idle()
        raise AssertionError(f"{words} never came up")

    def idle(self) -> None:
        for word in ("pass", "done", "no", "stay"):
            if self.can(word):
                self.do(word)
                return
        self.m.play(self.m.decision.options[0])

    def pass_to_phase(self, phase: str, limit: int = 80) -> Scene:
        from redbook.games.tcg.words import PHASES

        for _ in range(limit):
            if self.m.decision is None or PHASES[self.s.phase] == phase:
                return self
            self.idle()
        raise AssertionError(phase)

    def end_skirmish(self) -> Scene:
        """Everybody passes until this skirmish is over."""
        fight = self.s.fight
        while self.m.decision is not None and self.s.fight == fight and self.can("pass"):
            self.do("pass")
        return self


def bare(notation: str) -> str:
    return re.sub(r"\.\d+", "", notation)


__all__ = ["Scene", "bare", "slug"]
