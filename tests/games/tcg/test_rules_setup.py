"""Decks and set-up: rules 1 to 32. The number in a test's name is the rule that it shows."""

from collections import Counter

import pytest

from redbook.games.tcg.decks import decks
from redbook.games.tcg.effects.counters import ChooseANumber
from redbook.games.tcg.effects.load import load
from redbook.games.tcg.state import State
from redbook.games.tcg.table.kinds import BY_ID, KINDS
from redbook.kernel import BadSetting, Match

load()
ARAGORN = decks.built_in("aragorn")


def codes(text: str) -> list[str]:
    deck, wrong = decks.parse(text)
    return [problem.code for problem in wrong + decks.problems(deck)]


def changed(**changes: object) -> decks.Deck:
    import msgspec

    return msgspec.structs.replace(ARAGORN, **changes)


def problem_codes(deck: decks.Deck) -> list[str]:
    return [problem.code for problem in decks.problems(deck)]


def test_rule_1_ring_and_sites_have_no_side_and_no_culture() -> None:
    for kind in KINDS:
        if kind.type in ("ring", "site"):
            assert (kind.side, kind.culture) == (None, None)
        else:
            assert kind.side in ("free-peoples", "shadow")


def test_rule_2_at_least_sixty_cards() -> None:
    assert problem_codes(ARAGORN) == []
    free = [id for id in ARAGORN.draw if BY_ID[id].side == "free-peoples"]
    shadow = [id for id in ARAGORN.draw if BY_ID[id].side == "shadow"]
    assert problem_codes(changed(draw=(*free[:-1], *shadow[:-1]))) == ["too-small"]
    assert problem_codes(changed(draw=(*free, *shadow, "1_7", "1_151"))) == []


def test_rule_3_as_many_of_one_side_as_of_the_other() -> None:
    assert problem_codes(changed(draw=(*ARAGORN.draw, "1_7"))) == ["unequal-sides"]


def test_rule_4_no_ring_and_no_site_in_the_draw_deck() -> None:
    deck, _ = decks.parse(decks.write(ARAGORN) + "\n1_2\n1_323\n")
    assert "1_2" not in deck.draw
    assert "1_323" not in deck.draw
    assert "sites" in problem_codes(deck)  # two sites of number 1


def test_rule_5_four_cards_of_one_title_at_most() -> None:
    without = [id for id in ARAGORN.draw if BY_ID[id].title not in ("Aragorn", "Uruk Soldier")]
    five = (*without, "1_89", "1_89", "1_365", "1_365", "1_365")
    assert "too-many" in problem_codes(changed(draw=five))
    four = (*without, "1_89", "1_89", "1_365", "1_365")
    assert "too-many" not in problem_codes(changed(draw=four))


def test_rule_6_three_more_frodos_at_most() -> None:
    assert "ring-bearer-copies" not in problem_codes(changed(draw=(*ARAGORN.draw, *["1_290"] * 3)))
    assert "ring-bearer-copies" in problem_codes(changed(draw=(*ARAGORN.draw, *["1_290"] * 4)))


def test_rule_7_one_site_of_each_number() -> None:
    sites = ("1_320", "1_327", "1_328", *ARAGORN.sites[3:])
    wrong = decks.problems(changed(sites=sites))
    assert [(p.code, p.args["number"]) for p in wrong] == [("sites", 2), ("sites", 3)]


def test_rule_8_frodo_and_the_ring_stand_outside_the_draw_deck() -> None:
    assert problem_codes(changed(ring="", bearer="")) == ["no-ring", "no-ring-bearer"]
    assert len(ARAGORN.draw) == 60


def test_rule_9_any_mixture_of_cultures() -> None:
    assert len({BY_ID[id].culture for id in ARAGORN.draw}) >= 4


def test_rule_10_only_the_owner_sees_his_adventure_deck() -> None:
    m = Match.new("tcg", seed=1)
    assert len(m.view("p1").adventure) == 9
    assert m.view(None).adventure == []
    other = m.view("p2")
    assert all(card.owner == "p2" for card in other.adventure)


def test_rule_11_uruk_hai_are_no_orcs() -> None:
    assert "orc" not in BY_ID["1_151"].words
    assert "uruk-hai" not in BY_ID["1_271"].words


