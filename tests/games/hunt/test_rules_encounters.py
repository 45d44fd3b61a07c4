"""Encounters, flight, rescue and the way into Part 2: rules 126 and 129 to 152."""

from __future__ import annotations

from typing import Any

from games.hunt.tables import asked, notations, pass_nazgul, play, table, told
from redbook.games.hunt import events
from redbook.games.hunt.board import SHIRE, WILD
from redbook.games.hunt.pieces import AWAY, FLIPPED, FRODO, JOURNEYS, MERRY, READY, STRIDER
from redbook.games.hunt.reasons import Why
from redbook.kernel import Match, Scripted

ALONE = {"sam": "away", "pippin": "away"}
RIGHT_OF_QUARRY = next(SHIRE.ids[d] for d in SHIRE.near[23] if d > SHIRE.locs and SHIRE.x[d] > SHIRE.x[23])


def meet(**doc: Any) -> Match:
    """p. 23: found at the Quarry with two dots in the log; three Nazgûl are near, one is not."""
    setting: dict[str, Any] = {
        "now": "encounter", "found": "23", "log": ["23", "dot", "dot"], "nazgul": ["23", "21", RIGHT_OF_QUARRY, "19"],
    }  # fmt: skip
    return table(**(setting | doc))


def test_who_is_involved() -> None:
    """Rule 129, rule 130: at the place or adjacent; one tile each."""
    m = meet()
    (event,) = told(m, events.EncounterBegins)
    assert event.nazgul == 3
    assert len(told(m, events.TilesDrawn)[0].tiles) == 3


def test_one_company_card() -> None:
    """Rule 131: after all tiles are drawn, at most one flip; the tile goes back."""
    m = meet(tiles=["1#1", "2#6", "3#10"])
    assert "flip sam 3" in notations(m)
    play(m, "flip sam 3")
    assert m.state.corruption == 3
    assert m.state.tiles == [10]
    assert asked(m) == "flee"


def test_special_tiles_cannot_be_cancelled() -> None:
    """Rule 132."""
    m = meet(tiles=["1#1", "2#6", "red-3"], reds=["red-eye"])
    assert not [n for n in notations(m) if "red" in n]
    assert m.why_not("flip sam red-3") is Why.SPECIAL_TILE


def test_numbers_leave_the_game() -> None:
    """Rule 133."""
    m = meet(tiles=["1#1", "2#6", "3#10", "0#0"], company=ALONE, chance=Scripted(answers=["1", "2", "3"]))
    assert m.state.corruption == 6
    assert m.state.tiles == [0]
    assert m.state.eyes == []


def test_eyes() -> None:
    """Rule 134: a three cancelled, two Eyes cost one and two."""
    m = meet(tiles=["3#10", "eye#11", "eye#12"])
    play(m, "flip sam 3")
    assert m.state.corruption == 3
    assert sorted(m.state.eyes) == [11, 12]


def test_corrupted_or_in_flight() -> None:
    """Rule 135: at the limit the game is lost, below it Frodo flees."""
    assert meet(corruption=11, tiles=["1#1"], company=ALONE).result is not None
    m = meet(corruption=10, tiles=["1#1"], company=ALONE)
    assert m.state.corruption == 11
    assert asked(m) == "flee"


def test_flight() -> None:
    """Rule 136: connected, within the dots and two more, no Exit; or no move at all."""
    m = meet(company=ALONE, tiles=[])
    assert {"stay", "19", "21", "33", "36", "45", "46"} <= set(notations(m))
    assert not {"38", "23"} & set(notations(m))
    assert m.why_not("38") is Why.NOT_CONNECTED
    near_exit = table(now="encounter", found="53", log=["53"], nazgul=["53", "24", "28", "43"], tiles=[], company=ALONE)
    assert not {"A", "B", "C"} & set(notations(near_exit))
    assert near_exit.why_not("C") is Why.NO_EXIT_IN_FLIGHT


def test_flight_is_secret() -> None:
    """Rule 137: the Ringwraiths see the track advance and nothing else."""
    seen = []
    for choice in ("stay", "46", "21"):
        m = play(meet(company=ALONE, tiles=[]), choice)
        view = m.view("wraith-1")
        heard = [told.event for told in m.events_for("wraith-1")]
        seen.append((view, heard))
        assert view.track == 4
    assert seen[0] == seen[1] == seen[2]


def test_dash() -> None:
    """Rule 138, rule 139: a number or a dash, the track goes on; after a dash the dots still count."""
    m = play(meet(company=ALONE, tiles=[]), "46")
    assert (m.state.journal[-1], m.state.dots, m.state.track) == (46, 0, 4)
    m = play(meet(company=ALONE, tiles=[]), "stay")
    assert (m.state.journal[-1], m.state.last, m.state.dots, m.state.track) == (-1, 23, 2, 4)
    assert set(notations(m)) - {"dot"} == {SHIRE.ids[at] for at in SHIRE.in_range(23, 2)}
    assert m.view("ringbearer").screen.log == ["23", "dot", "dot", "dash"]


# -- the end of Part 1 ---------------------------------------------------------------------------------------


def late(log: list[str], **doc: Any) -> Match:
    return table(log=log, **doc)


LONG_WALK = ["dot"] * 13 + ["53", "dot"]


