"""The belief is exact: the truth is always in it, and everything in it fits every answer."""

from __future__ import annotations

from itertools import product

import pytest

from games.hunt.tables import play, table
from games.hunt.walks import lively_walk
from redbook.games.hunt import facts
from redbook.games.hunt.belief import Trail, belief_at, belief_from, belief_of
from redbook.games.hunt.board import SHIRE, WILD
from redbook.games.hunt.facts import fact, parse, parts, spell
from redbook.games.hunt.pieces import DEEDS, JOURNEYS, STARTS
from redbook.games.hunt.wild_belief import Wild, World
from redbook.kernel import Seeded


def fits(record: list[int], start: int, journal: list[int]) -> bool:
    """Written anew from the rules, not from the belief: would this journal have given all these answers?"""
    last, dots, log, at = start, 0, {start}, 0
    words = [parts(word) for word in record]
    for n, (kind, a, b) in enumerate(words):
        if kind in (facts.MOVE, facts.FLIGHT):
            entry = journal[at]
            at += 1
            last_move = n + 1 < len(words) and words[n + 1][0] == facts.BREE
            if entry == 0:
                if kind == facts.FLIGHT:
                    return False
                dots += 1
                continue
            if entry == -1:
                if kind == facts.MOVE:
                    return False
                continue
            links = SHIRE.links(last) | {last: 1}
            reach = dots + (2 if kind == facts.FLIGHT else a)
            ferry = kind == facts.MOVE and b and entry in (33, 37) and (entry in links)
            if not ferry and links.get(entry, 99) > reach:
                return False
            if kind == facts.FLIGHT and entry == last:
                return False
            if (SHIRE.kind[entry] == "exit") != last_move:
                return False
            last, dots = entry, 0
            log.add(entry)
        elif kind == facts.SEARCH:
            if (a in log) != bool(b):
                return False
        elif kind == facts.HUNT:
            if (2 if a == last else int(a in log)) != b:
                return False
        elif kind == facts.PERCEIVE:
            target = SHIRE.targets[a]
            area = SHIRE.areas[SHIRE.area[last]]
            if (target in (area, area.split("·")[0])) != bool(b):
                return False
        elif kind == facts.IN:
            if not a >> SHIRE.area[last] & 1:
                return False
        elif kind == facts.DOTS:
            if dots != a:
                return False
        elif kind == facts.LINKED:
            if (last == a or last in SHIRE.links(a)) != bool(b):
                return False
        elif kind == facts.RESCUE and SHIRE.moves_to_exit(last, dots) != a:
            return False
    return at == len(journal)


def fits_wild(record: list[int], world: World, shelters: bool) -> bool:
    """The same for Part 2, walking Gandalf's log and the Journey cards."""
    cards = [*world.before, world.journey]
    log = list(world.log)
    here = log.pop(0)
    used = {here}
    track = 0
    home = False
    done: set[int] = set()
    for kind, a, b in map(parts, record):
        card = JOURNEYS[cards[0]]
        last = card.last[track]
        seen = {at for at in card.rows[: track + 1] if at <= WILD.locs}
        if kind == facts.ADVANCE:
            track += 1
            if track >= card.moves:
                return False
        elif kind == facts.CHANGE:
            track = max(0, track - 1)
            old = cards.pop(0)
            if JOURNEYS[old].long != JOURNEYS[cards[0]].long:
                return False
        elif kind == facts.GANDALF:
            there = log.pop(0)
            if there != here and there not in WILD.connected[here]:
                return False
            here = there
        elif kind == facts.TOKEN:
            here = log.pop(0)
            if here not in DEEDS or here in used or here in done:
                return False
            used.add(here)
        elif kind == facts.EAGLE:
            here = log.pop(0)
            if WILD.kind[here] != "ally":
                return False
        elif kind == facts.HOME:
            home = True
            if WILD.kind[here] != "exit":
                return False
        elif kind == facts.SEEN:
            if here != a:
                return False
        elif kind == facts.DEED:
            if here != a or a in used:
                return False
            done.add(a)
        elif kind == facts.SEARCH:
            hidden = shelters and a == last and card.shelters >> a & 1
            if (a in seen and not hidden) != bool(b):
                return False
        elif kind == facts.HUNT:
            if (2 if a == last else int(a in seen)) != b & 3 or (here == a and not home) != bool(b & 4):
                return False
        elif kind == facts.PERCEIVE:
            names = {"frodo": last, "gandalf": 0 if home else here}
            inside = {who for who, at in names.items() if at and WILD.target_mask[a] >> at & 1}
            answer = {0: "no", 1: "yes", 5: "frodo", 6: "gandalf", 7: "both"}[b]
            truth = "both" if len(inside) == 2 else next(iter(inside), "no")
            if answer != truth and not (answer == "yes" and inside):
                return False
        elif kind == facts.IN:
            if not a >> WILD.area[last] & 1:
                return False
        elif kind == facts.DOTS:
            if card.dots[track] != a:
                return False
        elif kind == facts.LINKED:
            if (last == a or last in WILD.links(a)) != bool(b):
                return False
        elif kind == facts.LONG and not card.long:
            return False
    return len(cards) == 1 and not log and len({*world.before, world.journey}) == len(world.before) + 1


