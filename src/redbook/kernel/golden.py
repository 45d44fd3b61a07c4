"""Golden playthroughs: a whole match as a text that people can read and a diff can show.

A changed rule, option, notation, view or sentence changes the text. One random match for every game and number of
seats; at every k-th decision the prompt, the options, the choice, what happened and what each seat sees of it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from redbook.kernel.chance import Seeded
from redbook.kernel.events import Told
from redbook.kernel.game import find_game
from redbook.kernel.match import Match
from redbook.kernel.message import Message
from redbook.kernel.text import render

SEED = 3019
DECISIONS = 120  # shown with options and events
VIEW_BYTES = 60_000  # spent on views, at most
OPTIONS = 16  # named of one decision
EVENTS = 24  # told of one decision
WIDTH = 116


def files(game: str) -> dict[str, int]:
    """File names with the number of seats each is played with."""
    counts = find_game(game).seat_counts
    return {f"{game}.txt" if len(counts) == 1 else f"{game}-{count}.txt": count for count in counts}


def playthrough(game: str, seats: int | None = None, seed: int = SEED) -> str:
    """The whole text. Deterministic: equal on every machine as long as the game is."""
    whole = played(game, seats, seed)
    length = len(whole.log)
    every = max(1, length // DECISIONS)
    m = Match.new(game, seed=seed, seats=seats, listen=True)
    size = sum(len(line) for line in view_lines(m, {seat: {} for seat in (*m.seats, None)}))
    shown = range(0, length, every)
    views_every = every * max(1, -(-size * len(shown) // VIEW_BYTES))
    lines = list(heading(m, seed, length, every))
    seen: dict[str | None, dict[str, str]] = {seat: {} for seat in (*m.seats, None)}
    between: list[str] = []
    told = 0
    for number, move in enumerate(whole.log):
        assert m.decision is not None
        if number % every == 0:
            lines += wrapped("   ", between)
            between.clear()
            if number % views_every == 0:
                lines += view_lines(m, seen)
            lines += decision_lines(m, number)
        notation = move.option.notation
        if number % every == 0:
            lines.append(f"> {notation}")
        else:
            between.append(notation)
        m.push(m.decision.options[m.decision.options.index(move.option)])
        if number % every == 0:
            lines += event_lines(game, m.events[told:])
        told = len(m.events)
    lines += wrapped("   ", between)
    lines += view_lines(m, seen)
    assert m.result is not None
    scores = " ".join(f"{seat}={score}" for seat, score in m.result.scores.items())
    lines.append(f"= {' '.join(m.result.winners) or 'nobody'} · {m.result.reason} · {scores}")
    lines.append(f"digest {m.digest()}")
    return "\n".join(lines) + "\n"


def played(game: str, seats: int | None, seed: int) -> Match:
    dice = Seeded(seed=seed)
    m = Match.new(game, seed=seed, seats=seats)
    while m.decision is not None:
        options = m.decision.options
        m.push(options[dice.below(len(options), None, "golden")])
    return m


def heading(m: Match, seed: int, length: int, every: int) -> Iterator[str]:
    settings = " ".join(f"{name}={value}" for name, value in m.settings.items()) or "none"
    yield f"# {m.game.id}: a random match, seed {seed}, rules {m.game.rules}"
    yield f"# seats: {' '.join(m.seats)} · settings: {settings} · {length} decisions, one of {every} shown"
    yield "# written by `redbook golden --write`; views show what has changed since they were last shown"
    yield ""


def decision_lines(m: Match, number: int) -> Iterator[str]:
    decision = m.decision
    assert decision is not None
    yield ""
    yield f"## {number + 1} {decision.seat} · {decision.kind} · {decision.prompt} · {len(decision.options)}"
    named = [option.notation for option in decision.options[:OPTIONS]]
    if len(decision.options) > OPTIONS:
        named.append(f"… {len(decision.options) - OPTIONS} more")
    yield from wrapped("   ", named)
    first = decision.options[0]
    yield f"   “{render(Message(m.game.id, 'option-' + first.kind, first.args()), 'en')}”"


def event_lines(game: str, told: Sequence[Told]) -> Iterator[str]:
    for one in told[:EVENTS]:
        to = "" if one.to is None else f" [{' '.join(one.to)}]"
        yield f"  * {one.message(game)}{to}"
    if len(told) > EVENTS:
        yield f"  * … {len(told) - EVENTS} more"


def view_lines(m: Match, seen: dict[str | None, dict[str, str]]) -> list[str]:
    """The fields of each view that differ from `seen`, which is brought up to date; what several see is told once."""
    changed: dict[tuple[str, str], list[str]] = {}
    for seat, known in seen.items():
        fields: dict[str, Any] = msgspec.to_builtins(m.view(seat), order="sorted")
        for name, value in fields.items():
            text = msgspec.json.encode(value, order="sorted").decode()
            if known.get(name) != text:
                known[name] = text
                changed.setdefault((name, text), []).append(seat or "spectator")
    everybody = [seat or "spectator" for seat in seen]
    return [
        f"  {'all see' if who == everybody else ' '.join(who) + ' sees'} {name}: {text}"
        for (name, text), who in changed.items()
    ]


def wrapped(indent: str, words: Sequence[str]) -> Iterator[str]:
    """Words on as few lines as they need, parted by a dot so that notations may hold spaces."""
    line = indent
    for word in words:
        if len(line) + len(word) > WIDTH and line != indent:
            yield line
            line = indent
        line += word if line == indent else f" · {word}"
    if line != indent:
        yield line
