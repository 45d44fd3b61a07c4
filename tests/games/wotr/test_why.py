"""Typical refusals say what is in the way: the reason that a player needs, not just any."""

from random import Random
from typing import Any

import pytest

from games.wotr.table import WAR, asked, at, battle, play
from redbook.games.wotr.board import CARDS, CHARACTERS, FACES, FIGURES, NATIONS, PLACE_NAMES
from redbook.games.wotr.reasons import Why
from redbook.kernel import Match, Reason
from redbook.kernel.reasons import TableReason
from redbook.kernel.text import LANGUAGES, render

ALL = ("dwarves", "elves", "gondor", "north", "rohan", "isengard", "sauron", "southrons")
PEACE = dict.fromkeys(ALL[:5], "1 passive")
FREE = {"free": "character muster event muster-army", "shadow": "army army army army"}
SHADOW = {"free": "character", "shadow": "character army muster event"}
SIEGE = {"minas-tirith": "3 sauron-regular", "minas-tirith-siege": "2 gondor-regular, 1 gondor-leader"}


def refusal(now: str, moves: tuple[str, ...], intent: str, **doc: Any) -> Reason | None:
    doc.setdefault("dice", FREE if now == "action free" else SHADOW)
    return play(at(now, **doc), *moves).why_not(intent)


@pytest.mark.parametrize(
    ("moves", "intent", "why", "doc"),
    [
        (("die muster",), "diplomacy", Why.PASSIVE_NATION, {"politics": PEACE}),
        (("die muster",), "diplomacy", Why.ALREADY_AT_WAR, {"politics": WAR}),
        (("die character",), "diplomacy", Why.WRONG_DIE, {}),
        (("die muster",), "recruit", Why.NOT_AT_WAR, {}),
        (("die event",), "recruit", Why.WRONG_DIE, {"politics": WAR}),
        (("die muster-army",), "attack", Why.NO_ENEMY_THERE, {"armies": {"dale": "1 north-regular"}, "politics": WAR}),
        (("die muster-army",), "attack", Why.NOT_AT_WAR, {}),
        (("die character",), "lead-attack", Why.NO_LEADER,
         {"politics": WAR, "armies": {"osgiliath": "2 gondor-regular", "south-ithilien": "1 sauron-regular"}}),
        (("die character",), "move-companions", Why.NOT_IN_PLAY, {}),
        (("die muster",), "move-companions", Why.WRONG_DIE, {"characters": {"gimli": "erebor"}}),
        (("die character",), "move-companions", Why.SEALED_BY_SIEGE,
         {"armies": SIEGE, "characters": {"gimli": "minas-tirith-siege"}}),
        (("die event",), "boromir-advances", Why.NOT_IN_PLAY, {}),
        (("die event",), "boromir-advances", Why.NOT_YOUR_SETTLEMENT, {"characters": {"boromir": "lossarnach"}}),
        (("die event",), "gimli-advances", Why.ALREADY_AT_WAR, {"characters": {"gimli": "erebor"}, "politics": WAR}),
        (("die muster",), "play-card", Why.WRONG_DIE, {"hands": {"free": ["fp-char-12"]}}),
        (("die muster", "recruit"), "gondor-leader@lossarnach", Why.LEADERS_WITHOUT_UNITS,
         {"politics": WAR, "armies": {"minas-tirith": "2 gondor-regular"}}),
        (("die muster", "recruit"), "gondor-elite@osgiliath", Why.NOT_YOUR_SETTLEMENT, {"politics": WAR}),
        (("die muster", "recruit"), "gondor-regular@minas-tirith", Why.BESIEGED, {"politics": WAR, "armies": SIEGE}),
        (("die muster", "recruit"), "gondor-regular@pelargir", Why.ENEMY_HOLDS_IT,
         {"politics": WAR, "armies": {}, "held": {"pelargir": "shadow"}}),
        (("die muster", "recruit", "gondor-regular@pelargir"), "rohan-elite@edoras", Why.ELITE_ALONE,
         {"politics": WAR}),
        (("die muster", "recruit", "gondor-regular@pelargir"), "gondor-leader@pelargir", Why.SAME_SETTLEMENT,
         {"politics": WAR}),
        (("die muster-army", "move-armies"), "moria", Why.NO_ARMY_HERE, {}),
        (("die muster-army", "move-armies", "edoras"), "moria", Why.NOT_ADJACENT, {}),
        (("die muster-army", "move-armies", "osgiliath", "north-ithilien"), "+gimli", Why.NO_SUCH_FIGURE, {}),
        (("die muster-army", "move-armies", "osgiliath", "lossarnach"), "+rohan-regular", Why.FOREIGN_BORDER,
         {"armies": {"osgiliath": "1 gondor-regular, 1 rohan-regular"}}),
        (("die character", "move-companions", "gimli"), "minas-tirith", Why.SEALED_BY_SIEGE,
         {"armies": SIEGE, "characters": {"gimli": "lossarnach"}}),
        (("die character", "move-companions", "gimli"), "erebor", Why.TOO_FAR, {"characters": {"gimli": "lossarnach"}}),
        (("die character", "move-companions"), "legolas", Why.NOT_IN_PLAY, {"characters": {"gimli": "lossarnach"}}),
        (("die character", "move-companions", "gimli", "pelargir"), "gimli", Why.MOVED_ALREADY,
         {"characters": {"gimli": "lossarnach", "legolas": "lossarnach"}}),
        (("die character", "separate"), "aragorn", Why.NO_COMPANION, {}),
        (("die event", "draw-card"), "free-strategy", Why.DECK_EMPTY,
         {"decks": {"free-strategy": []}, "out": [f"fp-strat-{n:02d}" for n in range(1, 25)]}),
    ],
)  # fmt: skip
def test_the_free_peoples_are_told(moves: tuple[str, ...], intent: str, why: Why, doc: dict[str, Any]) -> None:
    assert refusal("action free", moves, intent, **doc) is why


