"""What a hand-written table may get wrong: refused with the field, what it says, and what is expected."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

import msgspec

from redbook.games.tcg import setup
from redbook.games.tcg.actions.playing import PlayEvent
from redbook.games.tcg.actions.procedure import NextAction, TakeAction
from redbook.games.tcg.actions.resolving import Act, Choose, ChooseMode, ChooseNumber, ChoosePlayer
from redbook.games.tcg.actions.windows import Respond, Window
from redbook.games.tcg.effects.counters import ChooseANumber
from redbook.games.tcg.effects.flow import Wait
from redbook.games.tcg.effects.piles import ThrowAway
from redbook.games.tcg.language.happenings import HAPPENINGS
from redbook.games.tcg.phases.assignment import AssignDefenders, Attack, Defend, Leftovers
from redbook.games.tcg.phases.sites import own_site
from redbook.games.tcg.state import State
from redbook.games.tcg.table.kinds import BLOCKS, KINDS, Vars
from redbook.games.tcg.table.values import left
from redbook.games.tcg.turn import After, Handover, NextTurn, ThrowOne, TurnOver
from redbook.games.tcg.words import (
    ASSIGNMENT,
    ATTACHED,
    DEAD,
    IN_CENTER,
    IN_FELLOWSHIP,
    IN_SUPPORT,
    ON_PATH,
    SETUP,
    SHADOW,
    STACKED,
    VOID,
)
from redbook.kernel import BadPosition, Step
from redbook.kernel.forms import kebab

PLAYERS = frozenset({"player", "me", "shadows"})
CARDS = frozenset(
    {"card", "cards", "defender", "done", "minion", "only", "passed", "picked", "places", "targets", "wounded"}
)
CARDS_OR_NONE = frozenset({"by", "host", "src"})
HAPPENED = frozenset({*HAPPENINGS, "skirmish-over"})
WAITS_ON: dict[type[Step], tuple[type[Step], ...]] = {
    TakeAction: (NextAction,),
    Respond: (Window,),
    Defend: (AssignDefenders,),
    Attack: (Leftovers,),
    Choose: (Act, ThrowOne, ThrowAway),
}  # a question, and who takes its answer
A_CARD = "the number of a card at this table"
SHOWN = 40  # letters of a value
MOST = 999  # of anything that a step counts


def refuse(field: str, value: object, wanted: str) -> BadPosition:
    said = repr(value)
    return BadPosition(why=f"{field}: {said if len(said) <= SHOWN else said[: SHOWN - 1] + '…'}; expected {wanted}")


def must(holds: bool, field: str, value: object, wanted: str) -> None:
    if not holds:
        raise refuse(field, value, wanted)


def check_cards(s: State, field: str, named: Iterable[int], lowest: int = 0) -> None:
    for c in named:
        must(lowest <= c < len(s.kind), field, c, A_CARD + (" or -1" if lowest < 0 else ""))


def check_table(s: State, stack: list[Step]) -> None:
    for field, named in (
        ("ring_bearer", s.bearer), ("ring", s.ring), ("on", s.host), ("fights", s.foe), ("path", s.path),
        ("now.fight", [s.fight]), ("now.mods", [c for m in s.mods for c in (m.card, m.source, m.other)]),
    ):  # fmt: skip
        check_cards(s, field, named, -1)
    for field, named in (
        ("now.fought", s.fought), ("now.fierce_now", s.fierce_now), ("now.fallen", s.fallen),
        ("now.delayed", [d.src for d in s.delayed]),
    ):  # fmt: skip
        check_cards(s, field, named)
    for p in range(s.seats):
        must(1 <= s.at[p] <= s.last_site, f"players[{p}].site", s.at[p], f"a site from 1 to {s.last_site}")
        must(s.burdens[p] >= 0, f"players[{p}].burdens", s.burdens[p], "0 or more")
        must(1 <= s.resistance[p] <= 99, f"players[{p}].resistance", s.resistance[p], "1 to 99")
    for waiting in s.delayed:
        must(is_waiting(waiting.block), "now.delayed", waiting.block, "a text that waits")
        must(0 <= waiting.me < s.seats, "now.delayed", waiting.me, "the number of a player")
        check_names(s, "now.delayed", waiting.vars)
    for field, player in (("now.fp", s.fp), ("now.active_shadow", s.active_shadow), ("now.heir", s.heir)):
        must(-1 <= player < s.seats, field, player, "the number of a player or -1")
    must(all(-1 <= p < s.seats for p in s.order), "order", s.order, "the numbers of players")
    if -1 in s.order:
        must(any(isinstance(step, setup.TakePlaces) for step in stack), "order", s.order, "a place for everybody")
    check_players(s, list(range(s.seats)) if -1 in s.order else s.order)
    check_places(s)
    if s.phase == SETUP:
        ready = any(type(step).__module__ == setup.__name__ for step in stack)
        must(ready, "stack", [type(step).__name__ for step in stack], "what is still to be set up")
        for p in range(s.seats) if s.path[1] < 0 else ():  # rule 23: whoever begins lays a site 1 of their own
            has = s.bearer[p] < 0 or own_site(s, p, 1) >= 0
            must(has, f"players[{p}].adventure", s.adventures[p], "a site 1 of one's own")
    else:
        must(s.fp in s.order or s.heir in s.order, "now.fp", s.fp, "the player whose turn it is")
        for p in s.order:
            laid = all(c >= 0 for c in s.path[1 : s.at[p] + 1])
            must(laid, f"players[{p}].site", s.at[p], "a site that lies on the path")


def check_places(s: State) -> None:
    """Who bears what, who lies on what, who fights whom."""
    for c in s.table:
        k, host = KINDS[s.kind[c]], s.host[c]
        must(k.type not in ("event", "site"), "table", k.id, "a card that stays in play")
        if k.type in ("companion", "ally"):
            must(left(s, c) > 0, f"wounds, of card {c} ({k.id})", s.wounds[c], "fewer than its vitality")
        if host < 0:
            alone = k.place not in ("bearer", "site") and k.type != "ring"
            must(alone, f"on, of card {c} ({k.id})", host, "a card to lie on")
        elif s.zone[host] == ON_PATH:
            must(k.place == "site", f"on, of card {c} ({k.id})", host, "a character in play")
        else:
            bears = s.zone[host] in (IN_FELLOWSHIP, IN_SUPPORT, IN_CENTER) and KINDS[s.kind[host]].is_character
            must(bears and not k.is_character, f"on, of card {c} ({k.id})", host, "a character in play")
    for c, zone in enumerate(s.zone):
        if zone == STACKED:
            lies = IN_FELLOWSHIP <= s.zone[s.host[c]] <= ATTACHED if s.host[c] >= 0 else False
            must(lies, f"stacked, of card {c}", s.host[c], "a card in play to lie under")
    for c, foe in enumerate(s.foe):
        if foe >= 0:
            fight = s.zone[c] == IN_CENTER and KINDS[s.kind[foe]].type in (
                "companion",
                "ally",
            )  # perhaps dead by now
            must(fight, f"fights, of card {c}", foe, "a minion, and the companion or ally that it fights")


def check_players(s: State, order: list[int]) -> None:
    """Who plays on has a Ring-bearer with the Ring, and sites to go on."""
    must(len(order) >= 2 and len(set(order)) == len(order), "order", order, "two players or more, each once")
    for p in range(s.seats):
        plays = (p in order) == (s.bearer[p] >= 0)
        must(plays, f"players[{p}].ring_bearer", s.bearer[p], "a Ring-bearer for whoever plays on, -1 for the others")
    for p in order:
        frodo, ring = s.bearer[p], s.ring[p]
        own = ring >= 0 and s.owner[frodo] == p == s.owner[ring] and KINDS[s.kind[ring]].type == "ring"
        must(own, f"players[{p}].ring", ring, "a Ring of one's own")
        must(KINDS[s.kind[frodo]].type == "companion", f"players[{p}].ring_bearer", frodo, "a companion")
        bears = s.zone[frodo] == IN_FELLOWSHIP and s.zone[ring] == ATTACHED and s.host[ring] == frodo
        gone = s.zone[frodo] == DEAD and s.zone[ring] == VOID
        must(bears or gone, f"players[{p}].ring", ring, "the Ring on its bearer")
    sites = {(s.owner[c], KINDS[s.kind[c]].site) for p in order for c in (*s.adventures[p], *s.path) if c >= 0}
    for number in range(1, s.last_site + 1):
        have = sum((p, number) in sites for p in order)
        enough = have == len(order) or (len(order) == 2 and have > 0)
        must(enough, "adventure", number, "a site of that number for the path")


def check_stack(s: State, stack: list[Step]) -> None:
    """What the program writes, in case a person has changed it."""
    beneath = s.phase == SETUP or isinstance(stack[0], NextTurn)
    must(beneath, "stack", type(stack[0]).__name__, "the next turn under everything")
    for n, step in enumerate(stack):
        where = f"stack[{n}]"
        check_step(s, where, step)
        if isinstance(step, NextTurn):
            must(n == 0, where, "NextTurn", "the next turn under everything, once")
            passed_on = any(isinstance(above, TurnOver | Handover) for above in stack)  # rule 244: to the heir
            must(step.player in s.order or passed_on, f"{where}.player", step.player, "somebody who plays on")
        below = WAITS_ON.get(type(step))
        if below is not None:
            found = stack[n - 1] if n else None
            wanted = " or ".join(kebab(kind.__name__) for kind in below)
            must(isinstance(found, below), where, type(step).__name__, f"{wanted} beneath it")


def check_step(s: State, where: str, step: Step) -> None:
    fields = msgspec.structs.asdict(step)
    for name, value in fields.items():
        check_field(s, f"{where}.{name}", name, value)
    if "block" in fields:
        must(fields["src"] >= 0, f"{where}.src", fields["src"], A_CARD)
        if "modes" not in fields:
            block, pc = fields["block"], fields.get("pc", 0)
            must(0 <= pc < len(BLOCKS.get(block, ())), f"{where}.block", block, "a text that is at work")
    if isinstance(step, Choose):
        counts = 0 <= step.low <= step.high and len(step.picked) < min(step.high, len(step.cards))
        must(counts and {*step.picked} < {*step.cards}, where, step.picked, "fewer cards than may be chosen")
    elif isinstance(step, ChooseNumber):
        must(0 <= step.low <= step.high, where, (step.low, step.high), "the least and the greatest number")
    elif isinstance(step, ChooseMode):
        known = all(f"{step.block}.{n}" in BLOCKS for n in step.modes)
        must(bool(step.modes) and known, f"{where}.modes", step.modes, "alternatives of that text")
    elif isinstance(step, ChoosePlayer):
        known = bool(step.among) and all(0 <= p < s.seats for p in step.among)
        must(known, f"{where}.among", step.among, "the numbers of players")
    elif isinstance(step, PlayEvent):
        texts = KINDS[s.kind[step.card]].frames
        event = KINDS[s.kind[step.card]].type == "event" and 0 <= step.text < len(texts)
        must(event, f"{where}.card", step.card, "an event, and one of its texts")
    elif isinstance(step, After):
        must(SHADOW <= step.phase <= ASSIGNMENT, f"{where}.phase", step.phase, "a phase that others follow")


def check_field(s: State, field: str, name: str, value: Any) -> None:
    numbers = value if isinstance(value, tuple) else () if value is None else (value,)
    if name in PLAYERS:
        must(all(0 <= p < s.seats for p in numbers), field, value, "the number of a player")
    elif name in CARDS:
        check_cards(s, field, numbers)
    elif name in CARDS_OR_NONE:
        check_cards(s, field, numbers, -1)
    elif name == "starts":
        must(len(numbers) in (0, s.seats), field, value, "a companion for everybody")
    elif name == "act":
        check_step(s, field, value)
    elif name == "ev":
        must(value.kind in HAPPENED, f"{field}.kind", value.kind, "something that happens")
        check_cards(s, field, (*value.cards, *value.others, *value.by))
        must(-1 <= value.player < s.seats, f"{field}.player", value.player, "the number of a player or -1")
        must(-1 <= value.wounds <= MOST, f"{field}.wounds", value.wounds, f"-1 to {MOST}")
    elif name == "todo" and numbers and isinstance(numbers[0], tuple):
        check_cards(s, field, (c for c, _ in numbers), -1)
    elif name == "todo":
        check_cards(s, field, numbers)
    elif name == "vars":
        check_names(s, field, value)
    elif name == "among":
        must(all(0 <= n < len(s.kind) for n in numbers), field, value, A_CARD)
    else:
        small = all(abs(n) <= MOST for n in numbers if isinstance(n, int))
        must(small, field, value, f"a number up to {MOST}")


def check_names(s: State, field: str, names: Vars) -> None:
    """What the words of a text stand for: cards, a number that was named, or a player."""
    for name, values in names:
        if name in ("opponent", "owner"):
            must(all(0 <= p < s.seats for p in values), f"{field}.{name}", values, "the number of a player")
        elif name in numbers_named():
            must(all(0 <= n <= MOST for n in values), f"{field}.{name}", values, f"a number up to {MOST}")
        else:
            check_cards(s, f"{field}.{name}", values)


@cache
def numbers_named() -> frozenset[str]:
    return frozenset(effect.name for block in BLOCKS.values() for effect in block if isinstance(effect, ChooseANumber))


def is_waiting(block: str) -> bool:
    """Whether a text that waits stands at that place: "1_29/0.2"."""
    name, _, number = block.rpartition(".")
    texts = BLOCKS.get(name, ())
    return number.isdecimal() and int(number) < len(texts) and isinstance(texts[int(number)], Wait)
