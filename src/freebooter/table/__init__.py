"""A live match without any transport: seats, clocks, votes, talk, and a log from which all of it can be told again.

A table is what its log says: `Table.fold` takes an entry, `propose` turns what somebody wants into one. Whoever hosts
a table writes the entry down first, folds it then, and sends everybody a projection of their own.
"""
