"""All that a card needs, in the words of the rulebook.

Two kinds of things stand here:

- **deeds** (functions): they happen at once: draw, advance, activate, corrupt, recruit …
- **steps** (classes with capital letters, and the functions that make steps): they are put down with one
  `g.then(first, second, third)` and done in that order. What is put down by a later `g.then` is done earlier, so put
  down everything in one call.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from redbook.games.wotr import events as ev
from redbook.games.wotr.actions import UseDie, unused_dice, use_ring
from redbook.games.wotr.armies.card_muster import CardRecruits, card_recruits_at, room_for
from redbook.games.wotr.armies.control import capture
from redbook.games.wotr.armies.far_marches import FarMarch, can_go_far
from redbook.games.wotr.armies.figures import (
    Force,
    army_places,
    characters_at,
    companions_in,
    eliminate,
    eliminate_army,
    elites_at,
    force_at,
    in_play,
    lose,
    may_march,
    nations_at,
    nazgul_at,
    number,
    recruit,
    region_of,
    shift,
    troops,
    units_here,
    upgrade,
)
from redbook.games.wotr.armies.movement import MoveArmies, march, movable
from redbook.games.wotr.armies.picking import ChooseForce
from redbook.games.wotr.armies.regions import (
    besieged,
    besieged_side,
    controller,
    free_for_army,
    is_free,
    may_enter,
    unconquered,
)
from redbook.games.wotr.battle import strength
from redbook.games.wotr.battle.attack import (
    Attack,
    Attackers,
    AttackWhom,
    attackers,
    begin_battle,
    targets,
    why_not_attack_from,
)
from redbook.games.wotr.battle.casualties import AfterCardHits, TakeHits, absorbs
from redbook.games.wotr.battle.combat_cards import CombatAnswer, CombatAsk, CombatGoesOn
from redbook.games.wotr.battle.leaving import retreat, retreat_army, retreats, ways_of_retreat, withdraw
from redbook.games.wotr.battle.rounds import Wiped, attacked
from redbook.games.wotr.board import (
    ARAGORN,
    CARDS,
    COMPANIONS,
    DISTANCE,
    FACES,
    FREE,
    IS_SETTLEMENT,
    KINDS,
    LEADER,
    MAP_SIZE,
    NAZGUL,
    OWNER_SIDE,
    PLACES,
    REGION_AT,
    REGIONS,
    SHADOW,
    SIDES,
    STRIDER,
    TILES,
    WITCH_KING,
)
from redbook.games.wotr.cards.base import AnyOption, Combat, Event, Memo, event
from redbook.games.wotr.cards.base import combat as combat_half
from redbook.games.wotr.cards.playing import CardAnswer, CardAsk, CardGoesOn, PlayCard, playable
from redbook.games.wotr.characters.companions import MoveCompanions, SeparateGroup, arrive, separate, walkers
from redbook.games.wotr.characters.fellowship import (
    Reveal,
    add_special_tile,
    corrupt,
    friendly_city,
    hide,
    in_fellowship,
    lose_companion,
    move,
    on_mordor_track,
    ring_place,
)
from redbook.games.wotr.characters.minions import MoveMinions, fly, nazgul_may_land, nazgul_on_map
from redbook.games.wotr.hands import DrawFromEither, bury, cards_on_table, discard_open, draw, leave_table
from redbook.games.wotr.hunt import Draw, DrawTile, HuntRoll, can_redraw, redraw, take_tile
from redbook.games.wotr.options import (
    ALL,
    CARD_OPTIONS,
    CHARACTER_OPTIONS,
    DONE,
    FIGURE_OPTIONS,
    NATION_OPTIONS,
    NO,
    NONE,
    NUMBER_OPTIONS,
    PLACE_OPTIONS,
    YES,
    Act,
    CardOption,
    Die,
    Figure,
    FigureAt,
    NationOption,
    Number,
    Place,
    Who,
    act,
)
from redbook.games.wotr.politics import activate, advance, at_war, push_back, to_war, why_not_advance
from redbook.games.wotr.reasons import Why
from redbook.games.wotr.seats import commander, name, side_of
from redbook.games.wotr.state import ASSAULT, FIELD, NO_CARD, SORTIE, Battle, G, State
from redbook.kernel import Reason, Step

# -- questions and going on -------------------------------------------------------------------


def ask(
    half: Event, seat: int, what: str, choices: Sequence[AnyOption], memo: Memo = (), *, who: int | None = None
) -> Step:
    """A question of an event card; the answer comes to `half.answered(g, seat, what, option, memo)`.

    `who` is asked (the player of the card, if not said). A single choice answers itself; no choice is an error.
    """
    if not choices:
        raise ValueError(f"{half.id}: nothing to choose for {what}")
    if len(choices) == 1:
        return CardAnswer(half.card, seat, what, choices[0], memo)
    return CardAsk(half.card, seat, seat if who is None else who, what, tuple(choices), memo)


def later(half: Event, seat: int, what: str, memo: Memo = ()) -> Step:
    """The card goes on in `half.resume(g, seat, what, memo)`."""
    return CardGoesOn(half.card, seat, what, memo)


def places(them: Iterable[int]) -> list[Place]:
    return [PLACE_OPTIONS[p] for p in them]


# -- deeds --------------------------------------------------------------------------------------


def throw(g: G, seat: int, dice: int, at_least: int, why: str) -> int:
    """Dice that a seat throws for a card: how many show `at_least` or more."""
    rolled = g.chance.roll(dice, 6, "card-dice", who=name(g, seat))
    if g.heard:
        g.tell(ev.DiceThrown(tuple(str(d) for d in rolled), why))
    return sum(1 for die in rolled if die >= at_least)


def throw_one(g: G, seat: int, why: str) -> int:
    """One die thrown for a card."""
    die = g.chance.die(6, "card-dice", who=name(g, seat))
    if g.heard:
        g.tell(ev.DiceThrown((str(die),), why))
    return die


def draw_strategy(g: G, seat: int, number: int, why: str) -> None:
    """Cards from the own Strategy deck; the hand limit is looked at afterwards."""
    deck = 2 * side_of(g.s, seat) + 1
    for _ in range(number):
        draw(g, seat, deck, why)


def hits_by_card(place: int, side: int, hits: int, why: str) -> tuple[Step, ...]:
    """The army in a place suffers hits from a card: its owner removes them; Leaders may be stranded (p.22)."""
    return (TakeHits(place, side, hits, why), AfterCardHits(place, side))


def armies(s: State, side: int, *regions: int) -> list[int]:
    """Places with an army of the side: in these regions (siege boxes included), or anywhere."""
    found = army_places(s, side)
    return [p for p in found if not regions or REGION_AT[p] in regions]


def besiegers(s: State, side: int) -> list[int]:
    """Regions where an army of the side besieges a Stronghold."""
    return [r for r in range(MAP_SIZE) if troops(s, side, r) and besieged_side(s, r) == 1 - side]


def recruits_in(
    half: Event, g: G, seat: int, region: int, kinds: tuple[int, ...], number: int = 1, *, leader: int = -1
) -> tuple[Step, ...]:
    """Figures come to a region, if it is free or the own besieged Stronghold; a Leader (or Nazgûl) after the units."""
    place = card_recruits_at(g.s, side_of(g.s, seat), region)
    if place is None:
        return ()
    steps: tuple[Step, ...] = (CardRecruits(half.card, seat, place, kinds, number),)
    if leader >= 0:
        steps += (CardRecruits(half.card, seat, place, (leader,)),)
    return steps


def can_recruit(g: G, seat: int, region: int, *kinds: int) -> bool:
    """Whether a card could bring any of these figures to the region."""
    side = side_of(g.s, seat)
    place = card_recruits_at(g.s, side, region)
    return place is not None and any(g.s.reserve[k] and (k in LEADER or room_for(g.s, side, place, k)) for k in kinds)


def strider_or_aragorn(s: State) -> int:
    """The place of whichever of the two is on the map; 255 for neither."""
    for c in (ARAGORN, STRIDER):
        if in_play(s, c):
            return s.chars[c]
    return 255


def with_army(s: State, character: int) -> bool:
    """Whether a Character on the map is with an army of his side."""
    place = s.chars[character]
    return place < PLACES and troops(s, FREE if character in COMPANIONS else SHADOW, place) > 0


def protected(s: State) -> bool:
    """The Ring-bearers stand in a Settlement that was the Free Peoples' at the start, whoever holds it now."""
    return s.ring < MAP_SIZE and IS_SETTLEMENT[s.ring] and OWNER_SIDE[s.ring] == FREE


