"""The Ringwraiths: they keep the exact belief, and ride, ask and strike where it is worth most.

Everything is counted in Corruption: a Hunt by the chance to find Frodo and the tiles that the Nazgûl near by will
draw, a question by how much sharper it makes the next guess, a ride by how well the four together cover the places
where he is or will be. A die is dear while many Nazgûl have still to act today, and costs nothing at the end of it.
"""

from __future__ import annotations

from collections.abc import Callable

from redbook.bots.hunt.ally_worth import HOLD
from redbook.bots.hunt.scent import NEAR, Nose, Scent
from redbook.games.hunt import options as o
from redbook.games.hunt.pieces import (
    EYE,
    LORD_DIE,
    MORGUL_RING,
    RING,
    SHADOW,
    SORCERY,
    SWORD,
    TILE_VALUE,
)
from redbook.kernel import Chance, Option, Seen

IDLE = 0.01  # what is worth no more than this is not done at all


class Rider:
    """Answers for a Ringwraith seat. It keeps nothing between two answers: the view says all."""

    def __init__(self, nose: Nose) -> None:
        self.nose = nose

    def choose(self, seen: Seen, chance: Chance) -> Option:
        options = seen.decision.options
        if len(options) == 1:
            return options[0]
        return ANSWERS[seen.decision.kind](Mind(self.nose, seen, chance), options)


