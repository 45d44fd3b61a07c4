"""What things are worth to their owner, in points: a light wound is about one and a half, a companion about twelve."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from redbook.games.tcg.state import State
from redbook.games.tcg.table.kinds import KINDS, Kind
from redbook.games.tcg.table.values import vitality
from redbook.games.tcg.turn import may_move_again
from redbook.games.tcg.words import ATTACHED, FELLOWSHIP, IN_CENTER, IN_FELLOWSHIP, IN_SUPPORT, SHADOW, SKIRMISH
from redbook.kernel import Result

WON = 1000.0
LOST = -400.0  # for the one who lost while others play on
SITE = 12.0
WOUND = (0.0, 5.0, 2.6, 1.8, 1.4)  # the wound that leaves so much vitality less one: the last is death
BEARER_WOUND = (0.0, 14.0, 7.0, 4.0, 2.5)
BURDEN = (0.0, 30.0, 18.0, 11.0, 7.0, 4.5, 3.0, 2.2, 1.7, 1.4, 1.2)  # the burden that leaves so much resistance
TWILIGHT = 0.8
SPENDABLE = 0.5
HAND = 0.8
DECK = 0.04


@cache
def body(index: int) -> float:
    """A companion or ally, unhurt and without what he bears."""
    k = KINDS[index]
    words = k.keywords
    fighting = 1.1 * k.strength + k.vitality + 2.0 * words.get("archer", 0) + 1.5 * words.get("damage", 0)
    fighting += 1.0 * words.get("defender", 0)
    talent = 0.8 * len(k.frames)
    if k.type == "ally":
        return 1.5 + 0.25 * fighting + talent
    return fighting + talent


@cache
def menace(index: int) -> float:
    """A minion: what it is likely to do to a fellowship in one assault."""
    k = KINDS[index]
    words = k.keywords
    total = 0.62 * k.strength + 0.7 * k.vitality + 2.5 * words.get("archer", 0) + 1.4 * words.get("damage", 0)
    if words.get("fierce"):
        total += 0.4 * k.strength
    return total + 0.3 * len(k.frames)


@cache
def thing(index: int) -> float:
    """An item or condition in play."""
    k = KINDS[index]
    total = 1.0 + 1.3 * k.strength_bonus + 1.8 * k.vitality_bonus + 0.6 * k.cost
    return max(0.5, total + (0.7 if k.frames else 0.0))


def in_hand(s: State, p: int, c: int) -> float:
    """A card that its owner holds: little if it can hardly be played any more."""
    k = KINDS[s.kind[c]]
    if k.type == "companion" or (k.unique and k.side == "free-peoples"):
        if any(KINDS[s.kind[x]].title == k.title for x in s.deads[p]):
            return 0.05
        if k.unique and any(s.owner[x] == p and KINDS[s.kind[x]].title == k.title for x in s.table):
            return 0.45 if k.is_character else 0.1
        return 1.6 if k.type == "companion" else HAND
    if k.type == "minion":
        return 0.7 + 0.04 * menace(k.index)
    value = 1.0 if k.type == "event" else 0.7
    if k.side == "free-peoples" and not speaks_for(s, p, k):
        value *= 0.5
    return value


CROWD = {  # of many cards of one sort the next is worth less: a hand has but eight places
    "event": (1.0, 0.75, 0.5, 0.3, 0.15),
    "minion": (1.0, 1.0, 1.0, 1.0, 0.9, 0.8, 0.7),
    "companion": (1.0, 1.0, 0.9, 0.8),
}
FEW = (1.0, 0.8, 0.6, 0.4, 0.3)


def hand(s: State, p: int, cards: Sequence[int]) -> dict[int, float]:
    """What each of these cards is worth to the player who holds them all."""
    sorts: dict[tuple[str, str | None], list[tuple[float, int]]] = {}
    for c in cards:
        k = KINDS[s.kind[c]]
        word = k.type if k.type in CROWD else "thing"
        sorts.setdefault((word, k.side), []).append((in_hand(s, p, c), c))
    found = {}
    for (word, _), held in sorts.items():
        shares = CROWD.get(word, FEW)
        held.sort(key=lambda pair: (-pair[0], pair[1]))
        for rank, (value, c) in enumerate(held):
            found[c] = value * shares[min(rank, len(shares) - 1)]
    return found


def speaks_for(s: State, p: int, k: Kind) -> bool:
    """Whether the player has a character of that culture in play: most cards need one."""
    return any(
        s.owner[x] == p and KINDS[s.kind[x]].culture == k.culture and KINDS[s.kind[x]].is_character for x in s.table
    )


@cache
def ladder(steps: tuple[float, ...], full: int, now: int) -> float:
    """What it costs to have come down from `full` to `now`."""
    top = len(steps) - 1
    return sum(steps[min(n, top)] for n in range(max(now, 0) + 1, full + 1))


def hurt(s: State, c: int, now: int) -> float:
    """What the wounds of a character cost who has `now` vitality left."""
    full = vitality(s, c)
    if c in s.bearer:
        return ladder(BEARER_WOUND, full, now)
    cost = ladder(WOUND, full, now)
    return cost if KINDS[s.kind[c]].type == "companion" else 0.4 * cost


def burdened(s: State, p: int, more: int = 0) -> float:
    resistance = s.resistance[p]
    return ladder(BURDEN, resistance, resistance - s.burdens[p] - more)


def standing(s: State, p: int) -> float:
    """How well player `p` stands."""
    if s.bearer[p] < 0:
        return LOST
    kind, owner, zone = s.kind, s.owner, s.zone
    total = SITE * s.at[p] - burdened(s, p) + DECK * len(s.decks[p])
    total += sum(hand(s, p, s.hands[p]).values())
    fresh = s.phase < SKIRMISH and not s.fierce_round  # the minions have not fought yet
    stays = 0.25 if may_move_again(s) else 0.0
    company = 0
    for c in s.table:
        if owner[c] != p:
            continue
        where = zone[c]
        k = KINDS[kind[c]]
        if where == IN_FELLOWSHIP or (where == IN_SUPPORT and k.type == "ally"):
            total += body(k.index) - hurt(s, c, vitality(s, c) - s.wounds[c])
            company += where == IN_FELLOWSHIP
        elif where == IN_CENTER:
            weight = 1.0 if fresh else stays
            total += weight * menace(k.index) * (1 - 0.3 * s.wounds[c] / max(k.vitality, 1))
        elif where == IN_SUPPORT:
            total += thing(k.index)
        elif where == ATTACHED and k.type != "ring":
            total += borne(s, c, k)
    total -= 0.5 * max(0, company - 4)
    if p == s.fp:
        total -= pool(s)
    return total


def borne(s: State, c: int, k: Kind) -> float:
    """What lies on a minion goes with it; on a strong bearer a weapon counts for a little more."""
    host = s.host[c]
    if s.zone[host] == IN_CENTER:
        return 0.7 * k.strength_bonus + 0.5 if s.phase < SKIRMISH else 0.0
    weight = 0.04 * k.strength_bonus * KINDS[s.kind[host]].strength if host not in s.bearer else 0.0
    return thing(k.index) + weight


def pool(s: State) -> float:
    """Twilight waits for the minions of this turn."""
    if s.phase == FELLOWSHIP:
        bearer = s.bearer[s.fp]
        weak = bearer >= 0 and vitality(s, bearer) - s.wounds[bearer] <= 1
        return (1.6 if weak else TWILIGHT) * s.twilight
    if s.phase == SHADOW:
        return SPENDABLE * min(s.twilight, wanted(s))
    return 0.2 * s.twilight if may_move_again(s) else 0.0


def wanted(s: State) -> int:
    """How much twilight the Shadow player at work could still spend."""
    p = s.active_shadow
    if p < 0:
        return s.twilight
    kinds = [KINDS[s.kind[c]] for c in s.hands[p]]
    return sum(k.cost + 2 * (k.site > s.here) for k in kinds if k.type == "minion")


def utility(s: State, result: Result | None, me: int) -> float:
    """How much better player `me` stands than the others; those who won or lost count for much."""
    if result is not None:
        mine = f"p{me + 1}" in result.winners
        return WON if mine else -WON
    own = standing(s, me)
    others = [standing(s, p) for p in range(s.seats) if p != me]
    return own - sum(others) / len(others)
