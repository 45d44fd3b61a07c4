"""Everything that must hold at a decision, looked at along one match, at every decision of it.

    for m in scrutinized(walk("siege", seed=7, choose=at_random(7))): ...

A match is saved, loaded, fingerprinted, written as a position, copied, determinized and seen from every seat; every
prompt, option, event and reason is said in three languages; `why_not` is asked for what is offered and for what is not.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import Any

import msgspec

from redbook.kernel.chance import Seeded
from redbook.kernel.described import check_decision, secrets_as_declared, told_as_declared
from redbook.kernel.errors import BadSave
from redbook.kernel.game import Value
from redbook.kernel.match import Match
from redbook.kernel.message import Message
from redbook.kernel.reasons import Reason
from redbook.kernel.steps import Option
from redbook.kernel.text import LANGUAGES, render
from redbook.kernel.walk import check_laws

Choose = Callable[[Match], Option]
LOADED = frozenset((0, 1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096))  # a load replays the whole match
REMEMBERED = 400  # intents of other moments that are asked for again
LUCK = "does all luck come from g.chance, and is every field in State.copy?"
NONSENSE = ("", "no such move", "=3", "\x00", "ü" * 5000)


def at_random(seed: int) -> Choose:
    dice = Seeded(seed=seed)
    return lambda m: m.decision.options[dice.below(len(m.decision.options), None, "walk")]  # type: ignore[union-attr]


def walk(
    game: str,
    seed: int,
    choose: Choose,
    *,
    seats: int | None = None,
    settings: Mapping[str, Value] | None = None,
    limit: int = 100_000,
) -> Iterator[Match]:
    """One match that listens, yielded before every decision and at its end. It is the same object each time."""
    m = Match.new(game, seed=seed, seats=seats, settings=settings, listen=True)
    for _ in range(limit):
        yield m
        if m.decision is None:
            return
        m.play(choose(m))
    raise AssertionError(f"{game} seed {seed} does not end within {limit} moves")


def scrutinized(matches: Iterator[Match], upto: int | None = None) -> Match:
    """Look at every decision of a walk (of its first `upto`), and at its end."""
    look: Scrutiny | None = None
    last: Match | None = None
    for last in matches:
        look = look or Scrutiny(last)
        look.at(last)
        if upto is not None and len(last.log) >= upto:
            break
    assert last is not None
    return last


class Scrutiny:
    """Follows one match from its beginning. A fault is an AssertionError, or whatever the game raises.

    `all_eyes`: other worlds are drawn for every seat at every decision, not only for who decides and one more in turn.
    """

    def __init__(self, m: Match, *, all_eyes: bool = True) -> None:
        self.all_eyes = all_eyes
        self.follower = loaded(through_json(m.save()))  # a load of this match, taken on move by move
        self.said: set[tuple[str, str]] = set()
        self.intents: dict[str, None] = {}
        self.heard = 0

    def at(self, m: Match) -> None:
        check_laws(m)
        self.saves(m)
        self.copies(m)
        self.hides(m)
        self.tells(m)
        if m.decision is not None:
            self.offers(m)
            self.stands_as_a_position(m)
            self.refuses(m)
        else:
            check_result(m)

    def saves(self, m: Match) -> None:
        """A save is plain data, and loading it gives the same match, byte for byte."""
        for move in m.log[len(self.follower.log) :]:
            self.follower.play(move.option.notation)
        same = self.follower.digest() == m.digest() and self.follower.play_state.same_as(m.play_state)
        assert same, f"after {at_move(m)}, the same moves from a save give another position: {LUCK}"
        assert self.follower.decision == m.decision, f"after {at_move(m)}, a save asks another question"
        if len(m.log) > 64 and len(m.log) % 16 and m.decision is not None:
            return  # the document grows with the match: a long one is written at every 16th decision
        doc = through_json(m.save())
        assert doc["moves"] == self.follower.moves, "a save keeps other moves"
        assert doc["digest"] == self.follower.digest(), "a save keeps another fingerprint"
        if len(m.log) in LOADED or m.decision is None:
            again = loaded(doc)
            assert again.digest() == doc["digest"], f"a save loads as another match: {LUCK}"
            assert through_json(again.save()) == doc, "a match that was loaded saves differently"
            without_future = loaded(through_json(m.save(future=False)))
            assert without_future.state == m.state, "a save without its future loads as another state"
            assert without_future.decision == m.decision, "a save without its future asks another question"

    def copies(self, m: Match) -> None:
        """A copy is the same match, and lives its own life."""
        twin = m.copy()
        before = m.digest()
        assert twin.digest() == before, "a copy is another match: is every field in State.copy?"
        if twin.decision is not None:
            twin.push(twin.decision.options[-1])
            assert m.digest() == before, "a copy was played on, and the match changed: what does State.copy share?"

    def hides(self, m: Match) -> None:
        """Two matches that differ only in what a seat may not know look the same to it."""
        eyes = (*m.seats, None)
        views = {seat: as_json(m.view(seat)) for seat in eyes}
        assert secrets_as_declared(m, views), "a game without secrets shows seats different things"
        asked = m.decision.seat if m.decision is not None else None
        for seat in eyes if self.all_eyes else {asked, eyes[len(m.log) % len(eyes)]}:
            other = m.determinize(seat, seed=len(m.log) + 1)
            if as_json(other.view(seat)) != views[seat]:
                raise AssertionError(leak(m, other, seat))
            if m.decision is not None and seat == asked:
                why = f"in a world that determinize drew for {seat}, {seat} is asked something else"
                assert other.decision == m.decision, why

    def stands_as_a_position(self, m: Match) -> None:
        doc = through_json(m.position())
        again = Match.from_position(doc, seed=1)
        same = again.state == m.state and again.decision == m.decision
        order = "which step is done next? The last of the stack"
        assert same, f"after {at_move(m)}, from_position does not give back what position wrote: {order}"
        assert through_json(again.position()) == doc, f"after {at_move(m)}, a position is written differently again"

    def offers(self, m: Match) -> None:
        """Options are unique, found by their notation, and what the question says that it offers."""
        assert m.decision is not None
        notations = [option.notation for option in m.decision.options]
        assert notations, "no options"
        twice = sorted(notation for notation, times in Counter(notations).items() if times > 1)
        assert not twice, f"{m.decision.kind} offers {twice} more than once: `written` has to tell options apart"
        assert m.decision.seat in m.seats, f"{m.decision.kind} asks {m.decision.seat!r}; the seats are {m.seats}"
        check_decision(m)
        self.say(m.decision.prompt)
        for option in m.decision.options:
            assert m.decision.find(option.notation) == option, f"{option.notation!r} does not find {option!r}"
            self.say(Message(m.game.id, f"option-{option.kind}", option.args()))

    def refuses(self, m: Match) -> None:
        """Nothing is said against what is offered; what is not has a reason, which can be said."""
        assert m.decision is not None
        offered = {option.notation for option in m.decision.options}
        against = sorted(notation for notation in offered if m.why_not(notation) is not None)
        assert not against, f"why_not speaks against what is offered: {against}"
        for intent in (*NONSENSE, *list(self.intents)[len(m.log) % 7 :: 7]):
            if intent not in offered:
                reason = m.why_not(intent)
                assert isinstance(reason, Reason), f"there is no reason against {intent[:40]!r}, but {reason!r}"
                self.say(reason.message())
        for notation in offered:
            if len(self.intents) < REMEMBERED:
                self.intents[notation] = None

    def tells(self, m: Match) -> None:
        """What happened can be said, and goes to those whom its class allows."""
        events = m.events
        for fault in told_as_declared(m, events[self.heard :]):
            raise AssertionError(fault)
        for told in events[self.heard :]:
            self.say(told.message(m.game.id))
        self.heard = len(events)

    def say(self, message: Message) -> None:
        key = (message.id, repr(message.args))
        if key not in self.said:
            self.said.add(key)
            for lang in LANGUAGES:
                assert render(message, lang).strip(), f"{message.id} says nothing in {lang}"


def loaded(doc: dict[str, Any]) -> Match:
    try:
        return Match.load(doc)
    except BadSave as wrong:
        raise AssertionError(f"a save does not load as the same match: {LUCK} ({wrong})") from wrong


def check_result(m: Match) -> None:
    """Who has won sits at the table."""
    assert m.result is not None, "the match has ended without a result"
    strangers = sorted(set(m.result.winners) - set(m.seats))
    assert not strangers, f"{strangers} won and have no seat; the seats are {m.seats}"


def leak(m: Match, other: Match, seat: str | None) -> str:
    """Which fields of a seat's view tell a world that determinize drew from the real one."""
    here, there = (msgspec.to_builtins(match.view(seat)) for match in (m, other))
    fields = [name for name, value in here.items() if there.get(name) != value]
    return (
        f"after {at_move(m)}, {', '.join(fields)} in the view of {seat or 'watchers'} changes with what is drawn anew: "
        "view shows a secret, or determinize changes what the seat knows"
    )


def at_move(m: Match) -> str:
    return f"move {len(m.log)}"


def through_json(doc: dict[str, Any]) -> dict[str, Any]:
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(doc))
    return plain


def as_json(view: Any) -> bytes:
    return msgspec.json.encode(view, order="sorted")
