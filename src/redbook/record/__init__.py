"""Matches and positions as people write them down: records in text, and positions as short strings."""

from redbook.record.nodes import BadRecord, Fallen, Node
from redbook.record.record import Record, looks_like_a_record, parse
from redbook.record.short import from_short, is_short, short_position

__all__ = [
    "BadRecord",
    "Fallen",
    "Node",
    "Record",
    "from_short",
    "is_short",
    "looks_like_a_record",
    "parse",
    "short_position",
]
