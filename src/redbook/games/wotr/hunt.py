"""The Hunt for the Ring: the roll, the tiles and what they do (p.40-43)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from redbook.games.wotr import events as ev
from redbook.games.wotr.armies.figures import nazgul_at, units_here
from redbook.games.wotr.armies.regions import controller
from redbook.games.wotr.board import (
    BOX,
    CARD,
    CARDS,
    CHARACTERS,
    DEAD,
    DIE,
    EYE,
    FREE,
    GOLLUM,
    HOBBITS,
    LEVEL,
    MAP_SIZE,
    SETTLEMENT,
    SHADOW,
    STRONGHOLD,
    TILES,
)
from redbook.games.wotr.cards.base import EVENTS, on_table
from redbook.games.wotr.characters.companions import PlaceGroup
from redbook.games.wotr.characters.fellowship import (
    Reveal,
    advance_in_mordor,
    corrupt,
    gollum_may_reveal,
    in_fellowship,
    lose_companion,
    membership_changed,
    on_mordor_track,
    refill_pool,
    ring_place,
)
from redbook.games.wotr.hands import leave_table
from redbook.games.wotr.options import CARD_OPTIONS, NONE, NUMBER_OPTIONS, Act, CardOption, Number, act
from redbook.games.wotr.reasons import Why
from redbook.games.wotr.seats import name
from redbook.games.wotr.state import NO_CARD, G, State
from redbook.kernel import Ask, Option, Reason, Step
from redbook.kernel.message import Arg

USE_RING = act("use-ring")
LOSE_GUIDE = act("lose-guide")
LOSE_RANDOM = act("lose-random")
HOBBIT_LEAVES = act("guide-leaves")
GOLLUM_REVEALS = act("gollum-reveals")


class Draw(msgspec.Struct, frozen=True):
    """A tile that is drawn: why, and under which special rules."""

    why: str  # hunt, mordor, stronghold, or the card that draws
    eye: int = 0  # what an Eye is worth
    quiet: bool = False  # a Reveal icon does nothing
    voids: bool = False  # an Eye or a blue tile is discarded without effect
    rule: str = ""  # all-corruption, random-first or number (the drawing card resumes with it)
    card: int = NO_CARD
    seat: int = 0  # who draws by card
    tile: int = -1
    damage: int = 0
    table_used: bool = False  # one card on the table for each tile (p.41)
    casualty: bool = False  # one casualty for each tile (p.42)
    revealing: bool = False  # Gollum has shown himself
    leaving: tuple[int, ...] = ()  # Hobbits who left as Guide, to be placed together when the tile is resolved
    alive: tuple[int, ...] = ()  # a Hobbit taken alive, to be placed alone
    reach: int = 0
    origin: int = 0

    def but(self, **changes: Any) -> Draw:
        return msgspec.structs.replace(self, **changes)


# -- the Hunt roll (p.40-41) ---------------------------------------------


class HuntRoll(Step, frozen=True):
    """A card may be used first; then the dice are rolled."""

    def run(self, g: G) -> None:
        if not g.s.box[SHADOW]:
            return
        usable = [(half, seat) for half, seat in on_table(g) if half.before_roll(g)]
        if usable:
            g.then(BeforeRoll(usable[0][1]))
        else:
            g.then(RollHunt(0))


class BeforeRoll(Ask, frozen=True):
    who: int
    offers = (
        CardOption,
        NONE,
    )
    rule = "wotr p.41"

    def seat(self, g: G) -> str:
        return name(g, self.who)

    def options(self, g: G) -> list[Any]:
        return [*(CARD_OPTIONS[half.card] for half, _ in on_table(g) if half.before_roll(g)), NONE]

    def why_not(self, g: G, intent: str) -> Reason | None:
        return Why.NOT_ON_TABLE if intent in CARD else None

    def take(self, g: G, option: CardOption | Act) -> None:
        if isinstance(option, CardOption):
            leave_table(g, option.card, "used")
            g.then(RollHunt(1))
        else:
            g.then(RollHunt(0))


def hunt_success(die: int, bonus: int) -> bool:
    """A 6 succeeds, +1 for each Free Peoples die in the box; a 1 always fails (p.41)."""
    return die != 1 and die + bonus >= 6


def hunt_rerolls(s: State) -> int:
    """One failed die each for a Stronghold, an army unit and a Nazgûl of the Shadow in the region (p.41)."""
    region = s.ring
    if region >= MAP_SIZE:
        return 0
    stronghold = SETTLEMENT[region] == STRONGHOLD and controller(s, region) == SHADOW
    box = BOX[region]
    nazgul = nazgul_at(s, region) + (nazgul_at(s, box) if box != 255 else 0)
    return stronghold + bool(units_here(s, SHADOW, region)) + bool(nazgul)


class RollHunt(Step, frozen=True):
    extra: int

    def run(self, g: G) -> None:
        s = g.s
        bonus = s.box[FREE] + self.extra
        dice = g.chance.roll(min(5, s.box[SHADOW]), 6, "hunt-roll", who=name(g, s.lead[SHADOW]))
        hits = sum(1 for die in dice if hunt_success(die, bonus))
        again = min(hunt_rerolls(s), len(dice) - hits)
        if g.heard:
            g.tell(ev.HuntRoll(tuple(str(d) for d in dice), (), bonus, hits))
        if again:
            g.then(HuntRerolls(again, bonus, hits))
        elif hits:
            g.then(DrawTile(Draw(why="hunt", eye=hits)))


class HuntRerolls(Ask, frozen=True):
    number: int
    bonus: int
    hits: int
    offers = (Number,)
    rule = "wotr p.41"

    def seat(self, g: G) -> str:
        return name(g, g.s.lead[SHADOW])

    def options(self, g: G) -> list[Any]:
        return [NUMBER_OPTIONS[n] for n in range(self.number, -1, -1)]

    def why_not(self, g: G, intent: str) -> Reason | None:
        return Why.TOO_MANY_REROLLS if intent.isdecimal() else None

    def take(self, g: G, option: Number) -> None:
        dice = g.chance.roll(option.number, 6, "hunt-roll", who=name(g, g.s.lead[SHADOW]))
        hits = sum(1 for die in dice if hunt_success(die, self.bonus))
        if g.heard and dice:
            g.tell(ev.HuntRoll((), tuple(str(d) for d in dice), self.bonus, hits))
        if self.hits + hits:
            g.then(DrawTile(Draw(why="hunt", eye=self.hits + hits)))

    def prompt_args(self, g: G) -> Mapping[str, Arg]:
        return {"number": self.number}


# -- drawing a tile ---------------------------------------------


class DrawTile(Step, frozen=True):
    """A tile is about to be drawn; a card on the table may prevent it."""

    draw: Draw

    def run(self, g: G) -> None:
        usable = [half for half, _ in on_table(g) if half.before_tile(g, self.draw)]
        if usable:
            g.then(BeforeTile(self.draw))
        else:
            draw_now(g, self.draw)


class BeforeTile(Ask, frozen=True):
    draw: Draw
    offers = (
        CardOption,
        NONE,
    )
    rule = "wotr p.41"

    def seat(self, g: G) -> str:
        return name(g, g.s.lead[FREE])

    def options(self, g: G) -> list[Any]:
        return [*(CARD_OPTIONS[h.card] for h, _ in on_table(g) if h.before_tile(g, self.draw)), NONE]

    def why_not(self, g: G, intent: str) -> Reason | None:
        return Why.NOT_ON_TABLE if intent in CARD else None

    def take(self, g: G, option: CardOption | Act) -> None:
        if isinstance(option, CardOption):
            leave_table(g, option.card, "used")
            g.then(TileDone(self.draw))
        else:
            draw_now(g, self.draw)


def take_tile(g: G, why: str) -> int:
    """One tile out of the pool at random. An empty pool is filled with the standard tiles again (p.40)."""
    s = g.s
    if not s.bag:
        refill_pool(s)
    tile = g.chance.draw(s.bag, "hunt-tile", lambda t: TILES[t].id, name(g, s.lead[SHADOW]))
    s.drawn.append(tile)
    if g.heard:
        g.tell(ev.TileDrawn(TILES[tile].id, why))
    return tile


def tiles_left(s: State) -> bool:
    return bool(s.bag) or any(TILES[t].kind == "standard" for t in s.drawn)


def draw_now(g: G, draw: Draw) -> None:
    if not tiles_left(g.s):
        g.then(TileDone(draw))
        return
    tile_seen(g, draw.but(tile=take_tile(g, draw.why)))


def tile_seen(g: G, draw: Draw) -> None:
    usable = not draw.table_used and any(half.on_tile(g, draw) for half, _ in on_table(g))
    g.then(TableCardOnTile(draw) if usable else ResolveTile(draw))


class TableCardOnTile(Ask, frozen=True):
    """Step 1: one card on the table may change what the tile does (p.41)."""

    draw: Draw
    offers = (
        CardOption,
        NONE,
    )
    rule = "wotr p.41"

    def seat(self, g: G) -> str:
        return name(g, g.s.lead[FREE])

    def options(self, g: G) -> list[Any]:
        return [*(CARD_OPTIONS[h.card] for h, _ in on_table(g) if h.on_tile(g, self.draw)), NONE]

    def why_not(self, g: G, intent: str) -> Reason | None:
        return Why.NOT_ON_TABLE if intent in CARD else None

    def take(self, g: G, option: CardOption | Act) -> None:
        if isinstance(option, CardOption):
            use_table_card(g, option.card, self.draw)
        else:
            g.then(ResolveTile(self.draw))

    def prompt_args(self, g: G) -> Mapping[str, Arg]:
        return {"tile": TILES[self.draw.tile].id}


def use_table_card(g: G, card: int, draw: Draw) -> None:
    half = EVENTS[card]
    assert half is not None
    leave_table(g, card, "used")
    changed = half.use_on_tile(g, draw.but(table_used=True))
    if changed is not None:
        g.then(ResolveTile(changed))


def can_redraw(s: State, draw: Draw) -> bool:
    """Whether the pool can give another tile than the one just drawn."""
    return bool(s.bag) or any(TILES[t].kind == "standard" for t in s.drawn if t != draw.tile)


def redraw(g: G, draw: Draw) -> None:
    """A second tile replaces the first, which goes back to the pool afterwards (Mithril Coat and Sting)."""
    s = g.s
    s.drawn.remove(draw.tile)  # held aside: an empty pool is not filled with it
    tile = take_tile(g, draw.why)
    s.drawn.insert(-1, draw.tile)
    g.then(ResolveTile(draw.but(tile=tile)), ReturnTile(draw.tile))


class ReturnTile(Step, frozen=True):
    """The second tile is quite resolved, reveals and all."""

    tile: int

    def run(self, g: G) -> None:
        s = g.s
        if self.tile in s.drawn:
            s.drawn.remove(self.tile)
            s.bag = sorted((*s.bag, self.tile))
            if g.heard:
                g.tell(ev.TileReturned(TILES[self.tile].id))


class ResolveTile(Step, frozen=True):
    """What the tile is worth (p.41)."""

    draw: Draw

    def run(self, g: G) -> None:
        draw = self.draw
        tile = TILES[draw.tile]
        if draw.voids and (tile.value == EYE or tile.kind == "fellowship"):
            if g.heard:
                g.tell(ev.TileIgnored(tile.id, draw.why))
            g.then(TileDone(draw.but(tile=-1)))
            return
        value = tile.value
        if value == EYE:
            value = draw.eye
        elif value == DIE:
            value = g.chance.die(6, "tile-die", who=name(g, g.s.lead[SHADOW]))
        if draw.rule == "number":
            half = EVENTS[draw.card]
            assert half is not None
            half.resume(g, draw.seat, "number", (value,))
            return
        if value < 0:
            corrupt(g, value, tile.id)
            value = 0
        if g.heard and value:
            g.tell(ev.HuntDamage(value, draw.why))
        g.then(HuntEffects(draw.but(damage=value)))


class HuntEffects(Step, frozen=True):
    """Steps 2 and 3 of p.41-42: the Guide, a casualty, and the rest is corruption."""

    draw: Draw

    def run(self, g: G) -> None:
        draw = self.draw
        if draw.damage <= 0 or draw.rule == "all-corruption" or len(ways_to_reduce(g, draw)) == 0:
            g.then(Suffer(draw))
        else:
            g.then(FaceDamage(draw))


def reveals(g: G, draw: Draw) -> bool:
    """Whether the tile's Reveal icon works; with Gollum as Guide not that of a standard numbered tile."""
    if draw.tile < 0 or draw.quiet:
        return False
    tile = TILES[draw.tile]
    return tile.reveal and not (g.s.guide == GOLLUM and tile.kind == "standard" and tile.value != EYE)


