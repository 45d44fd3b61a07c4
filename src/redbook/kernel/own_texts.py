"""Card texts that people bring themselves: a file that renames cards and tells their text, for those who own the box.

The file is TOML or JSON: game, language, card id, and then `name`, `text` or both. `text` has one entry for each
paragraph that `redbook cards GAME --json` prints. Nothing of it is part of Red Book: it stays on the machine that reads
it, and is shown wherever a card is named or printed, to everybody at a table of that machine.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from redbook.kernel import text
from redbook.kernel.errors import RedbookError, UnknownGame
from redbook.kernel.game import find_game

LARGEST_FILE = 1024 * 1024
Line = Annotated[str, Meta(min_length=1, max_length=1000, pattern=r"^[^\x00-\x1f\x7f]*$")]


class OwnText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Annotated[str, Meta(min_length=1, max_length=100, pattern=r"^[^\x00-\x1f\x7f]*$")] | None = None
    text: Line | tuple[Line, ...] | None = None

    @property
    def paragraphs(self) -> tuple[str, ...]:
        return (self.text,) if isinstance(self.text, str) else self.text or ()


Texts = dict[str, OwnText]  # by card id
_own: dict[tuple[str, str], Texts] = {}  # by game and language


class BadTexts(RedbookError):
    """A file of card texts that cannot be used: which file, and why."""

    code = "bad-texts"


def read_texts(path: Path) -> int:
    """Take a file into use, checked as a whole first; how many cards it tells of. A later file overrides an earlier."""
    with path.open("rb") as file:
        raw = file.read(LARGEST_FILE + 1)
    if len(raw) > LARGEST_FILE:
        raise BadTexts(file=path.name, why=f"> {LARGEST_FILE // 1024} KiB")
    try:
        plain = msgspec.json.decode(raw) if path.suffix == ".json" else tomllib.loads(raw.decode("utf-8"))
        texts = msgspec.convert(plain, dict[str, dict[str, Texts]])
    except (msgspec.MsgspecError, tomllib.TOMLDecodeError, UnicodeDecodeError, RecursionError) as wrong:
        raise BadTexts(file=path.name, why=str(wrong)) from wrong
    for game, tongues in texts.items():
        for lang, cards in tongues.items():
            check(path.name, game, lang, cards)
    for game, tongues in texts.items():
        for lang, cards in tongues.items():
            _own.setdefault((game, lang), {}).update(cards)
            text.bring_words(game, lang, own_words(game, lang))
    return sum(len(cards) for tongues in texts.values() for cards in tongues.values())


def check(file: str, game: str, lang: str, cards: Texts) -> None:
    """Every id is a card of the game, and every text has as many paragraphs as the card."""
    if lang not in text.LANGUAGES:
        raise BadTexts(file=file, why=f"{game}.{lang}: {' | '.join(text.LANGUAGES)}")
    try:
        known = {card.id: len(card.text) for card in cards_of(game, lang)}
    except UnknownGame as wrong:
        raise BadTexts(file=file, why=f"{game}?") from wrong
    unknown = [id for id in cards if id not in known]
    if unknown:
        raise BadTexts(file=file, why=f"{game}.{lang}: {', '.join(unknown[:5])}{' …' if unknown[5:] else ''}?")
    for id, own in cards.items():
        if own.text is not None and len(own.paragraphs) != known[id]:
            raise BadTexts(file=file, why=f"{game}.{lang}.{id}: text {len(own.paragraphs)} ≠ {known[id]}")


def cards_of(game: str, lang: str) -> Sequence[Any]:
    """As the game prints them: whatever else they have, an `id`, a `title` and a `text`."""
    return find_game(game).cards(lang)


def forget_texts() -> None:
    for game, lang in _own:
        text.bring_words(game, lang, "")
    _own.clear()


# -- where they are shown -----------------------------------------------------------------------------


def printed(game: str, lang: str) -> Sequence[Any]:
    """The cards of a game as a reader sees them, own names and texts in their place."""
    own = _own.get((game, lang), {})
    cards = cards_of(game, lang)
    return tuple(reprinted(card, own[card.id]) if card.id in own else card for card in cards) if own else cards


def reprinted(card: Any, own: OwnText) -> Any:
    change: dict[str, Any] = {}
    if own.name is not None:
        change["title"] = own.name
        if getattr(card, "subtitle", ""):
            change["subtitle"] = ""
    if own.text is not None:
        change["text"] = own.paragraphs
    return msgspec.structs.replace(card, **change)


def own_words(game: str, lang: str) -> str:
    """The same as Fluent messages, for all that speaks of cards: prompts, the log, the browser."""
    own = _own[game, lang]
    rules = find_game(game)
    lines = []
    for card in cards_of(game, lang):
        if card.id not in own:
            continue
        words = own[card.id]
        if words.name is not None:
            lines.append(message(f"card-{getattr(card, 'slug', card.id)}", words.name))
        lines += [message(id, said) for id, said in zip(rules.card_texts(card.id), words.paragraphs, strict=False)]
    return "".join(lines)


def message(id: str, said: str) -> str:
    """A string literal: nothing in it is syntax."""
    escaped = said.replace("\\", "\\\\").replace('"', '\\"')
    return f'{id} = {{ "{escaped}" }}\n'
