"""The Fellowship of the Ring: moving, hiding, declaring, being revealed, its Guide, Mordor (p.36-39, 43)."""

from __future__ import annotations

from typing import Any

from redbook.games.wotr import events as ev
from redbook.games.wotr import politics
from redbook.games.wotr.armies.regions import besieged_side, controller
from redbook.games.wotr.board import (
    ADJACENT,
    BOX,
    CHARACTER,
    CHARACTERS,
    COMPANIONS,
    DEAD,
    EYE,
    FREE,
    GOLLUM,
    HOBBITS,
    IN_FELLOWSHIP,
    IS_CITY_OR_STRONGHOLD,
    LEVEL,
    MAP_SIZE,
    MORDOR_GATES,
    MORIA,
    NATION_OF,
    ON_MORDOR_TRACK,
    OWNER_SIDE,
    PLACE,
    REGION,
    REGIONS,
    SETTLEMENT,
    SHADOW,
    STRONGHOLD,
    TILES,
)
from redbook.games.wotr.cards.base import on_table
from redbook.games.wotr.options import CHARACTER_OPTIONS, Act, Route, Who, act, acts
from redbook.games.wotr.reasons import Why
from redbook.games.wotr.seats import name
from redbook.games.wotr.state import G, State
from redbook.games.wotr.victory import win
from redbook.kernel import Ask, Option, Reason, Step

LAST_STEP = 5  # the Crack of Doom
MOST_CORRUPTION = 12


def in_fellowship(s: State) -> list[int]:
    chars = s.chars
    return [c for c in COMPANIONS if chars[c] == IN_FELLOWSHIP]


def on_mordor_track(s: State) -> bool:
    return s.ring == ON_MORDOR_TRACK


def ring_place(s: State) -> int:
    """Where a Companion stands who leaves the Fellowship without moving: inside, if the Stronghold is besieged."""
    if s.ring < MAP_SIZE and besieged_side(s, s.ring) == FREE:
        return BOX[s.ring]
    return s.ring


def friendly_city(s: State, region: int) -> bool:
    """A City or Stronghold of a Free Peoples nation that the Shadow has not taken: they rest there (p.39, 41)."""
    return IS_CITY_OR_STRONGHOLD[region] and OWNER_SIDE[region] == FREE and not s.held[region]


def controlled_city(s: State, region: int) -> bool:
    """A City or Stronghold that the Free Peoples control, theirs from the beginning or captured (p.38)."""
    return IS_CITY_OR_STRONGHOLD[region] and controller(s, region) == FREE


def shadow_stronghold(s: State, region: int) -> bool:
    """A Shadow Stronghold still controlled by the Shadow (p.39)."""
    return SETTLEMENT[region] == STRONGHOLD and OWNER_SIDE[region] == SHADOW and not s.held[region]


# -- corruption (p.36, 44) ---------------------------------------------


def corrupt(g: G, change: int, why: str) -> None:
    """Add corruption (or, negative, heal). At twelve points the Shadow has won."""
    s = g.s
    now = max(0, min(MOST_CORRUPTION, s.corruption + change))
    if now == s.corruption:
        return
    if g.heard:
        g.tell(ev.CorruptionChanged(now - s.corruption, now, why))
    s.corruption = now
    if now >= MOST_CORRUPTION:
        win(g, SHADOW, "corruption")


# -- moving and hiding (p.37, 39) ---------------------------------------------


def why_not_move(g: G) -> Reason | None:
    return None if g.s.hidden else Why.FELLOWSHIP_REVEALED


def why_not_hide(g: G) -> Reason | None:
    return Why.FELLOWSHIP_HIDDEN if g.s.hidden else None


def move(g: G, why: str) -> None:
    """One step on the Fellowship Track and a Hunt; on the Mordor Track a tile instead (p.37, 43)."""
    from redbook.games.wotr.hunt import Draw, DrawTile, HuntRoll

    s = g.s
    s.tried = True
    if on_mordor_track(s):
        g.then(DrawTile(Draw(why="mordor", eye=s.box[FREE] + s.box[SHADOW])))
        return
    s.progress = min(12, s.progress + 1)
    if g.heard:
        g.tell(ev.FellowshipMoved(s.progress, why))
    g.then(HuntRoll())


def hide(g: G, why: str) -> None:
    g.s.hidden = True
    g.s.tried = True
    if g.heard:
        g.tell(ev.FellowshipHidden(why))


# -- the figure of the Ring-bearers (p.38-39) ---------------------------------------------


