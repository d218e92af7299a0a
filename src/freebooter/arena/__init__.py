"""The laboratory: games in bulk, tournaments, and pages that show what they came to.

A tournament (`tournament.plan`) is handed out (`dispatch.played_by`) to workers of this machine (`crew.LocalCrew`) or
of a cluster (`ray_crew.RayCrew`), written down (`journal.Journal`) and summed up (`standings.results_of`). `page` and
`plots` make standalone pages of anything.
"""
