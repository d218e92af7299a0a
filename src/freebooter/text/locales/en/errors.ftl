# Every refusal: one sentence that says what was wrong and what to do.

error-game = There is no game “{ $name }”; the games are { $names }.
error-game-broken = The game “{ $game }” cannot be loaded ({ $problem }); install it anew or remove it.
error-game-part = The game “{ $game }” lacks { $part } ({ $problem }); install it anew or remove it.
error-game-kind = What is installed as the game “{ $game }” is no game but a { $kind }; tell its author, or remove it.
error-game-contract = The game “{ $game }” was written for version { $version } of the contract, and this is version { $ours }; install a version of it that fits.
error-game-name = The game “{ $game }” calls itself “{ $name }”; a game has one name, in small letters, digits and hyphens.
error-game-missing = The game “{ $game }” does not say what its { $part } are; tell its author, or remove it.
error-source = “{ $source }” cannot be read; give a text or the path of a file.
error-file = The file cannot be read ({ $problem }); check its name and whether you may read it.

## Setting up a table

error-players = The players cannot be “{ $players }”; list their names in seating order.
error-options = The options cannot be “{ $options }”; name each with its value.
error-player-count = { $players } { $players ->
        [one] player
       *[other] players
    } cannot play this game; it takes { $fewest } to { $most }.
error-player-name = “{ $name }” cannot be a player's name; use 1 to { $longest } printable characters without colon, comma or number sign, and without spaces at the ends.
error-player-name-hidden = “{ $name }” has letters that cannot be seen; leave them out of the name.
error-player-name-marks = “{ $name }” piles marks on a letter, or puts them on none; use at most { $most } on each.
error-player-twice = Two players are called “{ $name }”; give each a name of their own.
error-seed-range = The seed { $seed } is out of range; choose a whole number from 0 to { $largest }.
error-edition = There is no edition “{ $name }”; the editions are { $names }.
error-option = There is no option “{ $name }”; the options are { $names }.
error-option-value = The option { $name } cannot be “{ $value }”; it is one of { $values }.

## Moves

error-move-verb = “{ $move }” is not a move of this game; moves begin with { $verbs }.
error-move-shape = “{ $move }” is not written as a move; write it as “{ $shape }”.
error-move-player = Nobody at this table is called “{ $name }”; the players are { $names }.
error-move-ambiguous = “{ $move }” could mean { $meanings }; say which.
error-move-over = “{ $move }” comes too late, the game is over.
error-move-turn = “{ $move }” cannot be played by { $player } now; it is up to { $deciding }.
error-move-illegal = “{ $move }” is not possible now; what can be played is { $legal }.
error-move-kind = “{ $move }” is not a move; write one in the notation, or give its number.
error-move-seat = There is no seat { $seat } at this table; choose one of its players.

## Records

error-record-title = line { $line }: this is not a record of a match; the first line of one is “{ $title }”.
error-record-text = line { $line }: this is not a text file; a record is text in UTF-8.
error-record-size = line { $line }: the file is larger than any record ({ $most } bytes); check that it is one.
error-record-cut = line { $line }: the record breaks off here; get a complete copy of it.
error-record-altered = line { $line }: this line is not as it was written; get an unchanged copy of the record.
error-record-expected = line { $line }: “{ $name }” was expected here; get an unchanged copy of the record.
error-record-seed = line { $line }: the seed is not a whole number; get an unchanged copy of the record.
error-record-setup = line { $line }: the table cannot be set up. { $problem }
error-record-number = line { $line }: move { $number } was expected here; get an unchanged copy of the record.
error-record-move = line { $line }: the move is refused. { $problem }
error-record-result = line { $line }: the replay says otherwise, { $name } is “{ $value }”; get an unchanged copy of the record.
error-record-talk = line { $line }: a line of talk was expected here; get an unchanged copy of the record.
error-record-rest = line { $line }: the record has ended before this line; delete what follows.

## Scenarios

error-scenario = { $file }: { $key }: { $problem }
error-scenario-size = the file is larger than any scenario ({ $most } bytes); check that it is one.
error-scenario-text = the file is not text in UTF-8; save it as such.
error-scenario-yaml = line { $line } is not YAML ({ $problem }); correct it.
error-scenario-document = the file is not a map of keys; begin it with “game:”.
error-scenario-game = the game is missing; name it, as in “game: NAME”.
error-scenario-key = there is no such key; the keys are { $keys }.
error-scenario-players = the players are missing; list their names in seating order.
error-scenario-player = nobody at the table is called “{ $name }”; the players are { $names }.
error-scenario-map = a map of names is needed here; write it as “{ "{" }name: value{ "}" }”.
error-scenario-cards = a list of cards is needed here; write it as “[CARD, CARD]”.
error-scenario-moves = a list of moves is needed here; write it as “[MOVE, MOVE]”.
error-scenario-seed = the seed must be a whole number.
error-scenario-value = the value is not written as this key needs it; see the page on scenarios.
error-scenario-card = there is no card “{ $card }” in this game; check suit and value.
error-scenario-card-twice = the card { $card } lies on the table more often than there are copies of it ({ $copies }); remove one.
error-scenario-too-many = more than { $most } cards cannot lie here; remove some.
error-scenario-flag = the value must be true or false.

## Bots

error-bot = There is no bot “{ $name }”; the bots are { $names }, and path/to/file.py:Class is one of your own.

## Simulation and files

error-games = { $games } games cannot be played; ask for at least one.
error-seeds-range = The seed { $seed } leaves no room for { $games } games; choose one from 0 to { $largest }.
error-cores = { $cores } cores cannot work; ask for at least one.
error-balance-none = The game “{ $game }” has no questions of balance; choose another one.
error-extra = { $part } is missing; install it with “pip install 'freebooter[{ $extra }]'”.
error-file-exists = The file { $file } exists already; choose another name or delete it first.
error-file-write = The file { $file } cannot be written ({ $problem }); choose another place.

## Talk

error-talk-line = That cannot be said at the table; use 1 to { $longest } printable characters.
error-promise-none = Nothing can be promised in this game; just say it.
