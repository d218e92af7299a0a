"""Live tables and whoever plays there: the tables of this node, their viewers, bots and coach, and who somebody is.

Transports come in through `Server`, and ask its `TableRegistry` for a `LiveTable`. Nothing here knows how they talk.
"""