def eyes_to_hunt_box(g: G, face: int, why: str) -> None:
    """An unused Shadow die becomes an Eye and goes to the Hunt Box."""
    g.s.dice[7 + face] -= 1
    g.s.box[SHADOW] += 1
    if g.heard:
        g.tell(ev.DieChanged(SIDES[SHADOW], FACES[face], "eye", why))


def change_die(g: G, side: int, face: int, now: int, why: str) -> None:
    g.s.dice[side * 7 + face] -= 1
    g.s.dice[side * 7 + now] += 1
    if g.heard:
        g.tell(ev.DieChanged(SIDES[side], FACES[face], FACES[now], why))


def lose_die(g: G, side: int, face: int) -> None:
    """An unused die is lost for this turn."""
    g.s.dice[side * 7 + face] -= 1


def other_dice(g: G, side: int, face: int) -> int:
    """Unused dice of a face, without the one that is just being used for an action."""
    step = g.stack[-1] if g.stack else None
    using = isinstance(step, UseDie) and step.face == face and side_of(g.s, step.who) == side
    return g.s.dice[side * 7 + face] - using


def put_figure(g: G, region: int, why: str) -> None:
    """The Ring-bearers' figure is moved without declaration or reveal."""
    g.s.ring = region
    if g.heard:
        g.tell(ev.FigureShifted(REGIONS[region], why))


