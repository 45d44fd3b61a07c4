"""Loremaster: plays any legal deck. It tries what it might do on a world that could be this one, and does what
leaves it best when the skirmish, the fighting or the action is over."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec

from redbook.bots.tcg.habits import Habits, knapsack, player
from redbook.bots.tcg.look import ROOTS, End, Look, matter_at_hand, turn_over
from redbook.bots.tcg.worth import SITE, SPENDABLE, hurt, utility
from redbook.games.tcg import options as o
from redbook.games.tcg.effects.texts import Trigger
from redbook.games.tcg.state import State
from redbook.games.tcg.table.kinds import KINDS
from redbook.games.tcg.table.values import companions, fighters, left, strength, text_of
from redbook.games.tcg.words import SHADOW, SKIRMISH
from redbook.kernel import Chance, Match, Option, Seen

WORLDS = 1 << 62
NEVER = -1e9
# Of the state, what a card can change; hands, discard piles and the twilight change by its being played.
WHAT_CARDS_CHANGE = (
    "wounds", "host", "foe", "table", "decks", "deads", "adventures", "path", "at", "burdens", "bearer", "phase",
    "moves", "limit_change", "no_more_moves", "worn", "fight", "heals", "drawn", "mods", "delayed", "fallen", "capped",
)  # fmt: skip


class Level(msgspec.Struct, frozen=True):
    looks: bool = True  # a novice follows his habits, and lets skirmishes go as they go
    worlds: int = 4  # for the question whether to move on
    width: int = 3  # answers tried to the smaller questions of an action
    depth: int = 1  # further actions tried where one alone does not turn a skirmish
    bid: tuple[int, ...] = (0, 1, 1, 2)
    boldness: float = -6.0  # how much the next site draws him on
    least: float = 0.15  # what an action must be worth
    views: int = 1  # worlds in which the other questions are tried
    weighed: frozenset[str] = frozenset()  # questions that he tries out instead of following his habits


FIGHTING = frozenset({"defend", "attack", "which-skirmish", "who-is-hit"})

LEVELS: dict[str, Level] = {
    "steady": Level(),
    "novice": Level(looks=False),
    "strong": Level(bid=(3,), worlds=12, views=4, weighed=FIGHTING),
}


class Judged(NamedTuple):
    """What was chosen, what every other option but passing would have gained over passing, and what is to follow."""

    option: Option
    gains: list[float]
    together: tuple[Option, ...] = ()  # the cards that share the twilight
    twice: bool = False  # it takes a second action to turn the skirmish


class Way(NamedTuple):
    """Moving on or not: where it would end, in so many worlds, and what else was weighed."""

    option: Option
    ends: dict[Option, list[End]]
    worth: dict[Option, float]
    rest: float
    hurry: float


class Loremaster:
    """Nothing is remembered between two decisions: the same seat, view and chance give the same answer."""

    def __init__(self, level: str, how: Level) -> None:
        self.name = f"loremaster:{level}"
        self.how = how

    def choose(self, seen: Seen, chance: Chance) -> Option:
        options = seen.decision.options
        if len(options) == 1:
            return options[0]
        dice = chance.below(WORLDS, None, "bot")
        answer = OWN.get(seen.decision.kind, Loremaster.weigh) if self.how.looks else Loremaster.follow_habit
        if seen.decision.kind == "bid":
            answer = Loremaster.bid
        elif seen.decision.kind in self.how.weighed:
            answer = Loremaster.weigh
        return answer(self, seen, dice, options)

    def follow_habit(self, seen: Seen, dice: int, options: list[Option]) -> Option:
        return Habits(turns=self.how.looks).answer(draw_world(seen, dice))

    # -- setting up ------------------------------------------------------------------------------

    def bid(self, seen: Seen, dice: int, options: list[Option]) -> Option:
        """The choice of place is worth a burden or two, and nobody should know how many."""
        return options[min(self.how.bid[dice % len(self.how.bid)], len(options) - 1)]

    def mulligan(self, seen: Seen, dice: int, options: list[Option]) -> Option:
        s: State = draw_world(seen, dice).state
        types = [KINDS[s.kind[c]].type for c in s.hands[player(seen.seat)]]
        poor = types.count("minion") < 1 or types.count("event") > 5
        return next(x for x in options if isinstance(x, o.Yes if poor else o.No))

    # -- actions ---------------------------------------------------------------------------------

    def free_action(self, seen: Seen, dice: int, options: list[Option]) -> Option:
        return self.judge_free(seen, dice, options).option

    def judge_free(self, seen: Seen, dice: int, options: list[Option]) -> Judged:
        worlds = self.worlds(seen, dice)
        s: State = worlds[0].state
        me = player(seen.seat)
        now = sum(utility(one.state, None, me) for one in worlds) / len(worlds)
        gains = [value - now for value in self.values(worlds, me, options[:-1])]
        if s.phase == SHADOW:
            return self.spend(worlds[0], me, options, gains)
        best = max(range(len(gains)), key=gains.__getitem__)
        return Judged(options[best] if gains[best] > self.how.least else options[-1], gains)

    def spend(self, world: Match, me: int, options: list[Option], gains: list[float]) -> Judged:
        """Twilight where it hurts: the cards that together are worth most for what is in the pool."""
        s: State = world.state
        things = []
        for option, gain in zip(options, gains, strict=False):
            twin = world.copy()
            twin.push(option)
            cost = max(0, s.twilight - twin.state.twilight)
            gain += SPENDABLE * cost  # what is not spent is lost
            things.append((gain if gain > self.how.least else 0.0, cost))
        chosen = knapsack(things, s.twilight)
        if not chosen:
            return Judged(options[-1], gains)
        first = max(chosen, key=lambda n: (isinstance(options[n], o.Play), things[n][0]))
        return Judged(options[first], gains, tuple(options[n] for n in chosen))

    def action(self, seen: Seen, dice: int, options: list[Option]) -> Option:
        """An action or a pass: only what leaves one better off than passing."""
        return self.judge_action(seen, dice, options).option

    def judge_action(self, seen: Seen, dice: int, options: list[Option]) -> Judged:
        worlds = self.worlds(seen, dice)
        s: State = worlds[0].state
        me = player(seen.seat)
        *others, passing = self.values(worlds, me, options)
        wasted = [NEVER if does_nothing(worlds[0], option) else 0.0 for option in options[:-1]]
        gains = [value - passing + waste for value, waste in zip(others, wasted, strict=True)]
        best = max(range(len(gains)), key=gains.__getitem__)
        least = 0.01 if seen.decision.kind == "respond" and is_free(s, options[best]) else self.how.least
        if gains[best] > least:
            return Judged(options[best], gains)
        if s.phase == SKIRMISH and s.fight >= 0 and self.how.depth and losing(s, me):
            deeper = self.values(worlds, me, options[:-1], self.how.depth)
            pairs = [value - passing + waste for value, waste in zip(deeper, wasted, strict=True)]
            best = max(range(len(pairs)), key=pairs.__getitem__)
            if pairs[best] > self.how.least:
                return Judged(options[best], pairs, twice=True)
        return Judged(options[-1], gains)

    def weigh(self, seen: Seen, dice: int, options: list[Option]) -> Option:
        """A smaller question: whatever leaves one best. Between equals, what habit would do."""
        worlds = self.worlds(seen, dice)
        usual = Habits().answer(worlds[0])
        values = self.values(worlds, player(seen.seat), options)
        return options[max(range(len(values)), key=lambda n: values[n] + (0.01 if options[n] == usual else 0.0))]

    def worlds(self, seen: Seen, dice: int) -> list[Match]:
        return [draw_world(seen, (dice + n) % WORLDS) for n in range(self.how.views)]

    def values(self, worlds: list[Match], me: int, options: list[Option], depth: int = 0) -> list[float]:
        """What each option is worth, in the mean over these worlds."""
        look = Look(me, self.how.width, depth)
        return [
            sum(look.value(world, option, matter_at_hand(world)) for world in worlds) / len(worlds)
            for option in options
        ]

    def pick(self, seen: Seen, dice: int, options: list[Option]) -> Option:
        if getattr(seen.decision.step, "effect", "") == "reconcile":
            return self.follow_habit(seen, dice, options)
        return self.weigh(seen, dice, options)

    # -- moving on -------------------------------------------------------------------------------

    def move(self, seen: Seen, dice: int, options: list[Option]) -> Option:
        """On, if what is likely to be lost on the way is worth less than the way."""
        return self.judge_move(seen, dice, options).option

    def judge_move(self, seen: Seen, dice: int, options: list[Option]) -> Way:
        me = player(seen.seat)
        look = Look(me, 1)
        ends: dict[Option, list[End]] = {option: [] for option in options}
        for n in range(self.how.worlds):
            world = draw_world(seen, (dice + n) % WORLDS)
            until = turn_over(world.state)
            for option in options:
                ends[option].append(look.end(world, option, until))
        s: State = world.state
        rest, late = resting(s, me), hurry(s, me)
        worth = {}
        for option in options:
            worth[option] = sum(end.value for end in ends[option]) / self.how.worlds
            worth[option] += rest if isinstance(option, o.Stay) else self.how.boldness + late
        return Way(max(options, key=worth.__getitem__), ends, worth, rest, late)


def draw_world(seen: Seen, dice: int) -> Match:
    """A world that could be this one, in which everybody is asked: no line runs further than another by itself."""
    world = seen.world(dice)
    s: State = world.state
    s.switches = {**s.switches, "auto_pass": False}
    return world


def does_nothing(world: Match, option: Any) -> bool:
    """An event that would change nothing but its owner's hand and the twilight: none is played to gain time."""
    if not isinstance(option, o.Play) or KINDS[world.state.kind[option.card]].type != "event":
        return False
    twin = world.copy()
    twin.push(option)
    if twin.decision is None or twin.decision.kind not in ROOTS:
        return False
    before, after = world.state, twin.state
    if any(getattr(before, name) != getattr(after, name) for name in WHAT_CARDS_CHANGE):
        return False
    me = before.owner[option.card]
    kept = [c for c in before.hands[me] if c != option.card]
    return kept == after.hands[me] and all(before.hands[p] == after.hands[p] for p in range(before.seats) if p != me)


