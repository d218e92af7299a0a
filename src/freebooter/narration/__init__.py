"""A match in words: what happened, what there is to decide, the moves, the final scores and the rules.

Everything is a plain sentence in the language in use, made from what a viewer sees and nothing else. The terminal's
screens and the server's viewers are told the same ones; `narrator.narrator_of` is the way in.
"""
