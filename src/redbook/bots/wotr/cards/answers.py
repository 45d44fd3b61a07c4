"""Answers about cards: which to draw, keep, play and give away, and the questions that event cards ask."""

from __future__ import annotations

from redbook.bots.wotr.cards import free as free_cards
from redbook.bots.wotr.cards import shadow as shadow_cards
from redbook.bots.wotr.cards.combat import keep_worth
from redbook.bots.wotr.mind import Mind
from redbook.bots.wotr.orders.deeds import rules_for
from redbook.bots.wotr.ring.answers import first_card
from redbook.bots.wotr.ring.fellowship import best_parting, companion_worth, damage_cost
from redbook.bots.wotr.survey import GATE_DISTANCE
from redbook.bots.wotr.war.answers import captain_worth, figure_worth, nation_asked
from redbook.games.wotr.board import (
    CARD,
    DECK_OF,
    DECKS,
    ELITE,
    FREE,
    LEADER,
    LEVEL,
    MAP_SIZE,
    PLACES,
    REGION_AT,
    SHADOW,
    UMBAR,
)
from redbook.games.wotr.cards.playing import useful
from redbook.games.wotr.options import Act, CardOption, Figure, FigureAt, NationOption, Number, Place, Who
from redbook.kernel import Option


def card_worth(mind: Mind, card: int) -> float:
    """What a card is worth in hand: the better of its halves."""
    if mind.side == FREE:
        event = free_cards.card_worth(mind.v, mind.plan, card, None)
    else:
        event = shadow_cards.card_worth(mind.v, mind.plan, card)
    return max(event, 0.6 * keep_worth(card))


def discard(mind: Mind) -> Option:
    """The card that is missed least."""
    return mind.best(mind.options, lambda o: -card_worth(mind, o.card))


def draw_from(mind: Mind) -> Option:
    """The deck of which fewer are in hand; from the fuller deck when equal."""
    hand = mind.s.hands[mind.seat]

    def worth(option: Act) -> float:
        if option.what not in DECKS:
            return -10.0
        deck = DECKS.index(option.what)
        return -float(sum(1 for card in hand if DECK_OF[card] == deck)) + 0.01 * len(mind.s.decks[deck])

    return mind.best(mind.options, worth)


def play_card(mind: Mind) -> Option:
    offered = {option.card: option for option in mind.options if isinstance(option, CardOption)}
    none = mind.word("none")
    if not offered:
        return none or mind.options[0]
    if mind.side == FREE:
        worths = free_cards.card_worths(mind.v, mind.plan, best_parting(mind.v))
    else:
        worths = shadow_cards.card_worths(mind.v, mind.plan)
    g = rules_for(mind.s)
    for option in sorted(offered.values(), key=lambda o: -worths.get(o.card, 0.0)):
        if worths.get(option.card, 0.0) > 0.0 and useful(g, mind.seat, option.card):
            return option
    if none is not None:
        return none
    return mind.best(
        offered.values(), lambda o: -card_worth(mind, o.card)
    )  # played for the card that is drawn after it


# -- questions of event cards ---------------------------------------------------------------------------


def card_ask(mind: Mind) -> Option:
    step = mind.step
    answer = QUESTIONS.get(step.what)
    if answer is not None:
        return answer(mind)
    first = mind.options[0]
    if isinstance(first, Place):
        return place_asked(mind)
    if isinstance(first, NationOption):
        return nation_asked(mind)
    if isinstance(first, Number):
        return mind.best(mind.options, lambda o: o.number if isinstance(o, Number) else -1)
    if isinstance(first, FigureAt):
        return mind.best(mind.options, lambda o: figure_worth(mind, o.figure, o.place))
    return first


def place_asked(mind: Mind) -> Option:
    """A place: of one's own figures the most useful, of the enemy's the strongest."""
    places = [option for option in mind.options if isinstance(option, Place)]

    def worth(option: Place) -> float:
        place = option.place
        foe = mind.v.theirs.get(place)
        if foe is not None and place not in mind.v.mine:
            near = max((mind.plan.worry.get(r, 0.0) for r in (foe.region,)), default=0.0)
            return foe.steps + near
        if mind.side == SHADOW:
            return captain_worth(mind, place) + 0.01 * figure_worth(mind, 17, REGION_AT[place])
        return figure_worth(mind, 4, REGION_AT[place])

    return mind.best(places, worth)


def recruits_where(mind: Mind) -> Option:
    places = [option for option in mind.options if isinstance(option, Place)]
    kind = 17 if mind.side == SHADOW else 4
    return mind.best(places, lambda o: figure_worth(mind, kind, REGION_AT[o.place]))


def corsairs_land(mind: Mind) -> Option:
    """Where the fleet wins something: an empty shore with a Settlement, or a garrison that it can beat."""

    def worth(option: Place) -> float:
        foe = mind.v.theirs.get(option.place)
        prize = mind.plan.point_worth(option.place)
        fleet = mind.v.mine.get(CORSAIRS_FROM)
        strength = fleet.fit if fleet is not None else 0
        if foe is None:
            return 1.0 + prize
        return prize + 0.25 * (strength - 1.3 * foe.steps)

    return mind.best(mind.options, worth)


