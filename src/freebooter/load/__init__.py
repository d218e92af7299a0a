"""The load tool: many tables of real sockets that play whole games against a server, and check all that they are sent.

From outside, `measuring.measure` and `plan.Plan` are all that is needed; what comes back is a `report.Report`.
"""
