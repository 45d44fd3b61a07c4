"""Gandalf the Grey (p. 29 to 32): secret steps, showing himself, Deeds, and the way home."""

from __future__ import annotations

from redbook.games.hunt import allies, events
from redbook.games.hunt import options as o
from redbook.games.hunt.board import WILD, members
from redbook.games.hunt.facts import DEED, EAGLE, GANDALF, HOME, SEEN, TOKEN, fact
from redbook.games.hunt.nazgul import ride, why_not_ride_to
from redbook.games.hunt.numbers import Faces, Few, NazgulNumber, Spaces
from redbook.games.hunt.pieces import FACES
from redbook.games.hunt.reasons import Why
from redbook.games.hunt.state import RB, State
from redbook.kernel import Ask, Option, Play, Step


def roads_of(at: int) -> list[int]:
    """Where he may go: any connected location, dots or not; a location is connected to itself (p. 12, 29)."""
    return members(WILD.connected_mask[at])


def wander(g: Play[State], to: int, kind: int = GANDALF) -> None:
    s = g.s
    s.gandalf = to
    s.journal.append(to)
    s.record.append(fact(kind))
    if g.heard:
        g.tell(events.GandalfWent(o.place(2, to), WILD.ids[to]), to=(RB,))
        g.tell(events.GandalfMoved())


class WanderAgain(Ask, frozen=True):
    """A further step that a card grants; not while his figure stands on the board."""

    may_be_empty = True
    offers = (o.Wander,)
    rule = "hunt p.29"

    def seat(self, g: Play[State]) -> str:
        return RB

    def options(self, g: Play[State]) -> list[Option]:
        s = g.s
        return [o.WANDER[to] for to in roads_of(s.gandalf)] if s.gandalf and not s.figure else []

    def take(self, g: Play[State], option: o.Wander) -> None:
        g.s.gandalf_sped = 1
        wander(g, option.space)


class FlyGandalf(Ask, frozen=True):
    """Gwaihir: any Ally location, instead of his move."""

    offers = (o.Wander,)
    rule = "hunt p.29"

    def seat(self, g: Play[State]) -> str:
        return RB

    def options(self, g: Play[State]) -> list[Option]:
        return [o.WANDER[to] for to in WILD.allies]

    def take(self, g: Play[State], option: o.Wander) -> None:
        g.s.gandalf_moved = 1
        wander(g, option.space, EAGLE)


# -- showing himself (p. 29) -----------------------------------------------------------------------


def why_not_reveal(s: State) -> Why | None:
    if not s.gandalf or s.figure:
        return Why.NO_GANDALF
    if not s.gandalf_moved:
        return Why.MUST_MOVE
    if not s.tokens:
        return Why.NO_TOKENS
    if s.gandalf not in s.nazgul:
        return Why.NO_NAZGUL_HERE
    return None


def reveal(g: Play[State]) -> None:
    """A token leaves the game; the Nazgûl here are driven off; one unused common die is lost."""
    s = g.s
    g.reveal()
    allies.lose_tokens(g, 1)
    allies.reduce_pool(g)
    s.figure = s.gandalf
    s.record.append(fact(SEEN, s.gandalf))
    if g.heard:
        g.tell(events.GandalfRevealed(o.place(2, s.gandalf), WILD.ids[s.gandalf]))
    here = [n for n in range(4) if s.nazgul[n] == s.gandalf]
    g.then(*(Push(n, 2, must=1) for n in here), TakeDie(0b1111))


