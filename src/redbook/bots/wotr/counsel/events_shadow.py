"""What the Shadow's event cards do for it here."""

from __future__ import annotations

from redbook.bots.wotr.cards.shadow import RECRUITS
from redbook.bots.wotr.counsel.armies import struck, towards
from redbook.bots.wotr.counsel.events_free import tile_card
from redbook.bots.wotr.counsel.realm import fly
from redbook.bots.wotr.counsel.says import (
    Case,
    Line,
    Reasons,
    decimal,
    guard,
    percent,
    prize,
    region,
    say,
    together,
)
from redbook.bots.wotr.survey import GATE_DISTANCE
from redbook.games.wotr.board import (
    BOX,
    CARDS,
    ELITE,
    EYE,
    FIGURES,
    FREE,
    FREE_NATIONS,
    GOLLUM,
    ISENGARD,
    KINDS,
    MAP_SIZE,
    MINAS_TIRITH,
    NAZGUL,
    REGULAR,
    ROHAN,
    SAURON,
    SHADOW,
    TILES,
    UMBAR,
    WILL_DIE,
    WITCH_KING,
)


def extra_tile(mind: Case, card: int, line: Line) -> Reasons:
    """A tile without a Hunt roll; Eyes and blue tiles do nothing."""
    bag = mind.s.bag
    none = sum(1 for t in bag if TILES[t].value == EYE or TILES[t].kind == "fellowship")
    chance = percent(1 - none / len(bag)) if bag else 0
    return [say("card-hunts", card=CARDS[card], chance=chance, corruption=mind.s.corruption)]


def corpses(mind: Case, card: int, line: Line) -> Reasons:
    each = 1 / 6 if mind.s.guide == GOLLUM else 1 / 2
    return [say("card-corrupts", card=CARDS[card], corruption=mind.s.corruption, **decimal(3 * each))]


def reveals(mind: Case, card: int, line: Line) -> Reasons:
    return [say("card-reveals", card=CARDS[card], steps=mind.s.progress, region=region(mind.s.ring))]


def weather(mind: Case, card: int, line: Line) -> Reasons:
    return [say("card-weather", card=CARDS[card], steps=max(0, GATE_DISTANCE[mind.s.ring] - mind.s.progress))]


def nazgul_strike(mind: Case, card: int, line: Line) -> Reasons:
    return [say("card-strike", card=CARDS[card], region=region(mind.s.ring), dice=min(5, mind.s.box[SHADOW]))]


def wound(mind: Case, card: int, line: Line) -> Reasons:
    points = 2 if mind.s.corruption <= 3 else 1
    return [say("card-wound", card=CARDS[card], points=points, corruption=mind.s.corruption)]


def lure(mind: Case, card: int, line: Line) -> Reasons:
    return [say("card-lure", card=CARDS[card], corruption=mind.s.corruption)]


def breaking(mind: Case, card: int, line: Line) -> Reasons:
    return [say("card-breaking", card=CARDS[card])]


def worn(mind: Case, card: int, line: Line) -> Reasons:
    return [say("card-worn", card=CARDS[card])]


def crebain(mind: Case, card: int, line: Line) -> Reasons:
    return [say("card-crebain", card=CARDS[card])]


def balrog(mind: Case, card: int, line: Line) -> Reasons:
    return [say("card-balrog", card=CARDS[card], region=region(mind.s.ring))]


def lidless(mind: Case, card: int, line: Line) -> Reasons:
    return [say("card-lidless", card=CARDS[card], corruption=mind.s.corruption, bonus=mind.s.box[FREE])]


def spells(mind: Case, card: int, line: Line) -> Reasons:
    s = mind.s
    most = max(
        (s.figures[p * KINDS + NAZGUL] + (s.chars[WITCH_KING] == p) for p in mind.v.mine if p < MAP_SIZE), default=0
    )
    return [say("card-spells", card=CARDS[card], number=most, **decimal(min(5, most) / 3))]


def three_rounds(mind: Case, card: int, line: Line) -> Reasons:
    """Grond and the Uruk-hai: the siege that ends soonest."""
    best: tuple[float, int] | None = None
    kinds = (REGULAR[ISENGARD], ELITE[ISENGARD]) if CARDS[card] == "sh-strat-02" else ()
    for place, army in mind.v.mine.items():
        inside = mind.v.theirs.get(BOX[place]) if place < MAP_SIZE and BOX[place] != 255 else None
        if inside is None or (kinds and not any(mind.s.figures[place * KINDS + k] for k in kinds)):
            continue
        if not kinds and mind.s.chars[WITCH_KING] != place:
            continue
        worth = army.fit / inside.steps
        if best is None or worth > best[0]:
            best = (worth, place)
    if best is None:
        return []
    place = best[1]
    units, foes = mind.v.mine[place].units, mind.v.theirs[BOX[place]].units
    return together(
        [say("card-three-rounds", card=CARDS[card], region=region(place), units=units, foes=foes)], prize(mind, place)
    )


