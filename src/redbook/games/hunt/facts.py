"""What the whole table has heard, as small integers: the only food of the belief.

A fact is its kind in the low five bits, `a` in the next eleven and `b` above. Facts are written down when
something about a secret was asked, shown or done in the open, and never hold more than the answer.
"""

from __future__ import annotations

from functools import lru_cache

from redbook.games.hunt.board import BOARDS, members

KINDS = (
    "move",  # Frodo's log grew by one entry; a: dots added to the range, b: FERRY if it may be reached, or ANYWHERE
    "flight",  # it grew by the entry of a flight
    "search",  # a: location, b: 0 no, 1 yes
    "hunt",  # a: location, b: 0 no, 1 yes, 2 here; +4: Gandalf was found
    "perceive",  # a: target, b: 0 no, 1 yes; 5, 6, 7: yes, and it is Frodo, Gandalf, both
    "in",  # a: mask of areas; Frodo's last location lies in one of them
    "dots",  # a: dots since the last location
    "linked",  # a: a space, b: 1 if Frodo's last location is connected to it
    "rescue",  # a: moves needed to the nearest Exit
    "bree",  # the last entry is an Exit
    "advance",  # Part 2: Frodo goes one row on
    "change",  # Part 2: one row back and a new Journey card
    "gandalf",  # he moves to a connected location; b: ANYWHERE
    "seen",  # a: Gandalf is at this location
    "deed",  # a: Gandalf is here, and this Deeds token was hidden behind the screen
    "token",  # Gandalf goes where a Deeds token says
    "eagle",  # Gandalf goes to an Ally location
    "home",  # Gandalf is at an Exit and leaves
    "long",  # the Corruption shown would have ended a short journey
    "lies",  # an Information token face up, if there is one, is turned down by a card
)
(MOVE, FLIGHT, SEARCH, HUNT, PERCEIVE, IN, DOTS, LINKED, RESCUE, BREE, ADVANCE, CHANGE,
 GANDALF, SEEN, DEED, TOKEN, EAGLE, HOME, LONG, LIES) = range(len(KINDS))  # fmt: skip

FERRY, ANYWHERE = 1, 2  # a hand-written log may leave out the way: then the table knows no more than the log


def fact(kind: int, a: int = 0, b: int = 0) -> int:
    return kind | a << 5 | b << 16


def parts(word: int) -> tuple[int, int, int]:
    return word & 31, word >> 5 & 2047, word >> 16


@lru_cache(maxsize=4096)
def spell(word: int, part: int) -> str:
    """As a person would write it: "search 23 no", "perceive II·A yes", "in II·B II·C"."""
    kind, a, b = parts(word)
    board = BOARDS[part]
    name = KINDS[kind]
    if kind in (MOVE, GANDALF):
        return " ".join([name, *([WAYS[b]] if b else []), *([f"+{a}"] if a else [])])
    if kind in (SEARCH, LINKED):
        return f"{name} {board.ids[a]} {('no', 'yes')[b]}"
    if kind == HUNT:
        return f"{name} {board.ids[a]} {('no', 'yes', 'here')[b & 3]}{' gandalf' if b & 4 else ''}"
    if kind == PERCEIVE:
        return f"{name} {board.targets[a]} {ANSWERS[b]}"
    if kind == IN:
        return " ".join([name, *(board.areas[n] for n in members(a))])
    if kind in (SEEN, DEED):
        return f"{name} {board.ids[a]}"
    if kind in (DOTS, RESCUE):
        return f"{name} {a}"
    return name


WAYS = ("", "ferry", "anywhere")
ANSWERS = {0: "no", 1: "yes", 5: "frodo", 6: "gandalf", 7: "both"}
_ANSWER = {word: n for n, word in ANSWERS.items()}


@lru_cache(maxsize=4096)
def parse(text: str, part: int) -> int:
    """The reverse of `spell`; ValueError if it is not a fact."""
    name, *rest = text.split()
    kind = KINDS.index(name)
    board = BOARDS[part]
    try:
        if kind in (MOVE, GANDALF):
            bonus = sum(int(word) for word in rest if word.startswith("+"))
            return fact(kind, bonus, max(WAYS.index(word) if word in WAYS else 0 for word in ("", *rest)))
        if kind in (SEARCH, LINKED):
            return fact(kind, board.index[rest[0]], ("no", "yes").index(rest[1]))
        if kind == HUNT:
            return fact(kind, board.index[rest[0]], ("no", "yes", "here").index(rest[1]) + 4 * (len(rest) > 2))
        if kind == PERCEIVE:
            return fact(kind, board.target(rest[0]), _ANSWER[rest[1]])
        if kind == IN:
            return fact(kind, sum(1 << board.areas.index(area) for area in rest))
        if kind in (SEEN, DEED):
            return fact(kind, board.index[rest[0]])
        if kind in (DOTS, RESCUE):
            return fact(kind, int(rest[0]))
    except (IndexError, KeyError) as wrong:
        raise ValueError(text) from wrong
    return fact(kind)
