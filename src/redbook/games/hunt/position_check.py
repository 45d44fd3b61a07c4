"""What a position from outside must keep. Bounds come first; nothing here costs more than the document is long.

The laws of `invariants` hold as well. Here stands what only a hand-written document, or a broken one, gets wrong:
numbers that mean nothing, a record of another journey, and steps that cannot lie on each other (`steps_check`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from redbook.games.hunt.board import members
from redbook.games.hunt.pieces import DEEDS, FACES, HAND_LIMIT, JOURNEYS, LORDS_DIE, STARTS
from redbook.games.hunt.record import MOST_FACTS, first_no, lie_in, misfit, too_many, trail_of
from redbook.games.hunt.state import SEATS, State
from redbook.games.hunt.steps_check import check_steps, waiting_discards
from redbook.kernel import BadPosition, Step

LONGEST_TEXT = 40
LONGEST_LIST = 64  # no pile, log or stack is longer; `record` and `seen` have their own
MOST_SEEN = 160  # cards seen in other hands: five viewers, four hands
DEEPEST = 3  # a field, a list or table in it, a list in that
LARGEST = 1 << 62  # masks in steps


def wrong(field: str, value: object, expected: str) -> BadPosition:
    return BadPosition(why=f"{field}: {str(value)[:40]!r}, expected {expected}")


def demand(holds: bool, field: str, value: object, expected: str) -> None:
    if not holds:
        raise wrong(field, value, expected)


# -- before anything is read -------------------------------------------------------------------------


def within_bounds(doc: Mapping[str, Any]) -> None:
    part = 2 if doc.get("part", 1) == 2 else 1
    most = {"record": MOST_FACTS[part], "seen": MOST_SEEN}
    for field, value in doc.items():
        small_enough(field, value, most.get(field, LONGEST_LIST), DEEPEST)


def small_enough(field: str, value: Any, longest: int, deep: int) -> None:
    if isinstance(value, str):
        demand(len(value) <= LONGEST_TEXT, field, value, f"at most {LONGEST_TEXT} letters")
    elif isinstance(value, int):
        demand(-LARGEST < value < LARGEST, field, "a huge number", "a smaller one")
    elif isinstance(value, list | tuple | dict):
        demand(deep > 0, field, "a list in a list", "a simpler value")
        demand(len(value) <= longest, field, f"{len(value)} entries", f"at most {longest}")
        for inner in value.values() if isinstance(value, dict) else value:
            small_enough(field, inner, LONGEST_LIST, deep - 1)
    else:
        raise wrong(field, value, "text, a number, a list or a table")


# -- after the names are read --------------------------------------------------------------------------


def check(s: State, steps: list[Step]) -> None:
    the_players_are_there(s)
    if s.part == 1:
        the_shire(s)
    else:
        the_wild(s)
    the_turn_can_be(s)
    check_steps(s, steps)
    hands_can_be_held(s, steps)
    untold = s.trails & ~trail_of(s.record)
    demand(not untold, "tracks", [s.board.ids[at] for at in members(untold)], "places that the record tells of")
    often = too_many(s.record)
    demand(not often, "record", often, "no more than the cards allow")
    unfit = misfit(s)
    demand(not unfit, "record", unfit, "what the log and the Journey cards tell")


def the_players_are_there(s: State) -> None:
    demand(max(s.owner) <= s.wraiths, "owner", SEATS[max(s.owner)], f"one of {s.wraiths} Ringwraith players")
    demand(s.lead <= s.wraiths, "lead", SEATS[s.lead], f"one of {s.wraiths} Ringwraith players")


def the_shire(s: State) -> None:
    demand(s.start in STARTS, "start", s.board.ids[s.start], f"one of {', '.join(map(str, STARTS))}")
    demand(s.corruption < s.limit, "corruption", s.corruption, f"less than {s.limit}: the game is not over")
    later = {
        "journey": s.journey + 1, "journey_deck": s.journey_deck, "courses": s.courses,
        "journeys_gone": s.journeys_gone, "journeys_drawn": s.journeys_drawn, "gandalf": s.gandalf,
        "figure": s.figure, "home": s.home, "deeds": s.deeds, "deed_supply": s.deed_supply,
        "deeds_spent": s.deeds_spent, "deeds_done": s.deeds_done,
        "deeds_drawn": s.deeds_drawn, "lord": s.lord + 1, "lord_die": s.lord_die + 1, "lore": s.lore + 1,
        "gandalf_moved": s.gandalf_moved, "gandalf_sped": s.gandalf_sped,
    }  # fmt: skip
    for field, value in later.items():
        demand(not value, field, value, "nothing: it belongs to Part 2")
    locations = s.board.loc_mask
    demand(all(entry <= 0 or locations >> entry & 1 for entry in s.journal), "log", "a dot by its id", "locations")
    demand({*s.lied} <= {*s.info_down} and len(s.lied) <= 1, "lied", s.lied, "one token that is face down")
    asked, lie = first_no(s.record), lie_in(s)
    for token in (*s.info, *s.info_down):
        hidden = token in s.lied and lie < asked.get(token, 0)
        demand(token not in asked or hidden, "info", token, "a place where nobody has asked")


def the_wild(s: State) -> None:
    for field, value in {"info": s.info, "info_down": s.info_down, "lied": s.lied, "rescue": s.rescue}.items():
        demand(not value, field, value, "nothing: it belongs to Part 1")
    for field in ("gandalf", "figure"):
        demand(getattr(s, field) <= s.board.locs, field, s.board.ids[getattr(s, field)], "a location")
    demand(all(0 < entry <= s.board.locs for entry in s.journal), "log", "an entry", "locations: it is Gandalf's log")
    demand(s.figure in (0, s.gandalf), "figure", s.board.ids[s.figure], "where Gandalf is")
    demand(not s.deeds_spent or s.start in DEEDS, "start", s.board.ids[s.start], "the number of a Deeds token")
    demand(bool(s.deeds_spent) or not s.gandalf, "gandalf", s.board.ids[s.gandalf], "a Deeds token that brought him")
    lord = s.lord_die < 0 or s.lord_die in LORDS_DIE
    demand(lord, "lord_die", FACES[s.lord_die], "a face of the Lord's die")
    if s.journey < 0:
        demand(not s.track and not s.courses, "track", s.track, "0: the journey is still to be chosen")
        return
    card = JOURNEYS[s.journey]
    demand(s.track < card.moves, "track", s.track, f"less than {card.moves}: Frodo is on his way")
    demand(s.corruption < s.limit, "corruption", s.corruption, f"less than {s.limit}: the game is not over")


def the_turn_can_be(s: State) -> None:
    demand(s.fought <= s.day, "fought", s.fought, f"a Day up to {s.day}")
    demand(s.found <= s.board.locs, "found", s.board.ids[s.found], "a location")
    if s.found:
        where = s.last_location() if s.part == 1 or s.journey >= 0 else 0
        demand(s.found == where, "found", s.board.ids[s.found], "where Frodo is")
    for field in ("shut", "trap"):
        demand(not getattr(s, field) & ~s.board.loc_mask, field, "a dot", "locations")


def hands_can_be_held(s: State, steps: list[Step]) -> None:
    """A hand over five is cut down at once (p. 14, 20): then the steps say so."""
    for seat, hand in enumerate([s.hand, *s.hands]):
        most = HAND_LIMIT + waiting_discards(steps, seat)
        field = "hand" if not seat else f"hands: {SEATS[seat]}"
        demand(len(hand) <= most, field, f"{len(hand)} cards", f"at most {most}")
