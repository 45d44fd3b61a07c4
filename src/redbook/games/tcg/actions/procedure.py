"""The action procedure: who may do what, one action at a time (rules 45 to 60)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from redbook.games.tcg import events
from redbook.games.tcg.actions.as_soon_as import Checks, push_checks
from redbook.games.tcg.actions.clicks import Click, clicked
from redbook.games.tcg.actions.playing import (
    PlayCard,
    PlayEvent,
    fits,
    forbidden_actions,
    is_timely,
    pay_twilight,
    payable,
    why_not_play,
    why_not_play_event,
)
from redbook.games.tcg.actions.windows import listeners, pick
from redbook.games.tcg.actions.wounds import Heals, check_deaths
from redbook.games.tcg.language.needs import all_hold
from redbook.games.tcg.options import Heal, Pass, Pick, Transfer, Use
from redbook.games.tcg.options import Play as PlayOption
from redbook.games.tcg.reasons import Why
from redbook.games.tcg.state import G, State, seat_name
from redbook.games.tcg.table.kinds import KINDS, Ctx
from redbook.games.tcg.table.values import active, carried, fighters, in_play, is_active, speakers, text_of
from redbook.games.tcg.table.zones import attach, discard_from_hand, name
from redbook.games.tcg.words import FELLOWSHIP, HAND, IN_FELLOWSHIP, IN_SUPPORT, PHASES, SHADOW, SKIRMISH
from redbook.kernel import Ask, Step
from redbook.kernel.message import Arg


def abilities(s: State) -> dict[int, list[tuple[Ctx, int, Any]]]:
    """The special abilities of all cards whose text works now, by phase."""
    found: dict[int, list[tuple[Ctx, int, Any]]] | None = s.__dict__.get("abilities")
    if found is None:
        found = {}
        for ctx in speakers(s):
            k = KINDS[s.kind[ctx.src]]
            if k.abilities or k.copies_site:
                for carrier, first in carried(s, ctx.src):
                    for phase, number, frame in carrier.abilities:
                        found.setdefault(phase, []).append((ctx, first + number, frame))
        s.__dict__["abilities"] = found
    return found


def may_use(s: State, ctx: Ctx, frame: Any, p: int) -> bool:
    """A card's owner uses it; a site's ability those whom it names."""
    if KINDS[s.kind[ctx.src]].type == "site":
        return bool(frame.by == "anyone" or (frame.by == "shadow") == (p != s.fp))
    return ctx.me == p


def actions(s: State, p: int) -> list[Any]:
    """Everything that player `p` may do in this phase, `Pass` left out."""
    phase = s.phase
    bit = 1 << phase
    found: list[Any] = []
    fellowship = phase == FELLOWSHIP
    cards_too = fellowship or phase == SHADOW
    mine = "free-peoples" if p == s.fp else "shadow"
    forbidden = forbidden_actions(s)
    kind = s.kind
    seen: set[int] = set()
    for c in s.hands[p]:
        k = KINDS[kind[c]]
        if k.side != mine:
            continue
        if k.event_phases & bit:
            if forbidden or k.index in seen:
                continue
            for number, frame in enumerate(k.frames):
                if PHASES[phase] in frame.when and why_not_play_event(s, c, p, number) is None:
                    found.append(PlayOption(k.slug, c, number))
                    seen.add(k.index)
        elif cards_too and k.type != "event":
            if k.index in seen:
                continue
            seen.add(k.index)
            if why_not_play(s, c, p) is None:
                found.append(PlayOption(k.slug, c))
            if fellowship and k.unique and k.is_character and namesake(s, c) >= 0:
                found.append(Heal(k.slug, c))
    if not forbidden:
        for ctx, number, frame in abilities(s).get(phase, ()):
            if may_use(s, ctx, frame, p) and frame.usable(s, Ctx(ctx.src, p), number):
                found.append(Use(name(s, ctx.src), ctx.src, number))
    if fellowship:
        for c in active(s):
            if KINDS[kind[c]].is_item and s.host[c] >= 0 and transfer_places(s, c, p):
                found.append(Transfer(name(s, c), c))
    return found


def namesake(s: State, c: int) -> int:
    """Rules 84 and 85: the wounded character in play with the title of a card in hand. To discard is the cost, to heal
    the effect: where nothing can be healed (1_207), it may be done for nothing (rule 72)."""
    title = KINDS[s.kind[c]].title
    for x in active(s):
        k = KINDS[s.kind[x]]
        if k.title == title and k.is_character and s.owner[x] == s.owner[c]:
            return x if s.wounds[x] else -1
    return -1


def where_is(s: State, c: int) -> int:
    """Companions are at the site of the fellowship, allies at home."""
    return s.here if s.zone[c] == IN_FELLOWSHIP else KINDS[s.kind[c]].site


def received(c: int, bearer: int) -> str:
    """Rule 231: in one phase an item is transferred to the same character once, so it cannot go to and fro for ever."""
    return f"{c}:to-{bearer}:phase"


def transfer_places(s: State, c: int, p: int) -> list[int]:
    """Rules 90 to 92."""
    k = KINDS[s.kind[c]]
    bearer = s.host[c]
    if (
        k.side != "free-peoples"
        or k.bearer is None
        or s.owner[c] != p
        or s.zone[bearer] not in (IN_FELLOWSHIP, IN_SUPPORT)
    ):
        return []
    site = where_is(s, bearer)
    return [
        x
        for x in k.bearer.among(s, active(s), Ctx(c, p))
        if x != bearer
        and s.owner[x] == p
        and where_is(s, x) == site
        and fits(s, k, x)
        and (not s.used or received(c, x) not in s.used)
    ]


# -- why an action is not offered --------------------------------------------------------------------


def why_not_from_hand(s: State, p: int, click: Click) -> Why | None:
    c, text = click.card, click.text
    k = KINDS[s.kind[c]]
    if (k.side == "free-peoples") != (p == s.fp):
        return Why.WRONG_SIDE
    if k.type == "event":
        if text >= len(k.frames):
            return Why.NO_TEXT
        if k.frames[text].on is not None:
            return Why.RESPONSE_ONLY
        if PHASES[s.phase] not in k.frames[text].when:
            return Why.WRONG_PHASE
        return why_not_play_event(s, c, p, text)
    if s.phase not in (FELLOWSHIP, SHADOW) or not is_timely(s, k):
        return Why.WRONG_PHASE
    return why_not_play(s, c, p)


def why_not_transfer(s: State, p: int, c: int) -> Why | None:
    if s.phase != FELLOWSHIP:
        return Why.WRONG_PHASE
    return None if is_active(s, c) and transfer_places(s, c, p) else Why.SAME_SITE


def why_not_heal(s: State, p: int, c: int) -> Why | None:
    k = KINDS[s.kind[c]]
    if s.phase != FELLOWSHIP or p != s.fp:
        return Why.WRONG_PHASE
    if not (k.unique and k.is_character):
        return Why.NOT_UNIQUE
    return None if namesake(s, c) >= 0 else Why.NOT_WOUNDED


def why_not_use(s: State, p: int, c: int, text: int) -> Why | None:
    if c != s.site and not is_active(s, c):
        return Why.INACTIVE
    for phase, texts in abilities(s).items():
        for ctx, number, frame in texts:
            if ctx.src != c or number != text:
                continue
            if phase != s.phase:
                continue
            if not may_use(s, ctx, frame, p):
                return Why.NOT_YOURS
            if forbidden_actions(s):
                return Why.FORBIDDEN
            own = Ctx(c, p)
            if frame.used_up(s, c, number):
                return Why.LIMIT
            if not all_hold(frame.requires, s, own):
                return Why.REQUIREMENT
            if not payable(s, frame.cost, own, 0):
                return Why.COST
            if frame.plays and not frame.can_play(s, own, 0):
                return Why.NOTHING_TO_PLAY
            return Why.IN_VAIN if frame.idle(s, own) else None
    if speaks(abilities(s), c, text):
        return Why.WRONG_PHASE
    return Why.RESPONSE_ONLY if speaks(listeners(s), c, text) else Why.NO_TEXT


def speaks(texts: Mapping[Any, list[tuple[Ctx, int, Any]]], c: int, text: int) -> bool:
    return any(ctx.src == c and number == text for some in texts.values() for ctx, number, _ in some)


# -- the procedure -----------------------------------------------------------------------------------


class NextAction(Step, frozen=True):
    """The next player in the procedure; it is over when all have passed in a row."""

    at: int = 0
    passes: int = 0

    def run(self, g: G) -> None:
        s = g.s
        players = s.counter_clockwise()
        if self.passes >= len(players):
            return
        if s.phase == SKIRMISH and skirmish_is_over(s):
            return
        at = self.at % len(players)
        g.stack.append(NextAction(at + 1, self.passes + 1))
        g.stack.append(TakeAction(players[at]))
        push_checks(g)


def skirmish_is_over(s: State) -> bool:
    """Rule 149: one side is empty, or the skirmish was cancelled."""

    return s.fight < 0 or not in_play(s, s.fight) or not fighters(s)


class Acting(Ask, frozen=True):
    """What both ways of acting share: the actions of the phase, and why one of them is not there."""

    offers = (PlayOption, Heal, Use, Transfer, Pass)

    may_be_empty = True
    player: int
    asked: bool = False  # the question was put already: others have seen that this player thinks

    def seat(self, g: G) -> str:
        return seat_name(self.player)

    def prompt_args(self, g: G) -> Mapping[str, Arg]:
        return {"phase": PHASES[g.s.phase], "twilight": g.s.twilight}

    def options(self, g: G) -> list[Any]:
        found = actions(g.s, self.player)
        if found or self.asked or not g.s.switches["auto_pass"]:
            found.append(Pass())
        return found

    def why_not(self, g: G, intent: str) -> Why | None:
        s, p, click = g.s, self.player, clicked(g.s, intent)
        if click is None:
            return None
        if click.verb == "use":
            return why_not_use(s, p, click.card, click.text)
        if click.verb == "transfer":
            return why_not_transfer(s, p, click.card)
        if s.zone[click.card] != HAND or s.owner[click.card] != p:
            return Why.NOT_IN_HAND
        return why_not_heal(s, p, click.card) if click.verb == "discard-to-heal" else why_not_from_hand(s, p, click)


class TakeAction(Acting, frozen=True):
    """Rule 50: one action or a pass. A player who can do nothing passes by himself."""

    rule = "tcg 50"

    def take(self, g: G, option: Any) -> None:
        if isinstance(option, Pass):
            return
        below = g.stack.pop()
        assert isinstance(below, NextAction)
        g.stack.append(NextAction(below.at, 0))
        perform(g, self.player, option)


class FreeActions(Acting, frozen=True):
    """Rule 53: in the fellowship and Shadow phases one player acts as often as he likes."""

    ends = (Pass,)
    rule = "tcg 53"

    def options(self, g: G) -> list[Any]:
        return [] if any(m.what == "end-phase" for m in g.s.mods) else super().options(g)

    def take(self, g: G, option: Any) -> None:
        if isinstance(option, Pass):
            return
        g.stack.append(FreeActions(self.player))
        g.stack.append(Checks())  # the card now played may be the first that has something to check
        perform(g, self.player, option)


def perform(g: G, p: int, option: Any) -> None:
    s = g.s
    if isinstance(option, PlayOption):
        if KINDS[s.kind[option.card]].type == "event":
            g.stack.append(PlayEvent(option.card, p, option.text))
        else:
            g.stack.append(PlayCard(option.card, p))
    elif isinstance(option, Use):
        text_of(s, option.card, option.text).start(g, option.card, p, option.text, ())
    elif isinstance(option, Heal):
        other = namesake(s, option.card)
        discard_from_hand(g, option.card)
        g.stack.append(Heals(other, 1, option.card))
    elif isinstance(option, Transfer):
        places = transfer_places(s, option.card, p)
        if len(places) == 1:
            transfer(g, option.card, places[0])
        else:
            g.stack.append(TransferTo(option.card, tuple(places)))


class TransferTo(Ask, frozen=True):
    offers = (Pick,)
    in_gesture = True
    rule = "tcg 92"

    card: int
    places: tuple[int, ...]

    def seat(self, g: G) -> str:
        return seat_name(g.s.fp)

    def prompt_args(self, g: G) -> Mapping[str, Arg]:
        return {"card": name(g.s, self.card)}

    def options(self, g: G) -> list[Pick]:
        return pick(g.s, self.places)

    def take(self, g: G, option: Pick) -> None:
        transfer(g, self.card, option.card)


def transfer(g: G, c: int, bearer: int) -> None:
    """Rule 90: its twilight cost is paid again; rule 93: it is not played."""

    s = g.s
    pay_twilight(g, c, KINDS[s.kind[c]].cost)
    s.used[received(c, bearer)] = 1
    attach(s, c, bearer)
    if g.heard:
        g.tell(events.Transferred(name(s, c), name(s, bearer)))
    check_deaths(g)
