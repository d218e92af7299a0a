"""Tables over the network: REST for everything around a table, one WebSocket per viewer for the table itself.

`app` puts the rooms together, `serving` runs that. In the rooms: `rest` and `pages` answer requests, `transport` brings
them in and has the sockets, `play` has the live tables, `messages` is what is said, `operations` what an operator sets
and sees. They import downwards in this order. From outside, `operations.config`, `serving` and `messages` are enough.
"""
