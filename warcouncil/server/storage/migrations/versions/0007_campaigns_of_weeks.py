"""What campaigns of weeks need around the board: notes, calendars, invitations by name, friends."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
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
    op.create_table(
        "bids",
        sa.Column("table_id", sa.String(length=16), nullable=False),
        sa.Column("user_id", sa.String(length=16), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_bids_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "user_id", name=op.f("pk_bids")),
    )
    op.create_index(op.f("ix_bids_user_id"), "bids", ["user_id"], unique=False)
    op.create_table(
        "friends",
        sa.Column("user_id", sa.String(length=16), nullable=False),
        sa.Column("friend", sa.String(length=16), nullable=False),
        sa.Column("time", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("fk_friends_user_id"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["friend"], ["users.id"], name=op.f("fk_friends_friend"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("user_id", "friend", name=op.f("pk_friends")),
    )
    op.create_index(op.f("ix_friends_friend"), "friends", ["friend"], unique=False)


def downgrade() -> None:
    op.drop_index(op.f("ix_friends_friend"), "friends")
    op.drop_table("friends")
    op.drop_index(op.f("ix_bids_user_id"), "bids")
    op.drop_table("bids")
    op.drop_table("calendars")
    op.drop_table("notes")
