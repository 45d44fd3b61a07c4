"""The Ringwraiths' turn (p. 15 to 17, 21, 33): ride, search or use a die, in either order."""

from __future__ import annotations

from typing import Literal

from redbook.games.hunt import allies, events, sorcery, tracking
from redbook.games.hunt import options as o
from redbook.games.hunt.board import BORDER, Routes, members
from redbook.games.hunt.catalogue import SORCERY_IDS
from redbook.games.hunt.numbers import Face, NazgulNumber, SeatNumber, Spaces
from redbook.games.hunt.pieces import ADVANCE, FACES, LORD_DIE, MORGUL_RING, MORGUL_SHADOW, RING, SHADOW, SORCERY, SWORD
from redbook.games.hunt.reasons import Why
from redbook.games.hunt.state import BY_LORDS_DIE, SEATS, State
from redbook.kernel import Ask, Option, Play, Step

# -- the order of the Nazgûl (p. 10, 15) -----------------------------------------------------------


def riding_order(s: State) -> list[int]:
    """From the lead player clockwise; each player's Nazgûl in the order in which he placed them."""
    seats = [(s.lead - 1 + n) % s.wraiths + 1 for n in range(s.wraiths)]
    return [n for seat in seats for n in range(4) if s.owner[n] == seat]


def from_active(s: State) -> list[int]:
    """All four, the active one first, then in turn order."""
    order = riding_order(s)
    at = order.index(s.active)
    return order[at:] + order[:at]


class NazgulTurns(Step, frozen=True):
    def run(self, g: Play[State]) -> None:
        g.then(*(NazgulTurn(n) for n in riding_order(g.s)))


class NazgulTurn(Step, frozen=True):
    nazgul: NazgulNumber

    def run(self, g: Play[State]) -> None:
        s = g.s
        s.active = self.nazgul
        s.rode = s.acted = 0
        if g.heard:
            g.tell(events.NazgulActs(self.nazgul + 1, SEATS[s.owner[self.nazgul]]))
        g.then(ActiveNazgul(self.nazgul))


# -- riding ----------------------------------------------------------------------------------------


def goals(routes: Routes, blocked: int) -> list[int]:
    """Where at least one way is open."""
    if not blocked:
        return [goal for goal, _ in routes]
    return [goal for goal, ways in routes if any(not way & blocked for way in ways)]


def why_not_ride(s: State, nazgul: int, routes: Routes, to: int) -> Why | None:
    at = s.nazgul[nazgul]
    if s.trap >> at & 1:
        return Why.TRAPPED
    if s.board.exit_mask >> to & 1:
        return Why.NO_EXIT_FOR_NAZGUL
    blocked = s.blocked
    for goal, ways in routes:
        if goal == to:
            if any(not way & blocked for way in ways):
                return None
            if s.figure and all(way >> s.figure & 1 for way in ways):
                return Why.GANDALF_STANDS_HERE
            closed = s.shut | (BORDER if s.border else 0)
            return Why.CLOSED if all(way & closed for way in ways) else Why.ALLY_IN_THE_WAY
    return Why.TOO_FAR


def why_not_ride_to(s: State, nazgul: int, routes: Routes, intent: str) -> Why | None:
    """The same for what was clicked or typed: ">23"."""
    to = s.board.space(intent[1:]) if intent.startswith(">") else 0
    return why_not_ride(s, nazgul, routes, to) if to else None


def rides(s: State, nazgul: int, routes: Routes) -> list[Option]:
    """Where it may go now; nowhere from a place that a card has made a trap."""
    if s.trap >> s.nazgul[nazgul] & 1:
        return []
    ride = o.RIDE[s.part]
    return [ride[goal] for goal in goals(routes, s.blocked)]


def ride(g: Play[State], nazgul: int, to: int) -> None:
    s = g.s
    start, s.nazgul[nazgul] = s.nazgul[nazgul], to
    if g.heard:
        g.tell(events.NazgulRode(nazgul + 1, *o.way(s.part, start, to), s.board.ids[to]))


