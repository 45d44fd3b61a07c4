"""The built browser client: files from static/, and index.html for every address that the client routes itself."""

from __future__ import annotations

import asyncio
import mimetypes
from html import escape
from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.params import FromPath

from redbook.kernel import Message
from redbook.server.problems import SCOPE, NoSuchPage, choose_language, said

STATIC = Path(__file__).parent / "static"
FOREVER = "public, max-age=31536000, immutable"  # the build puts a hash into the name of everything in assets/
FRESH = "no-cache"

MISSING = """<!doctype html>
<html lang="{lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Red Book</title>
<style>body{{font:1.1rem/1.6 Georgia,serif;max-width:34rem;margin:18vh auto;padding:0 1rem;
color:#3b2a1a;background:#f4ead2}}
h1{{font-size:1.5rem}}</style></head>
<body><h1>{title}</h1><p>{text}</p></body></html>
"""


def find(root: Path, path: str) -> Path | None:
    """A file of the client; nothing outside its folder."""
    wanted = path.strip("/")
    if not wanted or "\0" in wanted:
        return None
    found = (root / wanted).resolve()
    return found if found.is_relative_to(root.resolve()) and found.is_file() else None


def missing_page(lang: str) -> Response[str]:
    title, text = (said(Message(SCOPE, id), lang) for id in ("client-missing-title", "client-missing"))
    page = MISSING.format(lang=lang, title=escape(title), text=escape(text))
    return Response(page, media_type=MediaType.HTML, status_code=503, headers={"Cache-Control": "no-store"})


def answer(root: Path, path: str, lang: str) -> Response[Any]:
    found = find(root, path)
    name = path.strip("/").rpartition("/")[2]
    if found is None and "." in name:
        raise NoSuchPage()  # a file by its name: an old page may ask for a script that is gone
    index = root / "index.html"
    if found is None or found == index.resolve():
        if not index.is_file():
            return missing_page(lang)
        return Response(index.read_bytes(), media_type=MediaType.HTML, headers={"Cache-Control": FRESH})
    kind = mimetypes.guess_type(found.name)[0] or "application/octet-stream"
    kept = FOREVER if path.strip("/").startswith("assets/") else FRESH
    return Response(found.read_bytes(), media_type=kind, headers={"Cache-Control": kept})


@get(["/", "/{path:path}"], include_in_schema=False)
async def client_file(request: Request[Any, Any, Any], path: FromPath[str] = "") -> Response[Any]:
    lang = choose_language(request.headers.get("accept-language"))
    return await asyncio.to_thread(answer, request.app.state.static, path, lang)
