"""The games of the house, a folder each. Nothing outside names one; `engine.registry` finds them as it finds others."""
