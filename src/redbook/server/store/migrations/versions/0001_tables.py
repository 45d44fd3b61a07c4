"""Tables, their seats, links and moves."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("chance", sa.Text, nullable=False),
        sa.Column("position", sa.Text),
        sa.Column("title", sa.String(120), nullable=False),
        sa.Column("opened", sa.Double, nullable=False),
        sa.Column("changed", sa.Double, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("length", sa.Integer, nullable=False),
        sa.Column("waiting", sa.String(40)),
        sa.Column("result", sa.Text),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_index("ix_tables_waiting", "tables", ["waiting"])
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("seat", sa.String(40), nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("bot", sa.String(64), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("taken", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_seats"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_seats_table_id_tables", ondelete="CASCADE"),
    )
    op.create_table(
        "tokens",
        sa.Column("fingerprint", sa.String(64), nullable=False),
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("role", sa.String(8), nullable=False),
        sa.Column("seat", sa.String(40)),
        sa.PrimaryKeyConstraint("fingerprint", name="pk_tokens"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_tokens_table_id_tables", ondelete="CASCADE"),
    )
    op.create_index("ix_tokens_table_id", "tokens", ["table_id"])
    op.create_table(
        "moves",
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("undo", sa.Boolean, nullable=False),
        sa.Column("seat", sa.String(40), nullable=False),
        sa.Column("notation", sa.Text, nullable=False),
        sa.Column("count", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "version", name="pk_moves"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_moves_table_id_tables", ondelete="CASCADE"),
    )
