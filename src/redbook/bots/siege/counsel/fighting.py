"""Why this attack, with these units, at these odds; or why none."""

from __future__ import annotations

from redbook.bots.siege.counsel.figures import Case, ids, percent, place, points_for, present, say
from redbook.bots.siege.worth import PLACES, distances
from redbook.games.siege import options as o
from redbook.games.siege.board import HEXES, INSIDE, SHADOW
from redbook.games.siege.combat import attackers_on
from redbook.games.siege.odds import odds_of
from redbook.games.siege.pieces import IDS, MODIFIER, PA, PD, SAURON
from redbook.games.siege.state import DUTY, Battle, Odds, State, leaders_at, units_at
from redbook.games.siege.tables import COLUMNS, outlook
from redbook.kernel.message import Arg, Message

EVEN = COLUMNS.index("1:1")
WEIGHTY = 5  # of a hundred on the dice: less morale is not worth a word


def figures(s: State, battle: Battle) -> tuple[Odds, dict[str, Arg]]:
    """The odds, and what a sentence says of them. There must be units on both sides."""
    odds = odds_of(s, battle)
    leaves, loss, own = outlook(odds.column, odds.difference)
    return odds, {
        "hex": HEXES[battle.target],
        "attack": odds.attack,
        "defence": odds.defence,
        "column": COLUMNS[odds.column],
        "leaves": percent(leaves),
        "loss": percent(loss),
        "own": percent(own),
    }


def storm(s: State, target: int) -> Message:
    """4.6.2: leaders without troops."""
    leaders = leaders_at(s, target)
    return say("storm", pieces=ids(leaders), hex=HEXES[target], points=sum(points_for(p) for p in leaders))


def purpose(s: State, battle: Battle, odds: Odds) -> list[Message]:
    """What the attack is for, the weightiest first, and what stands against it."""
    h, side = battle.target, battle.side
    out: list[Message] = []
    defenders = units_at(s, h)
    shifts = dict(odds.shifts)
    if h in PLACES and s.control[h] != side + 1:
        out += present(place(s, side, h))
    if "defender-surrounded" in shifts:
        out.append(say("surrounded", hex=HEXES[h]))
    if len(defenders) == 1 and s.reduced[defenders[0]]:
        piece = defenders[0]
        points = points_for(piece) + sum(points_for(p) for p in leaders_at(s, h))
        out.append(say("last-step", piece=IDS[piece], points=points))
    elif side == SHADOW and INSIDE[h] and not s.fallen:
        out.append(say("breach", hex=HEXES[h]))
    out += present(hindrance(odds))
    if abs(odds.difference) >= WEIGHTY:
        out.append(say("morale", difference=odds.difference))
    if not out:
        out.append(beyond(s, side, h))
    if len(defenders) == 1 and not s.reduced[defenders[0]] and len(out) < 2:
        piece = defenders[0]
        out.append(
            say(
                "halves",
                piece=IDS[piece],
                attack=PA[0][piece],
                defence=PD[0][piece],
                less_attack=PA[1][piece],
                less_defence=PD[1][piece],
            )
        )
    return out


def hindrance(odds: Odds) -> Message | None:
    """What costs the attacker most columns."""
    against = [(value, name) for name, value in odds.shifts if value < 0]
    if not against:
        return None
    value, name = min(against)
    return say("shift", shift=name, value=value, columns=-value)


def beyond(s: State, side: int, h: int) -> Message:
    """The place that they guard, or threaten, from where they stand."""
    bridge = bool(s.bridge)
    goal = min(PLACES, key=lambda place: distances(place, bridge)[h])
    left = int(distances(goal, bridge)[h])
    if s.control[goal] == side + 1:
        return say("relieves", hex=HEXES[h], to=HEXES[goal], left=left)
    return say("clears", hex=HEXES[h], to=HEXES[goal], left=left)


def attack(s: State, battle: Battle) -> list[Message]:
    if not units_at(s, battle.target):
        return [storm(s, battle.target)]
    odds, figured = figures(s, battle)
    out = [say("odds", **figured)]
    bound = [p for p in battle.attackers if s.flags[p] & DUTY]
    if bound:
        out.append(say("duty", pieces=ids(bound)))
    if battle.eye:
        out.append(say("eye-joins", modifier=MODIFIER[SAURON]))
    return out + purpose(s, battle, odds)


# -- the questions ------------------------------------------------------------------------------------------


def gathered(case: Case, target: int, already: tuple[int, ...]) -> Battle:
    """The battle as the gesture declares it."""
    joins = [option.piece for option in case.line if isinstance(option, o.Join)]
    eye = any(isinstance(option, o.AddEye) for option in case.line)
    return Battle(target, case.side, tuple(sorted({*already, *joins})), eye)


def target(case: Case) -> list[Message]:
    s, side, first = case.s, case.side, case.line[0]
    if isinstance(first, o.AttackHex):
        free = attackers_on(s, side, first.hex)
        return attack(s, gathered(case, first.hex, tuple(free) if len(free) == 1 else ()))
    weighed = case.captain.attacks(s, side, case.options)
    able = [(option, best) for option, best in weighed if best.attackers and units_at(s, option.hex)]
    if not able:
        return [say("nobody-leads")]
    option, best = max(able, key=lambda each: each[1].value)
    odds, figured = figures(s, Battle(option.hex, side, best.attackers))
    return [say("no-attack-weak" if odds.column < EVEN else "no-attack", **figured), *present(hindrance(odds))]


def declaration(case: Case) -> list[Message]:
    s, side = case.s, case.side
    now = s.battle
    assert now is not None
    battle = gathered(case, now.target, now.attackers)
    if now.eye and not battle.eye:
        battle = Battle(battle.target, side, battle.attackers, eye=True)
    out = attack(s, battle)
    left_out = [p for p in attackers_on(s, side, now.target) if p not in battle.attackers]
    if left_out and units_at(s, now.target):
        out.insert(1, say("left-out", pieces=ids(left_out)))
    return out


def eye(case: Case) -> list[Message]:
    battle = case.s.battle
    assert battle is not None
    _, blind = figures(case.s, battle)
    _, seen = figures(case.s, Battle(battle.target, battle.side, battle.attackers, eye=True))
    return [
        say(
            "eye-defends",
            hex=HEXES[battle.target],
            modifier=MODIFIER[SAURON],
            leaves=seen["leaves"],
            loss=seen["loss"],
            before_leaves=blind["leaves"],
            before_loss=blind["loss"],
        )
    ]
