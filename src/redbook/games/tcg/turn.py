"""The turn and its phases (rules 33 to 44, 104 to 115, 164 to 174)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from redbook.games.tcg import events
from redbook.games.tcg.actions.as_soon_as import push_checks
from redbook.games.tcg.actions.burdens import take_off_ring
from redbook.games.tcg.actions.procedure import FreeActions, NextAction
from redbook.games.tcg.actions.resolving import Choose
from redbook.games.tcg.actions.windows import Happening, Required, Window, pick, publish
from redbook.games.tcg.actions.wounds import Heals, can_heal
from redbook.games.tcg.ending import win
from redbook.games.tcg.options import Done, Move, Pick, Stay
from redbook.games.tcg.phases.archery import FireArrows
from redbook.games.tcg.phases.assignment import AssignDefenders
from redbook.games.tcg.phases.clock import begin_phase, end_phase, forget
from redbook.games.tcg.phases.moving import MoveFellowship
from redbook.games.tcg.phases.skirmish import Skirmishes
from redbook.games.tcg.reasons import Why
from redbook.games.tcg.state import G, State, seat_name
from redbook.games.tcg.table.values import at_work, companions, keyword, minions, site_keywords
from redbook.games.tcg.table.zones import discard_from_hand, draw, leave_play, name, place
from redbook.games.tcg.words import (
    ARCHERY,
    ASSIGNMENT,
    DISCARD,
    FELLOWSHIP,
    IN_CENTER,
    MANEUVER,
    PHASES,
    REGROUP,
    SHADOW,
    SKIRMISH,
    VOID,
)
from redbook.kernel import Ask, Step
from redbook.kernel.message import Arg

HAND_SIZE = 8
SANCTUARY_HEALS = 5


class NextTurn(Step, frozen=True):
    """Rule 34: turns pass to the left. Lies under everything else as long as the game goes on."""

    player: int

    def run(self, g: G) -> None:
        s = g.s
        p = self.player
        g.stack.append(NextTurn(p))
        s.fp = p
        s.turn += 1
        s.phase = FELLOWSHIP
        s.active_shadow = -1
        s.twilight = 0  # rules 36 and 37
        s.moves = 0
        s.limit_change = 0
        s.no_more_moves = False
        s.worn = False
        s.drawn = 0
        s.fought = []
        s.fierce_round = False
        s.heir = -1
        s.moved()
        if g.heard:
            g.tell(events.TurnBegan(seat_name(p), s.turn))
        s.heals = SANCTUARY_HEALS if "sanctuary" in site_keywords(s) else 0
        g.then(Sanctuary(), FellowshipPhase())
        if publish(g, "turn-starts", player=p):
            g.stack.append(Sanctuary())  # rule 39: before, after, or some of each
        push_checks(g)  # what is so as the turn begins is so in this turn, whatever is healed now


def pass_turn(g: G, player: int) -> None:
    g.stack[0] = NextTurn(player)


class Sanctuary(Step, frozen=True):
    """Rule 189: up to five wounds of companions at a sanctuary."""

    def run(self, g: G) -> None:
        s = g.s
        wounded = [c for c in companions(s) if can_heal(s, c)] if s.heals > 0 else []
        if wounded:
            g.stack.append(HealAtSanctuary(tuple(wounded)))


class HealAtSanctuary(Ask, frozen=True):
    offers = (Pick, Done)
    rule = "tcg 189"

    wounded: tuple[int, ...]

    def seat(self, g: G) -> str:
        return seat_name(g.s.fp)

    def prompt_args(self, g: G) -> Mapping[str, Arg]:
        return {"left": g.s.heals}

    def options(self, g: G) -> list[Any]:
        return [*pick(g.s, self.wounded), Done()]

    def take(self, g: G, option: Any) -> None:
        if isinstance(option, Pick):
            g.s.heals -= 1
            g.then(Heals(option.card, 1, g.s.site), Sanctuary())


class FellowshipPhase(Step, frozen=True):
    def run(self, g: G) -> None:
        s = g.s
        begin_phase(g, FELLOWSHIP)
        g.then(FreeActions(s.fp), EndFellowshipPhase())
        push_checks(g)
        publish(g, "phase-starts", player=s.fp)


class EndFellowshipPhase(Step, frozen=True):
    """Rule 94: then the fellowship must move."""

    def run(self, g: G) -> None:
        g.then(MoveFellowship(), EndOfPhase(), ShadowPhases())


class EndOfPhase(Step, frozen=True):
    def run(self, g: G) -> None:
        end_phase(g)


class ShadowPhases(Step, frozen=True):
    """Rule 104: one for each Shadow player, to the right of the Free Peoples player first."""

    def run(self, g: G) -> None:
        g.then(*[ShadowPhase(p) for p in g.s.shadows()], After(SHADOW))


class ShadowPhase(Step, frozen=True):
    player: int

    def run(self, g: G) -> None:
        begin_phase(g, SHADOW, self.player)
        g.then(FreeActions(self.player), EndShadowPhase(self.player))
        publish(g, "phase-starts", player=self.player)


class EndShadowPhase(Step, frozen=True):
    player: int

    def run(self, g: G) -> None:
        g.stack.append(EndOfPhase())
        publish(g, "phase-ends", player=self.player)


def skipped(s: State, phase: int) -> bool:
    return any(gives.phase == PHASES[phase] for _, _, _, gives in at_work(s, "skip-phase"))


class After(Step, frozen=True):
    """Rules 40 to 43: without minions, straight to the regroup phase."""

    phase: int

    def run(self, g: G) -> None:
        s = g.s
        if not minions(s):
            g.stack.append(EndOfSkirmishes())
            return
        following = self.phase + 1
        s.to_phase(following)
        if following != SKIRMISH and skipped(s, following):
            g.stack.append(After(following))
            return
        if following == SKIRMISH:
            if not skipped(s, SKIRMISH):
                g.then(Skirmishes(), FierceRound())
            else:
                g.stack.append(EndOfSkirmishes())
            return
        begin_phase(g, following)
        if following == MANEUVER:
            g.then(NextAction(), EndOfPhase(), After(MANEUVER))
        elif following == ARCHERY:
            g.then(NextAction(), FireArrows(), EndOfPhase(), After(ARCHERY))
        else:
            g.then(NextAction(), AssignDefenders(), EndOfPhase(), After(ASSIGNMENT))


class FierceRound(Step, frozen=True):
    """Rule 158: fierce minions are faced once more; rule 163: there is no third time."""

    def run(self, g: G) -> None:
        s = g.s
        fierce = [] if s.fierce_round else [m for m in minions(s) if keyword(s, m, "fierce") > 0]
        if not fierce:
            g.stack.append(EndOfSkirmishes())
            return
        s.fierce_round = True
        s.fierce_now = fierce
        g.stack.append(After(ARCHERY))


class EndOfSkirmishes(Step, frozen=True):
    """Rule 237: who survives at the last site has won, and there is no regroup phase (238)."""

    def run(self, g: G) -> None:
        s = g.s
        s.fierce_round = False
        s.fierce_now = []
        if s.at[s.fp] >= s.last_site:
            win(g, s.fp)
            return
        g.stack.append(RegroupPhase())


class RegroupPhase(Step, frozen=True):
    """Rule 165: what lasts until regroup is over, and the Ring comes off."""

    def run(self, g: G) -> None:
        s = g.s
        begin_phase(g, REGROUP)
        forget(s, "regroup")
        take_off_ring(g)
        g.then(NextAction(), *[Reconcile(p) for p in s.shadows()], EndOfPhase(), MoveOrStay())
        push_checks(g)


class Reconcile(Step, frozen=True):
    """Rule 166: one card may go; then up to eight, or down to eight."""

    player: int

    def run(self, g: G) -> None:
        s, p = g.s, self.player
        g.stack.append(FillHand(p))
        if s.hands[p]:
            g.stack.append(ThrowOne(p))
            g.stack.append(Choose(p, tuple(s.hands[p]), 0, 1, -1, "reconcile"))


class ThrowOne(Step, frozen=True):
    player: int
    cards: tuple[int, ...] = ()

    def with_answer(self, picked: tuple[int, ...]) -> ThrowOne:
        return ThrowOne(self.player, picked)

    def run(self, g: G) -> None:
        for c in self.cards:
            discard_from_hand(g, c)
        if self.cards:
            g.reveal()


class FillHand(Step, frozen=True):
    player: int

    def run(self, g: G) -> None:
        s, p = g.s, self.player
        more = len(s.hands[p]) - HAND_SIZE
        if more < 0:
            draw(g, p, -more, limited=False)
            push_checks(g)  # the deck may be empty now
        elif more > 0:
            g.stack.append(ThrowOne(p))
            g.stack.append(Choose(p, tuple(s.hands[p]), more, more, -1, "reconcile"))


def move_limit(s: State) -> int:
    """Rules 171 and 173: never under 1."""
    return max(1, s.move_limit + s.limit_change)


def may_move_again(s: State) -> bool:
    return s.moves < move_limit(s) and not s.no_more_moves and s.at[s.fp] < s.last_site


def why_not_move(s: State) -> Why | None:
    if may_move_again(s):
        return None
    return Why.MAY_NOT_MOVE if s.no_more_moves else Why.MOVE_LIMIT


class MoveOrStay(Step, frozen=True):
    """Rule 168."""

    def run(self, g: G) -> None:
        take_off_ring(g)  # put on in this very phase, it comes off at its end
        if may_move_again(g.s):
            g.stack.append(AskMove())
        else:
            g.stack.append(EndTurn())


class AskMove(Ask, frozen=True):
    offers = (Move, Stay)
    ends = (Stay,)
    rule = "tcg 168"

    def seat(self, g: G) -> str:
        return seat_name(g.s.fp)

    def prompt_args(self, g: G) -> Mapping[str, Arg]:
        return {"left": move_limit(g.s) - g.s.moves}

    def options(self, g: G) -> list[Any]:
        return [Move(), Stay()]

    def take(self, g: G, option: Any) -> None:
        if isinstance(option, Move):  # rule 169: the minions stay
            g.then(MoveFellowship(), ShadowPhases())
        else:
            g.stack.append(EndTurn())


class EndTurn(Step, frozen=True):
    """Rule 170: the Free Peoples player reconciles, then all minions are discarded."""

    def run(self, g: G) -> None:
        g.then(Reconcile(g.s.fp), ClearMinions(), TurnOver())


class ClearMinions(Step, frozen=True):
    def run(self, g: G) -> None:
        s = g.s
        for c in [c for c in s.table if s.zone[c] == IN_CENTER]:
            if g.heard:
                g.tell(events.Discarded(seat_name(s.owner[c]), name(s, c), c, ""))
            leave_play(g, c, DISCARD)


class TurnOver(Step, frozen=True):
    def run(self, g: G) -> None:
        g.stack.append(Handover())
        publish(g, "turn-ends", player=g.s.fp)


class Handover(Step, frozen=True):
    def run(self, g: G) -> None:
        s = g.s
        take_off_ring(g)
        for until in ("phase", "regroup", "turn"):
            forget(s, until)
        pass_turn(g, s.left_of(s.fp) if s.heir < 0 else s.heir)


def complete_turn(g: G, heir: int) -> None:
    """Rule 244: the others complete the turn of a player who has lost. Nobody is left to move or to fight, so what
    remains is what they have not done yet of this: reconcile, discard all minions, and see the turn end."""
    s = g.s
    s.heir = heir
    waiting = g.stack[1:]
    del g.stack[1:]
    leave_the_fight(s)
    if s.phase != REGROUP:
        begin_phase(g, REGROUP)
    forget(s, "phase")
    forget(s, "regroup")
    kinds = {type(step) for step in waiting}
    if Handover in kinds:
        ending = [step for step in waiting if isinstance(step, Happening | Required | Window)]
        g.stack += [Handover(), *(step for step in ending if step.ev.kind == "turn-ends")]
    elif TurnOver in kinds:
        g.then(ClearMinions(), TurnOver())
    elif MoveOrStay in kinds:  # in the regroup phase: some may have reconciled
        left = [step for step in reversed(waiting) if isinstance(step, Reconcile | FillHand)]
        g.then(*left, ClearMinions(), TurnOver())
    else:
        g.then(*[Reconcile(p) for p in s.shadows()], ClearMinions(), TurnOver())


def leave_the_fight(s: State) -> None:
    """The fellowship is gone: nobody is assigned any more, and a card that was being played is discarded."""
    for c, zone in enumerate(s.zone):
        if zone == VOID:
            place(s, c, DISCARD)
    s.fight = -1
    s.foe = [-1] * len(s.foe)
    s.fallen = []
    s.fierce_round = False
    s.fierce_now = []
    s.worn = False
    s.moved()
