"""Run by Alembic: applies the revisions on the connection, in the transaction, that it is given."""

from alembic import context

from spatz.storage.indexes import SCHEMA
from spatz.storage.schema import VERSION_TABLE

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=SCHEMA,
    version_table=VERSION_TABLE,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
