"""Frame, set-up, balance, the Day and the Ring-bearer's turn: rules 1 to 80 of the checklist."""

from __future__ import annotations

import msgspec
import pytest

from games.hunt.tables import asked, notations, pass_nazgul, play, table, told
from games.hunt.walks import lively_walk, whole_game
from redbook.games.hunt import events
from redbook.games.hunt.board import SHIRE, members
from redbook.games.hunt.pieces import AWAY, READY, RED
from redbook.games.hunt.reasons import Why
from redbook.kernel import BadSetting, Match, Seeded
from redbook.kernel.text import LANGUAGES, render
from redbook.kernel.walk import random_walk


def until(m: Match, kind: str) -> Match:
    """First options until this question comes."""
    while m.decision is not None and m.decision.kind != kind:
        m.push(m.decision.options[0])
    return m


# -- A. frame and corruption -----------------------------------------------------------------------


def test_seats() -> None:
    """Rule 1: two to five seats and no others."""
    for count in (2, 3, 4, 5):
        m = Match.new("hunt", seats=count, seed=1)
        assert m.seats == ("ringbearer", "wraith-1", "wraith-2", "wraith-3", "wraith-4")[:count]
    for count in (1, 6):
        with pytest.raises(BadSetting):
            Match.new("hunt", seats=count)


@pytest.mark.parametrize("count", [2, 3, 4, 5])
def test_four_nazgul_whatever_the_players(count: int) -> None:
    """Rule 2, rule 23: four Nazgûl, on different ones of the six starts."""
    m = until(Match.new("hunt", seats=count, seed=3), "shire-turn")
    assert len(set(m.state.nazgul)) == 4
    assert set(m.state.nazgul) <= set(SHIRE.nazgul_starts)


def test_everybody_rides() -> None:
    """Rule 3: an assignment that leaves a seat without Nazgûl is refused."""
    m = until(Match.new("hunt", seats=5, seed=3), "assign")
    play(m, "wraith-1")
    assert "wraith-1" not in notations(m)
    assert m.why_not("wraith-1") is Why.EVERYONE_RIDES
    m = until(Match.new("hunt", seats=3, seed=3), "assign")
    play(m, "wraith-2", "wraith-2", "wraith-2")
    assert notations(m) == ["wraith-1"]


def test_part_2_starts_from_the_result_of_part_1() -> None:
    """Rule 4, rule 143, rule 148: Corruption, Eyes, hands and Company carry over, to another day too."""
    from redbook.games.hunt import letter

    for seed in range(40):
        m = whole_game(seed, seats=3, settings={"part": "1"})
        assert m.result is not None
        if m.result.reason in ("bree", "rescued"):
            break
    end = m.state
    doc = msgspec.json.decode(msgspec.json.encode(letter(m)))
    assert doc["settings"]["part"] == "2"
    n = Match.from_position(doc, seed=4)
    s = n.state
    assert (s.part, s.track, s.corruption) == (2, 0, end.corruption)
    assert len(s.hand) == len(end.hand)
    assert (s.eyes, s.eye_card, s.given, s.hands) == (end.eyes, end.eye_card, end.given, end.hands)
    assert (s.deck, s.discard) == (end.deck, end.discard)
    assert s.tiles[: len(end.tiles)] == end.tiles
    assert [state for state in s.company[:3] if state == READY] == [
        state for state in end.company[:3] if state == READY
    ]
    while n.decision is not None:
        n.push(n.decision.options[0])
    assert n.result is not None
    with pytest.raises(BadSetting):
        letter(Match.new("hunt", seed=1))


def test_corruption_ends_the_game_at_the_limit() -> None:
    """Rule 8, rule 135: eleven goes on, twelve loses."""
    m = play(table(turn=2, corruption=10), "dot")
    assert m.state.corruption == 11
    assert m.result is None
    m = play(table(turn=2, corruption=11), "dot")
    assert m.result is not None
    assert m.result.winners == ("wraith-1",)
    assert m.state.track == 0, "rule 49: the Corruption comes before the move"


def test_every_source_of_corruption_is_logged() -> None:
    """Rule 7: Encounters, moving at Nightfall, Sorcery; each with its cause."""
    causes = set()
    for seed in range(12):
        m = whole_game(seed)
        causes |= {event.why for event in told(m, events.CorruptionGained)}
        gained = sum(event.count for event in told(m, events.CorruptionGained))
        healed = sum(event.count for event in told(m, events.CorruptionHealed))
        assert gained - healed == m.state.corruption
    assert {"nightfall", "tile", "eye"} <= causes


