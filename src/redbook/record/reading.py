"""From text to a tree. No recursion, and bounds on everything: a record comes from anywhere."""

from __future__ import annotations

import json
import re
from bisect import bisect_right
from typing import Any

from redbook.record.letters import BARE, KEY, MARK, SEAT, TURN
from redbook.record.nodes import BadRecord, Fallen, Node

LONGEST = 4_000_000  # characters: the longest war is 200,000
MOST_MOVES = 100_000  # in all variations together
DEEPEST = 50  # variations within variations
MOST_HEADERS = 500
MOST_MARKS = 8
DIGITS = 12  # of an answer of chance

SPACE = re.compile(r"\s+")
WORD = re.compile(BARE)
COMMENT = re.compile(r"\{([^\\}]*(?:\\.[^\\}]*)*)\}", re.DOTALL)
STRING = re.compile(r'"(?:[^"\\\x00-\x1f]|\\.)*"')
ESCAPE = re.compile(r"\\(u[0-9a-fA-F]{4}|.)", re.DOTALL)
DICE = re.compile(r"<([^<>\"]*(?:\"(?:[^\"\\]|\\.)*\"[^<>\"]*)*)>")
IN_DICE = re.compile(r"\s*(?:([;/=])|(\"(?:[^\"\\]|\\.)*\")|([^\s;/=\"]+))")
NUMBER = re.compile(r"-?[0-9]+")


def refused(word: str) -> Any:
    raise ValueError(word)


DECODER = json.JSONDecoder(parse_constant=refused, parse_float=refused)


