"""Why a counter goes where the plan of the phase sends it, or why nobody moves any more."""

from __future__ import annotations

from redbook.bots.siege.counsel.fighting import attack, figures, purpose, storm
from redbook.bots.siege.counsel.figures import Case, blow, place, points_for, present, say
from redbook.bots.siege.march import GATE, Goal, Ground, Plan, Planner, Venture
from redbook.bots.siege.worth import PLACES, place_worth, prospects, safe_for_leader
from redbook.games.siege import options as o
from redbook.games.siege.board import DEEP, HEXES, INSIDE, MINAS_TIRITH, SHADOW, SHIFT, TERRAIN
from redbook.games.siege.odds import odds_of
from redbook.games.siege.pieces import AIR_UNIT, COMBAT, GARRISON, GROUND, IDS, LEADER, MODIFIER
from redbook.games.siege.state import Battle, Odds, shift, units_at
from redbook.games.siege.tables import COLUMNS
from redbook.kernel import Option
from redbook.kernel.message import Arg, Message

MATTERS = 0.1  # of a point: less is not worth a word
RISKY = 0.6  # so is a risk, unless it is greater by this


def move(case: Case) -> list[Message]:
    first = case.line[0]
    if isinstance(first, o.EndMovement):
        return stay(case)
    piece = first.piece if isinstance(first, o.Pick) else case.step.piece
    last = case.line[1] if isinstance(first, o.Pick) else first
    if not isinstance(last, o.Go):
        return [say("leave-map", piece=IDS[piece])]
    planner, plan = planned(case)
    goal = plan.get(piece)
    if goal is None:
        return [say("better-stay", piece=IDS[piece], hex=HEXES[case.s.where[piece]], to=HEXES[last.to])]
    if goal != last.to:
        return [say("as-near", piece=IDS[piece], hex=HEXES[goal], to=HEXES[last.to])]
    start = case.s.where[piece]
    venture = next((v for v in planner.ventures if piece in v.moves), None)
    if venture is not None:
        return to_attack(planner, piece, start, last.to, venture)
    if LEADER[piece]:
        return leader(planner, piece, start, last.to)
    if AIR_UNIT[piece]:
        return roost(planner, piece, last.to)
    return ground(planner, piece, start, last.to)


def planned(case: Case) -> tuple[Planner, Plan]:
    """The planner when it has made its plan: its board shows everybody where they are to go."""
    planner = case.captain.planner(case.s.copy(), case.side)
    return planner, planner.make()


# -- to an attack -----------------------------------------------------------------------------------------


def to_attack(planner: Planner, piece: int, start: int, to: int, venture: Venture) -> list[Message]:
    s = planner.s
    battle = Battle(venture.target, planner.side, venture.attackers)
    if not units_at(s, venture.target):
        return [storm(s, venture.target)]
    odds, figured = figures(s, battle)
    first = say("march-attack", piece=IDS[piece], to=HEXES[to], units=len(venture.attackers), **figured)
    share = adds(planner, piece, start, battle, odds)
    closes = any(message.id == "counsel-closes" for message in share)
    rest = [m for m in purpose(s, battle, odds) if not (closes and m.id == "counsel-surrounded")]
    return [first, *share, *rest]


def adds(planner: Planner, piece: int, start: int, battle: Battle, odds: Odds) -> list[Message]:
    """What the attack would be without this unit."""
    s, to = planner.s, planner.s.where[piece]
    others = tuple(p for p in battle.attackers if p != piece)
    if not others:
        return []
    shift(s, piece, start)
    without = odds_of(s, Battle(battle.target, battle.side, others))
    shift(s, piece, to)
    if "defender-surrounded" in dict(odds.shifts) and "defender-surrounded" not in dict(without.shifts):
        return [say("closes", piece=IDS[piece], hex=HEXES[battle.target])]
    if without.column < odds.column:
        return [say("adds", piece=IDS[piece], column=COLUMNS[without.column])]
    return []


# -- to better ground -----------------------------------------------------------------------------------------


