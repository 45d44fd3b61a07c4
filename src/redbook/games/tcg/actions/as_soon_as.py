"""Texts that work as soon as something is so, at whatever moment of the turn that is."""

from __future__ import annotations

from typing import Any

from redbook.games.tcg.actions.windows import text_owner
from redbook.games.tcg.language.needs import all_hold
from redbook.games.tcg.state import G, State
from redbook.games.tcg.table.kinds import KINDS, Ctx
from redbook.games.tcg.table.values import carried, speakers
from redbook.kernel import Step


def check_texts(s: State) -> list[tuple[Ctx, int, Any]]:
    texts: list[tuple[Ctx, int, Any]] | None = s.__dict__.get("checks")
    if texts is None:
        texts = []
        for ctx in speakers(s):
            k = KINDS[s.kind[ctx.src]]
            if k.checks or k.copies_site:
                for carrier, first in carried(s, ctx.src):
                    texts += [(ctx, first + number, frame) for number, frame in carrier.checks]
        s.__dict__["checks"] = texts
    return texts


def push_checks(g: G) -> None:
    """Look before whatever already waits."""
    if check_texts(g.s):
        g.stack.append(Checks())


class Checks(Step, frozen=True):
    def run(self, g: G) -> None:
        s = g.s
        for ctx, number, frame in check_texts(s):
            if not frame.used_up(s, ctx.src, number) and all_hold(frame.while_, s, ctx):
                frame.start(g, ctx.src, text_owner(s, ctx.src), number, ())
