"""All cards as a reader sees them: figures, names and generated text, for clients and deck builders."""

from __future__ import annotations

from functools import cache

import msgspec

from redbook.games.tcg.effects.base import Effect
from redbook.games.tcg.effects.load import load
from redbook.games.tcg.effects.texts import Event, Response
from redbook.games.tcg.speech import grammar
from redbook.games.tcg.speech.card_text import card_text, stop
from redbook.games.tcg.speech.grammar import say
from redbook.games.tcg.speech.subjects import capital
from redbook.games.tcg.speech.voice import Voice
from redbook.games.tcg.table.kinds import KINDS, Kind


class CardInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """One printed card. `site` is a minion's number, an ally's home or a site's own number; `clauses` are the pieces of
    its text that a player is asked about one by one, by their place: "1_19/0", "1_19/0.1.0"."""

    id: str
    slug: str
    title: str
    type: str
    rarity: str
    text: tuple[str, ...]
    subtitle: str = ""
    unique: bool = False
    side: str = ""
    culture: str = ""
    race: str = ""
    item_class: str = ""
    signet: str = ""
    cost: int = 0
    strength: int = 0
    vitality: int = 0
    strength_bonus: int = 0
    vitality_bonus: int = 0
    resistance: int = 0
    site: int = 0
    shadow: int = 0
    arrow: str = ""
    keywords: dict[str, int] = {}
    timewords: tuple[str, ...] = ()
    clauses: dict[str, str] = {}


def describe(kind: Kind, lang: str) -> CardInfo:
    subtitle = f"subtitle-{kind.id}"
    return CardInfo(
        id=kind.id,
        slug=kind.slug,
        title=grammar.title_in(lang, kind.title),
        subtitle=say(lang, subtitle) if kind.subtitle and grammar.has(lang, subtitle) else kind.subtitle,
        type=kind.type,
        rarity=kind.rarity,
        text=card_text(kind, lang),
        unique=kind.unique,
        side=kind.side or "",
        culture=kind.culture or "",
        race=kind.race or "",
        item_class=kind.item_class or "",
        signet=kind.signet or "",
        cost=kind.cost,
        strength=kind.strength,
        vitality=kind.vitality,
        strength_bonus=kind.strength_bonus,
        vitality_bonus=kind.vitality_bonus,
        resistance=kind.resistance,
        site=kind.site,
        shadow=kind.shadow,
        arrow=kind.arrow,
        keywords=kind.keywords,
        timewords=tuple(dict.fromkeys(word for frame in kind.frames for word in timewords(frame))),
        clauses=clauses(kind, lang),
    )


def timewords(frame: object) -> tuple[str, ...]:
    when: tuple[str, ...] = getattr(frame, "when", ())
    if isinstance(frame, Response) or (isinstance(frame, Event) and frame.on is not None):
        return ("response",)
    return when


def clauses(kind: Kind, lang: str) -> dict[str, str]:
    """Every text of the card, every alternative and every offer in it, as sentences."""
    found: dict[str, str] = {}
    for number, frame in enumerate(kind.frames):
        voice = Voice(kind, lang)
        found[f"{kind.id}/{number}"] = stop(voice.text(frame), lang)
        walk_clauses(f"{kind.id}/{number}", frame.effects(), voice, found)
    return found


def walk_clauses(block: str, effects: tuple[Effect, ...], voice: Voice, found: dict[str, str]) -> None:
    for pc, effect in enumerate(effects):
        pieces = voice.pieces.get(id(effect), ())
        for number, (suffix, nested) in enumerate(effect.blocks()):
            if number < len(pieces):
                found[f"{block}.{pc}.{suffix}"] = stop(capital(pieces[number]), voice.lang)
            walk_clauses(f"{block}.{pc}.{suffix}", nested, voice, found)


@cache
def catalog(lang: str) -> tuple[CardInfo, ...]:
    """Every card that is written, in the order of the set."""
    load()
    return tuple(describe(kind, lang) for kind in KINDS)
