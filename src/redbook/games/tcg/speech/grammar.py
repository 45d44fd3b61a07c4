"""Noun phrases in three languages: gender, number, articles, and what may be said about a card.

Nouns and templates stand in speech/words/<lang>.ftl: `noun-dwarf = Dwarf`, with
`.plural` and, where it matters, `.gender`.
"""

from __future__ import annotations

from collections.abc import Container, Iterable
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from redbook.games.tcg.language.filters import CardError, Filter, FilterTable
from redbook.games.tcg.speech.rehearsal import REHEARSAL, messages, rehearse, says_only
from redbook.games.tcg.table.kinds import KINDS, slug
from redbook.games.tcg.words import CLASSES, CULTURES, KEYWORDS, RACES, SIDES, TYPES
from redbook.kernel.text import folder_of, listed, pattern
from redbook.kernel.words import Words

ADJECTIVES = ("exhausted", "wounded", "roaming", "unassigned", "unique")
HEADS = (*TYPES, "character", "item")
POST = ("in-skirmish", "here", "in-support-area", "assigned-this-turn", "opponents", "assigned")
DESCRIBED = frozenset(
    (*HEADS, *RACES, *CLASSES, "weapon", *KEYWORDS, *CULTURES, *SIDES, *ADJECTIVES, *POST, "your", "another")
)
OR = {"en": "or", "es": "o", "pt": "ou", REHEARSAL: "or"}
OWN = {"es": ("tuyo", "tuya"), "pt": ("seu", "sua")}
OWN_DET = {"your": "a", "your-other": "another", "your-each": "each"}

# What `rest` says behind the noun.
REST = (
    "signet", "home", "bears", "bears_no", "borne_by", "skirmishing", "race_not_in_play", "not_title", "same_title_as",
    "not_", "other_than",
)  # fmt: skip


@cache
def bundle(lang: str) -> Words:
    """The names and words of the table, and the grammar of card texts, in one language."""
    paths = [*sorted(folder_of("tcg").glob(f"{lang}*.ftl")), Path(__file__).parent / "words" / f"{lang}.ftl"]
    return Words(lang, [path.read_text("utf-8") for path in paths])


def say(lang: str, id: str, **args: Any) -> str:
    if lang == REHEARSAL:
        return rehearse(id, args)
    return pattern(bundle(lang), id, args)


def has(lang: str, id: str) -> bool:
    if lang == REHEARSAL:
        return id in messages("en")
    return bundle(lang).has_message(id)


@cache
def noun(lang: str, word: str) -> tuple[str, str, str]:
    """Singular, plural, gender (m, f or n)."""
    if lang == REHEARSAL:
        return rehearse(f"noun-{word}", {}), word, "m"
    made = bundle(lang)
    id = f"noun-{word}"
    one = pattern(made, id, {})
    return one, made.attribute(id, "plural") or one + "s", made.attribute(id, "gender") or "n"


def adjective(lang: str, word: str, gender: str, many: bool) -> str:
    return say(lang, f"adj-{word}", gender=gender, number="many" if many else "one")


def article(lang: str, det: str, gender: str, many: bool, following: str) -> str:
    """a, the, another, your, this, that, each, any — as the language wants it."""
    if lang == REHEARSAL:
        return det
    if lang == "en":
        if det == "a":
            vowel = following[:1].lower() in "aeiou" and not following.startswith("unique")
            return "" if many else "an" if vowel else "a"
        return {
            "the": "the", "another": "other" if many else "another", "your": "your",
            "this": "these" if many else "this",
            "that": "those" if many else "that", "each": "each", "all": "all", "no": "no", "": "",
            "your-other": "your other" if many else "another of your",
        }[det]  # fmt: skip
    return say(lang, f"det-{det}", gender=gender, number="many" if many else "one") if det else ""


