"""`redbook cards`: the printed cards of a game, searched; and those that no test plays."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table

from redbook.cli.words import BadUsage, say
from redbook.kernel import Message, find_game
from redbook.kernel.text import render

COLUMNS = ("id", "card", "culture", "kind", "cost", "figures", "text")


def list_cards(lang: str, game: str, words: list[str], culture: str | None, type: str | None, as_json: bool) -> None:
    found = [
        card
        for card in printed(lang, game)
        if (culture is None or card.get("culture") == culture)
        and type in (None, card["type"])
        and all(word.casefold() in everything(card) for word in words)
    ]
    if as_json:
        print(json.dumps(found, ensure_ascii=False, indent=1))
        return
    rows = [cells(card) for card in found]
    console = Console(highlight=False)
    table = Table(box=None, header_style="bold", pad_edge=False)
    shown = [n for n in range(len(COLUMNS)) if any(row[n] for row in rows)]
    for n in shown:
        table.add_column(say(f"column-{COLUMNS[n]}", lang), overflow="fold", no_wrap=COLUMNS[n] == "id")
    for row in rows:
        table.add_row(*(row[n].replace("[", "\\[") for n in shown))
    console.print(table)
    console.print(say("cards-found", lang, count=len(found)), markup=False)


def cells(card: dict[str, Any]) -> tuple[str, ...]:
    """What stands in the columns; a game whose cards have no cost, say, shows no such column."""
    cost = str(card.get("cost", 0)) if "rarity" in card else ""
    return (
        card["id"],
        full_name(card),
        card.get("culture", ""),
        kind_of(card),
        cost,
        figures(card),
        "\n".join(card["text"]),
    )


def printed(lang: str, game: str) -> list[dict[str, Any]]:
    cards = find_game(game).cards(lang)
    if not cards:
        raise BadUsage(why=say("no-cards", lang, game=game))
    return [msgspec.to_builtins(card) for card in cards]


def everything(card: dict[str, Any]) -> str:
    """All that a search may hit."""
    parts = [card["id"], full_name(card), kind_of(card), card.get("culture", ""), card.get("race", ""),
             card.get("rarity", ""), *card.get("keywords", {}), *card["text"]]  # fmt: skip
    return " ".join(parts).casefold()


def full_name(card: dict[str, Any]) -> str:
    name = f"{card['title']}, {card['subtitle']}" if card.get("subtitle") else card["title"]
    return f"• {name}" if card.get("unique") else name


def kind_of(card: dict[str, Any]) -> str:
    return card.get("kind") or " ".join(
        word for word in (card["type"], card.get("race"), card.get("item_class")) if word
    )


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
