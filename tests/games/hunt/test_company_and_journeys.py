"""The five Company cards, the thirty-six Journeys, and the rule that no card goes unplayed."""

from __future__ import annotations

import importlib

import pytest

from games.hunt.tables import PLAYED, asked, notations, pass_nazgul, play, plays, table, told
from redbook.games.hunt import events
from redbook.games.hunt.board import WILD
from redbook.games.hunt.catalogue import ALLIES, SORCERIES
from redbook.games.hunt.pieces import COMPANY, FLIPPED, FRODO, JOURNEYS, SAM
from redbook.games.hunt.reasons import Why
from redbook.kernel import Match

WALKED = {card.id for card in JOURNEYS}


def fight(**doc: object) -> Match:
    """An Encounter with one Nazgûl; the pool gives a three."""
    setting: dict[str, object] = {
        "now": "encounter", "found": "10", "log": ["dot", "dot", "10"], "nazgul": ["10", "24", "28", "43"],
        "tiles": ["3#10"],
    }  # fmt: skip
    return table(**(setting | doc))  # type: ignore[arg-type]


@plays("flip-frodo")
def test_frodo_takes_heart_and_moves_again() -> None:
    """Rule 33, rule 56, rule 57."""
    m = table(now="day", tokens=1)
    assert m.state.tokens == 2
    assert table(now="day", tokens=2).state.tokens == 2
    assert table(now="day", company={"frodo": "flipped"}).state.tokens == 0
    m = table(tokens=3)
    assert m.why_not("resolve") is Why.MUST_MOVE
    play(m, "dot", "resolve", "dot")
    assert (m.state.track, m.state.pool, m.state.tokens) == (2, 2, 2)
    assert m.why_not("resolve") is Why.CARD_FLIPPED
    wild = play(table(2, track=2, gandalf="18", start="18"), "resolve")
    assert wild.state.track == 4


@plays("flip-sam")
def test_sam_heals_and_cancels() -> None:
    """Rule 51, rule 54, rule 55, rule 131."""
    m = play(table(turn=2, corruption=3), "rest")
    assert m.state.corruption == 2
    assert play(table(turn=2), "rest").state.corruption == 0
    m = play(fight(corruption=3), "flip sam 3")
    assert m.state.company[SAM] == FLIPPED
    assert m.state.corruption == 3
    assert m.state.tiles == [10], "the tile is back in the pool"
    play(m, "stay")
    pass_nazgul(play(m, "dot", "end"))
    assert m.state.night
    assert play(m, "rest").state.corruption == 3, "flipped, he heals no more"


@plays("flip-pippin")
def test_pippin_draws_two_and_cancels() -> None:
    """Rule 36."""
    assert len(table(now="refresh").state.hand) == 2
    assert len(table(now="refresh", company={"pippin": "flipped"}).state.hand) == 1
    assert play(fight(), "flip pippin 3").state.corruption == 0


@plays("flip-merry")
def test_merry_lets_two_cards_be_played_and_cancels() -> None:
    """Rule 58."""
    hand = ["ally1-14", "ally1-21", "ally1-01"]
    m = play(table(hand=hand, company={"merry": "ready"}), "play ally1-14", "play ally1-21", "mode 2")
    assert m.why_not("play ally1-01") is Why.ONE_CARD_A_TURN
    m = play(table(hand=hand), "play ally1-14")
    assert m.why_not("play ally1-21") is Why.ONE_CARD_A_TURN
    assert play(fight(company={"merry": "ready"}), "flip merry 3").state.corruption == 0


@plays("flip-strider")
def test_strider_chooses_the_road_and_cancels() -> None:
    """Rule 171."""
    setting = {"part": 2, "now": "encounter", "found": "7", "track": 2, "gandalf": "18", "start": "18",
               "nazgul": ["7", "28", "33", "33"], "tiles": ["3#10"]}  # fmt: skip
    m = table(**setting)  # type: ignore[arg-type]
    play(m, "pass", "change")
    assert len(notations(m)) == 2
    play(m, notations(m)[0])
    assert len(m.state.journeys_gone) == 1
    m = play(table(**setting), "flip strider 3")  # type: ignore[arg-type]
    assert m.state.corruption == 0
    play(m, "change")
    assert len(notations(m)) == 1, "flipped, he draws one card only"


@pytest.mark.parametrize("journey", sorted(WALKED))
def test_every_journey_leads_to_rivendell(journey: str) -> None:
    """Rule 5, rule 153, rule 154, rule 155: row by row, by day and by night, to the last one."""
    card = next(card for card in JOURNEYS if card.id == journey)
    m = table(2, journey=journey, gandalf="18", start="18", nazgul=["28", "28", "33", "33"])
    seen = [0]
    for _ in range(400):
        if m.decision is None:
            break
        if m.state.track != seen[-1]:
            seen.append(m.state.track)
            assert m.state.last_location() == card.last[m.state.track]
            assert m.view("ringbearer").screen.last == WILD.ids[card.last[m.state.track]]
        kind = asked(m)
        play(m, {"march-or-rest": "march", "active-nazgul": "end", "react": "pass"}.get(kind) or notations(m)[0])
    assert m.result is not None
    assert m.result.reason == "rivendell"
    assert m.result.winners == ("ringbearer",)
    assert seen == list(range(card.moves)), "one row at a time"
    assert m.result.scores["track"] == card.moves


def test_every_card_is_played_by_some_test() -> None:
    """Every effect of every card, every Out of Turn effect, every Company card, every Journey."""
    for module in ("test_ally_cards_part1", "test_ally_cards_part2", "test_sorcery_cards"):
        importlib.import_module(f"games.hunt.{module}")
    wanted = {f"flip-{who}" for who in COMPANY}
    for card in (*ALLIES, *SORCERIES):
        for number, mode in enumerate(card.modes, start=1):
            wanted.add(f"stop-{card.id}" if mode.out_of_turn else f"{card.id}-{number}")
    assert sorted(wanted - set(PLAYED)) == []
    assert sorted(set(PLAYED) - wanted) == [], "a test names an effect that does not exist"
    assert len(WALKED) == 36


def test_frodos_card_cancels_no_tile() -> None:
    m = fight()
    assert not [n for n in notations(m) if n.startswith("flip frodo")]
    assert m.why_not("flip frodo 3") is Why.CARD_FLIPPED
    assert m.state.company[FRODO] != FLIPPED
    assert told(m, events.TilesDrawn)[0].tiles == ("3",)
