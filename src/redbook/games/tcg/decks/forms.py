"""A deck as other people's tools read it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping

from redbook.games.tcg.decks.decks import Deck, full_name, write
from redbook.games.tcg.effects.load import load
from redbook.games.tcg.table.kinds import BY_ID, number_of


def gemp(deck: Deck) -> str:
    """Numbers of cards, one line: Ring-bearer|Ring|sites|draw deck. The name and the first companion have no place."""
    return "|".join((deck.bearer, deck.ring, ",".join(deck.sites), ",".join(deck.draw))) + "\n"


def numbers(deck: Deck) -> str:
    """Collectors' numbers beside the names: `2 1R13 Gimli, Son of Glóin`."""
    return by_part(deck, lambda count, id: f"{count} {collected(id)} {full_name(id)}")


def tabs(deck: Deck) -> str:
    """Counts and names with a tab between them, for tables and for LackeyCCG."""
    return by_part(deck, lambda count, id: f"{count}\t{full_name(id)}")


def by_part(deck: Deck, line: Callable[[int, str], str]) -> str:
    load()
    lines = [f"Name: {deck.name}"] if deck.name else []
    for heading, cards in parts(deck):
        lines += [f"{heading}:", *(line(count, id) for id, count in cards.items())]
    return "\n".join(lines) + "\n"


def parts(deck: Deck) -> Iterator[tuple[str, Counter[str]]]:
    yield "Ring", Counter(id for id in (deck.ring,) if id)
    yield "Ring-bearer", Counter(id for id in (deck.bearer,) if id)
    yield "Sites", Counter(deck.sites)
    for heading, side in (("Free Peoples", "free-peoples"), ("Shadow", "shadow")):
        yield heading, Counter(id for id in sorted(deck.draw, key=number_of) if BY_ID[id].side == side)


def collected(id: str) -> str:
    of_set, number = number_of(id)
    return f"{of_set}{BY_ID[id].rarity}{number}"


FORMS: Mapping[str, Callable[[Deck], str]] = {"text": write, "numbers": numbers, "gemp": gemp, "tabs": tabs}
