"""Frodo's secret movement in Part 1, and his march along the Journey card in Part 2 (p. 11 to 13, 22, 29)."""

from __future__ import annotations

from redbook.games.hunt import endings, events
from redbook.games.hunt import options as o
from redbook.games.hunt.board import SHIRE
from redbook.games.hunt.facts import ADVANCE, BREE, FLIGHT, MOVE, fact
from redbook.games.hunt.numbers import Few
from redbook.games.hunt.pieces import FRODO, JOURNEYS, LAST_MOVE, READY, SAM
from redbook.games.hunt.reasons import Why
from redbook.games.hunt.state import DASH, DOT, RB, State
from redbook.kernel import Ask, Option, Play

FERRY = (33, 37)  # The Ferry Lantern
LOG = o.LOG[1]
NORMAL, BY_CARD = 1, 2  # how Frodo has moved this turn


def log_options(s: State, ferry: bool = False) -> list[Option]:
    """p. 11: a dot always; a location if it is connected to the last one and in range."""
    reach = SHIRE.in_range(s.last, s.dots + s.bonus)
    found: list[Option] = [LOG[DOT]]
    found += [LOG[at] for at in reach]
    if ferry:
        found += [LOG[at] for at in FERRY if at not in reach and SHIRE.connected_mask[s.last] >> at & 1]
    return found


def why_not_log(s: State, at: int) -> Why | None:
    if at in SHIRE.in_range(s.last, s.dots + s.bonus):
        return None
    if at == s.last:
        return Why.NEEDS_A_DOT
    return Why.OUT_OF_RANGE if at in SHIRE.connected[s.last] else Why.NOT_CONNECTED


def write(g: Play[State], entry: int, *, flight: bool = False, ferry: bool = False) -> None:
    """The next box of the Journey Log; the figure goes one space on. An Exit or the sixteenth box ends Part 1."""
    s = g.s
    s.journal.append(entry)
    s.track += 1
    s.record.append(fact(FLIGHT) if flight else fact(MOVE, s.bonus, int(ferry)))
    if not flight:
        s.bonus = 0
    if entry > 0:
        s.last, s.dots = entry, 0
        s.visited |= 1 << entry
        hide_information(g, entry)
    elif entry == DOT:
        s.dots += 1
    if g.heard:
        name = "dash" if entry == DASH else o.place(1, entry) if entry else "dot"
        g.tell(events.LogWritten(name, SHIRE.ids[entry] if entry > 0 else name), to=(RB,))
        g.tell(events.FrodoFled(s.track) if flight else events.FrodoMoved(s.track))
    if entry > 0 and SHIRE.exit_mask >> entry & 1:
        from redbook.games.hunt.part2 import part_1_ends

        g.reveal()
        s.record.append(fact(BREE))
        if g.heard:
            g.tell(events.BreeReached())
        part_1_ends(g, "bree")
    elif s.track == LAST_MOVE:
        from redbook.games.hunt.encounters import begin_rescue

        begin_rescue(g)


def hide_information(g: Play[State], at: int) -> None:
    """p. 22: where Frodo has been, nothing can be learnt any more."""
    s = g.s
    if at in s.info:
        s.info.remove(at)
        s.info_down.append(at)
        if g.heard:
            g.tell(events.InformationHidden(o.place(1, at)), to=(RB,))


def walk(g: Play[State], entry: int) -> None:
    """The move of the turn. At Nightfall it costs one Corruption first, and the marker shows the Eye (p. 12)."""
    s = g.s
    s.moved |= NORMAL
    if s.night:
        s.eye = 1
        if not endings.corrupt(g, 1, "nightfall"):
            return
    write(g, entry)


def rest(g: Play[State]) -> None:
    """p. 12: nothing is recorded; Sam heals while his card is not flipped (p. 11)."""
    s = g.s
    s.rested = 1
    if g.heard:
        g.tell(events.FrodoRested())
    if s.company[SAM] == READY:
        endings.heal(g, 1)


def why_not_resolve(s: State) -> Why | None:
    """Frodo's Resolve (p. 11): after moving, flip the card to move again."""
    if s.company[FRODO] != READY:
        return Why.CARD_FLIPPED
    if not s.moved:
        return Why.MUST_MOVE
    if s.fog:
        return Why.FOG
    return None


class CardMove(Ask, frozen=True):
    """Moves that a card grants (p. 13): extra, without Corruption, the marker stays as it is."""

    moves: Few
    ferry: bool = False
    again: bool = False

    offers = (o.Log, o.Done)
    rule = "hunt p.13"

    def seat(self, g: Play[State]) -> str:
        return RB

    def options(self, g: Play[State]) -> list[Option]:
        found = log_options(g.s, self.ferry)
        if self.again:
            found.append(o.DONE)
        return found

    def why_not(self, g: Play[State], intent: str) -> Why | None:
        at = SHIRE.space(intent)
        return why_not_log(g.s, at) if at and at <= SHIRE.locs else None

    def take(self, g: Play[State], option: Option) -> None:
        if not isinstance(option, o.Log):
            return
        g.s.moved |= BY_CARD
        if self.moves > 1:
            g.then(CardMove(self.moves - 1, self.ferry, again=True))
        write(g, option.space, ferry=self.ferry)


def advance(g: Play[State], kind: int = NORMAL) -> None:
    """Part 2 (p. 29): one row on along the Journey card. The last row is Rivendell."""
    s = g.s
    s.moved |= kind
    s.track += 1
    s.record.append(fact(ADVANCE))
    if g.heard:
        g.tell(events.FrodoMoved(s.track))
    if s.track >= JOURNEYS[s.journey].moves:
        g.reveal()
        endings.rivendell(g)
