"""Taking an action: a die, an Elven Ring, a token; and every action of the table on p.20."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from redbook.games.wotr import events as ev
from redbook.games.wotr import politics
from redbook.games.wotr.armies import movement, muster
from redbook.games.wotr.armies.control import AfterAction
from redbook.games.wotr.armies.figures import in_play
from redbook.games.wotr.battle.attack import Attack, can_attack, why_no_attack
from redbook.games.wotr.board import (
    ARAGORN,
    ARMY_DIE,
    CARD,
    CHARACTER_DIE,
    COMPANIONS,
    DEAD,
    DECKS_OF,
    DWARVES,
    ELVES,
    EVENT_DIE,
    EYE_DIE,
    FACES,
    FACES_OF,
    FREE,
    GANDALF_GREY,
    GANDALF_WHITE,
    GONDOR,
    MUSTER_ARMY_DIE,
    MUSTER_DIE,
    PLACES,
    SARUMAN,
    SHADOW,
    SIDE_OF_CARD,
    SIDES,
    STRIDER,
    WILL_DIE,
)
from redbook.games.wotr.cards.base import EVENTS, on_table
from redbook.games.wotr.cards.playing import PlayCard, can_play_card, why_not_play
from redbook.games.wotr.characters import companions, fellowship, minions
from redbook.games.wotr.characters.abilities import (
    ENVOYS,
    WhereWhite,
    abilities,
    enter,
    why_not_ability,
    why_not_crown,
    why_not_messenger,
    why_not_white,
)
from redbook.games.wotr.hands import DrawFromEither, leave_table
from redbook.games.wotr.options import (
    DIE_OPTIONS,
    PASS,
    SKIP,
    Act,
    Die,
    DiscardTable,
    act,
    acts,
    kind_of,
)
from redbook.games.wotr.reasons import Why
from redbook.games.wotr.seats import begin_action, name, side_of
from redbook.games.wotr.state import G, State
from redbook.kernel import Ask, Option, Reason, Step
from redbook.kernel.message import Arg

RING = act("elven-ring")
TOKENS = ("token-draw", "token-free-politics", "token-minions", "token-shadow-politics")


def unused_dice(s: State, side: int) -> int:
    return sum(s.dice[side * 7 : side * 7 + 7])


def spend(s: State, side: int, face: int) -> None:
    s.dice[side * 7 + face] -= 1


# -- choosing a die ---------------------------------------------


def why_not_pass(g: G, seat: int) -> Reason | None:
    """Only with fewer unused dice than the enemy (p.19)."""
    side = side_of(g.s, seat)
    return None if unused_dice(g.s, side) < unused_dice(g.s, 1 - side) else Why.NOT_FEWER_DICE


def why_not_ring(g: G, seat: int) -> Reason | None:
    s = g.s
    side = side_of(s, seat)
    if not s.rings[side]:
        return Why.NO_RING
    if s.ring_used[seat]:
        return Why.RING_USED_THIS_TURN
    return None if unused_dice(s, side) else Why.NO_SUCH_DIE


def why_not_token(g: G, seat: int, token: int) -> Reason | None:
    s = g.s
    side = side_of(s, seat)
    if token // 2 != side or not s.tokens[token]:
        return Why.NO_TOKEN
    if s.token_used[side]:
        return Why.TOKEN_USED_THIS_TURN
    if token == 0:
        return None if any(s.decks[d] for d in DECKS_OF[side]) else Why.DECK_EMPTY
    if token == 2:
        return None if minions.can_move_minions(s, seat) else Why.CANNOT_MOVE
    return None if muster.diplomacy(g, seat, "token") else muster.why_no_diplomacy(g, seat, "token")


def usable_tokens(g: G, seat: int) -> list[int]:
    return [t for t in range(4) if g.s.tokens[t] and why_not_token(g, seat, t) is None]


class TakeAction(Ask, frozen=True):
    """It is this seat's turn to act."""

    who: int
    last_call: bool = False  # nobody has dice left: a token may still be used
    must_act: bool = False  # an Elven Ring has been used: an action follows (p.21)
    may_be_empty = True
    offers = (
        Die,
        RING,
        PASS,
        *acts(*TOKENS),
    )
    ends = (PASS,)
    rule = "wotr p.19"

    def seat(self, g: G) -> str:
        return name(g, self.who)

    def options(self, g: G) -> list[Any]:
        s = g.s
        side = side_of(s, self.who)
        base = side * 7
        found: list[Option] = [DIE_OPTIONS[f] for f in range(7) if s.dice[base + f]]
        if found and why_not_ring(g, self.who) is None:
            found.append(RING)
        if any(s.tokens):
            found += [act(TOKENS[t]) for t in usable_tokens(g, self.who)]
        if self.last_call or (not self.must_act and why_not_pass(g, self.who) is None):
            found.append(PASS)
        return found

    def why_not(self, g: G, intent: str) -> Reason | None:
        if intent == "pass":
            return Why.ACTION_AFTER_RING if self.must_act else why_not_pass(g, self.who)
        if intent == "elven-ring":
            return why_not_ring(g, self.who)
        if intent in TOKENS:
            return why_not_token(g, self.who, TOKENS.index(intent))
        return Why.NO_SUCH_DIE if kind_of(intent) is Die else None

    def take(self, g: G, option: Die | Act) -> None:
        if isinstance(option, Die):
            begin_action(g.s, self.who)
            g.then(UseDie(self.who, option.face))
        elif option.what == "pass":
            if g.heard:
                g.tell(ev.Passed(name(g, self.who)))
        elif option.what == "elven-ring":
            g.then(RingFrom(self.who))
        else:
            begin_action(g.s, self.who)
            use_token(g, self.who, TOKENS.index(option.what))


