"""Why something is not offered, with the page of the rulebook."""

from __future__ import annotations

from collections.abc import Iterable

from redbook.kernel import Reason


class Why(Reason):
    __scope__ = "wotr"

    # turn, dice and rings (p.18-21)
    NO_SUCH_DIE = "p.19"
    NOT_FEWER_DICE = "p.19a"
    TOO_MANY_DICE_ON_HUNT = "p.19b"
    TOO_FEW_DICE_ON_HUNT = "p.19c"
    OTHER_QUESTION = "p.18"
    WRONG_DIE = "p.20"
    OTHER_SIDES_ACTION = "p.20a"
    NO_RING = "p.21"
    RING_USED_THIS_TURN = "p.21a"
    NO_WILL_OF_THE_WEST_BY_RING = "p.21b"
    EYES_STAY = "p.21c"
    ACTION_AFTER_RING = "p.21d"
    TOKEN_USED_THIS_TURN = "hunt p.37"
    NO_TOKEN = "hunt p.36"
    # event cards (p.22-23)
    DECK_EMPTY = "p.22"
    NOT_IN_HAND = "p.22a"
    CARD_REQUIREMENT = "p.22b"
    OTHER_SIDES_DECK = "p.22c"
    CARD_SAYS_OTHERWISE = "p.22e"
    NOT_ON_TABLE = "p.22f"
    OTHER_PLAYERS_CARD = "p.46"
    COMBAT_REQUIREMENT = "p.29"
    COMBAT_CARDS_BARRED = "p.29a"
    # characters (p.24-25)
    NOT_IN_PLAY = "p.24"
    CANNOT_MOVE = "p.24a"
    TOO_FAR = "p.24b"
    SEALED_BY_SIEGE = "p.24c"
    ENEMY_STRONGHOLD = "p.24d"
    MINIONS_ONLY = "p.24e"
    COMPANIONS_ONLY = "p.24f"
    ENTRY_CONDITION = "p.25"
    # armies (p.26-28)
    NO_ARMY_HERE = "p.26"
    NO_FIGURES_LEFT = "p.26a"
    ENEMY_HOLDS_IT = "p.26b"
    BESIEGED = "p.26c"
    NOT_YOUR_SETTLEMENT = "p.26d"
    SAME_SETTLEMENT = "p.26e"
    ELITE_ALONE = "p.26f"
    NO_SUCH_FIGURE = "p.26g"
    NOT_RECRUITED = "p.26h"
    NOT_FREE = "p.27"
    NOT_ADJACENT = "p.27a"
    NO_LEADER = "p.27b"
    MOVED_ALREADY = "p.27c"
    LEADERS_WITHOUT_UNITS = "p.27d"
    NOTHING_CHOSEN = "p.27e"
    ONE_BY_ONE = "p.27f"
    CHOSEN_ALREADY = "p.27g"
    NO_UNITS = "p.28"
    NO_ENEMY_THERE = "p.28a"
    # battles (p.29-32)
    NO_FREE_REGION = "p.30"
    UNITS_ONLY = "p.30b"
    TWO_HITS_NEEDED = "p.30c"
    TOO_MANY_REROLLS = "p.30d"
    GARRISON_ONLY = "p.31"
    CANNOT_RETREAT = "p.32"
    NO_ELITE_TO_REDUCE = "p.32a"
    MUST_FIGHT_ON = "p.30a"
    # politics (p.34-35)
    NOT_AT_WAR = "p.35"
    FOREIGN_BORDER = "p.35a"
    PASSIVE_NATION = "p.34"
    ALREADY_AT_WAR = "p.34a"
    BARRED_BY_CARD = "p.22d"
    # fellowship, hunt, Mordor (p.36-43)
    FELLOWSHIP_REVEALED = "p.38"
    FELLOWSHIP_HIDDEN = "p.39"
    DECLARED_ALREADY = "p.38a"
    NO_COMPANION = "p.39a"
    ON_MORDOR_TRACK = "p.43"
    NOT_AT_MORDOR = "p.43a"
    NOT_HIGHEST_LEVEL = "p.37"
    REVEALED_IN_FRIENDLY_CITY = "p.38b"
    # several players (p.45-46)
    NOT_YOUR_NATION = "p.45"
    NOT_YOUR_ARMY = "p.46a"
    SAME_NATION_TWICE = "p.46b"


def first_of(reasons: Iterable[Reason | None], *order: Reason) -> Reason | None:
    """Of several things that could be tried and cannot, the reason that tells most."""
    given = set(reasons)
    return next((reason for reason in order if reason in given), None)
