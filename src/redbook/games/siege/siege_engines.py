"""5.6: infantry on the Pelennor is replaced by siege engines."""

from __future__ import annotations

from redbook.games.siege.asking import Meant, Question
from redbook.games.siege.board import HEXES, PELENNOR, SEATS, SHADOW
from redbook.games.siege.events import EngineBuilt
from redbook.games.siege.options import Convert, Done
from redbook.games.siege.pieces import ENGINES, IDS, INFANTRY, OF_SIDE, SIDE
from redbook.games.siege.reasons import SiegeReason
from redbook.games.siege.state import CONVERTED, WAITING, State, put, retire
from redbook.games.siege.zones import engaged
from redbook.kernel import Option, Play, Reason


def engine_left(s: State) -> int | None:
    return next((engine for engine in ENGINES if s.where[engine] == WAITING), None)


def why_not_convert(s: State, piece: int) -> SiegeReason | None:
    if SIDE[piece] != SHADOW:
        return SiegeReason.NOT_YOURS
    if s.where[piece] < 0:
        return SiegeReason.NOT_ON_MAP
    if not INFANTRY[piece]:
        return SiegeReason.NOT_INFANTRY
    if not PELENNOR[s.where[piece]]:
        return SiegeReason.NOT_ON_PELENNOR
    if engaged(s, piece):
        return SiegeReason.ENGAGED_INFANTRY
    if engine_left(s) is None:
        return SiegeReason.NO_ENGINE_LEFT
    return None


class ConvertEngines(Question, frozen=True):
    """At the start of the Shadow's movement phase."""

    may_be_empty = True
    offers = (Convert, Done)
    rule = "siege 5.6"
    answers = ("counter", "convert")

    def seat(self, g: Play[State]) -> str:
        return SEATS[SHADOW]

    def options(self, g: Play[State]) -> list[Option]:
        s = g.s
        out: list[Option] = [Convert(p, s.where[p]) for p in OF_SIDE[SHADOW] if why_not_convert(s, p) is None]
        if out:
            out.append(Done())
        return out

    def against(self, s: State, side: int, meant: Meant) -> Reason | None:
        return why_not_convert(s, meant.piece)

    def take(self, g: Play[State], option: Option) -> None:
        if not isinstance(option, Convert):
            return
        g.stack.append(self)
        s = g.s
        engine = engine_left(s)
        assert engine is not None
        reduced, stamp, crosser = s.reduced[option.piece], s.stamp[option.piece], s.crosser[option.piece]
        retire(s, option.piece, CONVERTED)
        s.reduced[engine], s.stamp[engine], s.crosser[engine] = reduced, stamp, crosser
        put(s, engine, option.hex)
        if g.heard:
            g.tell(EngineBuilt(IDS[option.piece], IDS[engine], HEXES[option.hex]))
