"""What a host looks after: reports of talk, bans, what was done, and who may open the host's page."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

BIG = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    op.create_table(
        "reports",
        sa.Column("id", BIG, autoincrement=True, nullable=False),
        sa.Column("table_id", sa.String(length=16), nullable=False),
        sa.Column("channel", sa.String(length=60), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("author", sa.String(length=16), nullable=False),
        sa.Column("reporter", sa.String(length=16), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("time", sa.Float(), nullable=False),
        sa.Column("settled", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_reports_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_reports")),
        sa.UniqueConstraint("table_id", "channel", "number", "reporter", name=op.f("uq_reports_table_id")),
    )
    op.create_index(op.f("ix_reports_author"), "reports", ["author"])
    op.create_index(op.f("ix_reports_reporter"), "reports", ["reporter"])
    op.create_table(
        "bans",
        sa.Column("mark", sa.String(length=80), nullable=False),
        sa.Column("user_id", sa.String(length=16), nullable=False),
        sa.Column("time", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("mark", name=op.f("pk_bans")),
    )
    op.create_index(op.f("ix_bans_user_id"), "bans", ["user_id"])
    op.create_table(
        "acts",
        sa.Column("id", BIG, autoincrement=True, nullable=False),
        sa.Column("time", sa.Float(), nullable=False),
        sa.Column("act", sa.String(length=20), nullable=False),
        sa.Column("about", sa.String(length=200), nullable=False),
        sa.Column("way", sa.String(length=10), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_acts")),
    )
    op.create_table(
        "keys",
        sa.Column("token_hash", sa.String(length=64), nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("expires", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("token_hash", name=op.f("pk_keys")),
    )


def downgrade() -> None:
    for name in ("keys", "acts", "bans", "reports"):
        op.drop_table(name)
