"""What a card does for its player here; which cards are drawn, kept and given away; what cards ask."""

from __future__ import annotations

from redbook.bots.wotr.cards.answers import card_worth
from redbook.bots.wotr.counsel import events_free, events_shadow
from redbook.bots.wotr.counsel.armies import march, strike
from redbook.bots.wotr.counsel.odds import hunt_odds
from redbook.bots.wotr.counsel.quest import name, separate, step
from redbook.bots.wotr.counsel.realm import comes, fly, nation_for_card
from redbook.bots.wotr.counsel.says import (
    Case,
    Line,
    Reasons,
    Why,
    danger,
    deed_in,
    guard,
    is_free,
    percent,
    prize,
    region,
    say,
    together,
)
from redbook.bots.wotr.orders.deeds import playing_draws
from redbook.bots.wotr.orders.shadow import front_of
from redbook.bots.wotr.survey import GATE_DISTANCE, steps_left
from redbook.games.wotr.board import (
    CARDS,
    DECK_OF,
    DECKS,
    DISTANCE,
    FIGURES,
    FREE,
    HAND_LIMIT,
    KINDS,
    LEVEL,
    NAZGUL,
    REGION_AT,
    SHADOW,
    WITCH_KING,
)
from redbook.games.wotr.options import Act, CardOption, Die, Figure, FigureAt, Number, Place, Who

EFFECTS = {**events_free.EFFECTS, **events_shadow.EFFECTS}

# -- playing a card -----------------------------------------------------------------------------------------


def card_in(mind: Case, line: Line) -> int | None:
    card = next((option.card for option in line if isinstance(option, CardOption)), None)
    if card is None:
        card = next((d[3] for d in mind.orders.deeds if d[1] == "play-card" and mind.orders.allowed(d)), None)
    return card


def play(mind: Case, line: Line) -> Reasons:
    card = card_in(mind, line)
    if card is None or (isinstance(line[0], Act) and line[0].what == "none"):
        return [say("card-none")]
    told = EFFECTS[CARDS[card]](mind, card, line)
    if card_worth(mind, card) <= 0.0 or not told:
        if playing_draws(mind.s, mind.seat, mind.side, card):
            return [say("card-swap", card=CARDS[card])]
        return told or [say("card-plain", card=CARDS[card])]
    return told[:3]


# -- hands --------------------------------------------------------------------------------------------------


def draw(mind: Case, line: Line) -> Reasons:
    s = mind.s
    hand = s.hands[mind.seat]
    limit = HAND_LIMIT[s.count][mind.seat]
    told = [say("draw", cards=len(hand), limit=limit)]
    deck = next((o.what for o in line if isinstance(o, Act) and o.what in DECKS), None)
    if deck is not None:
        number = sum(1 for card in hand if DECK_OF[card] == DECKS.index(deck))
        told.append(say("draw-deck", deck=deck, number=number))
    return told


def draw_from(mind: Case, line: Line) -> Reasons:
    return draw(mind, line)[-1:]


def give_up(mind: Case, line: Line) -> Reasons:
    """The card that is missed least, and the one that is kept before all."""
    option = line[0]
    assert isinstance(option, CardOption)
    others = [o.card for o in mind.options if isinstance(o, CardOption) and o.card != option.card]
    if not others:
        return [say("card-only", card=CARDS[option.card])]
    best = max(others, key=lambda card: (card_worth(mind, card), -card))
    return [say("card-least", card=CARDS[option.card]), say("card-best", card=CARDS[best])]


def guide_draws(mind: Case, line: Line) -> Reasons:
    return [say("guide-draws", cards=len(mind.s.hands[mind.seat]))]


def swap(mind: Case, line: Line) -> Reasons:
    return [say("swap-not")]


# -- questions of event cards ---------------------------------------------------------------------------------


def asked(mind: Case, line: Line) -> Reasons:
    known = QUESTIONS.get(mind.step.what)
    if known is not None:
        told = known(mind, line)
        if told:
            return told
    option = line[0]
    if isinstance(option, Place):
        return place_asked(mind, line)
    if isinstance(option, FigureAt):
        return comes(mind, option.figure, REGION_AT[option.place])
    if isinstance(option, Number):
        return [say("as-many", number=option.number)]
    return nation_for_card(mind, line)


def place_asked(mind: Case, line: Line) -> Reasons:
    option = line[0]
    assert isinstance(option, Place)
    foe = mind.v.theirs.get(option.place)
    if foe is not None and option.place not in mind.v.mine:
        return [say("strongest-foe", region=region(option.place), units=foe.units)]
    return spot(mind, REGION_AT[option.place])


