"""The loremaster: an answer to everything, no secret used, and the plain move where the position has one."""

from __future__ import annotations

import pytest

from games.tcg.scene import Scene, bare
from redbook.bots import bots_for, find_bot
from redbook.bots.tcg.clash import Field, attack, defence
from redbook.bots.tcg.habits import ANSWERS, knapsack
from redbook.bots.tcg.loremaster import LEVELS, OWN, does_nothing
from redbook.bots.tcg.worth import BEARER_WOUND, WOUND, ladder, standing
from redbook.games.tcg import GAME
from redbook.games.tcg.decks.decks import random_deck, write
from redbook.kernel import Bot, Match, Seeded, Seen

DECKS = {"deck_p1": "aragorn", "deck_p2": "aragorn"}


def play(bots: list[Bot], seed: int, options: dict[str, str], limit: int = 5000) -> Match:
    m = Match.new("tcg", seed=seed, seats=len(bots), settings=options)
    chance = Seeded(seed=seed)
    for _ in range(limit):
        if m.decision is None:
            break
        m.play(bots[int(m.decision.seat[1:]) - 1].choose(Seen(m), chance))  # play refuses what was not offered
    return m


def bot(level: str = "steady") -> Bot:
    return find_bot("tcg", f"loremaster:{level}")


def answer(t: Scene, seat: str = "p1", level: str = "steady") -> str:
    """What the loremaster does when it is this seat's turn, card numbers left out."""
    t.let(seat)
    assert t.m.decision is not None
    assert t.m.decision.seat == seat
    return bare(bot(level).choose(Seen(t.m), Seeded(seed=1)).notation)


# -- any game ---------------------------------------------------------------------------------------


def test_every_question_of_the_game_has_an_answer() -> None:
    asked = {question.kind for question in GAME.describe().questions}
    assert set(ANSWERS) == asked
    assert set(OWN) <= asked


def test_the_levels_are_offered_steady_first() -> None:
    info = next(info for info in bots_for("tcg") if info.name == "loremaster")
    assert info.levels == tuple(LEVELS)
    assert info.levels[0] == "steady"
    assert find_bot("tcg", "loremaster").name == "loremaster:steady"


@pytest.mark.parametrize("level", list(LEVELS))
def test_a_whole_game_and_the_same_again_for_the_same_seed(level: str) -> None:
    games = [play([bot(level), bot("steady")], 11, DECKS) for _ in range(2)]
    assert games[0].result is not None
    assert games[0].moves == games[1].moves


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_any_legal_deck_and_any_number_of_seats(seats: int) -> None:
    chance = Seeded(seed=100 + seats)
    decks = {f"deck_p{n}": write(random_deck(chance)) for n in range(1, seats + 1)}
    bots = [bot() if n % 3 else bot("novice") for n in range(seats)]
    assert play(bots, seats, decks).result is not None


@pytest.mark.parametrize("option", ["first_game", "mulligan"])
def test_the_options_of_the_game_are_played_too(option: str) -> None:
    assert play([bot(), bot()], 5, {option: True}).result is not None  # type: ignore[dict-item]


def test_random_opponents_lead_to_questions_that_have_answers_and_are_beaten() -> None:
    won = 0
    for seed in range(6):
        bots = [bot(), find_bot("tcg", "random")]
        m = play(bots if seed % 2 else bots[::-1], seed, DECKS)
        assert m.result is not None
        won += m.result.winners == (("p1",) if seed % 2 else ("p2",))
    assert won >= 5


# -- only what its seat knows -------------------------------------------------------------------------


@pytest.mark.parametrize("level", list(LEVELS))
def test_another_world_that_looks_the_same_gets_the_same_answer(level: str) -> None:
    """Hands, decks, discard piles and sites of others are dealt anew: the answer must not change."""
    m = Match.new("tcg", seed=21, seats=3)
    bots = {seat: bot() for seat in m.seats}
    mind = bot(level)
    chance = Seeded(seed=3)
    compared = 0
    while m.decision is not None and compared < 60:
        if len(m.decision.options) > 1 and m.state.turn >= 2:
            seat = m.decision.seat
            here = mind.choose(Seen(m), Seeded(seed=len(m.log)))
            for seed in (1, 2):
                other = m.determinize(seat, seed=seed)
                assert mind.choose(Seen(other), Seeded(seed=len(m.log))) == here
            compared += 1
        m.play(bots[m.decision.seat].choose(Seen(m), chance))
    assert compared == 60


def test_it_leaves_the_match_alone() -> None:
    m = Match.new("tcg", seed=4)
    chance = Seeded(seed=4)
    mind = bot()
    while m.decision is not None and m.state.turn < 2:
        before = m.digest()
        option = mind.choose(Seen(m), chance)
        assert m.digest() == before
        m.play(option)


# -- skirmishes ---------------------------------------------------------------------------------------


def test_it_does_not_exert_for_nothing() -> None:
    """Gimli wins against a runner without help, and cannot be saved from three great foes by two points."""
    t = Scene(fellowship=["1_13"], minions=["1_178"], phase="skirmish", fights={"gimli": "1_178"})
    assert t.let("p1").can("use gimli/1")
    assert answer(t) == "pass"
    t = Scene(fellowship=["1_13"], minions=["1_177", "1_177"], phase="skirmish", fights={"gimli": ["1_177", "1_177"]})
    assert answer(t) == "pass"


