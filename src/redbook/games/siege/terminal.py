"""The map in a terminal: 26 staggered rows of hexes in 80 columns, as plain strings with Rich markup."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping

from redbook.games.siege.board import COUNT, DATA, HEXES, INDEX, ROAD, SEATS, TERRAIN
from redbook.games.siege.pieces import COMBAT, NATION, NUMBER, SIDE
from redbook.games.siege.view import CombatView, PieceView, SiegeView
from redbook.kernel import Decision, Message
from redbook.kernel.message import Arg
from redbook.kernel.text import render as spoken

CELL = 5  # columns of one hex; 15 hexes and the row numbers fill 80
GLYPHS = {
    "plain": "·", "pelennor": "\"", "forest": "♣", "hill": "∩", "mountain": "▲", "peak": "◭", "city": "⌂",
    "anduin": "≈", "ford": "=",
}  # fmt: skip
INKS = {
    "plain": "bright_black", "pelennor": "green", "forest": "green", "hill": "yellow", "mountain": "yellow",
    "peak": "white", "city": "bold bright_white", "anduin": "blue", "ford": "cyan",
}  # fmt: skip
PAPERS = ("bold white on blue", "bold white on red")  # counters of the West, of the Shadow
LETTERS = {
    "gondor": "G", "dol_amroth": "D", "rohan": "R", "lebennin": "L",
    "mordor": "M", "harad": "H", "easterlings": "E",
}  # fmt: skip
AFTER_MAP = ("city", "ford", "anduin", "pelennor", "forest", "hill", "mountain", "peak")
_places: dict[str, str] = json.loads((DATA / "map.json").read_text("utf-8"))["places"]
NAMED = {id: name for id, name in _places.items() if TERRAIN[INDEX[id]] == "city" or id == "0606"}

Stacks = Mapping[str, list[PieceView]]


def render(view: SiegeView, decision: Decision | None, lang: str) -> str:
    """The tracks, the map with the hexes that can be chosen in reverse, and who stands where."""
    stacks = stacks_of(view)
    lit = choosable(decision)
    lines = [tracks(view, lang), "", header(), *rows(view, stacks, lit), "", legend(lang), ""]
    lines += roster(stacks, lang)
    if view.combat is not None:
        lines += ["", *battle(view.combat, lang)]
    return "\n".join(lines)


def say(id: str, lang: str, **args: Arg) -> str:
    return escape(spoken(Message("siege", id, args), lang))


def escape(text: str) -> str:
    return text.replace("[", r"\[")


def stacks_of(view: SiegeView) -> dict[str, list[PieceView]]:
    stacks: dict[str, list[PieceView]] = {}
    for piece in view.pieces:
        if piece.at in INDEX:
            stacks.setdefault(piece.at, []).append(piece)
    return stacks


def choosable(decision: Decision | None) -> set[str]:
    """The hexes that some option is about: where it leads rather than where it starts."""
    found: set[str] = set()
    if decision is not None:
        for option in decision.options:
            args = option.args()
            hex = args.get("to", args.get("hex"))
            if isinstance(hex, str):
                found.add(hex)
    return found


# -- the map --------------------------------------------------------------------------------------


def header() -> str:
    return "[dim]     " + "".join(f"{column:02d}".ljust(CELL) for column in range(1, 16)) + "[/]"


def rows(view: SiegeView, stacks: Stacks, lit: set[str]) -> Iterator[str]:
    by_row: dict[int, list[int]] = {}
    for h in range(COUNT):
        by_row.setdefault(int(HEXES[h][:2]), []).append(h)
    for row in sorted(by_row, reverse=True):
        shift = "  " if row % 2 == 0 else ""
        cells = "".join(cell(view, h, stacks.get(HEXES[h], []), HEXES[h] in lit) for h in by_row[row])
        yield f"[dim]{row:02d}[/]  {shift}{cells}".rstrip()


def cell(view: SiegeView, h: int, stack: list[PieceView], lit: bool) -> str:
    if stack:
        style = PAPERS[SIDE[NUMBER[stack[0].id]]]
        return f"[{style}{' underline' if lit else ''}]{token(stack)}[/] "
    terrain = TERRAIN[h]
    glyph, ink = GLYPHS[terrain], INKS[terrain]
    if HEXES[h] in view.control:
        ink = f"{ink} on grey23"
    if lit:
        ink = "black on bright_yellow"
    if ROAD[h]:
        return f"[{ink}] {glyph}-[/]  "
    return f"[{ink}] {glyph} [/]  "


def token(stack: list[PieceView]) -> str:
    """Four signs: the nation, the attack of all units, a star for a leader. "G12★", "M4  "."""
    units = [piece for piece in stack if COMBAT[NUMBER[piece.id]]]
    leader = "★" if len(units) < len(stack) else ""
    if not units:
        return f"★{stack[0].id.removeprefix('L-')[:3].title()}"
    nations = {LETTERS[NATION[NUMBER[piece.id]]] for piece in units}
    letter = nations.pop() if len(nations) == 1 else "+"
    return f"{letter}{sum(piece.attack for piece in units)}{leader}".ljust(4)[:4]


# -- around the map -------------------------------------------------------------------------------


def tracks(view: SiegeView, lang: str) -> str:
    west, shadow = (view.score[seat].total for seat in SEATS)
    parts = [
        say("terminal-turn", lang, turn=view.turn, turns=view.turns, date=view.date),
        *([say(f"day-{view.date}", lang)] if view.turn else []),
        say("terminal-stage", lang, side=view.stage, phase=view.phase),
        say("terminal-points", lang, west=west, shadow=shadow),
        say("terminal-morale", lang, west=view.morale["west"].marker, shadow=view.morale["shadow"].marker),
        say("terminal-eye", lang, eye=view.eye, ring="yes" if view.ring else "no"),
    ]
    parts += [say("terminal-bridge", lang, side=view.bridge)] if view.bridge else []
    parts += [say("terminal-rammas-fallen", lang)] if view.rammas_fallen else []
    return "\n".join(parts)


def legend(lang: str) -> str:
    signs = [f"[{INKS[t]}]{GLYPHS[t]}[/] {say('terminal-' + t, lang)}" for t in AFTER_MAP]
    places = "  ".join(f"{id} {escape(name)}" for id, name in NAMED.items())
    nations = say("terminal-tokens", lang)
    return f"{'  '.join(signs)}\n{places}\n[dim]{nations}[/]"


def roster(stacks: Stacks, lang: str) -> Iterator[str]:
    """Every stack by its hex: "0704 GO-01 3-4  GO-02* 2-2"."""
    for side, seat in enumerate(SEATS):
        yield f"[{PAPERS[side]}] {say('terminal-' + seat, lang)} [/]"
        line = ""
        for id in sorted(stacks):
            if SIDE[NUMBER[stacks[id][0].id]] != side:
                continue
            entry = f"{id} {' '.join(piece(one) for one in stacks[id])}"
            if line and len(line) + len(entry) > 76:
                yield line
                line = ""
            line += ("   " if line else "") + entry
        if line:
            yield line


def piece(one: PieceView) -> str:
    worn = "*" if one.reduced else ""
    return f"{one.id}{worn}" if not one.attack else f"{one.id}{worn}({one.attack}-{one.defence})"


def battle(combat: CombatView, lang: str) -> Iterator[str]:
    yield say("terminal-battle", lang, hex=combat.target, attackers=combat.attackers, defenders=combat.defenders)
    if combat.odds is not None:
        odds = combat.odds
        yield say("terminal-odds", lang, attack=odds.attack, defence=odds.defence, column=odds.column,
                  difference=odds.difference)  # fmt: skip