def is_free(s: State, option: Any) -> bool:
    """An optional text without a price."""
    text = text_of(s, option.card, option.text) if isinstance(option, o.Use) else None
    return isinstance(text, Trigger) and not text.cost


def losing(s: State, me: int) -> bool:
    """Whether the skirmish, as it stands, goes against player `me`."""
    mine, theirs = strength(s, s.fight), sum(strength(s, m) for m in fighters(s))
    return (mine <= theirs) == (me == s.fp)


def resting(s: State, me: int) -> float:
    """What a sanctuary will heal at the beginning of the next turn."""
    site = s.path[s.at[me]]
    if "sanctuary" not in KINDS[s.kind[site]].keywords:
        return 0.0
    gains = []
    for c in companions(s):
        health = left(s, c)
        for n in range(s.wounds[c]):
            gains.append(hurt(s, c, health + n) - hurt(s, c, health + n + 1))
    return 0.7 * sum(sorted(gains, reverse=True)[:5])


def hurry(s: State, me: int) -> float:
    """Who is behind must take risks."""
    ahead = max(s.at[p] for p in s.order if p != me) - s.at[me]
    return 0.25 * SITE * max(0, ahead)


Answer = Callable[[Loremaster, Seen, int, list[Any]], Option]

OWN: dict[str, Answer] = {
    "bid": Loremaster.bid,
    "mulligan": Loremaster.mulligan,
    "free-actions": Loremaster.free_action,
    "take-action": Loremaster.action,
    "respond": Loremaster.action,
    "choose": Loremaster.pick,
    "ask-move": Loremaster.move,
    "which-place": Loremaster.follow_habit,
    "start-with": Loremaster.follow_habit,
    "heal-at-sanctuary": Loremaster.follow_habit,
    "defend": Loremaster.follow_habit,
    "attack": Loremaster.follow_habit,
    "which-skirmish": Loremaster.follow_habit,
    "who-is-hit": Loremaster.follow_habit,
    "shoot-at": Loremaster.follow_habit,
}
