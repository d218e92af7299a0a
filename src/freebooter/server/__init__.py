"""Tables over the network: REST for everything around a table, one WebSocket per viewer for the table itself."""
