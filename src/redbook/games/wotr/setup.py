"""The board before turn 1 (p.14-17)."""

from __future__ import annotations

from redbook.games.wotr.board import (
    ASIDE,
    CARDS_IN,
    COMPANIONS,
    ELITE,
    FREE_NATIONS,
    IN_FELLOWSHIP,
    KINDS,
    LEADER,
    NATION,
    NAZGUL,
    PLACES,
    REGION,
    REGULAR,
    SAURON,
    SIDE_OF_NATION,
    load,
)
from redbook.games.wotr.state import State, empty


def kinds_of(nation: int) -> tuple[int, int, int]:
    """Regular, Elite and Leader (for Sauron: Nazgûl) of a nation."""
    third = LEADER[nation] if nation in FREE_NATIONS else NAZGUL if nation == SAURON else -1
    return REGULAR[nation], ELITE[nation], third


def totals() -> bytes:
    """How many figures of each kind there are."""
    sums = bytearray(KINDS)
    for entry in load("setup.json"):
        kinds = kinds_of(NATION[entry["id"]])
        for counts in (entry["reinforcements"], *entry["armies"].values()):
            for kind, number in zip(kinds, counts, strict=True):
                if kind >= 0:
                    sums[kind] += number
    return bytes(sums)


TOTALS = totals()


def new_board(count: int) -> State:
    s = empty(count)
    for entry in load("setup.json"):
        nation = NATION[entry["id"]]
        kinds = kinds_of(nation)
        for kind, number in zip(kinds, entry["reinforcements"], strict=True):
            if kind >= 0:
                s.reserve[kind] = number
        for name, counts in entry["armies"].items():
            place = REGION[name]
            for kind, number in zip(kinds, counts, strict=True):
                if kind >= 0:
                    s.figures[place * KINDS + kind] = number
            s.troops[SIDE_OF_NATION[nation] * PLACES + place] += counts[0] + counts[1]
        s.steps[nation] = entry["steps"]
        s.active[nation] = entry["active"]
    for character in range(13):
        s.chars[character] = IN_FELLOWSHIP if character in COMPANIONS[:7] else ASIDE
    for deck, cards in enumerate(CARDS_IN):
        s.decks[deck] = list(cards)
    return s