def ground(planner: Planner, piece: int, start: int, to: int) -> list[Message]:
    """What is better there than here, by what the planner weighs, with everybody else where they are to go."""
    goals = planner.goals(piece)
    here, there = planner.ground(piece, start, goals), planner.ground(piece, to, goals)
    told: list[tuple[float, list[Message]]] = [
        (there.takes - here.takes, takes(planner, to)),
        (there.keeps - here.keeps, keeps(planner, piece, to)),
        (here.risk - there.risk, safer(planner, piece, start, to)),
        (there.draw - here.draw, draws(planner, piece, start, to, there, goals)),
    ]
    told.sort(key=lambda each: -each[0])
    out = [message for gain, messages in told if gain > MATTERS for message in messages]
    out = out[:2] or lie_of_the_land(piece, start, to) or nearer(planner, piece, start, to, goals)
    if DEEP[to]:
        out.append(say("boat", piece=IDS[piece], to=HEXES[to]))
    risk = blow(planner.s, planner.side, to, planner.threat, piece)
    if there.risk - here.risk > RISKY and not risk.idle:
        out.append(say("risk", hex=HEXES[to], attack=risk.attack, defence=risk.defence, leaves=risk.leaves))
    return out


def takes(planner: Planner, to: int) -> list[Message]:
    s = planner.s
    if to in PLACES:
        return present(place(s, planner.side, to))
    if planner.side == SHADOW and INSIDE[to] and not s.fallen:
        return [say("breach", hex=HEXES[to])]
    return [say("takes-rammas", hex=HEXES[to])]


def keeps(planner: Planner, piece: int, to: int) -> list[Message]:
    s, side, threat = planner.s, planner.side, planner.threat
    others = any(GROUND[p] and p != piece for p in s.at[to])
    worth = place(s, side, to) if to in PLACES else None
    if not threat[to] or not others:
        if to in GATE and worth is None:
            return [say("gate", hex=HEXES[to], to=HEXES[MINAS_TIRITH])]
        if worth is None:
            return [say("wall", hex=HEXES[to])]
        return [say("empty", hex=HEXES[to]), worth]
    after, before = blow(s, side, to, threat, joining=piece), blow(s, side, to, threat, without=piece)
    strengthens = say(
        "strengthens",
        piece=IDS[piece],
        hex=HEXES[to],
        attack=after.attack,
        defence=after.defence,
        leaves=after.leaves,
        before=before.leaves,
    )
    if worth is None and to in GATE:
        worth = say("gate", hex=HEXES[to], to=HEXES[MINAS_TIRITH])
    return [strengthens, *present(worth)]


def safer(planner: Planner, piece: int, start: int, to: int) -> list[Message]:
    s, side, threat = planner.s, planner.side, planner.threat
    here, there = blow(s, side, start, threat, piece), blow(s, side, to, threat, piece)
    way: dict[str, Arg] = {"piece": IDS[piece], "origin": HEXES[start], "to": HEXES[to]}
    danger: dict[str, Arg] = {"attack": here.attack, "defence": here.defence, "leaves": here.leaves}
    if there.idle:
        return [say("out-of-reach", **way, **danger)]
    return [say("safer", **way, **danger, after=there.leaves)]


def draws(planner: Planner, piece: int, start: int, to: int, there: Ground, goals: list[Goal]) -> list[Message]:
    goal = next((goal for goal in goals if goal.hex == there.goal), None)
    return [] if goal is None else on_the_way(planner, piece, start, to, goal)


def on_the_way(planner: Planner, piece: int, start: int, to: int, goal: Goal) -> list[Message]:
    if goal.hex == to or goal.away[to] >= goal.away[start]:
        return []
    near, far = int(goal.away[to]), int(goal.away[start])
    if planner.s.control[goal.hex] == planner.side + 1:
        return [say("march-home", piece=IDS[piece], hex=HEXES[goal.hex], left=near, before=far)]
    worth = place(planner.s, planner.side, goal.hex)
    return [say("march-on", piece=IDS[piece], hex=HEXES[goal.hex], left=near, before=far), *present(worth)]


def nearer(planner: Planner, piece: int, start: int, to: int, goals: list[Goal]) -> list[Message]:
    """A place to which it comes nearer, whatever else; else it makes room."""
    for goal in sorted(goals, key=lambda goal: -goal.pull):
        told = on_the_way(planner, piece, start, to, goal)
        if told:
            return told
    return [say("march-room", piece=IDS[piece], to=HEXES[to])]


