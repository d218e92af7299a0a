"""Every table of the database, for both engines. Migrations lead to exactly this; a test compares the two."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    DateTime,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    false,
    text,
)

metadata = MetaData()

# It names no table as its parent: an entry is only written where the table is there, and looking for it once more would
# cost time with every move. SQLite keeps it in the order of writing: in the order of the key (`WITHOUT ROWID`), the
# next moves of a thousand tables change a thousand pages, and only two thirds as many are written in a second.
log = Table(
    "log",
    metadata,
    Column("table_id", Text, primary_key=True),  # `table` itself is a word of SQL.
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("data", LargeBinary, nullable=False),
    Column("chain", LargeBinary, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("summary", LargeBinary, nullable=False),
    Column("deadline", BigInteger),
    Column("node", Text),
    Column("keeping", Text, nullable=False, server_default="unfinished"),
)
_is_public = text("public")
_is_due = text("status = 'playing' AND deadline IS NOT NULL")
_is_held = text("status = 'playing' AND node IS NOT NULL")
Index("lobby", tables.c.status, tables.c.updated, sqlite_where=_is_public, postgresql_where=_is_public)
Index(
    "lobby_by_game",
    tables.c.status,
    tables.c.game,
    tables.c.updated,
    sqlite_where=_is_public,
    postgresql_where=_is_public,
)
Index("tables_by_status", tables.c.status)
Index("tables_by_deadline", tables.c.deadline, sqlite_where=_is_due, postgresql_where=_is_due)
Index("tables_by_node", tables.c.node, sqlite_where=_is_held, postgresql_where=_is_held)
Index("tables_by_keeping", tables.c.keeping, tables.c.updated, tables.c.table_id)

sitters = Table(
    "sitters",
    metadata,
    Column("table_id", Text, ForeignKey("tables.table_id"), primary_key=True),
    Column("place", Integer, primary_key=True, autoincrement=False),
    Column("player", Text, nullable=False),
)
Index("sitters_by_player", sitters.c.player, sitters.c.table_id)

players = Table(
    "players",
    metadata,
    Column("player", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False, server_default="0"),
    Column("signed_out", BigInteger, nullable=False, server_default="0"),
)
_has_signed_out = text("signed_out > 0")
Index("players_signed_out", players.c.signed_out, sqlite_where=_has_signed_out, postgresql_where=_has_signed_out)
Index("players_by_seen", players.c.seen, players.c.player)

results = Table(
    "results",
    metadata,
    Column("table_id", Text, ForeignKey("tables.table_id"), primary_key=True),
    Column("game", Text, nullable=False),
    Column("ended", BigInteger, nullable=False),
    Column("ending", Text, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("summary", LargeBinary, nullable=False),
)

# The end of the match stands here once more, as somebody's last matches are found by it; a result never changes.
result_seats = Table(
    "result_seats",
    metadata,
    Column("table_id", Text, ForeignKey("results.table_id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("player", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("points", Integer, nullable=False),
    Column("share", Double, nullable=False),
    Column("ended", BigInteger, nullable=False),
)
Index("results_by_player", result_seats.c.player, result_seats.c.ended, result_seats.c.table_id)

ratings = Table(
    "ratings",
    metadata,
    Column("player", Text, primary_key=True),
    Column("game", Text, primary_key=True),
    Column("mean", Double, nullable=False),
    Column("deviation", Double, nullable=False),
    Column("matches", Integer, nullable=False),
)
Index("ratings_best_first", ratings.c.game, text("(mean - 3 * deviation)"))

secrets = Table(
    "secrets",
    metadata,
    Column("name", Text, primary_key=True),
    Column("secret", Text, nullable=False),
)

nodes = Table(
    "nodes",
    metadata,
    Column("node", Text, primary_key=True),
    Column("address", Text, nullable=False),
    Column("heartbeat", DateTime(timezone=True), nullable=False),
    # Another node has taken it for dead and may hold its tables: it never writes again under this name.
    Column("dead", Boolean, nullable=False, server_default=false()),
)
