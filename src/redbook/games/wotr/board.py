"""The board as tables of small numbers, made once from data/. Names stand at the border only.

A **place** is a region (0-104), the siege box of a Stronghold (105-120) or REAR, where the rearguard of an attack
stands while the battle lasts. A **figure** is a kind of plastic (0-21: Regular, Elite and Leader of each nation,
Nazgûl) or a Character (22-34).
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import msgspec

DATA = Path(__file__).parent / "data"


def load(name: str) -> Any:
    return msgspec.json.decode((DATA / name).read_bytes())


FREE: Final = 0
SHADOW: Final = 1
NOBODY: Final = 2
SIDES = ("free", "shadow")

# -- nations ---------------------------------------------

NATIONS = ("dwarves", "elves", "gondor", "north", "rohan", "isengard", "sauron", "southrons")
NATION = {name: n for n, name in enumerate(NATIONS)}
DWARVES: Final = 0
ELVES: Final = 1
GONDOR: Final = 2
NORTH: Final = 3
ROHAN: Final = 4
ISENGARD: Final = 5
SAURON: Final = 6
SOUTHRONS: Final = 7
NO_NATION: Final = 8
FREE_NATIONS = (DWARVES, ELVES, GONDOR, NORTH, ROHAN)
SHADOW_NATIONS = (ISENGARD, SAURON, SOUTHRONS)
NATIONS_OF = (FREE_NATIONS, SHADOW_NATIONS)
SIDE_OF_NATION = (FREE,) * 5 + (SHADOW,) * 3 + (NOBODY,)

# -- figures ---------------------------------------------

REGULAR = (0, 2, 4, 6, 8, 15, 17, 19)  # by nation
ELITE = (1, 3, 5, 7, 9, 16, 18, 20)
LEADER = (10, 11, 12, 13, 14)
NAZGUL: Final = 21
KINDS: Final = 22
UNITS_OF = (tuple(range(10)), tuple(range(15, 21)))  # army units of a side
LEADERS_OF = (LEADER, (NAZGUL,))
PLASTIC_OF = (tuple(range(15)), tuple(range(15, 22)))
NATION_OF_FIGURE = (0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 0, 1, 2, 3, 4, 5, 5, 6, 6, 7, 7, SAURON)
SIDE_OF_FIGURE = (FREE,) * 15 + (SHADOW,) * 7 + (FREE,) * 10 + (SHADOW,) * 3
IS_UNIT = tuple(f < 10 or 15 <= f < 21 for f in range(35))
IS_ELITE = tuple(f in ELITE for f in range(35))
IS_REGULAR = tuple(f in REGULAR for f in range(35))
IS_LEADER = tuple(f in LEADER for f in range(35))
ELITE_TO_REGULAR = {ELITE[n]: REGULAR[n] for n in range(8)}

# -- characters ---------------------------------------------

_characters = load("characters.json")
CHARACTERS: tuple[str, ...] = tuple(c["id"] for c in _characters)
CHARACTER = {name: n for n, name in enumerate(CHARACTERS)}
GANDALF_GREY: Final = 0
STRIDER: Final = 1
BOROMIR: Final = 2
LEGOLAS: Final = 3
GIMLI: Final = 4
MERRY: Final = 5
PIPPIN: Final = 6
ARAGORN: Final = 7
GANDALF_WHITE: Final = 8
GOLLUM: Final = 9
SARUMAN: Final = 10
WITCH_KING: Final = 11
MOUTH: Final = 12
COMPANIONS = tuple(range(9))
MINIONS = (SARUMAN, WITCH_KING, MOUTH)
CHARACTERS_OF = (COMPANIONS, MINIONS)
HOBBITS = (MERRY, PIPPIN)
LEVEL: tuple[int, ...] = tuple(c.get("level", 0) for c in _characters)
LEADERSHIP: tuple[int, ...] = tuple(c.get("leadership", 0) for c in _characters)
IS_CAPTAIN: tuple[bool, ...] = tuple(c.get("captain", False) for c in _characters)
ACTIVATES: tuple[tuple[int, ...], ...] = tuple(
    FREE_NATIONS if c.get("activates") == "any" else tuple(NATION[n] for n in c.get("activates") or ())
    for c in _characters
)

FIGURES: tuple[str, ...] = (
    *(name for n in FREE_NATIONS for name in (f"{NATIONS[n]}-regular", f"{NATIONS[n]}-elite")),
    *(f"{NATIONS[n]}-leader" for n in FREE_NATIONS),
    *(name for n in SHADOW_NATIONS for name in (f"{NATIONS[n]}-regular", f"{NATIONS[n]}-elite")),
    "nazgul",
    *CHARACTERS,
)
FIGURE = {name: n for n, name in enumerate(FIGURES)}

# -- regions and places ---------------------------------------------

_regions = load("map.json")
REGIONS: tuple[str, ...] = tuple(r["id"] for r in _regions)
REGION = {name: n for n, name in enumerate(REGIONS)}
MAP_SIZE: Final = 105
ADJACENT: tuple[tuple[int, ...], ...] = tuple(tuple(REGION[a] for a in r["adjacent"]) for r in _regions)
NATION_OF: tuple[int, ...] = tuple(NATION[r["nation"]] if "nation" in r else NO_NATION for r in _regions)
OPEN_LAND: Final = 0
TOWN: Final = 1
CITY: Final = 2
STRONGHOLD: Final = 3
FORTIFICATION: Final = 4
_kinds = {None: OPEN_LAND, "town": TOWN, "city": CITY, "stronghold": STRONGHOLD, "fortification": FORTIFICATION}
SETTLEMENT: tuple[int, ...] = tuple(_kinds[r.get("settlement")] for r in _regions)
IS_SETTLEMENT = tuple(kind in (TOWN, CITY, STRONGHOLD) for kind in SETTLEMENT)
IS_CITY_OR_STRONGHOLD = tuple(kind in (CITY, STRONGHOLD) for kind in SETTLEMENT)
COASTAL = tuple(bool(r.get("coastal")) for r in _regions)
EAST_EDGE = tuple(bool(r.get("edge")) for r in _regions)
POINTS = tuple({CITY: 1, STRONGHOLD: 2}.get(kind, 0) for kind in SETTLEMENT)
SIDE_OF_REGION = tuple(SIDE_OF_NATION[n] for n in NATION_OF)  # of the nation, NOBODY without one
OWNER_SIDE = tuple(SIDE_OF_REGION[r] if IS_SETTLEMENT[r] else NOBODY for r in range(MAP_SIZE))

STRONGHOLDS = tuple(r for r in range(MAP_SIZE) if SETTLEMENT[r] == STRONGHOLD)
SETTLEMENTS = tuple(r for r in range(MAP_SIZE) if IS_SETTLEMENT[r])
SETTLEMENTS_OF = tuple(tuple(r for r in SETTLEMENTS if NATION_OF[r] == n) for n in range(8))
REGIONS_OF = tuple(tuple(r for r in range(MAP_SIZE) if NATION_OF[r] == n) for n in range(8))
SAURON_STRONGHOLDS = tuple(r for r in STRONGHOLDS if NATION_OF[r] == SAURON)
ELVEN_STRONGHOLDS = tuple(r for r in STRONGHOLDS if NATION_OF[r] == ELVES)
BOX: tuple[int, ...] = tuple(MAP_SIZE + STRONGHOLDS.index(r) if r in STRONGHOLDS else 255 for r in range(MAP_SIZE))
REAR: Final = 121
PLACES: Final = 122
REGION_AT: tuple[int, ...] = (*range(MAP_SIZE), *STRONGHOLDS, REAR)  # the region that a place lies in
IS_BOX = tuple(MAP_SIZE <= p < REAR for p in range(PLACES))
PLACE_NAMES: tuple[str, ...] = (*REGIONS, *(f"{REGIONS[r]}-siege" for r in STRONGHOLDS), "rearguard")
PLACE = {name: n for n, name in enumerate(PLACE_NAMES)}

# where a Character or the Ring-bearers may be besides a place
IN_FELLOWSHIP: Final = 250
ASIDE: Final = 251  # not yet in play
DEAD: Final = 252
ON_MORDOR_TRACK: Final = 253  # the Ring-bearers only
ELSEWHERE = {"fellowship": IN_FELLOWSHIP, "aside": ASIDE, "eliminated": DEAD, "mordor": ON_MORDOR_TRACK}


def region(name: str) -> int:
    return REGION[name]


def regions(*names: str) -> tuple[int, ...]:
    return tuple(REGION[name] for name in names)


RIVENDELL, LORIEN, GREY_HAVENS, WOODLAND_REALM = regions("rivendell", "lorien", "grey-havens", "woodland-realm")
MINAS_TIRITH, DOL_AMROTH, PELARGIR = regions("minas-tirith", "dol-amroth", "pelargir")
EDORAS, HELMS_DEEP, ORTHANC, MORIA, FANGORN = regions("edoras", "helms-deep", "orthanc", "moria", "fangorn")
EREBOR, DALE, ANGMAR, UMBAR = regions("erebor", "dale", "angmar", "umbar")
MORANNON, MINAS_MORGUL, BARAD_DUR = regions("morannon", "minas-morgul", "barad-dur")
NORTH_DUNLAND, SOUTH_DUNLAND = regions("north-dunland", "south-dunland")
MORDOR_GATES = (MORANNON, MINAS_MORGUL)
CROWNING_PLACES = (PELARGIR, DOL_AMROTH, MINAS_TIRITH)


def distances(start: int) -> tuple[int, ...]:
    """Steps over passable borders from one region to every other."""
    steps = [255] * MAP_SIZE
    steps[start] = 0
    edge = [start]
    while edge:
        following = []
        for here in edge:
            for there in ADJACENT[here]:
                if steps[there] == 255:
                    steps[there] = steps[here] + 1
                    following.append(there)
        edge = following
    return tuple(steps)


DISTANCE: tuple[tuple[int, ...], ...] = tuple(distances(r) for r in range(MAP_SIZE))

# -- action dice ---------------------------------------------

CHARACTER_DIE: Final = 0
ARMY_DIE: Final = 1
MUSTER_DIE: Final = 2
EVENT_DIE: Final = 3
MUSTER_ARMY_DIE: Final = 4
WILL_DIE: Final = 5
EYE_DIE: Final = 6
TOKEN: Final = 7  # an action token instead of a die
NO_DIE: Final = 8  # an action that costs none
FACES = ("character", "army", "muster", "event", "muster-army", "will-of-the-west", "eye")
FACE = {name: n for n, name in enumerate(FACES)}
FACES_OF = (  # p.19, the six faces of a die
    (CHARACTER_DIE, CHARACTER_DIE, MUSTER_DIE, EVENT_DIE, MUSTER_ARMY_DIE, WILL_DIE),
    (CHARACTER_DIE, ARMY_DIE, MUSTER_DIE, EVENT_DIE, MUSTER_ARMY_DIE, EYE_DIE),
)
DICE_AT_START = (4, 7)
DICE_AT_MOST = (6, 10)
BONUS_DICE = ((ARAGORN, GANDALF_WHITE), MINIONS)

# -- hunt tiles ---------------------------------------------


class Tile(msgspec.Struct, frozen=True):
    id: str
    kind: str  # standard, fellowship (blue) or shadow (red)
    value: int  # damage; negative heals; EYE, DIE
    reveal: bool
    stop: bool


EYE: Final = 100
DIE: Final = 101
_values: dict[Any, int] = {"eye": EYE, "die": DIE}
TILES: tuple[Tile, ...] = tuple(
    Tile(t["id"] + ("", "-b", "-c", "-d")[n], t["kind"], _values.get(t["value"], t["value"]), t["reveal"],
         t["stop"])
    for t in load("tiles.json")
    for n in range(t["count"])
)  # fmt: skip
TILE = {tile.id: n for n, tile in enumerate(TILES)}
STANDARD_TILES = tuple(n for n, tile in enumerate(TILES) if tile.kind == "standard")

# -- cards ---------------------------------------------

_cards = load("cards.json")
CARDS: tuple[str, ...] = tuple(c["id"] for c in _cards)
CARD = {name: n for n, name in enumerate(CARDS)}
FREE_CHARACTER: Final = 0
FREE_STRATEGY: Final = 1
SHADOW_CHARACTER: Final = 2
SHADOW_STRATEGY: Final = 3
DECKS = ("free-character", "free-strategy", "shadow-character", "shadow-strategy")
DECKS_OF = ((FREE_CHARACTER, FREE_STRATEGY), (SHADOW_CHARACTER, SHADOW_STRATEGY))
DECK_OF = tuple(n // 24 for n in range(96))
SIDE_OF_CARD = tuple(n // 48 for n in range(96))
CARDS_IN = tuple(tuple(range(24 * d, 24 * d + 24)) for d in range(4))
ICON: tuple[int, ...] = tuple(FACE[c["icon"]] for c in _cards)
CARD_OWNER: tuple[str | None, ...] = tuple(c.get("owner") for c in _cards)
COMBAT_HALF: tuple[str, ...] = tuple(c["combat"] for c in _cards)
CARD_STAYS: tuple[bool, ...] = tuple(c.get("table", False) for c in _cards)
CARD_TILE: tuple[int, ...] = tuple(TILE[c["tile"]] if "tile" in c else -1 for c in _cards)
COMBAT_EFFECTS: dict[str, tuple[int, ...]] = {c["id"]: tuple(c["initiative"]) for c in load("combat.json")}

# -- seats ---------------------------------------------

SEATS = {2: ("free", "shadow"), 3: ("free", "witch-king", "saruman"), 4: ("gondor", "rohan", "witch-king", "saruman")}
SIDE_OF_SEAT = {2: (FREE, SHADOW), 3: (FREE, SHADOW, SHADOW), 4: (FREE, FREE, SHADOW, SHADOW)}
SEATS_OF = {2: ((0,), (1,)), 3: ((0,), (1, 2)), 4: ((0, 1), (2, 3))}
SEAT_OF_NATION = {  # p.45
    2: (0, 0, 0, 0, 0, 1, 1, 1),
    3: (0, 0, 0, 0, 0, 2, 1, 2),
    4: (1, 0, 0, 1, 1, 3, 2, 3),
}
SEAT_OF_MINION = {2: {SARUMAN: 1, WITCH_KING: 1, MOUTH: 1}, 3: {SARUMAN: 2, WITCH_KING: 1, MOUTH: 1},
                  4: {SARUMAN: 3, WITCH_KING: 2, MOUTH: 2}}  # fmt: skip
HAND_LIMIT = {2: (6, 6), 3: (6, 4, 4), 4: (4, 4, 4, 4)}
STACKING_LIMIT: Final = 10
SIEGE_LIMIT: Final = 5
