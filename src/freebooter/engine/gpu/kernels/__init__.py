"""Kernels that only a GPU runs."""
