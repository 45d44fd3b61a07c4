"""Whole games by the bots as they stand in the log, in three languages; a line that cannot be right is refused."""

from __future__ import annotations

import re
from functools import cache

import pytest

from redbook.bots.players import usual_players
from redbook.kernel import Message
from redbook.kernel.scrutiny import walk
from redbook.kernel.text import JOINED, LANGUAGES, render
from test_language import ENGLISH, WRONG, first_letter

GAMES: tuple[tuple[int, int, dict[str, int]], ...] = (  # seats, whims, settings
    (2, 0, {}),
    (4, 10, {"information": 0, "shelters": True}),
)
WRONG_IN_A_LOG = {
    "an id": re.compile(r"\bd\d\d\b|\b(?:ally\d|sorcery|short|long)-\d"),
    "one of many": re.compile(r"(?<![\d,] )\b1 (?:tokens|cards|moves|steps|marcadores|cartas|movim\w+s|pas\w*s)\b"),
    "nothing where something is named": re.compile(r"\b(?:towards|hacia la|rumo ao|near|cercano a|perto de) ?[.,:;]"),
}
FROM_TO = ("event-nazgul-rode", "event-ally-moved", "option-shift")


@cache
def said() -> tuple[Message, ...]:
    """All that two games told, asked and offered, each shape of words once."""
    found: dict[object, Message] = {}
    for seed, (seats, whims, settings) in enumerate(GAMES, start=41):
        for m in walk("hunt", seed, usual_players("hunt", seed, whims=whims), seats=seats, settings=settings):
            if m.decision is not None:
                found[repr(m.decision.prompt)] = m.decision.prompt
                for option in m.decision.options:
                    if (m.state.part, option) not in found:
                        found[m.state.part, option] = Message("hunt", f"option-{option.kind}", option.args())
        found.update((told.event, told.message("hunt")) for told in m.events)
    return tuple(found.values())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_line_of_a_whole_game_is_wrong(lang: str) -> None:
    apart = re.compile(r"(?<!\w)(?:" + "|".join(JOINED.get(lang, {"\0": ""})) + r")(?= \w)", re.IGNORECASE)
    found = []
    for message in said():
        text = render(message, lang)
        wrong = [what for what, pattern in {**WRONG, **WRONG_IN_A_LOG}.items() if pattern.search(text)]
        if lang != "en" and ENGLISH.search(text):
            wrong.append("an English word")
        if first_letter(text).islower():
            wrong.append("it begins small")
        if apart.search(text):
            wrong.append("an article that was not joined")
        if message.id in FROM_TO and re.search(r"(\(\w+\)).*\1", text):
            wrong.append("from a place to itself")
        if message.id.startswith("event-") and message.id != "event-part-begins" and text[-1] not in ".!?":
            wrong.append("no stop at its end")
        if wrong:
            found.append(f"{message.id}: {text!r}: {', '.join(wrong)}")
    assert not found, "\n".join(found)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_options_about_different_places_are_told_apart(lang: str) -> None:
    """Who does not see the board still knows which is which."""
    offered = [message for message in said() if message.id.startswith("option-") and "space" in message.args]
    by_text = {(message.id, render(message, lang)): message for message in offered}
    assert len(by_text) == len(offered)