def test_it_exerts_where_that_turns_the_skirmish() -> None:
    t = Scene(fellowship=["1_13"], minions=["1_176"], phase="skirmish", fights={"gimli": "1_176"}, moves=2)
    assert t.strength("goblin-marksman") == 7
    assert answer(t) == "pass"  # a wound taken is as good as a wound given, if nobody is left to come again
    t = Scene(fellowship=["1_13*1"], minions=["1_158"], phase="skirmish", fights={"gimli": "1_158"}, hand=["1_3"])
    assert answer(t) == "play axe-strike"  # two wounds would kill; with the axe and an exertion he lives


def test_an_event_saves_a_companion_from_being_overwhelmed() -> None:
    t = Scene(fellowship=["1_13*1"], minions=["1_177"], phase="skirmish", fights={"gimli": "1_177"}, hand=["1_3"])
    assert answer(t) == "play axe-strike"  # 13 against 6 kills, against 8 only wounds
    assert answer(t, level="novice") == "pass"


def test_an_event_is_not_spent_on_a_skirmish_that_is_won() -> None:
    t = Scene(fellowship=["1_13"], minions=["1_178"], phase="skirmish", fights={"gimli": "1_178"}, hand=["1_3"])
    assert answer(t) == "pass"


def test_boromir_does_not_help_a_hobbit_who_does_not_fight() -> None:
    t = Scene(fellowship=["1_97"], minions=["1_176"], phase="skirmish", fights={"boromir": "1_176"})
    assert t.let("p1").can("use boromir/1")
    assert answer(t) == "pass"


def test_two_events_together_where_one_alone_is_not_enough() -> None:
    t = Scene(
        fellowship=["1_13*2"], minions=["1_158"], phase="skirmish", fights={"gimli": "1_158"}, hand=["1_3", "1_5"]
    )
    assert t.strength("gimli") + 2 <= t.strength("1_158") < t.strength("gimli") + 4
    t.m.play(bot().choose(Seen(t.let("p1").m), Seeded(seed=1)))
    t.let("p1")
    t.m.play(bot().choose(Seen(t.m), Seeded(seed=1)))
    assert t.strength("gimli") > t.strength("1_158")


def test_events_are_kept_if_the_foe_would_only_answer_them() -> None:
    """The slayer uses the twilight of the second event to come even, and wins ties."""
    t = Scene(
        fellowship=["1_13*2"], minions=["1_153"], phase="skirmish", fights={"gimli": "1_153"}, hand=["1_3", "1_5"]
    )
    assert answer(t) == "pass"


def test_the_shadow_pumps_a_minion_that_then_overwhelms() -> None:
    t = Scene(
        fellowship=["1_51"], minions=["1_153"], phase="skirmish", fights={"legolas": "1_153"}, shadow_hand=["1_121"]
    )
    assert answer(t, "p2") == "play bred-for-battle"


# -- assignment and archery -----------------------------------------------------------------------------


def test_the_strong_meets_the_strong() -> None:
    t = Scene(fellowship=["1_365", "1_51"], minions=["1_153", "1_178"], phase="assignment")
    plan = defence(t.s, [t.card("uruk-slayer"), t.card("goblin-runner")])
    assert plan == {t.card("uruk-slayer"): t.card("aragorn"), t.card("goblin-runner"): t.card("legolas")}


def test_the_ring_bearer_is_kept_out_of_it_if_others_can_fight() -> None:
    t = Scene(fellowship=["1_365", "1_51"], minions=["1_153"], phase="assignment")
    t.pass_until("aragorn")
    assert answer(t) == "aragorn"


def test_what_is_left_over_attacks_where_it_kills() -> None:
    t = Scene(fellowship=["1_365"], minions=["1_153"], wounds=3, phase="assignment")
    assert attack(t.s, t.card("uruk-slayer")) == t.card("frodo")


def test_a_skirmish_that_cannot_be_lost_costs_nothing_and_one_that_kills_costs_much() -> None:
    t = Scene(fellowship=["1_365"], minions=["1_178", "1_177", "1_177"], phase="assignment")
    field = Field(t.s)
    aragorn, runner, *_ = t.card("aragorn"), t.card("goblin-runner")
    assert field.loss(aragorn, (runner,)) < 1
    assert field.loss(t.card("frodo"), tuple(t.cards("goblin-patrol-troop"))) > 100


def test_arrows_hit_the_healthy() -> None:
    t = Scene(fellowship=["1_365", "1_51*2"], minions=["1_176"], phase="archery", wounds=3)
    t.pass_until("aragorn")
    assert answer(t) == "aragorn"


# -- phases ---------------------------------------------------------------------------------------------


def test_it_plays_a_companion_and_the_weapon_for_him() -> None:
    t = Scene(fellowship=["1_12"], hand=["1_51", "1_9"], deck=["1_3"] * 10)
    taken = []
    for _ in range(2):
        taken.append(answer(t))
        t.m.play(bot().choose(Seen(t.m), Seeded(seed=1)))
    assert set(taken) == {"play legolas", "play dwarven-axe"}