def ways_to_reduce(g: G, draw: Draw) -> list[Option]:
    s = g.s
    found: list[Option] = []
    if not draw.table_used:
        found += [CARD_OPTIONS[half.card] for half, _ in on_table(g) if half.on_damage(g, draw)]
    if s.guide in HOBBITS:
        found.append(HOBBIT_LEAVES)
    elif s.guide == GOLLUM and not draw.revealing and not reveals(g, draw) and gollum_may_reveal(s):
        found.append(GOLLUM_REVEALS)
    companions = in_fellowship(s)
    if not draw.casualty and companions:
        forced = draw.rule == "random-first"
        if not forced:
            found.append(LOSE_GUIDE)
        if forced or len(companions) > 1:  # alone with the Ring-bearers, the Guide is the one who is drawn
            found.append(LOSE_RANDOM)
    return found


class FaceDamage(Ask, frozen=True):
    """The Free Peoples decide how the damage is met."""

    draw: Draw
    offers = (
        CardOption,
        USE_RING,
        LOSE_GUIDE,
        LOSE_RANDOM,
        HOBBIT_LEAVES,
        GOLLUM_REVEALS,
    )
    rule = "wotr p.42"

    def seat(self, g: G) -> str:
        return name(g, g.s.lead[FREE])

    def options(self, g: G) -> list[Any]:
        ways = ways_to_reduce(g, self.draw)
        if self.draw.rule == "random-first" and LOSE_RANDOM in ways:
            return ways  # somebody must be lost
        return [USE_RING, *ways]

    def why_not(self, g: G, intent: str) -> Reason | None:
        if intent in CARD:
            return Why.NOT_ON_TABLE
        if intent in (LOSE_GUIDE.what, LOSE_RANDOM.what) and not in_fellowship(g.s):
            return Why.NO_COMPANION
        return None

    def take(self, g: G, option: Any) -> None:
        draw, s = self.draw, g.s
        if isinstance(option, CardOption):
            half = EVENTS[option.card]
            assert half is not None
            leave_table(g, option.card, "used")
            changed = half.use_on_tile(g, draw.but(table_used=True))
            if changed is not None:
                if g.heard:
                    g.tell(ev.DamageReduced(draw.damage - changed.damage, CARDS[option.card]))
                g.then(HuntEffects(changed))
        elif option.what == "use-ring":
            g.then(Suffer(draw))
        elif option.what == "guide-leaves":
            g.then(HuntEffects(self.leaves(g, s.guide, draw.but(damage=draw.damage - 1))))
            if g.heard:
                g.tell(ev.DamageReduced(1, "guide"))
            membership_changed(g)
        elif option.what == "gollum-reveals":
            if g.heard:
                g.tell(ev.DamageReduced(1, "guide"))
            g.then(HuntEffects(draw.but(damage=draw.damage - 1, revealing=True)))
        else:
            companions = in_fellowship(s)
            if option.what == "lose-random":
                lost = g.chance.draw(companions, "random-companion", lambda c: CHARACTERS[c], name(g, s.lead[SHADOW]))
            else:
                lost = s.guide
            after = draw.but(damage=max(0, draw.damage - LEVEL[lost]), casualty=True)
            g.then(HuntEffects(self.taken(g, lost, after)))
            lose_companion(g, lost, "hunt-casualty")
            for half, seat in reversed(on_table(g)):
                half.on_companion_lost(g, seat)

    def leaves(self, g: G, hobbit: int, draw: Draw) -> Draw:
        """Merry or Pippin leaves to lessen the damage; on the Mordor Track he is lost."""
        s = g.s
        if on_mordor_track(s):
            s.chars[hobbit] = DEAD
            if g.heard:
                g.tell(ev.CharacterLost(CHARACTERS[hobbit], "mordor"))
            return draw
        s.chars[hobbit] = ring_place(s)
        return draw.but(leaving=(*draw.leaving, hobbit), reach=s.progress, origin=s.ring)

    def taken(self, g: G, lost: int, draw: Draw) -> Draw:
        """A Hobbit lost off the Mordor Track is taken alive: he is placed when the tile is resolved."""
        if lost in HOBBITS and not on_mordor_track(g.s):
            return draw.but(alive=(lost,), reach=g.s.progress, origin=g.s.ring)
        return draw

    def prompt_args(self, g: G) -> Mapping[str, Arg]:
        return {"damage": self.draw.damage}