def test_wraiths_do_not_see_each_other() -> None:
    """Rule 9: no hand of another Ringwraith in a view."""
    m = table(seats=4, hands={"wraith-1": ["sorcery-03"], "wraith-2": ["sorcery-07"], "wraith-3": []})
    view = m.view("wraith-1")
    assert view.my_hand == ["sorcery-03"]
    assert b"sorcery-07" not in msgspec.json.encode(view)
    assert view.hands == {"wraith-1": 1, "wraith-2": 1, "wraith-3": 0}


# -- B. set-up of Part 1 ---------------------------------------------------------------------------


def test_set_up_of_part_1() -> None:
    """Rules: rule 11, rule 12, rule 14, rule 15, rule 16, rule 20, rule 21."""
    m = Match.new("hunt", seats=4, seed=9)
    s = m.state
    assert (s.pool, s.tokens, s.corruption, s.track, s.turn, s.eye) == (3, 0, 0, 0, 0, 0)
    assert s.company == [READY, READY, READY, AWAY, AWAY]
    assert (len(s.hand), len(s.ally_deck)) == (3, 19)
    assert max(s.hand + s.ally_deck) < 22
    assert [len(hand) for hand in s.hands] == [1, 1, 1]
    assert len(s.tiles) == 15
    assert s.reds == list(RED)
    assert (s.journey, s.gandalf, s.lord, s.deeds, s.journey_deck) == (-1, 0, -1, [], [])


def test_frodos_start_is_drawn_in_secret() -> None:
    """Rule 13: uniform over the three, seen by nobody else."""
    starts = [Match.new("hunt", seed=seed).state.start for seed in range(300)]
    assert all(70 <= starts.count(start) <= 130 for start in SHIRE.starts)
    m = Match.new("hunt", seed=2)
    assert m.view("wraith-1").screen is None
    assert m.view("ringbearer").screen.start == str(m.state.start)
    assert not told(m, events.StartDrawn, "wraith-1")


def test_information_is_given() -> None:
    """Rule 17, rule 18: five drawn, one given and seen, four hidden; the first ability is open."""
    m = Match.new("hunt", seed=2)
    assert len(notations(m)) == 5
    given = m.decision.options[0]
    m.push(given)
    view = m.view("wraith-1")
    assert view.powers == [str(given.space)]
    assert view.information_kept == 4
    until(m, "active-nazgul")
    assert m.why_not("power 2") is Why.POWER_LOCKED
    assert "power 1" in notations(m)


def test_lead_and_placing() -> None:
    """Rule 19, rule 22, rule 23: one lead; placed from the lead on; the order stays for the part."""
    m = until(Match.new("hunt", seats=3, seed=5), "choose-lead")
    play(m, "wraith-2")
    assert m.state.lead == 2
    assert m.decision.seat == "wraith-2"
    play(m, "at 17")
    assert m.why_not("at 17") is Why.PLACE_TAKEN
    assert m.why_not("at 1") is Why.PLACE_TAKEN
    order = [move.seat for move in until(m, "shire-turn").log if move.option.kind == "at"]
    assert order == sorted(order, reverse=True), "all of the lead player's, then the next"


def test_first_roll_gives_tokens() -> None:
    """Rule 24, rule 80, rule 96: a token for each Shadow when it is rolled, never more than the pool."""
    from redbook.kernel import Scripted

    m = table(now="refresh", chance=Scripted(answers=[5, 5, 5, 5, 0, 0], seed=1), company={"frodo": "flipped"}, pool=3)
    assert m.state.tokens == 3
    m = table(
        now="refresh", chance=Scripted(answers=[5, 0, 0, 0, 0, 0], seed=1), company={"frodo": "flipped"}, tokens=1
    )
    assert m.state.tokens == 2, "unspent tokens stay"
    used = play(table(now="nazgul", nazgul=["48", "24", "28", "43"]), "die shadow", "perceive III")
    assert used.state.tokens == 0, "using one gives nothing"


# -- C. balance ------------------------------------------------------------------------------------


def test_balance() -> None:
    """Rule 25, rule 26, rule 27."""
    two = until(Match.new("hunt", seed=1, settings={"information": 2}), "active-nazgul")
    assert len(two.state.given) == 2
    assert len(two.state.info) + len(two.state.info_down) == 3
    assert "power 2" in notations(two)
    none = until(Match.new("hunt", seed=1, settings={"information": 0}), "active-nazgul")
    assert none.state.given == []
    assert none.why_not("power 1") is Why.POWER_LOCKED
    assert Match.new("hunt", seed=1, settings={"pool": 4}).state.pool == 4
    assert Match.new("hunt", seed=1).state.pool == 3


