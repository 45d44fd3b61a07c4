"""`redbook cards`: the printed cards of a game, searched; and those that no test plays."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table

from redbook.cli.words import BadUsage, named, say
from redbook.kernel import Message, own_texts
from redbook.kernel.text import render

COLUMNS = ("id", "card", "culture", "kind", "cost", "figures", "text")


def list_cards(lang: str, game: str, words: list[str], culture: str | None, type: str | None, as_json: bool) -> None:
    found = []
    for card in printed(lang, game):
        right = culture in (None, card.get("culture")) and type in (None, card["type"])
        if right and all(word.casefold() in everything(card, game, lang) for word in words):
            found.append(card)
    if as_json:
        print(json.dumps(found, ensure_ascii=False, indent=1))
        return
    rows = [cells(card, game, lang) for card in found]
    console = Console(highlight=False)
    table = Table(box=None, header_style="bold", pad_edge=False)
    shown = [n for n in range(len(COLUMNS)) if any(row[n] for row in rows)]
    for n in shown:
        table.add_column(say(f"column-{COLUMNS[n]}", lang), overflow="fold", no_wrap=COLUMNS[n] == "id")
    for row in rows:
        table.add_row(*(row[n].replace("[", "\\[") for n in shown))
    console.print(table)
    console.print(say("cards-found", lang, count=len(found)), markup=False)


def cells(card: dict[str, Any], game: str, lang: str) -> tuple[str, ...]:
    """What stands in the columns; a game whose cards have no cost, say, shows no such column."""
    cost = str(card.get("cost", 0)) if "rarity" in card else ""
    return (
        card["id"],
        full_name(card),
        culture_of(card, game, lang),
        kind_of(card, game, lang),
        cost,
        figures(card),
        "\n".join(card["text"]),
    )


def printed(lang: str, game: str) -> list[dict[str, Any]]:
    cards = own_texts.printed(game, lang)
    if not cards:
        raise BadUsage(why=say("no-cards", lang, game=game))
    return [msgspec.to_builtins(card) for card in cards]


def everything(card: dict[str, Any], game: str, lang: str) -> str:
    """All that a search may hit: names in the reader's language, and ids."""
    parts = [card["id"], full_name(card), kind_of(card, game, lang), culture_of(card, game, lang),
             *(card.get(what, "") for what in ("type", "race", "item_class", "culture", "rarity")),
             *card.get("keywords", {}), *card["text"]]  # fmt: skip
    return " ".join(parts).casefold()


def full_name(card: dict[str, Any]) -> str:
    name = f"{card['title']}, {card['subtitle']}" if card.get("subtitle") else card["title"]
    return f"• {name}" if card.get("unique") else name


def kind_of(card: dict[str, Any], game: str, lang: str) -> str:
    """Type, race and item class as the game calls them: "Companion · Dwarf"."""
    parts = (("type", card["type"]), ("race", card.get("race")), ("class", card.get("item_class")))
    return card.get("kind") or " · ".join(named(game, what, id, lang) for what, id in parts if id)


def culture_of(card: dict[str, Any], game: str, lang: str) -> str:
    return named(game, "culture", card["culture"], lang) if card.get("culture") else ""


def figures(card: dict[str, Any]) -> str:
    """Strength and vitality, or what an item adds to them."""
    if card.get("vitality"):
        return f"{card.get('strength', 0)}/{card['vitality']}"
    bonus = (card.get("strength_bonus", 0), card.get("vitality_bonus", 0))
    return "/".join(f"{number:+d}" for number in bonus) if any(bonus) else ""


def list_untested(lang: str, game: str, tests: Path) -> int:
    """Derived from the tests that stand in `tests`; without them nothing can be said."""
    if game != "tcg":
        raise BadUsage(why=say("no-cards", lang, game=game))
    if not tests.is_dir():
        raise BadUsage(why=say("no-tests", lang, folder=str(tests)))
    from redbook.games.tcg.untested import untested

    missing = untested(tests)
    names = {card["id"]: full_name(card) for card in printed(lang, game)}
    for one in missing:
        print(f"{one.id} {names[one.id]}: {say(f'untested-{one.what}', lang)}")
    print(say("untested-total", lang, count=len(missing)))
    return 1 if missing else 0


def said(code: str, args: dict[str, str | int], lang: str) -> str:
    """A reason against a deck, in words."""
    return render(Message("tcg", f"deck-{code}", dict(args)), lang)
