"""Links as they are written in the repository, led to where they go on the site.

`site:en/settings.md` is a page that only the site has; in the repository it would lead nowhere. A notebook is a file
there and a page here. A page that has its place on a shelf and is not written yet is named, and not linked.
"""

from __future__ import annotations

import re
from posixpath import dirname, normpath, relpath

from redbook.site.shelves import PROGRAMS, REFERENCE, written

MADE = re.compile(r"\]\(site:([^)\s#]+)")
NOTEBOOK = re.compile(r"(\]\((?:\.\./|docs/)[^)\s]*)\.ipynb\)")
PAGE = re.compile(r"\[([^\]\n]+)\]\((?!\w+:)([^)\s#]+\.md)(#[^)\s]*)?\)")


def led(markdown: str, path: str) -> str:
    """`path`: of the page that the links are on."""
    folder = dirname(path) or "."
    coming = {*REFERENCE, *(page for pages in PROGRAMS.values() for page in pages)} - set(written())

    def known(link: re.Match[str]) -> str:
        return link[1] if normpath(f"{folder}/{link[2]}") in coming else link[0]

    markdown = MADE.sub(lambda link: f"]({relpath(link[1], folder)}", markdown)
    return PAGE.sub(known, NOTEBOOK.sub(r"\1.md)", markdown))
