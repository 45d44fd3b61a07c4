"""The reason why something is not offered: the same functions that make the lists are asked again."""

from __future__ import annotations

from redbook.games.wotr import actions, attack, events_play, fellowship, minions, movement, muster
from redbook.games.wotr.board import (
    ADJACENT,
    CARD,
    CHARACTER,
    FACE,
    FIGURE,
    FREE,
    MAP_SIZE,
    MINIONS,
    NATION,
    PLACE,
    REGION,
    STRIDER,
    WILL_DIE,
)
from redbook.games.wotr.combat import fighting
from redbook.games.wotr.combat_cards import ChooseCombatCard, why_not_combat_card
from redbook.games.wotr.companions import PlaceGroup, SeparateGroup, WalkTo, why_not_separate
from redbook.games.wotr.minions import BringMinion, FlyTo
from redbook.games.wotr.reasons import Why
from redbook.games.wotr.seats import side_of
from redbook.games.wotr.state import G
from redbook.games.wotr.turn import HuntAllocation, hunt_limits
from redbook.kernel import Decision, Reason


def why_not(g: G, decision: Decision, intent: str) -> Reason | None:
    step = decision.step
    match step:
        case actions.TakeAction():
            return why_not_action(g, step.who, intent)
        case actions.UseDie():
            return why_not_use(g, step.who, step.face, intent)
        case actions.RingTo():
            face = FACE.get(intent.removeprefix("die "))
            return Why.NO_WILL_OF_THE_WEST_BY_RING if face == WILL_DIE else Why.NO_SUCH_DIE
        case actions.RingFrom():
            return Why.EYES_STAY if intent == "die eye" else Why.NO_SUCH_DIE
        case HuntAllocation():
            least, _ = hunt_limits(g.s)
            few = intent.isdecimal() and int(intent) < least
            return Why.TOO_FEW_DICE_ON_HUNT if few else Why.TOO_MANY_DICE_ON_HUNT
        case fellowship.FellowshipPhase():
            if intent == "declare":
                return fellowship.why_not_declare(g)
            return fellowship.why_not_enter_mordor(g) if intent == "enter-mordor" else None
        case fellowship.MoveFigure():
            region = REGION.get(intent)
            if region is None:
                return None
            near = step.revealed and fellowship.friendly_city(g.s, region)
            return Why.REVEALED_IN_FRIENDLY_CITY if near else Why.TOO_FAR
        case fellowship.ChooseGuide():
            return Why.NOT_HIGHEST_LEVEL if intent in CHARACTER else None
        case events_play.PlayCard():
            card = CARD.get(intent)
            return None if card is None else events_play.why_not_play(g, step.who, card, step.face)
        case ChooseCombatCard():
            card = CARD.get(intent)
            if card is None:
                return None
            if card not in g.s.hands[fighting(g).seats[step.side]]:
                return Why.NOT_IN_HAND
            return why_not_combat_card(g, fighting(g), step.side, card)
        case movement.MoveArmies():
            return why_not_march_from(g, step, intent)
        case movement.MarchTo():
            goal = REGION.get(intent)
            if goal is None:
                return None
            return movement.why_not_enter(g, step.who, step.origin, goal, step.led, step.moved)
        case movement.Marchers():
            if intent == "done":
                return step.why_not(g, step.picked)
            return Why.FOREIGN_BORDER if intent.startswith("+") else None
        case attack.Attack():
            place = PLACE.get(intent)
            if place is None:
                return None
            reason = attack.why_not_attack_from(g, step.who, place, step.led)
            return reason or (None if attack.targets(g, step.who, place) else Why.NO_ENEMY_THERE)
        case attack.AttackWhom():
            place = PLACE.get(intent)
            return None if place is None else attack.why_not_target(g, step.who, step.origin, place)
        case attack.Attackers():
            if intent == "done":
                return step.why_not(g, step.picked)
            return Why.NOT_AT_WAR if intent.startswith("+") else None
        case muster.Diplomacy():
            nation = NATION.get(intent)
            if nation is None or intent not in NATION:
                return None
            from redbook.games.wotr.politics import why_not_muster_advance

            return why_not_muster_advance(g, step.who, nation)
        case muster.Recruit():
            return why_not_recruit(g, step, intent)
        case BringMinion():
            minion = CHARACTER.get(intent)
            return minions.why_not_bring(g, step.who, minion) if minion in MINIONS else None
        case FlyTo():
            region = REGION.get(intent)
            return None if region is None else Why.ENEMY_STRONGHOLD
        case PlaceGroup() | WalkTo():
            return Why.TOO_FAR if intent in REGION else None
        case SeparateGroup():
            return Why.NO_COMPANION if intent in CHARACTER else None
    return None


