"""Revisions of the database's schema, for Alembic. `versions` holds one file for each, applied in order."""
