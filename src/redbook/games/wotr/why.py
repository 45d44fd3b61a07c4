"""The reason why something is not offered: the same functions that make the lists are asked again."""

from __future__ import annotations

from collections.abc import Iterable

from redbook.games.wotr import actions
from redbook.games.wotr.armies import movement, muster
from redbook.games.wotr.armies.figures import force_at, may_march
from redbook.games.wotr.armies.picking import commanded, unmoved
from redbook.games.wotr.armies.regions import besieged_side
from redbook.games.wotr.battle import attack, leaving, rounds
from redbook.games.wotr.battle.combat_cards import ChooseCombatCard, why_not_combat_card
from redbook.games.wotr.battle.strength import fighting
from redbook.games.wotr.board import (
    ADJACENT,
    CARD,
    CHARACTER,
    COMPANIONS,
    DECKS,
    DECKS_OF,
    ELITE,
    FACE,
    FIGURE,
    FREE,
    IS_BOX,
    KINDS,
    LEADER,
    MAP_SIZE,
    MINIONS,
    MOUTH,
    NATION,
    NAZGUL,
    PLACE,
    PLACES,
    REGION,
    SHADOW,
    STRIDER,
    WILL_DIE,
)
from redbook.games.wotr.cards import playing
from redbook.games.wotr.characters import fellowship, minions
from redbook.games.wotr.characters.companions import (
    MoveCompanions,
    PlaceGroup,
    SeparateGroup,
    WalkTo,
    walkers,
    why_not_separate,
)
from redbook.games.wotr.characters.minions import BringMinion, FlyTo, MoveMinions
from redbook.games.wotr.hands import DrawFromEither
from redbook.games.wotr.politics import at_war, why_not_muster_advance
from redbook.games.wotr.reasons import Why
from redbook.games.wotr.seats import nation_tired, own_nations, side_of
from redbook.games.wotr.state import G
from redbook.games.wotr.turn import HuntAllocation, hunt_limits
from redbook.kernel import Decision, Reason


def why_not(g: G, decision: Decision, intent: str) -> Reason | None:
    step = decision.step
    match step:
        case actions.TakeAction():
            return why_not_action(g, step, intent)
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
            if intent not in CHARACTER:
                return None
            present = CHARACTER[intent] in fellowship.in_fellowship(g.s)
            return Why.NOT_HIGHEST_LEVEL if present else Why.NO_COMPANION
        case playing.PlayCard():
            card = CARD.get(intent)
            return None if card is None else playing.why_not_play(g, step.who, card, step.face)
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
                return step.why_not_take(g, step.picked)
            return why_not_pick(g, step, intent) or Why.FOREIGN_BORDER if intent.startswith("+") else None
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
                return step.why_not_take(g, step.picked)
            return why_not_pick(g, step, intent) or Why.NOT_AT_WAR if intent.startswith("+") else None
        case leaving.Advance():
            return Why.LEADERS_WITHOUT_UNITS if intent == "done" else None
        case leaving.RetreatOrStand():
            return why_not_retreat(g, intent)
        case rounds.PressAssault():
            if intent in REGION:
                return Why.CANNOT_RETREAT
            return Why.NO_ELITE_TO_REDUCE if intent.startswith("-") else None
        case muster.VoiceOfSaruman():
            return Why.NO_FIGURES_LEFT if intent.startswith("voice-") else None
        case muster.Diplomacy():
            nation = NATION.get(intent)
            return None if nation is None else why_not_muster_advance(g, step.who, nation)
        case muster.Recruit():
            return why_not_recruit(g, step, intent)
        case BringMinion():
            minion = CHARACTER.get(intent)
            return minions.why_not_bring(g, step.who, minion) if minion in MINIONS else None
        case MoveMinions():
            return why_not_fly(g, step, intent)
        case FlyTo():
            region = REGION.get(intent)
            if region is None:
                return None
            return Why.TOO_FAR if minions.nazgul_may_land(g.s, region) else Why.ENEMY_STRONGHOLD
        case MoveCompanions():
            return why_not_walk(g, step, intent)
        case PlaceGroup() | WalkTo():
            if intent not in REGION:
                return None
            return Why.SEALED_BY_SIEGE if besieged_side(g.s, REGION[intent]) == FREE else Why.TOO_FAR
        case SeparateGroup():
            return Why.NO_COMPANION if intent in CHARACTER else None
        case DrawFromEither():
            return Why.DECK_EMPTY if intent in DECKS else None
    return None


