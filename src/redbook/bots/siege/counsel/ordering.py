"""Setting up, recovering, reinforcing, building."""

from __future__ import annotations

from redbook.bots.siege.counsel.figures import Case, blow, ids, place, points_for, present, say
from redbook.bots.siege.worth import distances, threat_map
from redbook.games.siege import options as o
from redbook.games.siege.board import (
    CAIR_ANDROS,
    DISTANCE,
    EAST_BANK,
    HEXES,
    MINAS_TIRITH,
    OSGILIATH,
    SHADOW,
    SHADOWED,
    WEST,
    WEST_BANK,
)
from redbook.games.siege.pieces import COMBAT, ENGINES, ENTRY_TURN, GROUND, IDS, LEADER, OF_SIDE, PA, PD, PM
from redbook.games.siege.reinforcements import landing_party
from redbook.games.siege.state import WAITING
from redbook.games.siege.tables import ATTRITION, MODIFIERS
from redbook.games.siege.victory import reduced_units
from redbook.kernel.message import Arg, Message


def rangers(case: Case) -> list[Message]:
    option = case.line[0]
    assert isinstance(option, o.SetUp)
    s, h = case.s, option.hex
    risk = blow(s, case.side, h, threat_map(s, case.side), option.piece)
    friends = [p for p in s.at[h] if COMBAT[p]]
    out = []
    if risk.idle:
        out.append(say("rangers-safe", piece=IDS[option.piece], hex=HEXES[h]))
    elif risk.defence:
        told: dict[str, Arg] = {"attack": risk.attack, "defence": risk.defence, "leaves": risk.leaves}
        out.append(say("rangers-risk", piece=IDS[option.piece], hex=HEXES[h], **told))
    if friends:
        out.append(say("rangers-together", pieces=ids(friends), hex=HEXES[h]))
    out.append(say("rangers-way", to=HEXES[CAIR_ANDROS], left=int(distances(CAIR_ANDROS, False)[h])))
    return out


def recovery(case: Case) -> list[Message]:
    option = case.line[0]
    if not isinstance(option, o.Recover):
        return [say("recover-none")]
    s, piece = case.s, option.piece
    worn = len(reduced_units(s, case.side))
    first = say(
        "recover",
        piece=IDS[piece],
        attack=PA[1][piece],
        defence=PD[1][piece],
        full_attack=PA[0][piece],
        full_defence=PD[0][piece],
    )
    if worn >= ATTRITION:
        return [first, say("recover-toll", units=worn, lost=worn // ATTRITION)]
    return [first]


def reinforcement(case: Case) -> list[Message]:
    s, side, option = case.s, case.side, case.line[0]
    goal = MINAS_TIRITH if side == WEST else OSGILIATH
    way = distances(goal, bool(s.bridge))
    threat = threat_map(s, side)
    if isinstance(option, o.Land):
        units = sum(1 for p in landing_party(s) if COMBAT[p])
        return [
            say("land", hex=HEXES[option.hex], units=units, value=MODIFIERS["landing"]),
            *present(place(s, side, option.hex)),
        ]
    entries = [e for e in case.options if isinstance(e, o.Enter)]
    if not isinstance(option, o.Enter):
        leaders = sorted({e.piece for e in entries})
        return [say("hold", pieces=ids(leaders), hex=HEXES[entries[0].hex], points=max(map(points_for, leaders)))]
    risk = blow(s, side, option.hex, threat, option.piece)
    if LEADER[option.piece]:
        return [say("enter-leader", leader=IDS[option.piece], hex=HEXES[option.hex])]
    others = {e.hex for e in entries if e.piece == option.piece and e.hex != option.hex}
    left = int(way[option.hex])
    out = []
    nearer = [h for h in others if way[h] < way[option.hex]]
    if nearer:
        h = min(nearer, key=lambda h: way[h])
        worse = blow(s, side, h, threat, option.piece)
        out.append(say("enter-not", hex=HEXES[h], attack=worse.attack, defence=worse.defence, leaves=worse.leaves))
    if any(way[h] > way[option.hex] for h in others) and not nearer:
        out.append(
            say(
                "enter-near",
                piece=IDS[option.piece],
                hex=HEXES[option.hex],
                to=HEXES[goal],
                left=left,
                other=int(min(way[h] for h in others if way[h] > way[option.hex])),
            )
        )
    else:
        turns = -(-left // PM[option.piece])
        out.append(
            say("enter-now", piece=IDS[option.piece], hex=HEXES[option.hex], to=HEXES[goal], left=left, turns=turns)
        )
    if not risk.idle:
        out.append(say("risk", hex=HEXES[option.hex], attack=risk.attack, defence=risk.defence, leaves=risk.leaves))
    return out


def back(case: Case) -> list[Message]:
    option = case.line[0]
    assert isinstance(option, o.SendBack)
    piece = option.piece
    worn = case.s.reduced[piece]
    return [say("back", piece=IDS[piece], hex=HEXES[option.hex], attack=PA[worn][piece], defence=PD[worn][piece])]


def engines(case: Case) -> list[Message]:
    s, option = case.s, case.line[0]
    engine = ENGINES[0]
    if isinstance(option, o.Convert):
        worn = s.reduced[option.piece]
        return [
            say(
                "engines",
                piece=IDS[option.piece],
                attack=PA[worn][option.piece],
                engine_attack=PA[worn][engine],
                hex=HEXES[MINAS_TIRITH],
                away=DISTANCE[option.hex][MINAS_TIRITH],
            ),
            say("engines-price", defence=PD[worn][engine], left=PM[engine]),
        ]
    if s.control[MINAS_TIRITH] == SHADOWED:
        return [say("engines-done", hex=HEXES[MINAS_TIRITH])]
    nearest = min(DISTANCE[c.hex][MINAS_TIRITH] for c in case.options if isinstance(c, o.Convert))
    return [say("engines-far", hex=HEXES[MINAS_TIRITH], away=nearest, left=PM[engine])]


def bridge(case: Case) -> list[Message]:
    s, side = case.s, case.side
    east = sum(1 for p in OF_SIDE[side] if GROUND[p] and s.where[p] >= 0 and EAST_BANK[s.where[p]])
    if isinstance(case.line[0], o.BuildBridge):
        return [say("bridge-shadow", units=east) if side == SHADOW else say("bridge-west")]
    coming = sum(1 for p in OF_SIDE[side] if s.where[p] == WAITING and ENTRY_TURN[p] > 0 and COMBAT[p])
    return [say("bridge-wait", units=coming)]


def bridge_taken(case: Case) -> list[Message]:
    s, side = case.s, case.side
    foes = sum(1 for p in OF_SIDE[1 - side] if GROUND[p] and s.where[p] >= 0 and beyond(s.where[p], side))
    return [say("bridge-destroy", units=foes)]


def beyond(h: int, side: int) -> bool:
    """On the far bank, as one who comes over the bridge sees it."""
    return EAST_BANK[h] if side == WEST else WEST_BANK[h]
