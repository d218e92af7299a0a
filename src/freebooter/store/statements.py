"""The statements that both engines understand, with `:name` for a value."""

from __future__ import annotations

from collections.abc import Sequence

from .rows import REVIEWED

READ_LOG = (
    "SELECT number, data, chain FROM log WHERE table_id = :table AND number > :after ORDER BY number LIMIT :limit"
)
REMOVE_ENTRIES = "DELETE FROM log WHERE table_id = :table AND number <= :until"

_TABLE = "t.table_id, game, status, public, created, updated, summary, deadline, keeping"


def _with_players(chosen: str) -> str:
    """Tables, one line for each of their players, in the order of the lobby."""
    return (
        f"SELECT {_TABLE}, player FROM ({chosen}) AS t LEFT JOIN sitters ON sitters.table_id = t.table_id"
        " ORDER BY updated DESC, t.table_id, place"
    )


TABLE = _with_players("SELECT * FROM tables WHERE table_id = :table")


def kept_as(new: str) -> str:
    """As what a table is kept when its row is written anew; once reviewed, it stays that."""
    return f"CASE WHEN tables.keeping = '{REVIEWED}' THEN tables.keeping ELSE {new}.keeping END"


def lobby(statuses: int, of_one_game: bool) -> str:
    """The public tables of so many statuses. Each status is read from an index, and no more of it than can be shown."""
    game = " AND game = :game" if of_one_game else ""
    each = (
        f"SELECT * FROM (SELECT * FROM tables WHERE public AND status = :status{which}{game}"
        f" ORDER BY updated DESC LIMIT :limit) AS status{which}"
        for which in range(statuses)
    )
    return _with_players(f"SELECT * FROM ({' UNION ALL '.join(each)}) AS listed ORDER BY updated DESC LIMIT :limit")


def tables_of(statuses: int) -> str:
    return _with_players(
        "SELECT * FROM tables WHERE table_id IN (SELECT table_id FROM sitters WHERE player = :player)"
        f" AND status IN ({_places(statuses)}) ORDER BY updated DESC LIMIT :limit"
    )


def count_tables(statuses: int) -> str:
    return f"SELECT count(*) FROM tables WHERE status IN ({_places(statuses)})"


def _places(statuses: int) -> str:
    return ", ".join(f":status{which}" for which in range(statuses))


def status_values(statuses: Sequence[str]) -> dict[str, str]:
    return {f"status{which}": status for which, status in enumerate(statuses)}


ADD_PLAYER = (
    "INSERT INTO players (player, name, created, seen) VALUES (:player, :name, :created, :seen) ON CONFLICT DO NOTHING"
)
PLAYER = "SELECT player, name, created, seen, signed_out FROM players WHERE player = :player"
SEEN = "UPDATE players SET seen = :seen WHERE player = :player"
SIGN_OUT = (
    "UPDATE players SET signed_out = CASE WHEN signed_out >= :at THEN signed_out + 1 ELSE :at END"
    " WHERE player = :player"
)
SIGNED_OUT = "SELECT player, signed_out FROM players WHERE signed_out > 0 AND signed_out > :since"
RENAME = "UPDATE players SET name = :name WHERE player = :player"

_RESULT = (
    "SELECT r.table_id, r.game, r.ended, ending, rated, r.summary, held.keeping, player, name, points, share"
    " FROM ({chosen}) AS chosen JOIN results AS r ON r.table_id = chosen.table_id"
    " JOIN tables AS held ON held.table_id = r.table_id JOIN result_seats AS s ON s.table_id = r.table_id"
    " ORDER BY r.ended DESC, r.table_id, seat"
)
RESULT = _RESULT.format(chosen="SELECT table_id FROM results WHERE table_id = :table")
RESULTS_OF = _RESULT.format(
    chosen="SELECT DISTINCT ended, table_id FROM result_seats WHERE player = :player AND ended < :before"
    " ORDER BY ended DESC, table_id DESC LIMIT :limit"
)

_RATING = (
    "SELECT ratings.player, game, mean, deviation, matches, name"
    " FROM ratings LEFT JOIN players ON players.player = ratings.player"
)
RATINGS = f"{_RATING} WHERE game = :game ORDER BY (mean - 3 * deviation) DESC LIMIT :limit"
RATINGS_OF = f"{_RATING} WHERE ratings.player = :player ORDER BY game"

MAKE_SECRET = "INSERT INTO secrets (name, secret) VALUES (:name, :made) ON CONFLICT DO NOTHING"
SECRET = "SELECT secret FROM secrets WHERE name = :name"

# What is written with the entry that ends a match.

ADD_RESULT = (
    "INSERT INTO results (table_id, game, ended, ending, rated, summary)"
    " VALUES (:table, :game, :ended, :ending, :rated, :summary) ON CONFLICT DO NOTHING"
)
ADD_RESULT_SEAT = (
    "INSERT INTO result_seats (table_id, seat, player, name, points, share, ended)"
    " VALUES (:table, :seat, :player, :name, :points, :share, :ended)"
)
RATING = "SELECT mean, deviation FROM ratings WHERE player = :player AND game = :game"
SET_RATING = (
    "INSERT INTO ratings (player, game, mean, deviation, matches) VALUES (:player, :game, :mean, :deviation, 1)"
    " ON CONFLICT (player, game) DO UPDATE"
    " SET mean = excluded.mean, deviation = excluded.deviation, matches = ratings.matches + 1"
)
