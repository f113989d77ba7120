"""The version of a database's schema: brought up to date when a server starts, or back by whoever runs it."""

from __future__ import annotations

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect

from ludus.engine.errors import LudusError
from ludus.engine.language import N_

FIRST = "0001"  # the schema of databases from before revisions were recorded


def configured(connection: Connection | None = None) -> Config:
    config = Config()
    config.set_main_option("script_location", "ludus.server.store:migrations")
    config.attributes["connection"] = connection
    return config


def revisions() -> list[str]:
    """Every revision this version of Ludus knows, oldest first."""
    return [one.revision for one in ScriptDirectory.from_config(configured()).walk_revisions()][::-1]


def latest() -> str:
    return revisions()[-1]


def current(connection: Connection) -> str:
    """The revision a database is at; empty for a database without tables of ours."""
    tables = inspect(connection).get_table_names()
    recorded = MigrationContext.configure(connection).get_current_revision() if "alembic_version" in tables else None
    return recorded or (FIRST if "events" in tables and "players" in tables else "")


def known(connection: Connection) -> str:
    """The revision a database is at; one from the future is refused."""
    found = current(connection)
    if found and found not in revisions():
        message = N_(
            "This database has revision {theirs}, of a newer version of Ludus; this version knows revisions up to "
            "{ours}. Install the newer version, or bring the database back with it: ludus database downgrade {ours}."
        )
        raise LudusError(message, theirs=found, ours=latest())
    return found


def upgrade(connection: Connection, target: str = "head") -> None:
    """Bring a database to the latest revision, or to another one; an empty one gets all before it."""
    found = known(connection)
    if found != latest():
        command.upgrade(_recorded(connection, found), target)


def downgrade(connection: Connection, target: str) -> None:
    """Bring a database back to an earlier revision, for an earlier version of Ludus."""
    found, every = known(connection), revisions()
    earlier = every[: every.index(found) + 1] if found else []
    if target not in earlier:
        message = N_("There is no revision {name} to go back to; this database can go back to: {known}.")
        raise LudusError(message, name=target, known=", ".join(earlier) or "–")
    command.downgrade(_recorded(connection, found), target)


def _recorded(connection: Connection, found: str) -> Config:
    """What Alembic needs, after the revision of a database from before revisions is on record."""
    config = configured(connection)
    if found == FIRST:
        command.stamp(config, FIRST)
    return config


def check_current(connection: Connection) -> None:
    """For commands that run beside a server: they use a database as it is, if it is up to date."""
    if known(connection) != latest():
        raise LudusError(N_("This database must be upgraded first: run ludus database upgrade."))
