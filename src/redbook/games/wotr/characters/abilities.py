"""What Characters add to the dice: envoys, Strider, the Mouth of Sauron; how Aragorn and Gandalf the White enter."""

from __future__ import annotations

from typing import Any

from redbook.games.wotr import events as ev
from redbook.games.wotr import politics
from redbook.games.wotr.armies.figures import in_play, minion_seen, region_of
from redbook.games.wotr.armies.regions import besieged_side, controller
from redbook.games.wotr.board import (
    ARAGORN,
    ASIDE,
    BOROMIR,
    BOX,
    CHARACTER_DIE,
    CHARACTERS,
    CROWNING_PLACES,
    DEAD,
    DWARVES,
    ELVEN_STRONGHOLDS,
    ELVES,
    EREBOR,
    FANGORN,
    FREE,
    GANDALF_GREY,
    GANDALF_WHITE,
    GIMLI,
    GONDOR,
    IN_FELLOWSHIP,
    IS_CITY_OR_STRONGHOLD,
    LEGOLAS,
    MOUTH,
    NATION_OF,
    PLACE,
    PLACE_NAMES,
    PLACES,
    REGION_AT,
    SETTLEMENT,
    STRIDER,
    STRONGHOLD,
    WILL_DIE,
)
from redbook.games.wotr.options import PLACE_OPTIONS, Place
from redbook.games.wotr.reasons import Why
from redbook.games.wotr.seats import name, nation_tired
from redbook.games.wotr.state import G, State
from redbook.kernel import Ask, Reason


def why_not_messenger(g: G) -> Reason | None:
    """The Mouth of Sauron: one Muster result a turn used as Army."""
    if not in_play(g.s, MOUTH):
        return Why.NOT_IN_PLAY
    return Why.WRONG_DIE if g.s.mouth_used else None


ENVOYS = (
    ("boromir-advances", BOROMIR, GONDOR),
    ("legolas-advances", LEGOLAS, ELVES),
    ("gimli-advances", GIMLI, DWARVES),
)


def abilities(g: G, seat: int, face: int) -> list[str]:
    """Companions whose abilities take any die."""
    s = g.s
    found = []
    if s.guide == STRIDER and not s.hidden and face not in (CHARACTER_DIE, WILL_DIE):
        found.append("strider-hides")
    for what, companion, nation in ENVOYS:
        if s.chars[companion] < PLACES and why_not_ability(g, seat, companion, nation) is None:
            found.append(what)
    return found


def why_not_ability(g: G, seat: int, companion: int, nation: int) -> Reason | None:
    """In an unconquered City or Stronghold of his nation (Gimli: Erebor) any die advances it."""
    s = g.s
    region = region_of(s, companion)
    if region == 255 or not IS_CITY_OR_STRONGHOLD[region] or NATION_OF[region] != nation or s.held[region]:
        return Why.NOT_YOUR_SETTLEMENT
    if companion == GIMLI and region != EREBOR:
        return Why.NOT_YOUR_SETTLEMENT
    if companion == LEGOLAS and SETTLEMENT[region] != STRONGHOLD:
        return Why.NOT_YOUR_SETTLEMENT
    if nation_tired(s, seat, nation):
        return Why.SAME_NATION_TWICE
    return politics.why_not_advance(g, nation)


def why_not_crown(g: G) -> Reason | None:
    """Aragorn: Strider stands in unconquered Pelargir, Dol Amroth or Minas Tirith."""
    s = g.s
    region = region_of(s, STRIDER)
    if region not in CROWNING_PLACES or s.held[region] or s.chars[ARAGORN] != ASIDE:
        return Why.ENTRY_CONDITION
    return None


def why_not_white(g: G) -> Reason | None:
    """Gandalf the White: the Grey has left the Fellowship or fallen, and a Minion is or was in play."""
    s = g.s
    if s.chars[GANDALF_WHITE] != ASIDE or s.chars[GANDALF_GREY] == IN_FELLOWSHIP or not minion_seen(s):
        return Why.ENTRY_CONDITION
    if s.chars[GANDALF_GREY] == DEAD and not white_places(s):
        return Why.ENTRY_CONDITION
    return None


def white_places(s: State) -> list[int]:
    """Fangorn, or an Elven Stronghold that the Free Peoples control; inside, if it is besieged."""
    strongholds = [r for r in ELVEN_STRONGHOLDS if controller(s, r) == FREE]
    return [FANGORN, *(BOX[r] if besieged_side(s, r) == FREE else r for r in strongholds)]


def enter(g: G, companion: int, place: int) -> None:
    """A Companion enters play on the map and may wake the nation there."""
    g.s.chars[companion] = place
    if g.heard:
        g.tell(ev.CharacterEntered(CHARACTERS[companion], PLACE_NAMES[REGION_AT[place]]))
    politics.companion_arrives(g, companion)


class WhereWhite(Ask, frozen=True):
    who: int
    offers = (Place,)
    in_gesture = True
    rule = "wotr p.24"

    def seat(self, g: G) -> str:
        return name(g, self.who)

    def options(self, g: G) -> list[Any]:
        return [PLACE_OPTIONS[p] for p in white_places(g.s)]

    def why_not(self, g: G, intent: str) -> Reason | None:
        return Why.ENTRY_CONDITION if intent in PLACE else None

    def take(self, g: G, option: Place) -> None:
        enter(g, GANDALF_WHITE, option.place)
