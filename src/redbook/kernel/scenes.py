"""Scenes: positions with dictated chance, where a move or two can be tried and the engine itself answers.

`rules/scenes/<id>.json` of a game:

    {"seat": "west",                                who tries
     "position": {"game": "siege", …},              the whole document, as in docs/positions.md
     "chance": [6, 5],                              dictated dice and draws; what comes after is seeded
     "look": ["0909", "0808"],                      places that must be in sight
     "right": [["0808>0809", "0809>0909"], …],      what to try: any of these, move by move
     "wrong": {"0808>0707": "why-zone-to-zone"}}    what people try, and the reason that the engine gives
"""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from redbook.kernel.chance import Scripted
from redbook.kernel.errors import RedbookError
from redbook.kernel.match import Match
from redbook.kernel.rulebook import rules_folder

LONGEST = 60  # moves of one try


class Scene(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: str
    position: dict[str, Any]
    right: list[list[str]]
    chance: list[int | str] = []
    look: list[str] = []
    wrong: dict[str, str] = {}

    def begin(self) -> Match:
        return Match.from_position(self.position, chance=Scripted(answers=list(self.chance), seed=1))

    def done(self, moves: list[str]) -> bool:
        """Whether this is one of the things to try, from beginning to end."""
        return moves in self.right

    def on_the_way(self, moves: list[str]) -> bool:
        return any(moves == way[: len(moves)] for way in self.right)


class NoSuchScene(RedbookError):
    code = "no-such-scene"


_decoder = msgspec.json.Decoder(Scene)  # built here, under the lock of the import: docs/architecture.md, threads


@cache
def scenes(game: str) -> dict[str, Scene]:
    folder = rules_folder(game) / "scenes"
    return {path.stem: _decoder.decode(path.read_bytes()) for path in sorted(folder.glob("*.json"))}


def scene(game: str, id: str) -> Scene:
    found = scenes(game).get(id)
    if found is None:
        raise NoSuchScene(scene=id[:80])
    return found
