"""The captain: an answer to everything, always a legal one, and the plain move where the position has one."""

from collections.abc import Iterable

import pytest

from redbook.bots import bots_for, find_bot
from redbook.bots.siege.attack import value_of_attack
from redbook.bots.siege.captain import ANSWERS, LEVELS
from redbook.games.siege import options as o
from redbook.games.siege.board import INDEX, SHADOW, WEST
from redbook.games.siege.game import GAME
from redbook.games.siege.pieces import COMBAT, NUMBER, OF_SIDE, PM
from redbook.games.siege.reach import over_land
from redbook.games.siege.state import ELIMINATED
from redbook.kernel import Bot, Match, Option, Seeded, Seen
from redbook.kernel.describe import describe


def position(now: str, turn: int = 5, **pieces: str) -> Match:
    """`GO_05="0908"` stands for GO-05 in Osgiliath; who is not named is out of the game."""
    named = {name.replace("_", "-"): place for name, place in pieces.items()}
    return Match.from_position({"game": "siege", "position": {"turn": turn, "now": now, "pieces": named}}, seed=1)


def lead(m: Match, level: str = "steady", phases: Iterable[str] = ("movement",)) -> list[Option]:
    """The options that the captain takes while one of the phases lasts."""
    bot, chance = find_bot("siege", f"captain:{level}"), Seeded(seed=1)
    taken = []
    stage = m.state.stage
    while m.decision is not None and m.state.phase in phases and m.state.stage == stage:
        option = bot.choose(Seen(m), chance)
        taken.append(option)
        m.play(option)
    return taken


def where(m: Match, piece: str) -> int:
    return m.state.where[NUMBER[piece]]


# -- answers --------------------------------------------------------------------------------------


def test_every_question_of_the_game_has_an_answer() -> None:
    assert set(ANSWERS) == {question.kind for question in describe(GAME).questions}


def test_the_levels_are_offered_steady_first() -> None:
    captain = next(info for info in bots_for("siege") if info.name == "captain")
    assert captain.levels[0] == "steady"
    assert set(LEVELS) <= set(captain.levels)
    assert find_bot("siege", "captain").name == "captain:steady"


def whole_game(west: Bot, shadow: Bot, seed: int, morale: str = "printed") -> Match:
    m = Match.new("siege", seed=seed, settings={"morale": morale})
    bots, chance = {"west": west, "shadow": shadow}, Seeded(seed=seed)
    while m.decision is not None:
        m.play(bots[m.decision.seat].choose(Seen(m), chance))  # play refuses what was not offered
    return m


def test_the_captain_leads_where_morale_weighs_more() -> None:
    m = whole_game(find_bot("siege", "captain"), find_bot("siege", "captain"), 3, "strong")
    assert m.result is not None
    assert any(entry.event.kind == "morale-weighed" for entry in m.events)


@pytest.mark.parametrize(("west", "shadow"), [("steady", "novice"), ("novice", "steady"), ("steady", "steady")])
def test_whole_games_with_nothing_but_legal_moves_and_the_same_again_for_the_same_seed(west: str, shadow: str) -> None:
    games = [
        whole_game(find_bot("siege", f"captain:{west}"), find_bot("siege", f"captain:{shadow}"), 7) for _ in range(2)
    ]
    assert games[0].result is not None
    assert games[0].moves == games[1].moves


def test_against_random_play_it_always_finds_an_answer() -> None:
    """Random play leads to questions that captains among themselves seldom ask."""
    for seed in (1, 2):
        assert whole_game(find_bot("siege", "captain"), find_bot("siege", "random"), seed).result is not None
        assert whole_game(find_bot("siege", "random"), find_bot("siege", "captain"), seed).result is not None


def test_it_looks_only_at_worlds_drawn_anew_and_leaves_the_match_alone() -> None:
    m = Match.new("siege", seed=3)
    before = m.digest()
    for level in LEVELS:
        find_bot("siege", f"captain:{level}").choose(Seen(m), Seeded(seed=1))
    assert m.digest() == before


# -- plain moves ----------------------------------------------------------------------------------


def test_it_attacks_a_leader_who_stands_alone() -> None:
    m = position("shadow movement", MO_01="1206", L_GANDALF="1106", GO_01="0704", GO_06="0704")
    lead(m, phases=("movement", "combat"))
    assert where(m, "L-GANDALF") == ELIMINATED


