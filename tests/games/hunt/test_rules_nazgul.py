"""Nazgûl movement, dice, Search, Perception, Hunt, Sorcery, Information: rules 76 and 81 to 128."""

from __future__ import annotations

from typing import Any

from games.hunt.tables import asked, notations, pass_nazgul, play, table, told
from redbook.games.hunt import events, facts
from redbook.games.hunt.board import SHIRE, members
from redbook.games.hunt.pieces import RING, SHADOW, SORCERY, SWORD
from redbook.games.hunt.reasons import Why
from redbook.kernel import Match

EXAMPLE = ["dot", "dot", "10", "dot", "19", "22"]  # p. 13, 18


def hunters(*places: str, **doc: Any) -> Match:
    """The Nazgûl's turn; the first is where it is told, the others far away."""
    spaces = [*places, *["17", "28", "43", "49"][len(places) :]][:4]
    return table(**({"now": "nazgul", "nazgul": spaces} | doc))


def rides(m: Match) -> set[str]:
    return {move[1:] for move in notations(m) if move.startswith(">")}


# -- riding ---------------------------------------------------------------------------------------------


def test_move_and_act_in_either_order() -> None:
    """Rule 81: or neither; the move is not split."""
    m = play(hunters("48"), "search", ">47")
    assert m.state.active == 1
    m = play(hunters("48"), ">47")
    assert m.why_not(">48") is Why.ALREADY_RODE
    play(m, "search")
    assert m.state.active == 1
    m = play(hunters("48"), "search")
    assert m.why_not("search") is Why.ALREADY_ACTED
    play(m, "end")
    assert play(hunters("48"), "end").state.active == 1


def test_one_space_by_path_in_daylight() -> None:
    """Rule 82."""
    m = hunters("23")
    reached = {SHIRE.index[id] for id in rides(m)}
    by_path = {at for at in reached if at not in SHIRE.near[23]}
    assert {21} <= reached
    assert all(SHIRE.road[at] for at in by_path)
    assert m.why_not(">34") is Why.TOO_FAR


def test_three_spaces_by_road() -> None:
    """Rule 83: 49 to 46 and 49 to 48, by day and by night."""
    for turn in (0, 2):
        assert {"46", "48"} <= rides(hunters("49", turn=turn))


def test_two_spaces_at_nightfall() -> None:
    """Rule 84: 34, dot, 23. Rule 85: never three spaces by road and path mixed."""
    assert "23" not in rides(hunters("34"))
    night = hunters("34", turn=2)
    assert "23" in rides(night)
    assert "30" in rides(night)
    for start in (34, 49, 46):
        reached = {SHIRE.index[id] for id in rides(hunters(str(start), turn=2))}
        for goal in reached - set(dict(SHIRE.steps[2][start])):
            assert goal in dict(SHIRE.rides(start, steps=0, road=3)), "more than two spaces only wholly by road"


def test_no_nazgul_in_an_exit() -> None:
    """Rule 86: 49 to B refused."""
    m = hunters("49")
    assert "B" not in rides(m)
    assert m.why_not(">B") is Why.NO_EXIT_FOR_NAZGUL


def test_nazgul_share_spaces() -> None:
    """Rule 87: four on one dot."""
    dot = SHIRE.ids[next(d for d in SHIRE.near[48] if d > SHIRE.locs)]
    m = hunters("48", "48", "48", "48")
    for _ in range(4):
        play(m, f">{dot}", "end")
    assert len(set(m.state.nazgul)) == 1


# -- dice --------------------------------------------------------------------------------------------------


def test_a_die_replaces_the_free_action() -> None:
    """Rule 88, rule 89: before or after moving; used dice are gone until the Refresh."""
    m = play(hunters("48"), "die ring", "perceive III")
    assert m.why_not("search") is Why.ALREADY_ACTED
    assert m.state.dice[RING] == 1
    play(m, ">47")
    m = play(hunters("48"), ">47", "die ring", "perceive III")
    assert m.view(None).dice_used == 1
    assert hunters("48", dice=["sword"]).why_not("die ring") is Why.NO_SUCH_DIE
    assert hunters("48", dice=["ring"]).why_not("perceive III") is Why.DIE_FIRST
    assert hunters("48", dice=[]).why_not("perceive III") is Why.NO_SUCH_DIE


