"""Where tables are kept: SQLite by default, PostgreSQL for a community. Nothing is acknowledged before it is kept."""

from ludus.server.store.connect import address
from ludus.server.store.store import Conflict, Store

__all__ = ["Conflict", "Store", "address"]
