"""What outlives the server: the logs of tables, the lobby, players, results and ratings, in SQLite or PostgreSQL.

The store knows nothing of games or tables; to it an entry of a log is bytes. `open_store` is the way in.
"""

from __future__ import annotations

from .opening import file_in, open_store
from .store import Rate, Store

__all__ = ["Rate", "Store", "file_in", "open_store"]
