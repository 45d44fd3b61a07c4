"""The Shadow Character deck, event halves 15-17, 21 and 22: cards that lie on the table."""

from typing import Any

import pytest

from games.wotr.cards.test_shadow_character import holding, idle, plays, refused
from games.wotr.table import asked, at, hand, notations, play, told
from redbook.games.wotr.board import CARD, CHARACTER, DEAD, ROHAN, TILE
from redbook.games.wotr.reasons import Why
from redbook.kernel import Match

SARUMAN = {"saruman": "orthanc"}


def lying(card: str, now: str = "action free", **doc: Any) -> Match:
    """The card lies on the table."""
    doc.setdefault("dice", {"free": "character", "shadow": "army"})
    return at(now, table=[[card, "shadow"], *doc.pop("table", [])], **doc)


def on_table(m: Match) -> list[int]:
    return [card for card, _ in m.state.table]


@pytest.mark.parametrize("card", ["sh-char-15", "sh-char-16", "sh-char-17"])
def test_15_to_17_go_to_the_table(card: str) -> None:
    assert plays(card).state.table == [(CARD[card], 1)]
    assert holding(card, die="muster").why_not(card) is Why.WRONG_DIE


@pytest.mark.parametrize("card", ["sh-char-15", "sh-char-16"])
def test_15_16_leave_when_the_fellowship_rests(card: str) -> None:
    m = lying(card, "fellowship", fellowship={"at": "dimrill-dale", "progress": 1})
    play(m, "declare", "lorien")
    assert not m.state.table
    assert told(m, "table-card-left")[0].why == "declared"
    assert CARD[card] in m.state.discard[2]


@pytest.mark.parametrize("card", ["sh-char-15", "sh-char-16"])
@pytest.mark.parametrize("held", [{}, {"lorien": "shadow"}])
def test_15_16_stay_when_it_is_declared_elsewhere(card: str, held: dict[str, str]) -> None:
    m = lying(card, "fellowship", fellowship={"at": "dimrill-dale", "progress": 1}, held=held)
    play(m, "declare", "lorien" if held else "dimrill-dale")
    assert on_table(m) == [CARD[card]]


# -- 15 Worn with Sorrow and Toil ---------------------------------------------


def casualty(*chance: int | str, **doc: Any) -> Match:
    """Gandalf is lost to a Hunt while the card lies on the table."""
    m = lying("sh-char-15", hunt_box=[0, 1], chance=[6, "3", *chance], fellowship={"at": "hollin"}, **doc)
    return play(m, "die character", "move-fellowship", "lose-guide")


def test_15_a_random_character_card_from_the_hand_is_discarded_unseen() -> None:
    m = casualty("fp-char-09", hands={"free": ["fp-char-01", "fp-char-09", "fp-strat-08"]})
    assert asked(m) == ("shadow", "card-ask")
    assert notations(m) == ["hand-free", "none"]
    play(m, "hand-free")
    assert hand(m, "free") == ["fp-char-01", "fp-strat-08"]
    assert m.state.buried[0] == [CARD["fp-char-09"]]
    assert [t.to for t in m.events if t.event.kind == "card-discarded"] == [("free",)]
    assert on_table(m) == [CARD["sh-char-15"]]  # stays, to be used again


def test_15_or_one_of_choice_from_the_table() -> None:
    m = casualty(table=[["fp-char-07", "free"], ["fp-strat-02", "free"]])
    assert notations(m) == ["fp-char-07", "none"]
    play(m, "fp-char-07")
    assert CARD["fp-char-07"] in m.state.discard[0]
    assert CARD["sh-char-15"] in on_table(m)


def test_15_may_be_declined_and_the_hunt_goes_on() -> None:
    m = play(casualty(hands={"free": ["fp-char-01"]}), "none")
    assert hand(m, "free") == ["fp-char-01"]
    assert m.state.corruption == 0
    assert list(m.state.box) == [1, 1]


def test_15_nobody_is_asked_without_a_character_card() -> None:
    m = casualty(hands={"free": ["fp-strat-08"]})
    assert asked(m) == ("shadow", "take-action")


def test_15_not_for_a_hobbit_who_leaves_as_guide() -> None:
    gone = dict.fromkeys(("gandalf-the-grey", "strider", "boromir", "legolas", "gimli"), "eliminated")
    m = lying(
        "sh-char-15", hunt_box=[0, 1], chance=[6, "1"], fellowship={"at": "hollin"}, characters=gone,
        hands={"free": ["fp-char-01"]},
    )  # fmt: skip
    play(m, "die character", "move-fellowship", "guide-leaves")
    assert asked(m)[0] == "free"
    assert hand(m, "free") == ["fp-char-01"]


