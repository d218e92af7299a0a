"""The laboratory: games in bulk, tournaments, and pages that show what they came to.

A tournament (`tournament.plan`) is handed out (`dispatch.played_by`) to a crew, the worker processes of one run, on
this machine (`crew.LocalCrew`) or on a cluster (`ray_crew.RayCrew`), written down (`journal.Journal`) and summed up
(`standings.results_of`). `page` and `plots` make standalone pages of anything.
"""