@pytest.mark.parametrize(
    ("moves", "intent", "why", "doc"),
    [
        (("die army",), "move-minions", Why.WRONG_DIE, {}),
        (("die character",), "move-minions", Why.CANNOT_MOVE, {"armies": {"moria": "2 sauron-regular"}}),
        (("die character", "move-minions", "nazgul@dol-guldur"), "lorien", Why.ENEMY_STRONGHOLD, {}),
        (("die character", "move-minions", "nazgul@dol-guldur"), "dol-guldur", Why.TOO_FAR, {}),
        (("die character", "move-minions", "nazgul@dol-guldur", "hollin"), "nazgul@hollin", Why.MOVED_ALREADY, {}),
        (("die character", "move-minions", "mouth-of-sauron@moria"), "edoras", Why.TOO_FAR,
         {"characters": {"mouth-of-sauron": "moria"}}),
        (("die character", "move-minions"), "saruman@orthanc", Why.CANNOT_MOVE, {"characters": {"saruman": "orthanc"}}),
        (("die character", "move-minions"), "mouth-of-sauron@moria-siege", Why.SEALED_BY_SIEGE,
         {"armies": {"moria": "2 dwarves-regular", "moria-siege": "1 sauron-regular", "nurn": "1 nazgul"},
          "characters": {"mouth-of-sauron": "moria-siege"}}),
        (("die army", "move-armies", "orthanc", "gap-of-rohan"), "+saruman", Why.CANNOT_MOVE,
         {"politics": WAR, "characters": {"saruman": "orthanc"}}),
        (("die army", "move-armies"), "minas-tirith-siege", Why.NO_ARMY_HERE, {"armies": SIEGE}),
        (("die army", "move-armies", "moria", "hollin", "all"), "hollin", Why.MOVED_ALREADY, {}),
        (("die muster",), "bring-minion", Why.ENTRY_CONDITION, {}),
        (("die army",), "attack", Why.NOT_AT_WAR, {}),
    ],
)  # fmt: skip
def test_the_shadow_is_told(moves: tuple[str, ...], intent: str, why: Why, doc: dict[str, Any]) -> None:
    assert refusal("action shadow", moves, intent, **doc) is why


def test_a_retreat_needs_a_free_neighbour() -> None:
    m = battle(chance=[1] * 12, free="2 gondor-regular", shadow="2 sauron-regular")
    play(m, "go-on")
    assert asked(m) == ("shadow", "retreat-or-stand")
    assert m.why_not("osgiliath") is None
    assert m.why_not("north-ithilien") is Why.NO_FREE_REGION
    assert m.why_not("moria") is Why.NOT_ADJACENT


def test_an_assault_without_elites_ends() -> None:
    walls = {"attacker": "shadow", "origin": "minas-tirith", "target": "minas-tirith-siege"}
    m = at("battle", armies=SIEGE, battle=walls, chance=[1] * 9)
    while asked(m)[1] != "press-assault":
        play(m, "0")
    assert m.why_not("-sauron-elite") is Why.NO_ELITE_TO_REDUCE
    assert m.why_not("osgiliath") is Why.CANNOT_RETREAT


