"""What a Combat card does for its side this round, in hits; and what the other half of the card is worth."""

from __future__ import annotations

from redbook.bots.wotr.survey import Army
from redbook.games.wotr.battle import strength
from redbook.games.wotr.board import CARDS, FREE, MINIONS, SHADOW
from redbook.games.wotr.state import ASSAULT, NO_CARD, Battle, State

KEEP = {  # event halves too good to be thrown into a battle; others count 1
    "fp-char-03": 1.7, "fp-char-04": 1.5, "fp-char-05": 1.5, "fp-char-08": 1.7, "fp-char-09": 1.4, "fp-char-12": 1.3,
    "fp-char-10": 1.3, "fp-char-22": 0.8, "fp-char-14": 0.6, "fp-char-18": 0.5, "fp-char-19": 0.6, "fp-char-20": 0.6,
    "fp-char-21": 0.6, "fp-char-17": 0.5, "fp-strat-03": 0.4, "fp-strat-04": 0.4, "fp-strat-07": 0.4,
    "fp-strat-12": 0.2, "fp-strat-10": 0.5, "fp-strat-11": 0.5, "fp-strat-01": 0.4, "fp-strat-17": 0.7,
    "sh-char-06": 1.7, "sh-char-08": 1.6, "sh-char-02": 1.4, "sh-char-03": 1.4, "sh-char-05": 1.5, "sh-char-20": 1.3,
    "sh-strat-02": 1.3, "sh-strat-12": 0.1, "sh-strat-07": 0.6, "sh-strat-05": 0.4, "sh-char-17": 0.5,
    "sh-char-18": 0.4, "sh-char-15": 0.5, "sh-strat-01": 0.3, "sh-strat-03": 0.6, "sh-strat-17": 1.6,
    "sh-strat-18": 1.3, "sh-strat-20": 1.6, "sh-strat-23": 1.7, "sh-strat-24": 1.6, "sh-strat-16": 1.7,
}  # fmt: skip


def keep_worth(card: int) -> float:
    return KEEP.get(CARDS[card], 1.0)


def combat_worth(s: State, b: Battle, side: int, effect: str, mine: Army, theirs: Army) -> float:
    dice, lead = strength.combat_dice(s, b, side), min(5, mine.lead)
    foes, foe_lead = strength.combat_dice(s, b, 1 - side), min(5, theirs.lead)
    again = min(lead, 0.7 * dice)
    foe_again = min(foe_lead, 0.7 * foes)
    if side == FREE:
        return free_worth(s, b, effect, mine, dice, lead, again, foes, theirs)
    return shadow_worth(s, b, effect, mine, dice, lead, again, foes, foe_again, foe_lead, theirs)


def free_worth(
    s: State, b: Battle, effect: str, mine: Army, dice: int, lead: int, again: float, foes: int, theirs: Army
) -> float:
    companions = len(strength.companions(s, b))
    wraiths = strength.nazgul(s, b)
    match effect:
        case "it-is-a-gift":
            return (dice + again) / 6
        case "servant-of-the-secret-fire" | "valour":
            return dice / 6
        case "ents-rage":
            return dice / 3
        case "mighty-attack" | "anduril":
            return 0.4
        case "daring-defiance":
            return 0.3 if b.cards[SHADOW] != NO_CARD or s.hands[b.seats[SHADOW]] else 0.0
        case "sudden-strike":
            return lead / 3
        case "brave-stand":
            return min(companions, foes - 1) / 3
        case "huorn-dark":
            return max(0, foes - 2) / 3
        case "daylight":
            return max(0, foes - 3) / 3
        case "nameless-wood":
            return 1.5
        case "no-quarter":
            return 0.8
        case "advantageous-position" | "confusion":
            return foes / 6
        case "shield-wall":
            return 0.6 if foes >= 3 else 0.3
        case "charge":
            return mine.elites / 3
        case "fateful-strike":
            return 0.25 * min(lead, 2) if wraiths else 0.0
        case "blade-of-westernesse":
            return 0.6 if any(s.chars[c] == b.place(SHADOW) for c in MINIONS) else 0.0
        case "heroic-death":
            return 0.25 if mine.steps <= 3 else 0.0
        case "scouts":
            return 1.2 if theirs.steps >= 1.6 * mine.steps else 0.0
    return 0.0


def shadow_worth(
    s: State, b: Battle, effect: str, mine: Army, dice: int, lead: int, again: float, foes: int, foe_again: float,
    foe_lead: int, theirs: Army,
) -> float:  # fmt: skip
    wraiths = strength.nazgul_leadership(s, b)
    match effect:
        case "one-for-the-dark-lord":
            return (dice + again) / 6
        case "cruel-as-death":
            return dice / 6 - (0.3 if b.kind == ASSAULT else 0.6) * (lead <= again + 1)
        case "they-are-terrible":
            return max(0.0, again - 1) / 6
        case "dread-and-despair":
            return min(2, wraiths, foes - 1) * 0.33 - 0.15
        case "foul-stench":
            return foe_again / 3 if wraiths >= foe_lead and foe_lead else 0.0
        case "black-breath":
            return 0.5 if lead and (foe_lead or strength.companions(s, b)) else 0.0
        case "words-of-power":
            return 0.5 if strength.companions(s, b) else 0.0
        case "durins-bane":
            return 1.5
        case "devilry-of-orthanc":
            return dice / 6
        case "deadly-strife":
            return (dice + again - foes - foe_again) / 3
        case "desperate-battle":
            return (dice + again - foes - foe_again) / 6 + (0.3 if b.kind == ASSAULT and dice > foes else 0.0)
        case "relentless-assault":
            return 0.35 if mine.steps >= theirs.steps + 5 else 0.0
        case "onslaught":
            return 0.7 if mine.steps >= theirs.steps + 5 else 0.0
        case "great-host":
            return 0.9 if mine.units - 1 >= 2 * theirs.units else 0.0
        case "mumakil":
            return dice / 6 + 0.3
        case "swarm-of-bats":
            return 0.5 if s.hands[b.seats[FREE]] else again / 6
        case "we-come-to-kill":
            return max(0, mine.elites - 1) / 3
    return 0.0
