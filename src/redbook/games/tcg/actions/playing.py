"""Playing cards and paying for them (rules 61 to 82)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from redbook.games.tcg import events
from redbook.games.tcg.actions.resolving import Act, act
from redbook.games.tcg.actions.windows import pick, publish
from redbook.games.tcg.actions.wounds import check_deaths
from redbook.games.tcg.language.needs import all_hold
from redbook.games.tcg.options import Pick
from redbook.games.tcg.reasons import Why
from redbook.games.tcg.state import G, State, seat_name
from redbook.games.tcg.table.kinds import KINDS, Ctx, Kind, Vars
from redbook.games.tcg.table.values import active, attached, rule, statics
from redbook.games.tcg.table.zones import add_twilight, enter, name, place, shuffle
from redbook.games.tcg.words import (
    ATTACHED,
    DECK,
    DISCARD,
    FELLOWSHIP,
    IN_CENTER,
    IN_FELLOWSHIP,
    IN_SUPPORT,
    PHASES,
    STACKED,
    VOID,
)
from redbook.kernel import Ask, Step
from redbook.kernel.message import Arg

ROAMING = 2
NINE = 9


def cost_of(s: State, c: int, me: int, host: int = -1, discount: int = 0) -> int:
    """Twilight to add or remove for playing `c` now (on `host`). Rule 63: a cost is never below 0; rule 112: the
    roaming penalty is paid besides."""
    k = KINDS[s.kind[c]]
    total = k.cost - discount
    for ctx, number, frame, gives in statics(s).get("cost", ()):
        if gives.who_.ok(s, c, ctx) and frame.holds(s, ctx) and not spent(s, gives, ctx.src, number):
            total += gives.amount_.now(s, ctx)
    if k.self_costs:
        own = Ctx(c, me)
        for frame in k.self_costs:
            if frame.holds_on(s, own, host):
                total += frame.amount
    total = max(0, total)
    if k.type == "minion" and k.site > s.here:
        penalty = ROAMING
        for ctx, _, frame, gives in statics(s).get("roaming", ()):
            if ctx.src != c and gives.who_.ok(s, c, ctx) and frame.holds(s, ctx):
                penalty += gives.amount_.now(s, ctx)
        total += max(0, penalty)  # rule 114
    return total


def spent(s: State, gives: Any, src: int, number: int) -> bool:
    """A discount for the first card of a turn or phase is gone once it was used; one of a certain phase is not there
    in another (1_350)."""
    if gives.phase and gives.phase != PHASES[s.phase]:
        return True
    return bool(gives.first) and f"{src}:{number}:{gives.first}" in s.used


def spend_discounts(s: State, c: int) -> None:
    for ctx, number, frame, gives in statics(s).get("cost", ()):
        if gives.first and gives.who_.ok(s, c, ctx) and frame.holds(s, ctx):
            s.used.setdefault(f"{ctx.src}:{number}:{gives.first}", 1)


def hosts(s: State, c: int, me: int) -> list[int]:
    """Where an item or condition may go: rules 75 to 78 and 108."""
    k = KINDS[s.kind[c]]
    if k.place == "site":
        found = [site for site in s.path[1:] if site >= 0]
    else:
        bearer = k.bearer
        assert bearer is not None, k
        own = Ctx(c, me)
        found = [
            x for x in bearer.among(s, active(s), own) if (s.owner[x] == me or s.owner[x] == s.fp) and fits(s, k, x)
        ]
    if k.one_per_bearer:
        found = [x for x in found if all(KINDS[s.kind[y]].title != k.title for y in attached(s).get(x, ()))]
    return found


def fits(s: State, k: Kind, bearer: int) -> bool:
    """Rule 76: one item of each class. Rule 78: one with an extra slot is borne in addition to one other."""
    if k.item_class is None or not k.is_item:
        return True
    borne = [KINDS[s.kind[y]] for y in attached(s).get(bearer, ())]
    others = [other for other in borne if other.item_class == k.item_class and other.is_item]
    return not others or (len(others) == 1 and (k.extra_slot or others[0].extra_slot))


def why_not_play(s: State, c: int, me: int, discount: int = 0, free: bool = False) -> Why | None:
    """Whether a card that is no event may be played now, wherever it comes from."""
    k = KINDS[s.kind[c]]
    shadow = k.side == "shadow"
    if k.type == "event":
        return Why.WRONG_PHASE  # events are played in their own phase only
    if shadow and not free and k.place != "bearer" and cost_of(s, c, me, -1, discount) > s.twilight:
        return Why.NOT_ENOUGH_TWILIGHT
    if k.unique:
        reason = why_not_unique(s, c, me, k)
        if reason is not None:
            return reason
    if k.type == "companion" and count_companions(s, me) >= NINE:
        return Why.NINE_COMPANIONS
    if "cannot-play" in statics(s) and rule(s, "cannot-play", c):
        return Why.FORBIDDEN
    own = Ctx(c, me)
    if k.play_needs and not all_hold(tuple(k.play_needs), s, own):
        return Why.REQUIREMENT
    if k.play_costs and not payable(s, tuple(k.play_costs), own, 0):
        return Why.COST
    if k.place in ("bearer", "site"):
        places = hosts(s, c, me)
        if not places:
            return Why.NO_BEARER
        if shadow and not free and all(cost_of(s, c, me, x, discount) > s.twilight for x in places):
            return Why.NOT_ENOUGH_TWILIGHT
    return None


def why_not_unique(s: State, c: int, me: int, k: Kind) -> Why | None:
    """Rules 181, 206, 208 and 209."""
    owner, kind = s.owner, s.kind
    for x in s.table:
        if owner[x] == me and KINDS[kind[x]].title == k.title:
            return Why.UNIQUE
    if k.side == "shadow":
        return Why.UNIQUE_SHADOW if any(KINDS[kind[x]].title == k.title for x in active(s)) else None
    if k.is_character and any(KINDS[kind[x]].title == k.title for x in s.deads[me]):
        return Why.DEAD
    return None


def count_companions(s: State, p: int) -> int:
    """Rule 86: in play and in the dead pile."""
    alive = sum(s.zone[x] == IN_FELLOWSHIP and s.owner[x] == p for x in s.table)
    return alive + sum(KINDS[s.kind[x]].type == "companion" for x in s.deads[p])


def payable(s: State, costs: tuple[Any, ...], a: Any, twilight: int) -> bool:
    """Rule 68: every cost in full; `twilight` must be left in the pool for the card itself."""
    for cost in costs:
        if not cost.payable(s, a):
            return False
        twilight += cost.removes(s, a)
    return twilight <= s.twilight or twilight == 0


def why_not_play_event(s: State, c: int, me: int, number: int, vars: Vars = (), discount: int = 0) -> Why | None:
    k = KINDS[s.kind[c]]
    frame = k.frames[number]
    own = Ctx(c, me, vars)
    price = cost_of(s, c, me, -1, discount) if k.side == "shadow" else 0
    if price > s.twilight:
        return Why.NOT_ENOUGH_TWILIGHT
    if "cannot-play" in statics(s) and rule(s, "cannot-play", c):
        return Why.FORBIDDEN
    if not frame.on and forbidden_actions(s):
        return Why.FORBIDDEN
    if frame.requires and not all_hold(frame.requires, s, own):
        return Why.REQUIREMENT
    if frame.cost and not payable(s, frame.cost, own, price):
        return Why.COST
    if frame.plays and not frame.can_play(s, own, price):
        return Why.NOTHING_TO_PLAY
    return None


def forbidden_actions(s: State) -> bool:
    """A card may forbid the events and special abilities of a phase."""
    rules = statics(s).get("no-actions")
    if not rules:
        return False
    phase = PHASES[s.phase]
    return any(gives.phase == phase and frame.holds(s, ctx) for ctx, _, frame, gives in rules)


def into_void(g: G, c: int) -> None:
    """Rule 64: a card that is being played is nowhere else."""
    s = g.s
    if s.zone[c] == STACKED:
        s.host[c] = -1
    place(s, c, VOID)
    s.changed()


def pay_twilight(g: G, c: int, price: int) -> None:
    """Rules 61 and 62."""
    shadow = KINDS[g.s.kind[c]].side == "shadow"
    add_twilight(g, -price if shadow else price, c)


class PlayCard(Step, frozen=True):
    """A companion, ally, minion, item or condition, from wherever it is."""

    card: int
    me: int
    discount: int = 0
    free: bool = False
    only: tuple[int, ...] = ()  # only on one of these

    def run(self, g: G) -> None:
        s, c = g.s, self.card
        k = KINDS[s.kind[c]]
        from_deck = s.zone[c] == DECK
        places = []
        if k.place in ("bearer", "site"):
            places = [x for x in hosts(s, c, self.me) if not self.only or x in self.only]
            if k.side == "shadow" and not self.free:
                places = [x for x in places if cost_of(s, c, self.me, x, self.discount) <= s.twilight]
            if not places:
                return
        into_void(g, c)
        if from_deck:
            shuffle(g, self.me)
        if len(places) > 1:
            g.stack.append(ChooseBearer(c, self.me, tuple(places), self.discount, self.free))
        else:
            g.stack.append(PayFor(c, self.me, places[0] if places else -1, self.discount, self.free))


class ChooseBearer(Ask, frozen=True):
    offers = (Pick,)
    in_gesture = True
    rule = "tcg 75"

    card: int
    me: int
    places: tuple[int, ...]
    discount: int = 0
    free: bool = False

    def seat(self, g: G) -> str:
        return seat_name(self.me)

    def prompt_args(self, g: G) -> Mapping[str, Arg]:
        return {"card": name(g.s, self.card), "number": self.card}

    def options(self, g: G) -> list[Pick]:
        return pick(g.s, self.places)

    def take(self, g: G, option: Pick) -> None:
        g.stack.append(PayFor(self.card, self.me, option.card, self.discount, self.free))


class PayFor(Step, frozen=True):
    """Twilight first, other costs next, then into play."""

    card: int
    me: int
    host: int
    discount: int = 0
    free: bool = False

    def run(self, g: G) -> None:
        s, c = g.s, self.card
        k = KINDS[s.kind[c]]
        price = 0 if self.free else cost_of(s, c, self.me, self.host, self.discount)
        spend_discounts(s, c)
        pay_twilight(g, c, price)
        g.stack.append(Placed(c, self.me, self.host, price))
        if k.play_costs:
            act(g, f"{k.id}/play", c, self.me, ())


class Placed(Step, frozen=True):
    card: int
    me: int
    host: int
    price: int

    def run(self, g: G) -> None:
        s, c = g.s, self.card
        k = KINDS[s.kind[c]]
        if self.host >= 0:
            enter(s, c, ATTACHED, self.host)
        else:
            enter(s, c, {"companion": IN_FELLOWSHIP, "minion": IN_CENTER}.get(k.type, IN_SUPPORT))
        g.reveal()
        if g.heard:
            g.tell(events.CardPlayed(seat_name(self.me), k.slug, c, self.price, name(s, self.host), self.host >= 0))
        publish(g, "played", (c,), (self.host,) if self.host >= 0 else (), player=self.me)
        if k.vitality_bonus < 0:
            check_deaths(g)


class PlayEvent(Step, frozen=True):
    card: int
    me: int
    text: int
    vars: Vars = ()
    discount: int = 0

    def run(self, g: G) -> None:
        s, c = g.s, self.card
        k = KINDS[s.kind[c]]
        price = cost_of(s, c, self.me, -1, self.discount)
        into_void(g, c)
        spend_discounts(s, c)
        g.reveal()
        if g.heard:
            g.tell(events.CardPlayed(seat_name(self.me), k.slug, c, price, "", False))
        pay_twilight(g, c, price)
        g.stack.append(EventDone(c))
        g.stack.append(Act(f"{k.id}/{self.text}", c, self.me, self.vars))


class EventDone(Step, frozen=True):
    """Rule 64: an event goes to the discard pile when it is over."""

    card: int

    def run(self, g: G) -> None:
        if g.s.zone[self.card] == VOID:
            place(g.s, self.card, DISCARD)
            g.s.changed()


def is_timely(s: State, k: Kind) -> bool:
    """Whether a card that is no event is played in this phase."""
    return (k.side == "free-peoples") == (s.phase == FELLOWSHIP)
