"""Matches that do not play as they did, because the rules have changed."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "rule_changes",
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("rules_before", sa.Integer, nullable=False),
        sa.Column("rules_after", sa.Integer, nullable=False),
        sa.Column("kept", sa.Integer, nullable=False),
        sa.Column("stood", sa.Integer, nullable=False),
        sa.Column("settings", sa.Text, nullable=False),
        sa.Column("chance", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "version", name="pk_rule_changes"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_rule_changes_table_id_tables", ondelete="CASCADE"
        ),
    )
