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

    def moved(self, start: int) -> Codes:
        """The same from `start` on; what is passed over stays so."""
        codes = Codes((), self.path)
        codes.update((key, start + code if code >= 0 else code) for key, code in self.items())
        return codes

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
        if not self.base:
            return str(self.offset)
        return f"{self.base} + {self.offset}" if self.offset else self.base

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
        begun = len(self.lines)
        yield
        if len(self.lines) == begun:
            self.line("pass")
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
        """The function. Plain dictionaries are read faster than ours, which name the field of an unknown word: those
        are asked only when a word was not found."""
        source = self.source()
        quick = made(source, title, {name: plain(thing) for name, thing in self.constants.items()})
        careful = made(source, title, self.constants)

        def write(out: array[float], view: Any) -> None:
            try:
                quick(out, view)
            except KeyError:
                careful(out, view)
                raise

        return write

    def source(self) -> str:
        """Constants are arguments with a value: locals are read faster than globals."""
        given = "".join(f", {name}={name}" for name in self.constants)
        return "\n".join([f"def write(out, view{given}):", *self.lines, "    return None"])


def plain(thing: Any) -> Any:
    return dict(thing) if isinstance(thing, Codes) else thing


def made(source: str, title: str, constants: dict[str, Any]) -> Callable[[array[float], Any], None]:
    space = dict(constants)
    exec(compile(source, f"<encoder of {title}>", "exec"), space)  # a text made here, of names made here
    write: Callable[[array[float], Any], None] = space["write"]
    return write


def bucket(word: object, buckets: int) -> int:
    """The same in every process, as `hash` is not."""
    return crc32(str(word).encode()) % buckets
