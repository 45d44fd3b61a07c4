"""A match as a tree: each node is a move, its first child goes on the game, the others are what might have been."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from redbook.kernel.errors import RedbookError


class BadRecord(RedbookError):
    """A text that is no record, or a record that does not play. `what` names the reason, `words` what stands there.

    Line 0: the record was not read from a text.

    >>> from redbook import Record
    >>> Record.parse('[game "siege"]\\n\\n1. nonsense').match()
    Traceback (most recent call last):
    redbook.record.nodes.BadRecord: ...
    """

    code = "bad-record"

    def __init__(self, what: str, where: tuple[int, int] = (0, 0), words: str = "") -> None:
        super().__init__(what=what, line=where[0], column=where[1], words=words)


class Fallen(msgspec.Struct, frozen=True):
    """What chance answered for one reason, in its order: `<hunt-roll 5 3>`, `<hunt-tile 7=eye>`, `<combat/0 7 0>`.

    Dice are written with their faces, `low` is the lowest one. What is drawn or shuffled is counted from 1, and `names`
    says what was drawn. No `why`: nobody wrote down what for.

    >>> Fallen("combat", (6, 2)).given
    [5, 1]
    """

    why: str
    answers: tuple[int, ...]
    low: int = 1
    names: tuple[str, ...] = ()

    @property
    def given(self) -> list[int]:
        """As a save keeps them: counted from 0, whatever was asked."""
        return [answer - self.low for answer in self.answers]


class Node:
    """One move, or the beginning of the game (no `parent`, no `move`).

    >>> begin = Node()
    >>> begin.nexts.append(Node(begin, "GO-03@0911", "west"))
    >>> begin.nexts[0].move, begin.nexts[0].parent is begin
    ('GO-03@0911', True)
    """

    __slots__ = ("before", "comments", "fallen", "marks", "move", "nexts", "parent", "seat", "turn", "where")

    def __init__(
        self, parent: Node | None = None, move: str = "", seat: str = "", turn: int = 0, where: tuple[int, int] = (0, 0)
    ) -> None:
        self.parent = parent
        self.move = move
        self.seat = seat  # "": the same as before
        self.turn = turn  # 0: the same as before
        self.where = where  # line and column, if it was read from a text
        self.fallen: tuple[Fallen, ...] = ()
        self.marks: tuple[str, ...] = ()  # "!", "?!", "$14"
        self.comments: list[str] = []
        self.before: list[str] = []  # comments that stand before the first move of a variation
        self.nexts: list[Node] = []

    # -- around it --------------------------------------------------------------------------------

    @property
    def next(self) -> Node | None:
        """The move that follows in this line."""
        return self.nexts[0] if self.nexts else None

    @property
    def variations(self) -> list[Node]:
        """What might have been played in place of this move, if this move is the one that goes on its line."""
        if self.parent is None or self.parent.nexts[0] is not self:
            return []
        return self.parent.nexts[1:]

    @property
    def is_main_line(self) -> bool:
        return all(node.parent is None or node.parent.nexts[0] is node for node in self.path())

    def path(self) -> list[Node]:
        """From the beginning to this move, both included."""
        found: list[Node] = []
        node: Node | None = self
        while node is not None:
            found.append(node)
            node = node.parent
        return found[::-1]

    def line(self) -> Iterator[Node]:
        """The moves after this one, as far as the line goes."""
        node = self.next
        while node is not None:
            yield node
            node = node.next

    def every(self) -> Iterator[Node]:
        """This node and all below it, each line before its variations."""
        waiting = [self]
        while waiting:
            node = waiting.pop()
            yield node
            waiting += reversed(node.nexts)

    @property
    def given(self) -> list[int]:
        """What chance answered because of this move, as a save keeps it."""
        return [answer for fallen in self.fallen for answer in fallen.given]

    # -- changing it ------------------------------------------------------------------------------

    def add(self, move: str, *, seat: str = "", turn: int = 0, comment: str = "", marks: tuple[str, ...] = ()) -> Node:
        """A move after this one: it goes on the line, or is a variation if there is a move already.

        Nothing is checked here. `Record.add_line` plays the moves and writes down what chance answers.
        """
        node = Node(self, move, seat, turn)
        node.marks = marks
        if comment:
            node.comments.append(comment)
        self.nexts.append(node)
        return node

    def promote(self) -> None:
        """This variation becomes the line, and the line a variation."""
        if self.parent is not None:
            self.parent.nexts.remove(self)
            self.parent.nexts.insert(0, self)

    def remove(self) -> None:
        """This move and all after it are taken out."""
        if self.parent is not None:
            self.parent.nexts.remove(self)
            self.parent = None

    def __repr__(self) -> str:
        return f"<Node {self.seat}: {self.move}>" if self.parent is not None else "<Node: the beginning>"
