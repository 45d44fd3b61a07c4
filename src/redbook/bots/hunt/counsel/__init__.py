"""The counsellor of the Hunt: why the strong bot would do this here, in figures that its seat may know."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence

from redbook.bots.hunt.counsel import bearer, riders, spells, wilds
from redbook.bots.hunt.counsel.says import Bearer, Hunter, Line, Reasons
from redbook.bots.hunt.outlook import saved_chance
from redbook.games.hunt.state import RB
from redbook.kernel import Match, Option, Seen
from redbook.kernel.message import Message

MOST = 3  # reasons at once

OF_HUNTERS: dict[str, Callable[[Hunter, Line], Reasons]] = {
    "assign": riders.assign,
    "choose-lead": riders.lead,
    "place-nazgul": riders.place_nazgul,
    "share-sorcery": riders.share,
    "lord-at-start": riders.lord_at_start,
    "active-nazgul": riders.active,
    "die-action": riders.die_action,
    "hunt-or-perceive": riders.die_action,
    "pay-die": riders.pay,
    "extra-ride": riders.extra_ride,
    "search-after-ride": riders.search_after,
    "ride-to-connected": riders.extra_ride,
    "ride-others": riders.ride_others,
    "search-afar": riders.search_afar,
    "hunt-beside": riders.hunt_beside,
    "perceive-afar": riders.perceive_afar,
    "remove-any-ally": riders.remove,
    "sorcery-mode": spells.mode,
    "discard-sorceries": spells.discard,
    "pick-ally": spells.pick_ally,
    "add-special-tile": spells.tile,
    "eye-from-pool": spells.eye,
    "reroll-dice": spells.reroll,
}
OF_THE_BEARER: dict[str, Callable[[Bearer, Line], Reasons]] = {
    "give-information": bearer.give_clue,
    "shire-turn": bearer.shire,
    "card-move": bearer.card_move,
    "flee": bearer.flee,
    "react": bearer.react,
    "cancel-tile": bearer.cancel,
    "ally-mode": bearer.ally_mode,
    "place-ally": bearer.place_ally,
    "move-allies": bearer.move_allies,
    "push": bearer.push,
    "drive-space": bearer.drive_space,
    "take-die": bearer.take_die,
    "heal-more": bearer.heal_more,
    "hide-information": bearer.give_clue,
    "discard-allies": bearer.discard,
    "rob-wraith": bearer.rob,
    "pick-sorcery": bearer.pick_sorcery,
    "choose-journey": wilds.choose_journey,
    "new-journey": wilds.new_journey,
    "flee-in-the-wild": wilds.flee,
    "gandalf-starts": wilds.gandalf_starts,
    "choose-hiding": wilds.hide,
    "march-or-rest": wilds.march,
    "wild-turn": wilds.wild,
    "wander-again": wilds.wander,
    "fly-gandalf": wilds.wander,
}


class Adviser:
    level = "strong"

    def why(self, seen: Seen, line: Sequence[Option]) -> list[Message]:
        kind = seen.decision.kind
        if seen.seat == RB:
            told = OF_THE_BEARER[kind](Bearer(seen), line)
        else:
            told = OF_HUNTERS[kind](Hunter(seen), line)
        return [message for n, message in enumerate(told) if message not in told[:n]][:MOST]

    def span(self, m: Match) -> Hashable:
        """A Day: the next one begins with what this one has brought. Part 2 is laid out before its first Day."""
        day: int = m.state.day
        return day

    def chance(self, m: Match, seat: str) -> float:
        saved = saved_chance(m.state)
        return saved if seat == RB else 1.0 - saved


COUNSEL = Adviser()
