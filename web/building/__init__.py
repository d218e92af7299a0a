"""How the web client is made of its sources: Python and esbuild's own program, which is no Node and needs none."""
