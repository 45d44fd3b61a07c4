"""What the tale of a siege shows: points turn by turn, the moments that decided it, the map at each of them."""

from __future__ import annotations

from collections.abc import Sequence

from redbook.games.siege.board import BRIDGE_SITE, CONTROL_AT_START, INDEX, SEATS
from redbook.games.siege.events import (
    AnduinCrossed,
    BridgeBuilt,
    RammasFell,
    RingTaken,
    Scored,
    SiegeEnded,
    StewardDied,
    TurnBegan,
)
from redbook.games.siege.picture import draw
from redbook.games.siege.pieces import NUMBER
from redbook.games.siege.view import SiegeView
from redbook.kernel import Match, Message, Told

# Told openly; marches, odds and losses of a step wait under a fold.
LOUD = {
    "turn-began", "day-remembered", "steward-died", "eye-opened", "ring-taken", "rammas-fell", "anduin-crossed",
    "bridge-built", "bridge-destroyed", "attack-declared", "result-read", "eliminated", "scored", "siege-ended",
}  # fmt: skip

# What a moment weighs beside points; none of these happens often.
WEIGHT: dict[type, int] = {RingTaken: 6, RammasFell: 5, AnduinCrossed: 3, BridgeBuilt: 2, StewardDied: 1}
MOMENTS = 6


def series(match: Match) -> list[tuple[int, int, dict[str, int]]]:
    """The points of both sides at the end of every turn."""
    points: dict[str, int] = dict.fromkeys(SEATS, 0)
    shown: list[tuple[int, int, dict[str, int]]] = []
    turn = 0
    for told in match.events:
        event = told.event
        if isinstance(event, Scored):
            points[event.side] += event.points
        elif isinstance(event, TurnBegan):
            if turn:
                shown.append((turn, told.move, dict(points)))
            turn = event.turn
        elif isinstance(event, SiegeEnded):
            shown.append((turn, told.move, {"west": event.west, "shadow": event.shadow}))
    if turn and (not shown or shown[-1][0] != turn):
        shown.append((turn, len(match.log), dict(points)))
    return shown


def moments(match: Match) -> list[tuple[int, Message]]:
    """The moves that weighed most, in the order in which they came; each is told by its weightiest event."""
    weights: dict[int, int] = {}
    heaviest: dict[int, tuple[int, Told]] = {}
    for told in match.events:
        weight = weigh(told)
        if weight:
            weights[told.move] = weights.get(told.move, 0) + weight
            if told.move not in heaviest or weight > heaviest[told.move][0]:
                heaviest[told.move] = (weight, told)
    chosen = sorted(sorted(weights, key=lambda move: (-weights[move], move))[:MOMENTS])
    return [(move, heaviest[move][1].message("siege")) for move in chosen]


def weigh(told: Told) -> int:
    event = told.event
    return abs(event.points) if isinstance(event, Scored) else WEIGHT.get(type(event), 0)


def picture(view: SiegeView) -> str:
    """The map as the view shows it; a hex that is fought for is ringed."""
    return drawn(view, ())


def close_up(view: SiegeView, places: Sequence[str]) -> str:
    """The part of the map around some hexes, or around those that are held; the hexes bear their numbers."""
    near = [INDEX[id] for id in places if id in INDEX]
    return drawn(view, near or sorted({INDEX[piece.at] for piece in view.pieces if piece.at in INDEX}))


def drawn(view: SiegeView, near: Sequence[int]) -> str:
    stacks: dict[int, list[tuple[int, bool]]] = {}
    for piece in view.pieces:
        if piece.at in INDEX:
            stacks.setdefault(INDEX[piece.at], []).append((NUMBER[piece.id], piece.reduced))
    control = bytearray(CONTROL_AT_START)
    for id, seat in view.control.items():
        control[INDEX[id]] = SEATS.index(seat) + 1 if seat else 0
    lit = [INDEX[view.combat.target]] if view.combat is not None else []
    score = " – ".join(str(view.score[seat].total) for seat in SEATS)
    return draw(stacks, control, bool(view.bridge), BRIDGE_SITE, f"{view.turn}/{view.turns}, {score}", lit, near)
