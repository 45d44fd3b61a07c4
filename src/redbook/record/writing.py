"""From a tree to text: a line a seat, a paragraph a turn, variations indented below the move that they replace."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any

from redbook.record.letters import (
    KEY,
    MARK,
    NAME,
    UNSAFE,
    WHY,
    escaped,
    quoted,
    written_comment,
    written_move,
    written_seat,
)
from redbook.record.nodes import Fallen, Node

WIDTH = 100
INDENT = "  "


def write(headers: Mapping[str, Any], root: Node) -> str:
    page = Page([f"[{checked_key(key)} {written_value(value)}]" for key, value in headers.items()])
    if headers:
        page.lines.append("")
    page.attach(root)
    page.end_line()
    page.moves(root.next, "", 0)
    page.end_line()
    return "\n".join(page.lines).strip("\n") + "\n"


def checked_key(key: str) -> str:
    if not KEY.fullmatch(key):
        raise ValueError(f"not the name of a header: {key!r}")
    return key


def written_value(value: Any) -> str:
    return UNSAFE.sub(escaped, json.dumps(value, ensure_ascii=False, allow_nan=False))


class Page:
    """Lines that are finished, and the one that is being written."""

    def __init__(self, lines: list[str]) -> None:
        self.lines = lines
        self.now = ""
        self.depth = 0
        self.opened = ""  # a bracket that waits for what it encloses

    # -- words ------------------------------------------------------------------------------------

    def put(self, words: str) -> None:
        """Behind a space, or on the next line if there is no room."""
        words, self.opened = self.opened + words, ""
        room = WIDTH - len(self.now.rsplit("\n", 1)[-1])
        if not self.now:
            self.now = INDENT * self.depth + words
        elif 1 + len(words.split("\n", 1)[0]) > room:
            self.end_line()
            self.now = INDENT * (self.depth + 1) + words
        else:
            self.now += " " + words

    def hang(self, words: str) -> None:
        """Right behind what stands there."""
        self.now += words

    def end_line(self) -> None:
        if self.now:
            self.lines.append(self.now)
        self.now = ""

    # -- the tree ---------------------------------------------------------------------------------

    def moves(self, node: Node | None, seat: str, turn: int) -> None:
        """A line from `node` on; `seat` and `turn` are those of the move before. A variation is a line of its own."""
        first = named = True  # the seat is named at the beginning, when it changes, and after a variation
        while node is not None:
            was = seat, turn
            seat, turn = node.seat or seat, node.turn or turn
            if turn != was[1]:
                self.turn(turn)
            elif not first and not (seat and (named or seat != was[0])):
                self.hang(",")
            if seat and (named or (seat, turn) != was):
                self.seat(seat)
            if first and self.depth:
                for comment in node.before:
                    self.put(written_comment(comment))
            self.put(written_move(node.move))
            self.attach(node)
            first = named = False
            for other in node.variations:
                self.variation(other, *was)
                named = True
            node = node.next

    def turn(self, turn: int) -> None:
        if not self.opened:
            self.end_line()
            if not self.depth and self.lines and self.lines[-1]:
                self.lines.append("")
        self.put(f"{turn}.")

    def seat(self, seat: str) -> None:
        if not self.opened:
            self.end_line()
        self.put(written_seat(seat))

    def variation(self, node: Node, seat: str, turn: int) -> None:
        self.end_line()
        self.depth += 1
        self.opened = "("
        self.moves(node, seat, turn)
        self.hang(")")
        self.depth -= 1

    def attach(self, node: Node) -> None:
        """Marks, chance and comments, behind the move. What is said before the next move is said of this one."""
        for mark in node.marks:
            if not MARK.fullmatch(mark):
                raise ValueError(f"not a mark: {mark!r}")
            self.put(mark) if mark.startswith("$") else self.hang(mark)
        words = list(written_dice(node.fallen))
        for word in words:
            self.put(word)
        for comment in [*node.comments, *(node.next.before if node.next is not None else ())]:
            self.put(written_comment(comment))


def written_dice(fallen: tuple[Fallen, ...]) -> Iterator[str]:
    """`<hunt-roll`, `5`, `3;`, `hunt-tile`, `7=eye>`"""
    groups = [list(written_group(group)) for group in fallen if group.answers]
    for number, words in enumerate(groups):
        if number == 0:
            words[0] = "<" + words[0]
        words[-1] += ">" if number == len(groups) - 1 else ";"
        yield from words


def written_group(group: Fallen) -> Iterator[str]:
    if group.why:
        why = group.why if WHY.fullmatch(group.why) else quoted(group.why)
        yield why if group.low == 1 else f"{why}/{group.low}"
    names = [*group.names, *[""] * len(group.answers)]
    for answer, name in zip(group.answers, names, strict=False):
        counted = answer if group.why else answer - group.low + 1
        yield f"{counted}={name if NAME.fullmatch(name) else quoted(name)}" if name else str(counted)
