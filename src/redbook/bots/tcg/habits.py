"""What a player does without looking ahead: an answer to every question, and options in the order of their promise.

The look-ahead plays on with these habits, for every seat, until the matter at hand is settled.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from redbook.bots.tcg.clash import NODES, attack, defence, gentlest
from redbook.bots.tcg.pumps import turning
from redbook.bots.tcg.worth import body, burdened, hand, hurt, menace, thing
from redbook.games.tcg import options as o
from redbook.games.tcg.actions.playing import cost_of
from redbook.games.tcg.effects.texts import Trigger
from redbook.games.tcg.state import State
from redbook.games.tcg.table.kinds import KINDS
from redbook.games.tcg.table.values import fighters, left, text_of
from redbook.games.tcg.words import FELLOWSHIP, HAND, IN_CENTER, SHADOW, SKIRMISH
from redbook.kernel import Match, Option

HARM = frozenset({"wound", "exert", "exhaust", "discard", "no-bonus", "no-archery", "forbid-assignment", "stack"})
HELP = frozenset({"heal", "strength", "keyword", "takes-part", "wound-cap", "no-wounds", "overwhelm", "choose"})
HELD = 0.8  # any card that might be held
THROW = 0.75  # a card worth less than this is better exchanged for an unknown one


def player(seat: str) -> int:
    return int(seat[1:]) - 1


def card_of(option: Option) -> int:
    return option.card if isinstance(option, o.CardOption) else -2


def worth_in_play(s: State, c: int) -> float:
    """A card in play, to its owner."""
    k = KINDS[s.kind[c]]
    if k.type == "minion":
        return menace(k.index)
    if k.is_character:
        return body(k.index) + sum(1.5 for h in s.host if h == c)
    return thing(k.index)


def wound_cost(s: State, c: int) -> float:
    """What one more wound on a character costs its owner."""
    health = left(s, c)
    k = KINDS[s.kind[c]]
    if k.type == "minion":
        return menace(k.index) if health <= 1 else 0.25 * menace(k.index) / health
    if health <= 1:
        return 300.0 if c in s.bearer else worth_in_play(s, c) - hurt(s, c, 1)
    return hurt(s, c, health - 1) - hurt(s, c, health)


def promise(s: State, me: int, effect: str, c: int) -> float:
    """How good it is, at a glance, to choose card `c` for this effect."""
    k = KINDS[s.kind[c]]
    mine = s.owner[c] == me
    if effect in ("reconcile", "discard-hand") or s.zone[c] == HAND:
        value = hand(s, s.owner[c], s.hands[s.owner[c]])[c] if s.zone[c] == HAND else HELD
        return THROW - value if effect in ("reconcile", "discard-hand", "put", "stack") else 1.0 + value
    if effect in ("wound", "exert", "exhaust"):
        cost = wound_cost(s, c)
        if k.type == "minion" and s.owner[c] == me and me == s.fp:
            return cost
        return -cost if mine else cost
    if effect in HARM:
        return -worth_in_play(s, c) if mine else worth_in_play(s, c)
    if effect in HELP and k.is_character:
        fights = c == s.fight or c in fighters(s)
        if effect == "heal":
            return (1.0 if mine else -1.0) * (wound_cost(s, c) if left(s, c) else 0.0)
        return (20.0 if fights else 0.0) + 0.1 * worth_in_play(s, c)
    return 0.5 + 0.1 * worth_in_play(s, c)


def ranked(m: Match) -> list[Option]:
    """The options of a choice among cards, the most promising first."""
    assert m.decision is not None
    s, step = m.state, m.decision.step
    me = player(m.decision.seat)
    effect = getattr(step, "effect", "")

    def score(option: Option) -> float:
        return promise(s, me, effect, option.card) if isinstance(option, o.CardOption) else 0.0

    return sorted(m.decision.options, key=score, reverse=True)


class Habits:
    """One line of play; who meets whom is planned once an assignment and then kept."""

    def __init__(self, nodes: int = NODES, *, turns: bool = True) -> None:
        self.turns = turns  # whether he uses what turns a skirmish
        self.nodes = nodes  # how long he thinks about who meets whom
        self.planned: tuple[int, ...] = ()
        self.plan: dict[int, int] = {}

    def answer(self, m: Match) -> Option:
        decision = m.decision
        assert decision is not None
        if len(decision.options) == 1:
            return decision.options[0]
        return ANSWERS[decision.kind](self, m, m.state, player(decision.seat), decision.step, decision.options)

    # -- setting up ------------------------------------------------------------------------------

    def bid(self, m: Match, s: State, me: int, step: Any, options: list[Option]) -> Option:
        return options[min(1, len(options) - 1)]

    def place(self, m: Match, s: State, me: int, step: Any, options: list[Option]) -> Option:
        """Late: who plays the Shadow first has drawn more cards when his own turn comes."""
        return options[-1]

    def first(self, m: Match, s: State, me: int, step: Any, options: list[Option]) -> Option:
        return options[0]

    def no(self, m: Match, s: State, me: int, step: Any, options: list[Option]) -> Option:
        return options[-1]

    def start_with(self, m: Match, s: State, me: int, step: Any, options: list[Option]) -> Option:
        return company(s, me, step.spent, options)

    # -- cards and texts -------------------------------------------------------------------------

    def choose(self, m: Match, s: State, me: int, step: Any, options: list[Option]) -> Option:
        return ranked(m)[0]

    def bearer(self, m: Match, s: State, me: int, step: Any, options: list[Option]) -> Option:
        """Items go to the strong and healthy who carry little; what is meant to harm goes to the best of the foe."""

        def score(option: Any) -> float:
            c = option.card
            k = KINDS[s.kind[c]]
            if not k.is_character:
                return 0.0
            burden = sum(0.5 for h in s.host if h == c)
            return worth_in_play(s, c) - 2 * burden + left(s, c) - (3.0 if c in s.bearer and me == s.fp else 0.0)

        return max(options, key=score)

    def most(self, m: Match, s: State, me: int, step: Any, options: list[Option]) -> Option:
        return options[-1]

    def respond(self, m: Match, s: State, me: int, step: Any, options: list[Option]) -> Option:
        """Free gifts are taken; the Ring is put on where a burden weighs less than the wound."""
        for option in options:
            if not isinstance(option, o.Use):
                continue
            if KINDS[s.kind[option.card]].type == "ring":
                if ring_is_better(s, me):
                    return option
                continue
            text = text_of(s, option.card, option.text)
            if isinstance(text, Trigger) and not text.cost and KINDS[s.kind[option.card]].type != "site":
                return option
        return options[-1]

    def free_action(self, m: Match, s: State, me: int, step: Any, options: list[Option]) -> Option:
        plays = [x for x in options if isinstance(x, o.Play) and KINDS[s.kind[x.card]].type != "event"]
        if s.phase == SHADOW:
            best = shadow_play(s, me, plays)
            return best if best is not None else options[-1]
        if s.phase == FELLOWSHIP and plays:
            return max(plays, key=lambda x: (KINDS[s.kind[x.card]].type == "companion", thing_or_body(s, x.card)))
        return options[-1]

    def take_action(self, m: Match, s: State, me: int, step: Any, options: list[Option]) -> Option:
        """In a skirmish, what turns it; otherwise nothing."""
        found = turning(s, me, options) if self.turns and s.phase == SKIRMISH else None
        return found if found is not None else options[-1]

    # -- fighting --------------------------------------------------------------------------------

    def who_is_hit(self, m: Match, s: State, me: int, step: Any, options: list[Option]) -> Option:
        return min(options, key=lambda x: (wound_cost(s, card_of(x)), card_of(x)))

    def defend(self, m: Match, s: State, me: int, step: Any, options: list[Option]) -> Option:
        key = (s.turn, s.moves, s.fierce_round)
        if self.planned != key or step.minion not in self.plan:
            below = m.play_state.stack[-2]
            self.plan = defence(s, [step.minion, *getattr(below, "todo", ())], self.nodes)
            self.planned = key
        hero = self.plan.get(step.minion, -1)
        return next((x for x in options if card_of(x) == hero), options[-1])

    def attack(self, m: Match, s: State, me: int, step: Any, options: list[Option]) -> Option:
        hero = attack(s, step.minion)
        return next((x for x in options if card_of(x) == hero), options[-1])

    def which_skirmish(self, m: Match, s: State, me: int, step: Any, options: list[Option]) -> Option:
        hero = gentlest(s, step.among)
        return next(x for x in options if card_of(x) == hero)

    def shoot_at(self, m: Match, s: State, me: int, step: Any, options: list[Option]) -> Option:
        """At the Shadow player whose minions are the greatest menace."""

        def threat(option: Any) -> float:
            p = player(option.player)
            return sum(menace(s.kind[c]) for c in s.table if s.owner[c] == p and s.zone[c] == IN_CENTER)

        return max(options, key=threat)

    def move_or_stay(self, m: Match, s: State, me: int, step: Any, options: list[Option]) -> Option:
        """On, if nobody is near and the Ring-bearer is well."""
        alone = not any(zone == IN_CENTER for zone in s.zone)
        return options[0] if alone and left(s, s.bearer[me]) >= 3 else options[-1]

    def heal(self, m: Match, s: State, me: int, step: Any, options: list[Option]) -> Option:
        picks = [x for x in options if isinstance(x, o.Pick)]
        return max(
            picks, key=lambda x: (hurt(s, x.card, left(s, x.card)) - hurt(s, x.card, left(s, x.card) + 1), -x.card)
        )


def ring_is_better(s: State, me: int) -> bool:
    """Whether another burden weighs less than another wound on the Ring-bearer."""
    if s.burdens[me] + 2 >= s.resistance[me]:
        return left(s, s.bearer[me]) <= 1 and s.burdens[me] + 1 < s.resistance[me]
    return wound_cost(s, s.bearer[me]) > burdened(s, me, 1) - burdened(s, me)


def thing_or_body(s: State, c: int) -> float:
    k = KINDS[s.kind[c]]
    return menace(k.index) if k.type == "minion" else body(k.index) if k.is_character else thing(k.index)


def shadow_play(s: State, me: int, plays: list[Any]) -> Option | None:
    """The minions that make the most of the twilight, then what helps them."""
    worthy = [(x, thing_or_body(s, x.card), cost_of(s, x.card, me)) for x in plays]
    minions = [entry for entry in worthy if KINDS[s.kind[entry[0].card]].type == "minion"]
    if not minions:
        return max(worthy, key=lambda entry: entry[1])[0] if worthy else None
    chosen = knapsack([(gain, cost) for _, gain, cost in minions], s.twilight)
    return max((minions[n] for n in chosen), key=lambda entry: entry[1])[0] if chosen else None


def knapsack(things: list[tuple[float, int]], room: int) -> list[int]:
    """The numbers of those things that are worth most together and cost no more than `room`."""
    best: list[tuple[float, tuple[int, ...]]] = [(0.0, ())] * (room + 1)
    for number, (gain, cost) in enumerate(things):
        if gain <= 0:
            continue
        for left_over in range(room, cost - 1, -1):
            before, chosen = best[left_over - cost]
            if before + gain > best[left_over][0]:
                best[left_over] = (before + gain, (*chosen, number))
    return list(best[room][1])


def company(s: State, me: int, spent: int, options: list[Option]) -> Option:
    """The companions who together are worth most within the cost, the dearest first."""
    picks = [x for x in options if isinstance(x, o.Pick)]
    room = 4 - spent
    chosen = knapsack([(body(s.kind[x.card]), KINDS[s.kind[x.card]].cost) for x in picks], room)
    if not chosen:
        return options[-1]
    return max((picks[n] for n in chosen), key=lambda x: KINDS[s.kind[x.card]].cost)


Answer = Callable[[Habits, Match, State, int, Any, list[Any]], Option]

ANSWERS: dict[str, Answer] = {
    "bid": Habits.bid,
    "which-place": Habits.place,
    "start-with": Habits.start_with,
    "mulligan": Habits.no,
    "heal-at-sanctuary": Habits.heal,
    "free-actions": Habits.free_action,
    "take-action": Habits.take_action,
    "respond": Habits.respond,
    "which-first": Habits.first,
    "choose": Habits.choose,
    "choose-bearer": Habits.bearer,
    "choose-mode": Habits.first,
    "choose-number": Habits.most,
    "choose-player": Habits.first,
    "may": Habits.first,
    "transfer-to": Habits.bearer,
    "who-is-hit": Habits.who_is_hit,
    "shoot-at": Habits.shoot_at,
    "defend": Habits.defend,
    "attack": Habits.attack,
    "which-skirmish": Habits.which_skirmish,
    "ask-move": Habits.move_or_stay,
}
