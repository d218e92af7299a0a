# Errors: what's wrong and what to do, in at most two short sentences.

error-game = There's no game “{ $name }”. Choose one of: { $names }.
error-game-broken = Can't load the game “{ $game }” ({ $problem }). Reinstall or remove it.
error-game-part = The game “{ $game }” is missing { $part } ({ $problem }). Reinstall or remove it.
error-game-kind = What's installed as the game “{ $game }” isn't a game (type: { $kind }). Tell its author, or remove it.
error-game-contract = The game “{ $game }” needs contract version { $version }, but this is version { $ours }. Install a version that fits.
error-game-name = The game “{ $game }” calls itself “{ $name }”. Both names must match and use only lowercase letters, digits, and hyphens.
error-game-missing = The game “{ $game }” doesn't define its { $part }. Tell its author, or remove it.
error-source = Can't read “{ $source }”. Pass text or a file path.
error-file = Can't read the file ({ $problem }). Check its name and permissions.

## Setting up a table

error-players = “{ $players }” isn't a list of players. List their names in seating order.
error-options = “{ $options }” isn't a set of options. Give each option by name, with its value.
error-player-count = This game can't be played with { $players } { $players ->
        [one] player
       *[other] players
    }. It takes { $fewest } to { $most }.
error-player-name = “{ $name }” can't be a player's name. Use printable characters (1 to { $longest }) without colons, commas, number signs, or spaces at either end.
error-player-name-hidden = “{ $name }” contains invisible characters. Leave them out of the name.
error-player-name-marks = “{ $name }” stacks too many marks on a letter, or has marks without one. Use at most { $most } per letter.
error-player-twice = Two players are named “{ $name }”. Give each a different name.
error-seed-range = The seed { $seed } is out of range. Choose a whole number from 0 to { $largest }.
error-edition = There's no edition “{ $name }”. Choose one of: { $names }.
error-option = There's no option “{ $name }”. Choose one of: { $names }.
error-option-value = The option { $name } can't be “{ $value }”. Choose one of: { $values }.

## Moves

error-move-verb = “{ $move }” isn't a move in this game. Moves start with: { $verbs }.
error-move-shape = “{ $move }” isn't written like a move. Write it as “{ $shape }”.
error-move-player = Nobody at this table is named “{ $name }”. The players are: { $names }.
error-move-ambiguous = “{ $move }” could mean: { $meanings }. Say which.
error-move-over = “{ $move }” comes too late. The game is over.
error-move-turn = { $player } can't play “{ $move }” now. Now deciding: { $deciding }.
error-move-illegal = “{ $move }” isn't legal now. Legal moves: { $legal }.
error-move-kind = “{ $move }” isn't a move. Give one in the notation, or its number.
error-move-seat = There's no seat { $seat } at this table. Choose one of its players.

## Records

error-record-title = line { $line }: This isn't a game record. The first line must be “{ $title }”.
error-record-text = line { $line }: This isn't a text file. A record is UTF-8 text.
error-record-size = line { $line }: The file is too large for a record (limit in bytes: { $most }). Check that it is one.
error-record-cut = line { $line }: The record breaks off here. Get a complete copy.
error-record-altered = line { $line }: This line has been changed. Get an unaltered copy of the record.
error-record-expected = line { $line }: “{ $name }” should be here. Get an unaltered copy of the record.
error-record-seed = line { $line }: The seed isn't a whole number. Get an unaltered copy of the record.
error-record-setup = line { $line }, setup: { $problem }
error-record-number = line { $line }: Move { $number } should be here. Get an unaltered copy of the record.
error-record-move = line { $line }, move: { $problem }
error-record-result = line { $line }: The replay disagrees: { $name } is “{ $value }”. Get an unaltered copy of the record.
error-record-talk = line { $line }: A line of talk should be here. Get an unaltered copy of the record.
error-record-rest = line { $line }: The record ended before this line. Delete everything from here on.

## Scenarios

error-scenario = { $file }: { $key }: { $problem }
error-scenario-size = The file is too large for a scenario (limit in bytes: { $most }). Check that it is one.
error-scenario-text = The file isn't UTF-8 text. Save it as UTF-8.
error-scenario-yaml = Line { $line } isn't valid YAML ({ $problem }). Correct it.
error-scenario-document = The file doesn't contain keys and values. Start it with “game:”.
error-scenario-game = The game is missing. Name it, as in “game: NAME”.
error-scenario-key = There's no such key. Choose one of: { $keys }.
error-scenario-players = The players are missing. List their names in seating order.
error-scenario-player = Nobody at the table is named “{ $name }”. The players are: { $names }.
error-scenario-map = This must be a mapping from names to values. Write it as “{ "{" }name: value{ "}" }”.
error-scenario-cards = This must be a list of cards. Write it as “[CARD, CARD]”.
error-scenario-moves = This must be a list of moves. Write it as “[MOVE, MOVE]”.
error-scenario-seed = The seed must be a whole number.
error-scenario-value = This isn't a valid value for the key. See the page on scenarios.
error-scenario-card = There's no card “{ $card }” in this game. Check its suit and value.
error-scenario-card-twice = The card { $card } is used too often (copies in the game: { $copies }). Remove one.
error-scenario-too-many = There are too many cards here (limit: { $most }). Remove some.
error-scenario-flag = The value must be true or false.

## Bots

error-bot = There's no bot “{ $name }”. Choose one of: { $names }; or your own, as path/to/file.py:Class.

## Simulation and files

error-games = The number of games can't be { $games }. Choose 1 or more.
error-seeds-range = The seed { $seed } is too high for this many games ({ $games }). Choose one from 0 to { $largest }.
error-cores = The number of cores can't be { $cores }. Choose 1 or more.
error-balance-none = The game “{ $game }” has no balance questions. Choose another game.
error-extra = { $part } is missing. Install it with “pip install 'freebooter[{ $extra }]'”.
error-file-exists = The file { $file } already exists. Choose another name, or delete it first.
error-file-write = Can't write the file { $file } ({ $problem }). Choose another place.

## Talk

error-talk-line = You can't say that at the table. Use printable characters (1 to { $longest }).
error-promise-none = This game has no promises. Just say it.
