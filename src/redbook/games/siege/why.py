"""Why can't I? The answer to a click or a notation that is not offered, from the functions that list the options.

Intents: "GO-05", "GO-05@0908", "GO-05>0807", "0908>0807", "1801>off", "attack 0908", "+GO-05", "+eye", and the
notations of every option.
"""

from __future__ import annotations

import re

from redbook.games.siege import combat, why_move
from redbook.games.siege.advance import AdvanceFurther, AdvanceUnits, why_not_advance, why_not_second_hex
from redbook.games.siege.anduin import AnnounceBridge, why_not_build
from redbook.games.siege.board import INDEX, SEATS
from redbook.games.siege.eye import why_not_eye
from redbook.games.siege.movement import GoBack, MoveCounters, MoveOn, why_not_send_back
from redbook.games.siege.pieces import COMBAT, NUMBER, PM, SIDE
from redbook.games.siege.reasons import SiegeReason
from redbook.games.siege.recovery import RecoverLosses, why_not_recover
from redbook.games.siege.reinforcements import PlaceReinforcements, due, why_not_enter, why_not_land
from redbook.games.siege.results import ChooseLoss, why_not_lose
from redbook.games.siege.retreat import MakeRoomUnit, RetreatUnit, why_not_fall_back
from redbook.games.siege.setup import PlaceRangers, why_not_set_up
from redbook.games.siege.siege_engines import ConvertEngines, why_not_convert
from redbook.games.siege.state import State, in_reach
from redbook.games.siege.victory import FinalLoss, why_not_final_loss
from redbook.kernel import Decision, Play

Why = SiegeReason | None

PIECE = re.compile(r"([A-Z]{1,2}-[A-Z0-9]{1,10})(?:@(\w{4}))?")
MARCH = re.compile(r"([A-Z]{1,2}-[A-Z0-9]{1,10}|\d{4})>(\d{4}|off)")
ORDER = re.compile(r"(attack|recover|convert|back|lose|advance|land) (\S{4,12})")


def why_not(g: Play[State], decision: Decision, intent: str) -> Why:
    if decision.seat not in SEATS:
        return None
    side = SEATS.index(decision.seat)
    if len(intent) > 40:
        return None
    if match := PIECE.fullmatch(intent):
        return about_piece(g.s, decision, side, match[1], match[2])
    if match := MARCH.fullmatch(intent):
        return about_march(g.s, decision, side, match[1], match[2])
    if intent.startswith("+"):
        return about_joining(g.s, decision, side, intent[1:])
    if match := ORDER.fullmatch(intent):
        return about_order(g.s, decision, side, match[1], match[2])
    return about_ending(g.s, decision, side, intent)


def about_piece(s: State, decision: Decision, side: int, id: str, hex: str | None) -> Why:
    """A counter was clicked: why can nothing be done with it?"""
    piece = NUMBER.get(id)
    if piece is None:
        return SiegeReason.UNKNOWN_PIECE
    if hex is not None and hex not in INDEX:
        return SiegeReason.UNKNOWN_HEX
    step = decision.step
    if isinstance(step, PlaceRangers):
        return why_not_set_up(s, piece, INDEX[hex]) if hex is not None else SiegeReason.WRONG_PHASE
    if hex is not None and s.where[piece] != INDEX[hex]:
        return SiegeReason.NOT_ON_MAP
    if SIDE[piece] != side:
        return SiegeReason.NOT_YOURS
    if isinstance(step, MoveCounters | MoveOn):
        reason = why_move.why_not_pick(s, side, piece)
        waits = isinstance(step, MoveOn) and step.fresh and step.piece != piece
        return reason or (SiegeReason.ANOTHER_IS_MOVING if waits else None)
    if isinstance(step, combat.ChooseTarget):
        return why_it_cannot_attack(s, side, piece)
    if isinstance(step, combat.DeclareAttack) and s.battle is not None:
        return combat.why_not_attack_with(s, side, piece, s.battle.target)
    if isinstance(step, RecoverLosses):
        return why_not_recover(s, side, piece)
    if isinstance(step, ConvertEngines):
        return why_not_convert(s, piece)
    if isinstance(step, PlaceReinforcements):
        return None if piece in due(s, side) else SiegeReason.NOT_DUE
    if isinstance(step, AdvanceUnits) and s.battle is not None:
        return why_not_advance(s, s.battle, piece)
    return SiegeReason.WRONG_PHASE


def why_it_cannot_attack(s: State, side: int, piece: int) -> Why:
    """The reason that stands against any attack by it, or else against each of the hexes beside it."""
    if combat.targets_of(s, piece) if s.where[piece] >= 0 and COMBAT[piece] else False:
        return None
    for target in {s.where[p] for p, owner in enumerate(SIDE) if owner != side and s.where[p] >= 0}:
        if s.where[piece] >= 0 and in_reach(s, side, s.where[piece], target):
            reason = combat.why_not_attack_with(s, side, piece, target) or combat.why_not_target(s, side, target)
            if reason is not None:
                return reason
    return combat.why_not_attack_with(s, side, piece, -1)


