"""The reference of the command line, a page a language: every command and option, from the commands themselves.

A hook of MkDocs, for the docs site stands below the command line and may not import it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

from redbook.cli.app import Speaks, command
from redbook.cli.words import say
from redbook.kernel.text import LANGUAGES

PAGE = "commands.md"
SHARED = {"help"}  # options that all commands have


def on_files(files: Files, config: MkDocsConfig) -> Files:
    for lang in LANGUAGES:
        files.append(File.generated(config, f"{lang}/{PAGE}", content=reference(lang)))
    return files


def reference(lang: str) -> str:
    spoken = Speaks.lang
    try:
        root = command(lang)
    finally:
        Speaks.lang = spoken
    parts = [f"# {say('reference', lang)}", languages(lang), say("reference-intro", lang), options(root, lang)]
    for name, sub in commands(root, "redbook"):
        parts += [f"## {name} {{ #{name.replace(' ', '-')} }}", sub.help, *usage(name, sub, lang)]
    return "\n\n".join(part for part in parts if part) + "\n"


def languages(lang: str) -> str:
    """The line that every page of the site has which is told in three languages."""
    ways = [f"[{say('language', other)}](../{other}/{PAGE})" for other in LANGUAGES if other != lang]
    return f"{say('reference-also', lang)}: {' · '.join(ways)}\n{{ .languages data-search-exclude }}"


def commands(group: Any, prefix: str) -> Iterator[tuple[str, Any]]:
    for name, sub in sorted(group.commands.items()):
        if hasattr(sub, "commands"):
            yield from commands(sub, f"{prefix} {name}")
        else:
            yield f"{prefix} {name}", sub


def usage(name: str, sub: Any, lang: str) -> list[str]:
    words = [name, *(argument(one) for one in sub.params if one.param_type_name == "argument")]
    line = " ".join(words)
    return [f"```text\n{line}\n```", options(sub, lang)]


def argument(one: Any) -> str:
    shown = one.name.upper() + ("…" if one.nargs == -1 else "")
    return shown if one.required else f"[{shown}]"


def options(sub: Any, lang: str) -> str:
    rows = [row(one, lang) for one in sub.params if one.name not in SHARED]
    if not rows:
        return ""
    head = [say(f"reference-{column}", lang) for column in ("option", "meaning", "default")]
    return "\n".join([f"| {' | '.join(head)} |", "|---|---|---|", *rows])


def row(one: Any, lang: str) -> str:
    if one.param_type_name == "argument":
        written = f"`{argument(one)}`"
    else:
        wanted = "" if one.is_flag else f" {one.metavar or one.name.upper()}"
        names = [*one.opts, *one.secondary_opts]
        written = ", ".join(f"`{name}{wanted}`" for name in names)
        written += f" ({say('reference-repeated', lang)})" if one.multiple else ""
    default = "" if one.default in (None, False, ()) or one.required else f"`{one.default}`"
    return f"| {written} | {escaped(one.help or '')} | {default} |"


def escaped(text: str) -> str:
    return text.replace("|", "\\|").replace("<", "&lt;")
