"""The counsellor of the Siege: it has a reason for everything, its figures are the engine's, and it prices moves."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import redbook.bots.siege.counsel as package
from redbook.bots.players import usual_players
from redbook.bots.siege.counsel import COUNSEL, MOST, WHY, Stretch
from redbook.bots.siege.outlook import WEIGHTS, features, west_chance
from redbook.counsel import advise, price
from redbook.games.siege import options as o
from redbook.games.siege.board import INDEX, MINAS_TIRITH, OSGILIATH, SHADOWED
from redbook.games.siege.game import GAME
from redbook.games.siege.odds import odds_of
from redbook.games.siege.pieces import NUMBER
from redbook.games.siege.state import ELIMINATED, Battle
from redbook.games.siege.tables import outlook
from redbook.kernel import Match, Seen
from redbook.kernel.describe import describe
from redbook.kernel.message import Message
from redbook.kernel.text import LANGUAGES, render


def position(now: str, turn: int = 5, **pieces: str) -> Match:
    """`GO_05="0908"` stands for GO-05 in Osgiliath; who is not named is out of the game."""
    named = {name.replace("_", "-"): place for name, place in pieces.items()}
    doc = {"turn": turn, "now": now, "pieces": named}
    return Match.from_position({"game": "siege", "position": doc}, seed=1)


def decisions(seed: int, whims: int, every: int) -> Iterator[Match]:
    """Some moments of a game of captains in which there is something to choose."""
    m = Match.new("siege", seed=seed, settings={"morale": "strong" if seed % 2 else "printed"})
    choose = usual_players("siege", seed, whims=whims)
    met: dict[str, int] = {}
    while m.decision is not None:
        kind = m.decision.kind
        if len(m.decision.options) > 1:
            met[kind] = met.get(kind, 0) + 1
            if met[kind] % every == 1 or met[kind] < 3:
                yield m
        m.play(choose(m))


def said(m: Match) -> dict[str, Message]:
    return {message.id: message for message in advise(m).why}


# -- complete ---------------------------------------------------------------------------------------------


def test_every_question_of_the_game_has_a_reason() -> None:
    assert set(WHY) == {question.kind for question in describe(GAME).questions}


def test_every_message_is_said_and_every_one_that_is_said_stands_in_three_languages() -> None:
    used = set()
    for path in Path(package.__file__).parent.glob("*.py"):
        text = path.read_text("utf-8")
        for call in re.finditer(r'say\(\s*"([a-z-]+)"(?:\s+if\s[^,]*?\selse\s+"([a-z-]+)")?', text):
            used |= {f"counsel-{id}" for id in call.groups() if id}
    for lang in LANGUAGES:
        text = (GAME.folder / "text" / f"{lang}-counsel.ftl").read_text("utf-8")
        assert set(re.findall(r"^(counsel-[a-z-]+) =", text, re.MULTILINE)) == used, lang


@pytest.mark.parametrize(("seed", "whims"), [(3, 0), (4, 5), (11, 25)])
def test_there_is_always_a_reason_in_three_languages(seed: int, whims: int) -> None:
    kinds = set()
    count = 0
    for m in decisions(seed, whims, every=12):
        assert m.decision is not None
        told = advise(m)
        assert 1 <= len(told.why) <= MOST
        assert told.line[0] in m.decision.options
        for message in told.why:
            for lang in LANGUAGES:
                assert render(message, lang)
        kinds.add(m.decision.kind)
        count += 1
    assert count > 60
    assert len(kinds) >= 8


def test_worlds_that_the_seat_cannot_tell_apart_get_the_same_reasons() -> None:
    for m in decisions(5, 5, every=40):
        assert m.decision is not None
        told = advise(m)
        for k in (1, 2):
            world = m.determinize(m.decision.seat, seed=k)
            assert COUNSEL.why(Seen(world), told.line) == COUNSEL.why(Seen(m), told.line)


# -- true -------------------------------------------------------------------------------------------------


def test_the_odds_of_an_attack_are_those_of_the_engine() -> None:
    m = position("west combat", turn=9, RO_01="1306", RO_02="1306", MO_02="1206 reduced", GO_01="0704")
    told = advise(m)
    assert told.line[0] == o.AttackHex(INDEX["1206"])
    attackers = tuple(sorted(option.piece for option in told.line if isinstance(option, o.Join)))
    odds = odds_of(m.state, Battle(INDEX["1206"], 0, attackers))
    leaves, loss, own = outlook(odds.column, odds.difference)
    args = said(m)["counsel-odds"].args
    assert (args["attack"], args["defence"]) == (odds.attack, odds.defence)
    assert [args["leaves"], args["loss"], args["own"]] == [round(100 * chance) for chance in (leaves, loss, own)]
    assert said(m)["counsel-last-step"].args["points"] == 2


def test_a_leader_who_stands_alone_is_named_with_his_points() -> None:
    m = position("shadow combat", MO_01="1206", L_GANDALF="1106", GO_01="0704", GO_06="0704")
    message = said(m)["counsel-storm"]
    assert (message.args["pieces"], message.args["points"]) == (["L-GANDALF"], 10)


def test_an_empty_osgiliath_is_worth_what_the_table_says() -> None:
    m = position("shadow movement", turn=4, MO_01="1007", MO_02="2013", GO_01="0704", GO_06="0704")
    for _ in range(5):
        line = advise(m).line
        if any(isinstance(option, o.Go) and option.to == OSGILIATH for option in line):
            break
        for option in line:
            m.play(option)
    args = said(m)["counsel-place-early"].args
    assert (args["hex"], args["points"], args["later"], args["turn"]) == ("0908", 20, 10, 5)


def test_who_is_recovered_is_told_by_their_factors() -> None:
    m = position("west recovery", GO_02="0704 reduced", GO_10="0804 reduced", GO_01="0704", MO_22="1315")
    args = said(m)["counsel-recover"].args
    assert (args["piece"], args["attack"], args["full_attack"]) == ("GO-02", 2, 4)


def test_hopeless_odds_are_called_so() -> None:
    m = position("shadow combat", MO_02="1008 reduced", GO_05="0908", GO_06="0908", GO_01="0704")
    message = said(m)["counsel-no-attack-weak"]
    assert (message.args["hex"], message.args["attack"]) == ("0908", 2)


# -- the price ----------------------------------------------------------------------------------------------

CITY = {"GO_01": "0704", "RO_01": "2003", "RO_02": "2003", "GO_06": "0806"}
HOST = {"MO_08": "0906", "MO_13": "0906", "MO_14": "0906", "MO_15": "0907", "MO_18": "0907", "MO_20": "0907"}


def priced(m: Match, *moves: str) -> str:
    for move in moves:
        m.play(move)
    told = price(m, m.log[-1].seat, worlds=12)
    return told.verdict


def test_who_leaves_the_city_empty_before_the_enemy_makes_a_mistake() -> None:
    m = position("west movement", turn=7, **{**CITY, **HOST})
    assert priced(m, "GO-01@0704", "0704>0604") in ("mistake", "blunder")


def test_who_does_as_advised_has_done_the_same() -> None:
    m = position("west movement", turn=7, **{**CITY, **HOST})
    assert priced(m, *(option.notation for option in advise(m).line)) == "same"


def test_far_from_everything_one_march_is_as_good_as_another() -> None:
    m = position("west movement", turn=7, **{**CITY, **HOST})
    assert priced(m, "RO-01@2003", "2003>2104") in ("same", "better", "good", "slight")


def test_a_move_is_judged_when_the_other_side_has_answered() -> None:
    assert Stretch(4) == Stretch(5)
    assert Stretch(4) != Stretch(6)
    assert hash(Stretch(4)) == hash(Stretch(5))


# -- the outlook --------------------------------------------------------------------------------------------


def test_the_chances_of_both_sides_add_up() -> None:
    for m in decisions(6, 5, every=60):
        west, shadow = COUNSEL.chance(m, "west"), COUNSEL.chance(m, "shadow")
        assert 0 < west < 1
        assert west + shadow == pytest.approx(1)
        assert len(features(m.state)) == len(WEIGHTS)


@pytest.mark.parametrize("turn", [4, 8, 12])
def test_better_positions_have_better_chances(turn: int) -> None:
    m = Match.new("siege", seed=2)
    choose = usual_players("siege", 2)
    while m.decision is not None and m.state.turn < turn:
        m.play(choose(m))
    now = west_chance(m.state)
    ahead, lost, taken, without = (m.state.copy() for _ in range(4))
    ahead.points[0][0] += 10
    lost.points[1][0] += 10
    taken.control[MINAS_TIRITH] = SHADOWED
    assert west_chance(ahead) > now > west_chance(lost)
    assert west_chance(taken) < now
    piece = next(p for p in (NUMBER["GO-01"], NUMBER["GO-06"], NUMBER["GO-07"]) if without.where[p] >= 0)
    without.where[piece] = ELIMINATED
    assert west_chance(without) < now
