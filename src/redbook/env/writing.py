"""A function that is written line by line and then compiled: how a view is turned into numbers quickly."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple
from zlib import crc32

from redbook.kernel import RedbookError
from redbook.kernel.shapes import Key


class CannotEncode(RedbookError):
    """A view holds a word that the game's `shapes` does not list, or has a type that nothing here can lay out."""

    code = "cannot-encode"


class Codes(dict[Key, int]):
    """Where each word stands; a word that is not listed is an error that names the field."""

    def __init__(self, keys: Iterable[Key], path: str, stride: int = 1) -> None:
        super().__init__((key, n * stride) for n, key in enumerate(keys))
        self.path = path

    def __missing__(self, key: Key) -> int:
        raise CannotEncode(field=self.path, value=str(key))


class Place(NamedTuple):
    """An index, as it is written in the function: a variable and a number that is known beforehand."""

    base: str = ""
    offset: int = 0

    def __add__(self, more: int) -> Place:  # type: ignore[override]
        return Place(self.base, self.offset + more)

    def __sub__(self, less: int) -> Place:
        return Place(self.base, self.offset - less)

    def __str__(self) -> str:
        return f"{self.base} + {self.offset}" if self.base else str(self.offset)

    def __format__(self, spec: str) -> str:
        return str(self)


class Writing:
    """The lines of `write(out, view)`, and the constants that they speak of."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.depth = 1
        self.constants: dict[str, Any] = {}
        self.names = 0

    def line(self, text: str) -> None:
        self.lines.append("    " * self.depth + text)

    @contextmanager
    def block(self, head: str) -> Iterator[None]:
        self.line(head)
        self.depth += 1
        self.line("pass")
        yield
        self.depth -= 1

    def name(self, word: str) -> str:
        """A variable that nothing else uses."""
        self.names += 1
        return f"{word}_{self.names}"

    def constant(self, thing: Any) -> str:
        for name, other in self.constants.items():
            if other is thing:
                return name
        name = f"K{len(self.constants)}"
        self.constants[name] = thing
        return name

    def compile(self, title: str) -> Callable[[array[float], Any], None]:
        """Constants are arguments with a value: locals are read faster than globals."""
        given = "".join(f", {name}={name}" for name in self.constants)
        source = "\n".join([f"def write(out, view{given}):", *self.lines, "    return None"])
        space = dict(self.constants)
        exec(compile(source, f"<encoder of {title}>", "exec"), space)  # made here, of names made here
        write: Callable[[array[float], Any], None] = space["write"]
        return write


def bucket(word: object, buckets: int) -> int:
    """The same in every process, as `hash` is not."""
    return crc32(str(word).encode()) % buckets