def test_rules_12_to_14_race_and_keyword_are_what_is_printed() -> None:
    assert "man" in BY_ID["1_89"].words  # rule 12: a race, whatever the sex
    assert BY_ID["1_89"].keywords["ranger"] == 1  # rules 13 and 14: a keyword, not a word of the title
    assert "ranger" not in BY_ID["1_97"].words
    assert "ranger" not in BY_ID["1_112"].words if "1_112" in BY_ID else True


def test_rule_15_a_reminder_does_nothing() -> None:
    assert BY_ID["1_176"].keywords == {"archer": 1}
    assert BY_ID["1_151"].keywords == {"damage": 1}
    assert BY_ID["1_151"].frames == ()


def test_deck_text_reads_what_it_writes_and_says_what_is_wrong() -> None:
    again, wrong = decks.parse(decks.write(ARAGORN))
    assert wrong == []
    assert Counter(again.draw) == Counter(ARAGORN.draw)
    assert (again.sites, again.ring, again.bearer) == (ARAGORN.sites, ARAGORN.ring, ARAGORN.bearer)
    assert codes("3x Gimli, Son of Gloin\nElven Bow x2\n1_7\nBalin the Brave\n")[0] == "unknown-card"


def test_a_match_refuses_a_deck_that_is_not_legal() -> None:
    with pytest.raises(BadSetting):
        Match.new("tcg", settings={"deck_p1": "60 Gimli, Son of Gloin"})
    with pytest.raises(BadSetting):
        Match.new("tcg", settings={"deck_p9": "aragorn"})
    m = Match.new("tcg", seed=1, settings={"deck_p1": decks.write(ARAGORN)})
    assert Match.load(m.save()).digest() == m.digest()


def bid(*numbers: int, seed: int = 1, **options: object) -> Match:
    m = Match.new("tcg", seed=seed, seats=len(numbers), settings=options)  # type: ignore[arg-type]
    for number in numbers:
        m.play(str(number))
    return m


def test_rule_16_bids_are_secret_until_all_are_in() -> None:
    m = Match.new("tcg", seed=1)
    m.play("3")
    assert [p.bid for p in m.view("p1").players] == [3, -1]
    assert [p.bid for p in m.view("p2").players] == [-1, -1]
    m.play("1")
    assert [p.bid for p in m.view("p2").players] == [3, 1]


def test_rules_17_and_18_the_highest_bidder_chooses_first_and_lots_decide_between_equals() -> None:
    seen = set()
    for seed in range(8):
        m = bid(3, 4, 3, 1, seed=seed)
        order = []
        while m.decision is not None and m.decision.kind == "which-place":
            order.append(m.decision.seat)
            m.play(m.decision.options[-1])
        assert order[0] == "p2"
        assert set(order[1:]) == {"p1", "p3"}  # the last place is p4's
        seen.add(order[1])
    assert seen == {"p1", "p3"}


def test_rule_19_every_bid_becomes_burdens() -> None:
    m = bid(3, 4)
    m.play("1")
    assert m.state.burdens == [3, 4]


def test_rule_20_a_bid_as_high_as_the_resistance_loses() -> None:
    m = bid(10, 2)
    m.play("1")
    assert m.result is not None
    assert m.result.winners == ("p2",)


def test_rules_20_and_171_who_loses_by_his_bid_is_no_opponent_when_the_game_begins() -> None:
    m = bid(10, 3, 2, 1)
    while m.decision is not None and m.decision.kind == "which-place":
        m.play(m.decision.options[0])
    assert m.result is None
    assert (m.state.order, m.state.move_limit) == ([1, 2, 3], 2)
    assert m.view("p2").players[0].lost


def test_rule_21_the_left_neighbour_of_the_first_player_is_the_second() -> None:
    m = bid(1, 2, 0)
    m.play("3")  # p2
    m.play("1")  # p1
    s: State = m.state
    assert s.order == [0, 2, 1]
    assert s.left_of(0) == 2
    assert s.right_of(0) == 1


def test_rules_22_and_23_the_first_players_site_and_frodo_with_the_ring() -> None:
    m = bid(1, 2)
    m.play("1")
    s: State = m.state
    assert s.owner[s.path[1]] == 1
    assert (s.at, s.twilight) == ([1, 1], 0)
    assert [s.host[ring] for ring in s.ring] == s.bearer
    assert s.worn is False


