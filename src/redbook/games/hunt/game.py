"""Hunt for the Ring as the kernel knows it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from redbook.games.hunt import position, secrets, view
from redbook.games.hunt.day import Day
from redbook.games.hunt.invariants import INVARIANTS
from redbook.games.hunt.part2 import BeginPart2
from redbook.games.hunt.printed import PrintedCard, paragraphs, printed
from redbook.games.hunt.setup import SetUp, SetUpLetter
from redbook.games.hunt.state import SEATS, State
from redbook.games.hunt.steps import STEPS
from redbook.kernel import BadSetting, Chance, Game, Match, Play, Setting, Step
from redbook.kernel.game import EVERYBODY, Value

PARTS = ("both", "1", "2")


class HuntForTheRing(Game[State]):
    """One Ring-bearer against one to four Ringwraith players, in two parts."""

    id = "hunt"
    rules = 2
    seat_counts = (2, 3, 4, 5)
    settings = (
        Setting("part", PARTS),
        Setting("information", (1, 2, 0)),  # p. 9: tokens given at the start; 2 helps the Nazgûl, 0 helps Frodo
        Setting("pool", (3, 4)),
        Setting("shelters", (False, True)),  # p. 30
        Setting("deduction", (False, True)),  # the screen of the Ringwraiths shades where Frodo can be
        Setting("ask", ("all", "hunts")),  # when the Ring-bearer is asked for Out of Turn cards
        Setting("notes", ("open", "private")),  # p. 10, 19: who sees what Ringwraiths note; private is a variant
    )
    secrets = True
    turn = "turn-begins"
    steps = STEPS
    invariants = INVARIANTS
    names = {
        "place": "place", "from": "place", "start": "place", "second": "place", "places": "place", "card": "card",
        "cards": "card", "stopped": "card", "effect": "effect", "seat": "seat", "to": "seat", "by": "seat",
        "who": "seat", "company": "company", "tile": "tile", "tiles": "tile", "face": "die", "faces": "die",
        "target": "target", "area": "target", "journey": "journey", "power": "power", "answer": "answer",
        "why": "cause", "action": "action",
    }  # fmt: skip
    folder = Path(__file__).parent

    def check_settings(self, given: Mapping[str, Value] | None) -> dict[str, Value]:
        """`part` may be written as a number too, as command lines do."""
        if given and type(given.get("part")) is int:
            given = {**given, "part": str(given["part"])}
        return super().check_settings(given)

    def seats(self, count: int, settings: Mapping[str, Value]) -> tuple[str, ...]:
        return SEATS[:count]

    def new(self, count: int, settings: Mapping[str, Value]) -> tuple[State, list[Step]]:
        s = frame(settings)
        s.wraiths = count - 1
        return s, [SetUpLetter(), BeginPart2(), Day()] if s.parts == 2 else [SetUp(), Day()]

    def note_circle(self, seat: str, settings: Mapping[str, Value]) -> str:
        """p. 10, 19: Ringwraiths plan in the open. That the Ring-bearer does not see it is a variant."""
        if seat == SEATS[0]:
            return ""
        return "wraiths" if settings["notes"] == "private" else EVERYBODY

    def view(self, g: Play[State], seat: str | None) -> view.HuntView:
        return view.view(g, seat)

    def determinize(self, g: Play[State], seat: str | None, chance: Chance) -> None:
        secrets.determinize(g, seat, chance)

    def cards(self, lang: str) -> tuple[PrintedCard, ...]:
        return printed(lang)

    def card_texts(self, id: str) -> tuple[str, ...]:
        return paragraphs(id)

    def position(self, g: Play[State]) -> dict[str, Any]:
        return position.write(g)

    def from_position(self, doc: Mapping[str, Any], settings: Mapping[str, Value]) -> tuple[State, list[Step]]:
        return position.read(doc, frame(settings), self.step_types())

    def count_of(self, state: State) -> int:
        return state.wraiths + 1


def frame(settings: Mapping[str, Value]) -> State:
    """The table before anything is set up, with its settings."""
    return State(
        parts=PARTS.index(str(settings["part"])),
        give=int(settings["information"]),
        pool_size=int(settings["pool"]),
        shelters=int(settings["shelters"]),
        deduction=int(settings["deduction"]),
        ask_all=int(settings["ask"] == "all"),
    )


GAME = HuntForTheRing()


def letter(m: Match) -> dict[str, Any]:
    """Gandalf's letter (p. 25): from a finished Part 1, the document from which Part 2 is played another day."""
    if m.game.id != GAME.id or m.result is None or m.result.reason not in ("bree", "rescued"):
        raise BadSetting(game=m.game.id, name="part", value="2")
    g = m.play_state.copy()
    g.s.parts = 2
    g.stack = [Day(), BeginPart2()]
    doc = m.position()
    doc["settings"] = {**doc["settings"], "part": "2"}
    doc["position"] = position.write(g)
    return doc
