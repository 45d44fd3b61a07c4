"""Referee mode: people roll their own dice, and the table asks what came up."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from redbook.kernel.chance import Request
from redbook.kernel.message import Arg, Message
from redbook.kernel.play import Play
from redbook.kernel.steps import Ask, Option

TABLE = "table"  # the seat that answers: whoever reads the dice


class Face(Option, frozen=True):
    face: str
    index: int

    @property
    def notation(self) -> str:
        return f"={self.face}"

    def args(self) -> Mapping[str, Arg]:
        return {"face": self.face}


class WhatCameUp(Ask, frozen=True):
    request: Request

    def seat(self, g: Play[Any]) -> str:
        return TABLE

    def prompt(self, g: Play[Any]) -> Message:
        return Message(g.game_id, "chance-" + self.request.why, self.prompt_args(g))

    def prompt_args(self, g: Play[Any]) -> Mapping[str, Arg]:
        request = self.request
        return {"faces": request.faces, "who": request.who, "nth": request.nth, "of": request.of}
