# The browser page before any script runs: its title, and what it shows when the server is out of reach.

shell-title = Freebooter: pirate card games
shell-description = Pirate card games in your browser: right now against bots, or with friends. With exact odds, and deals anyone can check.
shell-no-script = The tables need JavaScript. Allow it for this page, or play in a terminal with “freebooter play”.
shell-match = A game of { $game }

## Out of reach

shell-offline-heading = Can't reach the server
shell-offline-explanation = The server deals the cards, and the bots think there, so you can't play without it, not even for practice. Your games are safe and will be waiting.
shell-offline-waiting = This page will continue as soon as the server responds.
shell-offline-again = Try again
