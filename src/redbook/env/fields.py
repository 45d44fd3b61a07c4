"""From a type and a shape to numbers: every field of a view becomes a stretch of an array, with a name for each index.

`Compiler` walks the types of a view once, guided by what the game says about sizes (`redbook.kernel.shapes`), and gives
`Field`s: their sizes, the names and bounds of their indices, and how they are written. An observation has thousands of
fields and is wanted at every step, so that is compiled to one Python function without loops over types (`writing.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec
from msgspec import inspect as types

from redbook.env.writing import CannotEncode, Codes, Place, Writing, bucket
from redbook.kernel.shapes import Amount, Count, Key, LeftOut, Of, Row, Several, Shape, Slots, Spot, Worked

Emit = Callable[[Writing, str, Place], None]  # writes the lines that put a value, given as an expression, at a place


class Field(NamedTuple):
    size: int
    names: Sequence[str]  # each continues the path that leads to it: "", ".turn", "[gondor]", "=open"
    lows: Sequence[float]
    highs: Sequence[float]
    emit: Emit


class Hashed(msgspec.Struct, frozen=True):
    """A word of which no list is known: one of `buckets` places, by its hash."""

    buckets: int


Given = Shape | Hashed | None


class Compiler:
    """`shapes` by "Struct.field". What is missing there is guessed, and `guessed` says where; `used` are all met.

    `part` is what a thing counts where several are summed under one key; None: there is but one, and it counts one.
    """

    def __init__(self, shapes: Mapping[str, Shape]) -> None:
        self.shapes = shapes
        self.guessed: list[str] = []
        self.left_out: dict[str, str] = {}
        self.used: set[str] = set()
        self.within: list[type] = []

    # -- by type ------------------------------------------------------------------------------

    def field(self, kind: types.Type, shape: Given, path: str, part: float | None = None) -> Field:
        if isinstance(shape, LeftOut):
            self.left_out[path] = shape.why
            return NOTHING
        if isinstance(shape, Several):
            return together([self.field(kind, way, path, part) for way in shape.ways], [""] * len(shape.ways))
        if isinstance(shape, Count):
            return count(shape.most)
        match kind:
            case types.UnionType():
                return self.perhaps(kind, shape, path, part)
            case types.BoolType():
                return flag(part)
            case types.IntType() | types.FloatType():
                return self.number(shape, path, part)
            case types.LiteralType(values=words):
                return one_of(words, path, part, closed=True)
            case types.StrType():
                return self.word(shape, path, part)
            case types.StructType():
                return self.struct(kind, None, path, part)
            case types.TupleType(item_types=items):
                rows = shape.items if isinstance(shape, Row) else (shape,) * len(items)
                return row_of([self.field(item, row, path, part) for item, row in zip(items, rows, strict=True)])
            case types.ListType(item_type=item) | types.VarTupleType(item_type=item):
                return self.listed(item, shape, path, part)
            case types.DictType(key_type=types.LiteralType(values=keys), value_type=value):
                return keyed(keys, self.field(value, shape, path, part), path)
            case types.DictType(value_type=value):
                return self.mapped(value, shape, path, part)
        raise CannotEncode(field=path, value=type(kind).__name__)

    def perhaps(self, kind: types.UnionType, shape: Given, path: str, part: float | None) -> Field:
        """None is nothing but zeros. A word that is there shows itself; anything else has an index that says so."""
        others = [other for other in kind.types if not isinstance(other, types.NoneType)]
        if len(others) != 1:
            raise CannotEncode(field=path, value=str(kind))
        inner = self.field(others[0], shape, path, part)
        if not isinstance(others[0], types.StrType | types.LiteralType):
            inner = seen(inner, part)
        return inner._replace(emit=unless_none(inner.emit))

    def number(self, shape: Given, path: str, part: float | None) -> Field:
        if isinstance(shape, Of):
            return one_of(shape.keys, path, part)
        return amount(shape if isinstance(shape, Amount) else self.guess(path, Amount(100, -100)), part is not None)

    def word(self, shape: Given, path: str, part: float | None) -> Field:
        if isinstance(shape, Of):
            return one_of(shape.keys, path, part)
        if isinstance(shape, Spot):
            return spot(shape, path, part)
        return hashed((shape if isinstance(shape, Hashed) else self.guess(path, Hashed(16))).buckets, part)

    def struct(
        self, kind: types.StructType, only: Mapping[str, Shape | None] | None, path: str, part: float | None
    ) -> Field:
        if kind.cls in self.within:
            raise CannotEncode(field=path, value=f"{kind.cls.__name__} within itself")
        self.within.append(kind.cls)
        fields: dict[str, Field] = {}
        for own in kind.fields:
            if only is None or own.name in only:
                name = f"{kind.cls.__name__}.{own.name}"
                self.used.add(name)
                shape = (only or {}).get(own.name) or self.shapes.get(name)
                fields[own.name] = self.field(own.type, shape, name, part)
        self.within.pop()
        return struct_of(fields)

    def listed(self, item: types.Type, shape: Given, path: str, part: float | None) -> Field:
        if isinstance(shape, Of) and shape.by is None:
            return counts(shape.keys, path, (part or 1.0) / shape.most)
        if isinstance(shape, Of):
            share = None if part is None and shape.most == 1 else (part or 1.0) / shape.most
            inner = self.value(item, shape, path, share)
            lacks = isinstance(item, types.UnionType)
            return keyed(shape.keys, seen(inner, share) if shape.seen else inner, path, shape.others, shape.by, lacks)
        if isinstance(shape, Slots):
            return slots(self.field(item, shape.each, path), shape.size, shape.last)
        if isinstance(item, types.StrType):
            guessed = shape if isinstance(shape, Hashed) else self.guess(path, Hashed(32))
            return hashed(guessed.buckets, part or 1.0, each=True)
        if isinstance(item, types.StructType) and item.cls in self.within:
            return count(self.guess(path, Count(8)).most)
        return slots(self.field(item, None, path), self.guess(path, Slots(8)).size, last=False)

    def value(self, kind: types.Type, shape: Of, path: str, part: float | None) -> Field:
        """What stands under a key. The key itself is not told again."""
        if isinstance(kind, types.UnionType):  # a place that may be empty
            kind = next(other for other in kind.types if not isinstance(other, types.NoneType))
        if isinstance(kind, types.StructType):
            only = shape.fields
            if only is None:
                only = {own.name: None for own in kind.fields if own.name != shape.by}
            if isinstance(shape.by, str):
                self.used.add(f"{kind.cls.__name__}.{shape.by}")
            return self.struct(kind, only, path, part)
        if isinstance(kind, types.TupleType) and isinstance(shape.by, int):
            rows = shape.each.items if isinstance(shape.each, Row) else (shape.each,) * len(kind.item_types)
            pairs = list(zip(kind.item_types, rows, strict=True))
            return row_of(
                [NOTHING if n == shape.by else self.field(t, row, path, part) for n, (t, row) in enumerate(pairs)]
            )
        return self.field(kind, shape.each, path, part)

    def mapped(self, value: types.Type, shape: Given, path: str, part: float | None) -> Field:
        if not isinstance(shape, Of):
            return count(self.guess(path, Count(20)).most)
        inner = self.value(value, shape, path, part)
        tells = isinstance(value, types.StructType) and shape.seen  # other values show themselves
        return keyed(shape.keys, seen(inner, part) if tells else inner, path, shape.others)

    def worked(self, shapes: Mapping[str, Worked]) -> Field:
        """What a game works out from the whole view."""
        fields = []
        for name, shape in shapes.items():
            made = self.field(types.type_info(shape.type), shape.shape, f"worked.{name}")
            fields.append(made._replace(emit=after(shape.read, made.emit)))
        return together(fields, ["." + name for name in shapes])

    def guess(self, path: str, shape: Any) -> Any:
        self.guessed.append(path)
        return shape


# -- the ways to write: each gives a field ----------------------------------------------------------------


def plain(names: Sequence[str], emit: Emit, low: float = 0.0) -> Field:
    return Field(len(names), names, [low] * len(names), [1.0] * len(names), emit)


NOTHING = plain((), lambda to, value, at: None)


def sign(part: float | None) -> str:
    """Where there is but one thing it is set, otherwise added: setting is faster."""
    return "= 1.0" if part is None else f"+= {part!r}"


def flag(part: float | None) -> Field:
    return plain([""], lambda to, value, at: to.line(f"if {value}: out[{at}] {sign(part)}"))


def seen(inner: Field, part: float | None) -> Field:
    """An index before a field that says that there is something."""
    here = plain(["?"], lambda to, value, at: to.line(f"out[{at}] {sign(part)}"))
    return together([here, inner], ["", ""])


def amount(shape: Amount, summed: bool) -> Field:
    def emit(to: Writing, value: str, at: Place) -> None:
        number = f"min({value}, {shape.high})" if shape.cut else value
        to.line(f"out[{at}] {'+=' if summed else '='} {number} / {shape.high}")

    return plain([""], emit, shape.low / shape.high)


def count(most: int) -> Field:
    return plain(["#"], lambda to, value, at: to.line(f"out[{at}] += len({value}) / {most}"))


def one_of(keys: Sequence[Key], path: str, part: float | None, closed: bool = False) -> Field:
    """A one for the word. The empty word is no word, unless it is listed, or all words are known (`closed`)."""
    codes = Codes(keys, path)
    if "" not in codes and not closed:
        codes[""] = -1

    def emit(to: Writing, value: str, at: Place) -> None:
        if codes.get("", 0) >= 0:
            to.line(f"out[{at} + {to.constant(codes)}[{value}]] {sign(part)}")
            return
        code = to.name("code")
        to.line(f"{code} = {to.constant(codes)}[{value}]")
        to.line(f"if {code} >= 0: out[{at} + {code}] {sign(part)}")

    return plain([f"={key}" for key in keys], emit)


def counts(keys: Sequence[Key], path: str, part: float) -> Field:
    codes = Codes(keys, path)

    def emit(to: Writing, value: str, at: Place) -> None:
        word = to.name("word")
        to.line(f"for {word} in {value}: out[{at} + {to.constant(codes)}[{word}]] += {part!r}")

    return plain([f"[{key}]" for key in keys], emit)


def hashed(buckets: int, part: float | None, each: bool = False) -> Field:
    def emit(to: Writing, value: str, at: Place) -> None:
        word = to.name("word")
        to.line(f"for {word} in {value if each else f'({value},)'}:")
        to.line(f"    if {word}: out[{at} + {to.constant(bucket)}({word}, {buckets})] {sign(part)}")

    return plain([f"=#{n}" for n in range(buckets)], emit)


def spot(shape: Spot, path: str, part: float | None) -> Field:
    codes = Codes(shape.elsewhere, path)

    def emit(to: Writing, value: str, at: Place) -> None:
        word, where = to.name("word"), to.name("where")
        to.line(f"{word} = {value}")
        to.line(f"{where} = {to.constant(dict(shape.at))}.get({word})")
        to.line(f"if {where} is None: out[{at + 2} + {to.constant(codes)}[{word}]] {sign(part)}")
        to.line(f"else: out[{at}], out[{at + 1}] = {where}")

    return plain([".x", ".y", *(f"={key}" for key in codes)], emit)


def unless_none(inner: Emit) -> Emit:
    def emit(to: Writing, value: str, at: Place) -> None:
        thing = to.name("thing")
        to.line(f"{thing} = {value}")
        with to.block(f"if {thing} is not None:"):
            inner(to, thing, at)

    return emit


def after(read: Callable[[Any], Any], inner: Emit) -> Emit:
    def emit(to: Writing, value: str, at: Place) -> None:
        thing = to.name("thing")
        to.line(f"{thing} = {to.constant(read)}({value})")
        inner(to, thing, at)

    return emit


# -- fields made of fields ----------------------------------------------------------------------------


def together(fields: Sequence[Field], names: Sequence[str], values: Sequence[str] | None = None) -> Field:
    """One after the other. `values`: how each reads its own, "{}.turn", "{}[0]"; without it, all have the same."""

    def emit(to: Writing, value: str, at: Place) -> None:
        if values is not None and not value.isidentifier():
            whole, value = value, to.name("thing")
            to.line(f"{value} = {whole}")
        for n, field in enumerate(fields):
            if field.size:
                field.emit(to, value if values is None else values[n].format(value), at)
            at += field.size

    return Field(
        sum(field.size for field in fields),
        [before + name for before, field in zip(names, fields, strict=True) for name in field.names],
        [low for field in fields for low in field.lows],
        [high for field in fields for high in field.highs],
        emit,
    )


def struct_of(fields: Mapping[str, Field]) -> Field:
    own = ["." + name for name in fields]
    return together(list(fields.values()), own, ["{}" + name for name in own])


def row_of(fields: Sequence[Field]) -> Field:
    numbers = range(len(fields))
    return together(fields, [f".{n}" for n in numbers], [f"{{}}[{n}]" for n in numbers])


def keyed(
    keys: Sequence[Key],
    inner: Field,
    path: str,
    others: Sequence[Key] = (),
    by: str | int | Callable[[Any], Key] | None = None,
    may_lack: bool = False,
) -> Field:
    """The same field for every key: of a dictionary, or of a list whose items say their key (and may be None)."""
    beforehand = Codes(keys, path, inner.size)
    beforehand.update((key, -1) for key in others)

    def emit(to: Writing, value: str, at: Place) -> None:
        key, item, base = to.name("key"), to.name("item"), to.name("at")
        with to.block(f"for {key}, {item} in {value}.items():" if by is None else f"for {item} in {value}:"):
            if by is not None:
                if may_lack:
                    to.line(f"if {item} is None: continue")
                reader = f"{item}.{by}" if isinstance(by, str) else f"{item}[{by}]"
                to.line(f"{key} = {to.constant(by) + f'({item})' if callable(by) else reader}")
            codes = beforehand if at.base else beforehand.moved(at.offset)
            to.line(f"{base} = {to.constant(codes)}[{key}]")
            if others:
                to.line(f"if {base} < 0: continue")
            if at.base:
                to.line(f"{base} += {at}")
            inner.emit(to, item, Place(base))

    return repeated(inner, [f"[{key}]" for key in keys], emit)


def slots(inner: Field, size: int, last: bool) -> Field:
    """The first things of a list, or the last, the newest first; an index says whether there is one."""
    one = seen(inner, None)

    def emit(to: Writing, value: str, at: Place) -> None:
        item, base = to.name("item"), to.name("at")
        some = f"{value}[:{-size - 1}:-1]" if last else f"{value}[:{size}]"
        to.line(f"{base} = {at - one.size}")
        with to.block(f"for {item} in {some}:"):
            to.line(f"{base} += {one.size}")
            with to.block(f"if {item} is not None:"):
                one.emit(to, item, Place(base))

    return repeated(one, [f"[{n}]" for n in range(size)], emit)


def repeated(inner: Field, names: Sequence[str], emit: Emit) -> Field:
    return Field(
        inner.size * len(names),
        [before + name for before in names for name in inner.names],
        list(inner.lows) * len(names),
        list(inner.highs) * len(names),
        emit,
    )
