"""The ground that both games stand on: kernels, random streams, the contract of a game, matches, records, scenarios.

Nothing here knows any game. From outside use `match.Match`, `record`, `scenario` and the classes of `game` and
`refusal`; the rules of a game use `kernel`, `bits`, `random`, `events` and `state`.
"""
