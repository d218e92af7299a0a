# Command-line help.

help-usage = { "Usage: " }
help-arguments = Arguments
help-options = Options
help-commands = Commands
help-default = [default: { $value }]
help-required = [required]
help-help = Show this help.

help-freebooter = Play pirate card games and any others you install, settle rules questions, replay games, and run simulations.
help-lang = Set the language. Default: taken from FREEBOOTER_LANG, LC_ALL, or LANG.
help-no-color = Turn off colors. Setting NO_COLOR does the same.
help-version = Show the version.

## Commands

help-play = Play against bots in the terminal.
help-referee = Check scenario files: play their moves and compare the outcome.
help-replay = Step through a recorded game.
help-review = Review a recorded game with the coach: chances to win and the costliest decisions.
help-rules = Read a game's rules, or just those for one card, house rule, or other topic.
help-simulate = Play random games in bulk on all cores.
help-bench = Measure the engine's speed.
help-compile = Compile rules and bots now, so nobody has to wait later.
help-doctor = Check the installation, compiled rules, database, terminal, fonts, and port, and suggest fixes.

## Setting up a table

help-game = Choose the game: { $games }. Default: { $first }.
help-name = Set your name at the table.
help-people = Seat several people at this terminal. Separate their names with commas; bots take the other seats.
help-players = Set the number of players, including you. Default: 3.
help-bots = Choose your opponents, separated by commas; the list repeats around the table. From weakest to strongest: { $bots }.
help-bots-of = { $game }: { $bots }
help-bot = Add your own bot, as path/to/file.py:Class. Can be repeated.
help-watch = Let bots play every seat while you watch.
help-option = Set a house rule on top of the edition. Can be repeated. “freebooter rules --editions” lists them all.
help-playouts = Set the playouts per decision. The same seed then gives the same game.
help-think-cores = Set how many cores a bot thinks on. Default: 1.
help-seed = Set the deal: the same seed gives the same game. Default: random.
help-save = Write the game's record to this file.
help-force = Overwrite the file if it exists.
help-fast = Skip the pauses between bot moves.
help-plain = Use plain sentences instead of tables, for screen readers and logs.

## Other commands

help-referee-files = Scenario files, or folders of them.
help-referee-json = Print one JSON object per file.
help-replay-record = A record written by “freebooter play --save”.
help-replay-seat = Show the game as this player saw it. Default: as a spectator.
help-replay-all = Print the whole game at once.
help-review-seat = List only this player's decisions.
help-review-think = Set the time per run of playouts, such as 50ms. Possible mistakes get two runs.
help-review-playouts = Set the playouts per run. The same number gives the same review. Default: 12000, or more if there are many choices.
help-review-seed = Set the seed for the playouts. Default: 0.
help-review-html = Write the review as a web page to this file.
help-review-json = Print the review as JSON.
help-topic = The game, then a card, house rule, section, or other topic. Leave the topic out to read all the rules.
help-editions = Show the rules on which the editions differ.
help-simulate-games = Set the number of games. Default: 100000.
help-simulate-players = Set the number of players. Default: 4.
help-simulate-seed = Set the first game's seed; each later game uses the next number. Default: 0.
help-simulate-cores = Set how many cores to use. Default: all.
help-simulate-csv = Write every game to this file.
help-simulate-json = Print the summary as JSON.
help-bench-json = Print the rows as a JSON list.
help-bench-quick = Take short measurements only.
help-compile-games = The games to compile. Default: all.
help-compile-jobs = Set how many processes compile at the same time. Default: one per core.
help-compile-all = Compile the learning environments, too.

## The arena

help-arena = Run a bot tournament that plays the same deals in every seating.
help-arena-bots = Choose the bots, separated by commas; names can be repeated. Your own bot: path/to/file.py:Class. Too few bots: the last one fills the empty seats. Too many: every selection plays.
help-arena-bot = Try out one bot: path/to/file.py:Class. It meets the bots in --bots one at a time, or climbs the ladder until one stops it. The coach shows why it lost.
help-arena-review = Set how many lost games the coach reviews with --bot. Default: 5; 0: none.
help-arena-games = Set the minimum number of games, rounded up to whole deals in all seatings. Default: 100.
help-arena-players = Set the number of seats at the table. Default: one per bot.
help-arena-think = Set the time per decision, such as 50ms or 1s.
help-arena-playouts = Set the playouts per decision. The same seed then gives the same results.
help-arena-seed = Set the first deal's seed; each later deal uses the next number. Default: 0.
help-arena-to = Write games, results, and a report to this folder. If interrupted, run the same command to continue.
help-arena-ray = Play on the Ray cluster at this address; “local” starts one here.
help-arena-json = Print the results as JSON.

## The balance laboratory

help-balance = Play many games to find out what a card, seat, or decision is worth.
help-balance-games = Set the approximate number of games per question. Default: as many as the game needs.
help-balance-players = Set the number of players. Default: whatever each question needs.
help-balance-edition = Choose one edition, several separated by commas, or “all”. Default: all.
help-balance-policy = Choose the policy everybody plays by. Default: the game's own. An unknown name lists them all.
help-balance-question = Choose the questions, separated by commas. Default: all. An unknown name lists them all.
help-balance-html = Write a web page with tables and charts to this file.
help-balance-to = Keep finished answers in this folder. If interrupted, run the same command to continue.
help-doctor-json = Print the findings as JSON.
help-compile-clean = Don't compile; remove files left by other versions.
