"""The database's tables. `events` is the truth; what stands beside it is an index that follows from it.

A change here needs a revision in `migrations/versions`, which brings existing databases to it.
"""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

METADATA = MetaData()

PLAYERS = Table(
    "players",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("epoch", Integer, nullable=False),  # raised to make every earlier cookie and link of the player worthless
    Column("link", String(64), nullable=False, unique=True),  # hash of the link that brings the player back
    Column("created", BigInteger, nullable=False),
)

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("header", Text, nullable=False),
    Column("stage", String(16), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("free", Integer, nullable=False),  # seats anybody may take
    Column("tended", Boolean, nullable=False),  # has bots or a clock: a server must look after it
    Column("created", BigInteger, nullable=False),
)
Index("tables_by_stage", TABLES.c.stage, TABLES.c.created)

EVENTS = Table(
    "events",
    METADATA,
    Column("table_id", String(16), ForeignKey(TABLES.c.id), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("audience", Integer, nullable=False),
    Column("time", BigInteger, nullable=False),
    Column("data", Text, nullable=False),
)

MEMBERS = Table(
    "members",
    METADATA,
    Column("player", String(32), ForeignKey(PLAYERS.c.id), primary_key=True),
    Column("table_id", String(16), ForeignKey(TABLES.c.id), primary_key=True),
)
Index("members_by_table", MEMBERS.c.table_id)

INVITES = Table(
    "invites",
    METADATA,
    Column("token", String(64), primary_key=True),  # hashed
    Column("table_id", String(16), ForeignKey(TABLES.c.id), nullable=False),
    Column("seat", Integer, nullable=False),
)
Index("invites_by_table", INVITES.c.table_id)

RESULTS = Table(
    "results",
    METADATA,
    Column("table_id", String(16), ForeignKey(TABLES.c.id), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("player", String(32), nullable=False),
    Column("points", Integer, nullable=False),
    Column("rank", Integer, nullable=False),
    Column("finished", BigInteger, nullable=False),
)
Index("results_by_player", RESULTS.c.player, RESULTS.c.finished)

BLOCKS = Table(  # whom somebody has banned or muted
    "blocks",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # ban, mute
    Column("by", String(32), nullable=False),  # a player; empty for the operator of the server
    Column("player", String(32), nullable=False),
    Column("created", BigInteger, nullable=False),
    UniqueConstraint("kind", "by", "player", name="blocks_once"),
)
Index("blocks_by_player", BLOCKS.c.player)

REPORTS = Table(  # for the operator
    "reports",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("table_id", String(16), nullable=False),  # which may have been purged since
    Column("reporter", String(32), nullable=False),
    Column("player", String(32), nullable=False),
    Column("name", String(64), nullable=False),  # what the reported player was called there
    Column("reason", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
)
Index("reports_by_reporter", REPORTS.c.reporter, REPORTS.c.created)

NOTICES = Table(  # what a server on SQLite must read again: somebody else, `ludus admin` for instance, has changed it
    "notices",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("about", String(32), nullable=False),  # a player or a table
    Column("number", Integer, nullable=False),  # of a table's latest event, see `store.notification_sender`
    Column("created", BigInteger, nullable=False),
    sqlite_autoincrement=True,  # so that a number is never used again
)
