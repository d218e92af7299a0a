# The load tool: many tables with real sockets on one server.

load-opening = Setting up tables
load-playing = Playing
load-settling = Finishing games
load-checking = Replaying and comparing
load-title = { $game }: { $tables } { $tables ->
        [one] table
       *[other] tables
    }, { $sockets } { $sockets ->
        [one] socket
       *[other] sockets
    }, one move every { $pace } s at each table
load-words = languages requested
load-no-words = none, as for bots
load-moves = moves per second
load-latency = from a move to everyone who sees it, in ms
load-latency-figures = median { $half } · 99% { $most } · longest { $longest }
load-memory = server memory per socket
load-server = server CPU time
load-clients = client CPU time
load-games = finished games
load-checked = messages checked against the replay
load-mismatches = mismatches
load-errors = errors
load-unknown = unknown
load-error-kind = { $kind } (errors: { $count })
load-seat = seat { $seat }
load-watcher = a spectator
load-differs-gap = Table { $table }: { $viewer } never got version { $version }.
load-differs-view = Table { $table }, version { $version }: { $viewer } saw the wrong table.
load-differs-moves = Table { $table }, version { $version }: { $viewer } got the wrong legal moves.
load-differs-move = Table { $table }, version { $version }: { $viewer } was shown the wrong move.
load-differs-events = Table { $table }, version { $version }: { $viewer } was shown the wrong events.
load-differs-missing = Table { $table }, version { $version }: a move by { $viewer } was acknowledged but isn't in the record.
load-differs-length = Table { $table }: the record and the moves sent differ in number.
load-differs-record = Table { $table }: the record can't be replayed.
load-differs-commitment = Table { $table }: the secret doesn't match the commitment.
load-differs-seed = Table { $table }: the deal doesn't follow from the secret and the nonces.
load-more = more mismatches: { $count }
load-interrupted = Interrupted after { $seconds } s. The figures cover the time until then.

## Refusals

error-load-url = “{ $url }” isn't a server address. Write it as http://127.0.0.1:8000.
error-load-unreachable = Nothing answers at { $url } ({ $problem }). Start a server with “freebooter serve --no-browser --no-limits”.
error-load-stranger = The server at { $url } isn't a Freebooter server. Check the address.
error-load-limits = The server limits requests per address. To measure it, start it with “freebooter serve --no-limits”.
error-load-not-ready = The server is still getting ready ({ $games }). Try again when its log says “game ready”.
error-load-sockets = --sockets is the number of players. Choose from { $fewest } to { $most }.
error-load-at-least-one = { $option } can't be { $value }. Choose 1 or more.
error-load-negative = { $option } can't be { $value }. Choose 0 or more.
error-load-time = { $option } can't be { $value }. Choose a number of seconds greater than 0.
error-load-processes = --processes can't be { $processes }. Choose at most { $most }.
error-load-files = The sockets need { $needed } open files, but the system allows { $most }. Raise the limit (ulimit -n), lower --tables, or raise --processes.
error-load-process = A client process ended unexpectedly, perhaps out of memory. Try again with fewer --tables.
error-load-nothing = No table could be set up ({ $kind }). See the server's log.

## Help

help-load = Play full games at many tables of a server, measure its response times, and check everything it sends.
help-load-url = The server's address, such as http://127.0.0.1:8000.
help-load-tables = Set the number of tables. Default: 100.
help-load-pace = Set the seconds between moves at a table. Default: 2.
help-load-seconds = Set how many seconds to play. Default: 30.
help-load-sockets = Set the players, and so the sockets, per table. Default: 4.
help-load-watchers = Set the spectators per table. Default: 0.
help-load-seed = Set the seed for moves and nonces. Default: 0.
help-load-processes = Set how many processes share the tables. Default: 1.
help-load-check = Replay only this many tables afterward. Default: all.
help-load-no-words = Request no text, as bots do. Default: request it in four languages, as browsers do.
help-load-json = Print the figures as JSON.
