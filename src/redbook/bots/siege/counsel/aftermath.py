"""Who takes a loss, where one retreats, who advances."""

from __future__ import annotations

from redbook.bots.siege.captain import Stride
from redbook.bots.siege.counsel.figures import Case, blow, ids, place, points_for, present, say
from redbook.bots.siege.worth import PLACES, Threat, step_worth, threat_map
from redbook.games.siege import options as o
from redbook.games.siege.board import HEXES, INSIDE, MINAS_TIRITH, OSGILIATH, SHADOW, WEST
from redbook.games.siege.pieces import COMBAT, IDS, LEADER, PA, PD
from redbook.games.siege.state import State
from redbook.kernel import Option
from redbook.kernel.message import Message

WORSE = 10  # per cent: by so much another hex must be worse to be named


# -- losses -------------------------------------------------------------------------------------------------


def loss(case: Case) -> list[Message]:
    """Those to choose from are equal in morale and in what counts; what is left of them differs."""
    option = case.line[0]
    assert isinstance(option, o.Lose)
    s, piece = case.s, option.piece
    if case.step.eliminated or s.reduced[piece]:
        return [gone(s, piece)]
    worn = [p for p in case.step.pieces if s.reduced[p]]
    first = say(
        "loss-halves",
        piece=IDS[piece],
        attack=PA[0][piece],
        defence=PD[0][piece],
        less_attack=PA[1][piece],
        less_defence=PD[1][piece],
    )
    if len({step_worth(s, p) for p in case.step.pieces}) == 1:
        return [say("loss-equal", piece=IDS[piece], attack=PA[0][piece], defence=PD[0][piece])]
    if worn:
        return [first, say("loss-worn", pieces=ids(worn), points=points_for(worn[0]))]
    return [first]


def gone(s: State, piece: int) -> Message:
    worn = s.reduced[piece]
    return say("loss-gone", piece=IDS[piece], attack=PA[worn][piece], defence=PD[worn][piece], points=points_for(piece))


def final_loss(case: Case) -> list[Message]:
    option = case.line[0]
    assert isinstance(option, o.Lose)
    choices = [points_for(lose.piece) for lose in case.options if isinstance(lose, o.Lose)]
    return [say("toll", piece=IDS[option.piece], points=points_for(option.piece), most=max(choices))]


# -- retreats -----------------------------------------------------------------------------------------------


def retreat(case: Case) -> list[Message]:
    s, side, option = case.s, case.side, case.line[0]
    if isinstance(option, o.Lose):
        return [say("retreat-lose", piece=IDS[option.piece], points=points_for(option.piece))]
    assert isinstance(option, o.RetreatTo | o.BreakOut | o.Displace)
    threat = threat_map(s, side)
    out = []
    if isinstance(option, o.BreakOut):
        out.append(
            say(
                "break-out",
                piece=IDS[option.piece],
                through=HEXES[option.through],
                to=HEXES[option.to],
                sheltered="yes" if option.sheltered else "no",
            )
        )
    elif isinstance(option, o.Displace):
        out.append(say("displace", piece=IDS[option.piece], friend=IDS[option.friend], to=HEXES[option.to]))
    there = blow(s, side, option.to, threat, option.piece)
    if not there.idle:
        out.append(
            say("retreat-risk", to=HEXES[option.to], attack=there.attack, defence=there.defence, leaves=there.leaves)
        )
    else:
        out.append(say("retreat-safe", to=HEXES[option.to]))
    worst = worst_way(case, option, threat)
    if worst is not None and worst[0] >= there.leaves + WORSE:
        out.append(say("retreat-not", hex=HEXES[worst[1]], leaves=worst[0]))
    elif option.to in PLACES and s.control[option.to] == side + 1:
        out += present(place(s, side, option.to))
    else:
        home = MINAS_TIRITH if side == WEST and s.control[MINAS_TIRITH] == WEST + 1 else OSGILIATH
        left = int(case.captain.home(s, side)[option.to])
        out.append(say("retreat-home", to=HEXES[option.to], hex=HEXES[home], left=left))
    return out


