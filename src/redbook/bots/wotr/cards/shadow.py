"""What the Shadow's event cards are worth now. A card that would do nothing is worth nothing."""

from __future__ import annotations

from redbook.bots.wotr.survey import GATE_DISTANCE, Survey, in_mordor, steps_left
from redbook.bots.wotr.war.campaign import Campaign, siege_forecast
from redbook.bots.wotr.war.flight import flight_worth
from redbook.games.wotr.board import (
    BOX,
    CARD,
    DISTANCE,
    ELITE,
    FREE,
    FREE_NATIONS,
    ISENGARD,
    KINDS,
    MAP_SIZE,
    MORIA,
    NAZGUL,
    REGULAR,
    SAURON,
    SHADOW,
    SOUTHRONS,
    UMBAR,
    WILL_DIE,
    WITCH_KING,
)
from redbook.games.wotr.cards.api import protected

STEADY = {  # cards whose worth hardly changes
    "sh-char-12": 2.1, "sh-char-13": 2.0, "sh-char-14": 1.5, "sh-char-15": 0.7, "sh-char-21": 1.5,
    "sh-char-22": 0.8, "sh-strat-01": 0.9, "sh-strat-03": 1.3, "sh-strat-06": 1.3, "sh-strat-12": 0.0,
}  # fmt: skip
RECRUITS = {  # cards that bring figures: kind and number
    "sh-strat-13": ((ELITE[ISENGARD], 1),),
    "sh-strat-14": ((ELITE[SAURON], 1),),
    "sh-strat-16": ((REGULAR[ISENGARD], 4), (ELITE[ISENGARD], 2)),
    "sh-strat-17": ((REGULAR[SOUTHRONS], 6),),
    "sh-strat-18": ((REGULAR[SAURON], 5), (NAZGUL, 1)),
    "sh-strat-19": ((ELITE[SAURON], 2), (NAZGUL, 1)),
    "sh-strat-20": ((REGULAR[SAURON], 6),),
    "sh-strat-21": ((REGULAR[SOUTHRONS], 5),),
    "sh-strat-22": ((REGULAR[SAURON], 3), (ELITE[SAURON], 1)),
    "sh-strat-23": ((REGULAR[SAURON], 5), (REGULAR[SOUTHRONS], 5)),
    "sh-strat-24": ((REGULAR[SAURON], 6),),
}
TILE_CARDS = ("sh-char-01", "sh-char-02", "sh-char-03", "sh-char-04")


def card_worths(v: Survey, plan: Campaign) -> dict[int, float]:
    hand = v.s.hands[v.seat]
    return {card: card_worth(v, plan, card) for card in hand}


NAMES = {number: id for id, number in CARD.items()}


def card_worth(v: Survey, plan: Campaign, card: int) -> float:
    s = v.s
    id = NAMES[card]
    if id in STEADY:
        return STEADY[id]
    if id in RECRUITS:
        come = sum(
            min(number, s.reserve[kind]) * (0.36 if kind in REGULAR else 0.62 if kind in ELITE else 0.5)
            for kind, number in RECRUITS[id]
        )
        return 0.2 + come if come else 0.0
    if id in TILE_CARDS:
        return 1.9 if in_mordor(s) else 1.35 if steps_left(s) > 8 else 1.7
    if id in ("sh-char-05", "sh-char-06", "sh-char-07", "sh-char-08"):
        heavy = 0.5 if s.corruption >= 8 else 0.0
        return {"sh-char-05": 1.6, "sh-char-06": 2.0, "sh-char-07": 1.5, "sh-char-08": 1.9}[id] + heavy
    return SPECIAL[id](v, plan)


def nazgul_search(v: Survey, plan: Campaign) -> float:
    s = v.s
    return 1.5 if s.hidden and s.ring < MAP_SIZE and not protected(s) else 0.0


def cruel_weather(v: Survey, plan: Campaign) -> float:
    s = v.s
    return 1.2 if s.ring < MAP_SIZE and GATE_DISTANCE[s.ring] > 0 else 0.0


def nazgul_strike(v: Survey, plan: Campaign) -> float:
    s = v.s
    return 0.5 * min(3, s.box[SHADOW]) + 0.3 * s.box[FREE] if s.ring < MAP_SIZE else 0.0


def crebain(v: Survey, plan: Campaign) -> float:
    return 0.0 if in_mordor(v.s) else 0.9


def balrog(v: Survey, plan: Campaign) -> float:
    s = v.s
    if s.ring >= MAP_SIZE:
        return 0.0
    west = DISTANCE[s.ring][MORIA] <= 4 and GATE_DISTANCE[s.ring] > 6
    return 1.2 if west else 0.0


