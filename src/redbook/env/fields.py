"""From a type and a shape to numbers: every field of a view becomes a stretch of an array, with a name for each index.

`compile_field` walks the types of a view once, guided by what the game says about sizes (`redbook.kernel.shapes`), and
gives a `Field`: its size, the names and bounds of its indices, and `write`, which puts a value into an array of zeros.
Values are added, never set, so that several things under one key sum up.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable, Mapping, Sequence
from operator import attrgetter, itemgetter
from typing import Any, NamedTuple
from zlib import crc32

import msgspec
from msgspec import inspect as types

from redbook.kernel import RedbookError
from redbook.kernel.shapes import Amount, Count, Key, LeftOut, Of, Row, Several, Shape, Slots, Spot, Worked

Write = Callable[["array[float]", int, Any], None]


class CannotEncode(RedbookError):
    """A view holds a word that the game's `shapes` does not list, or has a type that nothing here can lay out."""

    code = "cannot-encode"


class Field(NamedTuple):
    size: int
    names: Sequence[str]  # each continues the path that leads to it: "", ".turn", "[gondor]", "=open"
    lows: Sequence[float]
    highs: Sequence[float]
    write: Write


class Codes(dict[Key, int]):
    """Where each word stands; a word that is not listed is an error that names the field."""

    def __init__(self, keys: Iterable[Key], path: str, stride: int = 1) -> None:
        super().__init__((key, n * stride) for n, key in enumerate(keys))
        self.path = path

    def __missing__(self, key: Key) -> int:
        raise CannotEncode(field=self.path, value=str(key))


class Hashed(msgspec.Struct, frozen=True):
    """A word of which no list is known: one of `buckets` places, by its hash."""

    buckets: int


