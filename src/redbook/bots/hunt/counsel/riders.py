"""The Ringwraiths: where Frodo may be, what a question would tell, what a Hunt would bring, and where to ride."""

from __future__ import annotations

from redbook.bots.hunt.counsel import scents, spells
from redbook.bots.hunt.counsel.says import Hunter, Line, Reasons, named, percent, rounded, say, spot
from redbook.bots.hunt.rider import IDLE
from redbook.bots.hunt.scent import Deed
from redbook.games.hunt import options as o
from redbook.games.hunt.pieces import FACES, LORD_DIE, MORGUL_RING
from redbook.kernel import Option

RIDE_FOR = {
    "search": "ride-search",
    "hunt": "ride-hunt",
    "perceive": "ride-perceive",
    "sorcery": "ride-sorcery",
    "remove": "ride-remove",
    "advance": "ride-advance",
}


# -- the active Nazgûl --------------------------------------------------------------------------------------


def active(mind: Hunter, line: Line) -> Reasons:
    option = line[0]
    n = mind.step.nazgul
    here = mind.t.nazgul[n]
    if isinstance(option, o.Ride):
        may_act = any(not isinstance(other, o.Ride | o.EndTurn) for other in mind.options)
        return ride(mind, n, option.space, may_act=may_act)
    if isinstance(option, o.EndTurn):
        return stay(mind, n)
    if isinstance(option, o.Search):
        return [*scents.search(mind, here), scents.likely(mind)]
    if isinstance(option, o.Hunt):
        return scents.hunt(mind, here, n, free=True)
    if isinstance(option, o.UseDie):
        face = mind.t.lord_die if option.face == LORD_DIE else option.face
        told = (
            use(mind, line[1:], here, n, who=face == MORGUL_RING) if len(line) > 1 else die_alone(mind, face, here, n)
        )
        return [*told[:2], scents.dice_left(mind)]
    assert isinstance(option, o.Power)
    return power(mind, option.power, line, here, n)


def die_alone(mind: Hunter, face: int, here: int, n: int) -> Reasons:
    """The best that it does, if nothing is left to choose."""
    best = max(mind.uses(face, here, n), key=lambda deed: deed.worth)
    return deed_told(mind, best, n, who=face == MORGUL_RING)


def deed_told(mind: Hunter, deed: Deed, n: int, *, who: bool = False) -> Reasons:
    if deed.kind == "search":
        return scents.search(mind, deed.target)
    if deed.kind == "hunt":
        return scents.hunt(mind, deed.target, n)
    if deed.kind == "perceive":
        return scents.perceive(mind, deed.target, who=who)
    if deed.kind == "sorcery":
        return spells.best(mind, deed.target, n)
    if deed.kind == "remove":
        near = mind.t.board.near_mask[deed.target] & mind.t.allies
        markers = [place for place in range(1, mind.t.board.locs + 1) if near >> place & 1]
        return [scents.marker(mind, max(markers, key=mind.marker_worth))] if markers else []
    return [say("advance")]


def use(mind: Hunter, line: Line, here: int, n: int, *, who: bool = False) -> Reasons:
    """What a die is used for."""
    option = line[0]
    if isinstance(option, o.Perceive):
        return scents.perceive(mind, option.target, who=who)
    if isinstance(option, o.Hunt):
        return scents.hunt(mind, here, n)
    if isinstance(option, o.Remove):
        return [scents.marker(mind, option.space), scents.likely(mind)]
    if isinstance(option, o.DrawSorcery):
        return [say("draw-sorcery", count=len(mind.t.hand))]
    if isinstance(option, o.PlaySorcery):
        mode = next((other.mode for other in line[1:] if isinstance(other, o.Mode)), -1)
        return spells.played(mind, option.card, mode, here, n)
    return [say("advance"), scents.likely(mind)]


def power(mind: Hunter, number: int, line: Line, here: int, n: int) -> Reasons:
    """An ability of the Black Riders."""
    if number == 2:
        last = line[-1]
        told = (
            scents.perceive(mind, last.target)
            if isinstance(last, o.Perceive)
            else scents.hunt(mind, here, n)
            if isinstance(last, o.Hunt)
            else scents.perceive(mind, max(mind.senses(here), key=mind.sense))
        )
        return [told[0], say("power-pair"), *told[1:]]
    steps = 2 if number == 4 else 1
    goals = mind.cards.open_to(here, steps)
    best = max(goals, key=lambda goal: (mind.ground({n: goal}), -goal), default=here)
    return [say("power-ride", steps=steps), *scents.gallop(mind, n, best)]


def ride(mind: Hunter, n: int, goal: int, *, may_act: bool) -> Reasons:
    """What the ride is for: an Encounter, an action at its end, or ground."""
    t = mind.t
    where = spot(t.part, goal)
    if t.found:
        return scents.closing(mind, n, goal)
    reasons: Reasons = []
    if may_act:
        best = max(mind.deeds(goal, n), key=lambda deed: deed.worth, default=None)
        if best is not None and best.worth > 0.05 and best.kind != "power":
            told = deed_told(mind, best, n)
            if told and told[0].id == "counsel-draw-sorcery":
                return [scents.covering(mind, n, goal), say("ride-draw"), scents.likely(mind)]
            trail = best.kind == "hunt" and mind.p(goal) <= 0
            reasons = [say("ride-trail" if trail else RIDE_FOR[best.kind], **where), *told[:1]]
    return [*reasons, scents.covering(mind, n, goal), scents.likely(mind)]


