"""A stack of steps from outside: could it lie on this table?

Below lies what the Day has still in store (p. 10), above it a turn, above that what is under way: a card, a die, an
Encounter. Every stack that play can make is one sentence of the grammar below, the next step first. No other is played.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import msgspec

from redbook.games.hunt import allies, encounters, gandalf, nazgul, setup, sorcery, tracking
from redbook.games.hunt.board import SHIRE
from redbook.games.hunt.cards import ally_ops, sorcery_ops
from redbook.games.hunt.catalogue import ALLY_IDS
from redbook.games.hunt.day import Turn
from redbook.games.hunt.nazgul import riding_order
from redbook.games.hunt.pieces import LAST_MOVE
from redbook.games.hunt.state import State
from redbook.kernel import Ask, BadPosition, Play, Seeded, Step

# -- the grammar: a word is the tag of a step, with a blank after it -------------------------------------


def ending(*words: str) -> str:
    """The last word, or any longer part up to it: what is left of a procedure."""
    pattern = ""
    for word in words:
        pattern = f"(?:{pattern}{word})?"
    return pattern[:-1]


def any_of(*words: str) -> str:
    return f"(?:{'|'.join(words)})"


STORE = ending(
    "start-of-day ", "turn-0 ", "turn-1 ", "turn-2 ", "refresh-allies ", "refresh-sorcery ", "roll-dice ", "day "
)
NEW_DAY = f"(?:discard-allies refresh-sorcery roll-dice day |discard-sorceries roll-dice day |{STORE})"
AFTER_NAZGUL = "(?:gandalf-hides )?encounter end-of-turn " + STORE  # in Part 1 nobody hides

ALLY_STEPS = any_of(
    "gain-tokens ", "draw-allies ", "discard-allies ", "heal ", "heal-more ", "extend-range ", "close ",
    "close-border ", "drive-each ", "drive-space ", "push ", "join ", "hide-information ", "rob-wraith ",
    "pick-sorcery ", "advance-frodo ", "keep-lore ", "draw-deed ", "return-eye ", "place-ally ", "move-allies ",
    "card-move ", "wander-again ", "fly-gandalf ", "take-die ",
)  # fmt: skip
RINGBEARER = f"(?:(?:ally-mode |{ALLY_STEPS}{{0,6}})(?:shire-turn |wild-turn )|march-or-rest wild-turn )nazgul-turns "

ASKED = "(?:react )?(?:answer-search |answer-hunt |answer-perception )"
POWER = any_of(
    ending("pay-die ", "extra-ride "),
    ending("pay-die ", "pay-die ", "hunt-or-perceive "),
    ending("pay-die ", "extra-ride ", "search-after-ride "),
)
SORCERY_STEPS = any_of(
    "lord-enters ", "add-special-tile ", "ride-active ", "ride-others ", "ride-roads ", "ride-to-connected ",
    "extra-ride ", "all-ride ", "black-breath ", "tell-dots ", "search-here ", "search-afar ", "hunt-here ",
    "hunt-beside ", "perceive-afar ", "lose-token ", "lose-ally-at-random ", "look-at-allies ", "pick-ally ",
    "take-corruption ", "silence ", "fog ", "remove-any-ally ", "card-as-eye ", "morgul-knife ", "eye-from-pool ",
    "widen-net ", "recover-die ", "reroll-dice ", "draw-sorceries ", "discard-sorceries ",
)  # fmt: skip
CARD = f"(?:sorcery-mode |(?:react |{ASKED})?{SORCERY_STEPS}{{0,5}}sorcery-done )"
ACTION = any_of("die-action ", POWER, ASKED, "all-ride ", "(?:extra-ride ){1,4}", "discard-sorceries ", CARD)
NAZGUL = f"(?:{ACTION})?(?:active-nazgul )?(?:nazgul-turn ){{0,3}}"

TILES = ("draw-tiles ", "cancel-tile ", "take-tiles ")
ENCOUNTER = any_of(ending(*TILES, "aftermath "), "flee ", "flee-in-the-wild ", "new-journey ")
RESCUE = ending(*TILES, "rescued ")
SET_UP = any_of(
    "(?:give-information )*(?:assign )*choose-lead place-all roll-dice day ",
    "(?:place-nazgul )+(?:lord-at-start )?roll-dice day ",
    "(?:(?:choose-journey )?draw-deeds )?gandalf-starts (?:assign )*(?:share-sorcery )*draw-lead place-all "
    "lord-at-start roll-dice day ",
    "(?:assign )*(?:share-sorcery )*draw-lead place-all lord-at-start roll-dice day ",
    "place-all (?:lord-at-start )?roll-dice day ",
    "lord-at-start roll-dice day ",
    "begin-part2 day ",
)
STACK = re.compile(
    any_of(
        NEW_DAY,
        f"{RINGBEARER}{AFTER_NAZGUL}",
        f"ringbearer-turn nazgul-turns {AFTER_NAZGUL}",
        f"nazgul-turns {AFTER_NAZGUL}",
        f"{NAZGUL}{AFTER_NAZGUL}",
        f"(?:choose-hiding )?encounter end-of-turn {STORE}",
        f"{ENCOUNTER}end-of-turn {STORE}",
        f"end-of-turn {STORE}",
        RESCUE,
        SET_UP,
    )
)
MOST_STEPS = 30

PART_1 = frozenset({
    "shire-turn", "card-move", "extend-range", "hide-information", "flee", "rescued", "give-information", "choose-lead",
    "begin-part2",
})  # fmt: skip
PART_2 = frozenset({
    "wild-turn", "march-or-rest", "advance-frodo", "keep-lore", "draw-deed", "wander-again", "fly-gandalf",
    "flee-in-the-wild", "new-journey", "choose-hiding", "choose-journey", "draw-deeds", "gandalf-starts",
    "share-sorcery", "draw-lead", "lord-at-start", "lord-enters",
})  # fmt: skip
BEFORE_GANDALF = frozenset({"choose-journey", "draw-deeds", "gandalf-starts"})
BEFORE_THE_NAZGUL = BEFORE_GANDALF | {
    "give-information", "assign", "choose-lead", "share-sorcery", "draw-lead", "place-all", "place-nazgul",
}  # fmt: skip
ACTS = frozenset({
    "active-nazgul", "die-action", "pay-die", "hunt-or-perceive", "search-after-ride", "sorcery-mode", "sorcery-done",
    "react", "answer-search", "answer-hunt", "answer-perception",
})  # fmt: skip


def tag(step: Step) -> str:
    return str(step.__struct_config__.tag)


def word(step: Step) -> str:
    return f"turn-{step.number} " if isinstance(step, Turn) else f"{tag(step)} "


def demand(holds: bool, why: str) -> None:
    if not holds:
        raise BadPosition(why=f"steps: {why}")


def check_steps(s: State, steps: list[Step]) -> None:
    demand(0 < len(steps) <= MOST_STEPS, f"{len(steps)} of them, expected 1 to {MOST_STEPS}")
    sentence = "".join(map(word, steps))
    demand(STACK.fullmatch(sentence) is not None, f"{sentence[:60].strip()}…, expected what play can leave to do")
    tags = {tag(step) for step in steps}
    other = (PART_2 if s.part == 1 else PART_1) & tags
    demand(not other, f"{', '.join(sorted(other))}, expected steps of Part {s.part}")
    check_turn(s, steps, tags)
    check_order(s, steps, tags)
    for n, step in enumerate(steps):
        check_step(s, step, steps[n + 1 :])
    check_choice(s, steps)


def check_turn(s: State, steps: list[Step], tags: set[str]) -> None:
    """What lies on the table and the steps that deal with it belong together."""
    if "end-of-turn" in tags:
        left = [step.number for step in steps if isinstance(step, Turn)]
        demand(left == list(range(s.turn + 1, 3)), f"turns {left} in store, expected those after turn {s.turn}")
    if s.part == 1 and "begin-part2" not in tags:
        demand(not (s.journal and SHIRE.exit_mask >> max(0, s.journal[-1]) & 1), "Frodo has left, expected Part 2")
        demand((s.track == LAST_MOVE) == ("rescued" in tags), f"track {s.track}, expected a rescue at {LAST_MOVE}")
    together = (
        ("drawn tiles", bool(s.drawn), {"cancel-tile", "take-tiles"}),
        ("Gandalf's figure", bool(s.figure), {"gandalf-hides"}),
        ("Frodo found", bool(s.found), {"encounter", "aftermath"}),
        ("a Sorcery card being played", s.playing >= 0, {"sorcery-mode", "sorcery-done"}),
    )
    for thing, there, wanted in together:
        demand(not there or bool(tags & wanted), f"{thing}, expected {' or '.join(sorted(wanted))}")
    both = (
        ("Journey cards drawn", bool(s.journeys_drawn), bool(tags & {"choose-journey", "new-journey"})),
        ("no Journey card", s.journey < 0, s.part == 1 or "choose-journey" in tags),
        ("Deeds tokens drawn", bool(s.deeds_drawn), "choose-hiding" in tags or chooses_start(tags)),
        ("Gandalf's start", bool(s.deeds_spent), s.part == 2 and not tags & BEFORE_GANDALF),
    )
    for thing, there, asked in both:
        demand(there == asked, f"{thing}: {there}, expected {asked}")


def chooses_start(tags: set[str]) -> bool:
    return "gandalf-starts" in tags and "draw-deeds" not in tags


def check_order(s: State, steps: list[Step], tags: set[str]) -> None:
    """Who acts, who is placed and who is given a player, in the order of the rules."""
    order = riding_order(s)
    turns = [step.nazgul for step in steps if isinstance(step, nazgul.NazgulTurn)]
    demand(len({*turns, s.active}) == len(turns) + 1, f"Nazgûl {turns} to act after {s.active}, expected each once")
    demand(s.active >= 0 or not tags & ACTS, "active, expected the number of the Nazgûl that acts")
    placing = [step.nazgul for step in steps if isinstance(step, setup.PlaceNazgul)]
    demand(placing == order[len(order) - len(placing) :], f"Nazgûl {placing} to place, expected the end of {order}")
    giving = [step.nazgul for step in steps if isinstance(step, setup.Assign)]
    demand(giving == list(range(4))[4 - len(giving) :], f"Nazgûl {giving} to assign, expected the last of four")
    demand(not giving or s.wraiths > 1, "Nazgûl to assign, expected several players")
    if not giving:
        everybody = {*s.owner} == {*range(1, s.wraiths + 1)}
        demand(everybody or bool(tags & BEFORE_GANDALF), "owner, expected a Nazgûl for every player")
    off = [n for n in range(4) if not s.nazgul[n]]
    if tags & BEFORE_THE_NAZGUL:
        demand(off == sorted(placing or range(4)), f"Nazgûl {off} off the board, expected those to be placed")
    else:
        demand(not off, f"Nazgûl {off} off the board, expected all four on it")
    tokens = sum(isinstance(step, setup.GiveInformation) for step in steps)
    demand(tokens <= len(s.info), f"{tokens} Information tokens to give, expected at most {len(s.info)}")


# -- each step on this table -------------------------------------------------------------------------


def check_step(s: State, step: Any, below: list[Step]) -> None:
    name = tag(step)
    for field, most in (("number", s.wraiths), ("by", s.wraiths)):
        if not isinstance(step, Turn) and hasattr(step, field):
            demand(getattr(step, field) <= most, f"{name}: player {getattr(step, field)}, expected at most {most}")
    if isinstance(step, ACTIVE):
        demand(step.nazgul == s.active, f"{name}: Nazgûl {step.nazgul}, expected the active one")
    law = LAWS.get(type(step))
    if law is not None:
        demand(law(s, step, below), f"{name} {msgspec.to_builtins(step)}, expected another table")


ACTIVE = (nazgul.ActiveNazgul, nazgul.DieAction, nazgul.PayDie, nazgul.HuntOrPerceive, nazgul.SearchAfterRide)
ANSWERS: dict[int, type[Step]] = {
    tracking.A_SEARCH: tracking.AnswerSearch,
    tracking.A_HUNT: tracking.AnswerHunt,
    tracking.A_PERCEPTION: tracking.AnswerPerception,
}


def open_place(s: State, step: Any, below: list[Step]) -> bool:
    return bool(s.board.open_mask >> step.at & 1)


def reacts(s: State, step: tracking.React, below: list[Step]) -> bool:
    """It stands before the answer that it may stop, or before the effects of a card."""
    by_card = any(isinstance(later, sorcery.SorceryDone) for later in below)
    if step.by_card != by_card or (step.by_card and s.playing < 0):
        return False
    if step.kind == tracking.A_SORCERY:
        return step.at == 0 and by_card
    answer: Any = below[0]
    at = answer.target if isinstance(answer, tracking.AnswerPerception) else getattr(answer, "at", -1)
    return isinstance(answer, ANSWERS[step.kind]) and at == step.at


def pays(s: State, step: nazgul.PayDie, below: list[Step]) -> bool:
    """As many dice as are to be paid, counted at the first."""
    more = sum(isinstance(later, nazgul.PayDie) for later in below)
    if more:
        return step.power == 1 and sum(s.dice) + (s.lord_die >= 0) > more
    return bool(step.options(Play("hunt", s, [], Seeded())))


LAWS: dict[type[Step], Callable[[State, Any, list[Step]], bool]] = {
    tracking.AnswerSearch: open_place,
    tracking.AnswerHunt: open_place,
    tracking.AnswerPerception: lambda s, step, below: step.target < len(s.board.targets),
    tracking.React: reacts,
    nazgul.PayDie: pays,
    sorcery.SorceryMode: lambda s, step, below: step.card == s.playing,
    sorcery.DiscardSorceries: lambda s, step, below: step.count <= len(s.hands[step.number - 1]),
    sorcery_ops.CardAsEye: lambda s, step, below: s.playing == sorcery.BARROW_WIGHTS,
    sorcery_ops.MorgulKnife: lambda s, step, below: s.playing == sorcery.MORGUL_KNIFE,
    sorcery_ops.RerollDice: lambda s, step, below: all(
        0 <= chosen <= there for chosen, there in zip(step.chosen, s.dice, strict=True)
    ),
    sorcery_ops.WidenNet: lambda s, step, below: step.radius <= 2,
    sorcery_ops.DrawSorceries: lambda s, step, below: step.count <= 2,
    ally_ops.DrawAllies: lambda s, step, below: step.count <= 2,
    ally_ops.KeepLore: lambda s, step, below: step.card == ALLY_IDS.index("ally2-12") and step.card in s.ally_discard,
    ally_ops.Close: lambda s, step, below: not step.where & ~s.board.loc_mask,
    gandalf.FlyGandalf: lambda s, step, below: bool(s.gandalf),
    allies.PlaceAlly: lambda s, step, below: not step.where & ~s.board.loc_mask,
    encounters.NewJourney: lambda s, step, below: bool(s.journeys_drawn),
}


def waiting_discards(steps: list[Step], seat: int) -> int:
    """How many cards of a hand the steps still take away; seat 0 is the Ring-bearer's."""
    if seat:
        return sum(step.count for step in steps if isinstance(step, sorcery.DiscardSorceries) and step.number == seat)
    return sum(step.count for step in steps if isinstance(step, allies.DiscardAllies))


def check_choice(s: State, steps: list[Step]) -> None:
    top = steps[0]
    if isinstance(top, Ask) and not top.may_be_empty:
        g: Play[State] = Play("hunt", s, list(reversed(steps)), Seeded())
        demand(bool(top.options(g)), f"{tag(top)} with nothing to choose")
