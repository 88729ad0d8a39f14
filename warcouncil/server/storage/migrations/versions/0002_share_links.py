"""Links by which outsiders look back at a private match."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "shares",
        sa.Column("table_id", sa.String(length=16), nullable=False),
        sa.Column("token", sa.String(length=40), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_shares_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_shares")),
        sa.UniqueConstraint("token", name=op.f("uq_shares_token")),
    )


def downgrade() -> None:
    op.drop_table("shares")