class ExtraRide(Ask, frozen=True):
    """A move beyond the normal one: by a die, a card or the Lord; its owner decides, or the one who plays the card."""

    nazgul: NazgulNumber
    steps: Spaces
    by: SeatNumber  # seat number
    must: bool = False
    road: bool = False

    may_be_empty = True
    offers = (o.Ride, o.Stay)
    rule = "hunt p.15"

    def routes(self, s: State) -> Routes:
        at = s.nazgul[self.nazgul]
        return s.board.along_road[at] if self.road else s.board.steps[self.steps][at]

    def seat(self, g: Play[State]) -> str:
        return SEATS[self.by]

    def options(self, g: Play[State]) -> list[Option]:
        found = rides(g.s, self.nazgul, self.routes(g.s))
        if found and not self.must:
            found.append(o.STAY)
        return found

    def why_not(self, g: Play[State], intent: str) -> Why | None:
        return why_not_ride_to(g.s, self.nazgul, self.routes(g.s), intent)

    def prompt_args(self, g: Play[State]) -> dict[str, str | int]:
        return {"nazgul": self.nazgul + 1, "steps": self.steps, **o.spot(g.s.part, g.s.nazgul[self.nazgul])}

    def take(self, g: Play[State], option: Option) -> None:
        if isinstance(option, o.Ride):
            ride(g, self.nazgul, option.space)


class AllRide(Step, frozen=True):
    """All Nazgûl move one space, the active one first (p. 20, 33); each player moves his own."""

    def run(self, g: Play[State]) -> None:
        s = g.s
        g.then(*(ExtraRide(n, 1, s.owner[n], must=True) for n in from_active(s)))


class SearchAfterRide(Ask, frozen=True):
    """p. 21, third ability: after the extra step a Search, if the player wants it."""

    nazgul: NazgulNumber

    may_be_empty = True
    offers = (o.Search, o.Done)
    in_gesture = True
    rule = "hunt p.21"

    def seat(self, g: Play[State]) -> str:
        return SEATS[g.s.owner[self.nazgul]]

    def options(self, g: Play[State]) -> list[Option]:
        allowed = tracking.why_not_search(g.s, g.s.nazgul[self.nazgul]) is None
        return [o.SEARCH, o.DONE] if allowed else []

    def prompt_args(self, g: Play[State]) -> dict[str, str | int]:
        s = g.s
        return {"nazgul": self.nazgul + 1, "place": o.place(s.part, s.nazgul[self.nazgul])}

    def take(self, g: Play[State], option: Option) -> None:
        if isinstance(option, o.Search):
            tracking.search(g, g.s.nazgul[self.nazgul])


# -- the active Nazgûl -----------------------------------------------------------------------------


def normal_routes(s: State, nazgul: int) -> Routes:
    return (s.board.night if s.turn == 2 else s.board.day)[s.nazgul[nazgul]]


def why_not_free_search(s: State, nazgul: int) -> Why | None:
    """p. 15, 18. The Lord hunts instead (p. 33)."""
    if s.lord == nazgul:
        return Why.LORD_HUNTS
    return tracking.why_not_search(s, s.nazgul[nazgul])


def why_not_free_hunt(s: State, nazgul: int) -> Why | None:
    """p. 19: at Nightfall when Frodo has moved; the Lord always (p. 33)."""
    if not s.eye and s.lord != nazgul:
        return Why.HUNT_NEEDS_A_SWORD
    return tracking.why_not_hunt(s, s.nazgul[nazgul])


def kinds_of(s: State, face: int) -> int:
    """What a face may be used as, a mask over Ring, Sword, Sorcery; any die is Sorcery on a Dark location (p. 20)."""
    kinds = 0b111 if face in (SHADOW, MORGUL_SHADOW) else 1 << face if face <= SORCERY else 0
    return kinds | (1 << SORCERY if s.board.dark_mask >> s.nazgul[s.active] & 1 else 0)


