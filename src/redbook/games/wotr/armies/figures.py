"""Figures on the board: counting, moving, losing, recruiting (p.8-9, 26, 30)."""

from __future__ import annotations

from itertools import compress

from redbook.games.wotr import events as ev
from redbook.games.wotr.board import (
    BOX,
    CHARACTERS,
    CHARACTERS_OF,
    COMPANIONS,
    DEAD,
    ELITE,
    ELITE_TO_REGULAR,
    FIGURES,
    FREE,
    IS_UNIT,
    ISENGARD,
    KINDS,
    LEADER,
    LEADERS_OF,
    LEVEL,
    MINIONS,
    NATION_OF_FIGURE,
    NAZGUL,
    PLACE_NAMES,
    PLACES,
    PLASTIC_OF,
    REAR,
    REGION_AT,
    SARUMAN,
    SHADOW,
    SIDE_OF_FIGURE,
    SOUTHRONS,
    UNITS_OF,
    WITCH_KING,
)
from redbook.games.wotr.seats import MIXED, owner, side_of
from redbook.games.wotr.state import G, State

Force = tuple[int, ...]  # figures that do something together, sorted: (17, 17, 18, 21, 33)

# -- counting ---------------------------------------------


def number(s: State, place: int, kind: int) -> int:
    return s.figures[place * KINDS + kind]


def troops(s: State, side: int, place: int) -> int:
    """Army units of a side in a place."""
    return s.troops[side * PLACES + place]


def units_here(s: State, side: int, region: int) -> int:
    """Army units in the region, the garrison of a besieged Stronghold included."""
    box = BOX[region]
    return s.troops[side * PLACES + region] + (s.troops[side * PLACES + box] if box != 255 else 0)


def army_places(s: State, side: int) -> list[int]:
    """Every place with an army of the side: regions and siege boxes."""
    base = side * PLACES
    return list(compress(range(REAR), s.troops[base : base + REAR]))


def characters_at(s: State, side: int, place: int) -> list[int]:
    chars = s.chars
    return [c for c in CHARACTERS_OF[side] if chars[c] == place]


def companions_in(s: State, region: int) -> list[int]:
    """Companions in a region, shut in a besieged Stronghold or not."""
    return [c for c in COMPANIONS if s.chars[c] < PLACES and REGION_AT[s.chars[c]] == region]


def force_at(s: State, side: int, place: int) -> Force:
    """All figures of the side in a place."""
    first = 0 if side == FREE else PLASTIC_OF[SHADOW][0]
    base = place * KINDS
    found: list[int] = []
    for kind, n in enumerate(s.figures[base + first : base + (15 if side == FREE else KINDS)], first):
        if n:
            found += [kind] * n
    chars = s.chars
    if place in chars:
        for c in CHARACTERS_OF[side]:
            if chars[c] == place:
                found.append(KINDS + c)
    return tuple(found)


def units_in(force: Force) -> int:
    return sum(1 for f in force if IS_UNIT[f])


def nations_in(force: Force) -> int:
    """Bits of the nations whose units are in a force."""
    bits = 0
    for f in force:
        if IS_UNIT[f]:
            bits |= 1 << NATION_OF_FIGURE[f]
    return bits


def nations_at(s: State, side: int, place: int) -> list[int]:
    """Nations with units in a place."""
    base = place * KINDS
    return sorted({NATION_OF_FIGURE[k] for k in UNITS_OF[side] if s.figures[base + k]})


def elites_at(s: State, side: int, place: int) -> int:
    base = place * KINDS
    return sum(s.figures[base + k] for k in ELITE if SIDE_OF_FIGURE[k] == side)


def leads(s: State, figure: int) -> bool:
    """Whether a figure counts as a Leader or Character (p.20, and Servants of the White Hand)."""
    if figure >= NAZGUL or figure in LEADER:
        return True
    if s.chars[SARUMAN] < PLACES:
        return figure == ELITE[ISENGARD] or (s.count > 2 and figure == ELITE[SOUTHRONS])
    return False


def leads_march(s: State, figure: int) -> bool:
    """The same, for a move: a Character of Level 0 goes nowhere (p.24)."""
    return leads(s, figure) and figure != KINDS + SARUMAN


def may_march(figure: int) -> bool:
    return figure < KINDS or LEVEL[figure - KINDS] > 0


def has_leader(s: State, side: int, place: int) -> bool:
    base = place * KINDS
    if any(s.figures[base + k] for k in LEADERS_OF[side]) or any(s.chars[c] == place for c in CHARACTERS_OF[side]):
        return True
    return side == SHADOW and any(s.figures[base + k] and leads(s, k) for k in (ELITE[ISENGARD], ELITE[SOUTHRONS]))


def nazgul_at(s: State, place: int) -> int:
    """Nazgûl in a place, the Witch-king among them (p.24)."""
    return s.figures[place * KINDS + NAZGUL] + (s.chars[WITCH_KING] == place)


def in_play(s: State, character: int) -> bool:
    """On the map: entered or separated, and not eliminated."""
    return s.chars[character] < PLACES


def region_of(s: State, character: int) -> int:
    """The region of a Character on the map; 255 if he is not on it."""
    place = s.chars[character]
    return REGION_AT[place] if place < PLACES else 255


