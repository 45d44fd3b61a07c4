"""Secrecy is the game: what a Ringwraith sees, hears and is asked does not depend on the journal."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from games.hunt.tables import asked, notations, play, table
from games.hunt.walks import lively_walk, whole_game
from redbook.games.hunt import options as o
from redbook.games.hunt.belief import Trail, belief_of
from redbook.games.hunt.pieces import DEEDS, JOURNEYS
from redbook.games.hunt.reasons import Why
from redbook.games.hunt.wild_belief import Wild
from redbook.kernel import Match, Seeded
from redbook.kernel.contract import as_json
from redbook.kernel.walk import check_laws

# -- two tables that nobody but the Ring-bearer can tell apart ---------------------------------------------


@pytest.mark.parametrize("seed", range(24))
def test_views_and_questions_do_not_tell_two_worlds_apart(seed: int) -> None:
    """Rule 9, rule 13, rule 137: every seat and the spectator, deduction on and off, through whole games."""
    settings = {"deduction": seed % 2 == 0, "shelters": seed % 3 == 0}
    for n, m in enumerate(lively_walk(seed, seats=2 + seed % 4, settings=settings)):
        if n % 9 or m.decision is None:
            continue
        for seat in (*m.seats, None):
            other = m.determinize(seat, seed=n)
            check_laws(other)
            assert as_json(other.view(seat)) == as_json(m.view(seat)), f"{seat} can tell"
            assert other.decision is not None
            assert other.decision.seat == m.decision.seat, "who is asked is public"
            assert type(other.decision.step) is type(m.decision.step)
            if m.decision.seat == seat:
                assert other.decision == m.decision
            if seat != "ringbearer":
                assert as_json(other.view("ringbearer").screen) is not None


def test_secrets_are_really_drawn_anew() -> None:
    journals, hands = set(), set()
    for m in lively_walk(5):
        if len(m.state.journal) >= 5:
            break
    for n in range(40):
        other = m.determinize("wraith-1", seed=n).state
        journals.add((other.start, *other.journal))
        hands.add(tuple(sorted(other.hand)))
    assert len(journals) > 20
    assert len(hands) > 20


def test_what_others_know_survives() -> None:
    """A hand that was looked at stays as it was seen; one's own cards are never touched."""
    for m in lively_walk(8, seats=4):
        if m.decision is None:
            break
        for n, seat in enumerate(m.seats[1:], start=1):
            other = m.determinize(seat, seed=len(m.log))
            assert other.state.hands[n - 1] == m.state.hands[n - 1]
    mine = m.state.hand[:]
    assert m.determinize("ringbearer", seed=1).state.hand == mine


def test_what_one_wraith_has_seen_is_drawn_anew_for_the_others() -> None:
    m = table(hand=["ally1-10", "ally1-11", "ally1-12"], seats=3, seen=["wraith-1 ringbearer ally1-10"])
    shown = {tuple(m.determinize("wraith-2", seed=n).view("wraith-1").seen_hands["ringbearer"]) for n in range(30)}
    assert len(shown) > 5
    for n in range(10):
        other = m.determinize("wraith-2", seed=n)
        assert all(f"ally1-{card + 1:02}" in str(other.view("ringbearer").screen.hand) for card in other.state.hand)
        assert set(other.view("wraith-1").seen_hands["ringbearer"]) <= set(other.view("ringbearer").screen.hand)
        assert "ally1-10" in m.determinize("wraith-1", seed=n).view("ringbearer").screen.hand


# -- a whole game, played again with another journal --------------------------------------------------------


def heard(m: Match, seat: str | None) -> list[Any]:
    return [(told.move, told.cause, told.event) for told in m.events_for(seat)]


def other_journal(m: Match, seed: int) -> tuple[int, list[int], list[int]] | None:
    """A start, a journal and Information tokens that fit all that was heard in Part 1."""
    belief = belief_of(m.state)
    assert isinstance(belief, Trail)
    start, journal = belief.sample(Seeded(seed=seed))
    twin = m.determinize("wraith-1", seed=seed).state
    return start, journal, sorted(twin.info + twin.info_down)