def why_not_action(g: G, step: actions.TakeAction, intent: str) -> Reason | None:
    seat = step.who
    if intent == "pass":
        return Why.ACTION_AFTER_RING if step.must_act else actions.why_not_pass(g, seat)
    if intent == "elven-ring":
        return actions.why_not_ring(g, seat)
    if intent in actions.TOKENS:
        return actions.why_not_token(g, seat, actions.TOKENS.index(intent))
    return Why.NO_SUCH_DIE if intent.startswith("die ") else None


def why_not_use(g: G, seat: int, face: int, intent: str) -> Reason | None:
    """Why an action of the table cannot be done with this die."""
    s = g.s
    side = side_of(s, seat)
    match intent:
        case "move-fellowship":
            return (fellowship.why_not_move(g) if side == FREE else None) or Why.WRONG_DIE
        case "hide-fellowship" | "strider-hides":
            if intent == "strider-hides" and s.guide != STRIDER:
                return Why.NOT_IN_PLAY
            return fellowship.why_not_hide(g) or Why.WRONG_DIE
        case "separate":
            return why_not_separate(g) or Why.WRONG_DIE
        case "move-companions":
            if walkers(s):
                return Why.WRONG_DIE
            return Why.SEALED_BY_SIEGE if any(s.chars[c] < PLACES for c in COMPANIONS) else Why.NOT_IN_PLAY
        case "move-minions":
            return Why.WRONG_DIE if minions.can_move_minions(s, seat) else Why.CANNOT_MOVE
        case "lead-army" | "move-armies":
            led = intent == "lead-army"
            return Why.WRONG_DIE if movement.can_move_army(g, seat, led) else Why.NO_LEADER if led else Why.NO_ARMY_HERE
        case "lead-attack" | "attack":
            return why_no_attack(g, seat, intent == "lead-attack")
        case "recruit":
            return why_no_recruits(g, seat)
        case "diplomacy":
            return why_no_diplomacy(g, seat)
        case "bring-minion":
            return Why.WRONG_DIE if minions.can_bring_minion(g, seat) else Why.ENTRY_CONDITION
        case "voice-of-saruman":
            return muster.why_not_voice(g, seat) or Why.WRONG_DIE
        case "messenger":
            return actions.why_not_messenger(g) or Why.WRONG_DIE
        case "draw-card":
            return Why.WRONG_DIE if any(s.decks[d] for d in DECKS_OF[side]) else Why.DECK_EMPTY
        case "play-card":
            reasons = {playing.why_not_play(g, seat, card, face) for card in s.hands[seat]}
            return Why.WRONG_DIE if reasons == {Why.WRONG_DIE} else Why.CARD_REQUIREMENT
        case "crown-aragorn":
            return actions.why_not_crown(g) or Why.WRONG_DIE
        case "gandalf-the-white":
            return actions.why_not_white(g) or Why.WRONG_DIE
    for what, companion, nation in actions.ENVOYS:
        if intent == what:
            return (
                actions.why_not_ability(g, seat, companion, nation) if s.chars[companion] < PLACES else Why.NOT_IN_PLAY
            )
    if intent in CARD:
        return playing.why_not_play(g, seat, CARD[intent], face)
    return None


def first_of(reasons: Iterable[Reason | None], *order: Reason) -> Reason | None:
    """Of several things that could be tried and cannot, the reason that tells most."""
    given = set(reasons)
    return next((reason for reason in order if reason in given), None)


