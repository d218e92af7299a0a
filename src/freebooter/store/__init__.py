"""What outlives the server: the logs of tables, the lobby, players, results and ratings, in SQLite or PostgreSQL.

The store knows nothing of games or tables; to it an entry of a log is bytes. `open_store` is the way in.
"""
