"""The Ring-bearer's turn in both parts (p. 11, 29): in any order, each once."""

from __future__ import annotations

from redbook.games.hunt import allies, endings, events, frodo, gandalf, playing
from redbook.games.hunt import options as o
from redbook.games.hunt.board import SHIRE, WILD
from redbook.games.hunt.catalogue import ALLY_IDS
from redbook.games.hunt.pieces import COMPANY, FLIPPED, FRODO, READY
from redbook.games.hunt.reasons import Why
from redbook.games.hunt.state import RB, State
from redbook.kernel import Ask, Option, Play, Step


def why_not_draw(s: State) -> Why | None:
    """p. 15: one token a turn for an Ally card."""
    if s.drew:
        return Why.ONE_TOKEN_A_TURN
    if not s.tokens or not s.ally_deck:
        return Why.NO_TOKENS
    return None


def shared_options(s: State) -> list[Option]:
    """What both parts offer: a card, a token, Frodo's Resolve."""
    found: list[Option] = []
    if s.hand and playing.may_play(s):
        found += [o.PLAY_ALLY[card] for card in s.hand if playing.why_not_card(s, card) is None]
    if why_not_draw(s) is None:
        found.append(o.SPEND_TOKEN)
    if s.moved and frodo.why_not_resolve(s) is None:
        found.append(o.RESOLVE)
    return found


SHARED = (o.PlayAlly, o.SpendToken, o.Resolve)


def why_not_shared(s: State, intent: str) -> Why | None:
    if intent.startswith("play ") and intent[5:] in ALLY_IDS:
        return playing.why_not_play(s, ALLY_IDS.index(intent[5:]))
    if intent == "draw":
        return why_not_draw(s)
    return frodo.why_not_resolve(s) if intent == "resolve" else None


def why_not_rest(s: State) -> Why | None:
    return Why.ALREADY_MOVED if s.night else Why.ONLY_AT_NIGHTFALL


def why_not_in_the_wild(s: State, intent: str) -> Why | None:
    """Part 2, before and after Frodo's choice of the night."""
    word, _, rest = intent.partition(" ")
    if intent == "end":
        return Why.MUST_MOVE
    if intent in ("rest", "march"):
        return why_not_rest(s)
    if word == "gandalf" and WILD.space(rest):
        if not s.gandalf:
            return Why.NO_GANDALF
        return Why.ALREADY_MOVED if s.gandalf_moved else Why.NOT_CONNECTED
    if intent == "reveal":
        return gandalf.why_not_reveal(s)
    if word == "deed" and WILD.space(rest):
        return gandalf.why_not_deed(s) or Why.NO_SUCH_DEED
    if intent == "rivendell":
        return gandalf.why_not_home(s)
    return why_not_shared(s, intent)


def take_shared(g: Play[State], option: Option) -> None:
    s = g.s
    if isinstance(option, o.PlayAlly):
        playing.play(g, option.card)
    elif isinstance(option, o.SpendToken):
        s.drew = 1
        allies.lose_tokens(g, 1)
        allies.draw_allies(g, 1)
    elif isinstance(option, o.Resolve):
        s.company[FRODO] = FLIPPED
        if g.heard:
            g.tell(events.CompanyFlipped(COMPANY[FRODO]))
        allies.reduce_pool(g)
        if s.part == 1:
            g.then(frodo.CardMove(1))
        else:
            frodo.advance(g, frodo.BY_CARD)


class RingbearerTurn(Step, frozen=True):
    """p. 10, 29. In Part 2 Frodo's move comes first: by itself in Daylight, by choice at Nightfall."""

    def run(self, g: Play[State]) -> None:
        s = g.s
        if s.part == 1:
            g.then(ShireTurn())
        elif s.turn < 2:
            g.then(WildTurn())
            frodo.advance(g)
        else:
            g.then(MarchOrRest(), WildTurn())