def palantir(mind: Case, card: int, line: Line) -> Reasons:
    return [say("card-palantir", card=CARDS[card])]


def wormtongue(mind: Case, card: int, line: Line) -> Reasons:
    return [say("card-wormtongue", card=CARDS[card], steps=mind.s.steps[ROHAN])]


def led(mind: Case, card: int, line: Line) -> Reasons:
    """Nazgûl first, then the armies that they lead."""
    where = mind.s.chars[WITCH_KING] if CARDS[card] == "sh-char-24" else -1
    strikes = [x for x in mind.plan.strikes if x[1] == where or (where < 0 and mind.s.figures[x[1] * KINDS + NAZGUL])]
    told = [say("card-led", card=CARDS[card])]
    if strikes:
        _, origin, target = strikes[0]
        return [*told, *struck(mind, mind.v.mine[origin], mind.v.theirs[target])]
    return [*told, *fly(mind, ())] if len(mind.v.mine) else told


def returns(mind: Case, card: int, line: Line) -> Reasons:
    return [say("card-valinor", card=CARDS[card])]


def folly(mind: Case, card: int, line: Line) -> Reasons:
    return together([say("card-folly", card=CARDS[card])], prize(mind, MINAS_TIRITH))


def no_dawn(mind: Case, card: int, line: Line) -> Reasons:
    return [say("card-no-dawn", card=CARDS[card], number=mind.s.dice[WILL_DIE])]


def threats(mind: Case, card: int, line: Line) -> Reasons:
    waiting = sum(1 for n in FREE_NATIONS if not mind.s.active[n])
    return [say("card-threats", card=CARDS[card], number=waiting)]


def stormcrow(mind: Case, card: int, line: Line) -> Reasons:
    return [say("card-stormcrow", card=CARDS[card])]


def marching(mind: Case, card: int, line: Line) -> Reasons:
    armies = {"sh-strat-07": 1, "sh-strat-08": 2, "sh-strat-09": 4}[CARDS[card]]
    told = [say("card-marching", card=CARDS[card], number=min(armies, max(1, len(mind.plan.marches))))]
    for _, origin, goal in mind.plan.marches[:1]:
        aim = mind.plan.goals.get(origin)
        if aim is not None:
            told.append(towards(mind, mind.v.mine[origin], goal, aim[0]))
    return told


def corsairs(mind: Case, card: int, line: Line) -> Reasons:
    return [say("card-corsairs", card=CARDS[card], units=guard(mind, SHADOW, UMBAR))]


BRINGS = {
    "sh-strat-11": ((REGULAR[ISENGARD], 2),),
    "sh-strat-12": ((REGULAR[SAURON], 2), (ELITE[SAURON], 1)),
    **RECRUITS,
}  # what comes, if there is enough of it


def hosts(mind: Case, card: int, line: Line) -> Reasons:
    reserve = mind.s.reserve
    come = [FIGURES[kind] for kind, number in BRINGS[CARDS[card]] for _ in range(min(number, reserve[kind]))]
    if not come:
        return []
    return [say("card-host", card=CARDS[card], figures=come), say("card-host-die")]


def trolls(mind: Case, card: int, line: Line) -> Reasons:
    return [say("card-trolls", card=CARDS[card], number=min(2, mind.s.reserve[ELITE[SAURON]]))]


EFFECTS = {
    **dict.fromkeys((f"sh-char-0{n}" for n in (1, 2, 3, 4)), tile_card),
    **dict.fromkeys((f"sh-char-0{n}" for n in (5, 6, 7)), extra_tile),
    "sh-char-08": corpses,
    "sh-char-09": reveals,
    "sh-char-10": weather,
    "sh-char-11": nazgul_strike,
    "sh-char-12": wound,
    "sh-char-13": lure,
    "sh-char-14": breaking,
    "sh-char-15": worn,
    "sh-char-16": crebain,
    "sh-char-17": balrog,
    "sh-char-18": lidless,
    "sh-char-19": spells,
    "sh-char-20": three_rounds,
    "sh-char-21": palantir,
    "sh-char-22": wormtongue,
    "sh-char-23": led,
    "sh-char-24": led,
    "sh-strat-01": returns,
    "sh-strat-02": three_rounds,
    "sh-strat-03": folly,
    "sh-strat-04": no_dawn,
    "sh-strat-05": threats,
    "sh-strat-06": stormcrow,
    "sh-strat-07": marching,
    "sh-strat-08": marching,
    "sh-strat-09": marching,
    "sh-strat-10": corsairs,
    "sh-strat-15": trolls,
    **dict.fromkeys(BRINGS, hosts),
}
