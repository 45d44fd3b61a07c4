"""Wounds, exertions, healing, death and discarding: one token at a time (rules 175 to 190)."""

from __future__ import annotations

from redbook.games.tcg import events
from redbook.games.tcg.actions.burdens import leave_with_ring_bearer
from redbook.games.tcg.actions.windows import publish, somebody_listens
from redbook.games.tcg.ending import lose
from redbook.games.tcg.state import G, State, seat_name
from redbook.games.tcg.table.kinds import KINDS
from redbook.games.tcg.table.values import active, fighters, in_play, left, rule, statics
from redbook.games.tcg.table.zones import leave_play, name
from redbook.games.tcg.words import DEAD, DISCARD, SKIRMISH
from redbook.kernel import Step


def can_be_wounded(s: State, c: int) -> bool:
    """Some protections let a character take no more than one wound in a skirmish phase."""
    if s.mods and any(m.card == c and m.what == "no-wounds" for m in s.mods):
        return False
    if s.phase == SKIRMISH and s.capped.get(str(c), 0) >= 1:
        if any(m.card == c and m.what == "wound-cap" for m in s.mods):
            return False
        if "wound-cap" in statics(s) and rule(s, "wound-cap", c):
            return False
    return True


def can_exert(s: State, c: int, times: int = 1) -> bool:
    """Rules 182 and 183."""
    return left(s, c) > times


def can_heal(s: State, c: int) -> bool:
    if s.wounds[c] == 0:
        return False
    return not ("cannot-heal" in statics(s) and rule(s, "cannot-heal", c))


class Wounds(Step, frozen=True):
    """So many wounds on one character, each with its own chance to respond."""

    card: int
    times: int
    src: int
    lost: bool = False  # for losing a skirmish

    def run(self, g: G) -> None:
        s, c = g.s, self.card
        if self.times < 1 or not in_play(s, c) or not KINDS[s.kind[c]].is_character:
            return
        if self.times > 1:
            g.stack.append(Wounds(c, self.times - 1, self.src, self.lost))
        if not can_be_wounded(s, c):
            return
        if somebody_listens(s, "about-to-wound"):
            g.stack.append(PlaceWound(c, self.src, self.lost))
            publish(g, "about-to-wound", (c,), by=self.killers(s))
        else:
            place_wound(g, c, self.src, self.lost)

    def killers(self, s: State) -> tuple[int, ...]:
        return killers(s, self.card, self.src, self.lost)


class PlaceWound(Step, frozen=True):
    card: int
    src: int
    lost: bool = False

    def run(self, g: G) -> None:
        if in_play(g.s, self.card):
            place_wound(g, self.card, self.src, self.lost)


def killers(s: State, c: int, src: int, lost: bool) -> tuple[int, ...]:
    """Who is to blame: those who won the skirmish, or the card whose text did it."""
    if lost:
        return tuple(fighters(s)) if c == s.fight else (s.fight,)
    return (src,) if src >= 0 else ()


def place_wound(g: G, c: int, src: int, lost: bool) -> None:
    s = g.s
    s.wounds[c] += 1
    if s.phase == SKIRMISH:
        s.capped[str(c)] = s.capped.get(str(c), 0) + 1
    s.changed()
    if g.heard:
        g.tell(events.Wounded(name(s, c), c, name(s, src)))
    publish(g, "wounded", (c,))
    if left(s, c) <= 0:
        g.stack.append(Kill((c,), killers(s, c, src, lost)))


class Exerts(Step, frozen=True):
    card: int
    times: int
    src: int

    def run(self, g: G) -> None:
        s, c = g.s, self.card
        if self.times < 1 or not in_play(s, c) or not can_exert(s, c):
            return  # rule 186
        if self.times > 1:
            g.stack.append(Exerts(c, self.times - 1, self.src))
        if somebody_listens(s, "about-to-exert"):
            g.stack.append(PlaceExertion(c, self.src))
            publish(g, "about-to-exert", (c,))
        else:
            place_exertion(g, c, self.src)


class PlaceExertion(Step, frozen=True):
    card: int
    src: int

    def run(self, g: G) -> None:
        if in_play(g.s, self.card):
            place_exertion(g, self.card, self.src)


