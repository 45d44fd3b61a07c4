"""What is stored. A move is one row that is never changed; everything else about a match follows by replay."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    false,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
    }
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("settings", Text, nullable=False),  # JSON, as are the next two
    Column("chance", Text, nullable=False),  # as it was before the first move, seed included: never leaves the server
    Column("position", Text),
    Column("title", String(120), nullable=False),
    Column("opened", Double, nullable=False),  # seconds since 1970
    # Where the match stands: known from the moves, and kept here for lists. `version` guards every change.
    Column("changed", Double, nullable=False),
    Column("version", Integer, nullable=False),
    Column("length", Integer, nullable=False),
    Column("waiting", String(40)),
    Column("result", Text),
    Column("onward", String(16)),  # the table that goes on from the end of this one
    Column("counsel", Boolean, nullable=False, server_default=false()),  # whether a counsellor may be asked
    Index("ix_tables_waiting", "waiting"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", String(40), primary_key=True),
    Column("place", Integer, nullable=False),  # order around the table
    Column("kind", String(8), nullable=False),  # here, friend, bot
    Column("bot", String(64), nullable=False),
    Column("name", String(40), nullable=False),
    Column("taken", Boolean, nullable=False),
)

tokens = Table(
    "tokens",
    metadata,
    Column("fingerprint", String(64), primary_key=True),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("role", String(8), nullable=False),  # host, invite, seat, watch
    Column("seat", String(40)),  # of an invite or of one taken up; the host holds every seat of kind "here"
)

notes = Table(
    "notes",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", String(40), primary_key=True),  # who wrote it
    Column("key", String(60), primary_key=True),  # where on the board: the client's own word
    Column("text", String(200), nullable=False),
)

moves = Table(
    "moves",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, primary_key=True),  # after this row
    Column("number", Integer, nullable=False),  # length of the match after this row
    Column("undo", Boolean, nullable=False),
    Column("seat", String(40), nullable=False),
    Column("notation", Text, nullable=False),
    Column("count", Integer, nullable=False),  # how many options there were: checked on replay
)

rule_changes = Table(
    "rule_changes",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, primary_key=True),  # of the row in `moves` that takes back what no longer stands
    Column("rules_before", Integer, nullable=False),
    Column("rules_after", Integer, nullable=False),
    Column("kept", Integer, nullable=False),  # moves that still stand
    Column("stood", Integer, nullable=False),  # moves that stood before
    Column("settings", Text, nullable=False),  # JSON: what `tables` said until then, as does the next
    Column("chance", Text, nullable=False),
)
