"""What a match is set up with is called settings; options are what may be chosen."""

from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.execute("ALTER TABLE tables RENAME COLUMN options TO settings")