def test_all_players_share_the_dice() -> None:
    """Rule 90."""
    m = hunters("48", seats=3, dice=["ring", "ring"], owner=["wraith-1", "wraith-2", "wraith-1", "wraith-2"])
    play(m, "die ring", "perceive III", "end", "end", "die ring", "perceive II")
    assert sum(m.state.dice) == 0
    assert m.state.owner[m.state.active] == 2


def test_ring() -> None:
    """Rule 91, rule 102: the area or the section of the active Nazgûl, on a dot too."""
    m = play(hunters("48"), "die ring")
    assert notations(m) == ["perceive III·C", "perceive III"]
    assert m.why_not("perceive II") is Why.NOT_YOUR_AREA
    dot = next(d for d in range(SHIRE.locs + 1, SHIRE.size) if SHIRE.areas[SHIRE.area[d]] == "II·A")
    m = play(hunters(SHIRE.ids[dot]), "die ring")
    assert notations(m) == ["perceive II·A", "perceive II"]


def test_sword() -> None:
    """Rule 76, rule 92: a Hunt here, or an Ally marker next door; not farther, and no Hunt on a dot."""
    m = play(hunters("48", allies=["47", "4"]), "die sword")
    assert notations(m) == ["hunt", "remove 47"]
    assert m.why_not("remove 4") is Why.TOO_FAR
    play(m, "remove 47")
    assert members(m.state.allies) == [4]
    dot = next(SHIRE.ids[d] for d in SHIRE.near[10] if d > SHIRE.locs)
    assert hunters(dot).why_not("die sword") is Why.DIE_HAS_NO_USE


def test_sorcery() -> None:
    """Rule 93, rule 112: draw, or play from his own hand."""
    m = play(hunters("48", seats=3, hands={"wraith-1": ["sorcery-11"], "wraith-2": ["sorcery-14"]}), "die sorcery")
    assert notations(m) == ["draw", "play sorcery-11"]
    assert m.why_not("play sorcery-14") is Why.NOT_IN_HAND
    play(m, "draw")
    assert len(m.state.hands[0]) == 2


def test_shadow() -> None:
    """Rule 94: as Ring, Sword or Sorcery."""
    m = play(hunters("48", hands={"wraith-1": ["sorcery-11"]}), "die shadow")
    assert {"perceive III", "hunt", "draw", "play sorcery-11"} <= set(notations(m))
    assert m.state.dice[SHADOW] == 0


def test_dark_locations() -> None:
    """Rule 95: any die is Sorcery there."""
    m = play(hunters("47"), "die sword")
    assert {"hunt", "draw"} <= set(notations(m))
    play(m, "draw")
    assert (m.state.dice[SWORD], m.state.dice[SORCERY]) == (1, 1)
    assert "draw" not in notations(play(hunters("48"), "die sword"))


# -- Search --------------------------------------------------------------------------------------------------


def test_search_needs_a_location() -> None:
    """Rule 97."""
    dot = next(SHIRE.ids[d] for d in SHIRE.near[10] if d > SHIRE.locs)
    assert hunters(dot).why_not("search") is Why.NOT_ON_A_LOCATION


def test_search_answers() -> None:
    """Rule 98: yes for any earlier entry, without saying whether it is the last."""
    for place, answer in (("10", "yes"), ("19", "yes"), ("22", "yes"), ("21", "no"), ("9", "no")):
        m = play(hunters(place, log=EXAMPLE), "search")
        (event,) = told(m, events.SearchAnswered, "wraith-1")
        assert event == events.SearchAnswered(f"1-{place}", place, answer)
        assert members(m.state.tracks) == ([int(place)] if answer == "yes" else [])
        assert m.state.found == 0


