"""Taking an action: a die, an Elven Ring, a token; and every action of the table on p.20."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from redbook.games.wotr import events as ev
from redbook.games.wotr import politics
from redbook.games.wotr.armies import movement, muster
from redbook.games.wotr.armies.control import AfterAction
from redbook.games.wotr.armies.figures import in_play, minion_seen, region_of
from redbook.games.wotr.armies.regions import besieged_side, controller
from redbook.games.wotr.battle.attack import Attack, can_attack
from redbook.games.wotr.board import (
    ARAGORN,
    ARMY_DIE,
    ASIDE,
    BOROMIR,
    BOX,
    CHARACTER_DIE,
    CHARACTERS,
    CROWNING_PLACES,
    DEAD,
    DECKS_OF,
    DWARVES,
    ELVEN_STRONGHOLDS,
    ELVES,
    EREBOR,
    EVENT_DIE,
    EYE_DIE,
    FACES,
    FACES_OF,
    FANGORN,
    FREE,
    GANDALF_GREY,
    GANDALF_WHITE,
    GIMLI,
    GONDOR,
    IN_FELLOWSHIP,
    IS_CITY_OR_STRONGHOLD,
    LEGOLAS,
    MOUTH,
    MUSTER_ARMY_DIE,
    MUSTER_DIE,
    NATION_OF,
    PLACE_NAMES,
    PLACES,
    REGION_AT,
    SARUMAN,
    SETTLEMENT,
    SHADOW,
    SIDE_OF_CARD,
    SIDES,
    STRIDER,
    STRONGHOLD,
    WILL_DIE,
)
from redbook.games.wotr.cards.base import EVENTS, on_table
from redbook.games.wotr.cards.playing import PlayCard, can_play_card
from redbook.games.wotr.characters import companions, fellowship, minions
from redbook.games.wotr.hands import DrawFromEither, leave_table
from redbook.games.wotr.options import DIE_OPTIONS, PASS, PLACE_OPTIONS, SKIP, Act, Die, DiscardTable, Place, act
from redbook.games.wotr.reasons import Why
from redbook.games.wotr.seats import begin_action, name, nation_tired, side_of
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
    return None if muster.diplomacy(g, seat) else Why.ALREADY_AT_WAR


def usable_tokens(g: G, seat: int) -> list[int]:
    return [t for t in range(4) if g.s.tokens[t] and why_not_token(g, seat, t) is None]


class TakeAction(Ask, frozen=True):
    """It is this seat's turn to act."""

    who: int
    last_call: bool = False  # nobody has dice left: a token may still be used
    must_act: bool = False  # an Elven Ring has been used: an action follows (p.21)
    may_be_empty = True

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
        g.then(muster.Diplomacy(seat, "muster"), AfterAction(seat))


# -- Elven Rings (p.21) ---------------------------------------------


class RingFrom(Ask, frozen=True):
    """Which unused die is changed."""

    who: int

    def seat(self, g: G) -> str:
        return name(g, self.who)

    def options(self, g: G) -> list[Any]:
        base = side_of(g.s, self.who) * 7
        return [DIE_OPTIONS[f] for f in range(7) if g.s.dice[base + f]]

    def take(self, g: G, option: Die) -> None:
        g.then(RingTo(self.who, option.face))


class RingTo(Ask, frozen=True):
    who: int
    face: int

    def seat(self, g: G) -> str:
        return name(g, self.who)

    def options(self, g: G) -> list[Any]:
        faces = sorted(set(FACES_OF[side_of(g.s, self.who)]) - {self.face, WILL_DIE})
        return [DIE_OPTIONS[f] for f in faces]

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


def why_not_messenger(g: G) -> Reason | None:
    """The Mouth of Sauron: one Muster result a turn used as Army."""
    if not in_play(g.s, MOUTH):
        return Why.NOT_IN_PLAY
    return Why.WRONG_DIE if g.s.mouth_used else None


ENVOYS = (
    ("boromir-advances", BOROMIR, GONDOR),
    ("legolas-advances", LEGOLAS, ELVES),
    ("gimli-advances", GIMLI, DWARVES),
)


