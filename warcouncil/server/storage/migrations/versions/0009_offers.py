"""A message may be an offer: what is offered stands beside its text."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("talk", sa.Column("offer", sa.Text(), nullable=True))


def downgrade() -> None:
    op.drop_column("talk", "offer")
