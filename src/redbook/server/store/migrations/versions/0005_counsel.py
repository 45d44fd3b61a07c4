"""Tables at which a counsellor may be asked."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("counsel", sa.Boolean, nullable=False, server_default=sa.false()))