def use_token(g: G, seat: int, token: int) -> None:
    s = g.s
    s.tokens[token] -= 1
    s.token_used[side_of(s, seat)] = 1
    if g.heard:
        g.tell(ev.TokenUsed(name(g, seat), TOKENS[token]))
    if token == 0:
        g.then(DrawFromEither(seat, "token"), AfterAction(seat))
    elif token == 2:
        g.then(minions.MoveMinions(seat, "token"), AfterAction(seat))
    else:
        g.then(muster.Diplomacy(seat, "token"), AfterAction(seat))


# -- Elven Rings (p.21) ---------------------------------------------


class RingFrom(Ask, frozen=True):
    """Which unused die is changed."""

    who: int
    offers = (Die,)
    in_gesture = True
    rule = "wotr p.21"

    def seat(self, g: G) -> str:
        return name(g, self.who)

    def options(self, g: G) -> list[Any]:
        base = side_of(g.s, self.who) * 7
        return [DIE_OPTIONS[f] for f in range(7) if g.s.dice[base + f]]

    def why_not(self, g: G, intent: str) -> Reason | None:
        return Why.EYES_STAY if intent == "die eye" else Why.NO_SUCH_DIE if kind_of(intent) is Die else None

    def take(self, g: G, option: Die) -> None:
        g.then(RingTo(self.who, option.face))


class RingTo(Ask, frozen=True):
    who: int
    face: int
    offers = (Die,)
    in_gesture = True
    rule = "wotr p.21"

    def seat(self, g: G) -> str:
        return name(g, self.who)

    def options(self, g: G) -> list[Any]:
        faces = sorted(set(FACES_OF[side_of(g.s, self.who)]) - {self.face, WILL_DIE})
        return [DIE_OPTIONS[f] for f in faces]

    def why_not(self, g: G, intent: str) -> Reason | None:
        if intent == "die will-of-the-west":
            return Why.NO_WILL_OF_THE_WEST_BY_RING
        return Why.NO_SUCH_DIE if kind_of(intent) is Die else None

    def take(self, g: G, option: Die) -> None:
        s = g.s
        side = side_of(s, self.who)
        use_ring(g, self.who)
        spend(s, side, self.face)
        if g.heard:
            g.tell(ev.RingUsed(name(g, self.who), FACES[self.face], FACES[option.face]))
        if option.face == EYE_DIE:
            s.box[SHADOW] += 1
        else:
            s.dice[side * 7 + option.face] += 1
        g.then(TakeAction(self.who, must_act=True))

    def prompt_args(self, g: G) -> Mapping[str, Arg]:
        return {"face": FACES[self.face]}


def use_ring(g: G, seat: int) -> None:
    """A Free Peoples ring passes to the Shadow; a Shadow ring leaves the game."""
    s = g.s
    side = side_of(s, seat)
    s.rings[side] -= 1
    s.rings[side + 1] += 1
    s.ring_used[seat] = 1


# -- what a die can do (p.20-21) ---------------------------------------------


