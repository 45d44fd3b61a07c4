"""The hunt in a terminal: tracks, Company, Riders, the ways from where one is, and one's own side of the screen."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping

from redbook.games.hunt.board import BOARDS
from redbook.games.hunt.view import HuntView, Possible, Screen
from redbook.kernel import Decision, Message
from redbook.kernel.columns import NARROW, escape, grid, together, wrapped
from redbook.kernel.message import Arg
from redbook.kernel.text import render as spoken

STATES = {"ready": "●", "flipped": "○", "away": "–"}
ANSWERED = {"search": "event-search-answered", "hunt": "event-hunt-answered", "perceive": "event-perception-answered"}
HEARD = 6  # the answers told again below the board
SIGNS = ("fog", "silent", "border_closed", "barrow_wights", "morgul_knife", "gandalf_home")


def render(view: HuntView, decision: Decision | None, lang: str) -> str:
    """Everything that can be chosen now is marked with »."""
    lit = offered(decision)
    parts = [*tracks(view, lang), "", *company(view, lang), "", *riders(view, lit, lang), "", *places(view, lit, lang)]
    if view.possible is not None:
        parts += ["", *deduction(view, view.possible, lit, lang)]
    parts += ["", *ways(view, lit, lang)]
    if view.screen is not None:
        parts += ["", *screen(view, view.screen, lit, lang)]
    choosable = sorted(lit.get("space", set()) - {"dot"}, key=lambda id: BOARDS[view.part].index[id])
    if choosable:
        parts += ["", *listed("terminal-choosable", (place(view, id, lit, lang) for id in choosable), lang)]
    legend = re.sub("(?<=[●○–►═─◉⚔»]) ", NARROW, say("terminal-legend", lang))
    parts += ["", *(f"[dim]{line}[/]" for line in wrapped(legend))]
    return "\n".join(parts)


def say(id: str, lang: str, **args: Arg) -> str:
    return escape(spoken(Message("hunt", id, args), lang))


def offered(decision: Decision | None) -> Mapping[str, set[str]]:
    """What the options speak of, by the name of the argument."""
    found: dict[str, set[str]] = {}
    for option in decision.options if decision is not None else ():
        for name, value in option.args().items():
            found.setdefault("space" if name == "from_space" else name, set()).add(str(value))
    return found


Lit = Mapping[str, set[str]]


def mark(text: str, lit: bool) -> str:
    return f"[bold bright_yellow]»{text}[/]" if lit else text


def head(text: str, ink: str = "") -> str:
    return f"[bold{' ' if ink else ''}{ink}]{text}[/]"


def listed(id: str, items: Iterable[str], lang: str) -> Iterator[str]:
    text = " · ".join(items)
    if text:
        yield from wrapped(f"{head(say(id, lang))} {text}")


def place(view: HuntView, id: str, lit: Lit, lang: str) -> str:
    """A name with its number, or a dot by its own; both as the options are typed."""
    board = BOARDS[view.part]
    at = board.index[id]
    name = say(f"place-{view.part}-{id}", lang) if at <= board.locs else say("terminal-dot", lang, dot=id)
    return mark(together(name), id in lit.get("space", ()))


def area(view: HuntView, id: str) -> str:
    board = BOARDS[view.part]
    return f"[dim]{board.areas[board.area[board.index[id]]]}[/]"


def counted(prefix: str, counts: Mapping[str, int], lit: set[str], lang: str) -> list[str]:
    return [mark(together(f"{say(f'{prefix}-{id}', lang)} ×{n}"), id in lit) for id, n in counts.items()]


def cards(ids: Iterable[str], lit: Lit, lang: str) -> list[str]:
    return [mark(say("card-" + card, lang), card in lit.get("card", ())) for card in ids]


def tally(ids: Iterable[str]) -> dict[str, int]:
    found: dict[str, int] = {}
    for id in ids:
        found[id] = found.get(id, 0) + 1
    return found


# -- what lies open ---------------------------------------------------------------------------------


def tracks(view: HuntView, lang: str) -> Iterator[str]:
    yield head(say("terminal-when", lang, part=view.part, day=view.day, turn=view.turn))
    limit = say("terminal-limit", lang, limit=view.limit) if view.limit is not None else say("terminal-secret", lang)
    parts = [f"{say('terminal-corruption', lang, corruption=view.corruption)} ({limit})"]
    parts += [say("terminal-resolve", lang, count=view.resolve)] if view.resolve else []
    parts += [say("terminal-track", lang, track=view.track)]
    parts += [say("terminal-tokens", lang, tokens=view.tokens, pool=view.pool)]
    yield from wrapped(" · ".join(parts))
    yield from listed("terminal-pool", counted("tile", view.tiles, set(), lang), lang)
    yield from listed("terminal-eyes", counted("tile", tally(view.eyes), set(), lang), lang)
    yield from listed("terminal-drawn", (say("tile-" + tile, lang) for tile in view.drawn), lang)
    for sign in SIGNS:
        if getattr(view, sign):
            yield from wrapped(say("terminal-" + sign.replace("_", "-"), lang))
    if view.net > 1:
        yield from wrapped(say("terminal-net", lang))


def company(view: HuntView, lang: str) -> Iterator[str]:
    people = (f"{STATES[state]} {say('company-' + who, lang)}" for who, state in view.company.items())
    yield from listed("terminal-company", map(together, people), lang)
    gone = len(view.ally_discard)
    yield from wrapped(say("terminal-ally-cards", lang, hand=view.hand_size, deck=view.ally_deck, gone=gone))
    kept = [view.kept_card] if view.kept_card else []
    yield from listed("terminal-kept", cards(kept, {}, lang), lang)


def riders(view: HuntView, lit: Lit, lang: str) -> Iterator[str]:
    cells = []
    for number, at in enumerate(view.nazgul, start=1):
        id = "terminal-lord" if number == view.lord else "terminal-nazgul"
        name = mark(say(id, lang, nazgul=number, seat=view.owners[number - 1]), str(number) in lit.get("nazgul", ()))
        where = f"{place(view, at, lit, lang)} {area(view, at)}" if at is not None else say("terminal-nowhere", lang)
        cells.append(f"{'► ' if number == view.active else '  '}{name}: {where}")
    yield from wrapped(f"{head(say('terminal-riders', lang), 'red')} {say('terminal-lead', lang, seat=view.lead)}")
    yield from grid(cells)
    faces = counted("die", tally(view.dice), lit.get("face", set()), lang)
    yield from listed("terminal-dice", [*faces, say("terminal-dice-used", lang, count=view.dice_used)], lang)
    lord = [view.lord_die] if view.lord_die is not None else []
    yield from listed("terminal-lord-die", (mark(say("die-" + f, lang), f in lit.get("face", ())) for f in lord), lang)
    known = (say(f"place-1-{id}", lang) for id in view.powers)
    yield from listed("terminal-information-found", map(together, known), lang)
    powers = [mark(say(f"power-{n}", lang), str(n) in lit.get("power", ())) for n in range(1, len(view.powers) + 1)]
    yield from listed("terminal-powers", powers[:5], lang)
    hands = [together(say("terminal-hand-of", lang, seat=seat, count=count)) for seat, count in view.hands.items()]
    hands.append(say("terminal-sorcery-deck", lang, deck=view.sorcery_deck, gone=len(view.sorcery_discard)))
    yield from listed("terminal-sorcery", hands, lang)
    yield from listed("terminal-my-hand", cards(view.my_hand, lit, lang), lang)
    for seat, held in view.seen_hands.items():
        yield from wrapped(f"{say('terminal-seen', lang, seat=seat)} {' · '.join(cards(held, lit, lang))}")
    yield from listed("terminal-playing", cards([view.playing] if view.playing else [], {}, lang), lang)


def places(view: HuntView, lit: Lit, lang: str) -> Iterator[str]:
    trails = (f"{place(view, id, lit, lang)} {'⚔' if sign == 'sword' else '◉'}" for id, sign in view.trails.items())
    yield from listed("terminal-trails", trails, lang)
    for id, spots in (
        ("terminal-allies", view.allies),
        ("terminal-closed", view.closed),
        ("terminal-found", [view.found] if view.found else []),
        ("terminal-gandalf", [view.figure] if view.figure else []),
        ("terminal-deeds-done", view.deeds_done),
    ):
        yield from listed(id, (place(view, spot, lit, lang) for spot in spots), lang)
    yield from wrapped(f"{head(say('terminal-heard', lang))} {heard(view, lang) or say('terminal-nothing', lang)}")


def heard(view: HuntView, lang: str) -> str:
    """The last answers, the newest at the end."""
    told = []
    for line in view.record:
        kind, *words = line.split()
        if kind in ANSWERED:
            where, answers = words[0], [word for word in words[1:] if len(words) == 2 or word != "no"]
            target: dict[str, Arg] = {"target": where} if kind == "perceive" else {"place": f"{view.part}-{where}"}
            if kind != "perceive" and BOARDS[view.part].index[where] > BOARDS[view.part].locs:
                target = {"place": say("terminal-dot", lang, dot=where)}
            told.append(say(ANSWERED[kind], lang, answer=answers, **target))
    return " ".join(told[-HEARD:])


def deduction(view: HuntView, possible: Possible, lit: Lit, lang: str) -> Iterator[str]:
    frodo = (f"{place(view, id, lit, lang)}{NARROW}{possible.weight[id]}%" for id in possible.frodo)
    yield from listed("terminal-frodo-can-be", frodo, lang)
    yield from listed("terminal-gandalf-can-be", (place(view, id, lit, lang) for id in possible.gandalf), lang)


# -- finding one's way --------------------------------------------------------------------------------


def ways(view: HuntView, lit: Lit, lang: str) -> Iterator[str]:
    """From the Nazgûl that acts, and for the Ring-bearer from where he leads: Frodo in Part 1, Gandalf in Part 2."""
    board = BOARDS[view.part]
    mine = view.screen
    frodo = mine.last if mine is not None and view.part == 1 else None
    gandalf = mine.gandalf if mine is not None and view.part == 2 else None
    rider = view.nazgul[view.active - 1] if view.active is not None else None
    for id, start in (("nazgul", rider), ("frodo", frodo), ("gandalf", gandalf)):
        if start is None:
            continue
        at = board.index[start]
        here = f"{place(view, start, lit, lang)} {area(view, start)}"
        near = [("═" if n in board.road[at] else "─", place(view, board.ids[n], lit, lang)) for n in board.near[at]]
        yield from wrapped(f"{head(say(f'terminal-ways-{id}', lang))} {here}")
        yield from wrapped(f"  {say('terminal-near', lang)} {' '.join(NARROW.join(way) for way in near)}", 4)
        beyond: dict[int, list[str]] = {}
        for there, dots in sorted(board.links(at).items()):
            if dots:
                beyond.setdefault(dots, []).append(place(view, board.ids[there], lit, lang))
        for dots, goals in sorted(beyond.items()):
            yield from wrapped(f"  {say('terminal-beyond', lang, dots=dots)} {' · '.join(goals)}", 4)


# -- behind the screen --------------------------------------------------------------------------------


def screen(view: HuntView, mine: Screen, lit: Lit, lang: str) -> Iterator[str]:
    yield head(say("terminal-screen", lang), "green")
    spots = [mine.start, *mine.log] if mine.start else mine.log
    path = [say("terminal-a-" + id, lang) if id in ("dot", "dash") else place(view, id, {}, lang) for id in spots]
    yield from wrapped(f"{head(say(f'terminal-log-{view.part}', lang))} {' → '.join(path)}")
    if mine.journey is not None:
        rows = [place(view, id, {}, lang) for id in mine.rows]
        rows = [f"[reverse]►{row}[/]" if n == view.track else row for n, row in enumerate(rows)]
        yield from wrapped(f"{head(say('journey-' + mine.journey, lang) + ':')} {' → '.join(rows)}")
    elif mine.last is not None:
        yield from wrapped(say("terminal-last", lang, place=f"{view.part}-{mine.last}", count=mine.dots))
    yield from listed("terminal-ally-hand", cards(mine.hand, lit, lang), lang)
    for id, tokens in (("information", mine.information), ("information-hidden", mine.information_hidden)):
        named = (mark(say(f"place-1-{at}", lang), view.part == 1 and at in lit.get("space", ())) for at in tokens)
        yield from listed(f"terminal-{id}", named, lang)
    gandalf = [mine.gandalf] if mine.gandalf else []
    yield from listed("terminal-gandalf-secret", (place(view, id, lit, lang) for id in gandalf), lang)
    yield from listed("terminal-deeds", (place(view, id, lit, lang) for id in mine.deeds), lang)
