# Compiling, simulating, and benchmarks.

compile-progress = Compiling { $game } (first time only)
compile-left = about { $seconds } s left
error-not-compiled = { $game } can't be compiled ({ $part }: { $problem }). Report this to its author, and play another game.
compile-ready = { $game } is compiled: its rules and its bots.
compile-all-ready = { $game } is compiled: its rules, its bots, and its learning environments.
compile-environments = Compiling { $game } for learning (first time only). It takes up to a minute; “freebooter compile --all” does it ahead of time.
compile-not-kept = The compiled rules couldn't be saved in { $folder } and will be compiled again next time. Set FREEBOOTER_CACHE to a writable folder with enough space.
compile-cleaned = Removed { $size } MB of other versions from { $folder } ({ $count } { $count ->
        [one] folder
       *[other] folders
    }).

simulate-progress = Playing
simulate-title = { $game }: { $games } random { $games ->
        [one] game
       *[other] games
    }
simulate-seat = seat
simulate-wins = wins
simulate-points = points
simulate-deviation = ±
simulate-range = lowest … highest
simulate-summary = Moves per game: { $moves }; shared wins: { $shared }%; games per second: { $speed } on { $cores } { $cores ->
        [one] core
       *[other] cores
    }.
simulate-interrupted = Interrupted. To continue from here, use --seed { $seed } --games { $games }.

bench-title = Random play, one core, compiled
bench-game = game
bench-players = players
bench-decision = ns/decision
bench-games = games/s
bench-yardstick = × fused
bench-base = × base game
bench-yes = yes
bench-no = no
bench-state = A game of { $game } is a record of { $bytes } { $bytes ->
        [one] byte
       *[other] bytes
    }.
bench-scaling = With two cores instead of one, simulate is { $factor } times as fast.
bench-search-title = The captain's search at the start of a game, one core
bench-playouts = playouts/s
bench-share = × random
bench-envs-title = Learning environments: { $matches } games at once with observations and masks, one core
bench-features = features
bench-actions = actions
bench-decisions = decisions/s
bench-bare = × bare rules
bench-arena = With two cores instead of one, arena is { $factor } times as fast ({ $playing } times without starting its workers). It took { $seconds } s.
bench-ray = On Ray, the same arena took { $seconds } s instead of { $locally } s, including { $start } s before the first game.
bench-server-title = Tables over real sockets, four each, one move per second at each
bench-server-tables = tables
bench-server-moves = moves/s
bench-server-median = median, ms
bench-server-late = 99%, ms
bench-server-memory = KiB/socket
bench-server-cpu = CPU ms/move
bench-server-alone = × tables alone