@pytest.mark.parametrize("seed", range(40))
def test_the_truth_is_in_the_belief_and_the_belief_fits_the_answers(seed: int) -> None:
    dice = Seeded(seed=seed)
    settings = {"shelters": seed % 2 == 0}
    for n, m in enumerate(lively_walk(seed, seats=2 + seed % 4, settings=settings)):
        s = m.state
        if not s.hands or m.result is not None or n % 4:
            continue
        belief = belief_of(s)
        if isinstance(belief, Trail):
            assert belief.contains(s.start, s.journal)
            assert fits(s.record, s.start, s.journal)
            assert fits(s.record, *belief.sample(dice))
            assert set(belief.frodo()) >= {s.last}
        elif s.deeds_spent and not s.journeys_drawn:
            assert belief.contains(s.journey, s.courses, s.gandalf, s.deeds_spent)
            assert fits_wild(s.record, belief.sample(dice), bool(s.shelters))
            assert s.home or belief.gandalf() >> s.gandalf & 1


def test_the_count_is_the_number_of_journals() -> None:
    """Small enough to list all journals and to ask each of them."""
    record = [fact(facts.MOVE)] * 2 + [fact(facts.PERCEIVE, SHIRE.target("I·D"), 0), fact(facts.MOVE)]
    record += [fact(facts.MOVE), fact(facts.SEARCH, 10, 1), fact(facts.HUNT, 9, 0)]
    record += [fact(facts.FLIGHT), fact(facts.PERCEIVE, SHIRE.target("I·D"), 1), fact(facts.SEARCH, 20, 0)]
    belief = belief_at(1, 0, tuple(record))
    assert isinstance(belief, Trail)
    near = {at for start in STARTS for at in SHIRE.in_range(start, 3)}
    near |= {at for start in near for at in SHIRE.in_range(start, 8)}
    places = [at for at in sorted(near) if at not in SHIRE.exits]
    count = 0
    prefixes = [(start, []) for start in STARTS]
    kinds = [word & 31 for word in record if word & 31 in (facts.MOVE, facts.FLIGHT)]
    for kind in kinds:
        entries = [0, *places] if kind == facts.MOVE else [-1, *places]
        longer = []
        for (start, journal), entry in product(prefixes, entries):
            told = [fact(facts.MOVE) if k == facts.MOVE else fact(facts.FLIGHT) for k in kinds[: len(journal) + 1]]
            if fits(told, start, [*journal, entry]):
                longer.append((start, [*journal, entry]))
        prefixes = longer
    count = sum(fits(record, start, journal) for start, journal in prefixes)
    assert belief.count == count > 0


def test_answers_narrow_the_belief() -> None:
    m = table(log=["dot", "dot"], nazgul=["1", "24", "28", "43"])
    assert set(belief_of(m.state).frodo()) > {1}
    play(m, "dot", "end", "die sword", "hunt")
    assert set(belief_of(m.state).frodo()) == {1}, "found at Bag End"


def test_the_belief_hears_nothing_but_the_record() -> None:
    """It is a function of the part, the shelters and the record."""
    for m in lively_walk(3):
        if m.state.hands and m.decision is not None and m.state.record:
            s = m.state.copy()
            known = belief_of(s)
            s.start, s.journal, s.last, s.dots, s.visited, s.hand, s.gandalf, s.journey = 0, [], 0, 0, 0, [], 0, -1
            assert belief_of(s) is known


def test_a_view_is_enough() -> None:
    """Bots see views only, and have the same belief."""
    for n, m in enumerate(lively_walk(6, seats=3, settings={"shelters": True})):
        if n % 20 == 0 and m.state.hands and m.decision is not None:
            assert belief_from(m.view("wraith-2")).frodo() == belief_of(m.state).frodo()


def test_facts_are_written_as_people_write_them() -> None:
    words = [
        (1, "move"), (1, "move +1"), (1, "move ferry"), (1, "flight"), (1, "search 23 no"), (1, "hunt 10 here"),
        (1, "perceive II·A yes"), (1, "in II·B II·C"), (1, "dots 2"), (1, "linked d17 no"), (1, "rescue 4"),
        (1, "bree"),
        (2, "advance"), (2, "change"), (2, "gandalf"), (2, "seen 18"), (2, "deed 8"), (2, "token"), (2, "eagle"),
        (2, "home"), (2, "long"), (2, "hunt 18 no gandalf"), (2, "perceive V both"),
    ]  # fmt: skip
    for part, text in words:
        assert spell(parse(text, part), part) == text


def test_part_2_begins_with_every_road_open() -> None:
    belief = Wild(False)
    assert belief.cards() == set(range(36))
    assert belief.gandalf() == sum(1 << token for token in DEEDS)
