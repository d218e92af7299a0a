"""What REST answers, a module for each subject, and the one table of routes from which it is mounted and described.

A handler takes a `Request` and answers with a message; `app` mounts it under the name by which a route calls it.
"""
