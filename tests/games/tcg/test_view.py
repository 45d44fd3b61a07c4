"""What the screen needs beside the rules: where numbers come from, what waits, what may be chosen from."""

from __future__ import annotations

import msgspec
import pytest

from redbook.games.tcg.effects.flow import ChooseOne, MayDo
from redbook.games.tcg.seen.card import CardView
from redbook.games.tcg.speech.catalog import catalog
from redbook.kernel.walk import random_walk

from .scene import Scene


def card(t: Scene, name: str, seat: str = "p1") -> CardView:
    number = t.card(name)
    return next(c for c in t.m.view(seat).table if c.number == number)


def told(seen: CardView, what: str) -> list[tuple[int, str]]:
    return [(part.amount, "" if part.printed else part.id) for part in seen.parts if part.what == what]


def test_strength_is_told_with_its_sources() -> None:
    t = Scene(fellowship=["1_13 + 1_9"], minions=["1_177"], hand=["1_3"], phase="skirmish", fights={"gimli": "1_177"})
    assert told(card(t, "gimli"), "strength") == [(6, ""), (2, "1_9")]
    t.do("play axe-strike", "use gimli/1")
    assert told(card(t, "gimli"), "strength") == [(6, ""), (2, "1_9"), (3, "1_3"), (2, "1_13")]
    assert told(card(t, "gimli", "p2"), "damage") == [(1, "")]
    assert card(t, "gimli").strength == 13


@pytest.mark.parametrize("seats", [2, 3])
def test_the_shares_add_up(seats: int) -> None:
    for m in random_walk("tcg", seed=3 + seats, seats=seats):
        seen = m.view(None)
        for c in seen.table:
            for what in ("strength", "vitality"):
                if c.parts:
                    total = sum(part.amount for part in c.parts if part.what == what)
                    assert getattr(c, what) == max(0, total), (c, what)
        for n, what in enumerate(("fellowship-archery", "minion-archery")):
            assert seen.archery[n] == max(0, sum(part.amount for part in seen.archers if part.what == what))


def test_a_skirmish_is_added_up_as_it_would_end() -> None:
    t = Scene(fellowship=["1_13"], minions=["1_178"], phase="skirmish", fights={"gimli": "1_178"})
    (fight,) = t.m.view(None).fights
    assert (fight.defender, fight.minions) == (t.card("gimli"), [t.card("1_178")])
    assert (fight.strength, fight.against) == (t.strength("gimli"), t.strength("1_178"))
    assert (fight.won, fight.wounds) == (True, 2)  # damage +1
    t = Scene(minions=["1_178"], phase="skirmish", fights={"frodo": "1_178"})
    (fight,) = t.m.view(None).fights
    assert (fight.won, fight.wounds) == (False, 1)
    t = Scene(minions=["1_178", "1_178"], phase="skirmish", fights={"frodo": ["1_178", "1_178"]})
    (fight,) = t.m.view(None).fights
    assert (fight.against, fight.won, fight.wounds) == (10, False, -1)


def test_what_is_being_answered_lies_on_the_stack() -> None:
    t = Scene(minions=["1_178"], phase="skirmish", fights={"frodo": "1_178"}, ring="1_1")
    t.pass_until("use the-one-ring/1")
    seen = t.m.view("p2")
    top = seen.stack[-1]
    assert (top.what, top.asks) == ("about-to-wound", True)
    assert [c.id for c in top.cards] == ["1_290"]


def test_only_who_chooses_sees_the_cards_of_his_deck() -> None:
    m = next(m for m in random_walk("tcg", seed=1) if m.decision is not None and m.decision.kind == "start-with")
    assert m.decision is not None
    chooser = m.decision.seat
    choice = m.view(chooser).choice
    assert choice is not None
    offered = {option.card for option in m.decision.options if option.kind == "pick"}
    assert {c.number for c in choice.cards} == offered
    for seat in (None, *m.seats):
        if seat != chooser:
            assert m.view(seat).choice is None


def test_a_hand_knows_what_it_costs_now() -> None:
    t = Scene(hand=["1_299", "1_13"], shadow_hand=["1_178"])
    own = {c.id: c.cost for c in t.m.view("p1").hand}
    assert own["1_13"] == 2
    assert [c.cost for c in t.m.view("p2").hand] == [-1 if c.id != "1_178" else c.cost for c in t.m.view("p2").hand]


@pytest.mark.parametrize("lang", ["en", "es", "pt"])
def test_every_alternative_and_offer_has_words_of_its_own(lang: str) -> None:
    from redbook.games.tcg.table.kinds import BLOCKS

    known = {place: words for card in catalog(lang) for place, words in card.clauses.items()}
    wanted = {
        f"{block}.{pc}.{suffix}"
        for block, effects in BLOCKS.items()
        if not block.endswith("/play")
        for pc, effect in enumerate(effects)
        if isinstance(effect, ChooseOne | MayDo)
        for suffix, _ in effect.blocks()
    }
    assert wanted <= known.keys(), wanted - known.keys()
    assert all(words[0].isupper() and words.endswith(".") for words in known.values())
    assert msgspec.json.encode(catalog(lang))


def test_rule_212_who_sleeps_is_not_weakened_by_what_is_at_work() -> None:
    t = Scene(fellowship=["1_302"], others=[{"fellowship": ["1_306", "1_13 + 1_9"]}], minions=["1_158"], twilight=9,
              shadow_hand=["1_135"], site=4, sites={4: "1_347"}, phase="shadow")  # fmt: skip
    t.do("play sarumans-frost", "moria-stairway")
    seen = {card.id: card for card in t.m.view("p1").table if card.owner in ("p1", "p3")}
    assert (seen["1_302"].strength, seen["1_306"].strength) == (3 - 2, 3)  # the Hobbit of p3 is somewhere else
    assert seen["1_13"].keywords["damage"] == 1
    for card in seen.values():
        if card.strength:
            assert sum(part.amount for part in card.parts if part.what == "strength") == card.strength
