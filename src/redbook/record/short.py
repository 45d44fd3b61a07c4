"""A position as a short string that fits into a link: `siege-1.` and letters, digits, `-` and `_`.

It is the position's JSON, deflated against a sample of the game's positions that both sides know (`samples/`), with a
checksum before it. The number says which sample: a new one gets a new number, and the old ones stay for old links.
"""

from __future__ import annotations

import re
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Mapping
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec

from redbook.kernel.errors import BadPosition
from redbook.kernel.saving import in_todays_words

SAMPLES = Path(__file__).parent / "samples"
NOW = {"wotr": 1, "hunt": 1, "siege": 1, "tcg": 1}  # the sample that strings are written with; others have none: 0
LONGEST = 20_000  # letters
LARGEST = 200_000  # bytes of JSON: the largest positions have 30,000
CHECK = 4  # bytes of checksum
SHORT = re.compile(r"([a-z0-9_-]{1,60})-([0-9]{1,3})\.([A-Za-z0-9_-]+)")
KEPT = ("redbook", "rules", "seats", "settings", "position")


def short_position(doc: Mapping[str, Any]) -> str:
    """The document of `Match.position` as a short string.

    >>> from redbook import Match
    >>> short = short_position(Match.new("siege", seed=1).position())
    >>> short[:8], Match.from_position(from_short(short)).game.id
    ('siege-1.', 'siege')
    """
    doc = in_todays_words(doc)
    game = doc.get("game")
    if not isinstance(game, str) or not isinstance(doc.get("position"), Mapping):
        raise BadPosition(why="game, position")
    text = msgspec.json.encode([doc.get(key) for key in KEPT], order="sorted")
    if len(text) > LARGEST:
        raise BadPosition(why=f"> {LARGEST} bytes")
    version = NOW.get(game, 0)
    packer = zlib.compressobj(9, zlib.DEFLATED, -15, 9, zlib.Z_DEFAULT_STRATEGY, sample(game, version))
    packed = checksum(text) + packer.compress(text) + packer.flush()
    return f"{game}-{version}.{urlsafe_b64encode(packed).rstrip(b'=').decode()}"


def from_short(short: str) -> dict[str, Any]:
    """The document again; BadPosition if the string was cut or mistyped. Whether such a position can be is for
    `Match.from_position` to say.

    >>> from redbook import Match
    >>> from_short(short_position(Match.new("siege", seed=1).position()))["game"]
    'siege'
    """
    if len(short) > LONGEST:
        raise BadPosition(why=f"> {LONGEST}")
    found = SHORT.fullmatch(short.strip())
    if found is None:
        raise BadPosition(why=f"“{short[:40]}”")
    game, version, letters = found[1], int(found[2]), found[3]
    if version > NOW.get(game, 0):
        raise BadPosition(why=f"{game}-{version} > {NOW.get(game, 0)}")
    try:
        packed = urlsafe_b64decode(letters + "=" * (-len(letters) % 4))
        unpacker = zlib.decompressobj(-15, sample(game, version))
        text = unpacker.decompress(packed[CHECK:], LARGEST)
        if not unpacker.eof or unpacker.unused_data or checksum(text) != packed[:CHECK]:
            raise ValueError("checksum")
        values = msgspec.json.decode(text, type=list[Any])
    except (ValueError, RecursionError, zlib.error) as wrong:  # msgspec's and binascii's errors are ValueErrors
        raise BadPosition(why=f"“{short[:40]}”: {wrong}") from wrong
    if len(values) != len(KEPT):
        raise BadPosition(why=f"“{short[:40]}”")
    return {"game": game, **{key: value for key, value in zip(KEPT, values, strict=True) if value is not None}}


def is_short(words: str) -> bool:
    """Whether it looks like a short position; `from_short` says whether it is one.

    >>> from redbook import Match
    >>> is_short(short_position(Match.new("siege", seed=1).position())), is_short("siege")
    (True, False)
    """
    return SHORT.fullmatch(words.strip()) is not None


def checksum(text: bytes) -> bytes:
    return blake2b(text, digest_size=CHECK).digest()


@cache
def sample(game: str, version: int) -> bytes:
    """What both sides know already: pieces of the game's positions, the commonest last."""
    return (SAMPLES / f"{game}-{version}.txt").read_bytes() if version else b""