def test_it_does_not_attack_at_hopeless_odds() -> None:
    m = position("shadow combat", MO_02="1008 reduced", GO_05="0908", GO_06="0908", GO_01="0704")
    assert lead(m, phases=("combat",)) == [o.EndCombat()]


def test_hopeless_odds_are_worth_less_than_nothing_whatever_the_prize() -> None:
    m = position("shadow combat", turn=4, MO_02="1008", GO_05="0908", GO_06="0908")
    assert value_of_attack(m.state, SHADOW, INDEX["0908"], (NUMBER["MO-02"],), 0.5) < 0


def test_it_crushes_a_weak_unit_at_the_best_odds() -> None:
    m = position("west movement", turn=9, RO_01="1404", RO_02="1404", RO_03="1404", MO_02="1206 reduced", GO_01="0704")
    taken = lead(m, phases=("movement", "combat"))
    assert any(option == o.AttackHex(INDEX["1206"]) for option in taken)


def test_it_walks_into_an_empty_objective() -> None:
    m = position("shadow movement", turn=4, MO_01="1007", MO_02="2013", GO_01="0704", GO_06="0704")
    lead(m)
    assert where(m, "MO-01") == INDEX["0908"]


def test_the_west_goes_back_into_an_empty_osgiliath_when_nobody_is_near() -> None:
    doc = {
        "game": "siege",
        "position": {
            "turn": 11,
            "now": "west movement",
            "pieces": {"RO-01": "1106", "GO-01": "0704", "GO-06": "0704", "MO-22": "1315"},
            "control": {"0908": "shadow"},
        },
    }
    m = Match.from_position(doc, seed=1)
    lead(m)
    assert where(m, "RO-01") == INDEX["0908"]


def test_two_units_stay_in_the_city() -> None:
    m = position(
        "west movement",
        turn=6,
        GO_01="0704",
        GO_06="0704",
        GO_07="0804",
        MO_01="0806 reduced",
        MO_04="1008",
        MO_05="1008",
    )
    lead(m, phases=("movement", "combat"))
    assert where(m, "GO-01") == INDEX["0704"]
    assert sum(COMBAT[p] for p in m.state.at[INDEX["0704"]]) == 2


def test_the_gates_are_barred_so_that_nobody_comes_at_the_city() -> None:
    m = position(
        "west movement",
        turn=7,
        GO_01="0704",
        GO_05="0704",
        GO_06="0804",
        GO_07="0804",
        GO_08="0804",
        GO_09="0705",
        MO_08="0907",
        MO_13="0907",
        MO_14="0907",
        MO_15="0807",
        MO_18="0807",
        MO_20="0807",
    )
    lead(m)
    enemies = [p for p in OF_SIDE[SHADOW] if m.state.where[p] >= 0]
    for gate in ("0604", "0705", "0804"):
        assert not any(INDEX[gate] in over_land(m.state, p, PM[p], True)[0] for p in enemies)


def test_a_leader_without_company_gets_out_of_reach() -> None:
    m = position("west movement", turn=6, L_FARAMIR="1206", MO_16="1208", GO_01="0704", GO_06="0704")
    lead(m)
    lead(m, phases=("preparation", "movement", "combat"))
    assert m.state.turn == 7 or m.state.phase == "end"
    assert where(m, "L-FARAMIR") != ELIMINATED


def test_nobody_marches_to_and_fro() -> None:
    """With no enemy on the map, a quiet garrison stands where it stands."""
    m = position("west movement", turn=2, GO_01="0704", GO_06="0704", GO_07="0705", MO_22="1315")
    lead(m)
    first = list(m.state.where)
    bot, chance = find_bot("siege", "captain"), Seeded(seed=1)
    while m.state.turn < 4:
        assert m.decision is not None
        options = m.decision.options
        m.play(bot.choose(Seen(m), chance) if m.decision.seat == "west" else quiet(options))
    assert [m.state.where[p] for p in OF_SIDE[WEST]] == [first[p] for p in OF_SIDE[WEST]]


def quiet(options: list[Option]) -> Option:
    calm = (o.EndMovement, o.EndCombat, o.Hold, o.Done, o.Pass)
    return next((option for option in options if isinstance(option, calm)), options[0])