class Compiler:
    """`shapes` by "Struct.field". What is missing there is guessed, and `guessed` says where; `used`: all fields met."""

    def __init__(self, shapes: dict[str, Shape]) -> None:
        self.shapes = shapes
        self.guessed: list[str] = []
        self.left_out: dict[str, str] = {}
        self.used: set[str] = set()
        self.within: list[type] = []

    # -- by type ------------------------------------------------------------------------------

    def field(self, kind: types.Type, shape: Shape | Hashed | None, path: str, scale: float = 1.0) -> Field:
        if isinstance(shape, LeftOut):
            self.left_out[path] = shape.why
            return NOTHING
        if isinstance(shape, Several):
            return together([self.field(kind, way, path, scale) for way in shape.ways], [""] * len(shape.ways))
        if isinstance(shape, Count):
            return count(scale / shape.most)
        match kind:
            case types.UnionType():
                return self.perhaps(kind, shape, path, scale)
            case types.BoolType():
                return Field(1, [""], [0.0], [1.0], flag(scale))
            case types.IntType() | types.FloatType():
                return self.number(shape, path, scale)
            case types.LiteralType(values=words):
                return one_of(words, path, scale)
            case types.StrType():
                return self.word(shape, path, scale)
            case types.StructType():
                return self.struct(kind, None, path, scale)
            case types.TupleType(item_types=items):
                rows = shape.items if isinstance(shape, Row) else (shape,) * len(items)
                made = [self.field(item, row, path, scale) for item, row in zip(items, rows, strict=True)]
                return row_of(made)
            case types.ListType(item_type=item) | types.VarTupleType(item_type=item):
                return self.listed(item, shape, path, scale)
            case types.DictType(key_type=types.LiteralType(values=keys), value_type=value):
                return keyed(keys, self.field(value, shape, path, scale), path)
            case types.DictType(value_type=value):
                return self.mapped(value, shape, path, scale)
        raise CannotEncode(field=path, value=type(kind).__name__)

    def perhaps(self, kind: types.UnionType, shape: Shape | Hashed | None, path: str, scale: float) -> Field:
        """None is nothing but zeros. A word that is there shows itself; anything else has an index that says so."""
        others = [part for part in kind.types if not isinstance(part, types.NoneType)]
        if len(others) != 1:
            raise CannotEncode(field=path, value=str(kind))
        inner = self.field(others[0], shape, path, scale)
        if isinstance(others[0], types.StrType | types.LiteralType):
            return inner._replace(write=unless_none(inner.write))
        here = Field(1, ["?"], [0.0], [1.0], lambda out, at, value: there(out, at, scale))
        both = together([here, inner], ["", ""])
        return both._replace(write=unless_none(both.write))

    def number(self, shape: Shape | Hashed | None, path: str, scale: float) -> Field:
        if isinstance(shape, Of):
            return one_of(shape.keys, path, scale)
        if not isinstance(shape, Amount):
            shape = self.guess(path, Amount(100, -100))
        return Field(
            1, [""], [shape.low / shape.high], [1.0], up_to(shape.high) if shape.cut else amount(1 / shape.high)
        )

    def word(self, shape: Shape | Hashed | None, path: str, scale: float) -> Field:
        if isinstance(shape, Of):
            return one_of(shape.keys, path, scale)
        if isinstance(shape, Spot):
            return spot(shape, path, scale)
        if not isinstance(shape, Hashed):
            shape = self.guess(path, Hashed(16))
        return hashed(shape.buckets, scale)

    def struct(self, kind: types.StructType, only: Mapping[str, Shape | None] | None, path: str, scale: float) -> Field:
        if kind.cls in self.within:
            raise CannotEncode(field=path, value=f"{kind.cls.__name__} within itself: give it a Count")
        self.within.append(kind.cls)
        fields, names, readers = [], [], []
        for part in kind.fields:
            name = f"{kind.cls.__name__}.{part.name}"
            if only is not None and part.name not in only:
                continue
            self.used.add(name)
            shape = (only or {}).get(part.name) or self.shapes.get(name)
            made = self.field(part.type, shape, name, scale)
            if made.size:
                fields.append(made)
                names.append("." + part.name)
                readers.append(part.name)
        self.within.pop()
        return together(fields, names)._replace(write=struct_writer(fields, readers))

    def listed(self, item: types.Type, shape: Shape | Hashed | None, path: str, scale: float) -> Field:
        if isinstance(shape, Of) and shape.by is None:
            return counts(shape.keys, path, scale / shape.most)
        if isinstance(shape, Of):
            return self.found(item, shape, path, scale)
        if isinstance(shape, Slots):
            inner = self.field(item, shape.each, path, scale)
            return slots(inner, shape.size, shape.last)
        if isinstance(item, types.StrType):
            return hashed_all((shape if isinstance(shape, Hashed) else self.guess(path, Hashed(32))).buckets, scale)
        if isinstance(item, types.StructType) and item.cls in self.within:
            return count(scale / self.guess(path, Count(8)).most)
        return slots(self.field(item, None, path, scale), self.guess(path, Slots(8)).size, False)

    def found(self, item: types.Type, shape: Of, path: str, scale: float) -> Field:
        """Structs or tuples by a key."""
        part = scale / shape.most
        inner = self.value(item, shape, path, part)
        if isinstance(shape.by, str):
            read: Callable[[Any], Key] = attrgetter(shape.by)
        else:
            read = itemgetter(shape.by) if isinstance(shape.by, int) else shape.by  # type: ignore[assignment]
        return keyed(shape.keys, inner, path, part if shape.seen else 0.0, shape.others, read)

    def value(self, kind: types.Type, shape: Of, path: str, scale: float) -> Field:
        """What stands under a key. The key itself is not told again."""
        if isinstance(kind, types.UnionType):  # a place that may be empty
            kind = next(part for part in kind.types if not isinstance(part, types.NoneType))
        if isinstance(kind, types.StructType):
            own = {f.name: f.type for f in kind.fields}
            only = shape.fields if shape.fields is not None else {name: None for name in own if name != shape.by}
            if isinstance(shape.by, str):
                self.used.add(f"{kind.cls.__name__}.{shape.by}")
            return self.struct(kind, only, path, scale)
        if isinstance(kind, types.TupleType) and isinstance(shape.by, int):
            rows = shape.each.items if isinstance(shape.each, Row) else (shape.each,) * len(kind.item_types)
            pairs = list(zip(kind.item_types, rows, strict=True))
            return row_of(
                [NOTHING if n == shape.by else self.field(t, row, path, scale) for n, (t, row) in enumerate(pairs)]
            )
        return self.field(kind, shape.each, path, scale)

    def mapped(self, value: types.Type, shape: Shape | Hashed | None, path: str, scale: float) -> Field:
        if not isinstance(shape, Of):
            return count(scale / self.guess(path, Count(20)).most)
        inner = self.value(value, shape, path, scale)
        plain = isinstance(value, types.IntType | types.StrType | types.LiteralType | types.DictType | types.ListType)
        return keyed(shape.keys, inner, path, 0.0 if plain or not shape.seen else scale, shape.others)

    def worked(self, shapes: Mapping[str, Worked]) -> Field:
        """What a game works out from the whole view."""
        fields = []
        for name, shape in shapes.items():
            made = self.field(types.type_info(shape.type), shape.shape, f"worked.{name}")
            fields.append(made._replace(write=after(shape.read, made.write)))
        return together(fields, ["." + name for name in shapes])

    def guess(self, path: str, shape: Any) -> Any:
        self.guessed.append(path)
        return shape