def remove_tile(g: G, tile: int, why: str) -> None:
    """A drawn tile leaves the game for good."""
    g.s.drawn.remove(tile)
    g.s.removed.append(tile)
    if g.heard:
        g.tell(ev.TileRemoved(TILES[tile].id, why))


def return_tile(g: G, tile: int) -> None:
    """A drawn tile goes back to the pool."""
    g.s.drawn.remove(tile)
    g.s.bag = sorted((*g.s.bag, tile))
    if g.heard:
        g.tell(ev.TileReturned(TILES[tile].id))


def nazgul_of_army(s: State, place: int, *, witch_king: bool) -> int:
    """Nazgûl with the army in a place."""
    total = s.figures[place * KINDS + NAZGUL]
    return total + (1 if witch_king and s.chars[WITCH_KING] == place else 0)


# -- in battle --------------------------------------------------------------------------------------


def ask_in_battle(
    half: Combat,
    b: Battle,
    side: int,
    what: str,
    choices: Sequence[AnyOption],
    memo: Memo = (),
    *,
    of: int = -1,
) -> Step:
    """A question of a Combat card, to the seat that fights for its side (`of`: for the other side)."""
    if not choices:
        raise ValueError(f"{half.effect}: nothing to choose for {what}")
    if len(choices) == 1:
        return CombatAnswer(half.effect, side, what, choices[0], memo)
    return CombatAsk(half.effect, side, b.seats[side if of < 0 else of], what, tuple(choices), memo)


def later_in_battle(half: Combat, side: int, what: str, memo: Memo = ()) -> Step:
    return CombatGoesOn(half.effect, side, what, memo)


def extra_attack(g: G, b: Battle, side: int, dice: int, at_least: int, why: str) -> tuple[Step, ...]:
    """An attack outside the Combat roll (p.29): no re-roll, no enemy modifiers, casualties at once."""
    rolled = g.chance.roll(min(5, dice), 6, "extra-attack", who=name(g, b.seats[side]))
    hits = sum(1 for die in rolled if die >= at_least)
    b.special_hits[side] += hits
    if g.heard:
        g.tell(ev.ExtraAttack(SIDES[side], tuple(str(d) for d in rolled), at_least, hits, why))
    return suffer_at_once(b, 1 - side, hits, why)


def suffer_at_once(b: Battle, side: int, hits: int, why: str) -> tuple[Step, ...]:
    """The army of a side removes casualties now, outside the casualty step."""
    if hits <= 0:
        return ()
    return (TakeHits(b.place(side), side, hits, why, b.seats[side]), Wiped())


def score(g: G, b: Battle, side: int, hits: int, why: str) -> None:
    """A card scores hits on top of the rolls."""
    b.card_hits[side] += hits
    if g.heard:
        g.tell(ev.HitsScored(SIDES[side], hits, why))


def cancel_hits(g: G, b: Battle, side: int, hits: int, why: str) -> None:
    """Hits of the enemy's Combat roll and re-roll against `side` are cancelled."""
    hits = min(hits, b.hits[1 - side])
    b.hits[1 - side] -= hits
    if g.heard and hits:
        g.tell(ev.HitsCancelled(SIDES[side], hits, why))


def hit_itself(g: G, b: Battle, side: int, hits: int, why: str) -> None:
    """The side suffers hits in the casualty step that the enemy did not roll."""
    b.self_hits[side] += hits
    if g.heard and hits:
        g.tell(ev.HitsScored(SIDES[1 - side], hits, why))


def turn_misses(g: G, b: Battle, side: int, number: int, why: str) -> None:
    """Missed dice of the own Combat roll count as hits."""
    number = min(number, strength.misses(b, side))
    b.turned[side] += number
    b.hits[side] += number
    if g.heard and number:
        g.tell(ev.HitsScored(SIDES[side], number, why))


def cancel_combat_card(g: G, b: Battle, side: int, why: str) -> bool:
    """The Combat card of a side has no effect. Says whether there was one."""
    card = b.cards[side]
    if card == NO_CARD:
        return False
    b.cancelled[side] = True
    if g.heard:
        g.tell(ev.CombatCardCancelled(CARDS[card], why))
    return True