class Reader:
    """One text. `at` is how far it has been read."""

    def __init__(self, text: str) -> None:
        if len(text) > LONGEST:
            raise BadRecord("too-long", words=str(LONGEST))
        self.text = text.removeprefix("\ufeff")
        self.at = 0
        self.lines = [0, *(found.end() for found in re.finditer("\n", self.text))]
        self.headers: dict[str, Any] = {}
        self.root = Node()
        self.moves = 0

    def where(self, at: int) -> tuple[int, int]:
        line = bisect_right(self.lines, at)
        return line, at - self.lines[line - 1] + 1

    def wrong(self, what: str, at: int | None = None, words: str = "") -> BadRecord:
        at = self.at if at is None else at
        return BadRecord(what, self.where(at), words or self.text[at : at + 40].split("\n")[0])

    def skip(self) -> str:
        """Over the spaces, to the next letter; "" at the end."""
        found = SPACE.match(self.text, self.at)
        if found:
            self.at = found.end()
        return self.text[self.at : self.at + 1]

    # -- headers ----------------------------------------------------------------------------------

    def read_headers(self) -> None:
        while self.skip() == "[":
            begin = self.at
            self.at += 1
            self.skip()
            key = KEY.match(self.text, self.at)
            if key is None:
                raise self.wrong("header")
            self.at = key.end()
            self.skip()
            try:
                value, self.at = DECODER.raw_decode(self.text, self.at)
            except (ValueError, RecursionError) as error:
                raise self.wrong("header-value", words=key[0]) from error
            if self.skip() != "]":
                raise self.wrong("unclosed", begin)
            self.at += 1
            if key[0] in self.headers:
                raise self.wrong("header-twice", begin, key[0])
            self.headers[key[0]] = value
            if len(self.headers) > MOST_HEADERS:
                raise self.wrong("too-many-headers", begin, str(MOST_HEADERS))

    # -- moves ------------------------------------------------------------------------------------

    def read_moves(self) -> None:
        """`node` is the last move of the line that is read; `lines` are those that wait for their variation to end."""
        text = self.text
        node, seat, turn = self.root, "", 0
        lines: list[tuple[Node, str, int, int]] = []
        free = True  # whether a move may follow: after a comma, a seat, a turn, or at the beginning of a line
        before: list[str] = []  # comments that wait for the first move of a variation
        begun = False  # a variation that has no move yet
        while letter := self.skip():
            begin = self.at
            if letter == "{":
                comment = self.comment()
                (before if begun else node.comments).append(comment)
            elif letter == "<":
                if begun:
                    raise self.wrong("no-move-yet")
                if node.fallen:
                    raise self.wrong("dice")
                node.fallen = self.dice()
            elif letter == "(":
                if begun or node.parent is None:
                    raise self.wrong("no-move-yet")
                if len(lines) == DEEPEST:
                    raise self.wrong("too-deep", words=str(DEEPEST))
                self.at += 1
                lines.append((node, seat, turn, begin))
                node = node.parent
                seat, turn = node.seat, node.turn
                free = begun = True
            elif letter == ")":
                if not lines:
                    raise self.wrong("no-variation")
                if begun:
                    raise self.wrong("no-move-yet")
                self.at += 1
                node, seat, turn, _ = lines.pop()
                free = False
            elif letter == ",":
                if free:
                    raise self.wrong("no-move-yet")
                self.at += 1
                free = True
            elif letter in "!?$":
                mark = MARK.match(text, self.at)
                if mark is None or begun or node.parent is None or len(node.marks) == MOST_MARKS:
                    raise self.wrong("mark")
                self.at = mark.end()
                node.marks += (mark[0],)
            elif letter == '"':
                words = self.string()
                if text[self.at : self.at + 1] == ":":
                    self.at += 1
                    seat, free = words, True
                    continue
                node = self.move(node, words, seat, turn, begin, free)
                node.before, before, free, begun = before, [], False, False
            else:
                found = WORD.match(text, self.at)
                if found is None:
                    raise self.wrong("letter")
                if TURN.fullmatch(found[0]):
                    self.at = found.end()
                    turn, free = int(found[0][:-1]), True
                    continue
                if found[0].endswith(":") and SEAT.fullmatch(found[0][:-1]):
                    self.at = found.end()
                    seat, free = found[0][:-1], True
                    continue
                node = self.move(node, self.bare_move(), seat, turn, begin, free)
                node.before, before, free, begun = before, [], False, False
        if lines:
            raise self.wrong("unclosed", lines[-1][3])

    def move(self, node: Node, words: str, seat: str, turn: int, begin: int, free: bool) -> Node:
        if not free:
            raise self.wrong("no-comma", begin)
        self.moves += 1
        if self.moves > MOST_MOVES:
            raise self.wrong("too-many-moves", begin, str(MOST_MOVES))
        made = Node(node, words, seat, turn, self.where(begin))
        node.nexts.append(made)
        return made

    def bare_move(self) -> str:
        """Words up to what means something else: a comma, a comment, a turn, a seat."""
        words: list[str] = []
        while True:
            found = WORD.match(self.text, self.at)
            if found is None or TURN.fullmatch(found[0]):
                break
            if found[0].endswith(":") and SEAT.fullmatch(found[0][:-1]):
                break
            words.append(found[0])
            self.at = found.end()
            if not self.text[self.at : self.at + 1].isspace():
                break
            self.skip()
        return " ".join(words)

    def comment(self) -> str:
        found = COMMENT.match(self.text, self.at)
        if found is None:
            raise self.wrong("unclosed")
        self.at = found.end()
        return ESCAPE.sub(lambda one: chr(int(one[1][1:], 16)) if len(one[1]) == 5 else one[1], found[1])

    def string(self) -> str:
        found = STRING.match(self.text, self.at)
        if found is None:
            raise self.wrong("unclosed")
        words = self.unquoted(found[0])
        self.at = found.end()
        return words

    def unquoted(self, words: str) -> str:
        try:
            return str(json.loads(words))
        except ValueError as error:
            raise self.wrong("string") from error

    # -- chance -----------------------------------------------------------------------------------

    def dice(self) -> tuple[Fallen, ...]:
        """`<hunt-roll 5 3; hunt-tile 7=eye>`"""
        found = DICE.match(self.text, self.at)
        if found is None:
            raise self.wrong("unclosed")
        made: list[Fallen] = []
        why, low, answers, names = "", 1, [], []  # type: tuple[str, int, list[int], list[str]]
        tokens = self.tokens(found[1])
        place = 0

        def group() -> None:
            if not answers:
                raise self.wrong("dice")
            made.append(Fallen(why, tuple(answers), low, tuple(names) if any(names) else ()))

        while place < len(tokens):
            sign, word, is_quoted = tokens[place]
            place += 1
            if sign == ";":
                group()
                why, low, answers, names = "", 1, [], []
            elif sign:
                raise self.wrong("dice")
            elif not is_quoted and NUMBER.fullmatch(word):
                answers.append(self.number(word))
                name = ""
                if place + 1 < len(tokens) and tokens[place][0] == "=" and not tokens[place + 1][0]:
                    name = tokens[place + 1][1]
                    place += 2
                names.append(name)
            elif why or answers:
                raise self.wrong("dice")
            else:
                why = word
                if place + 1 < len(tokens) and tokens[place][0] == "/" and NUMBER.fullmatch(tokens[place + 1][1]):
                    low = self.number(tokens[place + 1][1])
                    place += 2
        group()
        self.at = found.end()
        return tuple(made)

    def tokens(self, words: str) -> list[tuple[str, str, bool]]:
        """Signs, and words with whether they were in quotes."""
        found: list[tuple[str, str, bool]] = []
        words = words.rstrip()
        at = 0
        while at < len(words):
            one = IN_DICE.match(words, at)
            if one is None:
                raise self.wrong("dice")
            sign, string, word = one.groups()
            found.append((sign or "", self.unquoted(string) if string else word or "", bool(string)))
            at = one.end()
        return found

    def number(self, word: str) -> int:
        if len(word) > DIGITS:
            raise self.wrong("dice")
        return int(word)


def read(text: str) -> tuple[dict[str, Any], Node]:
    reader = Reader(text)
    reader.read_headers()
    reader.read_moves()
    return reader.headers, reader.root