class Phrase:
    """A noun phrase before its article: its noun with what belongs to it, what follows, and whether it is a name."""

    def __init__(
        self, noun: str, gender: str = "m", many: bool = False, proper: bool = False, after: Iterable[str] = ()
    ) -> None:
        self.noun = noun
        self.after = " ".join(after)
        self.gender = gender
        self.many = many
        self.proper = proper

    @property
    def text(self) -> str:
        return f"{self.noun} {self.after}".strip()

    def with_article(self, lang: str, det: str) -> str:
        if self.proper:
            return self.text
        if lang in OWN and not self.many and det in OWN_DET:  # “un Nazgûl tuyo que combata”, not “tu Nazgûl”
            yours = Phrase(f"{self.noun} {OWN[lang][self.gender == 'f']}", self.gender, after=[self.after])
            return yours.with_article(lang, OWN_DET[det])
        gender = self.gender
        if lang == "es" and not self.many and det in ("a", "the", "no") and self.noun.startswith("arma"):
            gender = "m"  # un arma, el arma
        found = article(lang, det, gender, self.many, self.text)
        return f"{found} {self.text}".strip()


def table_of(source: Filter) -> FilterTable:
    if isinstance(source, str):
        return FilterTable(is_=(source,))
    if isinstance(source, tuple):
        return FilterTable(is_=source)
    return source


def phrase(lang: str, source: Filter, many: bool, voice: Any, besides: Container[str] = ()) -> Phrase:
    """What a filter describes. `voice` knows what the names bound before stand for. `besides`: what the caller says in
    words of its own ("your", "another", "other_than")."""
    t = spread(table_of(source))
    for said in ("your", "another"):
        if said in t.is_ and said not in besides:
            raise CardError(f"nobody can say {said!r} here: {t.is_}")
    if "other_than" in besides:
        t = msgspec.structs.replace(t, other_than=None)
    words = [w for w in t.is_ if w not in ("your", "another", *POST)]
    yours = "your" in t.is_
    tail = [
        say(lang, "post-in-own-support-area" if yours and w == "in-support-area" else f"post-{w}")
        for w in t.is_
        if w in POST
    ]
    if {"your", "ring-bearer"} == set(t.is_) and isinstance(t.title, str):
        says_only(t, "is_", "title")
        role = say(lang, "keyword-ring-bearer")
        return Phrase(say(lang, "post-named", name=named(lang, t.title), what=role), proper=True)
    if t.is_ in (("self",), ("bearer",)) or "ring-bearer" in t.is_:
        says_only(t, "is_", *REST)
        who = t.is_[0] if len(t.is_) == 1 else "ring-bearer"
        said_words(t, (who, *ADJECTIVES))
        head = voice.reference(who)
        adjectives = [adjective(lang, w, "m", False) for w in t.is_ if w in ADJECTIVES]
        if adjectives and lang == "en":
            head = "the " + " ".join([*adjectives, head.removeprefix("the ")])
        elif adjectives:
            head = " ".join([head, *adjectives])
        return Phrase(" ".join([head, *rest(lang, t, many, voice)]), proper=True)
    if t.is_ == ("this-site",):
        says_only(t, "is_")
        return Phrase(voice.this("site"), proper=True)
    if t.sites:
        says_only(t, "sites")
        return Phrase(say(lang, "the-site-number", n=join_or(lang, [str(n) for n in t.sites])), proper=True)
    if t.one_of is not None and not words:
        says_only(t, "one_of")
        return Phrase(voice.reference(t.one_of), proper=True)
    if t.title is not None and not words:
        says_only(t, "is_", "title", *REST)
        if "another" in t.is_ or (yours and "in-support-area" not in t.is_):
            raise CardError(f"a name stands without your or another: {t.is_}")
        titles = (t.title,) if isinstance(t.title, str) else t.title
        names = [named(lang, title) for title in titles]
        return Phrase(" ".join([join_or(lang, names), *tail, *rest(lang, t, many, voice)]), proper=True)
    shared = factored(lang, t, many)
    if shared is not None:
        says_only(t, "is_", "any_", *REST)
        said_words(t, ("your", "another", *POST))
        shared.after = " ".join([*tail, *rest(lang, t, many, voice)])
        return shared
    if t.any_ and not [w for w in words if w in HEADS or w in RACES or w in CULTURES]:
        says_only(t, "is_", "any_", *REST)
        said_words(t, ("your", "another"))
        parts = [phrase(lang, part, many, voice) for part in t.any_]
        det = "" if many else "a"
        first, *others = parts
        if first.proper and (yours or "another" in t.is_):
            raise CardError(f"a name stands without your or another: {t.is_}")
        text = join_or(lang, [first.text, *[p.with_article(lang, det) for p in others]])
        if first.proper:
            text = join_or(lang, [p.with_article(lang, det) for p in parts])
        return Phrase(text, first.gender, many, first.proper, rest(lang, t, many, voice))
    says_only(t, "is_", "any_", "timeword", *REST)
    return describe(lang, t, words, tail, many, voice)


