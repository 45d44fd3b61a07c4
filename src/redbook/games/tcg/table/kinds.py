"""What a card is: its printed figures and its text, compiled once when the cards are loaded."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any
from unicodedata import normalize

from redbook.games.tcg.words import CHARACTERS, ITEMS, LOADED

if TYPE_CHECKING:
    from redbook.games.tcg.effects.texts import Frame
    from redbook.games.tcg.language.filters import Pred

Vars = tuple[tuple[str, tuple[int, ...]], ...]


class Ctx:
    """Whose text speaks: the card, the player who uses it, and what its words were bound to."""

    __slots__ = ("me", "src", "vars")

    def __init__(self, src: int, me: int, vars: Vars = ()) -> None:
        self.src = src
        self.me = me
        self.vars = vars


def bind(vars: Vars, key: str, cards: tuple[int, ...]) -> Vars:
    return (*[pair for pair in vars if pair[0] != key], (key, cards))


def bound(a: Any, name: str | None) -> tuple[int, ...]:
    """What a name stands for in this action; nothing if it was never bound."""
    for key, cards in a.vars:
        if key == name:
            return tuple(cards)
    return ()


class Kind:
    """One printed card. `index` is its number in KINDS."""

    __slots__ = (
        "abilities", "ability_phases", "arrow", "bearer", "checks", "copies_site", "cost", "culture", "event_phases",
        "extra_slot", "frames", "hears", "id", "index", "is_character", "is_item", "item_class", "keywords",
        "one_per_bearer", "place", "play_costs", "play_needs", "race", "rarity", "resistance", "self_costs", "shadow",
        "side", "signet", "site", "slug", "speaks", "statics", "strength", "strength_bonus", "subtitle", "title",
        "triggers", "type", "unique", "vitality", "vitality_bonus", "words",
    )  # fmt: skip

    def __init__(self, index: int, raw: Any, culture: str | None, side: str | None) -> None:
        self.index = index
        self.id: str = raw.id
        self.title: str = raw.title
        self.subtitle: str = raw.subtitle
        self.slug = slug(raw.title)
        self.unique: bool = raw.unique
        self.culture = culture
        self.side = side
        self.type: str = raw.type
        self.race: str | None = raw.race
        self.rarity: str = raw.rarity
        self.item_class: str | None = raw.item_class
        self.cost: int = raw.cost or 0
        self.strength: int = raw.strength or 0
        self.vitality: int = raw.vitality or 0
        self.strength_bonus: int = raw.strength_bonus
        self.vitality_bonus: int = raw.vitality_bonus
        self.resistance: int = raw.resistance or 0
        self.signet: str | None = raw.signet
        self.site: int = raw.site or 0  # a minion's number, an ally's home, a site's own number
        self.shadow: int = raw.shadow or 0
        self.arrow: str = raw.arrow or ""
        self.keywords: dict[str, int] = dict(raw.keywords)
        self.place: str = raw.place or ""
        self.one_per_bearer: bool = raw.one_per_bearer
        self.extra_slot: bool = raw.extra_slot
        self.is_character = raw.type in CHARACTERS
        self.is_item = raw.type in ITEMS
        self.words = self._words()
        self.bearer: Pred | None = None
        self.frames: tuple[Frame, ...] = ()
        self.event_phases = 0  # bit by phase: an event that can be played from hand
        self.ability_phases = 0  # bit by phase: a special ability
        self.abilities: list[tuple[int, int, Any]] = []  # phase, number and text of each
        self.hears: frozenset[str] = frozenset()  # a response event: to what
        self.triggers: dict[str, list[tuple[int, Any]]] = {}
        self.statics: list[tuple[int, Any]] = []
        self.checks: list[tuple[int, Any]] = []
        self.play_needs: list[Any] = []
        self.play_costs: list[Any] = []
        self.self_costs: list[Any] = []
        self.copies_site = 0
        self.speaks = False  # has any text that works while it lies on the table

    def _words(self) -> frozenset[str]:
        words = {self.type, *(word for word in self.keywords if word not in LOADED)}
        for word in (self.race, self.culture, self.side, self.item_class):
            if word:
                words.add(word)
        if self.item_class in ("hand-weapon", "ranged-weapon"):
            words.add("weapon")
        if self.is_character:
            words.add("character")
        if self.is_item:
            words.add("item")
        if self.unique:
            words.add("unique")
        return frozenset(words)

    def __repr__(self) -> str:
        return f"<{self.id} {self.title}>"


KINDS: list[Kind] = []
BY_ID: dict[str, Kind] = {}
HEARERS: dict[str, set[int]] = {}  # the response events that can answer something, by what happens
BLOCKS: dict[str, tuple[Any, ...]] = {}  # every list of effects on any card, by its place: "1_13/0"


def number_of(id: str) -> tuple[int, int]:
    """Set and number within it: "1_13" is (1, 13). Cards are sorted by it."""
    of_set, _, number = id.partition("_")
    return int(of_set), int(number)


def slug(title: str) -> str:
    """Úlairë Attëa -> ulaire-attea: the name of a card in notation."""
    plain = normalize("NFKD", title).encode("ascii", "ignore").decode().lower()
    return "-".join("".join(ch if ch.isalnum() else " " for ch in plain.replace("'", "")).split())
