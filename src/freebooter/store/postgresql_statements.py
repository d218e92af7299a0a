"""The statements for PostgreSQL alone, most of them for many values at once."""

from __future__ import annotations

import re
from functools import cache

from . import removing
from .rows import REMOVED
from .statements import kept_as


@cache
def for_psycopg(statement: str) -> bytes:
    """A statement with `:name` as the driver wants it; `::` is a cast."""
    return re.sub(r"(?<!:):(\w+)", r"%(\1)s", statement).encode()


def _same(*columns: str) -> str:
    return ", ".join(f"{column} = new.{column}" for column in columns)


# A node that writes holds its own row, so that it cannot be taken for dead before the transaction is over; one that is
# dead finds no row. That way nobody takes a table from a node in the midst of writing to it.
_ME = "me AS MATERIALIZED (SELECT node FROM nodes WHERE node = %(node)s AND NOT dead FOR SHARE)"

_ROWS = (
    "unnest(%(table)s::text[], %(game)s::text[], %(status)s::text[], %(public)s::bool[], %(created)s::bigint[],"
    " %(updated)s::bigint[], %(summary)b::bytea[], %(deadline)s::bigint[], %(keeping)s::text[])"
    " AS new (table_id, game, status, public, created, updated, summary, deadline, keeping)"
)

ADD_TABLES = (
    f"WITH {_ME} INSERT INTO tables"
    " (table_id, game, status, public, created, updated, summary, deadline, keeping, node)"
    f" SELECT new.*, me.node FROM me, {_ROWS} ON CONFLICT DO NOTHING"
).encode()

SET_TABLES = (
    f"UPDATE tables SET {_same('game', 'status', 'public', 'created', 'updated', 'summary', 'deadline')},"
    f" keeping = {kept_as('new')} FROM {_ROWS} WHERE tables.table_id = new.table_id"
).encode()

_SITTERS = "unnest(%(table)s::text[], %(place)s::int[], %(player)s::text[]) AS new (table_id, place, player)"

REMOVE_SITTERS = (
    "DELETE FROM sitters WHERE table_id = ANY(%(tables)s) AND NOT EXISTS (SELECT FROM "
    f"{_SITTERS} WHERE new.table_id = sitters.table_id AND new.place = sitters.place)"
).encode()
SET_SITTERS = (
    f"INSERT INTO sitters (table_id, place, player) SELECT new.* FROM {_SITTERS} ON CONFLICT (table_id, place)"
    " DO UPDATE SET player = excluded.player WHERE sitters.player <> excluded.player"
).encode()

# A batch holds a run of consecutive entries of each table, which begins with `first`. What is there already is not
# written again, and nothing is written that would leave a gap. `LATERAL … LIMIT 1` looks each table up by its key,
# however the planner judges the number of entries.
ADD_ENTRIES = (
    f"WITH {_ME} INSERT INTO log (table_id, number, data, chain)"
    " SELECT new.table_id, new.number, new.data, new.chain"
    " FROM me, unnest(%(table)s::text[], %(first)s::int[], %(number)s::int[], %(data)b::bytea[], %(chain)b::bytea[])"
    " AS new (table_id, first, number, data, chain),"
    " LATERAL (SELECT node FROM tables WHERE tables.table_id = new.table_id LIMIT 1) AS holder,"
    " LATERAL (SELECT coalesce(max(log.number), 0) AS number FROM log WHERE log.table_id = new.table_id) AS last"
    " WHERE holder.node = me.node AND new.number > last.number AND new.first <= last.number + 1"
    " ON CONFLICT DO NOTHING RETURNING table_id, number"
).encode()

ALREADY_THERE = (
    b"SELECT new.table_id, new.number"
    b" FROM unnest(%(table)s::text[], %(number)s::int[], %(data)b::bytea[], %(chain)b::bytea[])"
    b" AS new (table_id, number, data, chain),"
    b" LATERAL (SELECT data, chain FROM log"
    b" WHERE log.table_id = new.table_id AND log.number = new.number LIMIT 1) AS there"
    b" WHERE there.data = new.data AND there.chain = new.chain"
)