def said_words(t: FilterTable, sayable: Container[str]) -> None:
    """CardError for a word of the filter that has no place in this kind of phrase."""
    for word in t.is_:
        if word not in sayable:
            raise CardError(f"nobody can say {word!r} here: {t.is_}")


def spread(t: FilterTable) -> FilterTable:
    """What all alternatives have in common belongs to each of them: an archer that is a companion or an ally."""
    words = tuple(w for w in t.is_ if w not in ("your", "another", *POST))
    if not t.any_ or not words or any(w in (*HEADS, *RACES, *CULTURES) for w in words):
        return t
    parts = tuple(msgspec.structs.replace(one, is_=(*words, *one.is_)) for one in map(table_of, t.any_))
    return msgspec.structs.replace(t, is_=tuple(w for w in t.is_ if w not in words), any_=parts)


def factored(lang: str, t: FilterTable, many: bool) -> Phrase | None:
    """Alternatives that share a word say it once: "a Sauron minion or condition", "an Isengard or Moria condition"."""
    parts = [table_of(part) for part in t.any_]
    if len(parts) < 2 or any(part != FilterTable(is_=part.is_) for part in parts):
        return None
    common = [w for w in parts[0].is_ if all(w in part.is_ for part in parts)]
    others = [[w for w in part.is_ if w not in common] for part in parts]
    if len(common) != 1 or any(len(words) != 1 for words in others):
        return None
    (shared,), varying = common, [words[0] for words in others]
    if shared in (*CULTURES, *SIDES, *KEYWORDS) and all(w in HEADS for w in varying):
        nouns = [noun(lang, w) for w in varying]
        heads = join_or(lang, [several if many else one for one, several, _ in nouns])
        gender = nouns[0][2]
        number = "many" if many else "one"
        owner = say(lang, f"{'as' if shared in KEYWORDS else 'of'}-{shared}", gender=gender, number=number)
    elif shared in HEADS and all(w in CULTURES for w in varying):
        one, several, gender = noun(lang, shared)
        heads = several if many else one
        owner = join_or(lang, [say(lang, f"of-{w}") for w in varying])
    else:
        return None
    return Phrase(f"{owner} {heads}" if lang == "en" else f"{heads} {owner}", gender, many)


def describe(lang: str, t: FilterTable, words: list[str], tail: list[str], many: bool, voice: Any) -> Phrase:
    """Head noun with its adjectives, culture, race and keywords."""
    said_words(t, DESCRIBED)
    kinds = [w for w in words if w in HEADS]
    races = [w for w in words if w in RACES]
    classes = [w for w in words if w in CLASSES or w == "weapon"]
    keywords = [w for w in words if w in KEYWORDS]
    cultures = [w for w in words if w in CULTURES]
    sides = [w for w in words if w in SIDES]
    if len(classes) > 1:
        raise CardError(f"an item of one class only: {t.is_}")
    fighting = t.skirmishing is not None or t.bears is not None or t.bears_no is not None
    plain = [k for k in kinds if k != "character" or not (races or keywords)]
    head = (classes or plain or races or keywords or ["character" if fighting else "card"])[0]
    one, several, gender = noun(lang, head)
    text = several if many else one
    order = (*races, *keywords, *kinds) if lang == "en" else (*keywords, *races, *kinds)
    modifiers = [w for w in order if w != head and w != "character"]
    adjectives = [adjective(lang, w, gender, many) for w in words if w in ADJECTIVES]
    phases = [say(lang, "of-timeword", phase=voice.phase(t.timeword))] if t.timeword is not None else []
    if lang == "en":
        before = adjectives + [say(lang, f"of-{w}") for w in (*sides, *cultures)] + phases
        before += [say(lang, f"as-{w}") for w in modifiers]
        text = " ".join([*before, text])
    else:
        after = [say(lang, f"as-{w}", gender=gender, number="many" if many else "one") for w in modifiers]
        after += phases + [say(lang, f"of-{w}") for w in (*cultures, *sides)] + adjectives
        text = " ".join([text, *after])
    return Phrase(text, gender, many, after=[*tail, *rest(lang, t, many, voice)])


