"""Whole games: what holds in every position, and that the log tells the whole truth (checklist 147 to 150)."""

from __future__ import annotations

import json

import pytest

from games.siege.helpers import at, hex_no, number, state
from redbook.bots.players import usual_players
from redbook.games.siege import movement, pieces, reach
from redbook.games.siege.board import COUNT, HEXES
from redbook.games.siege.invariants import INVARIANTS
from redbook.games.siege.position import write
from redbook.games.siege.scoring import total
from redbook.games.siege.state import EXEMPT, MOVED
from redbook.kernel import BadPosition, Match, RuleBroken, Seeded
from redbook.kernel.text import LANGUAGES, render
from redbook.kernel.walk import check_laws, play_out, random_walk


@pytest.mark.parametrize("seed", range(20, 26))
def test_147_148_random_games_keep_every_law(seed: int) -> None:
    """Two sides never share a hex, stacks keep their limits, nobody walks on a peak, each counter is in one place."""
    for m in random_walk("siege", seed, settings={"turns": 15 if seed % 2 else 12}):
        check_laws(m)
    assert m.result is not None


@pytest.mark.parametrize("seed", range(3))
def test_149_the_score_equals_the_log(seed: int) -> None:
    m = play_out(Match.new("siege", seed=seed, listen=True), seed)
    points = {"west": 0, "shadow": 0}
    for told in m.events:
        if told.event.kind == "scored":
            points[told.event.side] += told.event.points
    assert m.result is not None
    assert points == m.result.scores == {"west": total(m.state, 0), "shadow": total(m.state, 1)}


def test_150_same_seed_same_orders_same_game() -> None:
    games = [play_out(Match.new("siege", seed=99), 99) for _ in range(2)]
    assert games[0].digest() == games[1].digest()
    assert games[0].moves == games[1].moves
    assert list(games[0].events) == list(games[1].events)


@pytest.mark.parametrize("seed", [0, 5])
def test_r4_options_and_reasons_agree(seed: int) -> None:
    """A hex is offered if and only if nothing stands against it."""
    checked = 0
    for count, m in enumerate(random_walk("siege", seed)):
        if m.decision is None or count % 11 or not isinstance(m.decision.step, movement.MoveOn):
            continue
        step = m.decision.step
        s = state(m)
        offered = {o.to for o in m.decision.options if o.kind == "go"}
        for h in range(COUNT):
            reason = reach.why_not_go(s, step.piece, h, step.left, step.fresh)
            assert (reason is None) == (h in offered), (pieces.IDS[step.piece], h, reason)
        checked += 1
    assert checked > 10


def test_r4_a_counter_is_offered_if_and_only_if_it_can_go_somewhere() -> None:
    for count, m in enumerate(random_walk("siege", 8)):
        if m.decision is None or count % 7 or not isinstance(m.decision.step, movement.MoveCounters):
            continue
        s = state(m)
        side = m.decision.step.side
        offered = {o.piece for o in m.decision.options if o.kind == "pick"}
        for piece in pieces.OF_SIDE[side]:
            can = s.where[piece] >= 0 and not s.flags[piece] & MOVED and pieces.PM[piece] > 0
            can = can and bool(movement.destinations(s, piece, pieces.PM[piece], True))
            assert can == (piece in offered)


def test_reasons_have_words_in_three_languages() -> None:
    from redbook.games.siege.reasons import SiegeReason

    for reason in SiegeReason:
        for lang in LANGUAGES:
            assert reason.rule in render(reason.message(), lang)


def test_every_counter_place_and_entry_has_a_name() -> None:
    from redbook.games.siege.tables import AWARDS, ENTRY_IDS
    from redbook.kernel.text import bundle

    wanted = [f"piece-{id}" for id in pieces.IDS] + [f"award-{id}" for id in AWARDS]
    wanted += [f"entry-{id}" for side in ENTRY_IDS for id in side] + ["hex-0908", "hex-0704", "hex-0606", "hex-2407"]
    for lang in LANGUAGES:
        for id in wanted:
            assert bundle("siege", lang).has_message(id), (lang, id)


