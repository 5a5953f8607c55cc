"""Run by Alembic: applies the revisions on the connection, in the transaction, that it is given."""

from alembic import context

from spatz.storage.schema import VERSION_TABLE
from spatz.storage.tables import Base

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=Base.metadata,
    version_table=VERSION_TABLE,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