def why_not_die(s: State, face: int) -> Why | None:
    """Whether a die of this face can do anything here."""
    if face in (RING, SHADOW, MORGUL_RING, ADVANCE, MORGUL_SHADOW):
        return None
    kinds = kinds_of(s, face)
    if kinds >> SORCERY & 1 and (s.deck or s.discard or s.hands[s.owner[s.active] - 1]):
        return None
    at = s.nazgul[s.active]
    if kinds >> SWORD & 1 and (s.board.near_mask[at] & s.allies or tracking.why_not_hunt(s, at) is None):
        return None
    return Why.DIE_HAS_NO_USE


def why_not_power(s: State, power: int) -> Why | None:
    """p. 21: as many abilities as Information tokens; the dice must be there."""
    if len(s.given) < power or power == 5:
        return Why.POWER_LOCKED
    dice, lord = s.dice, s.lord_die
    count = sum(dice) + (lord >= 0)
    if power == 1:
        there = count >= 1
    elif power == 2:
        there = count >= 2
    else:
        face = SWORD if power == 3 else RING
        there = dice[face] + dice[SHADOW] > 0 or lord in (face, MORGUL_SHADOW)
    return None if there else Why.NO_SUCH_DIE


def why_not_use(s: State, face: int) -> Why | None:
    """Whether there is such a die, and something that it can do."""
    if face == LORD_DIE:
        return Why.NO_SUCH_DIE if s.lord_die < 0 else why_not_die(s, s.lord_die)
    if face > SHADOW or not s.dice[face]:
        return Why.NO_SUCH_DIE
    return why_not_die(s, face)


BY_DIE = ("perceive", "draw", "play", "remove")
ACTIONS = ("search", "hunt", "die", "power", *BY_DIE)


class ActiveNazgul(Ask, frozen=True):
    """p. 15: it may move and take one action, in either order; both are optional."""

    nazgul: NazgulNumber

    offers = (o.EndTurn, o.Ride, o.Search, o.Hunt, o.UseDie, o.Power)
    rule = "hunt p.15"

    def seat(self, g: Play[State]) -> str:
        return SEATS[g.s.owner[self.nazgul]]

    def options(self, g: Play[State]) -> list[Option]:
        s, n = g.s, self.nazgul
        found: list[Option] = [o.END]
        if not s.rode:
            found += rides(s, n, normal_routes(s, n))
        if not s.acted:
            if why_not_free_search(s, n) is None:
                found.append(o.SEARCH)
            if (s.eye or s.lord == n) and why_not_free_hunt(s, n) is None:
                found.append(o.HUNT)
            dice = s.dice
            for face in (RING, SWORD, SORCERY, SHADOW):
                if dice[face] and why_not_die(s, face) is None:
                    found.append(o.USE_DIE[face])
            if s.lord_die >= 0 and why_not_die(s, s.lord_die) is None:
                found.append(o.USE_DIE[LORD_DIE])
            for power in range(1, min(len(s.given), 4) + 1):
                if why_not_power(s, power) is None:
                    found.append(o.POWER[power])
        return found

    def why_not(self, g: Play[State], intent: str) -> Why | None:
        s, n = g.s, self.nazgul
        word, _, rest = intent.partition(" ")
        if intent.startswith(">") and s.board.space(intent[1:]):
            return Why.ALREADY_RODE if s.rode else why_not_ride_to(s, n, normal_routes(s, n), intent)
        if word not in ACTIONS:
            return None
        if s.acted:
            return Why.ALREADY_ACTED
        if intent == "search":
            return why_not_free_search(s, n)
        if intent == "hunt":
            return why_not_free_hunt(s, n)
        if word == "die" and rest in FACES:
            return why_not_use(s, FACES.index(rest))
        if word == "power" and rest in ("1", "2", "3", "4", "5"):
            return why_not_power(s, int(rest))
        if word in BY_DIE:
            return Why.DIE_FIRST if any(s.dice) or s.lord_die >= 0 else Why.NO_SUCH_DIE
        return None

    def prompt_args(self, g: Play[State]) -> dict[str, str | int]:
        return {"nazgul": self.nazgul + 1, **o.spot(g.s.part, g.s.nazgul[self.nazgul])}

    def take(self, g: Play[State], option: Option) -> None:
        s = g.s
        if isinstance(option, o.EndTurn):
            return
        if isinstance(option, o.Ride):
            s.rode = 1
            ride(g, self.nazgul, option.space)
        else:
            s.acted = 1
        if not (s.rode and s.acted):
            g.then(self)
        if isinstance(option, o.Search):
            tracking.search(g, s.nazgul[self.nazgul])
        elif isinstance(option, o.Hunt):
            tracking.hunt(g, s.nazgul[self.nazgul])
        elif isinstance(option, o.UseDie):
            g.then(DieAction(self.nazgul, s.lord_die if option.face == LORD_DIE else option.face))
            spend_die(g, option.face)
        elif isinstance(option, o.Power):
            use_power(g, self.nazgul, option.power)


