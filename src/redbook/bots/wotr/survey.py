"""What stands on the board, read once for each position: armies, threats, points, and the state of the Hunt."""

from __future__ import annotations

from itertools import compress

from redbook.games.wotr.board import (
    BOX,
    CHARACTERS_OF,
    COMPANIONS,
    DISTANCE,
    ELITE,
    EYE,
    FREE,
    IN_FELLOWSHIP,
    IS_CAPTAIN,
    ISENGARD,
    KINDS,
    LEADERSHIP,
    LEVEL,
    MAP_SIZE,
    MORDOR_GATES,
    NATIONS_OF,
    NAZGUL,
    ON_MORDOR_TRACK,
    OWNER_SIDE,
    PLACES,
    POINTS,
    REAR,
    REGION_AT,
    SARUMAN,
    SEAT_OF_NATION,
    SHADOW,
    SIDE_OF_SEAT,
    TILES,
)
from redbook.games.wotr.state import State
from redbook.games.wotr.victory import points

PRIZES = tuple(
    tuple(r for r in range(MAP_SIZE) if POINTS[r] and OWNER_SIDE[r] == 1 - side) for side in (FREE, SHADOW)
)  # what a side can win points with
GATE_DISTANCE = tuple(min(DISTANCE[gate][r] for gate in MORDOR_GATES) for r in range(MAP_SIZE))
NEAR = tuple(
    tuple((r, DISTANCE[p][r]) for r in range(MAP_SIZE) if 0 < DISTANCE[p][r] <= 3) for p in range(MAP_SIZE)
)  # regions within three steps


FADING = (1.0, 1.0, 0.6, 0.3)  # how much of an enemy counts at a distance


class Army:
    """The units of a side in one place. `fit` counts those of nations At War, in hits that they can take."""

    __slots__ = ("captains", "elites", "fit", "fit_units", "lead", "own", "place", "region", "steps", "units")

    def __init__(self, s: State, side: int, seat: int, place: int, units: int) -> None:
        self.place = place
        self.region = REGION_AT[place]
        self.units = units
        figures, politics = s.figures, s.steps
        base = place * KINDS
        elites = fit = fit_units = own = 0
        owners = SEAT_OF_NATION[s.count]
        for nation in NATIONS_OF[side]:
            regular = ELITE[nation] - 1
            r = figures[base + regular]
            e = figures[base + regular + 1]
            if r or e:
                elites += e
                if owners[nation] == seat:
                    own += r + e
                if not politics[nation]:
                    fit += r + 2 * e
                    fit_units += r + e
        self.elites = elites
        self.steps = units + elites
        self.fit = fit
        self.fit_units = fit_units
        self.own = own
        self.captains = 0
        lead = 0
        chars = s.chars
        if side == FREE:
            lead = sum(figures[base + 10 : base + 15])
        else:
            lead = figures[base + NAZGUL]
            if chars[SARUMAN] < PLACES:
                lead += figures[base + ELITE[ISENGARD]]
        if place in chars:
            for c in CHARACTERS_OF[side]:
                if chars[c] == place:
                    lead += LEADERSHIP[c]
                    self.captains += IS_CAPTAIN[c]
        self.lead = lead

    @property
    def dice(self) -> int:
        return self.units + self.captains


Known = dict[tuple[int, int, bytes, bytes], Army]


class Survey:
    """One seat's reading of a position. It knows only what the seat may know."""

    def __init__(self, s: State, seat: int, known: Known | None = None) -> None:
        """`known`: armies read before, with the same politics, Saruman in play or not."""
        self.s = s
        self.seat = seat
        known = {} if known is None else known
        chars = bytes(s.chars)
        figures = bytes(s.figures)
        self.side = side = SIDE_OF_SEAT[s.count][seat]
        self.armies: tuple[dict[int, Army], dict[int, Army]] = ({}, {})
        for x in (FREE, SHADOW):
            found = self.armies[x]
            troops = s.troops[x * PLACES : x * PLACES + REAR]
            for place in compress(range(REAR), troops):
                key = (x, place, figures[place * KINDS : place * KINDS + KINDS], chars if place in chars else b"")
                army = known.get(key)
                if army is None:
                    army = known[key] = Army(s, x, seat, place, troops[place])
                found[place] = army
        self.mine = self.armies[side]
        self.theirs = self.armies[1 - side]
        self.their_regions = {army.region for army in self.theirs.values()}
        self.enemies = [(army.place, army.fit) for army in self.theirs.values() if army.fit and army.place < MAP_SIZE]
        self.points = (points(s, FREE), points(s, SHADOW))

    def commands(self, army: Army) -> bool:
        """Whether the seat gives orders to the greater part of an army."""
        return self.s.count == 2 or 2 * army.own >= army.units

    def garrison(self, side: int, region: int) -> Army | None:
        """The army of a side in a region, shut in or in the open."""
        box = BOX[region]
        found = self.armies[side]
        return (found.get(box) if box != 255 else None) or found.get(region)

    def threat(self, region: int) -> float:
        """Enemy strength near a region: what stands there or next to it counts whole, what is farther less."""
        total = 0.0
        distance = DISTANCE[region]
        for where, fit in self.enemies:
            steps = distance[where]
            if steps <= 3:
                total += fit * FADING[steps]
        return total


# -- the Fellowship ---------------------------------------------------------------------------------


def companions_left(s: State) -> list[int]:
    chars = s.chars
    return [c for c in COMPANIONS if chars[c] == IN_FELLOWSHIP]


def in_mordor(s: State) -> bool:
    return s.ring == ON_MORDOR_TRACK


def steps_left(s: State) -> int:
    """Moves of the Fellowship until the Ring is destroyed, if nothing stops it."""
    if in_mordor(s):
        return 5 - s.mordor
    return max(0, GATE_DISTANCE[s.ring] - s.progress) + 5


def soak(s: State) -> int:
    """Levels of the Companions who can be lost for the Ring-bearers."""
    return sum(LEVEL[c] for c in companions_left(s))


def tile_damage(s: State, eye: float) -> float:
    """Mean damage of a tile; `eye` is what an Eye is worth."""
    bag = s.bag
    if not bag:
        return 1.4
    total = 0.0
    for t in bag:
        value = TILES[t].value
        total += eye if value == EYE else 3.5 if value > EYE else value
    return total / len(bag)


def hunt_chance(s: State, bonus: int) -> float:
    """The chance that a Hunt succeeds if the Fellowship moves now."""
    dice = min(5, s.box[SHADOW])
    if not dice:
        return 0.0
    each = min(5, 1 + bonus) / 6
    if s.ring < MAP_SIZE and (s.troops[PLACES + s.ring] or s.figures[s.ring * KINDS + NAZGUL]):
        dice += 1
    return 1.0 - (1.0 - each) ** dice


def move_damage(s: State) -> float:
    """What a move of the Fellowship costs now, in expected damage."""
    if in_mordor(s):
        return tile_damage(s, s.box[FREE] + s.box[SHADOW])
    chance = hunt_chance(s, s.box[FREE])
    return chance * tile_damage(s, 1.3) if chance else 0.0