def test_15_of_two_hands_the_shadow_names_one() -> None:
    m = at(
        "action gondor", seats=4, table=[["sh-char-15", "saruman"]], dice={"free": "character", "shadow": "army"},
        hunt_box=[0, 1], chance=[6, "3", "fp-char-02"], fellowship={"at": "hollin"},
        hands={"gondor": ["fp-char-01"], "rohan": ["fp-char-02"]},
    )  # fmt: skip
    play(m, "die character", "move-fellowship", "lose-guide")
    assert asked(m)[0] == "saruman"
    assert notations(m) == ["hand-gondor", "hand-rohan", "none"]
    play(m, "hand-rohan")
    assert hand(m, "rohan") == []
    assert hand(m, "gondor") == ["fp-char-01"]


# -- 16 Flocks of Crebain ---------------------------------------------


def test_16_adds_one_to_the_roll_and_the_rerolls() -> None:
    m = lying(
        "sh-char-16", hunt_box=[0, 1], chance=[4, 5, "2"], fellowship={"at": "hollin"},
        armies={"hollin": "1 sauron-regular"},
    )  # fmt: skip
    play(m, "die character", "move-fellowship")
    assert asked(m) == ("shadow", "before-roll")
    play(m, "sh-char-16", "1", "use-ring")
    assert m.state.corruption == 2
    assert not m.state.table
    assert [roll.bonus for roll in told(m, "hunt-roll")] == [1, 1]


def test_16_a_one_still_fails_and_it_may_be_kept() -> None:
    m = lying("sh-char-16", hunt_box=[5, 1], chance=[1], fellowship={"at": "hollin"})
    play(m, "die character", "move-fellowship", "sh-char-16")
    assert not m.state.drawn
    m = lying("sh-char-16", hunt_box=[0, 1], chance=[5], fellowship={"at": "hollin"})
    play(m, "die character", "move-fellowship", "none")
    assert not m.state.drawn
    assert m.state.table


def test_16_not_without_a_roll() -> None:
    m = lying("sh-char-16", fellowship={"at": "hollin"})
    play(m, "die character", "move-fellowship")
    assert asked(m) == ("shadow", "take-action")
    m = lying("sh-char-16", hunt_box=[0, 1], chance=["1"], fellowship={"at": "mordor"})
    play(m, "die character", "move-fellowship")
    assert asked(m) == ("free", "face-damage")


# -- 17 Balrog of Moria ---------------------------------------------


def test_17_a_tile_when_the_way_of_a_declaration_touches_moria() -> None:
    m = lying("sh-char-17", "fellowship", fellowship={"at": "hollin", "progress": 2}, chance=["2"])
    play(m, "declare", "dimrill-dale")
    assert asked(m) == ("shadow", "use-on-path")
    play(m, "sh-char-17", "use-ring")
    assert m.state.corruption == 2
    assert not m.state.table


def test_17_an_eye_does_nothing_and_it_may_be_kept() -> None:
    m = lying("sh-char-17", "fellowship", fellowship={"at": "moria", "progress": 1}, chance=["eye-reveal"])
    play(m, "declare", "moria", "sh-char-17")  # staying in Moria counts
    assert m.state.corruption == 0
    assert m.state.hidden
    m = lying("sh-char-17", "fellowship", fellowship={"at": "moria", "progress": 1})
    play(m, "declare", "moria", "none")
    assert on_table(m) == [CARD["sh-char-17"]]


def test_17_a_reveal_does_nothing_after_a_rest() -> None:
    m = lying("sh-char-17", "fellowship", fellowship={"at": "moria", "progress": 2}, chance=["0-reveal"])
    play(m, "declare", "lorien", "sh-char-17")
    assert m.state.hidden
    m = lying("sh-char-17", "fellowship", fellowship={"at": "moria", "progress": 2}, chance=["0-reveal"])
    play(m, "declare", "dimrill-dale", "sh-char-17")
    assert not m.state.hidden


def test_17_nor_may_gollum_reveal_the_fellowship_where_it_rests() -> None:
    """A revealed Fellowship never ends in a City or Stronghold that the Free Peoples hold (p.38)."""
    nobody = dict.fromkeys(
        ("gandalf-the-grey", "strider", "boromir", "legolas", "gimli", "meriadoc", "peregrin"), "eliminated"
    )
    fellowship = {"at": "moria", "progress": 2, "guide": "gollum"}
    m = lying("sh-char-17", "fellowship", fellowship=fellowship, characters=nobody, chance=["2"])
    play(m, "declare", "lorien", "sh-char-17")
    assert m.state.corruption == 2
    assert m.state.hidden
    m = lying("sh-char-17", "fellowship", fellowship=fellowship, characters=nobody, chance=["2"])
    play(m, "declare", "dimrill-dale", "sh-char-17", "gollum-reveals")
    assert m.state.corruption == 1
    assert not m.state.hidden