def place_exertion(g: G, c: int, src: int) -> None:
    s = g.s
    s.wounds[c] += 1
    s.changed()
    if g.heard:
        g.tell(events.Exerted(name(s, c), c, name(s, src)))
    publish(g, "exerted", (c,))


class Heals(Step, frozen=True):
    card: int
    times: int
    src: int

    def run(self, g: G) -> None:
        s, c = g.s, self.card
        if self.times < 1 or not in_play(s, c) or not can_heal(s, c):
            return
        if self.times > 1:
            g.stack.append(Heals(c, self.times - 1, self.src))
        if somebody_listens(s, "about-to-heal"):
            g.stack.append(PlaceHeal(c, self.src))
            publish(g, "about-to-heal", (c,))
        else:
            place_heal(g, c, self.src)


class PlaceHeal(Step, frozen=True):
    card: int
    src: int

    def run(self, g: G) -> None:
        if in_play(g.s, self.card):
            place_heal(g, self.card, self.src)


def place_heal(g: G, c: int, src: int) -> None:
    s = g.s
    if s.wounds[c]:
        s.wounds[c] -= 1
        s.changed()
        if g.heard:
            g.tell(events.Healed(name(s, c), c, name(s, src)))


class Kill(Step, frozen=True):
    """Rule 178: companions and allies to the dead pile, minions to the discard pile. All at once."""

    cards: tuple[int, ...]
    by: tuple[int, ...] = ()

    def run(self, g: G) -> None:
        s = g.s
        cards = tuple(c for c in self.cards if in_play(s, c))
        if not cards:
            return
        in_fight = [c for c in cards if c == s.fight or (s.fight >= 0 and s.foe[c] == s.fight)]
        others = tuple(fighters(s)) if s.fight in in_fight else (s.fight,) if in_fight else ()
        gone: list[int] = []
        bereft = [p for p in range(s.seats) if s.bearer[p] in cards]
        for c in cards:
            if g.heard:
                g.tell(events.Killed(seat_name(s.owner[c]), name(s, c), c))
            gone += leave_play(g, c, DISCARD if KINDS[s.kind[c]].type == "minion" else DEAD)
        s.moved()
        for p in bereft:
            leave_with_ring_bearer(s, p)
            g.stack.append(Bereft(p))
        publish(g, "discarded", tuple(gone))
        publish(g, "killed", cards, others, self.by)


class Bereft(Step, frozen=True):
    """Rule 195: the Ring-bearer is dead. Unless another has taken the Ring, the player has lost."""

    player: int

    def run(self, g: G) -> None:
        s = g.s
        bearer = s.bearer[self.player]
        if bearer >= 0 and not in_play(s, bearer):
            lose(g, self.player, "ring-bearer-killed")


def discard(g: G, cards: tuple[int, ...], src: int) -> None:
    """From play to the owners' discard piles, all at the same time. Rule 200: never a Ring-bearer."""
    s = g.s
    gone: list[int] = []
    for c in cards:
        if not in_play(s, c) or c in s.bearer or KINDS[s.kind[c]].type == "ring":
            continue
        if g.heard:
            g.tell(events.Discarded(seat_name(s.owner[c]), name(s, c), c, name(s, src)))
        gone.append(c)
        gone += leave_play(g, c, DISCARD)
    if gone:
        s.moved()
        publish(g, "discarded", tuple(gone))
        check_deaths(g)


def check_deaths(g: G) -> None:
    """Rule 177: losing vitality can kill."""
    s = g.s
    dead = [c for c in active(s) if s.wounds[c] and KINDS[s.kind[c]].is_character and left(s, c) <= 0]
    if dead:
        g.stack.append(Kill(tuple(dead)))


def may_discard(s: State, c: int, me: int) -> bool:
    """Whether a player's effect may discard this card at all."""
    if c in s.bearer or KINDS[s.kind[c]].type == "ring":
        return False
    if s.owner[c] != me and "safe-from-opponents" in statics(s):
        for ctx, _, frame, gives in statics(s)["safe-from-opponents"]:
            if ctx.me != me and gives.who_.ok(s, c, ctx) and frame.holds(s, ctx):
                return False
    return True