@pytest.mark.parametrize("seed", range(16))
def test_a_whole_part_1_sounds_the_same_with_another_journal(seed: int) -> None:
    """Replace every secret entry, keep every public deed: events, options, askers and moments stay the same."""
    first = None
    for first in lively_walk(seed, seats=2 + seed % 4, settings={"part": "1"}):
        if first.decision is None or first.state.track >= 10:
            break
    assert first is not None
    assert first.decision is not None
    start, journal, kept = other_journal(first, seed)  # type: ignore[misc]
    given = first.state.given
    again = Match.new("hunt", seed=seed, seats=2 + seed % 4, settings={"part": "1"}, listen=True)
    s = again.state
    s.start = s.last = start
    s.visited = 1 << start
    s.info = sorted([*kept, *given])
    entries = iter(journal)
    changed = start != first.state.start or journal != first.state.journal
    replay = Match.new("hunt", seed=seed, seats=2 + seed % 4, settings={"part": "1"}, listen=True)
    for move in first.log:
        assert again.decision is not None
        assert replay.decision is not None
        assert again.decision.seat == replay.decision.seat, "the same seat is asked at the same moment"
        assert again.decision.kind == replay.decision.kind
        if replay.decision.seat != "ringbearer":
            assert again.decision == replay.decision
        if isinstance(move.option, o.Token | o.Nothing) and replay.decision.kind == "hide-information":
            spare = [option for option in again.decision.options if option.args().get("space") not in map(str, given)]
            again.push((spare or again.decision.options)[0])
        elif isinstance(move.option, o.Log) or replay.decision.kind == "flee":
            entry = next(entries)
            again.play("stay" if entry == -1 else o.LOG[1][entry])
        else:
            again.play(move.option.notation)
        replay.push(move.option)
    for seat in (*first.seats[1:], None):
        assert heard(again, seat) == [
            (told.move, told.cause, told.event) for told in replay.events if told.heard_by(seat)
        ]
        assert as_json(again.view(seat)) == as_json(first.view(seat))
    assert changed, "the test has swapped something"