def lie_of_the_land(piece: int, start: int, to: int) -> list[Message]:
    if DEEP[start] and not DEEP[to]:
        return [say("ashore", piece=IDS[piece], to=HEXES[to])]
    if GARRISON[piece] and INSIDE[to] and not INSIDE[start]:
        return [say("garrison", piece=IDS[piece], to=HEXES[to])]
    if SHIFT[to] < SHIFT[start]:
        return [say("cover", hex=HEXES[to], shift=TERRAIN[to], value=SHIFT[to], columns=abs(SHIFT[to]))]
    return []


# -- leaders and Nazgûl ---------------------------------------------------------------------------------------


def leader(planner: Planner, piece: int, start: int, to: int) -> list[Message]:
    s, side, threat = planner.s, planner.side, planner.threat
    here, there = safe_for_leader(s, side, start, threat, piece), safe_for_leader(s, side, to, threat, piece)
    out = []
    if here > there + 0.05:
        before = blow(s, side, start, threat)
        if not any(COMBAT[p] for p in s.at[start]):
            out.append(say("leader-alone", leader=IDS[piece], hex=HEXES[start], points=points_for(piece)))
        elif not before.idle:
            told: dict[str, Arg] = {"attack": before.attack, "defence": before.defence, "leaves": before.leaves}
            out.append(say("leader-danger", leader=IDS[piece], hex=HEXES[start], points=points_for(piece), **told))
    out.append(company(planner, piece, to))
    if any(p in s.at[to] for p in planner.plan if COMBAT[p]):
        out.append(say("leader-lends", leader=IDS[piece], modifier=MODIFIER[piece] * s.weight))
    return out


def company(planner: Planner, piece: int, to: int) -> Message:
    """With whom the leader stands there, and how they would fare."""
    s, side, threat = planner.s, planner.side, planner.threat
    count = sum(1 for p in s.at[to] if COMBAT[p])
    if not count and threat.soon(to):
        return say("leader-nowhere", leader=IDS[piece], to=HEXES[to])
    if not count:
        return say("leader-hides", leader=IDS[piece], to=HEXES[to])
    after = blow(s, side, to, threat)
    if after.idle:
        return say("leader-safe", leader=IDS[piece], to=HEXES[to], units=count)
    told: dict[str, Arg] = {"attack": after.attack, "defence": after.defence, "leaves": after.leaves}
    return say("leader-company", leader=IDS[piece], to=HEXES[to], units=count, **told)


def roost(planner: Planner, piece: int, to: int) -> list[Message]:
    s = planner.s
    count = sum(1 for p in s.at[to] if GROUND[p])
    risk = blow(s, planner.side, to, planner.threat, piece)
    out = [say("roost", piece=IDS[piece], hex=HEXES[to], units=count, points=points_for(piece))]
    if not risk.idle:
        out.append(say("risk", hex=HEXES[to], attack=risk.attack, defence=risk.defence, leaves=risk.leaves))
    else:
        out.append(say("untouched", hex=HEXES[to]))
    return out


# -- nobody moves any more ------------------------------------------------------------------------------------


def stay(case: Case) -> list[Message]:
    """Everybody stands where they should: for an attack, for what must be kept, or for want of anything better."""
    planner, _ = planned(case)
    s, side, threat = planner.s, planner.side, planner.threat
    if planner.ventures:
        best = planner.ventures[0]
        said = attack(s, Battle(best.target, side, best.attackers))
        return [say("in-place", hex=HEXES[best.target], units=len(best.attackers)), *said]
    kept = [h for h in planner.needed if threat[h] and any(GROUND[p] for p in s.at[h])]
    if kept:
        h = max(
            kept, key=lambda h: (prospects(s, side, h, threat)[0] * place_worth(s, side, h), place_worth(s, side, h))
        )
        risk = blow(s, side, h, threat)
        units = sum(1 for p in s.at[h] if GROUND[p])
        told: dict[str, Arg] = {"hex": HEXES[h], "units": units, "attack": risk.attack, "defence": risk.defence}
        first = say("stay-firm", **told) if risk.idle else say("stay-garrison", leaves=risk.leaves, **told)
        return [first, *present(place(s, side, h))]
    waiting = movable(case.options)
    struck = sum(1 for p in waiting if threat.soon(s.where[p]))
    return [say("stay-quiet", units=len(waiting), struck=struck)]


def movable(options: list[Option]) -> list[int]:
    return [option.piece for option in options if isinstance(option, o.Pick)]
