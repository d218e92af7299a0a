"""Yardsticks for `freebooter bench`."""
