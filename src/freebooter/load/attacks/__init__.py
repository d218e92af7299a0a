"""Attacks as repeatable load, bounded in time and in sockets, beside honest tables that must not notice.

From outside, `measuring.attack` and `plan.AttackPlan` are all that is needed; what comes back are `report.Outcome`s.
"""
