"""Three languages with the same ids and variables, and nothing that cannot be said."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import redbook.games.hunt as hunt
from games.hunt.tables import play, table, told
from games.hunt.walks import lively_walk
from redbook.games.hunt import events, options
from redbook.games.hunt.board import BOARDS, SHIRE, WILD
from redbook.games.hunt.catalogue import ALLIES, SORCERIES
from redbook.games.hunt.pieces import JOURNEYS
from redbook.games.hunt.reasons import Why
from redbook.kernel import Message
from redbook.kernel.text import LANGUAGES, bundle, render

FOLDER = Path(hunt.__file__).parent / "text"
DOTS = json.loads((Path(__file__).parent / "dots.json").read_text("utf-8"))


def messages(lang: str) -> dict[str, set[str]]:
    """Ids with the variables that they use."""
    found: dict[str, set[str]] = {}
    for path in FOLDER.glob(f"{lang}*.ftl"):
        text = path.read_text("utf-8")
        for block in re.split(r"\n(?=[a-z])", text):
            match = re.match(r"([a-z][A-Za-z0-9-]*) =", block)
            if match:
                assert match[1] not in found, f"{match[1]} twice in {lang}"
                found[match[1]] = set(re.findall(r"\$(\w+)", block))
    return found


@pytest.mark.parametrize("lang", ["es", "pt"])
def test_the_languages_say_the_same_things(lang: str) -> None:
    assert messages(lang) == messages("en")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_has_words(lang: str) -> None:
    """Besides what the contract looks at: questions, options, events, reasons and settings."""
    made = bundle("hunt", lang)
    wanted = [f"chance-{why}" for why in ("action-die", "lord-die", "tile", "lead")]
    wanted += [f"place-{board.part}-{board.ids[n]}" for board in (SHIRE, WILD) for n in range(1, board.locs + 1)]
    wanted += [f"area-{area.replace('·', '-')}" for board in (SHIRE, WILD) for area in board.areas]
    wanted += [f"journey-{card.id}" for card in JOURNEYS]
    for card in (*ALLIES, *SORCERIES):
        wanted += [f"card-{card.id}", *(f"effect-{card.id}-{n + 1}" for n in range(len(card.modes)))]
    wanted += ["result-corrupted", "result-rivendell", "result-bree", "result-rescued"]
    assert [id for id in wanted if not made.has_message(id)] == []


@pytest.mark.parametrize("reason", list(Why))
def test_every_refusal_names_its_page(reason: Why) -> None:
    for lang in LANGUAGES:
        assert reason.rule.startswith("hunt p.")
        assert reason.rule in render(reason.message(), lang)


@pytest.mark.parametrize("seed", range(3))
def test_whole_games_can_be_told(seed: int) -> None:
    """Prompts, options and events of both parts, in three languages."""
    said: dict[tuple[str, str], Message] = {}
    for m in lively_walk(seed, seats=3):
        if m.decision is not None:
            said[m.decision.kind, ""] = m.decision.prompt
            for option in m.decision.options:
                said["option", option.kind] = Message("hunt", f"option-{option.kind}", option.args())
    for heard in m.events:
        said["event", heard.event.kind] = heard.message("hunt")
    for message in said.values():
        for lang in LANGUAGES:
            assert render(message, lang).strip()


def test_a_ride_through_the_wild_says_where() -> None:
    """Dots have no names: they are told by a place near by and one beyond, in the log and in what is offered."""
    m = table(now="nazgul", nazgul=["48", "24", "28", "43"])
    dots = [option for option in m.decision.options if option.notation.startswith(">d")]
    for lang, wild in (("en", "the dot near "), ("es", "al punto cercano a"), ("pt", "o ponto perto d")):
        said = [render(Message("hunt", f"option-{option.kind}", option.args()), lang) for option in dots]
        assert all(wild in line for line in said)
        assert len(set(said)) == len(said), "every dot is told otherwise"
    ways = set()
    for start in range(1, SHIRE.size):
        for goal in SHIRE.near[start]:
            begin, end, towards, way = options.way(1, start, goal)
            ways.add(way)
            ride = {"nazgul": 1, "start": begin, "place": end, "towards": towards, "way": way}
            assert begin != end or way in ("on", "off", "home"), "near a place, and from or to it"
            assert render(Message("hunt", "event-nazgul-rode", ride), "en").count(f"({end[2:]})") == 1, (
                "not from X to near X"
            )
    assert ways == {"road", "out", "off", "in", "home", "through", "on"}
    riders = [str(dots[0].args()["space"]), "24", "28", "43"]
    there = table(now="nazgul", nazgul=riders, hands={"wraith-1": ["sorcery-06"]})
    play(there, "die sorcery", "play sorcery-06", "mode 1")
    (event,) = told(there, events.ConnectionTold)
    assert event.where == "wild"


@pytest.mark.parametrize("part", [1, 2])
def test_no_two_dots_are_told_alike(part: int) -> None:
    board = BOARDS[part]
    dots = range(board.locs + 1, board.size)
    names = [options.landmark(part, dot) for dot in dots]
    assert len(set(names)) == len(names)
    for (where, near, towards), dot in zip(names, dots, strict=True):
        assert where == "wild"
        assert near != f"{part}-{towards}"
        assert {board.index[near[2:]], board.index[towards]} <= set(board.connected[dot])
        assert [near[2:], towards] == DOTS[str(part)][board.ids[dot]], "the browser reads the same file"


def test_what_a_card_stops_is_named() -> None:
    """In the log nobody sees what was declared: the line says it."""
    m = table(now="nazgul", nazgul=["22", "24", "28", "43"], hand=["ally1-13", "ally1-06"], tokens=2, dice=["ring"])
    play(m, "search", "play ally1-13")
    (stopped,) = told(m, events.Cancelled)
    assert (stopped.action, stopped.place) == ("search", "1-22")
    assert "stops a Search at Budgeford (22)." in render(Message("hunt", "event-cancelled", stopped.args()), "en")


def test_journeys_are_offered_with_their_rows() -> None:
    short = Message("hunt", "option-travel", options.Travel(0).args())
    assert render(short, "es") == "Viaje corto 1: 1 · 7 · 8 · 19 · 33 · 27 · 36 · A"