def actions(g: G, seat: int, face: int, messenger: bool = False) -> list[Act]:
    """Every action that the face allows now and that can be carried out."""
    s = g.s
    side = side_of(s, seat)
    found: list[str] = []
    will = face == WILL_DIE
    army = face in (ARMY_DIE, MUSTER_ARMY_DIE) or will
    must = face in (MUSTER_DIE, MUSTER_ARMY_DIE) or will
    if face == CHARACTER_DIE or will:
        if side == FREE:
            if fellowship.why_not_move(g) is None:
                found.append("move-fellowship")
            else:
                found.append("hide-fellowship")
            if companions.why_not_separate(g) is None:
                found.append("separate")
            if companions.can_move_companions(g):
                found.append("move-companions")
        elif minions.can_move_minions(s, seat):
            found.append("move-minions")
        if not will:
            if movement.can_move_army(g, seat, True):
                found.append("lead-army")
            if can_attack(g, seat, True):
                found.append("lead-attack")
    if army:
        if movement.can_move_army(g, seat, False):
            found.append("move-armies")
        if can_attack(g, seat, False):
            found.append("attack")
    if must:
        if muster.diplomacy(g, seat):
            found.append("diplomacy")
        if muster.can_recruit(g, seat):
            found.append("recruit")
        if side == SHADOW:
            if minions.can_bring_minion(g, seat):
                found.append("bring-minion")
            if in_play(s, SARUMAN) and muster.why_not_voice(g, seat) is None:
                found.append("voice-of-saruman")
    if face == MUSTER_DIE and side == SHADOW and why_not_messenger(g) is None and actions(g, seat, ARMY_DIE, True):
        found.append("messenger")
    if (face == EVENT_DIE or will) and any(s.decks[d] for d in DECKS_OF[side]):
        found.append("draw-card")
    if can_play_card(g, seat, face):
        found.append("play-card")
    if side == FREE:
        found += abilities(g, seat, face)
        if will:
            if why_not_crown(g) is None:
                found.append("crown-aragorn")
            if why_not_white(g) is None:
                found.append("gandalf-the-white")
    return [act(what) for what in found]


def discards(g: G, seat: int, face: int) -> list[DiscardTable]:
    """Enemy cards on the table that this die can remove (p.22), and how."""
    side = side_of(g.s, seat)
    found = []
    for half, _ in on_table(g):
        if SIDE_OF_CARD[half.card] != side:
            found += [DiscardTable(half.card, way) for way in half.discard_price(g, seat, face)]
    return found


TABLE = acts(
    "move-fellowship", "hide-fellowship", "separate", "move-companions", "move-minions", "lead-army", "lead-attack",
    "move-armies", "attack", "diplomacy", "recruit", "bring-minion", "voice-of-saruman", "messenger", "draw-card",
    "play-card", "strider-hides", *(what for what, _, _ in ENVOYS), "crown-aragorn", "gandalf-the-white",
)  # fmt: skip


class UseDie(Ask, frozen=True):
    """What the die is used for. It may also be discarded without effect (p.21)."""

    who: int
    face: int
    messenger: bool = False
    offers = (
        DiscardTable,
        SKIP,
        *TABLE,
    )
    ends = (SKIP,)
    in_gesture = True
    rule = "wotr p.20"

    def seat(self, g: G) -> str:
        return name(g, self.who)

    def options(self, g: G) -> list[Any]:
        found: list[Option] = list(actions(g, self.who, self.face, self.messenger))
        if not self.messenger:
            if g.s.table:
                found += discards(g, self.who, self.face)
            found.append(SKIP)
        return found

    def why_not(self, g: G, intent: str) -> Reason | None:
        if intent in CARD:
            return why_not_play(g, self.who, CARD[intent], self.face)
        if intent.startswith("discard "):
            return Why.NOT_ON_TABLE
        return why_not_act(g, self.who, self.face, intent)

    def take(self, g: G, option: Act | DiscardTable) -> None:
        s = g.s
        what = option.what if isinstance(option, Act) else "discard-table-card"
        if g.heard and what != "messenger":
            g.tell(ev.DieUsed(name(g, self.who), FACES[self.face], what))
        if not self.messenger:
            spend(s, side_of(s, self.who), self.face)
        if what == "skip":
            return
        if what == "messenger":
            s.mouth_used = True
            g.then(UseDie(self.who, ARMY_DIE, True))
            return
        g.then(AfterAction(self.who))
        if isinstance(option, DiscardTable):
            half = EVENTS[option.card]
            assert half is not None
            leave_table(g, option.card, "opponent")
            half.pay_discard(g, self.who, option.way)
        else:
            act_out(g, self.who, self.face, what)

    def prompt_args(self, g: G) -> Mapping[str, Arg]:
        return {"face": FACES[self.face]}


FREE_ONLY = {"move-fellowship", "hide-fellowship", "strider-hides", "separate", "move-companions", "crown-aragorn",
             "gandalf-the-white", *(what for what, _, _ in ENVOYS)}  # fmt: skip
SHADOW_ONLY = {"move-minions", "bring-minion", "voice-of-saruman", "messenger"}


