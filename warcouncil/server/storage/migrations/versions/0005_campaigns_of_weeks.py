"""What campaigns of weeks need around the board: notes, calendars."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005weeks"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "notes",
        sa.Column("user_id", sa.String(length=16), nullable=False),
        sa.Column("table_id", sa.String(length=16), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("time", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("fk_notes_user_id"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_notes_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("user_id", "table_id", name=op.f("pk_notes")),
    )
    op.create_table(
        "calendars",
        sa.Column("user_id", sa.String(length=16), nullable=False),
        sa.Column("token", sa.String(length=40), nullable=False),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("fk_calendars_user_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("user_id", name=op.f("pk_calendars")),
        sa.UniqueConstraint("token", name=op.f("uq_calendars_token")),
    )


def downgrade() -> None:
    op.drop_table("calendars")
    op.drop_table("notes")