def stay(mind: Hunter, n: int) -> Reasons:
    """The turn of this Nazgûl ends."""
    t = mind.t
    here = t.nazgul[n]
    if t.found:
        near = t.board.within[t.found][t.view.net]
        if near >> here & 1:
            heads = sum(1 for at in t.nazgul if near >> at & 1)
            return [say("close-stay", second=named(t.part, t.found), heads=heads, **rounded(t.tile_mean))]
        return [say("close-far", second=named(t.part, t.found)), *scents.dice_saved(mind)]
    reasons: Reasons = []
    acts = [option for option in mind.options if isinstance(option, o.UseDie | o.Power | o.Search | o.Hunt)]
    if acts:
        worth = max(mind.worth_here(option, here, n) for option in acts)
        reasons.append(say("end-idle" if worth <= IDLE else "end-dear", **spot(t.part, here)))
        if any(isinstance(option, o.UseDie) for option in acts):
            reasons += scents.dice_saved(mind)
    elif not any(isinstance(option, o.Ride) for option in mind.options):
        reasons.append(say("end-done", after=percent(scents.within_a_ride(mind, {}))))
    if any(isinstance(option, o.Ride) for option in mind.options):
        reasons.append(say("end-ground", after=percent(scents.within_a_ride(mind, {})), **spot(t.part, here)))
    return [*reasons, scents.likely(mind)]


# -- what follows -------------------------------------------------------------------------------------------


def die_action(mind: Hunter, line: Line) -> Reasons:
    n = mind.step.nazgul
    return use(mind, line, mind.t.nazgul[n], n, who=getattr(mind.step, "face", -1) == MORGUL_RING)


def pay(mind: Hunter, line: Line) -> Reasons:
    (option, *_) = line
    assert isinstance(option, o.Face)
    return [say("pay", face=FACES[option.face], count=sum(mind.t.dice)), say("pay-keep")]


def extra_ride(mind: Hunter, line: Line) -> Reasons:
    n = getattr(mind.step, "nazgul", mind.t.active)
    option = line[0]
    if isinstance(option, o.Ride):
        return scents.gallop(mind, n, option.space)
    return [
        say("stand", **spot(mind.t.part, mind.t.nazgul[n]), after=percent(scents.within_a_ride(mind, {}))),
        scents.likely(mind),
    ]


def search_after(mind: Hunter, line: Line) -> Reasons:
    at = mind.t.nazgul[mind.t.active]
    return [say("search-paid"), *scents.search(mind, at)]


def search_afar(mind: Hunter, line: Line) -> Reasons:
    return [*scents.search(mind, space(line[0])), scents.likely(mind)]


def hunt_beside(mind: Hunter, line: Line) -> Reasons:
    return scents.hunt(mind, space(line[0]), mind.t.active)


def perceive_afar(mind: Hunter, line: Line) -> Reasons:
    (option, *_) = line
    assert isinstance(option, o.Perceive)
    return scents.perceive(mind, option.target, who=bool(getattr(mind.step, "who", False)))


def remove(mind: Hunter, line: Line) -> Reasons:
    return [scents.marker(mind, space(line[0])), scents.likely(mind)]


def space(option: Option) -> int:
    assert isinstance(option, o.Spaced)
    return option.space


def ride_others(mind: Hunter, line: Line) -> Reasons:
    option = line[0]
    if not isinstance(option, o.Nazgul):
        return [say("others-stay", after=percent(scents.within_a_ride(mind, {}))), scents.likely(mind)]
    n = option.who
    goals = mind.cards.open_to(mind.t.nazgul[n], 2)
    best = max(goals, key=lambda goal: (mind.ground({n: goal}), -goal), default=mind.t.nazgul[n])
    return [say("others-ride", nazgul=n + 1), *scents.gallop(mind, n, best)]


# -- before the game ----------------------------------------------------------------------------------------


def assign(mind: Hunter, line: Line) -> Reasons:
    (option, *_) = line
    assert isinstance(option, o.Seat)
    held = mind.t.owner[: mind.step.nazgul].count(option.number)
    return [say("assign", seat=f"wraith-{option.number}", count=held)]


def lead(mind: Hunter, line: Line) -> Reasons:
    return [say("lead")]


def place_nazgul(mind: Hunter, line: Line) -> Reasons:
    at = space(line[0])
    t = mind.t
    placed = [other for other in t.nazgul if other]
    row = mind.turns[at]
    total = sum(mind.coming.values())
    chance = sum(p for place, p in mind.coming.items() if row[place] <= 2) / total
    reasons = [say("place", chance=percent(chance), place=named(t.part, at))] if chance > 0.004 else []
    if placed:
        apart = min(mind.turns[other][at] for other in placed)
        reasons.append(say("place-apart", place=named(t.part, at), turns=apart))
    elif not reasons:
        reasons.append(say("place-far", place=named(t.part, at)))
    return reasons


def share(mind: Hunter, line: Line) -> Reasons:
    return [say("share", count=len(mind.t.hand))]


def lord_at_start(mind: Hunter, line: Line) -> Reasons:
    return [say("lord-at-start")]
