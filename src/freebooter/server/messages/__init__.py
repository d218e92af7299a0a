"""Every message between the server and its clients, once; schemas, documentation and clients' types come from here.

`socket` goes over the socket of a table, `rest` and `learning` over REST; what a table itself says is in `table`.
"""
