"""Text and behaviour cannot differ: whatever is changed in the data of a card changes what a player reads.

Every word of every filter, every number, every requirement, cost and effect is left out or changed, one at a time; the
text in each language must then be another. What stays unsaid on purpose is listed.
"""

import copy
import tomllib
from collections.abc import Iterable, Iterator
from typing import Any

import msgspec
import pytest

from redbook.games.tcg.effects.load import FOLDER, CardRow, load, make_kind
from redbook.games.tcg.effects.texts import Frame
from redbook.games.tcg.language.filters import CardError
from redbook.games.tcg.speech import card_text, rehearsal
from redbook.games.tcg.table.kinds import BY_ID, KINDS, Kind
from redbook.kernel.text import LANGUAGES

load()
CARDS = [card for path in sorted(FOLDER.rglob("*.toml")) for card in tomllib.loads(path.read_text("utf-8"))["card"]]
FIXED = ("kind", "do", "need", "event")  # the word itself: another word is another text
DROPPED = ("bears", "bears_no", "borne_by", "skirmishing", "signet", "home", "not", "not_title", "until", "limit",
           "title", "from", "first", "requires", "while", "cost")  # fmt: skip

# What stays unsaid, and why: card, the last key on the way to it.
THE_OTHERS = "“the others” says where they are and how many"
LOOKS = "who looks at cards takes one without showing it"
ONCE = "the move limit for this turn is changed once"
UNSAID = {
    ("1_18", "from"): THE_OTHERS, ("1_18", "count"): THE_OTHERS, ("1_28", "from"): THE_OTHERS,
    ("1_81", "from"): THE_OTHERS, ("1_82", "from"): THE_OTHERS, ("1_215", "from"): THE_OTHERS,
    ("1_301", "from"): THE_OTHERS, ("1_81", "hidden"): LOOKS, ("1_82", "hidden"): LOOKS,
    ("1_142", "times"): ONCE, ("1_142", "limit"): ONCE, ("1_260", "times"): ONCE, ("1_260", "limit"): ONCE,
    ("1_274", "times"): ONCE, ("1_274", "limit"): ONCE, ("1_327", "times"): ONCE, ("1_327", "limit"): ONCE,
    ("1_342", "times"): ONCE, ("1_342", "limit"): ONCE,
    ("1_35", "up_to"): "whoever searches a deck may find nothing",
    ("1_77", "count"): "any number", ("1_77", "up_to"): "any number",
    ("1_216", "is"): "condition: Blade Tip is one",
    ("1_232", "is"): "character: who bears a condition is one",
    ("1_233", "from"): "a site of an opponent is on the path",
    ("1_296", "from"): "site 1 is the first", ("1_298", "from"): "site 1 is the first",
    ("1_306", "who"): "your: said by “your Shire tales”",
}  # fmt: skip


def mutants(node: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[tuple[Any, ...], Any]]:
    """The same data with one thing changed, and where that is."""
    if isinstance(node, dict):
        for key, value in node.items():
            if key in FIXED:
                continue
            if isinstance(value, int):
                yield (*path, key), {**node, key: not value if isinstance(value, bool) else value + 1}
            if key in DROPPED:
                yield (*path, key), {name: kept for name, kept in node.items() if name != key}
            yield from ((where, {**node, key: other}) for where, other in mutants(value, (*path, key)))
    elif isinstance(node, list):
        for n, value in enumerate(node):
            if len(node) > 1:
                yield (*path, n), node[:n] + node[n + 1 :]
            yield from ((where, [*node[:n], other, *node[n + 1 :]]) for where, other in mutants(value, (*path, n)))


def changed(card: dict[str, Any]) -> Iterator[tuple[tuple[Any, ...], Any]]:
    """The card with each such change that the language of the cards allows."""
    yield from with_texts(BY_ID[card["id"]], mutants(card["text"]))


def with_texts(kind: Kind, texts: Iterable[tuple[tuple[Any, ...], Any]]) -> Iterator[tuple[tuple[Any, ...], Kind]]:
    for where, text in texts:
        try:
            frames = msgspec.convert(text, tuple[Frame, ...])
        except (msgspec.ValidationError, CardError):
            continue  # such a text cannot be
        other = copy.copy(kind)
        other.frames = frames
        if can_be_said(other):
            yield where, other


def can_be_said(kind: Kind) -> bool:
    """What nobody has words for is refused as the cards are loaded; what passes can be said in every language."""
    try:
        card_text.rehearse(kind)
    except CardError:
        return False
    return True


def unsaid(id: str, where: tuple[Any, ...]) -> bool:
    return (id, [part for part in where if isinstance(part, str)][-1]) in UNSAID


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_of_the_data_is_said(lang: str) -> None:
    tried = 0
    silent = []
    for card in CARDS:
        said = card_text.card_text(BY_ID[card["id"]], lang)
        for where, other in changed(card):
            tried += 1
            if card_text.tell(other, lang) == said and not unsaid(card["id"], where):
                silent.append((card["id"], where))
    assert silent == []
    assert tried > 1500


