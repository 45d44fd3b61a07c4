"""Answers about the Fellowship, the Hunt and the Companions."""

from __future__ import annotations

from redbook.bots.wotr.mind import Mind
from redbook.bots.wotr.orders.shadow import hunt_dice
from redbook.bots.wotr.ring.fellowship import (
    best_answer_to_damage,
    best_parting,
    companion_worth,
    ready_for_mordor,
    route_worth,
    walk_worth,
    wants_to_declare,
)
from redbook.bots.wotr.survey import in_mordor, tile_damage
from redbook.games.wotr.board import (
    DIE,
    DISTANCE,
    EYE,
    FREE,
    GANDALF_GREY,
    GANDALF_WHITE,
    LEVEL,
    MAP_SIZE,
    REGION_AT,
    SHADOW,
    TILES,
)
from redbook.games.wotr.options import CardOption, Place, Who
from redbook.kernel import Option


def fellowship_phase(mind: Mind) -> Option:
    words = mind.words()
    if "enter-mordor" in words and ready_for_mordor(mind.v):
        return mind.word("enter-mordor") or mind.options[0]
    if "declare" in words and wants_to_declare(mind.v):
        return mind.word("declare") or mind.options[0]
    return mind.word("done") or mind.options[0]


def move_figure(mind: Mind) -> Option:
    return mind.best(mind.options, lambda way: route_worth(mind.v, way, mind.step.revealed))


def choose_guide(mind: Mind) -> Option:
    """Gandalf first, for the cards; among equals he who is easiest to lose."""
    return mind.best(
        mind.options, lambda o: 10.0 if o.character == GANDALF_GREY else -companion_worth(mind.v, o.character)
    )


def hunt_allocation(mind: Mind) -> Option:
    numbers = [option.number for option in mind.options]
    wanted = hunt_dice(mind.v, min(numbers), max(numbers), mind.temper.zeal)
    return mind.best(mind.options, lambda option: -abs(option.number - wanted))


def most(mind: Mind) -> Option:
    return mind.best(mind.options, lambda option: option.number)


def before_roll(mind: Mind) -> Option:
    """Flocks of Crebain: when there are dice enough to gain by it."""
    s = mind.s
    if s.box[SHADOW] >= 2 or s.box[FREE]:
        return first_card(mind)
    return mind.word("none") or mind.options[0]


def before_tile(mind: Mind) -> Option:
    """A card that spares the tile is kept for worse days while the burden is light."""
    s = mind.s
    worth = tile_damage(s, mind.step.draw.eye or 1.3)
    if in_mordor(s) or s.corruption >= 3 or worth >= 1.4:
        return first_card(mind)
    return mind.word("none") or mind.options[0]


def on_tile(mind: Mind) -> Option:
    draw = mind.step.draw
    value = TILES[draw.tile].value
    damage = draw.eye if value == EYE else 3.5 if value == DIE else value
    if damage > tile_damage(mind.s, draw.eye or 1.3) + 0.4 or (in_mordor(mind.s) and TILES[draw.tile].stop):
        return first_card(mind)
    return mind.word("none") or mind.options[0]


def first_card(mind: Mind) -> Option:
    for option in mind.options:
        if isinstance(option, CardOption):
            return option
    return mind.options[0]


def face_damage(mind: Mind) -> Option:
    cards = [option for option in mind.options if isinstance(option, CardOption)]
    damage = mind.step.draw.damage
    if cards and damage:
        return cards[0]
    return mind.word(best_answer_to_damage(mind.v, damage, mind.words())) or mind.options[0]


# -- Companions ------------------------------------------------------------------------------------------


def separate(mind: Mind) -> Option:
    step = mind.step
    offered = {option.character: option for option in mind.options if isinstance(option, Who)}
    parting = best_parting(mind.v, step.extra, step.level)
    done = mind.word("done")
    if parting is not None:
        if all(c in parting[1] for c in step.picked):
            for c in parting[1]:
                if c in offered:
                    return offered[c]
        if done is not None:
            return done
        return offered.get(parting[1][0]) or mind.options[0]
    if done is not None:
        return done
    return mind.best(offered.values(), lambda o: -companion_worth(mind.v, o.character))


def place_group(mind: Mind) -> Option:
    group = mind.step.group
    return mind.best(mind.options, lambda o: sum(walk_worth(mind.v, c, o.place) for c in group))


def move_companions(mind: Mind) -> Option:
    """He who gains most by walking; nobody walks for nothing."""
    v = mind.v
    best, chosen = 0.2, mind.word("done")
    for option in mind.options:
        if not isinstance(option, Who):
            continue
        c = option.character
        place = mind.s.chars[c]
        reach = (mind.step.level or LEVEL[c]) + mind.step.extra
        now = walk_worth(v, c, place)
        gain = max(walk_worth(v, c, r) for r in range(MAP_SIZE) if DISTANCE[place][r] <= reach) - now
        if gain > best:
            best, chosen = gain, option
    return chosen or mind.options[0]


def walk_to(mind: Mind) -> Option:
    group = mind.step.group
    regions = [option for option in mind.options if isinstance(option, Place)]
    here = mind.s.chars[group[0]]
    return mind.best(
        regions, lambda o: sum(walk_worth(mind.v, c, o.place) for c in group) + (0.05 if o.place == here else 0.0)
    )


def where_white(mind: Mind) -> Option:
    return mind.best(mind.options, lambda o: walk_worth(mind.v, GANDALF_WHITE, REGION_AT[o.place]))
