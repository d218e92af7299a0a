"""Tables as drawings: SVG with the card faces of the browser, made from what one seat sees.

A game draws its own table on a `sheet.Sheet`; `general.draw` draws that of a game which does not. The icons and colours
are collected when the web client is built, into `built/`; without them, letters stand for the icons.
"""