@pytest.mark.parametrize(("shelters", "answer"), [(True, "no"), (False, "yes")])
def test_shelters(shelters: bool, answer: str) -> None:
    """Rule 28: a Search at a shelter that is the last location fails; a Hunt works."""
    setting = {"part": 2, "now": "nazgul", "journey": "long-01", "track": 4, "gandalf": "18", "start": "18",
               "nazgul": ["8", "28", "33", "33"], "settings": {"shelters": shelters}}  # fmt: skip
    m = play(table(**setting), "search")  # type: ignore[arg-type]
    assert told(m, events.SearchAnswered)[0].answer == answer
    m = play(table(**setting), "die sword", "hunt")  # type: ignore[arg-type]
    assert m.state.found == 8


def test_a_shelter_that_was_left_is_found() -> None:
    """Rule 29: and the refusal before was an ordinary no."""
    m = table(2, now="nazgul", journey="long-01", track=7, gandalf="18", start="18", nazgul=["8", "28", "33", "33"],
              settings={"shelters": True})  # fmt: skip
    play(m, "search")
    assert told(m, events.SearchAnswered)[0].answer == "yes"


# -- D. the Day ------------------------------------------------------------------------------------


def test_the_day_has_its_order() -> None:
    """Rule 30, rule 31, rule 34: three turns, Refresh, the marker back."""
    m = Match.new("hunt", seed=4)
    turns: list[int] = []
    for _ in range(3000):
        if m.decision is None or m.state.day > 2:
            break
        if asked(m) == "shire-turn":
            if not turns or turns[-1] != (m.state.day, m.state.turn):
                turns.append((m.state.day, m.state.turn))  # type: ignore[arg-type]
            play(m, "end" if "end" in notations(m) else "dot" if "rest" not in notations(m) else "rest")
        else:
            m.push(m.decision.options[0])
    assert turns[:6] == [(1, 0), (1, 1), (1, 2), (2, 0), (2, 1), (2, 2)]


def test_order_of_ringwraith_players() -> None:
    """Rule 32: clockwise from the lead; several Nazgûl of a player in their order."""
    m = table(now="nazgul", seats=4, lead="wraith-3", owner=["wraith-1", "wraith-2", "wraith-3", "wraith-1"])
    order = []
    while asked(m) in ("active-nazgul", "react"):
        if asked(m) == "active-nazgul":
            order.append((m.decision.seat, m.decision.step.nazgul))
        pass_one = "end" if asked(m) == "active-nazgul" else "pass"
        play(m, pass_one)
    assert order == [("wraith-3", 2), ("wraith-1", 0), ("wraith-1", 3), ("wraith-2", 1)]


def test_refresh() -> None:
    """Rule 35: Ally card, lead to the left, Sorcery card for the lead, all dice, tokens."""
    m = table(now="refresh", seats=4, lead="wraith-3", dice=["ring"], company={"pippin": "flipped"})
    s = m.state
    assert (len(s.hand), s.lead, len(s.hands[0]), sum(s.dice)) == (1, 1, 1, 6)
    kinds = [type(told.event).__name__ for told in m.events]
    assert (
        kinds.index("AlliesDrawn") < kinds.index("LeadTaken") < kinds.index("SorceryDrawn") < kinds.index("DiceRolled")
    )
    alone = table(now="refresh")
    assert alone.state.lead == 1
    assert not told(alone, events.LeadTaken)


# -- E. the turn in Part 1 -------------------------------------------------------------------------


def test_each_thing_once_in_any_order() -> None:
    """Rule 37, rule 62, rule 78."""
    hand = ["ally1-14", "ally1-21"]
    for order in (["dot", "draw", "play ally1-14"], ["play ally1-14", "dot", "draw"], ["draw", "play ally1-14", "dot"]):
        m = play(table(hand=hand, tokens=2), *order)
        assert m.why_not("dot") is Why.ALREADY_MOVED
        assert m.why_not("draw") is Why.ONE_TOKEN_A_TURN
        assert m.why_not("play ally1-21") is Why.ONE_CARD_A_TURN
        play(m, "end")
    assert table().why_not("draw") is Why.NO_TOKENS


def test_daylight_means_moving() -> None:
    """Rule 38."""
    m = table()
    assert m.why_not("end") is Why.MUST_MOVE
    assert m.why_not("rest") is Why.ONLY_AT_NIGHTFALL


