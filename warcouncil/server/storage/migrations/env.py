"""Alembic's entry: runs the migrations on the connection that `Store.upgrade` hands over."""

from __future__ import annotations

from alembic import context

from warcouncil.server.storage.models import metadata

if hasattr(context, "config"):  # there is none unless Alembic itself runs this file
    context.configure(
        connection=context.config.attributes["connection"],
        target_metadata=metadata,
        render_as_batch=True,
    )
    with context.begin_transaction():
        context.run_migrations()