def region_asked(mind: Mind) -> Option:
    return corsairs_land(mind) if mind.step.card == CARD["sh-strat-10"] else recruits_where(mind)


def ring_region(mind: Mind) -> Option:
    """Cruel Weather: away from Mordor, to where the Hunt is helped."""

    def worth(option: Place) -> float:
        return GATE_DISTANCE[option.place] + (0.4 if mind.s.troops[PLACES + option.place] else 0.0)

    return mind.best(mind.options, worth)


def strike(mind: Mind) -> Option:
    s = mind.s
    roll = mind.word("hunt-roll")
    if roll is not None and (s.box[SHADOW] >= 2 or not any(isinstance(o, CardOption) for o in mind.options)):
        return roll
    return first_card(mind)


def lure(mind: Mind) -> Option:
    drawn = mind.step.memo[0]
    if companion_worth(mind.v, drawn) <= damage_cost(mind.s, LEVEL[drawn]):
        return mind.best(mind.options, lambda o: 1.0 if isinstance(o, Who) else 0.0)
    return mind.word("use-ring") or mind.options[0]


def who_leaves(mind: Mind) -> Option:
    return mind.best(mind.options, lambda o: -companion_worth(mind.v, o.character))


def who_comes(mind: Mind) -> Option:
    return mind.word("done") or mind.options[0]


def separate_or_move(mind: Mind) -> Option:
    return mind.word("separate", "move-companions") or mind.options[0]


def move_or_attack(mind: Mind) -> Option:
    plan = mind.plan
    strike_worth = plan.strikes[0][0] if plan.strikes else 0.0
    march_worth = 1.4 * plan.marches[0][0] if plan.marches else 0.0
    words = mind.words()
    if "attack" in words and strike_worth >= march_worth and strike_worth > 0:
        return mind.word("attack") or mind.options[0]
    if "move-armies" in words and march_worth > 0:
        return mind.word("move-armies") or mind.options[0]
    return mind.word("none") or mind.options[0]


def recruit_or_fly(mind: Mind) -> Option:
    return mind.word("recruit" if mind.s.reserve[21] else "move-minions", "move-minions") or mind.options[0]


def figure_lost(mind: Mind) -> Option:
    """The owner gives up a figure: a Regular rather than a Leader, a Leader rather than an Elite."""

    def worth(option: Option) -> float:
        figure = getattr(option, "figure", -1)
        place = getattr(option, "place", -1)
        value = -1.0 if figure in ELITE else -0.7 if figure in LEADER else -0.3
        if 0 <= place < MAP_SIZE:
            value -= 0.2 * mind.plan.worry.get(place, 0.0)
        return value

    return mind.best(mind.options, worth)


def eyes(mind: Mind) -> Option:
    """The Lidless Eye: dice that have least to do."""
    dice = [option for option in mind.options if hasattr(option, "face")]
    if not dice:
        return mind.word("done") or mind.options[0]
    poorest = mind.best(dice, lambda o: -mind.orders.worth(o.face))
    if mind.orders.worth(poorest.face) > 1.2:
        return mind.word("done") or mind.options[0]
    return poorest


def yes(mind: Mind) -> Option:
    return mind.word("yes") or mind.options[0]


def raiders(mind: Mind) -> Option:
    figures = [option for option in mind.options if isinstance(option, Figure | FigureAt)]
    return figures[0] if figures else mind.word("done") or mind.options[0]


def retreat(mind: Mind) -> Option:
    return mind.best(mind.options, lambda o: captain_worth(mind, o.place))


def enemy_steps(mind: Mind, place: int) -> float:
    return mind.v.theirs[place].steps if place in mind.v.theirs else 0.0


def refuge(mind: Mind) -> Option:
    """Nazgûl are driven where they have the fewest to lead."""
    return mind.best(mind.options, lambda o: -enemy_steps(mind, o.place))


def victim_army(mind: Mind) -> Option:
    return mind.best(mind.options, lambda o: enemy_steps(mind, o.place))


def nazgul_army(mind: Mind) -> Option:
    return mind.best(mind.options, lambda o: mind.s.figures[o.place * 22 + 21])


CORSAIRS_FROM = UMBAR

QUESTIONS = {
    "region": region_asked,
    "ring-region": ring_region,
    "nazgul-strike": strike,
    "lure": lure,
    "who-leaves": who_leaves,
    "who-comes": who_comes,
    "separate-or-move": separate_or_move,
    "move-or-attack": move_or_attack,
    "recruit-or-fly": recruit_or_fly,
    "figure-lost": figure_lost,
    "leader-lost": figure_lost,
    "eye": eyes,
    "move-fellowship": yes,
    "hide-fellowship": yes,
    "raiders": raiders,
    "refuge": refuge,
    "retreat": retreat,
    "victim-army": victim_army,
    "nazgul-army": nazgul_army,
    "worn": first_card,
}
