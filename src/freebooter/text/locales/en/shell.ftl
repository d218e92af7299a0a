# The web client before any script runs: its title, and the page that is shown when the server is out of reach.

shell-title = Freebooter: pirate card games
shell-description = Pirate card games in the browser: at once against bots, or with friends. With exact odds, and deals that anybody can check.
shell-no-script = The tables need JavaScript; allow it for this page, or play in the terminal with “freebooter play”.
shell-match = A match of { $game }

## Out of reach

shell-offline-heading = The server is out of reach
shell-offline-explanation = Cards are dealt and bots think on the server, so nothing can be played without it, not even for practice. Your games are safe there and wait for you.
shell-offline-waiting = As soon as it answers, this page goes on by itself.
shell-offline-again = Try again
