"""What rules are written with: the marks that compile a function, bits, random streams, events and the record.

Everything here is compiled into kernels, or decides how they are: with a game's own kernels it is all that compiled
code depends on. A game's rules use `kernel`, `entry`, and the modules beside this one.
"""

from .compiling import INTERPRETED, bind, entry, kernel

__all__ = ["INTERPRETED", "bind", "entry", "kernel"]