# -- what no card says yet -------------------------------------------------------------------------------

AMOUNTS: tuple[dict[str, Any], ...] = (
    {"if": [{"need": "ring-worn"}], "then": 2, "else": 1},
    {"if": [{"need": "ring-worn"}], "then": 2, "else": 1, "most": 5},
    {"if": [{"need": "ring-worn"}], "then": 2, "else": 1, "each": 2},
    {"burdens": True},
    {"burdens": True, "most": 5},
    {"burdens": True, "over": 2},
    {"burdens": True, "each": 3},
    {"count": "elf", "over": 1},
    {"count": "elf", "most": 3},
    {"count": "elf", "who": "orc"},
    {"count": ["your", "minion"]},
    {"count": ["another", "elf"], "each": 2},
    {"cards": "that", "who": "elf", "most": 2},
    {"cards": "that", "over": 1},
    {"dead": "elf", "each": 2},
    {"dead": [], "over": 1},
    {"races": ["elf", "dwarf"]},
    {"races": ["elf", "dwarf"], "who": "ally"},
    {"strength_of": "self"},
    {"strength_of": "self", "most": 4},
    {"number": "X"},
    {"number": "X", "each": 2},
    {"number": "X", "most": 3},
)
FILTERS: tuple[dict[str, Any], ...] = (
    {"title": "Sam"}, {"signet": "frodo"}, {"home": 3}, {"sites": [3]}, {"bears": "hand-weapon"}, {"borne_by": "elf"},
    {"bears_no": "armor"}, {"skirmishing": "orc"}, {"not_title": "Sam"}, {"one_of": "that"}, {"other_than": "that"},
    {"same_title_as": "that"}, {"race_not_in_play": True}, {"timeword": "archery"}, {"not": ["unique"]},
    {"any": ["elf", "orc"]}, {"is": "your"}, {"is": "another"}, {"is": "opponents"}, {"is": "wounded"}, {"is": "here"},
    {"is": "in-support-area"}, {"is": "assigned-this-turn"}, {"is": "armor"}, {"is": "elven"}, {"is": "unique"},
    {"is": "shadow"}, {"is": "ring-bearer"}, {"is": "self"}, {"is": "bearer"}, {"is": "this-site"}, {"is": "ranger"},
)  # fmt: skip
COUNTED = ("amount", "times", "count", "most")
FILTERED = ("choose", "all", "bears", "borne_by", "skirmishing", "which", "fits", "against", "by", "who", "involving")


def places(node: Any, keys: tuple[str, ...]) -> Iterator[tuple[Any, ...]]:
    """Where in the data of a card something stands under one of these names."""
    items = node.items() if isinstance(node, dict) else enumerate(node) if isinstance(node, list) else ()
    for key, value in items:
        if key in keys:
            yield (key,)
        yield from ((key, *rest) for rest in places(value, keys))


def at(node: Any, where: tuple[Any, ...]) -> Any:
    for key in where:
        node = node[key]
    return node


def put(node: Any, where: tuple[Any, ...], value: Any) -> Any:
    if not where:
        return value
    made = node.copy()
    made[where[0]] = put(node[where[0]], where[1:], value)
    return made


def with_more(source: Any, more: dict[str, Any]) -> dict[str, Any]:
    """A filter with one thing more."""
    table = dict(source) if isinstance(source, dict) else {"is": [source] if isinstance(source, str) else source}
    if "is" in more:
        return {**table, "is": [*table.get("is", ()), more["is"]]}
    return {**table, **more}


def is_filter(key: str, source: Any) -> bool:
    """`who` may be a target or a reference, `by` a player."""
    if key == "who":
        return isinstance(source, list) or (isinstance(source, dict) and not {"choose", "all"} & set(source))
    return isinstance(source, list | dict) or (isinstance(source, str) and key != "by")


def made_up(card: dict[str, Any], every: int) -> Iterator[tuple[tuple[Any, ...], Any, Any]]:
    """The card with amounts and filters that it has not: where, the new text, and the one it must differ from."""
    text = card["text"]
    turn = int(card["id"].partition("_")[2])
    for where in places(text, COUNTED):
        for amount in AMOUNTS[turn % 3 :: 3]:
            turn += 1
            changed = put(text, where, amount)
            for part, other in mutants(amount):
                yield (*where, *part), changed, put(text, where, other)
    for where in places(text, FILTERED):
        for more in FILTERS:
            turn += 1
            source = at(text, where)
            if turn % every == 0 and is_filter(where[-1], source):
                table = with_more(source, more)
                again = table == source or len(set(table.get("is", ()))) < len(table.get("is", ()))
                if not again and not (isinstance(source, dict) and "other_than" in source):  # which ones: “the others”
                    yield (*where, *more), put(text, where, table), text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whatever_a_card_may_say_is_said(lang: str) -> None:
    """Amounts and filters that stand on no card: they are refused as the cards are loaded, or they are said."""
    tried = 0
    silent = []
    for card in CARDS:
        kind = BY_ID[card["id"]]
        for where, changed, otherwise in made_up(card, every=23):
            found = [other for _, other in with_texts(kind, [(where, changed), (where, otherwise)])]
            if len(found) == 2:
                tried += 1
                if card_text.tell(found[0], lang) == card_text.tell(found[1], lang):
                    silent.append((card["id"], where, changed))
    assert silent == []
    assert tried > 1000