def test_log_and_track() -> None:
    """Rule 39, rule 40, rule 46: any number of dots; the last location stays the last number."""
    m = table(log=["dot", "dot", "10"])
    for n in range(5):
        play(m, "dot")
        assert m.state.last == 10
        assert m.state.track == len(m.state.journal) == 4 + n
        play(m, "end")
        while asked(m) != "shire-turn":
            m.push(m.decision.options[0])
        if m.state.night:
            play(m, "dot", "end")
            break
    assert m.view("ringbearer").screen.last == "10"


def test_range() -> None:
    """Rule 41, rule 42, rule 43, rule 45."""
    m = table(log=["dot", "dot", "10"])
    assert set(notations(m)) >= {"dot", "9", "11"}
    assert not {"10", "19", "20"} & set(notations(m))
    assert m.why_not("10") is Why.NEEDS_A_DOT
    assert m.why_not("19") is Why.OUT_OF_RANGE
    assert m.why_not("37") is Why.NOT_CONNECTED
    m = table(log=["dot", "dot", "10", "dot"])
    assert {"9", "10", "11", "19", "20"} <= set(notations(m))
    play(m, "10")
    assert m.state.journal[-1] == 10


def test_nothing_hinders_frodo() -> None:
    """Rule 47, rule 48: Nazgûl, trail markers, Ally markers."""
    m = table(log=["dot", "dot", "10", "9"], nazgul=["10", "10", "10", "24"], tracks=["10"])
    assert "10" in notations(m)
    m = table(log=["dot", "dot", "10"], nazgul=["9", "9", "9", "24"], allies=["11"])
    assert {"9", "11"} <= set(notations(m))
    play(m, "9")
    assert m.state.last == 9


def test_nightfall() -> None:
    """Rule 49, rule 50: moving costs and shows the Eye; resting changes nothing."""
    m = play(table(turn=2), "dot")
    assert (m.state.corruption, m.state.eye, m.state.track) == (1, 1, 1)
    play(m, "end")
    pass_nazgul(m)
    assert m.state.eye == 0
    before = table(turn=2, company={"sam": "flipped"})
    m = play(table(turn=2, company={"sam": "flipped"}), "rest")
    after, first = m.state.copy(), before.state.copy()
    assert after.rested == 1
    after.rested = 0
    assert after == first
    assert m.why_not("dot") is Why.ALREADY_MOVED


def test_an_exit_ends_part_1_at_once() -> None:
    """Rule 53: announced, and no Nazgûl turn follows."""
    m = table(log=["53", "dot", "dot"], settings={"part": "1"})
    play(m, "C")
    assert m.result is not None
    assert m.result.reason == "bree"
    assert told(m, events.BreeReached, "wraith-1")
    m = play(table(log=["53", "dot", "dot"]), "C")
    assert (m.state.part, asked(m)) == (2, "choose-journey")


# -- G, H, I. cards, markers, tokens ---------------------------------------------------------------


def test_hand_limit() -> None:
    """Rule 60: the sixth card asks for a discard."""
    hand = [f"ally1-{n:02}" for n in (2, 3, 4, 5, 6)]
    m = play(table(hand=hand, tokens=1), "draw")
    assert asked(m) == "discard-allies"
    assert len(notations(m)) == 6
    play(m, "discard ally1-02")
    assert len(m.state.hand) == 5


def test_an_empty_ally_deck_stays_empty() -> None:
    """Rule 61."""
    discard = [f"ally1-{n:02}" for n in range(2, 23)]
    m = table(hand=["ally1-01"], ally_discard=discard, tokens=1)
    assert m.why_not("draw") is Why.NO_TOKENS
    m = table(now="refresh", hand=["ally1-01"], ally_discard=discard)
    assert len(m.state.hand) == 1


def test_one_effect_of_two() -> None:
    """Rule 64: exactly one."""
    m = play(table(hand=["ally1-09"], nazgul=["17", "24", "28", "43"], allies=["37"]), "play ally1-09")
    assert notations(m) == ["mode 1", "mode 2"]
    play(m, "mode 1", "at 35")
    assert asked(m) == "shire-turn"
    assert members(m.state.allies) == [35, 37]


def test_a_card_is_played_even_if_it_does_nothing() -> None:
    """Rule 65: as far as possible."""
    m = play(table(hand=["ally1-02"], nazgul=["4", "24", "28", "43"]), "play ally1-02")
    assert m.state.allies == 0
    assert asked(m) == "shire-turn"