def routes(s: State, reach: int, revealed: bool) -> list[Route]:
    """Where the figure may go within `reach` steps, and whether the way touches Moria or (on a reveal) a Stronghold.

    Of several ways to one region only those are kept that no other way betters.
    """
    tiles = [revealed and shadow_stronghold(s, r) for r in range(MAP_SIZE)]
    start = (s.ring, tiles[s.ring], s.ring == MORIA)
    seen = {start}
    edge = [start]
    for _ in range(reach):
        following = []
        for here, held, moria in edge:
            for there in ADJACENT[here]:
                way = (there, held or tiles[there], moria or there == MORIA)
                if way not in seen:
                    seen.add(way)
                    following.append(way)
        edge = following
    best: dict[int, set[tuple[bool, bool]]] = {}
    for region, held, moria in seen:
        best.setdefault(region, set()).add((held, moria))
    found = []
    for region in sorted(best):
        ways = best[region]
        kept = [(h, m) for h, m in sorted(ways) if not any(o != (h, m) and o[0] <= h and o[1] <= m for o in ways)]
        found += [Route(region, held, moria, len(kept) > 1) for held, moria in kept]
    return found


def places_of_reveal(s: State) -> list[Route]:
    """Where the figure of a revealed Fellowship may end: in no City or Stronghold that its side controls (p.38)."""
    return [way for way in routes(s, s.progress, True) if not controlled_city(s, way.region)]


def gollum_may_reveal(s: State) -> bool:
    """A hidden Fellowship, and somewhere to be seen: not where its side controls the City or Stronghold."""
    return s.hidden and (on_mordor_track(s) or bool(places_of_reveal(s)))


class MoveFigure(Ask, frozen=True):
    """The figure is moved up to the progress made; the progress goes back to zero."""

    revealed: bool
    why: str
    offers = (Route,)
    rule = "wotr p.38"

    def seat(self, g: G) -> str:
        return name(g, g.s.lead[FREE])

    def options(self, g: G) -> list[Any]:
        s = g.s
        if self.revealed:
            return places_of_reveal(s) or [way for way in routes(s, s.progress, True) if way.region == s.ring]
        return routes(s, s.progress, False)

    def why_not(self, g: G, intent: str) -> Reason | None:
        region = REGION.get(intent)
        if region is None:
            return Why.GARRISON_ONLY if intent in PLACE else None
        near = self.revealed and controlled_city(g.s, region)
        return Why.REVEALED_IN_FRIENDLY_CITY if near else Why.TOO_FAR

    def take(self, g: G, option: Route) -> None:
        s = g.s
        s.ring = option.region
        s.progress = 0
        if self.revealed:
            if g.heard:
                g.tell(ev.FellowshipRevealed(REGIONS[s.ring], self.why))
            revealed(g, option)
        else:
            if g.heard:
                g.tell(ev.FellowshipDeclared(REGIONS[s.ring]))
            declared(g, option)


def declare(g: G) -> None:
    g.s.declared = True
    g.then(MoveFigure(False, "declared"))


def declared(g: G, way: Route) -> None:
    """In an unconquered City or Stronghold the nation wakes and one point of corruption is healed (p.39)."""
    from redbook.games.wotr.hunt import path_reactions

    s = g.s
    quiet = friendly_city(s, s.ring)
    if quiet:
        politics.activate(g, NATION_OF[s.ring], "declared", s.ring)
        corrupt(g, -1, "rest")
    for half, _ in on_table(g):
        half.on_declared(g, s.ring)
    path_reactions(g, way.moria, quiet)


def revealed(g: G, way: Route) -> None:
    """Tiles of events come before the tile of a Shadow Stronghold, each fully resolved (p.39, 41)."""
    from redbook.games.wotr.hunt import Draw, DrawTile, path_reactions

    for half, _ in on_table(g):
        half.on_revealed(g)
    if way.stronghold:
        g.then(DrawTile(Draw(why="stronghold")))
    path_reactions(g, way.moria, False)


class Reveal(Step, frozen=True):
    """The Fellowship is revealed by the Shadow (p.38)."""

    why: str

    def run(self, g: G) -> None:
        s = g.s
        if not s.hidden:
            return
        s.hidden = False
        if on_mordor_track(s):
            if g.heard:
                g.tell(ev.FellowshipRevealed("mordor", self.why))
            for half, _ in on_table(g):
                half.on_revealed(g)
        else:
            g.then(MoveFigure(True, self.why))


# -- the Guide (p.37) ---------------------------------------------


def guides(s: State) -> list[int]:
    """Companions of the highest Level present."""
    present = in_fellowship(s)
    best = max((LEVEL[c] for c in present), default=0)
    return [c for c in present if LEVEL[c] == best]


def membership_changed(g: G) -> None:
    """Somebody has left the Fellowship: a Guide is named anew; with nobody left it is Gollum."""
    s = g.s
    able = guides(s)
    if not able:
        set_guide(g, GOLLUM)
    elif len(able) == 1:
        set_guide(g, able[0])
    else:
        if s.guide not in able:
            set_guide(g, able[0])  # told at once: who is asked may keep them
        g.then(ChooseGuide())