# -- the ways to write ------------------------------------------------------------------------------


def nothing(out: array[float], at: int, value: Any) -> None:
    pass


NOTHING = Field(0, (), (), (), nothing)


def there(out: array[float], at: int, scale: float) -> None:
    out[at] += scale


def flag(scale: float) -> Write:
    def write(out: array[float], at: int, value: Any) -> None:
        if value:
            out[at] += scale

    return write


def amount(scale: float) -> Write:
    def write(out: array[float], at: int, value: Any) -> None:
        if value:
            out[at] += value * scale

    return write


def up_to(high: int) -> Write:
    def write(out: array[float], at: int, value: Any) -> None:
        out[at] += min(1.0, value / high)

    return write


def count(scale: float) -> Field:
    def write(out: array[float], at: int, value: Any) -> None:
        out[at] += len(value) * scale

    return Field(1, ["#"], [0.0], [1.0], write)


def one_of(keys: Sequence[Key], path: str, scale: float) -> Field:
    codes = Codes(keys, path)
    if "" not in codes and any(isinstance(key, str) for key in keys):
        codes[""] = -1  # no word

    def write(out: array[float], at: int, value: Any) -> None:
        code = codes[value]
        if code >= 0:
            out[at + code] += scale

    return Field(len(keys), [f"={key}" for key in keys], [0.0] * len(keys), [1.0] * len(keys), write)


def counts(keys: Sequence[Key], path: str, scale: float) -> Field:
    codes = Codes(keys, path)

    def write(out: array[float], at: int, value: Any) -> None:
        for word in value:
            out[at + codes[word]] += scale

    return Field(len(keys), [f"[{key}]" for key in keys], [0.0] * len(keys), [1.0] * len(keys), write)


def hashed(buckets: int, scale: float) -> Field:
    def write(out: array[float], at: int, value: Any) -> None:
        if value:
            out[at + crc32(str(value).encode()) % buckets] += scale

    return Field(buckets, [f"=#{n}" for n in range(buckets)], [0.0] * buckets, [1.0] * buckets, write)


def hashed_all(buckets: int, scale: float) -> Field:
    one = hashed(buckets, scale)

    def write(out: array[float], at: int, value: Any) -> None:
        for word in value:
            one.write(out, at, word)

    return one._replace(write=write)