def spend_die(g: Play[State], face: int) -> None:
    """A used die is gone until the next Refresh (p. 17). What the Lord's die does cannot be cancelled (p. 33)."""
    s = g.s
    if face == LORD_DIE:
        face, s.lord_die, s.acted = s.lord_die, -1, BY_LORDS_DIE
    else:
        s.dice[face] -= 1
    if g.heard:
        g.tell(events.DieUsed(FACES[face]))


# -- what a die does (p. 17, 33) -------------------------------------------------------------------


class DieAction(Ask, frozen=True):
    nazgul: NazgulNumber
    face: Face

    offers = (o.Perceive, o.Hunt, o.Remove, o.DrawSorcery, o.PlaySorcery, o.Advance, o.Done)
    in_gesture = True
    rule = "hunt p.17"

    def seat(self, g: Play[State]) -> str:
        return SEATS[g.s.owner[self.nazgul]]

    def options(self, g: Play[State]) -> list[Option]:
        s = g.s
        at = s.nazgul[self.nazgul]
        kinds = kinds_of(s, self.face)
        found: list[Option] = []
        if kinds >> RING & 1 or self.face == MORGUL_RING:
            found += perceptions(s, at)
        if kinds >> SWORD & 1:
            if tracking.why_not_hunt(s, at) is None:
                found.append(o.HUNT)
            found += [o.REMOVE[s.part][there] for there in members(s.board.near_mask[at] & s.allies)]
        if kinds >> SORCERY & 1:
            found += sorcery.draw_or_play(s, s.owner[self.nazgul])
        if self.face == ADVANCE:
            found.append(o.ADVANCE)
        # a Sorcery die with neither a card to draw nor one that may be played is spent for nothing
        return found or [o.DONE]

    def why_not(self, g: Play[State], intent: str) -> Why | None:
        s = g.s
        word, _, rest = intent.partition(" ")
        if word == "perceive" and rest in s.board.targets:
            return Why.NOT_YOUR_AREA
        if word == "hunt":
            return tracking.why_not_hunt(s, s.nazgul[self.nazgul]) or Why.HUNT_NEEDS_A_SWORD
        if word == "remove" and s.board.space(rest):
            return Why.TOO_FAR
        if word == "play" and rest in SORCERY_IDS:
            card = SORCERY_IDS.index(rest)
            if card not in s.hands[s.owner[self.nazgul] - 1]:
                return Why.NOT_IN_HAND
            return sorcery.why_not_card(s, card) or Why.DIE_HAS_NO_USE
        return None

    def prompt_args(self, g: Play[State]) -> dict[str, str | int]:
        return {"nazgul": self.nazgul + 1, "face": FACES[self.face]}

    def take(self, g: Play[State], option: Option) -> None:
        s = g.s
        if isinstance(option, o.Perceive):
            tracking.perceive(g, option.target, who=self.face == MORGUL_RING)
        elif isinstance(option, o.Hunt):
            tracking.hunt(g, s.nazgul[self.nazgul])
        elif isinstance(option, o.Remove):
            allies.remove_marker(g, option.space)
        elif isinstance(option, o.DrawSorcery):
            sorcery.draw(g, s.owner[self.nazgul], 1)
        elif isinstance(option, o.PlaySorcery):
            sorcery.play(g, s.owner[self.nazgul], option.card)
        elif isinstance(option, o.Advance):
            g.then(AllRide())