def rest(lang: str, t: FilterTable, many: bool, voice: Any) -> list[str]:
    """What follows the noun: signet, home, what it bears, whom it fights, and the exceptions."""
    found = []
    if t.signet is not None:
        found.append(say(lang, "post-signet", signet=title_in(lang, t.signet.capitalize())))
    if t.home is not None:
        found.append(say(lang, "post-home", number=t.home))
    number = "many" if many else "one"
    doing = [
        say(
            lang,
            f"post-{key.replace('_', '-')}",
            what=voice.np(inner),
            to=voice.np_to(inner),
            number=number,
            worn="no" if is_condition(inner) else "yes",
        )
        for key in ("bears", "bears_no", "borne_by", "skirmishing")
        if (inner := getattr(t, key)) is not None
    ]
    if doing:
        found.append(join_and(lang, doing))
    if t.race_not_in_play:
        found.append(say(lang, "post-race-not-in-play"))
    if t.other_than is not None:
        found.append(say(lang, "post-not", what=voice.reference(t.other_than)))
    if t.not_title is not None:
        found.append(say(lang, "post-not", what=title_in(lang, t.not_title)))
    if t.same_title_as is not None:
        found.append(say(lang, "post-same-title", what=voice.reference(t.same_title_as)))
    if "ring-bearer" in t.not_:
        found.append(say(lang, "post-not", what=voice.reference("ring-bearer")))
    kinds = [phrase(lang, w, many, voice) for w in t.not_ if w != "ring-bearer"]
    if kinds:
        det = "a" if lang == "en" and not many else ""
        excluded = join_or(lang, [kind.with_article(lang, det) for kind in kinds])
        found.append(say(lang, "post-not-kind", what=excluded, number=number))
    if t.any_ and [w for w in t.is_ if w in HEADS or w in RACES or w in CULTURES]:
        found.append(say(lang, "post-any", what=join_or(lang, [voice.np(part) for part in t.any_])))
    return found


def title_in(lang: str, title: str) -> str:
    """A card's title in a language; names that no card of this set has stay as they are."""
    if lang == REHEARSAL:
        return title
    id = f"card-{slug(title)}"
    return say(lang, id) if has(lang, id) else title


def is_condition(source: Filter) -> bool:
    """Conditions are had; items are worn or wielded."""
    t = table_of(source)
    return "condition" in t.is_ or any(kind.type == "condition" for kind in KINDS if kind.title == t.title)


def attribute(lang: str, id: str, name: str) -> str | None:
    """What a message says about itself: `.gender`, `.in-text`."""
    if lang == REHEARSAL or not has(lang, id):
        return None
    return bundle(lang).attribute(id, name)


def gender_of(lang: str, title: str) -> str:
    return attribute(lang, f"card-{slug(title)}", "gender") or "m"


def named(lang: str, title: str) -> str:
    """A title within a sentence: the article of a person is small, "el Tío"; some bring one along, "el Alcaide"."""
    own = None if lang == "en" else attribute(lang, f"card-{slug(title)}", "in-text")
    name = own or title_in(lang, title)
    if lang != "en" and is_person(title) and name.startswith(("El ", "O ", "A ", "La ")):
        return name[0].lower() + name[1:]
    return name


@cache
def is_person(title: str) -> bool:
    """Whether a title is a character's; those whom no card of this set shows are characters."""
    kinds = [kind for kind in KINDS if kind.title == title]
    return not kinds or any(kind.is_character for kind in kinds)


def join_or(lang: str, words: list[str]) -> str:
    """Spanish says "u" before an o."""
    if len(words) < 2:
        return "".join(words)
    word = "u" if lang == "es" and words[-1].lower().startswith(("o", "ho")) else OR[lang]
    return ", ".join(words[:-1]) + f" {word} " + words[-1]


def join_and(lang: str, words: list[str]) -> str:
    return listed(words, "en" if lang == REHEARSAL else lang)
