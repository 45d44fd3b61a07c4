"""What the Free Peoples' event cards do for them here."""

from __future__ import annotations

from redbook.bots.wotr.counsel.armies import struck
from redbook.bots.wotr.counsel.odds import mean_tile
from redbook.bots.wotr.counsel.quest import parted
from redbook.bots.wotr.counsel.realm import stepped
from redbook.bots.wotr.counsel.says import (
    Case,
    Line,
    Reasons,
    danger,
    decimal,
    guard,
    is_free,
    region,
    say,
    together,
)
from redbook.bots.wotr.ring.fellowship import best_parting
from redbook.bots.wotr.survey import in_mordor, steps_left
from redbook.games.wotr.board import (
    BOX,
    CARDS,
    DWARVES,
    ELVES,
    EYE,
    FREE,
    FREE_NATIONS,
    GOLLUM,
    KINDS,
    MAP_SIZE,
    MINAS_TIRITH,
    NATIONS,
    NAZGUL,
    NORTH,
    ORTHANC,
    REGION,
    ROHAN,
    SHADOW,
    STRIDER,
    TILES,
)


def tile_card(mind: Case, card: int, line: Line) -> Reasons:
    s = mind.s
    if is_free(mind):
        told = [say("card-tile-free", card=CARDS[card])]
    else:
        told = [say("card-tile-shadow", card=CARDS[card])]
    if in_mordor(s):
        told.append(say("card-tile-now", number=len(s.bag) + 1))
    else:
        told.append(say("card-tile-later", steps=steps_left(s)))
    return told


def shield(mind: Case, card: int, line: Line) -> Reasons:
    return [say("card-shield", card=CARDS[card], **decimal(mean_tile(mind.s)))]


def heals(mind: Case, card: int, line: Line) -> Reasons:
    s = mind.s
    id = CARDS[card]
    points = 1
    if (id == "fp-char-09" and s.guide == STRIDER) or (id == "fp-char-12" and s.guide == GOLLUM):
        points = 2
    told: Reasons = []
    if s.corruption:
        told.append(say("card-heals", card=id, points=min(points, s.corruption), corruption=s.corruption))
    if id == "fp-char-10" and s.guide == GOLLUM:
        told.append(say("card-gollum"))
    if id == "fp-char-11":
        parting = best_parting(mind.v, extra=1)
        if parting is not None:
            told += parted(mind, list(parting[1]), parting[2])
    return told


def mirror(mind: Case, card: int, line: Line) -> Reasons:
    return [say("card-mirror", card=CARDS[card])]


def challenge(mind: Case, card: int, line: Line) -> Reasons:
    bag = mind.s.bag
    eyes = sum(1 for t in bag if TILES[t].value == EYE)
    return [say("card-eyes", card=CARDS[card], eyes=eyes, number=len(bag))]


def companions(mind: Case, card: int, line: Line) -> Reasons:
    extra, level = (0, 4) if CARDS[card] == "fp-char-15" else (2, 0)
    parting = best_parting(mind.v, extra, level)
    if parting is None:
        return []
    return [say("card-farther", card=CARDS[card]), *parted(mind, list(parting[1]), parting[2])]


def back_again(mind: Case, card: int, line: Line) -> Reasons:
    return [say("card-three-nations", card=CARDS[card])]


def eagles(mind: Case, card: int, line: Line) -> Reasons:
    most = max((mind.s.figures[p * KINDS + NAZGUL] for p in mind.v.theirs), default=0)
    return [say("card-eagles", card=CARDS[card], number=most)]


def ents(mind: Case, card: int, line: Line) -> Reasons:
    return [say("card-ents", card=CARDS[card], units=guard(mind, SHADOW, ORTHANC))]


def dead_men(mind: Case, card: int, line: Line) -> Reasons:
    return [say("card-dead-men", card=CARDS[card])]


def unit_and_cards(mind: Case, card: int, line: Line) -> Reasons:
    return [say("card-unit-cards", card=CARDS[card], cards=len(mind.s.hands[mind.seat]))]


def last_battle(mind: Case, card: int, line: Line) -> Reasons:
    return [say("card-last-battle", card=CARDS[card], steps=steps_left(mind.s))]


def ward(mind: Case, card: int, line: Line) -> Reasons:
    elven = CARDS[card] == "fp-strat-02"
    nation = ELVES if elven else NORTH
    told = [say("card-ward", card=CARDS[card], nation=NATIONS[nation])]
    worst = max(
        (mind.plan.worry.get(REGION[r], 0.0), REGION[r]) for r in ("lorien", "rivendell", "grey-havens")
    ) if elven else (0.0, -1)  # fmt: skip
    return [*told, *danger(mind, worst[1])] if worst[0] else told


