"""A position as a document that a person can read and write. Everything has a default: write what matters."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from redbook.games.hunt import facts
from redbook.games.hunt.board import BOARDS, Board, mask_of, members
from redbook.games.hunt.catalogue import ALLY_IDS, DECK, SORCERIES, SORCERY_IDS
from redbook.games.hunt.day import Day
from redbook.games.hunt.pieces import (
    AWAY,
    BEIGE,
    COMPANY,
    DEEDS,
    FACES,
    GREY,
    INFORMATION,
    JOURNEYS,
    LONG,
    LORDS_DIE,
    READY,
    RED,
    RING,
    SHADOW,
    SHORT,
    SORCERY,
    STARTS,
    SWORD,
    TILE_NAME,
)
from redbook.games.hunt.position_check import check, within_bounds, wrong
from redbook.games.hunt.record import plain_record
from redbook.games.hunt.sorcery import BARROW_WIGHTS, MORGUL_KNIFE
from redbook.games.hunt.state import BY_LORDS_DIE, DASH, DOT, SEATS, State
from redbook.games.hunt.view import CARD_STATES, TURNS
from redbook.kernel import BadPosition, Play, Step

WORDS = {0: "dot", DASH: "dash"}
JOURNEY_IDS = tuple(card.id for card in JOURNEYS)
NUMBERS = {  # from, to
    "day": (0, 30), "corruption": (0, 30), "track": (0, 16), "tokens": (0, 4), "pool": (0, 4), "moved": (0, 3),
    "plays": (0, 2), "drew": (0, 1), "bonus": (0, 9), "out": (0, 6), "radius": (1, 2), "fought": (-9, 30),
}  # fmt: skip
FLAGS = (
    "eye", "rested", "fog", "hush", "rescue", "gandalf_moved", "gandalf_sped", "home", "rode", "border", "quiet",
)  # fmt: skip
PLACES = ("start", "gandalf", "figure", "found")
INFORMATION_LISTS = ("info", "info_down", "lied", "given")
PLACE_LISTS = (*INFORMATION_LISTS, "deeds", "deed_supply", "deeds_spent", "deeds_done", "deeds_drawn")
MASKS = ("allies", "tracks", "swords", "shut", "trap")
JOURNEY_LISTS = ("journey_deck", "courses", "journeys_gone", "journeys_drawn")
ALLY_LISTS = ("hand", "ally_deck", "ally_discard")
SORCERY_LISTS = ("deck", "discard")
TILE_LISTS = ("tiles", "reds", "eyes", "drawn")
TILE_IDS = tuple(f"{name}#{n}" if n not in RED else name for n, name in enumerate(TILE_NAME))


def write(g: Play[State]) -> dict[str, Any]:
    s = g.s
    ids = s.board.ids
    doc: dict[str, Any] = {"part": s.part, "turn": TURNS[s.turn]}
    doc |= {name: getattr(s, name) for name in NUMBERS}
    doc |= {name: bool(getattr(s, name)) for name in FLAGS}
    doc |= {name: ids[getattr(s, name)] for name in PLACES}
    doc["log"] = [WORDS.get(entry) or ids[entry] for entry in s.journal]
    doc |= {name: [str(at) for at in getattr(s, name)] for name in PLACE_LISTS}
    doc |= {name: [ids[at] for at in members(getattr(s, name))] for name in MASKS}
    doc["company"] = {COMPANY[who]: CARD_STATES[state] for who, state in enumerate(s.company)}
    doc |= {name: [ALLY_IDS[card] for card in getattr(s, name)] for name in ALLY_LISTS}
    doc["lore"] = ALLY_IDS[s.lore] if s.lore >= 0 else ""
    doc["journey"] = JOURNEY_IDS[s.journey] if s.journey >= 0 else ""
    doc |= {name: [JOURNEY_IDS[card] for card in getattr(s, name)] for name in JOURNEY_LISTS}
    doc["nazgul"] = [ids[at] for at in s.nazgul]
    doc["owner"] = [SEATS[n] for n in s.owner]
    doc |= {"lead": SEATS[s.lead], "active": s.active + 1, "lord": s.lord + 1}
    doc["dice"] = [FACES[face] for face in range(len(s.dice)) for _ in range(s.dice[face])]
    doc["lord_die"] = FACES[s.lord_die] if s.lord_die >= 0 else ""
    doc["hands"] = {SEATS[n]: [SORCERY_IDS[card] for card in hand] for n, hand in enumerate(s.hands, start=1)}
    doc |= {name: [SORCERY_IDS[card] for card in getattr(s, name)] for name in SORCERY_LISTS}
    doc["playing"] = SORCERY_IDS[s.playing] if s.playing >= 0 else ""
    doc |= {"barrow_wights": bool(s.eye_card), "morgul_knife": bool(s.knife)}
    doc |= {name: [TILE_IDS[tile] for tile in getattr(s, name)] for name in TILE_LISTS}
    doc |= {"acted": bool(s.acted), "sure": s.sure}
    doc["record"] = [facts.spell(word, s.part) for word in s.record]
    doc["seen"] = [
        f"{SEATS[n // 5]} {SEATS[n % 5]} {(SORCERY_IDS if n % 5 else ALLY_IDS)[card]}"
        for n, mask in enumerate(s.known)
        for card in members(mask)
    ]
    doc["steps"] = [msgspec.to_builtins(step) for step in reversed(g.stack)]
    return doc


SINGLE = (
    "part", "turn", "acted", "sure", "log", "company", "lore", "journey", "nazgul", "owner", "lead", "active", "lord",
    "dice", "lord_die", "hands", "playing", "barrow_wights", "morgul_knife", "record", "seen", "steps",
)  # fmt: skip
LISTS = PLACE_LISTS + MASKS + JOURNEY_LISTS + ALLY_LISTS + SORCERY_LISTS + TILE_LISTS
KNOWN = frozenset((*SINGLE, *NUMBERS, *FLAGS, *PLACES, *LISTS))


# -- reading ----------------------------------------------------------------------------------------


def read(doc: Mapping[str, Any], s: State, step_types: Any) -> tuple[State, list[Step]]:
    """Bounds first, then names, then what the names say together; nothing costs more than the document is long."""
    unknown = sorted(set(doc) - KNOWN)
    if unknown:
        raise BadPosition(why=f"unknown: {', '.join(unknown)}")
    within_bounds(doc)
    found = Reader(doc)
    fill(s, found)
    steps = read_steps(doc, step_types)
    check(s, steps)
    return s, steps


def read_steps(doc: Mapping[str, Any], step_types: Any) -> list[Step]:
    """Without steps: a new Day begins."""
    if "steps" not in doc:
        return [Day()]
    try:
        steps: list[Step] = msgspec.convert(doc["steps"], list[step_types])
    except msgspec.ValidationError as no:
        raise BadPosition(why=f"steps: {no}") from no
    return steps


class Reader:
    """A field from outside becomes a number, or is refused with its name, its value and what was expected."""

    def __init__(self, doc: Mapping[str, Any]) -> None:
        self.doc = doc

    def __contains__(self, field: str) -> bool:
        return field in self.doc

    def number(self, field: str, default: int, least: int, most: int) -> int:
        value = self.doc.get(field, default)
        if type(value) is not int or not least <= value <= most:
            raise wrong(field, value, f"a number from {least} to {most}")
        return value

    def flag(self, field: str) -> int:
        value = self.doc.get(field, False)
        if type(value) is not bool:
            raise wrong(field, value, "true or false")
        return int(value)

    def one(self, field: str, names: Mapping[str, int], default: int) -> int:
        """The number of a name; "" is none, and so is a field that is left out."""
        value = self.doc.get(field, "")
        return default if value == "" else self.named(field, value, names)

    def many(self, field: str, names: Mapping[str, int]) -> list[int]:
        return [self.named(field, value, names) for value in self.listed(field)]

    def listed(self, field: str) -> list[Any] | tuple[Any, ...]:
        values = self.doc.get(field, ())
        if not isinstance(values, list | tuple):
            raise wrong(field, values, "a list")
        return values

    def table(self, field: str) -> dict[str, Any]:
        value = self.doc.get(field, {})
        if not isinstance(value, dict):
            raise wrong(field, value, "names with their values")
        return value

    def named(self, field: str, value: Any, names: Mapping[str, int]) -> int:
        number = names.get(value) if isinstance(value, str) else None
        if number is None:
            raise wrong(field, value, f"one of {', '.join(names)}")
        return number


def numbered(names: Iterable[str], first: int = 0) -> dict[str, int]:
    return {name: n for n, name in enumerate(names, first)}


TURN_NAMES, SEAT_NAMES, WRAITH_NAMES = numbered(TURNS), numbered(SEATS), numbered(SEATS[1:], 1)
ALLY_NAMES, SORCERY_NAMES, TILE_NAMES = numbered(ALLY_IDS), numbered(SORCERY_IDS), numbered(TILE_IDS)
JOURNEY_NAMES, COMPANY_NAMES, STATE_NAMES = numbered(JOURNEY_IDS), numbered(COMPANY), numbered(CARD_STATES)
COMMON_NAMES, LORD_NAMES = numbered(FACES[:4]), {FACES[face]: face for face in sorted({*LORDS_DIE})}
TOKEN_NAMES = {
    name: {str(at): at for at in (INFORMATION if name in INFORMATION_LISTS else DEEDS)} for name in PLACE_LISTS
}


def fill(s: State, found: Reader) -> None:
    """From names to numbers; what is left out is as at the start of a game, decks hold what is nowhere else."""
    s.part = found.number("part", 1, 1, 2)
    board = BOARDS[s.part]
    s.turn = found.one("turn", TURN_NAMES, 0)
    for name, (least, most) in NUMBERS.items():
        setattr(s, name, found.number(name, getattr(s, name), least, most))
    if "pool" not in found:
        s.pool = s.pool_size if s.part == 1 else 3
    for name in FLAGS:
        setattr(s, name, found.flag(name))
    s.acted = BY_LORDS_DIE if found.flag("sure") else found.flag("acted")
    fill_screen(s, found, board)
    for name in MASKS:
        setattr(s, name, mask_of(found.many(name, board.index)))
    fill_nazgul(s, found, board)
    fill_cards(s, found)
    fill_tiles(s, found)
    s.record = [read_fact(text, s.part) for text in found.listed("record")] if "record" in found else plain_record(s)
    s.known = [0] * 25
    for text in found.listed("seen"):
        fill_seen(s, found, text)


def read_fact(text: Any, part: int) -> int:
    """Written exactly as it is spelled: nothing else is a fact."""
    if not isinstance(text, str):
        raise wrong("record", text, "a fact such as “move” or “search 23 no”")
    try:
        word = facts.parse(text, part)
    except ValueError as no:
        raise wrong("record", text, "a fact such as “move” or “search 23 no”") from no
    if facts.spell(word, part) != text:
        raise wrong("record", text, facts.spell(word, part))
    return word


def fill_seen(s: State, found: Reader, text: Any) -> None:
    """Who has seen which card in whose hand."""
    words = text.split() if isinstance(text, str) else []
    if len(words) != 3:
        raise wrong("seen", text, "a seat, the seat that holds the card, the card")
    viewer, holder = (found.named("seen", word, SEAT_NAMES) for word in words[:2])
    card = found.named("seen", words[2], SORCERY_NAMES if holder else ALLY_NAMES)
    if max(viewer, holder) > s.wraiths or viewer == holder or card not in (s.hands[holder - 1] if holder else s.hand):
        raise wrong("seen", text, "a card in the hand of another player")
    s.known[viewer * 5 + holder] |= 1 << card


def fill_screen(s: State, found: Reader, board: Board) -> None:
    for name in PLACES:
        setattr(s, name, found.one(name, board.index, 0))
    if s.part == 1 and "start" not in found:
        s.start = STARTS[0]
    s.journal = found.many("log", {**board.index, "dot": DOT, "dash": DASH})
    if s.part == 1:
        s.last, s.dots, s.visited = s.start, 0, 1 << s.start if s.start else 0
        for entry in s.journal:
            if entry > 0:
                s.last, s.dots, s.visited = entry, 0, s.visited | 1 << entry
            elif entry == DOT:
                s.dots += 1
        if "track" not in found:
            s.track = len(s.journal)
    for name in PLACE_LISTS:
        setattr(s, name, found.many(name, TOKEN_NAMES[name]))
    fill_company(s, found)
    s.journey = found.one("journey", JOURNEY_NAMES, -1)
    for name in JOURNEY_LISTS:
        setattr(s, name, found.many(name, JOURNEY_NAMES))
    if s.part == 2:
        if s.journey < 0 and "journey" not in found:
            s.journey = 0
        if "journey_deck" not in found and s.journey >= 0:
            gone = {*s.courses, *s.journeys_gone, *s.journeys_drawn, s.journey}
            s.journey_deck = [n for n in (LONG if JOURNEYS[s.journey].long else SHORT) if n not in gone]
        fill_deeds(s, found)


def fill_company(s: State, found: Reader) -> None:
    """Part 1 begins with Frodo, Sam and Pippin, Part 2 with all five."""
    s.company = [READY if who < 3 or s.part == 2 else AWAY for who in range(5)]
    for name, state in found.table("company").items():
        s.company[found.named("company", name, COMPANY_NAMES)] = found.named("company", state, STATE_NAMES)


def fill_deeds(s: State, found: Reader) -> None:
    if "gandalf" not in found and not s.home:
        s.gandalf = DEEDS[0]
    if "start" not in found and s.gandalf and not s.journal:
        s.start = s.gandalf
    if "deeds_spent" not in found and s.start in DEEDS:
        s.deeds_spent = [s.start]
    if "deed_supply" not in found:
        gone = {*s.deeds, *s.deeds_spent, *s.deeds_done, *s.deeds_drawn}
        s.deed_supply = [token for token in DEEDS if token not in gone]


def fill_nazgul(s: State, found: Reader, board: Board) -> None:
    starts = board.nazgul_starts
    s.nazgul = found.many("nazgul", {**board.index, "": 0}) or [starts[n % len(starts)] for n in range(4)]
    s.wraiths = len(found.table("hands")) or 1
    s.owner = found.many("owner", WRAITH_NAMES) or [n % s.wraiths + 1 for n in range(4)]
    s.lead = found.one("lead", WRAITH_NAMES, 1)
    s.active = found.number("active", 0, 0, 4) - 1
    s.lord = found.number("lord", 0, 0, 4) - 1
    faces = found.many("dice", COMMON_NAMES) if "dice" in found else [RING, RING, SWORD, SWORD, SORCERY, SHADOW]
    s.dice = [faces.count(face) for face in range(4)]
    s.lord_die = found.one("lord_die", LORD_NAMES, -1)
    for name, values in (("nazgul", s.nazgul), ("owner", s.owner)):
        if len(values) != 4:
            raise wrong(name, found.doc[name], "four, one for each Nazgûl")


def fill_cards(s: State, found: Reader) -> None:
    for name in ALLY_LISTS:
        setattr(s, name, found.many(name, ALLY_NAMES))
    s.lore = found.one("lore", ALLY_NAMES, -1)
    if "ally_deck" not in found:
        gone = {*s.hand, *s.ally_discard, s.lore}
        s.ally_deck = [card for card in DECK[s.part] if card not in gone]
    hands = found.table("hands") or {SEATS[1]: []}
    if list(hands) != list(SEATS[1 : len(hands) + 1]):
        raise wrong("hands", list(hands), f"players in the order {', '.join(SEATS[1:])}")
    s.hands = [Reader({"hands": hand}).many("hands", SORCERY_NAMES) for hand in hands.values()]
    for name in SORCERY_LISTS:
        setattr(s, name, found.many(name, SORCERY_NAMES))
    s.playing = found.one("playing", SORCERY_NAMES, -1)
    s.eye_card, s.knife = found.flag("barrow_wights"), found.flag("morgul_knife")
    if "deck" not in found:
        gone = {*s.discard, s.playing, *(card for hand in s.hands for card in hand)}
        gone |= {BARROW_WIGHTS} if s.eye_card else set()
        gone |= {MORGUL_KNIFE} if s.knife else set()
        s.deck = [card for card in range(len(SORCERIES)) if card not in gone]


def fill_tiles(s: State, found: Reader) -> None:
    for name in TILE_LISTS:
        setattr(s, name, found.many(name, TILE_NAMES))
    if "tiles" not in found:
        used = {*s.eyes, *s.drawn}
        s.tiles = [tile for tile in (*BEIGE, *(GREY if s.part == 2 else ())) if tile not in used]
    if "reds" not in found:
        s.reds = [tile for tile in RED if tile not in (*s.tiles, *s.eyes, *s.drawn)]