def set_guide(g: G, guide: int) -> None:
    if g.s.guide != guide:
        g.s.guide = guide
        if g.heard:
            g.tell(ev.GuideChanged(CHARACTERS[guide]))


class ChooseGuide(Ask, frozen=True):
    may_be_empty = True
    offers = (Who,)
    rule = "wotr p.37"

    def seat(self, g: G) -> str:
        return name(g, g.s.lead[FREE])

    def options(self, g: G) -> list[Any]:
        able = guides(g.s)
        return [CHARACTER_OPTIONS[c] for c in able] if len(able) > 1 else []

    def why_not(self, g: G, intent: str) -> Reason | None:
        if intent not in CHARACTER:
            return None
        return Why.NOT_HIGHEST_LEVEL if CHARACTER[intent] in in_fellowship(g.s) else Why.NO_COMPANION

    def take(self, g: G, option: Who) -> None:
        set_guide(g, option.character)


def lose_companion(g: G, companion: int, why: str) -> bool:
    """A Companion of the Fellowship is eliminated. A Hobbit is taken alive instead, off the Mordor Track.

    Says whether he lives: then he stands with the Ring-bearers and must be placed by companions.PlaceGroup.
    """
    s = g.s
    if companion in HOBBITS and not on_mordor_track(s):
        s.chars[companion] = ring_place(s)
        if g.heard:
            g.tell(ev.Separated((CHARACTERS[companion],), REGIONS[s.ring], "taken-alive"))
        lives = True
    else:
        s.chars[companion] = DEAD
        if g.heard:
            g.tell(ev.CharacterLost(CHARACTERS[companion], why))
        lives = False
    membership_changed(g)
    return lives


# -- Mordor (p.43) ---------------------------------------------


def why_not_enter_mordor(g: G) -> Reason | None:
    return None if g.s.ring in MORDOR_GATES else Why.NOT_AT_MORDOR


def enter_mordor(g: G) -> None:
    """The figure goes to step 0; drawn Eyes and the waiting special tiles join the tiles still in the pool."""
    s = g.s
    gate = REGIONS[s.ring]
    s.ring = ON_MORDOR_TRACK
    s.mordor = 0
    s.progress = 0
    if not s.bag:
        refill_pool(s)
    eyes = [t for t in s.drawn if TILES[t].value == EYE and TILES[t].kind == "standard"]
    s.drawn = [t for t in s.drawn if t not in eyes]
    s.bag = sorted((*s.bag, *eyes, *s.waiting))
    s.waiting = []
    if g.heard:
        g.tell(ev.MordorEntered(gate))


def refill_pool(s: State) -> None:
    """All tiles are used: the standard ones go back, special and removed ones do not (p.40)."""
    s.bag = sorted(t for t in s.drawn if TILES[t].kind == "standard")
    s.drawn = [t for t in s.drawn if TILES[t].kind != "standard"]


def advance_in_mordor(g: G) -> None:
    s = g.s
    s.mordor += 1
    if g.heard:
        g.tell(ev.MordorStep(s.mordor))
    if s.mordor >= LAST_STEP:
        win(g, FREE, "ring-destroyed")


def add_special_tile(g: G, tile: int) -> None:
    """A special tile comes into play: it waits for Mordor, or joins the pool at once (p.40)."""
    s = g.s
    if on_mordor_track(s):
        s.bag = sorted((*s.bag, tile))
    else:
        s.waiting = sorted((*s.waiting, tile))
    if g.heard:
        g.tell(ev.TileAdded(TILES[tile].id, not on_mordor_track(s)))


# -- the Fellowship phase (p.18, 38) ---------------------------------------------


class FellowshipPhase(Ask, frozen=True):
    """Declare, enter Mordor, or neither."""

    may_be_empty = True
    offers = (*acts("declare", "enter-mordor", "done"),)
    ends = (act("enter-mordor"),)
    rule = "wotr p.38"

    def seat(self, g: G) -> str:
        return name(g, g.s.lead[FREE])

    def options(self, g: G) -> list[Any]:
        found: list[Option] = []
        if why_not_declare(g) is None:
            found.append(act("declare"))
        if why_not_enter_mordor(g) is None:
            found.append(act("enter-mordor"))
        return [*found, act("done")] if found else []

    def why_not(self, g: G, intent: str) -> Reason | None:
        if intent == "declare":
            return why_not_declare(g)
        return why_not_enter_mordor(g) if intent == "enter-mordor" else None

    def take(self, g: G, option: Act) -> None:
        if option.what == "declare":
            g.then(self)
            declare(g)
        elif option.what == "enter-mordor":
            enter_mordor(g)


def why_not_declare(g: G) -> Reason | None:
    s = g.s
    if on_mordor_track(s):
        return Why.ON_MORDOR_TRACK
    if not s.hidden:
        return Why.FELLOWSHIP_REVEALED
    return Why.DECLARED_ALREADY if s.declared else None
