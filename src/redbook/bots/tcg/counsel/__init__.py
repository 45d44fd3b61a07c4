"""What the loremaster tells a newcomer: why he would do this here, from what he himself weighs."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence

from redbook.bots.tcg import outlook
from redbook.bots.tcg.counsel import acting, choices, fighting, setting_out, way
from redbook.bots.tcg.counsel.case import LEVEL, Case
from redbook.bots.tcg.habits import player
from redbook.kernel import Match, Option, Seen
from redbook.kernel.message import Message

Why = Callable[[Case], list[Message]]

REASONS: dict[str, Why] = {
    "bid": setting_out.bid,
    "which-place": setting_out.place,
    "start-with": setting_out.start_with,
    "mulligan": setting_out.mulligan,
    "heal-at-sanctuary": fighting.heal,
    "free-actions": acting.free_action,
    "take-action": acting.action,
    "respond": choices.respond,
    "which-first": choices.which_first,
    "choose": choices.choose,
    "choose-bearer": choices.bearer,
    "choose-mode": choices.way_of_text,
    "choose-number": choices.number,
    "choose-player": choices.which_player,
    "may": choices.may,
    "transfer-to": choices.bearer,
    "who-is-hit": fighting.who_is_hit,
    "shoot-at": fighting.shoot_at,
    "defend": fighting.defend,
    "attack": fighting.attack,
    "which-skirmish": fighting.which_skirmish,
    "ask-move": way.move,
}


class TcgCounsel:
    level = LEVEL

    def why(self, seen: Seen, line: Sequence[Option]) -> list[Message]:
        case = Case(seen, line)
        return REASONS[seen.decision.kind](case) if len(case.options) > 1 else acting.no_choice(case)

    def span(self, m: Match) -> Hashable:
        return outlook.stretch(m.state)

    def chance(self, m: Match, seat: str) -> float:
        return outlook.chances(m.state)[player(seat)]


COUNSEL = TcgCounsel()
