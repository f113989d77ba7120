"""Where tables are kept: SQLite by default, PostgreSQL for a community. Nothing is acknowledged before it is kept."""

from ludus.server.store.appending import Conflict
from ludus.server.store.connect import OUTAGES, address
from ludus.server.store.store import Store

__all__ = ["OUTAGES", "Conflict", "Store", "address"]