class ShireTurn(Ask, frozen=True):
    offers = (o.Log, o.Rest, o.EndTurn, *SHARED)
    ends = (o.Resolve,)
    rule = "hunt p.11"

    def seat(self, g: Play[State]) -> str:
        return RB

    def options(self, g: Play[State]) -> list[Option]:
        s = g.s
        if s.moved & frodo.NORMAL or s.rested:
            return [o.END, *shared_options(s)]
        found = frodo.log_options(s)
        if s.turn == 2:
            found.append(o.REST)
        return found + shared_options(s)

    def why_not(self, g: Play[State], intent: str) -> Why | None:
        s = g.s
        at = SHIRE.space(intent)
        if at and at <= SHIRE.locs:
            return Why.ALREADY_MOVED if s.moved & frodo.NORMAL else frodo.why_not_log(s, at)
        if intent == "end":
            return Why.MUST_MOVE
        if intent == "dot":
            return Why.ALREADY_MOVED
        return why_not_rest(s) if intent == "rest" else why_not_shared(s, intent)

    def prompt_args(self, g: Play[State]) -> dict[str, int]:
        return {"turn": g.s.turn + 1}

    def take(self, g: Play[State], option: Option) -> None:
        s = g.s
        if isinstance(option, o.EndTurn):
            s.fog = 0
            return
        g.then(self)
        if isinstance(option, o.Log):
            frodo.walk(g, option.space)
        elif isinstance(option, o.Rest):
            frodo.rest(g)
        else:
            take_shared(g, option)


class MarchOrRest(Ask, frozen=True):
    """Part 2, Nightfall: Frodo goes on for one Corruption, or rests."""

    offers = (o.March, o.Rest)
    rule = "hunt p.29"

    def seat(self, g: Play[State]) -> str:
        return RB

    def options(self, g: Play[State]) -> list[Option]:
        return [o.MARCH, o.REST]

    def why_not(self, g: Play[State], intent: str) -> Why | None:
        reason = why_not_in_the_wild(g.s, intent)
        # a road of Gandalf's is no answer yet, and neither is what he does at its end
        return Why.FRODO_FIRST if reason in (Why.NOT_CONNECTED, Why.NO_SUCH_DEED) else reason

    def take(self, g: Play[State], option: Option) -> None:
        if isinstance(option, o.Rest):
            frodo.rest(g)
            return
        g.s.eye = 1
        if endings.corrupt(g, 1, "nightfall"):
            frodo.advance(g)


class WildTurn(Ask, frozen=True):
    """Part 2: Gandalf must move (p. 29); he may show himself, do a Deed, go home."""

    offers = (o.Wander, o.EndTurn, o.Reveal, o.Deed, o.Rivendell, *SHARED)
    ends = (o.Resolve, o.Reveal)
    rule = "hunt p.29"

    def seat(self, g: Play[State]) -> str:
        return RB

    def options(self, g: Play[State]) -> list[Option]:
        s = g.s
        found: list[Option] = []
        if s.gandalf and not s.gandalf_moved:
            found += [o.WANDER[to] for to in gandalf.roads_of(s.gandalf)]
        else:
            found.append(o.END)
        if s.gandalf:
            if s.tokens and s.gandalf in s.nazgul and gandalf.why_not_reveal(s) is None:
                found.append(o.REVEAL)
            if gandalf.why_not_deed(s) is None:
                found.append(o.DEED[s.gandalf])
            if gandalf.why_not_home(s) is None:
                found.append(o.RIVENDELL)
        return found + shared_options(s)

    def why_not(self, g: Play[State], intent: str) -> Why | None:
        return why_not_in_the_wild(g.s, intent)

    def prompt_args(self, g: Play[State]) -> dict[str, int]:
        return {"turn": g.s.turn + 1}

    def take(self, g: Play[State], option: Option) -> None:
        s = g.s
        if isinstance(option, o.EndTurn):
            s.fog = 0
            return
        g.then(self)
        if isinstance(option, o.Wander):
            s.gandalf_moved = 1
            gandalf.wander(g, option.space)
        elif isinstance(option, o.Reveal):
            gandalf.reveal(g)
        elif isinstance(option, o.Deed):
            gandalf.do_deed(g)
        elif isinstance(option, o.Rivendell):
            gandalf.go_home(g)
        else:
            take_shared(g, option)


class StartOfDay(Step, frozen=True):
    """p. 10, 11: Frodo's card, while it is not flipped and he has fewer than two tokens."""

    def run(self, g: Play[State]) -> None:
        s = g.s
        s.day += 1
        if g.heard:
            g.tell(events.DayBegins(s.day))
        if s.company[FRODO] == READY and s.tokens < 2:
            allies.gain_tokens(g, 1, "frodo")
