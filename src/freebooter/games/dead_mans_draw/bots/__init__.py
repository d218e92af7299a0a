"""Bots for Dead Man's Draw: policies as kernels, and the bots that play by them."""
