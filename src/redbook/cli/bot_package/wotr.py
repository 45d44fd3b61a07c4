"""Newcomer: the Free Peoples bring the Ring to Mordor, the Shadow hunts it and goes to war. One list a question."""

from __future__ import annotations

from redbook import Chance, Option, Seen, register_bot
from redbook.views import WotrView

FREE_DEEDS = ["move-fellowship", "gandalf-the-white", "recruit", "diplomacy", "draw-card", "play-card", "move-armies"]
SHADOW_DEEDS = [
    "bring-minion",
    "attack",
    "lead-attack",
    "diplomacy",
    "recruit",
    "move-armies",
    "play-card",
    "draw-card",
]
ROAD = [
    "morannon",
    "dagorlad",
    "eastern-emyn-muil",
    "western-emyn-muil",
    "parth-celebrant",
    "dimrill-dale",
    "moria",
    "hollin",
]
FREE = ("free", "gondor", "rohan")


@register_bot("newcomer", games="wotr")
class Newcomer:
    def choose(self, seen: Seen[WotrView], chance: Chance) -> Option:
        wanted = wishes(seen)
        for notation in wanted:
            option = seen.find(notation)
            if option is not None:
                return option
        return chance.pick(seen.options)


def wishes(seen: Seen[WotrView]) -> list[str]:
    """What is wanted at this question, the dearest first; `redbook games wotr --json` lists all questions."""
    view = seen.view
    match seen.decision.kind:
        case "take-action":  # which die
            faces = ["character", "will-of-the-west"] if seen.seat in FREE else ["army", "muster-army", "muster", "eye"]
            return [f"die {face}" for face in faces]
        case "use-die":
            if seen.seat not in FREE:
                return SHADOW_DEEDS
            hide = ["strider-hides", "hide-fellowship"] if not view.hidden else []
            hunted = sum(view.hunt_box) > 2  # the Shadow's dice, and ours for every step taken
            return hide + (FREE_DEEDS[1:] if hunted else FREE_DEEDS)
        case "fellowship-phase":
            return ["enter-mordor", "declare" if view.progress >= 2 else "done"]
        case "move-figure":  # as far along the road as the steps carry
            return ROAD
        case "face-damage":
            return ["lose-guide", "gollum-reveals"] if view.corruption > 3 else ["use-ring"]
        case "hunt-allocation":
            return ["2", "1"]
        case "marchers" | "attackers" | "advance":
            return ["all"]
        case "field-or-siege":
            return ["withdraw"]
        case "attack-whom":  # the weakest army in reach
            return sorted(view.armies, key=lambda place: view.armies[place].dice)
        case "march-to":  # against the Free Peoples' cities, or home to them
            return [
                "minas-tirith",
                "osgiliath",
                "north-ithilien",
                "lorien",
                "dale",
                "helms-deep",
                "edoras",
                "rivendell",
            ]
        case _:
            return []