# -- putting figures down and taking them up ---------------------------------------------


def put(s: State, place: int, kind: int, n: int = 1) -> None:
    s.figures[place * KINDS + kind] += n
    if IS_UNIT[kind]:
        s.troops[SIDE_OF_FIGURE[kind] * PLACES + place] += n


def lift(s: State, place: int, kind: int, n: int = 1) -> None:
    s.figures[place * KINDS + kind] -= n
    if IS_UNIT[kind]:
        s.troops[SIDE_OF_FIGURE[kind] * PLACES + place] -= n


def together(s: State, goal: int, force: Force) -> bool:
    """Whether units of both partners go where no others of theirs are."""
    owners = {owner(s, NATION_OF_FIGURE[f]) for f in force if IS_UNIT[f]}
    return len(owners) == 2 and not s.troops[side_of(s, owners.pop()) * PLACES + goal]


def shift(s: State, origin: int, goal: int, force: Force) -> None:
    """Move figures from one place to another. A mixed army stays one (p.46)."""
    if s.count > 2 and s.mixed[origin] == MIXED and together(s, goal, force):
        s.mixed[goal] = MIXED
    for f in force:
        if f < KINDS:
            lift(s, origin, f)
            put(s, goal, f)
        else:
            s.chars[f - KINDS] = goal


def empty_into(s: State, origin: int, goal: int) -> None:
    for side in (FREE, SHADOW):
        shift(s, origin, goal, force_at(s, side, origin))


def lose(g: G, place: int, kind: int, why: str) -> None:
    """A figure is eliminated: Free Peoples for good, Shadow back to the reinforcements (p.30)."""
    s = g.s
    lift(s, place, kind)
    if SIDE_OF_FIGURE[kind] == FREE:
        s.dead[kind] += 1
    else:
        s.reserve[kind] += 1
    if g.heard:
        g.tell(ev.FigureLost(FIGURES[kind], PLACE_NAMES[REGION_AT[place]], why))


def send_back(g: G, place: int, kind: int) -> None:
    """A unit over the stacking limit goes back to the reinforcements (p.26)."""
    lift(g.s, place, kind)
    g.s.reserve[kind] += 1
    if g.heard:
        g.tell(ev.FigureRemoved(FIGURES[kind], PLACE_NAMES[REGION_AT[place]]))


def reduce(g: G, place: int, elite: int, why: str) -> bool:
    """An Elite becomes a Regular, from the casualties or else the reinforcements; with none left it is lost (p.30)."""
    s = g.s
    regular = ELITE_TO_REGULAR[elite]
    side = SIDE_OF_FIGURE[elite]
    if side == FREE and s.dead[regular]:
        s.dead[regular] -= 1
    elif s.reserve[regular]:
        s.reserve[regular] -= 1
    else:
        lose(g, place, elite, why)
        return False
    lift(s, place, elite)
    put(s, place, regular)
    if side == FREE:
        s.dead[elite] += 1
    else:
        s.reserve[elite] += 1
    if g.heard:
        g.tell(ev.EliteReduced(FIGURES[elite], PLACE_NAMES[REGION_AT[place]], why))
    return True


def upgrade(g: G, place: int, nation: int, why: str, *, casualty: bool = False) -> bool:
    """A Regular is replaced by an Elite from the reinforcements; `casualty`: the Regular is lost for good."""
    s = g.s
    regular, elite = ELITE_TO_REGULAR[ELITE[nation]], ELITE[nation]
    if not s.reserve[elite] or not number(s, place, regular):
        return False
    lift(s, place, regular)
    if casualty:
        s.dead[regular] += 1
    else:
        s.reserve[regular] += 1
    s.reserve[elite] -= 1
    put(s, place, elite)
    if g.heard:
        g.tell(ev.FigureUpgraded(FIGURES[elite], PLACE_NAMES[REGION_AT[place]], why))
    return True


def recruit(g: G, place: int, kind: int, why: str, n: int = 1) -> int:
    """Bring up to n figures of a kind from the reinforcements; says how many came."""
    s = g.s
    n = min(n, s.reserve[kind])
    if n:
        s.reserve[kind] -= n
        put(s, place, kind, n)
        if g.heard:
            g.tell(ev.Recruited(FIGURES[kind], PLACE_NAMES[REGION_AT[place]], n, why))
    return n


def eliminate(g: G, character: int, why: str) -> None:
    """A Character leaves the game for good (p.30). One in the Fellowship: see fellowship.lose_companion."""
    g.s.chars[character] = DEAD
    if g.heard:
        g.tell(ev.CharacterLost(CHARACTERS[character], why))


def eliminate_army(g: G, side: int, place: int, why: str, *, characters: bool) -> None:
    """What is left of an army in a place dies; with `characters`, Nazgûl and Characters too (p.22, 30)."""
    s = g.s
    base = place * KINDS
    for kind in PLASTIC_OF[side]:
        if kind == NAZGUL and not characters:
            continue
        for _ in range(s.figures[base + kind]):
            lose(g, place, kind, why)
    if characters:
        for c in characters_at(s, side, place):
            eliminate(g, c, why)


def minion_seen(s: State) -> bool:
    """Whether a Minion is or has been in play."""
    return any(s.chars[c] < PLACES or s.chars[c] == DEAD for c in MINIONS)
