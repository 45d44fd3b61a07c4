"""`redbook docs`: the docs site, built when something has changed, and shown in the browser."""

from __future__ import annotations

import threading
import webbrowser
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from redbook.cli.paths import data_folder
from redbook.cli.words import BadUsage, say


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: Any) -> None:
        """Nobody wants to read which pages were read."""


def build_docs(lang: str, folder: Path) -> None:
    from redbook.site.build import build

    print(say("docs-building", lang), flush=True)
    build(folder)
    print(say("docs-built", lang, folder=str(folder)))


def show_docs(lang: str, host: str, port: int, *, open_browser: bool) -> None:
    """Until it is interrupted."""
    from redbook.site.build import is_fresh
    from redbook.site.shelves import ROOT, is_clone

    folder = (ROOT if is_clone() else data_folder()) / "site"
    if not is_fresh(folder):
        build_docs(lang, folder)
    with serving(lang, folder, host, port) as server:
        url = f"http://{host}:{server.server_port}/{lang}/index.html"
        print(say("docs-open", lang, url=url), flush=True)
        if open_browser:
            threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            return


def serving(lang: str, folder: Path, host: str, port: int) -> ThreadingHTTPServer:
    try:
        return ThreadingHTTPServer((host, port), partial(Quiet, directory=str(folder)))
    except OSError as wrong:
        raise BadUsage(why=say("docs-port", lang, port=str(port), why=wrong.strerror or str(wrong))) from wrong
