"""What is always true of the table."""

from __future__ import annotations

from redbook.games.hunt.board import SHIRE
from redbook.games.hunt.catalogue import DECK, SORCERIES
from redbook.games.hunt.pieces import (
    ALLY_MARKERS,
    COMMON_DICE,
    DEEDS,
    HAND_LIMIT,
    INFORMATION,
    JOURNEYS,
    LAST_MOVE,
    LONG,
    SHORT,
    TILES,
)
from redbook.games.hunt.sorcery import BARROW_WIGHTS, MORGUL_KNIFE
from redbook.games.hunt.state import State
from redbook.kernel import RuleBroken


def broken(law: str) -> RuleBroken:
    return RuleBroken(law=law)


def sorcery_cards_are_conserved(s: State) -> None:
    if not s.hands:
        return
    cards = s.deck + s.discard + [card for hand in s.hands for card in hand]
    cards += [s.playing] if s.playing >= 0 else []
    cards += [BARROW_WIGHTS] if s.eye_card else []
    cards += [MORGUL_KNIFE] if s.knife else []
    if sorted(cards) != list(range(len(SORCERIES))):
        raise broken("each Sorcery card is in one place")


def ally_cards_are_conserved(s: State) -> None:
    if s.hands:
        cards = s.hand + s.ally_deck + s.ally_discard + ([s.lore] if s.lore >= 0 else [])
        if sorted(cards) != list(DECK[s.part]):
            raise broken("each Ally card of the part is in one place")


def tiles_are_conserved(s: State) -> None:
    tiles = s.tiles + s.reds + s.eyes + s.drawn
    if len(set(tiles)) != len(tiles) or not set(tiles) <= set(range(TILES)):
        raise broken("each Corruption tile is in one place")
    if s.part == 1 and any(15 <= tile < 18 for tile in tiles):
        raise broken("grey tiles stay out of Part 1")


def tokens_fit_the_pool(s: State) -> None:
    if not 0 <= s.tokens <= s.pool <= 4:
        raise broken("never more Fellowship tokens than the pool holds")


def dice_are_conserved(s: State) -> None:
    if s.dice and (min(s.dice) < 0 or not 0 <= sum(s.dice) + s.out <= COMMON_DICE):
        raise broken("six common dice")


def hands_are_within_limits(s: State) -> None:
    if any(len(hand) > HAND_LIMIT + 2 for hand in (s.hand, *s.hands)):
        raise broken("a hand over the limit is cut down at once")


def log_and_track_agree(s: State) -> None:
    if s.part == 1:
        if len(s.journal) != s.track or s.track > LAST_MOVE:
            raise broken("the Movement track counts the entries of the Journey Log")
        last, dots, seen = s.start, 0, 1 << s.start
        for n, entry in enumerate(s.journal):
            if entry > 0:
                if entry > SHIRE.locs or (SHIRE.exit_mask >> entry & 1 and n + 1 < len(s.journal)):
                    raise broken("an Exit ends the log")
                last, dots, seen = entry, 0, seen | 1 << entry
            elif entry == 0:
                dots += 1
        if s.hands and (last, dots, seen) != (s.last, s.dots, s.visited):
            raise broken("the last location is the last number in the log")
    elif s.journey >= 0 and not 0 <= s.track <= JOURNEYS[s.journey].moves:
        raise broken("the track ends with the Journey card")


def trails_are_true(s: State) -> None:
    """Every trail marker lies where Frodo has been."""
    choosing = s.part == 2 and (s.journey < 0 or s.journeys_drawn)
    if not choosing and s.trails & ~s.passed():
        raise broken("a trail marker lies only where Frodo has been")
    if s.tracks & s.swords:
        raise broken("one trail marker a location")


def information_is_conserved(s: State) -> None:
    tokens = s.info + s.info_down + s.given
    if len(set(tokens)) != len(tokens) or not set(tokens) <= set(INFORMATION):
        raise broken("each Information token is in one place")
    if s.part == 1 and any(s.visited >> at & 1 for at in s.info):
        raise broken("a token is hidden when Frodo has been at its place")


def deeds_are_conserved(s: State) -> None:
    tokens = s.deeds + s.deed_supply + s.deeds_spent + s.deeds_done + s.deeds_drawn
    if tokens and sorted(tokens) != list(DEEDS):
        raise broken("each Deeds token is in one place")


def journeys_are_conserved(s: State) -> None:
    """The deck of the chosen length, once one is chosen."""
    if s.journey < 0:
        return
    cards = s.journey_deck + s.journeys_gone + s.courses + s.journeys_drawn
    if not s.journeys_drawn:
        cards.append(s.journey)
    if sorted(cards) != list(LONG if JOURNEYS[s.journey].long else SHORT):
        raise broken("each Journey card is in one place")


def nazgul_keep_off(s: State) -> None:
    """p. 14, 17: never on an Exit, never where an Ally marker stands."""
    forbidden = s.board.exit_mask | s.allies
    if any(at and forbidden >> at & 1 for at in s.nazgul):
        raise broken("no Nazgûl on an Exit, or with an Ally marker")
    if s.allies.bit_count() > ALLY_MARKERS or s.allies & ~s.board.loc_mask:
        raise broken("eight Ally markers at most, each on a location")


INVARIANTS = (
    sorcery_cards_are_conserved, ally_cards_are_conserved, tiles_are_conserved, tokens_fit_the_pool,
    dice_are_conserved, hands_are_within_limits, log_and_track_agree, trails_are_true, information_is_conserved,
    deeds_are_conserved, journeys_are_conserved, nazgul_keep_off,
)  # fmt: skip