def spot(shape: Spot, path: str, scale: float) -> Field:
    codes = Codes(shape.elsewhere, path)
    places = shape.at

    def write(out: array[float], at: int, value: Any) -> None:
        place = places.get(value)
        if place is None:
            out[at + 2 + codes[value]] += scale
        else:
            out[at] += place[0] * scale
            out[at + 1] += place[1] * scale

    size = 2 + len(codes)
    return Field(size, [".x", ".y", *(f"={key}" for key in codes)], [0.0] * size, [1.0] * size, write)


def unless_none(inner: Write) -> Write:
    def write(out: array[float], at: int, value: Any) -> None:
        if value is not None:
            inner(out, at, value)

    return write


def after(read: Callable[[Any], Any], inner: Write) -> Write:
    return lambda out, at, view: inner(out, at, read(view))


def together(fields: Sequence[Field], names: Sequence[str]) -> Field:
    """One after the other; each is given the same value."""
    starts = offsets(fields)
    plan = [(field.write, start) for field, start in zip(fields, starts, strict=True)]

    def write(out: array[float], at: int, value: Any) -> None:
        for inner, start in plan:
            inner(out, at + start, value)

    return Field(
        sum(field.size for field in fields),
        [before + name for before, field in zip(names, fields, strict=True) for name in field.names],
        [low for field in fields for low in field.lows],
        [high for field in fields for high in field.highs],
        write,
    )


def offsets(fields: Sequence[Field]) -> list[int]:
    starts, total = [], 0
    for field in fields:
        starts.append(total)
        total += field.size
    return starts


def struct_writer(fields: Sequence[Field], names: Sequence[str]) -> Write:
    plan = [(field.write, start, name) for field, start, name in zip(fields, offsets(fields), names, strict=True)]

    def write(out: array[float], at: int, value: Any) -> None:
        for inner, start, name in plan:
            inner(out, at + start, getattr(value, name))

    return write


def row_of(fields: Sequence[Field]) -> Field:
    plan = [(field.write, start) for field, start in zip(fields, offsets(fields), strict=True)]

    def write(out: array[float], at: int, value: Any) -> None:
        for (inner, start), item in zip(plan, value, strict=True):
            inner(out, at + start, item)

    return together(fields, [f".{n}" for n in range(len(fields))])._replace(write=write)


def keyed(
    keys: Sequence[Key],
    inner: Field,
    path: str,
    seen: float = 0.0,
    others: Sequence[Key] = (),
    read: Callable[[Any], Key | None] | None = None,
) -> Field:
    """The same field for every key, of a dictionary, or of a list whose items say their key (None: not counted).

    With `seen`, an index before it says that the key is there.
    """
    if seen:
        inner = together([Field(1, ["?"], [0.0], [1.0], lambda out, at, value: there(out, at, seen)), inner], ["", ""])
    codes = Codes(keys, path, inner.size)
    codes.update((key, -1) for key in others)
    put = inner.write

    def write(out: array[float], at: int, value: Any) -> None:
        for key, item in value.items():
            code = codes[key]
            if code >= 0:
                put(out, at + code, item)

    def write_list(out: array[float], at: int, value: Any) -> None:
        for item in value:
            key = None if item is None else read(item)  # type: ignore[misc]
            if key is not None:
                put(out, at + codes[key], item)

    return Field(
        inner.size * len(keys),
        [f"[{key}]{name}" for key in keys for name in inner.names],
        list(inner.lows) * len(keys),
        list(inner.highs) * len(keys),
        write if read is None else write_list,
    )


def slots(inner: Field, size: int, last: bool) -> Field:
    """The first things of a list, or the last, the newest first; an index says whether there is one."""
    one = together([Field(1, ["?"], [0.0], [1.0], lambda out, at, value: there(out, at, 1.0)), inner], ["", ""])
    step, put = one.size, one.write

    def write(out: array[float], at: int, value: Any) -> None:
        for n, item in enumerate(value[: -size - 1 : -1] if last else value[:size]):
            if item is not None:
                put(out, at + n * step, item)

    return Field(
        step * size,
        [f"[{n}]{name}" for n in range(size) for name in one.names],
        list(one.lows) * size,
        list(one.highs) * size,
        write,
    )