# Nobody else reads or changes a rating until this transaction is over.
HOLD_RATINGS = b"SELECT pg_advisory_xact_lock(7305927419)"

# Nodes. The time for which the database itself was away is nobody's silence.

_SILENT = "greatest(heartbeat, pg_postmaster_start_time()) < clock_timestamp() - make_interval(secs => %(timeout)s)"

ENLIST = (
    b"INSERT INTO nodes (node, address, heartbeat) VALUES (%(node)s, %(address)s, clock_timestamp())"
    b" ON CONFLICT (node) DO UPDATE SET address = excluded.address"
)
FORGET_THE_DEAD = (
    f"DELETE FROM nodes WHERE node IN (SELECT node FROM nodes WHERE (dead OR {_SILENT}) AND NOT EXISTS"
    " (SELECT FROM tables WHERE tables.node = nodes.node AND status = 'playing') FOR UPDATE SKIP LOCKED)"
).encode()
BEAT = (
    f"UPDATE nodes SET dead = dead OR {_SILENT}, heartbeat = clock_timestamp() WHERE node = %(node)s RETURNING NOT dead"
).encode()
LET_GO = b"UPDATE tables SET node = NULL WHERE node = %(node)s"
LEAVE = b"DELETE FROM nodes WHERE node = %(node)s"
NODES = f"SELECT node, address FROM nodes WHERE NOT dead AND NOT {_SILENT} ORDER BY node".encode()

# The holder first, then the table: in this order, as writers do, so that nobody waits for each other.
BURY_HOLDER = (
    f"UPDATE nodes SET dead = true WHERE node = (SELECT node FROM tables WHERE table_id = %(table)s) AND {_SILENT}"
).encode()
HOLD_TABLE = b"SELECT FROM tables WHERE table_id = %(table)s FOR UPDATE"
CLAIM = (
    b"UPDATE tables SET node = %(node)s WHERE table_id = %(table)s"
    b" AND NOT EXISTS (SELECT FROM nodes WHERE nodes.node = tables.node AND NOT dead)"
    b" AND EXISTS (SELECT FROM nodes WHERE nodes.node = %(node)s AND NOT dead)"
)
HOLDER = (
    f"SELECT nodes.node, nodes.address, nodes.node IS NOT NULL AND NOT dead AND NOT {_SILENT} FROM tables"
    f" LEFT JOIN nodes ON nodes.node = tables.node WHERE table_id = %(table)s AND status <> '{REMOVED}'"
).encode()
RELEASE = b"UPDATE tables SET node = NULL WHERE table_id = %(table)s AND node = %(node)s"
ORPHANS = (
    f"SELECT table_id FROM nodes JOIN tables ON tables.node = nodes.node WHERE (dead OR {_SILENT})"
    " AND status = 'playing' LIMIT %(limit)s"
).encode()
DUE = (
    "SELECT table_id FROM tables WHERE status = 'playing' AND deadline IS NOT NULL AND deadline <= %(now)s"
    " AND NOT EXISTS (SELECT FROM nodes"
    f" WHERE nodes.node = tables.node AND nodes.node <> %(node)s AND NOT dead AND NOT {_SILENT})"
    " ORDER BY deadline LIMIT %(limit)s"
).encode()

# What is removed. A node that is only silent may be in the midst of writing: its tables wait until it is buried.

CONDEMN = (
    f"{removing.CONDEMN} AND NOT EXISTS"
    " (SELECT FROM nodes WHERE nodes.node = tables.node AND nodes.node <> :node AND NOT dead)"
)
COUNT_ENTRIES = b"SELECT greatest(reltuples, 0)::bigint FROM pg_class WHERE oid = 'log'::regclass"
SIZE = b"SELECT pg_database_size(current_database())"
PROBE = b"UPDATE nodes SET heartbeat = heartbeat WHERE node = %(node)s"
