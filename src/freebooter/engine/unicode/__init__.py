"""What Unicode itself says of its letters: which of them look alike, and which are not to be seen.

`lookalikes.txt` is made from Unicode's own files by `make.py`; `LICENSE` is theirs.
"""
