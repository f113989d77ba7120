"""Bans, mutes and reports, and notices to a server that uses an SQLite file."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

EVENTS = sa.table("events", *map(sa.column, ("table_id", "number", "kind", "data")))


def upgrade() -> None:
    op.create_table(
        "blocks",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("by", sa.String(32), nullable=False),
        sa.Column("player", sa.String(32), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.UniqueConstraint("kind", "by", "player", name="blocks_once"),
    )
    op.create_index("blocks_by_player", "blocks", ["player"])
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("reporter", sa.String(32), nullable=False),
        sa.Column("player", sa.String(32), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_index("reports_by_reporter", "reports", ["reporter", "created"])
    op.create_table(
        "notices",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("about", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sqlite_autoincrement=True,
    )


def downgrade() -> None:
    for name in ("notices", "reports", "blocks"):
        op.drop_table(name)
    _tell_earlier_versions()


def _tell_earlier_versions() -> None:
    """Say what earlier versions do not know in the nearest words that they do know."""
    connection = op.get_bind()
    new = sa.select(EVENTS).where(EVENTS.c.kind.in_(("remove", "close")))
    for table, number, kind, data in connection.execute(new).fetchall():
        which = (EVENTS.c.table_id == table) & (EVENTS.c.number == number)
        told, values = _in_earlier_words(kind, json.loads(data))
        connection.execute(sa.update(EVENTS).where(which).values(kind=told, data=json.dumps(values)))


def _in_earlier_words(kind: str, data: dict[str, str]) -> tuple[str, dict[str, str]]:
    """Whoever was removed has resigned or left; that a table was closed becomes an event that means nothing."""
    if kind == "close":
        return "learned", {"key": kind}
    return ("resign", {"level": data["level"]}) if data.get("level") else ("open", {})
