"""Run by the server at start, with its own connection; there is no alembic.ini."""

from alembic import context

from redbook.server.store.models import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