def test_laws_find_what_is_wrong() -> None:
    spoilers = {
        "each_counter_is_in_one_place": lambda s: s.at.__setitem__(hex_no("0101"), (number("GO-02"),)),
        "two_sides_never_share_a_hex": lambda s: s.held.__setitem__(hex_no("0101"), 1),
        "stacks_keep_their_limit": lambda s: s.load.__setitem__(hex_no("0101"), 9),
        "exempt_units_are_in_harlond": lambda s: s.flags.__setitem__(number("GO-02"), EXEMPT),
        "nobody_walks_on_peaks": lambda s: s.at.__setitem__(hex_no("0703"), (number("GO-02"),)),
        "zones_are_what_the_units_make_them": lambda s: s.zones[0].__setitem__(3, 7),
        "control_is_where_it_can_be": lambda s: s.control.__setitem__(hex_no("0909"), 1),
        "points_are_scored_by_award": lambda s: s.points[0].append(3),
        "only_the_shadow_crosses": lambda s: s.crosser.__setitem__(number("GO-02"), 1),
    }
    assert set(spoilers) == {law.__name__ for law in INVARIANTS}
    for law in INVARIANTS:
        s = state(at("GO-02@1506 MO-01@1606")).copy()
        law(s)
        spoilers[law.__name__](s)
        with pytest.raises(RuleBroken):
            law(s)


def walking(piece: int) -> list[dict[str, object]]:
    return [{"step": "move-on", "piece": piece, "left": 1, "fresh": True}, {"step": "next-turn"}]


BAD: dict[str, tuple[dict[str, object], str]] = {
    "an unknown hex": ({"pieces": {"GO-02": "9999"}}, "pieces.GO-02: '9999'; expected a hex such as 0908"),
    "an unknown counter": ({"pieces": {"GO-99": "0908"}}, "pieces: 'GO-99'; expected a counter"),
    "both sides in one hex": ({"pieces": {"GO-02": "0908", "MO-01": "0908"}}, "pieces.MO-01: '0908'; expected"),
    "too many units": ({"pieces": {"GO-02": "0908", "GO-05": "0908", "GO-10": "0908"}}, "0908"),
    "a ground unit on a peak": ({"pieces": {"GO-02": "0703"}}, "pieces.GO-02: '0703'; expected"),
    "a siege engine in the river": ({"pieces": {"SW-01": "2408"}}, "pieces.SW-01: '2408'; expected dry land"),
    "a reduced leader": ({"pieces": {"L-EOMER": "0908 reduced"}}, "pieces.L-EOMER: '0908 reduced'; expected"),
    "the lord of the Nazgûl reduced": ({"pieces": {"L-WITCHKING": "0908 reduced"}}, "leaders take no losses"),
    "a strange state": ({"pieces": {"GO-02": "0908 tired"}}, "pieces.GO-02: '0908 tired'; expected"),
    "a place that is a number": ({"pieces": {"GO-02": 908}}, "pieces[...]: Expected `str`"),
    "control of a river": ({"control": {"0909": "west"}}, "control: '0909'; expected dry land"),
    "control by nobody": ({"control": {"0908": "elves"}}, "control[...]: Invalid enum value 'elves'"),
    "an unknown key": ({"weather": "fair"}, "unknown field `weather`"),
    "an unknown phase": ({"now": "west dinner"}, "now: 'west dinner'; expected west or shadow with one of"),
    "a turn too late": ({"turn": 13}, "turn: 13; expected 0 to 12"),
    "a turn in words": ({"turn": "six"}, "turn: 'six'; Expected `int`"),
    "a mark on nobody": ({"marks": {"GO-02": ["moved"]}}, "marks: 'GO-02'; expected a counter"),
    "an unknown award": ({"points": {"west": {"V99": 1}}}, "points.west: {'V99': 1}; expected V1 to V11"),
    "an unknown entry": ({"morale": {"west": ["S1"], "shadow": []}}, "morale.west: 'S1'; expected one of W1"),
    "a leader who follows nobody": ({"follows": {"L-EOMER": "GO-02"}}, "follows: 'L-EOMER'; expected"),
    "no way to the end": ({"steps": [{"step": "move-counters", "side": 0}]}, "steps: 'move-counters'; expected"),
    "an unknown step": ({"steps": [{"step": "dance"}, {"step": "next-turn"}]}, "steps[0].step: 'dance'; "),
    "a counter out of range": ({"steps": walking(900)}, "steps[0].piece: '900'; Expected `int` <= 68"),
    "a counter off the map": ({"steps": walking(3)}, "steps: 'MO-04'; expected a counter on the map"),
    "a battle without a battle": ({"steps": [{"step": "roll-dice"}, {"step": "next-turn"}]}, "battle: None; expected"),
    "a result without a result": ({"steps": [{"step": "apply-result"}, {"step": "next-turn"}]}, "battle: None"),
    "now and steps": ({"now": "west movement", "steps": [{"step": "next-turn"}]}, "now: 'west movement'; expected"),
    "a strange time": ({"came": {"GO-02": "soon"}}, "came.GO-02: 'soon'; expected a time"),
}