def forfeit_companion(g: G, b: Battle, companion: int, why: str) -> None:
    """A Companion gives up his Leadership for this round."""
    points = strength.companion_leadership(b, companion)
    b.forfeited |= 1 << companion
    if g.heard:
        g.tell(ev.LeadershipForfeited(SIDES[FREE], points, why))


def forfeit_nazgul(g: G, b: Battle, points: int, why: str) -> None:
    b.nazgul_forfeited += points
    if g.heard:
        g.tell(ev.LeadershipForfeited(SIDES[SHADOW], points, why))


def silence(b: Battle, companion: int) -> None:
    """A Companion's Leadership and abilities are cancelled for this round."""
    b.silenced |= 1 << companion


def within(region: int, of: int, steps: int) -> bool:
    return DISTANCE[of][region] <= steps


__all__ = [
    "ALL",
    "ASSAULT",
    "CARD_OPTIONS",
    "CHARACTER_OPTIONS",
    "DONE",
    "FIELD",
    "FIGURE_OPTIONS",
    "NATION_OPTIONS",
    "NO",
    "NONE",
    "NO_CARD",
    "NUMBER_OPTIONS",
    "PLACE_OPTIONS",
    "SORTIE",
    "YES",
    "Act",
    "AfterCardHits",
    "AnyOption",
    "Attack",
    "AttackWhom",
    "Attackers",
    "Battle",
    "CardAnswer",
    "CardAsk",
    "CardGoesOn",
    "CardOption",
    "CardRecruits",
    "ChooseForce",
    "Combat",
    "CombatAnswer",
    "CombatAsk",
    "CombatGoesOn",
    "Die",
    "Draw",
    "DrawFromEither",
    "DrawTile",
    "Event",
    "FarMarch",
    "Figure",
    "FigureAt",
    "Force",
    "G",
    "HuntRoll",
    "Memo",
    "MoveArmies",
    "MoveCompanions",
    "MoveMinions",
    "NationOption",
    "Number",
    "Place",
    "PlayCard",
    "Reason",
    "Reveal",
    "SeparateGroup",
    "State",
    "Step",
    "TakeHits",
    "Who",
    "Why",
    "Wiped",
    "absorbs",
    "act",
    "activate",
    "add_special_tile",
    "advance",
    "armies",
    "army_places",
    "arrive",
    "ask",
    "ask_in_battle",
    "at_war",
    "attacked",
    "attackers",
    "begin_battle",
    "besieged",
    "besieged_side",
    "besiegers",
    "bury",
    "can_go_far",
    "can_recruit",
    "can_redraw",
    "cancel_combat_card",
    "cancel_hits",
    "capture",
    "card_recruits_at",
    "cards_on_table",
    "change_die",
    "characters_at",
    "combat_half",
    "commander",
    "companions_in",
    "controller",
    "corrupt",
    "discard_open",
    "draw",
    "draw_strategy",
    "eliminate",
    "eliminate_army",
    "elites_at",
    "event",
    "extra_attack",
    "eyes_to_hunt_box",
    "fly",
    "force_at",
    "forfeit_companion",
    "forfeit_nazgul",
    "free_for_army",
    "friendly_city",
    "hide",
    "hit_itself",
    "hits_by_card",
    "in_fellowship",
    "in_play",
    "is_free",
    "later",
    "later_in_battle",
    "leave_table",
    "lose",
    "lose_companion",
    "lose_die",
    "march",
    "may_enter",
    "may_march",
    "movable",
    "move",
    "name",
    "nations_at",
    "nazgul_at",
    "nazgul_may_land",
    "nazgul_of_army",
    "nazgul_on_map",
    "number",
    "on_mordor_track",
    "other_dice",
    "places",
    "playable",
    "protected",
    "push_back",
    "put_figure",
    "recruit",
    "recruits_in",
    "redraw",
    "region_of",
    "remove_tile",
    "retreat",
    "retreat_army",
    "retreats",
    "return_tile",
    "ring_place",
    "room_for",
    "score",
    "separate",
    "shift",
    "side_of",
    "silence",
    "strength",
    "strider_or_aragorn",
    "suffer_at_once",
    "take_tile",
    "targets",
    "throw",
    "throw_one",
    "to_war",
    "troops",
    "turn_misses",
    "unconquered",
    "units_here",
    "unused_dice",
    "upgrade",
    "use_ring",
    "walkers",
    "ways_of_retreat",
    "why_not_advance",
    "why_not_attack_from",
    "with_army",
    "withdraw",
    "within",
]