class Mind(Scent):
    """One decision."""

    # -- the active Nazgûl ---------------------------------------------------------------------------

    def active(self, options: list[Option]) -> Option:
        """Act here and ride on, or ride and act there: whatever is worth most together."""
        t = self.t
        n = self.step.nazgul
        here = t.nazgul[n]
        rides = [option for option in options if isinstance(option, o.Ride)]
        may_act = any(not isinstance(option, o.Ride | o.EndTurn) for option in options)
        grounds = {ride.space: self.ground({n: ride.space}) for ride in rides}
        still = self.ground({})
        onward = max([still, *grounds.values()])
        scored: list[tuple[float, Option]] = []
        for option in options:
            if isinstance(option, o.Ride):
                acts = self.act(option.space, n) if may_act else 0.0
                scored.append((grounds[option.space] + acts, option))
            elif isinstance(option, o.EndTurn):
                scored.append((still, option))
            else:
                worth = self.worth_here(option, here, n)
                if worth > IDLE:
                    scored.append((onward + worth, option))
        return self.best(scored)

    def worth_here(self, option: Option, here: int, n: int) -> float:
        if isinstance(option, o.Search):
            return self.seek(here) + 0.001
        if isinstance(option, o.Hunt):
            return self.strike(here, n) + 0.001
        if isinstance(option, o.UseDie):
            face = self.t.lord_die if option.face == LORD_DIE else option.face
            return self.with_face(face, here, n) - self.price(face)
        assert isinstance(option, o.Power)
        if option.power == 2:
            return self.second_power(here, n)
        return self.extra_ride(option.power, here, n)

    def extra_ride(self, power: int, here: int, n: int) -> float:
        """A die for one or two more steps: worth it when it leads to an Encounter, or an idle die is at hand."""
        t = self.t
        steps = 2 if power == 4 else 1
        kinds = {1: self.faces(), 3: [SWORD, SHADOW], 4: [RING, SHADOW]}[power]
        price = min((self.price(face) for face in kinds if face in self.faces()), default=9.0)
        goals = [goal for goal, paths in t.board.steps[steps][here] if any(not way & t.blocked for way in paths)]
        still = self.ground({})
        worth = max((self.ground({n: goal}) - still for goal in goals), default=0.0)
        if power == 3:
            worth = max((self.ground({n: goal}) - still + max(0.0, self.seek(goal)) for goal in goals), default=0.0)
        return worth - price - 0.05

    # -- what follows ------------------------------------------------------------------------------

    def die(self, options: list[Option]) -> Option:
        t = self.t
        n = self.step.nazgul
        here = t.nazgul[n]
        return self.best((self.die_worth(option, here, n), option) for option in options)

    def die_worth(self, option: Option, here: int, n: int) -> float:
        if isinstance(option, o.Perceive):
            return self.sense(option.target, getattr(self.step, "face", -1) == MORGUL_RING)
        if isinstance(option, o.Hunt):
            return self.strike(here, n)
        if isinstance(option, o.Remove):
            return self.marker_worth(option.space)
        if isinstance(option, o.DrawSorcery):
            return self.cards.draw()
        if isinstance(option, o.PlaySorcery):
            return self.cards.worth(option.card, here, n)
        return 0.5 if isinstance(option, o.Advance) else 0.0

    def pay(self, options: list[Option]) -> Option:
        """The die that is worth least."""
        worth = {RING: 0.5, SWORD: 0.8, SORCERY: 0.3, SHADOW: 1.0, LORD_DIE: 0.9}
        return min((option for option in options if isinstance(option, o.Face)), key=lambda option: worth[option.face])

    def ride(self, options: list[Option]) -> Option:
        """An extra ride, of any Nazgûl."""
        n = getattr(self.step, "nazgul", self.t.active)
        searches = n == self.t.active and not self.t.found
        scored = []
        for option in options:
            at = option.space if isinstance(option, o.Ride) else self.t.nazgul[n]
            more = max(0.0, self.seek(at)) * 0.5 if searches else 0.0
            scored.append((self.ground({n: at}) + more, option))
        return self.best(scored)

    def search_after(self, options: list[Option]) -> Option:
        """Third ability: a Search that is allowed costs nothing more."""
        return next(option for option in options if isinstance(option, o.Search))

    def ask_afar(self, options: list[Option]) -> Option:
        return self.best((self.seek(option.space), option) for option in options if isinstance(option, o.At))

    def hunt_beside(self, options: list[Option]) -> Option:
        n = self.t.active
        return self.best((self.strike(option.space, n), option) for option in options if isinstance(option, o.At))

    def perceive(self, options: list[Option]) -> Option:
        who = bool(getattr(self.step, "who", False))
        return self.best(
            (self.sense(option.target, who), option) for option in options if isinstance(option, o.Perceive)
        )

    def ride_others(self, options: list[Option]) -> Option:
        """The one for whom two steps bring most; nobody if that is nothing."""
        still = self.ground({})
        scored: list[tuple[float, Option]] = []
        for option in options:
            if isinstance(option, o.Nazgul):
                at = self.t.nazgul[option.who]
                goals = [g for g, paths in self.t.board.steps[2][at] if any(not w & self.t.blocked for w in paths)]
                gain = max((self.ground({option.who: goal}) for goal in goals), default=still) - still
                scored.append((gain - 0.02, option))
            else:
                scored.append((0.0, option))
        return self.best(scored)

    def remove(self, options: list[Option]) -> Option:
        return self.best(
            (self.marker_worth(option.space), option) for option in options if isinstance(option, o.Remove)
        )

    def sorcery_mode(self, options: list[Option]) -> Option:
        here = self.t.nazgul[self.t.active]
        card = self.step.card
        return self.best(
            (self.cards.mode(card, option.mode, here, self.t.active), option)
            for option in options
            if isinstance(option, o.Mode)
        )

    def discard(self, options: list[Option]) -> Option:
        return self.best(
            (-self.cards.keep(option.card), option) for option in options if isinstance(option, o.DiscardSorcery)
        )

    def pick_ally(self, options: list[Option]) -> Option:
        return self.best((HOLD[option.card], option) for option in options if isinstance(option, o.DiscardAlly))

    def tile(self, options: list[Option]) -> Option:
        """The dearer one."""

        def cost(option: Option) -> float:
            assert isinstance(option, o.Tile)
            value = TILE_VALUE[option.tile]
            return self.t.eye_cost + 0.5 if value == EYE else value

        return self.best((cost(option), option) for option in options)

    def common_tile(self, options: list[Option]) -> Option:
        """An Eye for the track: a common one, the special one does more in the pool."""
        return options[0]

    def reroll(self, options: list[Option]) -> Option:
        """Sorcery dice without a use, while there are Nazgûl to use the new ones."""
        for option in options:
            if isinstance(option, o.Face) and option.face == SORCERY and self.cards.draw() < 0.3:
                return option
        for option in options:
            if isinstance(option, o.Face) and option.face == RING and self.t.found:
                return option
        return next(option for option in options if isinstance(option, o.Roll))

    # -- before the game -------------------------------------------------------------------------------

    def assign(self, options: list[Option]) -> Option:
        """As evenly as may be."""
        held = [
            self.t.owner[: self.step.nazgul].count(option.number) for option in options if isinstance(option, o.Seat)
        ]
        return options[held.index(min(held))]

    def first(self, options: list[Option]) -> Option:
        return options[0]

    def place(self, options: list[Option]) -> Option:
        """Where they cover the ways best."""
        placed = [at for at in self.t.nazgul if at]

        def value(option: Option) -> float:
            assert isinstance(option, o.At)
            apart = min((self.turns[at][option.space] for at in placed), default=3)
            reach = sum(p * NEAR[self.turns[option.space][place]] for place, p in self.coming.items())
            return reach + 0.06 * min(apart, 4)

        return self.best((value(option), option) for option in options)

    def share(self, options: list[Option]) -> Option:
        return next(option for option in options if isinstance(option, o.Done))


Answer = Callable[[Mind, list[Option]], Option]

ANSWERS: dict[str, Answer] = {
    "assign": Mind.assign,
    "choose-lead": Mind.first,
    "place-nazgul": Mind.place,
    "share-sorcery": Mind.share,
    "lord-at-start": Mind.first,
    "active-nazgul": Mind.active,
    "die-action": Mind.die,
    "hunt-or-perceive": Mind.die,
    "pay-die": Mind.pay,
    "extra-ride": Mind.ride,
    "search-after-ride": Mind.search_after,
    "ride-to-connected": Mind.ride,
    "ride-others": Mind.ride_others,
    "search-afar": Mind.ask_afar,
    "hunt-beside": Mind.hunt_beside,
    "perceive-afar": Mind.perceive,
    "remove-any-ally": Mind.remove,
    "sorcery-mode": Mind.sorcery_mode,
    "discard-sorceries": Mind.discard,
    "pick-ally": Mind.pick_ally,
    "add-special-tile": Mind.tile,
    "eye-from-pool": Mind.common_tile,
    "reroll-dice": Mind.reroll,
}
