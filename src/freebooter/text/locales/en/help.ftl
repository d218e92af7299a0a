# The help pages of the command line.

help-usage = Usage:
help-arguments = Arguments
help-options = Options
help-commands = Commands
help-default = [default: { $value }]
help-required = [required]
help-help = Show this page.

help-freebooter = Card games of pirates, and others that are installed: play, settle arguments about rules, replay, simulate.
help-lang = Language of everything the program says (otherwise FREEBOOTER_LANG, LC_ALL or LANG decide).
help-no-color = Use no colours (also: set NO_COLOR).
help-version = Show the version.

## Commands

help-play = Play against bots in the terminal.
help-referee = Judge scenario files: what must hold after the moves, and does it?
help-replay = Step through a recorded game.
help-review = Go through a recorded game with the coach: chances, and the costliest decisions.
help-rules = Read the rules of a game, or those of one card, house rule or whatever else the game has.
help-simulate = Play random games in bulk on all cores.
help-bench = Measure the speed of the engine.
help-compile = Compile the rules and the bots now, so that nobody waits later.

## Setting up a table

help-game = Which game: { $games } (otherwise { $first }).
help-name = Your name at the table.
help-people = Several people at this terminal, their names separated by commas; bots take the other seats.
help-players = How many play, you included (otherwise 3).
help-bots = Who plays against you, in turn around the table, separated by commas. From the weakest up: { $bots }.
help-bots-of = { $game }: { $bots }
help-bot = A bot of your own, as path/to/file.py:Class; may be given several times.
help-watch = Let bots play every seat, and watch.
help-option = A house rule on top of the edition; may be given several times. “freebooter rules --editions” lists them.
help-playouts = Playouts for a decision; the same seed then gives the same game again.
help-think-cores = How many cores a bot thinks on (otherwise 1).
help-seed = The deal: the same seed gives the same game again (otherwise a random one).
help-save = Write the record of the game to this file.
help-force = Replace the file if it exists.
help-fast = No pauses between the moves of the bots.
help-plain = Plain sentences without tables, for screen readers and logs.

## Other commands

help-referee-files = Scenario files, or folders of them.
help-referee-json = Print one JSON object a file.
help-replay-record = A record that “freebooter play --save” has written.
help-replay-seat = See the game as this player did (otherwise as an onlooker).
help-replay-all = Print the whole game at once.
help-review-seat = Name only this player's decisions.
help-review-think = Time for a run of playouts, such as 50ms; a decision that may be a mistake gets two.
help-review-playouts = Playouts for a run (otherwise 12000, or more with many choices); the same number gives the same review again.
help-review-seed = Seed of the playouts (otherwise 0).
help-review-html = Write the review as a page to this file.
help-review-json = Print the review as JSON.
help-topic = The game, then a card, a house rule, a section or whatever else the game has; all of the rules without it.
help-editions = Show on which rules the editions disagree.
help-simulate-games = How many games (otherwise 100000).
help-simulate-players = How many play (otherwise 4).
help-simulate-seed = Seed of the first game; each further game takes the next number (otherwise 0).
help-simulate-cores = How many cores to use (otherwise all).
help-simulate-csv = Write every game to this file.
help-simulate-json = Print the summary as JSON.
help-bench-json = Print a list of rows as JSON.
help-bench-quick = Measure for a short time only.
help-compile-games = Which games (otherwise all).

## The arena

help-arena = Play a tournament between bots, on the same deals with all seatings.
help-arena-bots = Who plays, separated by commas; a name may come twice. Bots of your own: path/to/file.py:Class. The last one fills seats that are left; of more bots than seats, every choice plays.
help-arena-games = How many games at least (otherwise 100); rounded up to whole deals, each played with all seatings.
help-arena-players = How many seats a table has (otherwise one for each bot).
help-arena-think = Time for a decision, such as 50ms or 1s.
help-arena-playouts = Playouts for a decision; the same seed then gives the same results again.
help-arena-seed = Seed of the first deal; each further deal takes the next number (otherwise 0).
help-arena-to = Write games, results and a report to this folder; the same command goes on after an interruption.
help-arena-ray = Play on the Ray cluster at this address; local starts one here.
help-arena-json = Print the results as JSON.

## The balance laboratory

help-balance = Ask what a card, a seat or a decision is worth; many games answer.
help-balance-games = About how many games for each question (otherwise as many as the game needs).
help-balance-players = How many play (otherwise several numbers, as the question needs).
help-balance-edition = Whose rules: an edition, several separated by commas, or all (otherwise).
help-balance-policy = How everybody plays: a policy of the game (otherwise its usual one); an unknown name shows which there are.
help-balance-question = What to ask, separated by commas (otherwise everything); an unknown name shows what can be asked.
help-balance-html = Write a page with tables and pictures to this file.
help-balance-to = Keep finished answers in this folder; the same command goes on after an interruption.