def spot(mind: Case, place: int) -> Reasons:
    """A place for figures or orders: in danger, or near to what is wanted."""
    told = danger(mind, place)
    if told or is_free(mind):
        return told or [say("place-calm", region=region(place))]
    _, goal = front_of(mind.v, mind.plan, place)
    if goal < 0:
        return [say("place-calm", region=region(place))]
    return [say("place-front", region=region(place), goal=region(goal), steps=DISTANCE[goal][place])]


def landing(mind: Case, line: Line) -> Reasons:
    option = line[0]
    assert isinstance(option, Place)
    if CARDS[mind.step.card] != "sh-strat-10":
        return place_asked(mind, line)
    foes = guard(mind, FREE, option.place)
    return together([say("landing", region=region(option.place), foes=foes)], prize(mind, option.place))


def driven(mind: Case, line: Line) -> Reasons:
    option = line[0]
    assert isinstance(option, Place)
    steps = GATE_DISTANCE[option.place]
    return [say("driven", region=region(option.place), steps=steps)]


def strike_or_hunt(mind: Case, line: Line) -> Reasons:
    if isinstance(line[0], CardOption):
        return [say("strike-card", card=CARDS[line[0].card])]
    if deed_in(line) == "hunt-roll":
        chance, _ = hunt_odds(mind.s)
        return [say("strike-roll", dice=min(5, mind.s.box[SHADOW]), chance=percent(chance))]
    return [say("small")]


def lured(mind: Case, line: Line) -> Reasons:
    drawn = mind.step.memo[0]
    if isinstance(line[0], Who):
        return [say("lure-lose", character=name(drawn), level=LEVEL[drawn], corruption=mind.s.corruption)]
    return [say("lure-bear", character=name(drawn), level=LEVEL[drawn], corruption=mind.s.corruption)]


def leaves(mind: Case, line: Line) -> Reasons:
    who = line[0]
    if isinstance(who, Who):
        return [say("leaves", character=name(who.character), level=LEVEL[who.character])]
    return [say("small")]


def comes_along(mind: Case, line: Line) -> Reasons:
    return [say("comes-not")]


def separate_or_move(mind: Case, line: Line) -> Reasons:
    return separate(mind, line) if deed_in(line) == "separate" else [say("walk-card")]


def move_or_attack(mind: Case, line: Line) -> Reasons:
    deed = deed_in(line)
    return strike(mind, line) if deed == "attack" else march(mind, line) if deed == "move-armies" else [say("small")]


def recruit_or_fly(mind: Case, line: Line) -> Reasons:
    if deed_in(line) == "recruit":
        return comes(mind, NAZGUL, REGION_AT[mind.s.chars[WITCH_KING]])
    return fly(mind, line[1:])


def lost(mind: Case, line: Line) -> Reasons:
    option = line[0]
    figure = option.figure if isinstance(option, Figure | FigureAt) else -1
    return [say("lost-least", figure=FIGURES[figure])] if figure >= 0 else []


def eyes(mind: Case, line: Line) -> Reasons:
    option = line[0]
    if isinstance(option, Die):
        return [say("eye-die", bonus=mind.s.box[FREE], dice=mind.s.box[SHADOW] + 1)]
    return [say("eye-enough")]


def moves(mind: Case, line: Line) -> Reasons:
    return step(mind, line)


def hides(mind: Case, line: Line) -> Reasons:
    return [say("hide", steps=steps_left(mind.s))]


def refuge(mind: Case, line: Line) -> Reasons:
    option = line[0]
    assert isinstance(option, Place)
    foe = mind.v.theirs.get(option.place)
    return [say("refuge", region=region(option.place), units=foe.units if foe is not None else 0)]


def casters(mind: Case, line: Line) -> Reasons:
    option = line[0]
    assert isinstance(option, Place)
    return [say("casters", region=region(option.place), number=mind.s.figures[option.place * KINDS + NAZGUL])]


def worn_card(mind: Case, line: Line) -> Reasons:
    if isinstance(line[0], CardOption):
        return [say("strike-card", card=CARDS[line[0].card])]
    return [say("worn-hand")] if deed_in(line).startswith("hand-") else [say("small")]


QUESTIONS: dict[str, Why] = {
    "region": landing,
    "ring-region": driven,
    "nazgul-strike": strike_or_hunt,
    "lure": lured,
    "who-leaves": leaves,
    "who-comes": comes_along,
    "separate-or-move": separate_or_move,
    "move-or-attack": move_or_attack,
    "recruit-or-fly": recruit_or_fly,
    "figure-lost": lost,
    "leader-lost": lost,
    "eye": eyes,
    "move-fellowship": moves,
    "hide-fellowship": hides,
    "refuge": refuge,
    "nazgul-army": casters,
    "worn": worn_card,
}
