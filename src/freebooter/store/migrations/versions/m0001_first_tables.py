"""The first tables. A migration is never edited once it is published: add another, and change `schema` to match."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    _create_log_and_lobby()
    _create_players_and_results()
    op.create_table(
        "secrets", sa.Column("name", sa.Text, primary_key=True), sa.Column("secret", sa.Text, nullable=False)
    )
    op.create_table(
        "nodes",
        sa.Column("node", sa.Text, primary_key=True),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("heartbeat", sa.DateTime(timezone=True), nullable=False),
        sa.Column("dead", sa.Boolean, nullable=False, server_default=sa.false()),
    )


def _create_log_and_lobby() -> None:
    op.create_table(
        "log",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sa.Column("chain", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("updated", sa.BigInteger, nullable=False),
        sa.Column("summary", sa.LargeBinary, nullable=False),
        sa.Column("deadline", sa.BigInteger),
        sa.Column("node", sa.Text),
    )
    _create_index("lobby", "tables", ["status", "updated"], where="public")
    _create_index("lobby_by_game", "tables", ["status", "game", "updated"], where="public")
    op.create_index("tables_by_status", "tables", ["status"])
    _create_index("tables_by_deadline", "tables", ["deadline"], where="status = 'playing' AND deadline IS NOT NULL")
    _create_index("tables_by_node", "tables", ["node"], where="status = 'playing' AND node IS NOT NULL")
    op.create_table(
        "sitters",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.table_id"), primary_key=True),
        sa.Column("place", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("player", sa.Text, nullable=False),
    )
    op.create_index("sitters_by_player", "sitters", ["player", "table_id"])


def _create_players_and_results() -> None:
    op.create_table(
        "players",
        sa.Column("player", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "results",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.table_id"), primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.Column("ending", sa.Text, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("summary", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "result_seats",
        sa.Column("table_id", sa.Text, sa.ForeignKey("results.table_id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("share", sa.Double, nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
    )
    op.create_index("results_by_player", "result_seats", ["player", "ended", "table_id"])
    op.create_table(
        "ratings",
        sa.Column("player", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("mean", sa.Double, nullable=False),
        sa.Column("deviation", sa.Double, nullable=False),
        sa.Column("matches", sa.Integer, nullable=False),
    )
    op.create_index("ratings_best_first", "ratings", ["game", sa.text("(mean - 3 * deviation)")])


def _create_index(name: str, table: str, columns: list[str], where: str) -> None:
    condition = sa.text(where)
    op.create_index(name, table, columns, sqlite_where=condition, postgresql_where=condition)
