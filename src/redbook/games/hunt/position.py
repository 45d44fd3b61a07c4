"""A position as a document that a person can read and write. Everything has a default: write what matters."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from redbook.games.hunt import facts
from redbook.games.hunt.belief import Trail, belief_of
from redbook.games.hunt.board import BOARDS, Board, mask_of, members
from redbook.games.hunt.catalogue import ALLY_IDS, DECK, SORCERIES, SORCERY_IDS
from redbook.games.hunt.pieces import (
    AWAY,
    BEIGE,
    COMPANY,
    DEEDS,
    FACES,
    GREY,
    JOURNEYS,
    LONG,
    RED,
    SHORT,
    STARTS,
    TILE_NAME,
)
from redbook.games.hunt.state import DASH, SEATS, State
from redbook.games.hunt.view import CARD_STATES, TURNS
from redbook.kernel import BadPosition, Play, Step

WORDS = {0: "dot", DASH: "dash"}
JOURNEY_IDS = tuple(card.id for card in JOURNEYS)
NUMBERS = (
    "day", "corruption", "track", "tokens", "pool", "moved", "plays", "drew", "bonus", "out", "radius", "fought",
)  # fmt: skip
FLAGS = (
    "eye", "rested", "fog", "hush", "rescue", "gandalf_moved", "gandalf_sped", "home", "rode", "acted", "sure",
    "border", "quiet",
)  # fmt: skip
PLACES = ("start", "gandalf", "figure", "found")
PLACE_LISTS = ("info", "info_down", "lied", "given", "deeds", "deed_supply", "deeds_spent", "deeds_done", "deeds_drawn")
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
    doc["record"] = [facts.spell(word, s.part) for word in s.record]
    doc["seen"] = [
        f"{SEATS[n // 5]} {SEATS[n % 5]} {(SORCERY_IDS if n % 5 else ALLY_IDS)[card]}"
        for n, mask in enumerate(s.known)
        for card in members(mask)
    ]
    doc["steps"] = [msgspec.to_builtins(step) for step in reversed(g.stack)]
    return doc


SINGLE = (
    "part", "turn", "log", "company", "lore", "journey", "nazgul", "owner", "lead", "active", "lord", "dice",
    "lord_die", "hands", "playing", "barrow_wights", "morgul_knife", "record", "seen", "steps",
)  # fmt: skip
LISTS = PLACE_LISTS + MASKS + JOURNEY_LISTS + ALLY_LISTS + SORCERY_LISTS + TILE_LISTS
KNOWN = frozenset(SINGLE + NUMBERS + FLAGS + PLACES + LISTS)


def read(doc: Mapping[str, Any], s: State, step_types: Any) -> tuple[State, list[Step]]:
    unknown = sorted(set(doc) - KNOWN)
    if unknown:
        raise BadPosition(why=f"unknown: {', '.join(unknown)}")
    try:
        fill(s, doc)
        steps = read_steps(doc, step_types)
        check(s, steps)
        return s, steps
    except (KeyError, ValueError, IndexError, TypeError, AttributeError) as wrong:
        raise BadPosition(why=f"{type(wrong).__name__}: {wrong}") from wrong


def read_steps(doc: Mapping[str, Any], step_types: Any) -> list[Step]:
    """Without steps: a new Day begins."""
    from redbook.games.hunt.day import Day

    if "steps" not in doc:
        return [Day()]
    steps: list[Step] = msgspec.convert(doc["steps"], list[step_types])
    return steps


def fill(s: State, doc: Mapping[str, Any]) -> None:
    """From names to numbers; what is left out is as at the start of a game, decks hold what is nowhere else."""
    s.part = {1: 1, 2: 2}[doc.get("part", 1)]
    board = BOARDS[s.part]
    s.turn = TURNS.index(doc.get("turn", TURNS[0]))
    for name in NUMBERS:
        setattr(s, name, number(doc.get(name, getattr(s, name))))
    if "pool" not in doc:
        s.pool = s.pool_size if s.part == 1 else 3
    for name in FLAGS:
        setattr(s, name, int(bool(doc.get(name, False))))
    fill_screen(s, doc, board)
    for name in MASKS:
        setattr(s, name, mask_of(board.index[id] for id in doc.get(name, ())))
    fill_nazgul(s, doc, board)
    fill_cards(s, doc)
    for name in TILE_LISTS:
        setattr(s, name, [TILE_IDS.index(id) for id in doc.get(name, ())])
    if "tiles" not in doc:
        used = {*s.eyes, *s.drawn}
        s.tiles = [tile for tile in (*BEIGE, *(GREY if s.part == 2 else ())) if tile not in used]
    if "reds" not in doc:
        s.reds = [tile for tile in RED if tile not in (*s.tiles, *s.eyes, *s.drawn)]
    s.record = [facts.parse(text, s.part) for text in doc.get("record", ())]
    if "record" not in doc and s.part == 1:
        s.record = [facts.fact(facts.FLIGHT if entry == DASH else facts.MOVE) for entry in s.journal]
    if "record" not in doc and s.part == 2:
        s.record = [facts.fact(facts.ADVANCE)] * s.track + [facts.fact(facts.GANDALF)] * len(s.journal)
    s.known = [0] * 25 if s.hands else []
    for text in doc.get("seen", ()):
        viewer, holder, card = text.split()
        place = SEATS.index(holder)
        s.known[SEATS.index(viewer) * 5 + place] |= 1 << (SORCERY_IDS if place else ALLY_IDS).index(card)


def check(s: State, steps: list[Step]) -> None:
    """What names alone do not show: that the pieces are there, and that the record speaks of this journey."""
    from redbook.games.hunt.day import Turn

    if any(isinstance(step, Turn) and step.number not in range(3) for step in steps):
        raise ValueError("turn")
    if not s.hands:
        return
    if len(s.company) != len(COMPANY) or s.active not in range(-1, 4) or s.lord not in range(-1, 4):
        raise ValueError("company, active, lord")
    if s.part == 1 and s.start not in STARTS:
        raise ValueError("start")
    if not record_fits(s):
        raise ValueError("record")


def record_fits(s: State) -> bool:
    """As many moves as there were, and answers that can all be true together."""
    belief = belief_of(s)
    if isinstance(belief, Trail):
        return len(belief.entries) == s.track and belief.count > 0
    return belief.track == s.track and bool(belief.worlds)


def number(value: Any) -> int:
    if type(value) is not int:
        raise ValueError(value)
    return value


def fill_screen(s: State, doc: Mapping[str, Any], board: Board) -> None:
    names = {"dot": 0, "dash": DASH}
    for name in PLACES:
        id = doc.get(name, "")
        setattr(s, name, board.index[id] if id else 0)
    if s.part == 1 and "start" not in doc:
        s.start = 1
    s.journal = [names[id] if id in names else board.index[id] for id in doc.get("log", ())]
    if s.part == 1:
        s.last, s.dots, s.visited = s.start, 0, 1 << s.start if s.start else 0
        for entry in s.journal:
            if entry > 0:
                s.last, s.dots, s.visited = entry, 0, s.visited | 1 << entry
            elif entry == 0:
                s.dots += 1
        if "track" not in doc:
            s.track = len(s.journal)
    for name in PLACE_LISTS:
        setattr(s, name, [int(at) for at in doc.get(name, ())])
    states = doc.get("company", {})
    s.company = [AWAY] * 5
    for who, name in enumerate(COMPANY):
        default = "ready" if who < 3 or s.part == 2 else "away"
        s.company[who] = CARD_STATES.index(states.get(name, default))
    if "company" in doc and not states:
        s.company = []
    s.journey = JOURNEY_IDS.index(doc["journey"]) if doc.get("journey") else -1
    for name in JOURNEY_LISTS:
        setattr(s, name, [JOURNEY_IDS.index(id) for id in doc.get(name, ())])
    if s.part == 2:
        if s.journey < 0 and "journey" not in doc:
            s.journey = 0
        if "journey_deck" not in doc and s.journey >= 0:
            gone = {*s.courses, *s.journeys_gone, *s.journeys_drawn, s.journey}
            s.journey_deck = [n for n in (LONG if JOURNEYS[s.journey].long else SHORT) if n not in gone]
        fill_deeds(s, doc)


def fill_deeds(s: State, doc: Mapping[str, Any]) -> None:
    if "gandalf" not in doc and not s.home:
        s.gandalf = DEEDS[0]
    if "start" not in doc and s.gandalf and not s.journal:
        s.start = s.gandalf
    if "deeds_spent" not in doc and s.start in DEEDS:
        s.deeds_spent = [s.start]
    if "deed_supply" not in doc:
        gone = {*s.deeds, *s.deeds_spent, *s.deeds_done, *s.deeds_drawn}
        s.deed_supply = [token for token in DEEDS if token not in gone]


def fill_nazgul(s: State, doc: Mapping[str, Any], board: Board) -> None:
    spaces = doc.get("nazgul", [board.ids[board.nazgul_starts[n % len(board.nazgul_starts)]] for n in range(4)])
    s.nazgul = [board.index[id] if id != "" else 0 for id in spaces]
    s.wraiths = len(doc.get("hands", {"wraith-1": ()})) or 1
    default = [SEATS[n % s.wraiths + 1] for n in range(4)]
    s.owner = [SEATS.index(seat) for seat in doc.get("owner", default)]
    s.lead = SEATS.index(doc.get("lead", SEATS[1]))
    s.active = number(doc.get("active", 0)) - 1
    s.lord = number(doc.get("lord", 0)) - 1
    faces = doc.get("dice", ("ring", "ring", "sword", "sword", "sorcery", "shadow"))
    s.dice = [sum(1 for name in faces if name == face) for face in FACES[:4]]
    if sum(s.dice) != len(faces):
        raise ValueError("dice")
    s.lord_die = FACES.index(doc["lord_die"]) if doc.get("lord_die") else -1
    if len(s.nazgul) != 4 or len(s.owner) != 4 or {*s.owner} - {*range(1, s.wraiths + 1)}:
        raise ValueError("four Nazgûl, each with its player")


def fill_cards(s: State, doc: Mapping[str, Any]) -> None:
    for name in ALLY_LISTS:
        setattr(s, name, [ALLY_IDS.index(id) for id in doc.get(name, ())])
    s.lore = ALLY_IDS.index(doc["lore"]) if doc.get("lore") else -1
    if "ally_deck" not in doc:
        gone = {*s.hand, *s.ally_discard, s.lore}
        s.ally_deck = [card for card in DECK[s.part] if card not in gone]
    hands = doc.get("hands", {"wraith-1": ()})
    if list(hands) != list(SEATS[1 : len(hands) + 1]):
        raise ValueError("hands")
    s.hands = [[SORCERY_IDS.index(id) for id in hand] for hand in hands.values()]
    for name in SORCERY_LISTS:
        setattr(s, name, [SORCERY_IDS.index(id) for id in doc.get(name, ())])
    s.playing = SORCERY_IDS.index(doc["playing"]) if doc.get("playing") else -1
    s.eye_card, s.knife = int(doc.get("barrow_wights", False)), int(doc.get("morgul_knife", False))
    if "deck" not in doc:
        gone = {*s.discard, s.playing, *(card for hand in s.hands for card in hand)}
        gone |= {SORCERY_IDS.index("sorcery-05")} if s.eye_card else set()
        gone |= {SORCERY_IDS.index("sorcery-15")} if s.knife else set()
        s.deck = [card for card in range(len(SORCERIES)) if card not in gone]
