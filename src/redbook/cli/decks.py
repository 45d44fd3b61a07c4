"""`redbook deck`: the decks that come with the card game, files of people's own, and sealed packs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from pathlib import Path

from rich.console import Console
from rich.table import Table

from redbook.cli.cards import said
from redbook.cli.words import BadUsage, named, say
from redbook.games.tcg.decks import decks, sealed
from redbook.games.tcg.decks.forms import FORMS
from redbook.games.tcg.effects.load import load
from redbook.games.tcg.speech.grammar import has, title_in
from redbook.games.tcg.speech.grammar import say as spoken
from redbook.games.tcg.table.kinds import BY_ID, number_of


def list_decks(lang: str) -> None:
    table = Table(box=None, show_header=False, pad_edge=False)
    for name in decks.names():
        table.add_row(
            f"[bold]{name}[/]",
            named("tcg", "deck-name", name, lang),
            f"[dim]{named('tcg', 'deck-about', name, lang)}[/]",
        )
    Console(highlight=False).print(table)


def show_deck(lang: str, words: str, ids: bool) -> None:
    """A built-in deck, or a file, with the cards in the reader's language (the file's own names are English)."""
    deck = read(lang, words)
    for heading, cards in parts(deck):
        print(f"{say(f'deck-part-{heading}', lang)} ({sum(cards.values())})")
        for id, count in cards.items():
            print(f"  {count} {f'{id} ' if ids else ''}{card_name(id, lang)}")


def parts(deck: decks.Deck) -> Iterable[tuple[str, Counter[str]]]:
    yield "ring", Counter(id for id in (deck.ring, deck.bearer) if id)
    yield "sites", Counter(deck.sites)
    for side in ("free-peoples", "shadow"):
        yield side, Counter(id for id in deck.draw if BY_ID[id].side == side)


def card_name(id: str, lang: str) -> str:
    kind = BY_ID[id]
    subtitle = f"subtitle-{id}"
    title = title_in(lang, kind.title)
    if not kind.subtitle:
        return title
    return f"{title}, {spoken(lang, subtitle) if has(lang, subtitle) else kind.subtitle}"


def read(lang: str, words: str) -> decks.Deck:
    return read_all(lang, words)[0]


def read_all(lang: str, words: str) -> tuple[decks.Deck, list[decks.DeckProblem]]:
    """A deck by its name or from a file, and what could not be read of it."""
    load()
    path = Path(words)
    if words in decks.names():
        return decks.built_in(words), []
    if not path.is_file():
        raise BadUsage(why=say("no-such-deck", lang, deck=words, known=list(decks.names())))
    return decks.parse(text_of(lang, path), path.stem)


def text_of(lang: str, path: Path) -> str:
    try:
        return path.read_text("utf-8")
    except UnicodeDecodeError as wrong:
        raise BadUsage(why=say("not-text", lang, file=str(path))) from wrong


def check_deck(lang: str, words: str, seed: int | None) -> int:
    """0: it may be played; 1: it may not, and why."""
    deck, wrong = read_all(lang, words)
    wrong = wrong + (decks.problems(deck) if seed is None else sealed.sealed_problems(deck, sealed.pool(seed)))
    tell(wrong, lang)
    free, shadow = (sum(BY_ID[id].side == side for id in deck.draw) for side in ("free-peoples", "shadow"))
    print(say("deck-legal" if not wrong else "deck-illegal", lang, deck=deck.name, free=free, shadow=shadow))
    return 1 if wrong else 0


def tell(wrong: Iterable[decks.DeckProblem], lang: str) -> None:
    for problem in wrong:
        rule = f" (tcg {problem.rule})" if problem.rule else ""
        print(f"{said(problem.code, problem.args, lang)}{rule}")


def convert_deck(lang: str, words: str, to: str, output: Path | None) -> int:
    """The deck in another form. Whether it may be played is another question; what cannot be read is not left out."""
    if to not in FORMS:
        raise BadUsage(why=say("no-such-form", lang, form=to, known=list(FORMS)))
    deck, wrong = read_all(lang, words)
    if wrong:
        tell(wrong, lang)
        return 1
    text = FORMS[to](deck)
    if output is None:
        print(text, end="")
    else:
        output.write_text(text, "utf-8")
        print(say("deck-written", lang, file=str(output)))
    return 0


def open_pack(lang: str, seed: int, boosters: int, starter: str | None) -> None:
    """What one player opens for sealed play, as a list that a deck can be cut from."""
    if starter is not None and starter not in sealed.starters():
        raise BadUsage(why=say("no-such-deck", lang, deck=starter, known=list(sealed.starters())))
    pool = sealed.pool(seed, boosters, starter)
    for id, count in sorted(pool.items(), key=lambda pair: number_of(pair[0])):
        print(f"{count} {decks.full_name(id)}  # {id} {card_name(id, lang)}")