@pytest.mark.parametrize(("doc", "said"), BAD.values(), ids=BAD.keys())
def test_bad_positions_are_refused_with_field_value_and_what_is_expected(doc: dict[str, object], said: str) -> None:
    with pytest.raises(BadPosition) as caught:
        Match.from_position({"game": "siege", "position": doc})
    assert said in str(caught.value)


def test_positions_in_the_middle_of_a_battle_read_back() -> None:
    """Every kind of question that random games reach is written down and read again, to the letter."""
    kinds: set[str] = set()
    for seed in range(6):
        for m in random_walk("siege", seed):
            if m.decision is None or m.decision.kind in kinds:
                continue
            kinds.add(m.decision.kind)
            again = Match.from_position({"game": "siege", "position": write(m.play_state)}, seed=1)
            assert again.state == m.state
            assert again.decision == m.decision
            assert again.play_state.stack == m.play_state.stack
    assert len(kinds) >= 12


def test_positions_changed_at_random_are_played_or_refused() -> None:
    """Whatever is written into a document, it is refused with a reason or can be played on."""
    dice = Seeded(seed=7)
    docs = [write(m.play_state) for n, m in enumerate(random_walk("siege", 2)) if n % 29 == 0 and m.decision]
    steps = [step for doc in docs for step in doc["steps"]]
    places = [*HEXES, "waiting", "eliminated", "left", "0908 reduced"]
    played = 0
    for _ in range(150):
        doc = json.loads(json.dumps(docs[dice.die(len(docs), "doc", 0)]))
        doc["pieces"][pieces.IDS[dice.die(len(pieces.IDS), "piece", 0)]] = places[dice.die(len(places), "place", 0)]
        if dice.die(2, "step") == 1:
            doc["steps"].insert(0, steps[dice.die(len(steps), "step", 0)])
        try:
            m = Match.from_position({"game": "siege", "position": doc}, seed=1)
        except BadPosition:
            continue
        play_out(m, 1, limit=20)
        check_laws(m)
        played += 1
    assert played


def test_a_combat_is_read_on_the_table() -> None:
    """4.7: the sums of a battle in a position name columns, shifts and leaders that there are."""
    choose = usual_players("siege", 2)
    m = Match.new("siege", seed=2)
    while m.state.battle is None or not m.state.battle.cell or not m.state.battle.odds.shifts:
        m.play(choose(m))
    doc = m.position()
    Match.from_position(doc, seed=1)
    battle = doc["position"]["battle"]
    odds = battle["odds"]
    for wrong in (
        {"read_at": 10},
        {"read_at": -1},
        {"odds": {**odds, "base": 12}},
        {"odds": {**odds, "column": -1}},
        {"odds": {**odds, "shifts": [["mud", 1]]}},
        {"odds": {**odds, "attacker": {**odds["attacker"], "leader": "nobody"}}},
    ):
        spoiled = {**doc, "position": {**doc["position"], "battle": {**battle, **wrong}}}
        with pytest.raises(BadPosition, match="battle"):
            Match.from_position(spoiled, seed=1)