@pytest.mark.parametrize("seed", range(16))
def test_a_whole_part_2_sounds_the_same_with_another_road(seed: int) -> None:
    """Another Journey card, another way for Gandalf, other Deeds: the Ringwraiths hear the same game."""
    settings = {"part": "2", "shelters": seed % 2 == 0}
    first = None
    for first in lively_walk(seed, seats=2 + seed % 4, settings=settings):
        if first.decision is None or (first.state.track >= 11 and not first.state.journeys_drawn):
            break
    assert first is not None
    assert first.decision is not None
    belief = belief_of(first.state)
    assert isinstance(belief, Wild)
    world = belief.sample(Seeded(seed=seed))
    assert (world.journey, world.log[1:]) != (first.state.journey, first.state.journal), (
        "the test has swapped something"
    )
    cards = [*world.before, world.journey]
    tokens = list(world.tokens)
    steps = iter(world.log[1:])
    done = first.state.deeds_done
    spare = [token for token in DEEDS if token not in tokens and token not in done]
    kept = (done + spare)[:3]
    pilgrims = [token for token in done + spare if token not in kept]
    again = Match.new("hunt", seed=seed, seats=2 + seed % 4, settings=settings, listen=True)
    replay = Match.new("hunt", seed=seed, seats=2 + seed % 4, settings=settings, listen=True)
    for move in first.log:
        assert again.decision is not None
        assert replay.decision is not None
        kind = replay.decision.kind
        assert (again.decision.seat, again.decision.kind) == (replay.decision.seat, kind)
        if replay.decision.seat != "ringbearer":
            assert again.decision == replay.decision
        s = again.state
        if kind == "choose-journey":
            long = JOURNEYS[cards[0]].long
            s.journeys_drawn = [s.journeys_drawn[0], cards[0]] if long else [cards[0], s.journeys_drawn[1]]
            again.push(o.Travel(cards.pop(0)))
        elif kind == "new-journey":
            rest = [card for card in s.journey_deck + s.journeys_drawn if card != cards[0]]
            s.journeys_drawn = [cards[0], *(rest.pop() for _ in s.journeys_drawn[1:])]
            s.journey_deck = rest
            again.push(o.Travel(cards.pop(0)))
        elif kind == "gandalf-starts":
            s.deeds_drawn = sorted([tokens[0], *kept])
            s.deed_supply = [token for token in DEEDS if token not in s.deeds_drawn]
            again.push(o.TOKEN[2][tokens.pop(0)])
        elif isinstance(move.option, o.Wander):
            again.push(o.WANDER[next(steps)])
        elif kind == "choose-hiding":
            whole = s.deed_supply + s.deeds_drawn
            s.deeds_drawn = sorted([tokens[0], next(token for token in whole if token != tokens[0])])
            s.deed_supply = [token for token in whole if token not in s.deeds_drawn]
            assert next(steps) == tokens[0]
            again.push(o.TOKEN[2][tokens.pop(0)])
        else:
            before = len(s.deeds_spent)
            wanted = pilgrims if move.option.notation == "mode 1" and "ally2-17" in str(move.option) else tokens
            if wanted and wanted[0] in s.deed_supply:
                s.deed_supply.sort(key=lambda token, last=wanted[0]: token == last)
            again.play(move.option.notation)
            if len(again.state.deeds_spent) > before:
                assert tokens.pop(0) == next(steps)
        replay.push(move.option)
    for seat in (*first.seats[1:], None):
        assert heard(again, seat) == [
            (told.move, told.cause, told.event) for told in replay.events if told.heard_by(seat)
        ]
        assert as_json(again.view(seat)) == as_json(first.view(seat))


# -- what is kept from whom -------------------------------------------------------------------------------------


SECRET_EVENTS = {
    "start-drawn", "information-drawn", "log-written", "information-hidden", "ally-drawn", "journey-kept",
    "deeds-drawn", "gandalf-went",
}  # fmt: skip


@pytest.mark.parametrize("seed", range(6))
def test_private_events_reach_their_owner_only(seed: int) -> None:
    m = whole_game(seed, seats=4)
    for told in m.events:
        kind = told.event.kind
        if kind in SECRET_EVENTS:
            assert told.to == ("ringbearer",)
        elif kind in ("sorcery-card-drawn", "sorcery-card-given", "hand-seen"):
            assert told.to is not None
        else:
            assert told.to is None, kind


def test_the_view_of_a_wraith_names_no_secret() -> None:
    m = table(log=["dot", "dot", "10", "dot"], hand=["ally1-07"], info=["26", "54"], nazgul=["17", "24", "28", "43"])
    text = msgspec.json.encode(m.view("wraith-1")).decode()
    assert "ally1-07" not in text
    assert '"26"' not in text
    assert '"10"' not in text
    assert m.view(None).screen is None
    assert m.view("wraith-1").possible is None


def test_the_deduction_view() -> None:
    """Where Frodo can be, for everybody alike, when the table has agreed to it."""
    m = table(log=["dot", "dot"], settings={"deduction": True})
    assert m.view("wraith-1").possible == m.view(None).possible == m.view("ringbearer").possible
    assert "1" in m.view("wraith-1").possible.frodo
    assert "55" not in m.view("wraith-1").possible.frodo


def test_all_is_shown_when_the_game_is_over() -> None:
    m = table(2, track=13, gandalf="18", start="18")
    assert m.result is not None
    assert m.view("wraith-1").screen.journey == "short-01"


# -- the moments of questions --------------------------------------------------------------------------------------