def test_where_no_search_is_made() -> None:
    """Rule 99: at a start of Frodo, or where a trail marker lies."""
    for start in ("1", "2", "3"):
        assert hunters(start).why_not("search") is Why.START_CANNOT_BE_SEARCHED
    assert hunters("19", log=EXAMPLE, tracks=["19"]).why_not("search") is Why.ALREADY_TRACKED


def test_the_start_can_be_hunted() -> None:
    """Rule 100, rule 105: it is the last location until a number is written."""
    m = play(hunters("1", log=["dot", "dot"]), "die sword", "hunt")
    assert told(m, events.HuntAnswered)[0].answer == "here"
    gone = play(hunters("1", log=["dot", "dot", "10"]), "die sword", "hunt")
    assert told(gone, events.HuntAnswered)[0].answer == "yes"
    assert play(hunters("2", log=["dot", "dot"]), "die sword", "hunt").state.found == 0


# -- Perception -----------------------------------------------------------------------------------------------


def test_perception_answers() -> None:
    """Rule 103: only the last location counts, not the dots after it."""
    for place, target, answer in (("31", "II", "yes"), ("31", "II·B", "no"), ("24", "II·A", "yes")):
        for log in (EXAMPLE, [*EXAMPLE, "dot"]):
            m = play(hunters(place, log=log), "die ring", f"perceive {target}")
            assert told(m, events.PerceptionAnswered)[0].answer == answer


# -- Hunt -------------------------------------------------------------------------------------------------------


def test_free_hunt() -> None:
    """Rule 106: at Nightfall when Frodo has moved; not when he rested."""
    assert hunters("22", log=EXAMPLE).why_not("hunt") is Why.HUNT_NEEDS_A_SWORD
    rested = play(table(turn=2, log=EXAMPLE, nazgul=["22", "28", "43", "49"]), "rest", "end")
    assert "hunt" not in notations(rested)
    moved = play(table(turn=2, log=EXAMPLE, nazgul=["22", "28", "43", "49"]), "dot", "end")
    assert {"hunt", "search"} <= set(notations(moved))
    play(moved, "hunt")
    assert moved.state.found == 22
    assert sum(moved.state.dice) == 6


def test_hunt_answers() -> None:
    """Rule 107, rule 108, rule 109: sword side up; only the last location means an Encounter, after all have acted."""
    m = play(hunters("19", "22", log=EXAMPLE, tracks=["19"]), "die sword", "hunt")
    assert told(m, events.HuntAnswered)[0].answer == "yes"
    assert (members(m.state.swords), m.state.tracks, m.state.found) == ([19], 0, 0)
    play(m, "end", "die sword", "hunt")
    assert told(m, events.HuntAnswered)[1].answer == "here"
    assert m.state.found == 22
    assert asked(m) == "active-nazgul", "later Nazgûl still act"
    play(m, "end", "end")
    assert asked(m) == "active-nazgul"
    play(m, "end")
    assert asked(m) in ("cancel-tile", "flee")
    assert members(m.state.swords) == [19, 22]
    again = play(hunters("22", log=EXAMPLE, swords=["22"]), "die sword", "hunt")
    assert again.state.found == 22


# -- Sorcery ---------------------------------------------------------------------------------------------------


def test_sorcery_hands() -> None:
    """Rule 111: five cards; the sixth asks its owner for a discard."""
    hand = [f"sorcery-{n:02}" for n in range(1, 6)]
    m = play(hunters("48", hands={"wraith-1": hand}), "die sorcery", "draw")
    assert asked(m) == "discard-sorceries"
    play(m, "discard sorcery-03")
    assert len(m.state.hands[0]) == 5
    assert m.state.discard == [2]


def test_sorcery_deck_is_made_anew() -> None:
    """Rule 115."""
    discard = [f"sorcery-{n:02}" for n in range(2, 23)]
    m = hunters("48", hands={"wraith-1": ["sorcery-01"]}, discard=discard)
    play(m, "die sorcery", "draw")
    assert told(m, events.DeckShuffled)
    assert (len(m.state.deck), m.state.discard) == (20, [])


