"""Captain: plans the moves of a phase, gathers odds before it attacks, holds the river and the walls."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec

from redbook.bots.siege.attack import Weighed, best_attack
from redbook.bots.siege.march import Plan, Planner
from redbook.bots.siege.worth import (
    PLACES,
    Threat,
    danger,
    distances,
    leader_worth,
    place_worth,
    step_worth,
    threat_map,
    unit_worth,
)
from redbook.games.siege import options as o
from redbook.games.siege.board import (
    CAIR_ANDROS,
    DISTANCE,
    INSIDE,
    MINAS_TIRITH,
    OSGILIATH,
    SEATS,
    SHADOW,
    WEST,
)
from redbook.games.siege.combat import attackers_on
from redbook.games.siege.movement import MoveOn
from redbook.games.siege.pieces import COMBAT, GROUND, LEADER, PA, PD
from redbook.games.siege.reach import may_stop
from redbook.games.siege.state import DUTY, State
from redbook.kernel import Chance, Option, Seen


class Temper(msgspec.Struct, frozen=True):
    """How a captain leads: how far below an even exchange he still attacks, and how he counts his own losses."""

    boldness: tuple[float, float]  # West, Shadow
    caution: tuple[float, float]
    plans: bool = True  # a novice plans no attacks: he marches, and attacks what he happens to meet


LEVELS: dict[str, Temper] = {
    "steady": Temper(boldness=(0.0, -0.2), caution=(1.0, 0.75)),
    "novice": Temper(boldness=(-0.9, -0.6), caution=(1.3, 1.2), plans=False),
}


class Stride(NamedTuple):
    """What an advance is worth: what it gains, against how much more dangerous the ground is than where one stands."""

    value: float
    gain: float
    risk: float


class Captain:
    """One captain leads one side through one match; the plan of a phase is kept until the phase is over."""

    def __init__(self, level: str, temper: Temper) -> None:
        self.name = f"captain:{level}"
        self.temper = temper
        self.phase: tuple[int, int] | None = None
        self.plan: Plan = {}

    def choose(self, seen: Seen, chance: Chance) -> Option:
        decision = seen.decision
        if len(decision.options) == 1:
            return decision.options[0]
        s: State = seen.world().state
        side = SEATS.index(seen.seat)
        return ANSWERS[decision.kind](self, s, side, decision.step, decision.options)

    # -- movement -------------------------------------------------------------------------------

    def move(self, s: State, side: int, step: Any, options: list[Option]) -> Option:
        if self.phase != (s.turn, s.stage):
            self.phase = (s.turn, s.stage)
            self.plan = self.make_plan(s.copy(), side)
        if isinstance(step, MoveOn) and step.fresh:
            return self.destination(s, side, step.piece, options)
        picks = {option.piece: option for option in options if isinstance(option, o.Pick)}
        todo = [piece for piece, h in self.plan.items() if piece in picks and s.where[piece] != h]
        if todo:  # those first who find room where they are going
            return picks[next((p for p in todo if may_stop(s, p, self.plan[p])), todo[0])]
        return next(option for option in options if isinstance(option, o.EndMovement))

    def make_plan(self, s: State, side: int) -> Plan:
        return self.planner(s, side).make()

    def planner(self, s: State, side: int) -> Planner:
        planner = Planner(s, side, self.temper.boldness[side], self.temper.caution[side])
        if not self.temper.plans:
            planner.threshold = 99.0
        return planner

    def destination(self, s: State, side: int, piece: int, options: list[Option]) -> Option:
        """Where the plan sends the picked counter; if that is full now, as near to it as may be."""
        goes = [option for option in options if isinstance(option, o.Go)]
        goal = self.plan.pop(piece, s.where[piece])
        if not goes:
            return options[0]
        straight = next((go for go in goes if go.to == goal), None)
        if straight is not None:
            return straight
        threat = threat_map(s, side)
        return min(goes, key=lambda go: (DISTANCE[go.to][goal], danger(s, side, go.to, threat, piece), go.cost))

    # -- combat ---------------------------------------------------------------------------------

    def target(self, s: State, side: int, step: Any, options: list[Option]) -> Option:
        """The most promising attack; none, if none is worth it and nobody is bound to attack."""
        weighed = self.attacks(s, side, options)
        best = max(weighed, key=lambda each: each[1].value, default=None)
        end = next((option for option in options if isinstance(option, o.EndCombat)), None)
        if best is None or (end is not None and best[1].value <= -self.temper.boldness[side]):
            assert end is not None
            return end
        return best[0]

    def attacks(self, s: State, side: int, options: list[Option]) -> list[tuple[o.AttackHex, Weighed]]:
        """The best that can be made of each attack that is offered."""
        caution = self.temper.caution[side]
        return [
            (option, best_attack(s, side, option.hex, attackers_on(s, side, option.hex), caution))
            for option in options
            if isinstance(option, o.AttackHex)
        ]

    def declare(self, s: State, side: int, step: Any, options: list[Option]) -> Option:
        """Those who improve the attack join, and those who are bound to."""
        battle = s.battle
        assert battle is not None
        joins = {option.piece: option for option in options if isinstance(option, o.Join)}
        free = [*battle.attackers, *joins]
        chosen = best_attack(s, side, battle.target, free, self.temper.caution[side], battle.attackers).attackers
        for piece, option in joins.items():
            if piece in chosen or s.flags[piece] & DUTY:
                return option
        eye = next((option for option in options if isinstance(option, o.AddEye)), None)
        if eye is not None:
            return eye
        roll = next((option for option in options if isinstance(option, o.Roll)), None)
        return roll if roll is not None else next(iter(joins.values()))

    def defend_with_eye(self, s: State, side: int, step: Any, options: list[Option]) -> Option:
        return next(option for option in options if isinstance(option, o.AddEye))

    # -- after the dice -------------------------------------------------------------------------

    def least_loss(self, s: State, side: int, step: Any, options: list[Option]) -> Option:
        losses = [option for option in options if isinstance(option, o.Lose)]
        return min(losses, key=lambda loss: step_worth(s, loss.piece))

    def retreat(self, s: State, side: int, step: Any, options: list[Option]) -> Option:
        threat = threat_map(s, side)
        return max(options, key=lambda option: self.way_back(s, side, option, threat))

    def way_back(self, s: State, side: int, option: Option, threat: Threat) -> float:
        """What a retreat is worth: out of danger, towards home, into a place of ours, without a loss."""
        if isinstance(option, o.Lose):
            return -unit_worth(s, option.piece) * 1.5
        assert isinstance(option, o.RetreatTo | o.BreakOut | o.Displace)
        score = -3.0 * danger(s, side, option.to, threat, option.piece) - 0.1 * self.home(s, side)[option.to]
        score += 0.4 * place_worth(s, side, option.to) if s.control[option.to] == side + 1 else 0.0
        if isinstance(option, o.BreakOut) and not option.sheltered:
            score -= step_worth(s, option.piece)
        if isinstance(option, o.Displace):
            score -= 0.5
        return score

    def companion(self, s: State, side: int, step: Any, options: list[Option]) -> Option:
        return max((f for f in options if isinstance(f, o.Follow)), key=lambda f: PD[s.reduced[f.piece]][f.piece])

    def advance(self, s: State, side: int, step: Any, options: list[Option]) -> Option:
        """Into a place worth holding always; elsewhere only if the ground is no more dangerous than here."""
        threat = threat_map(s, side)
        return self.best_stride(options, lambda option: self.follow_up(s, side, option, threat), o.Halt, 0.0)

    def best_stride(
        self, options: list[Option], weigh: Callable[[Any], Stride], stop: type[Option], least: float
    ) -> Option:
        """The advance that is worth most, if it is worth more than `least`; else nobody goes."""
        best = next(option for option in options if isinstance(option, stop))
        score = least
        for option in options:
            if isinstance(option, o.Advance | o.AdvanceOn):
                value = weigh(option).value
                if value > score:
                    best, score = option, value
        return best

    def follow_up(self, s: State, side: int, option: o.Advance, threat: Threat) -> Stride:
        """What the advance into the hex that was attacked is worth."""
        p, h, here = option.piece, option.hex, s.where[option.piece]
        gain = place_worth(s, side, h) if s.control[h] != side + 1 else 0.5 * place_worth(s, side, h)
        gain += 0.3 if GROUND[p] and not self.leaves_a_place(s, side, p) else -2.0
        worth = unit_worth(s, p) if COMBAT[p] else leader_worth(p)
        risk = danger(s, side, h, threat, p) - danger(s, side, here, threat, -1)
        if LEADER[p] and not any(COMBAT[q] for q in s.at[h]):
            risk += 0.7
        elif LEADER[p]:
            gain = 0.0
            risk += 0.2 if s.zones[1 - side][h] else 0.0
            risk -= 0.6 if not any(COMBAT[q] for q in s.at[here]) else 0.0
        return Stride(gain - worth * risk * 0.8, gain, risk)

    def leaves_a_place(self, s: State, side: int, piece: int) -> bool:
        """Whether the place where it stands would be empty without it."""
        h = s.where[piece]
        keeps = h in PLACES or (side == WEST and INSIDE[h] and s.turn < 9)
        return keeps and sum(1 for p in s.at[h] if GROUND[p]) <= 1

    def advance_on(self, s: State, side: int, step: Any, options: list[Option]) -> Option:
        threat = threat_map(s, side)
        return self.best_stride(options, lambda option: self.second_hex(s, side, option, threat), o.Stay, 0.3)

    def second_hex(self, s: State, side: int, option: o.AdvanceOn, threat: Threat) -> Stride:
        """What a further hex of the advance is worth."""
        p, h = option.piece, option.to
        worth = unit_worth(s, p) if COMBAT[p] else leader_worth(p)
        gain = place_worth(s, side, h) if GROUND[p] and s.control[h] != side + 1 else 0.0
        risk = danger(s, side, h, threat, p) - danger(s, side, s.where[p], threat, p)
        risk += 0.7 if LEADER[p] and threat[h] else 0.0
        left = 1.0 if self.leaves_a_place(s, side, p) else 0.0
        return Stride(gain - worth * risk - left * place_worth(s, side, s.where[p]), gain, risk)

    # -- preparation, bridge, engines, the end -----------------------------------------------------

    def home(self, s: State, side: int) -> tuple[float, ...]:
        if side == WEST:
            return distances(MINAS_TIRITH if s.control[MINAS_TIRITH] == 1 else OSGILIATH, bool(s.bridge))
        return distances(OSGILIATH, bool(s.bridge))

    def set_up(self, s: State, side: int, step: Any, options: list[Option]) -> Option:
        """The rangers keep together, out of reach, near the fords by which they can come home."""
        threat = threat_map(s, side)
        way = distances(CAIR_ANDROS, False)

        def value(option: Option) -> float:
            assert isinstance(option, o.SetUp)
            company = len(s.at[option.hex])
            return 0.6 * company - 2.5 * danger(s, side, option.hex, threat, option.piece) - 0.12 * way[option.hex]

        return max(options, key=value)

    def recover(self, s: State, side: int, step: Any, options: list[Option]) -> Option:
        units = [option for option in options if isinstance(option, o.Recover)]
        if not units:
            return options[0]
        return max(units, key=lambda r: PA[0][r.piece] + PD[0][r.piece])

    def reinforce(self, s: State, side: int, step: Any, options: list[Option]) -> Option:
        """Units come as soon as may be, by the entry nearest to where they are wanted; leaders when it is safe."""
        way = distances(MINAS_TIRITH if side == WEST else OSGILIATH, bool(s.bridge))
        threat = threat_map(s, side)
        entries = [option for option in options if isinstance(option, o.Enter | o.Land)]
        units = [e for e in entries if not (isinstance(e, o.Enter) and LEADER[e.piece])]
        if units:
            return min(units, key=lambda e: (self.entry_danger(s, side, e, threat) > 0.4, way[e.hex]))
        safe = [e for e in entries if not threat[e.hex]]
        if safe:
            return min(safe, key=lambda e: way[e.hex])
        return next((option for option in options if isinstance(option, o.Hold)), options[0])

    def entry_danger(self, s: State, side: int, entry: o.Enter | o.Land, threat: Threat) -> float:
        return danger(s, side, entry.hex, threat, entry.piece) if isinstance(entry, o.Enter) else 0.0

    def send_back(self, s: State, side: int, step: Any, options: list[Option]) -> Option:
        return min((b for b in options if isinstance(b, o.SendBack)), key=lambda b: unit_worth(s, b.piece))

    def bridge(self, s: State, side: int, step: Any, options: list[Option]) -> Option:
        """The Shadow needs it; the West does without until its hosts have come."""
        wanted = side == SHADOW or s.turn >= 10
        kind = o.BuildBridge if wanted else o.Pass
        return next(option for option in options if isinstance(option, kind))

    def destroy_bridge(self, s: State, side: int, step: Any, options: list[Option]) -> Option:
        return next(option for option in options if isinstance(option, o.DestroyBridge))

    def convert(self, s: State, side: int, step: Any, options: list[Option]) -> Option:
        """Engines are for the walls of the City, and are built where they can reach it."""
        near = [
            option
            for option in options
            if isinstance(option, o.Convert)
            and s.control[MINAS_TIRITH] == WEST + 1
            and DISTANCE[s.where[option.piece]][MINAS_TIRITH] <= 2
        ]
        if not near:
            return next(option for option in options if isinstance(option, o.Done))
        return min(near, key=lambda option: PA[s.reduced[option.piece]][option.piece] * 2 + s.reduced[option.piece])


Answer = Callable[[Captain, State, int, Any, list[Option]], Option]

ANSWERS: dict[str, Answer] = {
    "place-rangers": Captain.set_up,
    "recover-losses": Captain.recover,
    "place-reinforcements": Captain.reinforce,
    "convert-engines": Captain.convert,
    "move-counters": Captain.move,
    "move-on": Captain.move,
    "go-back": Captain.send_back,
    "choose-target": Captain.target,
    "declare-attack": Captain.declare,
    "defend-with-eye": Captain.defend_with_eye,
    "choose-loss": Captain.least_loss,
    "retreat-unit": Captain.retreat,
    "make-room-unit": Captain.retreat,
    "choose-companion": Captain.companion,
    "advance-units": Captain.advance,
    "advance-further": Captain.advance_on,
    "announce-bridge": Captain.bridge,
    "destroy-or-keep-bridge": Captain.destroy_bridge,
    "final-loss": Captain.least_loss,
}