class Suffer(Step, frozen=True):
    """Step 3: what is left becomes corruption."""

    draw: Draw

    def run(self, g: G) -> None:
        corrupt(g, self.draw.damage, self.draw.why)
        if g.result is None:
            g.then(TileDone(self.draw))


class TileDone(Step, frozen=True):
    """Step 4: the reveal; then a step on the Mordor Track; then Hobbits are placed."""

    draw: Draw

    def run(self, g: G) -> None:
        draw = self.draw
        steps: list[Step] = []
        if draw.revealing or reveals(g, draw):
            steps.append(Reveal(draw.why))
        if draw.why == "mordor":
            steps.append(MordorAdvance(draw.tile >= 0 and TILES[draw.tile].stop))
        for group in filter(None, (draw.leaving, draw.alive)):
            reach = draw.reach + max(LEVEL[c] for c in group)
            steps.append(PlaceGroup(g.s.lead[FREE], group, draw.origin, reach, False, "hunt"))
        g.then(*steps)


class MordorAdvance(Step, frozen=True):
    stop: bool

    def run(self, g: G) -> None:
        if not self.stop:
            advance_in_mordor(g)


# -- cards that answer a declaration or a reveal (p.41) ---------------------------------------------


def path_reactions(g: G, moria: bool, quiet: bool) -> None:
    for half, seat in on_table(g):
        if half.on_path(g, moria, quiet):
            g.then(UseOnPath(seat, half.card, quiet))


class UseOnPath(Ask, frozen=True):
    who: int
    card: int
    quiet: bool
    offers = (
        CardOption,
        NONE,
    )
    rule = "wotr p.41"

    def seat(self, g: G) -> str:
        return name(g, self.who)

    def options(self, g: G) -> list[Any]:
        return [CARD_OPTIONS[self.card], NONE]

    def why_not(self, g: G, intent: str) -> Reason | None:
        return Why.NOT_ON_TABLE if intent in CARD else None

    def take(self, g: G, option: CardOption | Act) -> None:
        if isinstance(option, CardOption):
            leave_table(g, self.card, "used")
            g.then(DrawTile(Draw(why=CARDS[self.card], quiet=self.quiet, voids=True)))
