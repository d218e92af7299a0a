"""When players signed out everywhere: sessions that were given out before are worth nothing."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("players", sa.Column("signed_out", sa.BigInteger, nullable=False, server_default="0"))
    condition = sa.text("signed_out > 0")
    op.create_index("players_signed_out", "players", ["signed_out"], sqlite_where=condition, postgresql_where=condition)
