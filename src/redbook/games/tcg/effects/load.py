"""The cards: one TOML file a culture and set, decoded and checked once, when the game is first used."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import msgspec

from redbook.games.tcg.effects.base import Effect
from redbook.games.tcg.effects.texts import (
    Ability,
    Check,
    CopySite,
    Event,
    Frame,
    OwnCost,
    Response,
    Static,
    ToPlay,
    Trigger,
)
from redbook.games.tcg.language.filters import CardError, Filter, compile_all, pred
from redbook.games.tcg.speech.card_text import has_names, rehearse
from redbook.games.tcg.table.kinds import BLOCKS, BY_ID, HEARERS, KINDS, Kind, number_of
from redbook.games.tcg.words import CLASSES, CULTURES, FREE_CULTURES, KEYWORDS, PHASES, RACES, RARITIES, SIGNETS, TYPES

ID = re.compile(r"[1-9]\d*_[1-9]\d*")
FOLDER = Path(__file__).parent.parent / "data" / "cards"


class CardRow(msgspec.Struct, forbid_unknown_fields=True):
    """A card as it stands in its file. `text` is missing as long as nobody has written it."""

    id: str
    title: str
    type: str
    rarity: str
    subtitle: str = ""
    unique: bool = False
    race: str | None = None
    item_class: str | None = msgspec.field(name="class", default=None)
    cost: int | None = None
    strength: int | None = None
    vitality: int | None = None
    strength_bonus: int = 0
    vitality_bonus: int = 0
    resistance: int | None = None
    signet: str | None = None
    site: int | None = None
    shadow: int | None = None
    arrow: str | None = None
    keywords: dict[str, int] = {}
    place: str | None = None
    bearer: Filter | None = None
    one_per_bearer: bool = False
    extra_slot: bool = False
    text: list[Frame] | None = None

    def check(self) -> None:
        if not ID.fullmatch(self.id):
            raise CardError(f"{self.id}: an id is set_number, as 1_13")
        for value, known in (
            (self.type, TYPES), (self.race, RACES), (self.item_class, CLASSES), (self.signet, SIGNETS),
            (self.rarity, RARITIES), (self.arrow, ("left", "right")), (self.place, ("support", "bearer", "site")),
        ):  # fmt: skip
            if value is not None and value not in known:
                raise CardError(f"{self.id}: unknown word {value!r}")
        for word in self.keywords:
            if word not in KEYWORDS and word != "ring-bearer":
                raise CardError(f"{self.id}: unknown keyword {word!r}")
        if (self.place == "bearer") != (self.bearer is not None):
            raise CardError(f"{self.id}: a card with a bearer says who may bear it")


msgspec.json.Decoder(CardRow)  # built now, by one thread: docs/architecture.md, “Threads and msgspec”


def rows() -> list[tuple[str, CardRow]]:
    """Every row of every file, with its culture ("" for sites and the Ring), by set and number."""
    found = []
    for path in sorted(FOLDER.rglob("*.toml")):
        culture = path.stem if path.stem in CULTURES else ""
        raw = tomllib.loads(path.read_text("utf-8"))
        for entry in raw["card"]:
            try:
                row = msgspec.convert(entry, CardRow)
                row.check()
            except (msgspec.ValidationError, CardError) as wrong:
                raise CardError(f"{path.name}, {entry.get('id')}: {wrong}") from wrong
            found.append((culture, row))
    return sorted(found, key=lambda pair: number_of(pair[1].id))


def load() -> None:
    """The cards are there when this returns: one thread fills the tables, others wait for it, as for any import."""
    import redbook.games.tcg.effects.printed  # noqa: F401  (whose import it is that fills them)


def fill() -> None:
    """Fill KINDS, BY_ID and BLOCKS. Cards whose text nobody has written are left out; `missing_cards` names them."""
    kinds: list[Kind] = []
    for culture, row in rows():
        if row.text is not None:
            kinds.append(make_kind(len(kinds), culture, row))
    KINDS.extend(kinds)
    BY_ID.update({kind.id: kind for kind in kinds})
    compile_all()


def make_kind(index: int, culture: str, row: CardRow) -> Kind:
    """A card made ready, or CardError: a word that the language does not know, or that no sentence can say."""
    side = None if not culture else "free-peoples" if culture in FREE_CULTURES else "shadow"
    kind = Kind(index, row, culture or None, side)
    try:
        if row.bearer is not None:
            kind.bearer = pred(row.bearer)
        compile_frames(kind, tuple(row.text or ()))
        rehearse(kind)
    except CardError as wrong:
        raise CardError(f"{row.id} {row.title}: {wrong}") from wrong
    return kind


def compile_frames(kind: Kind, frames: tuple[Any, ...]) -> None:
    """Sort the texts by what wakes them, and give every list of effects a name."""
    kind.frames = frames
    hears: set[str] = set()
    for number, frame in enumerate(frames):
        frame.__dict__["block"] = f"{kind.id}/{number}"
        name_blocks(frame.block, frame.effects())
        if isinstance(frame, Event):
            if kind.type != "event":
                raise CardError("only events carry the text of an event")
            for word in frame.when:
                kind.event_phases |= 1 << PHASES.index(word)
            if frame.on is not None:
                hears.add(frame.on.key)
                kind.triggers.setdefault(frame.on.key, []).append((number, frame))
        elif isinstance(frame, Ability):
            for word in frame.when:
                kind.ability_phases |= 1 << PHASES.index(word)
                kind.abilities.append((PHASES.index(word), number, frame))
        elif isinstance(frame, Response | Trigger):
            kind.triggers.setdefault(frame.on.key, []).append((number, frame))
        elif isinstance(frame, Static):
            kind.statics.append((number, frame))
            for give in frame.gives:
                touch(give)
        elif isinstance(frame, Check):
            kind.checks.append((number, frame))
        elif isinstance(frame, ToPlay):
            kind.play_needs += frame.requires
            kind.play_costs += frame.cost
        elif isinstance(frame, OwnCost):
            kind.self_costs.append(frame)
        elif isinstance(frame, CopySite):
            kind.copies_site = frame.number
        touch(frame)
    if kind.play_costs:
        name_blocks(f"{kind.id}/play", tuple(kind.play_costs))
    kind.hears = frozenset(hears)
    for what in hears:
        HEARERS.setdefault(what, set()).add(kind.index)
    kind.speaks = bool(kind.abilities or kind.triggers or kind.statics or kind.checks or kind.copies_site)


def name_blocks(block: str, effects: tuple[Effect, ...]) -> None:
    BLOCKS[block] = effects
    for pc, effect in enumerate(effects):
        touch(effect)
        for suffix, nested in effect.blocks():
            name_blocks(f"{block}.{pc}.{suffix}", nested)


def touch(node: Any) -> None:
    """Walk through a piece of text so that every filter in it is known and checked."""
    if isinstance(node, msgspec.Struct):
        for key in (
            "who_",
            "against_",
            "by_",
            "fits_",
            "bearer_",
            "amount_",
            "times_",
            "count_",
            "most_",
            "on_",
            "target",
        ):
            if hasattr(type(node), key):
                getattr(node, key)
        for name in node.__struct_fields__:
            value = getattr(node, name)
            if name in FILTER_FIELDS and value is not None and not isinstance(value, int):
                pred(value)
            touch(value)
    elif isinstance(node, tuple | list):
        for item in node:
            touch(item)


FILTER_FIELDS = frozenset({"bears", "borne_by", "bears_no", "skirmishing", "which", "while_fits", "choose", "all_"})


def missing_cards() -> list[str]:
    """The cards that nobody has written yet: no text, or no name in some language."""
    load()
    return [row.id for _, row in rows() if row.id not in BY_ID or not has_names(BY_ID[row.id])]
