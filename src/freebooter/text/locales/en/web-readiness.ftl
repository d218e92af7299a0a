# While games are still getting ready: on the home page, during setup, at a table, before a lesson.

web-ready-waiting = Waiting in line
web-ready-compiling = Getting ready
web-ready-loading = Almost ready
web-ready-ready = Ready to play
web-ready-left-soon = a few seconds left
web-ready-left-seconds = about { $seconds } s left
web-ready-left-minutes = about { $minutes } min left
web-ready-progress = Getting { $game } ready
web-ready-failed = { $game } couldn't get ready. Run “freebooter doctor” in a terminal to find out why.
web-ready-once = On a new machine, each game has to get ready once. Next time it starts right away.

## At a table, and during setup

web-ready-starting = The game starts automatically
web-ready-starting-what = The cards are dealt the moment { $game } is ready. Until then, invite friends, read the rules, or chat.
web-ready-not-yet = { $game } isn't ready yet
web-ready-not-yet-what = Set everything up now; the game then starts automatically.
web-ready-now = { $game } is ready
web-ready-now-what = You can deal the cards.
web-ready-playing-what = The game continues automatically once { $game } is ready.
web-ready-deals-itself = Dealing automatically…
web-ready-bots = Still getting ready: { $bots }. The cards are dealt right after that.
web-ready-bot = { $bot } (getting ready)
web-ready-bot-what = Still getting ready. It plays as soon as it can.

## Before a lesson

web-ready-lesson = The lesson starts automatically
web-ready-lesson-what = It starts the moment { $game } is ready. You can read the rules right now.

## Said aloud

web-ready-told-begun = { $game } is getting ready.
web-ready-told-half = { $game } is half ready.
web-ready-told-ready = { $game } is ready.