def why_no_attack(g: G, seat: int, led: bool) -> Reason:
    if attack.can_attack(g, seat, led):
        return Why.WRONG_DIE
    near = attack.beside_enemies(g.s, side_of(g.s, seat))
    reasons = [attack.why_not_attack_from(g, seat, p, led) for p in near]
    order = (Why.NO_LEADER, Why.SAME_NATION_TWICE, Why.NOT_AT_WAR, Why.NOT_YOUR_ARMY)
    return first_of(reasons, *order) or (Why.BARRED_BY_CARD if None in reasons else Why.NO_ENEMY_THERE)


def why_no_recruits(g: G, seat: int) -> Reason:
    if muster.can_recruit(g, seat):
        return Why.WRONG_DIE
    nations = own_nations(g.s, seat)
    if not any(at_war(g.s, n) for n in nations):
        return Why.NOT_AT_WAR
    rested = [n for n in nations if at_war(g.s, n) and not nation_tired(g.s, seat, n)]
    return Why.NO_FIGURES_LEFT if rested else Why.SAME_NATION_TWICE


def why_no_diplomacy(g: G, seat: int) -> Reason:
    if muster.diplomacy(g, seat):
        return Why.WRONG_DIE
    reasons = [why_not_muster_advance(g, seat, n) for n in own_nations(g.s, seat)]
    return first_of(reasons, Why.PASSIVE_NATION, Why.BARRED_BY_CARD, Why.SAME_NATION_TWICE) or Why.ALREADY_AT_WAR


def why_not_pick(g: G, step: movement.Marchers | attack.Attackers, intent: str) -> Reason | None:
    """Why a figure cannot join those who march or attack; None if it is here and could, but for its nation."""
    figure = FIGURE.get(intent[1:], -1)
    s = g.s
    if figure not in force_at(s, side_of(s, step.who), step.origin):
        return Why.NO_ARMY_HERE
    if figure not in commanded(s, step.who, step.origin):
        return Why.NOT_YOUR_ARMY
    if isinstance(step, movement.Marchers):
        if not may_march(figure):
            return Why.CANNOT_MOVE
        if figure not in unmoved(s, step.who, step.origin, step.moved):
            return Why.MOVED_ALREADY
    return None


def why_not_retreat(g: G, intent: str) -> Reason | None:
    region = REGION.get(intent)
    if region is None:
        return Why.MUST_FIGHT_ON if intent == "cease" and fighting(g).no_cease else None
    return Why.NO_FREE_REGION if region in ADJACENT[fighting(g).region] else Why.NOT_ADJACENT


def why_not_walk(g: G, step: MoveCompanions, intent: str) -> Reason | None:
    companion = CHARACTER.get(intent)
    if companion not in COMPANIONS:
        return None
    if companion in step.moved:
        return Why.MOVED_ALREADY
    return Why.SEALED_BY_SIEGE if g.s.chars[companion] < PLACES else Why.NOT_IN_PLAY


def why_not_fly(g: G, step: MoveMinions, intent: str) -> Reason | None:
    name, at, where = intent.partition("@")
    figure, place = FIGURE.get(name, -1), PLACE.get(where, -1)
    if not at or figure not in (NAZGUL, *(KINDS + c for c in MINIONS)) or place < 0:
        return None
    if figure not in force_at(g.s, SHADOW, place):
        return Why.NOT_IN_PLAY
    if (figure, place) in step.moved:
        return Why.MOVED_ALREADY
    if figure == KINDS + MOUTH and IS_BOX[place]:
        return Why.SEALED_BY_SIEGE
    return Why.CANNOT_MOVE


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
    if step.first >= 0 and kind in ELITE:
        return Why.ELITE_ALONE
    reason = muster.why_not_recruit(g, step.who, kind) or muster.why_not_recruit_here(g.s, kind, region)
    return reason or (Why.LEADERS_WITHOUT_UNITS if kind in LEADER else None)
