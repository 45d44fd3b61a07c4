"""Notes that seats share."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "notes",
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("seat", sa.String(40), nullable=False),
        sa.Column("key", sa.String(60), nullable=False),
        sa.Column("text", sa.String(200), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", "key", name="pk_notes"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_notes_table_id_tables", ondelete="CASCADE"),
    )
