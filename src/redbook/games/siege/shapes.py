"""How large everything is, for programs that want arrays (`redbook.kernel.shapes`)."""

from __future__ import annotations

from collections.abc import Iterable

from redbook.games.siege.board import HEXES, SEATS
from redbook.games.siege.pieces import ALL, COMBAT, ENTRY_HEXES, FALLBACK_HEXES, IDS, LANDING, RANGERS, SIDE
from redbook.games.siege.position_check import PHASES
from redbook.games.siege.state import NOWHERE
from redbook.games.siege.tables import AWARDS, CELLS, COLUMNS, ENTRY_IDS, MORALE_MAX, TURNS_LONG
from redbook.games.siege.view import PieceView
from redbook.kernel.shapes import Amount, LeftOut, Of, Several, Shape, Shapes, Spot, by, of

RESULTS = tuple(dict.fromkeys(str(cell) for row in CELLS for cell in row))
COLUMN_COUNT, LINE_COUNT = max(int(h[:2]) for h in HEXES), max(int(h[2:]) for h in HEXES)
ON_MAP = {h: (int(h[:2]) / COLUMN_COUNT, int(h[2:]) / LINE_COUNT) for h in HEXES}
SIDE_OF = {id: SEATS[SIDE[p]] + "@" for p, id in enumerate(IDS)}
UNITS = tuple(IDS[p] for p in ALL if COMBAT[p])
ENTRIES = tuple((p, h) for p in ALL for h in (*ENTRY_HEXES[p], *FALLBACK_HEXES[p]))
STRENGTH = {"attack": Amount(80), "defence": Amount(80)}
STACK = 16  # counters of one side in one hex; landings may crowd Harlond


def unique(hexes: Iterable[int]) -> tuple[int, ...]:
    return tuple(dict.fromkeys(hexes))


def side_and_hex(piece: PieceView) -> str:
    return SIDE_OF[piece.id] + piece.at


VIEW: dict[str, Shape] = {
    "SiegeView.turn": Amount(TURNS_LONG),
    "SiegeView.turns": Amount(TURNS_LONG),
    "SiegeView.date": LeftOut("the turn tells it"),
    "SiegeView.phase": Of(PHASES),
    "SiegeView.pieces": Several((  # every counter by its name, and every hex with the strength of either side in it
        Of(IDS, by="id", seen=False),
        of((f"{side}@{h}" for side in SEATS for h in HEXES), by=side_and_hex, fields=STRENGTH, most=STACK,
           others=tuple(f"{side}@{where}" for side in SEATS for where in NOWHERE.values())),
    )),
    "PieceView.at": Spot(ON_MAP, tuple(NOWHERE.values())),
    "PieceView.attack": Amount(10),
    "PieceView.defence": Amount(10),
    "SiegeView.control": Of(HEXES),
    "SiegeView.zones": Of(HEXES),
    "SiegeView.coming": LeftOut("printed on the counters: it never changes"),
    "SiegeView.duty": LeftOut("said by every counter"),
    "SiegeView.recovered": Amount(10),
    "MoraleView.marker": Amount(MORALE_MAX, -MORALE_MAX),
    "MoraleView.sum": Amount(100, -100),
    "MoraleView.entries": of((*ENTRY_IDS[0], *ENTRY_IDS[1]), by="id"),
    "EntryView.value": Amount(50, -50),
    "ScoreView.total": Amount(300),
    "ScoreView.awards": of(AWARDS, by="id", seen=False),
    "AwardView.points": Amount(200),
    "MovingView.piece": Of(IDS),
    "MovingView.left": Amount(40),
    "CombatView.target": Of(HEXES),
    "CombatView.attackers": Of(UNITS),
    "CombatView.defenders": LeftOut("who stands in the target hex"),
    "CombatView.leaders": LeftOut("who stands in the target hex"),
    "CombatView.dice": Of(tuple(range(10)), most=20),
    "CombatView.read_at": Of(COLUMNS),
    "CombatView.result": Of(RESULTS),
    "OddsView.attack": Amount(100),
    "OddsView.defence": Amount(100),
    "OddsView.base": Of(COLUMNS),
    "OddsView.shifts": LeftOut("the columns tell their sum"),
    "OddsView.column": Of(COLUMNS),
    "OddsView.difference": Amount(150, -150),
    "OddsView.weight": Amount(10),
    "OddsView.chances": Of(RESULTS, each=Amount(1)),
    "OddsView.defender_leaves": Amount(1),
    "OddsView.defender_loss": Amount(1),
    "OddsView.attacker_loss": Amount(1),
    "CombatMoraleView.marker": Amount(MORALE_MAX, -MORALE_MAX),
    "CombatMoraleView.leader": Of(IDS),
    "CombatMoraleView.modifier": Amount(50, -50),
    "CombatMoraleView.surrounded": Amount(50, -50),
    "CombatMoraleView.total": Amount(150, -150),
}  # fmt: skip
OPTIONS = {
    "set-up": by("hex", among=unique(h for p in RANGERS for h in ENTRY_HEXES[p])),
    "recover": by("piece"),
    "enter": by("piece", "hex", among=ENTRIES),
    "land": by("hex", among=unique(h for p in LANDING for h in (*ENTRY_HEXES[p], *FALLBACK_HEXES[p]))),
    "convert": by("piece"),
    "pick": by("piece"),
    "go": by("to"),
    "leave-map": by("edge"),
    "send-back": by("piece"),
    "join": by("piece"),
    "lose": by("piece"),
    "follow": by("piece"),
    "retreat-to": by("to"),
    "break-out": by("to", more=8),  # through one hex or another
    "displace": by("friend", more=8),  # a friend who stands in a hex that two ways lead to
    "advance": by("piece"),
    "advance-on": by("to"),
}


def shapes(seats: tuple[str, ...]) -> Shapes:
    return Shapes(VIEW, OPTIONS)