def why_not_action(g: G, seat: int, intent: str) -> Reason | None:
    if intent == "pass":
        return actions.why_not_pass(g, seat)
    if intent == "elven-ring":
        return actions.why_not_ring(g, seat)
    if intent in actions.TOKENS:
        return actions.why_not_token(g, seat, actions.TOKENS.index(intent))
    return Why.NO_SUCH_DIE if intent.startswith("die ") else None


def why_not_use(g: G, seat: int, face: int, intent: str) -> Reason | None:
    """Why an action of the table cannot be done with this die."""
    side = side_of(g.s, seat)
    match intent:
        case "move-fellowship":
            return (fellowship.why_not_move(g) if side == FREE else None) or Why.WRONG_DIE
        case "hide-fellowship" | "strider-hides":
            if intent == "strider-hides" and g.s.guide != STRIDER:
                return Why.NOT_IN_PLAY
            return fellowship.why_not_hide(g) or Why.WRONG_DIE
        case "separate":
            return why_not_separate(g) or Why.WRONG_DIE
        case "move-companions":
            return Why.WRONG_DIE if g.s.chars and face not in (0, WILL_DIE) else Why.NOT_IN_PLAY
        case "lead-army" | "move-armies":
            led = intent == "lead-army"
            return Why.WRONG_DIE if movement.can_move_army(g, seat, led) else Why.NO_LEADER if led else Why.NO_ARMY_HERE
        case "lead-attack" | "attack":
            led = intent == "lead-attack"
            return Why.WRONG_DIE if attack.can_attack(g, seat, led) else Why.NO_ENEMY_THERE
        case "recruit":
            return Why.WRONG_DIE if muster.can_recruit(g, seat) else Why.NOT_AT_WAR
        case "diplomacy":
            return Why.WRONG_DIE if muster.diplomacy(g, seat) else Why.ALREADY_AT_WAR
        case "bring-minion":
            return Why.WRONG_DIE if minions.can_bring_minion(g, seat) else Why.ENTRY_CONDITION
        case "voice-of-saruman":
            return muster.why_not_voice(g, seat) or Why.WRONG_DIE
        case "messenger":
            return actions.why_not_messenger(g) or Why.WRONG_DIE
        case "draw-card":
            return Why.WRONG_DIE if any(g.s.decks[d] for d in (2 * side, 2 * side + 1)) else Why.DECK_EMPTY
        case "play-card":
            return Why.CARD_REQUIREMENT
        case "crown-aragorn":
            return actions.why_not_crown(g) or Why.WRONG_DIE
        case "gandalf-the-white":
            return actions.why_not_white(g) or Why.WRONG_DIE
    if intent in CARD:
        return events_play.why_not_play(g, seat, CARD[intent], face)
    return None


def why_not_march_from(g: G, step: movement.MoveArmies, intent: str) -> Reason | None:
    place = PLACE.get(intent)
    if place is None:
        return None
    if place >= MAP_SIZE:
        return Why.BESIEGED
    reasons = [movement.why_not_enter(g, step.who, place, r, step.led, step.moved) for r in ADJACENT[place]]
    if any(where == place for where, _ in step.moved):
        return Why.MOVED_ALREADY
    for first in (Why.NO_ARMY_HERE, Why.NO_LEADER, Why.FOREIGN_BORDER, Why.SAME_NATION_TWICE):
        if first in reasons:
            return first
    return reasons[0] if reasons else None


def why_not_recruit(g: G, step: muster.Recruit, intent: str) -> Reason | None:
    figure, at, where = intent.partition("@")
    kind, region = FIGURE.get(figure), REGION.get(where)
    if not at or kind is None or kind >= 22 or region is None:
        return None
    if region == step.region:
        return Why.SAME_SETTLEMENT
    return muster.why_not_recruit(g, step.who, kind) or muster.why_not_recruit_here(g.s, kind, region)
