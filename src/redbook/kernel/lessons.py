"""Lessons: scripted scenes that teach a game, step by step, with dictated dice and cards.

A game keeps a course in `lessons/<NN-id>.json`, in the order of their names. Each is a scene whose one `right`
way is the script, other seats' moves included, and the `steps` at which something is said:

    {"seat": "free", "position": {…}, "chance": […], "look": […],
     "right": [["die army", "attack", "osgiliath", …]],
     "steps": [{"id": "dice", "at": 0}, {"id": "march", "at": 0, "point": ["osgiliath"]}, {"id": "battle", "at": 3}],
     "holds": {"held.osgiliath": "free"}}        what is true at its end, as the learner sees it

The words of the steps stand in `lessons/{en,es,pt}/<NN-id>.md`, written like a chapter of the rulebook: its title, what
it teaches, and a clause for each step. `at` says after how many moves a step is said; several at one move are read one
after the other.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from redbook.kernel.errors import RedbookError
from redbook.kernel.game import find_game
from redbook.kernel.rulebook import Chapter, chapter
from redbook.kernel.scenes import Scene


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    at: int
    point: list[str] = []  # places, cards or parts of the table that it speaks of


class Lesson(Scene, frozen=True, kw_only=True):
    steps: list[Step]
    holds: dict[str, Any] = {}

    @property
    def script(self) -> list[str]:
        return self.right[0]

    def step_at(self, moves: int) -> list[Step]:
        """What is said after so many moves."""
        return [step for step in self.steps if step.at == moves]


class NoSuchLesson(RedbookError):
    code = "no-such-lesson"


_decoder = msgspec.json.Decoder(Lesson)  # built here, under the lock of the import: docs/architecture.md, threads


def lessons_folder(game: str) -> Path:
    return find_game(game).folder / "lessons"


@cache
def lessons(game: str) -> dict[str, Lesson]:
    """The course of a game, in its order."""
    paths = sorted(lessons_folder(game).glob("*.json"))
    return {path.stem: _decoder.decode(path.read_bytes()) for path in paths}


def lesson(game: str, id: str) -> Lesson:
    found = lessons(game).get(id)
    if found is None:
        raise NoSuchLesson(lesson=id[:80])
    return found


@cache
def lesson_words(game: str, id: str, lang: str) -> Chapter:
    path = lessons_folder(game) / lang / f"{id}.md"
    return chapter(game, id, path.read_text("utf-8"), path)


def seen_at(view: Any, path: str) -> Any:
    """One thing of a view: `held.osgiliath`, `corruption`; None if it is not there."""
    found = msgspec.to_builtins(view)
    for key in path.split("."):
        if isinstance(found, list | tuple):
            found = found[int(key)] if key.isdigit() and int(key) < len(found) else None
        else:
            found = found.get(key) if isinstance(found, dict) else None
    return found
