"""The Ally and Sorcery cards as typed data. An unknown word in the data fails here, at import."""

from __future__ import annotations

from typing import Any

import msgspec

from redbook.games.hunt.board import BOARDS, load


class Needs(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A condition: of a whole card (bold, p. 14 and 20) or of one effect."""

    last_in: int = 0  # mask of areas
    night: bool = False
    rested: bool = False
    fought: bool = False  # an Encounter during this Day or the one before
    gandalf: bool = False  # in play
    gandalf_still: bool = False  # has not moved this turn
    nazgul_on_dark: bool = False
    trail: bool = False
    not_on_ally: bool = False


NO_NEEDS = Needs()


class Op(msgspec.Struct, frozen=True):
    name: str
    args: dict[str, Any]


class Mode(msgspec.Struct, frozen=True):
    ops: tuple[Op, ...]
    out_of_turn: bool = False
    part: int = 0  # 0: any
    cost: int = 0  # Fellowship tokens
    needs: Needs = NO_NEEDS


class Card(msgspec.Struct, frozen=True):
    id: str
    part: int  # whose areas and locations it names; 0: any
    modes: tuple[Mode, ...]
    needs: Needs = NO_NEEDS


WORDS = {
    "frodo_rested": "rested",
    "gandalf_in_play": "gandalf",
    "gandalf_not_moved_this_turn": "gandalf_still",
    "any_nazgul_on_dark": "nazgul_on_dark",
    "any_trail_marker_on_board": "trail",
    "active_not_on_ally_location": "not_on_ally",
}


def needs(raw: dict[str, Any], part: int) -> Needs:
    found: dict[str, Any] = {}
    for word, value in raw.items():
        if word == "last_location_in":
            areas = BOARDS[part].areas
            found["last_in"] = sum(1 << areas.index(area) for area in value)
        elif word == "turn":
            found["night"] = {"nightfall": True}[value]
        elif word == "encounter_within_days":
            found["fought"] = True
        else:
            found[WORDS[word]] = value
    return msgspec.convert(found, Needs)


def card(raw: dict[str, Any]) -> Card:
    deck = raw["id"].partition("-")[0]
    part = {"ally1": 1, "ally2": 2, "sorcery": 0}[deck]
    modes = tuple(
        Mode(
            ops=tuple(Op(op["op"], {key: value for key, value in op.items() if key != "op"}) for op in mode["ops"]),
            out_of_turn=mode.get("when") == "out-of-turn",
            part=mode.get("part", 0),
            cost=mode.get("cost", 0),
            needs=needs(mode.get("require", {}), part),
        )
        for mode in raw["modes"]
    )
    return Card(raw["id"], part, modes, needs(raw.get("prerequisite", {}), part))


_raw = load("cards.json")
ALLIES: tuple[Card, ...] = tuple(card(raw) for raw in _raw["ally"])  # 0 to 21: Part 1, 22 to 43: Part 2
SORCERIES: tuple[Card, ...] = tuple(card(raw) for raw in _raw["sorcery"])
ALLY_IDS: tuple[str, ...] = tuple(card.id for card in ALLIES)
SORCERY_IDS: tuple[str, ...] = tuple(card.id for card in SORCERIES)
DECK = (range(0), range(22), range(22, 44))  # Ally cards by part