def test_the_question_comes_whatever_is_held() -> None:
    """With a card that could stop the Perception, and with one that could not: asked both times."""
    for hand in (["ally1-16"], ["ally1-09"]):
        m = play(table(now="nazgul", hand=hand, nazgul=["48", "24", "28", "43"]), "die ring", "perceive III·C")
        assert asked(m) == "react"
    assert m.why_not("play ally1-09") is Why.CANNOT_STOP_THIS
    empty = play(table(now="nazgul", nazgul=["48", "24", "28", "43"]), "die ring", "perceive III·C")
    assert asked(empty) == "active-nazgul", "an empty hand is seen by all"
    gone = table(
        now="nazgul", hand=["ally1-09"], ally_discard=["ally1-16", "ally1-06"], nazgul=["48", "24", "28", "43"]
    )
    assert asked(play(gone, "die ring", "perceive III·C")) == "active-nazgul", "what could stop it has been played"


def test_the_ringbearer_may_ask_for_silence() -> None:
    m = table(now="nazgul", hand=["ally1-09"], tokens=1, nazgul=["48", "24", "28", "43"])
    play(m, "die ring", "perceive III·C", "enough", "end", "search")
    assert asked(m) == "active-nazgul"
    m = table(now="nazgul", hand=["ally1-09"], tokens=1, nazgul=["48", "24", "28", "43"], settings={"ask": "hunts"})
    play(m, "die ring", "perceive III·C")
    assert asked(m) == "active-nazgul"
    play(m, "end", "die sword", "hunt")
    assert asked(m) == "react"
    assert notations(m) == ["pass", "enough"]


def test_nothing_shown_can_be_taken_back() -> None:
    """An answer stands: undo stops there."""
    m = play(table(now="nazgul", nazgul=["48", "24", "28", "43"]), "search")
    assert not m.may_undo()
    m = play(table(hand=["ally1-21"], tokens=2), "draw")
    assert not m.may_undo(), "a card has been seen"
    m = play(table(), "dot")
    assert m.may_undo()


# -- Fair-spoken Lies --------------------------------------------------------------------------------------


def lied_at_the_quarry() -> Match:
    """Rule 128: a card turned the Quarry's token down; then six places said no, and three are left for three tokens."""
    asked = ["19", "23", "26", "30", "31", "37"]
    return table(
        now="nazgul", log=["dot"], given=["4", "8", "14"], info=["39", "44", "54"], info_down=["23"], lied=["23"],
        record=["move", "lies", *(f"search {at} no" for at in asked)],
    )  # fmt: skip


def test_a_token_hidden_by_a_card_is_drawn_anew_however_tight_it_is() -> None:
    """It may lie at any of the places that said no after the card was played."""
    m = lied_at_the_quarry()
    found = {tuple(m.determinize("wraith-1", seed).state.lied) for seed in range(80)}
    assert found == {(19,), (23,), (26,), (30,), (31,), (37,)}
    for seed in range(80):
        s = m.determinize("wraith-1", seed).state
        assert (s.info, s.info_down) == ([39, 44, 54], s.lied)


def test_a_token_is_not_drawn_where_a_no_came_before_the_lie() -> None:
    m = table(now="nazgul", log=["dot"], given=["4", "8", "14"], info=["39", "44", "54"], info_down=["23"], lied=["23"],
              record=["move", "search 19 no", "search 26 no", "lies", "search 23 no", "search 30 no"])  # fmt: skip
    drawn = [m.determinize(None, seed).state for seed in range(120)]
    assert not any({19, 26} & {*s.info, *s.info_down} for s in drawn), "face up then, it would have been found"
    assert any(s.lied == [30] for s in drawn)
    assert any(s.lied and s.lied[0] not in (23, 30) for s in drawn), "or none of those that were asked for"
    assert all(not {23, 30} & {*s.info} for s in drawn)


def test_the_table_hears_that_somebody_lied() -> None:
    """Rule 66: the card and its effect are played in the open; what it hides is not."""
    m = play(table(hand=["ally1-17"], info=["23", "37"]), "play ally1-17", "mode 1", "token 23")
    assert m.view("wraith-1").record == ["lies"]
    assert "23" not in str(m.view("wraith-1"))