def test_the_question_comes_when_the_target_is_named() -> None:
    """Rule 67: after the area is named, before the answer."""
    m = play(table(now="nazgul", hand=["ally1-16"], nazgul=["48", "24", "28", "43"]), "die ring")
    assert m.decision.seat == "wraith-1"
    play(m, "perceive III·C")
    assert asked(m) == "react"
    assert m.decision.prompt.args["target"] == "III·C"
    assert all("III·C" in render(m.decision.prompt, lang) for lang in LANGUAGES), "he reads it"
    assert not told(m, events.PerceptionAnswered)
    play(m, "pass")
    assert told(m, events.PerceptionAnswered)


def test_out_of_turn_only_in_nazgul_turns() -> None:
    """Rule 66: never in the Ring-bearer's own turn, never after the last Nazgûl."""
    for seed in range(6):
        for m in lively_walk(seed):
            if m.decision is not None and asked(m) == "react":
                assert m.state.active >= 0
                assert m.state.acted


def test_markers_need_room() -> None:
    """Rule 71."""
    m = play(table(hand=["ally1-11"], nazgul=["13", "24", "28", "43"], allies=["14"]), "play ally1-11", "mode 1")
    assert not {"at 13", "at 14"} & set(notations(m))
    assert m.why_not("at 13") is Why.MARKER_NEEDS_ROOM
    assert m.why_not("at 14") is Why.MARKER_NEEDS_ROOM


def test_markers_bar_the_way() -> None:
    """Rule 72: neither into nor through."""
    m = table(now="nazgul", nazgul=["34", "24", "28", "43"], allies=["30"])
    assert m.why_not(">30") is Why.ALLY_IN_THE_WAY
    beyond = next(SHIRE.ids[d] for d in SHIRE.road[30] if d not in SHIRE.near[34] and 34 not in SHIRE.road[d])
    assert m.why_not(f">{beyond}") in (Why.ALLY_IN_THE_WAY, Why.TOO_FAR)
    free = table(now="nazgul", nazgul=["34", "24", "28", "43"])
    assert ">30" in notations(free)
    assert f">{beyond}" in notations(free)


def test_markers_stop_remote_searches_and_hunts_but_not_perception() -> None:
    """Rule 73, rule 101."""
    setting = {"now": "nazgul", "nazgul": ["48", "24", "28", "43"], "allies": ["47"]}
    m = play(table(hands={"wraith-1": ["sorcery-12"]}, **setting), "die sorcery", "play sorcery-12", "mode 2")
    assert "at 47" not in notations(m)
    m = table(turn=2, hands={"wraith-1": ["sorcery-19"]}, **setting)
    play(m, "die sorcery", "play sorcery-19", "mode 2")
    assert asked(m) != "hunt-beside" or "at 47" not in notations(m)
    m = play(table(**setting), "die ring")
    assert "perceive III·C" in notations(m)


def test_markers_pass_nazgul_on_dots() -> None:
    """Rule 74."""
    at, to = 10, 19
    between = [d for d in SHIRE.near[at] if d > SHIRE.locs]
    m = table(hand=["ally1-11"], allies=["10"], nazgul=[SHIRE.ids[between[0]]] * 3 + ["9"])
    play(m, "play ally1-11", "mode 2")
    assert f"{at}>{to}" in notations(m)
    assert "10>9" not in notations(m), "a Nazgûl is there"


def test_eight_markers() -> None:
    """Rule 75: the ninth is taken from the board, if the Ring-bearer likes."""
    eight = ["5", "6", "7", "9", "10", "11", "12", "13"]
    m = play(table(hand=["ally1-02"], allies=eight, nazgul=["17", "24", "28", "43"]), "play ally1-02")
    assert "done" in notations(m)
    play(m, "remove 5", "at 4")
    assert m.state.allies.bit_count() == 8
    assert 4 in members(m.state.allies)


def test_effects_end_with_the_turn() -> None:
    """Rule 77: what a record chit reminds of is in the view while it lasts, and no longer."""
    m = play(table(hand=["ally1-12"], log=["35"]), "play ally1-12", "mode 2")
    assert m.view("wraith-1").closed == ["33", "37"]
    play(m, "dot", "end")
    pass_nazgul(m)
    assert m.view("wraith-1").closed == []


def test_tokens_for_effects_do_not_count() -> None:
    """Rule 79: draw with one, pay a card with another."""
    m = play(table(hand=["ally1-21"], tokens=2), "draw", "play ally1-21", "mode 1", "dot")
    assert m.state.tokens == 0


def test_seeds_give_the_same_game() -> None:
    """The same seed, the same game."""
    a = [m.digest() for m in random_walk("hunt", 5, limit=10_000)][-1]
    b = [m.digest() for m in random_walk("hunt", 5, limit=10_000)][-1]
    assert a == b
    assert Seeded(seed=5) == Seeded(seed=5)
