"""Addresses that were confirmed, letters with links, post that was set aside, and guests who make room for accounts.

No address that was given before counts as confirmed: nobody was ever asked whether it is theirs.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from warcouncil.server.ground.names import guest_name, name_key

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # In place: a batch would make the table anew, and dropping the old one takes along all sessions on SQLite.
    op.add_column("users", sa.Column("email_confirmed", sa.Boolean(), server_default=sa.false(), nullable=False))
    op.add_column("users", sa.Column("guest_key", sa.String(length=120), nullable=True))
    op.create_index(op.f("ix_users_guest_key"), "users", ["guest_key"], unique=False)
    _name_guests()
    op.create_table(
        "undelivered",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), autoincrement=True, nullable=False),
        sa.Column("user_id", sa.String(length=16), nullable=False),
        sa.Column("way", sa.String(length=10), nullable=False),
        sa.Column("address", sa.String(length=500), nullable=False),
        sa.Column("reason", sa.String(length=200), nullable=False),
        sa.Column("attempts", sa.Integer(), nullable=False),
        sa.Column("time", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("fk_undelivered_user_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_undelivered")),
    )
    op.create_table(
        "tickets",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), autoincrement=True, nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("user_id", sa.String(length=16), nullable=False),
        sa.Column("address", sa.String(length=200), nullable=False),
        sa.Column("mailbox", sa.String(length=200), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("token_hash", sa.String(length=64), nullable=True),
        sa.Column("expires", sa.Float(), nullable=False),
        sa.Column("used", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("fk_tickets_user_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tickets")),
        sa.UniqueConstraint("token_hash", name=op.f("uq_tickets_token_hash")),
    )
    with op.batch_alter_table("tickets", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_tickets_mailbox"), ["mailbox"], unique=False)
        batch_op.create_index(batch_op.f("ix_tickets_user_id"), ["user_id"], unique=False)
    op.create_table(
        "asks",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), autoincrement=True, nullable=False),
        sa.Column("who", sa.String(length=200), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_asks")),
    )


def _name_guests() -> None:
    """Guests who bear an account's name already get another one, as they would from now on."""
    users = sa.table(
        "users", *(sa.column(name) for name in ("id", "name", "name_key", "guest_key")), sa.column("guest", sa.Boolean)
    )
    connection = op.get_bind()
    taken = set(connection.scalars(sa.select(users.c.name_key).where(users.c.name_key.is_not(None))))
    guests = connection.execute(sa.select(users.c.id, users.c.name).where(users.c.guest.is_(True))).all()
    for guest in guests:
        name = guest_name(guest.name, guest.id) if name_key(guest.name) in taken else guest.name
        values = {"name": name, "guest_key": name_key(name)}
        connection.execute(sa.update(users).where(users.c.id == guest.id).values(**values))


def downgrade() -> None:
    op.drop_table("asks")
    with op.batch_alter_table("tickets", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_tickets_user_id"))
        batch_op.drop_index(batch_op.f("ix_tickets_mailbox"))
    op.drop_table("tickets")
    op.drop_table("undelivered")
    op.drop_index(op.f("ix_users_guest_key"), "users")
    op.drop_column("users", "guest_key")
    op.drop_column("users", "email_confirmed")