# -- refused as the cards are loaded ---------------------------------------------------------------------


def loaded(text: list[Any]) -> Kind:
    """A made-up event with this text, as `load` would make it ready."""
    row = {"id": "9_1", "title": "Made Up", "type": "event", "rarity": "C", "cost": 0, "text": text}
    return make_kind(len(KINDS), "dwarven", msgspec.convert(row, CardRow))


def event(*then: dict[str, Any], **more: Any) -> list[Any]:
    return [{"kind": "event", "when": ["maneuver"], "then": list(then), **more}]


def draw(amount: Any) -> list[Any]:
    return event({"do": "draw", "amount": amount})


def wound(who: Any) -> list[Any]:
    return event({"do": "wound", "who": who})


def on_condition(*needs: dict[str, Any]) -> list[Any]:
    return event({"do": "draw"}, requires=list(needs))


WORN = [{"need": "ring-worn"}]
UP_TO_BURDENS = {"do": "choose-number", "name": "X", "most": {"burdens": True, "most": 5}}
TAKEN = {"do": "put", "who": {"all": "elf", "from": "revealed", "name": "taken"}, "where": "hand"}
THE_OTHER_ORCS = {"all": {"is": ["orc"], "other_than": "taken"}, "from": "revealed"}
UNSAYABLE = {
    "a count under a condition": wound(
        {"choose": "orc", "count": {"if": [{"need": "ring-worn"}], "then": 2, "else": 1}}
    ),
    "a count by burdens": wound({"choose": "orc", "count": {"burdens": True, "most": 5}}),
    "a number up to the burdens, at most five": event(UP_TO_BURDENS, {"do": "draw", "amount": {"number": "X"}}),
    "burdens over two": draw({"burdens": True, "over": 2}),
    "so many races": draw({"races": ["elf", "dwarf"]}),
    "as strong as somebody": draw({"strength_of": "target"}),
    "yours, counted": draw({"count": ["your", "companion"]}),
    "two of yours": wound({"choose": ["your", "companion"], "count": 2}),
    "a name and a race": wound({"choose": {"is": ["hobbit"], "title": "Sam"}}),
    "the Ring-bearer of a race": wound({"choose": ["ring-bearer", "hobbit"]}),
    "two classes": event({"do": "discard", "who": {"choose": ["hand-weapon", "ranged-weapon"]}}),
    "the others of a kind": event(
        {"do": "reveal", "amount": 3}, TAKEN, {"do": "put", "who": THE_OTHER_ORCS, "where": "discard"}
    ),
    "not in a phase": on_condition({"need": "not", "of": {"need": "phase", "phase": "archery"}}),
    "burdens within bounds": on_condition({"need": "burdens", "at_least": 2, "at_most": 4}),
    "a river from site 4 on": on_condition({"need": "site", "is": ["river"], "from": 4}),
}


@pytest.mark.parametrize("what", UNSAYABLE)
def test_what_nobody_can_say_fails_at_load(what: str) -> None:
    with pytest.raises(CardError, match="9_1 Made Up"):
        loaded(UNSAYABLE[what])


def test_what_can_be_said_is_loaded_and_said_in_full() -> None:
    kind = loaded(
        event({"do": "draw", "amount": {"burdens": True, "most": 5}}, {"do": "exert", "who": {"choose": "elf"}})
    )
    assert [card_text.tell(kind, lang)[0] for lang in LANGUAGES] == [
        "Maneuver: Draw a card for each burden (limit 5) and exert an Elf.",
        "Maniobra: Roba una carta por cada carga (límite 5) y esfuerza a un Elfo.",
        "Manobra: Compre uma carta para cada fardo (limite 5) e esforce um Elfo.",
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_message_without_a_place_for_the_number_fails_at_load(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A language that forgets the tail would leave out for what each card is drawn."""
    every = rehearsal.messages

    def forgetful(of: str) -> dict[str, frozenset[str]]:
        return {**every(of), "do-draw": every(of)["do-draw"] - {"tail"}} if of == lang else every(of)

    monkeypatch.setattr(rehearsal, "messages", forgetful)
    with pytest.raises(CardError, match=f"do-draw.* in {lang}"):
        loaded(draw({"burdens": True}))
