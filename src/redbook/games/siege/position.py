"""Positions as documents that people can read and write. What is left out has a sensible default."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from redbook.games.siege.board import CONTROL_AT_START, COUNT, EAST_BANK, HEXES, INDEX, PEAK, SEATS, SHADOW, WET
from redbook.games.siege.morale import entry_bits
from redbook.games.siege.pieces import ALL, COMBAT, FLIES, GROUND, IDS, NUMBER, RANGERS, SIDE, SIEGE
from redbook.games.siege.position_check import check_steps, refuse
from redbook.games.siege.setup import PlaceRangers
from redbook.games.siege.state import EXEMPT, FLAGS, NOWHERE, UNUSED, WAITING, Battle, Odds, State, empty, put
from redbook.games.siege.tables import AWARDS, ENTRY_IDS
from redbook.games.siege.turn import STAGE_PARTS, NextTurn, stage
from redbook.kernel import Play, Step
from redbook.kernel.errors import BadPosition

Seat = Literal["west", "shadow"]
Flag = Literal["moved", "attacked", "defended", "embarked", "arrived", "landed", "duty", "exempt", "crosser", "driven"]
HISTORY = ("crossed", "fallen", "assailed", "steward_gone", "wall_held", "city_held")
EYES = ("closed", "open", "spent")
PLACES = {name: code for code, name in NOWHERE.items()}


class BattleForm(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    target: str
    side: Seat
    attackers: list[str] = []
    eye: bool = False
    hexes: list[str] = []
    odds: Odds | None = None
    dice: tuple[int, ...] = ()
    read_at: int = 0
    cell: str = ""


class Form(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The document. `now` ("west movement", "shadow combat", "setup") or `steps` says what is to be done next."""

    turn: int = 1
    now: str = ""
    stage: Seat = "west"
    phase: str = ""
    pieces: dict[str, str] = {}  # "GO-05": "0908", "MO-01": "1010 reduced", "MO-02": "eliminated"
    control: dict[str, Seat] = {}  # where neither the start nor a unit on the spot says so
    marks: dict[str, list[Flag]] = {}
    came: dict[str, str] = {}  # when each unit came to its hex: "12", or "12 by combat"
    clock: int = 0
    since: tuple[int, int] = (0, 0)
    morale: dict[Seat, list[str]] | None = None  # the entries in force; None: those that hold now
    points: dict[Seat, dict[str, int]] = {}
    history: list[Literal["crossed", "fallen", "assailed", "steward_gone", "wall_held", "city_held"]] = []
    captured: list[str] = []
    bridge: Seat | None = None
    works: Seat | None = None
    eye: Literal["closed", "open", "spent"] = "closed"
    ring: bool = False
    recovered: int = 0
    battle: BattleForm | None = None
    follows: dict[str, str] = {}
    bound: dict[str, str] = {}  # where a unit under a duty stood when it was found
    steps: list[dict[str, Any]] = []


def hex_of(id: str, field: str) -> int:
    if id not in INDEX:
        raise refuse(field, id, "a hex such as 0908")
    return INDEX[id]


def piece_of(id: str, field: str) -> int:
    if id not in NUMBER:
        raise refuse(field, id, "a counter such as GO-05 or L-GANDALF")
    return NUMBER[id]


def on_the_map(s: State, id: str, field: str) -> int:
    piece = piece_of(id, field)
    if s.where[piece] < 0:
        raise refuse(field, id, "a counter on the map")
    return piece


def converted(doc: Any, type: Any, field: str = "") -> Any:
    """The document as typed data; what is wrong is named with its field and its value."""
    try:
        return msgspec.convert(doc, type)
    except msgspec.ValidationError as wrong:
        what, _, path = str(wrong).partition(" - at `")
        field = (field + path.rpartition("$")[2].rstrip("`")).lstrip(".")
        raise BadPosition(why=f"{field or 'position'}: {said_at(doc, path)}{what}") from wrong


def said_at(doc: Any, path: str) -> str:
    """The value at the end of a path such as "$.pieces[...]", as far as it can be followed."""
    for key, number in re.findall(r"\.(\w+)|\[(\d+|\.\.\.)\]", path):
        if number == "..." or not isinstance(doc, Mapping | list):
            return ""
        doc = doc[int(number)] if number else doc.get(key) if isinstance(doc, Mapping) else None
    return f"{str(doc)[:40]!r}; " if path and not isinstance(doc, Mapping | list) else ""


# -- reading --------------------------------------------------------------------------------------


