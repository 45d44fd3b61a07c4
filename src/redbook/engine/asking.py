"""What a program is sent about a match: made from `Seen`, so that it holds what the seat may know and nothing else."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import UNSET, UnsetType

from redbook.engine.messages import Ask, Choice, Heard, Hello, New, Said
from redbook.kernel import Decision, Message, Option, Seen, Told, find_game
from redbook.kernel.text import render

SEEDS = 1 << 32  # of programs: a number that every language holds


def new_for(
    game: str,
    seats: Sequence[str],
    you: Sequence[str],
    settings: Mapping[str, Any],
    *,
    seed: int,
    level: str = "",
    seconds: float | None = None,
) -> New:
    """What is told before the first question: of the settings, what all of `you` may know."""
    rules = find_game(game)
    shown = [rules.shown_settings(settings, seat) for seat in you] or [rules.shown_settings(settings, None)]
    return New(
        game=game,
        rules=rules.rules,
        seats=list(seats),
        you=list(you),
        settings=shown[0],
        level=level,
        seconds=seconds,
        seed=seed,
    )


def ask_for(
    seen: Seen,
    id: int,
    wants: Hello,
    told: Sequence[Heard],
    *,
    told_from: int = 0,
    seconds: float | None = None,
    world_seed: int = 0,
) -> Ask:
    game, decision, lang = seen.game_id, seen.decision, wants.words
    return Ask(
        id=id,
        seat=seen.seat,
        kind=decision.kind,
        prompt=said(decision.prompt, lang),
        options=choices(game, decision, lang),
        seconds=seconds,
        told_from=told_from,
        told=list(told) if wants.told else UNSET,
        view=seen.view if wants.view else UNSET,
        world=seen.world(world_seed).position() if wants.world else UNSET,
    )


def said(message: Message, lang: str) -> Said:
    return Said(id=message.id, args=dict(message.args), text=render(message, lang) if lang else UNSET)


def choices(game: str, decision: Decision, lang: str) -> list[Choice]:
    return [choice(game, option, lang) for option in decision.options]


def choice(game: str, option: Option, lang: str) -> Choice:
    args = dict(option.args())
    text = in_words(game, f"option-{option.kind}", args, lang)
    return Choice(notation=option.notation, kind=option.kind, args=args, text=text)


def heard(game: str, told: Told, lang: str) -> Heard:
    args = dict(told.event.args())
    text = in_words(game, f"event-{told.event.kind}", args, lang)
    return Heard(move=told.move, cause=told.cause, kind=told.event.kind, args=args, text=text)


def in_words(game: str, id: str, args: dict[str, Any], lang: str) -> str | UnsetType:
    return render(Message(game, id, args), lang) if lang else UNSET


class Ear:
    """How much a program has been told. After moves were taken back it is told from where the tale was cut."""

    def __init__(self) -> None:
        self._told: list[Told] = []

    def news(self, told: Sequence[Told]) -> int:
        """From where on the program does not know it yet."""
        before = self._told
        start = min(len(before), len(told))
        while start and before[start - 1] != told[start - 1]:
            start -= 1
        self._told = list(told)
        return start