# -- Information and the Black Riders ----------------------------------------------------------------------------


def test_information_is_found() -> None:
    """Rule 119, rule 120: by a Search or a Hunt, yes or no; the next ability opens at once."""
    m = play(hunters("23", info=["23", "37"], given=["4", "8"]), "search")
    assert m.state.given == [4, 8, 23]
    assert told(m, events.SearchAnswered)[0].answer == "no"
    play(m, "end")
    assert "power 3" in notations(m)
    m = play(hunters("37", info=["23", "37"]), "die sword", "hunt")
    assert m.state.given == [37]


def test_hidden_information_stays_hidden() -> None:
    """Rule 128: where Frodo has been, nothing is found, and nobody is told."""
    m = table(log=["dot", "dot", "10", "dot"], info=["19"], nazgul=["19", "28", "43", "49"])
    play(m, "19")
    assert (m.state.info, m.state.info_down) == ([], [19])
    assert not told(m, events.InformationHidden, "wraith-1")
    play(m, "end", "search")
    assert m.state.given == []
    assert told(m, events.SearchAnswered)[0].answer == "yes"


def test_power_1() -> None:
    """Rule 121, rule 122: any die for one more space; instead of everything else."""
    m = hunters("23", given=["4"])
    play(m, ">21", "power 1", "sorcery")
    assert asked(m) == "extra-ride"
    assert "22" in rides(m) or rides(m)
    play(m, notations(m)[0])
    assert m.state.dice[SORCERY] == 0
    assert m.state.active == 1, "moved and acted"


def test_power_2() -> None:
    """Rule 123: two dice of any kind for a Hunt or a Perception."""
    m = play(hunters("22", log=EXAMPLE, given=["4", "8"]), "power 2", "ring", "sorcery")
    assert {"hunt", "perceive II·A", "perceive II"} == set(notations(m))
    play(m, "hunt")
    assert m.state.found == 22
    assert sum(m.state.dice) == 4
    assert hunters("22", given=["4", "8"], dice=["ring"]).why_not("power 2") is Why.NO_SUCH_DIE


def test_power_3() -> None:
    """Rule 124: a Sword for one more space and then a Search, which the player may decline."""
    m = play(hunters("19", log=EXAMPLE, given=["4", "8", "14"]), "power 3", "sword", ">22")
    assert notations(m) == ["search", "done"]
    left = play(m.copy(), "done")
    assert (left.state.tracks, left.state.record[-1]) == (0, facts.fact(facts.MOVE))
    play(m, "search")
    assert members(m.state.tracks) == [22]
    assert m.state.nazgul[0] == 22
    on_a_dot = play(hunters("23", log=EXAMPLE, given=["4", "8", "14"]), "power 3", "sword")
    dot = next(option for option in on_a_dot.decision.options if option.notation.startswith(">d"))
    assert asked(play(on_a_dot, dot.notation)) == "active-nazgul", "nothing to search, so nothing is asked"
    stay = play(hunters("22", log=EXAMPLE, given=["4", "8", "14"]), "power 3", "sword", "stay", "search")
    assert members(stay.state.tracks) == [22]
    assert hunters("22", given=["4", "8", "14"], dice=["ring"]).why_not("power 3") is Why.NO_SUCH_DIE


def test_power_4() -> None:
    """Rule 125: a Ring for two more spaces."""
    m = play(hunters("23", given=["4", "8", "14", "30"]), "power 4", "ring")
    assert "34" in rides(m)
    assert m.state.dice[RING] == 1


def test_powers_add_up() -> None:
    """Rule 127, rule 126: with three tokens the first three are offered; the fifth is for Part 2."""
    m = hunters("23", given=["4", "8", "14"])
    assert {"power 1", "power 2", "power 3"} <= set(notations(m))
    assert m.why_not("power 4") is Why.POWER_LOCKED
    five = hunters("23", given=["4", "8", "14", "30", "31"])
    assert five.why_not("power 5") is Why.POWER_LOCKED
    pass_nazgul(five)