def why_not_act(g: G, seat: int, face: int, what: str) -> Reason | None:
    """Why an action of the table cannot be taken with this die: what is in its way, or else that the die is another."""
    s = g.s
    side = side_of(s, seat)
    if what in (SHADOW_ONLY if side == FREE else FREE_ONLY):
        return Why.OTHER_SIDES_ACTION
    reason: Reason | None = None
    match what:
        case "move-fellowship":
            reason = fellowship.why_not_move(g)
        case "hide-fellowship":
            reason = fellowship.why_not_hide(g)
        case "strider-hides":
            reason = Why.NOT_IN_PLAY if s.guide != STRIDER else fellowship.why_not_hide(g)
        case "separate":
            reason = companions.why_not_separate(g)
        case "move-companions":
            if not companions.can_move_companions(g):
                shut_in = any(s.chars[c] < PLACES for c in COMPANIONS)
                reason = Why.SEALED_BY_SIEGE if shut_in else Why.NOT_IN_PLAY
        case "move-minions":
            reason = None if minions.can_move_minions(s, seat) else Why.CANNOT_MOVE
        case "lead-army" | "move-armies":
            led = what == "lead-army"
            if not movement.can_move_army(g, seat, led):
                reason = Why.NO_LEADER if led else Why.NO_ARMY_HERE
        case "lead-attack" | "attack":
            led = what == "lead-attack"
            reason = None if can_attack(g, seat, led) else why_no_attack(g, seat, led)
        case "recruit":
            reason = None if muster.can_recruit(g, seat) else muster.why_no_recruits(g, seat)
        case "diplomacy":
            reason = None if muster.diplomacy(g, seat) else muster.why_no_diplomacy(g, seat)
        case "bring-minion":
            reason = None if minions.can_bring_minion(g, seat) else Why.ENTRY_CONDITION
        case "voice-of-saruman":
            reason = muster.why_not_voice(g, seat)
        case "messenger":
            reason = why_not_messenger(g)
        case "draw-card":
            reason = None if any(s.decks[d] for d in DECKS_OF[side]) else Why.DECK_EMPTY
        case "play-card":
            reasons = {why_not_play(g, seat, card, face) for card in s.hands[seat]}
            reason = Why.NOT_IN_HAND if not reasons else None if reasons == {Why.WRONG_DIE} else Why.CARD_REQUIREMENT
        case "crown-aragorn":
            reason = why_not_crown(g)
        case "gandalf-the-white":
            reason = why_not_white(g)
        case _:
            envoy = next(((c, nation) for word, c, nation in ENVOYS if word == what), None)
            if envoy is None:
                return None
            return why_not_ability(g, seat, *envoy) if in_play(s, envoy[0]) else Why.NOT_IN_PLAY
    return reason or Why.WRONG_DIE


def act_out(g: G, seat: int, face: int, what: str) -> None:
    """Carry out an action; the die is spent already."""
    s = g.s
    match what:
        case "move-fellowship":
            g.then(DieToHuntBox())
            fellowship.move(g, "die")
        case "hide-fellowship" | "strider-hides":
            fellowship.hide(g, "die")
        case "separate":
            g.then(companions.SeparateGroup(seat, "die"))
        case "move-companions":
            g.then(companions.MoveCompanions(seat, "die"))
        case "move-minions":
            g.then(minions.MoveMinions(seat, "die"))
        case "lead-army":
            g.then(movement.MoveArmies(seat, 1, True, "die"))
        case "move-armies":
            g.then(movement.MoveArmies(seat, 2, False, "die"))
        case "lead-attack":
            g.then(Attack(seat, True, "die"))
        case "attack":
            g.then(Attack(seat, False, "die"))
        case "diplomacy":
            g.then(muster.Diplomacy(seat))
        case "recruit":
            g.then(muster.Recruit(seat))
        case "bring-minion":
            g.then(minions.BringMinion(seat))
        case "voice-of-saruman":
            g.then(muster.VoiceOfSaruman(seat))
        case "draw-card":
            g.then(DrawFromEither(seat, "die"))
        case "play-card":
            g.then(PlayCard(seat, face))
        case "boromir-advances":
            politics.advance(g, GONDOR, "ability")
        case "legolas-advances":
            politics.advance(g, ELVES, "ability")
        case "gimli-advances":
            politics.advance(g, DWARVES, "ability")
        case "crown-aragorn":
            place = s.chars[STRIDER]
            s.chars[STRIDER] = DEAD
            enter(g, ARAGORN, place)
        case "gandalf-the-white":
            if s.chars[GANDALF_GREY] < PLACES:
                place = s.chars[GANDALF_GREY]
                s.chars[GANDALF_GREY] = DEAD
                enter(g, GANDALF_WHITE, place)
            else:
                g.then(WhereWhite(seat))
        case _:
            raise ValueError(what)


class DieToHuntBox(Step, frozen=True):
    """The die that moved the Fellowship goes to the Hunt Box when the Hunt is done (p.37)."""

    def run(self, g: G) -> None:
        if any(half.keeps_hunt_box_empty(g) for half, _ in on_table(g)):
            return
        g.s.box[FREE] += 1
        if g.heard:
            g.tell(ev.DiceToHunt(SIDES[FREE], 1, "moved"))