def about_march(s: State, decision: Decision, side: int, who: str, where: str) -> Why:
    step = decision.step
    if where != "off" and where not in INDEX:
        return SiegeReason.UNKNOWN_HEX
    to = INDEX.get(where, -1)
    if who.isdigit():
        if who not in INDEX:
            return SiegeReason.UNKNOWN_HEX
        piece = mover_at(s, step, side, INDEX[who])
        if piece is None:
            return SiegeReason.NOT_YOURS if s.held[INDEX[who]] else SiegeReason.NOT_ON_MAP
    else:
        if who not in NUMBER:
            return SiegeReason.UNKNOWN_PIECE
        piece = NUMBER[who]
    if isinstance(step, PlaceReinforcements):
        return why_not_enter(s, piece, to) if to >= 0 else SiegeReason.WRONG_PHASE
    if SIDE[piece] != side:
        return SiegeReason.NOT_YOURS
    if s.where[piece] < 0:
        return SiegeReason.NOT_ON_MAP
    if isinstance(step, MoveCounters | MoveOn):
        return why_not_march(s, step, side, piece, to)
    if isinstance(step, RetreatUnit | MakeRoomUnit):
        if piece != step.piece:
            return SiegeReason.ANOTHER_IS_MOVING
        return why_not_fall_back(s, piece, step.case if isinstance(step, RetreatUnit) else "", to)
    if isinstance(step, AdvanceFurther):
        return why_not_second_hex(s, step.piece, to)
    if isinstance(step, AdvanceUnits) and s.battle is not None:
        return why_not_advance(s, s.battle, piece) if to == s.battle.target else SiegeReason.NO_ADVANCE
    return SiegeReason.WRONG_PHASE


def mover_at(s: State, step: object, side: int, h: int) -> int | None:
    """Whom a click on a hex means: the counter at work if it stands there, else the first one."""
    if isinstance(step, MoveOn | RetreatUnit | MakeRoomUnit | AdvanceFurther) and s.where[step.piece] == h:
        return step.piece
    return next((p for p in s.at[h] if SIDE[p] == side), None)


def why_not_march(s: State, step: MoveCounters | MoveOn, side: int, piece: int, to: int) -> Why:
    if isinstance(step, MoveOn) and step.piece == piece:
        left, fresh = step.left, step.fresh
    else:
        reason = why_move.why_not_pick(s, side, piece)
        if reason is not None:
            return reason
        if isinstance(step, MoveOn) and step.fresh:
            return SiegeReason.ANOTHER_IS_MOVING
        left, fresh = PM[piece], True
    if to < 0:
        return why_move.why_not_leave(s, piece, left, fresh)
    return why_move.why_not_go(s, piece, to, left, fresh)


def about_joining(s: State, decision: Decision, side: int, who: str) -> Why:
    battle = s.battle
    if not isinstance(decision.step, combat.DeclareAttack | combat.DefendWithEye) or battle is None:
        return SiegeReason.WRONG_PHASE
    if who == "eye":
        return why_not_eye(s, combat.shadow_units(s, battle)) or SiegeReason.EYE_NEEDS_SHADOW
    if who not in NUMBER:
        return SiegeReason.UNKNOWN_PIECE
    return combat.why_not_attack_with(s, side, NUMBER[who], battle.target)


def about_order(s: State, decision: Decision, side: int, verb: str, what: str) -> Why:
    step = decision.step
    if verb in ("attack", "land"):
        if what not in INDEX:
            return SiegeReason.UNKNOWN_HEX
        if verb == "land":
            return why_not_land(s, INDEX[what]) if isinstance(step, PlaceReinforcements) else SiegeReason.WRONG_PHASE
        return (
            combat.why_not_target(s, side, INDEX[what])
            if isinstance(step, combat.ChooseTarget)
            else SiegeReason.WRONG_PHASE
        )
    if what not in NUMBER:
        return SiegeReason.UNKNOWN_PIECE
    piece = NUMBER[what]
    if verb == "recover" and isinstance(step, RecoverLosses):
        return why_not_recover(s, side, piece)
    if verb == "convert" and isinstance(step, ConvertEngines):
        return why_not_convert(s, piece)
    if verb == "back" and isinstance(step, GoBack):
        return why_not_send_back(s, piece, step.hex)
    if verb == "lose" and isinstance(step, ChooseLoss):
        return why_not_lose(step.pieces, piece)
    if verb == "lose" and isinstance(step, FinalLoss):
        return why_not_final_loss(s, side, piece)
    if verb == "advance" and isinstance(step, AdvanceUnits) and s.battle is not None:
        return why_not_advance(s, s.battle, piece)
    return SiegeReason.WRONG_PHASE


def about_ending(s: State, decision: Decision, side: int, intent: str) -> Why:
    step = decision.step
    if intent == "end-combat":
        return combat.why_not_end(s, side) if isinstance(step, combat.ChooseTarget) else SiegeReason.WRONG_PHASE
    if intent == "roll":
        if isinstance(step, combat.DeclareAttack) and s.battle is not None:
            return combat.why_not_roll(s, s.battle)
        return SiegeReason.WRONG_PHASE
    if intent == "build-bridge":
        if isinstance(step, AnnounceBridge):
            return why_not_build(s, side)
        return why_not_build(s, side) or SiegeReason.NOT_YET
    if intent in ("end-movement", "done", "hold", "pass", "halt", "stay", "no-eye", "destroy-bridge", "keep-bridge"):
        return SiegeReason.WRONG_PHASE
    return None
