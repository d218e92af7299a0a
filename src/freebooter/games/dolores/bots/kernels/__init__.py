"""Policies and search as kernels. A policy is honest: handed a whole position it plays on what its seat observes."""