def start(m: Match) -> Match:
    m.play("1")
    return m


def test_rules_24_to_26_companions_for_four_twilight_in_player_order() -> None:
    m = start(bid(1, 2))
    assert (m.decision.seat, m.decision.kind) == ("p2", "start-with")  # type: ignore[union-attr]
    assert all(BY_ID_of(m, o.card).type == "companion" for o in m.decision.options[:-1])  # type: ignore[union-attr]
    gandalf = next(o for o in m.decision.options if o.notation.startswith("gandalf"))  # type: ignore[union-attr]
    m.play(gandalf)
    assert m.decision.seat == "p1"  # type: ignore[union-attr]  # four are spent
    assert m.state.twilight == 0


def BY_ID_of(m: Match, card: int) -> object:  # noqa: N802
    return KINDS[m.state.kind[card]]


def test_rule_27_an_earlier_companion_may_be_spotted() -> None:
    free = [id for id in ARAGORN.draw if BY_ID[id].side == "free-peoples"]
    shadow = [id for id in ARAGORN.draw if BY_ID[id].side == "shadow"]
    deck = changed(draw=(*free, "1_7", "1_13", *shadow, "1_151", "1_158"))
    m = bid(2, 1, deck_p1=decks.write(deck))
    m.play("1")
    names = [o.notation.split(".")[0] for o in m.decision.options]  # type: ignore[union-attr]
    assert "gimli" in names
    assert "dwarf-guard" not in names
    m.play(next(o for o in m.decision.options if o.notation.startswith("gimli")))  # type: ignore[union-attr]
    assert any(o.notation.startswith("dwarf-guard") for o in m.decision.options)  # type: ignore[union-attr]


def test_rule_29_the_text_of_site_one_is_off_at_the_start() -> None:
    m = start(bid(2, 1))  # East Road would make companions dearer
    assert BY_ID_of(m, m.state.path[1]).id == "1_320"  # type: ignore[attr-defined]
    assert any(o.notation.startswith("aragorn") for o in m.decision.options)  # type: ignore[union-attr]


def test_rule_30_eight_cards_each() -> None:
    m = start(bid(2, 1))
    while m.decision is not None and m.decision.kind == "start-with":
        m.play("done")
    assert [len(hand) for hand in m.state.hands] == [8, 8]
    assert [len(deck) for deck in m.state.decks] == [52, 52]


def test_rule_31_one_mulligan_if_the_option_is_on() -> None:
    m = start(bid(2, 1, mulligan=True))
    while m.decision is not None and m.decision.kind == "start-with":
        m.play("done")
    assert m.decision is not None
    assert m.decision.kind == "mulligan"
    m.play("yes")
    assert len(m.state.hands[0]) == 6
    m.play("no")
    assert m.decision.kind != "mulligan"


def test_rule_32_the_first_game() -> None:
    m = Match.new("tcg", seed=3, settings={"first_game": True})
    s: State = m.state
    assert s.last_site == 7
    assert s.burdens == [0, 0]
    fellowship = {(s.owner[c], KINDS[s.kind[c]].id) for c in s.table if KINDS[s.kind[c]].type == "companion"}
    assert {(0, "1_365"), (1, "1_364")} <= fellowship
    assert {KINDS[s.kind[c]].site for c in s.adventures[s.order[1]]} == set(range(1, 8))  # 8 and 9 stay in the box


def test_rule_28_what_a_starting_companion_does_when_played() -> None:
    m = Match.new("tcg", seed=4, settings={"deck_p1": "the-road"})
    m.play("3")
    m.play("0")
    m.play("1")
    assert m.state.burdens[0] == 3
    m.play(next(o for o in m.decision.options if o.notation.startswith("pippin.")))
    while m.decision.kind != "start-with":
        m.play(m.decision.options[0])  # a burden, not a wound
    assert m.state.burdens[0] == 2


def test_no_hobbit_can_have_twenty_wounds() -> None:
    """So the number that Hobbit Appetite (1_294) asks for may stop there."""
    most = max(k.vitality for k in KINDS if k.race == "hobbit")
    assert most + sum(max(0, k.vitality_bonus) for k in KINDS) < ChooseANumber(name="X").most
