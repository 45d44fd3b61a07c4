"""What is in the box besides the boards: tokens, tiles, dice, Company cards, Journeys (p. 2 to 6)."""

from __future__ import annotations

import msgspec

from redbook.games.hunt.board import WILD, load, mask_of

RAW = load("pieces.json")

INFORMATION: tuple[int, ...] = tuple(RAW["information"])  # p. 21: one for each Ally location of Part 1
STARTS: tuple[int, ...] = tuple(RAW["starts"])
DEEDS: tuple[int, ...] = tuple(RAW["deeds"])

# -- Corruption tiles: 15 beige, 3 grey, 2 red -----------------------------------------------------

EYE = -1
_values = [*RAW["tiles"]["beige"], *RAW["tiles"]["grey"], *RAW["tiles"]["red"]]
TILE_VALUE: tuple[int, ...] = tuple(EYE if value == "eye" else int(value) for value in _values)
BEIGE, GREY, RED = range(15), range(15, 18), range(18, 20)
TILE_NAME: tuple[str, ...] = tuple(f"red-{value}" if n in RED else value for n, value in enumerate(_values))
TILES = len(TILE_VALUE)

# -- Action dice (p. 17, 33) -----------------------------------------------------------------------

RING, SWORD, SORCERY, SHADOW, MORGUL_RING, ADVANCE, MORGUL_SHADOW, LORD_DIE = range(8)
FACES = ("ring", "sword", "sorcery", "shadow", "morgul-ring", "advance", "morgul-shadow", "lord")
COMMON_DIE: tuple[int, ...] = tuple(FACES.index(face) for face in RAW["dice"]["common"])
LORDS_DIE: tuple[int, ...] = tuple(FACES.index(face) for face in RAW["dice"]["lord"])
COMMON_DICE = 6

# -- Company cards ---------------------------------------------------------------------------------

COMPANY: tuple[str, ...] = tuple(RAW["company"])
FRODO, SAM, PIPPIN, MERRY, STRIDER = range(5)
AWAY, READY, FLIPPED = range(3)

# -- limits ----------------------------------------------------------------------------------------

HAND_LIMIT = 5
LAST_MOVE = 16  # p. 25: the Movement track of Part 1 ends here
PART_1_LIMIT = 12
ALLY_MARKERS = 8


class Journey(msgspec.Struct, frozen=True):
    """A Journey card (p. 29): where Frodo is for every space of the Movement track."""

    id: str
    long: bool
    limit: int
    moves: int
    rows: tuple[int, ...]  # spaces, dots included
    last: tuple[int, ...]  # [row]: Frodo's last location
    dots: tuple[int, ...]  # [row]: dots since then
    passed: tuple[int, ...]  # [row]: mask of the locations up to this row
    shelters: int  # mask


def journey(raw: dict[str, object]) -> Journey:
    rows = tuple(WILD.index[id] for id in raw["rows"])  # type: ignore[attr-defined]
    last, dots, passed = [], [], []
    here = since = seen = 0
    for space in rows:
        if space <= WILD.locs:
            here, since = space, 0
            seen |= 1 << space
        else:
            since += 1
        last.append(here)
        dots.append(since)
        passed.append(seen)
    return Journey(
        id=str(raw["id"]).removeprefix("journey-"),
        long="long" in str(raw["id"]),
        limit=int(str(raw["limit"])),
        moves=len(rows) - 1,
        rows=rows,
        last=tuple(last),
        dots=tuple(dots),
        passed=tuple(passed),
        shelters=mask_of(raw["shelters"]),  # type: ignore[arg-type]
    )


JOURNEYS: tuple[Journey, ...] = tuple(journey(raw) for raw in load("journeys.json")["journeys"])
SHORT = tuple(n for n, card in enumerate(JOURNEYS) if not card.long)
LONG = tuple(n for n, card in enumerate(JOURNEYS) if card.long)
