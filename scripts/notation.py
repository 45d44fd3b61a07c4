"""Keeps docs/notation.md true: its tables are made from what the games describe of themselves, with real examples.

.venv/bin/python scripts/notation.py            writes the tables anew
.venv/bin/python scripts/notation.py --find     looks for examples first, in matches played by lot and by bots
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from redbook.bots import find_bot, usual_bot
from redbook.games import PLAYABLE
from redbook.kernel import Match, Message, Option, Seeded, Seen, find_game
from redbook.kernel.describe import OptionDoc, questions_of
from redbook.kernel.forms import HOLE
from redbook.kernel.text import render

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "notation.md"
EXAMPLES = ROOT / "tests" / "scripts" / "notation.json"
BY_LOT, BY_BOTS = 160, 6  # matches that are searched
LONGEST = 4000  # moves

Examples = dict[str, dict[str, dict[str, Any]]]


# -- examples ---------------------------------------------------------------------------------------


def open_kinds(game: str) -> list[str]:
    """Kinds of options that are not one word only."""
    return [option.kind for option in find_game(game).describe().options if HOLE.search(option.written)]


def matches(game: str) -> Iterator[dict[str, Any]]:
    """Ways to play a match, from the plainest on."""
    rules = find_game(game)
    for seed in range(1, BY_LOT):
        settings = {}
        if seed > 20:
            chance = Seeded(seed=seed)
            settings = {s.name: s.values[chance.die(len(s.values), "notation") - 1] for s in rules.settings}
        yield {
            "seed": seed,
            "seats": rules.seat_counts[seed % len(rules.seat_counts)],
            "settings": settings,
            "players": "lot",
        }
    for seed in range(1, BY_BOTS):
        yield {"seed": seed, "seats": rules.seat_counts[0], "settings": {}, "players": "bots"}


def played(game: str, how: dict[str, Any]) -> Iterator[Match]:
    """The match before each of its moves."""
    m = Match.new(game, seed=how["seed"], seats=how["seats"], settings=how["settings"])
    chance = Seeded(seed=how["seed"])
    bots = {seat: find_bot(game, usual_bot(game, seat)) for seat in m.seats} if how["players"] == "bots" else {}
    while m.decision is not None and len(m.log) < LONGEST:
        yield m
        options = m.decision.options
        if bots:
            m.play(bots[m.decision.seat].choose(Seen(m), chance))
        else:
            m.push(options[chance.die(len(options), "notation") - 1])


def find(game: str) -> dict[str, dict[str, Any]]:
    wanted = set(open_kinds(game))
    found: dict[str, dict[str, Any]] = {}
    for how in matches(game):
        if wanted <= found.keys():
            break
        for m in played(game, how):
            assert m.decision is not None
            for option in m.decision.options:
                if option.kind in wanted and option.kind not in found:
                    found[option.kind] = how | {"move": len(m.log), "notation": option.notation, "args": option.args()}
    missing = wanted - found.keys()
    if missing:
        raise SystemExit(f"{game}: no example of {sorted(missing)}")
    return {kind: found[kind] for kind in open_kinds(game)}


def stored() -> Examples:
    examples: Examples = json.loads(EXAMPLES.read_text("utf-8"))
    return examples


# -- the page ---------------------------------------------------------------------------------------


def table(game: str, examples: dict[str, dict[str, Any]]) -> str:
    lines = ["| written | for example | in words | arguments |", "|---|---|---|---|"]
    for option in find_game(game).describe().options:
        example = examples.get(option.kind, {"notation": option.written, "args": {}})
        said = render(Message(game, f"option-{option.kind}", example["args"]), "en")
        args = ", ".join(f"{name}: {type_}" for name, type_ in option.args.items())
        lines.append(f"| `{option.written}` | `{example['notation']}` | {cell(said)} | {args} |")
    words = single_words(game)
    if words:
        lines += ["", "Words that stand for themselves:", "", "| word | in words |", "|---|---|"]
        lines += [f"| `{notation}` | {cell(said)} |" for notation, said in words.items()]
    return "\n".join(lines)


def single_words(game: str) -> dict[str, str]:
    """Where one kind of option holds many words, all of them."""
    kinds = {option.kind: option for option in find_game(game).describe().options}
    found: dict[str, str] = {}
    for question in questions_of(find_game(game)):
        for thing in question.offers:
            if isinstance(thing, Option) and HOLE.search(kinds[thing.kind].written):
                found[thing.notation] = render(Message(game, f"option-{thing.kind}", thing.args()), "en")
    return dict(sorted(found.items()))


def cell(words: str) -> str:
    return " ".join(words.replace("|", "\\|").split())


def page(text: str, examples: Examples) -> str:
    """The page with its tables made anew; what stands around them is written by hand."""
    for game in PLAYABLE:
        begin, end = f"<!-- {game}: made by scripts/notation.py -->", f"<!-- {game}: end -->"
        pattern = re.compile(f"{re.escape(begin)}.*?{re.escape(end)}", re.DOTALL)
        made = f"{begin}\n\n{table(game, examples[game])}\n\n{end}"
        text, count = pattern.subn(lambda _, made=made: made, text)  # type: ignore[misc]
        if count != 1:
            raise SystemExit(f"{PAGE}: {begin} must stand there once")
    return text


def fits(option: OptionDoc, notation: str) -> bool:
    """Whether a notation can be what is declared. A hole may be empty: the figure is lost once, not {times} x."""
    return re.fullmatch(".*".join(map(re.escape, HOLE.split(option.written)[::2])), notation) is not None


def main(arguments: list[str]) -> None:
    if "--find" in arguments:
        examples = {game: find(game) for game in PLAYABLE}
        EXAMPLES.write_text(json.dumps(examples, ensure_ascii=False, indent=1) + "\n", "utf-8")
    PAGE.write_text(page(PAGE.read_text("utf-8"), stored()), "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