class Push(Ask, frozen=True):
    """The Ring-bearer moves a Nazgûl, step by step; roads give no bonus."""

    nazgul: NazgulNumber
    steps: Few
    must: Spaces = 0  # so many of them at least, as far as they can be made

    may_be_empty = True
    offers = (o.Ride, o.Stay)
    rule = "hunt p.29"

    def seat(self, g: Play[State]) -> str:
        return RB

    def options(self, g: Play[State]) -> list[Option]:
        s = g.s
        board = s.board
        closed = s.blocked
        ways = board.steps[1][s.nazgul[self.nazgul]]
        found: list[Option] = [o.RIDE[s.part][goal] for goal, (way,) in ways if not way & closed]
        if found and not self.must:
            found.append(o.STAY)
        return found

    def why_not(self, g: Play[State], intent: str) -> Why | None:
        s = g.s
        return why_not_ride_to(s, self.nazgul, s.board.steps[1][s.nazgul[self.nazgul]], intent)

    def prompt_args(self, g: Play[State]) -> dict[str, str | int]:
        return {"nazgul": self.nazgul + 1, "steps": self.steps, **o.spot(g.s.part, g.s.nazgul[self.nazgul])}

    def take(self, g: Play[State], option: Option) -> None:
        if isinstance(option, o.Ride):
            ride(g, self.nazgul, option.space)
            if self.steps > 1:
                g.then(Push(self.nazgul, self.steps - 1, max(0, self.must - 1)))


class TakeDie(Ask, frozen=True):
    """The Ring-bearer takes one unused common die until the next Refresh; never the Lord's."""

    faces: Faces  # mask

    may_be_empty = True
    offers = (o.Face,)
    rule = "hunt p.29"

    def seat(self, g: Play[State]) -> str:
        return RB

    def options(self, g: Play[State]) -> list[Option]:
        return [o.FACE[face] for face in range(4) if self.faces >> face & 1 and g.s.dice[face]]

    def why_not(self, g: Play[State], intent: str) -> Why | None:
        return Why.LORD_DIE_STAYS if intent == "lord" else None

    def take(self, g: Play[State], option: o.Face) -> None:
        g.s.dice[option.face] -= 1
        g.s.out += 1
        if g.heard:
            g.tell(events.DieTaken(FACES[option.face]))


class GandalfHides(Step, frozen=True):
    """p. 31: after all Ringwraiths the figure goes; of two Deeds tokens one is where he is now."""

    def run(self, g: Play[State]) -> None:
        s = g.s
        if not s.figure:
            return
        s.figure = 0
        if g.heard:
            g.tell(events.GandalfHides())
        drawn = [s.deed_supply.pop() for _ in range(min(2, len(s.deed_supply)))]
        if drawn:
            g.reveal()
            s.deeds_drawn = sorted(drawn)
            g.then(ChooseHiding())


class ChooseHiding(Ask, frozen=True):
    offers = (o.Token,)
    rule = "hunt p.31"

    def seat(self, g: Play[State]) -> str:
        return RB

    def options(self, g: Play[State]) -> list[Option]:
        return [o.TOKEN[2][token] for token in g.s.deeds_drawn]

    def take(self, g: Play[State], option: o.Token) -> None:
        s = g.s
        s.deeds_drawn.remove(option.space)
        s.deeds_spent.append(option.space)
        s.deed_supply += s.deeds_drawn
        s.deeds_drawn = []
        g.chance.shuffle(s.deed_supply, "deeds")
        s.gandalf = option.space
        s.journal.append(option.space)
        s.record.append(fact(TOKEN))
        if g.heard:
            g.tell(events.GandalfWent(o.place(2, option.space), WILD.ids[option.space]), to=(RB,))


# -- Deeds and Rivendell (p. 31) -------------------------------------------------------------------


def why_not_deed(s: State) -> Why | None:
    if not s.gandalf or s.gandalf not in s.deeds:
        return Why.NO_SUCH_DEED
    return None


def do_deed(g: Play[State]) -> None:
    """The place is announced and the limit grows by one; he is not revealed otherwise."""
    s = g.s
    g.reveal()
    s.deeds.remove(s.gandalf)
    s.deeds_done.append(s.gandalf)
    s.record.append(fact(DEED, s.gandalf))
    if g.heard:
        g.tell(events.DeedDone(o.place(2, s.gandalf), WILD.ids[s.gandalf]))


def why_not_home(s: State) -> Why | None:
    if not s.gandalf or not WILD.exit_mask >> s.gandalf & 1:
        return Why.NO_GANDALF
    return None


def go_home(g: Play[State]) -> None:
    s = g.s
    g.reveal()
    s.gandalf = 0
    s.home = 1
    s.record.append(fact(HOME))
    if g.heard:
        g.tell(events.GandalfHome())
