"""Who has looked through which seat, and where tables that wait for players come from."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "eyes",
        sa.Column("table_id", sa.String(length=16), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("mark", sa.String(length=80), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_eyes_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "seat", "mark", name=op.f("pk_eyes")),
    )
    op.add_column("tables", sa.Column("device", sa.String(length=64)))
    op.add_column("tables", sa.Column("origin", sa.String(length=64)))


def downgrade() -> None:
    op.drop_column("tables", "origin")
    op.drop_column("tables", "device")
    op.drop_table("eyes")