def read(doc: Mapping[str, Any], turns: int, weight: int, step_types: Any) -> tuple[State, list[Step]]:
    form: Form = converted(dict(doc), Form)
    if not 0 <= form.turn <= turns:
        raise refuse("turn", form.turn, f"0 to {turns}")
    s = empty(turns, CONTROL_AT_START, weight)
    s.turn = form.turn
    s.stage = SEATS.index(form.stage)
    read_marks(s, form)
    read_pieces(s, form)
    read_control(s, form)
    for name in form.history:
        setattr(s, name, True)
    s.captured = [hex_of(id, "captured") for id in form.captured]
    s.bridge = SEATS.index(form.bridge) + 1 if form.bridge else 0
    s.works = SEATS.index(form.works) + 1 if form.works else 0
    s.eye = EYES.index(form.eye)
    s.ring = form.ring
    s.recovered = form.recovered
    s.clock = form.clock
    s.since = list(form.since)
    read_points(s, form)
    read_morale(s, form)
    s.battle = read_battle(form.battle)
    s.follows = tuple(
        sorted((on_the_map(s, who, "follows"), on_the_map(s, unit, "follows")) for who, unit in form.follows.items())
    )
    s.bound = tuple(sorted((on_the_map(s, id, "bound"), hex_of(h, "bound")) for id, h in form.bound.items()))
    steps = read_steps(s, form, step_types)
    check_steps(s, steps)
    return s, steps


def read_marks(s: State, form: Form) -> None:
    for id, marks in form.marks.items():
        piece = piece_of(id, "marks")
        for mark in marks:
            if mark == "crosser":
                s.crosser[piece] = 1
            elif mark == "driven":
                s.driven[piece] = 1
            else:
                s.flags[piece] |= 1 << FLAGS.index(mark)
    for id, when in form.came.items():
        number, _, how = when.partition(" ")
        if not number.isdecimal() or len(number) > 6 or how not in ("", "by combat"):
            raise refuse(f"came.{id}", when, 'a time such as "12" or "12 by combat"')
        s.stamp[piece_of(id, "came")] = int(number) * 2 + (how != "")
    if s.stamp and max(s.stamp) // 2 > form.clock:
        form.clock = max(s.stamp) // 2


def read_pieces(s: State, form: Form) -> None:
    for id, place in form.pieces.items():
        piece = piece_of(id, "pieces")
        field = f"pieces.{id}"
        where, _, state = place.partition(" ")
        if state not in ("", "reduced"):
            raise refuse(field, place, "a hex alone, or with reduced")
        if where in PLACES:
            s.where[piece] = PLACES[where]
            if state or s.flags[piece] or s.stamp[piece]:
                raise refuse(field, place, "neither reduced nor marks, for it is off the map")
            continue
        if where not in INDEX:
            raise refuse(field, place, f"a hex such as 0908, or one of {', '.join(PLACES)}")
        h = INDEX[where]
        if s.held[h] not in (0, SIDE[piece] + 1):
            raise refuse(field, place, "a hex without counters of the other side")
        if PEAK[h] and not FLIES[piece]:
            raise refuse(field, place, "a hex that is no peak")
        if WET[h] and SIEGE[piece]:
            raise refuse(field, place, "dry land for a siege engine")
        if state:
            if not COMBAT[piece]:
                raise refuse(field, place, "a hex alone, for leaders take no losses")
            s.reduced[piece] = 1
        if s.flags[piece] & EXEMPT and not GROUND[piece]:
            raise refuse(f"marks.{id}", "exempt", "a ground unit")
        put(s, piece, h)
        if SIDE[piece] == SHADOW and GROUND[piece] and EAST_BANK[h]:
            s.crosser[piece] = 1
    for piece in ALL:
        if s.where[piece] == UNUSED and (s.flags[piece] or s.stamp[piece] or s.crosser[piece] or s.driven[piece]):
            raise refuse("marks", IDS[piece], "a counter that pieces names")


def natural_control(s: State) -> bytearray:
    """As at the start, but that whoever stands in a hex controls it."""
    control = bytearray(CONTROL_AT_START)
    for piece in ALL:
        h = s.where[piece]
        if h >= 0 and GROUND[piece] and not WET[h]:
            control[h] = SIDE[piece] + 1
    return control


def read_control(s: State, form: Form) -> None:
    s.control = natural_control(s)
    for id, seat in form.control.items():
        h = hex_of(id, "control")
        if WET[h]:
            raise refuse("control", id, "dry land, for nobody controls a river")
        s.control[h] = SEATS.index(seat) + 1


def read_points(s: State, form: Form) -> None:
    for seat, awards in form.points.items():
        for id, points in awards.items():
            if id not in AWARDS or not 0 <= points <= 999:
                raise refuse(f"points.{seat}", {id: points}, f"{AWARDS[0]} to {AWARDS[-1]}, and 0 to 999 points")
            s.points[SEATS.index(seat)][AWARDS.index(id)] = points


