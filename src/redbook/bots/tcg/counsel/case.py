"""The question as the loremaster has it before him, and what he sees by playing on: the same worlds, the same looks.

Of a world that was drawn only what is open is spoken of: who is on the table, strengths, wounds, counts.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from redbook.bots.tcg.habits import player
from redbook.bots.tcg.look import Look, Until, combat_over, settled
from redbook.bots.tcg.loremaster import LEVELS, WORLDS, Loremaster, draw_world
from redbook.games.tcg.phases.archery import fellowship_archery, minion_archery
from redbook.games.tcg.phases.skirmish import OVERWHELMED, outcome
from redbook.games.tcg.state import State
from redbook.games.tcg.table.kinds import KINDS, Kind
from redbook.games.tcg.table.values import fighters, in_play, left, strength
from redbook.games.tcg.table.zones import name
from redbook.games.tcg.words import DECK, DISCARD, HAND, IN_CENTER, IN_FELLOWSHIP
from redbook.kernel import Match, Option, Seeded, Seen
from redbook.kernel.message import Arg, Message

LEVEL = "steady"
FUTURES = 3  # worlds in which a forecast is made
LIKELY = 0.6  # of them
LIGHT = 1.5  # points that a light wound weighs


def say(id: str, **args: Arg) -> Message:
    return Message("tcg", f"counsel-{id}", args)


class Case:
    """One question, the whole answer to it, and the world in which it was thought over."""

    def __init__(self, seen: Seen, line: Sequence[Option]) -> None:
        self.seen = seen
        self.line = line
        self.option: Any = line[0]
        self.options: list[Any] = seen.decision.options
        self.step: Any = seen.decision.step
        self.me = player(seen.seat)
        self.bot = Loremaster(LEVEL, LEVELS[LEVEL])
        self.dice = Seeded(seed=1).below(WORLDS, None, "bot")
        self.world = draw_world(seen, self.dice)
        self.s: State = self.world.state

    @property
    def defends(self) -> bool:
        return self.me == self.s.fp

    def name(self, c: int) -> str:
        return name(self.s, c)

    def names(self, cards: Iterable[int]) -> list[str]:
        return [name(self.s, c) for c in cards]

    def kind(self, c: int) -> Kind:
        return KINDS[self.s.kind[c]]

    def at_once(self, line: Sequence[Option]) -> Match:
        """The table when this action is done."""
        world = self.world.copy()
        for option in line[:-1]:
            world.push(option)
        return Look(self.me).end(world, line[-1], settled).m

    def later(self, line: Sequence[Option], until: Until | None = None) -> Toll:
        """When the fighting is over, in some worlds."""
        ends = []
        for n in range(FUTURES):
            world = draw_world(self.seen, (self.dice + n) % WORLDS)
            look = until or combat_over(world.state)
            for option in line[:-1]:
                world.push(option)
            ends.append(Look(self.me, 2).end(world, line[-1], look).m)
        return Toll(self.s, ends)


# -- what came of it -------------------------------------------------------------------------------------


class Toll:
    """What a line costs those who are on the table now, in the mean over the worlds in which it was tried."""

    def __init__(self, before: State, ends: list[Match]) -> None:
        self.before = before
        self.tries = len(ends)
        share = 1 / len(ends)
        self.dead: dict[int, float] = {}
        self.wounds: dict[int, float] = {}
        self.burdens = 0.0
        self.won = dict.fromkeys(range(before.seats), 0.0)
        fp = before.fp
        for m in ends:
            s: State = m.state
            for c in before.table:
                if not KINDS[before.kind[c]].is_character or before.zone[c] not in (IN_FELLOWSHIP, IN_CENTER):
                    continue
                if not in_play(s, c) or (c == before.bearer[fp] and s.bearer[fp] < 0):
                    self.dead[c] = self.dead.get(c, 0.0) + share
                elif s.wounds[c] > before.wounds[c]:
                    self.wounds[c] = self.wounds.get(c, 0.0) + share * (s.wounds[c] - before.wounds[c])
            self.burdens += share * (s.burdens[fp] - before.burdens[fp])
            if m.result is not None:
                for p in range(before.seats):
                    self.won[p] += share * (f"p{p + 1}" in m.result.winners)

    def of(self, minions: bool) -> list[int]:
        zone = IN_CENTER if minions else IN_FELLOWSHIP
        return [c for c in self.before.table if self.before.zone[c] == zone and KINDS[self.before.kind[c]].is_character]

    def fallen(self, minions: bool) -> list[int]:
        return [c for c in self.of(minions) if self.dead.get(c, 0.0) >= LIKELY]

    def hurt(self, minions: bool) -> int:
        return round(sum(self.wounds.get(c, 0.0) for c in self.of(minions)))


def in_wounds(points: float) -> int:
    """Points, as so many light wounds."""
    return max(0, round(points / LIGHT))


def saved(case: Case, with_it: Toll, without: Toll) -> list[Message]:
    """What an answer changes in the fights to come: who lives by it, who falls, which wounds."""
    s, me = case.s, case.me
    found: list[Message] = []
    own, foe = not case.defends, case.defends  # whose are the minions
    if with_it.won[me] - without.won[me] >= LIKELY:
        found.append(say("later-wins-game"))
    spared = [c for c in with_it.of(own) if without.dead.get(c, 0.0) - with_it.dead.get(c, 0.0) >= LIKELY]
    killed = [c for c in with_it.of(foe) if with_it.dead.get(c, 0.0) - without.dead.get(c, 0.0) >= LIKELY]
    if spared:
        found.append(say("later-saves", card=case.names(spared)))
    if killed:
        found.append(say("later-kills", card=case.names(killed)))
    if not spared:
        fewer = without.hurt(own) - with_it.hurt(own)
        if fewer > 0:
            found.append(say("later-spares", number=fewer))
    if not killed:
        more = with_it.hurt(foe) - without.hurt(foe)
        if more > 0:
            found.append(say("later-wounds", number=more))
    burdens = round(with_it.burdens - without.burdens)
    if burdens and (burdens < 0) == case.defends:
        found.append(say("later-burdens", number=abs(burdens), change="fewer" if burdens < 0 else "more"))
    return found if s.bearer[me] >= 0 else []


# -- what it does at once --------------------------------------------------------------------------------


class Change(NamedTuple):
    """How the table differs when an action is done."""

    stronger: list[tuple[int, int, int]]  # who, before, after
    healed: list[tuple[int, int]]  # who, how many
    wounded: list[tuple[int, int]]
    dead: list[int]
    gone: list[int]  # other cards that left the table
    come: list[int]  # own cards that came into play from the hand or the discard pile, besides the one played
    back: int  # own cards that went from the discard pile into the deck
    milled: int  # cards that the others lost from their decks
    robbed: int  # and from their hands
    twilight: int
    burdens: int
    drawn: int
    fellowship_archery: int
    minion_archery: int


def change(case: Case, after: Match, card: int = -1) -> Change:
    """`card` is the one that was played, which is not missed."""
    s, t, me = case.s, after.state, case.me
    stronger, healed, wounded = [], [], []
    dead: list[int] = []
    gone: list[int] = []
    for c in s.table:
        character = KINDS[s.kind[c]].is_character
        if not in_play(t, c):
            (dead if character else gone).append(c)
            continue
        if not character or s.owner[c] != t.owner[c]:
            continue
        if s.wounds[c] > t.wounds[c]:
            healed.append((c, s.wounds[c] - t.wounds[c]))
        elif s.wounds[c] < t.wounds[c]:
            wounded.append((c, t.wounds[c] - s.wounds[c]))
        if s.fp >= 0 and t.phase == s.phase and (s.owner[c] == s.fp or s.zone[c] == IN_CENTER):
            was, now = strength(s, c), strength(t, c)
            if was != now:
                stronger.append((c, was, now))
    held = [c for c in s.hands[me] if c != card]
    come = [c for c in t.table if c != card and s.owner[c] == me and s.zone[c] in (HAND, DISCARD) and not in_play(s, c)]
    held = [c for c in held if c not in come]
    drawn = len(t.hands[me]) - len(held)
    same = t.phase == s.phase
    others = [p for p in range(s.seats) if p != me]
    return Change(
        stronger, healed, wounded, dead, gone, come,
        sum(s.zone[c] == DISCARD and t.zone[c] == DECK for c in s.discards[me]),
        sum(s.zone[c] == DECK and t.zone[c] == DISCARD for p in others for c in s.decks[p]),
        sum(s.zone[c] == HAND and t.zone[c] == DISCARD for p in others for c in s.hands[p]),
        t.twilight - s.twilight if same else 0,
        t.burdens[s.fp] - s.burdens[s.fp] if s.fp >= 0 else 0,
        drawn if same else 0,
        fellowship_archery(t) - fellowship_archery(s) if same and s.fp >= 0 else 0,
        minion_archery(t) - minion_archery(s) if same and s.fp >= 0 else 0,
    )  # fmt: skip


def benefits(case: Case, source: str, d: Change) -> list[Message]:
    """What the action does at once that its player wants."""
    s, defends = case.s, case.defends
    found: list[Message] = []
    if d.come:
        found.append(say("does-play", source=source, card=case.names(d.come)))
    foes = [c for c in d.dead if (s.zone[c] == IN_CENTER) == defends]
    if foes:
        found.append(say("does-kill", source=source, card=case.names(foes)))
    for c, n in d.wounded:
        if (s.zone[c] == IN_CENTER) == defends:
            found.append(say("does-wound", source=source, card=case.name(c), number=n, left=left(s, c) - n))
    for c, n in d.healed:
        found.append(say("does-heal", source=source, card=case.name(c), number=n, left=left(s, c) + n))
    for c, was, now in d.stronger:
        mine = (s.zone[c] == IN_CENTER) != defends
        if mine and now > was and not d.come:
            found.append(say("does-strengthen", source=source, card=case.name(c), was=was, now=now))
        elif not mine and now < was:
            found.append(say("does-weaken", source=source, card=case.name(c), was=was, now=now))
    if d.gone:
        theirs = [c for c in d.gone if s.owner[c] != case.me]
        if theirs:
            found.append(say("does-discard", source=source, card=case.names(theirs)))
    if d.drawn > 0:
        found.append(say("does-draw", source=source, number=d.drawn))
    if d.burdens and (d.burdens < 0) == defends:
        found.append(
            say("does-burdens", number=abs(d.burdens), now=s.burdens[s.fp] + d.burdens, resistance=s.resistance[s.fp],
                source=source, change="fewer" if d.burdens < 0 else "more")
        )  # fmt: skip
    if d.twilight and (d.twilight < 0) == defends:
        found.append(
            say("does-twilight", source=source, number=abs(d.twilight), twilight=s.twilight + d.twilight,
                change="fewer" if d.twilight < 0 else "more")
        )  # fmt: skip
    if d.milled:
        found.append(say("does-mill", source=source, number=d.milled))
    if d.robbed:
        found.append(say("does-rob", source=source, number=d.robbed))
    if d.back:
        found.append(say("does-return", source=source, number=d.back))
    arrows = d.fellowship_archery - d.minion_archery
    if arrows and (arrows > 0) == defends:
        found.append(say("does-archery", source=source, number=abs(arrows)))
    return found


def price_of(case: Case, d: Change) -> list[Message]:
    """What the action costs its player."""
    s, defends = case.s, case.defends
    found: list[Message] = []
    for c, n in d.wounded:
        if (s.zone[c] == IN_CENTER) != defends:
            found.append(say("costs-wound", card=case.name(c), number=n, left=left(s, c) - n))
    if d.burdens > 0 and defends:
        found.append(say("costs-burdens", number=d.burdens, now=s.burdens[s.fp] + d.burdens,
                         resistance=s.resistance[s.fp]))  # fmt: skip
    if d.twilight > 0 and defends:
        found.append(say("costs-twilight", number=d.twilight, twilight=s.twilight + d.twilight))
    if d.twilight < 0 and not defends:
        found.append(say("costs-pool", number=-d.twilight, twilight=s.twilight + d.twilight))
    return found


# -- a skirmish as it stands -------------------------------------------------------------------------------


class Fate(NamedTuple):
    """How the skirmish in progress would end. `rank` grows with what the defender would like."""

    rank: int
    hero: int
    foes: tuple[int, ...]
    mine: int
    theirs: int
    wounds: int


CANCELLED, KILLED, WOUNDED, WINS, SLAYS = "cancelled", "killed", "wounded", "wins", "slays"
RANKS = (KILLED, WOUNDED, CANCELLED, WINS, SLAYS)


def fate(s: State, hero: int, foes: tuple[int, ...]) -> Fate:
    foes = tuple(m for m in foes if in_play(s, m))
    if not in_play(s, hero):
        return Fate(RANKS.index(KILLED), hero, foes, 0, 0, OVERWHELMED)
    if not foes:
        return Fate(RANKS.index(SLAYS), hero, foes, strength(s, hero), 0, OVERWHELMED)
    if s.fight != hero:
        return Fate(RANKS.index(CANCELLED), hero, foes, 0, 0, 0)
    mine, theirs, won, wounds = outcome(s, hero, foes)
    if won:
        dies = wounds == OVERWHELMED or all(wounds >= left(s, m) for m in foes)
        return Fate(RANKS.index(SLAYS if dies else WINS), hero, foes, mine, theirs, wounds)
    dies = wounds == OVERWHELMED or wounds >= left(s, hero)
    return Fate(RANKS.index(KILLED if dies else WOUNDED), hero, foes, mine, theirs, wounds)


def fate_now(case: Case) -> Fate:
    s = case.s
    return fate(s, s.fight, tuple(fighters(s)))
