"""The text that a player reads, made from the same data that the rules obey."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from redbook.games.tcg.effects import texts as f
from redbook.games.tcg.effects.piles import Play
from redbook.games.tcg.speech import grammar
from redbook.games.tcg.speech.grammar import say
from redbook.games.tcg.speech.rehearsal import REHEARSAL
from redbook.games.tcg.speech.subjects import capital
from redbook.games.tcg.speech.voice import Voice
from redbook.games.tcg.table.kinds import Kind
from redbook.kernel.text import LANGUAGES, contracted


@cache
def card_text(kind: Kind, lang: str) -> tuple[str, ...]:
    """The sentences of a card in one language, keywords first."""
    return tell(kind, lang)


def rehearse(kind: Kind) -> None:
    """CardError if a text says something that a reader would not be told."""
    tell(kind, REHEARSAL)


def tell(kind: Kind, lang: str) -> tuple[str, ...]:
    lines = []
    gender = grammar.gender_of(lang, kind.title)
    words = [Voice(kind, lang).keyword(word, value, gender) for word, value in kind.keywords.items()]
    if words:
        lines.append(" ".join(capital(word) + "." for word in words))
    place = place_text(kind, lang)
    if place:
        lines.append(place)
    texts = joined(kind.frames)
    events = [frame for frame in texts if isinstance(frame, f.Event)]
    for frame in texts:
        if isinstance(frame, f.Event) and frame is not events[0] and frame.when == events[0].when and not frame.on:
            voice = Voice(kind, lang)
            under_conditions = any(need.__struct_config__.tag != "spot" for need in frame.requires)
            between = say(lang, "or-else" if under_conditions else "either-or")
            lines[-1] = lines[-1].rstrip(".") + between + voice.action(frame) + "."
            continue
        voice = Voice(kind, lang)
        if isinstance(frame, f.Event) and frame.on is not None:
            twins = [other for other in events if other.on is not None and same_deed(other, frame)]
            if frame is not twins[0]:
                continue  # said already: "if this or that happens"
            voice.also = tuple(other.on for other in twins[1:])
        lines.append(stop(voice.text(frame), lang))
    return tuple(lines)


def joined(frames: tuple[f.Frame, ...]) -> list[f.Frame]:
    """Two abilities that play the same card, one from hand and one from the deck, are one sentence (1_349)."""
    texts: list[f.Frame] = []
    for frame in frames:
        before = texts[-1] if texts else None
        if plays_from(before, "hand") and plays_from(frame, "deck") and from_either(before) == from_either(frame):
            texts[-1] = from_either(frame)
        else:
            texts.append(frame)
    return texts


def plays_from(frame: Any, pile: str) -> bool:
    if not isinstance(frame, f.Ability) or len(frame.then) != 1:
        return False
    (deed,) = frame.then
    return isinstance(deed, Play) and deed.who.from_ == pile


def from_either(frame: Any) -> f.Ability:
    (deed,) = frame.then
    wherever = msgspec.structs.replace(deed.who, from_="hand-or-deck")
    both: f.Ability = msgspec.structs.replace(frame, then=(msgspec.structs.replace(deed, who=wherever),))
    return both


def same_deed(first: f.Event, second: f.Event) -> bool:
    return (first.requires, first.cost, first.then) == (second.requires, second.cost, second.then)


def stop(text: str, lang: str) -> str:
    text = contracted(" ".join(text.split()), lang).replace(",,", ",")  # an inserted clause brings its own comma
    return text if text.endswith((".", "!", ")")) and not text.endswith(")") else text + "."


def place_text(kind: Kind, lang: str) -> str:
    voice = Voice(kind, lang)
    if kind.place == "support" and kind.type != "ally":
        return say(lang, "place-support")
    if kind.place == "site":
        return say(lang, "place-site") + (" " + say(lang, "one-per-site") if kind.one_per_bearer else "")
    if kind.place == "bearer":
        assert kind.bearer is not None
        text = say(lang, "place-bearer", what=voice.np(kind.bearer.source), gender=voice.bearer_gender())
        if kind.one_per_bearer:
            text += " " + say(lang, "one-per-bearer")
        if kind.extra_slot:
            text += " " + say(lang, "extra-slot")
        return text
    return ""


def has_names(kind: Kind) -> bool:
    """Whether the card has its title (and subtitle) in every language."""
    return all(
        grammar.has(lang, f"card-{kind.slug}") and (not kind.subtitle or grammar.has(lang, f"subtitle-{kind.id}"))
        for lang in LANGUAGES
    )


def title(kind: Kind, lang: str) -> str:
    """Title and subtitle, in English where a language has none yet."""
    name = grammar.title_in(lang, kind.title)
    if not kind.subtitle:
        return name
    id = f"subtitle-{kind.id}"
    return f"{name}, {say(lang, id) if grammar.has(lang, id) else kind.subtitle}"
