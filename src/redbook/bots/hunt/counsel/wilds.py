"""The Ring-bearer in Part 2: the Journey card, the night, and Gandalf's round."""

from __future__ import annotations

from redbook.bots.hunt.counsel import bearer
from redbook.bots.hunt.counsel.says import Bearer, Line, Reasons, named, percent, rounded, say
from redbook.bots.hunt.danger import Danger
from redbook.bots.hunt.grey import plan, round_length, steps_from
from redbook.games.hunt import options as o
from redbook.games.hunt.facts import ADVANCE, fact
from redbook.games.hunt.pieces import JOURNEYS, SAM, STRIDER


def choose_journey(mind: Bearer, line: Line) -> Reasons:
    """A road that few others go."""
    (option, *_) = line
    assert isinstance(option, o.Travel)
    t = mind.t
    card = JOURNEYS[option.card]
    rows = card.moves
    mean = mind.exposure(option.card, t.record, 0, rows=99) / rows
    others = [other.card for other in mind.options if isinstance(other, o.Travel) and other.card != option.card]
    reasons = [say("journey", journey=card.id, moves=rows, limit=card.limit, chance=percent(mean))]
    if others:
        worst = max(mind.exposure(other, t.record, 0, rows=99) / JOURNEYS[other].moves for other in others)
        if percent(worst) > percent(mean):
            reasons.append(say("journey-other", chance=percent(worst)))
        elif card.long:
            reasons.append(say("journey-long", limit=card.limit))
    return reasons


def new_journey(mind: Bearer, line: Line) -> Reasons:
    (option, *_) = line
    assert isinstance(option, o.Travel)
    t = mind.t
    journey = JOURNEYS[option.card]
    track = t.view.track
    last = journey.last[track]
    far = min(mind.turns[at][last] for at in t.nazgul if at)
    rows = journey.moves - track
    return [say("new-journey", journey=journey.id, place=named(2, last), turns=far, rows=rows)]


def flee(mind: Bearer, line: Line) -> Reasons:
    """On, where they expect him, or on a new road and a space back."""
    t = mind.t
    track = t.view.track
    now, journey = mind.courses(), JOURNEYS[t.journey]
    rows = journey.moves - track
    last = journey.last[min(track + 1, journey.moves - 1)]
    sure = percent(now.at(1).get(last, 0.0))
    near = sum(1 for at in t.nazgul if at and mind.turns[at][last] <= 1)
    if isinstance(line[0], o.ChangeCourse):
        cards = 1 + t.ready(STRIDER) + (t.view.kept_card is not None)
        return [say("change-course", chance=sure, hunters=near, place=named(2, last)), say("change-cards", count=cards)]
    return [say("carry-on", chance=sure, hunters=near, place=named(2, last), rows=rows)]


def march(mind: Bearer, line: Line) -> Reasons:
    """By night: on for 1 Corruption and with Hunts for nothing, or a rest."""
    t = mind.t
    journey = JOURNEYS[t.journey]
    track = t.view.track
    rows = journey.moves - track
    here = mind.danger.threat(t.last, mind.sure(t.record, t.last))
    if isinstance(line[0], o.Rest):
        if track + 1 < journey.moves:
            last = journey.last[track + 1]
            sure = mind.sure((*t.record, fact(ADVANCE)), last)
            on = Danger(t, eye=True).threat(last, sure)
            more = [
                say(
                    "rest-instead",
                    second=named(2, last),
                    chance=percent(sure),
                    hunters=on.hunters,
                    **rounded(1 + on.cost),
                )
            ]
        else:
            more = []
        heals = t.ready(SAM) and t.view.corruption
        first = say("rest-heals", corruption=t.view.corruption - 1) if heals else say("rest")
        return [first, bearer.risk(mind, t.last, mind.sure(t.record, t.last)), *more]
    if rows <= 1:
        return [say("march-home", corruption=t.view.corruption + 1, limit=t.limit)]
    last = journey.last[track + 1]
    record = (*t.record, fact(ADVANCE))
    return [
        say("march", rows=rows - 1, place=named(2, t.last), hunters=here.hunters, **rounded(here.cost)),
        bearer.risk(mind, last, mind.sure(record, last), eye=True),
    ]


def wild(mind: Bearer, line: Line) -> Reasons:
    option, t = line[0], mind.t
    if isinstance(option, o.Deed):
        return [say("deed", place=named(2, option.space), limit=t.limit + 1)]
    if isinstance(option, o.Rivendell):
        return [say("gandalf-home", limit=t.limit + 1, deeds=len(mind.deeds))]
    if isinstance(option, o.Wander):
        return wander(mind, line)
    if isinstance(option, o.Reveal):
        before = mind.danger.threat(t.last, mind.sure(t.record, t.last))
        count = t.nazgul.count(mind.gandalf)
        saved = rounded(mind.drive_off(mind.gandalf))
        return [say("reveal", place=named(2, mind.gandalf), count=count, hunters=before.hunters, **saved)]
    return bearer.shared(mind, line)


def wander(mind: Bearer, line: Line) -> Reasons:
    (option, *_) = line
    assert isinstance(option, o.Wander)
    t = mind.t
    goal = option.space
    wanted = plan(mind.gandalf, mind.deeds, mind.turns_left)
    place = named(2, goal)
    if goal in wanted:
        return [say("wander-deed", place=place, limit=t.limit + 1)]
    if t.view.tokens and goal in t.nazgul and mind.drive_off(goal) > 0.8:
        return [say("wander-guard", place=place, second=named(2, t.last), count=t.nazgul.count(goal))]
    if wanted:
        near = min(wanted, key=lambda deed: (steps_from(goal)[deed], deed))
        moves = steps_from(goal)[near]
        return [say("wander", place=place, second=named(2, near), moves=moves, turns=mind.turns_left)]
    moves, left = round_length(goal, ()), len(mind.deeds)
    if not moves:
        return [say("wander-exit", place=place, deeds=left)]
    return [say("wander-home", place=place, deeds=left, moves=moves, turns=mind.turns_left)]


def gandalf_starts(mind: Bearer, line: Line) -> Reasons:
    (option, *_) = line
    assert isinstance(option, o.Token)
    tokens = [other.space for other in mind.options if isinstance(other, o.Token)]
    rest = tuple(sorted(token for token in tokens if token != option.space))
    return [
        say("gandalf-starts", place=named(2, option.space), moves=round_length(option.space, rest), deeds=len(rest))
    ]


def hide(mind: Bearer, line: Line) -> Reasons:
    (option, *_) = line
    assert isinstance(option, o.Token)
    wanted = plan(option.space, mind.deeds, mind.turns_left)
    moves = round_length(option.space, wanted)
    return [say("hiding", place=named(2, option.space), moves=moves, deeds=len(wanted))]
