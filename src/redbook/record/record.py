"""Record: a match that people can read, comment and send to each other; what PGN is to chess."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from redbook.kernel import Match, Option
from redbook.kernel.saving import Hear
from redbook.record import replaying
from redbook.record.nodes import Node
from redbook.record.reading import read
from redbook.record.replaying import NAME, Checker
from redbook.record.writing import write


class Record:
    """Headers and a tree of moves.

    >>> from redbook import Match
    >>> m = Match.new("siege", seed=1)
    >>> for move in ("GO-03@1511", "GO-04@1311", "L-FARAMIR@1910"):
    ...     m.play(move)
    >>> record = Record.from_match(m, names={"west": "Ana"}, event="An evening in March")
    >>> record.headers["name.west"], [node.move for node in record.main_line()]
    ('Ana', ['GO-03@1511', 'GO-04@1311', 'L-FARAMIR@1910'])
    >>> Record.parse(str(record)).match().moves == m.moves
    True
    """

    def __init__(self, headers: Mapping[str, Any] | None = None, root: Node | None = None) -> None:
        self.headers: dict[str, Any] = dict(headers or {})
        self.root = root if root is not None else Node()

    # -- beginnings -------------------------------------------------------------------------------

    @classmethod
    def parse(cls, text: str) -> Record:
        """BadRecord, with line and column, if it is no record. Nothing is played yet: `match` does that."""
        return cls(*read(text))

    @classmethod
    def from_match(
        cls, m: Match, *, names: Mapping[str, str] | None = None, future: bool = True, **headers: str | int
    ) -> Record:
        """`names` by seat; `headers` such as event and date. Without `future` no die still to fall is told, as in
        `Match.save`. A record tells all secrets of the match, as a save does."""
        return cls(*replaying.told(m, names or {}, future, headers))

    @classmethod
    def from_save(
        cls, doc: Mapping[str, Any], *, names: Mapping[str, str] | None = None, **headers: str | int
    ) -> Record:
        return cls(*replaying.told(Match.load(doc), names or {}, True, headers))

    # -- the match --------------------------------------------------------------------------------

    def match(self, *, future: bool = True) -> Match:
        """The match at the end of the main line. Everything that the record says is checked on the way,
        variations too."""
        self.check()
        return Match.load(self.document(), future=future)

    def match_at(self, node: Node, *, hear: Hear | None = None) -> Match:
        """The match after any move of the tree. Chance goes on from a fresh seed unless the record knows better."""
        return Match.load(replaying.document(self.headers, self.root, node), hear=hear)

    def check(self) -> None:
        """BadRecord if a move cannot be played, dice fell otherwise, or the end is another one."""
        Checker(self.headers, self.root).check()

    def check_end(self, m: Match) -> None:
        """BadRecord if a match that was played from this record ended otherwise than its headers say."""
        Checker(self.headers, self.root).check_end(m)

    def save(self) -> dict[str, Any]:
        """The same match as the document of a save. Comments and variations have no place there."""
        return self.match().save()

    def document(self) -> dict[str, Any]:
        """What `Match.load` reads, before anything has been played or checked."""
        return replaying.document(self.headers, self.root)

    # -- the tree ---------------------------------------------------------------------------------

    @property
    def names(self) -> dict[str, str]:
        return {key.removeprefix(NAME): str(value) for key, value in self.headers.items() if key.startswith(NAME)}

    def main_line(self) -> list[Node]:
        return list(self.root.line())

    @property
    def end(self) -> Node:
        """The last move of the main line."""
        return self.main_line()[-1] if self.root.nexts else self.root

    def add_line(self, node: Node, moves: Sequence[str | Option], *, seed: int | None = None) -> Node:
        """Moves played from `node` on, with what chance answers to them: a variation, if something follows already.
        The last one is given back. Nothing is added if one of them cannot be played."""
        return replaying.play_on(self.match_at(node), node, moves, seed, node.turn)

    def __str__(self) -> str:
        return write(self.headers, self.root)

    def __repr__(self) -> str:
        return f"<Record of {self.headers.get('game', 'no game')}, {len(self.main_line())} moves>"


def parse(text: str) -> Record:
    """`Record.parse`.

    >>> from redbook import Match
    >>> parse(str(Record.from_match(Match.new("siege", seed=1)))).headers["game"]
    'siege'
    """
    return Record.parse(text)


def looks_like_a_record(text: str) -> bool:
    """A record begins with a header; a save or a position, which are JSON, with a brace.

    >>> looks_like_a_record('[game "siege"]'), looks_like_a_record('{"game": "siege"}')
    (True, False)
    """
    return re.match(r"\ufeff?\s*\[\s*[A-Za-z]", text) is not None
