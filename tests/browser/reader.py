"""What a page says, read as a person reads it: whole, in one language, and inside the window."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

from playwright.sync_api import Page

from redbook.kernel.text import LANGUAGES
from test_language import ENGLISH, TYPED, reading

# What can be read and was not read before: texts in sight, and what screen readers and the mouse are told.
FRESH = """() => {
    const known = (window.readBefore ??= new Set()), fresh = [];
    const add = (said, at) => {
        const text = said.replace(/\\s+/g, ' ').trim();
        if (!text || known.has(text) || !at.checkVisibility({ visibilityProperty: true })) return;
        known.add(text);
        fresh.push(text);
    };
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
        const at = walk.currentNode.parentElement;
        if (!at.closest('script, style, option, code')) add(walk.currentNode.data, at);
    }
    for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
        for (const at of document.querySelectorAll(`[${name}]`)) add(at.getAttribute(name), at);
    return fresh;
}"""

# What does not fit: a page that scrolls; of these parts, what stands outside, is cut, or cannot be scrolled to.
UNFIT = """(parts) => {
    const wrong = [], page = document.documentElement;
    const name = (at) => `${at.tagName.toLowerCase()}.${at.className} “${at.textContent.trim().slice(0, 40)}”`;
    if (page.scrollWidth > innerWidth) wrong.push(`the page is ${page.scrollWidth} wide`);
    if (page.scrollHeight > innerHeight) wrong.push(`the page is ${page.scrollHeight} high`);
    for (const part of document.querySelectorAll(parts)) {
        const frame = part.getBoundingClientRect();
        if (frame.left < -1 || frame.right > innerWidth + 1 || frame.top < -1 || frame.bottom > innerHeight + 1)
            wrong.push(`${name(part)} stands outside the window`);
        for (const at of [part, ...part.querySelectorAll(':not(svg, svg *)')]) {
            const style = getComputedStyle(at), box = at.getBoundingClientRect();
            if (!box.width || style.display === 'inline' || at.closest('.sr-only, .buttons')) continue;
            if (at.scrollWidth > at.clientWidth + 1) wrong.push(`${name(at)} is cut at its side`);
            if (at.scrollHeight > at.clientHeight + 1 && /hidden|clip/.test(style.overflowY))
                wrong.push(`${name(at)} is cut below`);
            if (box.left < frame.left - 1 || box.right > frame.right + 1) wrong.push(`${name(at)} stands out`);
            const fixed = at.parentElement === part && !/auto|scroll/.test(style.overflowY);
            if (fixed && (box.top < frame.top - 1 || box.bottom > frame.bottom + 1))
                wrong.push(`${name(at)} is not whole in sight`);
        }
    }
    return wrong;
}"""

TOKEN = re.compile(r"(?<![\w#/-])[a-z0-9]+(?:-[a-z0-9]+)+(?![\w-])")


@cache
def ids() -> frozenset[str]:
    """Ids of messages, and of the things that they name."""
    found = {id for scope in reading.SCOPES for id in reading.messages_of(scope, "en")}
    return frozenset(found | {id.partition("-")[2] for id in found})


@cache
def sentences(lang: str) -> frozenset[str]:
    """Messages that are said the same always."""
    said = set()
    for scope in reading.SCOPES:
        for id, message in reading.messages_of(scope, lang).items():
            if message.value is not None and not reading.arguments_of(message):
                said.add(reading.words_of(scope, lang).format(id, {})[0].strip())
    return frozenset(said)


@cache
def raw() -> frozenset[str]:
    """Ids that nobody should read: words such as “face-down” are none, though a message may be called so."""
    words = {word for lang in LANGUAGES for text in sentences(lang) for word in TOKEN.findall(text.lower())}
    return ids() - words


@cache
def foreign(lang: str) -> frozenset[str]:
    """What is said in English only."""
    return sentences("en") - sentences(lang)


def faults(text: str, lang: str) -> list[str]:
    """What no reader of this language should see."""
    wrong = []
    if re.search(r"\{\s*\$?|\}|\bundefined\b|\bNaN\b|\[object", text):
        wrong.append("never said")
    wrong += [f"an id: {one}" for one in TOKEN.findall(text) if one in raw()]
    if lang != "en":
        if found := ENGLISH.search(TYPED.sub("x", text)):
            wrong.append(f"English: {found[0]}")
        if " " in text and text in foreign(lang):
            wrong.append("English")
    return wrong


def misread(page: Page, lang: str) -> list[str]:
    """Of what has come into sight since the last look, all that is wrong."""
    fresh: list[str] = page.evaluate(FRESH)
    return [f"{text!r}: {', '.join(wrong)}" for text in fresh if (wrong := faults(text, lang))]


def unfit(page: Page, parts: str) -> list[str]:
    found: Any = page.evaluate(UNFIT, parts)
    return [str(one) for one in found]
