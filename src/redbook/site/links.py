"""Links as they are written in the repository, led to where they go on the site.

`site:en/settings.md` is a page that only the site has; in the repository it would lead nowhere. A notebook is a file
there and a page here.
"""

from __future__ import annotations

import re
from posixpath import dirname, relpath

MADE = re.compile(r"\]\(site:([^)\s#]+)")
NOTEBOOK = re.compile(r"(\]\((?:\.\./|docs/)[^)\s]*)\.ipynb\)")


def led(markdown: str, path: str) -> str:
    """`path`: of the page that the links are on."""
    markdown = MADE.sub(lambda link: f"]({relpath(link[1], dirname(path) or '.')}", markdown)
    return NOTEBOOK.sub(r"\1.md)", markdown)
