"""The client's types of each game, from what the game describes of itself: web/src/api/generated/<game>.ts.

python scripts/game_types.py            write them
python scripts/game_types.py --check    say which are stale, and exit with 1
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

import msgspec.inspect as mi

from redbook.games import PLAYABLE
from redbook.kernel import Game, find_game
from redbook.kernel.describe import describe, view_type
from redbook.kernel.forms import ArgType

FOLDER = Path(__file__).resolve().parent.parent / "web" / "src" / "api" / "generated"
HEAD = "// Made by `make types` from what the game describes of itself. Not to be edited.\n/* eslint-disable */\n"
ARGS: Mapping[ArgType, str] = {"name": "string", "number": "number", "yes-no": "'yes' | 'no'", "names": "string[]"}


def main() -> int:
    stale = [id for id in PLAYABLE if current(id) != (text := typescript(find_game(id))) and not written(id, text)]
    for id in stale:
        print(f"{path(id).name} is stale: make types", file=sys.stderr)
    return 1 if stale else 0


def path(id: str) -> Path:
    return FOLDER / f"{id}.ts"


def current(id: str) -> str:
    return path(id).read_text("utf-8") if path(id).exists() else ""


def written(id: str, text: str) -> bool:
    """Writes the file, unless only a check is wanted."""
    if "--check" in sys.argv:
        return False
    FOLDER.mkdir(parents=True, exist_ok=True)
    path(id).write_text(text, "utf-8")
    return True


def typescript(game: Game[Any]) -> str:
    doc = describe(game)
    questions = [question.kind for question in doc.questions]
    half = [question.kind for question in doc.questions if question.in_gesture]
    words = sorted({word for question in doc.questions for word in question.words})
    options = (case("notation: string; ", option.kind, option.args) for option in doc.options)
    events = (case("move: number; cause: string; ", event.kind, event.args) for event in doc.events)
    parts = [
        HEAD,
        f"export type Seat ={union(quoted(seat for seats in doc.seats.values() for seat in seats))};",
        f"export type Setting ={union(quoted(setting.name for setting in doc.settings))};",
        f"/** Every kind of question. */\nexport type Question ={union(quoted(questions))};",
        f"/** Every option, by its kind. */\nexport type Option ={union(options)};",
        "export type OptionKind = Option['kind'];",
        f"/** Single options that are words: one kind holds them all. */\nexport type Word ={union(quoted(words))};",
        f"/** Everything that can happen. */\nexport type Event ={union(events)};",
        "export type EventKind = Event['kind'];",
        "/** Every reason why something is not offered. */\n"
        f"export type Reason ={union(quoted(reason.id for reason in doc.reasons))};",
        "/** The rule of each reason. */\n"
        f"export const RULES: Record<Reason, string> = {table((r.id, r.rule) for r in doc.reasons)};",
        "/** The rule that asks each question. */\n"
        f"export const ASKED_BY: Record<Question, string> = {table((q.kind, q.rule) for q in doc.questions)};",
        "/** Questions in the middle of a gesture: the step before can be taken back. */\n"
        f"export const IN_GESTURE: ReadonlySet<string> = new Set<Question>([{comma(quoted(half))}]);",
        "/** What ends something for good, by question: kinds of options, or words. */\n"
        f"export const ENDS: Partial<Record<Question, readonly string[]>> = "
        f"{{ {comma(f'{quote(q.kind)}: [{comma(quoted(q.ends))}]' for q in doc.questions if q.ends)} }};",
        *interfaces(view_type(game)),
        f"/** What a seat sees. */\nexport type View = {view_type(game).__name__};",
    ]
    return "\n".join(parts) + "\n"


def case(head: str, kind: str, args: Mapping[str, ArgType]) -> str:
    told = " ".join(f"{key(name)}: {ARGS[type_]};" for name, type_ in args.items())
    return f"{{ {head}kind: {quote(kind)}; args: {{ {told} }} }}"


# -- views: structs of msgspec as interfaces --------------------------------------------------------


def interfaces(view: Any) -> list[str]:
    """The struct and all that it holds, each once, in the order they are met."""
    found: dict[str, str] = {}

    def visit(type_: Any) -> str:
        match type_:
            case mi.StructType():
                name: str = type_.cls.__name__
                if name not in found:
                    found[name] = ""
                    found[name] = interface(type_, visit)
                return name
            case mi.UnionType():
                return " | ".join(dict.fromkeys(visit(part) for part in type_.types))
            case mi.ListType() | mi.VarTupleType() | mi.SetType() | mi.FrozenSetType():
                return listed(visit(type_.item_type))
            case mi.TupleType():
                return f"[{', '.join(visit(part) for part in type_.item_types)}]"
            case mi.DictType():
                key_type = type_.key_type
                keys = " | ".join(quoted(key_type.values)) if isinstance(key_type, mi.LiteralType) else "string"
                return f"Record<{keys}, {visit(type_.value_type)}>"
            case mi.LiteralType():
                return " | ".join(quote(v) if isinstance(v, str) else json.dumps(v) for v in type_.values)
            case mi.Metadata():
                return visit(type_.type)
            case _:
                return PLAIN[type(type_)]

    visit(mi.type_info(view))
    return list(found.values())


PLAIN: Mapping[type, str] = {
    mi.StrType: "string", mi.IntType: "number", mi.FloatType: "number", mi.BoolType: "boolean", mi.NoneType: "null",
    mi.AnyType: "unknown",
}  # fmt: skip


def interface(type_: mi.StructType, visit: Any) -> str:
    config = type_.cls.__struct_config__
    lines = []
    if config.tag is not None:
        lines.append(f"  {key(config.tag_field)}: {quote(str(config.tag))};")
    for field in type_.fields:
        mark = "?" if config.omit_defaults and not field.required else ""
        lines.append(f"  {key(field.encode_name)}{mark}: {visit(field.type)};")
    return "\n".join([f"export interface {type_.cls.__name__} {{", *lines, "}"])


def listed(item: str) -> str:
    return f"({item})[]" if " " in item else f"{item}[]"


# -- spelling ---------------------------------------------------------------------------------------


def quote(text: str) -> str:
    return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'"


def quoted(texts: Iterable[str]) -> list[str]:
    return [quote(text) for text in texts]


def key(name: str) -> str:
    return name if name.isidentifier() else quote(name)


def comma(things: Iterable[str]) -> str:
    return ", ".join(things)


def table(rows: Iterable[tuple[str, str]]) -> str:
    return "{" + "".join(f"\n  {quote(name)}: {quote(value)}," for name, value in rows) + "\n}"


def union(things: Iterable[str]) -> str:
    """One a line, in a fixed order, so that a change shows as one line."""
    ordered = list(dict.fromkeys(things))
    return "".join(f"\n  | {thing}" for thing in ordered) or "never"


if __name__ == "__main__":
    sys.exit(main())