def read_morale(s: State, form: Form) -> None:
    for side, seat in enumerate(SEATS):
        if form.morale is None:
            s.entries[side] = entry_bits(s, side)
            continue
        for id in form.morale.get(seat, []):
            if id not in ENTRY_IDS[side]:
                raise refuse(f"morale.{seat}", id, f"one of {', '.join(ENTRY_IDS[side])}")
            s.entries[side] |= 1 << ENTRY_IDS[side].index(id)


def read_battle(form: BattleForm | None) -> Battle | None:
    if form is None:
        return None
    return Battle(
        hex_of(form.target, "battle.target"),
        SEATS.index(form.side),
        tuple(piece_of(id, "battle.attackers") for id in form.attackers),
        form.eye,
        tuple(hex_of(id, "battle.hexes") for id in form.hexes),
        form.odds,
        form.dice,
        form.read_at,
        form.cell,
    )


def read_steps(s: State, form: Form, step_types: Any) -> list[Step]:
    if form.steps:
        if form.now:
            raise refuse("now", form.now, "either now or steps, not both")
        s.phase = form.phase
        steps: list[Step] = converted(form.steps, list[step_types], "steps")
        return steps
    now = form.now or "west movement"
    if now == "setup":
        s.phase = "setup"
        s.turn = 0
        return [*(PlaceRangers(p) for p in RANGERS if s.where[p] == WAITING), NextTurn()]
    if now == "reckoning":
        s.turn = s.turns
        return [NextTurn()]
    seat, _, part = now.partition(" ")
    if seat not in SEATS or part not in STAGE_PARTS or s.turn == 0:
        raise refuse("now", now, f"west or shadow with one of {', '.join(STAGE_PARTS)}, on turn 1 or later")
    side = SEATS.index(seat)
    s.stage = side
    s.phase = "preparation" if part in ("recovery", "reinforcements") else part
    after = stage(SHADOW) if side != SHADOW else []
    return [*stage(side, part), *after, NextTurn()]


# -- writing --------------------------------------------------------------------------------------


def write(g: Play[State]) -> dict[str, Any]:
    s = g.s
    natural = natural_control(s)
    doc: dict[str, Any] = {
        "turn": s.turn,
        "stage": SEATS[s.stage],
        "phase": s.phase,
        "pieces": {IDS[p]: place(s, p) for p in ALL if s.where[p] != UNUSED},
        "control": {HEXES[h]: SEATS[s.control[h] - 1] for h in range(COUNT) if s.control[h] != natural[h]},
        "marks": {IDS[p]: marks(s, p) for p in ALL if marks(s, p)},
        "came": {IDS[p]: f"{s.stamp[p] // 2}{' by combat' if s.stamp[p] % 2 else ''}" for p in ALL if s.stamp[p]},
        "clock": s.clock,
        "since": s.since,
        "morale": {
            seat: [id for n, id in enumerate(ENTRY_IDS[side]) if s.entries[side] >> n & 1]
            for side, seat in enumerate(SEATS)
        },
        "points": {
            seat: {id: points for id, points in zip(AWARDS, s.points[side], strict=True) if points}
            for side, seat in enumerate(SEATS)
            if any(s.points[side])
        },
        "history": [name for name in HISTORY if getattr(s, name)],
        "captured": [HEXES[h] for h in s.captured],
        "bridge": SEATS[s.bridge - 1] if s.bridge else None,
        "works": SEATS[s.works - 1] if s.works else None,
        "eye": EYES[s.eye],
        "ring": s.ring,
        "recovered": s.recovered,
        "battle": write_battle(s.battle),
        "follows": {IDS[leader]: IDS[unit] for leader, unit in s.follows},
        "bound": {IDS[unit]: HEXES[h] for unit, h in s.bound},
        "steps": msgspec.to_builtins(list(reversed(g.stack))),
    }
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(msgspec.convert(doc, Form)))
    return plain


def place(s: State, piece: int) -> str:
    h = s.where[piece]
    if h < 0:
        return NOWHERE[h]
    return f"{HEXES[h]} reduced" if s.reduced[piece] else HEXES[h]


def marks(s: State, piece: int) -> list[str]:
    out = [name for bit, name in enumerate(FLAGS) if s.flags[piece] >> bit & 1]
    if s.crosser[piece] and not EAST_BANK[s.where[piece]]:
        out.append("crosser")
    if s.driven[piece]:
        out.append("driven")
    return out


def write_battle(battle: Battle | None) -> dict[str, Any] | None:
    if battle is None:
        return None
    return {
        "target": HEXES[battle.target],
        "side": SEATS[battle.side],
        "attackers": [IDS[p] for p in battle.attackers],
        "eye": battle.eye,
        "hexes": [HEXES[h] for h in battle.hexes],
        "odds": msgspec.to_builtins(battle.odds),
        "dice": battle.dice,
        "read_at": battle.read_at,
        "cell": battle.cell,
    }
