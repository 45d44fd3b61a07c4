"""Text and behaviour cannot differ: whatever is changed in the data of a card changes what a player reads.

Every word of every filter, every number, every requirement, cost and effect is left out or changed, one at a time; the
text in each language must then be another. What stays unsaid on purpose is listed.
"""

import copy
import tomllib
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from redbook.games.tcg.effects.load import FOLDER, load
from redbook.games.tcg.effects.texts import Frame
from redbook.games.tcg.language.filters import CardError
from redbook.games.tcg.speech import card_text
from redbook.games.tcg.table.kinds import BY_ID
from redbook.kernel.text import LANGUAGES

load()
CARDS = [card for path in sorted(FOLDER.rglob("*.toml")) for card in tomllib.loads(path.read_text("utf-8"))["card"]]
FIXED = ("kind", "do", "need", "event")  # the word itself: another word is another text
DROPPED = ("bears", "bears_no", "borne_by", "skirmishing", "signet", "home", "not", "not_title", "until", "limit",
           "title", "from", "first", "requires", "while", "cost")  # fmt: skip

# What stays unsaid, and why: card, the last key on the way to it.
THE_OTHERS = "“the others” says where they are and how many"
LOOKS = "who looks at cards takes one without showing it"
ONCE = "the move limit for this turn is changed once"
UNSAID = {
    ("1_18", "from"): THE_OTHERS, ("1_18", "count"): THE_OTHERS, ("1_28", "from"): THE_OTHERS,
    ("1_81", "from"): THE_OTHERS, ("1_82", "from"): THE_OTHERS, ("1_215", "from"): THE_OTHERS,
    ("1_301", "from"): THE_OTHERS, ("1_81", "hidden"): LOOKS, ("1_82", "hidden"): LOOKS,
    ("1_142", "times"): ONCE, ("1_142", "limit"): ONCE, ("1_260", "times"): ONCE, ("1_260", "limit"): ONCE,
    ("1_274", "times"): ONCE, ("1_274", "limit"): ONCE, ("1_327", "times"): ONCE, ("1_327", "limit"): ONCE,
    ("1_342", "times"): ONCE, ("1_342", "limit"): ONCE,
    ("1_35", "up_to"): "whoever searches a deck may find nothing",
    ("1_77", "count"): "any number", ("1_77", "up_to"): "any number",
    ("1_216", "is"): "condition: Blade Tip is one",
    ("1_232", "is"): "character: who bears a condition is one",
    ("1_233", "from"): "a site of an opponent is on the path",
    ("1_296", "from"): "site 1 is the first", ("1_298", "from"): "site 1 is the first",
    ("1_306", "who"): "your: said by “your Shire tales”",
}  # fmt: skip


def mutants(node: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[tuple[Any, ...], Any]]:
    """The same data with one thing changed, and where that is."""
    if isinstance(node, dict):
        for key, value in node.items():
            if key in FIXED:
                continue
            if isinstance(value, int):
                yield (*path, key), {**node, key: not value if isinstance(value, bool) else value + 1}
            if key in DROPPED:
                yield (*path, key), {name: kept for name, kept in node.items() if name != key}
            yield from ((where, {**node, key: other}) for where, other in mutants(value, (*path, key)))
    elif isinstance(node, list):
        for n, value in enumerate(node):
            if len(node) > 1:
                yield (*path, n), node[:n] + node[n + 1 :]
            yield from ((where, [*node[:n], other, *node[n + 1 :]]) for where, other in mutants(value, (*path, n)))


def changed(card: dict[str, Any]) -> Iterator[tuple[tuple[Any, ...], Any]]:
    """The card with each such change that the language of the cards allows."""
    kind = BY_ID[card["id"]]
    for where, text in mutants(card["text"]):
        try:
            frames = msgspec.convert(text, tuple[Frame, ...])
        except (msgspec.ValidationError, CardError):
            continue  # such a text cannot be
        other = copy.copy(kind)
        other.frames = frames
        yield where, other


def unsaid(id: str, where: tuple[Any, ...]) -> bool:
    return (id, [part for part in where if isinstance(part, str)][-1]) in UNSAID


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_of_the_data_is_said(lang: str) -> None:
    tried = 0
    silent = []
    for card in CARDS:
        said = card_text.card_text(BY_ID[card["id"]], lang)
        for where, other in changed(card):
            try:
                again = card_text.card_text.__wrapped__(other, lang)
            except (AssertionError, KeyError, LookupError, ValueError):
                continue  # nobody has words for it, so no card may say it
            tried += 1
            if again == said and not unsaid(card["id"], where):
                silent.append((card["id"], where))
    assert silent == []
    assert tried > 1500
