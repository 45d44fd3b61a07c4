"""The counsellor of War of the Ring: a reason for everything, true figures, no secrets, and what a blunder costs."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import redbook.bots.wotr.counsel as package
from bots.wotr.seats import at
from redbook.bots.players import usual_players
from redbook.bots.wotr.counsel import COUNSEL, WHY
from redbook.bots.wotr.counsel.odds import fought_out, hunt_odds
from redbook.bots.wotr.outlook import free_chance
from redbook.counsel import advise, price
from redbook.counsel.advice import best_line
from redbook.games.wotr.board import CARDS, REGION
from redbook.games.wotr.game import GAME
from redbook.kernel import Match, Seeded, Seen
from redbook.kernel.message import Message
from redbook.kernel.text import LANGUAGES, render

CODE = "".join(path.read_text("utf-8") for path in sorted(Path(package.__file__).parent.glob("*.py")))
USED = {f"counsel-{id}" for id in re.findall(r'say\(\s*"([a-z0-9-]+)"', CODE)}
TEXT = Path(GAME.folder) / "text"


def test_every_question_of_the_game_has_reasons() -> None:
    assert set(WHY) == {question.kind for question in GAME.describe().questions}


def test_every_card_has_a_reason_to_be_played() -> None:
    from redbook.bots.wotr.counsel.cards import EFFECTS

    assert set(EFFECTS) == set(CARDS)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_said_is_written_and_what_is_written_is_said(lang: str) -> None:
    text = (TEXT / f"{lang}-counsel.ftl").read_text("utf-8")
    assert set(re.findall(r"^(counsel-[a-z0-9-]+) =", text, re.MULTILINE)) == USED


@pytest.mark.parametrize(("seats", "seed"), [(2, 31), (3, 32), (4, 33)])
def test_advice_always_has_reasons_that_are_said_in_every_language_and_tell_no_secret(seats: int, seed: int) -> None:
    m = Match.new("wotr", seed=seed, seats=seats)
    choose = usual_players("wotr", seed)
    told = 0
    while m.decision is not None:
        if len(m.decision.options) > 1 and len(m.log) % 11 == 0:
            advice = advise(m)
            assert 1 <= len(advice.why) <= 3
            for message in advice.why:
                for lang in LANGUAGES:
                    assert "{" not in render(message, lang)
            line = best_line(m, COUNSEL)
            reasons = COUNSEL.why(Seen(m), line)
            for world in (2, 3):
                other = m.determinize(m.decision.seat, seed=world)
                assert best_line(other, COUNSEL) == line, m.decision.kind
                assert COUNSEL.why(Seen(other), line) == reasons, m.decision.kind
            told += 1
        m.play(choose(m))
    assert told > 25


# -- figures --------------------------------------------------------------------------------------------------


def said(m: Match, id: str) -> Message:
    why = advise(m).why
    return next(message for message in why if message.id == f"counsel-{id}")


def walking(hunters: int, ours: int = 0) -> Match:
    return at(
        "action free",
        fellowship={"at": "rivendell", "corruption": 0, "guide": "gandalf-the-grey"},
        hunt_box=[ours, hunters],
        dice={"free": "character", "shadow": ""},
    )


def test_the_chance_of_the_hunt_is_that_of_the_rules() -> None:
    args = said(walking(2), "step-hunted").args
    assert (args["dice"], args["chance"]) == (2, round(100 * (1 - (5 / 6) ** 2)))
    m = walking(2, 1)
    found = 0
    for world in range(600):
        twin = m.determinize("free", seed=world)
        drawn = len(twin.state.bag)
        for notation in ("die character", "move-fellowship"):
            assert twin.decision is not None
            twin.push(next(option for option in twin.decision.options if option.notation == notation))
        found += len(twin.state.bag) < drawn
    chance, _ = hunt_odds(m.state)
    assert chance == pytest.approx(1 - (4 / 6) ** 2)
    assert found / 600 == pytest.approx(chance, abs=0.06)


def test_the_steps_to_mordor_are_counted() -> None:
    assert said(walking(0), "step").args["steps"] == 9
    assert any(message.id == "counsel-step-unhunted" for message in advise(walking(0)).why)


def test_the_odds_of_a_battle_are_those_of_the_dice() -> None:
    """One against one: each round either hits with one in three, and who is hit is gone."""
    alone = (1, 0, 0, 0)
    assert fought_out(alone, alone) == pytest.approx((1 / 3) * (2 / 3) / (1 - (2 / 3) ** 2))
    chance = Seeded(seed=1)
    won = 0
    for _ in range(3000):
        mine, yours = 4, 3
        while mine > 0 and yours > 0:
            ours = sum(die >= 4 for die in (chance.below(6, None, "x") for _ in range(mine)))
            theirs = sum(die >= 4 for die in (chance.below(6, None, "x") for _ in range(yours)))
            mine, yours = mine - theirs, yours - ours
        won += mine > 0
    assert won / 3000 == pytest.approx(fought_out((4, 0, 0, 0), (3, 0, 0, 0)), abs=0.03)


def assault() -> Match:
    return at(
        "action shadow",
        armies={
            "helms-deep": "6 isengard-regular, 2 isengard-elite",
            "helms-deep-siege": "2 rohan-regular",
            "orthanc": "",
            "fords-of-isen": "",
        },
        dice={"shadow": "army", "free": ""},
    )


def test_an_assault_tells_who_stands_on_either_side_and_what_the_place_is_worth() -> None:
    m = assault()
    args = said(m, "attack-walls").args
    assert (args["region"], args["units"], args["foes"]) == ("helms-deep", 8, 2)
    none, one = (5 / 6) ** 5, 5 * (1 / 6) * (5 / 6) ** 4
    assert args["chance"] == round(100 * (1 - none - one))
    assert said(m, "prize").args["points"] == 2


def test_a_nation_in_danger_is_told_with_the_enemies_near_it() -> None:
    m = at(
        "action free",
        politics={"rohan": "1 active", "isengard": "at-war"},
        fellowship={"at": "rivendell", "guide": "gandalf-the-grey"},
        dice={"free": "muster", "shadow": ""},
    )
    advice = advise(m)
    assert "rohan" in [option.notation for option in advice.line]
    assert said(m, "war-free").args["steps"] == 0
    args = said(m, "danger").args
    assert args["region"] == "helms-deep"
    assert args["units"] == m.state.troops[REGION["helms-deep"]]


# -- what a move cost -------------------------------------------------------------------------------------------


def made(m: Match, *notations: str) -> Match:
    for notation in notations:
        assert m.decision is not None
        m.play(next(option for option in m.decision.options if option.notation == notation))
    return m


def one_point_short() -> Match:
    """Nobody guards Edoras, and its point is the tenth; the Ring is a step from the Crack of Doom."""
    held = dict.fromkeys(("minas-tirith", "lorien", "rivendell", "dol-amroth", "dale"), "shadow")
    taken = dict.fromkeys((*held, "edoras", "orthanc"), "")
    return at(
        "action shadow",
        armies={**taken, "westemnet": "4 isengard-regular"},
        held=held,
        fellowship={"at": "mordor", "mordor": 4, "corruption": 1, "guide": "gandalf-the-grey"},
        dice={"shadow": "army", "free": ""},
    )


def test_to_throw_away_the_die_that_wins_is_a_blunder() -> None:
    assert said(one_point_short(), "prize-wins").args["total"] == 10
    told = price(made(one_point_short(), "die army", "skip"), "shadow", worlds=8)
    assert told.verdict == "blunder"
    assert told.best > 0.9


def test_an_open_city_left_alone_is_not_called_good() -> None:
    empty = {"westemnet": "4 isengard-regular", "orthanc": "", "edoras": ""}
    m = at("action shadow", armies=empty, dice={"shadow": "army", "free": ""})
    assert price(made(m, "die army", "skip"), "shadow", worlds=8).verdict in ("slight", "mistake", "blunder")


def test_a_card_from_the_other_deck_is_as_good() -> None:
    m = at("action shadow", dice={"shadow": "event", "free": ""})
    line = [option.notation for option in advise(m).line]
    other = "shadow-strategy" if line[-1] == "shadow-character" else "shadow-character"
    assert price(made(m, *line[:-1], other), "shadow", worlds=8).verdict in ("good", "better", "slight")


def test_what_was_advised_costs_nothing() -> None:
    m = assault()
    told = price(made(m, *[option.notation for option in advise(m).line]), "shadow", worlds=6)
    assert (told.verdict, told.cost) == ("same", 0.0)


# -- how it stands ----------------------------------------------------------------------------------------------


def test_the_chances_of_both_sides_make_one() -> None:
    for seats in (2, 3, 4):
        m = Match.new("wotr", seed=5, seats=seats)
        assert COUNSEL.chance(m, m.seats[0]) + COUNSEL.chance(m, m.seats[-1]) == pytest.approx(1.0)
        assert COUNSEL.chance(m, m.seats[0]) == free_chance(m.state)


def test_the_outlook_is_the_better_the_lighter_and_nearer_the_ring() -> None:
    def hope(corruption: int, progress: int) -> float:
        ring = {"at": "lorien", "progress": progress, "corruption": corruption, "guide": "gandalf-the-grey"}
        return free_chance(at("action free", fellowship=ring).state)

    burdens = [hope(corruption, 0) for corruption in range(0, 12, 2)]
    assert burdens == sorted(burdens, reverse=True)
    ways = [hope(3, progress) for progress in range(5)]
    assert ways == sorted(ways)
    s = at("action free").state
    before = free_chance(s)
    s.held[REGION["helms-deep"]] = 2
    s.held[REGION["lorien"]] = 2
    assert free_chance(s) < before
