# The load tool: many tables of real sockets against a server.

load-opening = Setting tables up
load-playing = Playing
load-settling = Ending matches
load-checking = Replaying and comparing
load-title = { $game }: { $tables } { $tables ->
        [one] table
       *[other] tables
    }, { $sockets } { $sockets ->
        [one] socket
       *[other] sockets
    }, a move every { $pace } s at each table
load-words = words asked for
load-no-words = none, as for bots
load-moves = moves a second
load-latency = from a move to all who see it, in ms
load-latency-figures = half { $half } · 99 % { $most } · longest { $longest }
load-memory = server's memory for each socket
load-server = server's processor time
load-clients = clients' processor time
load-games = matches played to the end
load-checked = messages compared with the replay
load-mismatches = mismatches
load-errors = errors
load-unknown = not told
load-error-kind = { $kind } (errors: { $count })
load-seat = seat { $seat }
load-watcher = a spectator
load-differs-gap = Table { $table }: { $viewer } was not sent version { $version }.
load-differs-view = Table { $table }, version { $version }: { $viewer } saw another table than it should have.
load-differs-moves = Table { $table }, version { $version }: { $viewer } was given other legal moves than it had.
load-differs-move = Table { $table }, version { $version }: { $viewer } was told another move than was made.
load-differs-events = Table { $table }, version { $version }: { $viewer } was told other events than happened.
load-differs-missing = Table { $table }, version { $version }: a move by { $viewer } was acknowledged but is not in the record.
load-differs-length = Table { $table }: the record has more or fewer moves than were sent.
load-differs-record = Table { $table }: the record cannot be replayed.
load-differs-commitment = Table { $table }: the secret does not fit the commitment.
load-differs-seed = Table { $table }: the deal does not follow from the secret and the nonces.
load-more = and more mismatches: { $count }
load-interrupted = Interrupted after { $seconds } s; the figures are those up to then.

## Refusals

error-load-url = “{ $url }” is no address of a server; write it as http://127.0.0.1:8000.
error-load-unreachable = Nobody answers at { $url } ({ $problem }); start a server with “freebooter serve --no-browser --no-limits”.
error-load-stranger = What answers at { $url } is no Freebooter server; check the address.
error-load-limits = The server limits how much one address may ask for; start it with “freebooter serve --no-limits” to measure it.
error-load-sockets = --sockets is the number of players, from { $fewest } to { $most }.
error-load-at-least-one = { $option } is { $value }; choose 1 or more.
error-load-negative = { $option } is { $value }; choose 0 or more.
error-load-time = { $option } is { $value }; choose a number of seconds greater than 0.
error-load-processes = --processes is { $processes }; choose at most { $most }.
error-load-files = The sockets need { $needed } open files, and the system allows { $most }; raise the limit (ulimit -n), or choose fewer --tables or more --processes.
error-load-process = A process that played has ended suddenly, perhaps for lack of memory; try again with fewer --tables.
error-load-nothing = No table could be set up ({ $kind }); look at the server's log.

## Help

help-load = Play whole games at many tables of a server, measure how fast it answers, and check everything it sends.
help-load-url = The server's address, such as http://127.0.0.1:8000.
help-load-tables = How many tables (100).
help-load-pace = Seconds between two moves at a table (2).
help-load-seconds = How long to play (30).
help-load-sockets = Players, and so sockets, at each table (4).
help-load-watchers = Spectators at each table (0).
help-load-seed = Seed of the moves and nonces (0).
help-load-processes = How many processes share the tables (1).
help-load-check = Replay only so many tables afterwards (all).
help-load-no-words = Ask for no words, as bots do; otherwise the viewers of a table ask for them in four languages, as browsers do.
help-load-json = Print the figures as JSON.
