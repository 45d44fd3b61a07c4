"""Invites are used once: whoever has taken one up keeps it as a key of his own. Tables lead on to others."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("onward", sa.String(16)))
    op.execute(
        "UPDATE tokens SET role = 'seat' WHERE role = 'invite' AND EXISTS (SELECT 1 FROM seats"
        " WHERE seats.table_id = tokens.table_id AND seats.seat = tokens.seat AND seats.taken)"
    )