def lidless_eye(v: Survey, plan: Campaign) -> float:
    s = v.s
    more = s.dice[0] + s.dice[WILL_DIE]
    return 0.5 + 0.3 * more if more >= 2 and s.corruption >= 6 else 0.0


def dreadful_spells(v: Survey, plan: Campaign) -> float:
    best = 0
    s = v.s
    for army in v.mine.values():
        if army.place < MAP_SIZE:
            n = s.figures[army.place * KINDS + NAZGUL] + (s.chars[WITCH_KING] == army.place)
            best = max(best, n)
    return 0.33 * best if best >= 3 else 0.0


def besieging_with(v: Survey, kinds: tuple[int, ...], place: int = -1) -> float:
    """The best assault of three rounds with such figures."""
    best = 0.0
    s = v.s
    for army in v.mine.values():
        if army.place >= MAP_SIZE or BOX[army.place] == 255 or (place >= 0 and army.place != place):
            continue
        inside = v.theirs.get(BOX[army.place])
        if inside is None or (kinds and not any(s.figures[army.place * KINDS + k] for k in kinds)):
            continue
        rounds, left = siege_forecast(army, inside)
        if rounds <= 4:
            best = max(best, 3.6 - 0.4 * rounds + 0.05 * left)
    return best


def grond(v: Survey, plan: Campaign) -> float:
    return besieging_with(v, (), v.s.chars[WITCH_KING])


def uruk_hai(v: Survey, plan: Campaign) -> float:
    return besieging_with(v, (REGULAR[ISENGARD], ELITE[ISENGARD]))


def marching(armies: int, share: float = 1.0):  # type: ignore[no-untyped-def]
    def worth(v: Survey, plan: Campaign) -> float:
        return share * sum(march[0] for march in plan.marches[:armies]) if plan.marches else 0.0

    return worth


def ringwraiths(v: Survey, plan: Campaign) -> float:
    strike = max((w for w, p, _ in plan.strikes if p < MAP_SIZE and v.s.figures[p * KINDS + NAZGUL]), default=0.0)
    march = max((w for w, p, _ in plan.marches if v.s.figures[p * KINDS + NAZGUL]), default=0.0)
    return max(strike, 1.4 * march) + 0.6 * flight_worth(v, plan)


def black_captain(v: Survey, plan: Campaign) -> float:
    where = v.s.chars[WITCH_KING]
    strike = max((w for w, p, _ in plan.strikes if p == where), default=0.0)
    march = max((w for w, p, _ in plan.marches if p == where), default=0.0)
    return max(strike, march) + 0.5 + 0.15 * min(2, v.s.reserve[NAZGUL])


def no_dawn(v: Survey, plan: Campaign) -> float:
    return 1.5 * v.s.dice[WILL_DIE]


def threats(v: Survey, plan: Campaign) -> float:
    waiting = sum(1 for n in FREE_NATIONS if not v.s.active[n])
    return 0.25 * waiting if waiting >= 2 else 0.0


def corsairs(v: Survey, plan: Campaign) -> float:
    fleet = v.mine.get(UMBAR)
    return 0.5 + 0.2 * min(6, fleet.fit) if fleet is not None and fleet.fit >= 4 else 0.0


def dunlendings(v: Survey, plan: Campaign) -> float:
    return 0.3 + 0.36 * min(2, v.s.reserve[REGULAR[ISENGARD]]) if v.s.reserve[REGULAR[ISENGARD]] else 0.0


def hill_trolls(v: Survey, plan: Campaign) -> float:
    return 0.65 * min(2, v.s.reserve[ELITE[SAURON]])


SPECIAL = {
    "sh-char-09": nazgul_search,
    "sh-char-10": cruel_weather,
    "sh-char-11": nazgul_strike,
    "sh-char-16": crebain,
    "sh-char-17": balrog,
    "sh-char-18": lidless_eye,
    "sh-char-19": dreadful_spells,
    "sh-char-20": grond,
    "sh-char-23": ringwraiths,
    "sh-char-24": black_captain,
    "sh-strat-02": uruk_hai,
    "sh-strat-04": no_dawn,
    "sh-strat-05": threats,
    "sh-strat-07": marching(1, 0.9),
    "sh-strat-08": marching(2, 0.8),
    "sh-strat-09": marching(4, 0.8),
    "sh-strat-10": corsairs,
    "sh-strat-11": dunlendings,
    "sh-strat-15": hill_trolls,
}
