"""Why something is not offered. The value is the rule; a letter tells reasons under one rule apart."""

from __future__ import annotations

from redbook.kernel import Reason


class SiegeReason(Reason):
    __scope__ = "siege"

    UNKNOWN_PIECE = "R1.02"
    UNKNOWN_HEX = "R3.01"
    NOT_YOURS = "R2.07"
    WRONG_PHASE = "R2.03"
    NOT_ON_MAP = "R6.03"
    # stacking and hexes
    OVERSTACK = "R3.04"
    ENEMY_HEX = "R4.04"
    PEAK = "R4.05"
    # movement
    NEVER_MOVES = "R4.12"
    ALREADY_MOVED = "R2.06"
    ANOTHER_IS_MOVING = "R2.06b"
    TOO_FAR = "R4.02"
    NO_WAY = "R4.01"
    ZONE_TO_ZONE = "R4.14"
    SURROUNDED = "R4.20"
    SAME_HEX = "R4.01b"
    NOT_AN_EDGE = "R4.11"
    CANNOT_PAY_TO_LEAVE = "R4.11b"
    SIEGE_ENGINE_BARRED = "R12.03"
    GARRISON = "R12.04"
    # Anduin and bridge
    RIVER_NEEDS_BANK = "R5.01"
    JUST_ARRIVED = "R5.01b"
    NO_STOP_ON_BRIDGE = "R5.04"
    BRIDGE_NEEDS_BOTH_ENDS = "R5.02"
    BRIDGE_STANDS = "R5.02b"
    NOT_YET = "R2.08"
    # reinforcements and set-up
    NOT_DUE = "R6.03b"
    NOT_ITS_ENTRY = "R6.01"
    ENTRY_HELD = "R6.05"
    LAND_TOGETHER = "R6.07"
    HARLOND_LOST = "R6.09"
    NOT_RANGER_COUNTRY = "R6.02"
    NOT_SENT_BACK = "R6.04"
    # recovery
    NOT_REDUCED = "R8.20"
    ENOUGH_RECOVERED = "R8.20b"
    ENGAGED = "R8.21"
    NEVER_RECOVERS = "R8.21b"
    # siege engines
    NOT_INFANTRY = "R12.01"
    NOT_ON_PELENNOR = "R12.01b"
    NO_ENGINE_LEFT = "R12.01c"
    ENGAGED_INFANTRY = "R12.01d"
    # combat
    NOTHING_TO_ATTACK = "R7.01"
    NOT_ADJACENT = "R7.01b"
    NO_ATTACKER = "R7.02"
    ALREADY_ATTACKED = "R7.03"
    ALREADY_DEFENDED = "R7.03b"
    LEADERS_ALONE = "R11.03"
    NAZGUL_ALONE = "R9.05"
    ALREADY_JOINED = "R7.02b"
    DUTY = "R7.25"
    EYE_CLOSED = "R9.01"
    EYE_SPENT = "R9.02"
    EYE_NEEDS_SHADOW = "R9.02b"
    # losses, retreat, advance
    NOT_THE_ONE = "R7.19"
    RETREAT_NOT_ADJACENT = "R8.01"
    RETREAT_INTO_ZONE = "R8.01b"
    RETREAT_INTO_RIVER = "R8.01c"
    RETREAT_FULL = "R8.03"
    NO_ADVANCE = "R8.14"
    NOT_IN_COMBAT = "R8.14b"
    SECOND_HEX_HELD = "R8.15"
    NO_SECOND_HEX = "R8.15b"
    ADVANCE_INTO_RIVER = "R8.16"
    JUST_EMBARKED = "R8.17"
    NOT_REDUCED_AT_END = "R13.06"
