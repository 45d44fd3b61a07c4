"""What a game says of itself is true and whole: the part of the contract that reads `Game.describe()`."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any

from redbook.kernel.describe import EventDoc, describe, kind_of, questions_of, reasons_of, steps_of
from redbook.kernel.events import Told
from redbook.kernel.forms import HOLE, form_of
from redbook.kernel.game import Game, find_game, written
from redbook.kernel.match import Match
from redbook.kernel.reasons import MARK
from redbook.kernel.referee import TABLE
from redbook.kernel.steps import Ask, Option
from redbook.kernel.text import LANGUAGES, bundle


def every_class_is_found(game: str, seed: int) -> None:
    """The steps that a stack is decoded with are those that the game has."""
    rules = find_game(game)
    listed, found = {*rules.steps}, {*steps_of(rules)}
    odd = sorted(kind.__name__ for kind in listed ^ found)
    assert not odd, f"{type(rules).__name__}.steps lists every step of the game and no other: look at {', '.join(odd)}"


def every_question_says_what_it_offers(game: str, seed: int) -> None:
    for question in questions_of(find_game(game)):
        assert question.offers, f"{question.__name__} does not say what it offers"
        kinds = {kind_of(thing) for thing in question.offers}
        ends = {kind_of(thing) for thing in question.ends}
        odd = ", ".join(kind.__name__ for kind in ends - kinds)
        assert not odd, f"{question.__name__}.ends names {odd}, which it does not offer"


def every_mark_has_one_form(game: str, seed: int) -> None:
    """Rules are marked as "wotr p.19", "siege 4.2.4", "tcg 83": what can be clicked in one game can be in all."""
    rules = find_game(game)
    form = f"is no mark of a rule, as “{game} 1” and “{game} p.19” are"
    for reason in reasons_of(rules):
        assert MARK.fullmatch(reason.rule), f"{reason.name}: {reason.value!r} {form}"
    for question in questions_of(rules):
        assert MARK.fullmatch(question.rule), f"{question.__name__}.rule: {question.rule!r} {form}"


def every_word_stands_in_every_language(game: str, seed: int) -> None:
    rules = find_game(game)
    doc = describe(rules)
    wanted = {
        *(f"ask-{question.kind}" for question in doc.questions),
        *(f"option-{option.kind}" for option in doc.options),
        *(f"event-{event.kind}" for event in doc.events),
        *(reason.id for reason in doc.reasons),
        *(f"setting-{setting.name}" for setting in rules.settings),
        *(f"setting-{setting.name}-{written(value)}" for setting in rules.settings for value in setting.values),
    }
    for lang in LANGUAGES:
        missing = sorted(id for id in wanted if not bundle(game, lang).has_message(id))
        assert not missing, f"text/{lang}.ftl lacks {', '.join(missing)}"


def secrets_are_declared(game: str, seed: int) -> None:
    """A game that hides something can draw it anew, and one that cannot has nothing to hide."""
    rules = find_game(game)
    redraws = type(rules).determinize is not Game.determinize
    assert redraws or not rules.secrets, f"{game} has secrets: write determinize, or say secrets = False"
    assert rules.secrets or not redraws, f"{game} says secrets = False: then it needs no determinize"


def a_turn_begins_with_an_event(game: str, seed: int) -> None:
    doc = describe(find_game(game))
    kinds = {event.kind for event in doc.events}
    assert doc.turn in kinds, f"turn = {doc.turn!r} names the event that begins a turn: one of {sorted(kinds)}"


CHECKS = (
    every_class_is_found,
    every_question_says_what_it_offers,
    every_mark_has_one_form,
    every_word_stands_in_every_language,
    secrets_are_declared,
    a_turn_begins_with_an_event,
)


# -- at a decision ------------------------------------------------------------------------------------


def check_decision(m: Match) -> None:
    """The question offers what its class says, each option written and told as its class says."""
    decision = m.decision
    if decision is None or decision.seat == TABLE:
        return
    kinds, words = offers_of(type(decision.step))
    for option in decision.options:
        kind = type(option)
        assert kind in kinds or option.notation in words, f"{decision.kind} does not say that it offers {option!r}"
        form = form_of(kind)
        assert pattern_of(kind).fullmatch(option.notation), f"{option.notation!r} is not written {form.written!r}"
        assert option.args().keys() == form.args.keys(), f"{kind.__name__} tells {option.args()}"


@cache
def offers_of(question: type[Ask]) -> tuple[frozenset[type[Option]], frozenset[str]]:
    kinds = frozenset(thing for thing in question.offers if isinstance(thing, type))
    return kinds, frozenset(thing.notation for thing in question.offers if isinstance(thing, Option))


@cache
def events_by_kind(game: Game[Any]) -> Mapping[str, EventDoc]:
    return {event.kind: event for event in describe(game).events}


@cache
def pattern_of(kind: type[Option]) -> re.Pattern[str]:
    """The written form as a pattern: a hole is anything."""
    parts = HOLE.split(form_of(kind).written)
    return re.compile("".join(".*" if n % 2 else re.escape(part) for n, part in enumerate(parts)), re.DOTALL)


def told_as_declared(m: Match, events: Sequence[Told]) -> Iterator[str]:
    """Events that were told to some only, or with other arguments, than their class says."""
    declared = events_by_kind(m.game)
    for told in events:
        doc = declared[told.event.kind]
        if told.to is not None and not doc.private:
            yield f"{doc.kind} was told to {told.to} only, and is not private"
        if told.event.args().keys() != doc.args.keys():
            yield f"{doc.kind} tells {sorted(told.event.args())}"


def secrets_as_declared(m: Match, views: dict[str | None, bytes]) -> bool:
    """A game without secrets shows everybody the same."""
    return m.game.secrets or len(set(views.values())) == 1
