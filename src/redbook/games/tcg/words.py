"""The words of the game: phases, zones, and every word that a card may be described by."""

from __future__ import annotations

PHASES = ("setup", "fellowship", "shadow", "maneuver", "archery", "assignment", "skirmish", "regroup")
SETUP, FELLOWSHIP, SHADOW, MANEUVER, ARCHERY, ASSIGNMENT, SKIRMISH, REGROUP = range(8)

ZONES = (
    "gone", "deck", "hand", "discard", "dead", "void", "fellowship", "support", "center", "attached", "stacked",
    "adventure", "path",
)  # fmt: skip
(GONE, DECK, HAND, DISCARD, DEAD, VOID, IN_FELLOWSHIP, IN_SUPPORT, IN_CENTER, ATTACHED, STACKED, ADVENTURE, ON_PATH) = (
    range(13)
)

TYPES = ("companion", "ally", "minion", "possession", "artifact", "condition", "event", "site", "ring")
CHARACTERS = frozenset({"companion", "ally", "minion"})
ITEMS = frozenset({"possession", "artifact"})
RACES = ("dwarf", "elf", "hobbit", "man", "wizard", "orc", "uruk-hai", "nazgul", "troll", "balrog")
FREE_CULTURES = ("dwarven", "elven", "gandalf", "gondor", "shire")
SHADOW_CULTURES = ("isengard", "moria", "ringwraith", "sauron")
CULTURES = FREE_CULTURES + SHADOW_CULTURES
SIDES = ("free-peoples", "shadow")
CLASSES = ("hand-weapon", "ranged-weapon", "armor", "helm", "shield", "cloak", "mount", "pipe")
SIGNETS = ("aragorn", "frodo", "gandalf")
LOADED = ("archer", "damage", "defender", "fierce")  # keywords with rules; cards may grant them
KEYWORDS = (
    *LOADED, "ranger", "tale", "search", "stealth", "spell", "weather", "tracker", "pipeweed", "sanctuary", "forest",
    "river", "plains", "underground", "marsh", "mountain",
)  # fmt: skip
RARITIES = ("C", "U", "R", "P")

# What never changes about a card: a filter made of these words is a set of card kinds.
STATIC_WORDS = frozenset(
    (*TYPES, *RACES, *CULTURES, *SIDES, *CLASSES, *KEYWORDS, "weapon", "item", "character", "unique")
) - frozenset(LOADED)

# What depends on the table. "character" words about a card in play, seen from the card that carries the text.
DYNAMIC_WORDS = frozenset(
    (*LOADED, "your", "opponents", "self", "another", "bearer", "ring-bearer", "exhausted", "wounded", "roaming",
     "unassigned", "in-skirmish", "here", "in-support-area", "assigned-this-turn", "assigned", "this-site")
)  # fmt: skip

DURATIONS = ("phase", "regroup", "turn")