def test_the_track_is_full() -> None:
    """Rule 140: no Nazgûl acts any more; by move or by flight."""
    m = play(late(LONG_WALK, company=ALONE), "dot")
    assert m.state.track == 0
    assert m.state.part == 2
    assert not told(m, events.NazgulActs)
    m = late(LONG_WALK, now="encounter", found="53", nazgul=["53", "24", "28", "43"], tiles=[], company=ALONE)
    play(m, "stay")
    assert told(m, events.RescueNeeded)


def test_rescue() -> None:
    """Rule 141: one tile for each move still needed; one Company card may help."""
    log = ["dot"] * 14 + ["53"]
    m = play(late(log), "dot")
    assert told(m, events.RescueNeeded)[0].moves == 2 == SHIRE.moves_to_exit(53, 1)
    assert len(told(m, events.TilesDrawn)[0].tiles) == 2
    assert asked(m) == "cancel-tile"
    play(m, notations(m)[1])
    assert m.state.part == 2


def test_corrupted_in_a_rescue() -> None:
    """Rule 142: at twelve the Shadow wins, below it the game goes on."""
    log = ["dot"] * 14 + ["53"]
    lost = play(late(log, corruption=10, tiles=["1#1", "1#2"], company=ALONE), "dot")
    assert lost.result is not None
    assert (lost.result.scores["part"], lost.result.scores["shadow-tokens"]) == (1, 2)
    saved = play(late(log, corruption=9, tiles=["1#1", "1#2"], company=ALONE), "dot")
    assert saved.result is None


# -- set-up of Part 2 ------------------------------------------------------------------------------------------


def part_2(**doc: Any) -> Match:
    """Frodo walks into Bree."""
    return play(table(log=["53", "dot", "dot"], **doc), "C")


def test_company_in_part_2() -> None:
    """Rule 144, rule 145, rule 146: the flipped are gone, but for Frodo; Strider and Merry join."""
    m = part_2(company={"frodo": "flipped", "sam": "flipped"}, pool=2, tokens=1)
    s = m.state
    assert s.company[FRODO] == FLIPPED
    assert s.company[1] == AWAY
    assert s.company[STRIDER] == s.company[MERRY] == READY
    assert (s.pool, s.tokens) == (2, 1)
    m = part_2(company={"merry": "flipped"}, tokens=2)
    assert m.state.company[MERRY] == AWAY, "he has been in play"
    assert (m.state.pool, m.state.tokens) == (3, 2)


def test_journey_card() -> None:
    """Rule 147: one short, one long, one is kept; the Ringwraiths are not told which."""
    kept = {}
    for which in (0, 1):
        m = part_2(seed=3)
        short, long = (option.card for option in m.decision.options)
        assert (JOURNEYS[short].long, JOURNEYS[long].long) == (False, True)
        m.push(m.decision.options[which])
        kept[which] = (m.view("wraith-1"), [told.event for told in m.events_for("wraith-1")])
        assert len(m.state.journey_deck) == 17
    assert kept[0] == kept[1]
    assert kept[0][0].limit is None


def test_hand_and_values_in_part_2() -> None:
    """Rule 148: as many new cards; Corruption and Eyes stay; Frodo at 0."""
    m = part_2(hand=["ally1-02", "ally1-03"], corruption=5, eyes=["eye#11"], barrow_wights=True)
    s = m.state
    assert (len(s.hand), s.corruption, s.eyes, s.eye_card, s.track) == (2, 5, [11], 1, 0)
    assert min(s.hand) >= 22


def test_deeds_in_part_2() -> None:
    """Rule 149: one is Gandalf's start, three stay hidden, six apart."""
    m = part_2()
    m.push(m.decision.options[0])
    assert len(notations(m)) == 4
    m.push(m.decision.options[0])
    s = m.state
    assert (len(s.deeds_spent), len(s.deeds), len(s.deed_supply)) == (1, 3, 6)
    assert s.gandalf == s.deeds_spent[0]


def test_hunt_pool_in_part_2() -> None:
    """Rule 150: what is left, the three grey ones, the red ones in play."""
    m = part_2(tiles=["2#6", "red-3"], reds=["red-eye"])
    assert sorted(m.state.tiles) == [6, 15, 16, 17, 18]


def test_nazgul_in_part_2() -> None:
    """Rule 126, rule 151, rule 152: two on each of two places; the fifth ability brings the Lord; dice are rolled."""
    m = part_2(given=["4", "8", "14", "30", "31"], seats=3)
    while asked(m) != "lord-at-start":
        m.push(m.decision.options[-1] if asked(m) == "share-sorcery" else m.decision.options[0])
        if asked(m) == "place-nazgul" and m.state.nazgul.count(28) == 2:
            assert m.why_not("at 28") is Why.TWO_TO_A_PLACE
            assert m.why_not("at 7") is Why.TWO_TO_A_PLACE
    s = m.state
    assert sorted(s.nazgul) == [28, 28, 33, 33] == sorted([*WILD.nazgul_starts] * 2)
    assert m.decision.seat == f"wraith-{s.lead}"
    assert all(s.owner[option.who] == s.lead for option in m.decision.options)
    m.push(m.decision.options[0])
    assert m.state.lord >= 0
    assert sum(m.state.dice) == 6
    assert m.state.lord_die >= 0, "p. 32: he came (step 8) before this roll (step 9), so his die is the seventh"
    pass_nazgul(m)
