"""From a match to a tree and back. A record is played again and checked, never believed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from hashlib import blake2b
from typing import Any, cast

import msgspec

from redbook.kernel import Match, Option, Recorded, RedbookError, Referee, Seeded, Told, find_game
from redbook.kernel.chance import fresh_seed
from redbook.kernel.errors import BadChance, ChanceExhausted, OldSave
from redbook.kernel.saving import FORMAT, SaveDoc, beginning
from redbook.record.nodes import BadRecord, Node
from redbook.record.short import from_short, short_position
from redbook.record.witness import Note, Witness, agrees, fallen

RECORD = 1  # how records are written; a newer one is not guessed at
SETTING, NAME, SCORE = "setting.", "name.", "score."
SELF_MADE = ("seeded", "scripted")  # chance that needs no answers written down
DRAW, OPEN = "draw", "*"
DEFAULTS: Mapping[str, Any] = {"asked": 0, "used": 0, "source": None, "typed": []}


class Turns:
    """Which turn it is: the first has the number that the game gives it, the others are counted on. (The Hunt counts
    the turns of a day.)"""

    def __init__(self, event: str, number: int = 0) -> None:
        self.event = event
        self.number = number

    def hear(self, told: Iterable[Told]) -> None:
        for one in told:
            if one.event.kind == self.event:
                said = one.event.args().get("turn")
                self.number = said if isinstance(said, int) and not self.number else self.number + 1


# -- writing ----------------------------------------------------------------------------------------


def told(m: Match, names: Mapping[str, str], future: bool, more: Mapping[str, Any]) -> tuple[dict[str, Any], Node]:
    """Headers and moves of a match, with what chance answered to each."""
    written_down = isinstance(m.play_state.chance, Recorded | Referee)
    doc = m.save(future=future or not written_down)
    root = tree(m, doc)
    if not future and not written_down:  # the answers have just been heard: no need to play once more for them
        doc["chance"] = {"kind": "recorded", "given": answers([root, *root.line()])}
    return headers_of(m, doc, root, names, more), root


def tree(m: Match, doc: Mapping[str, Any]) -> Node:
    plain = msgspec.convert(doc, SaveDoc)
    if isinstance(plain.chance, Referee):
        return refereed(m, plain)
    plain.chance = Witness(source=plain.chance)  # type: ignore[assignment]
    again = beginning(Match, plain)
    witness = cast(Witness, again.play_state.chance)
    turns = Turns(m.game.turn)
    turns.hear(again.events)
    root = node = Node()
    root.fallen, seen = fallen(witness.notes), len(witness.notes)
    for move in m.log:
        node = node.add(move.option.notation, seat=move.seat, turn=turns.number)
        turns.hear(again.play_heard(move.option))
        node.fallen, seen = fallen(witness.notes[seen:]), len(witness.notes)
    return root


def refereed(m: Match, plain: SaveDoc) -> Node:
    """Where people roll, their dice are moves of the table; what else fell is written without its reason."""
    again = beginning(Match, plain)
    turns = Turns(m.game.turn)
    turns.hear(again.events)
    chance = cast(Referee, m.play_state.chance)
    asked = [*(move.asked for move in m.log), chance.asked]
    root = node = Node()
    root.fallen = fallen([Note("", answer) for answer in chance.given[: asked[0]]])
    for move, begin, end in zip(m.log, asked, asked[1:], strict=False):
        node = node.add(move.option.notation, seat=move.seat, turn=turns.number)
        turns.hear(again.play_heard(move.option.notation))
        node.fallen = fallen([Note("", answer) for answer in chance.given[begin:end]])
    return root


def headers_of(
    m: Match, doc: Mapping[str, Any], root: Node, names: Mapping[str, str], more: Mapping[str, Any]
) -> dict[str, Any]:
    headers: dict[str, Any] = {"redbook": RECORD, "game": m.game.id, "rules": m.game.rules}
    headers |= more
    headers["seats"] = len(m.seats)
    headers |= {NAME + seat: names[seat] for seat in m.seats if seat in names}
    headers |= {SETTING + name: value for name, value in doc["settings"].items()}
    if doc["position"] is not None:
        headers["position"] = short_position({"game": m.game.id, "position": doc["position"]})
    given = answers([root, *root.line()])
    chance = {key: value for key, value in doc["chance"].items() if DEFAULTS.get(key, ...) != value}
    if chance.get("given") == given:
        del chance["given"]
    if chance != {"kind": "recorded"}:
        headers["chance"] = chance
    headers |= result_of(m)
    headers["digest"] = fingerprint(m)
    return headers


def result_of(m: Match) -> dict[str, Any]:
    if m.result is None:
        return {"result": OPEN}
    scores = {SCORE + name: score for name, score in m.result.scores.items()}
    return {"result": ", ".join(m.result.winners) or DRAW, "reason": m.result.reason, **scores}


def fingerprint(m: Match) -> str:
    """The position at the end, whoever answered for chance on the way to it."""
    g = m.play_state
    parts = (g.s, g.stack, g.result, g.reveals, g.moves)
    return blake2b(msgspec.json.encode(parts, order="sorted"), digest_size=8).hexdigest()


def answers(path: Iterable[Node]) -> list[int]:
    return [answer for node in path for answer in node.given]


# -- reading ----------------------------------------------------------------------------------------


def document(headers: Mapping[str, Any], root: Node, to: Node | None = None) -> dict[str, Any]:
    """A record as the document of a save, up to a node or to the end of the main line. Nothing has been played yet."""
    path = [root, *root.line()] if to is None else to.path()
    whole = to is None or (to.next is None and to.is_main_line)
    form = headers.get("redbook", RECORD)
    if not isinstance(form, int) or form > RECORD:
        raise BadRecord("newer", words=str(form))
    id = headers.get("game")
    if not isinstance(id, str):
        raise BadRecord("no-game")
    game = find_game(id)
    short = headers.get("position")
    if short is not None and not isinstance(short, str):
        raise BadRecord("header-value", words="position")
    position = from_short(short) if short is not None else None
    if position is not None and position["game"] != id:
        raise BadRecord("header-value", words="position")
    return {
        "redbook": FORMAT,
        "game": id,
        "rules": headers.get("rules", game.rules),
        "seats": headers.get("seats", 0 if position is not None else game.seat_counts[0]),
        "settings": {key.removeprefix(SETTING): value for key, value in headers.items() if key.startswith(SETTING)},
        "chance": chance_of(headers, answers(path), whole),
        "moves": [node.move for node in path[1:]],
        "position": None if position is None else position["position"],
    }


def chance_of(headers: Mapping[str, Any], given: list[int], whole: bool) -> dict[str, Any]:
    chance = headers.get("chance", {"kind": "recorded"})
    if not isinstance(chance, dict) or not isinstance(chance.get("kind"), str):
        raise BadRecord("header-value", words="chance")
    if whole:
        return chance if chance["kind"] in SELF_MADE or "given" in chance else {**chance, "given": given}
    return {**chance, "given": given} if chance["kind"] == "referee" else {"kind": "recorded", "given": given}


class Checker:
    """Plays every line of a record and compares what is written with what happens."""

    def __init__(self, headers: Mapping[str, Any], root: Node) -> None:
        self.headers = headers
        self.root = root
        raw = document(headers, root)
        try:
            self.doc = msgspec.convert(raw, SaveDoc)
        except msgspec.ValidationError as error:
            raise BadRecord("header-value", words=str(error)) from error
        self.older = self.doc.rules < find_game(self.doc.game).rules
        self.self_made = raw["chance"]["kind"] in SELF_MADE or raw["chance"].get("source") is not None

    def check(self) -> Match:
        """The match at the end of the main line, for looking at only: the witness is still in it."""
        doc = self.doc
        refereed = isinstance(doc.chance, Referee)
        if not refereed:
            doc.chance = Witness(source=doc.chance)  # type: ignore[assignment]
        try:
            m = beginning(Match, doc)
        except (BadChance, ChanceExhausted) as error:
            raise self.wrong("dice-first", self.root) from error
        self.compare(m, self.root, 0)
        waiting = [(m, self.root.next)]
        while waiting:
            line, node = waiting.pop()
            while node is not None:
                for other in node.variations:
                    waiting.append((self.branch(line, other), other))
                self.play(line, node, main=line is m)
                node = node.next
        self.check_end(m)
        return m

    def branch(self, m: Match, node: Node) -> Match:
        """The match before a move, ready for another one, with the answers that are written in that line."""
        twin = m.copy()
        if isinstance(m.play_state.chance, Witness):
            twin.play_state.chance = Witness(source=Recorded(given=answers([node, *node.line()])))
        return twin

    def play(self, m: Match, node: Node, main: bool) -> None:
        if m.decision is None:
            raise self.wrong("game-over", node)
        if node.seat and node.seat != m.decision.seat:
            raise self.wrong("seat", node, m.decision.seat)
        option = m.decision.find(node.move)
        if option is None:
            raise self.wrong("illegal", node, node.move)
        chance = m.play_state.chance
        seen = len(chance.notes) if isinstance(chance, Witness) else 0
        try:
            m.push(option)
        except (BadChance, ChanceExhausted) as error:
            raise self.wrong("dice-missing", node, node.move) from error
        self.compare(m, node, seen, main)

    def compare(self, m: Match, node: Node, seen: int, main: bool = True) -> None:
        """Where a seed answers, a record need not write the answers down."""
        chance = m.play_state.chance
        if not isinstance(chance, Witness) or (main and self.self_made and not node.fallen):
            return
        if not agrees(node.fallen, chance.notes[seen:]):
            raise self.wrong("dice-differ", node, node.move)

    def check_end(self, m: Match) -> None:
        last = self.root
        for last in self.root.line():  # noqa: B007  the last move is where an end is wrong
            pass
        if self.older:
            return
        if m.result is not None:
            happened = result_of(m)
            said = {key: value for key, value in self.headers.items() if key in ("result", "reason") or SCORE in key}
            for key, value in said.items():
                if value != happened.get(key) and value != OPEN:
                    raise self.wrong("result", last, key)
        if self.headers.get("digest", fingerprint(m)) != fingerprint(m):
            raise self.wrong("digest", last)

    def wrong(self, what: str, node: Node, words: str = "") -> RedbookError:
        error = BadRecord(what, node.where, words)
        if not self.older:
            return error
        now = find_game(self.doc.game).rules
        return OldSave(move=len(node.path()) - 1, why=str(error), then=self.doc.rules, now=now)


def play_on(m: Match, node: Node, moves: Sequence[str | Option], seed: int | None, turn: int) -> Node:
    """Moves from a node on, played and written down; whatever chance they ask for comes from `seed`."""
    witness = m.play_state.chance = Witness(source=Seeded(seed=fresh_seed() if seed is None else seed))
    turns = Turns(m.game.turn, turn)
    made: list[Node] = []
    for move in moves:
        seen, seat = len(witness.notes), m.decision.seat if m.decision is not None else ""
        words, number = move if isinstance(move, str) else move.notation, turns.number
        turns.hear(m.play_heard(move))
        one = Node(made[-1] if made else node, words, seat, number)
        one.fallen = fallen(witness.notes[seen:])
        made.append(one)
    for one in made:  # only when all of them could be played
        assert one.parent is not None
        one.parent.nexts.append(one)
    return made[-1] if made else node
