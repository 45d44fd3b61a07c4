"""The shortest bot: a function. `redbook arena siege hasty random --import examples/bots/hasty.py`"""

from redbook import Chance, Option, Seen, register_bot


@register_bot("hasty")
def hasty(seen: Seen, chance: Chance) -> Option:
    """Takes the last thing offered: the Ents would not approve."""
    return seen.options[-1]