@pytest.mark.parametrize(
    ("moves", "intent", "why", "doc"),
    [
        ((), "moria", Why.OTHER_QUESTION, {}),
        ((), "move-fellowship", Why.OTHER_QUESTION, {}),
        (("die character",), "move-minions", Why.OTHER_SIDES_ACTION, {}),
        (("die event", "draw-card"), "shadow-strategy", Why.OTHER_SIDES_DECK, {}),
        (("die muster-army", "move-armies", "dale"), "moria", Why.NOT_ADJACENT, {}),
        (("die muster-army", "move-armies", "dale"), "erebor-siege", Why.GARRISON_ONLY, {}),
        (("die muster-army", "move-armies"), "moria-siege", Why.NO_ARMY_HERE, {}),
        (("die muster-army", "move-armies", "edoras", "westemnet"), "done", Why.NOTHING_CHOSEN, {}),
        (("die muster-army", "move-armies", "edoras", "westemnet", "+rohan-regular"), "all", Why.ONE_BY_ONE, {}),
        (("die muster-army", "move-armies", "edoras", "westemnet"), "+gondor-elite", Why.NO_SUCH_FIGURE, {}),
        (("die muster-army", "move-armies"), "minas-tirith-siege", Why.BESIEGED,
         {"armies": {**SIEGE, "edoras": "1 rohan-regular"}}),
        (("die muster-army", "move-armies", "dale", "northern-rhovanion", "+north-regular"), "done",
         Why.LEADERS_WITHOUT_UNITS, {"armies": {"dale": "1 north-regular, 2 north-leader"}}),
        (("die muster", "recruit"), "gandalf-the-white@edoras", Why.NOT_RECRUITED, {"politics": WAR}),
        (("die muster", "diplomacy"), "sauron", Why.NOT_YOUR_NATION, {}),
        (("die character", "separate", "gimli"), "gimli", Why.CHOSEN_ALREADY, {}),
        (("die character", "separate"), "done", Why.NOTHING_CHOSEN, {}),
        (("die character", "move-companions"), "witch-king", Why.COMPANIONS_ONLY, {"characters": {"gimli": "bree"}}),
    ],
)  # fmt: skip
def test_a_word_out_of_place_is_told_what_is_wrong_with_it(
    moves: tuple[str, ...], intent: str, why: Why, doc: dict[str, Any]
) -> None:
    assert refusal("action free", moves, intent, **doc) is why


def test_casualties_and_rerolls() -> None:
    m = battle(chance=[6, 1, 1, 1, 6, 1, 1, 1], free="2 gondor-regular, 1 gondor-elite, 1 gondor-leader")
    while asked(m)[1] != "leader-rerolls":
        play(m, "none")
    assert m.why_not("9") is Why.TOO_MANY_REROLLS
    while asked(m)[1] != "choose-casualty":
        play(m, "0")
    assert m.why_not("-gondor-leader") is Why.UNITS_ONLY
    assert m.why_not("-rohan-regular") is Why.NO_SUCH_FIGURE
    assert m.why_not("-gondor-elite x2") is Why.TWO_HITS_NEEDED


WORDS = (
    *PLACE_NAMES[:-1], *CARDS, *CHARACTERS, *NATIONS, *(f"die {face}" for face in FACES), *map(str, range(9)),
    *(f"+{figure}" for figure in FIGURES), *(f"-{figure}" for figure in FIGURES),
    *(f"{figure}@{place}" for figure in ("nazgul", "gondor-regular", "witch-king") for place in PLACE_NAMES[:-1]),
    "pass", "done", "all", "none", "yes", "skip", "attack", "recruit", "use-ring", "go-on",
)  # fmt: skip


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 3)])
def test_whatever_is_written_like_an_option_gets_a_reason(seats: int, seed: int) -> None:
    m, dice = Match.new("wotr", seats=seats, seed=seed), Random(seed)
    for _ in range(700):
        if m.decision is None:
            break
        for word in dice.sample(WORDS, 4):
            assert m.why_not(word) is not TableReason.NOT_OFFERED, (m.decision, word)
        m.play(dice.choice(m.decision.options))


@pytest.mark.parametrize("why", list(Why))
def test_every_reason_can_be_said(why: Why) -> None:
    for lang in LANGUAGES:
        assert render(why.message(), lang).strip()
