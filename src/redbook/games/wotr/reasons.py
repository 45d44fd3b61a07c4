"""Why something is not offered, with the page of the rulebook."""

from __future__ import annotations

from collections.abc import Iterable

from redbook.kernel import Reason


class Why(Reason):
    __scope__ = "wotr"

    # turn, dice and rings (p.18-21)
    NO_SUCH_DIE = "wotr p.19"
    NOT_FEWER_DICE = "wotr p.19a"
    TOO_MANY_DICE_ON_HUNT = "wotr p.19b"
    TOO_FEW_DICE_ON_HUNT = "wotr p.19c"
    OTHER_QUESTION = "wotr p.18"
    WRONG_DIE = "wotr p.20"
    OTHER_SIDES_ACTION = "wotr p.20a"
    NO_RING = "wotr p.21"
    RING_USED_THIS_TURN = "wotr p.21a"
    NO_WILL_OF_THE_WEST_BY_RING = "wotr p.21b"
    EYES_STAY = "wotr p.21c"
    ACTION_AFTER_RING = "wotr p.21d"
    TOKEN_USED_THIS_TURN = "hunt p.37"
    NO_TOKEN = "hunt p.36"
    # event cards (p.22-23)
    DECK_EMPTY = "wotr p.22"
    NOT_IN_HAND = "wotr p.22a"
    CARD_REQUIREMENT = "wotr p.22b"
    OTHER_SIDES_DECK = "wotr p.22c"
    CARD_SAYS_OTHERWISE = "wotr p.22e"
    NOT_ON_TABLE = "wotr p.22f"
    OTHER_PLAYERS_CARD = "wotr p.46"
    COMBAT_REQUIREMENT = "wotr p.29"
    COMBAT_CARDS_BARRED = "wotr p.29a"
    # characters (p.24-25)
    NOT_IN_PLAY = "wotr p.24"
    CANNOT_MOVE = "wotr p.24a"
    TOO_FAR = "wotr p.24b"
    SEALED_BY_SIEGE = "wotr p.24c"
    ENEMY_STRONGHOLD = "wotr p.24d"
    MINIONS_ONLY = "wotr p.24e"
    COMPANIONS_ONLY = "wotr p.24f"
    ENTRY_CONDITION = "wotr p.25"
    # armies (p.26-28)
    NO_ARMY_HERE = "wotr p.26"
    NO_FIGURES_LEFT = "wotr p.26a"
    ENEMY_HOLDS_IT = "wotr p.26b"
    BESIEGED = "wotr p.26c"
    NOT_YOUR_SETTLEMENT = "wotr p.26d"
    SAME_SETTLEMENT = "wotr p.26e"
    ELITE_ALONE = "wotr p.26f"
    NO_SUCH_FIGURE = "wotr p.26g"
    NOT_RECRUITED = "wotr p.26h"
    NOT_FREE = "wotr p.27"
    NOT_ADJACENT = "wotr p.27a"
    NO_LEADER = "wotr p.27b"
    MOVED_ALREADY = "wotr p.27c"
    LEADERS_WITHOUT_UNITS = "wotr p.27d"
    NOTHING_CHOSEN = "wotr p.27e"
    ONE_BY_ONE = "wotr p.27f"
    CHOSEN_ALREADY = "wotr p.27g"
    NO_UNITS = "wotr p.28"
    NO_ENEMY_THERE = "wotr p.28a"
    # battles (p.29-32)
    NO_FREE_REGION = "wotr p.30"
    UNITS_ONLY = "wotr p.30b"
    TWO_HITS_NEEDED = "wotr p.30c"
    TOO_MANY_REROLLS = "wotr p.30d"
    GARRISON_ONLY = "wotr p.31"
    CANNOT_RETREAT = "wotr p.32"
    NO_ELITE_TO_REDUCE = "wotr p.32a"
    MUST_FIGHT_ON = "wotr p.30a"
    # politics (p.34-35)
    NOT_AT_WAR = "wotr p.35"
    FOREIGN_BORDER = "wotr p.35a"
    PASSIVE_NATION = "wotr p.34"
    ALREADY_AT_WAR = "wotr p.34a"
    BARRED_BY_CARD = "wotr p.22d"
    # fellowship, hunt, Mordor (p.36-43)
    FELLOWSHIP_REVEALED = "wotr p.38"
    FELLOWSHIP_HIDDEN = "wotr p.39"
    DECLARED_ALREADY = "wotr p.38a"
    NO_COMPANION = "wotr p.39a"
    ON_MORDOR_TRACK = "wotr p.43"
    NOT_AT_MORDOR = "wotr p.43a"
    NOT_HIGHEST_LEVEL = "wotr p.37"
    REVEALED_IN_FRIENDLY_CITY = "wotr p.38b"
    # several players (p.45-46)
    NOT_YOUR_NATION = "wotr p.45"
    NOT_YOUR_ARMY = "wotr p.46a"
    SAME_NATION_TWICE = "wotr p.46b"


def first_of(reasons: Iterable[Reason | None], *order: Reason) -> Reason | None:
    """Of several things that could be tried and cannot, the reason that tells most."""
    given = set(reasons)
    return next((reason for reason in order if reason in given), None)
