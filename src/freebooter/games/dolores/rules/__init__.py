"""The rules as kernels and nothing else: all that compiled code depends on, together with `engine.kernels`."""
