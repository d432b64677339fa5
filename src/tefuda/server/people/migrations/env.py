"""Run by alembic for every command: with the connection that `migrating.configured` put in."""

from alembic import context

from tefuda.server.people.migrating import is_ours
from tefuda.server.people.schema import Schema

context.configure(
    connection=context.config.attributes["connection"], target_metadata=Schema.metadata, include_object=is_ours
)
with context.begin_transaction():
    context.run_migrations()
