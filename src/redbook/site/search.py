"""One search a language: who reads Spanish finds Spanish.

MkDocs writes one index of all pages. It is parted here, each part with the stemmer of its language, and a page of
another language is told that its base is the folder of that language, for there the theme looks for the index.
"""

from __future__ import annotations

import json
import re
from pathlib import Path

from redbook.kernel.text import LANGUAGES
from redbook.site.shelves import language_of

INDEX = "search/search_index.json"
CONFIG = re.compile(r'(<script id="__config" type="application/json">\{[^<]*?"base": ")([^"]*)(")')


def part(site: Path) -> None:
    whole = json.loads((site / INDEX).read_text("utf-8"))
    for lang in LANGUAGES:
        docs = [doc for doc in whole["docs"] if language_of(doc["location"]) == lang]
        if lang != LANGUAGES[0]:
            docs = [doc | {"location": seen_from(lang, doc["location"])} for doc in docs]
        index = {"config": whole["config"] | {"lang": [lang]}, "docs": docs}
        home = site / (lang if lang != LANGUAGES[0] else "") / INDEX
        home.parent.mkdir(parents=True, exist_ok=True)
        home.write_text(json.dumps(index, ensure_ascii=False, separators=(",", ":")), "utf-8")


def seen_from(lang: str, location: str) -> str:
    """An address on the site, from the folder of a language."""
    inner = f"{lang}/"
    return location.removeprefix(inner) if location.startswith(inner) else f"../{location}"


def based(html: str, path: str) -> str:
    """The page, looking for what is searched where its language keeps it."""
    lang = language_of(path)
    if lang == LANGUAGES[0]:
        return html
    made, found = CONFIG.subn(lambda base: f"{base[1]}{base[2].rstrip('/')}/{lang}/{base[3]}", html)
    if not found:
        raise ValueError(f"the theme has written the settings of {path} in another way")
    return made
