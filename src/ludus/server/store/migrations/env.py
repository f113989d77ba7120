"""What Alembic runs for every command: it works on the connection it is given, within that connection's transaction."""

from alembic import context

from ludus.server.store.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,  # SQLite cannot alter a table: it is copied into a new one
)
with context.begin_transaction():
    context.run_migrations()
