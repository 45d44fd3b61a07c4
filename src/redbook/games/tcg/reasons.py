"""Why something cannot be done, with the number of the rule in docs/rules/tcg.md."""

from __future__ import annotations

from redbook.kernel import Reason


class Why(Reason):
    __scope__ = "tcg"
    NOT_YOURS = "tcg 83"
    WRONG_SIDE = "tcg 105"
    WRONG_PHASE = "tcg 45"
    NOT_IN_HAND = "tcg 66"
    NO_SUCH_CARD = "tcg 45b"
    NOT_ENOUGH_TWILIGHT = "tcg 62"
    REQUIREMENT = "tcg 67"
    COST = "tcg 68"
    NO_BEARER = "tcg 75"
    UNIQUE = "tcg 206"
    UNIQUE_SHADOW = "tcg 208"
    DEAD = "tcg 181"
    NINE_COMPANIONS = "tcg 86"
    LIMIT = "tcg 225"
    FORBIDDEN = "tcg 124"
    NOTHING_TO_PLAY = "tcg 72"
    NO_TEXT = "tcg 49"
    INACTIVE = "tcg 212"
    NOT_WOUNDED = "tcg 85"
    NOT_UNIQUE = "tcg 84"
    EXHAUSTED = "tcg 182"
    SAME_SITE = "tcg 91"
    ASSIGNED = "tcg 129"
    CANNOT_FIGHT = "tcg 137"
    MOVE_LIMIT = "tcg 171"
    MAY_NOT_MOVE = "tcg 174"
    TOO_DEAR = "tcg 24"
    RESPONSE_ONLY = "tcg 58"
    NO_RESPONSE_TO_THIS = "tcg 58b"
    IN_VAIN = "tcg 231"
