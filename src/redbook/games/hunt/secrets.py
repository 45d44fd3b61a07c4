"""Another table that a seat cannot tell from this one: the journal, hands, decks and tokens drawn anew."""

from __future__ import annotations

from math import comb

from redbook.games.hunt.belief import Trail, belief_of
from redbook.games.hunt.facts import FLIGHT, MOVE, parts
from redbook.games.hunt.pieces import DEEDS, INFORMATION, JOURNEYS, LONG, SHORT
from redbook.games.hunt.record import first_no, lie_in
from redbook.games.hunt.state import RB, SEATS, State
from redbook.games.hunt.wild_belief import Wild
from redbook.kernel import Chance, Play


def determinize(g: Play[State], seat: str | None, chance: Chance) -> None:
    """In place. When the game is over nothing is secret any more."""
    if g.result is not None or not g.s.hands:
        return
    s = g.s
    viewer = SEATS.index(seat) if seat is not None else -1
    deal_sorcery(s, viewer, chance)
    if seat == RB:
        for deck in (s.ally_deck, s.journey_deck, s.deed_supply):
            chance.shuffle(deck, "determinize")
        look_again(s, viewer)
        return
    deal_allies(s, viewer, chance)
    look_again(s, viewer)
    belief = belief_of(s)
    if isinstance(belief, Trail):
        walk_again(s, belief, chance)
    else:
        travel_again(s, belief, chance)


def deal_sorcery(s: State, viewer: int, chance: Chance) -> None:
    """Deck and foreign hands are one heap, but for the cards that the viewer has seen there."""
    others = [n for n in range(1, s.wraiths + 1) if n != viewer]
    seen = {n: 0 if viewer < 0 else s.known[viewer * 5 + n] for n in others}
    heap = s.deck + [card for n in others for card in s.hands[n - 1] if not seen[n] >> card & 1]
    chance.shuffle(heap, "determinize")
    for n in others:
        s.hands[n - 1] = [card if seen[n] >> card & 1 else heap.pop() for card in s.hands[n - 1]]
    s.deck = heap


def deal_allies(s: State, viewer: int, chance: Chance) -> None:
    seen = 0 if viewer < 0 else s.known[viewer * 5]
    heap = s.ally_deck + [card for card in s.hand if not seen >> card & 1]
    chance.shuffle(heap, "determinize")
    s.hand = [card if seen >> card & 1 else heap.pop() for card in s.hand]
    s.ally_deck = heap


def look_again(s: State, viewer: int) -> None:
    """What others have seen in hands that were dealt anew: as many cards as before, of those now there."""
    for other in range(s.wraiths + 1):
        for holder in range(s.wraiths + 1):
            seen = s.known[other * 5 + holder].bit_count()
            if seen and other != viewer and holder != viewer:
                hand = s.hands[holder - 1] if holder else s.hand
                s.known[other * 5 + holder] = sum(1 << card for card in hand[:seen])


# -- Part 1 ----------------------------------------------------------------------------------------


def walk_again(s: State, belief: Trail, chance: Chance) -> None:
    s.start, s.journal = belief.sample(chance)
    s.last, s.dots, s.visited = s.start, 0, 1 << s.start
    for entry in s.journal:
        if entry > 0:
            s.last, s.dots = entry, 0
            s.visited |= 1 << entry
        elif entry == 0:
            s.dots += 1
    hide_again(s, chance)


def hide_again(s: State, chance: Chance) -> None:
    """The Information tokens kept, each set that fits as likely as any other.

    Where a question was answered with no and nothing was found, none lay face up: a token can be there only if
    Fair-spoken Lies had turned it down before, and that card turns down one.
    """
    count = len(s.info) + len(s.info_down)
    asked, lie = first_no(s.record), lie_in(s)
    places = [at for at in INFORMATION if at not in s.given]
    clean = [at for at in places if at not in asked]
    lied_about = [at for at in places if at in asked and lie < asked[at]]
    plain, covered = comb(len(clean), count), len(lied_about) * comb(len(clean), count - 1) if count else 0
    chance.shuffle(clean, "determinize")
    if chance.below(plain + covered, None, "determinize") < plain:
        kept = clean[:count]
        seen = seen_before(s, lie)
        s.lied = [at for at in kept if not seen >> at & 1][: lie < len(s.record)]
    else:
        chance.shuffle(lied_about, "determinize")
        kept = [*clean[: count - 1], lied_about[0]]
        s.lied = lied_about[:1]
    s.info = sorted(at for at in kept if at not in s.lied and not s.visited >> at & 1)
    s.info_down = [at for at in kept if at not in s.info]


def seen_before(s: State, moment: int) -> int:
    """The places in Frodo's log at some moment of the record."""
    entries = sum(parts(word)[0] in (MOVE, FLIGHT) for word in s.record[: max(0, moment)])
    seen = 1 << s.start
    for entry in s.journal[:entries]:
        seen |= 1 << entry if entry > 0 else 0
    return seen


# -- Part 2 ----------------------------------------------------------------------------------------


def travel_again(s: State, belief: Wild, chance: Chance) -> None:
    if s.journey < 0:  # the first choice of a Journey card is still to be made
        decks = [list(SHORT), list(LONG)]
        for deck in decks:
            chance.shuffle(deck, "determinize")
        s.journeys_drawn = [deck[0] for deck in decks]
        return
    world = belief.sample(chance)
    if world is None:  # more courses given up than can be told apart: nothing is drawn anew
        return
    choosing = bool(s.journeys_drawn)
    deck = list(LONG if JOURNEYS[world.journey].long else SHORT)
    left = [card for card in deck if card != world.journey and card not in world.before]
    chance.shuffle(left, "determinize")
    s.courses = world.before
    if choosing:
        s.journey = world.before[-1]
        others = [left.pop() for _ in range(len(s.journeys_drawn) - 1)]
        s.journeys_drawn = [world.journey, *others]
    else:
        s.journey = world.journey
    s.journeys_gone = [left.pop() for _ in s.journeys_gone]
    s.journey_deck = left
    if not s.deeds_spent:  # Gandalf's start is still to be chosen
        tokens = list(DEEDS)
        chance.shuffle(tokens, "determinize")
        if s.deeds_drawn:
            s.deeds_drawn, s.deed_supply = sorted(tokens[:4]), tokens[4:]
        return
    s.start, *s.journal = world.log
    s.gandalf = 0 if s.home else world.gandalf
    s.deeds_spent = world.tokens
    tokens = [token for token in DEEDS if token not in world.tokens and token not in s.deeds_done]
    chance.shuffle(tokens, "determinize")
    s.deeds = [tokens.pop() for _ in s.deeds]
    s.deeds_drawn = sorted(tokens.pop() for _ in s.deeds_drawn)
    s.deed_supply = tokens
