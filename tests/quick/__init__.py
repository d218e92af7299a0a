"""`make quick`: what is worth checking after an edit, chosen by what changed. Run as `python -m tests.quick`."""
