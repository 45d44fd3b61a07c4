"""What reasons are made of: messages, names of things, and what a gesture holds."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from redbook.bots.wotr.mind import Memory, Mind, Temper
from redbook.games.wotr.board import DISTANCE, FREE, MAP_SIZE, POINTS, REGION_AT, REGIONS, SEATS
from redbook.games.wotr.options import Act, Die, Place
from redbook.games.wotr.victory import FREE_NEEDS, SHADOW_NEEDS
from redbook.kernel import Option, Seen
from redbook.kernel.message import Arg, Message

Line = Sequence[Option]
Reasons = list[Message]


class Case(Mind):
    """A decision as the bot sees it, and which kind of question it answers."""

    def __init__(self, seen: Seen) -> None:
        s = seen.state
        decision = seen.decision
        seat = SEATS[s.count].index(seen.seat)
        super().__init__(s, seat, decision.step, decision.options, Temper(), Memory())
        self.kind = decision.kind


Why = Callable[[Case, Line], Reasons]

NEEDS = (FREE_NEEDS, SHADOW_NEEDS)
NEAR = 3  # regions within which an enemy is a danger


def say(id: str, **args: Arg) -> Message:
    return Message("wotr", f"counsel-{id}", args)


def percent(chance: float) -> int:
    """Never quite sure, never quite hopeless."""
    return max(1, min(99, round(100 * chance)))


def decimal(value: float) -> dict[str, Arg]:
    """A number with one decimal place: each language has its own point."""
    tenths = max(0, round(10 * value))
    return {"whole": tenths // 10, "tenth": tenths % 10}


def region(place: int) -> str:
    return REGIONS[REGION_AT[place]]


def places(line: Line) -> list[int]:
    return [option.place for option in line if isinstance(option, Place)]


def deed_in(line: Line) -> str:
    """The action that a die is used for."""
    return next((option.what for option in line if isinstance(option, Act)), "")


def face_in(line: Line) -> int | None:
    return next((option.face for option in line if isinstance(option, Die)), None)


def together(*parts: Iterable[Message] | None) -> Reasons:
    return [message for part in parts if part for message in part]


# -- how things stand ---------------------------------------------------------------------------------------


def enemies_near(mind: Case, place: int) -> int:
    """Enemy units that could come: of nations At War, within three regions."""
    distance = DISTANCE[REGION_AT[place]]
    return sum(army.fit_units for army in mind.v.theirs.values() if army.fit and distance[army.region] <= NEAR)


def guard(mind: Case, side: int, place: int) -> int:
    """Units of a side in a region, shut in or not."""
    army = mind.v.garrison(side, REGION_AT[place])
    return army.units if army is not None else 0


def prize(mind: Case, place: int) -> Reasons:
    """What a place counts towards victory, or takes from the enemy."""
    here = REGION_AT[place]
    if here >= MAP_SIZE or not POINTS[here] or not mind.plan.point_worth(here):
        return []
    have, needs = mind.v.points[mind.side], NEEDS[mind.side]
    if mind.v.s.held[here]:
        theirs = mind.v.points[1 - mind.side]
        return [say("prize-back", region=region(here), points=POINTS[here], total=theirs)]
    total = have + POINTS[here]
    if total >= needs:
        return [say("prize-wins", region=region(here), total=total, needs=needs)]
    return [say("prize", region=region(here), points=POINTS[here], total=total, needs=needs)]


def danger(mind: Case, place: int) -> Reasons:
    """An own Settlement that the enemy is near to."""
    if not mind.plan.worry.get(REGION_AT[place]):
        return []
    own = guard(mind, mind.side, place)
    return [say("danger", region=region(place), foes=enemies_near(mind, place), units=own)]


def is_free(mind: Case) -> bool:
    return mind.side == FREE
