"""What REST answers, a module for each subject, and the one table of routes from which it is mounted and described.

From outside, `routes.ROUTES` and `handlers.HANDLERS` are all that is needed.
"""
