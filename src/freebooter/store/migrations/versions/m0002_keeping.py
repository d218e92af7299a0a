"""As what tables are kept, and when players came last, so that what nobody needs can be removed."""

from __future__ import annotations

import time

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("keeping", sa.Text, nullable=False, server_default="unfinished"))
    op.add_column("players", sa.Column("seen", sa.BigInteger, nullable=False, server_default="0"))
    _tell_tables()
    # When they came last, nobody knows: their sessions may all have begun just now.
    op.execute(sa.text("UPDATE players SET seen = :now").bindparams(now=time.time_ns() // 1_000_000))
    op.create_index("tables_by_keeping", "tables", ["keeping", "updated", "table_id"])
    op.create_index("players_by_seen", "players", ["seen", "player"])


def _tell_tables() -> None:
    nobody = "NOT EXISTS (SELECT 1 FROM sitters WHERE sitters.table_id = tables.table_id)"
    for keeping, which in (
        ("finished", "status = 'over'"),
        ("empty", f"status = 'closed' OR ({nobody} AND NOT {_has('outside')})"),
        ("rated", "table_id IN (SELECT table_id FROM results WHERE rated)"),
        ("correspondence", f"status = 'playing' AND {_has('correspondence')}"),
    ):
        op.execute(sa.text(f"UPDATE tables SET keeping = '{keeping}' WHERE {which}"))


def _has(kind: str) -> str:
    """Whether a seat or the clock in a summary is of that kind. It is JSON, so that no name has bare quotes in it."""
    words = f'"kind"\\:"{kind}"'
    if op.get_bind().dialect.name == "postgresql":
        return f"position(CAST('{words}' AS bytea) IN summary) > 0"
    return f"instr(summary, CAST('{words}' AS BLOB)) > 0"