def test_17_not_on_another_way() -> None:
    m = lying("sh-char-17", "fellowship", fellowship={"at": "hollin", "progress": 1})
    play(m, "declare", "south-downs")
    assert asked(m)[1] != "use-on-path"
    assert on_table(m) == [CARD["sh-char-17"]]


def test_17_on_a_reveal_before_the_tile_of_the_stronghold() -> None:
    m = lying("sh-char-17", hunt_box=[0, 1], chance=[6, "0-reveal", "1", "2"], fellowship={"at": "hollin"})
    play(m, "die character", "move-fellowship", "moria", "sh-char-17", "use-ring", "use-ring")
    assert m.state.drawn == [TILE["0-reveal"], TILE["1"], TILE["2"]]
    assert [t.why for t in told(m, "tile-drawn")] == ["hunt", "sh-char-17", "stronghold"]
    assert m.state.corruption == 3


# -- 21 The Palantír of Orthanc ---------------------------------------------


@pytest.mark.parametrize("card", ["sh-char-21", "sh-char-22"])
def test_21_22_need_saruman(card: str) -> None:
    refused(card, Why.CARD_REQUIREMENT)
    refused(card, Why.CARD_REQUIREMENT, characters={"saruman": "eliminated"})
    assert plays(card, characters=SARUMAN).state.table == [(CARD[card], 1)]


def palantir(*hand: str, die: str = "event", **doc: Any) -> Match:
    doc.setdefault("characters", SARUMAN)
    m = lying("sh-char-21", "action shadow", dice={"shadow": die, "free": "event"}, hands={"shadow": list(hand)}, **doc)
    return play(m, f"die {die}")


def test_21_a_card_after_one_played_with_an_event_result() -> None:
    m = play(palantir("sh-char-03"), "play-card", "sh-char-03")
    assert asked(m) == ("shadow", "draw-from-either")
    play(m, "shadow-strategy")
    assert hand(m, "shadow") == ["sh-strat-01"]


def test_21_not_with_another_result_and_not_for_itself() -> None:
    m = play(palantir("sh-char-03", die="character"), "play-card", "sh-char-03")
    assert asked(m) == ("free", "take-action")
    m = plays("sh-char-21", die="event", characters=SARUMAN)
    assert asked(m) == ("free", "take-action")


def test_21_not_for_a_card_of_the_free_peoples() -> None:
    m = lying(
        "sh-char-21", dice={"free": "event", "shadow": "army"}, hands={"free": ["fp-char-01"]},
        characters={**SARUMAN, "gandalf-the-grey": "eliminated"},
    )  # fmt: skip
    play(m, "die event", "play-card", "fp-char-01")
    assert asked(m) == ("shadow", "take-action")


def test_21_not_for_the_partner() -> None:
    m = at(
        "action witch-king", seats=3, table=[["sh-char-21", "saruman"]], characters=SARUMAN,
        dice={"free": "event", "shadow": "event event"}, hands={"witch-king": ["sh-char-01"]},
    )  # fmt: skip
    play(m, "die event", "play-card", "sh-char-01")
    assert asked(m)[1] == "take-action"


def from_orthanc(*chance: int) -> Match:
    """A card that starts a battle is played with an Event result; Saruman himself fights."""
    m = palantir(
        "sh-char-23", armies={"orthanc": "1 isengard-regular, 1 nazgul", "fords-of-isen": "5 rohan-regular"},
        politics={"isengard": "at-war"}, chance=list(chance),
    )  # fmt: skip
    return play(m, "play-card", "sh-char-23", "done", "attack", "orthanc", "fords-of-isen", "all")


def test_21_the_card_is_drawn_after_the_battle() -> None:
    m = from_orthanc(1, 1, 1, 1, 1, 1)
    assert asked(m) == ("shadow", "leader-rerolls")
    play(m, "0", "cease")
    assert asked(m) == ("shadow", "draw-from-either")


def test_21_none_is_drawn_if_saruman_fell_in_it() -> None:
    m = play(from_orthanc(1, 6, 6, 6, 6, 6), "0")
    assert m.state.chars[CHARACTER["saruman"]] == DEAD
    assert asked(m) == ("free", "take-action")
    assert not m.state.table


def test_21_leaves_with_saruman() -> None:
    m = lying("sh-char-21", characters={"saruman": "eliminated"}, fellowship={"hidden": False})
    play(m, "die character", "hide-fellowship")
    assert not m.state.table


def free_pays(face: str, **doc: Any) -> Match:
    m = lying("sh-char-21", characters=SARUMAN, dice={"free": face, "shadow": "army"}, **doc)
    return play(m, f"die {face}")


def test_21_the_free_peoples_may_discard_it_with_a_will_of_the_west() -> None:
    m = play(free_pays("will-of-the-west"), "discard sh-char-21 will-of-the-west")
    assert not m.state.table
    assert list(m.state.rings) == [3, 0, 0]
    assert asked(m) == ("shadow", "take-action")