def worst_way(case: Case, chosen: Option, threat: Threat) -> tuple[int, int] | None:
    ways = [
        (blow(case.s, case.side, other.to, threat, other.piece).leaves, other.to)
        for other in case.options
        if isinstance(other, o.RetreatTo | o.BreakOut | o.Displace) and other != chosen
    ]
    return max(ways, default=None)


def companion(case: Case) -> list[Message]:
    option = case.line[0]
    assert isinstance(option, o.Follow)
    s = case.s
    return [
        say(
            "companion",
            leader=IDS[option.leader],
            piece=IDS[option.piece],
            defence=PD[s.reduced[option.piece]][option.piece],
            points=points_for(option.leader),
        )
    ]


# -- advances -----------------------------------------------------------------------------------------------


def advance(case: Case) -> list[Message]:
    """One answer for the first hex and for the second."""
    s, side, option = case.s, case.side, case.line[0]
    threat = threat_map(s, side)
    if isinstance(option, o.Advance | o.AdvanceOn):
        return forward(s, side, option.piece, goal_of(option), threat)
    ways = [other for other in case.options if isinstance(other, o.Advance | o.AdvanceOn)]
    best = max(ways, key=lambda way: stride(case, way, threat).value)
    return [halt(case, best.piece, goal_of(best), threat)]


def goal_of(option: o.Advance | o.AdvanceOn) -> int:
    return option.hex if isinstance(option, o.Advance) else option.to


def stride(case: Case, option: o.Advance | o.AdvanceOn, threat: Threat) -> Stride:
    if isinstance(option, o.Advance):
        return case.captain.follow_up(case.s, case.side, option, threat)
    return case.captain.second_hex(case.s, case.side, option, threat)


def forward(s: State, side: int, piece: int, h: int, threat: Threat) -> list[Message]:
    here, there = s.where[piece], blow(s, side, h, threat, piece)
    if LEADER[piece]:
        if any(COMBAT[p] for p in s.at[here]):
            return [say("advance-with", leader=IDS[piece], hex=HEXES[h])]
        return [say("advance-leader", leader=IDS[piece], hex=HEXES[h], origin=HEXES[here], points=points_for(piece))]
    out: list[Message] = []
    if s.control[h] != side + 1 or h in PLACES:
        out += present(place(s, side, h))
        if not out and side == SHADOW and INSIDE[h] and not s.fallen:
            out.append(say("breach", hex=HEXES[h]))
        elif not out and INSIDE[h]:
            out.append(say("takes-rammas", hex=HEXES[h]))
    if there.idle:
        out.append(say("advance-free", piece=IDS[piece], hex=HEXES[h]))
    else:
        before = blow(s, side, here, threat, piece)
        out.append(
            say(
                "advance-worse" if there.leaves > before.leaves else "advance-ground",
                piece=IDS[piece],
                hex=HEXES[h],
                attack=there.attack,
                defence=there.defence,
                leaves=there.leaves,
                origin=HEXES[here],
                before=before.leaves,
            )
        )
    return out


def halt(case: Case, piece: int, h: int, threat: Threat) -> Message:
    """Why even the best advance that is left is not made."""
    s, side = case.s, case.side
    here = s.where[piece]
    if not LEADER[piece] and case.captain.leaves_a_place(s, side, piece):
        return say("halt-keeps", piece=IDS[piece], hex=HEXES[here], to=HEXES[h])
    there = blow(s, side, h, threat, piece)
    if LEADER[piece]:
        return say("halt-leader", leader=IDS[piece], hex=HEXES[here], to=HEXES[h], points=points_for(piece))
    if there.idle:
        return say("halt-nothing", piece=IDS[piece], to=HEXES[h])
    before = blow(s, side, here, threat, piece)
    return say(
        "halt-danger",
        piece=IDS[piece],
        to=HEXES[h],
        attack=there.attack,
        defence=there.defence,
        leaves=there.leaves,
        hex=HEXES[here],
        before=before.leaves,
    )
