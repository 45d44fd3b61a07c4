"""What is always true of a table."""

from __future__ import annotations

from redbook.games.tcg.state import State
from redbook.games.tcg.table.kinds import KINDS
from redbook.games.tcg.table.values import left
from redbook.games.tcg.words import (
    ADVENTURE,
    ATTACHED,
    DEAD,
    DECK,
    DISCARD,
    HAND,
    IN_CENTER,
    IN_FELLOWSHIP,
    IN_SUPPORT,
    ON_PATH,
    STACKED,
    ZONES,
)
from redbook.kernel import RuleBroken


def every_card_in_one_place(s: State) -> None:
    """Lists and zones agree, and no card is in two places."""
    seen: dict[int, int] = {}
    piles = (
        (s.decks, DECK), (s.hands, HAND), (s.discards, DISCARD), (s.deads, DEAD), (s.adventures, ADVENTURE),
    )  # fmt: skip
    for pile, zone in piles:
        for p, cards in enumerate(pile):
            for c in cards:
                if c in seen or s.zone[c] != zone or s.owner[c] != p:
                    raise RuleBroken(law=f"card {c} is in the {ZONES[zone]} of p{p + 1} only")
                seen[c] = zone
    for c in s.table:
        if c in seen or not IN_FELLOWSHIP <= s.zone[c] <= ATTACHED:
            raise RuleBroken(law=f"card {c} is in play once")
        seen[c] = s.zone[c]
    for c in s.path:
        if c >= 0:
            if c in seen or s.zone[c] != ON_PATH:
                raise RuleBroken(law=f"site {c} is on the path once")
            seen[c] = ON_PATH
    for c, zone in enumerate(s.zone):
        if zone not in (0, 5, STACKED) and c not in seen:
            raise RuleBroken(law=f"card {c} is where its zone says")


def attached_cards_have_bearers(s: State) -> None:
    for c, zone in enumerate(s.zone):
        if zone in (ATTACHED, STACKED):
            if s.host[c] < 0 or s.zone[s.host[c]] not in (IN_FELLOWSHIP, IN_SUPPORT, IN_CENTER, ATTACHED, ON_PATH):
                raise RuleBroken(law=f"card {c} lies on a card in play")
        elif s.host[c] >= 0:
            raise RuleBroken(law=f"card {c} lies on nothing")


def counters_are_sound(s: State) -> None:
    if s.twilight < 0 or any(b < 0 for b in s.burdens):
        raise RuleBroken(law="no counter is below zero")
    for c in s.table:
        if s.wounds[c] and not KINDS[s.kind[c]].is_character:
            raise RuleBroken(law="only characters are wounded")
        if KINDS[s.kind[c]].is_character and left(s, c) <= 0 and s.owner[c] == s.fp:
            raise RuleBroken(law=f"card {c} lives only with vitality left")
    for c, n in enumerate(s.wounds):
        if n and c not in s.table:
            raise RuleBroken(law="wounds leave with their card")


def classes_are_single(s: State) -> None:
    """Rules 76 and 78."""
    seen: dict[tuple[int, str], list[bool]] = {}
    for c in s.table:
        k = KINDS[s.kind[c]]
        if k.is_item and k.item_class and s.host[c] >= 0:
            seen.setdefault((s.host[c], k.item_class), []).append(k.extra_slot)
    for extra in seen.values():
        if len(extra) > 2 or (len(extra) == 2 and not any(extra)):
            raise RuleBroken(law="one item of each class a character")


def companions_are_nine_at_most(s: State) -> None:
    """Rule 86."""
    for p in range(s.seats):
        alive = sum(s.zone[c] == IN_FELLOWSHIP and s.owner[c] == p for c in s.table)
        if alive + sum(KINDS[s.kind[c]].type == "companion" for c in s.deads[p]) > 9:
            raise RuleBroken(law="nine companions at most")


INVARIANTS = (
    every_card_in_one_place,
    attached_cards_have_bearers,
    counters_are_sound,
    classes_are_single,
    companions_are_nine_at_most,
)