def perceptions(s: State, at: int) -> list[Option]:
    """The area and the section of a space (p. 18)."""
    board = s.board
    targets = o.PERCEIVE[s.part]
    return [targets[board.area[at]], targets[len(board.areas) + board.section[at]]]


# -- the Black Riders (p. 21) ----------------------------------------------------------------------


def use_power(g: Play[State], nazgul: int, power: int) -> None:
    s = g.s
    if g.heard:
        g.tell(events.PowerUsed(power))
    by = s.owner[nazgul]
    if power == 1:
        g.then(PayDie(nazgul, 1), ExtraRide(nazgul, 1, by))
    elif power == 2:
        g.then(PayDie(nazgul, 1), PayDie(nazgul, 1), HuntOrPerceive(nazgul))
    elif power == 3:
        g.then(PayDie(nazgul, 3), ExtraRide(nazgul, 1, by), SearchAfterRide(nazgul))
    else:
        g.then(PayDie(nazgul, 4), ExtraRide(nazgul, 2, by))


class PayDie(Ask, frozen=True):
    """Which die pays for an ability: any, a Sword or a Ring."""

    nazgul: NazgulNumber
    power: Literal[1, 3, 4]

    offers = (o.Face,)
    in_gesture = True
    rule = "hunt p.21"

    def seat(self, g: Play[State]) -> str:
        return SEATS[g.s.owner[self.nazgul]]

    def options(self, g: Play[State]) -> list[Option]:
        s = g.s
        lord = s.lord_die
        faces: tuple[int, ...]
        if self.power == 1:
            faces = (RING, SWORD, SORCERY, SHADOW)
            lords = lord >= 0
        elif self.power == 3:
            faces = (SWORD, SHADOW)
            lords = lord in (SWORD, MORGUL_SHADOW)
        else:
            faces = (RING, SHADOW)
            lords = lord in (RING, MORGUL_SHADOW)
        found: list[Option] = [o.FACE[face] for face in faces if s.dice[face]]
        if lords:
            found.append(o.FACE[LORD_DIE])
        return found

    def prompt_args(self, g: Play[State]) -> dict[str, int]:
        return {"power": self.power}

    def take(self, g: Play[State], option: o.Face) -> None:
        spend_die(g, option.face)


class HuntOrPerceive(Ask, frozen=True):
    nazgul: NazgulNumber

    offers = (o.Perceive, o.Hunt)
    in_gesture = True
    rule = "hunt p.21"

    def seat(self, g: Play[State]) -> str:
        return SEATS[g.s.owner[self.nazgul]]

    def options(self, g: Play[State]) -> list[Option]:
        s = g.s
        at = s.nazgul[self.nazgul]
        found = perceptions(s, at)
        if tracking.why_not_hunt(s, at) is None:
            found.append(o.HUNT)
        return found

    def take(self, g: Play[State], option: Option) -> None:
        if isinstance(option, o.Perceive):
            tracking.perceive(g, option.target)
        else:
            tracking.hunt(g, g.s.nazgul[self.nazgul])