def test_21_or_with_any_die_and_a_ring_which_is_the_ring_of_the_turn() -> None:
    m = play(free_pays("muster"), "discard sh-char-21 elven-ring")
    assert not m.state.table
    assert list(m.state.rings) == [2, 1, 0]
    assert m.state.ring_used[0] == 1
    assert told(m, "ring-paid")[0].seat == "free"


def test_21_no_ring_no_discard() -> None:
    assert not any(n.startswith("discard") for n in notations(free_pays("muster", rings=[0, 3, 0])))
    assert not any(n.startswith("discard") for n in notations(free_pays("muster", ring_used=[1, 0])))


# -- 22 Wormtongue ---------------------------------------------


def test_22_does_nothing_once_rohan_is_active() -> None:
    idle("sh-char-22", characters=SARUMAN, politics={"rohan": "2 active"})


def test_22_leaves_with_saruman() -> None:
    m = lying("sh-char-22", characters={"saruman": "eliminated"}, fellowship={"hidden": False})
    play(m, "die character", "hide-fellowship")
    assert not m.state.table


def test_22_no_card_wakes_rohan_but_it_advances() -> None:
    m = lying(
        "sh-char-22", characters=SARUMAN, dice={"free": "muster", "shadow": "army"}, hands={"free": ["fp-strat-08"]},
        politics={"rohan": "3 passive"},
    )  # fmt: skip
    play(m, "die muster", "play-card", "fp-strat-08", "rohan")
    assert (m.state.steps[ROHAN], m.state.active[ROHAN]) == (2, 0)
    assert m.state.table


def marching(*moves: str, **doc: Any) -> Match:
    """Isengard, At War, acts against Rohan."""
    doc.setdefault("politics", {"isengard": "at-war", "rohan": "3 passive"})
    m = lying("sh-char-22", "action shadow", dice={"shadow": "army", "free": "event"}, characters=SARUMAN, **doc)
    return play(m, "die army", *moves)


def test_22_armies_that_come_in_or_take_an_empty_settlement_do_not_wake_it() -> None:
    m = marching("move-armies", "fords-of-isen", "westemnet", "all",
                 armies={"fords-of-isen": "3 isengard-regular"})  # fmt: skip
    assert m.state.active[ROHAN] == 0
    m = marching("move-armies", "westemnet", "edoras", "all", armies={"westemnet": "3 isengard-regular"})
    assert (m.state.steps[ROHAN], m.state.active[ROHAN]) == (2, 0)
    assert m.state.table


def test_22_nor_does_an_attack_elsewhere_but_the_nation_advances() -> None:
    m = marching("attack", "orthanc", "fords-of-isen", "all",
                 armies={"orthanc": "3 isengard-regular", "fords-of-isen": "2 rohan-regular"})  # fmt: skip
    assert (m.state.steps[ROHAN], m.state.active[ROHAN]) == (2, 0)
    assert m.state.table


@pytest.mark.parametrize("garrison", ["2 rohan-regular", "2 elves-regular"])
def test_22_an_attack_on_edoras_or_helms_deep_wakes_it(garrison: str) -> None:
    for goal in ("edoras", "helms-deep"):
        m = marching("attack", "westemnet", goal, "all",
                     armies={"westemnet": "3 isengard-regular", goal: garrison})  # fmt: skip
        assert m.state.active[ROHAN] == 1
        assert not m.state.table
        assert CARD["sh-char-22"] in m.state.discard[2]


def test_22_a_companion_wakes_it() -> None:
    m = lying("sh-char-22", characters={**SARUMAN, "gandalf-the-grey": "westemnet"}, armies={})
    play(m, "die character", "move-companions", "gandalf-the-grey", "edoras")
    assert m.state.active[ROHAN] == 1
    assert not m.state.table


@pytest.mark.parametrize("goal", ["helms-deep", "edoras"])
def test_22_so_does_a_declaration_there(goal: str) -> None:
    m = lying("sh-char-22", "fellowship", characters=SARUMAN, fellowship={"at": "westemnet", "progress": 1})
    play(m, "declare", goal)
    assert m.state.active[ROHAN] == 1
    assert not m.state.table


def test_22_the_coming_of_the_witch_king_does_not() -> None:
    m = lying(
        "sh-char-22", "action shadow", characters=SARUMAN, dice={"shadow": "muster", "free": "event"},
        politics={"sauron": "at-war", "gondor": "at-war", "rohan": "2 passive"},
        armies={"minas-morgul": "5 sauron-regular"},
    )  # fmt: skip
    play(m, "die muster", "bring-minion", "witch-king")
    assert m.state.chars[CHARACTER["witch-king"]] < 122
    assert m.state.active[ROHAN] == 0
    assert m.state.table
