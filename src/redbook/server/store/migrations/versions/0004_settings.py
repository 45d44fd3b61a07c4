"""What a match is set up with is called settings; options are what may be chosen.

Notes in the Hunt were the Ringwraiths' own until now, and stay so at the tables where they were written.
"""

import json

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.execute("ALTER TABLE tables RENAME COLUMN options TO settings")
    tables = sa.table(
        "tables", sa.column("id", sa.String), sa.column("game", sa.String), sa.column("settings", sa.Text)
    )
    connection = op.get_bind()
    for row in connection.execute(sa.select(tables.c.id, tables.c.settings).where(tables.c.game == "hunt")).all():
        settings = {"notes": "private", **json.loads(row.settings)}
        connection.execute(sa.update(tables).where(tables.c.id == row.id).values(settings=json.dumps(settings)))