def test_it_plays_the_minions_that_make_the_most_of_the_twilight() -> None:
    t = Scene(
        fellowship=["1_51"], phase="shadow", site=5, twilight=6, shadow_hand=["1_178", "1_158", "1_154"],
        shadow_deck=["1_178"] * 10,
    )  # fmt: skip
    taken = []
    while t.seat == "p2" and t.s.phase == 2:
        taken.append(answer(t, "p2"))
        t.m.play(bot().choose(Seen(t.m), Seeded(seed=1)))
    assert "play uruk-hai-raiding-party" in taken
    assert t.s.twilight <= 1


def test_it_plays_the_minion_that_can_kill() -> None:
    t = Scene(phase="shadow", site=5, twilight=4, wounds=3, shadow_hand=["1_153"], shadow_deck=["1_178"] * 10)
    assert answer(t, "p2") == "play uruk-slayer"


def test_it_does_not_move_on_with_an_exhausted_ring_bearer_into_full_twilight() -> None:
    shadow = {"shadow_hand": ["1_153", "1_153", "1_150", "1_158"], "shadow_deck": ["1_153"] * 12}
    t = Scene(phase="regroup", site=5, twilight=12, wounds=3, burdens=7, **shadow)  # type: ignore[arg-type]
    t.pass_until("move")
    assert answer(t) == "stay"


def test_it_moves_on_when_nothing_threatens() -> None:
    t = Scene(
        fellowship=["1_365", "1_51", "1_13", "1_97"], phase="regroup", site=4, twilight=0, deck=["1_3"] * 8,
        shadow_deck=["1_3"] * 12,
    )  # fmt: skip
    t.pass_until("move")
    assert answer(t) == "move"


def test_it_heals_at_a_sanctuary_whoever_needs_it_most() -> None:
    t = Scene(fellowship=["1_365*1"], wounds=3, phase="turn", site=3)
    assert answer(t) == "frodo"


def test_it_puts_the_ring_on_rather_than_die_and_takes_a_light_wound_rather_than_corruption() -> None:
    t = Scene(minions=["1_154"], phase="skirmish", fights={"frodo": "1_154"}, wounds=3)
    t.pass_until("use the-one-ring/1")
    assert answer(t) == "use the-one-ring/1"
    t = Scene(minions=["1_178"], phase="skirmish", fights={"frodo": "1_178"}, burdens=9)
    t.pass_until("use the-one-ring/1")
    assert answer(t) == "pass"


def test_the_starting_fellowship_fills_the_cost() -> None:
    m = Match.new("tcg", seed=1, settings=DECKS)
    chance = Seeded(seed=1)
    while m.decision is not None and m.state.turn == 0:
        m.play(bot().choose(Seen(m), chance))
    for p in (0, 1):
        assert sum(m.state.owner[c] == p and m.state.zone[c] == 6 for c in m.state.table) >= 2


def test_a_useless_card_is_thrown_away_when_the_hand_is_filled() -> None:
    t = Scene(dead=["1_13"], hand=["1_13", "1_3"], deck=["1_3"] * 10, phase="regroup")
    t.pass_until("stay").do("stay")
    assert answer(t) == "gimli"


# -- worth ------------------------------------------------------------------------------------------------


def test_the_last_wounds_weigh_most_and_the_ring_bearers_more() -> None:
    assert ladder(WOUND, 4, 1) - ladder(WOUND, 4, 2) > ladder(WOUND, 4, 3)
    assert ladder(BEARER_WOUND, 4, 2) > ladder(WOUND, 4, 2)


def test_a_burden_a_wound_and_a_site_all_count() -> None:
    plain = standing(Scene(fellowship=["1_365"]).s, 0)
    assert standing(Scene(fellowship=["1_365"], burdens=1).s, 0) < plain
    assert standing(Scene(fellowship=["1_365*1"]).s, 0) < plain
    assert standing(Scene(fellowship=["1_365"], site=3).s, 0) > plain


def test_knapsack() -> None:
    assert knapsack([(10, 6), (5.6, 3), (5.6, 3)], 6) == [1, 2]
    assert knapsack([(10, 6)], 5) == []
    assert knapsack([(-1, 0), (1, 0)], 0) == [1]


@pytest.mark.parametrize(("who", "wasted"), [("gimli", True), ("frodo", False)])
def test_an_event_that_would_change_nothing_is_not_played_to_gain_time(who: str, wasted: bool) -> None:
    """1_296 cancels the skirmish of a Hobbit: in Gimli's it does nothing, and is kept for Frodo's."""
    t = Scene(fellowship=["1_13"], minions=["1_177", "1_177"], hand=["1_296"], phase="skirmish", fights={who: "1_177"})
    t.let("p1")
    assert t.m.decision is not None
    card = next(option for option in t.m.decision.options if option.notation.startswith("play hobbit-intuition"))
    assert does_nothing(t.m, card) is wasted
    if wasted:
        assert not answer(t).startswith("play hobbit-intuition")
