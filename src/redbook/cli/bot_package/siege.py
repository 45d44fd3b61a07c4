"""Newcomer: everybody marches to Minas Tirith, and attacks only where the enemy will lose more."""

from __future__ import annotations

from redbook import Chance, Option, Seen, register_bot
from redbook.views import SiegeView

CITY = "0704"


@register_bot("newcomer", games="siege")
class Newcomer:
    def __init__(self) -> None:
        self.marched: set[tuple[int, str]] = set()  # by turn: who has had its march

    def choose(self, seen: Seen[SiegeView], chance: Chance) -> Option:
        worth = {option: self.worth(option, seen) for option in seen.options}
        best = max(worth.values())
        choice = chance.pick([option for option in seen.options if worth[option] == best])
        if choice.kind == "pick":
            self.marched.add((seen.view.turn, str(choice.args()["piece"])))
        return choice

    def worth(self, option: Option, seen: Seen[SiegeView]) -> float:
        """`redbook games siege --json` lists every kind of option, with its arguments. The others are worth nothing."""
        about = option.args()
        match option.kind:
            case "go":  # one hex of a march
                return way(str(about["origin"])) - way(str(about["to"])) - 0.5
            case "pick":
                return -1 if (seen.view.turn, about["piece"]) in self.marched else 0.1
            case "attack-hex":
                return hopes(option, seen)
            case "join" | "advance" | "enter" | "recover":
                return 1
            case _:
                return 0


def way(hex: str) -> int:
    """About how far it is from a hex to the City: two digits each for column and row."""
    return max(abs(int(hex[:2]) - int(CITY[:2])), abs(int(hex[2:]) - int(CITY[2:])))


def hopes(attack: Option, seen: Seen[SiegeView]) -> float:
    """What the enemy would lose by an attack of all who can join it, less what we would: tried in another world."""
    world = seen.world()
    world.play(attack)
    while world.decision is not None and world.decision.options[0].kind == "join":
        world.play(world.decision.options[0])
    fight = world.view(seen.seat).combat
    if fight is None or fight.odds is None:
        return -1
    return fight.odds.defender_loss + fight.odds.defender_leaves - 2 * fight.odds.attacker_loss