def rouses(mind: Case, card: int, line: Line) -> Reasons:
    nation = DWARVES if CARDS[card] == "fp-strat-04" else NORTH
    return [say("card-rouses", card=CARDS[card], nation=NATIONS[nation], steps=mind.s.steps[nation])]


def hits_on(mind: Case, card: int, line: Line) -> Reasons:
    dice = 5 if CARDS[card] == "fp-strat-05" else 3
    return [say("card-hits", card=CARDS[card], dice=dice, **decimal(dice / 3))]


def elrond(mind: Case, card: int, line: Line) -> Reasons:
    s = mind.s
    able = [n for n in FREE_NATIONS if s.steps[n]]
    if not able:
        return []
    nation = max(able, key=lambda n: 0.9 + 0.2 * (not s.active[n]) + 0.3 * (s.steps[n] == 1))
    return [say("card-step", card=CARDS[card], nation=NATIONS[nation], steps=s.steps[nation] - 1)]


def relief(mind: Case, card: int, line: Line) -> Reasons:
    sieges = [
        (worth, p, t) for worth, p, t in mind.plan.strikes if t < MAP_SIZE and BOX[t] != 255 and BOX[t] in mind.v.mine
    ]
    if not sieges:
        return []
    _, origin, target = max(sieges)
    return [
        say("card-relief", card=CARDS[card], region=region(target)),
        *struck(mind, mind.v.mine[origin], mind.v.theirs[target]),
    ]


def woses(mind: Case, card: int, line: Line) -> Reasons:
    return together([say("card-woses", card=CARDS[card])], danger(mind, MINAS_TIRITH))


def day_and_night(mind: Case, card: int, line: Line) -> Reasons:
    return []


RECRUIT_AT = {
    "fp-strat-09": ("edoras",), "fp-strat-13": ("grey-havens", "dol-amroth"), "fp-strat-14": ("minas-tirith",),
    "fp-strat-15": ("lorien",), "fp-strat-16": ("edoras",), "fp-strat-17": ("carrock",), "fp-strat-18": ("dol-amroth",),
    "fp-strat-19": ("dale",), "fp-strat-20": ("the-shire", "ered-luin"), "fp-strat-21": ("rivendell",),
    "fp-strat-22": ("erebor",), "fp-strat-23": ("helms-deep", "edoras"), "fp-strat-24": ("woodland-realm",),
}  # fmt: skip


def defenders(mind: Case, card: int, line: Line) -> Reasons:
    """Units without being At War: where they are wanted most."""
    worry, where = max((mind.plan.worry.get(REGION[r], 0.0), REGION[r]) for r in RECRUIT_AT[CARDS[card]])
    if worry:
        return [say("card-defenders", card=CARDS[card], region=region(where)), *danger(mind, where)]
    told = [say("card-units", card=CARDS[card], region=region(where), units=guard(mind, FREE, where))]
    if CARDS[card] == "fp-strat-09" and mind.s.steps[ROHAN]:
        told += stepped(mind, ROHAN)[:1]
    return told


EFFECTS = {
    **dict.fromkeys((f"fp-char-0{n}" for n in (1, 2, 3, 4)), tile_card),
    **dict.fromkeys((f"fp-char-0{n}" for n in (5, 6, 7, 8)), shield),
    **dict.fromkeys((f"fp-char-{n}" for n in ("09", "10", "11", "12")), heals),
    "fp-char-13": mirror,
    "fp-char-14": challenge,
    "fp-char-15": companions,
    "fp-char-16": companions,
    "fp-char-17": back_again,
    "fp-char-18": eagles,
    **dict.fromkeys((f"fp-char-{n}" for n in (19, 20, 21)), ents),
    "fp-char-22": dead_men,
    "fp-char-23": unit_and_cards,
    "fp-char-24": unit_and_cards,
    "fp-strat-01": last_battle,
    "fp-strat-02": ward,
    "fp-strat-03": ward,
    "fp-strat-04": rouses,
    "fp-strat-05": hits_on,
    "fp-strat-06": hits_on,
    "fp-strat-07": rouses,
    "fp-strat-08": elrond,
    "fp-strat-10": relief,
    "fp-strat-11": woses,
    "fp-strat-12": day_and_night,
    **dict.fromkeys(RECRUIT_AT, defenders),
}
