"""A bot that remembers, and a typed view: `redbook arena hunt wanderer patient --import examples/bots/patient.py`"""

from redbook import Chance, Option, Seen, register_bot
from redbook.views import HuntView


@register_bot("patient", games="hunt", seats=("wraith-1", "wraith-2", "wraith-3", "wraith-4"))
class Patient:
    """A Ringwraith that rides where the newest trail is, and searches only where it has not searched on that day."""

    def __init__(self) -> None:
        self.searched: set[tuple[int, str]] = set()

    def choose(self, seen: Seen[HuntView], chance: Chance) -> Option:
        view = seen.view
        search = seen.find("search")
        here = view.nazgul[view.active - 1] if view.active is not None else None
        if search is not None and here is not None and (view.day, here) not in self.searched:
            self.searched.add((view.day, here))
            return search
        trails = list(view.trails)
        rides = [option for option in seen.options if option.kind == "ride"]
        towards = [option for option in rides if option.args()["space"] in trails[-2:]]
        return chance.pick(towards or rides or seen.options)
