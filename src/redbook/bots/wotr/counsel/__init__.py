"""The counsellor of War of the Ring: why the steady bot would do this here, in figures that its seat may know."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from redbook.bots.wotr.counsel import armies, battle, cards, dice, quest, realm
from redbook.bots.wotr.counsel.says import Case, Why
from redbook.bots.wotr.outlook import free_chance
from redbook.games.wotr.board import FREE, SEATS, SIDE_OF_SEAT
from redbook.kernel import Match, Option, Seen
from redbook.kernel.message import Message

MOST = 3  # reasons at once


class Adviser:
    level = "steady"

    def why(self, seen: Seen, line: Sequence[Option]) -> list[Message]:
        told = WHY[seen.decision.kind](Case(seen), line)
        return told[:MOST]

    def span(self, m: Match) -> Hashable:
        """A turn: the next one begins with what this one has brought."""
        return m.state.turn

    def chance(self, m: Match, seat: str) -> float:
        s = m.state
        free = free_chance(s)
        return free if SIDE_OF_SEAT[s.count][SEATS[s.count].index(seat)] == FREE else 1.0 - free


WHY: dict[str, Why] = {
    "take-action": dice.take_action,
    "use-die": dice.use_die,
    "ring-from": dice.ring,
    "ring-to": dice.ring,
    "choose-token": dice.choose_token,
    "where-white": quest.where_white,
    "field-or-siege": battle.field_or_siege,
    "retreat-or-stand": battle.retreat_or_stand,
    "sorcerer": battle.sorcerer,
    "advance": battle.advance,
    "ride-white-rider": battle.ride,
    "leader-rerolls": battle.leader_rerolls,
    "cease-or-go-on": battle.cease_or_go_on,
    "press-assault": battle.press_assault,
    "choose-casualty": battle.casualty,
    "choose-combat-card": battle.combat_card,
    "combat-ask": battle.combat_ask,
    "attack": armies.strike,
    "attack-whom": armies.strike,
    "attackers": armies.attackers,
    "choose-force": armies.choose_force,
    "move-armies": armies.march,
    "march-to": armies.march,
    "marchers": armies.marchers,
    "far-march": armies.far,
    "far-force": armies.far,
    "far-step": armies.far,
    "recruit": realm.recruit,
    "choose-recruit": realm.choose_recruit,
    "diplomacy": realm.diplomacy,
    "voice-of-saruman": realm.voice,
    "voice-recruits": realm.recruit,
    "take-off": realm.take_off,
    "offer-to-merge": realm.merge,
    "move-minions": realm.fly,
    "fly-to": realm.fly,
    "bring-minion": realm.bring_minion,
    "bring-where": realm.minion_where,
    "separate-group": quest.separate,
    "place-group": quest.separate,
    "move-companions": quest.walk,
    "walk-to": quest.walk,
    "fellowship-phase": quest.phase,
    "move-figure": quest.route,
    "choose-guide": quest.guide,
    "hunt-allocation": quest.allocation,
    "hunt-rerolls": quest.rerolls,
    "before-roll": quest.before_roll,
    "before-tile": quest.before_tile,
    "table-card-on-tile": quest.on_tile,
    "face-damage": quest.damage,
    "use-on-path": quest.on_path,
    "play-card": cards.play,
    "card-ask": cards.asked,
    "grey-guide-draws": cards.guide_draws,
    "hand-limit": cards.give_up,
    "draw-from-either": cards.draw_from,
    "give-up-card": cards.give_up,
    "give-card": cards.give_up,
    "offer-swap": cards.swap,
}
COUNSEL = Adviser()
