"""Learns what a position is worth from matches of the swift policy; only `bots/kernels/learnt.py` is kept of it."""