def abilities(g: G, seat: int, face: int) -> list[str]:
    """Companions whose abilities take any die."""
    s = g.s
    found = []
    if s.guide == STRIDER and not s.hidden and face not in (CHARACTER_DIE, WILL_DIE):
        found.append("strider-hides")
    for what, companion, nation in ENVOYS:
        if s.chars[companion] < PLACES and why_not_ability(g, seat, companion, nation) is None:
            found.append(what)
    return found


def why_not_ability(g: G, seat: int, companion: int, nation: int) -> Reason | None:
    """In an unconquered City or Stronghold of his nation (Gimli: Erebor) any die advances it."""
    s = g.s
    region = region_of(s, companion)
    if region == 255 or not IS_CITY_OR_STRONGHOLD[region] or NATION_OF[region] != nation or s.held[region]:
        return Why.NOT_YOUR_SETTLEMENT
    if companion == GIMLI and region != EREBOR:
        return Why.NOT_YOUR_SETTLEMENT
    if companion == LEGOLAS and SETTLEMENT[region] != STRONGHOLD:
        return Why.NOT_YOUR_SETTLEMENT
    if nation_tired(s, seat, nation):
        return Why.SAME_NATION_TWICE
    return politics.why_not_advance(g, nation)


def why_not_crown(g: G) -> Reason | None:
    """Aragorn: Strider stands in unconquered Pelargir, Dol Amroth or Minas Tirith."""
    s = g.s
    region = region_of(s, STRIDER)
    if region not in CROWNING_PLACES or s.held[region] or s.chars[ARAGORN] != ASIDE:
        return Why.ENTRY_CONDITION
    return None


def why_not_white(g: G) -> Reason | None:
    """Gandalf the White: the Grey has left the Fellowship or fallen, and a Minion is or was in play."""
    s = g.s
    if s.chars[GANDALF_WHITE] != ASIDE or s.chars[GANDALF_GREY] == IN_FELLOWSHIP or not minion_seen(s):
        return Why.ENTRY_CONDITION
    if s.chars[GANDALF_GREY] == DEAD and not white_places(s):
        return Why.ENTRY_CONDITION
    return None


def white_places(s: State) -> list[int]:
    """Fangorn, or an Elven Stronghold that the Free Peoples control; inside, if it is besieged."""
    strongholds = [r for r in ELVEN_STRONGHOLDS if controller(s, r) == FREE]
    return [FANGORN, *(BOX[r] if besieged_side(s, r) == FREE else r for r in strongholds)]


def discards(g: G, seat: int, face: int) -> list[DiscardTable]:
    """Enemy cards on the table that this die can remove (p.22), and how."""
    side = side_of(g.s, seat)
    found = []
    for half, _ in on_table(g):
        if SIDE_OF_CARD[half.card] != side:
            found += [DiscardTable(half.card, way) for way in half.discard_price(g, seat, face)]
    return found


class UseDie(Ask, frozen=True):
    """What the die is used for. It may also be discarded without effect (p.21)."""

    who: int
    face: int
    messenger: bool = False

    def seat(self, g: G) -> str:
        return name(g, self.who)

    def options(self, g: G) -> list[Any]:
        found: list[Option] = list(actions(g, self.who, self.face, self.messenger))
        if not self.messenger:
            if g.s.table:
                found += discards(g, self.who, self.face)
            found.append(SKIP)
        return found

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


def enter(g: G, companion: int, place: int) -> None:
    """A Companion enters play on the map and may wake the nation there."""
    g.s.chars[companion] = place
    if g.heard:
        g.tell(ev.CharacterEntered(CHARACTERS[companion], PLACE_NAMES[REGION_AT[place]]))
    politics.companion_arrives(g, companion)


class WhereWhite(Ask, frozen=True):
    who: int

    def seat(self, g: G) -> str:
        return name(g, self.who)

    def options(self, g: G) -> list[Any]:
        return [PLACE_OPTIONS[p] for p in white_places(g.s)]

    def take(self, g: G, option: Place) -> None:
        enter(g, GANDALF_WHITE, option.place)


class DieToHuntBox(Step, frozen=True):
    """The die that moved the Fellowship goes to the Hunt Box when the Hunt is done (p.37)."""

    def run(self, g: G) -> None:
        if any(half.keeps_hunt_box_empty(g) for half, _ in on_table(g)):
            return
        g.s.box[FREE] += 1
        if g.heard:
            g.tell(ev.DiceToHunt(SIDES[FREE], 1, "moved"))
